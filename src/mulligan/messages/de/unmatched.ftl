# Unmatched: die Worte für Optionen, Fragen, Ablehnungen und Ereignisse.

unmatched-a-card = eine Karte
unmatched-one-of-several = { $name } { $number }

unmatched-option-decline = verzichten
unmatched-option-maneuver = Manöver
unmatched-option-yes = ja
unmatched-option-done = fertig
unmatched-option-use-item = den Gegenstand benutzen
unmatched-option-scheme = Plan { $card }
unmatched-option-scheme-by = Plan { $card } durch { $fighter }
unmatched-option-attack = { $target } angreifen mit { $fighter }
unmatched-option-scheme-item = { $item } benutzen mit { $fighter }
unmatched-option-boost = verstärken mit { $card } (+{ $amount })
unmatched-option-boost-stored = verstärken mit der verwahrten Karte { $card } (+{ $amount })
unmatched-option-discard = { $card } ablegen
unmatched-option-alternative = Angebot { $number }
unmatched-option-first-card = zuerst der Effekt der Karte
unmatched-option-first-item = zuerst der Effekt des Gegenstands
unmatched-option-first-ability = zuerst die Fähigkeit von { $hero }

unmatched-about-hidden = Jemand anders ist dran.
unmatched-about-placement = Wo beginnt dein Gefährte?
unmatched-about-action = { $left ->
    [1] Du bist am Zug: Welche Aktion nimmst du? Es ist deine letzte.
   *[other] Du bist am Zug: Welche Aktion nimmst du? Du hast { $left }.
}
unmatched-about-boost-move = Verstärkst du deine Bewegung?
unmatched-about-move-which = Wen bewegst du als Nächstes?
unmatched-about-move-where = Wo endet die Bewegung?
unmatched-about-attack-card = Mit welcher Karte greifst du an?
unmatched-about-combat-item = Benutzt du den Kampfgegenstand auf diesem Feld?
unmatched-about-defense-card = Du wirst angegriffen. Mit welcher Karte verteidigst du?
unmatched-about-boost-card = Verstärkst du deine Karte?
unmatched-about-order = Welcher deiner Effekte kommt zuerst?
unmatched-about-hand-limit = Du hast zu viele Karten. Welche legst du ab?
unmatched-about-discard = { $card }: Welche Karte legst du ab?
unmatched-about-effect-may = { $card }: Tust du, was sie anbietet?
unmatched-about-effect-fighter = { $card }: Wen wählst du?
unmatched-about-effect-opponent = { $card }: Welchen Gegner wählst du?
unmatched-about-effect-move-which = { $card }: Wen bewegst du als Nächstes?
unmatched-about-effect-move-where = { $card }: Wo endet die Bewegung?
unmatched-about-effect-place = { $card }: Auf welches Feld?
unmatched-about-effect-shuffle = { $card }: Welche abgelegte Karte kommt zurück in den Stapel?
unmatched-about-effect-take = { $card }: Welche Karte nimmst du?
unmatched-about-effect-discard-theirs = { $card }: Welche Karte muss abgelegt werden?
unmatched-about-effect-number = { $card }: Wie viele?
unmatched-about-effect-one-of = { $card }: Welches ihrer Angebote?
unmatched-about-effect-deck = { $card }: Welche Karte kommt auf den Stapel?

unmatched-refusal-not-your-decision = Gerade entscheidet jemand anders.
unmatched-refusal-not-now = Das gehört zu einem anderen Schritt des Zugs.
unmatched-refusal-no-such-card = Diese Karte hast du nicht auf der Hand.
unmatched-refusal-not-a-scheme = Nur ein Plan wird mit der Plan-Aktion gespielt.
unmatched-refusal-not-their-card = Dieser Kämpfer darf die Karte nicht benutzen.
unmatched-refusal-fighter-defeated = Wer sie spielen könnte, ist besiegt.
unmatched-refusal-mission-not-met = Was die Mission verlangt, ist gerade nicht so.
unmatched-refusal-no-attack-card = Du hast keine Angriffskarte, die dieser Kämpfer benutzen darf.
unmatched-refusal-out-of-reach = Das Ziel steht nicht benachbart.
unmatched-refusal-out-of-zone = Das Ziel steht weder benachbart noch in einer Zone dieses Kämpfers.
unmatched-refusal-friendly-target = Dieser Kämpfer ist auf deiner Seite.
unmatched-refusal-first-turn-limit = Im ersten Zug greifst du nur an, wer als Nächstes dran ist oder schon einen Zug hatte.
unmatched-refusal-not-an-attack = Nur Angriffskarten und vielseitige Karten greifen an.
unmatched-refusal-not-a-defense = Nur Verteidigungskarten und vielseitige Karten verteidigen.
unmatched-refusal-no-boost-value = Diese Karte ist als Verstärkung nichts wert.
unmatched-refusal-space-taken = Auf diesem Feld steht jemand.
unmatched-refusal-too-far = Kein Weg dieser Länge führt dorthin.
unmatched-refusal-cannot-leave = Dieser Kämpfer kann sein Feld in diesem Zug nicht verlassen oder ist schon gegangen.
unmatched-refusal-no-item-here = Auf dem Feld dieses Kämpfers liegt kein Gegenstand.
unmatched-refusal-not-a-scheme-item = Ein Kampfgegenstand wird benutzt, wenn im Kampf eine Karte gespielt wird.
unmatched-refusal-cannot-skip = Eine Aktion lässt sich nicht auslassen.

unmatched-event-placed = { $fighter } wird auf { $space } gestellt.
unmatched-event-turn = Zug { $amount }: { $seat }.
unmatched-event-maneuvers = { $seat } nimmt ein Manöver.
unmatched-event-draws = { $seat } zieht { $card }.
unmatched-event-exhausted = Der Stapel von { $seat } ist leer: Alle auf dieser Seite sind erschöpft.
unmatched-event-moves = { $fighter } geht von { $before } nach { $space }.
unmatched-event-boosts = { $seat } verstärkt mit { $card }: +{ $amount }.
unmatched-event-discards = { $seat } legt { $card } ab.
unmatched-event-plays-scheme = { $fighter } spielt { $card }.
unmatched-event-attacks = { $attacker } greift { $fighter } an.
unmatched-event-plays-face-down = { $seat } spielt { $card } verdeckt.
unmatched-event-no-defense = { $seat } spielt keine Karte.
unmatched-event-reveals = { $seat } deckt { $card } auf, Wert { $amount }.
unmatched-event-takes-item = { $fighter } nimmt { $item }.
unmatched-event-value-is = Der Wert von { $card } ist { $amount } ({ $rule }).
unmatched-event-cancelled = { $rule } hebt Effekte auf { $card } auf.
unmatched-event-damage = { $fighter } erleidet { $amount } Schaden.
unmatched-event-recovers = { $fighter } gewinnt { $amount } Leben zurück.
unmatched-event-combat-result = { $seat } gewinnt den Kampf; Kampfschaden: { $amount }.
unmatched-event-defeated = { $fighter } ist besiegt.
unmatched-event-eliminated = { $seat } scheidet aus.
unmatched-event-wins = { $ally ->
    [yes] { $seat } und { $opponent } gewinnen.
   *[no] { $seat } gewinnt.
}
unmatched-event-gains-actions = { $seat } bekommt { $amount ->
    [1] eine Aktion.
   *[other] { $amount } Aktionen.
}
unmatched-event-stores = { $seat } verwahrt { $card } von { $opponent }.
unmatched-event-acquires = { $seat } erhält { $card }.
unmatched-event-no-mission = Für { $seat } ist keine Mission mehr da.
unmatched-event-shuffles = { $seat } mischt { $card } in den Stapel.
unmatched-event-swaps = { $one } und { $fighter } tauschen die Felder.
unmatched-event-now-fights = { $fighter } steht jetzt im Kampf.
unmatched-event-held = { $fighter } kann das Feld in diesem Zug nicht verlassen.
unmatched-event-ignores-stars = { $seat } beachtet in diesem Zug keine Effekte „Gehirnwäsche“.
unmatched-event-takes-card = { $seat } nimmt { $card } auf die Hand.
unmatched-event-reveals-card = { $seat } deckt { $card } vom Stapel auf.
unmatched-event-looks = { $seat } sieht sich die Hand von { $opponent } an.
unmatched-event-set-health = { $fighter } hat jetzt { $amount } Leben.
unmatched-event-returns = { $fighter } kehrt auf { $space } zurück.
unmatched-event-item-placed = { $item } liegt auf { $space }.
unmatched-event-uses-item = { $fighter } benutzt { $item }.
unmatched-event-turn-ends = Der Zug von { $seat } ist zu Ende.
unmatched-event-draw-game = Kein Held steht mehr: Das Spiel endet unentschieden.
unmatched-event-not-cancelled = Effekte auf { $card } lassen sich nicht aufheben.
unmatched-event-prevented = { $fighter } erleidet keinen Schaden durch Effekte.
unmatched-event-counters = Die Marken von { $seat } ändern sich um { $amount }.
unmatched-event-puts-in-deck = { $seat } legt { $card } in den Stapel.
unmatched-event-endless = Tausend Züge ohne Sieger: Das Spiel endet unentschieden.
unmatched-event-blind-boosts = { $seat } verstärkt blind mit { $card }: +{ $amount }.
unmatched-event-chooses-player = { $seat } wählt { $opponent }.
unmatched-event-bonus = Angriffe von { $seat } sind in diesem Zug { $amount } mehr wert.
unmatched-event-no-draw = { $seat } zieht in diesem Zug keine Karten.
unmatched-event-tells = { $seat } sagt, der aufgedruckte Wert sei { $amount }.

unmatched-screen-zones = { $board }. Zonen: { $zones }
unmatched-screen-you = du
unmatched-screen-defeated = besiegt
unmatched-screen-cards = Hand { $hand }, Stapel { $deck }, abgelegt { $discards }
unmatched-screen-stored = verwahrt: { $cards }
unmatched-screen-combat = { $attacker } ({ $attack }) greift { $defender } ({ $defense }) an.
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
unmatched-mark-starless = beachtet in diesem Zug keine Gehirnwäsche

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
