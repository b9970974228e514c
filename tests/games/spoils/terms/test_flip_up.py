"""Flip Up: its own cost first, its own running total, its own extra costs (406.7, 507.4)."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, item

DEAR = item("Dear Times", "The numeric cost of characters you play is increased by 2.")
SALE = item("Sale", "Reduce the numeric cost of characters you play by 2.")


def sleeper(text: str, cost: int = 6) -> Card:
    return Card("Sleeper", CardType.CHARACTER, cost=cost, strength=2, life=2, speed=3, text=text)


@pytest.mark.rules("406.7", "507.4b")
@pytest.mark.parametrize(
    ("changes", "paid"), [([], 2), (["Dear Times"], 4), (["Sale"], 2), (["Dear Times", "Sale"], 2)], ids=str
)
def test_the_running_total_begins_with_the_flip_up_cost_which_is_paid_already(changes: list[str], paid: int) -> None:
    scene = Scene(
        [sleeper("FLIP UP: 2"), DEAR, SALE],
        A=Side(face_down=["Sleeper"], resources=["Rage"] * 5, play=changes),
        B=Side(),
    )
    scene.choose("A", "Flip up Sleeper", "Rage (1)", "Rage (2)")
    assert scene.state.face_down[scene.card("Sleeper")] == 0
    assert scene.unattached("A") == 5 - paid  # the sixth resource was the card itself


@pytest.mark.rules("406.7")
def test_a_reduction_does_not_help_to_pay_the_flip_up_cost_itself() -> None:
    cards = [sleeper("FLIP UP: 2"), SALE]
    scene = Scene(cards, A=Side(face_down=["Sleeper"], play=["Sale"]), B=Side(play=["Sale"]))
    assert scene.happened("flipped-up") == 0
    assert scene.asked == "B"  # A could do nothing but end the turn
    scene = Scene(cards, A=Side(face_down=["Sleeper"], resources=["Rage"], play=["Sale"]), B=Side())
    assert "Flip up Sleeper" in scene.options()


@pytest.mark.rules("406.7", "507.4a")
def test_a_flip_up_cost_of_nothing_is_nothing() -> None:
    scene = Scene([sleeper("FLIP UP: 0")], A=Side(face_down=["Sleeper"], resources=["Rage"] * 2), B=Side())
    scene.choose("A", "Flip up Sleeper")
    assert (scene.where("Sleeper"), scene.unattached("A")) == ("play", 2)


@pytest.mark.rules("406.7", "406.3")
def test_pay_instructions_among_the_extra_costs_are_added_to_it() -> None:
    text = "FLIP UP: 1\nEXTRA COST: Pay 2."
    scene = Scene([sleeper(text)], A=Side(face_down=["Sleeper"], resources=["Rage"] * 4), B=Side())
    scene.choose("A", "Flip up Sleeper", "Sleeper")
    assert scene.where("Sleeper") == "play"
    assert scene.unattached("A") == 2
