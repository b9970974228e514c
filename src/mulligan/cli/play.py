"""`mulligan play`: a game in the terminal against bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.cli.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.cli.terminal.page import Page
    from mulligan.cli.terminal.session import Session

DEFAULT_GAME = "mystic-war"
SEATS = 4
OPPONENT = "heuristic"
LONGEST_NAME = 12
LATEST = ""


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help=text("play-help"), description=text("play-description"))
    parser.add_argument("game", nargs="?", metavar=text("play-game"), help=text("play-game-help"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("play-seats-help"))
    parser.add_argument("--seed", metavar="N", help=text("play-seed-help"))
    parser.add_argument("--name", metavar="NAME", help=text("play-name-help"))
    parser.add_argument("--resume", nargs="?", const=LATEST, metavar="FILE", help=text("play-resume-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.cli.terminal.page import Page

    page = Page()
    if arguments.resume is not None:
        return resumed(arguments, page).run()
    return new_game(arguments, page).run()


def new_game(arguments: argparse.Namespace, page: "Page") -> "Session":
    import secrets

    from mulligan.cli.terminal.session import Session
    from mulligan.games import game
    from mulligan.kernel.journal import Journal

    seats = SEATS if arguments.seats is None else arguments.seats
    seed = arguments.seed or str(secrets.randbelow(1_000_000))
    name = arguments.game or DEFAULT_GAME
    try:
        table = game(name, seats=seats, names=names_for(seats, arguments.name))
    except ValueError as error:
        raise Trouble(str(error)) from error
    page.say(text("play-welcome", opponents=", ".join(table.seat_names[1:]), seed=seed))
    return Session(Journal(table, seed), 0, [OPPONENT] * seats, page, None)


def resumed(arguments: argparse.Namespace, page: "Page") -> "Session":
    from mulligan.agents import NAMES
    from mulligan.cli.terminal.saves import latest_file, opened
    from mulligan.cli.terminal.session import Session

    for given, option in ((arguments.seats, "--seats"), (arguments.seed, "--seed"), (arguments.name, "--name")):
        if given is not None:
            raise Trouble(text("play-resume-alone", option=option))
    path = latest_file() if arguments.resume == LATEST else Path(arguments.resume)
    journal = opened(path)
    if arguments.game is not None and arguments.game != journal.game.name:
        raise Trouble(text("play-other-game", file=str(path), saved=journal.game.name, wanted=arguments.game))
    seats = journal.game.seats
    seat = journal.notes.get("seat", 0)
    agents = journal.notes.get("agents", [])
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise Trouble(text("play-no-such-seat", file=str(path), seat=str(seat)))
    if not isinstance(agents, list) or len(agents) != seats or not all(name in NAMES for name in agents):
        agents = [OPPONENT] * seats
    page.say(text("play-goes-on", choices=len(journal.choices)))
    session = Session(journal, seat, agents, page, path)
    session.tell_from_last_own_choice()
    return session


def names_for(seats: int, wanted: str | None) -> list[str]:
    """The person's name, then those of the bots."""
    name = " ".join((wanted if wanted is not None else text("play-default-name")).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Trouble(text("play-bad-name", longest=LONGEST_NAME))
    bots = [bot for bot in text("play-bot-names").split() if bot.casefold() != name.casefold()]
    return [name, *bots[: max(0, seats - 1)]]
