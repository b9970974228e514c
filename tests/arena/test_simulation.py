"""Many games: the same plan gives the same counts, in one process or several, and nothing unsound goes unseen."""

from collections.abc import Callable
from typing import Any

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.arena import watch
from mulligan.arena.plan import Plan
from mulligan.arena.simulation import simulate
from mulligan.arena.tally import Tally
from mulligan.arena.watch import RuleBroken, check_decision, check_result
from mulligan.kernel.numbers import Seat
from mulligan.kernel.parts import Part
from tests.kernel.small_games import SHIELD, TAKE, TOLL, Toll, TollState


def counted(plan: Plan, jobs: int = 1) -> dict[str, Any]:
    tally = Tally()
    for part in simulate(plan, jobs):
        tally.add(part)
    return tally.as_json()


def test_the_same_seed_plays_the_same_games() -> None:
    plan = Plan("mystic-war", 5, 1, 4, 4)
    assert counted(plan) == counted(plan)


def test_several_processes_count_what_one_does() -> None:
    plan = Plan("mystic-war", 6, 11, 3, 5, checked=True)
    assert counted(plan, jobs=2) == counted(plan)


def test_a_game_depends_on_its_own_seed_alone() -> None:
    together = Tally()
    for seed in (21, 22, 23):
        for part in simulate(Plan("mystic-war", 1, seed, 3, 8)):
            together.add(part)
    assert counted(Plan("mystic-war", 3, 21, 3, 8)) == together.as_json()


def test_every_number_of_seats_in_the_range_is_played() -> None:
    plan = Plan("mystic-war", 6, 1, 3, 8)
    assert sorted(plan.tables()[plan.table(seed)].seats for seed in range(1, 7)) == [3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: Plan("bridge", 1, 1, 4, 4), "no game called 'bridge'"),
        (lambda: Plan("mystic-war", 0, 1, 4, 4), "At least one game"),
        (lambda: Plan("mystic-war", 1, 1, 2, 4), "3 to 8 players, not 2"),
        (lambda: Plan("mystic-war", 1, 1, 5, 4), "from the fewest to the most"),
        (lambda: Plan("mystic-war", 1, 1, 4, 4, ("oracle",)), "no agent called 'oracle'"),
    ],
)
def test_a_plan_that_cannot_be_played_says_so_at_once(make: Callable[[], Plan], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        make()


def test_shared_wins_and_draws_are_counted_apart() -> None:
    tally = Tally()
    tally.count([0, 2], 10, 1, ["City", "Hoard", "City"], ["a", "b", "b"])
    tally.count([], 30, 3, ["City", "City", "City"], ["b", "a", "b"])
    counts = tally.as_json()
    assert (counts["shared_wins"], counts["draws"]) == (1, 1)
    assert counts["wins_by_seat"] == {"1": 1, "2": 0, "3": 1}
    assert counts["wins_by_goal"] == {"City": 2, "Hoard": 0}
    assert counts["wins_by_agent"] == {"a": 0.5, "b": 0.5}
    assert counts["fair_share"] == {"a": 0.667, "b": 1.333}
    assert counts["decisions"] == {"total": 40, "mean": 20.0, "fewest": 10, "most": 30}


def test_an_unsound_position_is_reported_with_its_seed() -> None:
    state = mulligan.game("mystic-war", seats=3).start(5)
    state.own()["resources"][0] = 50
    with pytest.raises(RuleBroken, match="Seed 5, 3 seats, after 0 choices: a resource is outside 1 to 49"):
        check_decision(state, 5)


def test_an_option_that_cannot_be_taken_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    state = mulligan.game("mystic-war", seats=3).start(5)
    assert state.decision is not None
    state.decision.options.append(2000)
    with pytest.raises(RuleBroken, match=r"option 2000 .* cannot be taken"):
        watch.try_options(state, state.decision, 5)


def test_what_is_neither_offered_nor_refused_is_reported() -> None:
    class Table(TollState):
        def imaginable(self, seat: Seat) -> list[int]:
            return [TAKE, TOLL, SHIELD]

    class Unreasoning(Toll):
        def blank(self) -> TollState:
            return Table()

    state = Unreasoning().start(5)
    check_decision(state, 5)
    state.own()["shields"][:] = [1, 1]
    assert state.decision is not None
    state.decision.options.remove(SHIELD)
    with pytest.raises(RuleBroken, match="“raise a shield” is neither offered nor refused by a rule"):
        check_decision(state, 5)


def test_a_procedure_that_a_game_does_not_name_is_reported_before_anybody_loads_it() -> None:
    class Forgetful(Toll):
        def parts(self) -> dict[str, type[Part]]:
            return {}

    with pytest.raises(RuleBroken, match=r"it cannot be saved and loaded: .*'Turn'"):
        check_decision(Forgetful().start(5), 5)


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(RuleBroken, match="not over"):
        check_result(mulligan.game("mystic-war", seats=3).start(5), 5)


def test_a_random_agent_answers_the_same_with_and_without_a_view() -> None:
    state = mulligan.game("mystic-war", seats=3).start(5)
    assert state.decision is not None
    view = state.view(state.decision.seat)
    assert agent("random", "x").choose(view, state.decision) == agent("random", "x").answer(state)
