"""The command as a whole: help, version, and what a user sees when things go wrong."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mulligan import cli
from mulligan.cli import Commands, Trouble, main
from mulligan.messages import speaking


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cli, "state_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def a_command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], int]], None]:
    """Puts a command `act` into the command line that does what the test says."""

    def put(act: Callable[[], int]) -> None:
        class Module:
            @staticmethod
            def add(commands: Commands) -> None:
                commands.add_parser("act").set_defaults(run=run)

        def run(arguments: argparse.Namespace) -> int:
            return act()

        monkeypatch.setattr(cli, "command_modules", lambda asked: [Module])

    return put


def raising(error: BaseException) -> Callable[[], int]:
    def act() -> int:
        raise error

    return act


def test_alone_it_prints_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("usage: mulligan")


def test_version_says_how_the_engine_was_built(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("mulligan ")
    assert "compiled" in out or "interpreted" in out


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-command"]) == 2
    assert "no-such-command" in capsys.readouterr().err


def test_a_command_gives_its_exit_status(a_command: Callable[[Callable[[], int]], None]) -> None:
    a_command(lambda: 3)
    assert main(["act"]) == 3


def test_trouble_is_one_line(
    a_command: Callable[[Callable[[], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    a_command(raising(Trouble("There is no game “bridge”.")))
    assert main(["act"]) == 2
    assert capsys.readouterr().err == "mulligan: There is no game “bridge”.\n"


def test_an_interrupt_is_a_short_line(
    a_command: Callable[[Callable[[], int]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    a_command(raising(KeyboardInterrupt()))
    assert main(["act"]) == 130
    assert capsys.readouterr().err == "\nStopped.\n"


def test_a_crash_is_one_line_that_says_where_the_details_are(
    a_command: Callable[[Callable[[], int]], None], capsys: pytest.CaptureFixture[str], state: Path
) -> None:
    a_command(raising(ZeroDivisionError("division by zero\nand more")))
    assert main(["act"]) == 1
    (report,) = state.glob("crash-*.txt")
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "ZeroDivisionError: division by zero" in err
    assert str(report) in err
    assert "Traceback" in report.read_text(encoding="utf-8")


def test_a_crash_over_what_is_no_text_is_one_line_too(
    a_command: Callable[[Callable[[], int]], None], capsys: pytest.CaptureFixture[str], state: Path
) -> None:
    a_command(raising(ValueError("half a character: \udcff")))
    assert main(["act"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    (report,) = state.glob("crash-*.txt")
    assert "half a character" in report.read_text(encoding="utf-8")


def test_a_crash_whose_details_cannot_be_written_is_still_one_line(
    a_command: Callable[[Callable[[], int]], None], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "state_folder", raising(PermissionError("read-only")))
    a_command(raising(ZeroDivisionError("division by zero")))
    assert main(["act"]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "read-only" in err


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [[], ["--help"], ["--version"]])
def test_a_closed_pipe_is_quiet(arguments: list[str], unbuffered: str) -> None:
    command = [sys.executable, "-m", "mulligan", *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate()
    assert err == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_said_in_a_line_and_is_nobodys_fault(state: Path) -> None:
    command = [sys.executable, "-m", "mulligan", "rules", "unmatched"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert "no room left" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(state.glob("crash-*.txt"))


@pytest.mark.parametrize("command", [["check"], ["scenario", "run"], ["replay"], ["import", "octgn"]])
def test_a_file_that_cannot_be_is_said_in_a_line_and_is_nobodys_fault(
    command: list[str], state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "x" * 300
    assert main([*command, name]) == 2
    said = capsys.readouterr().err
    assert name in said
    assert said.count("\n") == 1
    assert not list(state.glob("crash-*.txt"))


def test_a_terminal_that_lacks_a_character_gets_a_question_mark() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([sys.executable, "-m", "mulligan"], env=environment, capture_output=True, check=True)
    assert b"?mulligan COMMAND --help? tells more" in done.stdout


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "mulligan", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("mulligan ")


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        (["pla"], "Did you mean “play”?", "Meintest du „play“?"),
        (["nonsense"], "only one of these: arena, balance", "nur eines davon: arena, balance"),
        (["check"], "mulligan check: Something is missing: FILE.", "mulligan check: Es fehlt noch: FILE."),
        (["deck"], "Something is missing: check|show|list", "Es fehlt noch: check|show|list"),
        (["sim", "mystic-war", "--games", "x"], "--games cannot be “x”.", "--games kann nicht „x“ sein."),
        (["sim", "mystic-war", "--games"], "--games is to be followed by a value.", "Nach --games fehlt ein Wert."),
        (["serve", "--open=3"], "--open is not to be followed", "Nach --open steht kein Wert."),
        (["serve", "here"], "usage: mulligan serve", "Aufruf: mulligan serve"),
        (["serve", "here"], "Nothing here is called here.", "here gibt es hier nicht."),
        (["play", "unmatched", "there"], "Nothing here is called there.", "there gibt es hier nicht."),
        (["sim", "--s"], "--s could be any of these: --seed", "--s kann mehreres sein: --seed"),
    ],
)
def test_what_is_wrong_with_the_words_of_a_command_is_said_in_the_language_of_whoever_typed_them(
    words: list[str], english: str, german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, said in (("en", english), ("de", german)):
        with speaking(language):
            assert main(words) == 2
        assert said in capsys.readouterr().err.replace("\n", " ")


def test_help_is_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("de"):
        assert main(["sim", "--help"]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in ("Aufruf:", "Angaben:", "Optionen:", "diese Hilfe zeigen"))
    assert not any(word in said for word in ("usage", "options", "arguments", "show this"))
