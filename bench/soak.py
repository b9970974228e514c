"""Plays many games with random seats, over every set-up, and checks the whole position at every decision,
or at one in so many.

Interrupted, or out of time, it reports what it has, and the seed to go on with.
"""

import argparse
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

import mulligan
from mulligan import build
from mulligan.games.unmatched.battlefields import all_battlefields
from mulligan.games.unmatched.heroes import Library, hero_names
from mulligan.language.reader import ReadError

MYSTIC_WAR_SEATS = range(3, 9)
GAMES_IN_A_TASK = 50


def main() -> int:
    arguments = command_line().parse_args()
    if arguments.library:
        os.environ["MULLIGAN_LIBRARY"] = str(arguments.library.resolve())
    began = time.perf_counter()
    end = arguments.seed + arguments.games
    firsts = range(arguments.seed, end, GAMES_IN_A_TASK)
    tasks = [(arguments.game, first, min(first + GAMES_IN_A_TASK, end), arguments.every) for first in firsts]
    total: Counter[str] = Counter()
    covered: dict[str, set[str]] = {}
    troubles: list[str] = []
    finished = 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with multiprocessing.Pool(arguments.jobs, leave_interrupts_to_the_parent) as pool:
        done = pool.imap(play, tasks)
        try:
            for counts, found in track(done, "Playing", len(tasks), console=Console(stderr=True), transient=True):
                total.update(counts)
                troubles += found
                finished += 1
                if time.perf_counter() - began > arguments.minutes * 60:
                    break
        except KeyboardInterrupt:
            pass
    for _, first, last, _ in tasks[:finished]:
        for seed in range(first, last):
            for sort, label in labels(SET_UPS[arguments.game](seed)):
                covered.setdefault(sort, set()).add(label)
    report: dict[str, Any] = {
        "game": arguments.game,
        "compiled": build.compiled(),
        "checked": f"one decision in {arguments.every}" if arguments.every > 1 else "every decision",
        "seconds": round(time.perf_counter() - began, 1),
        **dict(sorted(total.items())),
        "covered": {sort: len(found) for sort, found in covered.items()},
        **({"go on with": f"--seed {tasks[finished][1]}"} if finished < len(tasks) else {}),
        "troubles": troubles[:20],
    }
    print(json.dumps(report, indent=2))
    return 1 if troubles or total["games"] != arguments.games else 0


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="mystic-war", choices=sorted(SET_UPS))
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--every", type=int, default=1, help="check one decision in so many, and the end of each game")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--library", type=Path, help="play the decks or heroes of this library instead of our own")
    return parser


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def play(task: tuple[str, int, int, int]) -> tuple[Counter[str], list[str]]:
    """Play the games of some seeds; what was counted, and what was wrong."""
    name, first, last, every = task
    counts: Counter[str] = Counter()
    troubles: list[str] = []
    for seed in range(first, last):
        setup = SET_UPS[name](seed)
        try:
            trouble = play_one(game_of(name, json.dumps(setup)), seed, every, counts)
        except Exception as error:
            trouble = f"{type(error).__name__}: {error}"
        if trouble:
            troubles.append(f"{setup}, seed {seed}: {trouble}")
    return counts, troubles


@lru_cache(maxsize=200)
def game_of(name: str, setup: str) -> Any:
    return mulligan.game(name, **json.loads(setup))


def mystic_war(seed: int) -> dict[str, Any]:
    """Every number of seats."""
    return {"seats": MYSTIC_WAR_SEATS[seed % len(MYSTIC_WAR_SEATS)]}


def unmatched(seed: int) -> dict[str, Any]:
    """One seed after another: every board, formation and set of heroes, with items and without."""
    boards = list(all_battlefields().values())
    rest, board = divmod(seed, len(boards))
    rest, formation = divmod(rest, len(FORMATIONS))
    heroes, teams, seats = FORMATIONS[formation]
    if heroes > len(boards[board].starts):
        heroes, teams, seats = FORMATIONS[0]
    rest, items = divmod(rest, 2)
    known = heroes_to_play()
    chosen: list[str] = []
    for _ in range(heroes):
        rest, hero = divmod(rest, len(known))
        chosen.append(known[hero])
    return {
        "heroes": chosen,
        "board": boards[board].name,
        "items": items == 1,
        "teams": teams,
        "seats": seats,
    }


# Heroes, in teams or not, and people: three of them can play four heroes.
FORMATIONS = [(2, False, 2), (3, False, 3), (4, False, 4), (4, True, 4), (4, True, 3)]


@cache
def heroes_to_play() -> list[str]:
    """Our own; of a library, those of its heroes that can be played."""
    if "MULLIGAN_LIBRARY" not in os.environ:
        return hero_names()
    playable: list[str] = []
    for hero in Library().heroes.values():
        try:
            mulligan.game("unmatched", heroes=[hero.name, hero.name])
        except ReadError:
            continue
        playable.append(hero.name)
    return playable


def labels(setup: dict[str, Any]) -> list[tuple[str, str]]:
    """What a set-up shows, by sort: its board, its pairs of heroes and so on."""
    found = [(key, str(value)) for key, value in setup.items() if isinstance(value, str | bool | int)]
    for sort in ("heroes", "decks"):
        found += [(f"pairs of {sort}", " - ".join(pair)) for pair in permutations(setup.get(sort, []), 2)]
    return found


def spoils(seed: int) -> dict[str, Any]:
    """Every ready deck against every other and itself, now and then with three or four seats; or a library's decks."""
    decks = deck_names()
    first, second = divmod(seed % len(decks) ** 2, len(decks))
    choice = random.Random(seed)
    more = choice.choice([0] * 8 + [1, 2])
    return {"decks": [decks[first], decks[second], *(choice.choice(decks) for _ in range(more))]}


@cache
def deck_names() -> list[str]:
    from mulligan.games.spoils.cards.collection import DeckRefused, HouseTable, house_decks
    from mulligan.games.spoils.cards.library import Library

    if "MULLIGAN_LIBRARY" not in os.environ:
        return list(house_decks())
    found: list[str] = []
    for deck in Library().decks():
        try:
            HouseTable().deck(deck)
        except DeckRefused:
            continue
        found.append(deck.name)
    return found


SET_UPS: dict[str, Callable[[int], dict[str, Any]]] = {
    "mystic-war": mystic_war,
    "spoils": spoils,
    "unmatched": unmatched,
}


def play_one(game: Any, seed: int, every: int, counts: Counter[str]) -> str:
    """Play one game, checking one decision in so many; what is wrong, or nothing."""
    choice = random.Random(seed)
    state = game.start(seed)
    while (decision := state.decision) is not None:
        if (state.choices_made + seed) % every == 0 and (faults := state.faults()):
            return f"choice {state.choices_made}: {faults[0]}"
        if len(decision.options) < 2:
            return f"choice {state.choices_made}: a decision with {len(decision.options)} options"
        state.apply(choice.choice(decision.options))
    counts["games"] += 1
    counts["decisions"] += state.choices_made
    counts["draws"] += state.result.draw
    counts["shared wins"] += len(state.result.winners) > 1
    return "; ".join(state.faults())


if __name__ == "__main__":
    sys.exit(main())
