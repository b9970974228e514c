"""Short plays go as they went when they were recorded."""

import pytest

from tests.playthroughs.short_plays import FOLDER, GAMES, lines

PARTS = 6


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_short_plays_go_as_they_were_recorded(game: str, part: int) -> None:
    recorded = (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()[part::PARTS]
    changes = sorted(set(lines(game, part, PARTS)) ^ set(recorded), key=lambda line: line.partition(" ")[2])
    assert not changes, "\n".join([*changes[:40], "", "If this is meant: make playthroughs, and look at the diff."])
