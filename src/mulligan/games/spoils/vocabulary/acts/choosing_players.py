"""Players are chosen: for the text at hand, or for all that the card says of "the chosen player"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import bind_seat, bound_seats, unbind
from mulligan.games.spoils.effects.following import chooser
from mulligan.games.spoils.options import ABOUT_PLAYER, SEAT
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Seat
from mulligan.language.core.kinds import Players
from mulligan.language.core.players import They

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class ChoosePlayer(Act):
    """One of some players is chosen, and bound to a slot; one more of several where so said."""

    who: Players
    to: int
    more: bool = False

    def settle(self, plan: TextPlan) -> None:
        plan.deed(self)

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        taken: list[Seat] = []
        if self.more:
            taken = bound_seats(at, self.to)
        else:
            unbind(at, self.to)
        seats = [seat for seat in nouns.seats_of(table, at, self.who) if seat not in taken]
        if not seats:
            return True
        table.ask(chooser(table, at), ABOUT_PLAYER, [SEAT + seat for seat in seats])
        return False

    def answered(self, table: Table, at: Context) -> bool:
        bind_seat(at, self.to, Seat(table.answer - SEAT))
        return True


@dataclass(frozen=True)
class PickPlayer(Act):
    """Pick a player."""

    who: Players

    def settle(self, plan: TextPlan) -> None:
        who = plan.settle_players(self.who)
        if plan.nouns.player_told and isinstance(who, They):
            plan.deed(TellPlayer(who))


@dataclass(frozen=True)
class TellPlayer(Act):
    """Other texts of the card know who was chosen."""

    who: Players

    def settles(self) -> bool:
        return True

    def silent(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        for seat in nouns.seats_of(table, at, self.who):
            at.named = seat
            nouns.tell(table, at)
        return True
