"""`mulligan replay`: step through a saved game, as one of its seats or as somebody who only watches."""

import argparse
from pathlib import Path

from mulligan.cli.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help=text("replay-help"), description=text("replay-description"))
    parser.add_argument("file", type=Path, metavar=text("replay-file"))
    parser.add_argument("--seat", metavar="SEAT", help=text("replay-seat-help"))
    parser.add_argument("--all", action="store_true", help=text("replay-all-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.cli.terminal.page import Page
    from mulligan.cli.terminal.replaying import Replay, seat_of
    from mulligan.cli.terminal.saves import opened

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
