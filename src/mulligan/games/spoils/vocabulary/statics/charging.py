"""What players must pay to do something (505)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.statement import Statement
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.statics.doings import Doing, ToAttack, ToAttackWith
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.flow import CannotBePlayed

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.statements import Statements


@dataclass(frozen=True)
class Charge(Statement):
    """Some players must pay an amount to do something (505)."""

    who: Players
    amount: Amount
    doing: Doing

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        if not isinstance(self.doing, (ToAttack, ToAttackWith)) and self.doing.costs() < 0:
            raise CannotBePlayed(self)
        return statements.settled(self, None)

    def toll(self, table: Table, at: Context, seat: Seat, card: Card, what: int) -> int:
        if self.doing.costs() != what or not nouns.means(table, at, self.who, seat):
            return 0
        if card != NO_CARD and not self.doing.concerns(table, at, card):
            return 0
        return self.amount.of(table, at)

    def attack_dues(self, table: Table, at: Context, seat: Seat, members: list[Card], target: Card) -> int:
        doing = self.doing
        if not isinstance(doing, (ToAttack, ToAttackWith)) or not nouns.means(table, at, self.who, seat):
            return 0
        times = 1
        if isinstance(doing, ToAttackWith):  # for each of them
            times = len([card for card in members if doing.cards.includes(table, at, card)])
        elif doing.target is not None and (target == NO_CARD or not doing.target.includes(table, at, target)):
            times = 0
        elif doing.each:
            times = len(members)
        return times * self.amount.of(table, at)
