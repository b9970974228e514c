"""`mulligan replay`: step through a saved game, as one of its seats or as somebody who only watches."""

import argparse
from pathlib import Path

from mulligan.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help=text("replay-help"), description=text("replay-description"))
    parser.add_argument("file", type=Path, metavar=text("replay-file"))
    parser.add_argument("--seat", metavar="SEAT", help=text("replay-seat-help"))
    parser.add_argument("--all", action="store_true", help=text("replay-all-help"))
    parser.add_argument("--verify", action="store_true", help=text("replay-verify-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.cli.terminal.replaying import Replay, seat_of
    from mulligan.cli.terminal.saves import opened
    from mulligan.screen.page import Page

    if arguments.verify:
        return verify(arguments.file)
    journal = opened(arguments.file)
    names = journal.game.seat_names
    seat = journal.notes.get("seat", -1)
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        seat = -1
    if arguments.seat is not None:
        found = seat_of(arguments.seat, names)
        if found is None:
            raise Trouble(text("replay-no-seat", seat=arguments.seat, names=", ".join(names)))
        seat = found
    replay = Replay(journal, seat, Page())
    if arguments.all:
        replay.print_all()
        return 0
    return replay.run()


def verify(file: Path) -> int:
    """Was the deal fixed before the game, and do the choices fit it? A table publishes the hash before it deals."""
    from mulligan.cli.terminal.saves import opened
    from mulligan.kernel.journal import read_json
    from mulligan.server.fairness import commitment

    journal = opened(file)
    saved = read_json(file)
    salt, published = saved.get("salt"), saved.get("commitment")
    if not isinstance(salt, str) or not isinstance(published, str):
        raise Trouble(text("replay-no-commitment", file=str(file)))
    if commitment(journal.seed, salt) != published:
        raise Trouble(text("replay-not-fair", hash=published))
    print(text("replay-fair", choices=len(journal.choices), hash=published))
    return 0
