"""`mulligan serve` where it cannot serve: a line that says why."""

from pathlib import Path

import pytest

from mulligan.cli import main


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("nonsense", "Could not parse SQLAlchemy URL"),
        ("sqlite:///{folder}/nowhere/tables.sqlite3", "unable to open database file"),
        ("sqlite:///{folder}/letter.txt", "file is not a database"),
        ("cobol://there/tables", "Can't load plugin"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: str, reason: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam, " * 100)
    status = main(["serve", "--port", "0", "--database", database.format(folder=tmp_path)])
    said = capsys.readouterr().err
    assert status != 0
    assert reason in said
    assert said.count("\n") == 1
