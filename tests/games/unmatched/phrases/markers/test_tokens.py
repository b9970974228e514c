"""Tokens in spaces and counters: what they give, cost and are worth, and where they lie."""

import pytest

from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, space
from tests.games.unmatched.test_own_words import play

STRIKE = f"attack {SOLDIER} with Tester, Trial 1"


@pytest.mark.parametrize(("counters", "left", "drawn"), [(3, 1, 1), (1, 1, 0)])
def test_a_price_before_a_colon_may_be_paid(counters: int, left: int, drawn: int) -> None:
    given = {"counters": counters, "hand": ["Trial 1", "Trial 1"]}
    table = play("Start the game with 3 COINS.", "scheme|Pay 2 COINS: Draw 1 card.", given=given)
    table.words("A", "scheme Trial 1")
    if drawn:
        table.words("A", "yes")
    table.settle()
    assert (table.table.counters[0], len(table.table.hands[0])) == (left, 1 + drawn)


@pytest.mark.parametrize(("lit", "left"), [(["H08"], 3), ([], 5)])
def test_a_token_under_the_defender_is_spent_for_value(lit: list[str], left: int) -> None:
    ability = (
        "At the end of your turn, place a LANTERN token in any space in Tester's zone without one. "
        "When one of your fighters attacks a fighter in a space with a LANTERN token, you may remove that token to add "
        "+2 to your attack's value."
    )
    given = {"markers": lit, "fighters": {"Tester": "H07"}}
    foe = {"fighters": {"Winter Soldier": "H08 7"}}
    table = play(ability, "attack|", given=given, foe=foe)
    table.words("A", "attack Winter Soldier with Tester, Trial 1")
    if lit:
        table.words("A", "yes")
    table.settle()
    assert table.table.health[table.table.sheet.fighter_name.index("Winter Soldier")] == left
    assert table.look("A", "markers") == []


def test_counters_are_doubled() -> None:
    table = play("Start the game with 2 COINS.", "scheme|Double the number of COINS you have.", given={"counters": 2})
    table.words("A", "scheme Trial 1")
    assert table.table.counters[0] == 4


def test_tokens_are_placed_where_none_lies() -> None:
    text = "scheme|Place a fog token in each space adjacent to Tester without one."
    table = play("", text, given={"markers": ["H01"], "fighters": {"Tester": "H07"}})
    table.words("A", "scheme Trial 1, H08, H13")
    found = table.look("A", "markers")
    assert isinstance(found, list)
    assert sorted(found) == ["H01", "H08", "H13"]


def test_a_space_with_a_token_is_not_one_without() -> None:
    text = "scheme|Place a fog token in each space adjacent to Tester without one. "
    text += "Place Tester in a space with no fog token."
    table = play("", text, given={"markers": ["H02"], "fighters": {"Tester": "H07"}})
    table.words("A", "scheme Trial 1, H01, H08, H13")
    assert [table.rule_against("A", there) != "" for there in ("H01", "H02", "H09")] == [True, True, False]


@pytest.mark.parametrize(
    "said",
    [
        "Tester may move from one space with a fog token to any other as if they were adjacent.",
        "Tester may move from any space with a fog token to any other space with a fog token as though they were "
        "adjacent.",
        "Tester may move between fog tokens as if they were adjacent.",
        "For Tester, all spaces with fog tokens are adjacent to each other.",
        "Tester may treat spaces with fog tokens as adjacent when moving.",
    ],
)
def test_tokens_are_a_way_from_one_to_another(said: str) -> None:
    given = {"markers": ["H07", "H28"], "fighters": {"Tester": "H07", "Helper": "H23"}}
    table = play(
        f"At the end of your turn, place a fog token in Tester's space.\n{said}", "scheme|Draw 1 card.", given=given
    )
    table.words("A", "maneuver, decline, Tester, H27")
    assert space(table, "Tester") == "H27"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("While on a space with a fog token, Tester adds +2 to the value of his attacks.", 3),
        ("While Tester is in a space with a fog token he adds +2 to the value of his attacks.", 3),
        ("When Tester attacks from a space with a fog token, add +2 to the value of the attack.", 3),
        (
            "When one of your fighters attacks a fighter adjacent to a fog token, add +2 to the value of their attack.",
            3,
        ),
        ("When you attack a fighter in a space with a fog token, add +2 to the value of your attack.", 5),
    ],
)
def test_what_a_token_under_somebody_or_near_them_gives(said: str, left: int) -> None:
    given = {"markers": ["H07"], "fighters": {"Tester": "H07"}}
    ability = f"{said}\nAt the end of your turn, place a fog token in Tester's space."
    table = play(ability, "attack|", given=given, foe={"fighters": {SOLDIER: "H08 7"}})
    table.words("A", STRIKE)
    table.settle()
    assert health(table, SOLDIER) == left


@pytest.mark.parametrize(("where", "left"), [("adjacent to Tester", ["H28"]), ("from the board", [])])
def test_all_tokens_are_taken_from_where_it_is_said(where: str, left: list[str]) -> None:
    text = f"scheme|Place a fog token in any space in Tester's zone. Remove all fog tokens {where}."
    table = play("", text, given={"markers": ["H08", "H28"], "fighters": {"Tester": "H07"}})
    table.words("A", "scheme Trial 1, H13")
    assert table.look("A", "markers") == left
