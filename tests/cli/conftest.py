"""A terminal that types what a test says."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mulligan.cli import main

Typed = Callable[..., str]


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are saved in."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "250")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path / "mulligan" / "games"


@pytest.fixture
def typed(games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Runs a command, types lines at its prompts until they are used up, and gives all that was printed."""

    def run(command: list[str], *lines: str, status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert main(command) == status
        captured = capsys.readouterr()
        return captured.out + captured.err

    return run
