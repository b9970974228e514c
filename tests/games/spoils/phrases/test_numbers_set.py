"""Numbers that become an amount: of several that say so the latest holds, for each card and each number of its own."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item

RAT = character("Rat", (1, 2, 3))
OX = character("Ox", (4, 5, 1))
CALM = item("Calm", "The strength of all characters is set to 2.")
FURY = item("Fury", "The strength of all characters becomes 6.")
THICK = item("Thick", "The life of all characters becomes 7.")
SONG = item("Song", "All characters gain 1 strength.")
DULL = item("Dull", "The strength of all characters is reduced to 3.")


def numbers(*items: str) -> list[tuple[int, int, int]]:
    """Strength, life and speed of the rat and of the ox, with these in play in this order."""
    scene = Scene([RAT, OX, CALM, FURY, THICK, SONG, DULL], A=Side(play=["Rat", *items]), B=Side(play=["Ox"]))
    rat, ox = ([scene.stat(name, stat) for stat in ("strength", "life", "speed")] for name in ("Rat", "Ox"))
    return [(rat[0], rat[1], rat[2]), (ox[0], ox[1], ox[2])]


@pytest.mark.rules("410.3")
@pytest.mark.parametrize(
    ("items", "rat", "ox"),
    [
        (["Calm"], (2, 2, 3), (2, 5, 1)),
        (["Fury"], (6, 2, 3), (6, 5, 1)),
        (["Calm", "Fury"], (6, 2, 3), (6, 5, 1)),
        (["Fury", "Calm"], (2, 2, 3), (2, 5, 1)),
        (["Calm", "Thick", "Fury"], (6, 7, 3), (6, 7, 1)),
        (["Thick", "Fury", "Calm", "Fury"], (6, 7, 3), (6, 7, 1)),
        (["Song", "Calm"], (3, 2, 3), (3, 5, 1)),
        (["Song", "Fury", "Calm", "Song"], (4, 2, 3), (4, 5, 1)),
        (["Dull"], (1, 2, 3), (3, 5, 1)),
        (["Fury", "Song", "Dull"], (3, 2, 3), (3, 5, 1)),
    ],
)
def test_the_latest_holds_and_what_is_gained_is_added(
    items: list[str], rat: tuple[int, int, int], ox: tuple[int, int, int]
) -> None:
    assert numbers(*items) == [rat, ox]
