"""Who is ahead: how likely each seat is to win, with all hands and goals known.

The weights were fitted to who won (a logit over the seats) from 41,000 positions of 1,500 games between four
heuristics; docs/decisions/0012 says how good a judge that makes.
"""

from math import exp
from typing import Final

from mulligan.games.mystic_war.advice.outlook import missing_points
from mulligan.games.mystic_war.cards import ABILITY, AMOUNT, EFFECT, NEEDS
from mulligan.games.mystic_war.mat import FOLLOWERS, GOLD, MYSTIC_POWER, RESOURCES, wealth_of
from mulligan.games.mystic_war.table import Table
from mulligan.kernel.numbers import Seat

# How much each makes it likelier to win: e times for each 1.
MISSING: Final = -0.0172  # a point that is missing from one's goal
THERE: Final = 0.648  # nothing missing, less and less the more there is
NEARLY: Final = 4.0  # so many points missing make that e times less
BEYOND: Final = 0.0387  # a point beyond the goal
BEYOND_COUNTED: Final = 20
A_CARD: Final = 0.162
A_DEITY: Final = 0.208
A_JUDGMENT: Final = 0.748  # to play, having all that is needed
WEALTH: Final = 0.216  # Rich, and as much less for being Poor
WEALTH_IN_HAND: Final = 0.00815  # and for each point on RESOURCE cards in hand
A_BOX_OF_FOLLOWERS: Final = 0.207
GOAL_KNOWN: Final = -0.448  # to everybody


def chances(table: Table) -> list[float]:
    """One for each seat."""
    found: list[float] = []
    total = 0.0
    realms = list(table.resources)
    for seat in table.all_seats:
        one = exp(lead(table, realms, seat))
        found.append(one)
        total += one
    return [one / total for one in found]


def lead(table: Table, realms: list[int], seat: Seat) -> float:
    goal = table.goals[seat]
    needs = NEEDS[table.printed[goal]]
    missing = missing_points(realms, seat, table.printed[goal])
    i = seat * RESOURCES
    followers, gold = realms[i + FOLLOWERS], realms[i + GOLD]
    hand = table.hands[seat]
    points = 0
    judges = False
    for card in hand:
        kind = table.printed[card]
        points += AMOUNT[kind]
        judges = judges or ABILITY[EFFECT[kind]].checks_victory
    wealth = wealth_of(followers, gold)
    found = MISSING * missing + THERE * exp(-missing / NEARLY) + A_CARD * len(hand)
    found += A_DEITY * len(table.face_up[seat]) + A_BOX_OF_FOLLOWERS * (followers // 10)
    found += wealth * (WEALTH + WEALTH_IN_HAND * points)
    if missing == 0:
        beyond = followers + realms[i + MYSTIC_POWER] + gold - needs[0] - needs[1] - needs[2]
        found += BEYOND * min(beyond, BEYOND_COUNTED)
        if judges:
            found += A_JUDGMENT
    if table.seen[goal] == (1 << table.seats) - 1:
        found += GOAL_KNOWN
    return found
