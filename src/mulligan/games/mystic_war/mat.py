"""The Realm mat: the boxes of each resource, what they draw, hold, receive and trade (2.1, 5.1, 5.2, 6.0)."""

from typing import Final

FOLLOWERS: Final = 0
MYSTIC_POWER: Final = 1
GOLD: Final = 2
RESOURCES: Final = 3
DESTRUCTION: Final = 3  # what Knights and Demon produce instead of a resource

LEAST: Final = 1  # 7.9
MOST: Final = 49
AT_THE_START: Final = 5  # 3.0

POOR: Final = -1  # 6.3: the power of two that RESOURCE cards are multiplied with
CONTENT: Final = 0
RICH: Final = 1

TOP_BOX: Final = 4  # 40 and up: the Any options (5.1.1)

# By box (1-9, 10-19, 20-29, 30-39, 40-49).
CARDS_DRAWN: Final = [2, 3, 4, 5, 6]  # 6.1, by Followers
HAND_LIMIT: Final = [2, 3, 4, 5, 6]  # 6.2, by Mystic Power
RECEIVED: Final = 2
RECEIVE: Final = [  # 5.2: which resource each box gives, -1 for none
    [FOLLOWERS, -1, -1, -1, -1],
    [MYSTIC_POWER, -1, -1, -1, -1],
    [GOLD, FOLLOWERS, MYSTIC_POWER, -1, -1],
]

# The Special Powers (5.1): the resource whose box allows it, that box, what is gained.
POWER_NAMES: Final = [
    "sell-slaves", "research", "train-knights", "enchant", "alchemy", "summon-demon", "hire-mercenaries",
    "village", "apprentice", "pouch", "chest", "treasure",
]  # fmt: skip
POWER_OF: Final = [
    FOLLOWERS, FOLLOWERS, FOLLOWERS, MYSTIC_POWER, MYSTIC_POWER, MYSTIC_POWER, GOLD,
    FOLLOWERS, MYSTIC_POWER, GOLD, GOLD, GOLD,
]  # fmt: skip
POWER_BOX: Final = [1, 2, 3, 1, 2, 3, 3, 0, 0, 0, 1, 2]
POWER_GAINS: Final = [
    GOLD, MYSTIC_POWER, DESTRUCTION, FOLLOWERS, GOLD, DESTRUCTION, FOLLOWERS,
    FOLLOWERS, MYSTIC_POWER, GOLD, FOLLOWERS, MYSTIC_POWER,
]  # fmt: skip
FIRST_RECEIVE_POWER: Final = 7  # from here on: the Receive boxes, which only an Any option can use as a Special Power
POWERS: Final = 12


def wealth_of(followers: int, gold: int) -> int:
    """6.3: Poor with less Gold than Followers, Rich with twice as much or more, else Content."""
    if gold < followers:
        return POOR
    return RICH if gold >= 2 * followers else CONTENT
