"""How games end that nobody wins."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.options import END_TURN
from mulligan.games.spoils.rules.turn import QUIET_ROUNDS, ROUNDS_AT_MOST
from tests.games.spoils.arranged import Scene


def scene() -> Scene:
    return Scene([], A=Side(), B=Side(), C=Side())


def do_nothing(scene: Scene) -> None:
    """Everybody does as little as can be, to the end."""
    state = scene.state
    while state.decision is not None:
        options = state.decision.options
        state.apply(END_TURN if END_TURN in options else options[-1])


def draws(scene: Scene) -> list[str]:
    assert scene.state.result is not None
    assert scene.state.result.draw
    return [event.rule for event in scene.state.events(-1) if event.rule.startswith("Ruling")]


@pytest.mark.rules("Ruling 2")
def test_a_game_in_which_nothing_changes_for_twenty_rounds_is_a_draw() -> None:
    still = scene()
    began = still.state.turn_number
    do_nothing(still)
    assert draws(still) == ["Ruling 2"]
    assert still.state.quiet == QUIET_ROUNDS * 3
    assert still.state.turn_number - began + 1 == QUIET_ROUNDS * 3


@pytest.mark.rules("Ruling 7")
def test_a_game_in_which_every_player_could_have_had_a_hundred_turns_is_a_draw() -> None:
    late = scene()
    late.state.turn_number = 3 * ROUNDS_AT_MOST - 5
    do_nothing(late)
    assert draws(late) == ["Ruling 7"]
    assert late.state.turn_number == 3 * ROUNDS_AT_MOST
