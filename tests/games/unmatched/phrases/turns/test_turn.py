"""The turn: its end, counters, draws that are forbidden, stronger attacks."""

import pytest

from tests.games.unmatched.phrases.trial import SCHEME, health, trial

HAND = {"hand": ["Trial", "Blow"]}


@pytest.mark.parametrize(("text", "turn"), [("End the turn.", "B"), ("Draw 1 card.", "A")])
def test_the_turn_ends_with_actions_left(text: str, turn: str) -> None:
    table = trial(text, SCHEME, A=HAND, B=HAND)
    assert table.stage.look(table.state, -1, "turn") == turn


@pytest.mark.parametrize(
    ("text", "rage", "done"),
    [
        ("Gain 1 rage.", 3, True),
        ("Gain 4 rage.", 5, True),
        ("Set your rage to 4.", 4, True),
        ("Set your rage to 0.", 0, True),
        ("Spend 2 rage.", 0, True),
        ("Spend 3 rage.", 2, False),
    ],
)
def test_counters_are_gained_set_and_spent(text: str, rage: int, done: bool) -> None:
    ability = "Tester starts the game with 2 rage. Tester has a maximum of 5 rage."
    table = trial(f"{text} If you do, deal 1 damage to Helper.", SCHEME, ability=ability, A=HAND)
    assert table.table.counters[0] == rage
    assert health(table, "Helper") == (6 if done else 7)


@pytest.mark.parametrize(("text", "cards"), [("Your opponent cannot draw cards this turn. ", 0), ("", 2)])
def test_who_cannot_draw_draws_nothing(text: str, cards: int) -> None:
    table = trial(f"{text}Draw 1 card. Your opponent draws 2 cards.", SCHEME, A=HAND)
    assert [len(hand) for hand in table.table.hands] == [2, cards]


@pytest.mark.parametrize(("fighter", "damage"), [("Tester", 4), ("Helper", 2)])
def test_the_attacks_of_one_fighter_are_worth_more(fighter: str, damage: int) -> None:
    text = "Until the end of the turn, add +2 to the value of Tester's attacks."
    given = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "H02 7"}}
    table = trial(text, SCHEME, f"A: attack Rival with {fighter}, Blow", A=given)
    assert 9 - health(table, "Rival") == damage
