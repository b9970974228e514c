"""What a hero can be, and what is so or done in that form."""

import pytest

from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, trial
from tests.games.unmatched.test_own_words import play

STRIKE = f"attack {SOLDIER} with Tester, Trial 1"


@pytest.mark.parametrize(("said", "left"), [("While she is GRIM, add +2 to the value of her attacks.", 3),
                                            ("While GRIM, add +2 to the value of her attacks.", 3)])  # fmt: skip
def test_what_she_is_makes_her_attacks_stronger(said: str, left: int) -> None:
    ability = f"If Tester or Helper takes damage, flip Tester to GRIM.\n{said}"
    given = {"hand": ["Trial 1", "Trial 2"]}
    table = play(
        ability, "attack|", "scheme|Deal 1 damage to Helper.", given=given, foe={"fighters": {SOLDIER: "H08 7"}}
    )
    table.words("A", "scheme Trial 2")
    assert table.look("A", "form") == "GRIM"
    table.words("A", STRIKE)
    table.settle()
    assert health(table, SOLDIER) == left


@pytest.mark.parametrize(
    "said",
    [
        "When Tester or Helper takes damage from an opponent's attack or effect, Tester becomes GRIM.",
        "Whenever Tester or Helper is dealt damage by an opponent, Tester becomes GRIM.",
    ],
)
@pytest.mark.parametrize(("turn", "form"), [("A", "Tester"), ("B", "GRIM")])
def test_damage_that_comes_from_opponents(said: str, turn: str, form: str) -> None:
    given = {"hand": ["Trial", "Blow"]}
    theirs = "Deal 1 damage to an opposing sidekick."
    table = trial("Deal 1 damage to Helper.", f"{turn}: scheme Trial", ability=said, theirs=theirs, turn=turn, A=given,
                  B=given)  # fmt: skip
    assert table.look("A", "form") == form


@pytest.mark.parametrize(("damage", "hand"), [(3, 0), (0, 1)])
def test_what_a_form_does_instead(damage: int, hand: int) -> None:
    ability = "When Helper takes damage, Tester becomes GRIM."
    given = {
        "hand": ["Trial 1"],
        "form": "GRIM" if damage else "Tester",
        "fighters": {"Tester": "H07", "Helper": "H28"},
    }
    table = play(ability, "scheme|Draw 1 card. GRIM: Deal 3 damage to Tester instead.", given=given)
    table.words("A", "scheme Trial 1")
    assert health(table, "Tester") == 10 - damage
    assert len(table.table.hands[0]) >= hand
