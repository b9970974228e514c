"""The numbers of the procedures, and where each keeps its values in its frame."""

from typing import Final

from mulligan.kernel.state import LOCAL

SET_UP: Final = 0
TURN: Final = 1
MANEUVER: Final = 2
SCHEME: Final = 3
ATTACK: Final = 4
WINDOW: Final = 5
BOOST: Final = 6
EFFECT: Final = 7
ITEM: Final = 8
ABILITIES: Final = 9

# Every procedure keeps its player first; the rest as named here.
PLAYER: Final = LOCAL

PLACING: Final = LOCAL + 1  # which of the player's fighters is placed next

MOVE_VALUE: Final = LOCAL + 1
TO_MOVE: Final = LOCAL + 2  # the fighters that have not moved yet, as bits
MOVING: Final = LOCAL + 3  # the fighter that is moving

SCHEME_FIGHTER: Final = LOCAL + 1
SCHEME_CARD: Final = LOCAL + 2

WINDOW_TIMING: Final = LOCAL + 1
WINDOW_SIDE: Final = LOCAL + 2  # 1 the defender's, then 0 the attacker's, then -1
WINDOW_WAITING: Final = LOCAL + 3  # the effects that wait, as bits
WINDOW_CARDS: Final = LOCAL + 4  # 1 for what stands on cards and tokens, 0 for other game effects

BOOST_SIDE: Final = LOCAL + 1  # which side's card is boosted, -1 for a maneuver
BOOST_LEFT: Final = LOCAL + 2  # how often one may still boost
BOOST_FREE: Final = LOCAL + 3  # 1 if one may decline
BOOST_CARD: Final = LOCAL + 4
BOOST_COUNT: Final = LOCAL + 5  # how often it was boosted

ITEM_FIGHTER: Final = LOCAL + 1

ABILITIES_MOMENT: Final = LOCAL + 1
ABILITIES_NEXT: Final = LOCAL + 2  # the ability looked at next
ABILITIES_FIGHTER: Final = LOCAL + 3
ABILITIES_SIDE: Final = LOCAL + 4

# An effect.
PC: Final = LOCAL + 1  # the row that is next
FIGHTER: Final = LOCAL + 2  # "your fighter", -1 for none
CARD: Final = LOCAL + 3  # the card whose effect it is, -1 for none
SIDE: Final = LOCAL + 4  # 0 attacking, 1 defending, -1 outside combat
ACTOR: Final = LOCAL + 5  # the player who does what is said
PICKED: Final = LOCAL + 6  # fighters spoken of last, as bits
THAT_CARD: Final = LOCAL + 7  # the card spoken of last, -1 for none
AMOUNT: Final = LOCAL + 8  # the number spoken of last
PICKED_PLAYERS: Final = LOCAL + 9
DONE: Final = LOCAL + 10  # 1 if the last instruction was done
EACH_LEFT: Final = LOCAL + 11  # the players of a FOR_EACH still to come, as bits; -1 before it begins
LEFT: Final = LOCAL + 12  # an instruction's own count, -1 before it begins
WORK: Final = LOCAL + 13  # an instruction's own set
STAGE: Final = LOCAL + 14  # which of an instruction's questions was asked
CHOSEN: Final = LOCAL + 15  # the alternatives of a CHOOSE taken so far, as bits
SOURCE: Final = LOCAL + 16  # an index of the sheet's sources: what is cited
MOVER: Final = LOCAL + 17  # the fighter that an instruction is about to move
PASSED: Final = LOCAL + 18  # the opposing fighters that the last move went through, as bits
EFFECT_SIZE: Final = 19
