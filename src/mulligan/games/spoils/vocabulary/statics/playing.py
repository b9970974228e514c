"""101.1: what says that cards which are not in hand may be played as if they were."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects.statement import Statement
from mulligan.games.spoils.parts import FOR_FREE, NO_THRESHOLD, Context
from mulligan.games.spoils.printed import ANYWHERE
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.kernel.numbers import Card


@dataclass(frozen=True)
class PlayAsInHand(Statement):
    """101.1: you may play cards of a kind, wherever they are, as if they were in your hand."""

    kind: Kind
    free: bool = False
    no_threshold: bool = False
    only_in: int = ANYWHERE  # the area in which they must still be

    def playable(self, table: Table, at: Context) -> list[Card]:
        found = self.kind.candidates(table, at)
        return [card for card in found if self.only_in == ANYWHERE or table.area[card] == self.only_in]

    def freedom(self, table: Table, at: Context, card: Card) -> int:
        if card not in self.playable(table, at):
            return 0
        return (FOR_FREE if self.free else 0) | (NO_THRESHOLD if self.no_threshold else 0)


@dataclass(frozen=True)
class PlayThisFromPile(Statement):
    """101.1: you may play the card that says so from your discard pile."""

    free: bool = False
    no_threshold: bool = False

    def playable(self, table: Table, at: Context) -> list[Card]:
        return [at.source]

    def freedom(self, table: Table, at: Context, card: Card) -> int:
        return (FOR_FREE if self.free else 0) | (NO_THRESHOLD if self.no_threshold else 0)
