"""The fixed terms of the game: card types, trades, icons, stats, keywords, states, areas."""

from __future__ import annotations

from enum import Enum

from mulligan.language.grammar import Grammar


class CardType(Enum):
    """What a card is (201.4); a Micromajig is a token that counts as a character card (409.3)."""

    CHARACTER = "character"
    ITEM = "item"
    LOCATION = "location"
    TACTIC = "tactic"
    RESOURCE = "resource"
    FACTION = "faction"
    MICROMAJIG = "Micromajig token"


class Trade(Enum):
    """The five trades, and cards of none."""

    ARCANIST = "Arcanist"
    BANKER = "Banker"
    GEARSMITH = "Gearsmith"
    ROGUE = "Rogue"
    WARLORD = "Warlord"
    UNIVERSAL = "Universal"


class Icon(Enum):
    """Resource icons (405.5)."""

    OBSESSION = "O"
    GREED = "G"
    ELITISM = "E"
    DECEPTION = "D"
    RAGE = "R"
    VOLITION = "V"


class Stat(Enum):
    """Numbers on a card."""

    STRENGTH = "strength"
    LIFE = "life"
    SPEED = "speed"
    STRUCTURE = "structure"
    COST = "numeric cost"


class Keyword(Enum):
    """Keywords that a card may gain and lose by name (507)."""

    COVERT = "covert"
    TACTICAL = "tactical"
    AGGRO = "aggro"


class State(Enum):
    """How a card stands at the moment."""

    DEPLETED = "depleted"
    RESTORED = "restored"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    ATTACHED = "attached"
    DETACHED = "detached"
    STAPLE = "staple"
    OTHER = "other"
    OPPOSING = "opposing"
    TOKEN = "token"
    DIFFERENT = "different"


class Area(Enum):
    """Where cards are (403)."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard pile"
    VOID = "void"
    PLAY = "play"


class Past(Enum):
    """What a card did this turn."""

    ATTACKED = "attacked"
    BLOCKED = "blocked"
    ENTERED = "entered play"


class Party(Enum):
    """A group of characters in a battle (302.5)."""

    ATTACKING = "attacking"
    BLOCKING = "blocking"
    OPPOSING = "opposing"
    YOURS = "your"


class Compared(Enum):
    """How a number is measured against another."""

    EXACTLY = "exactly"
    LESS = "less than"
    MORE = "greater than"
    OR_LESS = "or less"
    OR_MORE = "or more"


class Manner(Enum):
    """What an instruction did to cards, as later words speak of it."""

    PICKED = "picked"
    CHOSEN = "chosen"
    DISCARDED = "discarded"
    REVEALED = "revealed"
    DESTROYED = "destroyed"
    REMOVED = "removed"
    VOIDED = "voided"
    DAMAGED = "damaged"
    NAMED = "named"
    FOUND = "found"
    SEARCHED = "searched"
    TERMINATED = "terminated"
    DEPLETED = "depleted"
    DRAWN = "drawn"
    SHUFFLED = "shuffled"
    PLAYED = "played"
    DEPLOYED = "deployed"
    PUT_ON_BOTTOM = "put on the bottom"


class Named(Enum):
    """What a player can be asked to name or choose."""

    CARD = "card"
    TYPE = "card type"
    SUBTYPE = "card subtype"
    TRADE = "trade"
    ICON = "resource icon"


class PlayedWay(Enum):
    """From where, or with what, a card was played."""

    FLIP_UP = "using FLIP UP"
    HAND = "from your hand"


def enter(grammar: Grammar) -> None:
    """Enter the words for the game's terms."""
    for plain in (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.TACTIC, CardType.RESOURCE):
        grammar.words(plain, f"{plain.value}+s")
    grammar.words(CardType.FACTION, "faction+s")
    grammar.words(CardType.MICROMAJIG, "Micromajig token+s", "micromajig+s")
    for trade in Trade:
        grammar.words(trade, trade.value)
    for stat in (Stat.STRENGTH, Stat.LIFE, Stat.SPEED, Stat.STRUCTURE):
        grammar.words(stat, stat.value)
    grammar.words(Stat.COST, "numeric cost", "cost")
    for keyword in Keyword:
        grammar.words(keyword, keyword.value.upper())
    for state in State:
        grammar.words(state, state.value)
    grammar.words(State.OTHER, "another")
    grammar.words(State.FACE_DOWN, "face down")
    for party in (Party.ATTACKING, Party.BLOCKING, Party.OPPOSING):
        grammar.words(party, party.value)
    grammar.words(Compared.EXACTLY, "exactly")
    grammar.words(
        Compared.OR_LESS, "or less", "or fewer", "or below", "of less", "or lower", "less than or equal to", "at most"
    )
    grammar.words(Compared.LESS, "less than", "lower than", "fewer than")
    grammar.words(Compared.MORE, "greater than", "more than", "higher than")
    grammar.words(
        Compared.OR_MORE, "or more", "or greater", "or higher", "or above", "greater than or equal to", "at least"
    )
    for past in Past:
        grammar.words(past, past.value)
    for manner in Manner:
        grammar.words(manner, manner.value)
    grammar.words(Named.CARD, "name")
    grammar.words(Named.TYPE, "type", "card type")
    grammar.words(Named.SUBTYPE, "subtype", "card subtype")
    grammar.words(Named.TRADE, "trade")
    grammar.words(Named.ICON, "resource icon", "icon")
    grammar.words(PlayedWay.FLIP_UP, "using FLIP UP", "with FLIP UP")
    grammar.words(PlayedWay.HAND, "from you 's hand")
    for area in (Area.DECK, Area.HAND, Area.DISCARD):
        grammar.words(area, area.value)
