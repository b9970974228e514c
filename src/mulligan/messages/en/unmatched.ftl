# Unmatched: the words of options, questions, refusals and events.

unmatched-a-card = a card
unmatched-an-item = an item
unmatched-space = { $zones } { $number }
unmatched-item-in = { $item } ({ $space })
unmatched-one-of-several = { $name } { $number }
unmatched-you = you
unmatched-you-acting = You
unmatched-you-with = { $you } ({ $hero })
unmatched-your = your
unmatched-whose = { $seat }’s

unmatched-option-decline = decline
unmatched-option-maneuver = maneuver
unmatched-option-yes = yes
unmatched-option-done = done
unmatched-option-use-item = use the item
unmatched-option-scheme = scheme { $card }
unmatched-option-scheme-by = scheme { $card } by { $fighter }
unmatched-option-attack = attack { $target } with { $fighter }
unmatched-option-scheme-item = use { $item } with { $fighter }
unmatched-option-boost = boost with { $card } (+{ $amount })
unmatched-option-from-deck = { $card } from the deck
unmatched-option-boost-stored = boost with the stored { $card } (+{ $amount })
unmatched-option-discard = discard { $card }
unmatched-option-use-ability = use the ability of { $hero }
unmatched-option-alternative = choice { $number }
unmatched-option-first-card = the card's effect first
unmatched-option-first-item = the item's effect first
unmatched-option-first-of-abilities = ability { $number } of { $hero } first
unmatched-option-first-ability = the ability of { $hero } first

unmatched-deed-moves = { $fighter } to { $space }
unmatched-deed-attacks = lays down { $card }
unmatched-deed-defends = defends with { $card }
unmatched-deed-no-defense = does not defend
unmatched-deed-answers = { $card }: { $answer }

unmatched-about-hidden = Waiting for another player.
unmatched-about-placement = Where does { $fighter } start?
unmatched-about-action = { $left ->
    [1] Your turn: which action do you take? It is your last.
   *[other] Your turn: which action do you take? You have { $left }.
}
unmatched-about-boost-move = Do you boost your movement?
unmatched-about-move-which = Which fighter do you move next?
unmatched-about-move-where = Where does { $fighter } move?
unmatched-about-attack-card = With which card does { $attacker } attack { $defender }?
unmatched-about-combat-item = Do you use the { $item } here? It adds { $value } to your card.
unmatched-about-defense-card = { $attacker } attacks { $defender }. Which card do you defend with?
unmatched-about-boost-card = Do you boost your card?
unmatched-about-order = Which of your effects resolves first?
unmatched-about-hand-limit = You may keep { $most } cards. Which one do you discard?
unmatched-about-discard = { $card }: which card do you discard?
unmatched-about-effect-may = { $card }: do you want this? { $act }.
unmatched-about-effect-fighter = { $card }: which fighter do you choose?
unmatched-about-effect-opponent = { $card }: which opponent do you choose?
unmatched-about-effect-move-which = { $card }: which fighter do you move next?
unmatched-about-effect-move-where = { $card }: where does { $fighter } move?
unmatched-about-effect-place = { $card }: in which space is { $fighter } placed?
unmatched-about-effect-shuffle = { $card }: which discarded card goes back into the deck?
unmatched-about-effect-take = { $card }: which card do you take?
unmatched-about-effect-discard-theirs = { $card }: which of their cards do they discard?
unmatched-about-effect-number = { $card }: how many?
unmatched-about-effect-one-of = { $card }: which of its offers?
unmatched-about-effect-deck = { $card }: which card goes to the deck?
unmatched-about-form = What is your hero now?
unmatched-about-marker = { $card }: in which space?
unmatched-about-zone = { $card }: which zone do you choose?
unmatched-about-space = { $card }: which space do you choose?
unmatched-about-name = { $card }: which card do you name?
unmatched-about-path = { $card }: through whom does { $fighter } go?
unmatched-about-stop = { $card }: do you stop this effect on your hand?
unmatched-about-instead = Is { $fighter } placed in any space instead of moving?
unmatched-about-share = How much of the damage does { $fighter } take instead?

unmatched-refusal-not-your-decision = Another player is choosing now.
unmatched-refusal-not-now = That belongs to another step of the turn.
unmatched-refusal-no-such-card = You do not hold that card.
unmatched-refusal-not-a-scheme = Only a scheme card is played with the scheme action.
unmatched-refusal-not-their-card = That fighter may not use this card.
unmatched-refusal-fighter-defeated = The fighter that could play it is defeated.
unmatched-refusal-mission-not-met = What the mission asks for does not hold now.
unmatched-refusal-no-attack-card = You hold no attack card that this fighter may use.
unmatched-refusal-out-of-reach = The target is not adjacent.
unmatched-refusal-out-of-zone = The target is neither adjacent nor in one of this fighter's zones.
unmatched-refusal-friendly-target = That fighter is friendly.
unmatched-refusal-first-turn-limit = On a first turn you attack the next player in order, or one who has had a turn.
unmatched-refusal-not-an-attack = Only attack and versatile cards attack.
unmatched-refusal-not-a-defense = Only defense and versatile cards defend.
unmatched-refusal-no-boost-value = That card has no BOOST value.
unmatched-refusal-space-taken = A fighter stands in that space.
unmatched-refusal-too-far = No path of that length leads there.
unmatched-refusal-cannot-leave = That fighter cannot leave its space this turn, or has moved already.
unmatched-refusal-no-item-here = There is no item in that fighter's space.
unmatched-refusal-not-a-scheme-item = A combat item is used when a card is played in combat.
unmatched-refusal-cannot-skip = An action cannot be skipped.
unmatched-refusal-not-a-start = A sidekick starts on a free space in one of its hero’s zones, and on no hero’s starting space.
unmatched-refusal-cannot-be-attacked = An ability keeps that fighter from being attacked so.
unmatched-refusal-cannot-now = An effect keeps you from that this turn.
unmatched-refusal-not-named = That is not among those that the effect names.
unmatched-refusal-wrong-form = Your hero is something else now than this card asks for.

# $you is "yes" where the reader is the player who acts: $seat is then “You”.
unmatched-event-placed = { $fighter } is placed in { $space }.
unmatched-event-turn = { $you ->
    [yes] { $seat } begin turn { $amount }.
   *[no] Turn { $amount }: { $seat }.
}
unmatched-event-maneuvers = { $you ->
    [yes] { $seat } maneuver.
   *[no] { $seat } maneuvers.
}
unmatched-event-draws = { $you ->
    [yes] { $seat } draw { $card }.
   *[no] { $seat } draws { $card }.
}
unmatched-event-exhausted = { $you ->
    [yes] Your deck is empty: your fighters are exhausted.
   *[no] The deck of { $seat } is empty: the fighters are exhausted.
}
unmatched-event-moves = { $fighter } moves from { $before } to { $space }.
unmatched-event-boosts = { $you ->
    [yes] { $seat } boost with { $card }: +{ $amount }.
   *[no] { $seat } boosts with { $card }: +{ $amount }.
}
unmatched-event-discards = { $you ->
    [yes] { $seat } discard { $card }.
   *[no] { $seat } discards { $card }.
}
unmatched-event-plays-scheme = { $you ->
    [yes] { $seat } play { $card } with { $fighter }.
   *[no] { $fighter } plays { $card }.
}
unmatched-event-attacks = { $you ->
    [yes] { $seat } attack { $fighter } with { $attacker }.
   *[no] { $attacker } attacks { $fighter }.
}
unmatched-event-plays-face-down = { $you ->
    [yes] { $seat } play { $card } face down.
   *[no] { $seat } plays { $card } face down.
}
unmatched-event-no-defense = { $you ->
    [yes] { $seat } play no card.
   *[no] { $seat } plays no card.
}
unmatched-event-reveals = { $you ->
    [yes] { $seat } reveal { $card }, value { $amount }.
   *[no] { $seat } reveals { $card }, value { $amount }.
}
unmatched-event-takes-item = { $fighter } takes the { $item }.
unmatched-event-value-is = The value of { $card } is { $amount } ({ $rule }).
unmatched-event-cancelled = { $rule } cancels effects on { $card }.
unmatched-event-damage = { $fighter } takes { $amount } damage.
unmatched-event-damage-lost = { $left ->
    [0] The rest of the combat damage ({ $amount }) is lost: { $fighter } had no more health.
   *[other] The rest of the combat damage ({ $amount }) is lost: { $fighter } does not fall below { $left } health.
}
unmatched-event-recovers = { $fighter } recovers { $amount } health.
unmatched-event-combat-result = { $you ->
    [yes] { $seat } win the combat; combat damage: { $amount }.
   *[no] { $seat } wins the combat; combat damage: { $amount }.
}
unmatched-event-defeated = { $fighter } is defeated.
unmatched-event-eliminated = { $you ->
    [yes] { $seat } are eliminated.
   *[no] { $seat } is eliminated.
}
unmatched-event-wins = { $ally ->
    [yes] { $theirs ->
        [yes] { $seat } and you win.
       *[no] { $seat } and { $opponent } win.
    }
   *[no] { $you ->
        [yes] { $seat } win.
       *[no] { $seat } wins.
    }
}
unmatched-event-gains-actions = { $you ->
    [yes] { $seat } gain
   *[no] { $seat } gains
} { $amount ->
    [1] an action.
   *[other] { $amount } actions.
}
unmatched-event-stores = { $you ->
    [yes] { $seat } store { $whose } { $card }.
   *[no] { $seat } stores { $whose } { $card }.
}
unmatched-event-acquires = { $you ->
    [yes] { $seat } acquire { $card }.
   *[no] { $seat } acquires { $card }.
}
unmatched-event-no-mission = { $you ->
    [yes] { $seat } have no mission left to acquire.
   *[no] { $seat } has no mission left to acquire.
}
unmatched-event-shuffles = { $you ->
    [yes] { $seat } shuffle { $card } into the deck.
   *[no] { $seat } shuffles { $card } into the deck.
}
unmatched-event-swaps = { $one } and { $fighter } swap spaces.
unmatched-event-now-fights = { $fighter } is now in the combat.
unmatched-event-held = { $amount ->
    [0] { $fighter } cannot leave its space this turn.
   *[other] { $fighter } cannot leave its space in the turn that comes.
}
unmatched-event-cannot-attack = { $amount ->
    [0] { $fighter } cannot attack this turn.
   *[other] { $fighter } cannot attack in the turn that comes.
}
unmatched-limit = { $limit ->
    [0] draw cards
    [1] maneuver
    [2] maneuver more than once
    [3] attack
    [4] attack more than once
    [5] play scheme cards
    [6] take scheme actions
    [7] boost
    [8] gain actions
   *[other] recover health
}
unmatched-event-limited = { $seat } cannot { $limit } { $later ->
    [yes] in the turn that comes
   *[no] this turn
}.
unmatched-event-next-actions = { $seat } { $you ->
    [yes] have
   *[no] has
} { $amount } { $later ->
    [yes] fewer
   *[no] more
} { $amount ->
    [one] action
   *[other] actions
} in the next turn.
unmatched-event-ignores-stars = { $you ->
    [yes] { $seat } ignore Brainwashed effects this turn.
   *[no] { $seat } ignores Brainwashed effects this turn.
}
unmatched-event-takes-card = { $you ->
    [yes] { $seat } take { $card } into hand.
   *[no] { $seat } takes { $card } into hand.
}
unmatched-event-reveals-card = { $you ->
    [yes] { $seat } reveal { $card } from the deck.
   *[no] { $seat } reveals { $card } from the deck.
}
unmatched-event-looks = { $you ->
    [yes] { $seat } look at { $whose } hand.
   *[no] { $seat } looks at { $whose } hand.
}
unmatched-event-set-health = { $fighter } now has { $amount } health.
unmatched-event-returns = { $fighter } returns in { $space }.
unmatched-event-taken-away = { $fighter } leaves the battlefield.
unmatched-event-item-placed = In { $space }: { $item }.
unmatched-event-uses-item = { $fighter } uses the { $item }.
unmatched-event-turn-ends = { $you ->
    [yes] Your turn ends.
   *[no] The turn of { $seat } ends.
}
unmatched-event-draw-game = No hero is left standing: the game is a draw.
unmatched-event-not-cancelled = Effects on { $card } cannot be canceled.
unmatched-event-prevented = { $fighter } takes no damage from effects.
unmatched-event-counters = { $you ->
    [yes] Your counters change by { $amount }.
   *[no] The counters of { $seat } change by { $amount }.
}
unmatched-event-form = { $you ->
    [yes] { $seat } are now { $form }.
   *[no] { $seat } is now { $form }.
}
unmatched-event-marker-placed = { $marker } in { $space }.
unmatched-event-marker-removed = { $marker } leaves { $space }.
unmatched-event-stays = { $card } stays in play.
unmatched-event-prevented-discard = { $you ->
    [yes] { $seat } ignore { $rule } and discard nothing.
   *[no] { $seat } ignores { $rule } and discards nothing.
}
unmatched-event-prevented-look = { $card } cancels an effect that would look at the hand.
unmatched-event-leaves = { $card } leaves play.
unmatched-event-puts-in-deck = { $you ->
    [yes] { $seat } put { $card } into the deck.
   *[no] { $seat } puts { $card } into the deck.
}
unmatched-event-endless = A thousand turns have passed without a winner: the game is a draw.
unmatched-event-blind-boosts = { $you ->
    [yes] { $seat } boost blindly with { $card }: +{ $amount }.
   *[no] { $seat } boosts blindly with { $card }: +{ $amount }.
}
unmatched-event-chooses-player = { $you ->
    [yes] { $seat } choose { $opponent }.
   *[no] { $seat } chooses { $opponent }.
}
unmatched-event-bonus = { $you ->
    [yes] Your attacks are worth { $amount } more this turn.
   *[no] Attacks of { $seat } are worth { $amount } more this turn.
}
unmatched-event-holds-now = { $you ->
    [yes] What your text says holds { $amount ->
        [0] this turn
        [1] until your next turn
        [3] in an opponent's next turn
        [4] for the rest of the game
       *[other] until the end of your next turn
    }.
   *[no] What a text of { $seat } says holds { $amount ->
        [0] this turn
        [1] until their next turn
        [3] in an opponent's next turn
        [4] for the rest of the game
       *[other] until the end of their next turn
    }.
}
unmatched-event-no-draw = { $you ->
    [yes] { $seat } draw no cards this turn.
   *[no] { $seat } draws no cards this turn.
}
unmatched-event-tells = { $you ->
    [yes] { $seat } say that the printed value is { $amount }.
   *[no] { $seat } says that the printed value is { $amount }.
}

unmatched-several-draws = { $known ->
    [yes] { $you ->
        [yes] { $seat } draw { $cards }.
       *[no] { $seat } draws { $cards }.
    }
   *[no] { $you ->
        [yes] { $seat } draw { $count } cards.
       *[no] { $seat } draws { $count } cards.
    }
}
unmatched-several-items = Items: { $items }.

unmatched-stays = stays

unmatched-screen-zones = { $board }. Zones: { $zones }
unmatched-screen-you = you
unmatched-screen-defeated = defeated
unmatched-screen-cards = hand { $hand }, deck { $deck }, discards { $discards }
unmatched-screen-stored = stored: { $cards }
unmatched-screen-combat = { $attacker } ({ $attack }) attacks { $defender } ({ $defense }).
unmatched-screen-no-card = no card
unmatched-screen-face-down = face down

# The table in the browser.
unmatched-setup-hero = Hero
unmatched-setup-hero-line = { $health } health, moves { $move }, { $reach }.
unmatched-setup-board = Battlefield
unmatched-setup-board-line = { $spaces } spaces, { $zones } zones{ $items ->
    [yes] , with items.
   *[no] .
}
unmatched-setup-items = Play with items
unmatched-setup-items-hint = Only battlefields that have spaces for items have any.
unmatched-setup-teams = Two teams
unmatched-setup-teams-hint = Seats 1 and 3 play against seats 2 and 4. With three seats, the first one leads two heroes.
unmatched-setup-partner = Second hero of seat 1
unmatched-setup-partner-hint = The first seat leads both heroes of its team.
unmatched-melee = melee
unmatched-ranged = ranged
unmatched-item-value = Adds { $value } to the value of the card played in combat in its space.
unmatched-mark-no-draw = draws no cards this turn
unmatched-mark-limited = cannot { $limits } this turn
unmatched-mark-starless = ignores Brainwashed effects this turn
unmatched-mark-form = is { $form }
unmatched-mark-aside = beside the deck: { $cards }
unmatched-mark-pile = { $pile }: { $cards }
unmatched-mark-ongoing = in play: { $cards }
unmatched-marker-about = A marker of { $seat }.

unmatched-zone-blue = Blue
unmatched-zone-bluegreen = Blue-green
unmatched-zone-brown = Brown
unmatched-zone-coral = Coral
unmatched-zone-darkblue = Dark blue
unmatched-zone-gold = Gold
unmatched-zone-gray = Gray
unmatched-zone-graybrown = Gray-brown
unmatched-zone-green = Green
unmatched-zone-ice = Ice blue
unmatched-zone-indigo = Indigo
unmatched-zone-ivory = Ivory
unmatched-zone-lightblue = Light blue
unmatched-zone-lightgray = Light gray
unmatched-zone-lightgreen = Light green
unmatched-zone-maroon = Maroon
unmatched-zone-navy = Navy
unmatched-zone-olive = Olive
unmatched-zone-orange = Orange
unmatched-zone-pink = Pink
unmatched-zone-purple = Purple
unmatched-zone-red = Red
unmatched-zone-rust = Rust
unmatched-zone-silver = Silver
unmatched-zone-slate = Slate
unmatched-zone-steel = Steel blue
unmatched-zone-stone = Stone
unmatched-zone-tan = Tan
unmatched-zone-teal = Teal
unmatched-zone-violet = Violet
unmatched-zone-yellow = Yellow

# Set-ups that cannot be
unmatched-no-hero = There is no hero called “{ $hero }”. The heroes are: { $heroes }.
unmatched-no-board = There is no board called “{ $board }”. The boards are: { $boards }.
unmatched-hero-lacks = the entry “{ $entry }” is missing
unmatched-hero-odd = something in it is not as such files have it
unmatched-hero-incomplete = The hero's file is not complete: { $reason }.
unmatched-hero-numbers = counts and health are 1 to { $most }, a move value 0 to { $most }
unmatched-hero-values = a value or a BOOST value is 0 to { $most }
unmatched-hero-fighters = a hero has at most { $most } fighters, all sidekicks counted
unmatched-hero-cards = a deck has at most { $most } cards
unmatched-hero-nests = it nests too deep
unmatched-hero-not-toml = It is not TOML: { $reason }.
unmatched-hero-file = { $file } is no hero. { $reason }
unmatched-board-too-small = { $board } has { $spaces } starting spaces, too few for { $heroes } heroes.
unmatched-teams-of-four = A team game has four heroes, not { $heroes }.
unmatched-two-to-four = Unmatched is for two to four heroes, not { $heroes }.
unmatched-people = { $heroes } heroes are played by { $heroes } people, or four heroes in teams by three.

# By how much something falls short
unmatched-short-steps = Too far: { $far } spaces, you have { $steps }.
unmatched-short-path = No free path of { $steps } spaces leads there.
unmatched-short-maneuver = Fighters move when you maneuver.
unmatched-short-not-named = { $card } does not allow this one.
unmatched-short-attack = Out of reach: { $far } spaces away, and this fighter attacks adjacent spaces.
unmatched-short-zone = Out of reach: { $far } spaces away, and in none of this fighter’s zones.
unmatched-short-now = { $now ->
    [moving] Fighters are being moved now.
    [placing] Sidekicks are being placed now.
    [effect] { $source } comes first.
   *[other] Something else comes first.
}
unmatched-short-type = { $type ->
    [attack] This card is played when one of your fighters attacks.
    [defense] This card is played when one of your fighters is attacked.
    [versatile] This card is played when one of your fighters attacks or is attacked.
   *[scheme] A scheme is played as an action of its own.
}
unmatched-term-immediately = IMMEDIATELY
unmatched-term-during = DURING COMBAT | during combat
unmatched-term-after = AFTER COMBAT | after combat
unmatched-term-boost = BOOST value | boost value
