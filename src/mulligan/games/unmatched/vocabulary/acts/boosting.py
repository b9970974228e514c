"""A scheme that is boosted: a card is discarded for its BOOST value, and what the scheme does counts with it."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.rules.maneuver import OF_SCHEME, Boost
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.acts.fighting import BoostCard
from mulligan.games.unmatched.vocabulary.nouns.amounts import BoostValue, WhichCard
from mulligan.language.core.kinds import Instruction
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class BoostScheme(Instruction):
    """boost-3: any card of the hand is discarded for its BOOST value, which later words speak of."""

    free: bool = False  # one may decline

    def do(self, table: Table, at: Resolving) -> bool:
        at.did = False
        table.push(Boost(at.actor, OF_SCHEME, 1, self.free))
        return True

    def offered(self, plan: Plan) -> None:
        plan.do(BoostScheme(True))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for it."""
    grammar.phrase(BoostCard, "boost(s) this scheme", "boost(s) this scheme card", printed=False)
    grammar.phrase(BoostValue, "the boost value", "the value of the boost", card=WhichCard.THAT, printed=False)
