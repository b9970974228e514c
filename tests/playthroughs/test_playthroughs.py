"""Games go as they went when they were recorded."""

import difflib

import pytest

from tests.playthroughs.recording import FOLDER, PLAYTHROUGHS, told


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_goes_as_it_was_recorded(name: str) -> None:
    recorded = (FOLDER / name).read_text("utf-8").splitlines()
    now = told(*PLAYTHROUGHS[name]).splitlines()
    changes = list(difflib.unified_diff(recorded, now, "recorded", "now", lineterm="", n=3))
    assert not changes, "\n".join([*changes[:40], "", "If this is meant: make playthroughs, and look at the diff."])
