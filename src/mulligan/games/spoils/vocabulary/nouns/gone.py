"""Who controlled cards that have left play since."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects.context import bound_seats
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import ControllerOf
from mulligan.kernel.numbers import Seat
from mulligan.language.core.kinds import Players


@dataclass(frozen=True)
class ControllerThen(Players):
    """Who controlled them before they left (402.4); where nothing has taken them away, who does."""

    slot: int  # under which it was noted
    now: ControllerOf

    def of(self, table: Table, at: Context) -> list[Seat]:
        return bound_seats(at, self.slot) or self.now.of(table, at)
