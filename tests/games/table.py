"""A table that tests play at: a game with its set-up."""

from dataclasses import dataclass, field
from typing import Any

import mulligan
from mulligan.kernel.game import Game


@dataclass(frozen=True)
class Table:
    """A game with its set-up."""

    name: str
    setup: dict[str, Any] = field(default_factory=dict)
    stride: int = 1  # where games are long, tests that look hard at a position look at one of so many

    @property
    def game(self) -> Game:
        if str(self) not in GAMES:
            GAMES[str(self)] = mulligan.game(self.name, **self.setup)
        return GAMES[str(self)]

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.setup.items())])


GAMES: dict[str, Game] = {}
