"""What holds during somebody's next turn, and at no other time."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, tactic

GREED = ["Greed"] * 12
CAST = [
    character("Bruiser", (3, 5, 3)),
    character("Guard", (1, 1, 1)),
    tactic("Ban", "EXTRA COST: Pick an opponent.\nThat player cannot deploy tactics during their next turn.", cost=0),
    tactic("Rush", "During your next turn, your characters gain 2 speed.", cost=0),
    tactic("Plan", "During your next turn, when a resource enters play, your faction gains 1 influence.", cost=0),
    tactic("Dare", "Pick a character. It gains 4 strength during its controller's next turn.", cost=0),
    tactic("Nod", "Your faction gains 1 influence.", cost=0),
]


def scene(hand: str, theirs: tuple[str, ...] = ()) -> Scene:
    return Scene(
        CAST,
        A=Side(hand=[hand, "Greed", "Greed", "Greed"], play=["Bruiser"], deck=GREED),
        B=Side(hand=list(theirs), play=["Guard"], deck=GREED),
    )


@pytest.mark.rules("504.1")
def test_a_player_cannot_do_it_in_their_next_turn_alone() -> None:
    banned = scene("Ban", ("Nod",) * 4).choose("A", "Play Ban").pass_windows()
    banned.to_turn_of("B")
    assert "Play Nod" not in banned.options()
    banned.to_turn_of("A").to_turn_of("B")
    assert "Play Nod" in banned.options()


@pytest.mark.rules("504.1")
def test_your_characters_are_faster_in_your_next_turn_and_not_before() -> None:
    rushed = scene("Rush").choose("A", "Play Rush").pass_windows()
    assert rushed.stat("Bruiser", "speed") == 3
    assert rushed.to_turn_of("B").stat("Bruiser", "speed") == 3
    assert rushed.to_turn_of("A").stat("Bruiser", "speed") == 5
    assert rushed.to_turn_of("B").stat("Bruiser", "speed") == 3


@pytest.mark.rules("504.1")
def test_its_controllers_next_turn() -> None:
    dared = scene("Dare").choose("A", "Play Dare", "Bruiser").pass_windows()
    assert dared.stat("Bruiser", "strength") == 3
    assert dared.to_turn_of("B").stat("Bruiser", "strength") == 3
    assert dared.to_turn_of("A").stat("Bruiser", "strength") == 7


@pytest.mark.rules("503.1")
def test_something_is_watched_for_in_your_next_turn() -> None:
    planned = scene("Plan").choose("A", "Play Plan").pass_windows()
    before = planned.influence("A")
    assert planned.to_turn_of("B").influence("A") == before  # B has played a resource
    assert planned.to_turn_of("A").influence("A") == before + 1
    assert planned.to_turn_of("B").to_turn_of("A").influence("A") == before + 1
