"""How many there are of something, compared and counted; and the same things said in other words."""

from typing import Any

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import play

HAND: dict[str, Any] = {"hand": ["Trial", "Blow"]}
TRAPS = "You have 3 traps. When an opposing fighter enters a space with a trap, deal 1 damage to that fighter."


def drawn(text: str, *script: str, **given: Any) -> int:
    """How many cards A has more in the end than the one that is left."""
    return len(trial(text, *(script or (SCHEME,)), A={**HAND, **given.pop("mine", {})}, **given).table.hands[0]) - 1


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("you have more than 1 card in hand", True),
        ("you have more than 2 cards in hand", False),
        ("you have fewer than 3 cards in your hand", True),
        ("you have at most 1 card in hand", False),
        ("your opponent has more than 2 cards in their hand", True),
        ("your opponent has less than 3 cards in hand", False),
        ("there are more than 3 cards in your discard pile", False),
        ("you have more than 1 card in your discard pile", True),
        ("there are fewer than 2 opposing fighters adjacent to Tester", True),
        ("at least 2 of your fighters are in the same zone", False),
        ("at least 2 fighters are in the same zone", True),
    ],
)
def test_numbers_are_compared_in_every_direction(asked: str, so: bool) -> None:
    mine = {"hand": ["Trial", "Blow", "Blow"], "discard": ["Plan", "Plan", "Plan"]}
    table = trial(f"If {asked}, draw 2 cards.", SCHEME, A=mine, B={"hand": ["Blow", "Plan", "Swing"]})
    assert len(table.table.hands[0]) == (4 if so else 2)


@pytest.mark.parametrize(
    ("counted", "count"),
    [
        ("defeated friendly sidekick", 1),
        ("defeated friendly fighter", 1),
        ("of your defeated fighters", 1),
        ("of your defeated Helpers", 1),
        ("defeated Helper you have", 1),
        ("defeated opposing hero", 0),
        ("defeated fighter", 2),
    ],
)
def test_defeated_fighters_are_counted(counted: str, count: int) -> None:
    gone = {"fighters": {"Tester": "H07 6", "Helper": "defeated"}}
    foe = {"fighters": {"Rival": "H08 9", "Page": "defeated"}}
    assert drawn(f"Draw 1 card for each {counted}.", mine=gone, B=foe) == count


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Tester recovers 1 health, plus 1 for each opposing fighter adjacent to him.", 8),
        ("Tester recovers health equal to 1 plus 2 for each opposing fighter adjacent to him.", 9),
        ("Tester recovers health equal to the number of cards in your hand, up to 2.", 8),
        ("Tester recovers 1 health for each 3 health he has lost.", 8),
        ("Restore Tester to full health.", 12),
        ("Tester recovers health equal to half the health he has lost, rounded up.", 9),
    ],
)
def test_health_comes_back_as_it_is_counted(text: str, left: int) -> None:
    hand = {"hand": ["Trial", "Blow", "Blow", "Blow", "Plan"]}
    assert health(trial(text, SCHEME, A=hand), "Tester") == left


@pytest.mark.parametrize(
    "text",
    [
        "Exchange the spaces of Tester and Helper.",
        "Switch Tester and Helper.",
        "Tester switches places with Helper.",
        "Swap the positions of Tester and a friendly sidekick.",
    ],
)
def test_places_are_exchanged_in_other_words(text: str) -> None:
    table = trial(text, SCHEME, A=HAND)
    assert (space(table, "Tester"), space(table, "Helper")) == ("H28", "H07")


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("DURING COMBAT: If your opponent's card is a versatile card, +2.", 4),
        ("DURING COMBAT: If your opponent's card is an attack, +2.", 2),
        ("DURING COMBAT: Swap the values of the cards in combat.", 0),
        ("DURING COMBAT: Ignore the value of your opponent's card if it is lower than 3.", 4),
        ("DURING COMBAT: Ignore the value of your opponent's card if it is lower than 2.", 2),
        ("IMMEDIATELY: Copy the printed value of your opponent's card.", 0),
        ("IMMEDIATELY: Your opponent must discard a card or the value of their card becomes 0.", 4),
        ("DURING COMBAT: Prevent all but 1 combat damage to the opposing fighter.", 1),
        ("DURING COMBAT: The opposing fighter takes only 1 combat damage.", 1),
    ],
)
def test_values_in_other_words(text: str, lost: int) -> None:
    table = trial(text, ATTACK, "B: Blow", A={"hand": ["Trial"]}, B={"hand": ["Blow"]})
    assert 9 - health(table, "Rival") == lost


def test_neither_player_boosts() -> None:
    text = "IMMEDIATELY: Neither player may BOOST this combat."
    theirs = "DURING COMBAT: You may BOOST this card."
    foe = {"hand": ["Trial", "Blow"]}
    table = trial(text, ATTACK, "B: Trial", theirs=theirs, A={"hand": ["Trial"]}, B=foe)
    assert health(table, "Rival") == 9
    assert len(table.table.hands[1]) == 1


def test_who_was_hurt_in_the_combat_needs_no_further_word() -> None:
    text = "AFTER COMBAT: If the opposing fighter was dealt damage, draw 1 card."
    for blow, cards in (("Swing", 0), ("Blow", 1)):
        foe = {"hand": [blow]}
        assert drawn(text, ATTACK, f"B: {blow}" if blow == "Blow" else "B: decline", B=foe) == max(cards, 1)


def test_an_opponent_chooses_without_being_told_how_many() -> None:
    text = "Your opponent chooses: Tester recovers 2 health, or they discard 1 card."
    table = trial(text, SCHEME, "B: Tester recovers 2 health.", A=HAND, B={"hand": ["Blow"]})
    assert health(table, "Tester") == 8


def test_markers_that_are_never_called_tokens() -> None:
    cards = "scheme|Place a trap in a space adjacent to Tester."
    table = play(TRAPS, cards).words("A", "scheme Trial 1, H01")
    assert sum(table.table.markers[0]) == 1


@pytest.mark.parametrize(
    ("text", "left"),
    [("Move one trap to an adjacent space.", True), ("Remove a trap from the board.", False)],
)
def test_a_trap_goes_to_the_next_space(text: str, left: bool) -> None:
    table = play(TRAPS, f"scheme|{text}", given={"markers": ["H07"]}).words("A", "scheme Trial 1")
    assert (sum(table.table.markers[0]) == 1) == left
