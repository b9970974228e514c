"""What was so before this turn: what was done since one's last turn, who has come back, who has lost half."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Plan", "Plan", "Plan"]}
THEIRS = {"hand": ["Swing", "Swing", "Swing"]}
STRUCK = ("B: attack Tester with Rival, Swing", "A: decline", "B: attack Tester with Rival, Swing", "A: decline")


@pytest.mark.parametrize(
    ("asked", "holds"),
    [
        ("Tester took damage since your last turn", True),
        ("Tester has been dealt damage since your previous turn", True),
        ("Helper was dealt damage since your last turn", False),
        ("Helper has not taken damage since your last turn", True),
        ("a friendly fighter was attacked since the end of your last turn", True),
        ("an opposing hero attacked since your last turn", True),
        ("an opposing sidekick attacked since your last turn", False),
        ("a friendly fighter was defeated since your last turn", False),
    ],
)
def test_what_was_done_since_the_last_turn_is_known(asked: str, holds: bool) -> None:
    given: dict[str, Any] = {"A": HAND | {"fighters": {"Tester": "H07 12", "Helper": "H28 5"}}, "B": THEIRS}
    table = trial(f"If {asked}, Helper recovers 1 health.", *STRUCK, SCHEME, turn="B", **given)
    assert health(table, "Helper") == 5 + holds


@pytest.mark.parametrize(
    ("asked", "holds"),
    [
        ("a friendly fighter was defeated since your last turn", True),
        ("any of your fighters was defeated since your last turn", True),
        ("a friendly sidekick has been defeated since your last turn", True),
        ("a friendly sidekick was not defeated since your last turn", False),
        ("an opposing fighter was defeated since your last turn", False),
        ("any of your opponent's fighters was defeated since your last turn", False),
    ],
)
def test_who_has_fallen_since_the_last_turn_counts_though_nobody_stands_there(asked: str, holds: bool) -> None:
    given: dict[str, Any] = {"A": HAND | {"fighters": {"Tester": "H01 9", "Helper": "H07 1"}}, "B": THEIRS}
    fallen = ("B: attack Helper with Rival, Swing", "A: decline", "B: maneuver, decline, done")
    table = trial(f"If {asked}, Tester recovers 1 health.", *fallen, SCHEME, turn="B", **given)
    assert health(table, "Tester") == 9 + holds


def test_what_was_done_before_the_last_turn_is_forgotten() -> None:
    text = "If Tester took damage since your last turn, Helper recovers 1 health. End the turn."
    given: dict[str, Any] = {
        "A": {"hand": ["Trial", "Trial"], "fighters": {"Tester": "H07 12", "Helper": "H28 4"}},
        "B": THEIRS,
    }
    table = trial(
        text, *STRUCK, SCHEME, "B: maneuver, decline, done", "B: maneuver, decline, done", SCHEME, turn="B", **given
    )
    assert health(table, "Helper") == 5


@pytest.mark.parametrize(("goal", "worth"), [("H13", 6), ("", 4)])
def test_whoever_moved_since_the_last_turn_has_moved(goal: str, worth: int) -> None:
    text = "DURING COMBAT: If the opposing fighter moved since your last turn, this card's value is 6 instead."
    theirs = "Move Rival up to 1 space. End the turn."
    given: dict[str, Any] = {
        "A": {"hand": ["Trial"], "fighters": {"Tester": "H08"}},
        "B": {"hand": ["Trial"], "fighters": {"Rival": "H07 9"}},
    }
    moved = (f"B: scheme Trial, {goal}",) if goal else ("B: scheme Trial, H07",)
    table = trial(text, *moved, ATTACK, turn="B", theirs=theirs, **given)
    assert health(table, "Rival") == 9 - worth


@pytest.mark.parametrize(
    ("asked", "at", "holds"),
    [
        ("Tester has less than half of his starting health", 4, True),
        ("Tester has less than half of his starting health", 5, False),
        ("Tester has half or less of his starting health", 5, True),
        ("Tester has more than half of his starting health", 6, True),
        ("Tester is at or below half of his starting health", 6, False),
    ],
)
def test_half_of_the_starting_health_is_a_measure(asked: str, at: int, holds: bool) -> None:
    given = {"fighters": {"Tester": f"H07 {at}", "Helper": "H28 2"}}
    table = play("", f"scheme|If {asked}, Helper recovers 1 health.", given=given)
    table.words("A", "scheme Trial 1")
    assert health(table, "Helper") == 2 + holds


RISES = (
    "The first time Tester would be defeated, remove him from the board instead. At the start of your next turn, place "
    "Tester in any space with 7 health."
)


@pytest.mark.parametrize(("blows", "back"), [(1, 1), (0, 0)])
def test_who_has_come_back_is_known(blows: int, back: int) -> None:
    text = "If Tester has been resurrected, Helper recovers 1 health. If Tester has not been resurrected, end the turn."
    given: dict[str, Any] = {
        "A": {"hand": ["Trial"], "fighters": {"Tester": "H07 1", "Helper": "H28 4"}},
        "B": {"hand": ["Swing", "Plan"]},
    }
    fallen = ("B: attack Tester with Rival, Swing", "A: decline", "B: maneuver, decline, done", "A: H01")
    quiet = ("B: maneuver, decline, done", "B: maneuver, decline, done")
    table = trial(text, *(fallen if blows else quiet), SCHEME, turn="B", ability=RISES, **given)
    assert health(table, "Helper") == 4 + back


@pytest.mark.parametrize(("tester", "healed"), [(9, 1), (3, 0)])
def test_whose_health_is_lower_is_said_of_the_health(tester: int, healed: int) -> None:
    text = "scheme|If Helper's health is lower than Tester's, Helper recovers 1 health."
    table = play("", text, given={"fighters": {"Tester": f"H07 {tester}", "Helper": "H28 4"}})
    table.words("A", "scheme Trial 1")
    assert health(table, "Helper") == 4 + healed
