"""What was done this turn: actions taken, damage taken, the next attack of it."""

import pytest

from mulligan.games.unmatched.options import USE_ABILITY
from tests.games.unmatched.phrases.trial import SCHEME, health, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Blow"]}


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("Helper has taken damage this turn", 1),
        ("Helper has already been dealt damage this turn", 1),
        ("Tester has taken damage this turn", 0),
        ("Tester has taken no damage this turn", 1),
        ("Helper has not been dealt damage this turn", 0),
        ("an opposing fighter has taken damage this turn", 0),
    ],
)
def test_damage_that_somebody_has_taken_this_turn(asked: str, drawn: int) -> None:
    table = trial(f"Deal 1 damage to Helper. If {asked}, draw 1 card.", SCHEME, A=HAND)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(
    ("asked", "one", "two"),
    [
        ("you took more than 1 action this turn", 0, 1),
        ("you have taken 2 or more actions this turn", 0, 1),
        ("you took fewer than 2 actions this turn", 1, 0),
        ("this is your last action this turn", 0, 1),
        ("this was your final action", 0, 1),
    ],
)
def test_how_many_actions_were_taken(asked: str, one: int, two: int) -> None:
    text = f"If {asked}, deal 3 damage to Helper."
    first = trial(text, SCHEME, A={"hand": ["Trial", "Trial"]})
    assert 7 - health(first, "Helper") == 3 * one
    second = trial(text, SCHEME, SCHEME, A={"hand": ["Trial", "Trial"]})
    assert 7 - health(second, "Helper") == 3 * (one + two)


def test_the_next_attack_of_the_turn_is_worth_more() -> None:
    text = "The next time you attack this turn, add +3 to the value of your attack. Gain 1 action."
    table = trial(text, SCHEME, "A: attack Rival with Tester, Blow", A=HAND)
    assert health(table, "Rival") == 9 - 5


@pytest.mark.parametrize(("near", "gained"), [("H13", 1), ("H28", 0)])
def test_what_is_done_at_a_moment_if_something_is_so(near: str, gained: int) -> None:
    ability = "Start the game with 0 COINS. At the end of your turn, gain 1 COIN if Tester is adjacent to Helper."
    given = {"fighters": {"Tester": "H07", "Helper": near}, "hand": ["Trial 1", "Trial 1"]}
    table = play(ability, "scheme|Gain 1 action. End the turn.", given=given)
    table.words("A", "scheme Trial 1")
    table.settle()
    assert table.table.counters[0] == gained


@pytest.mark.parametrize("bracket", ["(Limit once per turn.)", "(Once per turn)"])
def test_a_limit_in_brackets_is_no_reminder(bracket: str) -> None:
    ability = f"Start the game with 4 COINS. During your turn, you may spend 2 COINS to draw 1 card. {bracket}"
    table = play(ability, "scheme|Draw 1 card.", given={"hand": []})
    table.words("A", "use the ability of Tester")
    assert table.table.counters[0] == 2
    assert table.state.decision is not None
    assert max(table.state.decision.options) < USE_ABILITY


def test_an_effect_that_waits_is_still_of_the_fighter_that_played_the_card() -> None:
    text = "AFTER COMBAT: At the start of your next turn, your fighter recovers 1 health."
    table = trial(text, "A: attack Page with Helper, Trial", B={"fighters": {"Rival": "H08 9", "Page": "H29 7"}})
    state = table.table
    while state.to_come and state.decision is not None:
        state.apply(state.decision.options[0])
    assert [health(table, name) for name in ("Tester", "Helper", "Page")] == [6, 8, 3]
