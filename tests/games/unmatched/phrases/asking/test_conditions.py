"""Conditions: one case in which each holds, and one in which it does not. Where it holds, Helper takes 1 damage."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial

FULL = 7
BLOW = {"hand": ["Blow"]}
TRAP = {"hand": ["Trial"]}
PAGE = "A: attack Page with Tester, Trial"
STRUCK = "B: attack Tester with Rival, Blow"
GUARD = "A: Trial"
TWO = {"hand": ["Trial", "Blow"]}
PLANS = {"hand": ["Trial", "Plan"]}


def standing(tester: str, helper: str, **more: Any) -> dict[str, Any]:
    return {"fighters": {"Tester": tester, "Helper": helper}, **more}


def against(rival: str, page: str, **more: Any) -> dict[str, Any]:
    return {"fighters": {"Rival": rival, "Page": page}, **more}


MOVED = ["A: maneuver, decline, Tester, H13"]
STAYED = ["A: maneuver, decline, done"]
WEAKER = "DURING COMBAT: Reduce the value of this card by 2. Reduce the value of your opponent's card by 2."

# the condition; what is given and played where it holds; and where it does not
OUTSIDE: list[tuple[str, dict[str, Any], list[str], dict[str, Any], list[str]]] = [
    ("this is your second action this turn", {"A": PLANS}, ["A: scheme Plan"], {"A": PLANS}, []),
    (
        "Helper is adjacent to Tester and you have no cards in hand",
        {"A": standing("H07 6", "H13 7")}, [],
        {"A": standing("H07 6", "H13 7", hand=["Trial", "Blow"])}, [],
    ),
    (
        "Helper is adjacent to Tester and you have no cards in hand",
        {"A": standing("H07 6", "H13 7")}, [], {}, [],
    ),
    ("Tester and Helper are adjacent", {"A": standing("H07 6", "H13 7")}, [], {"A": standing("H07 6", "H20 7")}, []),
    ("Tester shares a zone with Helper", {"A": standing("H07 6", "H13 7")}, [], {}, []),
    ("Tester and Helper are in different zones", {}, [], {"A": standing("H07 6", "H13 7")}, []),
    ("all of your fighters are in the same zone", {"A": standing("H07 6", "H13 7")}, [], {}, []),
    ("all of your fighters are in different zones", {}, [], {"A": standing("H07 6", "H13 7")}, []),
    ("you have no cards in your deck", {"A": {**TWO, "deck size": 0}}, [], {"A": {**TWO, "deck size": 1}}, []),
    (
        "Tester shares no zones with the space they started in this turn",
        {}, ["A: maneuver, decline, Tester, H01"], {}, MOVED,
    ),
    (
        "you have fewer cards in hand than your opponent",
        {"A": TWO, "B": {"hand": ["Blow", "Plan"]}}, [], {"A": TWO, "B": BLOW}, [],
    ),
    ("you have 2 or more cards in hand", {"A": {"hand": ["Trial", "Blow", "Plan"]}}, [], {"A": TWO}, []),
    ("you have exactly 1 card in hand", {"A": TWO}, [], {"A": {"hand": ["Trial", "Blow", "Plan"]}}, []),
    ("you have exactly 1 card in hand", {"A": TWO}, [], {}, []),
    ("your hand is empty", {}, [], {"A": TWO}, []),
    ("Tester has 6 or more health", {}, [], {"A": standing("H07 5", "H28 7")}, []),
    ("Tester has 6 or less health", {}, [], {"A": standing("H07 7", "H28 7")}, []),
    ("Tester has less health than Helper", {}, [], {"A": standing("H07 7", "H28 7")}, []),
    ("you haven't taken a maneuver action this turn", {}, [], {}, STAYED),
    ("you did not maneuver this turn", {"A": PLANS}, ["A: scheme Plan"], {}, STAYED),
    (
        "one or more of your fighters are adjacent to Helper",
        {"A": standing("H07 6", "H13 7")}, [], {}, [],
    ),
    ("Helper isn't adjacent to Tester", {}, [], {"A": standing("H07 6", "H13 7")}, []),
    ("Tester started this turn in a different space", {}, MOVED, {}, STAYED),
    ("you started your turn in your current space", {}, STAYED, {}, MOVED),
    (
        "there is an opposing sidekick in Helper's zone",
        {"B": against("H08 9", "H27 7")}, [], {"B": against("H27 9", "H17 7")}, [],
    ),
    ("there are no opposing fighters in Tester's zone", {"B": against("H05 9", "H17 7")}, [], {}, []),
    (
        "you won a combat this turn",
        {"A": TWO}, ["A: attack Rival with Tester, Blow"],
        {"A": TWO, "B": BLOW}, ["A: attack Rival with Tester, Blow", "B: Blow"],
    ),
]  # fmt: skip
# the same in a combat: after combat, or where it says so
FIGHTS: list[tuple[str, dict[str, Any], list[str], dict[str, Any], list[str]]] = [
    (
        "this is your second attack this turn",
        {"A": TWO}, ["A: attack Rival with Tester, Blow", ATTACK],
        {"A": PLANS}, ["A: scheme Plan", ATTACK],
    ),
    ("Tester dealt at least 4 combat damage", {}, [ATTACK], {"B": BLOW}, [ATTACK, "B: Blow"]),
    ("Tester is attacking", {}, [ATTACK], {"B": BLOW, "turn": "B"}, [STRUCK, GUARD]),
    ("Tester is defending", {"B": BLOW, "turn": "B"}, [STRUCK, GUARD], {}, [ATTACK]),
    ("the opposing fighter is a hero", {}, [ATTACK], {"B": against("H17 9", "H08 7")}, [PAGE]),
    ("the opposing fighter is a sidekick", {"B": against("H17 9", "H08 7")}, [PAGE], {}, [ATTACK]),
    ("the opposing fighter is a sidekick", {"B": against("H17 9", "H08 1")}, [PAGE], {}, [ATTACK]),
    ("it is not your turn", {"B": BLOW, "turn": "B"}, [STRUCK, GUARD], {}, [ATTACK]),
    ("it is your turn", {}, [ATTACK], {"B": BLOW, "turn": "B"}, [STRUCK, GUARD]),
    ("your opponent played a card", {"B": BLOW}, [ATTACK, "B: Blow"], {"B": BLOW}, [ATTACK, "B: decline"]),
    ("your opponent did not play a card", {"B": BLOW}, [ATTACK, "B: decline"], {"B": BLOW}, [ATTACK, "B: Blow"]),
    (
        "Tester played this card", {}, [ATTACK],
        {"A": standing("H01 6", "H07 7")}, ["A: attack Rival with Helper, Trial"],
    ),
    (
        "Tester played a card", {}, [ATTACK],
        {"A": standing("H01 6", "H07 7")}, ["A: attack Rival with Helper, Trial"],
    ),
    ("your opponent's card's printed value is 2 or higher", {"B": BLOW}, [ATTACK, "B: Blow"], {"B": BLOW}, [ATTACK]),
    ("your opponent's card's printed value is 1 or higher", {"B": BLOW}, [ATTACK, "B: Blow"], {"B": BLOW}, [ATTACK]),
    ("the value of this card is 4 or higher", {}, [ATTACK], {"B": TRAP}, [ATTACK, "B: Trial"]),
    (
        "the value of this card matches your opponent's card",
        {"B": TRAP}, [ATTACK, "B: Trial"], {"B": BLOW}, [ATTACK, "B: Blow"],
    ),
    ("the value of this card matches your opponent's card", {"B": TRAP}, [ATTACK, "B: Trial"], {}, [ATTACK]),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "given", "script", "other", "otherwise"), OUTSIDE)
def test_a_condition_is_asked_of_a_scheme(
    condition: str, given: dict[str, Any], script: list[str], other: dict[str, Any], otherwise: list[str]
) -> None:
    text = f"If {condition}, deal 1 damage to Helper."
    assert FULL - health(trial(text, *script, SCHEME, **given), "Helper") == 1
    assert FULL - health(trial(text, *otherwise, SCHEME, **other), "Helper") == 0


@pytest.mark.parametrize(("condition", "given", "script", "other", "otherwise"), FIGHTS)
def test_a_condition_is_asked_in_a_combat(
    condition: str, given: dict[str, Any], script: list[str], other: dict[str, Any], otherwise: list[str]
) -> None:
    text = f"AFTER COMBAT: If {condition}, deal 1 damage to Helper."
    assert FULL - health(trial(text, *script, theirs=WEAKER, **given), "Helper") == 1
    assert FULL - health(trial(text, *otherwise, theirs=WEAKER, **other), "Helper") == 0


def test_a_fighter_that_defends_without_a_card_has_played_none() -> None:
    ability = "After combat, if Tester played a card, deal 1 damage to Helper."
    given: dict[str, Any] = {"ability": ability, "turn": "B", "A": TWO, "B": BLOW}
    assert health(trial("Gain 1 action.", STRUCK, "A: Blow", **given), "Helper") == FULL - 1
    assert health(trial("Gain 1 action.", STRUCK, "A: decline", **given), "Helper") == FULL


def test_all_of_a_name_are_defeated_when_none_is_left() -> None:
    text = "If all Helpers are defeated, deal 1 damage to Tester."
    assert health(trial(text, SCHEME), "Tester") == 6
    assert health(trial(text, SCHEME, A=standing("H07 6", "defeated")), "Tester") == 5
