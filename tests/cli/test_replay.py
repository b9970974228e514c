"""`mulligan replay`: a saved game again, step by step or at once, through anybody's eyes."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Deal, Typed


@pytest.fixture
def file(deal: Deal, typed: Typed, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    typed(deal.play, "sorcery me", "", "", "", f"save {path}", "quit")
    return path


def test_it_prints_everything_at_once(file: Path, deal: Deal, typed: Typed) -> None:
    out = typed(["replay", str(file), "--all"])
    assert f"mystic-war with Ada, Maren, Oswin, Tavi, seed {deal.seed}" in out
    assert f"You play {deal.card('Sorcery')} on your own realm. [7.3]" in out
    assert "The game is not over yet." in out


def test_it_is_seen_by_the_one_who_played(file: Path, typed: Typed) -> None:
    assert re.search(r"You draw [A-Z]", typed(["replay", str(file), "--all"]))


def test_it_can_be_seen_by_another_seat_or_by_a_watcher(file: Path, typed: Typed) -> None:
    watched = typed(["replay", str(file), "--all", "--seat", "watcher"])
    assert "Ada draws a card." in watched
    assert "Transmutation (Followers)" not in watched
    assert "Your goal" not in watched
    assert "Ada plays Sorcery" in typed(["replay", str(file), "--all", "--seat", "Maren"])
    assert "You draw" in typed(["replay", str(file), "--all", "--seat", "2"])


def test_a_seat_that_nobody_has_is_refused(file: Path, typed: Typed) -> None:
    assert "Nobody called “Zoe” plays here" in typed(["replay", str(file), "--seat", "Zoe"], status=2)
    assert "Nobody called “9” plays here" in typed(["replay", str(file), "--seat", "9"], status=2)


def test_it_steps_forward_and_back(file: Path, typed: Typed) -> None:
    out = typed(["replay", str(file)], "", "b", "q")
    assert out.count("You play Sorcery") == 1
    assert "\n0/" in out


def test_it_jumps_to_the_end_and_to_a_number(file: Path, typed: Typed) -> None:
    out = typed(["replay", str(file)], "e", "3", "jump 2", "9999", "s")
    assert "The game is not over yet." in out
    assert "\n3/" in out
    assert "\n2/" in out
    assert "The game has" in out


def test_the_eyes_can_be_changed_on_the_way(file: Path, typed: Typed) -> None:
    out = typed(["replay", str(file)], "as maren", "as nobody", "as Zoe")
    assert "Nobody called “Zoe”" in out
    assert "Ada " in out


def test_what_it_does_not_understand_it_answers_with_its_keys(file: Path, typed: Typed) -> None:
    assert typed(["replay", str(file)], "dance").count("Enter next") == 2
