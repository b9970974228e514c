"""What must be paid to attack: this target and not that one, for the party or for each of its members (505.1)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, location
from tests.games.spoils.tried import BRUISER, DECK, GUARD, RAT

OPEN = location("Meadow", 3)


def at_the_wall(text: str, resources: int) -> Scene:
    wall = location("Wall", 4, text)
    ours = Side(play=["Rat", "Bruiser"], resources=["Rage"] * resources, deck=DECK)
    theirs = Side(play=["Wall", "Meadow", "Guard"], deck=DECK)
    return Scene([wall, OPEN, RAT, BRUISER, GUARD], A=ours, B=theirs)


def targets(scene: Scene) -> set[str]:
    return {option for option in scene.options() if option.startswith("Attack ")}


ALL = {"Attack The Open Gate (B)", "Attack Wall (B)", "Attack Meadow (B)"}


@pytest.mark.rules("505.1")
@pytest.mark.parametrize(
    ("text", "dear"),
    [
        ("Opponents must pay 2 to attack this card.", {"Attack Wall (B)"}),
        ("Your opponents cannot attack this card unless they pay 2.", {"Attack Wall (B)"}),
        ("Opponents must pay 2 to attack a location you control.", {"Attack Wall (B)", "Attack Meadow (B)"}),
        ("Opponents must pay 2 to attack your faction.", {"Attack The Open Gate (B)"}),
        ("Opponents must pay 2 to attack you.", ALL),
        ("Opponents must pay 2 to attack this card with each character.", {"Attack Wall (B)"}),
        ("Opponents must pay 2 for each character attacking this card.", {"Attack Wall (B)"}),
        ("Opponents cannot attack you unless they pay 2 for each attacking character.", ALL),
        ("Characters cannot attack you unless their controller pays 2 for each of them.", ALL),
    ],
)
def test_an_attack_on_what_must_be_paid_for_needs_the_resources(text: str, dear: set[str]) -> None:
    assert targets(at_the_wall(text, 2)) == ALL
    assert targets(at_the_wall(text, 1)) == ALL - dear


@pytest.mark.rules("505.1")
@pytest.mark.parametrize(("target", "left"), [("Attack Wall (B)", 1), ("Attack Meadow (B)", 3)])
def test_only_the_target_that_it_says_is_paid_for(target: str, left: int) -> None:
    scene = at_the_wall("Opponents must pay 2 to attack this card.", 3)
    scene.choose("A", target, "Rat", "Bruiser")
    assert scene.unattached("A") == left


@pytest.mark.rules("505.1")
def test_each_member_of_the_party_is_paid_for() -> None:
    text = "Players must pay 1 for each character they attack with."
    scene = at_the_wall(text, 3).choose("A", "Attack Wall (B)", "Rat", "Bruiser")
    assert scene.unattached("A") == 1
    assert "Bruiser" not in at_the_wall(text, 1).choose("A", "Attack Wall (B)", "Rat").options()
