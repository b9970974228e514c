"""The worked examples for research do what they say, in small."""

from pathlib import Path
from typing import Any

import pytest

from examples.research import learning, reading_games, tree_search
from mulligan.arena.dataset import DataSet, write
from mulligan.arena.plan import Plan


def test_a_policy_learns_something_and_its_course_is_drawn() -> None:
    policy, course = learning.learn(seconds=0.1, seed=1)
    assert policy.weights.any()
    assert all(0 <= share <= 1 for share in course)
    assert learning.drawn(course).count("<polyline") == 1
    assert 0 <= learning.judge(policy, 2, 5) <= 1


def test_a_search_in_forty_lines_plays_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_search, "WORLDS", 12)
    assert isinstance(tree_search.play(1, 0), bool)


def test_games_are_read_counted_and_drawn(tmp_path: Path, capsys: Any) -> None:
    list(write(DataSet(Plan("unmatched", 4, 1, 2, 2), 4), tmp_path))
    reading_games.main(tmp_path / "games-00000.parquet", tmp_path / "rounds.svg")
    assert "Black Widow" in capsys.readouterr().out
    assert (tmp_path / "rounds.svg").read_text("utf-8").startswith("<svg xmlns")
