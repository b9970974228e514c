"""How much and how many: the damage that Helper takes tells it."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial

FULL = 7
CASES: list[tuple[str, list[str], dict[str, Any], int]] = [
    (
        "Deal damage equal to the BOOST value of the top card of your discard pile to Helper.",
        [SCHEME],
        {"A": {"discard": ["Blow", "Plan", "Swing"]}},
        2,
    ),
    ("Deal damage equal to the BOOST value of the top card of your discard pile to Helper.", [SCHEME], {}, 0),
    (
        "AFTER COMBAT: Deal 1 damage to Helper for each other card you've played this turn.",
        ["A: scheme Plan", "A: scheme Plan", ATTACK],
        {"A": {"hand": ["Plan", "Plan", "Trial"]}},
        2,
    ),
    ("AFTER COMBAT: Deal 1 damage to Helper for each other card you've played this turn.", [ATTACK], {}, 0),
    (
        "AFTER COMBAT: Deal 1 damage to Helper for each combat damage you dealt.",
        [ATTACK, "B: Blow"],
        {"B": {"hand": ["Blow"]}},
        2,
    ),
    (
        "Deal 1 damage to Helper for each card in your opponent's hand.",
        [SCHEME],
        {"A": {"hand": ["Trial", "Blow"]}, "B": {"hand": ["Blow", "Plan", "Plan"]}},
        3,
    ),
    (
        "Deal 1 damage to Helper for each scheme card in your discard pile.",
        [SCHEME],
        {"A": {"discard": ["Plan", "Blow", "Plan"]}, "B": {"discard": ["Plan"]}},
        2,
    ),
    (
        "Discard 2 cards. Deal 1 damage to Helper for each card discarded this way.",
        [SCHEME, "A: discard Blow, discard Plan"],
        {"A": {"hand": ["Trial", "Blow", "Plan", "Plan"]}},
        2,
    ),
    (
        "Discard 2 cards. Deal 1 damage to Helper for each card discarded this way.",
        [SCHEME],
        {"A": {"hand": ["Trial", "Blow"]}},
        1,
    ),
    (
        "Deal 1 damage to Helper for each rage you have.",
        [SCHEME],
        {"ability": "Tester starts the game with 3 rage."},
        3,
    ),
    ("Deal damage equal to Tester's health to Helper.", [SCHEME], {}, 6),
    (
        "Deal damage equal to the number of cards in your opponent's hand to Helper.",
        [SCHEME],
        {"B": {"hand": ["Blow", "Plan", "Plan"]}},
        3,
    ),
    (
        "DURING COMBAT: Add 2 to this card's value.\n"
        "AFTER COMBAT: Deal damage equal to the printed value of this card to Helper.",
        [ATTACK],
        {},
        4,
    ),
    (
        "DURING COMBAT: Add 2 to this card's value.\n"
        "AFTER COMBAT: Deal damage equal to the value of this card to Helper.",
        [ATTACK],
        {},
        6,
    ),
    (
        "AFTER COMBAT: Deal damage equal to the printed value of your opponent's card to Helper.",
        [ATTACK, "B: Blow"],
        {"B": {"hand": ["Blow"]}},
        2,
    ),
    ("Deal up to 5 damage to Helper.", [SCHEME, "A: 3"], {}, 3),
    (
        "Deal damage equal to the number of different zones your other fighters are in to Helper.",
        ["A: scheme Trial by Tester"],
        {"A": {"fighters": {"Tester": "H07", "Helper": "H29 7"}}},
        2,
    ),
    (
        "Deal damage equal to the number of different zones your other fighters are in to Helper.",
        ["A: scheme Trial by Tester"],
        {"A": {"fighters": {"Tester": "H07", "Helper": "H13 7"}}},
        1,
    ),
]


@pytest.mark.parametrize(("text", "script", "given", "damage"), CASES)
def test_an_amount_is_what_it_says(text: str, script: list[str], given: dict[str, Any], damage: int) -> None:
    assert FULL - health(trial(text, *script, **given), "Helper") == damage
