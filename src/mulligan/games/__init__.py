"""The games. Each folder has the same rooms: rules, cards, rule index, rulings, words."""

from typing import Any

from mulligan.kernel.game import Game

NAMES = ("mystic-war",)


def game(name: str, **setup: Any) -> Game:
    """A game by name, with its set-up: `game("mystic-war", seats=4)`."""
    if name == "mystic-war":
        from mulligan.games.mystic_war.game import MysticWar

        return MysticWar(**setup)
    raise ValueError(f"There is no game called {name!r}. The games are: {', '.join(NAMES)}.")
