# Sealed and draft rooms in the browser. The page formats these messages itself; the service says those that begin with “web-refused”.

web-refused-draft-begun = It has begun already.
web-refused-draft-alone = A draft needs at least two: let a bot sit down, or send somebody the link.
web-refused-draft-not-now = That is not what happens here now.
web-refused-draft-not-there = That card is not in the pack before you.
web-refused-draft-deck = This deck cannot be handed in: { $reason }
web-refused-draft-not-built = Both decks must be handed in first.

web-workshop-place-drafts = Draft
web-draft = Sealed and draft
web-draft-about = Open packs of The Spoils, take the cards you want, build a deck of them, and play the others, people or bots.
web-draft-sort = What
web-draft-sort-draft = Draft: three packs, one card at a time
web-draft-sort-sealed = Sealed: six packs of your own
web-draft-seats = Seats
web-draft-bots = Bots among them
web-draft-clock = Time for each card
web-draft-clock-none = as long as you like
web-draft-seconds = { $seconds } seconds
web-draft-make = Make a room
web-draft-mine = My drafts
web-draft-none = The drafts that you sit in will be listed here.
web-draft-room = { $sort ->
    [draft] Draft
   *[sealed] Sealed
  } for { $count }
web-draft-since = { $sort ->
    [draft] Draft
   *[sealed] Sealed
  }, { $when }
web-draft-enter = Sit down
web-draft-link = Copy the link to invite others
web-draft-link-copied = The link is in your clipboard.
web-draft-seat-open = free seat
web-draft-seat-bot = bot
web-draft-seat-host = leads
web-draft-seat-you = you
web-draft-seat-bot-in = Let a bot sit at seat { $number }
web-draft-seat-free = Free the seat of { $name }
web-draft-bot-name = Bot { $number }
web-draft-begin = Open the packs
web-draft-wait-begin = { $name } opens the packs when everybody is here.
web-draft-leave = Leave
web-draft-leave-really = Leave this draft? A bot goes on in your place, and you cannot come back.
web-draft-pack = Pack { $round } of { $rounds }, { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-draft-take = Take it
web-draft-take-not = Not this one
web-draft-look = Point at a card to read it whole. A click takes it.
web-draft-took = You took { $card }.
web-draft-waiting = The next pack is still with somebody else …
web-draft-left = { $seconds } s
web-draft-pool = Your cards: { $count }
web-draft-passing = Packs go to the { $way ->
    [left] left
   *[right] right
  }.
web-draft-at-seat = { $taken } taken, { $waiting ->
    [0] waits
    [one] one pack
   *[other] { $waiting } packs
  }
web-draft-built = deck handed in
web-draft-building = still builds
web-draft-build = Build your deck
web-draft-build-hint = Your cards, and as many staples as you like; one faction. At least 45 cards.
web-draft-suggest = Build it for me
web-draft-hand-in = Hand the deck in
web-draft-handed-in = Your deck is handed in. You can still change it between games.
web-draft-play-against = Play against { $name }
web-draft-games = Your games
web-draft-game = Against { $name }
web-draft-end = End the draft
web-draft-end-really = End the draft? Then everybody can see what everybody took, and no new games begin.
web-draft-replay = Pick by pick
web-draft-replay-of = Whose picks
web-draft-replay-at = Pick { $at } of { $count }
web-draft-replay-took = { $name } took { $card }{ $by ->
    [clock] , because the time was over
   *[other] {""}
  }.
web-draft-tab-list = Deck
web-draft-tab-figures = Figures
