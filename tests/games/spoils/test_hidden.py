"""What a play does not tell before a card is shown."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.table import Table
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State
from tests.games.spoils.arranged import Scene, character

OWL = character("Owl", (1, 1, 1), "FLIP UP: 2")
HERON = character("Heron", (3, 3, 3), "FLIP UP: 2\nCOVERT")


def frames_seen_by_the_other(name: str) -> list[Frame]:
    scene = Scene([OWL, HERON], A=Side(face_down=[name, "Rage"], resources=["Greed", "Greed"]), B=Side())
    scene.choose("A", f"Flip up {name}")
    assert "Take it back" in scene.options()
    return scene.state.view(1).position.stack


@pytest.mark.rules("507.4b")
def test_while_a_flip_up_is_paid_for_nobody_else_learns_which_card_it_is() -> None:
    assert frames_seen_by_the_other("Owl") == frames_seen_by_the_other("Heron")


@pytest.mark.rules("401.3", "414.2a")
def test_what_a_play_can_be_undone_to_tells_nobody_else_what_was_chosen_on_the_way() -> None:
    free, dear = character("Free", (1, 1, 1)), character("Dear", (1, 1, 1))
    side = Side(hand=["Free", "Dear"], resources=["Greed", "Greed"], face_down=["Free", "Owl"])
    scene = Scene([OWL, free, dear], A=side, B=Side())
    scene.choose("A", "Play Free", "Greed (1)").pass_windows()
    scene.choose("A", "Play Dear")
    assert trail_kept(scene.state)
    assert not trail_kept(scene.state.view(1).position)
    assert trail_kept(scene.state.view(0).position)


def trail_kept(state: State) -> list[int]:
    assert isinstance(state.kept, Table)
    return state.kept.trail
