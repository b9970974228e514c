"""`mulligan play`: a game in the terminal against bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.cli import heroes
from mulligan.cli.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.cli.terminal.page import Page
    from mulligan.cli.terminal.session import Session

DEFAULT_GAME = "mystic-war"
USUAL_SEATS = {"spoils": 2, "unmatched": 2}
SEATS = 4
OPPONENT = "heuristic"
OPTIONS = {
    "spoils": ("--deck", "--against"),
    "unmatched": ("--hero", "--against", "--board", "--teams", "--no-items"),
}
LONGEST_NAME = 12
LATEST = ""


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help=text("play-help"), description=text("play-description"))
    parser.add_argument("game", nargs="?", metavar=text("play-game"), help=text("play-game-help"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("play-seats-help"))
    parser.add_argument("--seed", metavar="N", help=text("play-seed-help"))
    parser.add_argument("--name", metavar="NAME", help=text("play-name-help"))
    parser.add_argument("--deck", metavar="NAME", help=text("play-deck-help"))
    parser.add_argument("--hero", metavar="NAME", help=text("play-hero-help"))
    parser.add_argument("--against", action="append", metavar="NAME", help=text("play-against-help"))
    parser.add_argument("--board", metavar="NAME", help=text("play-board-help"))
    parser.add_argument("--teams", action="store_true", help=text("play-teams-help"))
    parser.add_argument("--no-items", action="store_true", help=text("play-no-items-help"))
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

    seed = arguments.seed or str(secrets.randbelow(1_000_000))
    name = arguments.game or DEFAULT_GAME
    setup = set_up(name, arguments)
    chosen = len(setup.get("heroes", [])) or len(setup.get("decks", []))
    seats = arguments.seats or chosen or USUAL_SEATS.get(name, SEATS)
    if arguments.seats and setup.get("decks") and arguments.seats != chosen:
        raise Trouble(text("play-decks-and-seats", decks=chosen, seats=arguments.seats))
    try:
        table = game(name, seats=seats, names=names_for(seats, arguments.name), **setup)
    except (ValueError, OSError) as error:
        raise Trouble(str(error)) from error
    page.say(text("play-welcome", opponents=", ".join(table.seat_names[1:]), seed=seed))
    return Session(Journal(table, seed), 0, [OPPONENT] * seats, page, None)


def set_up(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """What a game has beyond seats: heroes, board, teams and items in Unmatched, decks in The Spoils."""
    given = {
        "--deck": arguments.deck, "--hero": arguments.hero, "--against": arguments.against, "--board": arguments.board,
        "--teams": arguments.teams or None, "--no-items": arguments.no_items or None,
    }  # fmt: skip
    for option, value in given.items():
        if value is not None and option not in OPTIONS.get(name, ()):
            raise Trouble(text("play-not-for-this-game", game=name, option=option))
    if name == "unmatched":
        return unmatched_setup(arguments)
    if name == "spoils" and (arguments.deck or arguments.against):
        return {"decks": decks_of(arguments)}
    return {}


def unmatched_setup(arguments: argparse.Namespace) -> dict[str, Any]:
    setup: dict[str, Any] = {"items": not arguments.no_items, "teams": arguments.teams}
    if arguments.board:
        setup["board"] = arguments.board
    if arguments.hero or arguments.against:
        from mulligan.games.unmatched.game import DEFAULT_HEROES

        hero = arguments.hero or DEFAULT_HEROES[0]
        wanted = [hero, *(others(arguments) or [next(one for one in DEFAULT_HEROES if one != hero)])]
        setup["heroes"], setup["brought"] = heroes.named(wanted)
    return setup


def decks_of(arguments: argparse.Namespace) -> list[str]:
    """The person's deck, then those of the others; ready ones for those that nobody named."""
    from mulligan.games.spoils.cards.collection import house_decks

    ready = list(house_decks())
    own = arguments.deck or next(name for name in ready if name not in others(arguments))
    against = others(arguments) or [name for name in ready if name != own][: (arguments.seats or 2) - 1]
    return [own, *against]


def others(arguments: argparse.Namespace) -> list[str]:
    return [one.strip() for names in arguments.against or [] for one in names.split(",") if one.strip()]


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
