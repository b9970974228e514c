# Mystic War: die Worte für Möglichkeiten, Fragen, Ablehnungen und Ereignisse. Kartennamen bleiben, wie sie gedruckt sind.

mystic-war-followers = Anhänger
mystic-war-mystic-power = Mystische Macht
mystic-war-gold = Gold
mystic-war-destruction = Zerstörung
mystic-war-a-card = eine Karte
mystic-war-wild-as = { $card } als { $kind }

mystic-war-power-sell-slaves = Sklaven verkaufen
mystic-war-power-research = Forschen
mystic-war-power-train-knights = Ritter ausbilden
mystic-war-power-enchant = Bezaubern
mystic-war-power-alchemy = Alchemie
mystic-war-power-summon-demon = Dämon beschwören
mystic-war-power-hire-mercenaries = Söldner anwerben
mystic-war-power-village = Wie das Dorf erhalten
mystic-war-power-apprentice = Wie der Lehrling erhalten
mystic-war-power-pouch = Wie der Beutel erhalten
mystic-war-power-chest = Wie die Truhe erhalten
mystic-war-power-treasure = Wie der Schatz erhalten

mystic-war-goal = Anhänger { $followers }, Mystische Macht { $power }, Gold { $gold }
mystic-war-button-play = { $card } spielen
mystic-war-button-take = { $card } nehmen

mystic-war-option-decline = ablehnen
mystic-war-option-pass = passen
mystic-war-option-accept = annehmen
mystic-war-option-refuse = verweigern
mystic-war-option-exchange = tauschen
mystic-war-option-discard = { $card } ablegen
mystic-war-option-on = auf { $seat }
mystic-war-option-as = als { $card }

mystic-war-about-hidden = Ein anderer ist dran.
mystic-war-about-power = Welche Besondere Kraft nutzt du?
mystic-war-about-power-amount = Wie viel gibst du dafür her?
mystic-war-about-power-target = Wessen Rohstoff zerstörst du?
mystic-war-about-power-resource = { $you ->
    [yes] Welchen deiner Rohstoffe?
   *[other] Welchen Rohstoff { $whose }?
}
mystic-war-about-turn = Du bist am Zug: spiel eine Karte, leg eine ab oder passe.
mystic-war-about-any-time = Zwischen zwei Zügen: Spielst du eine Gottheit aus?
mystic-war-about-window = { $card } wurde gespielt. Fügst du eine Karte hinzu?
mystic-war-about-wild = Als welche Karte spielst du { $card }?
mystic-war-about-recipient = Auf wen spielst du { $card }?
mystic-war-about-resource = { $you ->
    [yes] Welchen deiner Rohstoffe trifft { $card }?
   *[other] Welchen Rohstoff { $whose } trifft { $card }?
}
mystic-war-about-deity = Welche offene Gottheit nimmt { $card }?
mystic-war-about-consent = Protection: lässt du { $card } auf dich wirken?
mystic-war-about-discard-taken = Genie: welche abgelegte Karte nimmst du?
mystic-war-about-boon-followers = God King Boon: wie viele der Punkte werden Anhänger?
mystic-war-about-boon-mystic-power = God King Boon: wie viele der übrigen Punkte werden Mystische Macht?
mystic-war-about-boon-gold = God King Boon: wie viele der übrigen Punkte werden Gold? Der Rest ist Zerstörung.
mystic-war-about-boon-target = God King Boon: wen trifft die Zerstörung?
mystic-war-about-boon-resource = God King Boon: { $you ->
    [yes] welchen deiner Rohstoffe?
   *[other] welchen Rohstoff { $whose }?
}
mystic-war-about-exchange = Der Stapel ist zu Ende. Tauschst du deine Siegkarte gegen eine andere?
mystic-war-about-chaos = Chaos Strikes: welche Karte spielst du als nächste?
mystic-war-about-chaos-window = Chaos Strikes: fügst du dieser Karte eine hinzu?
mystic-war-about-give-up = Vacation of the Gods: welche Gottheit gibst du her?
mystic-war-about-keep = Vacation of the Gods: welche der hergegebenen behältst du?
mystic-war-about-victim = { $card }: wessen verlorene Anhänger bekommst du?
mystic-war-about-spared = { $card }: wessen Verlust an Anhängern hebst du auf?
mystic-war-about-sacrifice-for = { $card }: für wen gibst du sie her?

mystic-war-refusal-not-your-decision = Jetzt entscheidet ein anderer.
mystic-war-refusal-not-now = Das gehört zu einem anderen Schritt der Runde.
mystic-war-refusal-no-such-card = Diese Karte hast du nicht auf der Hand.
mystic-war-refusal-over-hand-limit = Du hältst mehr Karten, als deine Mystische Macht dich behalten lässt.
mystic-war-refusal-holds-judgment = Du hältst ein Judgment und musst es spielen, bevor du passen kannst.
mystic-war-refusal-judgment-not-discarded = Ein Judgment wird gespielt, nie abgelegt.
mystic-war-refusal-nothing-to-modify = Diese Karte wird einer eben gespielten hinzugefügt; gerade liegt keine da.
mystic-war-refusal-not-any-time = Außer der Reihe spielt man nur Karten, auf denen „jederzeit“ steht.
mystic-war-refusal-already-canceled = Die Karte, die sie ändern würde, ist schon aufgehoben.
mystic-war-refusal-no-change = So, wie es steht, würde sie nichts ändern.
mystic-war-refusal-doubled-by-wealth = Der Reichtum hat diese Karte schon verdoppelt; zweimal geht das nicht.
mystic-war-refusal-not-a-dragon = Die eben gespielte Karte ist kein Dragon.
mystic-war-refusal-not-a-sorcery = Die eben gespielte Karte ist kein Sorcery.
mystic-war-refusal-not-a-resource-card = Die eben gespielte Karte ist keine RESOURCE-Karte.
mystic-war-refusal-not-just-played = Die letzte Karte ist weder ein SPELL noch eine RESOURCE-Karte, die zählt.
mystic-war-refusal-no-followers-lost-by-another = Kein anderer verliert gerade Anhänger.
mystic-war-refusal-no-followers-lost = Niemand verliert gerade Anhänger.
mystic-war-refusal-no-deity-being-lost = Niemand verliert gerade eine offene Gottheit.
mystic-war-refusal-no-face-up-deity = Dort liegt keine offene Gottheit.
mystic-war-refusal-no-deity-of-another = Kein anderer hat eine offene Gottheit, die man nehmen könnte.
mystic-war-refusal-god-king-bars = Ein offener God King verbietet es.
mystic-war-refusal-earth-goddess-bars = Eine offene Earth Goddess verbietet es.
mystic-war-refusal-events-stand-alone = Einer EVENT-Karte wird nichts hinzugefügt.
mystic-war-refusal-wrong-box = Deine Scheibe liegt nicht im Feld dieser Besonderen Kraft.
mystic-war-refusal-trade-too-small = Ein Handel kostet zehn oder mehr und muss einen übrig lassen.
mystic-war-refusal-only-by-any = Nur die freie Wahl eines Feldes ab 40 erlaubt das als Besondere Kraft.
mystic-war-refusal-must-take-effect = Jede Karte muss wirken, wenn sie kann.
mystic-war-refusal-not-another-player = Sie nimmt einem anderen eine Gottheit, nicht dir selbst.

mystic-war-you = dich
mystic-war-your = von dir
mystic-war-whose = von { $seat }

# $you ist "yes", wo der Leser selbst handelt.
mystic-war-event-cuts = { $you ->
    [yes] Du hebst { $card } ab.
   *[no] { $seat } hebt { $card } ab.
}
mystic-war-event-goes-first = { $you ->
    [yes] Du bist Erster Spieler.
   *[no] { $seat } ist Erster Spieler.
}
mystic-war-event-round = { $you ->
    [yes] Runde { $amount } beginnt; du bist Erster Spieler.
   *[no] Runde { $amount } beginnt; { $seat } ist Erster Spieler.
}
mystic-war-event-draws = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $seat } zieht { $card }.
}
mystic-war-event-receives = { $you ->
    [yes] Du erhältst { $amount } { $resource }.
   *[no] { $seat } erhält { $amount } { $resource }.
}
mystic-war-event-trades = { $you ->
    [yes] Du nutzt „{ $power }“ und gibst { $amount } { $resource } her.
   *[no] { $seat } nutzt „{ $power }“ und gibt { $amount } { $resource } her.
}
mystic-war-event-gains = { $you ->
    [yes] Du gewinnst { $amount } { $resource }.
   *[no] { $seat } gewinnt { $amount } { $resource }.
}
mystic-war-event-loses = { $you ->
    [yes] Du verlierst { $amount } { $resource }.
   *[no] { $seat } verliert { $amount } { $resource }.
}
mystic-war-event-forfeits = { $you ->
    [yes] Du verlierst { $amount } { $resource }.
   *[no] { $seat } verliert { $amount } { $resource }.
}
mystic-war-event-shielded = { $you ->
    [yes] Du verlierst nichts ({ $resource }): eine Gottheit verhindert es.
   *[no] { $seat } verliert nichts ({ $resource }): eine Gottheit verhindert es.
}
mystic-war-event-passes = { $you ->
    [yes] Du passt{ $amount ->
        [1] , als erster in dieser Runde.
       *[other] .
    }
   *[no] { $seat } passt{ $amount ->
        [1] , als erster in dieser Runde.
       *[other] .
    }
}
mystic-war-event-discards = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
}
mystic-war-event-plays-alone = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
mystic-war-event-plays-on = { $you ->
    [yes] Du spielst { $card } auf { $on ->
        [self] dich selbst.
       *[yes] { $other }.
    }
   *[no] { $seat } spielt { $card } auf { $on ->
        [self] sich selbst.
       *[yes] { $other }.
    }
}
mystic-war-event-plays-on-resource = { $you ->
    [yes] Du spielst { $card } { $on ->
        [self] gegen dich selbst ({ $resource }).
       *[yes] gegen { $resource } { $whose }.
    }
   *[no] { $seat } spielt { $card } { $on ->
        [self] gegen sich selbst ({ $resource }).
       *[yes] gegen { $resource } { $whose }.
    }
}
mystic-war-event-adds = { $you ->
    [yes] Du fügst { $card }{ $on ->
        [yes] { " " }für { $other } hinzu.
        [self] { " " }für dich selbst hinzu.
       *[no] { " " }hinzu.
    }
   *[no] { $seat } fügt { $card }{ $on ->
        [yes] { " " }für { $other } hinzu.
        [self] { " " }für sich selbst hinzu.
       *[no] { " " }hinzu.
    }
}
mystic-war-event-adds-at-cost = { $you ->
    [yes] Du fügst { $card } hinzu, um die Verluste zu bekommen ({ $whose }).
   *[no] { $seat } fügt { $card } hinzu, um die Verluste zu bekommen ({ $whose }).
}
mystic-war-event-face-up = Offen für { $seat }: { $card }.
mystic-war-event-gives-up = { $you ->
    [yes] Du gibst { $card } her.
   *[no] { $seat } gibt { $card } her.
}
mystic-war-event-takes-deity = { $you ->
    [yes] Du nimmst { $card }{ $on ->
        [no] { " " }auf die Hand.
       *[yes] { " " }({ $other }).
    }
   *[no] { $seat } nimmt { $card }{ $on ->
        [no] { " " }auf die Hand.
       *[yes] { " " }({ $other }).
    }
}
mystic-war-event-keeps-deity = { $you ->
    [yes] Du behältst { $card }: stattdessen geht Sacrifice verloren.
   *[no] { $seat } behält { $card }: stattdessen geht Sacrifice verloren.
}
mystic-war-event-captures = { $you ->
    [yes] Du fängst { $card }.
   *[no] { $seat } fängt { $card }.
}
mystic-war-event-canceled = { $card } wirkt nicht.
mystic-war-event-negated = { $card } ist aufgehoben.
mystic-war-event-refuses = { $you ->
    [yes] Du bist geschützt und verweigerst { $card }.
   *[no] { $seat } ist geschützt und verweigert { $card }.
}
mystic-war-event-accepts = { $you ->
    [yes] Du bist geschützt und nimmst { $card } an.
   *[no] { $seat } ist geschützt und nimmt { $card } an.
}
mystic-war-event-reshuffles = Die abgelegten Karten werden zu einem neuen Stapel gemischt.
mystic-war-event-deck-ends = Die letzte Karte des Stapels ist gezogen.
mystic-war-event-judgment-under = { $card } kommt offen unter den Stapel.
mystic-war-event-exchanges = { $you ->
    [yes] Du tauschst deine Siegkarte gegen { $card }.
   *[no] { $seat } tauscht die Siegkarte gegen { $card }.
}
mystic-war-event-keeps-goal = { $you ->
    [yes] Du behältst deine Siegkarte.
   *[no] { $seat } behält die Siegkarte.
}
mystic-war-event-checks = { $you ->
    [yes] Du rufst zum Gericht.
   *[no] { $seat } ruft zum Gericht.
}
mystic-war-event-wins = { $you ->
    [yes] Du erreichst dein Ziel, { $card }, { $amount } darüber, und gewinnst!
   *[no] { $seat } erreicht das Ziel { $card }, { $amount } darüber, und gewinnt.
}
mystic-war-event-nobody-wins = Niemand erreicht ein Ziel. Das Spiel geht weiter.
mystic-war-event-draws-for-chaos = { $you ->
    [yes] Du ziehst { $card } für Chaos Strikes.
   *[no] { $seat } zieht { $card } für Chaos Strikes.
}
mystic-war-event-no-legal-play = { $card } lässt sich nicht spielen und wird abgelegt.
mystic-war-event-takes-discard = { $you ->
    [yes] Du nimmst { $card } von den abgelegten Karten.
   *[no] { $seat } nimmt { $card } von den abgelegten Karten.
}
mystic-war-event-turns-up = { $card } wird aufgedeckt.
mystic-war-event-shows-goal = { $you ->
    [yes] Du musst deine Siegkarte zeigen: { $card }.
   *[no] { $seat } muss die Siegkarte zeigen: { $card }.
}
mystic-war-event-endless = Tausend Runden ohne Sieger: das Spiel ist unentschieden.
mystic-war-event-no-effect = Es wirkt nicht.
mystic-war-event-spared = { $you ->
    [yes] Du verlierst nichts ({ $resource }): der Verlust ist aufgehoben.
   *[no] { $seat } verliert nichts ({ $resource }): der Verlust ist aufgehoben.
}

mystic-war-told-receives = { $you ->
    [yes] Du erhältst { $what }.
   *[no] { $count ->
        [one] { $seat } erhält { $what }.
       *[other] { $seat } erhalten { $what }.
    }
}
mystic-war-told-draws = { $you ->
    [yes] Du ziehst { $what }.
   *[no] { $count ->
        [one] { $seat } zieht { $what }.
       *[other] { $seat } ziehen { $what }.
    }
}
mystic-war-told-gains = { $you ->
    [yes] Du gewinnst { $what }.
   *[no] { $seat } gewinnt { $what }.
}
mystic-war-told-loses = { $you ->
    [yes] Du verlierst { $what }.
   *[no] { $seat } verliert { $what }.
}
mystic-war-told-amount = { $amount } { $resource }
mystic-war-told-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
mystic-war-told-and = { $before } und { $last }

mystic-war-rich = Reich
mystic-war-poor = Arm
mystic-war-content = Zufrieden
mystic-war-war-god = War God
mystic-war-now-amount = jetzt { $amount }: { $why }
mystic-war-now-wild = jetzt { $gain }, als Dragon { $loss }
mystic-war-now-receives = erhalte { $amount } { $resource }
mystic-war-now-trades = { $amount ->
    [10] { $amount } { $resource } für { $half } { $gained }
   *[other] bis zu { $amount } { $resource }, in Zehnern, für halb so viel { $gained }
}
mystic-war-now-destroys = { $amount ->
    [10] { $amount } { $resource }, um ebenso viel in irgendeinem Reich zu zerstören
   *[other] bis zu { $amount } { $resource }, in Zehnern, um ebenso viel in irgendeinem Reich zu zerstören
}
mystic-war-now-then = dann { $what }
mystic-war-now-nothing = kein Rohstoff ändert sich
mystic-war-now-deity = { $seat }: { $card } geht verloren
mystic-war-now-change = { $seat }: { $resource } { $before } → { $after }
mystic-war-now-has = { $resource } { $amount }

# Wie der Wert einer Karte zustande kam, wie der Bericht einer Partie es sagt.

mystic-war-event-doubled = { $card } zählt doppelt.
mystic-war-event-halved = { $card } zählt halb.
