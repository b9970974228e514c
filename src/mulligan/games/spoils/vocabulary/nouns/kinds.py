"""Kinds of card: the qualities before a noun, the types that are the noun, the tests after it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.vocabulary.terms import CardType, Keyword, Manner, State, Trade
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality(Node):
    """Something said of a card before its noun."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Node):
    """Something said of a card after its noun."""


@dataclass(frozen=True)
class Is(Quality):
    """A card in some state: depleted, attacking, face-down, another than the one speaking."""

    state: State


@dataclass(frozen=True)
class OfTrade(Quality):
    """A card of a trade."""

    trade: Trade


@dataclass(frozen=True)
class Subtype(Quality):
    """A card with a subtype (201.4b)."""

    name: str


@dataclass(frozen=True)
class NonType(Quality):
    """A card that is not of a type: "non-resource card"."""

    type: CardType


@dataclass(frozen=True)
class With(Quality):
    """A card with a keyword, said before the noun."""

    keyword: Keyword


@dataclass(frozen=True)
class Identified(Quality):
    """A card with Unique and this identifier (507.5)."""

    identifier: str


@dataclass(frozen=True)
class Done(Quality):
    """A card that was dealt with in that manner just before: revealed, chosen."""

    how: Manner


@dataclass(frozen=True)
class AnyQuality(Quality):
    """A card with one of several qualities: attacking or blocking."""

    qualities: tuple[Quality, ...]


@dataclass(frozen=True)
class Non(Quality):
    """A card without some quality."""

    quality: Quality


@dataclass(frozen=True)
class Kind(Node):
    """What cards are meant: qualities, types (any of them; none for any card), tests."""

    types: tuple[CardType, ...] = ()
    qualities: tuple[Quality, ...] = ()
    tests: tuple[Test, ...] = ()


def enter(grammar: Grammar) -> None:
    """Enter the phrases for kinds of card."""
    _qualities(grammar)
    _kinds(grammar)


def _qualities(grammar: Grammar) -> None:
    grammar.phrase(Is, "{state}")
    grammar.phrase(AnyQuality, "{qualities:or2}", compound=True)
    grammar.phrase(Done, "{how}")
    grammar.phrase(OfTrade, "{trade}")
    grammar.phrase(Subtype, "{name:subtype}")
    grammar.phrase(Identified, "unique {identifier:identifier}")
    grammar.phrase(With, "{keyword}")
    grammar.phrase(Non, "non- {quality}")
    grammar.phrase(NonType, "non- {type:type}")


def _kinds(grammar: Grammar) -> None:
    grammar.phrase(Kind, "[{qualities:all}] {types:types} [{tests:many}]")
    grammar.phrase(Kind, "[{qualities:all}] {types:types} card+s [{tests:many}]", printed=False)
    grammar.phrase(Kind, "[{qualities:all}] card+s [{tests:many}]", types=())
    grammar.phrase(Kind, "{qualities:identified} [{tests:many}]", printed=False, types=())
