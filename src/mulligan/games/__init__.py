"""The games. Each folder has the same rooms: rules, cards, rule index, rulings, words."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.kernel.decision import BrokenSave
from mulligan.kernel.game import Game
from mulligan.kernel.journal import Journal, parts_of, read_json

if TYPE_CHECKING:
    from mulligan.scenarios.stage import Stage

NAMES = ("mystic-war", "spoils", "unmatched")


def game(name: str, **setup: Any) -> Game:
    """A game by name, with its set-up: `game("mystic-war", seats=4)`."""
    if name == "mystic-war":
        from mulligan.games.mystic_war.game import MysticWar

        return MysticWar(**setup)
    if name == "unmatched":
        from mulligan.games.unmatched.game import Unmatched

        return Unmatched(**setup)
    if name == "spoils":
        from mulligan.games.spoils.cards.collection import spoils

        return spoils(**setup)
    raise ValueError(f"There is no game called {name!r}. The games are: {', '.join(NAMES)}.")


def open_journal(path: Path) -> Journal:
    """A journal from its file, played to where it ends."""
    return journal_of(read_json(path))


def journal_of(saved: Any) -> Journal:
    """A journal from its JSON values, played to where it ends."""
    name, setup, seed, choices = parts_of(saved)
    try:
        journal = Journal(game(name, **setup), seed)
    except (TypeError, AttributeError, LookupError) as error:  # a set-up of the wrong form
        raise BrokenSave(f"The journal's set-up does not fit {name}: {setup!r}.") from error
    except ValueError as error:
        raise BrokenSave(f"The journal's set-up does not fit: {str(error).rstrip('.')}.") from error
    journal.notes = saved.get("notes", {})
    journal.replay(choices)
    return journal


def stage(name: str) -> "Stage":
    """What arranges and reads positions of a game for scenarios."""
    if name == "mystic-war":
        from mulligan.games.mystic_war.scenario import MysticWarStage

        return MysticWarStage()
    if name == "unmatched":
        from mulligan.games.unmatched.scenario import UnmatchedStage

        return UnmatchedStage()
    if name == "spoils":
        from mulligan.games.spoils.scenario import SpoilsStage

        return SpoilsStage()
    raise ValueError(f"There is no game called {name!r}. The games are: {', '.join(NAMES)}.")
