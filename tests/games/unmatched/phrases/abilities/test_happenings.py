"""Moments of what players do with cards, tokens and boosts, and of where fighters come to; how often in a turn."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial
from tests.games.unmatched.test_own_words import hero

A = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 12", "Helper": "H28 7"}}

FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


def left(ability: str, text: str, *script: str, **given: Any) -> int:
    """What Rival has of 9 health."""
    table = trial(text, *script, ability=ability, **{"A": A, **given})
    return health(table, "Rival")


TWO = "Place a fog token in Tester's space. Place a fog token in Helper's space. Gain 1 action."
DEAL = "deal 1 damage to each opposing hero."


@pytest.mark.parametrize(
    ("ability", "text", "damage"),
    [
        ("When you place a fog token, ", "Place a fog token in Tester's space. Gain 1 action.", 1),
        ("Whenever you place a fog token, ", TWO, 2),
        ("Once per turn, when you place a fog token, ",
         TWO, 1),
        ("The first time you place a fog token each turn, ",
         TWO, 1),
        ("When you gain rage, ", "Gain 2 rage. Gain 1 action.", 1),
        ("When you discard a card, ", "Discard 1 card. Gain 1 action.", 1),
        ("When your opponent discards a card, ", "Your opponent discards 1 card. Gain 1 action.", 1),
    ],
)  # fmt: skip
def test_something_follows_what_players_do(ability: str, text: str, damage: int) -> None:
    assert 9 - left(ability + DEAL, text, SCHEME, B=FOE) == damage


@pytest.mark.parametrize(
    ("ability", "goal", "damage"),
    [
        ("When Tester ends a move adjacent to an opposing fighter, ", "H13", 1),
        ("When Tester ends his movement adjacent to an opposing fighter, ", "H01", 0),
        ("When Tester moves adjacent to Helper, ", "H13", 0),
    ],
)
def test_where_somebody_comes_to_is_asked_of_who_moved(ability: str, goal: str, damage: int) -> None:
    assert 9 - left(ability + DEAL, "Gain 1 action.", f"A: maneuver, decline, Tester, {goal}") == damage


@pytest.mark.parametrize(
    ("ability", "damage"),
    [
        ("When you BOOST an attack, ", 1),
        ("When you BOOST a maneuver, ", 0),
        ("When you BOOST a defense card, ", 0),
        ("When you boost a card, ", 1),
    ],
)
def test_what_is_boosted_is_asked(ability: str, damage: int) -> None:
    text = "DURING COMBAT: BOOST this card."
    plain = left("", text, f"{ATTACK}, boost with Blow (+3)", B={**FOE, "hand": []})
    assert plain - left(ability + DEAL, text, f"{ATTACK}, boost with Blow (+3)", B={**FOE, "hand": []}) == damage


@pytest.mark.parametrize(
    ("ability", "damage"),
    [
        ("When a friendly fighter adjacent to Helper attacks, ", 0),
        ("When a friendly fighter not adjacent to Helper attacks, ", 1),
        ("When Tester attacks a fighter in another zone, ", 0),
        ("When Tester deals combat damage, ", 1),
        ("When Helper deals combat damage, ", 0),
    ],
)
def test_who_attacks_from_where(ability: str, damage: int) -> None:
    text = "AFTER COMBAT: Gain 1 action."
    plain = left("", text, ATTACK, B={**FOE, "hand": []})
    assert plain - left(ability + DEAL, text, ATTACK, B={**FOE, "hand": []}) == damage


@pytest.mark.parametrize(
    "ability",
    [
        "When you place a fog token, place a fog token in any space.",
        "When you gain rage, gain 1 rage.",
        "When you discard a card, discard 1 card.",
    ],
)
def test_nothing_sets_itself_off_again(ability: str) -> None:
    with pytest.raises(ReadError):
        make_sheet((hero(ability, "scheme|Gain 1 action."),) * 2, False)
