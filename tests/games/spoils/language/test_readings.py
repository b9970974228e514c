"""What texts were read as is kept, and nothing depends on its being kept."""

from pathlib import Path

import pytest

from mulligan.games.spoils.cards import library, readings
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.vocabulary.terms import CardType

OWL = Card("Owl", CardType.CHARACTER, text="COVERT")
RIDDLE = Card("Riddle", CardType.TACTIC, text="Ponder the owl.")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(readings, "cache_folder", lambda: tmp_path)
    return tmp_path


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def read_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "read_text", lambda text, type_: pytest.fail(f"{text!r} was read again"))


def test_a_text_is_read_once_whether_it_was_understood_or_not(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_all([OWL, RIDDLE])
    read_nothing(monkeypatch)
    again = read_all([OWL, RIDDLE])
    assert again == first
    assert again[0].tree() == first[0].tree()
    assert [reading.read for reading in again] == [True, False]


def test_the_same_words_on_a_card_of_another_type_are_another_text(folder: Path) -> None:
    read_all([OWL])
    assert readings.key_of("COVERT", "character") in readings.recall()
    assert readings.key_of("COVERT", "tactic") not in readings.recall()


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{}", b"0000\n{}", b"null", b"[" * 10_000], ids=lambda content: str(content[:8])
)
def test_a_damaged_file_is_read_over_and_written_anew(
    folder: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = read_all([OWL])
    [file] = files(folder)
    file.write_bytes(content)
    assert read_all([OWL]) == first
    read_nothing(monkeypatch)
    assert read_all([OWL]) == first


def test_a_file_changed_by_one_letter_is_not_believed(folder: Path) -> None:
    read_all([OWL])
    [file] = files(folder)
    file.write_text(file.read_text().replace("covert", "tactical").replace("Covert", "Tactical"))
    assert readings.recall() == {}


def test_cards_are_read_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    monkeypatch.setattr(readings, "cache_folder", lambda: in_the_way)
    assert read_all([OWL])[0].read


def test_texts_are_read_again_in_another_language_and_only_the_last_few_languages_are_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all([OWL])
    monkeypatch.setattr(readings, "MOST_LANGUAGES", 2)
    for other in ("another", "a third"):
        monkeypatch.setattr(readings, "fingerprint", lambda other=other: other)
        assert readings.recall() == {}
        assert read_all([OWL])[0].read
    assert len(files(folder)) == 2


def test_only_so_many_are_kept_the_newest(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MOST_KEPT", 2)
    for name in "abc":
        readings.remember({name: {"problems": []}})
    assert list(readings.recall()) == ["b", "c"]


def test_nothing_is_kept_while_the_language_is_being_exchanged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server still at work while a new version is installed would keep old readings under the new one's name."""
    monkeypatch.setattr(readings, "source_now", lambda: "newer")
    assert read_all([OWL])[0].read
    assert not files(folder)
