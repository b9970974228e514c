"""How the game looks from one seat: how far everybody is from the goals they may have, and what that is worth."""

from math import exp
from typing import Final

from mulligan.games.mystic_war.cards import ABILITY, AMOUNT, EFFECT, NEEDS, RESOURCE, TYPE
from mulligan.games.mystic_war.mat import FOLLOWERS, GOLD, MOST, MYSTIC_POWER, RESOURCES, wealth_of
from mulligan.games.mystic_war.table import Table
from mulligan.kernel.numbers import Seat

# What things are worth, in points missing from one's own goal.
SURPLUS: Final = 0.2  # a point more than the goal asks for: room for a Dragon
SURPLUS_COUNTED: Final = 12
CLOSE: Final = 25.0  # being there
CLOSE_WITHIN: Final = 10.0
THREAT: Final = 45.0  # another being there
THREAT_WITHIN: Final = 12.0
BOX_OF_FOLLOWERS: Final = 2.0  # draws a card more
BOX_OF_MYSTIC_POWER: Final = 1.0  # keeps a card more
WEALTH: Final = 0.25  # Rich or Poor, for each point on RESOURCE cards in hand and soon in hand
DRAWN_SOON: Final = 8
DEITY_OF_ANOTHER: Final = 0.4
MENACE: Final = [exp(-missing / THREAT_WITHIN) for missing in range(RESOURCES * MOST)]  # by the points still missing


class Outlook:
    """What one seat makes of a position, in which it looks at nothing that it does not know."""

    def __init__(self, table: Table, seat: Seat, spare_goals: list[int]) -> None:
        """The table is one's own, to imagine things on; `spare_goals` are all out of sight, others' among them."""
        self.table: Table = table
        self.seat: Seat = seat
        self.realms: list[int] = list(table.resources)
        self.goals: list[list[int]] = []  # by seat: the goals it may have
        self.chances: list[list[float]] = []  # and how likely each is
        goals = sorted(set(spare_goals))
        chances = [spare_goals.count(goal) / len(spare_goals) for goal in goals]
        for goal in table.goals:
            known = table.seen[goal] >> seat & 1 == 1
            self.goals.append([table.printed[goal]] if known else goals)
            self.chances.append([1.0] if known else chances)
        self.in_hand: int = 0
        for card in table.hands[seat]:
            self.in_hand += AMOUNT[table.printed[card]]
        self.as_it_is: list[float] = [self.realm_worth(self.realms, one) for one in table.all_seats]
        self.standing: list[tuple[int, ...]] = list(table.face_up)
        self.deities: list[float] = [self.deities_worth(one) for one in table.all_seats]

    # ---- worth -----------------------------------------------------------------------------------------------------

    def worth(self, resources: list[int]) -> float:
        """How good it is for this seat that the realms are as given."""
        total = 0.0
        now = self.realms
        for seat in self.table.all_seats:
            i = seat * RESOURCES
            if resources[i] == now[i] and resources[i + 1] == now[i + 1] and resources[i + 2] == now[i + 2]:
                total += self.as_it_is[seat]
            else:
                total += self.realm_worth(resources, seat)
            standing = self.table.face_up[seat]
            if standing:
                total += self.deities[seat] if standing is self.standing[seat] else self.deities_worth(seat)
        return total

    def realm_worth(self, resources: list[int], seat: Seat) -> float:
        return self.own_worth(resources) if seat == self.seat else -self.threat(resources, seat)

    def own_worth(self, resources: list[int]) -> float:
        seat = self.seat
        missing = self.missing(resources, seat)
        i = seat * RESOURCES
        followers, mystic_power, gold = resources[i + FOLLOWERS], resources[i + MYSTIC_POWER], resources[i + GOLD]
        wealth = wealth_of(followers, gold)
        return (
            CLOSE * exp(-missing / CLOSE_WITHIN)
            - missing
            + BOX_OF_FOLLOWERS * (followers // 10)
            + BOX_OF_MYSTIC_POWER * (mystic_power // 10)
            + WEALTH * wealth * (self.in_hand + DRAWN_SOON)
            + SURPLUS * self.surplus_counted(resources, seat)
        )

    def missing(self, resources: list[int], seat: Seat) -> float:
        """How many points a seat lacks, over the goals it may have."""
        total = 0.0
        goals, chances = self.goals[seat], self.chances[seat]
        for i in range(len(goals)):
            total += chances[i] * missing_points(resources, seat, goals[i])
        return total

    def surplus_counted(self, resources: list[int], seat: Seat) -> float:
        total = 0.0
        goals, chances = self.goals[seat], self.chances[seat]
        for i in range(len(goals)):
            needs = NEEDS[goals[i]]
            for resource in range(RESOURCES):
                over = resources[seat * RESOURCES + resource] - needs[resource]
                if over > 0:
                    total += chances[i] * min(over, SURPLUS_COUNTED)
        return total

    def threat(self, resources: list[int], seat: Seat) -> float:
        """How dangerous another seat is: more and more as it comes close to a goal that it may have."""
        total = 0.0
        goals, chances = self.goals[seat], self.chances[seat]
        for i in range(len(goals)):
            total += chances[i] * MENACE[missing_points(resources, seat, goals[i])]
        return THREAT * total

    def deities_worth(self, seat: Seat) -> float:
        total = 0.0
        for card in self.table.face_up[seat]:
            total += self.deity_worth(EFFECT[self.table.printed[card]])
        return total if seat == self.seat else -DEITY_OF_ANOTHER * total

    def deity_worth(self, effect: int) -> float:
        """God King and Earth Goddess are worth more to those who need what they shield."""
        ability = ABILITY[effect]
        worth = 6.0 if ability.lets_refuse else 0.0
        if ability.doubles_dragons:
            worth += 2.5
        for resource in range(RESOURCES):
            if ability.shields[resource]:
                worth += 1.0 + 0.1 * self.needed(resource)
        return worth

    def needed(self, resource: int) -> int:
        """How much of a resource this seat's goal asks for."""
        return NEEDS[self.own_goal][resource]

    # ---- Judgment (8.0) --------------------------------------------------------------------------------------------

    def chance_to_win(self, resources: list[int]) -> float:
        """How likely a Judgment now makes this seat win."""
        mine = self.surplus_of(resources, self.seat, self.own_goal)
        return self.chance_that_none_beats(resources, mine) if mine >= 0 else 0.0

    def chance_to_lose(self, resources: list[int]) -> float:
        """How likely a Judgment now makes another seat win."""
        mine = self.surplus_of(resources, self.seat, self.own_goal)
        return 1.0 - self.chance_that_none_beats(resources, mine)

    def chance_that_none_beats(self, resources: list[int], surplus: int) -> float:
        nobody = 1.0
        for seat in self.table.all_seats:
            if seat == self.seat:
                continue
            beats = 0.0
            for goal, chance in zip(self.goals[seat], self.chances[seat], strict=True):
                if self.surplus_of(resources, seat, goal) > surplus:
                    beats += chance
            nobody *= 1.0 - beats
        return nobody

    @property
    def own_goal(self) -> int:
        return self.table.printed[self.table.goals[self.seat]]

    def surplus_of(self, resources: list[int], seat: Seat, goal: int) -> int:
        """Points beyond the goal; -1 where a seat falls short."""
        surplus = 0
        for resource in range(RESOURCES):
            over = resources[seat * RESOURCES + resource] - NEEDS[goal][resource]
            if over < 0:
                return -1
            surplus += over
        return surplus


def missing_points(resources: list[int], seat: Seat, goal: int) -> int:
    """How many points a seat lacks for a goal, over the three resources."""
    needs = NEEDS[goal]
    missing = 0
    for resource in range(RESOURCES):
        short = needs[resource] - resources[seat * RESOURCES + resource]
        if short > 0:
            missing += short
    return missing


def is_gain(kind: int) -> bool:
    """Notoriety, Sorcery, Riches and Wild Magic."""
    return TYPE[kind] == RESOURCE and not ABILITY[EFFECT[kind]].destroys
