# What the workshop says of what people make. The page's own words stand in web-workshop.ftl.

workshop-text-too-long = A card's text has at most { $most } characters here.
workshop-name-too-long = That is longer than { $most } characters.
workshop-name-taken = There is a card called “{ $card }” already: give yours another name.
workshop-list-too-long = A deck's list has at most { $most } lines here.
workshop-no-deck = “{ $file }” is no deck that can be read.
workshop-too-deep = One phrase stands inside another too often.
workshop-no-hero = “{ $file }” is no hero that can be read.
workshop-hero-taken = There is a hero called “{ $hero }” already: give yours another name.
workshop-hero-bare = A hero has a name, at least one figure and at least one card.
workshop-hero-large = A hero has at most { $cards } kinds of card and { $figures } figures here.
workshop-no-leader = One of the figures must be the hero.
workshop-two-heroes = Two heroes of one name cannot meet.
workshop-moment-title = a moment of { $game }
workshop-not-opened = { $card }: { $count } in the deck, { $opened } opened.
