"""Decks and formats (103), packs and drafts."""

from collections import Counter

import pytest

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import DeckRefused, HouseTable, house_decks
from mulligan.games.spoils.cards.formats import CONSTRUCTED, LIMITED, faults
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.cards.packs import draft, limited_deck, sealed_pool
from mulligan.games.spoils.vocabulary.terms import CardType


@pytest.mark.rules("103.1", "103.1a", "103.1b", "103.1c", "203.5b", "202.1")
def test_every_ready_deck_passes_constructed() -> None:
    assert len(house_decks()) == 10
    for deck in house_decks().values():
        assert faults(deck, CONSTRUCTED) == [], deck.name


@pytest.mark.rules("103.1", "103.1a", "103.1b", "103.1c")
def test_every_fault_of_a_deck_is_named() -> None:
    deck = Deck("bad", (Entry("Brass Hound", 5, "Game Deck"), Entry("No Such Card", 1, "Game Deck")))
    found = " ".join(faults(deck, CONSTRUCTED))
    for word in ("Brass Hound: 5 copies", "No Such Card", "one faction", "6 cards"):
        assert word in found


@pytest.mark.rules("103.2", "103.2a", "103.2b", "103.2c", "201.6c")
def test_sealed_pools_and_drafts_come_from_their_seed_and_make_limited_decks() -> None:
    assert sealed_pool("x") == sealed_pool("x") != sealed_pool("y")
    taken = draft("x", [None, None, None, None])
    assert taken == draft("x", [None, None, None, None])
    for cards in taken:
        assert len(cards) == 39
        assert faults(limited_deck("drafted", cards), LIMITED, Counter(cards)) == []


@pytest.mark.rules("202.3a")
def test_a_faction_whose_file_names_no_influence_is_refused() -> None:
    entries = (Entry("Empty Chair", 1, "Faction"), Entry("Rage", 75, "Game Deck"))
    with pytest.raises(DeckRefused, match="Empty Chair: the faction has no influence"):
        HouseTable().deck(Deck("without", entries, (Card("Empty Chair", CardType.FACTION),)))
