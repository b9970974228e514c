"""`mulligan check FILE...`: reads card files and deck files and says what is wrong in them."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.games.box import Box


def add(commands: Commands) -> None:
    """Register the command."""
    parser = commands.add_parser("check", help=text("check-help"), description=text("check-description"))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=text("check-files-help"))
    parser.add_argument("--game", metavar="GAME", help=text("check-game-help"))
    parser.add_argument("--show", action="store_true", help=text("check-show-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print every fault of every file; 1 where there is any."""
    faults = 0
    for path in arguments.files:
        if path.is_dir():
            raise Trouble(text("check-folder", folder=str(path)))
        if not path.is_file():
            raise Trouble(text("check-no-file", file=str(path)))
        content, found = content_of(path)
        box = None if found else whose(path, content, arguments.game)
        if box is not None:
            found = box.faults(path, content)
        for fault in found:
            print(fault)
        faults += len(found)
        if not found:
            print(text("check-fine", file=str(path)))
        if not found and arguments.show and box is not None:
            for line in box.understood(path, content):
                print(line)
    return 1 if faults else 0


def content_of(path: Path) -> tuple[dict[str, Any], list[str]]:
    """What a TOML file holds, nothing for any other; and why it cannot be read."""
    import tomllib

    if path.suffix != ".toml":
        return {}, []
    try:
        return tomllib.loads(path.read_text(encoding="utf-8")), []
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return {}, [text("check-not-toml", file=str(path), reason=str(error))]


def whose(path: Path, content: dict[str, Any], game: str | None) -> "Box":
    """The game that is named, or the one that knows such files."""
    from mulligan.games import box, names

    if game is not None:
        try:
            return box(game)
        except ValueError as error:
            raise Trouble(str(error)) from error
    for name in names():
        if box(name).claims(path, content):
            return box(name)
    raise Trouble(text("check-whose", file=str(path), games=", ".join(names())))
