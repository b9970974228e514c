# The Spoils

spoils-a-card = a card
spoils-its-ability = its ability
spoils-one-of-like = { $card } ({ $number })

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
spoils-option-way = Way { $number }
spoils-option-replace = Replacement { $number }
spoils-option-term = Term { $number }

# Questions
spoils-about-hidden = Another player is deciding.
spoils-about-turn = Your turn: play a card, use an ability, attack, or end the turn.
spoils-about-respond = Respond?
spoils-about-respond-to-end = The turn is about to end. Respond?
spoils-about-window = Play a tactic or use an ability?
spoils-about-attackers = Who attacks?
spoils-about-blockers = Who blocks?
spoils-about-assign = How much damage to the first of those left?
spoils-about-payment = Which resource do you pay with?
spoils-about-pick = Pick a card.
spoils-about-choose = Choose a card.
spoils-about-discard = Which card from your hand?
spoils-about-may = Do you want to?
spoils-about-either = Which of these?
spoils-about-number = Choose a number.
spoils-about-player = Which player?
spoils-about-trigger = Which of these happens next?
spoils-about-replacement = Which replacement applies?
spoils-about-resource = Which card do you play as a resource?
spoils-about-facing = Face-up or face-down?
spoils-about-mulligan = Put a card on the bottom of your deck, to draw another in its place?
spoils-about-bottom = Which card goes to the bottom next?
spoils-about-first = Who takes the first turn?
spoils-about-starting-resource = Choose a starting resource.
spoils-about-unique = Which of these do you keep?
spoils-about-attach = What is it attached to?
spoils-about-search = What do you find?
spoils-about-divide = How much for the first of those left?
spoils-about-name = Name one.
spoils-about-bid = How much do you bid?
spoils-about-loop = How many times is that repeated?
spoils-about-interruption = That is about to be repeated. After how many times do you want to respond?
spoils-about-order = Which is next?
spoils-about-may-pay = Do you pay?

# Why not
spoils-refusal-not-your-decision = Somebody else is deciding now.
spoils-refusal-not-now = That is not something to do now.
spoils-refusal-not-in-hand = You have no such card in your hand.
spoils-refusal-resource-needs-effect = A resource is only played when an effect says so.
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
spoils-refusal-cannot-attack = An effect says that it cannot attack.
spoils-refusal-cannot-block = An effect says that it cannot block.
spoils-refusal-blocker-not-covert = Only covert characters can block a covert party.
spoils-refusal-party-not-covert = A covert character can only block a covert party.
spoils-refusal-party-unblockable = Nobody in the attacking party can be blocked.
spoils-refusal-attack-too-dear = You cannot pay what must be paid to attack.
spoils-refusal-cannot-be-picked = An effect says that it cannot be picked.
spoils-refusal-wrong-kind = The instruction speaks of other cards.
spoils-refusal-own-action = You cannot respond to your own action.
spoils-refusal-already-tried = It was tried, and its costs could not be satisfied.
spoils-refusal-not-a-character = Only characters attack and block.
spoils-refusal-must-attack = A character of yours must attack first.
spoils-refusal-attacked-already = It can attack only once each turn, and has.

# What happens
spoils-event-turn-starts = Turn { $amount }: { $seat }.
spoils-event-turn-ends = { $seat } ends the turn.
spoils-event-draws = { $seat } draws { $card }.
spoils-event-plays = { $seat } plays { $card }.
spoils-event-uses = { $seat } uses an ability of { $card }.
spoils-event-resolves = { $card } resolves.
spoils-event-plays-resource = { $seat } plays a resource.
spoils-event-enters = { $card } enters play under { $seat }'s control.
spoils-event-leaves = { $card } leaves play.
spoils-event-destroyed = { $card } is destroyed.
spoils-event-discards = { $seat } discards { $card }.
spoils-event-depleted = { $card } is depleted.
spoils-event-restored = { $card } is restored.
spoils-event-attached = { $card } is attached.
spoils-event-detached = { $card } is detached.
spoils-event-damaged = { $card } receives { $amount } damage.
spoils-event-inflicts = { $card } inflicts { $amount } damage.
spoils-event-influence-lost = { $card } loses { $amount } influence.
spoils-event-influence-gained = { $card } gains { $amount } influence.
spoils-event-token-put = { $amount } on { $card }: tokens put.
spoils-event-token-removed = { $amount } from { $card }: tokens removed.
spoils-event-attack = { $seat } attacks { $card }.
spoils-event-attacks = { $card } attacks.
spoils-event-blocks = { $card } blocks.
spoils-event-blocked = { $card } is blocked.
spoils-event-party = { $seat } forms a party of { $amount }.
spoils-event-control = { $seat } takes control of { $card }.
spoils-event-flipped-down = { $card } is flipped face-down.
spoils-event-flipped-up = { $card } is flipped face-up.
spoils-event-terminated = { $card } is terminated.
spoils-event-searched = { $seat } searches a deck.
spoils-event-shuffled = { $seat }'s deck is shuffled.
spoils-event-revealed = { $card } is revealed.
spoils-event-loses-game = { $seat } loses the game.
spoils-event-draw-game = The game is a draw.
spoils-event-pays = { $seat } pays { $amount }.
spoils-event-mulligan = { $seat } exchanges { $amount } cards.
spoils-event-goes-first = { $seat } goes first.
spoils-event-removed-from-battle = { $card } is removed from the battle.
spoils-event-picked = { $seat } picks { $card }.
spoils-event-put = { $card } is put elsewhere.
spoils-event-triggers = { $card } triggers.
spoils-event-undone = { $seat } takes back { $card }.
spoils-event-coin = { $seat } { $amount ->
    [1] wins
   *[other] loses
} the flip.
spoils-event-bids = { $seat } bids { $amount }.
spoils-event-named = { $seat } names something.
spoils-event-looks = { $seat } looks at a card.
spoils-event-battle-ends = The battle ends.
spoils-event-duplicated = { $card } is duplicated.
spoils-event-begins = The game begins.
spoils-event-wins = { $seat } wins the game.
spoils-event-assigns = { $card } assigns { $amount } damage.
spoils-event-no-responses = Nobody may respond.
spoils-event-loop = The repetition is over.
spoils-event-repeats = { $seat } repeats that { $amount ->
    [one] once
   *[other] { $amount } times
}.
spoils-event-interrupts = { $seat } wants to respond after { $amount ->
    [one] one repetition
   *[other] { $amount } repetitions
}.
spoils-event-lasting = { $card } has an effect that lasts.
spoils-event-replaced = { $card } puts something else in its place.
spoils-event-out = { $card } is removed from the game.
