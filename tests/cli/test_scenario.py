"""`mulligan scenario`: what judges see."""

import io
import json
from pathlib import Path

import pytest

from mulligan.cli import main

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "mystic_war"
EXAMPLE = SCENARIOS / "rulebook" / "7.6-a-duel-over-one-dragon.yaml"


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.yaml"
    path.write_text(EXAMPLE.read_text("utf-8").replace("gold: 5}", "gold: 6}"), encoding="utf-8")
    return path


def test_scenarios_that_hold_exit_with_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(SCENARIOS / "rulebook")]) == 0
    out = capsys.readouterr().out
    assert "FAILS" not in out
    assert "scenarios hold." in out.splitlines()[-1]


def test_one_that_fails_makes_the_exit_status_one(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(EXAMPLE), str(wrong)]) == 1
    out = capsys.readouterr().out
    assert f"{wrong}:" in out
    assert "expected: 6" in out
    assert "found: 5" in out
    assert "1 of 2 scenarios hold." in out


def test_json_says_the_same(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", "--json", str(EXAMPLE), str(wrong)]) == 1
    said = json.loads(capsys.readouterr().out)
    assert (said["scenarios"], said["held"]) == (2, 1)
    assert said["failed"][0]["expected"] == "6"


def test_a_scenario_comes_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(EXAMPLE.read_text("utf-8")))
    assert main(["scenario", "run", "-"]) == 0
    assert "holds  -" in capsys.readouterr().out


def test_a_folder_without_scenarios_is_trouble(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(tmp_path)]) == 2
    assert "There is no scenario in" in capsys.readouterr().err


def test_a_file_that_is_not_there_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "run", str(tmp_path / "no.yaml")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_explain_tells_each_event_with_its_rule_below_its_cause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "explain", str(EXAMPLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith("  A plays Dragon 10") and line.endswith("[7.3]") for line in lines].count(True) == 1
    assert "    B loses 10 Gold. [Dragon]" in lines
    assert lines[-2].startswith("Now B is asked: ")


def test_a_rule_that_the_game_does_not_have_is_said_and_fails_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(EXAMPLE.read_text("utf-8").replace('"7.6"', '"7.66"'), encoding="utf-8")
    assert main(["scenario", "run", str(path)]) == 0
    assert "No rule, ruling or card of the game is called 7.66" in capsys.readouterr().out
