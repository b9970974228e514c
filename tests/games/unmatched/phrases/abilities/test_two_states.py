"""What a hero is in capitals from the start, what it changes by whatever name, and how far it went in a maneuver."""

import pytest

from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, space
from tests.games.unmatched.test_own_words import play

DEEP = (
    "Tester starts the game AFLOAT. At the end of your turn, you may change depth.\n"
    "While SUNKEN, Tester may move through opposing fighters and adds 2 to the value of his attacks."
)


def test_a_state_from_the_start_and_the_other_one() -> None:
    table = play(DEEP, "scheme|Change depth. Gain 1 action.")
    assert table.look("A", "form") == "AFLOAT"
    table.words("A", "scheme Trial 1")
    assert table.look("A", "form") == "SUNKEN"


@pytest.mark.parametrize(("form", "left"), [("AFLOAT", 7), ("SUNKEN", 5)])
def test_two_things_hold_of_one_state(form: str, left: int) -> None:
    table = play(DEEP, "attack|", given={"form": form}, foe={"fighters": {SOLDIER: "H08 9"}})
    table.words("A", f"attack {SOLDIER} with Tester, Trial 1")
    table.settle()
    assert health(table, SOLDIER) == left


@pytest.mark.parametrize(("goal", "hurt"), [("H08", 0), ("H09", 1)])
def test_how_far_somebody_went_in_a_maneuver(goal: str, hurt: int) -> None:
    ability = "After you maneuver, if Tester moved 2 or more spaces, deal 1 damage to Helper."
    given = {"fighters": {"Tester": "H08", "Helper": "H28"}}
    table = play(ability, "scheme|Move Tester up to 3 spaces. Gain 1 action.", given=given)
    table.words("A", "scheme Trial 1, H07").words("A", f"maneuver, decline, Tester, {goal}")
    table.settle()
    assert space(table, "Tester") == goal
    assert health(table, "Helper") == 5 - hurt


def test_what_is_done_before_fighters_move() -> None:
    ability = "When you maneuver, before moving your fighters, you may move a fighter in Tester's zone 1 space."
    table = play(ability, "scheme|Draw 1 card.", foe={"fighters": {SOLDIER: "H08 9"}})
    table.words("A", f"maneuver, yes, {SOLDIER}, H14")
    assert space(table, SOLDIER) == "H14"


@pytest.mark.parametrize(("fallen", "left"), [(2, 5), (1, 7)])
def test_so_many_of_a_name_are_defeated(fallen: int, left: int) -> None:
    card = "attack|DURING COMBAT: If 2 or more of your Guards are defeated, this card's value is 4 instead."
    guards = {f"Guard {number}": "defeated" if number <= fallen else f"H2{number}" for number in (1, 2, 3)}
    given = {"fighters": {"Tester": "H07", **guards}}
    table = play("", card, given=given, foe={"fighters": {SOLDIER: "H08 9"}}, sidekick="Guard", count=3)
    table.words("A", f"attack {SOLDIER} with Tester, Trial 1")
    table.settle()
    assert health(table, SOLDIER) == left
