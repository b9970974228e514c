"""Cards in a hand: how many there are, how many there may be, and schemes that are boosted with them."""

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from tests.games.unmatched.phrases.trial import SCHEME, health, trial
from tests.games.unmatched.test_own_words import hero

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("you have more than 1 card in hand", 1),
        ("you have more than 2 cards in your hand", 0),
        ("your opponent has fewer than 2 cards in hand", 1),
        ("your opponent has more than 1 card in their hand", 0),
        ("you have at least 2 cards in hand", 1),
    ],
)
def test_how_many_cards_somebody_holds(asked: str, drawn: int) -> None:
    table = trial(f"If {asked}, draw 1 card.", SCHEME, A={"hand": ["Trial", "Blow", "Plan"]}, B=FOE)
    assert len(table.table.hands[0]) == 2 + drawn


def test_cards_are_drawn_until_two_hands_have_the_same_number() -> None:
    foe = {**FOE, "hand": ["Blow", "Plan", "Plan"]}
    text = "Draw cards until you have the same number of cards as your opponent."
    assert len(trial(text, SCHEME, A=HAND, B=foe).table.hands[0]) == 3


def test_a_scheme_is_boosted_and_counts_with_that() -> None:
    text = "You may BOOST this scheme. Deal 1 damage plus the BOOST value to an opposing hero."
    table = trial(text, "A: scheme Trial, boost with Plan (+4)", A={"hand": ["Trial", "Plan", "Plan"]})
    assert health(table, "Rival") == 9 - 5
    assert table.look("A", "hand") == ["Plan"]
    plain = trial(text, "A: scheme Trial, decline", A={"hand": ["Trial", "Plan", "Plan"]})
    assert (health(plain, "Rival"), len(plain.table.hands[0])) == (8, 2)


def test_damage_equal_to_what_a_scheme_was_boosted_with() -> None:
    text = "BOOST this scheme. Deal damage equal to the BOOST value to an opposing hero."
    table = trial(text, "A: scheme Trial, boost with Blow (+3)", A={"hand": ["Trial", "Blow", "Plan"]})
    assert health(table, "Rival") == 9 - 3


def test_each_card_over_a_number_counts() -> None:
    ability = (
        "At the end of your turn, if you have more than 2 cards in hand, deal 1 damage to an opposing hero "
        "for each card over 2."
    )
    given = {"hand": ["Trial", "Blow", "Blow", "Plan", "Swing", "Swing"]}
    table = trial("Draw 1 card.", "A: scheme Trial", ability=ability, A=given, actions=1)
    assert health(table, "Rival") == 9 - 4


@pytest.mark.parametrize("said", ["You have no hand limit.", "Tester has no maximum hand size."])
def test_a_hand_may_have_no_limit(said: str) -> None:
    sheet = make_sheet((hero(said, "scheme|Draw 1 card."),) * 2, False)
    assert sheet.hand_limit[0] > 30


def test_one_of_the_cards_that_somebody_shows_is_discarded() -> None:
    text = "Your opponent reveals 2 cards from their hand. Choose 1 of those cards for them to discard."
    foe = {**FOE, "hand": ["Blow", "Plan", "Swing"]}
    table = trial(text, SCHEME, "B: Swing, Plan", "A: Swing", A={"hand": ["Trial"]}, B=foe)
    assert table.look("B", "hand") == ["Blow", "Plan"]
    assert table.look("B", "discard") == ["Swing"]
