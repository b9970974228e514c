"""Plays many games with random seats, over every set-up, and checks the whole position at every decision."""

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
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

import mulligan
from mulligan import build

MYSTIC_WAR_SEATS = range(3, 9)
HEROES = ["Black Panther", "Black Widow", "Winter Soldier"]
GAMES_IN_A_TASK = 50


def main() -> int:
    arguments = command_line().parse_args()
    if arguments.library:
        os.environ["MULLIGAN_LIBRARY"] = str(arguments.library.resolve())
    began = time.perf_counter()
    end = arguments.seed + arguments.games
    firsts = range(arguments.seed, end, GAMES_IN_A_TASK)
    tasks = [(arguments.game, first, min(first + GAMES_IN_A_TASK, end)) for first in firsts]
    total: Counter[str] = Counter()
    troubles: list[str] = []
    interrupted = False
    with multiprocessing.Pool(arguments.jobs, leave_interrupts_to_the_parent) as pool:
        done = pool.imap_unordered(play, tasks)
        try:
            for counts, found in track(done, "Playing", len(tasks), console=Console(stderr=True), transient=True):
                total.update(counts)
                troubles += found
        except KeyboardInterrupt:
            interrupted = True
    report: dict[str, Any] = {
        "game": arguments.game,
        "compiled": build.compiled(),
        "seconds": round(time.perf_counter() - began, 1),
        **({"interrupted": True} if interrupted else {}),
        **dict(sorted(total.items())),
        "troubles": troubles[:20],
    }
    print(json.dumps(report, indent=2))
    return 1 if troubles or total["games"] != arguments.games else 0


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="mystic-war", choices=sorted(SET_UPS))
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument(
        "--library", type=Path, help="play the decks of this library instead of the ready ones (spoils)"
    )
    return parser


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(task: tuple[str, int, int]) -> tuple[Counter[str], list[str]]:
    """Play the games of some seeds; what was counted, and what was wrong."""
    name, first, last = task
    counts: Counter[str] = Counter()
    troubles: list[str] = []
    for seed in range(first, last):
        setup = SET_UPS[name](seed)
        try:
            trouble = play_one(game_of(name, json.dumps(setup)), seed, counts)
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
    """Every board, every pair of heroes, two to four of them, in teams or not, with items or not."""
    from mulligan.games.unmatched.battlefields import all_battlefields

    choice = random.Random(seed)
    boards = list(all_battlefields().values())
    board = boards[seed % len(boards)]
    count = choice.choice([2, 2, 3, 4][: 4 if len(board.starts) == 4 else 2])
    teams = count == 4 and choice.random() < 0.5
    return {
        "heroes": [choice.choice(HEROES) for _ in range(count)],
        "board": board.name,
        "items": choice.random() < 0.5,
        "teams": teams,
        "seats": 3 if teams and choice.random() < 0.3 else count,
    }


def spoils(seed: int) -> dict[str, Any]:
    """Every ready deck against every other and itself, now and then with three or four seats; or a library's decks."""
    decks = deck_names()
    first, second = divmod(seed % len(decks) ** 2, len(decks))
    choice = random.Random(seed)
    more = choice.choice([0] * 8 + [1, 2])
    return {"decks": [decks[first], decks[second], *(choice.choice(decks) for _ in range(more))]}


@cache
def deck_names() -> list[str]:
    from mulligan.games.spoils.collection import DeckRefused, HouseTable, house_decks
    from mulligan.games.spoils.library import Library

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


def play_one(game: Any, seed: int, counts: Counter[str]) -> str:
    """Play one game, checking at every decision; what is wrong, or nothing."""
    choice = random.Random(seed)
    state = game.start(seed)
    while (decision := state.decision) is not None:
        if faults := state.faults():
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
