"""Bidding (413): higher in turn or pass, until one player is left."""

from typing import Any, Final

from mulligan.games.spoils.effects.context import WON_BID, bind_seat, unbind
from mulligan.games.spoils.events import BIDS, WINS_BID
from mulligan.games.spoils.options import ABOUT_BID, DECLINE, NUMBER
from mulligan.games.spoils.parts import Context, Procedure
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, NOBODY, Seat
from mulligan.kernel.state import State

HIGHEST_BID: Final = 500_000  # nothing limits it
MOST_MORE: Final = 20  # by which one bid can be higher than the last


def begin(table: Table, most: list[int]) -> None:
    """413.1a: bidding begins with the active player; `most` is the highest that each seat can bid."""
    table.push(Bidding(table.active_player, most))


class Bidding(Procedure):
    """413.1: the last who has not passed wins the bid."""

    STEPS = ("ask", "answer")

    seat: Seat
    most: list[int]  # for each seat
    highest: int = 0
    leader: Seat = NOBODY
    out: int = 0  # a bit for each seat

    def ask(self, table: Table) -> None:
        seat = self.seat
        left = [other for other in table.clockwise(seat) if not self.out >> other & 1]
        if len(left) == 1:
            self.settle(table, left[0])
            return
        table.answer = DECLINE
        if self.out >> seat & 1:
            return
        least = self.highest + 1 if self.leader != NOBODY else 0
        options = [DECLINE]
        most = self.most[seat]
        if most == HIGHEST_BID:  # Ruling 11: no limit but that of one list
            most = self.highest + MOST_MORE
        options.extend(NUMBER + n for n in range(least, most + 1))
        table.ask(seat, ABOUT_BID, options)

    def answer(self, table: Table) -> None:
        """413.1b: who passes, or cannot bid higher, is out."""
        seat = self.seat
        if table.answer == DECLINE:
            self.out |= 1 << seat
        else:
            self.highest = table.answer - NUMBER
            self.leader = seat
            table.happen(BIDS, seat, "413.1", NO_CARD, self.highest)
        self.seat = table.clockwise((seat + 1) % table.seats)[0]
        self.step = 0

    def settle(self, table: Table, winner: Seat) -> None:
        """Tell the text that let players bid who won, and with how much."""
        table.pop()
        below = table.stack[-1]
        if isinstance(below, Context):
            unbind(below, WON_BID)
            bind_seat(below, WON_BID, winner)
            below.amount = self.highest
        table.happen(WINS_BID, winner, "413.1", NO_CARD, self.highest)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    ASK: Final = 0
    ANSWER: Final = 1

    def __init__(self, seat: Seat, most: list[int], highest: int = 0, leader: Seat = NOBODY, out: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.most = most
        self.highest = highest
        self.leader = leader
        self.out = out

    def copy(self) -> "Bidding":
        twin = Bidding(self.seat, self.most[:], self.highest, self.leader, self.out)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.most, self.highest, self.leader, self.out]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.ask(state)
        else:
            self.answer(state)
