"""A game in progress as it is kept: seed, set-up and choices rebuild it, on any machine, at any point."""

import json
import os
from pathlib import Path
from typing import Any, Final

from mulligan.kernel.decision import BrokenSave, IllegalChoice
from mulligan.kernel.game import Game
from mulligan.kernel.state import State

FORMAT: Final = 1


class Journal:
    """The choices of one game from its seed, and the state that they lead to, with its events recorded."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game: Game = game
        self.seed: str = seed
        self.choices: list[int] = []
        self.notes: dict[str, Any] = {}  # what a table keeps beside the game: who sits where
        self.state: State = game.start(seed, record=True)

    def apply(self, option: int) -> None:
        self.state.apply(option)
        self.choices.append(option)

    def can_undo(self, seat: int) -> bool:
        """May this seat take something back at once? (The policy is the engine's: `State.undo_floor`.)"""
        return self.state.undo_floor(seat) >= 0

    def undo(self, seat: int) -> int:
        """Take back what the policy lets this seat take back; gives how many choices that was."""
        floor = self.state.undo_floor(seat)
        if floor < 0:
            return 0
        taken = len(self.choices) - floor
        self.state = self.at(floor)
        del self.choices[floor:]
        return taken

    def undo_last(self, seat: int) -> bool:
        """Take back this seat's last choice alone, if the policy allows it."""
        floor = self.state.undo_floor(seat)
        if floor < 0:
            return False
        self.choices.pop()
        self.state = self.at(len(self.choices))
        return True

    def at(self, count: int) -> State:
        """The state after so many choices, rebuilt from the seed."""
        state = self.game.start(self.seed, record=True)
        for option in self.choices[:count]:
            state.apply(option)
        return state

    # ---- files -----------------------------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        return {
            "mulligan": FORMAT,
            "game": self.game.name,
            "setup": self.game.setup,
            "seed": self.seed,
            "choices": self.choices.copy(),
            **({"notes": self.notes} if self.notes else {}),
        }

    def save(self, path: Path) -> None:
        """Write the journal so that a full disk or a killed process leaves the old file or the new one, never half."""
        if path.exists() and not path.is_file():  # a device or a pipe is written to, and not put aside
            path.write_text(json.dumps(self.as_json()), encoding="utf-8")
            return
        aside = path.with_name(path.name + ".part")
        try:
            with aside.open("w", encoding="utf-8") as file:
                json.dump(self.as_json(), file)
                file.flush()
                os.fsync(file.fileno())
            aside.replace(path)
        except OSError:
            aside.unlink(missing_ok=True)
            raise

    def replay(self, choices: list[int]) -> None:
        """Make these choices, one after another; complain about the first that does not fit."""
        for number, option in enumerate(choices, 1):
            try:
                self.apply(option)
            except IllegalChoice as error:
                raise BrokenSave(f"Choice {number} of {len(choices)} does not fit the game: {error}") from error


def parts_of(saved: Any) -> tuple[str, dict[str, Any], str, list[int]]:
    """Game, set-up, seed and choices out of a journal's JSON, or a clear complaint."""
    if not isinstance(saved, dict) or "mulligan" not in saved:
        raise BrokenSave("This is not a journal of Mulligan.")
    if saved["mulligan"] != FORMAT or isinstance(saved["mulligan"], bool):
        raise BrokenSave(f"This journal has format {saved['mulligan']!r}; this Mulligan reads format {FORMAT}.")
    for key, sort in (("game", str), ("setup", dict), ("seed", str), ("choices", list)):
        if not isinstance(saved.get(key), sort):
            raise BrokenSave(f"The journal has no proper {key!r}.")
    if not isinstance(saved.get("notes", {}), dict):
        raise BrokenSave("The journal's notes are not named.")
    choices = saved["choices"]
    if not all(isinstance(option, int) and not isinstance(option, bool) for option in choices):
        raise BrokenSave("The journal's choices are not whole numbers.")
    return saved["game"], saved["setup"], saved["seed"], choices


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, a number or a nesting beyond all measure
        raise BrokenSave(f"{path} is not a JSON file: {error}.") from error
