"""So many cards in hand: drawn up to, or discarded down to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.parts import AS_COST, Context
from mulligan.games.spoils.rules.drawing import draw
from mulligan.games.spoils.rules.leaving import WAITS
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.moving import Discard
from mulligan.games.spoils.vocabulary.nouns.amounts import CountOf
from mulligan.games.spoils.vocabulary.nouns.cards import Some, Whole, Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import Area
from mulligan.language.core.amounts import Difference, Exactly
from mulligan.language.core.kinds import Amount
from mulligan.language.core.players import Actor
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class FillHand(Act):
    """Draw until there are so many cards in the hand."""

    amount: Amount

    def settle(self, plan: TextPlan) -> None:
        plan.deed(FillHand(plan.nouns.amount(self.amount)))

    def done(self, table: Table, at: Context) -> bool:
        wanted = self.amount.of(table, at) - len(table.hands[at.actor])
        drawn = draw(table, at.actor, max(0, wanted), "306.1", at.mode == AS_COST)
        if drawn != WAITS:
            at.moved = drawn
        return drawn != 0


@dataclass(frozen=True)
class DiscardDown(Act):
    """Discard as many cards as one has more than so many in hand."""

    amount: Amount

    def settle(self, plan: TextPlan) -> None:
        held = CountOf(Whole(Zone(Area.HAND, Actor())))
        plan.act(Discard(Some(Exactly(Difference(held, self.amount)), Kind(), slot=plan.fresh())))


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(FillHand, "draw(s) cards until you|they has~have {amount} card+s in you|they 's hand")
    grammar.phrase(DiscardDown, "discard(s) down to {amount} card+s [in you|they 's hand|hands]")
    grammar.phrase(
        DiscardDown, "discard(s) cards until you|they has|have [only] {amount} card+s in you|they 's hand|hands",
        printed=False,
    )  # fmt: skip
