"""`mulligan serve` where it cannot serve: a line that says why."""

import socket
from pathlib import Path

import pytest

from mulligan.cli import main, serve
from mulligan.cli.serve import bind, in_an_address
from mulligan.command import Trouble
from mulligan.server.play.hall import Hall
from mulligan.server.settings import Settings
from tests.serving import free_port


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("nonsense", "Could not parse SQLAlchemy URL"),
        ("sqlite:///{folder}/nowhere/tables.sqlite3", "unable to open database file"),
        ("sqlite:///{folder}/letter.txt", "file is not a database"),
        ("cobol://there/tables", "it is of the kind “cobol”"),
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


@pytest.mark.parametrize("database", ["nonsense", "postgresql+psycopg://nobody@127.0.0.1:1/tables", "cobol://there"])
def test_bots_without_a_database_say_so_in_a_line(capsys: pytest.CaptureFixture[str], database: str) -> None:
    assert main(["bots", "--database", database]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_port_that_is_taken_is_said_in_a_line_and_the_database_is_free_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        for _ in range(2):
            database = f"sqlite:///{tmp_path}/tables.sqlite3"
            assert main(["serve", "--port", port, "--database", database]) == 2
            said = capsys.readouterr()
            assert port in said.err
            assert said.err.count("\n") == 1
            assert not said.out


def test_where_the_usual_port_is_taken_the_next_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled engine takes over from the first one, and the page that is open asks where that was."""
    with bind("127.0.0.1", 0) as taken:
        usual = taken.getsockname()[1]
        monkeypatch.setattr(serve, "USUAL_PORT", usual)
        found = []
        for _ in range(2):
            with serve.listen("127.0.0.1", None) as listener:
                found.append(listener.getsockname()[1])
    assert found[0] == found[1]
    assert usual < found[0] < usual + serve.NEXT_TO_IT


def test_nobody_is_let_in_before_the_database_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def look(hall: Hall) -> None:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
        raise Trouble("seen")

    port = free_port()
    monkeypatch.setattr("mulligan.server.serving.prepared", look)
    assert main(["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.sqlite3"]) == 2


def test_a_port_that_cannot_be_is_said_with_one_full_stop_after_the_reason() -> None:
    with pytest.raises(Trouble, match=r"0-65535\. Another port: --port$"):
        bind("127.0.0.1", 99999999)


@pytest.mark.parametrize("host", ["", "\udcff", "x" * 300, "a b"])
def test_an_address_that_cannot_be_listened_at_is_said(host: str) -> None:
    """An empty one would have been every address there is: what one forgot to fill in opens no house."""
    with pytest.raises(Trouble):
        bind(host, 0)


@pytest.mark.parametrize("pace", ["-1", "nan", "inf", "1e9"])
def test_a_pace_at_which_nobody_could_play_is_refused(
    pace: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", f"--pace={pace}", "--database", f"sqlite:///{tmp_path}/tables.sqlite3"]) == 2
    assert "from 0 to 100" in capsys.readouterr().err


def test_an_address_with_colons_is_told_as_a_browser_writes_it() -> None:
    assert in_an_address("::1") == "[::1]"
    assert in_an_address("127.0.0.1") == "127.0.0.1"


def test_a_name_is_the_same_in_large_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[frozenset[str]] = []

    def served(_: object, settings: Settings) -> int:
        known.append(settings.hosts)
        return 0

    monkeypatch.setattr(serve, "serve", served)
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    assert main(["serve", "--allow-host", "Tables.Example.ORG", "--database", database]) == 0
    assert "tables.example.org" in known[0]
