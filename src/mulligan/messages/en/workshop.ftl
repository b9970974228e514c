# What the workshop says of what people make. The page's own words stand in web-workshop.ftl.

workshop-text-too-long = A card's text has at most { $most } characters here.
workshop-name-too-long = That is longer than { $most } characters.
workshop-name-taken = There is a card called “{ $card }” already: give yours another name.
workshop-list-too-long = A deck's list has at most { $most } lines here.
workshop-no-deck = “{ $file }” is no deck that can be read.
workshop-too-deep = One phrase stands inside another too often.
workshop-not-of-this-game = There is nothing of that kind in this game.
workshop-no-hero = “{ $file }” is no hero that can be read.
workshop-hero-taken = There is a hero called “{ $hero }” already: give yours another name.
workshop-hero-bare = A hero has a name, at least one figure and at least one card.
workshop-hero-large = A hero has at most { $cards } kinds of card and { $figures } figures here.
workshop-no-leader = One of the figures must be the hero.
workshop-two-heroes = Two heroes of one name cannot meet.
workshop-moment-title = a moment of { $game }
workshop-left-out-lasting = { $count ->
    [one] An effect lasts at the table that a scenario cannot name. It is left out here.
   *[other] { $count } effects last at the table that a scenario cannot name. They are left out here.
  }
workshop-left-out-bonus = Somebody's attacks are weaker for the rest of this turn. A scenario cannot say that, and it is left out here.
workshop-left-out-limits = At the table something keeps somebody from acting, or waits for a later turn, that a scenario cannot say. It is left out here.
workshop-left-out-unseen = What another chose face down is not yours to know: in the scenario it is any card that fits.
workshop-left-out-question = At the table you are asked: “{ $question }” The scenario does not come to that question; what led to it is left out here.
workshop-not-opened = { $card }: { $count } in the deck, { $opened } opened.
workshop-number-too-large = Numbers on a card are 0 to { $most }.
workshop-not-printable = There are letters in it that cannot be seen.

# ---- files of other programs
workshop-file-no-game = Nothing reads files of other programs for this game.
workshop-file-empty = “{ $file }” is empty.
workshop-file-no-archive = “{ $file }” is an archive that cannot be opened.
workshop-file-too-many = The archive has more than { $most } files to read.
workshop-file-bomb = Unpacked, that is more than { $most } million characters. It was put away unread.
workshop-file-locked = It is locked, or packed in a way that is not unpacked here. Pack it again as a plain zip.
workshop-file-no-text = It is not a text.
workshop-file-defines = It defines words of its own (DOCTYPE, ENTITY). Neither sets nor decks need that, and such files are not read here.
workshop-file-no-set = It is neither a set nor a deck of OCTGN's.
workshop-file-nothing-spoils = “{ $file }” holds neither a set (set.xml) nor a deck (.o8d) of OCTGN's.
workshop-file-nothing-unmatched = “{ $file }” holds no heroes (umdb's .json, or .toml).
workshop-file-too-many-cards = That is more than { $most } cards, or more than { $set } in one set. Bring it in parts.
workshop-file-too-many-heroes = That is more than { $most } heroes. Bring them in parts.
workshop-file-card-here = A card of this name is here already; decks use that one.
workshop-file-deck-missing = Bring in the sets that these cards are in: { $cards }
workshop-file-hero-wrong = The hero is not complete: { $reason }
workshop-file-hero-cards = { $count ->
    [one] One card is not understood.
   *[other] { $count } cards are not understood.
  }

# ---- is it fair?
workshop-fair-nothing = Only cards of The Spoils and heroes of Unmatched are tried this way.
workshop-fair-not-this-type = Factions and resources are not tried this way: a deck cannot be the same without them.
workshop-fair-card-stronger = With four of { $name }, { $deck } won { $found } of 100 games more (95 % sure: { $low } to { $high } more). It makes the deck stronger.
workshop-fair-card-weaker = With four of { $name }, { $deck } won { $found } of 100 games more (95 % sure: { $low } to { $high }). It makes the deck weaker.
workshop-fair-card-even = With four of { $name }, { $deck } won about as often: { $found } of 100 games more, and anything from { $low } to { $high } fits what was played. No difference is shown.
workshop-fair-hero-stronger = { $name } won { $found } % of its games against the heroes of the house (95 % sure: { $low } to { $high } %). That is stronger than they are.
workshop-fair-hero-weaker = { $name } won { $found } % of its games against the heroes of the house (95 % sure: { $low } to { $high } %). That is weaker than they are.
workshop-fair-hero-even = { $name } won { $found } % of its games against the heroes of the house, and anything from { $low } to { $high } % fits what was played. No difference is shown.
workshop-fair-doubt = { $games } of { $of } games were played, by bots ({ $level }). A difference of less than about { $half } would not show in so many, and people may make more of it, or less, than bots do.
