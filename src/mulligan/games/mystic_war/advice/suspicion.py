"""Which goals the others seem to have: who needs Gold gathers it, and their realms lie open.

The weights were fitted to hidden goals in 259,000 positions of 5,000 games between four heuristics;
docs/decisions/0012 says what they tell.
"""

from math import exp
from typing import Final

from mulligan.games.mystic_war.advice.outlook import missing_points
from mulligan.games.mystic_war.cards import ACTION_CARDS, NEEDS, VICTORY_CARDS
from mulligan.games.mystic_war.table import VICTORY_GROUP, Table
from mulligan.kernel.numbers import Seat
from mulligan.kernel.random import Random, drawn

MISSING: Final = -0.175  # a point missing from a goal makes it so much less likely (e times for each 1)
SAME_OF_ALL: Final = -0.82  # a goal that asks for the same of every resource: everybody comes near it


def deal_likely_goals(world: Table, seat: Seat, random: Random) -> None:
    """Exchange the goals that this seat does not know, so that others have those which their realms speak for."""
    printed, realms = world.printed, list(world.resources)
    hidden: list[int] = []
    for card in range(ACTION_CARDS, ACTION_CARDS + VICTORY_CARDS):
        if not world.seen[card] >> seat & 1 and world.group[card] == VICTORY_GROUP:
            hidden.append(card)
    first = random.below(world.seats)
    for i in range(world.seats):
        other = (first + i) % world.seats
        goal = world.goals[other]
        if goal in hidden:
            card = hidden[drawn([likelihood(realms, Seat(other), printed[one]) for one in hidden], random)]
            printed[goal], printed[card] = printed[card], printed[goal]
            hidden.remove(goal)


def likelihood(realms: list[int], seat: Seat, goal: int) -> float:
    needs = NEEDS[goal]
    found = MISSING * missing_points(realms, seat, goal)
    return exp(found + SAME_OF_ALL if min(needs) == max(needs) else found)
