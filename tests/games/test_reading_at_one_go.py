"""Reading the cards of a game is not held up by looking for what may be thrown away: hardly anything may."""

import subprocess
import sys

import pytest

WATCHED = """
import gc, sys
from mulligan.games import box
game = box(sys.argv[1])
began = []
gc.callbacks.append(lambda phase, info: began.append(phase))
game.make()
gc.callbacks.clear()
print(began.count("start"), gc.isenabled())
"""


@pytest.mark.parametrize("name", ["spoils", "unmatched"])
def test_nothing_is_thrown_away_while_the_cards_of_a_game_are_read(name: str) -> None:
    """In Unmatched that took two fifths of the time until the first table was laid."""
    found = subprocess.run([sys.executable, "-c", WATCHED, name], capture_output=True, text=True, check=True)
    assert int(found.stdout.split()[0]) <= 1, "one look, right after it"
    assert found.stdout.split()[1] == "True"
