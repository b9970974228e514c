"""The numbers of the procedures, and where each keeps its values in its frame."""

from typing import Final

from mulligan.kernel.state import LOCAL

START: Final = 0
MULLIGAN: Final = 1
TURN: Final = 2
PLAYING: Final = 3  # a card (604) or an ability (606)
EFFECT: Final = 4
RESPONSES: Final = 5
PAYMENT: Final = 6
RESOURCE_PLAY: Final = 7
TRIGGERS: Final = 8
LEAVING: Final = 9
DAMAGE: Final = 10
BATTLE: Final = 11
WINDOW: Final = 12
ASSIGNING: Final = 13
ENTERING: Final = 14
UNIQUENESS: Final = 15
BIDDING: Final = 16
LOOP: Final = 17
DRAWING: Final = 18
DISCARDING: Final = 19

# Most procedures keep the seat that acts first.
SEAT: Final = LOCAL

# START (601)
START_PLACED: Final = LOCAL  # how many seats have their starting resources
START_PENDING: Final = LOCAL + 1
START_KEPT: Final = LOCAL + 2
START_DECIDER: Final = LOCAL + 3

# MULLIGAN (601.1f)
MULLIGAN_COUNT: Final = LOCAL + 1

# EFFECT: the context of everything that a card's text does. Records of what lasts have the same places.
PRINTED: Final = LOCAL
PROGRAM: Final = LOCAL + 1
SOURCE: Final = LOCAL + 2
SOURCE_AGE: Final = LOCAL + 3  # the incarnation of the source
YOU: Final = LOCAL + 4
ACTOR: Final = LOCAL + 5
DID: Final = LOCAL + 6  # from here on a play keeps what its costs have settled
AMOUNT: Final = LOCAL + 7  # of the event
MOVED: Final = LOCAL + 8  # how many tokens or cards the instruction before moved
NOT_SEARCHED: Final = -1  # there: a search that did not take place
MODE: Final = LOCAL + 9
TOTAL: Final = LOCAL + 10  # 406.3: the running total
NAMED: Final = LOCAL + 11
WAY: Final = LOCAL + 12  # how the card was played, a bit each
COUNT: Final = LOCAL + 13  # how many a choice still asks for
X: Final = LOCAL + 14
LOOPS: Final = LOCAL + 18  # after X, Y, Z and one that has no letter
BINDINGS: Final = LOCAL + 22  # slot, card (or -1 - seat), incarnation; and so on
BINDING_SIZE: Final = 3

# Modes of an effect.
NORMAL: Final = 0
AS_COST: Final = 1
REPLACING: Final = 2

# How a card was played.
BY_FLIP_UP: Final = 1
FROM_HAND: Final = 2
IN_OWN_TURN: Final = 4
WON_FLIP: Final = 8

# PLAYING
CARD: Final = LOCAL + 1
AGE: Final = LOCAL + 2
FROM: Final = LOCAL + 3  # the area it comes from
FREE: Final = LOCAL + 4  # a bit each, as below
ABILITY: Final = LOCAL + 5  # the number of its paragraph, -1 for a card
TEXT_OF: Final = LOCAL + 6  # the printed card that the paragraph stands on
STOPPED: Final = LOCAL + 7  # 1 once it is terminated
PAID: Final = LOCAL + 8
THEN: Final = LOCAL + 9  # who controls it after all, plus one: what enters play, or an ability's effect
PLAY_TAIL: Final = LOCAL + 10  # what EFFECT has from DID on

FOR_FREE: Final = 1
NO_THRESHOLD: Final = 2
NOT_ANSWERED: Final = 4
DUPLICATED: Final = 8
AS_OPPONENT: Final = 16  # 401.2a: as though whoever controls the card used it

# RESPONSES
RESPONDER: Final = LOCAL + 1  # how many opponents have been asked
ANSWERING: Final = LOCAL + 2  # 1 to a card or ability, 2 to the end of a turn

# PAYMENT
LEFT: Final = LOCAL + 1

# RESOURCE_PLAY
RESOURCE: Final = LOCAL + 1
FACING: Final = LOCAL + 2
RESOURCE_RULES: Final = LOCAL + 3  # 1 face-down only, 2 attached to the faction

# TRIGGERS: the pending triggers themselves from here on
TRIGGER_LIST: Final = LOCAL + 1
TRIGGER_SIZE: Final = 12

# Whatever can be replaced keeps here what came of the last replacement: 1 if it took place
OUTCOME: Final = LOCAL + 1

# LEAVING
BY_THEMSELVES: Final = LOCAL + 2  # so many of the cards, the first; the rest leave with what they are attached to
FLAGS: Final = LOCAL + 3
APPLIED_FROM: Final = LOCAL + 4  # how many replacements had been applied before
AT: Final = LOCAL + 5  # which card is being seen to
LEAVING_LIST: Final = LOCAL + 6  # card, incarnation, how, by which source; and so on
LEAVING_SIZE: Final = 4

# DAMAGE: (target, incarnation, source, amount) and so on
OF_ONE_SOURCE: Final = LOCAL  # 1 if what is replaced is what one source inflicts
DAMAGE_FLAGS: Final = LOCAL + 3
DAMAGE_LIST: Final = LOCAL + 6
DAMAGE_SIZE: Final = 4

# DISCARDING
DISCARD_BY: Final = LOCAL + 2
UNTOLD: Final = LOCAL + 3  # 1 if it is not what the effect below set out to do
DISCARD_LIST: Final = LOCAL + 6  # card, incarnation; and so on
DISCARD_SIZE: Final = 2

# DRAWING
TO_DRAW: Final = LOCAL + 2

# BATTLE
TARGET: Final = LOCAL + 1
DEFENDER: Final = LOCAL + 2
LEVEL: Final = LOCAL + 3

# WINDOW (608.1c, 609.1a, 609.1e)

WINDOW_OTHER: Final = LOCAL + 1  # who comes after, -1 for nobody

# ASSIGNING
ASSIGNER: Final = LOCAL + 1  # the character
STRENGTH_LEFT: Final = LOCAL + 2
STRIKES_PAST: Final = LOCAL + 3  # the target of the attack, if it can be struck although somebody blocks

# ENTERING (507.2b)
ENTERING_FLAGS: Final = LOCAL + 1
ENTERING_AT: Final = LOCAL + 2  # the place of the card that is being seen to
ENTERING_LIST: Final = LOCAL + 3  # card, what it is attached to; and so on

# UNIQUENESS (507.5)
UNIQUE_LIST: Final = LOCAL + 1

# LOOP (414)
LOOP_ASKED: Final = LOCAL + 1  # how many of the others have been asked
LOOP_TIMES: Final = LOCAL + 2
LOOP_ONLY: Final = LOCAL + 3  # the seat that is asked again after it has interrupted, or -1

# BIDDING (413)
BID_HIGHEST: Final = LOCAL + 1
BID_LEADER: Final = LOCAL + 2
BID_OUT: Final = LOCAL + 3
BID_MOST: Final = LOCAL + 4  # for each seat
