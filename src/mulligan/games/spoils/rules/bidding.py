"""Bidding (413): higher in turn or pass, until one player is left."""

from typing import Final

from mulligan.games.spoils.effects.context import bind_seat, unbind
from mulligan.games.spoils.options import ABOUT_BID, DECLINE, NUMBER
from mulligan.games.spoils.procedures import (
    AMOUNT,
    BID_HIGHEST,
    BID_LEADER,
    BID_MOST,
    BID_OUT,
    BIDDING,
    EFFECT,
    SEAT,
)
from mulligan.games.spoils.table import ACTIVE, BIDS, NO_CARD, WINS_BID, Table
from mulligan.kernel.state import PROCEDURE, STEP

WINNER_SLOT: Final = 994  # where the text that let players bid finds who won
HIGHEST_BID: Final = 20  # of those to choose from, where the card sets no limit


def begin(table: Table, most: list[int]) -> None:
    """413.1a: bidding begins with the active player; `most` is the highest that each seat can bid."""
    table.push_row(BIDDING, [table.clock[ACTIVE], 0, NO_CARD, 0, *most])


class Bidding:
    """413.1: the last who has not passed wins the bid."""

    def ask(self, table: Table) -> None:
        frame = table.frame
        seat = frame[SEAT]
        left = [other for other in table.clockwise(seat) if not frame[BID_OUT] >> other & 1]
        if len(left) <= 1:
            self.settle(table, frame, left[0] if left else frame[BID_LEADER])
            return
        table.answer = DECLINE
        if frame[BID_OUT] >> seat & 1:
            return
        least = frame[BID_HIGHEST] + 1 if frame[BID_LEADER] != NO_CARD else 0
        options = [DECLINE]
        options.extend(NUMBER + n for n in range(least, frame[BID_MOST + seat] + 1))
        table.ask(seat, ABOUT_BID, options)

    def answer(self, table: Table) -> None:
        """413.1b: who passes, or cannot bid higher, is out."""
        frame = table.frame
        seat = frame[SEAT]
        if table.answer == DECLINE:
            frame[BID_OUT] |= 1 << seat
        else:
            frame[BID_HIGHEST] = table.answer - NUMBER
            frame[BID_LEADER] = seat
            table.happen(BIDS, seat, "413.1", -1, frame[BID_HIGHEST])
        frame[SEAT] = table.clockwise((seat + 1) % table.seats)[0]
        frame[STEP] = 0

    def settle(self, table: Table, frame: list[int], winner: int) -> None:
        """Tell the text that let players bid who won, and with how much."""
        table.pop()
        below = table.frames[-1]
        if below[PROCEDURE] == EFFECT:
            unbind(below, WINNER_SLOT)
            bind_seat(below, WINNER_SLOT, winner)
            below[AMOUNT] = frame[BID_HIGHEST]
        table.happen(WINS_BID, winner, "413.1", -1, frame[BID_HIGHEST])
