"""The short plays of Mystic War: the beginnings of games, with few and with many seats."""

import random
from collections.abc import Iterator
from functools import partial

import mulligan
from tests.playthroughs.short_plays import Play, by_chance, mark

GAMES = 40
STEPS = 150


def plays() -> Iterator[Play]:
    for seed in range(GAMES):
        seats = 3 + seed % 6
        yield f"{seats} seats, seed {seed}", partial(beginning, seats, seed)


def beginning(seats: int, seed: int, tries: int) -> list[str]:
    game = mulligan.game("mystic-war", seats=seats)
    return [mark(game.start(f"{seed} {attempt}"), by_chance(random.Random(seed)), STEPS) for attempt in range(tries)]
