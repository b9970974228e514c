"""A terminal that types what a test says."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games import game
from mulligan.games.mystic_war import layout

Typed = Callable[..., str]


@pytest.fixture(autouse=True)
def empty_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the cards and decks that whoever runs it has."""
    monkeypatch.setenv("MULLIGAN_LIBRARY", str(tmp_path / "library"))


@dataclass(frozen=True)
class Deal:
    """A game in which the player, Ada, begins and holds a Sorcery, a Wild Magic and a Transmutation."""

    seed: str
    amount: int
    keys: dict[str, str]
    goal: str

    @property
    def play(self) -> list[str]:
        return ["play", "mystic-war", "--seed", self.seed, "--name", "Ada"]

    def key(self, name: str) -> str:
        """The key before the first card whose name begins so."""
        return next(key for card, key in self.keys.items() if card.startswith(name))

    def card(self, name: str) -> str:
        return next(card for card in self.keys if card.startswith(name))


@cache
def a_deal() -> Deal:
    """The first seed that deals such a hand."""
    table = game("mystic-war", seats=4)
    faces = layout.cards(table)
    for seed in range(1, 20_000):
        state = table.start(seed)
        if state.decision is None or state.decision.seat != 0:
            continue
        laid = layout.table(state.view(0), table)
        hand = [faces[kind] for kind in sorted(set(laid.hand))]
        names = [card.name for card in hand]
        wanted = [next((name for name in names if name.startswith(word)), "") for word in WANTED]
        if all(wanted) and len(hand) == 4 and sum(card.any_time for card in hand) == 1:
            keys = {name: str(number) for number, name in enumerate(names, 1)}
            goal = laid.realms[0].goal
            assert goal is not None
            return Deal(str(seed), int(wanted[0].split()[1]), keys, faces[goal].name)
    raise AssertionError("no such deal")


WANTED = ("Sorcery", "Wild Magic", "Transmutation (Followers)")


@pytest.fixture
def deal() -> Deal:
    return a_deal()


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
