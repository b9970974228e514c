# `mulligan sim`: viele Partien mit Agenten.

sim-help = viele Partien mit Agenten spielen und zählen, wie sie enden
sim-description = Spielt Partien mit Agenten auf allen Plätzen und zählt Längen und Siege. Partie Nummer i hat den Startwert SEED + i - 1 und kann damit allein noch einmal gespielt werden.
sim-game = SPIEL
sim-games-help = wie viele Partien (1000)
sim-seed-help = der Startwert der ersten Partie (1)
sim-seats-help = wie viele Plätze (4), oder ein Bereich wie 3-8
sim-agents-help = wer spielt, reihum am Tisch und mit jeder Partie einen Platz weiter (random)
sim-decks-help = The Spoils: die Decks, mit Namen oder als Dateien, jede Paarung der Reihe nach (alle fertigen)
sim-heroes-help = Unmatched: die Helden, mit Namen oder als Dateien, jede Paarung der Reihe nach
sim-board-help = Unmatched: der Spielplan (Helicarrier)
sim-no-items-help = Unmatched: ohne Gegenstände spielen
sim-no-heroes = { $game } hat keine Helden zur Wahl.
sim-no-board = { $game } hat weder Spielpläne noch Gegenstände zur Wahl.
sim-no-decks = { $game } hat keine Decks zur Wahl.
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
sim-goal = { $game ->
    [spoils] Deck
    [unmatched] Held
   *[other] Ziel
}
sim-agent = Agent
sim-wins = Siege
sim-played = Partien
sim-held = { $game ->
    [mystic-war] gehabt
   *[other] Partien
}
sim-share = Anteil
sim-fair-share = gerechter Anteil
