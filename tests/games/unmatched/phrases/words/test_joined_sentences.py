"""What is joined in one sentence, or hangs on the sentence before: by whom, to whom, and when it is done."""

import pytest

from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial

LOST = "DURING COMBAT: Add 5 to this card's value."
FOE = {"hand": ["Trial"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


def test_two_who_do_something_after_an_if_are_no_part_of_what_is_asked() -> None:
    table = trial("If you have no cards in your hand, Tester and Helper swap spaces.", SCHEME)
    assert (space(table, "Tester"), space(table, "Helper")) == ("H28", "H07")
    asked = trial("If you have no cards in your hand, Tester and Helper may swap spaces.", SCHEME, "A: decline")
    assert (space(asked, "Tester"), space(asked, "Helper")) == ("H07", "H28")


def test_two_who_recover_after_an_if() -> None:
    table = trial("If you have no cards in your hand, Tester and Helper each recover 1 health.", SCHEME)
    assert (health(table, "Tester"), health(table, "Helper")) == (7, 8)


def test_who_was_chosen_changes_places_with_whoever_plays_the_card() -> None:
    table = trial("Choose an opposing fighter. Swap spaces with that fighter.", f"{SCHEME} by Tester", "A: Page")
    assert (space(table, "Tester"), space(table, "Page")) == ("H17", "H07")


@pytest.mark.parametrize(("near", "theirs", "left"), [("H28", "", 3), ("H01", "", 2), ("H01", LOST, 9)])
def test_what_is_done_instead_is_done_to_the_same_and_only_where_that_was_asked_for(
    near: str, theirs: str, left: int
) -> None:
    text = (
        "AFTER COMBAT: If you won the combat, deal 2 damage to the opposing fighter. "
        "If Helper is adjacent to Tester, deal 3 damage instead."
    )
    given = {"hand": ["Trial"], "fighters": {"Tester": "H07 6", "Helper": f"{near} 7"}}
    table = trial(
        text, ATTACK, "B: Trial" if theirs else "B: decline", A=given, B=FOE, theirs=theirs or "Gain 1 action."
    )
    assert (health(table, "Rival"), health(table, "Helper")) == (left, 7)


def test_more_than_one_thing_is_done_instead() -> None:
    text = "Tester recovers 1 health. If Helper is on the board, he recovers 3 instead and you draw 2 cards."
    table = trial(text, SCHEME, A={"hand": ["Trial", "Plan"], "deck": ["Blow"] * 3})
    assert (health(table, "Tester"), len(table.table.hands[0])) == (9, 3)


@pytest.mark.parametrize(("chosen", "left"), [("Tester", (7, 6)), ("Helper", (5, 8))])
def test_the_other_of_two_is_whoever_was_not_chosen(chosen: str, left: tuple[int, int]) -> None:
    text = "Choose Tester or Helper. That fighter recovers 1 health and the other takes 1 damage."
    table = trial(text, f"{SCHEME}, {chosen}")
    assert (health(table, "Tester"), health(table, "Helper")) == left


def test_the_other_of_nobody_is_refused() -> None:
    with pytest.raises(ReadError, match="the other of whom"):
        trial("The other fighter takes 1 damage.")


@pytest.mark.parametrize(
    "text",
    ["DURING COMBAT: If Helper is adjacent to Tester, this card cannot be canceled and its value is 6.",
     "DURING COMBAT: If Helper is adjacent to Tester, this card's value is 6 and it cannot be canceled."],
)  # fmt: skip
def test_a_card_that_cannot_be_cancelled_says_what_it_is_worth_in_the_same_sentence(text: str) -> None:
    theirs = "IMMEDIATELY: Cancel all effects on your opponent's card."
    for place, left in (("H01", 7), ("H28", 9)):
        given = {"hand": ["Trial"], "fighters": {"Tester": "H07 6", "Helper": place}}
        assert health(trial(text, ATTACK, "B: Trial", A=given, B=FOE, theirs=theirs), "Rival") == left


def test_what_is_said_again_changes_nothing() -> None:
    table = trial("Tester recovers 1 health. Helper recovers 1 health as well.", SCHEME)
    assert (health(table, "Tester"), health(table, "Helper")) == (7, 8)
    more = trial("Tester recovers 1 health, plus 1 more health for each other fighter adjacent to Tester.", SCHEME)
    assert health(more, "Tester") == 8


def test_one_of_several_or_both_where_something_is_so() -> None:
    text = "Choose one:\n- Draw 1 card.\n- Tester recovers 2 health.\nIf Helper is on the board, do both instead."
    table = trial(text, SCHEME, "A: Draw a card", A={"hand": ["Trial", "Plan"], "deck": ["Blow"] * 3})
    assert (health(table, "Tester"), len(table.table.hands[0])) == (8, 2)


def test_a_card_is_discarded_for_its_boost_value() -> None:
    text = "Deal damage to a fighter adjacent to Tester equal to the BOOST value of a card you discard from your hand."
    table = trial(text, f"{SCHEME}, discard Blow", A={"hand": ["Trial", "Blow", "Plan"]})
    assert (health(table, "Rival"), len(table.table.hands[0])) == (6, 1)


def test_so_many_instead_of_cards_and_an_attack_that_costs_nothing() -> None:
    text = "AFTER COMBAT: Draw 1 card. If you won the combat, draw 2 instead."
    table = trial(text, ATTACK, "B: decline", A={"hand": ["Trial", "Plan"], "deck": ["Blow"] * 3})
    assert len(table.table.hands[0]) == 3
    again = "AFTER COMBAT: You may attack with a different fighter. This attack does not cost an action."
    other = {"hand": ["Trial", "Blow", "Plan"], "fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    fought = trial(again, ATTACK, "B: decline", "A: attack Rival with Helper, Blow", "B: decline", A=other)
    assert health(fought, "Rival") == 3


def test_cards_apart_are_those_of_the_combat() -> None:
    drawn = "Draw a number of cards equal to the difference between the values of the two cards in this combat."
    given = {"hand": ["Trial", "Plan"], "deck": ["Blow"] * 4}
    table = trial(
        f"AFTER COMBAT: {drawn}",
        ATTACK,
        "B: Blow",
        A=given,
        B={"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17"}},
    )
    assert len(table.table.hands[0]) == 3
