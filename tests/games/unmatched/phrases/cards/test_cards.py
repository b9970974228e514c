"""Hands, decks and discard piles: where cards go, and who has seen them."""

from typing import Any

import pytest

from mulligan.games.unmatched.table import LOOKS
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, trial

HAND = {"hand": ["Trial", "Blow"]}
THEIRS = {"hand": ["Blow", "Plan", "Swing"]}


@pytest.mark.parametrize(("text", "seen"), [("Look at your opponent's hand.", True), ("Gain 1 action.", False)])
def test_a_hand_is_seen_by_whoever_looks_at_it(text: str, seen: bool) -> None:
    state = trial(text, SCHEME, A=HAND, B=THEIRS).table
    shown = state.view(0).position.printed
    assert [shown[card] >= 0 for card in state.hands[1]] == [seen] * 3
    assert state.record is not None
    assert [(event.seat, event.other) for event in state.record.events if event.kind == LOOKS] == [(0, 1)] * seen


def test_one_chooses_what_another_discards() -> None:
    text = "Look at your opponent's hand. Choose 1 card for them to discard."
    table = trial(text, "A: scheme Trial, Swing", A=HAND, B=THEIRS)
    assert table.look("B", "discard") == ["Swing"]
    assert table.look("B", "hand") == ["Blow", "Plan"]


def test_cards_go_from_the_top_of_the_deck_to_the_discard_pile() -> None:
    table = trial(
        "Discard the top 2 cards of your opponent's deck.", SCHEME, A=HAND, B={"deck": ["Swing", "Plan", "Blow"]}
    )
    assert table.look("B", "discard") == ["Swing", "Plan"]
    assert table.look("B", "hand") == []


@pytest.mark.parametrize(("where", "place"), [("on top", 0), ("on the bottom", -1)])
def test_a_card_goes_on_the_deck_or_under_it(where: str, place: int) -> None:
    given = {"hand": ["Trial", "Blow", "Swing"], "deck": ["Plan"]}
    table = trial(f"Put 1 card from your hand {where} of your deck.", "A: scheme Trial, Swing", A=given)
    deck = table.look("A", "deck")
    assert isinstance(deck, list)
    assert deck[place] == "Swing"
    assert table.look("A", "hand") == ["Blow"]


def test_a_revealed_card_goes_under_the_deck() -> None:
    text = "Reveal the top card of your deck. Put that card on the bottom of your deck."
    deck = trial(text, SCHEME, A={**HAND, "deck": ["Swing", "Plan"]}).look("A", "deck")
    assert isinstance(deck, list)
    assert (deck[0], deck[-1]) == ("Plan", "Swing")


def test_the_whole_hand_goes_into_the_deck() -> None:
    table = trial("Shuffle your hand into your deck. End the turn.", SCHEME, A={**HAND, "deck size": 5}, B=THEIRS)
    assert table.look("A", "hand") == []
    assert len(table.table.decks[0]) == 6


def test_a_card_goes_back_to_hand_instead_of_the_discard_pile() -> None:
    table = trial("AFTER COMBAT: Return this card to your hand.", ATTACK)
    assert table.look("A", "hand") == ["Trial"]
    assert table.look("A", "discard") == []


@pytest.mark.parametrize(
    ("text", "deck", "pile"),
    [
        ("Shuffle this card into your deck.", ["Blow", "Trial"], ["Plan", "Swing", "Plan"]),
        (
            "Shuffle this card and the top 2 cards of your discard pile into your deck.",
            ["Blow", "Plan", "Swing", "Trial"],
            ["Plan"],
        ),
    ],
)
def test_this_card_goes_into_the_deck(text: str, deck: list[str], pile: list[str]) -> None:
    given: dict[str, Any] = {**HAND, "deck": ["Blow"], "deck size": 1, "discard": ["Plan", "Swing", "Plan"]}
    table = trial(text, SCHEME, A=given)
    found, left = table.look("A", "deck"), table.look("A", "discard")
    assert isinstance(found, list)
    assert sorted(found) == deck
    assert isinstance(left, list)
    assert left[-len(pile) :] == pile


SEARCH = "Search your deck and discard pile for a scheme card and add it to your hand."


@pytest.mark.parametrize("given", [{"deck": ["Swing", "Plan"], "deck size": 2}, {"deck size": 0, "discard": ["Plan"]}])
def test_a_card_is_found_in_the_deck_or_in_the_discard_pile(given: dict[str, Any]) -> None:
    table = trial(SEARCH, "A: scheme Trial", A={**HAND, **given})
    assert not [label for label in table.labels() if "Swing" in label or "Blow" in label]
    table.words("A", "Plan")
    assert table.look("A", "hand") == ["Blow", "Plan"]
