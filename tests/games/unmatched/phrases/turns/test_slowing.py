"""Opposing fighters that move less far, and what holds in an opponent's next turn."""

from typing import Any

import pytest

from mulligan.games.unmatched.effects.abilities import move_value
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial

END = " End the turn."
HAND: dict[str, Any] = {"hand": ["Trial", "Blow", "Blow"]}
FOE: dict[str, Any] = {"hand": ["Blow", "Swing", "Plan"]}
TURN = ("B: maneuver", "B: maneuver")


def values(table: Arranged) -> tuple[int, int]:
    """The move values of Rival and Page, who have 2."""
    state = table.table
    found = [move_value(state, Player(1), Fighter(state.sheet.fighter_name.index(name))) for name in ("Rival", "Page")]
    return found[0], found[1]


@pytest.mark.rules("effect-1")
@pytest.mark.parametrize(
    ("text", "far"),
    [
        ("Each opposing fighter adjacent to Tester takes 1 damage. Their move value is -1 on their next turn.",
         (1, 2)),
        ("Until your next turn, opposing fighters have -1 move value.", (1, 1)),
        ("Until your next turn, reduce the move values of opposing fighters by 1.", (1, 1)),
        ("Opposing fighters in Tester's zone have -2 movement until the end of your opponent's next turn.", (0, 2)),
        ("Until your next turn, the move value of opposing heroes is reduced by 1.", (1, 2)),
        ("Draw 1 card.", (2, 2)),
    ],
)  # fmt: skip
def test_opposing_fighters_move_less_far(text: str, far: tuple[int, int]) -> None:
    assert values(trial(f"{text}{END}", SCHEME, A=HAND, B=FOE)) == far


def test_the_first_fighter_of_all_moves_less_far_too() -> None:
    theirs = f"Until your next turn, opposing fighters have -1 move value.{END}"
    state = trial("Draw 1 card.", "B: scheme Trial", theirs=theirs, A=FOE, B=HAND, turn="B").table
    assert [move_value(state, Player(0), Fighter(fighter)) for fighter in range(2)] == [1, 1]


def test_one_who_was_fought_cannot_move_far_in_the_next_turn_alone() -> None:
    text = "AFTER COMBAT: The opposing fighter's move value is 0 during their next turn."
    table = trial(text, ATTACK, "B: decline", A=HAND, B=FOE)
    assert values(table) == (2, 2)
    table.words("A", "maneuver")
    table.settle()
    assert values(table) == (0, 2)
    for line in TURN:
        table.words("B", line.removeprefix("B: "))
    table.settle()
    assert values(table) == (2, 2)


def test_in_their_own_turn_the_next_one_is_meant() -> None:
    text = "AFTER COMBAT: The opposing fighter's move value is 1 during their next turn."
    table = trial(text, "B: attack Tester with Rival, Blow", "A: Trial", turn="B", A=HAND, B=FOE)
    assert values(table) == (2, 2)


def test_said_twice_it_is_twice_as_much_and_never_below_nothing() -> None:
    text = "AFTER COMBAT: Reduce the opposing fighter's move value by 1 until the end of their next turn."
    mine = {"hand": ["Trial", "Trial"]}
    assert values(trial(text, ATTACK, "B: decline", ATTACK, "B: decline", A=mine, B=FOE)) == (0, 2)


def test_an_ability_slows_who_is_near() -> None:
    ability = "Opposing fighters in Tester's zone have -1 move value."
    assert values(trial("Draw 1 card.", ability=ability, A=HAND, B=FOE)) == (1, 2)
    away = {**FOE, "fighters": {"Rival": "H28 9", "Page": "H17 7"}}
    mine = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    assert values(trial("Draw 1 card.", ability=ability, A=mine, B=away)) == (2, 2)


def test_a_slow_fighter_reaches_less() -> None:
    text = "Until your next turn, opposing fighters' move values are reduced by 2."
    table = trial(f"{text}{END}", SCHEME, A=HAND, B={**FOE, "hand": ["Plan"]})
    table.words("B", "maneuver")
    state = table.table
    assert state.space[state.sheet.fighter_name.index("Rival")] == state.board.ids.index("H08")


@pytest.mark.parametrize(
    "text",
    ["Your opponent may not attack Tester on their next turn.", "Opponents cannot attack Tester until your next turn."],
)
def test_somebody_is_not_attacked_in_the_next_turn(text: str) -> None:
    table = trial(f"{text}{END}", SCHEME, A=HAND, B=FOE)
    assert table.rule_against("B", "attack Tester with Rival, Blow") == "hero-3"


def test_a_line_holds_in_an_opponents_next_turn() -> None:
    text = "During your opponent's next turn, add +2 to the value of Tester's defense cards."
    hit = ("B: attack Tester with Rival, Swing", "A: Blow")
    assert health(trial(f"{text}{END}", SCHEME, *hit, A=HAND, B=FOE), "Tester") == 5


def test_the_move_value_of_anybody_is_not_changed_for_ever() -> None:
    with pytest.raises(ReadError):
        trial("Draw 1 card.", ability="The opposing fighter's move value is 1.", A=HAND, B=FOE)


def test_it_is_printed_as_it_was_said() -> None:
    text = "Reduce the opposing fighter's move value by 1 until the end of their next turn."
    reader = Reader(Names(["Tester"]), [])
    said = printed(reader.card(f"AFTER COMBAT: {text}"))
    assert reader.card(said) == reader.card(f"AFTER COMBAT: {text}")
