"""Half of some cards, those that were not picked, the rest of those chosen from, one with greater strength."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene
from tests.games.spoils.tried import DECK, played


def in_play(scene: Scene, seat: str) -> list[str]:
    found = [card for card in scene.state.in_play if scene.names[scene.state.controller[card]] == seat]
    names = [scene.state.face(card).name for card in found]
    return sorted(name for name in names if name in ("Rat", "Bruiser", "Tank", "Guard", "Lamp"))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("An opponent discards half of the cards in their hand, rounded up.", 1),
        ("An opponent discards half of their hand, rounded down.", 2),
        ("An opponent discards half the cards in their hand at random, rounded up.", 1),
    ],
)
def test_half_of_a_hand_is_discarded(text: str, left: int) -> None:
    scene = played(text, theirs=Side(play=["Bruiser"], hand=["Lamp"] * 3, deck=DECK)).answered("Lamp", "Lamp")
    assert len(scene.hand("B")) == left


def test_half_of_what_each_player_controls_is_chosen_by_them() -> None:
    text = "Each player destroys half of the characters they control, rounded down."
    sides = Side(play=["Rat", "Tank", "Guard"], deck=DECK), Side(play=["Bruiser", "Guard"], deck=DECK)
    scene = played(text, "Tank", ours=sides[0], theirs=sides[1]).choose("B", "Guard (2)")
    assert (in_play(scene, "A"), in_play(scene, "B")) == (["Guard", "Rat"], ["Bruiser"])


@pytest.mark.parametrize(
    "text",
    [
        "Each player picks a character they control. Destroy all characters that were not picked.",
        "Each player chooses a character they control. Destroy all characters not chosen this way.",
        "Each player chooses a character they control and destroys the rest.",
        "Each player chooses a character they control. Destroy the rest.",
    ],
)
def test_what_nobody_chose_is_destroyed(text: str) -> None:
    ours, theirs = Side(play=["Rat", "Tank", "Lamp"], deck=DECK), Side(play=["Bruiser", "Guard"], deck=DECK)
    scene = played(text, "Rat", ours=ours, theirs=theirs).choose("B", "Guard")
    assert (in_play(scene, "A"), in_play(scene, "B")) == (["Lamp", "Rat"], ["Guard"])


def test_the_rest_of_several_kinds_is_all_that_was_chosen_from() -> None:
    text = "Each opponent chooses a character and an item they control. Destroy the rest."
    theirs = Side(play=["Bruiser", "Guard", "Lamp", "Lamp"], deck=DECK)
    scene = played(text, theirs=theirs, ours=Side(play=["Rat", "Lamp"])).choose("B", "Guard")
    scene.answered("Lamp (2)")
    assert (in_play(scene, "A"), in_play(scene, "B")) == (["Lamp", "Rat"], ["Guard", "Lamp"])


@pytest.mark.parametrize(
    ("words", "offered"),
    [("greater strength", {"Bruiser"}), ("less strength", {"Rat"}), ("the same strength", {"Guard (2)"})],
)
def test_one_is_measured_by_the_one_before(words: str, offered: set[str]) -> None:
    text = f"COST: Pick a character. Pick another character with {words}.\nEFFECT: Destroy the characters."
    ours = Side(play=["Rat", "Guard"], deck=DECK)
    scene = played(text, "Guard (1)", ours=ours, theirs=Side(play=["Bruiser", "Guard"], deck=DECK))
    assert offered <= set(scene.options()) <= {*offered, "Take it back"}


def test_what_was_destroyed_this_way_is_counted_for_whoever_had_it() -> None:
    text = "Destroy all items. Each player draws a card for each item they controlled that was destroyed this way."
    ours, theirs = Side(play=["Lamp", "Lamp"], deck=DECK), Side(play=["Lamp"], deck=DECK)
    scene = played(text, ours=ours, theirs=theirs)
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (2, 1)
