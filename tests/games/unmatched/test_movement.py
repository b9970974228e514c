"""Where a fighter can get to, beside every walk there is: on every board, among fighters, past markers."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan import games
from mulligan.games.unmatched.battlefields import battlefield, battlefield_names
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.numbers import Fighter, Space
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.table import HELD
from tests.games.unmatched.arranged import GAME, PANTHER, SOLDIER, WIDOW

BOARDS = [name for name in battlefield_names() if len(battlefield(name).starts) >= 3]


class Scattered:
    """Three heroes and theirs anywhere on a board, some spaces joined or stopping by markers; and one who moves."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        board = random.choice(BOARDS)
        game = games.game(GAME, heroes=[PANTHER, WIDOW, SOLDIER], seats=3, names=list("ABC"), items=False, board=board)
        state = game.start(seed)
        assert isinstance(state, UnmatchedState)
        self.table = state
        self.steps = random.randint(1, 4)
        self.fighter = Fighter(random.randrange(len(state.space)))
        owner = state.sheet.owner[self.fighter]
        spaces = random.sample(range(state.board.size), state.board.size)
        for fighter in range(len(state.space)):
            state.space[fighter] = spaces[fighter]
        state.markers = tuple(tuple(int(random.random() < 0.2) for _ in spaces) for _ in range(3))
        state.sheet.marker_ways = random.getrandbits(1) << self.fighter
        state.sheet.stopping = [(player != owner and random.getrandbits(1)) << self.fighter for player in range(3)]

    @property
    def start(self) -> int:
        return self.table.space[self.fighter]

    def stands(self, space: int, opposing: bool) -> bool:
        """Is somebody else in the space, or somebody who opposes?"""
        sheet = self.table.sheet
        return any(
            at == space and other != self.fighter and (not opposing or sheet.owner[other] != sheet.owner[self.fighter])
            for other, at in enumerate(self.table.space)
        )

    def stops(self, space: int) -> bool:
        table = self.table
        return any(table.markers[one][space] and table.sheet.stopping[one] >> self.fighter & 1 for one in range(3))

    def ways(self, space: int) -> set[int]:
        own = self.table.markers[self.table.sheet.owner[self.fighter]]
        joined = {other for other, count in enumerate(own) if count} if self.table.sheet.marker_ways else set()
        return set(self.table.board.ways[space]) | (joined if space in joined else set())

    def walks(self, through: bool, steps: int, walked: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
        """Every walk of up to so many steps, both ends included."""
        walked = walked or (self.start,)
        yield walked
        if steps and (len(walked) == 1 or not self.stops(walked[-1])):
            for space in self.ways(walked[-1]):
                if through or not self.stands(space, opposing=True):
                    yield from self.walks(through, steps - 1, (*walked, space))

    def free(self, spaces: set[int]) -> int:
        """As bits, without those where somebody else stands."""
        return sum(1 << space for space in spaces if not self.stands(space, opposing=False))


scattered = st.integers(0, 10**6).map(Scattered)


@pytest.mark.rules("maneuver-3", "maneuver-4", "maneuver-5", "maneuver-6")
@given(scattered, st.booleans())
def test_a_move_ends_where_some_walk_does(at: Scattered, through: bool) -> None:
    ends = {walk[-1] for walk in at.walks(through, at.steps)}
    assert movement.reachable(at.table, at.fighter, at.steps, through) == at.free(ends | {at.start})


@given(scattered, st.booleans())
def test_a_move_of_exactly_so_many_spaces_ends_where_such_a_walk_does(at: Scattered, through: bool) -> None:
    ends = {walk[-1] for walk in at.walks(through, at.steps) if len(walk) == at.steps + 1}
    assert movement.reachable_exactly(at.table, at.fighter, at.steps, through) == (at.free(ends) or 1 << at.start)


@given(scattered, st.booleans(), st.booleans(), st.integers(1, 2**20 - 1))
def test_a_move_in_a_direction_ends_where_a_walk_does_that_never_turns(
    at: Scattered, through: bool, away: bool, goal: int
) -> None:
    goal &= (1 << at.table.board.size) - 1

    def far(space: int) -> int:
        return min(at.table.board.distance[space][other] for other in range(at.table.board.size) if goal >> other & 1)

    def straight(walk: tuple[int, ...]) -> bool:
        pairs = [(far(one), far(other)) for one, other in pairwise(walk)]
        return all(before < after if away else before > after for before, after in pairs)

    ends = {walk[-1] for walk in at.walks(through, at.steps) if straight(walk)}
    found = movement.reachable_along(at.table, at.fighter, at.steps, through, goal, away)
    assert found == (at.free(ends) if goal else 1 << at.start)


@given(scattered, st.booleans())
def test_a_path_is_a_shortest_walk(at: Scattered, through: bool) -> None:
    shortest: dict[int, int] = {}
    for walk in at.walks(through, at.steps):
        shortest[walk[-1]] = min(shortest.get(walk[-1], len(walk)), len(walk))
    for space in range(at.table.board.size):
        found = movement.path(at.table, at.fighter, Space(space), at.steps, through)
        assert len(found) == shortest.get(space, 0)
        assert not found or tuple(found) in set(at.walks(through, at.steps))


@pytest.mark.rules("maneuver-6", "Ruling 29")
@given(scattered, st.data())
def test_whoever_may_pass_opponents_passes_as_many_as_some_walk_does(at: Scattered, data: st.DataObject) -> None:
    sheet = at.table.sheet
    enemies = {other for other in range(len(at.table.space)) if sheet.owner[other] != sheet.owner[at.fighter]}
    walks = [walk for walk in at.walks(True, at.steps) if len(walk) > 1]
    target = data.draw(st.sampled_from(sorted({walk[-1] for walk in walks})))
    met = [sum(at.table.space[other] in walk for other in enemies) for walk in walks if walk[-1] == target]
    passed = movement.passed(at.table, at.fighter, Space(target), at.steps)
    assert sum(passed >> other & 1 for other in enemies) == max(met)
    assert not passed >> at.fighter & 1


@given(scattered)
def test_who_is_held_moves_nowhere_and_who_is_away_neither(at: Scattered) -> None:
    table, fighter = at.table, at.fighter

    def ends() -> list[int]:
        return [
            movement.reachable(table, fighter, at.steps, False),
            movement.reachable_exactly(table, fighter, at.steps, False),
            movement.reachable_along(table, fighter, at.steps, False, 1, False),
        ]

    table.turn[HELD] = 1 << fighter
    assert ends() == [1 << at.start] * 3
    table.turn[HELD] = ~(1 << fighter) & 255
    assert ends()[0] == at.free({walk[-1] for walk in at.walks(False, at.steps)} | {at.start})
    table.space[fighter] = -1
    assert ends() == [0] * 3
