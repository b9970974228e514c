"""`mulligan check`: what is wrong in card and deck files, said for people."""

from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games.spoils.card import Card
from mulligan.games.spoils.library import Library, read_all
from mulligan.games.spoils.vocabulary.terms import CardType

CARDS = '''[[card]]
name = "Owl"
line = "Rogue Character - owl"
text = "COVERT"

[[card]]
name = "Riddle"
line = "Rogue Tactic"
text = """
Draw a card.
Inflict 2 harm to a character.
"""
'''


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    monkeypatch.setenv("MULLIGAN_LIBRARY", str(tmp_path / "library"))
    held = Library()
    held.keep(
        read_all([Card("Owl", CardType.CHARACTER, text="COVERT"), Card("Riddle", CardType.TACTIC, text="Hoot.")]), []
    )
    return held


def test_a_fault_is_said_with_card_line_words_and_suggestion(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"{path}:11: Riddle: “harm to a character”" in said
    assert "damage" in said


def test_a_file_without_faults_is_said_to_be_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS.replace("harm", "damage"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert "all understood" in capsys.readouterr().out


def test_a_deck_is_refused_by_the_names_of_its_unknown_and_unread_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "owls.txt"
    path.write_text("# owls\n[Deck]\n4 Owl\n2x Riddle\n1 Heron\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    unread, unknown = capsys.readouterr().out.splitlines()
    assert "Riddle" in unread
    assert "Heron" in unknown


def test_a_line_that_is_no_card_is_pointed_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "owls.txt"
    path.write_text("4 Owl\nmany owls\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "line 2" in capsys.readouterr().out


def test_a_missing_file_is_trouble_and_not_a_crash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "no-such-file.toml"]) == 2
    assert "no-such-file.toml" in capsys.readouterr().err
