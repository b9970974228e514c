"""Leagues on a real Ray cluster of two nodes on this machine; where Ray is not installed, that is said in words."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from mulligan.arena.league import League
from mulligan.arena.plan import Plan
from mulligan.arena.running import run
from mulligan.cli import main

HAS_RAY = importlib.util.find_spec("ray") is not None
FOUR = League(Plan("mystic-war", 40, 3, 4, 4), ("heuristic", "random", "random", "random"))


@pytest.mark.skipif(not HAS_RAY, reason="ray is not installed")
def test_a_node_that_is_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    cluster_utils: Any = importlib.import_module("ray.cluster_utils")
    ray: Any = importlib.import_module("ray")
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    try:
        cluster.wait_for_nodes()
        ray.init(address=cluster.address, log_to_driver=False)
        games = []
        playing = run(FOUR, tmp_path / "cluster", place="ray")
        for one in playing:
            games.append(one)
            if len(games) == 8:
                assert sum(node["Alive"] for node in ray.nodes()) == 2
                cluster.remove_node(second, allow_graceful=False)
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert sorted(games, key=lambda game: int(game["number"])) == list(run(FOUR, tmp_path / "alone"))


@pytest.mark.skipif(HAS_RAY, reason="ray is installed")
def test_without_ray_one_is_told_what_to_install(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "unmatched", "--games", "2", "--on", "ray", "--out", str(tmp_path)]) == 2
    assert "install mulligan[ray]" in capsys.readouterr().err


def test_a_place_that_is_not_a_cluster_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "unmatched", "--games", "2", "--on", "the moon", "--out", str(tmp_path)]) == 2
    assert "not on the moon" in capsys.readouterr().err
