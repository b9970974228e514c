"""A pile of a hero's own, by its name; and what its cards count for there, where a number is printed on them."""

from __future__ import annotations

from dataclasses import dataclass

from parsy import Result

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.asking.memory import Compared, compare
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike, Counted
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node
from mulligan.language.words import Words

PILE_MARK = "pile#"
POINTS_MARK = "points#"
_NO_PILE = Result.failure(0, "a pile")
_NO_POINTS = Result.failure(0, "what is counted on cards")


@dataclass(frozen=True)
class OwnPile(Node):
    """A pile beside the deck, by the name that the hero's texts give it."""

    words: str


@dataclass(frozen=True)
class PilePoints(Node):
    """What a hero's cards have a number of printed on them."""

    words: str


UNNAMED = OwnPile("pile")


@dataclass(frozen=True)
class CountStored(Counted):
    """Cards in a hero's own pile; “other” ones than the one that says so, which may lie there."""

    pile: OwnPile
    what: CardsLike

    def of(self, table: Table, at: Resolving) -> int:
        there = self.what.among(table, table.suits[at.you])
        return len([card for card in there if card != at.card]) if self.what.other else len(there)


@dataclass(frozen=True)
class PointsStored(Counted):
    """Ruling 43: what the numbers printed on the cards of a hero's own pile add up to."""

    points: PilePoints
    pile: OwnPile = UNNAMED

    def of(self, table: Table, at: Resolving) -> int:
        total = 0
        for card in table.suits[at.you]:
            total += table.sheet.points[table.printed[card]]
        return total


@dataclass(frozen=True)
class PileHas(Condition):
    """A hero's own pile has so many cards, or counts for so much."""

    compared: Compared
    value: Amount
    pile: OwnPile = UNNAMED
    points: PilePoints | None = None

    def holds(self, table: Table, at: Resolving) -> bool:
        there = len(table.suits[at.you])
        if self.points is not None:
            there = PointsStored(self.points, self.pile).of(table, at)
        return compare(self.compared, there, self.value.of(table, at))


OF_PILES = (CountStored, PointsStored, PileHas)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.special(OwnPile, _read_pile, lambda value, plural: value.words.split())
    grammar.special(PilePoints, _read_points, lambda value, plural: value.words.split())
    grammar.phrase(CountStored, "{what} in you 's {pile}")
    grammar.phrase(PointsStored, "{points} in you 's {pile}", "{points} on|of [the] cards in you 's {pile}")
    for compared, value in (
        (Compared.AT_LEAST, "{value} or more"),
        (Compared.AT_LEAST, "at least {value}"),
        (Compared.AT_MOST, "{value} or fewer|less"),
        (Compared.EQUAL, "exactly {value}"),
    ):
        grammar.phrase(PileHas, f"you 's {{pile}} has {value} cards", compared=compared)
        grammar.phrase(PileHas, f"you 's {{pile}} has {value} {{points}}", compared=compared)
        grammar.phrase(PileHas, f"there are {value} {{points}} [in you 's {{pile}}]", compared=compared, printed=False)


def _read_pile(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(PILE_MARK):
        return Result.success(index + 1, OwnPile(words.words[index].plain))
    words.fail(index, "a pile")
    return _NO_PILE


def _read_points(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(POINTS_MARK):
        return Result.success(index + 1, PilePoints(words.words[index].plain))
    words.fail(index, "what is counted on cards")
    return _NO_POINTS
