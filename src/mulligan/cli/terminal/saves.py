"""The files that games are kept in, and opening them with a clear word about what is wrong."""

import shlex
from pathlib import Path

from mulligan.command import Trouble
from mulligan.folders import state_folder
from mulligan.games import open_journal
from mulligan.kernel.decision import BrokenSave
from mulligan.kernel.journal import Journal
from mulligan.messages import text

SUFFIX = ".json"


def games_folder() -> Path:
    folder = state_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_file(game: str, seed: str) -> Path:
    """A name that no game has yet."""
    plain = "".join(c if c.isalnum() or c in "-_" else "-" for c in seed)[:40] or "game"
    folder = games_folder()
    path = folder / f"{game}-{plain}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{game}-{plain}-{number}{SUFFIX}"
        number += 1
    return path


def latest_file() -> Path:
    """The game that was played last."""
    files = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise Trouble(text("saves-none", folder=str(games_folder())))
    return files[-1]


def opened(path: Path) -> Journal:
    """The journal in a file, or the trouble with it."""
    try:
        return open_journal(path)
    except FileNotFoundError:
        raise Trouble(text("saves-missing", file=str(path))) from None
    except IsADirectoryError:
        raise Trouble(text("saves-folder", file=str(path))) from None
    except OSError as error:
        raise Trouble(text("saves-unreadable", file=str(path), reason=error.strerror or str(error))) from None
    except BrokenSave as error:
        raise Trouble(text("saves-broken", file=str(path), reason=str(error))) from error


def command_for(path: Path, command: str) -> str:
    """What to type to open this file again."""
    return f"mulligan {command} {shlex.quote(str(path))}"
