# The tables in the browser. The page formats these messages itself; the service says those that begin with “web-refused”.

web-title = Mulligan
web-tagline = Card-battle games, exactly as their rulebooks say.
web-no-client = The page has not been built. “make build” builds it.
web-skip = Skip to the table
web-home = Lobby
web-close = Close
web-cancel = Cancel

web-game-mystic-war = Mystic War
web-about-mystic-war = Three to eight realms, secret goals, and cards that answer cards. Grow, scheme, and be ready when Judgment is called.
web-game-unmatched = Unmatched
web-about-unmatched = Heroes on a board, cards face down, and one blow at the right time.
web-game-spoils = The Spoils
web-about-spoils = Two to four factions, their resources and their parties: a full trading card game.

# Lobby
web-your-name = Your name
web-default-name = Rowan
web-games = Games
web-play-bots = Play against bots
web-set-up = Set up a table
web-set-up-of = Set up a table: { $game }
web-seats = Seats
web-seat-kind = Who sits at seat { $number }
web-choose-for = Choose what { $name } plays with
web-field-for = { $field } for { $name }
web-seat-name = Name at seat { $number }
web-seat-field = { $field } at seat { $number }
web-kind-me = You
web-kind-person = A friend
web-level = Bots play
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-easy-about = a friend who knows the rules and slips now and then
web-level-medium-about = takes what looks best
web-level-hard-about = thinks a second ahead, and punishes mistakes
web-level-easy-character = Knows the rules, misjudges a little, and now and then overlooks the best there is.
web-level-medium-character = Takes what looks best at once, and never looks further.
web-level-hard-character = Thinks ahead for about a second each time, and punishes mistakes.
web-bot-of-level = A bot: { $level }
web-bot-name = { $number ->
    [1] Alder
    [2] Briar
    [3] Cypress
    [4] Damson
    [5] Elder
    [6] Fern
    [7] Gorse
   *[other] Hazel
}
web-friend-name = Friend { $number }
web-seed = Seed
web-seed-hint = Leave empty for one that nobody knows. The same seed deals the same game again.
web-open-table = Let anybody take the free seats
web-make-table = Make the table
web-open-tables = Open tables
web-no-open-tables = No table has a free seat just now.
web-watch = Watch
web-watch-about = Bots play one another, and you look on.
web-join-as = Take the seat of { $name }
web-my-games = My games
web-no-games = Your tables will be listed here.
web-mine-your-turn = your turn
web-mine-running = going on
web-mine-over = over
web-mine-won = over, you won
web-mine-lost = over, you lost
web-forget-of = Take { $names } off the list
web-game-of = { $game }: { $names }

# Settings
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-on = Show what moves
web-motion-off = No motion
web-sound = Sound
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-usual = Usual
web-sound-loud = Loud
web-stops = Stop for me

# Table
web-round = Round { $round }
web-turn = Turn { $turn }
web-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
web-judgment-under = The white-backed Judgment lies under the deck.
web-discards = { $count ->
    [0] No discards
    [one] 1 discard
   *[other] { $count } discards
}
web-realms = Realms
web-realm-you = { $name } (you)
web-first-player = First Player
web-turn-of = On turn
web-wealth-poor = Poor
web-wealth-content = Content
web-wealth-rich = Rich
web-wealth-poor-hint = Poor: RESOURCE cards that this realm plays count half.
web-wealth-content-hint = Content: RESOURCE cards count as printed.
web-wealth-rich-hint = Rich: RESOURCE cards that this realm plays count double.
web-cards-in-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-draws-keeps = Draws { $draws }, keeps { $keeps }
web-followers = Followers
web-mystic-power = Mystic Power
web-gold = Gold
web-track = { $resource } { $amount }
web-track-change = { $resource } { $amount }, would change by { $change }
web-deities = Face up
web-deity-leaving = about to leave
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-drawn = Drawn by Chaos Strikes
web-pile = On the table
web-pile-empty = No card waits to take effect.
web-pile-since = Played last:
web-pile-by = { $you ->
    [yes] You play
   *[no] { $by } plays
}
web-pile-adds = { $you ->
    [yes] You add
   *[no] { $by } adds
}
web-pile-on = { $whom ->
    [own] on your own realm
    [theirs] on their own realm
    [you] on you
   *[other] on { $on }
}
web-pile-void = does not count
web-forecast = If nothing more is played
web-forecast-nothing = Nothing happens.
web-powers = Special Powers
web-any-time = any time
web-kind-resource = RESOURCE
web-kind-spell = SPELL
web-kind-deity = DEITY
web-kind-event = EVENT
web-kind-victory = VICTORY
web-back = A face-down card

web-all-choices = All choices
web-waiting-for = Waiting for { $name }.
web-what-with = What do you do with { $card }?
web-only-discard = It cannot be played now, only discarded.
web-which-one = { $action }: which one?
web-on-yourself = On yourself
web-why-not = Not now: { $text }
web-rule = Rule { $rule }
web-caused-by = Because: { $text }
web-pass-key = Space
web-confirm-count = { $count ->
    [0] Choose …
   *[other] Confirm ({ $count })
}
web-confirm-of = Confirm ({ $count } of { $most })
web-suggest = Pay for me
web-take-back = Take back
web-ask-take-back = Ask to take back
web-asks-take-back = { $name } asks to take back a choice.
web-you-ask-take-back = You asked to take a choice back. Waiting for the others.
web-agree = Agree
web-disagree = Refuse
web-resign = Resign
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-say = Say something
web-send = Send
web-watcher = Somebody watching
web-you-watch = You are watching.
web-again = What happened since your last choice, slowly.
web-again-stop = Enough
web-last-turn = Show me that again
web-keys = Keys
web-key-choose = choose
web-key-back = take back
web-key-hand = go to your hand
web-key-log = go to the log

web-seat-away = away
web-seat-bot = bot
web-seat-stand-in = a bot stands in
web-seat-resigned = resigned
web-seat-free = free
web-let-bot = Let a bot play for { $name }
web-play-myself = Play myself again
web-send-links = Send the links
web-invite = Invite
web-invite-hint = Each link is for one seat, and works once: whoever opens it first plays there.
web-link-seat = Link for { $name }
web-link-watch = Link for watching
web-copy = Copy
web-copied = Copied.
web-copy-failed = The browser does not allow copying here. Select the address and copy it yourself.
web-share = Share the game
web-share-point = Share this point
web-share-copied = A link to the replay is copied. Whoever has it can watch, and play on from any point.

web-over = The game is over.
web-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-you-won = You win!
web-nobody-won = Nobody wins.
web-ended-by-resignation = The game ended by resignation.
web-replay = Watch the game again
web-replay-at = After { $at } of { $all } choices
web-replay-seat = Seen by
web-replay-first = To the start
web-replay-back = Back
web-replay-forward = Forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-leave = Back to the table
web-branch = New table from here
web-download = Download the journal
web-fair-before = The deal was fixed before the first card. Its fingerprint: { $hash }.
web-fair-after = Seed { $seed }, salt { $salt }. “mulligan replay --verify” checks that they fit the fingerprint { $hash }.
web-fair-chosen = The seed was chosen by whoever made the table.

web-connecting = Connecting …
web-lost = The connection is lost. Trying again …
web-no-access = This link does not open a seat at this table.

# Refusals
web-refused-stale = That decision is no longer open.
web-refused-not-offered = That is not among the options offered.
web-refused-watching = Whoever watches does not play.
web-refused-bot-plays = A bot plays for this seat at the moment.
web-refused-over = The game is over.
web-refused-not-over = That can be had when the game is over.
web-refused-no-rematch = There is no rematch here.
web-refused-no-request = Nobody asks to take anything back.
web-refused-already-asked = A request to take back is already open.
web-refused-nothing-to-take-back = There is nothing to take back.
web-refused-resigned = You have resigned already.
web-refused-no-such-seat = There is no such seat to play for.
web-refused-not-your-seat = Only its own player can take that seat over again.
web-refused-no-change = It is so already.
web-refused-name-taken = Another seat has that name.
web-refused-nothing-free = No seat is free at that table.
web-refused-no-such-game = There is no such game here.
web-refused-no-such-table = There is no such table.
web-refused-no-such-page = There is no such page.
web-refused-no-such-language = There are no messages in that language.
web-refused-no-such-point = The game has no such point.
web-refused-no-key = This link does not open a seat at this table.
web-refused-invitation = This is an invitation. It opens nothing by itself: take the seat with it first.
web-refused-invitation-used = This invitation has been used already. Whoever opened it first plays there.
web-refused-key-taken = That key opens another seat here. Bring another.
web-refused-not-away = That player is here, or was a moment ago. A bot can step in after { $seconds } seconds of absence.
web-refused-set-up = The table cannot be set up like that: { $reason }
web-refused-seats = This game is for { $fewest } to { $most } seats, not for { $seats }.
web-setup-not-there = There is no “{ $field }” at such a table.
web-setup-unknown = there is nothing called “{ $field }” to set up.
web-setup-switch = “{ $field }” is either on or off.
web-setup-number = “{ $field }” is a whole number from { $least } to { $most }.
web-setup-per-seat = “{ $field }” needs a choice for each of the { $seats } seats.
web-setup-seats = { $choice } cannot be had with { $seats } seats.
web-setup-choice = “{ $value }” is not among the choices for “{ $field }”: { $offers }.
web-refused-malformed = The request is not understood: { $where }: { $what }
web-refused-too-many = That was too much at once. Try again in a moment.
web-refused-too-large = The request is too large.
web-refused-not-written = The server cannot write to its disk. This has not happened; try again later.
web-refused-broken = Something went wrong here that is not your fault. It has been noted; try again.
web-refused-not-certain = The server's database does not answer. It is not certain whether this happened; look again in a moment.
web-refused-not-read = The server's database does not answer. Try again in a moment.
web-refused-damaged = What is kept of this table cannot be read. Other tables are not concerned.
web-refused-damaged-entry = What is kept of this table is damaged: what was done there as number { $number } is missing or does not fit. Other tables are not concerned.
web-refused-seed-changed = The seed kept for this table is not the one that its published hash fixes. The game does not go on.
web-refused-other-rules = This game was begun under other rules than this server plays: what was chosen there as number { $number } is asked otherwise now. It does not go on. Other tables are not concerned.
web-refused-newer = This table was made by a newer version of Mulligan than this server runs.
web-refused-enough-said = You have said { $most } lines at this table. No more fit.
web-refused-enough-asked = You have asked { $most } times to take this choice back. Now it stands.
web-refused-enough-taken-back = Choices have been taken back { $most } times at this table. From now on they stand.
web-refused-enough-names = You have had { $most } names at this table. Keep this one.
web-refused-not-everybody = The game begins when every seat is taken. A bot can play for a seat that nobody takes.
web-refused-dealing = The deal waits for what players have promised to add to it.
web-refused-not-dealing = Nothing is to be added to the deal now.
web-refused-not-promised = That is not what this seat has promised to add to the deal.
web-refused-banned = The host has closed this house to your profile.
web-refused-no-profile = There is no such profile here.
web-refused-no-such-room = There is no such room.
web-refused-room-full = Every seat in this room is taken.
web-refused-room-turned-away = The host has sent you out of this room.
web-refused-room-host = Only the host of this room can do that.
web-refused-room-changed = Whoever leads the room has just changed what is to be played. Look again.
web-refused-room-host-stays = The host cannot be sent away.
web-refused-room-taken = People sit there. The host can send them away first.
web-refused-room-open-seat = A seat still waits for somebody. The host can seat a bot there, or take it away.
web-refused-room-not-ready = Not everybody is ready yet.
web-refused-host = This server does not go by that name.
web-refused-origin = Requests from other pages are not accepted.

# Unmatched
web-um-anybody = Any fighter
web-um-attack = Attack
web-um-defense = Defense
web-um-versatile = Versatile
web-um-scheme = Scheme
web-um-mission = Mission
web-um-boost = Worth { $amount } as a boost
web-um-space = Space { $name }
web-um-spaces = Spaces of the battlefield
web-um-zones = Zones
web-um-joined = Adjacent: { $names }
web-um-token = { $name }, { $health } of { $most } health
web-um-held = cannot leave this space
web-um-passage = Secret passage
web-um-start = Starting space { $number }
web-um-start-of = Starting space of { $hero }
web-um-item-action = A fighter who stands here uses it with an action
web-um-actions = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
web-um-sides = Heroes
web-um-team = Team { $number }
web-um-ranged = Ranged: attacks in its zones
web-um-melee = Melee: attacks adjacent spaces
web-um-health = { $health } of { $most } health
web-um-hand = Hand { $count }
web-um-deck = Deck { $count }
web-um-list = All cards of { $hero }
web-um-move = Move { $count }
web-um-known = Known in hand: { $count }
web-um-suit = In the Vibranium Suit: { $count }
web-um-stored = From the Vibranium Suit
web-um-ability = Special ability
web-um-combat = Combat
web-um-attacks = attacks
web-um-defends = defends
web-um-no-card = No card
web-um-no-card-yet = No card yet
web-um-cancelled = effects canceled
web-um-told = The printed value is said to be { $value }.
web-um-step-cards = Cards
web-um-step-reveal = Reveal
web-um-step-immediately = Immediately
web-um-step-during = During combat
web-um-step-result = Result
web-um-step-after = After combat
web-um-result = { $name } wins. Combat damage: { $damage }
web-um-standing = { $attacker } attacks with { $attack }, { $defender } defends with { $defense }.
web-um-scheme-played = Scheme

# The stage
web-tabs = Parts of the table
web-tab-board = Table
web-tab-hand = Hand
web-tab-log = Log
web-tab-waits = to pick there
web-menu = The table’s menu
web-preview = { $touch ->
    [yes] Hold a finger on a card to read it here.
   *[other] Point at a card to read it here.
}
web-no-hand = You see no hand.
web-going-on = It goes on …
web-a-moment = One moment …
web-go-on = Go on
web-skip-ahead = Skip ahead
web-result = Show the result
web-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-stop-matter = when an answer could matter
web-stop-always = whenever I could answer (full control)
web-stop-loss = when I could lose something
web-stop-never = never: I only play my own turns
web-stops-hint = Everywhere else you pass by yourself.
web-pay-myself = I choose every resource that I pay with
web-judge-view = Judge’s view: rule numbers in the log
web-space-names = Names of the spaces on boards
web-pass-turn = Pass for the rest of this turn
web-not-again = Do not ask for this again this turn
web-more-ways = More ways to pass
web-armed = { $label }: press again
web-less = Less
web-more = More
web-take-number = Take this
web-divide-how = { $touch ->
    [yes] Deal { $total } damage: tap whoever is to take one more of it.
   *[other] Deal { $total } damage: click whoever is to take one more of it.
}
web-deals-how = { $touch ->
    [yes] { $card } deals { $total } damage: tap whoever is to take one more of it.
   *[other] { $card } deals { $total } damage: click whoever is to take one more of it.
}
web-divide = Deal { $total } damage
web-share-of = { $touch ->
    [yes] of the damage; tap to give one more
   *[other] of the damage; click to give one more
}
web-no-answer = This cannot be chosen here; what can be chosen is lit.
web-action-later = Now it is asked: { $question }
web-pass = Pass
web-play-card = Play a card
web-resign-sure = Resign? A bot plays on in your place.
web-resign-sure-duel = Resign? That ends the game, and you lose it.
web-key-pass = what its chip stands on: pass, confirm, go on
web-key-rest = pass for the rest of the turn
web-log-several = { $text } … and { $count } more
web-replay-watcher = A watcher (no hands)
web-victory = Victory
web-defeat = Defeat
web-course = The course of the game
web-course-mystic-war = Followers, Mystic Power and Gold together
web-course-spoils = Influence
web-course-unmatched = Health of the heroes
web-decided = What decided it:
web-decided-watch = watch it
web-rematch-swapped = Rematch, sides swapped
web-look-at-table = Look at the table
web-track-goal = { $resource } { $amount }, your goal { $goal }
web-um-hero = Hero
web-um-maneuver = Maneuver
web-um-has-effect = Has an effect
web-um-no-combat = No combat.
web-um-no-maneuver = You have no action left.
web-um-no-attack = No enemy is in reach of your fighters, or you have no attack card.
web-um-no-scheme = You have no scheme in hand that can be played.
web-um-none-window = Do not defend
web-um-none-boost = Do not boost
web-um-none-move = Stay there
web-um-only-maneuver = You maneuver: there is nothing else that you can do.
web-um-goal = Goal: bring { $heroes } to 0 health.
web-um-goal-watch = Whoever brings the other heroes to 0 health wins.
web-mw-goal = Goal ({ $name }): { $followers } Followers, { $power } Mystic Power, { $gold } Gold when Judgment comes.
web-mw-goal-watch = Whoever meets their secret goal when Judgment comes wins.
web-mw-no-card = None of your cards can be played now.

# ---- the school

web-learn = Learn
web-learn-about = Five minutes for each game: a few short lessons, then a first game with the coach beside you.
web-learn-game = Learn in five minutes
web-coach = Coach
web-coach-speaks = Listen to the coach.
web-lesson-step = Step { $step } of { $steps }
web-leave-lesson = Leave the lesson
web-lesson-done = Well done!
web-lesson-next = Next: { $title }.
web-lesson-all-done = That is all you need. Now play a whole game against easy bots; the coach stays beside you.
web-next-lesson = Next lesson
web-first-game = Your first game
web-first-game-about = a whole game against easy bots, with the coach beside you
web-lesson-again = Once more
web-all-lessons = All lessons
web-lesson-taken = (done)
web-coach-leave = I can do without the coach
web-lesson-back = A step back
web-refused-no-such-lesson = There is no such lesson.

# ---- rules and hints

web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-chapters = Chapters
web-rules-chapter-all = Rules
web-rules-chapter-cards = Cards
web-rules-chapter-rulings = Rulings
web-rules-chapter-mystic-war-1 = What it is about
web-rules-chapter-mystic-war-2 = Realms, cards and goals
web-rules-chapter-mystic-war-3 = Setting up
web-rules-chapter-mystic-war-4 = A round
web-rules-chapter-mystic-war-5 = Special Powers and receiving
web-rules-chapter-mystic-war-6 = What resources decide
web-rules-chapter-mystic-war-7 = Drawing and playing
web-rules-chapter-mystic-war-8 = Judgment and the end
web-rules-chapter-spoils-1 = The game and the deck
web-rules-chapter-spoils-2 = Types of cards
web-rules-chapter-spoils-3 = Acts and what they mean
web-rules-chapter-spoils-4 = Costs, effects and areas
web-rules-chapter-spoils-5 = What texts can be
web-rules-chapter-spoils-6 = A game, step by step
web-rules-chapter-unmatched-setup = Setting up and the board
web-rules-chapter-unmatched-turn = A turn
web-rules-chapter-unmatched-combat = Combat
web-rules-chapter-unmatched-ending = Defeat and victory
web-rules-chapter-unmatched-items = Items
web-rules-chapter-unmatched-heroes = What single heroes do
web-rules-chapter-unmatched-seats = More than two players
web-rules-search = Search the rules
web-rules-now = What this is about
web-rules-none = No rule says that.
web-rules-card = The card
web-rules-why = Why: { $why }
web-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-hint = Hint
web-hint-best = { $action }.
web-hint-then = Then: { $expected }.
web-hint-clear = That looks clearly better than anything else, such as “{ $other }”.
web-hint-close = About as good: “{ $other }”.
web-key-rules = rules
web-key-hint = hint

# ---- said once, when a kind of question first comes

web-first-mystic-war-turn = You play one card, on any realm, or discard one, or pass. The round ends when all pass, one after the other.
web-first-mystic-war-window = A card lies on the table. Before it does anything, you may add one that goes with it.
web-first-mystic-war-idle = You hold a deity. It can be played at any time, on any realm, and stays there face up. Declined, it is not asked about again this round.
web-first-mystic-war-power = At the start of a round a full box of your mat lets you exercise a Special Power, if you like.
web-first-spoils-turn = Play cards, use abilities, attack, in any order; then end your turn.
web-first-spoils-window = You may answer with a tactic or an ability before this goes on.
web-first-spoils-mulligan = Cards that you cannot use early may go under your deck for others, once.
web-first-spoils-either = At the start of a turn: lay a card of your hand as a resource, or draw one.
web-first-spoils-attackers = Everybody whom you pick attacks together, and is depleted until your next turn.
web-first-spoils-blockers = Whoever blocks stands in the way of the whole party. The fastest strike first.
web-first-spoils-payment = Any resource pays 1. Take those that you will miss least.
web-first-touch = Hold a finger on a card, a space or a line to read all about it.
web-first-unmatched-placement = Your hero stands already. A sidekick fights beside it, and starts on a free space in one of the hero's zones: spaces of one colour.
web-first-unmatched-turn = Two actions a turn: maneuver (draw and move), attack, or play a scheme.
web-first-unmatched-face-down = Your card lies face down until the other one has chosen, too.
web-first-unmatched-window = You may defend with a card. What its value does not stop is damage.
web-first-unmatched-boost = You maneuver: you drew a card, and your fighters may move. A card that you discard now takes each of them farther, by the number behind its plus.
web-first-unmatched-move = { $touch ->
    [yes] Fighters move one after the other, not through enemies. Tap the space where one stands to leave it there.
   *[other] Fighters move one after the other, not through enemies. Click the space where one stands to leave it there.
}

# ---- the ways from the lobby

web-ways = Where to
web-continue = Continue
web-filter = Show
web-filter-all = all
web-filter-running = those that go on
web-filter-over = those that are over

# A table's room
web-play-friends = Play with friends
web-room-of = { $game }: the table's room
web-room-welcome = { $host } waits for you: { $game }. Say your name and come in.
web-room-enter = Come in
web-room-seats = Who plays
web-room-open = Free
web-room-you = { $name } (you)
web-room-host = Leads the room
web-room-is-ready = Ready
web-room-chooses = Chooses …
web-room-team = Team { $team }
web-room-add-bot = Seat a bot
web-room-for-anybody = For whoever comes
web-room-kick = Send away
web-room-kick-sure = Send { $name } away? They cannot come back into this room.
web-room-move = { $name }: one seat up
web-room-swap = Swap sides
web-room-go = Ready?
web-room-ready = I am ready
web-room-not-ready = Wait, not yet
web-room-deal = Deal the cards
web-room-can-deal = Everybody is ready.
web-room-host-deals = Everybody is ready. The host deals.
web-room-last-table = To the table that was dealt last
web-room-leave = Leave the room
web-room-send = Send …
web-room-link = Link to this room
web-room-link-hint = Whoever opens it can come in, say a name and choose.
web-offers-own = Made by you
web-offers-house = For everybody in this house
web-offers-ready = Ready to play
web-room-yes = yes
web-room-no = no
web-room-pick = What you play: { $field }
web-room-settled = For the whole table
web-room-again = Back to the room, for another game

# My games
web-filter-turn = those that wait for you
web-filter-won = those that you won
web-filter-lost = those that you did not win
web-filter-game = Game
web-filter-any = All games
web-filter-none = None of your games is like that.
web-mine-turn = Turn { $turn }
web-mine-round = Round { $turn }
web-mine-replay = Watch again
