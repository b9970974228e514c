"""`mulligan replay --verify` checks a journal from a table against the hash published before the game."""

import json
from pathlib import Path
from typing import Any

import pytest

from mulligan.cli import main
from tests.server.tables import Service, finished


@pytest.fixture
def journal(server: Service) -> dict[str, Any]:
    found: dict[str, Any] = finished(server).get(0, "/journal")
    return found


def verify(journal: dict[str, Any], folder: Path) -> int:
    file = folder / "journal.json"
    file.write_text(json.dumps(journal), encoding="utf-8")
    return main(["replay", "--verify", str(file)])


def test_a_journal_from_a_table_is_found_fair(
    journal: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(journal, tmp_path) == 0
    assert journal["commitment"] in capsys.readouterr().out


@pytest.mark.parametrize(
    "change", [{"salt": "other"}, {"salt": "\ud800"}, {"commitment": "0" * 64}, {"commitment": None}]
)
def test_a_journal_that_does_not_fit_its_hash_is_refused(
    journal: dict[str, Any], tmp_path: Path, change: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify({**journal, **change}, tmp_path) != 0
    said = capsys.readouterr().err
    assert said
    assert "not your fault" not in said


def test_a_choice_that_was_never_offered_is_refused(journal: dict[str, Any], tmp_path: Path) -> None:
    choices = [*journal["choices"]]
    choices[3] = 99_999
    assert verify({**journal, "choices": choices}, tmp_path) != 0
