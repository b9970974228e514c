# The workshop in the browser. The page formats these messages itself; the service says those that begin with “web-refused”.

web-refused-no-such-work = There is nothing of this name that you may look at.
web-refused-endless = This game did not come to its next decision in time. Its table is set aside, so that nobody else waits for it.
web-refused-no-such-kind = Nothing of this kind can be made for this game.
web-refused-not-made = That cannot be: { $reason }
web-refused-too-long-to-read = That took too long to read. Is it meant to be a text that people play with?
web-refused-at-work = One of these is being done for you already. Wait until it is through, or stop it.
web-refused-too-many-sets = You have brought { $most } sets already. Delete some first.
web-refused-too-many-works = You have kept { $most } things already. Delete some first.
web-refused-too-much-kept = You keep { $most } million letters already, earlier versions included. Delete something first.

# ---- the workshop
web-workshop = Workshop
web-workshop-about = Build decks and try them at once. What you make is kept for you alone until you share it.
web-workshop-place-home = Workshop
web-workshop-place-cards = Cards
web-workshop-cards-about = Search everything there is to play with, by words, trade, type, cost and keyword.
web-workshop-my-decks = My decks
web-workshop-new-deck = Build a new deck
web-workshop-show-all = Show all { $count }
web-workshop-show-less = Show the latest only
web-workshop-no-decks = Your decks will be listed here.
web-workshop-is-shared = shared by link
web-workshop-delete-of = Delete { $name }
web-workshop-delete-really = Delete “{ $name }” with all its versions? This cannot be taken back.

# ---- looking for cards
web-workshop-search = Search names and texts
web-workshop-search-help = How to search
web-workshop-search-words = all of these words, anywhere on the card
web-workshop-search-phrase = these words in a row
web-workshop-search-without = not this word
web-workshop-search-number = numbers: =, <, >, <=, >=
web-workshop-search-icons = at least these icons: O, G, E, D, R, V
web-workshop-search-either = one or the other
web-workshop-search-field = words of one part of the card
web-workshop-search-fields = Parts of a card: { $fields }. A minus before any of it turns it round.
web-workshop-field-cost = cost
web-workshop-field-strength = strength
web-workshop-field-life = life
web-workshop-field-speed = speed
web-workshop-field-structure = structure
web-workshop-field-influence = influence
web-workshop-field-threshold = threshold
web-workshop-field-provides = provides
web-workshop-field-name = name
web-workshop-field-text = text
web-workshop-field-type = type
web-workshop-field-trade = trade
web-workshop-field-subtype = subtype
web-workshop-field-keyword = keyword
web-workshop-field-set = set
web-workshop-field-rarity = rarity
web-workshop-filters = Filters
web-workshop-order = Order
web-workshop-order-type = By type
web-workshop-order-name = By name
web-workshop-order-cost = By cost
web-workshop-order-strength = By strength
web-workshop-order-life = By life
web-workshop-order-speed = By speed
web-workshop-found = { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-workshop-found-heroes = { $count ->
    [one] one hero
   *[other] { $count } heroes
  }
web-workshop-trade = Trade
web-workshop-trade-arcanist = Arcanist
web-workshop-trade-banker = Banker
web-workshop-trade-gearsmith = Gearsmith
web-workshop-trade-rogue = Rogue
web-workshop-trade-warlord = Warlord
web-workshop-trade-universal = Universal
web-workshop-type = Type
web-workshop-any-type = Any type
web-workshop-kind-faction = Factions
web-workshop-kind-resource = Resources
web-workshop-kind-character = Characters
web-workshop-kind-item = Items
web-workshop-kind-location = Locations
web-workshop-kind-tactic = Tactics
web-workshop-own-arrive = Your own cards are being read …
web-workshop-kind-unknown = Unknown
web-workshop-keyword = Keyword
web-workshop-any-keyword = Any keyword
web-workshop-origin = From
web-workshop-any-origin = From anywhere
web-workshop-origin-house = house set
web-workshop-origin-library = imported
web-workshop-origin-own = your own
web-workshop-only-playable = only those that play
web-workshop-taken = in the deck
web-workshop-not-playable = does not play yet
web-workshop-nothing-found = No card is like that. Take a filter off, or search for fewer words.
web-workshop-loading = The cards are being laid out …

# ---- the deck builder
web-workshop-builder = Deck builder
web-workshop-deck-name = New deck
web-workshop-deck-name-label = Name of the deck
web-workshop-play = Play
web-workshop-against = against
web-workshop-save = Save
web-workshop-saved = Saved as version { $version }.
web-workshop-undo = Take the last change back
web-workshop-redo = Make it once more
web-workshop-more = More …
web-workshop-share = Share by link
web-workshop-unshare = Share no longer
web-workshop-link-copied = The link is in your clipboard: { $link }
web-workshop-link = { $link }
web-workshop-unshared = The link opens nothing any more.
web-workshop-shared-copy = This is a copy of a shared deck. Save it to make it yours.
web-workshop-ready-copy = This is a copy of a ready deck. Save it to make it yours.
web-workshop-shared-cards = Whoever shared it wrote cards in it; they are kept with the deck: { $names }.
web-workshop-export-text = Export as text
web-workshop-export-octgn = Export for OCTGN (.o8d)
web-workshop-import-file = Import a file (.txt, .o8d)
web-workshop-edit-list = Paste or edit the list
web-workshop-list-hint = One card a line, such as “4 Lamplight Auditor”.
web-workshop-take-list = Take this list
web-workshop-taken-in = { $count } cards taken in.
web-workshop-versions = Go back to a version
web-workshop-older = This is how it was. Save it to make it the newest.
web-workshop-parts = Parts of the deck builder
web-workshop-tab-cards = Cards
web-workshop-tab-deck = Deck
web-workshop-tab-figures = Figures
web-workshop-tab-sample = Hand
web-workshop-preview = The card
web-workshop-keys-hint = { $touch ->
    [yes] Tap a card to add it.
   *[other] Click a card to add it, or drag it to the list. By keyboard: / searches, arrows go from card to card, Enter or + adds, − takes away, 1 to 9 say how many, i opens its page. Shift and a click take four.
}
web-workshop-format-constructed = Constructed
web-workshop-format-limited = Limited
web-workshop-legal = legal
web-workshop-faults = { $count ->
    [one] one fault
   *[other] { $count } faults
  }
web-workshop-row-hint = Plus and minus change the number, digits set it.
web-workshop-one-less = One { $name } less
web-workshop-one-more = One { $name } more
web-workshop-empty-deck = { $touch ->
    [yes] Choose a faction first, then add cards: tap them.
   *[other] Choose a faction first, then add cards: click them or drag them here.
}
web-workshop-to-the-factions = Choose a faction
web-workshop-from-list = Or bring a list that you have:
web-workshop-from-ready = Or begin with a ready deck, and change it:
web-workshop-choose-ready = Choose one …
web-workshop-curve = Costs, { $average } on average
web-workshop-curve-bar = Cost { $cost }: { $count } cards
web-workshop-icons = Icons
web-workshop-icon = Icon
web-workshop-asked = asked for
web-workshop-providing = cards that provide it
web-workshop-chances = Chance of the highest threshold
web-workshop-threshold = Threshold
web-workshop-turn = turn { $turn }
web-workshop-chances-hint = To have as many cards that provide the icon as the hungriest card asks for, with the starting resources, { $hand } cards at the start and one drawn each turn.
web-workshop-deal-hand = Deal a hand of { $count }
web-workshop-draw-one = Draw one more
web-workshop-hand-of = { $count } cards, { $resources } of them resources.
web-workshop-hand-begun = In play at the start: { $names }.

# ---- cards and heroes
web-workshop-place-heroes = Heroes
web-workshop-heroes-about = Every hero with its numbers, its ability and all of its cards.
web-workshop-no-card = There is nothing called “{ $name }”.
web-workshop-understood = Understood as
web-workshop-rules = Rules it touches
web-workshop-rulings = Rulings
web-workshop-no-rulings = Nothing had to be ruled about it.
web-workshop-card-games = Cards of another game
web-workshop-in-the-deck = { $count ->
    [one] One of these is in the deck.
   *[other] { $count } of these are in the deck.
  }
web-workshop-plays = What plays
web-workshop-plays-about = Of every set that is here, how many cards were read and can be played, and the words that hold up most of the others.
web-workshop-plays-set = Set
web-workshop-plays-cards = Cards
web-workshop-plays-read = read
web-workshop-plays-play = play
web-workshop-plays-nameless = Without a set
web-workshop-plays-blocking = What blocks most cards of { $name }
web-workshop-plays-held = { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-workshop-plays-such-as = such as { $card }
web-workshop-holding = Decks that hold it
web-workshop-holding-none = None yet.
web-workshop-figure = Figure
web-workshop-figures = Figures
web-workshop-health = Health
web-workshop-attack = Attack
web-workshop-number = Number
web-workshop-hero = hero
web-workshop-sidekick = sidekick
web-workshop-ranged = ranged
web-workshop-melee = melee
web-workshop-move = Moves { $move ->
    [one] one space
   *[other] { $move } spaces
  }
web-workshop-all-cards = All { $count } cards
web-workshop-times = × { $count }
web-workshop-whose = Who has it
web-workshop-whose-line = { $count } of { $of } cards

# ---- the editors
web-workshop-my-cards = My cards for The Spoils
web-workshop-new-card = Write a new card
web-workshop-no-cards = Your cards will be listed here.
web-workshop-my-heroes = My heroes for Unmatched
web-workshop-new-hero = Write a new hero
web-workshop-no-heroes = Your heroes will be listed here.
web-workshop-being-read = It is being read …
web-workshop-rest-understood = The rest was understood as
web-workshop-mend = This would be understood:
web-workshop-sayings = What cards say
web-workshop-sayings-search = Look for words, such as “draw”
web-workshop-sayings-like = Lines like yours. Click one to put it into the text.
web-workshop-sayings-found = Lines of cards with these words. Click one to put it into the text.
web-workshop-sayings-none = No card says anything like it. Try fewer words.
web-workshop-card-editor = Card editor
web-workshop-hero-editor = Hero editor
web-workshop-card-name = New card
web-workshop-hero-name = New hero
web-workshop-nameless = Nameless
web-workshop-name = Name
web-workshop-subtypes = Subtypes
web-workshop-add-icon = { $icon }: one more
web-workshop-take-icon = Take the last icon away
web-workshop-text = Text
web-workshop-text-hint = In the English of the cards. A line for each ability; headings such as COST: and EFFECT: begin lines.
web-workshop-try = Try it
web-workshop-export-file = Export as a file
web-workshop-reading = How it reads
web-workshop-all-understood = All of it was understood.
web-workshop-not-understood = { $where }, line { $line }: not understood
web-workshop-nearest = Could stand there:
web-workshop-import-hero = Import a hero (.toml, umdb)
web-workshop-hero-taken-in = { $name } was taken in.
web-workshop-moves = Move
web-workshop-ability = Special ability
web-workshop-role = Role
web-workshop-add-figure = A sidekick
web-workshop-remove = Remove { $name }
web-workshop-which-card = Which card
web-workshop-add-card = Another card
web-workshop-remove-card = Remove this card
web-workshop-value = Value
web-workshop-boost = Boost
web-workshop-who = Who may use it

# ---- files of other programs
web-workshop-place-bring = Bring in
web-workshop-bring = Bring in sets, decks and heroes
web-workshop-bring-about = Files of other programs are read here, and what can be read is yours to build and play with. Nobody else sees it.
web-workshop-bring-game = For which game?
web-workshop-bring-spoils = OCTGN: sets (set.xml), decks (.o8d), or a zip of them
web-workshop-bring-unmatched = umdb: hero decks (.json), heroes (.toml), or a zip of them
web-workshop-bring-choose = Choose files, or drop them here
web-workshop-bring-limits = Up to { $most } MB each.
web-workshop-bring-too-large = “{ $file }” is larger than { $most } MB. Bring it in parts.
web-workshop-bring-reading = Reading { $file } …
web-workshop-bring-result = What was in it
web-workshop-bring-counted = { $cards ->
    [0] No cards of its own.
    [one] One card: { $read } read, { $plays } can be played.
   *[other] { $cards } cards: { $read } read, { $plays } can be played.
  }
web-workshop-bring-kept = Yours now
web-workshop-bring-nothing = Nothing of it was kept.
web-workshop-bring-lines = Line by line
web-workshop-bring-wrong = To look at ({ $count })
web-workshop-bring-all = Everything ({ $count })
web-workshop-bring-plays = can be played
web-workshop-bring-read = read, cannot be played
web-workshop-bring-waits = kept; it waits for its cards
web-workshop-bring-unread = not read
web-workshop-bring-kind-card = card
web-workshop-bring-kind-deck = deck
web-workshop-bring-kind-file = file
web-workshop-bring-kind-hero = hero
web-workshop-bring-kind-set = set
web-workshop-my-sets = My sets
web-workshop-new-set = Bring in sets, decks and heroes
web-workshop-no-sets = Sets of other programs that you bring in will be listed here.
web-workshop-stop = Stop
web-workshop-stopped = Stopped.

# ---- is it fair?
web-workshop-fair = Is it fair?
web-workshop-fair-card = Bots play a ready deck with four of it and without it against the others, in the same deals.
web-workshop-fair-hero = Bots play it against the heroes of the house, from both seats.
web-workshop-fair-games = Games
web-workshop-fair-ask = Let bots play
web-workshop-fair-playing = { $done } of { $of } games. You can go on writing.
web-workshop-fair-old = You have changed it since: this is about how it was.

# ---- the profile
web-profile = Profile
web-profile-rename = Change the name
web-profile-renamed = That is your name now. Tables keep the one that was used there.
web-profile-figures = Figures
web-profile-game = Game
web-profile-won = won
web-profile-lost = lost
web-profile-drawn = drawn
web-profile-resigned = resigned
web-profile-void = does not count: not everybody came
web-profile-open = going on
web-profile-rating = Rating
web-profile-rated = { $rating } ({ $seats } seats)
web-profile-rivals = Head to head
web-profile-rival = { $name }: { $won } won, { $lost } lost, { $drawn } drawn
web-profile-games = Games
web-profile-no-games = The games that you play will be listed here.
web-profile-carry = On another device
web-profile-carry-hint = Your profile is a secret of this browser. Nine words carry it to another one, with your decks, cards, games and ratings. Whoever knows them is you: keep them to yourself.
web-profile-show-phrase = Show my nine words
web-profile-copy = Copy
web-profile-copied = The nine words are in your clipboard.
web-profile-type-phrase = Nine words from another browser
web-profile-bring = Be who they belong to
web-profile-brought = You are { $name } here, too.
web-profile-no-phrase = These are not nine words of a profile. Is one missing, or a letter wrong?
web-profile-yours = What is kept of you
web-profile-yours-hint = Take all of it away as a file, or delete it. Tables keep their games and the name that you used there.
web-profile-export = Export everything
web-profile-delete = Delete everything
web-profile-delete-really = Delete your profile with its games, ratings, decks, cards and heroes? This cannot be taken back.
web-workshop-house-ask = Ask the host to offer it to everybody
web-workshop-house-offer = Offer to everybody
web-workshop-house-back = Keep to myself
web-workshop-house-asked = the host was asked
web-workshop-house-offered = everybody plays with it
web-workshop-bring-everybody = For the house: offer it to everybody (you are the host)
