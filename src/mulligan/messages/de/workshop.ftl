# Was die Werkstatt zu dem sagt, was Leute machen. Die Worte der Seite selbst stehen in web-workshop.ftl.

workshop-text-too-long = Der Text einer Karte hat hier höchstens { $most } Zeichen.
workshop-name-too-long = Das ist länger als { $most } Zeichen.
workshop-name-taken = Es gibt schon eine Karte namens „{ $card }“: Gib deiner einen anderen Namen.
workshop-list-too-long = Eine Deckliste hat hier höchstens { $most } Zeilen.
workshop-no-deck = „{ $file }“ ist kein Deck, das sich lesen lässt.
workshop-too-deep = Ein Satzteil steht zu oft im anderen.
workshop-not-of-this-game = Etwas von dieser Art gibt es in diesem Spiel nicht.
workshop-no-hero = „{ $file }“ ist kein Held, der sich lesen lässt.
workshop-hero-taken = Es gibt schon einen Helden namens „{ $hero }“: Gib deinem einen anderen Namen.
workshop-hero-bare = Ein Held hat einen Namen, mindestens eine Figur und mindestens eine Karte.
workshop-hero-large = Ein Held hat hier höchstens { $cards } Arten von Karten und { $figures } Figuren.
workshop-no-leader = Eine der Figuren muss der Held sein.
workshop-two-heroes = Zwei Helden desselben Namens können sich nicht begegnen.
workshop-moment-title = ein Augenblick aus { $game }
workshop-left-out-lasting = { $count ->
    [one] Am Tisch hält eine Wirkung an, die ein Szenario nicht benennen kann. Hier fehlt sie.
   *[other] Am Tisch halten { $count } Wirkungen an, die ein Szenario nicht benennen kann. Hier fehlen sie.
  }
workshop-left-out-bonus = Jemandes Angriffe sind für den Rest dieses Zuges schwächer. Ein Szenario kann das nicht sagen, hier fehlt es.
workshop-left-out-limits = Am Tisch hält etwas jemanden ab oder wartet auf einen späteren Zug, das ein Szenario nicht sagen kann. Hier fehlt es.
workshop-left-out-unseen = Was ein anderer verdeckt gewählt hat, weißt du nicht: Im Szenario ist es irgendeine Karte, die passt.
workshop-left-out-question = Am Tisch wirst du gefragt: „{ $question }“ Das Szenario kommt nicht zu dieser Frage; was zu ihr geführt hat, fehlt hier.
workshop-not-opened = { $card }: { $count } im Deck, { $opened } geöffnet.
workshop-number-too-large = Zahlen auf einer Karte sind 0 bis { $most }.
workshop-not-printable = Darin stehen Zeichen, die man nicht sieht.

# ---- Dateien anderer Programme
workshop-file-no-game = Für dieses Spiel liest niemand Dateien anderer Programme.
workshop-file-empty = „{ $file }“ ist leer.
workshop-file-no-archive = „{ $file }“ ist ein Archiv, das sich nicht öffnen lässt.
workshop-file-too-many = Im Archiv sind mehr als { $most } Dateien zu lesen.
workshop-file-bomb = Ausgepackt sind das mehr als { $most } Millionen Zeichen. Es wurde ungelesen weggelegt.
workshop-file-locked = Sie ist verschlossen oder so gepackt, wie hier nicht ausgepackt wird. Packe sie neu, als einfaches Zip.
workshop-file-no-text = Das ist kein Text.
workshop-file-defines = Sie erklärt eigene Wörter (DOCTYPE, ENTITY). Sets und Decks brauchen das nicht, und solche Dateien werden hier nicht gelesen.
workshop-file-no-set = Das ist weder ein Set noch ein Deck von OCTGN.
workshop-file-nothing-spoils = In „{ $file }“ ist weder ein Set (set.xml) noch ein Deck (.o8d) von OCTGN.
workshop-file-nothing-unmatched = In „{ $file }“ sind keine Helden (.json von umdb oder .toml).
workshop-file-too-many-cards = Das sind mehr als { $most } Karten oder mehr als { $set } in einem Set. Bringe sie in Teilen.
workshop-file-too-many-heroes = Das sind mehr als { $most } Helden. Bringe sie in Teilen.
workshop-file-card-here = Eine Karte dieses Namens gibt es hier schon; Decks nehmen jene.
workshop-file-deck-missing = Lies die Sets ein, in denen diese Karten sind: { $cards }
workshop-file-hero-wrong = Der Held ist nicht vollständig: { $reason }
workshop-file-hero-cards = { $count ->
    [one] Eine Karte wird nicht verstanden.
   *[other] { $count } Karten werden nicht verstanden.
  }

# ---- Ist es fair?
workshop-fair-nothing = Nur Karten von The Spoils und Helden von Unmatched werden so erprobt.
workshop-fair-not-this-type = Fraktionen und Ressourcen werden so nicht erprobt: Ohne sie ist ein Deck nicht dasselbe.
workshop-fair-card-stronger = Mit vier { $name } gewann { $deck } von 100 Spielen { $found } mehr (zu 95 % sicher: { $low } bis { $high } mehr). Das Deck wird dadurch stärker.
workshop-fair-card-weaker = Mit vier { $name } gewann { $deck } von 100 Spielen { $found } mehr (zu 95 % sicher: { $low } bis { $high }). Das Deck wird dadurch schwächer.
workshop-fair-card-even = Mit vier { $name } gewann { $deck } etwa gleich oft: von 100 Spielen { $found } mehr, und alles von { $low } bis { $high } passt zu dem, was gespielt wurde. Ein Unterschied ist nicht zu sehen.
workshop-fair-hero-stronger = { $name } gewann { $found } % der Spiele gegen die Helden des Hauses (zu 95 % sicher: { $low } bis { $high } %). Das ist stärker als sie.
workshop-fair-hero-weaker = { $name } gewann { $found } % der Spiele gegen die Helden des Hauses (zu 95 % sicher: { $low } bis { $high } %). Das ist schwächer als sie.
workshop-fair-hero-even = { $name } gewann { $found } % der Spiele gegen die Helden des Hauses, und alles von { $low } bis { $high } % passt zu dem, was gespielt wurde. Ein Unterschied ist nicht zu sehen.
workshop-fair-doubt = { $games } von { $of } Spielen wurden gespielt, von Bots ({ $level }). Ein Unterschied von weniger als etwa { $half } wäre in so vielen nicht zu sehen, und Menschen machen vielleicht mehr daraus als Bots, oder weniger.
