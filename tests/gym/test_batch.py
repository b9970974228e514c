"""Many tables stepped together: the same games as table by table, and nothing taken where one action is wrong."""

import numpy as np
import pytest

from mulligan.games import own
from mulligan.gym.batch import SEEDS_APART, Batch
from mulligan.gym.table import TableEnv
from mulligan.kernel.decision import IllegalChoice


@pytest.mark.parametrize("game", list(own()))
def test_tables_together_show_what_each_shows_alone(game: str) -> None:
    batch = Batch(game, tables=3, steps_at_most=25)
    batch.reset(seed=4)
    alone = [TableEnv(game, steps_at_most=25) for _ in range(3)]
    for number, table in enumerate(alone):
        table.reset(seed=4 * SEEDS_APART + number)
    for _ in range(60):
        for number, table in enumerate(alone):
            seen = table.observe(table.agent_selection)
            assert table.agent_selection == f"player_{batch.asked[number]}"
            assert (batch.observations[number] == seen["observation"]).all()
            assert (batch.masks[number] == seen["action_mask"]).all()
        actions = batch.sample()
        assert all(batch.masks[number][action] for number, action in enumerate(actions))
        batch.step(np.array(actions))
        for number, table in enumerate(alone):
            table.step(actions[number])
            over, cut = table.terminations["player_0"], table.truncations["player_0"]
            assert (batch.over[number], batch.cut[number]) == (over or cut, cut)
            assert batch.rewards[number].tolist() == list(table.rewards.values())
            if over or cut:
                table.reset()
    assert not batch.observations.flags.writeable


def test_an_action_that_is_not_offered_is_refused_and_no_table_goes_on() -> None:
    batch = Batch("unmatched", tables=2)
    with pytest.raises(RuntimeError, match="call reset"):
        batch.step([0, 0])
    batch.reset(seed=1)
    before = batch.together.observations()
    wrong = [batch.sample()[0], int(np.flatnonzero(batch.masks[1] == 0)[0])]
    with pytest.raises(IllegalChoice, match="table 1"):
        batch.step(wrong)
    with pytest.raises(ValueError, match="2 tables, and 1 actions"):
        batch.step([0])
    assert batch.together.observations() == before


def test_the_same_seed_deals_and_draws_the_same() -> None:
    runs: list[list[tuple[list[int], list[int], bytes]]] = []
    for _ in range(2):
        batch = Batch("mystic-war", tables=2, seats=3)
        batch.reset(seed=9)
        runs.append([])
        for _ in range(20):
            runs[-1].append((batch.sample(), batch.asked.tolist(), batch.observations.tobytes()))
            batch.step(batch.sample())
    assert runs[0] == runs[1]


def test_there_is_at_least_one_table() -> None:
    with pytest.raises(ValueError, match="not 0"):
        Batch("unmatched", tables=0)
