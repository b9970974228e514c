"""The short plays of Unmatched: cards of unseen heroes in positions made for them, and games on every battlefield."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import mulligan
from mulligan.games.unmatched.battlefields import battlefield, battlefield_names
from mulligan.games.unmatched.commands.playing import answer, position, readable
from mulligan.games.unmatched.game import Unmatched, UnmatchedState
from mulligan.games.unmatched.heroes import Hero, as_toml, own_heroes
from mulligan.games.unmatched.numbers import Player
from mulligan.kernel.state import State
from tests.games.unmatched.test_unseen import FILES, readings
from tests.playthroughs.short_plays import Play, by_chance, mark

STEPS = 60


def plays() -> Iterator[Play]:
    heroes = [*own_heroes().values(), *(readable(one) for file in FILES for one in readings(file) if one.playable)]
    for at, hero in enumerate(heroes):
        foe = heroes[at - 1]
        for kind, card in enumerate(hero.cards):
            yield f"{hero.name}: {card.name}", partial(tries, hero, foe, kind)
    for seed, board in enumerate(battlefield_names()):
        seats = min(2 + seed % 3, len(battlefield(board).starts))
        chosen = [heroes[(seed * 5 + seat * 2) % len(heroes)] for seat in range(seats)]
        yield f"{board}: {', '.join(hero.name for hero in chosen)}", partial(beginning, board, chosen, seed)


def game_of(heroes: list[Hero], **setup: Any) -> Unmatched:
    own = own_heroes()
    brought = [as_toml(hero) for hero in heroes if hero.name not in own]
    game = mulligan.game("unmatched", heroes=[hero.name for hero in heroes], brought=brought, **setup)
    assert isinstance(game, Unmatched)
    return game


def tries(hero: Hero, foe: Hero, kind: int, count: int) -> list[str]:
    """The marks of so many tries of a card, in turn with its hero in the first seat and in the second."""
    first, second = (game_of(heroes, items=False, board="Helicarrier") for heroes in ([hero, foe], [foe, hero]))
    seated = [(first, kind), (second, len(foe.cards) + kind)]
    return [try_once(*seated[attempt % 2], random.Random(f"{hero.name} {kind} {attempt}")) for attempt in range(count)]


def try_once(game: Unmatched, kind: int, chance: random.Random) -> str:
    sheet = game.sheet
    user = chance.choice([fighter for fighter in range(len(sheet.owner)) if sheet.who[kind] >> fighter & 1])
    attacks = sheet.attacks(kind) and not (sheet.defends(kind) and chance.random() < 0.4)
    owner = sheet.owner[user]
    state = position(game, kind, user, chance, owner if attacks or not sheet.defends(kind) else Player(1 - owner))

    def choose(state: State) -> int:
        assert isinstance(state, UnmatchedState)
        return answer(state, kind, user, chance)

    return mark(state, choose, STEPS)


def beginning(board: str, heroes: list[Hero], seed: int, count: int) -> list[str]:
    game = game_of(heroes, board=board, items=seed % 2 == 0, seats=len(heroes), teams=len(heroes) == 4)
    return [mark(game.start(f"{seed} {i}"), by_chance(random.Random(seed)), 5 * STEPS) for i in range(count)]
