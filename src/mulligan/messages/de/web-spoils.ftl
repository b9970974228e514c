# Der Tisch von The Spoils im Browser.

web-spoils-cost = Kosten
web-spoils-threshold = Schwelle
web-spoils-provides = Liefert
web-spoils-strength = Stärke
web-spoils-life = Leben
web-spoils-speed = Tempo
web-spoils-structure = Struktur
web-spoils-influence = Einfluss
web-spoils-icon-O = Obsession
web-spoils-icon-G = Greed
web-spoils-icon-E = Elitism
web-spoils-icon-D = Deception
web-spoils-icon-R = Rage
web-spoils-icon-V = Volition

# Wie eine Karte dasteht
web-spoils-number = { $name } { $now }
web-spoils-number-changed = { $name } { $now } (gedruckt { $printed })
web-spoils-depleted = erschöpft
web-spoils-fresh = kam in diesem Zug
web-spoils-used = benutzt
web-spoils-down = verdeckt
web-spoils-damage = { $count } Schaden
web-spoils-assigned = { $count } Schaden zugeteilt
web-spoils-tokens = { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
}
web-spoils-party-attack = greift an
web-spoils-party-block = blockt
web-spoils-party-joins = schließt sich dem Block an
web-spoils-attached-to = Angelegt an { $card }

# Eine Seite des Tisches
web-spoils-opponents = Gegner
web-spoils-own-side = Deine Seite
web-spoils-characters = Charaktere
web-spoils-items = Gegenstände
web-spoils-locations = Orte
web-spoils-resources = Ressourcen
web-spoils-no-characters = Keine Charaktere.
web-spoils-no-resources = Keine Ressourcen.
web-spoils-free = { $free } von { $all } zum Bezahlen
web-spoils-deck = Deck { $count }
web-spoils-discards = Ablage { $count }
web-spoils-out = Aus dem Spiel { $count }
web-spoils-discards-of = Ablagestapel von { $name }, die letzte zuoberst
web-spoils-out-of = Karten von { $name } aus dem Spiel
web-spoils-lost = hat verloren

# Was vorgeht
web-spoils-going-on = Was vorgeht
web-spoils-turn = Zug { $turn }: { $name }
web-spoils-yours = deiner
web-spoils-before = Vor dem ersten Zug
web-spoils-plays = { $you ->
    [yes] gespielt von dir
   *[no] gespielt von { $by }
}
web-spoils-uses = { $you ->
    [yes] du benutzt { $ability }
   *[no] { $by } benutzt { $ability }
}
web-spoils-turn-over = Es gab nichts mehr zu tun: dein Zug ist von selbst zu Ende.
web-spoils-triggers = { $you ->
    [yes] wirkt für dich
   *[no] wirkt für { $by }
}
web-spoils-answers-card = { $you ->
    [yes] du antwortest damit
   *[no] { $by } antwortet damit
}
web-spoils-answers-ability = { $you ->
    [yes] du antwortest mit { $ability }
   *[no] { $by } antwortet mit { $ability }
}
web-spoils-picks = wählt { $cards }
web-spoils-resolving = wird verrechnet
web-spoils-stopped = abgebrochen
web-spoils-due = { $you ->
    [yes] Du zahlst noch { $left } für { $card }
   *[no] { $name } zahlt noch { $left } für { $card }
}
web-spoils-waiting = Wartet darauf, zu geschehen
web-spoils-lasting = { $count ->
    [one] 1 Effekt, der andauert
   *[other] { $count } Effekte, die andauern
}
web-spoils-lasts-turn = { $card } ({ $name }), in diesem Zug
web-spoils-lasts-later = { $card } ({ $name }), eine Weile
web-spoils-lasts-good = { $card } ({ $name }), auf Dauer
web-spoils-tray = Zur Auswahl
web-spoils-looked-at = Was du ansiehst
web-spoils-it-is = Du siehst: { $cards }.

# Ein Kampf
web-spoils-battle = { $you ->
    [yes] Du greifst { $target } an
   *[no] { $by } greift { $target } an
}
web-spoils-attackers = Angreifer
web-spoils-blockers = Blocker
web-spoils-nobody-blocks = niemand blockt
web-spoils-levels = Schaden nach Tempo
web-spoils-level = Tempo { $speed }
web-spoils-level-done = vorbei
web-spoils-level-now = jetzt
web-spoils-level-later = kommt noch
web-spoils-step-attackers = Die Angreifer werden gewählt.
web-spoils-step-tactics = Taktiken, bevor geblockt wird.
web-spoils-step-blockers = Die Blocker werden gewählt.
web-spoils-step-before-damage = Taktiken, bevor Schaden zugeteilt wird.
web-spoils-step-assigning = Schaden wird zugeteilt.
web-spoils-step-after-assigning = Taktiken, bevor der zugeteilte Schaden zugefügt wird.
web-spoils-step-end = Der Kampf endet.

# Die Bühne
web-spoils-common-headings = STARTHAND, STARTRESSOURCEN, RESTORE-REGEL, DEVELOP-REGEL, KOSTEN, ZUSATZKOSTEN, EFFEKT, STARTING DRAW, STARTING RESOURCES, RESTORE RULE, DEVELOP RULE, COST, EXTRA COST, EFFECT
web-spoils-act-play = Spielen
web-spoils-act-use = Benutzen
web-spoils-act-attack = Angreifen
web-spoils-no-play = Du hast keine Karte, die jetzt gespielt werden kann.
web-spoils-no-use = Keine deiner Fähigkeiten kann jetzt benutzt werden: Du kannst sie nicht bezahlen, ihre Karte ist erschöpft, oder es ist nicht die Zeit dafür.
web-spoils-none-mulligan = Alle behalten
web-spoils-none-blockers = Niemand blockt
web-spoils-some-mulligan = { $count ->
    [one] Eine Karte tauschen
   *[other] { $count } Karten tauschen
}
web-spoils-some-attackers = { $count ->
    [one] Mit einem angreifen
   *[other] Mit { $count } angreifen
}
web-spoils-some-blockers = { $count ->
    [one] Mit einem blocken
   *[other] Mit { $count } blocken
}
web-spoils-no-attack = Du hast keinen Charakter, der angreifen kann.
web-spoils-count-attack = { $count } Angreifer
web-spoils-count-block = { $count ->
    [0] kein Blocker
   *[other] { $count } Blocker
}
web-spoils-party-strength = Stärke { $strength }
web-spoils-goal = Ziel: Bringe { $factions } auf 0 Einfluss.
web-spoils-goal-watch = Wer als Letzter Einfluss hat, gewinnt.
web-spoils-start = { $touch ->
    [yes] Dein Zug beginnt: Tippe auf eine Karte, um sie als Ressource zu legen, oder zieh eine.
   *[other] Dein Zug beginnt: Klick auf eine Karte, um sie als Ressource zu legen, oder zieh eine.
}
web-spoils-lay = Ressource legen
web-spoils-draw = Karte ziehen
web-spoils-start-empty = Dein Zug beginnt: Deine Hand ist leer, also kannst du keine Ressource legen. Zieh eine Karte.
