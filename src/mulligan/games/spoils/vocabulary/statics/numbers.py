"""A number of a card that is set, or reduced to an amount: "this card's strength is equal to the number of items"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.effects.act import slots_in
from mulligan.games.spoils.effects.context import bind, bound, unbind_last
from mulligan.games.spoils.effects.statement import Statement
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import All, Each, Those
from mulligan.games.spoils.vocabulary.statics.changes import NUMBERS_IN_THE_END, NUMBERS_SET, add_to_stat
from mulligan.games.spoils.vocabulary.terms import STATS, Stat
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Amount, Cards
from mulligan.language.tree import with_fields

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.statements import Statements


@dataclass(frozen=True)
class SetStat(Statement):
    """A number of a card becomes an amount, or is reduced to it."""

    cards: Cards
    stat: Stat
    amount: Amount
    reduced: bool = False
    own_slot: int = 0  # of each of several cards, where the amount speaks of it

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        made = statements.settled(self, noun)
        cards = self.cards
        if isinstance(cards, (All, Each)) and cards.slot in slots_in(made.amount):
            return with_fields(made, own_slot=cards.slot)
        return made

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def apply(self, table: Table, at: Context, phase: int) -> None:
        """Instead of the printed number, to which what is gained is added; or in the end (410.3)."""
        if phase != (NUMBERS_IN_THE_END if self.reduced else NUMBERS_SET):
            return
        stat = STATS[self.stat]
        for card in self.cards.of(table, at):
            characteristics.touch(table, card)
            if self.own_slot:
                bind(table, at, self.own_slot, card)
            amount = self.amount.of(table, at)
            if self.own_slot:
                unbind_last(at)
            if self.reduced:
                add_to_stat(table, card, stat, -max(0, characteristics.stat(table, card, stat) - amount))
            else:
                self.set_to(table, card, stat, amount)

    def set_to(self, table: Table, card: Card, stat: int, amount: int) -> None:
        before = 0
        for i in range(0, len(table.set_stats), 3):
            if table.set_stats[i] == card and table.set_stats[i + 1] == stat:
                before = table.set_stats[i + 2]  # the latest holds
                del table.set_stats[i : i + 3]
                break
        by = amount - characteristics.printed_stat(table, card, stat)
        add_to_stat(table, card, stat, by - before)
        table.set_stats.extend([card, stat, by])

    def idle(self, table: Table, at: Context) -> bool:
        return isinstance(self.cards, Those) and not bound(table, at, self.cards.slot)
