"""Kinds of card: the qualities before a noun, the types that are the noun, the tests after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.events import HAS_ASSIGNED, IN_ATTACK, IN_BLOCK
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import ANYWHERE, BEING_PLAYED, FACTION, PLAY, RESOURCE, TACTIC
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.terms import (
    KEYWORDS,
    TRADES,
    TYPES,
    CardType,
    Keyword,
    Manner,
    State,
    Trade,
)
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.kinds import Cards, Players
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Node):
    """Something that is asked of a card."""

    def passes(self, table: Any, at: Any, card: Card) -> bool:
        """Whether it is so."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality(Asked):
    """Something said of a card before its noun."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Asked):
    """Something said of a card after its noun."""

    def of_each(self) -> bool:
        """Whether it is asked of each card of a kind: not where they are to be found, nor in what they differ."""
        return True

    def those(self) -> Cards | None:
        """The cards spoken of before among which such cards are to be found, if it names any."""
        return None


@dataclass(frozen=True)
class Is(Quality):
    """A card in some state: depleted, attacking, face-down, another than the one speaking."""

    state: State

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return is_in_state(table, at, STATES[self.state], card)


@dataclass(frozen=True)
class OfTrade(Quality):
    """A card of a trade."""

    trade: Trade

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not table.face_down[card] and table.face(card).trade == TRADES[self.trade]


@dataclass(frozen=True)
class Subtype(Quality):
    """A card with a subtype (201.4b)."""

    name: str
    number: int = -1  # that stands for it among the printed cards of a game

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.has_subtype(table, card, self.number)


@dataclass(frozen=True)
class NonType(Quality):
    """A card that is not of a type: "non-resource card"."""

    type: CardType

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.types(table, card) & TYPES[self.type] == 0


@dataclass(frozen=True)
class With(Quality):
    """A card with a keyword, said before the noun."""

    keyword: Keyword

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.keywords(table, card) & KEYWORDS[self.keyword] != 0


@dataclass(frozen=True)
class Identified(Quality):
    """A card with Unique and this identifier, or with any (507.5)."""

    identifier: str = ""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        unique = "" if table.face_down[card] else table.face(card).unique
        return unique == self.identifier.upper() if self.identifier else unique != ""


@dataclass(frozen=True)
class Done(Quality):
    """A card that was dealt with in that manner just before: revealed, chosen."""

    how: Manner


@dataclass(frozen=True)
class Unharmed(Quality):
    """A card without damage on it."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.damage[card] == 0


@dataclass(frozen=True)
class Unblocked(Quality):
    """An attacking card, when blocks have been made and nobody blocks it (302.12)."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        if table.party[card] & IN_ATTACK == 0 or not table.blocks_made:
            return False
        return len(nouns.members(table, at, nouns.BLOCKING, False)) == 0


@dataclass(frozen=True)
class AnyQuality(Quality):
    """A card with one of several qualities: attacking or blocking."""

    qualities: tuple[Quality, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for quality in self.qualities:
            if quality.passes(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class Non(Quality):
    """A card without some quality."""

    quality: Quality

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not self.quality.passes(table, at, card)


@dataclass(frozen=True)
class Kind(Node):
    """What cards are meant: qualities, types (any of them; none for any card), tests.

    Where such cards are to be found, and whose area that is, is settled with the text that speaks of them.
    """

    types: tuple[CardType, ...] = ()
    qualities: tuple[Quality, ...] = ()
    tests: tuple[Test, ...] = ()
    area: int = PLAY
    whose: Players | None = None
    where: int = field(init=False, default=PLAY, compare=False, repr=False)
    among: Cards | None = field(init=False, default=None, compare=False, repr=False)
    by_front: bool = field(init=False, default=False, compare=False, repr=False)
    mask: int = field(init=False, default=0, compare=False, repr=False)
    asked: tuple[Asked, ...] = field(init=False, default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        mask = 0
        for some in self.types:
            mask |= TYPES[some]
        asked: list[Asked] = [some for some in self.qualities if some != DIFFERENT]  # no card is chosen twice
        asked.extend(test for test in self.tests if test.of_each())
        object.__setattr__(self, "mask", mask)
        object.__setattr__(self, "asked", tuple(asked))
        where = self.area
        if where == PLAY and mask == TACTIC and FACE_DOWN not in self.qualities:
            where = BEING_PLAYED  # tactics are never in play, but as face-down resources
        among: Cards | None = None
        for test in self.tests:
            among = among or test.those()
        object.__setattr__(self, "among", among)
        object.__setattr__(self, "where", where if among is None else ANYWHERE)
        # 411.1: face-down it is a resource; a face-down card of any other type is one that has that type on its front.
        by_front = FACE_DOWN in self.qualities and mask != 0 and not mask & RESOURCE
        object.__setattr__(self, "by_front", by_front)

    def matches(self, table: Table, at: Context, card: Card) -> bool:
        """Is this card of that kind? Where it is has been settled, or does not matter."""
        if self.by_front:
            types = table.face(card).types
        else:
            types = characteristics.types(table, card)
        if self.mask:
            if not types & self.mask:
                return False
        elif types & FACTION:  # 402.9
            return False
        for asked in self.asked:
            if not asked.passes(table, at, card):
                return False
        return True

    def candidates(self, table: Table, at: Context) -> list[Card]:
        """Every card of the kind where it is to be found."""
        area = self.where
        found: list[Card] = []
        if self.among is not None:
            for card in self.among.of(table, at):
                if self.matches(table, at, card):
                    found.append(card)
            return found
        if area == PLAY:
            mask = 0 if self.by_front else self.mask
            if table.fresh != table.version:
                characteristics.freshen(table)
            face_down, types_now = table.face_down, table.types_now
            for card in table.in_play:
                types: int = types_now[card]
                if face_down[card]:
                    types = RESOURCE
                if types & mask == 0 and types != 0 and mask != 0:  # most are resources, and seldom meant
                    continue
                if self.matches(table, at, card):
                    found.append(card)
            return found
        if area == BEING_PLAYED:
            for card in table.being_played:
                if self.matches(table, at, card):
                    found.append(card)
            return found
        if area == ANYWHERE:
            return found
        whose = self.whose
        seats = table.clockwise(table.active_player) if whose is None else nouns.seats_of(table, at, whose)
        for seat in seats:
            for card in nouns.area_of(table, seat, area):
                if self.matches(table, at, card):
                    found.append(card)
        return found


DIFFERENT: Final = Is(State.DIFFERENT)
FACE_DOWN: Final = Is(State.FACE_DOWN)
STATES: Final = {state: number for number, state in enumerate(State)}
_DEPLETED: Final = STATES[State.DEPLETED]
_RESTORED: Final = STATES[State.RESTORED]
_ATTACKING: Final = STATES[State.ATTACKING]
_BLOCKING: Final = STATES[State.BLOCKING]
_BLOCKED: Final = STATES[State.BLOCKED]
_FACE_DOWN: Final = STATES[State.FACE_DOWN]
_FACE_UP: Final = STATES[State.FACE_UP]
_ATTACHED: Final = STATES[State.ATTACHED]
_DETACHED: Final = STATES[State.DETACHED]
_STAPLE: Final = STATES[State.STAPLE]
_OTHER: Final = STATES[State.OTHER]
_OPPOSING: Final = STATES[State.OPPOSING]
_TOKEN: Final = STATES[State.TOKEN]


def is_a_card(table: Table, card: Card) -> bool:
    """402.9: a faction is none where cards are spoken of."""
    return characteristics.types(table, card) & FACTION == 0


def is_in_state(table: Table, at: Context, state: int, card: Card) -> bool:
    if state == _OTHER:  # on what is attached, another than the card it is attached to, too
        return card != at.source and (at.source == NO_CARD or card != table.attached[at.source])
    if state == _DEPLETED:
        return table.depleted[card] == 1
    if state == _RESTORED:
        return table.depleted[card] == 0
    if state == _FACE_DOWN:
        return table.face_down[card] == 1
    if state == _FACE_UP:
        return table.face_down[card] == 0
    if state == _ATTACKING:
        return table.party[card] & IN_ATTACK != 0
    if state == _BLOCKING:
        return table.party[card] & IN_BLOCK != 0  # 302.13; 608.1c: not before the party is formed
    if state == _ATTACHED:
        return table.attached[card] != NO_CARD
    if state == _DETACHED:
        return table.attached[card] == NO_CARD
    if state == _STAPLE:
        return table.face_down[card] == 0 and table.face(card).staple
    if state == _TOKEN:
        return table.is_token(card)
    if state == _OPPOSING:
        return table.party[card] & ~HAS_ASSIGNED != 0 and table.controller[card] != at.you
    if state == _BLOCKED:
        return table.party[card] & IN_ATTACK != 0 and len(nouns.members(table, at, nouns.BLOCKING, False)) > 0
    raise AssertionError(f"no state of a card: {state}")


def enter(grammar: Grammar) -> None:
    """Enter the phrases for kinds of card."""
    _qualities(grammar)
    _kinds(grammar)


def _qualities(grammar: Grammar) -> None:
    grammar.phrase(Is, "{state}", rather_than=Done)
    grammar.phrase(AnyQuality, "{qualities:or2}", compound=True)
    grammar.phrase(Done, "{how}")
    grammar.phrase(Unharmed, "undamaged|unharmed")
    grammar.phrase(Unblocked, "unblocked")
    grammar.phrase(OfTrade, "{trade}")
    grammar.phrase(Subtype, "{name:subtype}")
    grammar.phrase(Identified, "unique {identifier:identifier}")
    grammar.phrase(Identified, "unique", identifier="")
    grammar.phrase(With, "{keyword}")
    grammar.phrase(Non, "non- {quality}")
    grammar.phrase(NonType, "non- {type:type}")


def _kinds(grammar: Grammar) -> None:
    grammar.phrase(Kind, "[{qualities:all}] {types:listed} [{tests:tests}]")
    grammar.phrase(Kind, "[{qualities:all}] {types:listed} card+s [{tests:tests}]", printed=False)
    grammar.phrase(Kind, "[{qualities:all}] card+s [{tests:tests}]", types=())
    grammar.phrase(Kind, "{qualities:identified} [{tests:tests}]", printed=False, types=())
    grammar.phrase(Kind, "{qualities:as_noun} [{tests:tests}]", printed=False, types=())
    grammar.phrase(Kind, "{qualities:as_token} {tests:tests}", types=())
    grammar.phrase(Kind, "{tests:either_kind}", printed=False, types=())
    grammar.phrase(
        Kind, "[{qualities:all}] member+s of|in {tests:party_of}", types=(CardType.CHARACTER,), printed=False
    )
