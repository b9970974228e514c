"""Several trades that a player names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import NAMED_TRADES, named_trades, remember, unbind
from mulligan.games.spoils.effects.following import chooser
from mulligan.games.spoils.events import NAMED as NAMED_EVENT
from mulligan.games.spoils.options import ABOUT_NAME, TERM
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import TRADES, UNIVERSAL
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.terms import NAMED, Named
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Amount
from mulligan.language.flow import NONE
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class NameTrades(Act):
    """Name several trades, all different, one after another."""

    amount: Amount
    universal: bool = True

    def settle(self, plan: TextPlan) -> None:
        plan.nouns.names_trades = True
        plan.deed(self)

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        if at.left == NONE:
            unbind(at, NAMED_TRADES)
            at.left = self.amount.of(table, at)
        named = named_trades(at)
        options: list[int] = []
        for trade in range(len(TRADES)):
            if trade not in named and (self.universal or trade != UNIVERSAL):
                options.append(TERM + trade)
        if at.left <= 0 or not options:
            return True
        table.ask(chooser(table, at), ABOUT_NAME, options)
        return False

    def answered(self, table: Table, at: Context) -> bool:
        trade = table.answer - TERM
        remember(at, NAMED_TRADES, -1 - at.actor, trade)
        table.note(NAMED_EVENT, at.actor, "402.1", NO_CARD, trade, -1, NAMED[Named.TRADE])
        at.left -= 1
        return at.left <= 0


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(NameTrades, "name(s)|choose(s) {amount} non- Universal trades", universal=False)
    grammar.phrase(NameTrades, "name(s)|choose(s) {amount} trades")
