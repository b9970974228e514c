# `mulligan deck`: Decks für The Spoils.
deck-help = Decks für The Spoils prüfen, zeigen, auflisten und zusammenstellen
deck-description = Prüft ein Deck auf ein Format und nennt jeden Fehler, zeigt, was in einem steckt, listet die vorhandenen auf, öffnet Päckchen für ein Sealed-Deck oder draftet eines.
deck-check-help = alles nennen, was an einem Deck falsch ist
deck-show-help = zeigen, was in einem Deck steckt: Karten, Kosten, Symbole, Typen
deck-list-help = die vorhandenen Decks auflisten
deck-sealed-help = die Päckchen für ein Sealed-Deck öffnen und ein einfaches Deck daraus bauen
deck-draft-help = ein Deck aus herumgereichten Päckchen draften; Bots sitzen auf den anderen Plätzen
deck-deck = DECK
deck-deck-help = der Name eines Decks oder eine Datei: eine einfache Liste (.txt) oder die von OCTGN (.o8d)
deck-format-help = das Format, auf das geprüft wird: constructed oder limited (constructed)
deck-pool-help = ein Limited-Deck mit dem Kartenvorrat in dieser Datei vergleichen
deck-banned-help = eine Datei mit den verbotenen Namen, nach Format, statt der von Mulligan
deck-seed-help = ein Startwert: derselbe öffnet dieselben Päckchen
deck-packs-help = wie viele Päckchen
deck-seats-help = wie viele draften, dich eingeschlossen (4)
deck-auto-help = einen Bot für dich draften lassen
deck-save-help = das Deck, das ein Bot aus den Karten baut, in diese Datei schreiben
deck-no-file = Es gibt keine Datei { $file }.
deck-not-text = { $file } ist keine Textdatei.
deck-unknown = Es gibt kein Deck namens „{ $deck }“. { $near ->
    [none] Es gibt: { $decks }.
   *[other] Ist { $near } gemeint? Es gibt: { $decks }.
}
deck-bad-line = Zeile { $line }: „{ $words }“ ist keine Zahl mit dem Namen einer Karte, wie in „3 Lamplight Auditor“{ $begun ->
    [no] ; falls eine Karte gemeint ist: Kartendateien enden auf .toml, und jede Karte beginnt mit einer Zeile [[card]]
   *[yes] { "" }
}
deck-bad-count = Zeile { $line }: Von jeder Karte, die ein Deck aufführt, hat es mindestens eine
deck-empty = die Datei führt keine Karten auf
deck-bad-banned = { $file } ist keine Liste verbotener Karten: { $reason }.
deck-bad-banned-form = sie braucht Zeilen wie constructed = ["Eine Karte"]
deck-fine = { $deck } besteht { $format }.
deck-faults = { $deck } besteht { $format } nicht:

# Was an einem Deck falsch ist
deck-format-unknown = Es gibt kein Format namens { $format }; es gibt { $formats }.
deck-fault-unknown = { $card }: Eine solche Karte gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Ist { $near } gemeint?
}
deck-fault-unplayable = { $card }: { $reason }.
deck-fault-copies = { $card }: { $count } Stück, wo { $most } erlaubt sind (103.1c).
deck-fault-pool = { $card }: { $count } Stück, und der Vorrat hat { $have } (103.2c).
deck-fault-factions = Ein Deck hat eine Fraktion; dieses hat { $count } ({ $rule }).
deck-too-large = Mit mehr als { $most } Karten lässt sich kein Spiel spielen.
deck-fault-size = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}, wo neben der Fraktion mindestens { $fewest } nötig sind ({ $rule }).
deck-fault-banned = { $card } ist in diesem Format verboten ({ $rule }).

# Warum eine Karte oder ein Deck nicht gespielt werden kann
deck-not-understood = ihr Text wird bei „{ $words }“ nicht verstanden
deck-not-executed = die Regeln können { $what } nicht ausführen
deck-needs-faction = es braucht eine Fraktion und hat { $count } (103.1a)
deck-faction-without-influence = { $card }: Die Fraktion hat keinen Einfluss, ihre Datei nennt keinen (202.3a)
deck-token = { $card }: Eine Marke kommt durch Karten ins Spiel und ist in keinem Deck (409.3)
deck-refused = Das Deck { $deck } kann nicht gespielt werden: { $faults }.
deck-no-such-card = { $card }: Eine solche Karte gibt es nicht
deck-card-refused = { $card }: { $reason }
deck-two-of-a-name = Zwei Decks bringen verschiedene Karten namens { $card } mit; in einem Spiel bedeutet ein Name eine Karte.
card-not-one = Was das Spiel als eigene Karte mitbringt, ist keine.
deck-seats = The Spoils ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.

# Die Sammlung des Benutzers
library-damaged = { $file } ist beschädigt und wird ausgelassen; importiere es noch einmal.
library-trouble = Ausgelassen: { $trouble }
library-place = Eigene Karten (.toml) und Decks (.txt, .o8d) gehören nach { $folder }.

# Was in einem Deck steckt
deck-heading = { $deck }: { $faction }, { $count } Karten
deck-no-faction = keine Fraktion
deck-curve = Kosten (im Mittel { $average }, ohne Ressourcen)
deck-icons = Symbole: von Schwellen verlangt, von Ressourcen geliefert
deck-types = Typen
deck-asked = verlangt
deck-provided = geliefert
deck-type-character = Charaktere
deck-type-item = Gegenstände
deck-type-location = Orte
deck-type-tactic = Taktiken
deck-type-resource = Ressourcen
deck-type-faction = Fraktion
deck-type-unknown = Unbekannte Karten
deck-list-own = deines

# Päckchen
deck-pool = Der Vorrat zum Startwert { $seed }: { $packs } Päckchen, { $count } Karten
deck-built = Ein einfaches Deck daraus steht in { $file }.
deck-draft-pack = Päckchen { $pack }, Zug { $pick }. Du hast { $count } Karten.
deck-draft-prompt = Deine Wahl (eine Zahl oder ein Name; ? ZAHL für den Text einer Karte; Enter für das, was ein Bot nähme; quit):
deck-draft-took = Du nimmst { $card }.
deck-draft-which = Welche davon: { $cards }?
deck-draft-none = Keine Karte hier heißt „{ $words }“.
deck-draft-done = Du hast { $count } Karten gedraftet:
deck-draft-left = Du hast den Draft verlassen.
deck-cannot-write = { $file } kann nicht geschrieben werden: { $reason }.
deck-too-few-packs = Ein Vorrat hat mindestens ein Päckchen.
deck-too-few-seats = Ein Draft ist für zwei bis acht, nicht für { $seats }.
