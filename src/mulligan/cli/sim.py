"""`mulligan sim`: play many games with agents and count how they end."""

import argparse
import json
import os
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

from mulligan.command import Commands, Parser, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from rich.table import Table

    from mulligan.arena.plan import Plan
    from mulligan.arena.tally import Tally
    from mulligan.games.box import Box

FAULT_FOUND = 1
INTERRUPTED = 130
READY = "ready"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "sim", help=text("sim-help"), description=text("sim-description"), epilog=text("sim-epilog")
    )
    parser.add_argument("game", metavar=text("sim-game"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=text("sim-games-help"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("sim-seed-help"))
    parser.add_argument("--seats", metavar="N", help=text("sim-seats-help"))
    parser.add_argument("--agents", default="random", metavar="A,B", help=text("sim-agents-help"))
    parser.add_argument("--check", action="store_true", help=text("sim-check-help"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=text("sim-jobs-help"))
    parser.add_argument("--json", action="store_true", help=text("sim-json-help"))
    parser.set_defaults(run=run)
    parser.of_game = options_of


def options_of(parser: Parser, words: list[str]) -> str:
    from mulligan.cli.options import add_contest

    return add_contest(parser, words)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.arena.tally import Tally
    from mulligan.arena.watch import RuleBroken

    game = game_named(arguments.game)
    arguments.seats = arguments.seats or str(game.seats.usual)
    plan = plan_of(game, arguments)
    jobs = arguments.jobs if arguments.jobs > 0 else os.cpu_count() or 1
    tally = Tally()
    stopped, fault = False, ""
    began = time.perf_counter()
    try:
        play(plan, jobs, tally)
    except KeyboardInterrupt:
        stopped = True
    except RuleBroken as broken:
        fault = str(broken)
    took = time.perf_counter() - began
    if arguments.json:
        report = {"game": plan.game, "seed": plan.first_seed, "seats": arguments.seats, "checked": plan.checked}
        report |= {**tally.as_json(), "seconds": round(took, 2), "complete": tally.games == plan.games}
        print(json.dumps(report | ({"fault": fault} if fault else {})))
    else:
        show(plan, tally, took, stopped)
    if fault:
        print(text("sim-fault", fault=fault), file=sys.stderr)
        return FAULT_FOUND
    return INTERRUPTED if stopped else 0


def game_named(name: str) -> "Box":
    from mulligan.games import box

    try:
        return box(name)
    except ValueError as error:
        raise Trouble(str(error)) from error


def plan_of(game: "Box", arguments: argparse.Namespace) -> "Plan":
    from mulligan.arena.plan import Plan
    from mulligan.cli.options import given, several

    fewest, most = seats_of(arguments.seats)
    agents = tuple(several(arguments.agents))
    chosen = given(game, arguments)
    named = chosen.pop(game.sides, READY)
    sides = game.contest() if named == READY else several(named)
    check, seed, rest = arguments.check, arguments.seed, tuple(chosen.items())
    try:
        return Plan(game.name, arguments.games, seed, fewest, most, agents, check, tuple(sides), rest)
    except (ValueError, OSError) as error:
        raise Trouble(str(error)) from error


def seats_of(words: str) -> tuple[int, int]:
    """`4`, or `3-8`."""
    fewest, dash, most = words.partition("-")
    try:
        return int(fewest), int(most if dash else fewest)
    except ValueError:
        raise Trouble(text("sim-seats-unreadable", seats=words)) from None


def play(plan: "Plan", jobs: int, tally: "Tally") -> None:
    """Play the plan into the tally, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from mulligan.arena.simulation import simulate

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("sim-playing"), total=plan.games)
        with closing(simulate(plan, jobs)) as parts:
            for part in parts:
                tally.add(part)
                progress.advance(task, part.games)


def show(plan: "Plan", tally: "Tally", took: float, stopped: bool) -> None:
    from rich.console import Console

    out = Console(highlight=False)
    if not tally.games:
        out.print(text("sim-nothing"))
        return
    if stopped:
        out.print(text("sim-stopped", games=tally.games, planned=plan.games))
    checked = "yes" if plan.checked else "no"
    out.print(text("sim-summary", games=tally.games, decisions=tally.decisions, seconds=f"{took:.1f}", checked=checked))
    for table in (lengths(tally), wins_by_seat(tally), wins_by_goal(plan, tally), wins_by_agent(tally)):
        if table is not None:
            out.print(table)
    out.print(text("sim-ends", shared=tally.shared_wins, draws=tally.draws))


def table_of(*headings: str) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(headings[0], overflow="fold")  # what tells two bots apart may stand at the end: worlds=400
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def lengths(tally: "Tally") -> "Table":
    table = table_of(text("sim-length"), text("sim-fewest"), text("sim-mean"), text("sim-most"))
    decisions, rounds = tally.decisions / tally.games, tally.rounds / tally.games
    table.add_row(
        text("sim-decisions"), f"{tally.fewest_decisions:,}", f"{decisions:,.1f}", f"{tally.most_decisions:,}"
    )
    if tally.rounds:
        table.add_row(text("sim-rounds"), f"{tally.fewest_rounds:,}", f"{rounds:,.1f}", f"{tally.most_rounds:,}")
    return table


def wins_by_seat(tally: "Tally") -> "Table":
    table = table_of(text("sim-seat"), text("sim-wins"), text("sim-played"), text("sim-share"))
    for seat in sorted(tally.seated):
        wins, played = tally.wins_by_seat[seat], tally.seated[seat]
        table.add_row(str(seat + 1), f"{wins:,}", f"{played:,}", percent(wins / played))
    return table


def wins_by_goal(plan: "Plan", tally: "Tally") -> "Table | None":
    if not tally.aimed:
        return None
    game = game_named(plan.game)
    side = next((field.label for field in game.form() if field.id == game.sides), "")
    played = text("sim-played") if side else text("sim-held")
    table = table_of(side or text("sim-goal"), text("sim-wins"), played, text("sim-share"))
    for aim in sorted(tally.aimed):
        wins, held = tally.wins_by_aim[aim], tally.aimed[aim]
        table.add_row(aim, f"{wins:,}", f"{held:,}", percent(wins / held))
    return table


def wins_by_agent(tally: "Tally") -> "Table | None":
    if len(tally.wins_by_agent) < 2:
        return None
    table = table_of(text("sim-agent"), text("sim-wins"), text("sim-share"), text("sim-fair-share"))
    for name, wins in sorted(tally.wins_by_agent.items()):
        fair = tally.fair_share[name]
        table.add_row(name, f"{wins:,.1f}", percent(wins / tally.games), percent(fair / tally.games))
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
