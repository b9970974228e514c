"""Who is ahead: how likely each seat is to win, with all goals known."""

from math import exp
from typing import Final

from mulligan.games.mystic_war.advice.outlook import missing_points
from mulligan.games.mystic_war.table import Table

WITHIN: Final = 7.0  # so many points missing make it e times less likely
A_CARD: Final = 0.4  # a card in hand, in points
A_DEITY: Final = 2.0


def chances(table: Table) -> list[float]:
    """One for each seat."""
    leads: list[float] = []
    realms = list(table.resources)
    total = 0.0
    for seat in range(table.seats):
        missing = missing_points(realms, seat, table.printed[table.goals[seat]])
        lacks = missing - A_CARD * len(table.hands[seat]) - A_DEITY * len(table.face_up[seat])
        lead = exp(-lacks / WITHIN)
        leads.append(lead)
        total += lead
    return [lead / total for lead in leads]
