"""The games: what this folder holds, and what other packages bring through the entry points `mulligan.games`.

Each folder has the same rooms: rules, cards, rule index, rulings, words; and one object, GAME, that has them all.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from mulligan.games.box import Box
from mulligan.kernel.decision import BrokenSave
from mulligan.kernel.game import Game
from mulligan.kernel.journal import Journal, parts_of, read_json
from mulligan.messages import also_in

GROUP = "mulligan.games"


def game(name: str, **setup: Any) -> Game:
    """A game by name, with its set-up: `game("mystic-war", seats=4)`."""
    return box(name).make(**setup)


def box(name: str) -> Box:
    """Everything that a game brings, by the game's name."""
    found = own().get(name) or brought().boxes.get(name)
    if found is None:
        troubles = " ".join(brought().troubles)
        raise ValueError(f"There is no game called {name!r}. The games are: {', '.join(names())}. {troubles}".rstrip())
    return found


def names() -> list[str]:
    """The games that there are: our own first."""
    return [*own(), *brought().boxes]


@cache
def own() -> dict[str, Box]:
    """The games that this folder holds."""
    packages = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    boxes = [importlib.import_module(f"{__name__}.{package}").GAME for package in packages]
    return {one.name: one for one in boxes}


class Brought:
    """The games of other packages, and what is wrong with those that cannot be had."""

    def __init__(self) -> None:
        self.boxes: dict[str, Box] = {}
        self.troubles: list[str] = []
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                self.take(point.name, point.load())
            except Exception as error:  # whatever somebody else's package does, the other games can be played
                self.troubles.append(f"The game {point.name!r} of {point.value} cannot be had: {error!r}.")

    def take(self, name: str, found: object) -> None:
        if not isinstance(found, Box):
            raise TypeError("it is no mulligan.games.box.Box")
        if found.name != name:
            raise ValueError(f"it calls itself {found.name!r}")
        if name in own():
            raise ValueError("there is a game of that name already")
        also_in(found.messages)
        self.boxes[name] = found


@cache
def brought() -> Brought:
    return Brought()


def open_journal(path: Path) -> Journal:
    """A journal from its file, played to where it ends."""
    return journal_of(read_json(path))


def journal_of(saved: Any) -> Journal:
    """A journal from its JSON values, played to where it ends."""
    name, setup, seed, choices = parts_of(saved)
    try:
        journal = Journal(game(name, **setup), seed)
    except (TypeError, AttributeError, LookupError) as error:  # a set-up of the wrong form
        raise BrokenSave(f"The journal's set-up does not fit {name}: {setup!r}.") from error
    except ValueError as error:
        raise BrokenSave(f"The journal's set-up does not fit: {str(error).rstrip('.')}.") from error
    journal.notes = saved.get("notes", {})
    journal.replay(choices)
    return journal
