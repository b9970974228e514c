"""The fixed terms of the game: card types, trades, icons, stats, keywords, states, areas."""

from __future__ import annotations

from enum import Enum
from typing import Final

from mulligan.games.spoils import printed
from mulligan.games.spoils.events import (
    A_BLOCK,
    A_DESTRUCTION,
    A_DISCARD,
    AN_ATTACK,
    AN_ENTRY,
)
from mulligan.language.grammar import Grammar


class Term(Enum):
    """A fixed term. There is one of each, so it is known by where it lies: a table of terms is quick to look up."""

    __hash__ = object.__hash__


class CardType(Term):
    """What a card is (201.4); a Micromajig is a token that counts as a character card (409.3)."""

    CHARACTER = "character"
    ITEM = "item"
    LOCATION = "location"
    TACTIC = "tactic"
    RESOURCE = "resource"
    FACTION = "faction"
    MICROMAJIG = "Micromajig token"


class Trade(Term):
    """The five trades, and cards of none."""

    ARCANIST = "Arcanist"
    BANKER = "Banker"
    GEARSMITH = "Gearsmith"
    ROGUE = "Rogue"
    WARLORD = "Warlord"
    UNIVERSAL = "Universal"


class Icon(Term):
    """Resource icons (405.5)."""

    OBSESSION = "O"
    GREED = "G"
    ELITISM = "E"
    DECEPTION = "D"
    RAGE = "R"
    VOLITION = "V"


class Stat(Term):
    """Numbers on a card."""

    STRENGTH = "strength"
    LIFE = "life"
    SPEED = "speed"
    STRUCTURE = "structure"
    COST = "numeric cost"


class Keyword(Term):
    """Keywords that a card may gain and lose by name (507)."""

    COVERT = "covert"
    TACTICAL = "tactical"
    AGGRO = "aggro"


class State(Term):
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


class Area(Term):
    """Where cards are (403)."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard pile"
    VOID = "void"
    PLAY = "play"


class Past(Term):
    """What a card did this turn."""

    ATTACKED = "attacked"
    BLOCKED = "blocked"
    ENTERED = "entered play"


class Party(Term):
    """A group of characters in a battle (302.5)."""

    ATTACKING = "attacking"
    BLOCKING = "blocking"
    OPPOSING = "opposing"
    YOURS = "your"


class Compared(Term):
    """How a number is measured against another."""

    EXACTLY = "exactly"
    LESS = "less than"
    MORE = "greater than"
    OR_LESS = "or less"
    OR_MORE = "or more"


class Manner(Term):
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
    PUT = "put"


class Named(Term):
    """What a player can be asked to name or choose."""

    CARD = "card"
    TYPE = "card type"
    SUBTYPE = "card subtype"
    TRADE = "trade"
    ICON = "resource icon"
    CONTROLLER = "controller"  # in which cards can differ, or be alike; nobody names one
    OWNER = "owner"
    COST = "numeric cost"


class PlayedWay(Term):
    """From where, or with what, a card was played."""

    FLIP_UP = "using FLIP UP"
    HAND = "from your hand"
    TACTIC = "when only tactics could be played"


# The numbers that the rules have for them.
TYPES: Final = {
    CardType.CHARACTER: printed.CHARACTER,
    CardType.ITEM: printed.ITEM,
    CardType.LOCATION: printed.LOCATION,
    CardType.TACTIC: printed.TACTIC,
    CardType.RESOURCE: printed.RESOURCE,
    CardType.FACTION: printed.FACTION,
    CardType.MICROMAJIG: printed.MICROMAJIG,
}
AREAS: Final = {
    Area.DECK: printed.DECK,
    Area.HAND: printed.HAND,
    Area.DISCARD: printed.DISCARD,
    Area.VOID: printed.OUT_OF_GAME,
    Area.PLAY: printed.PLAY,
}
KEYWORDS: Final[dict[Keyword, int]] = {keyword: 1 << bit for bit, keyword in enumerate(Keyword)}
COVERT: Final = KEYWORDS[Keyword.COVERT]
TACTICAL: Final = KEYWORDS[Keyword.TACTICAL]
AGGRO: Final = KEYWORDS[Keyword.AGGRO]
RULE_OF_KEYWORD: Final = {Keyword.COVERT: "507.3", Keyword.TACTICAL: "507.6", Keyword.AGGRO: "Ruling 23"}
STATS: Final = {Stat.STRENGTH: 0, Stat.LIFE: 1, Stat.SPEED: 2, Stat.STRUCTURE: 3, Stat.COST: 4}
PARTIES: Final = {Party.ATTACKING: 1, Party.BLOCKING: 2, Party.OPPOSING: 3, Party.YOURS: 4}
TRADES: Final[dict[Trade, int]] = {trade: printed.TRADES.index(trade.value) for trade in Trade}
ICONS: Final[dict[Icon, int]] = {icon: printed.ICONS.index(icon.value) for icon in Icon}
NAMED: Final = {Named.CARD: 0, Named.TYPE: 1, Named.SUBTYPE: 2, Named.TRADE: 3, Named.ICON: 4}
PASTS: Final = {Past.ATTACKED: AN_ATTACK, Past.BLOCKED: A_BLOCK, Past.ENTERED: AN_ENTRY}
DEALT_THIS_TURN: Final = {Manner.DESTROYED: A_DESTRUCTION, Manner.DISCARDED: A_DISCARD}
AREA_AFTER: Final = {
    Manner.DESTROYED: printed.DISCARD,
    Manner.DISCARDED: printed.DISCARD,
    Manner.REMOVED: printed.OUT_OF_GAME,
    Manner.VOIDED: printed.OUT_OF_GAME,
    Manner.SHUFFLED: printed.DECK,
    Manner.PUT_ON_BOTTOM: printed.DECK,
}
VARIABLES: Final = {"X": 0, "Y": 1, "Z": 2}
HIDDEN_VARIABLE: Final = 3

_EXACTLY: Final = Compared.EXACTLY
_OR_LESS: Final = Compared.OR_LESS
_OR_MORE: Final = Compared.OR_MORE
_MORE: Final = Compared.MORE


def compare(left: int, how: Compared, right: int) -> bool:
    """Is one number that, measured against the other?"""
    if how is _EXACTLY:
        return left == right
    if how is _OR_LESS:
        return left <= right
    if how is _OR_MORE:
        return left >= right
    return left > right if how is _MORE else left < right


def threshold(icons: tuple[Icon, ...]) -> list[int]:
    """How many of each icon there are."""
    found = [0] * len(ICONS)
    for icon in icons:
        found[ICONS[icon]] += 1
    return found


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
    grammar.words(State.RESTORED, "undepleted")
    grammar.words(State.DETACHED, "unattached")
    grammar.words(State.FACE_DOWN, "face down")
    for party in (Party.ATTACKING, Party.BLOCKING, Party.OPPOSING):
        grammar.words(party, party.value)
    grammar.words(Compared.EXACTLY, "exactly")
    grammar.words(
        Compared.OR_LESS,
        "or less",
        "or fewer",
        "or below",
        "of less",
        "or lower",
        "less than or equal to",
        "equal to or less|lower|fewer than",
        "at most",
    )
    grammar.words(Compared.LESS, "less than", "lower than", "fewer than")
    grammar.words(Compared.MORE, "greater than", "more than", "higher than")
    grammar.words(
        Compared.OR_MORE,
        "or more",
        "or greater",
        "or higher",
        "or above",
        "greater than or equal to",
        "equal to or greater|more|higher than",
        "at least",
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
    grammar.words(PlayedWay.TACTIC, "when only tactics could be played", "when only tactics could be deployed")
    for area in (Area.DECK, Area.HAND, Area.DISCARD):
        grammar.words(area, area.value)
