# The table of The Spoils in the browser.

web-spoils-cost = Cost
web-spoils-threshold = Threshold
web-spoils-provides = Provides
web-spoils-strength = Strength
web-spoils-life = Life
web-spoils-speed = Speed
web-spoils-structure = Structure
web-spoils-influence = Influence
web-spoils-icon-O = Obsession
web-spoils-icon-G = Greed
web-spoils-icon-E = Elitism
web-spoils-icon-D = Deception
web-spoils-icon-R = Rage
web-spoils-icon-V = Volition

# How a card stands
web-spoils-number = { $name } { $now }
web-spoils-number-changed = { $name } { $now } (printed { $printed })
web-spoils-depleted = depleted
web-spoils-fresh = came this turn
web-spoils-used = used
web-spoils-down = face-down
web-spoils-damage = { $count } damage
web-spoils-assigned = { $count } damage assigned
web-spoils-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
web-spoils-party-attack = attacks
web-spoils-party-block = blocks
web-spoils-party-joins = joins the block
web-spoils-attached-to = Attached to { $card }

# A side of the table
web-spoils-opponents = Opponents
web-spoils-own-side = Your side
web-spoils-characters = Characters
web-spoils-items = Items
web-spoils-locations = Locations
web-spoils-resources = Resources
web-spoils-no-characters = No characters.
web-spoils-no-resources = No resources.
web-spoils-free = { $free } of { $all } to pay with
web-spoils-deck = Deck { $count }
web-spoils-discards = Discards { $count }
web-spoils-out = Out of the game { $count }
web-spoils-discards-of = Discard pile of { $name }, the last on top
web-spoils-out-of = Cards of { $name } out of the game
web-spoils-lost = has lost

# What goes on
web-spoils-going-on = What goes on
web-spoils-turn = Turn { $turn }: { $name }
web-spoils-yours = yours
web-spoils-before = Before the first turn
web-spoils-plays = { $you ->
    [yes] played by you
   *[no] played by { $by }
}
web-spoils-uses = { $you ->
    [yes] you use { $ability }
   *[no] { $by } uses { $ability }
}
web-spoils-turn-over = Nothing more could be done: your turn ended by itself.
web-spoils-triggers = { $you ->
    [yes] takes effect for you
   *[no] takes effect for { $by }
}
web-spoils-answers-card = { $you ->
    [yes] you answer with this
   *[no] { $by } answers with this
}
web-spoils-answers-ability = { $you ->
    [yes] you answer with { $ability }
   *[no] { $by } answers with { $ability }
}
web-spoils-picks = picks { $cards }
web-spoils-resolving = resolves
web-spoils-stopped = terminated
web-spoils-due = { $you ->
    [yes] You still pay { $left } for { $card }
   *[no] { $name } still pays { $left } for { $card }
}
web-spoils-waiting = Waiting to happen
web-spoils-lasting = { $count ->
    [one] 1 effect that lasts
   *[other] { $count } effects that last
}
web-spoils-lasts-turn = { $card } ({ $name }), this turn
web-spoils-lasts-later = { $card } ({ $name }), for a while
web-spoils-lasts-good = { $card } ({ $name }), for good
web-spoils-tray = To choose from
web-spoils-looked-at = What you look at
web-spoils-it-is = You see: { $cards }.

# A battle
web-spoils-battle = { $you ->
    [yes] You attack { $target }
   *[no] { $by } attacks { $target }
}
web-spoils-attackers = Attackers
web-spoils-blockers = Blockers
web-spoils-nobody-blocks = nobody blocks
web-spoils-levels = Damage by speed
web-spoils-level = Speed { $speed }
web-spoils-level-done = done
web-spoils-level-now = now
web-spoils-level-later = to come
web-spoils-step-attackers = Attackers are being chosen.
web-spoils-step-tactics = Tactics before blockers are chosen.
web-spoils-step-blockers = Blockers are being chosen.
web-spoils-step-before-damage = Tactics before damage is assigned.
web-spoils-step-assigning = Damage is being assigned.
web-spoils-step-after-assigning = Tactics before the assigned damage is inflicted.
web-spoils-step-end = The battle ends.

# The stage
web-spoils-common-headings = STARTING DRAW, STARTING RESOURCES, RESTORE RULE, DEVELOP RULE, COST, EXTRA COST, EFFECT
web-spoils-act-play = Play
web-spoils-act-use = Use
web-spoils-act-attack = Attack
web-spoils-no-play = You have no card that can be played now.
web-spoils-no-use = No ability of yours can be used now: you cannot pay for it, its card is depleted, or it is not the time.
web-spoils-none-mulligan = Keep them all
web-spoils-none-blockers = Nobody blocks
web-spoils-some-mulligan = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
web-spoils-some-attackers = { $count ->
    [one] Attack with one
   *[other] Attack with { $count }
}
web-spoils-some-blockers = { $count ->
    [one] Block with one
   *[other] Block with { $count }
}
web-spoils-no-attack = You have no character that can attack.
web-spoils-count-attack = { $count ->
    [one] 1 attacker
   *[other] { $count } attackers
}
web-spoils-count-block = { $count ->
    [0] no blocker
    [one] 1 blocker
   *[other] { $count } blockers
}
web-spoils-party-strength = strength { $strength }
web-spoils-goal = Goal: bring { $factions } to 0 influence.
web-spoils-goal-watch = Whoever is the last with influence wins.
web-spoils-start = { $touch ->
    [yes] Your turn begins: tap a card to lay it as a resource, or draw one.
   *[other] Your turn begins: click a card to lay it as a resource, or draw one.
}
web-spoils-lay = Play a resource
web-spoils-draw = Draw a card
web-spoils-start-empty = Your turn begins: your hand is empty, so there is nothing to lay as a resource. Draw a card.
