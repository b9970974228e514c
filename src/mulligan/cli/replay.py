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
    parser.add_argument("--hash", metavar="HASH", help=text("replay-hash-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.cli.terminal.replaying import Replay, seat_of
    from mulligan.cli.terminal.saves import opened
    from mulligan.screen.page import Page

    if arguments.verify:
        return verify(arguments.file, arguments.hash)
    if arguments.hash is not None:
        raise Trouble(text("replay-hash-alone"))
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


def verify(file: Path, noted: str | None) -> int:
    """Was the deal fixed before the game, and do the choices fit it? A table publishes the hash before it deals."""
    import re

    from mulligan.cli.terminal.saves import opened
    from mulligan.kernel.journal import read_json
    from mulligan.server.play.fairness import commitment, deal_seed
    from mulligan.server.storage.versions import SEALED_SINCE, VERSION

    journal = opened(file)
    saved = read_json(file)
    salt, published, version = saved.get("salt"), saved.get("commitment"), saved.get("version", 1)
    secret, shares = saved.get("secret", journal.seed), saved.get("shares", {})
    if not isinstance(salt, str) or not isinstance(published, str) or not isinstance(secret, str):
        raise Trouble(text("replay-no-commitment", file=str(file)))
    if not isinstance(version, int) or not 1 <= version <= VERSION or not isinstance(shares, dict):
        raise Trouble(text("replay-no-commitment", file=str(file)))
    if not all(is_text(said) for said in (salt, published, secret, *map(str, shares.values()))):
        raise Trouble(text("replay-no-commitment", file=str(file)))
    if version < SEALED_SINCE and not re.fullmatch("[0-9a-f]{32}", salt):
        raise Trouble(text("replay-not-fair", hash=published))  # another salt and seed could give the same text
    if commitment(secret, salt, version) != published:
        raise Trouble(text("replay-not-fair", hash=published))
    if noted is not None and noted.strip().lower() != published:
        raise Trouble(text("replay-other-hash", hash=published, noted=noted))
    if not all(re.fullmatch("[0-9]", seat) and isinstance(share, str) for seat, share in shares.items()):
        raise Trouble(text("replay-not-dealt"))
    if deal_seed(secret, {int(seat): share for seat, share in shares.items()}) != journal.seed:
        raise Trouble(text("replay-not-dealt"))
    if not journal.state.over and saved.get("ended_by") not in ("resignation", "time", "claim", "closed"):
        raise Trouble(text("replay-cut-off", choices=len(journal.choices)))
    print(text("replay-fair", choices=len(journal.choices), hash=published))
    if noted is None:
        print(text("replay-hash-hint"))
    names = journal.game.seat_names
    for seat, share in sorted(shares.items()):
        print(text("replay-share", name=names[int(seat)] if int(seat) < len(names) else seat, share=share))
    return 0


def is_text(said: str) -> bool:
    """JSON can spell half a character, of which there is no hash."""
    try:
        return bool(said.encode())
    except UnicodeEncodeError:
        return False
