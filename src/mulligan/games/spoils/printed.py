"""Printed cards: what a card says on its face (201), and the library of those that are in a game."""

import re
from typing import TYPE_CHECKING, Final

from mulligan.games.spoils.effects.code import (
    ABILITY,
    NO_PROGRAM,
    REPLACEMENT,
    STATEMENT,
    TRIGGER,
    Paragraph,
    Text,
)
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.effects.statement import Rule, Statement
    from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
    from mulligan.language.core.kinds import Amount

# Types, a bit each (201.4).
CHARACTER: Final = 1
ITEM: Final = 2
LOCATION: Final = 4
TACTIC: Final = 8
RESOURCE: Final = 16
FACTION: Final = 32
MICROMAJIG: Final = 64
OWN_TOKEN: Final = 128  # a token of a card's own making, a character as well
TOKENS: Final = MICROMAJIG | OWN_TOKEN
TYPE_KEYS: Final = [
    "character",
    "item",
    "location",
    "tactic",
    "resource",
    "faction",
    "token",
    "token",
]  # of the catalogue
STAYING: Final = CHARACTER | ITEM | LOCATION

# Trades.
TRADES: Final[list[str]] = ["Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord", "Universal"]
UNIVERSAL: Final = 5

# Icons (405.5).
ICONS: Final[str] = "OGEDRV"
ICON_COUNT: Final = 6
VOLITION: Final = 5

# Game areas (403).
DECK: Final = 0
HAND: Final = 1
BEING_PLAYED: Final = 2
PLAY: Final = 3
DISCARD: Final = 4
OUT_OF_GAME: Final = 5
NOWHERE: Final = 6  # where a Micromajig is that left play (409.3b)
FACE_DOWN: Final = 7  # no area of its own: in play as a face-down resource, for text that is active there
ANYWHERE: Final = -1
AREA_NAMES: Final = ["deck", "hand", "being-played", "play", "discard", "out-of-game", "nowhere"]

NEVER: Final = -1  # no such number on the card


class Printed:
    """One printed card."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.line: str = ""
        self.trade: int = UNIVERSAL
        self.types: int = 0
        self.subtypes: list[int] = []
        self.staple: bool = False
        self.rarity: str = ""
        self.cost: int = 0
        self.threshold: list[int] = [0] * ICON_COUNT
        self.strength: int = 0
        self.life: int = 0
        self.speed: int = 0
        self.structure: int = 0
        self.influence: int = 0
        self.text: str = ""

        self.bonus: list[int] = []  # what gear adds to the card it is attached to (201.7c)
        self.provides: list[int] = [0] * ICON_COUNT
        self.provided: list[int] = []  # 311.1: each icon that it provides, as often as it does
        self.mere: bool = False  # a resource that does nothing but pay and provide
        self.keywords: int = 0
        self.unique: str = ""
        self.attach: list[Kind] = []  # what it can be attached to (507.2)
        self.flip_cost: int = NEVER
        self.flip_threshold: list[int] = [0] * ICON_COUNT
        self.flip_costs: int = NO_PROGRAM
        self.costs: int = NO_PROGRAM
        self.effect: int = NO_PROGRAM
        self.enters_tokens: list[Statement] = []
        self.enters_depleted: bool = False
        self.unanswerable: bool = False  # nobody can respond to it
        self.only_down: bool = False  # it is played as a resource face-down alone
        self.stays: bool = False  # it does not leave play with what it is attached to
        self.unstoppable: bool = False  # it cannot be terminated
        self.unlimited: bool = False  # 103.1c: any number of copies in a deck
        self.shared: bool = False  # it has an ability that any player may use
        self.saves_at_most: int = 0  # what its own costs can take off its numeric cost
        self.saves: list[Amount] = []  # and how much more that is at the moment
        self.own_cost: list[Statement] = []  # what it says of its own cost
        self.own_threshold: list[Statement] = []  # and of its own threshold
        self.played_from_pile: list[Statement] = []  # how it may be played while it is in its owner's discard pile
        self.tactical_while: list[Node] = []  # when it is tactical, if it is not always
        self.starting: list[int] = []  # 202.5: staples of each icon that start in play, then how many of any
        self.draws: list[int] = []  # 202.6: the starting draw going first, second, ...

        self.programs: list[Text] = []
        self.statements: list[Rule] = []  # those that instructions make last
        self.paragraphs: list[Paragraph] = []
        self.abilities: list[int] = []
        self.abilities_below: list[int] = []  # those used while it is a face-down resource
        self.abilities_afar: list[int] = []  # 606.1a: those used while the card is in a hand or discard pile
        self.triggers: list[int] = []
        self.replacements: list[int] = []
        self.standing: list[int] = []
        self.grants: bool = False  # does it give rules text to other cards (508)?
        self.watches: int = 0  # the events that its triggers wait for, a bit each
        self.watches_from_afar: int = 0  # those that its triggers wait for in other areas, about other cards
        self.states: list[int] = []  # its triggers that wait until something holds
        self.replaces: int = 0  # the events that its replacements wait for

    def add(self, paragraph: Paragraph) -> None:
        number = len(self.paragraphs)
        self.paragraphs.append(paragraph)
        if paragraph.sort == ABILITY:
            if paragraph.zones >> PLAY & 1:
                self.abilities.append(number)
            elif paragraph.zones >> FACE_DOWN & 1:
                self.abilities_below.append(number)
            else:
                self.abilities_afar.append(number)
        elif paragraph.sort == TRIGGER and not paragraph.event[0].kinds():
            self.states.append(number)
        elif paragraph.sort == TRIGGER:
            self.triggers.append(number)
            self.watches |= paragraph.event[0].kinds()
            if paragraph.zones & ~(1 << PLAY) and not paragraph.event[0].of_itself():
                self.watches_from_afar |= paragraph.event[0].kinds()
        elif paragraph.sort == REPLACEMENT:
            self.replacements.append(number)
            self.replaces |= paragraph.event[0].kinds()
        elif paragraph.sort == STATEMENT:
            self.standing.append(number)


# What speaks of resources and is the same for all of them.
_FOR_ALL_ALIKE: Final = re.compile(
    r"^(?:STARTING RESOURCES?|RESTORE RULE|DEVELOP RULE)\b.*$|\bplays? (?:a|1|any number of|up to \w+) resources?\b",
    re.IGNORECASE | re.MULTILINE,
)
_RESOURCES: Final = re.compile(
    r"\bresources?\b|\bfactions?\b.*\battached\b|\battached to (?:a|your|that|their|an?other) faction\b"
    r"|\bcards? (?:in play|you control|(?:an opponent|opponents?|they|that player|a player|each player) controls?)\b"
    r"|\b(?:destroy|return|flip|control of|put) (?:a|all|any|each|up to \w+|another|\d+|that) cards?\b(?! from)",
    re.IGNORECASE,
)


def minds_resources(text: str) -> bool:
    """309.1: does a text destroy, return, flip, take or count resources, or cards of any type, so that it can matter
    which of them is attached?"""
    return _RESOURCES.search(_FOR_ALL_ALIKE.sub("", text)) is not None


class Library:
    """The printed cards of one game, numbered; the Micromajig token comes first (409.3)."""

    def __init__(self) -> None:
        self.cards: list[Printed] = []
        self.numbers: dict[str, int] = {}
        self.subtypes: dict[str, int] = {}
        self.tokens: list[int] = []  # the numbers of those of a card's own making
        self.watched: int = 0  # the events that triggers of any card wait for, a bit each
        self.watched_from_afar: int = 0  # the events that triggers wait for outside play, a bit each
        self.remembered: int = 0  # the events of this turn that any card may ask for, a bit each
        self.states: bool = False  # has any card a trigger that waits until something holds?
        self.used_from_afar: bool = False  # has any card an ability that is used outside play?
        self.played_from_pile: bool = False  # may any card be played from a discard pile?
        self.grants: bool = False  # does any card give rules text to others?
        self.minds_resources: bool = False  # does any card tell one resource from another?

    def add(self, card: Printed) -> int:
        number = len(self.cards)
        card.mere = card.types == RESOURCE and not card.paragraphs and not card.unique and not card.attach
        self.watched |= card.watches
        self.states = self.states or len(card.states) > 0
        self.watched_from_afar |= card.watches_from_afar
        self.used_from_afar = self.used_from_afar or len(card.abilities_afar) > 0
        self.played_from_pile = self.played_from_pile or len(card.played_from_pile) > 0
        self.grants = self.grants or card.grants
        self.minds_resources = self.minds_resources or minds_resources(card.text)
        self.cards.append(card)
        self.numbers[card.name] = number
        return number

    def add_token(self, face: Printed) -> int:
        """Enter a token of a card's own making, once; its name is nobody else's."""
        for number in self.tokens:
            known = self.cards[number]
            if (known.name, known.line, known.keywords) == (face.name, face.line, face.keywords):
                if [known.strength, known.life, known.speed] == [face.strength, face.life, face.speed]:
                    return number
        number = len(self.cards)
        self.cards.append(face)
        self.tokens.append(number)
        return number

    def subtype(self, name: str) -> int:
        """The number that stands for a subtype."""
        known = self.subtypes.get(name.lower())
        if known is None:
            known = len(self.subtypes)
            self.subtypes[name.lower()] = known
        return known
