"""What a play does not tell before a card is shown."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.story import tell
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Seat
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER
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


@pytest.mark.rules("401.3", "604.1c", "604.1e")
def test_a_card_that_is_taken_back_is_named_to_those_who_saw_it_lie_there() -> None:
    """604.1c: it lay face-up on the table before anything was paid, and what was seen stays known."""
    scene = Scene([OWL], A=Side(hand=["Owl", "Rage"], face_down=["Rage"], resources=["Greed", "Greed"]), B=Side())
    assert known(scene, "Owl") == [True, False]
    scene.choose("A", "Play Owl")
    assert known(scene, "Owl") == [True, True]  # before it is taken back
    scene.choose("A", "Take it back")
    assert taken_back(scene) == ["A takes back Owl.", "You take back Owl.", "A takes back Owl."]
    assert scene.where("Owl") == "hand"
    assert known(scene, "Owl") == [True, True]
    assert known(scene, "Rage") == [True, False]


@pytest.mark.rules("401.3", "507.4b")
def test_a_flip_up_that_is_taken_back_names_no_card_to_anybody_else() -> None:
    """507.4b: while its cost was paid it lay face-down."""
    scene = Scene([OWL], A=Side(face_down=["Owl", "Rage"], resources=["Greed", "Greed"]), B=Side())
    scene.choose("A", "Flip up Owl", "Take it back")
    assert taken_back(scene) == ["A takes back a card.", "You take back Owl.", "A takes back a card."]
    assert known(scene, "Owl") == [True, False]


def taken_back(scene: Scene) -> list[str]:
    """What is told of it to those who watch, to the player and to the opponent."""
    record = scene.state.record
    assert record is not None
    return [
        line
        for reader in (WATCHER, Seat(0), Seat(1))
        for line in tell(scene.state.game, scene.state.library, [one.for_seat(reader) for one in record.events], reader)
    ]


def known(scene: Scene, name: str) -> list[bool]:
    """Whether each player knows which card that is."""
    return [scene.state.seen[scene.card(name)] >> seat & 1 == 1 for seat in (0, 1)]


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
