# `mulligan arena`: Bots treffen in einer Liga aufeinander.

arena-help = Bots in einer Liga gegeneinander spielen lassen und einstufen
arena-description = Spielt eine Liga zwischen Bots: jede Kartenverteilung einmal von jedem Platz aus, jedes Paar gleich oft. Jede beendete Partie wird sofort in den Ordner geschrieben; eine abgebrochene Liga geht weiter, wenn derselbe Befehl noch einmal gegeben wird. Derselbe Startwert ergibt dieselbe Liga, gleich mit wie vielen Prozessen, außer ein Bot denkt nach der Uhr.
arena-epilog = Beispiel: mulligan arena unmatched --entrants search:worlds=200,medium,easy --games 400 --jobs 2 --out liga
arena-entrants-help = wer aufeinandertrifft: random, heuristic, easy, medium, hard, search; mit Angaben wie in search:worlds=200 (medium,easy)
arena-out-help = der Ordner für die Partien und die Tabelle (league)
arena-on-help = auf einem Ray-Cluster spielen: ray (der dieses Rechners, oder er allein) oder ray://RECHNER:10001
arena-on-unknown = Gespielt wird auf ray oder ray://RECHNER:10001, nicht auf { $place }.
arena-needs-ray = Das braucht das Paket ray: installiere mulligan[ray].
arena-no-cluster = Unter { $place } antwortet kein Ray-Cluster. Läuft er, mit denselben Versionen von Python und Ray?
arena-another = { $folder } enthält die Partien einer anderen Liga: andere Teilnehmer, Startwerte oder Aufstellung. Nenne einen anderen Ordner.
arena-cannot-write = Die Partien können nicht nach { $folder } geschrieben werden: { $why }.
arena-needs-extra = Die Tabelle braucht das Paket { $package }: installiere mulligan[research]. Die Partien bleiben erhalten; gib denselben Befehl noch einmal.
arena-one-number-of-seats = Eine Liga hat eine feste Zahl von Plätzen: zum Beispiel 4, nicht 3-8.
arena-stopped = Nach { $games } von { $planned } Partien angehalten; derselbe Befehl macht dort weiter.
arena-kept = Die Partien stehen in { $file }.
arena-entrant = Teilnehmer
arena-rating = Wertung
arena-sure = zu 95 % sicher
