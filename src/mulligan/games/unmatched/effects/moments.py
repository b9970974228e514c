"""When effects have their moment, and where cards go by them."""

from typing import Final

NOTHING: Final = -1  # no program, no fighters

# Timings of a card's effects, as bits; SCHEME and BOOSTED_WITH are never cancelled.
IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
SCHEME: Final = 3
BOOSTED_WITH: Final = 4
PLAYED: Final = 5  # face down still, or face up before the others are
LAST: Final = 6  # when everything during combat is done
FOLLOWING: Final = 7  # and on: the timings of the attack that follows
DISCARDED: Final = 10  # when an opponent's effect has it discarded from a hand
COMPLETION: Final = 11  # when the pile of the hero's own that it lies in is completed
TIMINGS: Final = 12
ALL_EFFECTS: Final = 7

# What sets a special ability off.
ON_START_OF_TURN: Final = 0
ON_END_OF_TURN: Final = 1
ON_AFTER_ATTACK: Final = 2
ON_AFTER_COMBAT: Final = 3
ON_BOOST: Final = 4
ON_MANEUVER_DONE: Final = 5
ON_SCHEME_DONE: Final = 6
IN_IMMEDIATELY: Final = 7
IN_DURING: Final = 8
ON_MOVED: Final = 9
ON_DEFEATED: Final = 10
ON_AFTER_DEFENSE: Final = 11
ON_FOE_DEFEATED: Final = 12  # an opposing fighter is
ON_HURT: Final = 13
ON_ATTACK: Final = 15
ON_MANEUVER: Final = 16
ON_SCHEME: Final = 17
ON_START_OF_GAME: Final = 18
ON_MARKER: Final = 14  # a fighter comes to a space with a marker
ON_ATTACKED: Final = 19  # a fighter of one's own is
ON_FOE_TURN: Final = 20  # an opponent's turn begins
ON_FOE_TURN_END: Final = 21
WHEN_LIKED: Final = 22  # in one's own turn, as often as one can pay for it
ON_RECOVERED: Final = 23
ON_SUMMONED: Final = 24
ON_WOULD_FALL: Final = 25  # a fighter has no health left
ON_FOE_HURT: Final = 26  # an opposing fighter takes damage
ON_FOE_MOVED: Final = 28  # an opposing fighter moves
ON_MANEUVER_DRAW: Final = 29  # before the card of a maneuver is drawn
ON_FOE_SCHEME: Final = 27  # an opponent has played a scheme card
ON_FOE_SHIFTED: Final = 30  # an opposing fighter is in another space than before
ON_COUNTERS: Final = 31  # counters are gained
ON_STORED: Final = 32  # cards come to a pile of the hero's own
ON_FOE_ATTACK: Final = 33  # an opponent attacks
ON_FOE_MANEUVER: Final = 34
ON_FOE_BOOST: Final = 35
ON_BOOST_MANEUVER: Final = 36
ON_BOOST_ATTACK: Final = 37
ON_BOOST_DEFENSE: Final = 38
ON_FOE_MANEUVER_DONE: Final = 39
ON_DISCARD: Final = 40  # an effect has its player discard
ON_FOE_DISCARD: Final = 41
ON_MARKER_LAID: Final = 42
ON_MARKER_LIFTED: Final = 43
MOMENTS: Final = 44

# Where a card goes instead of the discard pile.
TO_HAND: Final = 0
TO_DECK_SHUFFLED: Final = 1
TO_DECK_TOP: Final = 2
TO_DECK_BOTTOM: Final = 3
TO_DISCARD: Final = 4
TO_PILE: Final = 5  # of the hero's own
