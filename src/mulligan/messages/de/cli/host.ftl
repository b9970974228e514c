# `mulligan host`.

host-help = ein Geheimnis für die Seite des Gastgebers machen
host-description = Macht ein neues Geheimnis für die Seite des Gastgebers, auf der Meldungen zu sehen sind, Tische geschlossen und Profile gesperrt werden. Das letzte Geheimnis gilt von da an nicht mehr. Der Server darf laufen.
host-no-house = In dieser Datenbank ist noch kein Haus: „mulligan serve“ macht eines.
host-secret = Die Seite des Gastgebers ist /host#{ $secret } unter der Adresse des Servers. Behalte es für dich; es wird nicht noch einmal gezeigt.
