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
    sheet = table.sheet
    worth = [0.0] * table.seats
    for player in range(sheet.players):
        found = IN_HAND * len(table.hands[player]) + IN_DECK * len(table.decks[player])
        for fighter in range(len(table.health)):
            health = int(table.health[fighter])
            if sheet.owner[fighter] == player and health > 0:
                found += health if sheet.hero[fighter] else A_SIDEKICK + OF_A_SIDEKICK * health
        worth[table.seat_of[player]] += found
    leads = [exp(found / SCALE) for found in worth]
    total = sum(leads)
    return [lead / total for lead in leads]
