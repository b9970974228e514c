"""A token is spoken of as if it were somebody: its space, its zone, whom it is adjacent to."""

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, space
from tests.games.unmatched.test_own_words import hero, play

ABILITY = "At the start of the game, place the shrine token in any space in Tester's zone."


@pytest.mark.parametrize(
    ("asked", "lies", "healed"),
    [
        ("If the shrine is adjacent to Tester, ", "H08", 1),
        ("If the shrine is adjacent to Tester, ", "H28", 0),
        ("If Tester is on or adjacent to the shrine's space, ", "H07", 1),
        ("If Tester is in the same space as the shrine, ", "H07", 1),
        ("If Tester is in the same space as the shrine, ", "H08", 0),
        ("If the shrine is in Tester's zone, ", "H28", 0),
        ("If Tester is in the shrine's zone, ", "H08", 1),
    ],
)
def test_where_a_token_is_seen_from_somebody(asked: str, lies: str, healed: int) -> None:
    given = {"markers": [lies], "fighters": {"Tester": "H07 5"}}
    table = play(ABILITY, f"scheme|{asked}Tester recovers 1 health.", given=given)
    table.words("A", "scheme Trial 1")
    assert health(table, "Tester") == 5 + healed


@pytest.mark.parametrize(
    ("where", "goal"),
    [("the shrine's space or in any space adjacent to it", "H28"), ("any space in the shrine's zone", "H27")],
)
def test_somebody_is_placed_where_the_token_is(where: str, goal: str) -> None:
    given = {"markers": ["H28"], "fighters": {"Tester": "H07", "Helper": "H01"}}
    table = play(ABILITY, f"scheme|Place Tester in {where}.", given=given)
    table.words("A", f"scheme Trial 1, {goal}")
    assert space(table, "Tester") == goal


def test_who_is_in_the_zone_of_the_token_is_hurt() -> None:
    given = {"markers": ["H08"], "fighters": {"Tester": "H07"}}
    foe = {"fighters": {SOLDIER: "H09 9"}}
    table = play(ABILITY, "scheme|Deal 1 damage to each opposing fighter in the shrine's zone.", given=given, foe=foe)
    table.words("A", "scheme Trial 1")
    assert health(table, SOLDIER) == 8


def test_a_token_is_left_where_a_move_began() -> None:
    ability = "After Tester moves, you may place a web token in the space he started that move in."
    given = {"fighters": {"Tester": "H07", "Helper": "H28"}}
    table = play(ability, "scheme|Draw 1 card.", given=given)
    table.words("A", "maneuver, decline, Tester, H08, yes")
    table.settle()
    assert table.look("A", "markers") == ["H07"]


def test_tokens_of_two_names_are_not_taken_for_each_other() -> None:
    ability = "At the end of your turn, place a fog token in Tester's space.\nAt the start of your turn, "
    with pytest.raises(ReadError, match="both “fog” and “fire”"):
        make_sheet((hero(f"{ability}place a fire token in Helper's space.", "scheme|Draw 1 card."),) * 2, False)
