"""What is done to fighters and players: defeat, staying where one is, being chosen."""

import pytest

from mulligan.scenarios.failure import Failure
from tests.games.unmatched.phrases.trial import SCHEME, health, space, trial


def test_a_fighter_damages_every_adjacent_fighter_and_no_other() -> None:
    given = {"fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    table = trial("Tester deals 2 damage to each adjacent fighter.", SCHEME, A=given)
    assert [health(table, name) for name in ("Tester", "Helper", "Rival", "Page")] == [6, 5, 7, 7]


def test_a_fighter_is_defeated_whatever_its_health() -> None:
    table = trial("Defeat Helper.", SCHEME)
    assert table.look("A", "helper") == "defeated"
    assert health(table, "Tester") == 6


@pytest.mark.parametrize(
    ("who", "hurt", "look"),
    [("Helper", "Helper", "H28 1"), ("Tester", "Helper", "defeated"), ("Helper", "Tester", "defeated")],
)
def test_damage_leaves_1_health_to_one_and_to_nobody_else(who: str, hurt: str, look: str) -> None:
    table = trial(f"Damage cannot reduce {who}'s health below 1 this turn. Deal 9 damage to {hurt}.", SCHEME)
    assert table.look("A", hurt.lower()) == look


def test_nobody_leaves_a_space_when_all_fighters_are_held() -> None:
    move = "Move Tester up to 2 spaces."
    assert space(trial(move, "A: scheme Trial, H13"), "Tester") == "H13"
    with pytest.raises(Failure):
        trial(f"Fighters cannot leave their spaces for the rest of the turn. {move}", "A: scheme Trial, H13")


@pytest.mark.parametrize(("squire", "script"), [("H03", SCHEME), ("H13", "A: scheme Trial, Rival")])
def test_only_an_opponent_with_such_a_fighter_is_chosen(squire: str, script: str) -> None:
    text = "Choose an opponent with a fighter adjacent to Tester. They discard 1 card."
    third = {"hand": ["Blow"], "fighters": {"Third": "H04 9", "Squire": squire}}
    table = trial(text, script, A={"hand": ["Trial", "Blow"]}, B={"hand": ["Blow"]}, C=third)
    assert table.look("B", "discard") == ["Blow"]
    assert table.look("C", "hand") == ["Blow"]
