"""A view that was saved and loaded is the same view, to a bot as well: bots may think in another process."""

import json

import pytest

from mulligan.agents import agent
from mulligan.games import game, names
from mulligan.kernel.view import load_view

DECISIONS = 120


@pytest.mark.parametrize("name", names())
def test_a_loaded_view_is_the_view_that_was_saved_and_a_bot_chooses_the_same_from_it(name: str) -> None:
    state = game(name, seats=3).start("views")
    for _ in range(DECISIONS):
        decision = state.decision
        if decision is None:
            break
        view = state.view(decision.seat)
        saved = view.save()
        loaded = load_view(game(name, **saved["setup"]), json.loads(json.dumps(saved)))
        assert loaded.save() == saved
        option = agent("heuristic", "x").choose(view, decision)
        assert loaded.decision is not None
        assert agent("heuristic", "x").choose(loaded, loaded.decision) == option
        state.apply(option)
