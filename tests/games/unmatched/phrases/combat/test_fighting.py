"""The combat: what is said of values, boosts, damage and who won."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, health, trial

BLOW = {"hand": ["Blow"]}
TRAP = {"hand": ["Trial"]}
BOTH = {"hand": ["Trial", "Blow"]}
STRIKE = "B: attack Tester with Rival, Trial"
RIVAL, TESTER = 9, 6


def test_a_blind_boost_adds_the_boost_value_of_the_top_card_which_is_discarded() -> None:
    table = trial("DURING COMBAT: Blind boost this card.", ATTACK, A={"deck": ["Blow", "Plan"]})
    assert health(table, "Rival") == RIVAL - 4 - 3
    assert table.look("A", "discard") == ["Blow", "Trial"]


@pytest.mark.parametrize(("text", "damage"), [("You are considered to have won this combat. ", 1), ("", 0)])
@pytest.mark.parametrize("won", ["you won the combat", "you won a combat this turn"])
def test_who_is_considered_to_have_won_has_won(text: str, won: str, damage: int) -> None:
    text = f"AFTER COMBAT: {text}If {won}, deal 1 damage to Helper."
    table = trial(text, ATTACK, "B: Trial", theirs="DURING COMBAT: Draw 1 card.", B=TRAP)
    assert health(table, "Rival") == RIVAL
    assert health(table, "Helper") == 7 - damage


def test_an_ignored_value_stops_nothing() -> None:
    table = trial("IMMEDIATELY: Ignore the value of your opponent's card.", ATTACK, "B: Blow", B=BLOW)
    assert health(table, "Rival") == RIVAL - 4


def test_its_value_is_that_of_the_card_which_the_opponent_played() -> None:
    text = "DURING COMBAT: If your opponent played a card, ignore its value."
    assert health(trial(text, ATTACK, "B: Blow", B=BLOW), "Rival") == RIVAL - 4


# Rival strikes with 9; the card of Tester is worth 4, a Blow 2.
DEFENSES = [
    ("IMMEDIATELY: The value of your opponent's card is equal to its printed value and cannot be changed.", 0),
    ("DURING COMBAT: Tester cannot take more than 1 combat damage this combat.", 1),
    ("DURING COMBAT: Prevent all combat damage to your fighter.", 0),
    ("DURING COMBAT: Draw 1 card.", 5),
]


@pytest.mark.parametrize(("text", "damage"), DEFENSES)
def test_a_defense_keeps_damage_away(text: str, damage: int) -> None:
    given: dict[str, Any] = {"theirs": "DURING COMBAT: Add 5 to this card's value.", "turn": "B", "B": TRAP}
    assert TESTER - health(trial(text, STRIKE, "A: Trial", **given), "Tester") == damage


@pytest.mark.parametrize(("card", "left"), [("Trial", TESTER), ("Blow", TESTER - 2)])
def test_effects_do_no_damage_to_a_fighter_that_is_kept_from_them(card: str, left: int) -> None:
    text = "IMMEDIATELY: This combat, Tester does not take damage from effects other than combat damage."
    theirs = "AFTER COMBAT: Deal 2 damage to the opposing fighter."
    table = trial(text, f"A: attack Rival with Tester, {card}", "B: Trial", theirs=theirs, A=BOTH, B=TRAP)
    assert health(table, "Tester") == left


def test_combat_damage_still_comes_through() -> None:
    text = "IMMEDIATELY: This combat, Tester does not take damage from effects other than combat damage."
    given: dict[str, Any] = {"theirs": "DURING COMBAT: Add 5 to this card's value.", "turn": "B", "B": TRAP}
    assert TESTER - health(trial(text, STRIKE, "A: Trial", **given), "Tester") == 5
