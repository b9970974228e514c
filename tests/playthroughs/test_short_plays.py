"""Short plays go as they went when they were recorded."""

import pytest
from hypothesis import settings

from tests.playthroughs.short_plays import FEW_TRIES, FOLDER, GAMES, TRIES, lines, shortened

PARTS = 12
MANY_EXAMPLES = 25


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_short_plays_go_as_they_were_recorded(game: str, part: int) -> None:
    tries = TRIES if settings().max_examples >= MANY_EXAMPLES else FEW_TRIES
    whole = (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()[part::PARTS]
    recorded = {shortened(line, tries) for line in whole}
    changes = sorted(set(lines(game, tries, part, PARTS)) ^ recorded, key=lambda line: line.partition(" ")[2])
    assert not changes, "\n".join([*changes[:40], "", "If this is meant: make playthroughs, and look at the diff."])
