"""A seat against bots under Gymnasium, many tables in several processes, and OpenSpiel's search at our tables."""

import random
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mulligan.games import own
from mulligan.gym.many import ManyTables
from mulligan.gym.seat import SeatEnv
from mulligan.kernel.decision import IllegalChoice


@pytest.mark.parametrize("game", list(own()))
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    seat = gymnasium.make(f"mulligan/{game}-v0", opponents="random", illegal="loses", disable_env_checker=True)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        check_env(seat.unwrapped, skip_render_check=True)
    assert [str(one.message) for one in found] == []


def play(seat: SeatEnv, seed: int | None) -> tuple[int, float]:
    """A game of random actions: where one sat, and what one had of it."""
    seen, _ = seat.reset(seed=seed)
    choice = random.Random(seed or 0)  # without a seed the choices would differ from run to run
    reward, over = seat.table.rewards[seat.name], seat.table.terminations[seat.name]
    while not over:
        seen, reward, over, _, info = seat.step(choice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert (info["action_mask"] == seen["action_mask"]).all()
    return seat.seat, reward


def test_one_sits_in_every_seat_and_plays_the_same_game_again() -> None:
    seat = SeatEnv("mystic-war", opponents=["random", "easy"], seats=3)
    first = [play(seat, 11 if game == 0 else None) for game in range(3)]
    assert [sat for sat, _ in first] == [0, 1, 2]
    assert [play(seat, 11 if game == 0 else None) for game in range(3)] == first
    assert all(reward in (1.0, -0.5, 0.0, 0.25) for _, reward in first)


def test_a_seat_that_is_given_stays() -> None:
    seat = SeatEnv("unmatched", opponents="random", seat=1)
    assert [play(seat, seed)[0] for seed in range(2)] == [1, 1]


def test_an_illegal_action_is_refused_or_loses() -> None:
    seat = SeatEnv("unmatched", opponents="random")
    seen, _ = seat.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice):
        seat.step(wrong)
    strict = SeatEnv("unmatched", opponents="random", illegal="loses")
    strict.reset(seed=1)
    assert strict.step(wrong)[1:3] == (-1.0, True)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"opponents": ["random"] * 5}, "1 others play, not 5"),
        ({"opponents": "nobody"}, "no agent called"),
        ({"seat": 2}, "0 to 1, not 2"),
        ({"illegal": "wins"}, "not 'wins'"),
    ],
)
def test_a_seat_that_cannot_be_had_says_why(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SeatEnv("unmatched", **options)


# ---- many tables ----------------------------------------------------------------------------------------------------


def run(processes: int, steps: int, **options: Any) -> list[Any]:
    chance = np.random.default_rng(1)
    found: list[Any] = []
    with ManyTables("unmatched", tables=3, processes=processes, **options) as many:
        many.reset(seed=2)
        for _ in range(steps):
            many.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in many.masks]))
            found.append((many.observations.tobytes(), many.asked.tolist(), many.rewards.tolist(), many.over.tolist()))
    return found


def test_many_tables_are_the_same_over_one_process_and_two() -> None:
    one = run(1, 150)
    assert one == run(2, 150)
    ended = [(rewards, over) for _, _, rewards, over in one if any(over)]
    assert ended
    for rewards, over in ended:
        for row, done in zip(rewards, over, strict=True):
            assert sum(row) == 0
            assert done or row == [0.0, 0.0]


def test_bots_play_the_other_seats_and_an_action_that_is_not_offered_is_told() -> None:
    with ManyTables("unmatched", tables=2, opponents="random", seat=1) as many:
        many.reset()
        many.step(np.array([np.flatnonzero(mask)[0] for mask in many.masks]))
        assert many.asked.tolist() == [1, 1]
        workers = list(many.workers)
        wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in many.masks]
        with pytest.raises(IllegalChoice, match="mask of table 0"):
            many.step(np.array(wrong))
    assert [worker.exitcode for worker in workers] == [0]


def test_an_action_that_one_table_does_not_offer_is_taken_at_none_of_them() -> None:
    with ManyTables("mystic-war", tables=2, processes=2) as many, ManyTables("mystic-war", tables=2) as others:
        with pytest.raises(RuntimeError, match="call reset"):
            many.step([0, 0])
        many.reset(seed=3)
        others.reset(seed=3)
        for _ in range(20):
            right = [int(np.flatnonzero(mask)[-1]) for mask in many.masks]
            for wrong in (-1, int(np.flatnonzero(many.masks[1] == 0)[0]), many.masks.shape[1]):
                with pytest.raises(IllegalChoice, match=f"Action {wrong} .* table 1"):
                    many.step([right[0], wrong])
            many.step(right)
            others.step(right)
            assert many.observations.tolist() == others.observations.tolist()


def test_where_it_loses_an_action_that_is_not_offered_ends_the_game_at_its_table() -> None:
    with ManyTables("mystic-war", tables=2, opponents="random", seat=0, illegal="loses") as many:
        many.reset()
        many.step([int(np.flatnonzero(mask == 0)[0]) for mask in many.masks])
        assert many.over.tolist() == [True, True]
        assert many.rewards.tolist() == [[-1, 1 / 3, 1 / 3, 1 / 3]] * 2


def test_a_process_that_is_gone_is_told_in_words() -> None:
    with ManyTables("mystic-war", tables=1) as many:
        many.reset()
        many.workers[0].kill()
        many.workers[0].join()
        with pytest.raises(RuntimeError, match="is gone"):
            many.reset()


def test_tables_are_shared_out_over_as_many_processes_as_there_are_at_most() -> None:
    with pytest.raises(ValueError, match="1 to 2 processes, not 3"):
        ManyTables("unmatched", tables=2, processes=3)
    with pytest.raises(ValueError, match="At least one table, not 0"):
        ManyTables("unmatched", tables=0)


# ---- OpenSpiel ------------------------------------------------------------------------------------------------------


@pytest.fixture
def deep_stack() -> Any:
    """Outcome sampling goes down one call for each choice of a game."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    yield
    sys.setrecursionlimit(before)


def test_openspiel_searches_and_samples_mystic_war_with_three_seats(deep_stack: Any) -> None:
    pytest.importorskip("pyspiel")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

    from mulligan.gym.spiel import spiel_game

    game = spiel_game("mystic-war", seats=3)
    chance = np.random.RandomState(1)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    plain = mcts.MCTSBot(game, 1.4, 6, judge, random_state=chance)
    assert plain.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(game, judge, 1.4, 6, random_state=chance, allow_inconsistent_action_sets=True)
    assert fair.step(state) in state.legal_actions()

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(3)
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        solver.iteration()
    assert len(solver._infostates) > 100


def test_openspiel_plays_to_the_end_and_what_is_won_is_lost() -> None:
    pytest.importorskip("pyspiel")
    from mulligan.gym.spiel import spiel_game

    game = spiel_game("unmatched")
    state = game.new_initial_state()
    choice = random.Random(2)
    state.apply_action(3)
    while not state.is_terminal():
        player = state.current_player()
        assert state.information_state_string(player) == state.clone().information_state_string(player)
        twin = state.resample_from_infostate(player, lambda: choice.random())
        assert twin.information_state_string(player) == state.information_state_string(player)
        state.apply_action(choice.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert sum(state.returns()) == 0
