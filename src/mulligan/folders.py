"""Where Mulligan keeps files of its own on the user's machine."""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path, user_state_path


def state_folder() -> Path:
    """The folder for crash reports and the like, made if need be."""
    return user_state_path("mulligan", appauthor=False, ensure_exists=True)


def data_folder() -> Path:
    """The folder for what the user made: tables and their games."""
    return user_data_path("mulligan", appauthor=False, ensure_exists=True)


def library_folder(game: str) -> Path:
    """The folder for the user's own cards, decks and heroes of a game; it may not be there yet.

    MULLIGAN_LIBRARY names another place for all of them.
    """
    named = os.environ.get("MULLIGAN_LIBRARY")
    return (Path(named) if named else user_data_path("mulligan", appauthor=False) / "library") / game


def cache_folder() -> Path:
    """The folder for what can be worked out again; it may not be there yet."""
    return user_cache_path("mulligan", appauthor=False)
