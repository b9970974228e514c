"""What a position has worked out is kept while nothing changes it, and no longer; `faults` holds it against a clone."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.effects.characteristics import freshen
from mulligan.games.spoils.effects.code import UNKNOWN
from mulligan.games.spoils.effects.statement import ATTACHMENTS, COSTS, DRAWING, KEEPING, PREVENTING
from mulligan.games.spoils.rules.payment import use
from mulligan.kernel.numbers import Seat
from tests.games.spoils.arranged import Scene, character, tactic

RESOURCES = ["Rage", "Rage", "Greed", "Greed"]


def bought(text: str) -> Scene:
    """A card of two resources is paid for, one by one, beside a character that says something."""
    scene = Scene(
        [character("Watcher", (1, 9, 3), text), tactic("Sigh", "Gain 1 influence.", cost=2)],
        A=Side(hand=["Sigh"], play=["Watcher"], resources=RESOURCES, deck=["Rage"] * 3),
        B=Side(deck=["Rage"] * 3),
    )
    return scene.choose("A", "Play Sigh")


def test_309_1_what_counts_attached_resources_sees_each_that_is_paid_with() -> None:
    scene = bought("This card gains 1 strength for each attached resource you control.")
    assert scene.stat("Watcher", "strength") == 1
    scene.choose("A", "Greed (1)")
    assert scene.stat("Watcher", "strength") == 2


def test_309_1_where_nothing_counts_attached_resources_paying_leaves_what_was_worked_out() -> None:
    scene = bought("This card gains 1 strength for each resource you control.")
    table = scene.state
    freshen(table)
    table.settled = version = table.version
    use(table, Seat(0), scene.card("Greed"))
    assert table.version == version
    assert table.free[0] == 3
    assert table.faults() == []
    assert scene.stat("Watcher", "strength") == 5


def test_401_3_taking_back_gives_back_what_could_be_paid_with() -> None:
    scene = bought("This card gains 1 strength for each resource you control.")
    scene.choose("A", "Greed (1)", "Take it back")
    freshen(scene.state)
    assert scene.state.free[0] == 4
    assert scene.hand("A") == ["Sigh"]


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("This card gains 1 strength for each attached resource you control.", ATTACHMENTS),
        ("This card gains 1 strength for each resource you control.", 0),
        ("Tactics cost 1 more to play.", COSTS),
        ("Opponents cannot play tactics.", KEEPING | PREVENTING | DRAWING),
    ],
)
def test_what_statements_speak_of_is_known_before_they_are_asked(text: str, of: int) -> None:
    scene = Scene([character("Watcher", (1, 9, 3), text)], A=Side(play=["Watcher"]), B=Side())
    freshen(scene.state)
    assert scene.state.spoken_of == of


def test_406_4_what_an_ability_costs_is_known_beforehand_where_it_is_only_to_be_paid() -> None:
    text = "EYE\nCOST: Pay 2.\nEFFECT: Draw a card.\nHAND\nCOST: Pay 1. Deplete this card.\nEFFECT: Draw a card."
    scene = Scene([character("Watcher", (1, 9, 3), text)], A=Side(play=["Watcher"]), B=Side())
    face = scene.state.face(scene.card("Watcher"))
    prices = [face.programs[paragraph.costs].price for paragraph in face.paragraphs]
    assert prices == [2, UNKNOWN]
