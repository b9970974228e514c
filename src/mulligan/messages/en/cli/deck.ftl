# `mulligan deck`: decks of The Spoils.
deck-help = check, show, list and make decks of The Spoils
deck-description = Checks a deck against a format and names every fault, shows what is in one, lists those that there are, opens packs for a sealed deck, or drafts one.
deck-check-help = name everything that is wrong with a deck
deck-show-help = show what is in a deck: cards, costs, icons, types
deck-list-help = list the decks that there are
deck-sealed-help = open the packs of a sealed pool, and build a plain deck from it
deck-draft-help = draft a deck from packs that go round; bots take the other seats
deck-deck = DECK
deck-deck-help = the name of a deck, or a file: a plain list (.txt) or OCTGN's (.o8d)
deck-format-help = the format to check against: constructed or limited (constructed)
deck-pool-help = hold a Limited deck against the card pool in this file
deck-banned-help = a file with the names that are banned, by format, instead of Mulligan's own
deck-seed-help = a seed: the same one opens the same packs
deck-packs-help = how many packs
deck-seats-help = how many draft, you included (4)
deck-auto-help = let a bot draft for you
deck-save-help = write the deck that a bot builds from the cards to this file
deck-no-file = There is no file { $file }.
deck-not-text = { $file } is not a text file.
deck-unknown = There is no deck called “{ $deck }”. { $near ->
    [none] There are: { $decks }.
   *[other] Do you mean { $near }? There are: { $decks }.
}
deck-bad-line = line { $line }: “{ $words }” is not a number and the name of a card, as in “3 Lamplight Auditor”{ $begun ->
    [no] ; if a card is meant: card files end in .toml, and each card begins with a line [[card]]
   *[yes] { "" }
}
deck-bad-count = line { $line }: a deck has at least one of each card it lists
deck-empty = the file lists no cards
deck-bad-banned = { $file } is not a list of banned cards: { $reason }.
deck-bad-banned-form = it needs lines such as constructed = ["A Card"]
deck-fine = { $deck } passes { $format }.
deck-faults = { $deck } does not pass { $format }:

# What is wrong with a deck
deck-format-unknown = There is no format called { $format }; there are { $formats }.
deck-fault-unknown = { $card }: there is no such card.{ $near ->
    [none] { "" }
   *[other] { " " }Do you mean { $near }?
}
deck-fault-unplayable = { $card }: { $reason }.
deck-fault-copies = { $card }: { $count } copies, where { $most } are allowed (103.1c).
deck-fault-pool = { $card }: { $count } copies, and the pool has { $have } (103.2c).
deck-fault-factions = A deck has one faction; this one has { $count } ({ $rule }).
deck-too-large = More than { $most } cards are more than a game can be played with.
deck-fault-size = { $count ->
    [one] One card
   *[other] { $count } cards
}, where at least { $fewest } are needed besides the faction ({ $rule }).
deck-fault-banned = { $card } is banned in this format ({ $rule }).

# Why a card or a deck cannot be played
deck-not-understood = its text is not understood at “{ $words }”
deck-not-executed = the rules cannot carry out { $what }
deck-needs-faction = it needs one faction and has { $count } (103.1a)
deck-faction-without-influence = { $card }: the faction has no influence, its file names none (202.3a)
deck-token = { $card }: a token comes into play by what cards do, and is in no deck (409.3)
deck-refused = The deck { $deck } cannot be played: { $faults }.
deck-no-such-card = { $card }: there is no such card
deck-card-refused = { $card }: { $reason }
deck-two-of-a-name = Two decks bring different cards called { $card }; in one game a name means one card.
card-not-one = What the game brings as a card of its own is not one.

deck-seats = The Spoils is for { $fewest } to { $most } players, not { $seats }.

# The user's library
library-damaged = { $file } is damaged and is left out; import it again.
library-trouble = Left out: { $trouble }
library-place = Your own cards (.toml) and decks (.txt, .o8d) go into { $folder }.

# What is in a deck
deck-heading = { $deck }: { $faction }, { $count } cards
deck-no-faction = no faction
deck-curve = Costs ({ $average } on average, resources left out)
deck-icons = Icons: thresholds ask for, resources provide
deck-types = Types
deck-asked = asked for
deck-provided = provided
deck-type-character = Characters
deck-type-item = Items
deck-type-location = Locations
deck-type-tactic = Tactics
deck-type-resource = Resources
deck-type-faction = Faction
deck-type-unknown = Unknown cards
deck-list-own = yours

# Packs
deck-pool = The pool of seed { $seed }: { $packs } packs, { $count } cards
deck-built = A plain deck from it is in { $file }.
deck-draft-pack = Pack { $pack }, pick { $pick }. You have { $count } cards.
deck-draft-prompt = Your pick (a number or a name; ? NUMBER for a card's text; Enter for what a bot would take; quit):
deck-draft-took = You take { $card }.
deck-draft-which = Which of these: { $cards }?
deck-draft-none = No card here is called “{ $words }”.
deck-draft-done = You drafted { $count } cards:
deck-draft-left = You left the draft.
deck-cannot-write = { $file } cannot be written: { $reason }.
deck-too-few-packs = A pool has at least one pack.
deck-too-few-seats = A draft is for two to eight, not { $seats }.
