# Uhren, Abwesenheit, Begegnungen, Umgangsformen.
web-clock-legend = Uhren und Abwesenheit
web-clock-move = Zeit für jede Entscheidung
web-clock-game = Zeit für eine ganze Partie, je Platz
web-clock-none = so lange man will
web-clock-out = Wem die Zeit ausgeht
web-clock-out-lose = verliert die Partie
web-clock-out-bot = gibt den Platz an einen Bot ab
web-clock-away = Andere dürfen einen Bot spielen lassen nach einer Abwesenheit von
web-clock-away-hint = Nach dreimal so langer Zeit dürfen sie die Partie beanspruchen. Wer da ist, wird nie ersetzt.
web-clock-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
web-clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-clocks = Uhren
web-clock-of = { $name }: noch { $time }
web-clock-running = Die Uhr von { $name } läuft: noch { $time }
web-clock-passes = Passt von selbst in { $time }
web-clock-left = { $count ->
    [one] Noch 1 Sekunde
   *[other] Noch { $count } Sekunden
}
web-clock-terms = { $move ->
    [none] { $game } je Partie
   *[other] { $game ->
        [none] { $move } je Entscheidung
       *[other] { $move } je Entscheidung, { $game } je Partie
    }
}
web-seat-away-for = seit { $minutes } min weg
web-seat-late = Zeit abgelaufen
web-claim = Die Partie beanspruchen
web-claim-hint = Alle anderen sind seit langem weg.
web-ended-by-time = Die Zeit ist abgelaufen.
web-ended-by-claim = Die anderen blieben weg, die Partie wurde beansprucht.

web-refused-out-of-time = Auf deiner Uhr ist keine Zeit mehr. Der Bot spielt weiter.
web-refused-nobody-to-claim-from = Es gibt niemanden, gegen den die Partie beansprucht werden könnte.
web-refused-not-away-long = Jemand, gegen den du spielst, ist da oder war es vor kurzem. Beansprucht werden kann die Partie nach { $seconds } Sekunden Abwesenheit.

web-match = Wie viele Partien
web-match-1 = eine Partie
web-match-3 = zwei Siege von drei
web-match-hint = In einem Match wählt, wer verloren hat, die Seiten und wer die nächste Partie beginnt.
web-match-score = { $best ->
    [1] Gewonnene Partien: { $score }
   *[other] Bis zu { $best } Partien, gewonnen: { $score }
}
web-match-won = { $name } gewinnt das Match.
web-match-next = Nächste Partie: du beginnst
web-match-next-other = Nächste Partie: die andere Seite beginnt
web-match-swap = mit getauschten Seiten
web-match-loser = { $name } wählt, wie die nächste Partie beginnt.
web-match-go-on = Nächste Partie
web-refused-loser-chooses = { $name } hat die letzte Partie verloren und wählt die Seiten und wer beginnt.
web-refused-match-of-two = Ein Match aus mehreren Partien ist für zwei Plätze.

web-queue = Gegner finden
web-queue-about = Jemand von ähnlicher Stärke, mit Uhren; die Partie zählt für deine Wertung. Je länger du wartest, desto weiter dürfen zwei auseinander sein.
web-queue-game = Spiel
web-queue-seek = Nach einem Gegner suchen
web-queue-cancel = Nicht mehr suchen
web-queue-waiting = Gesucht wird seit { $time }. { $count ->
    [one] Sonst sucht gerade niemand dieses Spiel.
   *[other] { $count } suchen gerade dieses Spiel.
}
web-queue-found = Jemand wurde gefunden.
web-refused-not-seeking = Du suchst gerade keinen Gegner.

web-ended-by-closed = Der Gastgeber hat den Tisch geschlossen.
web-manners = Umgangsformen
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-muted = { $name } ist stumm geschaltet.
web-block = { $name } blockieren
web-blocked = Du hast mit { $name } nichts mehr zu tun.
web-blocks = Blockiert
web-unblock = { $name } nicht mehr blockieren
web-report = { $name } melden …
web-report-words = Was ist geschehen?
web-report-send = An den Gastgeber senden
web-reported = Der Gastgeber weiß Bescheid.
web-host = Die Seite des Gastgebers
web-host-secret = Das Geheimnis, das „mulligan host“ ausgegeben hat
web-host-enter = Eintreten
web-host-figures = { $tables } Tische, { $profiles } Profile
web-host-reports = Meldungen
web-host-no-reports = Niemand hat etwas gemeldet.
web-host-about = Über { $name }, Platz { $seat } am Tisch { $table }, von { $by }
web-host-by-watcher = jemandem, der zusieht
web-host-by-seat = Platz { $seat }
web-host-settle = Erledigt
web-host-settled = erledigt
web-host-close = Den Tisch schließen
web-host-ban = Das Profil sperren
web-host-banned = Gesperrte Profile
web-host-no-banned = Niemand ist gesperrt.
web-host-unban = { $name } wieder zulassen
web-host-close-other = Einen Tisch nach seinem Namen schließen
web-refused-not-the-host = Das ist nicht das Geheimnis des Gastgebers dieses Hauses.
web-refused-nothing-there = So etwas gibt es hier nicht.
web-refused-no-profile-there = Dort sitzt niemand mit einem eigenen Profil.

web-notices = Der Browser sagt mir, dass ich am Zug bin, während ich woanders bin
web-notices-refused = Der Browser erlaubt dieser Seite keine Hinweise.
web-host-works = Für alle
web-host-works-about = Was Leute machen, gehört ihnen. Was du anbietest, können alle bauen und spielen; was sein Besitzer ändert, danach wirst du wieder gefragt. Was du selbst mitbringst:
web-host-work-by = { $count ->
    [one] von { $name }, 1 Zeile
   *[other] von { $name }, { $count } Zeilen
 }
web-host-look = Ansehen
web-host-decline = Ablehnen
web-host-withdraw = Nicht mehr anbieten
web-host-no-works = Niemand hat gefragt.
