"""The tables that the tests of every game play at. A game says which in `tests/games/GAME/tables.py`."""

import json
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from mulligan.games import own
from mulligan.kernel.game import Game
from mulligan.kernel.state import State
from tests.games.table import Table as Table

OF_GAMES = [import_module(f"tests.games.{box.package.rpartition('.')[2]}.tables") for box in own().values()]
TABLES: list[Table] = [table for game in OF_GAMES for table in game.TABLES]
MIDDLING_TABLES: list[Table] = [game.MIDDLING for game in OF_GAMES]

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_one_table_a_game = pytest.mark.parametrize("table", MIDDLING_TABLES, ids=str)

MOST_CHOICES_IN_A_GAME = 20_000


def examples(at_most: int) -> settings:
    """So many where each takes long, and no more than the profile wants of the quick ones."""
    return settings(max_examples=min(at_most, settings().max_examples))


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
