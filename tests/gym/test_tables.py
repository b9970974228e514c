"""Tables as environments: PettingZoo's own tests, what a seat is told, what its actions mean."""

import itertools
import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from hypothesis import given, settings
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from mulligan import gym
from mulligan.games import names, own
from mulligan.gym import mystic_war_v0, spoils_v0, unmatched_v0
from mulligan.kernel.decision import IllegalChoice
from mulligan.kernel.encoding import MIDDLE, PlainEncoding
from mulligan.kernel.game import Game
from mulligan.kernel.random import Random
from tests.games.tables import Table, at_every_table, at_one_table_a_game, glances, seeds
from tests.kernel.small_games import Toll

MODULES = [mystic_war_v0, spoils_v0, unmatched_v0]
each = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
# What PettingZoo's test says of every environment with an action mask that is not its own.
NOT_ITS_OWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@each
def test_pettingzoo_finds_nothing_wrong(module: Any) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(module.env(), num_cycles=60)
    assert [str(one.message) for one in found if not str(one.message).startswith(NOT_ITS_OWN)] == []
    seed_test(module.env, num_cycles=60)
    render_test(module.env)


@each
def test_pettingzoo_can_measure_it(module: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """Its own benchmark, which goes on for five seconds by the clock; this clock goes faster."""
    ticks = itertools.count(0.0, 0.02)
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


@each
def test_a_table_can_be_told_in_words(module: Any) -> None:
    table = module.env(observations="text")
    seed_test(lambda: module.env(observations="text"), num_cycles=3)
    table.reset(seed=3)
    assert table.observation_space("player_0").contains(table.last()[0])
    seen = table.last()[0]
    offered = [line for line in seen["observation"].splitlines() if line.partition(":")[0].isdigit()]
    assert {int(line.partition(":")[0]) for line in offered} == set(np.flatnonzero(seen["action_mask"]).tolist())


def play(table: gym.TableEnv, seed: int) -> dict[str, float]:
    """Play a game at random; what everybody had of it."""
    choice = random.Random(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut else choice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return total


def test_what_is_won_is_lost_by_the_others() -> None:
    table = mystic_war_v0.raw_env(seats=3)
    for seed in range(5):
        total = play(table, seed)
        assert sum(total.values()) == pytest.approx(0)
        winners = {table.possible_agents[seat] for seat in table.position.winners}
        assert {agent for agent, won in total.items() if won > 0} == winners


def test_a_game_can_be_cut_off() -> None:
    table = unmatched_v0.raw_env(steps_at_most=10)
    assert play(table, 1) == dict.fromkeys(table.possible_agents, 0.0)
    assert table.steps == 10


def test_games_that_follow_on_a_seed_are_others_and_the_same_again() -> None:
    table = mystic_war_v0.raw_env()

    def three() -> list[int]:
        table.reset(seed=5)
        found = [hash(table.position)]
        for _ in range(2):
            table.reset()
            found.append(hash(table.position))
        return found

    first = three()
    assert len(set(first)) == 3
    assert three() == first


def test_an_action_that_is_not_offered_is_refused() -> None:
    table = mystic_war_v0.raw_env()
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    with pytest.raises(IllegalChoice, match="action mask of player_"):
        table.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"seats": 9}, "3 to 8 seats, not 9"),
        ({"decks": []}, "nothing called"),
        ({"observations": "smell"}, "not as 'smell'"),
        ({"render_mode": "rgb_array"}, "not as 'rgb_array'"),
    ],
)
def test_a_table_that_cannot_be_set_says_why(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        mystic_war_v0.raw_env(**options)


# ---- what is told ---------------------------------------------------------------------------------------------------


@at_every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_nothing_hidden_is_told(table: Table, seed: int) -> None:
    """What a seat is told is the same of the whole position, of its view, and of any world dealt anew from that."""
    encoding = table.game.encoding()
    chance = Random(str(seed))
    for state in glances(table, seed):
        for seat in range(state.seats):
            view = state.view(seat)
            told = encoding.observe(state, seat)
            assert len(told) == encoding.size
            assert encoding.observe(view.position, seat) == told
            assert encoding.observe(view.deal_again(chance), seat) == told


@at_every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_every_option_is_an_action_of_its_own(table: Table, seed: int) -> None:
    encoding = table.game.encoding()
    for state in glances(table, seed):
        decision = state.decision
        if decision is None:
            continue
        actions = [encoding.action(decision, option) for option in decision.options]
        assert len(set(actions)) == len(actions)
        assert [action for action, offered in enumerate(encoding.mask(decision)) if offered] == sorted(actions)
        assert [encoding.option(decision, action) for action in actions] == decision.options
        assert all(encoding.action_name(action) for action in actions)


@at_one_table_a_game
def test_every_feature_has_a_name_of_its_own(table: Table) -> None:
    features = table.game.encoding().features
    assert len(set(features)) == len(features)


def told(game: Game, state: Any, seat: int) -> dict[str, int]:
    encoding = game.encoding()
    return dict(zip(encoding.features, encoding.observe(state, seat), strict=True))


def test_a_row_of_mystic_war_says_what_lies_on_the_table() -> None:
    table = mystic_war_v0.raw_env(seats=3)
    table.reset(seed=4)
    state = table.position
    for seat in range(3):
        row = told(table.game, state, seat)
        assert row["you: Gold"] == state.own()["resources"][seat * 3 + 2]
        assert row["you: cards in hand"] == len(state.own()["hands"][seat])
        held = sum(value for name, value in row.items() if name.startswith("you:") and name.endswith("you know of"))
        others = sum(value for name, value in row.items() if " after you:" in name and name.endswith("you know of"))
        assert (held, others) == (len(state.own()["hands"][seat]), 0)
        assert sum(value for name, value in row.items() if name.startswith("you: goal is")) == 1


def test_a_row_of_unmatched_says_where_fighters_stand_and_how_they_are() -> None:
    table = unmatched_v0.raw_env(heroes=["Black Panther", "Winter Soldier"])
    play(table, 2)
    state, row = table.position, told(table.game, table.position, 0)
    health = [value for name, value in row.items() if name.startswith("fighter") and name.endswith(": health")]
    assert health == list(state.own()["health"])
    standing = [name for name, value in row.items() if ": in space" in name and value]
    assert len(standing) == sum(space >= 0 for space in state.own()["space"])


def test_a_row_of_the_spoils_has_a_place_for_each_card() -> None:
    table = spoils_v0.raw_env()
    table.reset(seed=1)
    state = table.position
    assert state.decision is not None
    seat = state.decision.seat
    row = told(table.game, state, seat)
    for card in state.own()["hands"][seat]:
        assert row[f"card {card}: what it is, plus 1"] == state.printed[card] + 1
    for card in state.own()["hands"][1 - seat]:
        assert row[f"card {card}: you know what it is"] == 0
        assert row[f"card {card}: what it is, plus 1"] == 0


# ---- any game -------------------------------------------------------------------------------------------------------


def test_every_game_has_an_environment() -> None:
    for name in names():
        table = gym.raw_env(name)
        table.reset(seed=1)
        assert isinstance(table.action_space("player_0"), spaces.Discrete)
        assert table.observation_space("player_0").contains(table.observe("player_0"))
    assert set(own()) <= set(names())


def test_a_game_that_says_nothing_about_it_is_told_plainly() -> None:
    game = Toll(3)
    encoding = game.encoding()
    assert isinstance(encoding, PlainEncoding)
    state = game.start(3)
    decision = state.decision
    assert decision is not None
    row = dict(zip(encoding.features, encoding.observe(state, decision.seat), strict=True))
    assert row["seat 0 is asked"] == 1
    assert row["what you are asked about, plus 1"] == decision.subject + 1
    assert min(value for name, value in row.items() if name.endswith("plus 128")) >= MIDDLE - 1
    mask = encoding.mask(decision)
    assert sum(mask) == len(decision.options) == sum(mask[: len(decision.options)])
