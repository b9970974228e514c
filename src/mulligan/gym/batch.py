"""Many tables stepped together in this process: one call, one action at each, arrays with a row for each.

batch = Batch("mystic-war", tables=64)
batch.reset(seed=1)
while ...:
    batch.step(choose(batch.observations, batch.masks))
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulligan.gym.table import set_up
from mulligan.kernel.random import Random
from mulligan.kernel.together import Together

SEEDS_APART = 1_000_003  # more than there are tables


class Batch:
    """The tables. `observations`, `masks`, `asked`, `rewards`, `over` and `cut` are as those of `ManyTables`; they are
    arrays of their own after every step, so that what was seen before may be kept."""

    def __init__(self, game: str, tables: int, seats: int = 0, steps_at_most: int = 0, **chosen: Any) -> None:
        if tables < 1:
            raise ValueError(f"At least one table, not {tables}.")
        self.together = Together(set_up(game, seats, **chosen), tables, steps_at_most)
        self.tables = tables
        self.encoding = self.together.encoding
        self.features = self.encoding.features
        self.chance = Random("0")
        self.nowhere: NDArray[np.bool_] = np.frombuffer(bytes(tables), np.bool_)  # did a game end
        self.nothing: NDArray[np.float64] = np.frombuffer(self.together.payments(), "<f8").reshape(tables, -1)

    def reset(self, seed: int = 0, first: int = 0) -> None:
        """Deal at all tables: the same seed deals the same games. `first`: the number of the first of them."""
        self.chance = Random(f"{seed}/{first}")
        self.together.reset([seed * SEEDS_APART + first + table for table in range(self.tables)])
        self.look()

    def step(self, actions: NDArray[np.int64] | list[int]) -> None:
        """Take an action at each table, for the seat that is shown."""
        self.together.step(actions if isinstance(actions, list) else actions.tolist())
        self.look()

    def look(self) -> None:
        """What there is to see now, none of it to be written to."""
        together, encoding, tables = self.together, self.encoding, self.tables
        self.observations: NDArray[np.uint8] = np.ndarray((tables, encoding.size), np.uint8, together.observations())
        self.masks: NDArray[np.int8] = np.ndarray((tables, encoding.actions), np.int8, together.masks())
        self.asked: NDArray[np.int64] = np.ndarray(tables, "<i8", together.seats_asked())
        self.over: NDArray[np.bool_] = self.nowhere
        self.cut: NDArray[np.bool_] = self.nowhere
        self.rewards: NDArray[np.float64] = self.nothing
        if together.ending:
            self.over, self.cut = np.frombuffer(together.ended(), np.bool_).reshape(2, tables)
            self.rewards = np.frombuffer(together.payments(), "<f8").reshape(tables, -1)

    def sample(self) -> list[int]:
        """At each table one of the actions that are offered, each as likely."""
        return self.together.any_actions(self.chance)
