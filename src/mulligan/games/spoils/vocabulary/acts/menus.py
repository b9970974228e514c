"""Effects listed by tokens: those that so many tokens pay for, and the one that goes with how many are on a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import note_number, noted_number
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.conditions import HasTokensOn
from mulligan.games.spoils.vocabulary.terms import Compared
from mulligan.language.core.amounts import Number
from mulligan.language.core.flow import If, Option
from mulligan.language.core.kinds import Cards, Condition, Instruction
from mulligan.language.flow import CannotBePlayed, Jump, Unless
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Row(Node):
    """A line of a menu: so many tokens, or at least so many, and what goes with them."""

    amount: int
    option: Option
    at_least: bool = False


@dataclass(frozen=True)
class ByTokens(Act):
    """Of several effects, the one that goes with how many tokens are on a card."""

    on: Cards
    rows: tuple[Row, ...] = ()

    def settle(self, plan: TextPlan) -> None:
        if not self.rows:
            raise CannotBePlayed("a menu with nothing on it")
        found: tuple[Instruction, ...] = ()
        for row in reversed(self.rows):
            compared = Compared.OR_MORE if row.at_least else Compared.EXACTLY
            found = (If(HasTokensOn(self.on, Number(row.amount), compared), row.option.acts, found),)
        plan.all(found)


@dataclass(frozen=True)
class SpendTokens(Act):
    """The tokens just removed pay for effects, one after another, as often as there are tokens for them."""

    rows: tuple[Row, ...] = ()

    def settle(self, plan: TextPlan) -> None:
        if not self.rows or any(row.at_least or row.amount < 1 for row in self.rows):
            raise CannotBePlayed("a menu of which something costs nothing")
        left = plan.fresh()
        plan.deed(TakeUp(left))
        to_test = plan.add(Jump())
        start = plan.here
        ways: list[tuple[Instruction, ...]] = [(Spend(row.amount, left), *row.option.acts) for row in self.rows]
        plan.either([*ways, (SpendNoMore(left),)], plan.wording.of(self))
        to_test.to = plan.here
        plan.add(Unless(AllSpent(left))).to = start


@dataclass(frozen=True)
class TakeUp(Act):
    """As many tokens are to be used as were just removed."""

    pool: int  # the slot under which it is noted how many there are

    def settles(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        note_number(at, self.pool, at.moved if at.did else 0)
        return True


@dataclass(frozen=True)
class Spend(Act):
    """So many of the tokens are used."""

    amount: int
    pool: int

    def done(self, table: Table, at: Context) -> bool:
        note_number(at, self.pool, noted_number(at, self.pool) - self.amount)
        return True

    def possible(self, table: Table, at: Context) -> bool:
        return noted_number(at, self.pool) >= self.amount


@dataclass(frozen=True)
class SpendNoMore(Act):
    """The rest of the tokens is used for nothing."""

    pool: int

    def done(self, table: Table, at: Context) -> bool:
        note_number(at, self.pool, 0)
        return True


@dataclass(frozen=True)
class AllSpent(Condition):
    """None of the tokens is left."""

    pool: int

    def holds(self, table: Table, at: Context) -> bool:
        return noted_number(at, self.pool) == 0


def enter(grammar: Grammar) -> None:
    """Enter the phrases; the lines of a menu follow them."""
    grammar.phrase(SpendTokens, "use the|those tokens to generate the following effects any number of times")
    grammar.phrase(ByTokens, "generate the effect which|that corresponds to the [new] number of tokens on {on}")
