"""A pile of a hero's own beside the deck: cards go there, are counted, and come back."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.texts.lexicon import Lexicon, Names
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.kernel.numbers import Card
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import SCHEME, health, trial

HAND: dict[str, Any] = {"hand": ["Trial", "Trial", "Swing", "Plan"], "deck": ["Blow", "Plan"], "discard": ["Swing"]}
STORE = "Put the top 2 cards of your deck face up in your GRIMOIRE."


def names(table: Arranged, zone: list[Card]) -> list[str]:
    state = table.table
    return sorted(state.sheet.name[state.printed[card]] for card in zone)


def played(text: str, *script: str) -> Arranged:
    return trial(text, *(script or (SCHEME,)), A=HAND)


@pytest.mark.rules("Ruling 37")
@pytest.mark.parametrize(
    ("text", "answer", "there"),
    [
        (STORE, "", ["Blow", "Plan"]),
        ("Put the top card of your deck into your GRIMOIRE pile.", "", ["Blow"]),
        ("Put a card from your hand into your GRIMOIRE.", ", Swing", ["Swing"]),
        ("Place up to 2 cards from your hand in your GRIMOIRE.", ", Swing, Plan", ["Plan", "Swing"]),
        ("Add an attack card from your discard pile to your GRIMOIRE.", "", ["Swing"]),
    ],
)
def test_cards_go_to_the_pile_and_everybody_sees_them(text: str, answer: str, there: list[str]) -> None:
    table = played(text, f"{SCHEME}{answer}")
    state = table.table
    assert names(table, state.suits[0]) == there
    assert all(state.view(1).position.printed[card] >= 0 for card in state.suits[0])


@pytest.mark.rules("Ruling 37")
def test_cards_come_back_from_the_pile() -> None:
    taken = played(f"{STORE} Add a card from your GRIMOIRE to your hand.", f"{SCHEME}, Plan")
    assert names(taken, taken.table.hands[0]) == ["Plan", "Plan", "Swing", "Trial"]
    assert names(taken, taken.table.suits[0]) == ["Blow"]
    gone = played(
        f"{STORE} You may discard a scheme card from your GRIMOIRE. If you do, draw 1 card.", f"{SCHEME}, yes"
    )
    assert names(gone, gone.table.discards[0]) == ["Plan", "Swing", "Trial"]
    assert len(gone.table.hands[0]) == 4


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Deal 1 damage to Helper for each card in your GRIMOIRE.", 2),
        ("Deal 1 damage to Helper for each scheme card in your GRIMOIRE.", 1),
        ("If you have 2 or more cards in your GRIMOIRE, deal 1 damage to Helper.", 1),
        ("If you have 3 or more cards in your GRIMOIRE, deal 1 damage to Helper.", 0),
    ],
)
def test_cards_in_the_pile_are_counted(text: str, lost: int) -> None:
    assert 7 - health(played(f"{STORE} {text}"), "Helper") == lost


@pytest.mark.rules("Ruling 37")
def test_a_pile_that_lies_face_down_is_known_to_its_player() -> None:
    table = played("Put the top 2 cards of your deck face down in your GRIMOIRE. Draw 1 card.").table
    for seat, known in ((0, True), (1, False)):
        assert [table.view(seat).position.printed[card] >= 0 for card in table.suits[0]] == [known, known]


def test_it_prints_and_reads_back() -> None:
    reader = Reader(Names((), Lexicon(("Tester",), pile="grimoire")), [])
    for text in (
        STORE,
        "Put a card from your hand in your GRIMOIRE.",
        "Put a card from your discard pile in your GRIMOIRE.",
        "Add a card from your GRIMOIRE to your hand.",
        "Discard a card from your GRIMOIRE.",
        "Draw 1 card for each card in your GRIMOIRE.",
    ):
        read = reader.card(text)
        assert "grimoire" in printed(read)
        assert reader.card(printed(read)) == read
