# The Spoils in a terminal.

play-help-spoils =
    Type the key before a choice, or some of its words: “2”, “play brass hound”,
    “attack harrow bank”, “e”. Several answers fit on one line: “quick knife bailiff”.
    In brackets stands the key of a card in your hand that you cannot play now;
    type it and you are told why.
    A character's numbers are strength/life/speed. Letters are icons: O Obsession,
    G Greed, E Elitism, D Deception, R Rage, V Volition (of face-down cards).

      Enter        do nothing, or no more; where you pay, the plainest resource
      e, d         end the turn; done with choosing
      b, 0         take back what you are paying for; do nothing
      skip         do nothing in every window until something else is asked
      why          what you cannot do now, and the rule that says so
      why WORDS    the same for one action: why brass hound
      hint         what a bot would do
      undo         take your last choice back, as long as nothing was revealed since
      table        show the table again
      ? CARD       all that a card says: ? brass hound
      log          what happened, with rules and causes; log all, log 50
      save [FILE]  save the game
      quit         save the game and leave

spoils-screen-turn = Turn { $turn }
spoils-screen-influence = { $influence } influence
spoils-screen-lost = has lost
spoils-screen-resources = { $free } of { $all } resources free
spoils-screen-cards = hand { $hand }, deck { $deck }, discards { $discards }
spoils-screen-discards = discarded last: { $cards }
spoils-screen-structure = structure { $structure }
spoils-screen-cost = cost { $cost }
spoils-screen-threshold = threshold { $icons }
spoils-screen-flip-up = FLIP UP: { $cost }
spoils-screen-kind-character = character
spoils-screen-kind-item = item
spoils-screen-kind-location = location
spoils-screen-kind-tactic = tactic
spoils-screen-kind-resource = resource
spoils-screen-kind-faction = faction
spoils-screen-kind-token = token
spoils-screen-used = used
spoils-screen-damage = { $damage } damage
spoils-screen-assigned = { $damage } damage coming
spoils-screen-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
spoils-screen-depleted = depleted
spoils-screen-fresh = came this turn
spoils-screen-attack = attacks
spoils-screen-block = blocks
spoils-screen-joins = will block
spoils-screen-lasting = { $until ->
    [turn] { $card }: has an effect this turn
    [later] { $card }: has an effect that lasts on
   *[good] { $card }: has an effect for good
}
spoils-screen-battle = Battle: { $seat } → { $target }
spoils-screen-no-target = nothing any more
spoils-screen-speed = speed { $speed }
spoils-screen-attacker = attacks
spoils-screen-blocker = blocks{ "  " }
spoils-screen-blow = { $amount } to { $target }
spoils-screen-struck = (has struck)
spoils-screen-unblocked = nobody blocks
spoils-screen-plays = Being played, each in answer to the one before:
spoils-screen-play = { $sort ->
    [ability] { $seat }: { $card }, { $ability }
    [trigger] { $card } triggers
   *[card] { $you ->
        [yes] You play { $card }
       *[no] { $seat } plays { $card }
    }
}
spoils-screen-picked = (picked: { $cards })
spoils-screen-stopped = (terminated)
spoils-screen-hand = Your hand:
spoils-screen-empty-hand = Your hand is empty.
spoils-screen-key-enter = Enter do nothing
spoils-screen-key-skip = skip
spoils-screen-key-why = why
spoils-screen-key-card = ? CARD

# What happened, several events in a line
spoils-story-draws = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
spoils-story-draws-some = { $you ->
    [yes] You draw { $count } cards.
   *[no] { $seat } draws { $count } cards.
}
spoils-story-attack = { $cards } attack.
spoils-story-block = { $cards } block.
spoils-story-restored = { $cards } are restored.
spoils-story-enter = { $you ->
    [yes] { $cards } enter play under your control.
   *[no] { $cards } enter play under { $seat }'s control.
}
