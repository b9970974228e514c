"""The published cards, read in place: how many are understood, and that what is understood prints and reads back."""

from dataclasses import replace
from functools import cache

import pytest

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import Reading, read_all
from mulligan.games.spoils.cards.octgn import deck_files, read_deck, read_set, set_files
from mulligan.games.spoils.language import show
from mulligan.language.references import Mention
from mulligan.language.tree import from_json, to_json, walk
from tests.games.spoils.language.facts import octgn_folder

LEAST = {"current-wording": 0.93, "printed-wording": 0.94}


@cache
def readings(wording: str) -> list[Reading]:
    folder = octgn_folder() / wording
    cards: dict[str, Card] = {card.name: card for file in set_files(folder) for card in read_set(file)}
    return read_all(cards.values())


@pytest.mark.parametrize("wording", LEAST)
def test_most_cards_are_understood_in_full(wording: str) -> None:
    found = readings(wording)
    assert sum(reading.read for reading in found) / len(found) >= LEAST[wording]


@pytest.mark.parametrize("wording", LEAST)
def test_printing_a_tree_and_reading_the_print_gives_the_same_tree(wording: str) -> None:
    before = [reading for reading in readings(wording) if reading.read]
    after = read_all(replace(reading.card, text=show(reading.tree())) for reading in before)
    pairs = zip(before, after, strict=True)
    assert [one.card.name for one, other in pairs if not other.read or other.tree() != one.tree()] == []


@pytest.mark.parametrize("wording", LEAST)
def test_every_reference_is_settled_and_every_tree_goes_through_json(wording: str) -> None:
    for reading in readings(wording):
        if reading.read:
            tree = reading.tree()
            assert not any(isinstance(part, Mention) for part in walk(tree)), reading.card.name
            assert from_json(to_json(tree)) == tree


def test_every_card_of_the_preconstructed_decks_is_understood() -> None:
    known = {reading.card.name for reading in readings("printed-wording") if reading.read}
    decks = [read_deck(file) for file in deck_files(octgn_folder())]
    assert len(decks) == 17
    missing = {deck.name: sorted({entry.name for entry in deck.entries} - known) for deck in decks}
    assert {name: cards for name, cards in missing.items() if cards} == {}
