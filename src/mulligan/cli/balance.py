"""`mulligan balance`: bots play every side against every other, and what came of it becomes a page with plots."""

import argparse
import json
import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.cli.sim import INTERRUPTED, READY, game_named, options_of, seats_of
from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.balance.study import Study
    from mulligan.games.box import Box

PAGE, FIGURES, DECKS = "balance.html", "balance.json", "decks"
FOR_EACH_PAIRING, WITHOUT_SIDES = 20, 400


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "balance", help=text("balance-help"), description=text("balance-description"), epilog=text("balance-epilog")
    )
    parser.add_argument("game", metavar=text("sim-game"))
    parser.add_argument("--games", type=int, metavar="N", help=text("balance-games-help"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=text("sim-seed-help"))
    parser.add_argument("--seats", metavar="N", help=text("sim-seats-help"))
    parser.add_argument("--bot", default="medium", metavar="NAME", help=text("balance-bot-help"))
    parser.add_argument("--with", dest="card", metavar="CARD", help=text("balance-with-help"))
    parser.add_argument("--deck", metavar="NAME", help=text("balance-deck-help"))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=text("sim-jobs-help"))
    parser.add_argument("--out", type=Path, default=Path("balance"), metavar="DIR", help=text("balance-out-help"))
    parser.add_argument("--json", action="store_true", help=text("sim-json-help"))
    parser.set_defaults(run=run)
    parser.of_game = options_of


def run(arguments: argparse.Namespace) -> int:
    from mulligan.arena.running import AnotherLeague

    game = game_named(arguments.game)
    games: list[dict[str, Any]] = []
    stopped = False
    try:
        study = study_of(game, arguments)
    except (ValueError, OSError) as error:
        raise Trouble(str(error)) from error
    try:
        play(study, arguments, games)
    except KeyboardInterrupt:
        stopped = True
    except AnotherLeague as error:
        raise Trouble(text("balance-another", folder=str(arguments.out))) from error
    except (ValueError, OSError) as error:
        raise Trouble(str(error)) from error
    if not games:
        print(text("balance-none"))
        return INTERRUPTED
    report = report_of(study, arguments, games)
    write(report, arguments.out)
    if arguments.json:
        print(json.dumps(report))
    else:
        show(report, study, arguments.out)
    return INTERRUPTED if stopped else 0


def study_of(game: "Box", arguments: argparse.Namespace) -> "Study":
    from mulligan.balance.study import Study
    from mulligan.cli.options import given, several

    seats, most = seats_of(arguments.seats or str(game.seats.usual))
    if seats != most:
        raise Trouble(text("arena-one-number-of-seats"))
    chosen = given(game, arguments)
    named = chosen.pop(game.sides, READY)
    ready = game.compared() if len(game.compared()) >= seats else game.contest()
    sides = tuple(ready if named == READY else several(named))
    field: tuple[str, ...] = ()
    if arguments.card:
        if not arguments.deck:
            raise Trouble(text("balance-with-needs-deck", card=arguments.card))
        field = tuple(side for side in sides if side != arguments.deck)
        sides = game.with_and_without(arguments.deck, arguments.card, arguments.out / DECKS)
    probe = Study(game.name, 1, arguments.seed, seats, arguments.bot, sides, field, tuple(chosen.items()))
    pairings = len(probe.pairings())
    usual = FOR_EACH_PAIRING * pairings if pairings else WITHOUT_SIDES
    games = usual if arguments.games is None else arguments.games
    return Study(game.name, games, arguments.seed, seats, arguments.bot, sides, field, tuple(chosen.items()))


def play(study: "Study", arguments: argparse.Namespace, games: list[dict[str, Any]]) -> None:
    """Play the study into its folder, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from mulligan.arena import running
    from mulligan.balance import study as studying

    jobs = arguments.jobs if arguments.jobs > 0 else os.cpu_count() or 1
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("sim-playing"), total=study.games)
        with closing(running.run(study, arguments.out, jobs, studying.play)) as parts:
            for one in parts:
                games.append(one)
                progress.advance(task)


def report_of(study: "Study", arguments: argparse.Namespace, games: list[dict[str, Any]]) -> dict[str, Any]:
    from mulligan.balance.figures import compared, figures_of

    figures = figures_of(games)
    report: dict[str, Any] = {
        "game": study.game,
        "name": study.game.replace("-", " ").title(),
        "bot": study.bot,
        "seed": study.first_seed,
        "complete": len(games) == study.games,
        "study": study.as_json(),
        "figures": figures,
    }
    if arguments.card:
        having, lacking = (Path(side).stem for side in study.sides)
        if having in figures["sides"] and lacking in figures["sides"]:
            difference = compared(figures, having, lacking)
            report["card"] = {"card": arguments.card, **difference, "said": said_of(arguments.card, difference)}
    return report


def said_of(card: str, difference: dict[str, Any]) -> str:
    """Whether a card is fair, in a sentence."""
    low, high = difference["interval"]
    verdict = "stronger" if low > 0 else "weaker" if high < 0 else "even"
    gain = abs(difference["gain"]) if verdict != "even" else difference["gain"]
    numbers = {"gain": f"{100 * gain:.1f}", "low": f"{100 * low:+.1f}", "high": f"{100 * high:+.1f}"}
    return text(f"balance-card-{verdict}", card=card, **numbers)


def write(report: dict[str, Any], folder: Path) -> None:
    from mulligan.balance.page import page_of

    (folder / FIGURES).write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / PAGE).write_text(page_of(report), encoding="utf-8")


def show(report: dict[str, Any], study: "Study", folder: Path) -> None:
    from rich.console import Console

    from mulligan.cli.sim import percent, table_of

    out = Console(highlight=False)
    figures = report["figures"]
    if not report["complete"]:
        out.print(text("balance-stopped", games=figures["games"], planned=study.games))
    if len(figures["sides"]) > 1:
        table = table_of(text("balance-side"), text("sim-played"), text("sim-share"), text("arena-sure"))
        for side, row in figures["sides"].items():
            low, high = row["interval"]
            table.add_row(side, f"{row['games']:,}", percent(row["share"]), f"{percent(low)} – {percent(high)}")
        out.print(table)
    if "card" in report:
        out.print(report["card"]["said"])
    out.print(text("balance-written", page=str(folder / PAGE), figures=str(folder / FIGURES)))
