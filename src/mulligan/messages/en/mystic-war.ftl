# Mystic War: the words of options, questions, refusals and events.

mystic-war-followers = Followers
mystic-war-mystic-power = Mystic Power
mystic-war-gold = Gold
mystic-war-destruction = destruction
mystic-war-a-card = a card
mystic-war-wild-as = { $card } as { $kind }

mystic-war-power-sell-slaves = Sell Slaves
mystic-war-power-research = Research
mystic-war-power-train-knights = Train Knights
mystic-war-power-enchant = Enchant
mystic-war-power-alchemy = Alchemy
mystic-war-power-summon-demon = Summon Demon
mystic-war-power-hire-mercenaries = Hire Mercenaries
mystic-war-power-village = Receive as the Village
mystic-war-power-apprentice = Receive as the Apprentice
mystic-war-power-pouch = Receive as the Pouch
mystic-war-power-chest = Receive as the Chest
mystic-war-power-treasure = Receive as the Treasure

mystic-war-goal = Followers { $followers }, Mystic Power { $power }, Gold { $gold }
mystic-war-button-play = Play { $card }
mystic-war-button-take = Take { $card }

mystic-war-option-decline = decline
mystic-war-option-pass = pass
mystic-war-option-accept = accept
mystic-war-option-refuse = refuse
mystic-war-option-exchange = exchange
mystic-war-option-discard = discard { $card }
mystic-war-option-on = on { $seat }
mystic-war-option-as = as { $card }

mystic-war-about-hidden = Waiting for another player.
mystic-war-about-power = Which Special Power do you exercise?
mystic-war-about-power-amount = How much do you trade in?
mystic-war-about-power-target = Whose resource do you destroy?
mystic-war-about-power-resource = { $you ->
    [yes] Which of your resources?
   *[other] Which of { $whose } resources?
}
mystic-war-about-turn = Your turn: play a card, discard one, or pass.
mystic-war-about-any-time = Between two turns: do you play a deity?
mystic-war-about-window = { $card } was played. Do you add a card to it?
mystic-war-about-wild = As which card do you play { $card }?
mystic-war-about-recipient = On whom do you play { $card }?
mystic-war-about-resource = { $you ->
    [yes] Which of your resources does { $card } affect?
   *[other] Which of { $whose } resources does { $card } affect?
}
mystic-war-about-deity = Which face-up deity does { $card } take?
mystic-war-about-consent = Protection: do you let { $card } affect you?
mystic-war-about-discard-taken = Genie: which discarded card do you take?
mystic-war-about-boon-followers = God King Boon: how many of the points become Followers?
mystic-war-about-boon-mystic-power = God King Boon: how many of the points left become Mystic Power?
mystic-war-about-boon-gold = God King Boon: how many of the points left become Gold? The rest is destruction.
mystic-war-about-boon-target = God King Boon: whom does the destruction hit?
mystic-war-about-boon-resource = God King Boon: { $you ->
    [yes] which of your resources?
   *[other] which of { $whose } resources?
}
mystic-war-about-exchange = The deck has ended. Do you exchange your victory card for another?
mystic-war-about-chaos = Chaos Strikes: which card do you play next?
mystic-war-about-chaos-window = Chaos Strikes: do you add a card to this one?
mystic-war-about-give-up = Vacation of the Gods: which deity do you give up?
mystic-war-about-keep = Vacation of the Gods: which of what was given up do you keep?
mystic-war-about-victim = { $card }: whose lost Followers do you gain?
mystic-war-about-spared = { $card }: whose loss of Followers do you cancel?
mystic-war-about-sacrifice-for = { $card }: for whom do you give it?

mystic-war-refusal-not-your-decision = Another player is choosing now.
mystic-war-refusal-not-now = That belongs to another step of the round.
mystic-war-refusal-no-such-card = You do not hold that card.
mystic-war-refusal-over-hand-limit = You hold more cards than your Mystic Power lets you keep.
mystic-war-refusal-holds-judgment = You hold a Judgment, and have to play it before you can pass.
mystic-war-refusal-judgment-not-discarded = A Judgment is played, never discarded.
mystic-war-refusal-nothing-to-modify = This card is added to another card just played; there is none now.
mystic-war-refusal-not-any-time = Only cards marked “any time” are played out of turn.
mystic-war-refusal-already-canceled = The card it would change is already canceled.
mystic-war-refusal-no-change = It would change nothing as things stand.
mystic-war-refusal-doubled-by-wealth = Wealth has doubled that card already, and it is not doubled twice.
mystic-war-refusal-not-a-dragon = The card just played is no Dragon.
mystic-war-refusal-not-a-sorcery = The card just played is no Sorcery.
mystic-war-refusal-not-a-resource-card = The card just played is not a RESOURCE card.
mystic-war-refusal-not-just-played = The last card played is neither a SPELL nor a RESOURCE card that counts.
mystic-war-refusal-no-followers-lost-by-another = No other player is about to lose Followers.
mystic-war-refusal-no-followers-lost = Nobody is about to lose Followers.
mystic-war-refusal-no-deity-being-lost = Nobody is about to lose a face-up deity.
mystic-war-refusal-no-face-up-deity = That player has no face-up deity.
mystic-war-refusal-no-deity-of-another = No other player has a face-up deity to take.
mystic-war-refusal-god-king-bars = A face-up God King forbids it.
mystic-war-refusal-earth-goddess-bars = A face-up Earth Goddess forbids it.
mystic-war-refusal-events-stand-alone = Nothing is added to an EVENT card.
mystic-war-refusal-wrong-box = Your disk is not in the box of that Special Power.
mystic-war-refusal-trade-too-small = A trade takes ten or more and has to leave one.
mystic-war-refusal-only-by-any = Only the Any option of a box from 40 up can use that as a Special Power.
mystic-war-refusal-must-take-effect = Every card has to take effect if it can.
mystic-war-refusal-not-another-player = It takes a deity from another player, not from yourself.

mystic-war-you = you
mystic-war-your = your
mystic-war-whose = { $seat }’s

# $you is "yes" where the reader is the one who acts.
mystic-war-event-cuts = { $you ->
    [yes] You cut { $card }.
   *[no] { $seat } cuts { $card }.
}
mystic-war-event-goes-first = { $you ->
    [yes] You are the First Player.
   *[no] { $seat } is the First Player.
}
mystic-war-event-round = { $you ->
    [yes] Round { $amount } begins; you are the First Player.
   *[no] Round { $amount } begins; { $seat } is the First Player.
}
mystic-war-event-draws = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
mystic-war-event-receives = { $you ->
    [yes] You receive { $amount } { $resource }.
   *[no] { $seat } receives { $amount } { $resource }.
}
mystic-war-event-trades = { $you ->
    [yes] You exercise { $power } and trade in { $amount } { $resource }.
   *[no] { $seat } exercises { $power } and trades in { $amount } { $resource }.
}
mystic-war-event-gains = { $you ->
    [yes] You gain { $amount } { $resource }.
   *[no] { $seat } gains { $amount } { $resource }.
}
mystic-war-event-loses = { $you ->
    [yes] You lose { $amount } { $resource }.
   *[no] { $seat } loses { $amount } { $resource }.
}
mystic-war-event-forfeits = { $you ->
    [yes] You lose { $amount } { $resource }.
   *[no] { $seat } loses { $amount } { $resource }.
}
mystic-war-event-shielded = { $you ->
    [yes] You lose no { $resource }: a deity prevents it.
   *[no] { $seat } loses no { $resource }: a deity prevents it.
}
mystic-war-event-passes = { $you ->
    [yes] You pass{ $amount ->
        [1] , first this round.
       *[other] .
    }
   *[no] { $seat } passes{ $amount ->
        [1] , first this round.
       *[other] .
    }
}
mystic-war-event-discards = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
mystic-war-event-plays-alone = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
mystic-war-event-plays-on = { $you ->
    [yes] You play { $card } on { $on ->
        [self] your own realm.
       *[yes] { $other }.
    }
   *[no] { $seat } plays { $card } on { $on ->
        [self] their own realm.
       *[yes] { $other }.
    }
}
mystic-war-event-plays-on-resource = { $you ->
    [yes] You play { $card } on { $on ->
        [self] your own { $resource }.
       *[yes] { $whose } { $resource }.
    }
   *[no] { $seat } plays { $card } on { $on ->
        [self] their own { $resource }.
       *[yes] { $whose } { $resource }.
    }
}
mystic-war-event-adds = { $you ->
    [yes] You add { $card }{ $on ->
        [yes] { " " }for { $other }.
        [self] { " " }for yourself.
       *[no] .
    }
   *[no] { $seat } adds { $card }{ $on ->
        [yes] { " " }for { $other }.
        [self] { " " }for themselves.
       *[no] .
    }
}
mystic-war-event-adds-at-cost = { $you ->
    [yes] You add { $card } to gain { $whose } losses.
   *[no] { $seat } adds { $card } to gain { $whose } losses.
}
mystic-war-event-face-up = { $card } is face up before { $seat }.
mystic-war-event-gives-up = { $you ->
    [yes] You give up { $card }.
   *[no] { $seat } gives up { $card }.
}
mystic-war-event-takes-deity = { $you ->
    [yes] You take { $card }{ $on ->
        [no] { " " }into your hand.
       *[yes] { " " }from { $other }.
    }
   *[no] { $seat } takes { $card }{ $on ->
        [no] { " " }into hand.
       *[yes] { " " }from { $other }.
    }
}
mystic-war-event-keeps-deity = { $you ->
    [yes] You keep { $card }: Sacrifice is lost instead.
   *[no] { $seat } keeps { $card }: Sacrifice is lost instead.
}
mystic-war-event-captures = { $you ->
    [yes] You capture { $card }.
   *[no] { $seat } captures { $card }.
}
mystic-war-event-canceled = { $card } has no effect.
mystic-war-event-negated = { $card } is negated.
mystic-war-event-refuses = { $you ->
    [yes] You are protected and refuse { $card }.
   *[no] { $seat } is protected and refuses { $card }.
}
mystic-war-event-accepts = { $you ->
    [yes] You are protected and accept { $card }.
   *[no] { $seat } is protected and accepts { $card }.
}
mystic-war-event-reshuffles = The discards are shuffled into a new deck.
mystic-war-event-deck-ends = The last card of the deck is drawn.
mystic-war-event-judgment-under = { $card } goes face up under the deck.
mystic-war-event-exchanges = { $you ->
    [yes] You exchange your victory card for { $card }.
   *[no] { $seat } exchanges the victory card for { $card }.
}
mystic-war-event-keeps-goal = { $you ->
    [yes] You keep your victory card.
   *[no] { $seat } keeps the victory card.
}
mystic-war-event-checks = { $you ->
    [yes] You call for Judgment.
   *[no] { $seat } calls for Judgment.
}
mystic-war-event-wins = { $you ->
    [yes] You meet your goal, { $card }, with { $amount } to spare, and win!
   *[no] { $seat } meets the goal { $card }, with { $amount } to spare, and wins.
}
mystic-war-event-nobody-wins = Nobody meets a goal. The game goes on.
mystic-war-event-draws-for-chaos = { $you ->
    [yes] You draw { $card } for Chaos Strikes.
   *[no] { $seat } draws { $card } for Chaos Strikes.
}
mystic-war-event-no-legal-play = { $card } has no legal play and is discarded.
mystic-war-event-takes-discard = { $you ->
    [yes] You take { $card } from the discards.
   *[no] { $seat } takes { $card } from the discards.
}
mystic-war-event-turns-up = { $card } is turned up.
mystic-war-event-shows-goal = { $you ->
    [yes] You have to show your victory card: { $card }.
   *[no] { $seat } has to show the victory card: { $card }.
}
mystic-war-event-endless = A thousand rounds have passed without a winner: the game is a draw.
mystic-war-event-no-effect = It has no effect.
mystic-war-event-spared = { $you ->
    [yes] You lose no { $resource }: the loss is canceled.
   *[no] { $seat } loses no { $resource }: the loss is canceled.
}

# Told together: several events of one seat.
mystic-war-told-receives = { $you ->
    [yes] You receive { $what }.
   *[no] { $count ->
        [one] { $seat } receives { $what }.
       *[other] { $seat } receive { $what }.
    }
}
mystic-war-told-draws = { $you ->
    [yes] You draw { $what }.
   *[no] { $count ->
        [one] { $seat } draws { $what }.
       *[other] { $seat } draw { $what }.
    }
}
mystic-war-told-gains = { $you ->
    [yes] You gain { $what }.
   *[no] { $seat } gains { $what }.
}
mystic-war-told-loses = { $you ->
    [yes] You lose { $what }.
   *[no] { $seat } loses { $what }.
}
mystic-war-told-amount = { $amount } { $resource }
mystic-war-told-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
mystic-war-told-and = { $before } and { $last }

# What an option would do now.
mystic-war-rich = Rich
mystic-war-poor = Poor
mystic-war-content = Content
mystic-war-war-god = War God
mystic-war-now-amount = now { $amount }: { $why }
mystic-war-now-wild = now { $gain }, as a Dragon { $loss }
mystic-war-now-receives = receive { $amount } { $resource }
mystic-war-now-trades = { $amount ->
    [10] { $amount } { $resource } for { $half } { $gained }
   *[other] up to { $amount } { $resource }, ten at a time, for half as much { $gained }
}
mystic-war-now-destroys = { $amount ->
    [10] { $amount } { $resource } to destroy as much of any realm
   *[other] up to { $amount } { $resource }, ten at a time, to destroy as much of any realm
}
mystic-war-now-then = then { $what }
mystic-war-now-nothing = no resource changes
mystic-war-now-deity = { $seat }: { $card } is lost
mystic-war-now-change = { $seat }: { $resource } { $before } → { $after }
mystic-war-now-has = { $resource } { $amount }

# How a card's amount came about, as the record of a game tells it.

mystic-war-event-doubled = { $card } counts double.
mystic-war-event-halved = { $card } counts half.
