"""The things that cards of Mystic War name."""

from enum import Enum

from mulligan.games.mystic_war.mat import FOLLOWERS, GOLD, MYSTIC_POWER
from mulligan.language.grammar import Grammar


class Resource(Enum):
    """What a realm has."""

    FOLLOWERS = "followers"
    MYSTIC_POWER = "mystic power"
    GOLD = "gold"


class Whose(Enum):
    """Whom a card speaks of."""

    RECIPIENT = "recipient"
    EVERYBODY = "everybody"


class PlayedCard(Enum):
    """The card that another is added to."""

    DRAGON = "dragon"
    SORCERY = "sorcery"
    RESOURCE_CARD = "resource card"


class Guise(Enum):
    """What a wild card may be played as."""

    NOTORIETY = "notoriety"
    SORCERY = "sorcery"
    RICHES = "riches"
    DRAGON = "dragon"


class Deity(Enum):
    """A face-up card that stands in another's way."""

    GOD_KING = "god king"
    EARTH_GODDESS = "earth goddess"


def number(resource: Resource) -> int:
    """A resource as the mat numbers it."""
    if resource is Resource.FOLLOWERS:
        return FOLLOWERS
    return MYSTIC_POWER if resource is Resource.MYSTIC_POWER else GOLD


def enter(grammar: Grammar) -> None:
    grammar.words(Resource.FOLLOWERS, "Followers")
    grammar.words(Resource.MYSTIC_POWER, "Mystic Power")
    grammar.words(Resource.GOLD, "Gold")
    grammar.words(Whose.RECIPIENT, "the recipient")
    grammar.words(Whose.EVERYBODY, "every player", "each player")
    grammar.words(PlayedCard.DRAGON, "a Dragon")
    grammar.words(PlayedCard.SORCERY, "a Sorcery")
    grammar.words(PlayedCard.RESOURCE_CARD, "a RESOURCE card")
    for guise in Guise:
        grammar.words(guise, guise.value.capitalize())
    grammar.words(Deity.GOD_KING, "God King")
    grammar.words(Deity.EARTH_GODDESS, "Earth Goddess")
