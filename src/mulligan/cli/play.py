"""`mulligan play`: a game in the terminal against bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.command import Commands, Parser, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.cli.terminal.session import Session
    from mulligan.games.box import Box
    from mulligan.games.form import Field
    from mulligan.screen.page import Page

OPPONENT = "heuristic"
A_CROWD = 1_000  # more than any game is for
LONGEST_NAME = 12
LATEST = ""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play", help=text("play-help"), description=text("play-description"), epilog=text("play-epilog")
    )
    parser.add_argument("game", nargs="?", metavar=text("play-game"), help=text("play-game-help"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("play-seats-help"))
    parser.add_argument("--seed", metavar="N", help=text("play-seed-help"))
    parser.add_argument("--name", metavar="NAME", help=text("play-name-help"))
    parser.add_argument("--bots", metavar="A,B", help=text("play-bots-help"))
    parser.add_argument("--resume", nargs="?", const=LATEST, metavar="FILE", help=text("play-resume-help"))
    parser.set_defaults(run=run)
    parser.of_game = options_of


def options_of(parser: Parser, words: list[str]) -> str:
    from mulligan.cli.options import add_form

    return add_form(parser, words)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.screen.page import Page

    page = Page()
    if arguments.resume is not None:
        return resumed(arguments, page).run()
    return new_game(arguments, page).run()


def new_game(arguments: argparse.Namespace, page: "Page") -> "Session":
    import secrets

    from mulligan.cli.options import default_game, given, refuse_absent
    from mulligan.cli.terminal.session import Session
    from mulligan.games import box
    from mulligan.kernel.journal import Journal

    seed = arguments.seed or str(secrets.randbelow(1_000_000))
    try:
        game = box(arguments.game or default_game())
        chosen = given(game, arguments)
        sides = sides_of(game, arguments, chosen.pop(game.sides, None))
        seats = arguments.seats or len(sides) or game.seats.usual
        if sides:
            chosen[game.sides] = sides
        names = names_for(seats, arguments.name)
        refuse_absent(game, seats, chosen)
        table = game.table(names, chosen)
    except (ValueError, OSError) as error:
        raise Trouble(str(error)) from error
    agents = [OPPONENT, *bots_of(arguments.bots, seats - 1)]
    page.say(text("play-welcome", opponents=", ".join(table.seat_names[1:]), seed=seed))
    return Session(Journal(table, seed), 0, agents, page, None)


def bots_of(said: str | None, others: int) -> list[str]:
    """How strong each of the others is, clockwise from the person: as wanted, one for all or one for each."""
    from mulligan.agents import LEVELS
    from mulligan.cli.options import several

    wanted = several(said) if said is not None else [OPPONENT]
    for level in wanted:
        if said is not None and level not in LEVELS:
            raise Trouble(text("play-bots-unknown", level=level))
    if len(wanted) not in (1, others):
        raise Trouble(text("play-bots-number", wanted=len(wanted), others=others))
    return wanted * others if len(wanted) == 1 else wanted


def sides_of(game: "Box", arguments: argparse.Namespace, mine: str | None) -> list[str]:
    """The person's side, then those of the others: usual ones where nobody named any. Nothing if none was named."""
    from mulligan.cli.options import several

    others = [name for words in getattr(arguments, "against", None) or [] for name in several(words)]
    if mine is None and not others:
        return []
    field = next(field for field in game.form() if field.id == game.sides)
    seats = arguments.seats or game.seats.usual
    ready = usual_sides(field, game.seats.most)
    first = mine or next((name for name in ready if name not in others), ready[0])
    return [first, *(others or [name for name in ready if name != first][: seats - 1])]


def usual_sides(field: "Field", seats: int) -> list[str]:
    from mulligan.games.form import usual

    found = usual(field, seats)
    return list(dict.fromkeys(found)) if isinstance(found, list) else []


def resumed(arguments: argparse.Namespace, page: "Page") -> "Session":
    from mulligan.agents import NAMES
    from mulligan.cli.terminal.saves import latest_file, opened
    from mulligan.cli.terminal.session import Session

    for given, option in (
        (arguments.seats, "--seats"),
        (arguments.seed, "--seed"),
        (arguments.name, "--name"),
        (arguments.bots, "--bots"),
    ):
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
    more = [str(number) for number in range(len(bots) + 2, min(seats, A_CROWD) + 1)]  # so that the game says how many
    return [name, *[*bots, *more][: max(0, seats - 1)]]
