"""What players did this turn, and how often: as a condition, and as an amount."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial

A = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 12", "Helper": "H28 7"}}


def drawn(text: str, **given: Any) -> int:
    """How many cards come to hand by a scheme."""
    return len(trial(text, SCHEME, A={**A, **given}).table.hands[0]) - 1


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("you drew 2 or more cards this turn", True),
        ("you have drawn exactly 2 cards this turn", True),
        ("you drew more than 2 cards this turn", False),
        ("your opponent drew a card this turn", False),
        ("you gained an action this turn", True),
        ("an opponent gained an action this turn", False),
        ("you did not gain an action this turn", False),
        ("your opponent attacked this turn", False),
        ("an opponent has not attacked this turn", True),
        ("you lost a combat this turn", False),
        ("you control 2 or more fighters", True),
        ("you have fewer fighters than your opponent", False),
        ("you have an undefeated sidekick", True),
        ("your opponent has more sidekicks than you", False),
        ("you have an odd number of cards in hand", True),
        ("you have a versatile card in your hand", True),
        ("you have no scheme cards in your hand", True),
    ],
)
def test_what_a_player_has_done_this_turn(asked: str, so: bool) -> None:
    text = f"Gain 1 action. Draw 2 cards. If {asked}, Tester takes 1 damage."
    table = trial(text, SCHEME, A={**A, "deck": ["Blow", "Blow", "Blow"]})
    assert health(table, "Tester") == (11 if so else 12)


def test_who_lost_a_combat_this_turn() -> None:
    text = "AFTER COMBAT: If your opponent lost a combat this turn, Tester takes 1 damage."
    assert health(trial(text, ATTACK, A=A), "Tester") == 11


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Gain 1 action. Draw X cards, where X is the number of your fighters.", 2),
        ("Gain 1 action. Draw 1 card, plus 1 card for each Helper on the board.", 2),
        ("Gain 1 action. Draw 1 card for each opponent.", 1),
        ("Gain 1 action. Draw cards equal to the number of your undefeated fighters.", 2),
        ("Gain 1 action. Draw 1 card. Draw 1 card for each card you drew this turn.", 2),
    ],
)
def test_as_many_as_there_are(text: str, hand: int) -> None:
    assert drawn(text) == hand


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Gain 1 action. Discard all versatile cards.", ["Swing"]),
        ("Gain 1 action. Discard 2 random versatile cards.", ["Swing"]),
        ("Gain 1 action. Put all versatile cards from your hand on the bottom of your deck.", ["Swing"]),
    ],
)
def test_cards_of_a_kind_leave_the_hand(text: str, left: list[str]) -> None:
    table = trial(text, SCHEME, A={**A, "hand": ["Trial", "Blow", "Blow", "Swing"]}).table
    assert sorted(table.sheet.name[table.printed[card]] for card in table.hands[0]) == left


def test_cards_are_shown_as_one_likes_and_counted() -> None:
    text = "Reveal up to 2 versatile cards from your hand. Draw 1 card for each card revealed this way. Gain 1 action."
    table = trial(text, "A: scheme Trial, Blow, Blow", A={**A, "hand": ["Trial", "Blow", "Blow", "Swing"]}).table
    assert len(table.hands[0]) == 5


def test_the_second_player_has_drawn_as_many_as_the_first() -> None:
    text = "Gain 1 action. Draw 2 cards. If you drew 2 or more cards this turn, Rival recovers 1 health."
    foe = {"hand": ["Trial"], "deck": ["Blow", "Blow", "Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}
    table = trial("Draw 1 card.", "B: scheme Trial", theirs=text, turn="B", A=A, B=foe)
    assert health(table, "Rival") == 10


@pytest.mark.parametrize(
    ("page", "squire", "drawn"), [("defeated", "defeated", 1), ("defeated", "H29", 0), ("H17", "H29", 0)]
)
def test_more_than_each_opponent_is_more_than_every_one_of_them(page: str, squire: str, drawn: int) -> None:
    table = trial(
        "If you have more fighters on the board than each opponent, draw 1 card.", SCHEME,
        A={"hand": ["Trial", "Plan"], "deck": ["Blow"] * 3}, B={"fighters": {"Rival": "H08 9", "Page": page}},
        C={"fighters": {"Third": "H22 9", "Squire": squire}},
    )  # fmt: skip
    assert len(table.table.hands[0]) == 1 + drawn
