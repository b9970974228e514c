# Unmatched: die Worte der Möglichkeiten, Fragen, Ablehnungen und Ereignisse.

unmatched-a-card = eine Karte
unmatched-an-item = einen Gegenstand
unmatched-space = { $zones } { $number }
unmatched-item-in = { $item } ({ $space })
unmatched-one-of-several = { $name } { $number }
unmatched-you = dich
unmatched-you-acting = Du
unmatched-you-with = { $you } ({ $hero })
unmatched-your = von dir
unmatched-whose = von { $seat }

unmatched-option-decline = ablehnen
unmatched-option-maneuver = manövrieren
unmatched-option-yes = ja
unmatched-option-done = fertig
unmatched-option-use-item = den Gegenstand einsetzen
unmatched-option-scheme = Plan { $card }
unmatched-option-scheme-by = Plan { $card } mit { $fighter }
unmatched-option-attack = { $target } mit { $fighter } angreifen
unmatched-option-scheme-item = { $item } mit { $fighter } einsetzen
unmatched-option-boost = verstärken mit { $card } (+{ $amount })
unmatched-option-from-deck = { $card } aus dem Deck
unmatched-option-boost-stored = verstärken mit { $card } aus dem Anzug (+{ $amount })
unmatched-option-discard = { $card } abwerfen
unmatched-option-use-ability = nutze die Fähigkeit von { $hero }
unmatched-option-alternative = Auswahl { $number }
unmatched-option-first-card = zuerst den Effekt der Karte
unmatched-option-first-item = zuerst den Effekt des Gegenstands
unmatched-option-first-of-abilities = Fähigkeit { $number } von { $hero } zuerst
unmatched-option-first-ability = zuerst die Fähigkeit von { $hero }

unmatched-deed-moves = { $fighter } nach { $space }
unmatched-deed-attacks = legt { $card }
unmatched-deed-defends = verteidigt mit { $card }
unmatched-deed-no-defense = verteidigt nicht
unmatched-deed-answers = { $card }: { $answer }

unmatched-about-hidden = Warten auf einen anderen Spieler.
unmatched-about-placement = Wo beginnt { $fighter }?
unmatched-about-action = { $left ->
    [1] Du bist am Zug: welche Aktion wählst du? Es ist deine letzte.
   *[other] Du bist am Zug: welche Aktion wählst du? Du hast noch { $left }.
}
unmatched-about-boost-move = Verstärkst du deine Bewegung?
unmatched-about-move-which = Welchen Kämpfer bewegst du als nächsten?
unmatched-about-move-where = Wohin geht { $fighter }?
unmatched-about-attack-card = Mit welcher Karte greift { $attacker } { $defender } an?
unmatched-about-combat-item = Setzt du hier { $item } ein? Deine Karte zählt dann { $value } mehr.
unmatched-about-defense-card = { $attacker } greift { $defender } an. Mit welcher Karte verteidigst du?
unmatched-about-boost-card = Verstärkst du deine Karte?
unmatched-about-order = Welcher deiner Effekte wird zuerst ausgeführt?
unmatched-about-hand-limit = Du darfst { $most } Karten behalten. Welche wirfst du ab?
unmatched-about-discard = { $card }: welche Karte wirfst du ab?
unmatched-about-effect-may = { $card }: willst du das? { $act }.
unmatched-about-effect-fighter = { $card }: welchen Kämpfer wählst du?
unmatched-about-effect-opponent = { $card }: welchen Gegner wählst du?
unmatched-about-effect-move-which = { $card }: welchen Kämpfer bewegst du als nächsten?
unmatched-about-effect-move-where = { $card }: wohin geht { $fighter }?
unmatched-about-effect-place = { $card }: auf welches Feld kommt { $fighter }?
unmatched-about-effect-shuffle = { $card }: welche abgeworfene Karte kommt zurück ins Deck?
unmatched-about-effect-take = { $card }: welche Karte nimmst du?
unmatched-about-effect-discard-theirs = { $card }: welche Karte wird dort abgeworfen?
unmatched-about-effect-number = { $card }: wie viele?
unmatched-about-effect-one-of = { $card }: welches ihrer Angebote?
unmatched-about-effect-deck = { $card }: welche Karte kommt ins Deck?
unmatched-about-form = Was ist dein Held jetzt?
unmatched-about-marker = { $card }: auf welches Feld?
unmatched-about-zone = { $card }: welche Zone wählst du?
unmatched-about-space = { $card }: welches Feld wählst du?
unmatched-about-name = { $card }: welche Karte nennst du?
unmatched-about-path = { $card }: durch wen zieht { $fighter }?
unmatched-about-stop = { $card }: Verhinderst du diese Wirkung auf deine Hand?
unmatched-about-instead = Wird { $fighter } auf ein beliebiges Feld gestellt, statt zu ziehen?
unmatched-about-share = Wie viel von dem Schaden nimmt stattdessen { $fighter }?

unmatched-refusal-not-your-decision = Gerade entscheidet ein anderer Spieler.
unmatched-refusal-not-now = Das gehört zu einem anderen Schritt des Zuges.
unmatched-refusal-no-such-card = Diese Karte hast du nicht auf der Hand.
unmatched-refusal-not-a-scheme = Mit der Plan-Aktion wird nur eine Plan-Karte gespielt.
unmatched-refusal-not-their-card = Dieser Kämpfer darf die Karte nicht verwenden.
unmatched-refusal-fighter-defeated = Der Kämpfer, der sie spielen könnte, ist besiegt.
unmatched-refusal-mission-not-met = Was die Mission verlangt, ist nicht erfüllt.
unmatched-refusal-no-attack-card = Du hast keine Angriffskarte, die dieser Kämpfer verwenden darf.
unmatched-refusal-out-of-reach = Das Ziel ist nicht benachbart.
unmatched-refusal-out-of-zone = Das Ziel ist weder benachbart noch in einer Zone dieses Kämpfers.
unmatched-refusal-friendly-target = Dieser Kämpfer ist auf deiner Seite.
unmatched-refusal-first-turn-limit = Im ersten Zug greifst du den nächsten Spieler an oder einen, der schon am Zug war.
unmatched-refusal-not-an-attack = Nur Angriffs- und vielseitige Karten greifen an.
unmatched-refusal-not-a-defense = Nur Verteidigungs- und vielseitige Karten verteidigen.
unmatched-refusal-no-boost-value = Diese Karte hat keinen Verstärkungswert.
unmatched-refusal-space-taken = Auf diesem Feld steht ein Kämpfer.
unmatched-refusal-too-far = Kein Weg dieser Länge führt dorthin.
unmatched-refusal-cannot-leave = Dieser Kämpfer kann sein Feld in diesem Zug nicht verlassen oder hat sich schon bewegt.
unmatched-refusal-no-item-here = Auf dem Feld dieses Kämpfers liegt kein Gegenstand.
unmatched-refusal-not-a-scheme-item = Ein Kampfgegenstand wird eingesetzt, wenn im Kampf eine Karte gespielt wird.
unmatched-refusal-cannot-skip = Auf eine Aktion kann man nicht verzichten.
unmatched-refusal-not-a-start = Ein Gefährte beginnt auf einem freien Feld in einer Zone seines Helden, und auf keinem Startfeld eines Helden.
unmatched-refusal-cannot-be-attacked = Eine Fähigkeit verhindert, dass dieser Kämpfer so angegriffen wird.
unmatched-refusal-cannot-now = Ein Effekt hindert dich in diesem Zug daran.
unmatched-refusal-not-named = Das gehört nicht zu dem, was der Effekt nennt.
unmatched-refusal-wrong-form = Dein Held ist jetzt etwas anderes, als diese Karte verlangt.

# $you ist "yes", wo der Leser selbst handelt: $seat ist dann „Du“.
unmatched-event-placed = { $fighter } wird auf { $space } gestellt.
unmatched-event-turn = { $you ->
    [yes] { $seat } beginnst Zug { $amount }.
   *[no] Zug { $amount }: { $seat }.
}
unmatched-event-maneuvers = { $you ->
    [yes] { $seat } manövrierst.
   *[no] { $seat } manövriert.
}
unmatched-event-draws = { $you ->
    [yes] { $seat } ziehst { $card }.
   *[no] { $seat } zieht { $card }.
}
unmatched-event-exhausted = { $you ->
    [yes] Dein Deck ist leer: deine Kämpfer sind erschöpft.
   *[no] Das Deck von { $seat } ist leer: die Kämpfer sind erschöpft.
}
unmatched-event-moves = { $fighter } geht von { $before } nach { $space }.
unmatched-event-boosts = { $you ->
    [yes] { $seat } verstärkst mit { $card }: +{ $amount }.
   *[no] { $seat } verstärkt mit { $card }: +{ $amount }.
}
unmatched-event-discards = { $you ->
    [yes] { $seat } wirfst { $card } ab.
   *[no] { $seat } wirft { $card } ab.
}
unmatched-event-plays-scheme = { $you ->
    [yes] { $seat } spielst { $card } mit { $fighter }.
   *[no] { $fighter } spielt { $card }.
}
unmatched-event-attacks = { $you ->
    [yes] { $seat } greifst { $fighter } mit { $attacker } an.
   *[no] { $attacker } greift { $fighter } an.
}
unmatched-event-plays-face-down = { $you ->
    [yes] { $seat } spielst { $card } verdeckt.
   *[no] { $seat } spielt { $card } verdeckt.
}
unmatched-event-no-defense = { $you ->
    [yes] { $seat } spielst keine Karte.
   *[no] { $seat } spielt keine Karte.
}
unmatched-event-reveals = { $you ->
    [yes] { $seat } deckst { $card } auf, Wert { $amount }.
   *[no] { $seat } deckt { $card } auf, Wert { $amount }.
}
unmatched-event-takes-item = { $fighter } nimmt { $item }.
unmatched-event-value-is = Der Wert von { $card } ist { $amount } ({ $rule }).
unmatched-event-cancelled = { $rule } hebt Effekte von { $card } auf.
unmatched-event-damage = { $fighter } nimmt { $amount } Schaden.
unmatched-event-damage-lost = { $left ->
    [0] Der Rest des Kampfschadens ({ $amount }) verfällt: { $fighter } hatte nicht mehr Lebenspunkte.
   *[other] Der Rest des Kampfschadens ({ $amount }) verfällt: { $fighter } fällt nicht unter { $left } Leben.
}
unmatched-event-recovers = { $fighter } erholt sich um { $amount }.
unmatched-event-combat-result = { $you ->
    [yes] { $seat } gewinnst den Kampf; Kampfschaden: { $amount }.
   *[no] { $seat } gewinnt den Kampf; Kampfschaden: { $amount }.
}
unmatched-event-defeated = { $fighter } ist besiegt.
unmatched-event-eliminated = { $you ->
    [yes] { $seat } bist ausgeschieden.
   *[no] { $seat } ist ausgeschieden.
}
unmatched-event-wins = { $ally ->
    [yes] { $you ->
        [yes] { $seat } und { $opponent } gewinnt.
       *[no] { $theirs ->
            [yes] { $seat } und du gewinnt.
           *[no] { $seat } und { $opponent } gewinnen.
        }
    }
   *[no] { $you ->
        [yes] { $seat } gewinnst.
       *[no] { $seat } gewinnt.
    }
}
unmatched-event-gains-actions = { $you ->
    [yes] { $seat } erhältst
   *[no] { $seat } erhält
} { $amount ->
    [1] eine Aktion.
   *[other] { $amount } Aktionen.
}
unmatched-event-stores = { $you ->
    [yes] { $seat } verwahrst { $card } { $whose }.
   *[no] { $seat } verwahrt { $card } { $whose }.
}
unmatched-event-acquires = { $you ->
    [yes] { $seat } erhältst die Mission { $card }.
   *[no] { $seat } erhält die Mission { $card }.
}
unmatched-event-no-mission = { $you ->
    [yes] { $seat } hast keine Mission mehr zu erhalten.
   *[no] { $seat } hat keine Mission mehr zu erhalten.
}
unmatched-event-shuffles = { $you ->
    [yes] { $seat } mischst { $card } ins Deck.
   *[no] { $seat } mischt { $card } ins Deck.
}
unmatched-event-swaps = { $one } und { $fighter } tauschen die Felder.
unmatched-event-now-fights = { $fighter } ist nun im Kampf.
unmatched-event-held = { $amount ->
    [0] { $fighter } kann sein Feld in diesem Zug nicht verlassen.
   *[other] { $fighter } kann sein Feld im kommenden Zug nicht verlassen.
}
unmatched-event-cannot-attack = { $amount ->
    [0] { $fighter } kann in diesem Zug nicht angreifen.
   *[other] { $fighter } kann im kommenden Zug nicht angreifen.
}
unmatched-limit = { $limit ->
    [0] Karten ziehen
    [1] manövrieren
    [2] mehr als einmal manövrieren
    [3] angreifen
    [4] mehr als einmal angreifen
    [5] Plankarten spielen
    [6] Planaktionen ausführen
    [7] verstärken
    [8] Aktionen erhalten
   *[other] Leben zurückgewinnen
}
unmatched-event-limited = { $seat }: { $later ->
    [yes] im kommenden Zug
   *[no] in diesem Zug
} nicht erlaubt: { $limit }.
unmatched-event-next-actions = { $seat } { $you ->
    [yes] hast
   *[no] hat
} im nächsten Zug { $amount } { $amount ->
    [one] Aktion
   *[other] Aktionen
} { $later ->
    [yes] weniger
   *[no] mehr
}.
unmatched-event-ignores-stars = { $you ->
    [yes] { $seat } übergehst in diesem Zug Gehirnwäsche-Effekte.
   *[no] { $seat } übergeht in diesem Zug Gehirnwäsche-Effekte.
}
unmatched-event-takes-card = { $you ->
    [yes] { $seat } nimmst { $card } auf die Hand.
   *[no] { $seat } nimmt { $card } auf die Hand.
}
unmatched-event-reveals-card = { $you ->
    [yes] { $seat } deckst { $card } vom Deck auf.
   *[no] { $seat } deckt { $card } vom Deck auf.
}
unmatched-event-looks = { $you ->
    [yes] { $seat } siehst dir die Hand { $whose } an.
   *[no] { $seat } sieht sich die Hand { $whose } an.
}
unmatched-event-set-health = { $fighter } hat nun { $amount } Lebenspunkte.
unmatched-event-returns = { $fighter } kehrt auf { $space } zurück.
unmatched-event-taken-away = { $fighter } verlässt das Spielfeld.
unmatched-event-item-placed = Auf { $space }: { $item }.
unmatched-event-uses-item = { $fighter } setzt { $item } ein.
unmatched-event-turn-ends = { $you ->
    [yes] Dein Zug endet.
   *[no] Der Zug von { $seat } endet.
}
unmatched-event-draw-game = Kein Held steht mehr: das Spiel ist unentschieden.
unmatched-event-not-cancelled = Effekte von { $card } können nicht aufgehoben werden.
unmatched-event-prevented = { $fighter } nimmt keinen Schaden durch Effekte.
unmatched-event-counters = { $you ->
    [yes] Deine Marken ändern sich um { $amount }.
   *[no] Die Marken von { $seat } ändern sich um { $amount }.
}
unmatched-event-form = { $you ->
    [yes] { $seat } bist jetzt { $form }.
   *[no] { $seat } ist jetzt { $form }.
}
unmatched-event-marker-placed = { $marker } auf { $space }.
unmatched-event-marker-removed = { $marker } weg von { $space }.
unmatched-event-stays = { $card } bleibt im Spiel.
unmatched-event-prevented-discard = { $you ->
    [yes] { $seat } missachtest { $rule } und wirfst nichts ab.
   *[no] { $seat } missachtet { $rule } und wirft nichts ab.
}
unmatched-event-prevented-look = { $card } hebt eine Wirkung auf, die die Hand angesehen hätte.
unmatched-event-leaves = { $card } verlässt das Spiel.
unmatched-event-puts-in-deck = { $you ->
    [yes] { $seat } legst { $card } ins Deck.
   *[no] { $seat } legt { $card } ins Deck.
}
unmatched-event-endless = Tausend Züge sind ohne Sieger vergangen: das Spiel ist unentschieden.
unmatched-event-blind-boosts = { $you ->
    [yes] { $seat } verstärkst blind mit { $card }: +{ $amount }.
   *[no] { $seat } verstärkt blind mit { $card }: +{ $amount }.
}
unmatched-event-chooses-player = { $you ->
    [yes] { $seat } wählst { $opponent }.
   *[no] { $seat } wählt { $opponent }.
}
unmatched-event-bonus = { $you ->
    [yes] Deine Angriffe zählen in diesem Zug { $amount } mehr.
   *[no] Angriffe von { $seat } zählen in diesem Zug { $amount } mehr.
}
unmatched-event-holds-now = { $you ->
    [yes] Was dein Text sagt, gilt { $amount ->
        [0] in diesem Zug
        [1] bis zu deinem nächsten Zug
        [3] im nächsten Zug eines Gegners
        [4] für den Rest des Spiels
       *[other] bis zum Ende deines nächsten Zugs
    }.
   *[no] Was ein Text von { $seat } sagt, gilt { $amount ->
        [0] in diesem Zug
        [1] bis zum nächsten Zug von { $seat }
        [3] im nächsten Zug eines Gegners
        [4] für den Rest des Spiels
       *[other] bis zum Ende des nächsten Zugs von { $seat }
    }.
}
unmatched-event-no-draw = { $you ->
    [yes] { $seat } ziehst in diesem Zug keine Karten.
   *[no] { $seat } zieht in diesem Zug keine Karten.
}
unmatched-event-tells = { $you ->
    [yes] { $seat } sagst, dass der gedruckte Wert { $amount } ist.
   *[no] { $seat } sagt, dass der gedruckte Wert { $amount } ist.
}

unmatched-several-draws = { $known ->
    [yes] { $you ->
        [yes] { $seat } ziehst { $cards }.
       *[no] { $seat } zieht { $cards }.
    }
   *[no] { $you ->
        [yes] { $seat } ziehst { $count } Karten.
       *[no] { $seat } zieht { $count } Karten.
    }
}
unmatched-several-items = Gegenstände: { $items }.

unmatched-stays = bleibt

unmatched-screen-zones = { $board }. Zonen: { $zones }
unmatched-screen-you = du
unmatched-screen-defeated = besiegt
unmatched-screen-cards = Hand { $hand }, Deck { $deck }, Abwurf { $discards }
unmatched-screen-stored = verwahrt: { $cards }
unmatched-screen-combat = { $attacker } ({ $attack }) greift { $defender } an ({ $defense }).
unmatched-screen-no-card = keine Karte
unmatched-screen-face-down = verdeckt

# Der Tisch im Browser.
unmatched-setup-hero = Held
unmatched-setup-hero-line = { $health } Leben, Bewegung { $move }, { $reach }.
unmatched-setup-board = Schlachtfeld
unmatched-setup-board-line = { $spaces } Felder, { $zones } Zonen{ $items ->
    [yes] , mit Gegenständen.
   *[no] .
}
unmatched-setup-items = Mit Gegenständen spielen
unmatched-setup-items-hint = Es gibt sie nur auf Schlachtfeldern, die Plätze dafür haben.
unmatched-setup-teams = Zwei Teams
unmatched-setup-teams-hint = Platz 1 und 3 spielen gegen Platz 2 und 4. Bei drei Plätzen führt der erste zwei Helden.
unmatched-setup-partner = Zweiter Held von Platz 1
unmatched-setup-partner-hint = Der erste Platz führt beide Helden seines Teams.
unmatched-melee = Nahkampf
unmatched-ranged = Fernkampf
unmatched-item-value = Erhöht den Wert der Karte, die auf diesem Feld im Kampf gespielt wird, um { $value }.
unmatched-mark-no-draw = zieht in diesem Zug keine Karten
unmatched-mark-limited = darf in diesem Zug nicht: { $limits }
unmatched-mark-starless = beachtet in diesem Zug keine Gehirnwäsche
unmatched-mark-form = ist { $form }
unmatched-mark-aside = neben dem Deck: { $cards }
unmatched-mark-pile = { $pile }: { $cards }
unmatched-mark-ongoing = im Spiel: { $cards }
unmatched-marker-about = Eine Marke von { $seat }.

unmatched-zone-blue = Blau
unmatched-zone-bluegreen = Blaugrün
unmatched-zone-brown = Braun
unmatched-zone-coral = Koralle
unmatched-zone-darkblue = Dunkelblau
unmatched-zone-gold = Gold
unmatched-zone-gray = Grau
unmatched-zone-graybrown = Graubraun
unmatched-zone-green = Grün
unmatched-zone-ice = Eisblau
unmatched-zone-indigo = Indigo
unmatched-zone-ivory = Elfenbein
unmatched-zone-lightblue = Hellblau
unmatched-zone-lightgray = Hellgrau
unmatched-zone-lightgreen = Hellgrün
unmatched-zone-maroon = Weinrot
unmatched-zone-navy = Marineblau
unmatched-zone-olive = Oliv
unmatched-zone-orange = Orange
unmatched-zone-pink = Rosa
unmatched-zone-purple = Purpur
unmatched-zone-red = Rot
unmatched-zone-rust = Rost
unmatched-zone-silver = Silber
unmatched-zone-slate = Schiefer
unmatched-zone-steel = Stahlblau
unmatched-zone-stone = Stein
unmatched-zone-tan = Sand
unmatched-zone-teal = Petrol
unmatched-zone-violet = Violett
unmatched-zone-yellow = Gelb

# Aufbauten, die es nicht geben kann
unmatched-no-hero = Es gibt keinen Helden namens „{ $hero }“. Die Helden sind: { $heroes }.
unmatched-no-board = Es gibt keinen Spielplan namens „{ $board }“. Die Spielpläne sind: { $boards }.
unmatched-hero-lacks = der Eintrag „{ $entry }“ fehlt
unmatched-hero-odd = etwas darin ist nicht, wie es in solchen Dateien steht
unmatched-hero-incomplete = Die Datei des Helden ist nicht vollständig: { $reason }.
unmatched-hero-numbers = Anzahlen und Lebenspunkte sind 1 bis { $most }, ein Bewegungswert 0 bis { $most }
unmatched-hero-values = ein Wert oder BOOST-Wert ist 0 bis { $most }
unmatched-hero-fighters = ein Held hat höchstens { $most } Kämpfer, alle Gefährten mitgezählt
unmatched-hero-cards = ein Deck hat höchstens { $most } Karten
unmatched-hero-nests = sie ist zu tief verschachtelt
unmatched-hero-not-toml = Sie ist kein TOML: { $reason }.
unmatched-hero-file = { $file } ist kein Held. { $reason }
unmatched-board-too-small = { $board } hat { $spaces } Startfelder, zu wenige für { $heroes } Helden.
unmatched-teams-of-four = Ein Mannschaftsspiel hat vier Helden, nicht { $heroes }.
unmatched-two-to-four = Unmatched ist für zwei bis vier Helden, nicht { $heroes }.
unmatched-people = { $heroes } Helden werden von { $heroes } Personen gespielt, oder vier Helden in Mannschaften von dreien.

# By how much something falls short
unmatched-short-steps = Zu weit: { $far } Felder, du hast { $steps }.
unmatched-short-path = Kein freier Weg von { $steps } Feldern führt dorthin.
unmatched-short-maneuver = Kämpfer bewegen sich, wenn du manövrierst.
unmatched-short-not-named = { $card } erlaubt das hier nicht.
unmatched-short-attack = Außer Reichweite: { $far } Felder entfernt, und dieser Kämpfer greift angrenzende Felder an.
unmatched-short-zone = Außer Reichweite: { $far } Felder entfernt und in keiner Zone dieses Kämpfers.
unmatched-short-now = { $now ->
    [moving] Gerade werden Kämpfer bewegt.
    [placing] Gerade werden Gefährten aufgestellt.
    [effect] Erst kommt { $source }.
   *[other] Erst kommt etwas anderes.
}
unmatched-short-type = { $type ->
    [attack] Diese Karte spielst du, wenn einer deiner Kämpfer angreift.
    [defense] Diese Karte spielst du, wenn einer deiner Kämpfer angegriffen wird.
    [versatile] Diese Karte spielst du, wenn einer deiner Kämpfer angreift oder angegriffen wird.
   *[scheme] Ein Plan wird als eigene Aktion gespielt.
}
unmatched-term-immediately = SOFORT
unmatched-term-during = WÄHREND DES KAMPFES | während des Kampfes
unmatched-term-after = NACH DEM KAMPF | nach dem Kampf
unmatched-term-boost = Verstärkungswert
