"""What a play does not tell before a card is shown."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character

OWL = character("Owl", (1, 1, 1), "FLIP UP: 2")
HERON = character("Heron", (3, 3, 3), "FLIP UP: 2\nCOVERT")


def frames_seen_by_the_other(name: str) -> list[list[int]]:
    scene = Scene([OWL, HERON], A=Side(face_down=[name, "Rage"], resources=["Greed", "Greed"]), B=Side())
    scene.choose("A", f"Flip up {name}")
    assert "Take it back" in scene.options()
    return [list(frame) for frame in scene.state.view(1).position.frames]


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
    held = scene.state.names.index("choices since the last surprise")
    assert scene.state.held[held]
    assert not scene.state.view(1).position.held[held]
    assert scene.state.view(0).position.held[held]
