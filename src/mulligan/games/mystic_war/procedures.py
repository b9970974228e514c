"""The numbers of the procedures, and where each keeps its values in its frame."""

from typing import Final

from mulligan.kernel.state import LOCAL

ROUND: Final = 0
SPECIAL_POWER: Final = 1
TURN: Final = 2
SELECTION: Final = 3
PLAY_CARD: Final = 4
WINDOW: Final = 5
ADDITION: Final = 6
RESOLUTION: Final = 7
VACATION_OF_THE_GODS: Final = 8
VACATION_REWARD: Final = 9
GENIES_GIFT: Final = 10
BOON: Final = 11
CHAOS: Final = 12
EXCHANGE: Final = 13

NO_CHAOS: Final = -1

# Every procedure keeps its seat first; the rest as named here.
SEAT: Final = LOCAL

ROUND_TURN: Final = LOCAL  # how many seats had their Special Power

POWER: Final = LOCAL + 1
POWER_AMOUNT: Final = LOCAL + 2
POWER_TARGET: Final = LOCAL + 3

FREE: Final = LOCAL + 1  # the card played in this turn did not count as one (7.6)

PLAYER: Final = LOCAL + 1  # whose card it counts as; the seat decides
CARD: Final = LOCAL + 2
CHAOS_ON: Final = LOCAL + 3  # the recipient of Chaos Strikes, NO_CHAOS outside it
CARD_EFFECT: Final = LOCAL + 4
CARD_ON: Final = LOCAL + 5
CARD_DETAIL: Final = LOCAL + 6
CARD_BASE: Final = LOCAL + 7  # where its play begins in the plays columns
ADDED: Final = LOCAL + 8  # 1 for a card added to another

DECLINES: Final = LOCAL + 1
WINDOW_BASE: Final = LOCAL + 2
WINDOW_CHAOS_ON: Final = LOCAL + 3
WINDOW_PLAYER: Final = LOCAL + 4

ADDITION_INDEX: Final = LOCAL + 1  # which of the plays

LOST: Final = LOCAL + 3  # what the recipient really lost
LOST_BACK: Final = LOCAL + 4  # what Reprodestruction really destroyed
RESOLUTION_BASE: Final = LOCAL + 1
RESOLUTION_CHAOS_ON: Final = LOCAL + 2

VACATION_SEAT: Final = LOCAL + 1  # how many seats were asked
VACATION_BASE: Final = LOCAL + 1

BOON_FOR: Final = LOCAL + 1
BOON_LEFT: Final = LOCAL + 2
BOON_RESOURCE: Final = LOCAL + 3
BOON_TARGET: Final = LOCAL + 4

GENIE_FOR: Final = LOCAL + 1

CHAOS_PLAYER: Final = LOCAL + 1
CHAOS_RECIPIENT: Final = LOCAL + 2
