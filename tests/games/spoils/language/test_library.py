"""The user's library: what is kept, and that it is not read twice."""

from pathlib import Path

import pytest

from mulligan.games.spoils.cards import library
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import Library, read_all
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.language import read
from mulligan.games.spoils.vocabulary.terms import CardType

OWL = Card("Owl", CardType.CHARACTER, subtypes=("owl",), text="COVERT")
RIDDLE = Card("Riddle", CardType.TACTIC, text="Ponder the owl.")


def test_cards_and_decks_are_there_again_in_the_next_session(tmp_path: Path) -> None:
    Library(tmp_path).keep(read_all([OWL, RIDDLE]), [Deck("Owls", (Entry("Owl", 4, "Game Deck"),))])
    again = Library(tmp_path)
    assert again.cards()["Owl"].card == OWL
    assert again.cards()["Owl"].tree() == read("COVERT")
    assert not again.cards()["Riddle"].read
    assert "owl" in again.cards()["Riddle"].problems[0].words.lower()
    assert list(again.decks()) == [Deck("Owls", (Entry("Owl", 4, "Game Deck"),))]


def test_a_card_brought_in_again_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    Library(tmp_path).keep(read_all([OWL]), [])
    Library(tmp_path).keep(read_all([Card("Owl", CardType.CHARACTER, text="TACTICAL")]), [])
    assert Library(tmp_path).cards()["Owl"].card.text == "TACTICAL"


def test_starting_up_reads_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Library(tmp_path).keep(read_all([OWL]), [])
    monkeypatch.setattr(library, "read_all", lambda cards: pytest.fail("text was read again"))
    assert Library(tmp_path).cards()["Owl"].read


def test_texts_are_read_again_when_the_language_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Library(tmp_path).keep(read_all([OWL]), [])
    monkeypatch.setattr(library, "fingerprint", lambda: "another language")
    assert Library(tmp_path).cards()["Owl"].read
