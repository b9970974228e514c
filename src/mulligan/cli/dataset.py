"""`mulligan dataset`: very many games as Parquet files, each of which can be played again."""

import argparse
import json
import os
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.cli.sim import INTERRUPTED, game_named, options_of, plan_of
from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.arena.dataset import DataSet

FAULT_FOUND = 1
A_MILLION = 1_000_000
IN_A_FILE = 10_000


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "dataset", help=text("dataset-help"), description=text("dataset-description"), epilog=text("dataset-epilog")
    )
    parser.add_argument("game", metavar=text("sim-game"))
    parser.add_argument("--games", type=int, default=A_MILLION, metavar="N", help=text("dataset-games-help"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("sim-seed-help"))
    parser.add_argument("--seats", metavar="N", help=text("sim-seats-help"))
    parser.add_argument("--agents", default="random", metavar="A,B", help=text("sim-agents-help"))
    said = text("dataset-in-a-file-help", games=IN_A_FILE)
    parser.add_argument("--in-a-file", type=int, default=IN_A_FILE, metavar="N", help=said)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=text("sim-jobs-help"))
    parser.add_argument("--out", type=Path, default=Path("dataset"), metavar="DIR", help=text("dataset-out-help"))
    parser.add_argument("--check", type=int, metavar="N", dest="every", help=text("dataset-check-help"))
    parser.add_argument("--json", action="store_true", help=text("sim-json-help"))
    parser.set_defaults(run=run, check=False)
    parser.of_game = options_of


def run(arguments: argparse.Namespace) -> int:
    from mulligan.arena.dataset import AnotherSet, DataSet

    game = game_named(arguments.game)
    arguments.seats = arguments.seats or str(game.seats.usual)
    try:
        data = DataSet(plan_of(game, arguments), arguments.in_a_file)
    except ValueError as error:
        raise Trouble(str(error)) from error
    written: list[int] = []
    stopped = False
    try:
        play(data, arguments, written)
    except KeyboardInterrupt:
        stopped = True
    except AnotherSet as error:
        raise Trouble(text("dataset-another", folder=str(arguments.out))) from error
    except ImportError as error:
        raise Trouble(text("dataset-needs-extra", package=error.name or "")) from error
    except OSError as error:
        raise Trouble(str(error)) from error
    checked, fault = (0, "") if stopped or not arguments.every else check(arguments.out, arguments.every)
    tell(data, arguments, written, checked, fault)
    if fault:
        print(fault, file=sys.stderr)
        return FAULT_FOUND
    return INTERRUPTED if stopped else 0


def play(data: "DataSet", arguments: argparse.Namespace, written: list[int]) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from mulligan.arena.dataset import write

    jobs = arguments.jobs if arguments.jobs > 0 else os.cpu_count() or 1
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("sim-playing"), total=data.plan.games)
        parts = write(data, arguments.out, jobs)
        for games in parts:
            written.append(games)
            progress.advance(task, games)


def check(folder: Path, every: int) -> tuple[int, str]:
    """How many games were played again, and what was wrong with the first that was."""
    from mulligan.arena.dataset import faults

    checked = 0
    with closing(faults(folder, max(1, every))) as again:
        for seed, fault in again:
            if fault:
                return checked, text("dataset-fault", seed=seed, fault=fault.rstrip("."))
            checked += 1
    return checked, ""


def tell(data: "DataSet", arguments: argparse.Namespace, written: list[int], checked: int, fault: str) -> None:
    games, planned = sum(written), data.plan.games
    if arguments.json:
        report = {"game": data.plan.game, "games": games, "files": len(written), "complete": games == planned}
        print(json.dumps(report | {"checked": checked, **({"fault": fault} if fault else {})}))
        return
    if games < planned:
        print(text("dataset-stopped", games=games, planned=planned))
    else:
        print(text("dataset-written", games=games, files=len(written), folder=str(arguments.out)))
    if checked and not fault:
        print(text("dataset-checked", games=checked))
