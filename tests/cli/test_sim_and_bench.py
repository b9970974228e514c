"""`mulligan sim` and `mulligan bench`: what they print, and what they say to bad input."""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from mulligan.build import compiled
from mulligan.cli import main


def test_sim_prints_counts_lengths_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "mystic-war", "--games", "3", "--seed", "1", "--check"]) == 0
    out = capsys.readouterr().out
    assert "3 games" in out
    assert "every position checked" in out
    assert all(word in out for word in ("decisions", "rounds", "seat", "goal", "Shared wins", "Draws"))


def test_sim_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "mystic-war", "--games", "4", "--seats", "3-6", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert report["complete"] is True
    assert set(report["wins_by_seat"]) == {"1", "2", "3", "4", "5", "6"}
    assert sum(report["wins_by_seat"].values()) >= 4 - report["draws"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "many"], "“many” is not a number of seats"),
        (["--seats", "9"], "3 to 8 players"),
        (["--agents", "oracle"], "no agent called 'oracle'"),
        (["--games", "0"], "At least one game"),
    ],
)
def test_sim_says_what_is_wrong(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "mystic-war", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_sim_plays_every_pairing_of_the_decks_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "spoils", "--games", "2", "--decks", "Low Tide,lamp-rent", "--check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert set(report["wins_by_goal"]) == {"low-tide", "lamp-rent"}
    assert main(["sim", "spoils", "--games", "1", "--decks", "no such deck"]) == 2
    assert "There is no deck called “no such deck”" in capsys.readouterr().err
    assert main(["sim", "unmatched", "--games", "1", "--decks", "low-tide"]) == 2
    assert "unmatched has nothing to choose with --decks" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_leaves_what_it_has_when_it_is_interrupted(jobs: str) -> None:
    report = interrupted_after(4, jobs)
    if report["games"] == 0:  # a busy machine
        report = interrupted_after(20, jobs)
    assert 0 < report["games"] < 1000000
    assert report["complete"] is False


def interrupted_after(seconds: float, jobs: str) -> dict[str, Any]:
    """What sim prints when Ctrl-C stops it."""
    command = [sys.executable, "-m", "mulligan", "sim", "mystic-war", "--games", "1000000", "--jobs", jobs, "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ, text=True)
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in err
    if not out:  # stopped while it was still starting
        return {"games": 0}
    assert err == ""
    report: dict[str, Any] = json.loads(out)
    return report


def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "mystic-war", "--seconds", "0.2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {
        "decisions_per_s",
        "games_per_s",
        "clones_per_s",
        "play_out_per_s",
        "python_loop_per_s",
        "compiled",
    }
    assert report["compiled"] is compiled()
    assert report["decisions_per_s"] > 0


def test_bench_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "mystic-war", "--seconds", "0.1"]) == 0
    assert "decisions a second" in capsys.readouterr().out


def test_bench_knows_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err


def test_sim_plays_the_heroes_and_the_board_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    named = ["--heroes", "Black Widow,Winter Soldier", "--board", "Sarpedon", "--no-items"]
    assert main(["sim", "unmatched", "--games", "2", "--json", *named]) == 0
    assert set(json.loads(capsys.readouterr().out)["wins_by_goal"]) == {"Black Widow", "Winter Soldier"}
    for arguments, complaint in (
        (["unmatched", "--heroes", "Black Wido,Winter Soldier"], "There is no hero called “Black Wido”"),
        (["unmatched", "--board", "Nowhere"], "There is no board called “Nowhere”"),
        (["mystic-war", "--heroes", "Black Widow"], "mystic-war has nothing to choose with --heroes"),
        (["spoils", "--board", "Sarpedon"], "spoils has nothing to choose with --board"),
    ):
        assert main(["sim", "--games", "1", *arguments]) == 2
        assert complaint in capsys.readouterr().err
