"""Where a move began and ended, who else is there, where several are placed, and tokens moved anywhere."""

import pytest

from mulligan.scenarios.failure import Failure
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import play

DRAWN = {"hand": ["Trial", "Plan"], "deck": ["Blow"] * 3}


@pytest.mark.parametrize(("goal", "drawn"), [("H01", 1), ("H08", 0), ("H07", 0)])
def test_a_move_that_ends_in_another_zone_than_it_began_in(goal: str, drawn: int) -> None:
    text = "Move Tester up to 2 spaces. If he ends his movement in a different zone, draw 1 card."
    given = {**DRAWN, "fighters": {"Tester": "H07 6", "Helper": "H28"}}
    table = trial(text, SCHEME, f"A: {goal}", A=given, B={"fighters": {"Rival": "H29", "Page": "H17"}})
    assert len(table.table.hands[0]) == 1 + drawn


def test_who_was_moved_before_has_not_left_a_zone_now() -> None:
    text = "Move Tester up to 2 spaces. Move Tester up to 1 space. If he ends that move in another zone, draw 1 card."
    given = {**DRAWN, "fighters": {"Tester": "H07 6", "Helper": "H28"}}
    table = trial(text, SCHEME, "A: H02", "A: H02", A=given, B={"fighters": {"Rival": "H29", "Page": "H17"}})
    assert len(table.table.hands[0]) == 1


@pytest.mark.parametrize(("near", "left"), [("H08", 3), ("H28", 5)])
def test_another_of_yours_is_there_besides_the_one_who_fights(near: str, left: int) -> None:
    text = "DURING COMBAT: If there is another friendly fighter in your fighter's zone, add 2 to this card's value."
    given = {"hand": ["Trial"], "fighters": {"Tester": "H07 6", "Helper": near}}
    table = trial(text, ATTACK, A=given, B={"hand": [], "fighters": {"Rival": "H13 9", "Page": "H17"}})
    assert health(table, "Rival") == left


@pytest.mark.parametrize(
    "text", ["Place each friendly fighter in Tester's zone.", "Place each of your fighters in the same zone as Tester."]
)
def test_each_of_yours_is_placed_in_a_zone(text: str) -> None:
    table = trial(text, SCHEME, "A: H13", "A: H20", A={"hand": ["Trial", "Plan"]})
    assert {space(table, "Tester"), space(table, "Helper")} == {"H13", "H20"}


def test_tokens_are_moved_to_any_spaces() -> None:
    ability = "At the start of the game, place 2 fog tokens in separate spaces in Tester's zone."
    text = "Move up to 2 fog tokens to any other spaces."
    table = play(ability, f"scheme|{text}", given={"markers": ["H08", "H13"], "fighters": {"Tester": "H07 5"}})
    table.words("A", "scheme Trial 1, H08")
    table.words("A", "H28")
    table.words("A", "H13")
    table.words("A", "H29")
    state = table.table
    assert [state.board.ids[at] for at, there in enumerate(state.markers[0]) if there] == ["H28", "H29"]


@pytest.mark.parametrize(
    "text",
    ["Defeat Helper. Deal 3 damage to each fighter adjacent to him.",
     "You may defeat Helper. If you do, deal 3 damage to each opposing fighter adjacent to her."],
)  # fmt: skip
def test_beside_somebody_who_was_just_defeated_is_beside_where_they_were(text: str) -> None:
    given = {"hand": ["Trial", "Plan"], "fighters": {"Tester": "H28 6", "Helper": "H07 7"}}
    table = trial(text, *((f"{SCHEME}, yes",) if "may" in text else (SCHEME,)), A=given)
    assert (health(table, "Rival"), health(table, "Helper"), health(table, "Page")) == (6, 0, 7)


def test_somebody_is_placed_far_from_every_opposing_fighter() -> None:
    text = "Place Tester in a space at least 4 spaces away from any opposing fighter."
    given = {"hand": ["Trial", "Plan"], "fighters": {"Tester": "H13 6", "Helper": "H28 7"}}
    rivals = {"fighters": {"Rival": "H08 9", "Page": "H12 7"}}
    table = trial(text, SCHEME, "A: H27", A=given, B=rivals)
    assert space(table, "Tester") == "H27"
    with pytest.raises(Failure):
        trial(text, SCHEME, "A: H15", A=given, B=rivals)
