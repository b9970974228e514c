# Der Richtertisch im Browser. Die Seite setzt diese Texte selbst; der Dienst sagt, was mit „web-refused“ beginnt.

web-refused-too-many-doubts = { $most } Augenblicke dieses Tisches hat der Gastgeber schon. Das reicht fürs Erste.

web-workshop-place-judge = Richten
web-judge = Richtertisch
web-judge-about = Lege eine Stellung aus, sage, was gespielt wird und was du erwartest, und sieh, was Mulligan tut und nach welcher Regel.
web-workshop-my-scenarios = Meine Szenarien
web-workshop-new-scenario = Ein neues Szenario auslegen
web-workshop-no-scenarios = Hier werden deine Szenarien stehen.
web-judge-title = Titel
web-judge-new-title = Was geschieht hier?
web-judge-game = Spiel
web-judge-seats = Plätze
web-judge-parts = Teile des Richtertischs
web-judge-tab-position = Stellung
web-judge-tab-text = Text
web-judge-tab-outcome = Ergebnis
web-judge-position = Die Stellung
web-judge-table = Der Tisch
web-judge-cards = Karten
web-judge-search = Karten suchen
web-judge-put-into = Sie kommen nach: { $zone }
web-judge-choose-zone = Wähle erst einen Bereich: Dorthin kommen die Karten.
web-judge-zone = { $seat }: { $zone }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-judge-take-out = { $card } wegnehmen aus { $zone }
web-judge-on-card = Auf { $card }
web-judge-damage = Schaden
web-judge-tokens = Marker
web-judge-depleted = erschöpft
web-judge-as-usual = wie üblich
web-judge-nobody = niemand
web-judge-defeated = besiegt
web-judge-health = Lebenspunkte von { $name }
web-judge-where = Wo { $name } steht
web-judge-no-item = kein Gegenstand
web-judge-item-at = Gegenstand auf { $space }
web-judge-more-parts = Mehr …
web-judge-text = Das Szenario als Text
web-judge-text-hint = { $touch ->
    [yes] Beide sagen dasselbe: Was du antippst, wird hier geschrieben, und was du schreibst, wird dort ausgelegt. Szenarien sind englisch.
   *[other] Beide sagen dasselbe: Was du anklickst, wird hier geschrieben, und was du schreibst, wird dort ausgelegt. Szenarien sind englisch.
}
web-judge-script = Was gespielt wird
web-judge-script-empty = Noch nichts. Wähle unter „Ergebnis“, was zuerst gespielt wird.
web-judge-remove-step = „{ $step }“ wegnehmen
web-judge-holds = Es trifft zu.
web-judge-played = Gespielt. Erwartet wird noch nichts.
web-judge-fails = Es trifft nicht zu: { $message }
web-judge-line = Zeile { $line }
web-judge-expected = erwartet: { $value }
web-judge-found = gefunden: { $value }
web-judge-asked = { $seat } wird gefragt: { $question }
web-judge-nobody-asked = Niemand wird mehr etwas gefragt.
web-judge-choose = Wähle, was { $seat } tut
web-judge-expect = Was erwartet wird
web-judge-expect-hint = { $touch ->
    [yes] Tippe an, was am Ende dasteht, um es zu erwarten, oder stattdessen etwas anderes.
   *[other] Klicke an, was am Ende dasteht, um es zu erwarten, oder stattdessen etwas anderes.
}
web-judge-expect-empty = Noch wird nichts erwartet.
web-judge-remove-expected = Nicht mehr erwarten: { $what }
web-judge-facts = Was am Ende dasteht
web-judge-expect-this = Erwarten: { $what }
web-judge-events = Was geschah
web-judge-events-empty = Noch ist nichts geschehen.
web-judge-nothing = nichts
web-judge-rule = Regel { $rule }
web-judge-running = Der Tisch wird freigeräumt …
web-judge-read-only-list = Das steht nur im Text.

# ---- an einem Tisch
web-judge-this = Hier richten
web-wrong = Das ist falsch …
web-wrong-hint = Was hätte geschehen sollen? Der Augenblick und das Protokoll, wie du sie siehst, gehen an den Gastgeber.
web-wrong-send = Absenden
web-wrong-sent = Für den Gastgeber aufgehoben als { $id }. Danke.

# ---- die Teile einer Stellung, wie Szenarien sie nennen
web-judge-key-turn = Wer am Zug ist
web-judge-key-step = Wo es beginnt
web-judge-key-round = Runde
web-judge-key-first-player = Startspieler
web-judge-key-passed = Haben gepasst
web-judge-key-first-to-pass = Zuerst gepasst
web-judge-key-deck = Deck, oberste zuerst
web-judge-key-deck-size = Karten im Deck
web-judge-key-discard = Abgelegt
web-judge-key-hand = Hand
web-judge-key-hand-size = Karten auf der Hand
web-judge-key-face-up = Offen
web-judge-key-goal = Ziel
web-judge-key-goal-shown = Ziel gezeigt
web-judge-key-followers = Anhänger
web-judge-key-mystic-power = Mystische Macht
web-judge-key-gold = Gold
web-judge-key-influence = Einfluss
web-judge-key-play = Im Spiel
web-judge-key-new = Im Spiel seit diesem Zug
web-judge-key-resources = Ressourcen
web-judge-key-face-down = Verdeckt
web-judge-key-out-of-game = Aus dem Spiel
web-judge-key-faction = Fraktion
web-judge-key-number = Nummer des Zugs
web-judge-key-actions = Aktionen übrig
web-judge-key-had-a-turn = Hatten einen Zug
web-judge-key-items = Gegenstände
web-judge-key-fighters = Kämpfer
web-judge-key-form = Gestalt
web-judge-key-counters = Zähler
web-judge-key-asked = Wer gefragt wird
web-judge-key-over = Vorbei
web-judge-key-winners = Gewinner
web-judge-key-wealth = Wohlstand
web-judge-key-hand-limit = Handlimit
web-judge-key-can-pay = Kann zahlen
web-judge-key-icons = Symbole
web-judge-key-lost = Hat verloren
