"""Data sets: the same games however they are written, whole files only, and every game plays again."""

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from mulligan.arena.dataset import AnotherSet, DataSet, fault_of, faults, write
from mulligan.arena.plan import Plan
from mulligan.cli import main

SMALL = DataSet(Plan("unmatched", 5, 3, 2, 2, ("random", "easy"), sides=("Black Widow", "Winter Soldier")), 2)


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for path in sorted(folder.glob("*.parquet")) for row in parquet.read_table(path).to_pylist()]


def test_a_set_that_was_broken_off_goes_on_file_by_file_to_the_same_end(tmp_path: Path) -> None:
    assert list(write(SMALL, tmp_path / "whole")) == [2, 2, 1]
    broken = tmp_path / "broken"
    next(iter(write(SMALL, broken)))
    (broken / "games-00001.part").write_bytes(b"cut off")
    assert [path.name for path in broken.glob("*.parquet")] == ["games-00000.parquet"]
    assert list(write(SMALL, broken)) == [2, 2, 1]
    assert rows(broken) == rows(tmp_path / "whole")
    assert [row["seed"] for row in rows(broken)] == [3, 4, 5, 6, 7]
    assert not list(broken.glob("*.part"))
    with pytest.raises(AnotherSet):
        list(write(DataSet(SMALL.plan, 3), broken))


def test_every_game_plays_again_and_one_that_does_not_is_found(tmp_path: Path) -> None:
    list(write(SMALL, tmp_path))
    assert list(faults(tmp_path)) == [(seed, "") for seed in range(3, 8)]
    row = rows(tmp_path)[0]
    assert "not over" in fault_of({**row, "choices": row["choices"][:-1]})
    assert "winners" in fault_of({**row, "winners": [1 - row["winners"][0]]})
    assert "not among those offered" in fault_of({**row, "choices": [row["choices"][0], 123_456]})


def test_the_command_writes_and_checks(tmp_path: Path, capsys: Any) -> None:
    words = ["dataset", "mystic-war", "--seats", "3", "--games", "3", "--in-a-file", "2", "--out", str(tmp_path)]
    assert main([*words, "--check", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"game": "mystic-war", "games": 3, "files": 2, "complete": True, "checked": 3}
    assert main([*words[:-1], str(tmp_path / "one"), "--in-a-file", "3"]) == 0
    assert "3 games are in one file in" in capsys.readouterr().out
    assert main([*words, "--seed", "9"]) == 2
    assert "another data set" in capsys.readouterr().err
    assert main([*words[:-1], str(tmp_path / "other"), "--in-a-file", "0"]) == 2
    assert "At least one game to a file" in capsys.readouterr().err
