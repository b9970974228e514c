# The judge's desk in the browser. The page formats these messages itself; the service says those that begin with “web-refused”.

web-refused-too-many-doubts = { $most } moments of this table are with the host already. That is enough to begin with.

web-workshop-place-judge = Judge
web-judge = Judge's desk
web-judge-about = Lay a position out, say what is played and what you expect, and see what Mulligan does, by which rule.
web-workshop-my-scenarios = My scenarios
web-workshop-new-scenario = Lay out a new scenario
web-workshop-no-scenarios = Your scenarios will be listed here.
web-judge-title = Title
web-judge-new-title = What happens here?
web-judge-game = Game
web-judge-seats = Seats
web-judge-parts = Parts of the judge's desk
web-judge-tab-position = Position
web-judge-tab-text = Text
web-judge-tab-outcome = Outcome
web-judge-position = The position
web-judge-table = The table
web-judge-cards = Cards
web-judge-search = Search cards
web-judge-put-into = They go to: { $zone }
web-judge-choose-zone = Choose a zone first: the cards go there.
web-judge-zone = { $seat }: { $zone }, { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-judge-take-out = Take { $card } out of { $zone }
web-judge-on-card = On { $card }
web-judge-damage = Damage
web-judge-tokens = Tokens
web-judge-depleted = depleted
web-judge-as-usual = as usual
web-judge-nobody = nobody
web-judge-defeated = defeated
web-judge-health = Health of { $name }
web-judge-where = Where { $name } stands
web-judge-no-item = no item
web-judge-item-at = Item at { $space }
web-judge-more-parts = More …
web-judge-text = The scenario as text
web-judge-text-hint = { $touch ->
    [yes] Both say the same: what you tap is written here, and what you write is laid out there.
   *[other] Both say the same: what you click is written here, and what you write is laid out there.
}
web-judge-script = What is played
web-judge-script-empty = Nothing yet. Choose under “Outcome” what is played first.
web-judge-remove-step = Take “{ $step }” away
web-judge-holds = It holds.
web-judge-played = Played. Nothing is expected of it yet.
web-judge-fails = It does not hold: { $message }
web-judge-line = Line { $line }
web-judge-expected = expected: { $value }
web-judge-found = found: { $value }
web-judge-asked = { $seat } is asked: { $question }
web-judge-nobody-asked = Nobody is asked anything any more.
web-judge-choose = Choose what { $seat } does
web-judge-expect = What is expected
web-judge-expect-hint = { $touch ->
    [yes] Tap what stands in the end to expect it, or something else instead.
   *[other] Click what stands in the end to expect it, or something else instead.
}
web-judge-expect-empty = Nothing is expected yet.
web-judge-remove-expected = Expect no longer: { $what }
web-judge-facts = What stands in the end
web-judge-expect-this = Expect { $what }
web-judge-events = What happened
web-judge-events-empty = Nothing has happened yet.
web-judge-nothing = nothing
web-judge-rule = rule { $rule }
web-judge-running = The desk is being cleared …
web-judge-read-only-list = This stands in the text alone.

# ---- at a table
web-judge-this = Judge this
web-wrong = This is wrong …
web-wrong-hint = What should have happened? The moment and the log as you see them go to whoever hosts.
web-wrong-send = Send it
web-wrong-sent = Kept for the host as { $id }. Thank you.

# ---- the parts of a position, as scenarios name them
web-judge-key-turn = Whose turn
web-judge-key-step = Where it begins
web-judge-key-round = Round
web-judge-key-first-player = First Player
web-judge-key-passed = Have passed
web-judge-key-first-to-pass = First to pass
web-judge-key-deck = Deck, topmost first
web-judge-key-deck-size = Cards in the deck
web-judge-key-discard = Discards
web-judge-key-hand = Hand
web-judge-key-hand-size = Cards in hand
web-judge-key-face-up = Face up
web-judge-key-goal = Goal
web-judge-key-goal-shown = Goal shown
web-judge-key-followers = Followers
web-judge-key-mystic-power = Mystic Power
web-judge-key-gold = Gold
web-judge-key-influence = Influence
web-judge-key-play = In play
web-judge-key-new = In play since this turn
web-judge-key-resources = Resources
web-judge-key-face-down = Face down
web-judge-key-out-of-game = Out of the game
web-judge-key-faction = Faction
web-judge-key-number = Turn number
web-judge-key-actions = Actions left
web-judge-key-had-a-turn = Have had a turn
web-judge-key-items = Items
web-judge-key-fighters = Fighters
web-judge-key-form = Form
web-judge-key-counters = Counters
web-judge-key-asked = Who is asked
web-judge-key-over = Over
web-judge-key-winners = Winners
web-judge-key-wealth = Wealth
web-judge-key-hand-limit = Hand limit
web-judge-key-can-pay = Can pay
web-judge-key-icons = Icons
web-judge-key-lost = Has lost
