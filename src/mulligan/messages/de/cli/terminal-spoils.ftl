# The Spoils im Terminal.

play-help-spoils =
    Tippe die Taste vor einer Wahl oder einige ihrer Wörter: „2“, „brass hound“,
    „angreifen harrow bank“, „e“. Mehrere Antworten passen auf eine Zeile.
    In Klammern steht die Taste einer Karte auf der Hand, die du jetzt nicht
    spielen kannst; tippe sie, und du erfährst warum.
    Die Zahlen eines Charakters sind Stärke/Leben/Tempo. Buchstaben sind Symbole:
    O Obsession, G Gier, E Elitismus, D Täuschung, R Zorn, V Wille (verdeckte Karten).

      Enter        nichts tun oder fertig; beim Bezahlen die schlichteste Ressource
      e, d         den Zug beenden; fertig mit Wählen
      b, 0         zurücknehmen, wofür du gerade zahlst; nichts tun
      skip         in jedem Fenster nichts tun, bis etwas anderes gefragt wird
      why          was du jetzt nicht tun kannst, und die Regel dazu
      why WÖRTER   dasselbe für eine Handlung: why brass hound
      hint         was ein Bot täte
      undo         die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
      table        den Tisch noch einmal zeigen
      ? KARTE      alles, was auf einer Karte steht: ? brass hound
      log          was geschah, mit Regeln und Ursachen; log all, log 50
      save [DATEI] das Spiel speichern
      quit         das Spiel speichern und gehen

spoils-screen-turn = Zug { $turn }
spoils-screen-influence = { $influence } Einfluss
spoils-screen-lost = hat verloren
spoils-screen-resources = { $free } von { $all } Ressourcen frei
spoils-screen-cards = Hand { $hand }, Deck { $deck }, Ablage { $discards }
spoils-screen-discards = zuletzt abgelegt: { $cards }
spoils-screen-structure = Struktur { $structure }
spoils-screen-cost = Kosten { $cost }
spoils-screen-threshold = Schwelle { $icons }
spoils-screen-flip-up = FLIP UP: { $cost }
spoils-screen-kind-character = Charakter
spoils-screen-kind-item = Gegenstand
spoils-screen-kind-location = Ort
spoils-screen-kind-tactic = Taktik
spoils-screen-kind-resource = Ressource
spoils-screen-kind-faction = Fraktion
spoils-screen-kind-token = Marke
spoils-screen-used = verbraucht
spoils-screen-damage = { $damage } Schaden
spoils-screen-assigned = { $damage } Schaden kommt
spoils-screen-tokens = { $tokens ->
    [one] 1 Marke
   *[other] { $tokens } Marken
}
spoils-screen-depleted = erschöpft
spoils-screen-fresh = kam in diesem Zug
spoils-screen-attack = greift an
spoils-screen-block = blockt
spoils-screen-joins = wird blocken
spoils-screen-lasting = { $until ->
    [turn] { $card }: wirkt in diesem Zug
    [later] { $card }: wirkt noch länger
   *[good] { $card }: wirkt auf Dauer
}
spoils-screen-battle = Kampf: { $seat } → { $target }
spoils-screen-no-target = nichts mehr
spoils-screen-speed = Tempo { $speed }
spoils-screen-attacker = greift an
spoils-screen-blocker = blockt{ "   " }
spoils-screen-blow = { $amount } auf { $target }
spoils-screen-struck = (hat zugeschlagen)
spoils-screen-unblocked = niemand blockt
spoils-screen-plays = Wird gespielt, jedes als Antwort auf das davor:
spoils-screen-play = { $sort ->
    [ability] { $seat }: { $card }, { $ability }
    [trigger] { $card } löst aus
   *[card] { $you ->
        [yes] Du spielst { $card }
       *[no] { $seat } spielt { $card }
    }
}
spoils-screen-picked = (gewählt: { $cards })
spoils-screen-stopped = (beendet)
spoils-screen-hand = Deine Hand:
spoils-screen-empty-hand = Deine Hand ist leer.
spoils-screen-key-enter = Enter nichts tun
spoils-screen-key-skip = skip
spoils-screen-key-why = why
spoils-screen-key-card = ? KARTE

# Was geschah, mehrere Ereignisse in einer Zeile
spoils-story-draws = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $seat } zieht { $cards }.
}
spoils-story-draws-some = { $you ->
    [yes] Du ziehst { $count } Karten.
   *[no] { $seat } zieht { $count } Karten.
}
spoils-story-attack = { $cards } greifen an.
spoils-story-block = { $cards } blocken.
spoils-story-restored = { $cards } sind wiederhergestellt.
spoils-story-enter = { $you ->
    [yes] { $cards } kommen unter deiner Kontrolle ins Spiel.
   *[no] { $cards } kommen unter der Kontrolle von { $seat } ins Spiel.
}
