"""Short plays, by the hundred: cards in positions made for them and the middle of games, each recorded as a mark.

A mark is made of everything that was asked, offered, refused, done and known. So whatever changes how a rule or a
phrase is played shows in some line, with the card or table that it stands for; what is right, the tests of the rules
say. `make playthroughs` records them anew.
"""

import random
from collections.abc import Callable, Iterator
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from mulligan.kernel.state import State
from tests.games.tables import OF_GAMES

FOLDER = Path(__file__).parent / "short"
LOOKS = 9  # what is refused is looked at before every so-manieth answer
LENGTH = 10  # hexadecimal digits
TRIES, FEW_TRIES = 8, 2  # of a card; the few where the suite tries fewer examples

Play = tuple[str, Callable[[int], list[str]]]  # what is played, and how; gives the marks of so many tries


def plays_of(game: str) -> Iterator[Play]:
    found: Iterator[Play] = import_module(f"tests.games.{game}.short_plays").plays()
    return found


GAMES = [game.__name__.split(".")[-2] for game in OF_GAMES]


def mark(state: State, choose: Callable[[State], int], steps: int) -> str:
    """Plays on for so many answers, and gives the mark of it."""
    state.record_events()
    noted = blake2b(digest_size=LENGTH // 2)
    for step in range(steps):
        decision = state.decision
        if decision is None:
            break
        noted.update(repr((decision.seat, decision.subject, list(decision.options))).encode())
        if step % LOOKS == 0:
            actions = state.imaginable(decision.seat)
            noted.update(repr([(act, state.refusal_number(decision.seat, act)) for act in actions]).encode())
        state.apply(choose(state))
    events = state.record.events if state.record is not None else []
    noted.update(repr([event.as_list() for event in events]).encode())
    cards = sorted(zip(state.printed, state.seen, state.group, strict=True))
    zones = [[state.printed[card] for card in zone] for zone in state.zones()]
    winners = None if state.result is None else state.result.winners
    noted.update(repr((cards, zones, state.random_count, winners)).encode())
    return noted.hexdigest()


def by_chance(chance: random.Random) -> Callable[[State], int]:
    def choose(state: State) -> int:
        assert state.decision is not None
        return chance.choice(state.decision.options)

    return choose


def lines(game: str, tries: int = TRIES, part: int = 0, parts: int = 1) -> list[str]:
    """What is recorded, or one part of so many."""
    return [f"{'-'.join(play(tries))} {what}" for what, play in list(plays_of(game))[part::parts]]


def shortened(line: str, tries: int) -> str:
    """As it would have been recorded with fewer tries."""
    marks, _, what = line.partition(" ")
    return f"{'-'.join(marks.split('-')[:tries])} {what}"


def record() -> None:
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text("\n".join(lines(game)) + "\n", encoding="utf-8")
        print(f"recorded {FOLDER / game}.txt")
