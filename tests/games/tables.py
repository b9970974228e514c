"""The tables that the tests of every game play at. A new game adds its lines to TABLES."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st

import mulligan
from mulligan.kernel.game import Game
from mulligan.kernel.state import State


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

TABLES = [
    Table("mystic-war", {"seats": 3}),
    Table("mystic-war", {"seats": 8}),
    Table("unmatched", {"heroes": ["Black Widow", "Winter Soldier"]}),
    Table("unmatched", {"heroes": ["Black Panther", "Black Widow"], "board": "Sarpedon"}),
    Table(
        "unmatched",
        {"heroes": ["Winter Soldier", "Black Panther", "Black Widow", "Black Panther"], "teams": True, "seats": 3},
    ),
    Table("spoils", {"decks": ["ashgrove-march", "brass-hounds"]}, stride=8),
    Table("spoils", {"decks": ["ember-and-ridge", "ashgrove-march", "eel-lane"]}, stride=25),
]
MIDDLING_TABLES = [
    Table("mystic-war", {"seats": 4}),
    Table("unmatched", {"heroes": ["Black Panther", "Winter Soldier", "Black Widow"]}),
    Table("spoils", {"decks": ["the-duchess-regrets", "ashgrove-march"]}),
]

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_one_table_a_game = pytest.mark.parametrize("table", MIDDLING_TABLES, ids=str)

MOST_CHOICES_IN_A_GAME = 20_000

seeds = st.integers(min_value=0, max_value=2**32)
lengths = st.integers(min_value=0, max_value=200)


def walk(game: Game, seed: int, record: bool = False) -> Iterator[State]:
    """A game of random seats: the same state again and again, at every decision, and once more when it is over."""
    choice = random.Random(seed)
    state = game.start(seed, record=record)
    for _ in range(MOST_CHOICES_IN_A_GAME):
        yield state
        if state.decision is None:
            return
        state.apply(choice.choice(state.decision.options))
    raise AssertionError("the game does not end")


def glances(table: Table, seed: int) -> Iterator[State]:
    """A walk that stops, where the game is long, at a few of its decisions only, and at the end."""
    choice = random.Random(seed)
    for state in walk(table.game, seed):
        if state.decision is None or choice.randrange(table.stride) == 0:
            yield state


def position(game: Game, seed: int, length: int) -> State:
    """Where random seats have come after so many choices, or the last decision of a shorter game."""
    before = state = game.start(seed)
    choice = random.Random(seed)
    for _ in range(length):
        if state.decision is None:
            return before
        before = state.clone()
        state.apply(choice.choice(state.decision.options))
    return state if state.decision is not None else before


def play_on(state: State, seed: int, most: int) -> list[int]:
    """Let random seats play on, at most so many choices; gives the choices."""
    choice = random.Random(seed)
    choices: list[int] = []
    while state.decision is not None and len(choices) < most:
        choices.append(choice.choice(state.decision.options))
        state.apply(choices[-1])
    return choices


def text(value: Any) -> str:
    """JSON values, byte for byte."""
    return json.dumps(value, sort_keys=True)


def everybody(state: State) -> list[int]:
    """The seats, and somebody who only watches."""
    return [*range(state.seats), -1]
