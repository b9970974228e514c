"""Special abilities in the words of other designers: labels, states, sides of a card, moments, and who is meant."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.texts.lexicon import lexicon_of
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import hero, play

HAND: dict[str, Any] = {"hand": ["Trial", "Blow", "Blow"]}
FOE: dict[str, Any] = {"hand": ["Blow", "Swing"]}
BLOW = "A: attack Rival with Tester, Blow"
DOWN = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "defeated"}}


def fought(ability: str, *script: str, **given: Any) -> Arranged:
    return trial("Draw 1 card.", *script, ability=ability, A=given.pop("A", HAND), B=given.pop("B", FOE), **given)


def test_a_name_before_a_line_says_nothing() -> None:
    ability = "SECOND WIND: After you attack, Tester recovers 1 health."
    assert health(fought(ability, BLOW, "B: decline"), "Tester") == 7


ENRAGED = [
    "While Helper is defeated, Tester is ENRAGED: +2 to all his attacks and his move value is 3.",
    "Tester is ENRAGED while Helper is defeated. "
    "While ENRAGED, Tester has a move value of 3 and adds +2 to the value of his attacks.",
    "When your last Helper is defeated, Tester becomes ENRAGED for the rest of the game. "
    "While ENRAGED, increase Tester's move value to 3 and add 2 to the value of Tester's attacks.",
]


@pytest.mark.parametrize("ability", ENRAGED[:2])
def test_a_state_is_said_in_any_order(ability: str) -> None:
    assert health(fought(ability, BLOW, "B: decline", A=DOWN), "Rival") == 5
    assert health(fought(ability, BLOW, "B: decline"), "Rival") == 7


def test_the_last_who_is_defeated_changes_what_one_is() -> None:
    strike = ("B: attack Helper with Page, Swing", "A: decline")
    mine = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "H28 1"}}
    foe = {"hand": ["Swing"], "fighters": {"Rival": "H08 9", "Page": "H29 7"}}
    table = fought(ENRAGED[2], *strike, A=mine, B=foe, turn="B")
    assert table.look("A", "form") == "ENRAGED"


def test_what_is_added_to_a_sidekick_s_defense_cards_counts_where_it_defends() -> None:
    strike = ("B: attack Helper with Page, Swing", "A: Blow")
    foe = {"hand": ["Swing"], "fighters": {"Rival": "H08 9", "Page": "H29 7"}}
    assert health(fought("Helper's defense cards have +1 value.", *strike, B=foe, turn="B"), "Helper") == 5


SIDES = """Start the game with your SHELL card face up. At the end of your turn, flip your card.
SHELL: Tester's defense cards have +1 value.
CLAW: Tester's attack cards have +1 value."""


def test_two_sides_of_a_card_are_what_the_hero_can_be() -> None:
    assert lexicon_of(hero(SIDES, "scheme|Draw 1 card.")).forms == ("SHELL", "CLAW")
    table = play(SIDES, "scheme|Flip your card. Draw 1 card.")
    assert table.look("A", "form") == "SHELL"
    assert table.words("A", "scheme Trial 1").look("A", "form") == "CLAW"


def test_it_is_chosen_whether_the_hero_is_this_or_that() -> None:
    ability = (
        "At the start of your turn, choose whether Tester is UPRIGHT or ASLEEP.\nWhile ASLEEP: Your move value is 1."
    )
    table = play(ability, "scheme|Choose whether Tester is UPRIGHT or ASLEEP. Draw 1 card.")
    assert table.words("A", "scheme Trial 1, ASLEEP").look("A", "form") == "ASLEEP"


def test_of_attacks_this_turn_adds_nothing_to_a_form() -> None:
    chosen = "At the start of your turn, choose FLOAT or STING.\n"
    ability = f"{chosen}FLOAT: Your move value is 4 this turn.\nSTING: Add 1 to the value of your attacks this turn."
    table = play(ability, "attack|AFTER COMBAT: Draw 1 card.", given={"form": "STING"})
    assert table.look("A", "form") == "STING"


SNARE = "You have 4 snares. At the end of your turn, place a snare in a space adjacent to Tester. "


@pytest.mark.parametrize(
    "ability",
    [
        "When an opposing fighter moves onto a snare, deal 1 damage to that fighter.",
        "When an opposing fighter enters a space with one of your snares, that fighter takes 1 damage.",
        "Opposing fighters that enter a space with a snare take 1 damage and stop moving.",
        "Opposing fighters take 1 damage when they enter a space with a snare.",
    ],
)
def test_who_comes_to_a_marker_is_hurt(ability: str) -> None:
    text = "Move Page up to 1 space.".replace("Page", "an opposing sidekick")
    given = {**HAND, "markers": ["H18"]}
    table = trial(text, f"{SCHEME}, H18", ability=SNARE + ability, A=given, B=FOE)
    assert (health(table, "Page"), space(table, "Page")) == (6, "H18")


def test_after_moving_is_after_the_maneuver() -> None:
    ability = "When you take a maneuver action, after moving, place a snare in a space adjacent to Tester."
    table = fought(f"{SNARE}{ability}", "A: maneuver", "A: H01")
    assert sum(table.table.markers[0]) == 1


@pytest.mark.parametrize(
    ("ability", "left"),
    [
        ("When an opposing fighter attacks Tester, deal 1 damage to that fighter.", 8),
        ("When an opposing fighter attacks Tester, you may deal 2 damage to that fighter.", 7),
    ],
)
def test_who_attacks_is_the_attacker(ability: str, left: int) -> None:
    offered = ["A: yes"] if "may" in ability else []
    script = ["B: attack Tester with Rival", *offered, "B: Swing", "A: decline"]
    assert health(fought(ability, *script, turn="B"), "Rival") == left


def test_another_becomes_the_target() -> None:
    ability = "When your opponent attacks Tester, you may choose a Helper adjacent to him to become the target "
    mine = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    script = ("B: attack Tester with Rival", "A: yes", "B: Swing", "A: decline")
    table = fought(f"{ability}of the attack instead.", *script, A=mine, turn="B")
    assert (health(table, "Tester"), health(table, "Helper")) == (6, 2)


@pytest.mark.parametrize(
    ("ability", "hand"),
    [
        ("After you attack an adjacent fighter, draw 1 card.", 3),
        ("After you attack a non-adjacent fighter, draw 1 card.", 2),
        ("The second time you attack each turn, draw 1 card.", 2),
    ],
)
def test_moments_of_attacks(ability: str, hand: int) -> None:
    assert len(fought(ability, BLOW, "B: decline").table.hands[0]) == hand


@pytest.mark.parametrize(
    "ability",
    [
        "If Tester would be defeated, you may discard 1 card. If you do, he has 3 health instead.",
        "When Tester is defeated for the first time, do not remove him from the board. Instead, set his health to 3.",
    ],
)
def test_who_would_be_defeated_has_health_again(ability: str) -> None:
    script = ["B: attack Tester with Rival, Swing", "A: decline", *(["A: yes"] if "may" in ability else [])]
    mine = {"hand": ["Blow"], "fighters": {"Tester": "H07 4", "Helper": "H28 7"}}
    assert health(fought(ability, *script, A=mine, turn="B"), "Tester") == 3


@pytest.mark.parametrize(
    ("said", "far"),
    [
        ("Tester can attack fighters who are up to 2 spaces away as if they were adjacent.", "H09"),
        ("Tester may attack opponents 2 spaces away.", "H09"),
        ("While Helper is defeated, Tester may attack fighters up to 3 spaces away.", "H10"),
    ],
)
def test_reach_in_other_words(said: str, far: str) -> None:
    foe = {**FOE, "fighters": {"Rival": f"{far} 9", "Page": "H17 7"}}
    assert fought(said, A=DOWN, B=foe).rule_against("A", "attack Rival with Tester, Blow") == ""
    assert fought("", A=DOWN, B=foe).rule_against("A", "attack Rival with Tester, Blow") != ""


def test_reach_while_something_is_so_is_over_when_it_is_not() -> None:
    foe = {**FOE, "fighters": {"Rival": "H10 9", "Page": "H17 7"}}
    said = "While Helper is defeated, Tester may attack fighters up to 3 spaces away."
    assert fought(said, B=foe).rule_against("A", "attack Rival with Tester, Blow") != ""


def test_that_many_cards_up_to_a_number() -> None:
    ability = "When Tester takes damage, draw that many cards (up to 2)."
    table = fought(ability, "B: attack Tester with Rival, Swing", "A: decline", A=HAND, turn="B")
    assert len(table.table.hands[0]) == 5
