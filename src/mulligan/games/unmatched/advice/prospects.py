"""Who is ahead: how likely each seat is to win, from what everybody has left."""

from math import exp
from typing import Final

from mulligan.games.unmatched.table import Table

# What things are worth, in points of a hero's health.
OF_A_SIDEKICK: Final = 0.35
A_SIDEKICK: Final = 0.3
IN_HAND: Final = 0.9
IN_DECK: Final = 0.12
SCALE: Final = 5.0  # a lead of so much is worth e to 1


def chances(table: Table) -> list[float]:
    """One for each seat; those who win together share."""
    leads = [0.0] * table.seats
    for player, worth in enumerate(left(table)):
        leads[table.seat_of[player]] += worth
    shares = [exp(lead / SCALE) for lead in leads]
    total = sum(shares)
    return [share / total for share in shares]


def left(table: Table) -> list[float]:
    """What each player has left, in points of a hero's health."""
    sheet = table.sheet
    worth: list[float] = []
    for player in range(sheet.players):
        found = IN_HAND * len(table.hands[player]) + IN_DECK * len(table.decks[player])
        for fighter in range(len(table.health)):
            health = int(table.health[fighter])
            if sheet.owner[fighter] == player and health > 0:
                found += health if sheet.hero[fighter] else A_SIDEKICK + OF_A_SIDEKICK * health
        worth.append(found)
    return worth
