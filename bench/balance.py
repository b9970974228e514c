"""Plays the ready decks of The Spoils against each other, every pair equally often from both seats, and counts wins.

    python bench/balance.py --games 40            # every pair, the simple bots
    python bench/balance.py --agent random        # does random play finish every pairing?
    python bench/balance.py --decks low-tide,eel-lane --games 200

Ctrl-C ends it early and shows what was played so far.
"""

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import combinations
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import mulligan
from mulligan import build
from mulligan.agents import NAMES, agent
from mulligan.games.spoils.cards.collection import house_decks

GAMES_IN_A_TASK = 4
CHOICES_AT_MOST = 3_000  # of one game, which then counts as unfinished
WIDEST_SHARE = 0.75
Task = tuple[str, str, str, int, int]
Counts = Counter[tuple[str, str, str]]  # deck, the other deck, what happened


def main() -> int:
    arguments = command_line().parse_args()
    decks = arguments.decks.split(",") if arguments.decks else list(house_decks())
    began = time.perf_counter()
    total: Counts = Counter()
    complete = True
    try:
        for counts in played(tasks_of(decks, arguments), arguments.jobs):
            total.update(counts)
    except KeyboardInterrupt:
        complete = False
    report = report_of(decks, total)
    report |= {"compiled": build.compiled(), "agent": arguments.agent, "complete": complete}
    report["seconds"] = round(time.perf_counter() - began, 1)
    print(json.dumps(report)) if arguments.json else show(decks, total, report)
    if not complete:
        return 130
    balanced = all(1 - WIDEST_SHARE <= share(total, deck, decks) <= WIDEST_SHARE for deck in decks)
    return 0 if balanced and not report["unfinished"] else 1


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each pair of decks")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--decks", default="", help="some of the ready decks, with commas; otherwise all")
    parser.add_argument("--agent", default="heuristic", choices=NAMES)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", action="store_true")
    return parser


# ---- playing --------------------------------------------------------------------------------------------------------


def tasks_of(decks: list[str], arguments: argparse.Namespace) -> list[Task]:
    """In rounds over all pairs, so that what was played after an interrupt is even."""
    tasks: list[Task] = []
    for first in range(0, arguments.games, GAMES_IN_A_TASK):
        last = min(first + GAMES_IN_A_TASK, arguments.games)
        for one, other in combinations(decks, 2):
            tasks.append((arguments.agent, one, other, arguments.seed + first, arguments.seed + last))
    return tasks


def played(tasks: list[Task], jobs: int) -> Iterator[Counts]:
    """What came of each task, with a bar on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    games = sum(last - first for _, _, _, first, last in tasks)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=games)
        with workers(jobs) as pool:
            waiting: list[Future[Counts]] = [pool.submit(play, task) for task in tasks]
            for future in as_completed(waiting):
                counts = future.result()
                progress.advance(bar, counts["", "", "games"])
                yield counts


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts_to_parent)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(task: Task) -> Counts:
    """Each pair of games has one seed, and the decks change seats."""
    name, one, other, first, last = task
    counts: Counts = Counter()
    for number in range(first, last):
        decks = [one, other] if number % 2 == 0 else [other, one]
        seed = f"balance/{number // 2}"
        state = mulligan.game("spoils", decks=decks).start(seed)
        agents = [agent(name, f"{seed}/{seat}") for seat in range(2)]
        while state.decision is not None and state.choices_made < CHOICES_AT_MOST:
            state.apply(agents[state.decision.seat].answer(state))
        counts["", "", "games"] += 1
        counts["", "", "rounds"] += state.game.rounds(state)
        counts[one, other, "games"] += 1
        counts[other, one, "games"] += 1
        if state.decision is not None:
            counts["", "", "unfinished"] += 1
        if not state.winners:
            counts["", "", "draws"] += 1
            counts[one, other, "halves"] += 1
            counts[other, one, "halves"] += 1
        for winner in state.winners:
            counts[decks[winner], decks[1 - winner], "halves"] += 2
    return counts


# ---- telling --------------------------------------------------------------------------------------------------------


def report_of(decks: list[str], total: Counts) -> dict[str, object]:
    games = total["", "", "games"]
    return {
        "games": games,
        "draws": total["", "", "draws"],
        "unfinished": total["", "", "unfinished"],
        "rounds": round(total["", "", "rounds"] / max(games, 1), 1),
        "shares": {deck: round(share(total, deck, decks), 3) for deck in decks},
    }


def share(total: Counts, deck: str, others: list[str]) -> float:
    """How much a deck won of what it played against some others; a draw is half a win."""
    games = sum(total[deck, other, "games"] for other in others)
    return sum(total[deck, other, "halves"] for other in others) / 2 / games if games else 0.5


def show(decks: list[str], total: Counts, report: dict[str, object]) -> None:
    console = Console(highlight=False, width=200)
    table = Table("won of 100", *(str(number) for number in range(1, len(decks) + 1)), "all")
    for number, deck in enumerate(decks, 1):
        cells = [f"{100 * share(total, deck, [other]):.0f}" if total[deck, other, "games"] else "" for other in decks]
        table.add_row(f"{number} {deck}", *cells, f"{100 * share(total, deck, decks):.1f}")
    console.print(table)
    console.print(", ".join(f"{word} {report[word]}" for word in report if word != "shares"))


if __name__ == "__main__":
    sys.exit(main())
