"""Toll keeps its rules: as many games as one likes, and what nobody may know."""

import pytest

import mulligan
from mulligan.agents import agent


@pytest.mark.rules("7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_when_somebody_has_no_coin_left(seats: int) -> None:
    state = mulligan.game("toll", seats=seats).start(seed=7)
    bot = agent("random", "7")
    while (decision := state.decision) is not None:
        assert state.faults() == []
        state.apply(bot.choose(state.view(decision.seat), decision))
    assert len(state.winners) == 1
    assert 0 in state.own()["coins"]


@pytest.mark.rules("3")
def test_only_who_takes_a_card_sees_it() -> None:
    state = mulligan.game("toll", seats=2).start(seed=1)
    state.apply(1)  # take a card
    card = state.own()["hand"][0][0]
    assert state.view(0).position.printed[card] >= 0
    assert state.view(1).position.printed[card] < 0
