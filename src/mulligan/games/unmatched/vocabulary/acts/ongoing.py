"""Scheme cards that stay in play: what holds while they do, and how they leave."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import LEAVES, Table
from mulligan.language.core.kinds import Condition, Instruction
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class SchemeInPlay(Condition):
    """A card of a kind is in play."""

    kind: int

    def holds(self, table: Table, at: Resolving) -> bool:
        for card in table.ongoing[at.you]:
            if table.printed[card] == self.kind:
                return True
        return False


@dataclass(frozen=True)
class DiscardThis(Instruction):
    """This card, which stays in play, leaves it: `SchemeLeaves`, once it is known which it is."""


@dataclass(frozen=True)
class SchemeLeaves(Instruction):
    """The cards of a kind leave play."""

    kind: int

    def do(self, table: Table, at: Resolving) -> bool:
        for card in table.ongoing[at.you].copy():
            if table.printed[card] == self.kind:
                table.ongoing[at.you].remove(card)
                table.to_discard(card)
                table.happen(LEAVES, at.you, at.cited(table), card)
        return at.done(True)


def enter(grammar: Grammar) -> None:
    """Enter the phrase for a card that leaves play."""
    grammar.phrase(DiscardThis, "discard this card")
