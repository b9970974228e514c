# `mulligan sim`: viele Partien mit Agenten.

sim-help = viele Partien mit Agenten spielen und zählen, wie sie enden
sim-description = Spielt Partien mit Agenten auf allen Plätzen und zählt Längen und Siege. Partie Nummer i hat den Startwert SEED + i - 1 und kann damit allein noch einmal gespielt werden.
sim-game = SPIEL
sim-games-help = wie viele Partien (1000)
sim-seed-help = der Startwert der ersten Partie (1)
sim-agents-help = wer spielt, reihum am Tisch und mit jeder Partie einen Platz weiter (random)
sim-check-help = bei jeder Entscheidung prüfen, was immer gelten muss
sim-jobs-help = wie viele Prozesse (1); 0 nimmt jeden Kern
sim-json-help = als JSON ausgeben
sim-seats-unreadable = „{ $seats }“ ist keine Anzahl von Plätzen: sage 4, oder 3-8.

sim-playing = Es wird gespielt
sim-stopped = Abgebrochen nach { $games } von { $planned } Partien.
sim-nothing = Abgebrochen, bevor die erste Partie zu Ende war.
sim-fault = mulligan: Was immer gelten muss, gilt nicht. { $fault }
sim-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen in { $seconds } s{ $checked ->
    [yes] , jede Stellung geprüft
   *[no] { "" }
}
sim-ends = Geteilte Siege: { $shared }. Unentschieden: { $draws }.
sim-length = Länge
sim-decisions = Entscheidungen
sim-rounds = Runden
sim-fewest = wenigste
sim-mean = Mittel
sim-most = meiste
sim-seat = Platz
sim-agent = Agent
sim-wins = Siege
sim-played = Partien
sim-share = Anteil
sim-fair-share = gerechter Anteil
sim-seats-help = wie viele Plätze, oder ein Bereich wie 3-8
sim-epilog = Ein Spiel hat eigene Angaben: „mulligan sim SPIEL --help“ zeigt sie.
sim-goal = Ziel
sim-held = gehalten
