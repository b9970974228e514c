# `mulligan replay`: eine gespeicherte Partie noch einmal.

replay-help = eine gespeicherte Partie Schritt für Schritt ansehen
replay-description = Geht eine gespeicherte Partie Schritt für Schritt durch, mit den Augen eines ihrer Plätze oder als jemand, der nur zusieht.
replay-file = DATEI
replay-seat-help = mit wessen Augen: ein Name, eine Zahl ab 1, oder „watcher“ (wer gespielt hat)
replay-all-help = alles auf einmal ausgeben
replay-no-seat = Hier spielt niemand namens „{ $seat }“. Die Plätze sind: { $names }; oder „watcher“.
replay-about = { $game } mit { $names }, Startwert { $seed }, { $choices } Entscheidungen.
replay-keys = Enter weiter, b zurück, eine Zahl springt dorthin, s Anfang, e Ende, t Tisch, log, as NAME (oder watcher), q Schluss
replay-prompt = { $place }/{ $last }>{ " " }
replay-at-end = Die Partie hat { $last } Entscheidungen.
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-verify-help = eine vom Tisch geladene Partie prüfen: Stand die Verteilung vor der Partie fest, und passen die Entscheidungen dazu?
replay-hash-help = mit --verify: die Prüfsumme, die du dir zu Beginn notiert hast
replay-hash-alone = --hash gehört zu --verify.
replay-other-hash = Diese Partie hat die Prüfsumme { $hash }, und du hast { $noted } notiert: Es ist nicht die, die damals festgelegt wurde.
replay-not-dealt = Der Startwert der Verteilung ist nicht, was das Geheimnis des Servers und die Beiträge der Spieler ergeben.
replay-cut-off = Nach { $choices } Entscheidungen endet die Aufzeichnung und die Partie nicht: Da wurde etwas abgeschnitten.
replay-hash-hint = Ob das die Prüfsumme ist, die dir zu Beginn gezeigt wurde, weißt nur du: Vergleiche sie, oder gib sie mit --hash an.
replay-share = { $name } hat { $share } zur Verteilung beigesteuert.
replay-no-commitment = { $file } hat keine Prüfsumme, die vor der Partie veröffentlicht wurde. Nur Partien, die von einem Tisch geladen wurden, haben eine.
replay-not-fair = Der Startwert dieser Partie ist nicht der, der vor ihr festgelegt wurde: Er ergibt die veröffentlichte Prüfsumme { $hash } nicht.
replay-fair = { $choices ->
    [one] Die eine Entscheidung passt
   *[other] Alle { $choices } Entscheidungen passen
} zu der Partie, die ihr Startwert ergibt, und der Startwert ergibt die Prüfsumme, die vor der Partie veröffentlicht wurde: { $hash }
