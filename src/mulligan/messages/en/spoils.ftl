# The Spoils

spoils-a-card = a card
spoils-you = you
spoils-its-ability = its ability
spoils-one-of-like = { $card } ({ $number })

# Types, trades and icons (201.4, 405.5)
spoils-type-character = Character
spoils-type-item = Item
spoils-type-location = Location
spoils-type-tactic = Tactic
spoils-type-resource = Resource
spoils-type-faction = Faction
spoils-type-token = Token
spoils-trade-arcanist = Arcanist
spoils-trade-banker = Banker
spoils-trade-gearsmith = Gearsmith
spoils-trade-rogue = Rogue
spoils-trade-warlord = Warlord
spoils-trade-universal = Universal
spoils-icon-O = Obsession
spoils-icon-G = Greed
spoils-icon-E = Elitism
spoils-icon-D = Deception
spoils-icon-R = Rage
spoils-icon-V = Volition

spoils-type-line = { $staple ->
    [yes] { $trade } Staple { $type }
   *[no] { $trade } { $type }
}
spoils-type-brief = { $staple ->
    [yes] Staple { $type }
   *[no] { $type }
}
spoils-faction-restore-rule = Restore Rule
spoils-faction-develop-rule = Develop Rule
spoils-keyword-aggro = Aggro
spoils-keyword-covert = Covert
spoils-keyword-tactical = Tactical

# Cards on the table
spoils-face-down-card = a face-down card
spoils-face-down-known = { $card }, face-down
spoils-note-cannot-attack = cannot attack
spoils-note-cannot-block = cannot block
spoils-note-unblockable = cannot be blocked
spoils-note-cannot-be-destroyed = cannot be destroyed
spoils-note-cannot-be-picked = cannot be picked
spoils-note-no-abilities = cannot use abilities
spoils-note-must-attack = must attack
spoils-note-must-block = must block
spoils-note-textless = has no text
spoils-note-also-character = also a character
spoils-note-borrowed = belongs to another player
spoils-setup-deck = Deck
spoils-deck-name-ashgrove-march = Ashgrove March
spoils-deck-ashgrove-march = Warlords: cheap soldiers who attack early and often.
spoils-deck-name-brass-hounds = Brass Hounds
spoils-deck-brass-hounds = Gearsmiths: small machines and the gear that makes them large.
spoils-deck-name-crossroads-company = Crossroads Company
spoils-deck-crossroads-company = Warlords and Arcanists side by side, with hired hands of no trade.
spoils-deck-name-eel-lane = Eel Lane
spoils-deck-eel-lane = Rogues: knives, poison and whatever can be taken.
spoils-deck-name-ember-and-ridge = Ember and Ridge
spoils-deck-ember-and-ridge = Warlords: a marshal, engines of siege, and dragons at the end.
spoils-deck-name-lamp-rent = Lamp Rent
spoils-deck-lamp-rent = Bankers: collectors, guardians and the long game.
spoils-deck-name-low-tide = Low Tide
spoils-deck-low-tide = Arcanists: ghosts and seers who see the cards coming.
spoils-deck-name-mainspring = Mainspring
spoils-deck-mainspring = Gearsmiths: large machines and the places that build them.
spoils-deck-name-old-mothers-money = Old Mother's Money
spoils-deck-old-mothers-money = Bankers with more influence to lose, and interest on it.
spoils-deck-name-the-duchess-regrets = The Duchess Regrets
spoils-deck-the-duchess-regrets = Rogues: thieves, borrowed faces and a duchess.
spoils-setup-own-deck = { $deck } (your own)

# Options
spoils-option-decline = Do nothing
spoils-option-done = Done
spoils-option-yes = Yes
spoils-option-no = No
spoils-option-end-turn = End the turn
spoils-option-take-back = Take it back
spoils-option-again = Repeat that
spoils-option-face-up = Face-up
spoils-option-face-down = Face-down
spoils-option-play = Play { $card }
spoils-option-flip-up = Flip up { $card }
spoils-option-attack = Attack { $card } ({ $owner })
spoils-option-use = { $card }: { $ability }
spoils-option-trigger = Trigger { $number }
spoils-option-way = Way { $number }

# Questions
spoils-about-hidden = Another player is deciding.
spoils-about-turn = Your turn: play, use an ability, attack, or end it.
spoils-about-respond = { $way ->
    [ability] { $seat } uses an ability of { $card }. Do you respond?
    [named] { $seat } uses { $ability }, an ability of { $card }. Do you respond?
   *[card] { $seat } plays { $card }. Do you respond?
}
spoils-about-respond-to-end = { $seat } is about to end the turn. Do you respond?
spoils-about-window = { $way ->
    [attack] Before blockers are chosen: play a tactic or use an ability?
    [before-damage] Before damage is assigned: play a tactic or use an ability?
    [after-assigning] Damage of speed { $amount } is assigned. Play a tactic or use an ability before it is inflicted?
   *[other] Play a tactic or use an ability?
}
spoils-about-attackers = Who attacks { $card }?
spoils-about-blockers = { $card } is attacked. Who blocks?
spoils-about-assign = { $card } has { $amount } damage to assign. How much of it to { $other }?
spoils-about-payment = { $card }: { $amount ->
    [one] one resource to pay. Which?
   *[other] { $amount } resources to pay. Which?
}
spoils-about-pick = { $card }: { $amount ->
    [one] pick a card.
   *[other] pick up to { $amount } more cards.
}
spoils-about-choose = { $card }: { $amount ->
    [one] choose a card.
   *[other] choose up to { $amount } more cards.
}
spoils-about-discard = { $card }: { $amount ->
    [one] which card from your hand?
   *[other] which cards from your hand? ({ $amount })
}
spoils-about-may = { $card }: do you want this? { $act }
spoils-about-either = { $card }: which of these?
spoils-about-number = { $card }: choose a number.
spoils-about-player = { $card }: which player?
spoils-about-trigger = Several things happen now. Which comes first?
spoils-about-replacement = Which of these happens instead?
spoils-about-resource = Which card do you play as a resource?
spoils-about-facing = Do you play { $card } face-up or face-down?
spoils-about-mulligan = Your first hand: which cards do you put on the bottom of your deck, to draw as many others?
spoils-about-bottom = Which card goes to the bottom next?
spoils-about-first = Who takes the first turn?
spoils-about-starting-resource = Choose a starting resource.
spoils-about-unique = Which of these do you keep?
spoils-about-attach = What is { $card } attached to?
spoils-about-search = { $card }: what do you take out?
spoils-about-divide = { $card }: how much for the first of those left?
spoils-about-name = { $card }: name one.
spoils-about-bid = { $amount ->
    [0] How much do you bid?
   *[other] The highest bid is { $amount }. How much do you bid?
}
spoils-about-loop = How many times is that repeated?
spoils-about-past = { $card } is blocked. Does it strike the target of the attack instead?
spoils-about-interruption = That is about to be repeated. After how many times do you want to respond?
spoils-about-order = Which is next?
spoils-about-may-pay = { $card }: do you pay?

# Why not
spoils-refusal-not-your-decision = Somebody else is deciding now.
spoils-refusal-not-now = Something else is being decided.
spoils-refusal-not-in-hand = You have no such card in your hand.
spoils-refusal-resource-needs-effect = You lay a resource at the start of your turn, or when an effect says so.
spoils-refusal-only-in-your-turn = It can be played only in your turn.
spoils-refusal-only-tactics-here = Only tactics and abilities can be used here.
spoils-refusal-threshold-not-met = You do not control the resource icons of its threshold.
spoils-refusal-too-expensive = You do not have that many unattached resources.
spoils-refusal-cost-impossible = One of its costs cannot be satisfied.
spoils-refusal-not-your-card = You do not control that card.
spoils-refusal-ability-threshold = You do not control the resource icons that the ability needs.
spoils-refusal-no-such-ability = The card has no such ability.
spoils-refusal-cannot-be-used = An effect says that it cannot be used.
spoils-refusal-cannot-be-played = An effect says that it cannot be played.
spoils-refusal-no-flip-up = The card has no Flip Up.
spoils-refusal-no-attackers = You have no character that can attack.
spoils-refusal-not-a-target = Only a faction or location of another player can be attacked.
spoils-refusal-is-depleted = It is depleted.
spoils-refusal-is-new = You have not controlled it since the start of the turn.
spoils-refusal-cannot-be-attacked = An effect says that it cannot be attacked.
spoils-refusal-cannot-attack = An effect says that it cannot attack.
spoils-refusal-cannot-block = An effect says that it cannot block.
spoils-refusal-blocker-not-covert = Only covert characters can block a covert party.
spoils-refusal-party-not-covert = A covert character can only block a covert party.
spoils-refusal-party-unblockable = Nobody in the attacking party can be blocked.
spoils-refusal-attack-too-dear = You cannot pay what must be paid to attack.
spoils-refusal-leads-nowhere = It changed nothing three times in a row: do something else first.
spoils-refusal-already-tried = It was tried, and its costs could not be satisfied.
spoils-refusal-not-a-character = Only characters attack and block.
spoils-refusal-must-attack = A character of yours must attack first.
spoils-refusal-no-such-party = No party that you could form would be as it must be.
spoils-refusal-attacked-already = It can attack only once each turn, and has.

# What happens
spoils-event-turn-starts = { $you ->
    [yes] Turn { $amount }: yours.
   *[no] Turn { $amount }: { $seat }.
}
spoils-event-turn-ends = { $you ->
    [yes] You end the turn.
   *[no] { $seat } ends the turn.
}
spoils-event-draws = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
spoils-event-plays = { $you ->
    [yes] You play { $card } for { $amount }.
   *[no] { $seat } plays { $card } for { $amount }.
}
spoils-event-uses = { $you ->
    [yes] You use an ability of { $card }{ $amount ->
        [0] .
       *[other] { " " }for { $amount }.
    }
   *[no] { $seat } uses an ability of { $card }{ $amount ->
        [0] .
       *[other] { " " }for { $amount }.
    }
}
spoils-event-resolves = { $card } resolves.
spoils-event-plays-resource = { $you ->
    [yes] You play a resource.
   *[no] { $seat } plays a resource.
}
spoils-event-enters = { $you ->
    [yes] { $card } enters play{ $down ->
        [yes] { " " }face-down
       *[no] { "" }
    } under your control.
   *[no] { $card } enters play{ $down ->
        [yes] { " " }face-down
       *[no] { "" }
    } under { $seat }'s control.
}
spoils-event-leaves = { $card } leaves play.
spoils-event-destroyed = { $card } is destroyed.
spoils-event-discards = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
spoils-event-depleted = { $card } is depleted.
spoils-event-restored = { $card } is restored.
spoils-event-attached = { $onto ->
    [yes] { $card } is attached to { $other }.
   *[no] { $card } is attached.
}
spoils-event-detached = { $card } is detached.
spoils-event-damaged = { $card } receives { $amount } damage.
spoils-event-inflicts = { $card } inflicts { $amount } damage.
spoils-event-influence-lost = { $card } loses { $amount } influence.
spoils-event-influence-gained = { $card } gains { $amount } influence.
spoils-event-token-put = { $amount ->
    [one] A token is put on { $card }.
   *[other] { $amount } tokens are put on { $card }.
}
spoils-event-token-removed = { $amount ->
    [one] A token is removed from { $card }.
   *[other] { $amount } tokens are removed from { $card }.
}
spoils-event-attack = { $you ->
    [yes] You attack { $card }.
   *[no] { $seat } attacks { $card }.
}
spoils-event-attacks = { $card } attacks.
spoils-event-blocks = { $card } blocks.
spoils-event-blocked = { $card } is blocked.
spoils-event-party = { $you ->
    [yes] You form a party of { $amount }.
   *[no] { $seat } forms a party of { $amount }.
}
spoils-event-control = { $you ->
    [yes] You take control of { $card }.
   *[no] { $seat } takes control of { $card }.
}
spoils-event-flipped-down = { $card } is flipped face-down.
spoils-event-flipped-up = { $card } is flipped face-up.
spoils-event-terminated = { $card } is terminated.
spoils-event-searched = { $you ->
    [yes] You search a deck.
   *[no] { $seat } searches a deck.
}
spoils-event-shuffled = { $you ->
    [yes] Your deck is shuffled.
   *[no] { $seat }'s deck is shuffled.
}
spoils-event-revealed = { $card } is revealed.
spoils-event-loses-game = { $you ->
    [yes] You lose the game.
   *[no] { $seat } loses the game.
}
spoils-event-draw-game = The game is a draw.
spoils-event-pays = { $you ->
    [yes] You pay { $amount }.
   *[no] { $seat } pays { $amount }.
}
spoils-event-mulligan = { $you ->
    [yes] You exchange { $amount ->
        [one] one card.
       *[other] { $amount } cards.
    }
   *[no] { $seat } exchanges { $amount ->
        [one] one card.
       *[other] { $amount } cards.
    }
}
spoils-event-goes-first = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
spoils-event-removed-from-battle = { $card } is removed from the battle.
spoils-event-picked = { $you ->
    [yes] You pick { $card }.
   *[no] { $seat } picks { $card }.
}
spoils-event-put = { $area ->
    [hand] { $card } is put into a hand.
    [deck] { $card } is put into a deck.
    [discard] { $card } is put into a discard pile.
    [out-of-game] { $card } is removed from the game.
   *[other] { $card } is put elsewhere.
}
spoils-event-triggers = { $card } triggers.
spoils-event-undone = { $amount ->
    [1] { $card } cannot be completed, and is undone.
   *[other] { $you ->
        [yes] You take back { $card }.
       *[no] { $seat } takes back { $card }.
    }
}
spoils-event-coin = { $you ->
    [yes] You { $amount ->
        [1] win
       *[other] lose
    } the flip.
   *[no] { $seat } { $amount ->
        [1] wins
       *[other] loses
    } the flip.
}
spoils-event-bids = { $you ->
    [yes] You bid { $amount }.
   *[no] { $seat } bids { $amount }.
}
spoils-event-wins-bid = { $you ->
    [yes] You win the bid with { $amount }.
   *[no] { $seat } wins the bid with { $amount }.
}
spoils-event-named = { $you ->
    [yes] You name something.
   *[no] { $seat } names something.
}
spoils-event-looks = { $you ->
    [yes] You look at a card.
   *[no] { $seat } looks at a card.
}
spoils-event-target-changed = { $card } becomes the target of the attack.
spoils-event-battle-ends = The battle ends.
spoils-event-duplicated = { $card } is duplicated.
spoils-event-begins = The game begins.
spoils-event-wins = { $you ->
    [yes] You win the game.
   *[no] { $seat } wins the game.
}
spoils-event-assigns = { $onto ->
    [yes] { $card } assigns { $amount } damage to { $other }.
   *[no] { $card } assigns { $amount } damage.
}
spoils-event-no-responses = Nobody may respond.
spoils-event-loop = The repetition is over.
spoils-event-repeats = { $you ->
    [yes] You repeat that { $amount ->
        [one] once.
       *[other] { $amount } times.
    }
   *[no] { $seat } repeats that { $amount ->
        [one] once.
       *[other] { $amount } times.
    }
}
spoils-event-interrupts = { $you ->
    [yes] You want to respond after { $amount ->
        [one] one repetition.
       *[other] { $amount } repetitions.
    }
   *[no] { $seat } wants to respond after { $amount ->
        [one] one repetition.
       *[other] { $amount } repetitions.
    }
}
spoils-event-lasting = { $card } has an effect that lasts.
spoils-event-replaced = { $card } puts something else in its place.
spoils-event-out = { $card } is removed from the game.
spoils-decks-and-seats = { $decks } decks do not fit { $seats } seats.

# By how much something falls short
spoils-short-resources = Needs { $needs } resources, you have { $has } to pay with.
spoils-short-pays = Resources pay for cards and abilities: they are taken when you play or use one.
spoils-short-attack-first = Attack first: then you say who attacks.
spoils-short-icons = Needs { $needs } { $icon }, you have { $has }.
spoils-term-flip-up = Flip Up
spoils-term-unique = Unique
