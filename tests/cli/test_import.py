"""`mulligan import octgn`: from the user's files into the user's library, with figures."""

import json
from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games.spoils.cards.library import Library

SET = """<set name="Owls"><cards>
<card name="Owl"><property name="Type" value="Character" /><property name="Text" value="COVERT" /></card>
<card name="Riddle"><property name="Type" value="Tactic" /><property name="Text" value="Draw a card and hoot." /></card>
</cards></set>"""
DECK = '<deck><section name="Deck"><card qty="4">Owl</card></section></deck>'


@pytest.fixture
def files(tmp_path: Path) -> Path:
    folder = tmp_path / "octgn" / "Owls"
    folder.mkdir(parents=True)
    (folder / "set.xml").write_text(SET, encoding="utf-8")
    (folder / "Parliament.o8d").write_text(DECK, encoding="utf-8")
    return tmp_path / "octgn"


def test_the_check_counts_cards_and_says_why_some_are_unread(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "octgn", str(files), "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["cards"], report["read"]) == (2, 1)
    (unread,) = report["unread"]
    assert (unread["name"], unread["words"]) == ("Riddle", "hoot")
    assert unread["reason"]
    assert not Library().cards()


def test_importing_keeps_cards_and_decks(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "octgn", str(files)]) == 0
    said = capsys.readouterr().out
    assert "1 of 2 cards read." in said
    assert "Parliament: every card read." in said
    assert set(Library().cards()) == {"Owl", "Riddle"}
    assert [deck.name for deck in Library().decks()] == ["Parliament"]


def test_a_folder_without_such_files_is_trouble(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "octgn", str(tmp_path)]) == 2
    assert "holds no OCTGN set" in capsys.readouterr().err


def test_what_has_no_end_is_not_read(capsys: pytest.CaptureFixture[str]) -> None:
    for source in ("octgn", "umdb"):
        assert main(["import", source, "/dev/zero"]) == 2
        assert "/dev/zero" in capsys.readouterr().err
