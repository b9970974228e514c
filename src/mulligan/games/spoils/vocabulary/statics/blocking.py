"""How many can block a card."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.statement import PartyRule, Statement
from mulligan.games.spoils.events import IN_ATTACK
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Amount, Cards


@dataclass(frozen=True)
class FewBlock(Statement):
    """No more than so many can block it (412.1)."""

    cards: Cards
    amount: Amount

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def party_rules(self, table: Table, at: Context, side: int) -> list[PartyRule]:
        if side != ops.BLOCKING:
            return []
        most = self.amount.of(table, at)
        blocked = [card for card in self.cards.of(table, at) if table.party[card] & IN_ATTACK]
        return [PartyRule(NO_CARD, 0, most, False) for _ in blocked[:1]]
