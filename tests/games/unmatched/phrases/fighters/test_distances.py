"""Just so far away, where nobody stands, where a token was; amounts that differ; values that one may set."""

import pytest

from mulligan.scenarios.failure import Failure
from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import ATTACK, health, space, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Blow", "Plan"]}


def test_somebody_is_placed_just_so_far_away() -> None:
    table = play("", "scheme|Place Tester in a space exactly 3 spaces away from him.")
    with pytest.raises(Failure):
        table.words("A", "scheme Trial 1, H09")  # it is 2 spaces away
    table.words("A", "H15")
    assert space(table, "Tester") == "H15"


@pytest.mark.parametrize(("where", "goal"), [("an empty space", "H24"), ("an empty space in Tester's zone", "H13")])
def test_a_token_is_placed_where_nobody_stands(where: str, goal: str) -> None:
    table = play("", f"scheme|Place a tree token in {where}.", foe={"fighters": {SOLDIER: "H08 9"}})
    with pytest.raises(Failure):
        table.words("A", "scheme Trial 1, H08")
    table.words("A", goal)
    assert table.look("A", "markers") == [goal]


def test_who_is_near_the_token_that_is_removed_is_hurt() -> None:
    text = "scheme|You may remove a tree token adjacent to Tester to deal 1 damage to a fighter adjacent to it."
    given = {"markers": ["H08", "H28"], "fighters": {"Tester": "H07", "Helper": "H23"}}
    table = play("", text, given=given, foe={"fighters": {SOLDIER: "H09 9"}})
    table.words("A", f"scheme Trial 1, yes, {SOLDIER}")
    assert (health(table, SOLDIER), table.look("A", "markers")) == (8, ["H28"])


def test_tokens_are_ways_for_who_moves() -> None:
    ability = "At the start of the game, place 2 door tokens in different spaces. "
    ability += "When Tester moves, he may treat spaces with door tokens as adjacent to each other."
    given = {"markers": ["H07", "H28"], "fighters": {"Tester": "H07", "Helper": "H23"}}
    table = play(ability, "scheme|Draw 1 card.", given=given)
    table.words("A", "maneuver, decline, Tester, H27")
    assert space(table, "Tester") == "H27"


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Increase the value of this card by the difference between the number of cards in your hand and the number of "
         "cards in your opponent's hand.", 6),
        ("You may make the value of this card equal to the number of cards in your hand.", 2),
        ("If the printed value of this card is odd, add 1 to this card's value. If it is even, add 2 to this card's "
         "value.", 6),
        ("If the opposing fighter is not adjacent to any of their friendly fighters, add 3 to this card's value.", 7),
    ],
)  # fmt: skip
def test_what_a_card_is_worth(text: str, damage: int) -> None:
    table = trial(f"DURING COMBAT: {text}", ATTACK, *(["A: yes"] if "may" in text else []), A=HAND)
    assert 9 - health(table, "Rival") == damage


def test_a_revealed_card_may_be_discarded() -> None:
    text = (
        "AFTER COMBAT: Your opponent reveals 1 random card from their hand. You may make them discard it. If you do, "
    )
    table = trial(f"{text}they draw 1 card.", ATTACK, "A: yes", A=HAND, B={"hand": ["Plan"]})
    assert table.look("B", "discard") == ["Plan"]
