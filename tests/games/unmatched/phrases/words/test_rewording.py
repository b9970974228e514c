"""Whole sentences in another order: when, how much and to whom is said elsewhere, and it is the same that is done."""

from typing import Any

import pytest

from mulligan.games.unmatched.table import FREE_ATTACK
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import play

HAND: dict[str, Any] = {"hand": ["Trial", "Blow", "Blow"]}
FOE: dict[str, Any] = {"hand": ["Blow", "Swing"]}
ENDED = " End the turn."


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("DURING COMBAT: This card's value is increased by 2 while Tester is adjacent to the defender.", 3),
        ("DURING COMBAT: Add 2 to this card's value when your opponent has no cards in hand.", 5),
        ("DURING COMBAT: If the opposing fighter has not moved since the start of your turn, +1.", 4),
        ("AFTER COMBAT: Each opponent takes 1 damage.", 4),
    ],
)
def test_it_is_asked_first(text: str, left: int) -> None:
    assert health(trial(text, ATTACK, "B: decline", A=HAND, B=FOE), "Rival") == left


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("DURING COMBAT: Reduce all damage from this attack by 1.", 2),
        ("DURING COMBAT: Prevent 2 of the damage.", 1),
        ("DURING COMBAT: The attacker's card's effects are cancelled.", 3),
    ],
)
def test_damage_from_an_attack_is_less(text: str, hurt: int) -> None:
    text = f"{text} Reduce the value of this card by 2."
    table = trial(text, "B: attack Tester with Rival, Swing", "A: Trial", turn="B", A=HAND, B=FOE)
    assert 6 - health(table, "Tester") == hurt


def test_a_card_chosen_at_random_is_discarded_at_random() -> None:
    text = "Choose a card at random from your opponent's hand. They discard it."
    assert len(trial(text, SCHEME, A=HAND, B=FOE).table.hands[1]) == 1


def test_both_must_be_near_the_same_one() -> None:
    text = "If Tester and Helper are adjacent to the same opposing fighter, deal 3 damage to that fighter."
    for helper, left in (("H13", 6), ("H28", 9)):
        mine = {**HAND, "fighters": {"Tester": "H07 6", "Helper": f"{helper} 7"}}
        assert health(trial(text, SCHEME, A=mine, B=FOE), "Rival") == left


def test_those_who_are_moved_through_take_damage() -> None:
    text = "Move Tester up to 2 spaces. He can move through fighters. Fighters he moves through take 1 damage."
    table = trial(text, f"{SCHEME}, H09", A=HAND, B=FOE)
    assert (space(table, "Tester"), health(table, "Rival")) == ("H09", 8)


def test_as_many_on_the_bottom_as_are_left() -> None:
    text = "Look at the top 4 cards of your deck. Put 2 into your hand and 2 on the bottom of your deck."
    mine = {"hand": ["Trial"], "deck": ["Blow", "Swing", "Plan", "Blow", "Plan"]}
    table = trial(text, f"{SCHEME}, Blow, Swing", A=mine)
    assert len(table.table.hands[0]) == 2


def test_one_may_attack_without_an_action() -> None:
    table = trial("Move Helper up to 1 space, then you may attack.", f"{SCHEME}, H28", A=HAND, B=FOE)
    assert table.table.turn[FREE_ATTACK] == 3


def test_a_space_is_chosen() -> None:
    text = "Choose a space. Deal 1 damage to each opposing fighter in or adjacent to that space."
    assert health(trial(text, f"{SCHEME}, H09", A=HAND, B=FOE), "Rival") == 8


def test_so_many_come_back_and_not_fewer() -> None:
    given = {"fighters": {"Tester": "H08", **{f"Imps {number}": "defeated" for number in (1, 2, 3)}}}
    text = "scheme|Return 2 defeated Imps to any spaces adjacent to Tester."
    table = play("", text, given=given, sidekick="Imps", count=3).words("A", "scheme Trial 1, H07, H09")
    assert [table.table.space[imp] >= 0 for imp in (1, 2, 3)] == [True, True, False]


def test_both_come_back_who_are_defeated() -> None:
    given = {"fighters": {"Tester": "H08", "Imps 1": "defeated", "Imps 2": "defeated"}}
    text = "scheme|Return both Imps to the board in spaces adjacent to Tester."
    table = play("", text, given=given, sidekick="Imps", count=2).words("A", "scheme Trial 1, H07, H09")
    assert [table.table.space[imp] >= 0 for imp in (1, 2)] == [True, True]


@pytest.mark.parametrize(
    ("text", "rule"),
    [("The opposing fighter may not move or be moved until the end of their next turn.", ""),
     ("The opposing fighter can't attack again until your next turn.", "effect-1")],
)  # fmt: skip
def test_one_is_kept_from_it(text: str, rule: str) -> None:
    table = trial(f"AFTER COMBAT: {text}{ENDED}", ATTACK, "B: decline", A=HAND, B=FOE)
    assert table.rule_against("B", "attack Tester with Rival, Blow") == rule


STANCES = """Tester begins in the CALM stance.
While in CALM stance, your move value is 4 and Tester may move through opponents.
While in WILD stance, add 1 to the value of Tester's attacks."""


def test_stances_are_what_a_hero_can_be() -> None:
    cards = "scheme|Change to WILD stance. Draw 1 card.", "scheme|If you are in WILD stance, draw 2 cards."
    table = play(STANCES, *cards, given={"hand": ["Trial 1", "Trial 2"]})
    assert table.look("A", "form") == "CALM"
    table.words("A", "scheme Trial 1").words("A", "scheme Trial 2")
    assert (table.look("A", "form"), len(table.table.hands[0])) == ("WILD", 3)


@pytest.mark.parametrize(
    ("ability", "drawn"),
    [
        ("When your turn ends, draw 1 card.", 1),
        ("Tester becomes FERAL when all Helpers have been defeated. While FERAL, when your turn ends, draw 1 card.", 0),
    ],
)
def test_the_end_of_a_turn_in_other_words(ability: str, drawn: int) -> None:
    table = trial(f"Gain 1 action.{ENDED}", SCHEME, ability=ability, A={"hand": ["Trial"]}, B=FOE)
    assert len(table.table.hands[0]) == drawn


def test_so_many_counters_are_enough() -> None:
    spent = "When Tester attacks, you may remove any number of anger tokens. +1 to the attack for each token removed."
    cards = "scheme|If you have 3 anger, draw 2 cards.", "scheme|If you have 4 anger, draw 2 cards."
    for card, drawn in (("Trial 1", 2), ("Trial 2", 0)):
        table = play(f"Start the game with 3 anger. {spent}", *cards, given={"hand": [card, card]})
        assert len(table.words("A", f"scheme {card}").table.hands[0]) == 1 + drawn
