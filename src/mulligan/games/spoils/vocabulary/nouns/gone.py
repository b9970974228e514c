"""Cards that have left play since: who controlled them, and what they were attached to."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects.context import bound_seats
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import ControllerOf, Host
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.core.kinds import Cards, Players


@dataclass(frozen=True)
class ControllerThen(Players):
    """Who controlled them before they left (402.4); where nothing has taken them away, who does."""

    slot: int  # under which it was noted
    now: ControllerOf

    def of(self, table: Table, at: Context) -> list[Seat]:
        return bound_seats(at, self.slot) or self.now.of(table, at)


@dataclass(frozen=True)
class HostThen(Cards):
    """The card that this card is attached to, as an event that takes it away finds it."""

    slot: int

    def of(self, table: Table, at: Context) -> list[Card]:
        return Host().of(table, at)

    def includes(self, table: Table, at: Context, card: Card) -> bool:
        return Host().includes(table, at, card)
