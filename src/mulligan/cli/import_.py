"""`mulligan import SOURCE PATH`: reads files of the community from where the user has them into their library."""

import argparse
from pathlib import Path

from mulligan.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    """Register the command."""
    parser = commands.add_parser("import", help=text("import-help"), description=text("import-description"))
    parser.add_argument("source", metavar="SOURCE", help=text("import-source-help"))
    parser.add_argument("path", type=Path, metavar="PATH", help=text("import-path-help"))
    parser.add_argument("--check", action="store_true", help=text("import-check-help"))
    parser.add_argument("--json", action="store_true", help=text("import-json-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Let the game that knows such files read them."""
    from mulligan.games import box, names

    importers = {source: read for name in names() for source, read in box(name).imports().items()}
    if arguments.source not in importers:
        raise Trouble(text("import-no-source", source=arguments.source, sources=", ".join(sorted(importers))))
    if not (arguments.path.is_file() or arguments.path.is_dir()):  # a device or a pipe may have no end
        raise Trouble(text("import-no-path", path=str(arguments.path)))
    return importers[arguments.source](arguments.path, arguments.check, arguments.json)
