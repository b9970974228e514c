"""The `mulligan` command.

Each command is a module of this package, or one that a game brings (`Box.commands`), with a function `add(commands)`,
which registers a parser and sets `run` as its default. Where the words name no module of this package all of them are
imported, so they import what is heavy inside `run`.
"""

import argparse
import errno
import gc
import importlib
import os
import pkgutil
import sys
import traceback
from collections.abc import Iterator
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType

from mulligan import build, games
from mulligan.command import Commands, Parser, Run, Trouble
from mulligan.folders import state_folder
from mulligan.games.box import Box
from mulligan.messages import text

__all__ = ["Commands", "Run", "Trouble", "main"]

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
NO_WAY = (errno.ENAMETOOLONG, errno.ELOOP, errno.EACCES, errno.EPERM, errno.EROFS)  # to a file that somebody named
FINE = 0
CRASHED = 1
TROUBLE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

COLLECT_AFTER = 20_000  # new objects: positions have no cycles, so that the collector finds nothing among them


def main(argv: list[str] | None = None) -> int:
    """Run the command that `argv` names and return its exit status."""
    print_what_can_be_printed()
    gc.set_threshold(COLLECT_AFTER)
    try:
        status = dispatch(argv)
        sys.stdout.flush()
        return status
    except Trouble as trouble:
        print(text("cli-trouble", message=str(trouble)), file=sys.stderr)
        return TROUBLE
    except KeyboardInterrupt:
        print("\n" + text("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        silence_output()
        return PIPE_CLOSED
    except Exception as error:
        if isinstance(error, OSError) and error.errno in NO_WAY and error.filename:
            reason = text("cli-no-way", file=str(error.filename), reason=str(error.strerror))
            print(text("cli-trouble", message=reason), file=sys.stderr)
            return TROUBLE
        if isinstance(error, OSError) and error.errno in NO_ROOM:
            print(text("cli-trouble", message=text("cli-no-room")), file=sys.stderr)
            silence_output()
            return TROUBLE
        report_crash(error)
        return CRASHED


def dispatch(argv: list[str] | None) -> int:
    parser = command_line(sys.argv[1:] if argv is None else argv)
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as stop:  # it has printed help, the version or what was wrong
        return stop.code if isinstance(stop.code, int) else FINE
    run: Run | None = getattr(arguments, "run", None)
    if run is None:
        parser.print_help()
        return FINE
    return run(arguments)


def command_line(words: list[str]) -> argparse.ArgumentParser:
    """The parser, with the command that the words name in it, or every command where they name none of this package.

    Those of other packages' games are there only where nobody else knows the command.
    """
    parser = Parser(prog="mulligan", description=text("cli-description"), epilog=text("cli-epilog"))
    parser.add_argument("--version", action="version", version=version_line(), help=text("cli-version-help"))
    commands = parser.add_subparsers(
        title=text("cli-commands-title"), metavar=text("cli-commands-metavar"), parser_class=Parser
    )
    for module in command_modules(words[0] if words else ""):
        module.add(commands)
    if not any(word in commands.choices for word in words[:1]):  # to look for other packages takes a while
        for module in modules_of(list(games.brought().boxes.values())):
            module.add(commands)
    return parser


def command_modules(asked: str) -> list[ModuleType]:
    """The one that is asked for, if it is of this package; or those of this package, then those of our own games."""
    names = [found.name for found in pkgutil.iter_modules(__path__)]
    if named := commands_of([name for name in names if name.rstrip("_") == asked]):
        return named
    return commands_of(names) + list(modules_of(list(games.own().values())))


def commands_of(names: list[str]) -> list[ModuleType]:
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    return [module for module in modules if hasattr(module, "add")]


def modules_of(boxes: list[Box]) -> Iterator[ModuleType]:
    for game in boxes:
        for name in game.commands():
            yield importlib.import_module(name)


def version_line() -> str:
    built = text("cli-compiled") if build.compiled() else text("cli-interpreted")
    return text("cli-version", version=build.VERSION, built=built)


def print_what_can_be_printed() -> None:
    """On a terminal that lacks a character, show a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """Keep Python from complaining about the closed pipe when it flushes at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def report_crash(error: Exception) -> None:
    """Say in one line that this is our fault, and where the details are."""
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    try:
        place = write_report(error)
    except OSError as refused:
        print(text("cli-crash-unwritten", error=what, reason=str(refused)), file=sys.stderr)
    else:
        print(text("cli-crash", error=what, file=str(place)), file=sys.stderr)


def write_report(error: Exception) -> Path:
    place = state_folder() / f"crash-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    about = [version_line(), f"Python {sys.version}", " ".join(sys.argv), ""]
    whole = "\n".join(about) + "\n" + "".join(traceback.format_exception(error))
    place.write_text(whole, encoding="utf-8", errors="backslashreplace")  # what was typed need not be text
    return place
