# Was die Werkstatt zu dem sagt, was Leute machen. Die Worte der Seite selbst stehen in web-workshop.ftl.

workshop-text-too-long = Der Text einer Karte hat hier höchstens { $most } Zeichen.
workshop-name-too-long = Das ist länger als { $most } Zeichen.
workshop-name-taken = Es gibt schon eine Karte namens „{ $card }“: Gib deiner einen anderen Namen.
workshop-list-too-long = Eine Deckliste hat hier höchstens { $most } Zeilen.
workshop-no-deck = „{ $file }“ ist kein Deck, das sich lesen lässt.
workshop-too-deep = Ein Satzteil steht zu oft im anderen.
workshop-no-hero = „{ $file }“ ist kein Held, der sich lesen lässt.
workshop-hero-taken = Es gibt schon einen Helden namens „{ $hero }“: Gib deinem einen anderen Namen.
workshop-hero-bare = Ein Held hat einen Namen, mindestens eine Figur und mindestens eine Karte.
workshop-hero-large = Ein Held hat hier höchstens { $cards } Arten von Karten und { $figures } Figuren.
workshop-no-leader = Eine der Figuren muss der Held sein.
workshop-two-heroes = Zwei Helden desselben Namens können sich nicht begegnen.
workshop-moment-title = ein Augenblick aus { $game }
workshop-not-opened = { $card }: { $count } im Deck, { $opened } geöffnet.
