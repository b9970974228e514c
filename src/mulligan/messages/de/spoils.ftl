# The Spoils

spoils-a-card = eine Karte
spoils-you = du
spoils-its-ability = ihre Fähigkeit
spoils-one-of-like = { $card } ({ $number })

# Typen, Gewerbe und Symbole (201.4, 405.5)
spoils-type-character = Charakter
spoils-type-item = Gegenstand
spoils-type-location = Ort
spoils-type-tactic = Taktik
spoils-type-resource = Ressource
spoils-type-faction = Fraktion
spoils-type-token = Marke
spoils-trade-arcanist = Arkanisten
spoils-trade-banker = Bankiers
spoils-trade-gearsmith = Räderschmiede
spoils-trade-rogue = Gauner
spoils-trade-warlord = Kriegsherren
spoils-trade-universal = Allgemein
spoils-icon-O = Obsession
spoils-icon-G = Greed
spoils-icon-E = Elitism
spoils-icon-D = Deception
spoils-icon-R = Rage
spoils-icon-V = Volition

spoils-type-line = { $staple ->
    [yes] Grund-{ $type } ({ $trade })
   *[no] { $type } ({ $trade })
}
spoils-type-brief = { $staple ->
    [yes] Grund-{ $type }
   *[no] { $type }
}
spoils-faction-restore-rule = Restore-Regel
spoils-faction-develop-rule = Develop-Regel
spoils-keyword-aggro = Aggro
spoils-keyword-covert = Verborgen
spoils-keyword-tactical = Taktisch

# Karten auf dem Tisch
spoils-face-down-card = eine verdeckte Karte
spoils-face-down-known = { $card }, verdeckt
spoils-note-cannot-attack = kann nicht angreifen
spoils-note-cannot-block = kann nicht blocken
spoils-note-unblockable = kann nicht geblockt werden
spoils-note-cannot-be-destroyed = kann nicht zerstört werden
spoils-note-cannot-be-picked = kann nicht gewählt werden
spoils-note-no-abilities = kann keine Fähigkeiten benutzen
spoils-note-must-attack = muss angreifen
spoils-note-must-block = muss blocken
spoils-note-textless = hat keinen Text
spoils-note-also-character = auch ein Charakter
spoils-note-borrowed = gehört jemand anderem
spoils-setup-deck = Deck
spoils-deck-name-ashgrove-march = Ashgrove March
spoils-deck-ashgrove-march = Kriegsherren: billige Soldaten, die früh und oft angreifen.
spoils-deck-name-brass-hounds = Brass Hounds
spoils-deck-brass-hounds = Räderschmiede: kleine Maschinen und die Ausrüstung, die sie groß macht.
spoils-deck-name-crossroads-company = Crossroads Company
spoils-deck-crossroads-company = Kriegsherren und Arkanisten Seite an Seite, mit Söldnern ohne Gewerbe.
spoils-deck-name-eel-lane = Eel Lane
spoils-deck-eel-lane = Gauner: Messer, Gift und alles, was sich mitnehmen lässt.
spoils-deck-name-ember-and-ridge = Ember and Ridge
spoils-deck-ember-and-ridge = Kriegsherren: ein Marschall, Belagerungsgerät und am Ende Drachen.
spoils-deck-name-lamp-rent = Lamp Rent
spoils-deck-lamp-rent = Bankiers: Eintreiber, Wächter und das lange Spiel.
spoils-deck-name-low-tide = Low Tide
spoils-deck-low-tide = Arkanisten: Geister und Seher, die die Karten kommen sehen.
spoils-deck-name-mainspring = Mainspring
spoils-deck-mainspring = Räderschmiede: große Maschinen und die Orte, die sie bauen.
spoils-deck-name-old-mothers-money = Old Mother's Money
spoils-deck-old-mothers-money = Bankiers mit mehr Einfluss, den sie verlieren können, und Zinsen darauf.
spoils-deck-name-the-duchess-regrets = The Duchess Regrets
spoils-deck-the-duchess-regrets = Gauner: Diebe, geliehene Gesichter und eine Herzogin.
spoils-setup-own-deck = { $deck } (dein eigenes)

# Möglichkeiten
spoils-option-decline = Nichts tun
spoils-option-done = Fertig
spoils-option-yes = Ja
spoils-option-no = Nein
spoils-option-end-turn = Den Zug beenden
spoils-option-take-back = Zurücknehmen
spoils-option-face-up = Offen
spoils-option-face-down = Verdeckt
spoils-option-play = { $card } spielen
spoils-option-flip-up = { $card } aufdecken
spoils-option-attack = { $card } ({ $owner }) angreifen
spoils-option-use = { $card }: { $ability }
spoils-option-again = Das wiederholen
spoils-option-trigger = Auslöser { $number }
spoils-option-way = Weg { $number }

# Fragen
spoils-about-hidden = Jemand anders entscheidet.
spoils-about-turn = Dein Zug: spielen, eine Fähigkeit benutzen, angreifen oder beenden.
spoils-about-respond = { $way ->
    [ability] { $seat } benutzt eine Fähigkeit von { $card }. Antwortest du?
    [named] { $seat } benutzt { $ability }, eine Fähigkeit von { $card }. Antwortest du?
   *[card] { $seat } spielt { $card }. Antwortest du?
}
spoils-about-respond-to-end = { $seat } will den Zug beenden. Antwortest du?
spoils-about-window = { $way ->
    [attack] Bevor geblockt wird: eine Taktik spielen oder eine Fähigkeit benutzen?
    [before-damage] Bevor Schaden zugeteilt wird: eine Taktik spielen oder eine Fähigkeit benutzen?
    [after-assigning] Der Schaden von Tempo { $amount } ist zugeteilt. Eine Taktik oder Fähigkeit, bevor er zugefügt wird?
   *[other] Eine Taktik spielen oder eine Fähigkeit benutzen?
}
spoils-about-attackers = Wer greift { $card } an?
spoils-about-blockers = { $card } wird angegriffen. Wer blockt?
spoils-about-assign = { $card } hat { $amount } Schaden zuzuteilen. Wie viel davon an { $other }?
spoils-about-payment = { $card }: { $amount ->
    [one] eine Ressource zu zahlen. Welche?
   *[other] { $amount } Ressourcen zu zahlen. Welche?
}
spoils-about-pick = { $card }: { $amount ->
    [one] wähle eine Karte.
   *[other] wähle bis zu { $amount } weitere Karten.
}
spoils-about-choose = { $card }: { $amount ->
    [one] suche eine Karte aus.
   *[other] suche bis zu { $amount } weitere Karten aus.
}
spoils-about-discard = { $card }: { $amount ->
    [one] welche Karte aus deiner Hand?
   *[other] welche Karten aus deiner Hand? ({ $amount })
}
spoils-about-may = { $card }: willst du das? { $act }
spoils-about-either = { $card }: was davon?
spoils-about-number = { $card }: nenne eine Zahl.
spoils-about-player = { $card }: wer?
spoils-about-trigger = Mehreres geschieht jetzt. Was zuerst?
spoils-about-replacement = Was davon geschieht stattdessen?
spoils-about-resource = Welche Karte spielst du als Ressource?
spoils-about-facing = Spielst du { $card } offen oder verdeckt?
spoils-about-mulligan = Deine erste Hand: Welche Karten legst du unter dein Deck, um ebenso viele andere zu ziehen?
spoils-about-bottom = Welche Karte kommt als Nächste nach unten?
spoils-about-first = Wer hat den ersten Zug?
spoils-about-starting-resource = Suche eine Startressource aus.
spoils-about-unique = Welche davon behältst du?
spoils-about-attach = Woran wird { $card } angelegt?
spoils-about-search = { $card }: was nimmst du heraus?
spoils-about-divide = { $card }: wie viel für die erste der übrigen?
spoils-about-name = { $card }: nenne eines.
spoils-about-bid = { $amount ->
    [0] Wie viel bietest du?
   *[other] Das höchste Gebot ist { $amount }. Wie viel bietest du?
}
spoils-about-loop = Wie oft wird das wiederholt?
spoils-about-past = { $card } wird geblockt. Trifft es stattdessen das Ziel des Angriffs?
spoils-about-interruption = Das soll wiederholt werden. Nach wie vielen Malen willst du antworten?
spoils-about-order = Was kommt als Nächstes?
spoils-about-may-pay = { $card }: zahlst du?

# Warum nicht
spoils-refusal-not-your-decision = Jetzt entscheidet jemand anders.
spoils-refusal-not-now = Das ist jetzt nicht dran.
spoils-refusal-not-in-hand = Du hast keine solche Karte auf der Hand.
spoils-refusal-resource-needs-effect = Eine Ressource legst du zu Beginn deines Zuges, oder wenn ein Effekt es sagt.
spoils-refusal-only-in-your-turn = Das lässt sich nur in deinem Zug spielen.
spoils-refusal-only-tactics-here = Hier gehen nur Taktiken und Fähigkeiten.
spoils-refusal-threshold-not-met = Du kontrollierst die Symbole ihrer Schwelle nicht.
spoils-refusal-too-expensive = Du hast nicht so viele freie Ressourcen.
spoils-refusal-cost-impossible = Ihre Kosten lassen sich nicht alle begleichen.
spoils-refusal-not-your-card = Du kontrollierst diese Karte nicht.
spoils-refusal-ability-threshold = Du kontrollierst die Symbole nicht, die die Fähigkeit braucht.
spoils-refusal-no-such-ability = Die Karte hat keine solche Fähigkeit.
spoils-refusal-cannot-be-used = Ein Effekt sagt, dass sie nicht benutzt werden kann.
spoils-refusal-cannot-be-played = Ein Effekt sagt, dass sie nicht gespielt werden kann.
spoils-refusal-no-flip-up = Die Karte lässt sich nicht aufdecken.
spoils-refusal-no-attackers = Du hast keinen Charakter, der angreifen kann.
spoils-refusal-not-a-target = Angegriffen werden nur Fraktionen und Orte anderer.
spoils-refusal-is-depleted = Sie ist erschöpft.
spoils-refusal-is-new = Du kontrollierst sie nicht schon seit Beginn des Zuges.
spoils-refusal-cannot-be-attacked = Ein Effekt sagt, dass es nicht angegriffen werden kann.
spoils-refusal-cannot-attack = Ein Effekt sagt, dass sie nicht angreifen kann.
spoils-refusal-cannot-block = Ein Effekt sagt, dass sie nicht blocken kann.
spoils-refusal-blocker-not-covert = Einen verborgenen Trupp blocken nur verborgene Charaktere.
spoils-refusal-party-not-covert = Ein verborgener Charakter blockt nur einen verborgenen Trupp.
spoils-refusal-party-unblockable = Niemand im angreifenden Trupp kann geblockt werden.
spoils-refusal-attack-too-dear = Du kannst nicht zahlen, was der Angriff kostet.
spoils-refusal-leads-nowhere = Das hat dreimal nacheinander nichts geändert: Tu erst etwas anderes.
spoils-refusal-already-tried = Das wurde versucht, und die Kosten ließen sich nicht begleichen.
spoils-refusal-not-a-character = Nur Charaktere greifen an und blocken.
spoils-refusal-no-such-party = Keine Gruppe, die du bilden kannst, wäre so, wie sie sein muss.
spoils-refusal-attacked-already = Er hat in diesem Zug schon angegriffen.
spoils-refusal-must-attack = Ein anderer Charakter muss angreifen.

# Was geschieht
spoils-event-turn-starts = { $you ->
    [yes] Zug { $amount }: deiner.
   *[no] Zug { $amount }: { $seat }.
}
spoils-event-turn-ends = { $you ->
    [yes] Du beendest den Zug.
   *[no] { $seat } beendet den Zug.
}
spoils-event-draws = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $seat } zieht { $card }.
}
spoils-event-plays = { $you ->
    [yes] Du spielst { $card } für { $amount }.
   *[no] { $seat } spielt { $card } für { $amount }.
}
spoils-event-uses = { $you ->
    [yes] Du benutzt eine Fähigkeit von { $card }{ $amount ->
        [0] .
       *[other] { " " }für { $amount }.
    }
   *[no] { $seat } benutzt eine Fähigkeit von { $card }{ $amount ->
        [0] .
       *[other] { " " }für { $amount }.
    }
}
spoils-event-resolves = { $card } wird verrechnet.
spoils-event-plays-resource = { $you ->
    [yes] Du spielst eine Ressource.
   *[no] { $seat } spielt eine Ressource.
}
spoils-event-enters = { $you ->
    [yes] { $card } kommt{ $down ->
        [yes] { " " }verdeckt
       *[no] { "" }
    } unter deiner Kontrolle ins Spiel.
   *[no] { $card } kommt{ $down ->
        [yes] { " " }verdeckt
       *[no] { "" }
    } unter der Kontrolle von { $seat } ins Spiel.
}
spoils-event-leaves = { $card } verlässt das Spiel.
spoils-event-destroyed = { $card } wird zerstört.
spoils-event-discards = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $seat } wirft { $card } ab.
}
spoils-event-depleted = { $card } wird erschöpft.
spoils-event-restored = { $card } wird aufgefrischt.
spoils-event-attached = { $onto ->
    [yes] { $card } wird an { $other } angelegt.
   *[no] { $card } wird angelegt.
}
spoils-event-detached = { $card } wird abgelöst.
spoils-event-damaged = { $card } erhält { $amount } Schaden.
spoils-event-inflicts = { $card } fügt { $amount } Schaden zu.
spoils-event-influence-lost = { $card } verliert { $amount } Einfluss.
spoils-event-influence-gained = { $card } gewinnt { $amount } Einfluss.
spoils-event-token-put = { $amount ->
    [one] Eine Marke kommt auf { $card }.
   *[other] { $amount } Marken kommen auf { $card }.
}
spoils-event-token-removed = { $amount ->
    [one] Eine Marke wird von { $card } entfernt.
   *[other] { $amount } Marken werden von { $card } entfernt.
}
spoils-event-attack = { $you ->
    [yes] Du greifst { $card } an.
   *[no] { $seat } greift { $card } an.
}
spoils-event-attacks = { $card } greift an.
spoils-event-blocks = { $card } blockt.
spoils-event-blocked = { $card } wird geblockt.
spoils-event-party = { $you ->
    [yes] Du bildest einen Trupp von { $amount }.
   *[no] { $seat } bildet einen Trupp von { $amount }.
}
spoils-event-control = { $you ->
    [yes] Du übernimmst die Kontrolle über { $card }.
   *[no] { $seat } übernimmt die Kontrolle über { $card }.
}
spoils-event-flipped-down = { $card } wird verdeckt.
spoils-event-flipped-up = { $card } wird aufgedeckt.
spoils-event-terminated = { $card } wird abgebrochen.
spoils-event-searched = { $you ->
    [yes] Du durchsuchst ein Deck.
   *[no] { $seat } durchsucht ein Deck.
}
spoils-event-shuffled = { $you ->
    [yes] Dein Deck wird gemischt.
   *[no] Das Deck von { $seat } wird gemischt.
}
spoils-event-revealed = { $card } wird gezeigt.
spoils-event-loses-game = { $you ->
    [yes] Du verlierst das Spiel.
   *[no] { $seat } verliert das Spiel.
}
spoils-event-draw-game = Das Spiel endet unentschieden.
spoils-event-pays = { $you ->
    [yes] Du zahlst { $amount }.
   *[no] { $seat } zahlt { $amount }.
}
spoils-event-mulligan = { $you ->
    [yes] Du tauschst { $amount ->
        [one] eine Karte.
       *[other] { $amount } Karten.
    }
   *[no] { $seat } tauscht { $amount ->
        [one] eine Karte.
       *[other] { $amount } Karten.
    }
}
spoils-event-goes-first = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
spoils-event-removed-from-battle = { $card } wird aus dem Kampf genommen.
spoils-event-picked = { $you ->
    [yes] Du wählst { $card }.
   *[no] { $seat } wählt { $card }.
}
spoils-event-put = { $area ->
    [hand] { $card } kommt auf eine Hand.
    [deck] { $card } kommt in ein Deck.
    [discard] { $card } kommt auf eine Ablage.
    [out-of-game] { $card } wird aus dem Spiel entfernt.
   *[other] { $card } wird woandershin gelegt.
}
spoils-event-triggers = { $card } löst aus.
spoils-event-undone = { $amount ->
    [1] { $card } lässt sich nicht zu Ende bringen und wird rückgängig gemacht.
   *[other] { $you ->
        [yes] Du nimmst { $card } zurück.
       *[no] { $seat } nimmt { $card } zurück.
    }
}
spoils-event-coin = { $you ->
    [yes] Du { $amount ->
        [1] gewinnst
       *[other] verlierst
    } den Münzwurf.
   *[no] { $seat } { $amount ->
        [1] gewinnt
       *[other] verliert
    } den Münzwurf.
}
spoils-event-bids = { $you ->
    [yes] Du bietest { $amount }.
   *[no] { $seat } bietet { $amount }.
}
spoils-event-wins-bid = { $you ->
    [yes] Du gewinnst das Bieten mit { $amount }.
   *[no] { $seat } gewinnt das Bieten mit { $amount }.
}
spoils-event-named = { $you ->
    [yes] Du nennst etwas.
   *[no] { $seat } nennt etwas.
}
spoils-event-looks = { $you ->
    [yes] Du siehst dir eine Karte an.
   *[no] { $seat } sieht sich eine Karte an.
}
spoils-event-target-changed = { $card } wird das Ziel des Angriffs.
spoils-event-battle-ends = Der Kampf endet.
spoils-event-duplicated = { $card } wird verdoppelt.
spoils-event-begins = Das Spiel beginnt.
spoils-event-wins = { $you ->
    [yes] Du gewinnst das Spiel.
   *[no] { $seat } gewinnt das Spiel.
}
spoils-event-assigns = { $onto ->
    [yes] { $card } teilt { $other } { $amount } Schaden zu.
   *[no] { $card } teilt { $amount } Schaden zu.
}
spoils-event-no-responses = Niemand darf antworten.
spoils-event-loop = Die Wiederholung ist vorbei.
spoils-event-repeats = { $you ->
    [yes] Du wiederholst das { $amount }-mal.
   *[no] { $seat } wiederholt das { $amount }-mal.
}
spoils-event-interrupts = { $you ->
    [yes] Du willst nach { $amount } Wiederholungen antworten.
   *[no] { $seat } will nach { $amount } Wiederholungen antworten.
}
spoils-event-lasting = { $card } hat einen Effekt, der andauert.
spoils-event-replaced = { $card } setzt etwas anderes an seine Stelle.
spoils-event-out = { $card } wird aus dem Spiel entfernt.
spoils-decks-and-seats = { $decks } Decks passen nicht zu { $seats } Plätzen.

# By how much something falls short
spoils-short-resources = Braucht { $needs } Ressourcen, du hast { $has } zum Zahlen.
spoils-short-pays = Ressourcen bezahlen Karten und Fähigkeiten: sie werden genommen, wenn du eine spielst oder einsetzt.
spoils-short-attack-first = Greife erst an: dann sagst du, wer angreift.
spoils-short-icons = Braucht { $needs } { $icon }, du hast { $has }.
spoils-term-flip-up = Flip Up
spoils-term-unique = Unique
