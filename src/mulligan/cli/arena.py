"""`mulligan arena`: bots meet in a league, game by game into a folder, until it is known who is stronger."""

import argparse
import json
import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.cli.sim import INTERRUPTED, game_named, options_of, percent, plan_of, table_of
from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from rich.table import Table

    from mulligan.arena.league import League
    from mulligan.arena.standings import Standing


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena", help=text("arena-help"), description=text("arena-description"), epilog=text("arena-epilog")
    )
    parser.add_argument("game", metavar=text("sim-game"))
    parser.add_argument("--entrants", default="medium,easy", metavar="A,B", help=text("arena-entrants-help"))
    parser.add_argument("--games", type=int, default=400, metavar="N", help=text("sim-games-help"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("sim-seed-help"))
    parser.add_argument("--seats", metavar="N", help=text("sim-seats-help"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=text("sim-jobs-help"))
    parser.add_argument("--on", default="", metavar="RAY", help=text("arena-on-help"))
    parser.add_argument("--out", type=Path, default=Path("league"), metavar="DIR", help=text("arena-out-help"))
    parser.add_argument("--json", action="store_true", help=text("sim-json-help"))
    parser.set_defaults(run=run, agents="random", check=False)
    parser.of_game = options_of


def run(arguments: argparse.Namespace) -> int:
    from mulligan.arena.on_ray import NoCluster, is_ray
    from mulligan.arena.running import PARQUET, AnotherLeague, write_parquet
    from mulligan.arena.standings import as_json, standings

    league = league_of(arguments)
    if arguments.on and not is_ray(arguments.on):
        raise Trouble(text("arena-on-unknown", place=arguments.on))
    jobs = arguments.jobs if arguments.jobs > 0 else os.cpu_count() or 1
    games: list[dict[str, Any]] = []
    stopped = False
    try:
        play(league, arguments.out, jobs, games, arguments.on)
    except KeyboardInterrupt:
        stopped = True
    except NoCluster as error:
        if str(error) == "ray":
            raise Trouble(text("arena-needs-ray")) from error
        raise Trouble(text("arena-no-cluster", place=arguments.on)) from error
    except AnotherLeague as error:
        raise Trouble(text("arena-another", folder=str(arguments.out))) from error
    except OSError as error:
        raise Trouble(
            text("arena-cannot-write", folder=str(arguments.out), why=error.strerror or str(error))
        ) from error
    try:
        table = standings(games)
        if games:
            write_parquet(arguments.out)
    except ImportError as error:
        raise Trouble(text("arena-needs-extra", package=error.name or "")) from error
    if arguments.json:
        report = {"game": league.plan.game, "games": len(games), "complete": len(games) == league.plan.games}
        print(json.dumps(report | {"standings": as_json(table), "parquet": str(arguments.out / PARQUET)}))
    else:
        show(league, table, len(games), arguments.out / PARQUET)
    return INTERRUPTED if stopped else 0


def league_of(arguments: argparse.Namespace) -> "League":
    from mulligan.arena.league import League
    from mulligan.cli.options import several

    game = game_named(arguments.game)
    arguments.seats = arguments.seats or str(game.seats.usual)
    plan = plan_of(game, arguments)
    if plan.fewest_seats != plan.most_seats:
        raise Trouble(text("arena-one-number-of-seats"))
    try:
        return League(plan, tuple(several(arguments.entrants)))
    except ValueError as error:
        raise Trouble(str(error)) from error


def play(league: "League", folder: Path, jobs: int, games: list[dict[str, Any]], place: str = "") -> None:
    """Play the league into the folder, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from mulligan.arena import running

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("sim-playing"), total=league.plan.games)
        with closing(running.run(league, folder, jobs, place=place)) as parts:
            for one in parts:
                games.append(one)
                progress.advance(task)


def show(league: "League", standings: "list[Standing]", games: int, parquet: Path) -> None:
    from rich.console import Console

    out = Console(highlight=False)
    if not standings:
        out.print(text("sim-nothing"))
        return
    if games < league.plan.games:
        out.print(text("arena-stopped", games=games, planned=league.plan.games))
    out.print(table_for(standings))
    out.print(text("arena-kept", file=str(parquet)))


def table_for(standings: "list[Standing]") -> "Table":
    fair_share = text("sim-fair-share").replace(" ", "\n")  # room for the entrant, on a narrow terminal
    counted = (text("sim-wins"), text("sim-played"), text("sim-share"), text("arena-sure"), fair_share)
    table = table_of(text("arena-entrant"), text("arena-rating"), *counted)
    for one in standings:
        low, high = one.interval()
        rating = f"{one.rating:.1f} ± {one.give_or_take:.1f}" if one.give_or_take else "–"
        sure = f"{percent(low)} – {percent(high)}"
        fair = percent(one.fair / one.games)
        table.add_row(one.entrant, rating, f"{one.wins:,.1f}", f"{one.games:,}", percent(one.share), sure, fair)
    return table
