"""Many tables at once, in several processes that write what they see into memory that all share.

At each table the seat that is asked is shown and answered for: self-play, or against bots of ours at the other seats.
"""

import traceback
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulligan.gym.batch import SEEDS_APART, Batch
from mulligan.gym.seat import SeatEnv
from mulligan.gym.table import TableEnv
from mulligan.kernel.decision import IllegalChoice

STEP, RESET, CLOSE = b"s", b"r", b"c"
DONE, FAILED = b"d", b"f"
OF_ONE_TABLE = ("observations", "render_mode", "seat")
OF_A_SEAT = ("opponents", "seat", "illegal")


class Shared:
    """The arrays of all tables, in one piece of memory. Row `i` is table `i`."""

    def __init__(self, tables: int, size: int, actions: int, seats: int, name: str | None = None) -> None:
        forms: list[tuple[str, tuple[int, ...], Any]] = [
            ("rewards", (tables, seats), np.float64),  # of the game that ended with the last step
            ("asked", (tables,), np.int64),  # the seat that is shown
            ("choices", (tables,), np.int64),  # the action to take there
            ("observations", (tables, size), np.uint8),
            ("masks", (tables, actions), np.int8),
            ("over", (tables,), np.bool_),  # did a game end with the last step? The next one is shown.
            ("cut", (tables,), np.bool_),  # was it cut off?
        ]
        sizes = [int(np.prod(shape)) * np.dtype(sort).itemsize for _, shape, sort in forms]
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        self.arrays: dict[str, NDArray[Any]] = {}
        place = 0
        for (what, shape, sort), length in zip(forms, sizes, strict=True):
            self.arrays[what] = np.ndarray(shape, sort, self.memory.buf, place)
            place += length

    def close(self, whole: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if whole:
            self.memory.unlink()


class ManyTables:
    """As many tables of a game, shared out over processes.

        with ManyTables("unmatched", tables=64, processes=2) as many:
            many.reset(seed=1)
            while ...:
                many.step(choose(many.observations, many.masks))  # one action for each table

    `observations`, `masks`, `asked` (which seat is shown), `rewards` (of all seats, where `over`), `over` and `cut` are
    arrays with a row for each table; they are written anew with every step. Where a game is over, the next is dealt.
    With `opponents` (as for a seat alone) bots play the other seats, and `rewards` has that seat's in its place.
    """

    def __init__(self, game: str, tables: int, processes: int = 1, **options: Any) -> None:
        if tables < 1:
            raise ValueError(f"At least one table, not {tables}.")
        if not 1 <= processes <= tables:
            raise ValueError(f"Tables are shared out over 1 to {tables} processes, not {processes}.")
        probe = TableEnv(game, **{name: value for name, value in options.items() if name not in OF_A_SEAT})
        if probe.as_text:
            raise ValueError("Many tables at once are told as arrays, not as text.")
        form = (tables, probe.encoding.size, probe.encoding.actions, probe.game.seats)
        self.tables = tables
        self.rows = np.arange(tables)
        self.dealt = False
        self.illegal_loses = options.get("illegal") == "loses"
        self.features = probe.encoding.features
        self.shared = Shared(*form)
        self.observations: NDArray[np.uint8] = self.shared.arrays["observations"]
        self.masks: NDArray[np.int8] = self.shared.arrays["masks"]
        self.asked: NDArray[np.int64] = self.shared.arrays["asked"]
        self.rewards: NDArray[np.float64] = self.shared.arrays["rewards"]
        self.over: NDArray[np.bool_] = self.shared.arrays["over"]
        self.cut: NDArray[np.bool_] = self.shared.arrays["cut"]
        context = get_context("spawn")
        bounds = [tables * i // processes for i in range(processes + 1)]
        self.ends: list[Connection] = []
        self.workers = []
        for first, end in pairwise(bounds):
            mine, theirs = context.Pipe()
            job = (theirs, self.shared.memory.name, form, game, options, first, end)
            worker = context.Process(target=work, args=job, daemon=True)
            worker.start()
            theirs.close()
            self.ends.append(mine)
            self.workers.append(worker)

    def reset(self, seed: int = 0) -> None:
        """Deal at all tables. The same seed deals the same games, over however many processes."""
        self.tell(RESET + str(seed).encode())
        self.dealt = True

    def step(self, actions: NDArray[np.int64] | list[int]) -> None:
        """Take an action at each table, for the seat that was shown; none is taken anywhere if one is not offered."""
        if not self.dealt:
            raise RuntimeError("There are no games yet: call reset().")
        choices = self.shared.arrays["choices"]
        choices[:] = actions
        if not self.illegal_loses:
            self.check(choices)
        self.tell(STEP)

    def check(self, choices: NDArray[np.int64]) -> None:
        known = (choices >= 0) & (choices < self.masks.shape[1])
        offered = known & (self.masks[self.rows, np.where(known, choices, 0)] == 1)
        if not offered.all():
            table = int(np.argmin(offered))
            raise IllegalChoice(f"Action {choices[table]} is not among those that the mask of table {table} offers.")

    def tell(self, what: bytes) -> None:
        """Let every process do it, and wait until all have: also for those that others' trouble does not concern."""
        try:
            for end in self.ends:
                end.send_bytes(what)
            answers = [end.recv_bytes() for end in self.ends]
        except (EOFError, OSError) as error:
            raise RuntimeError(
                "A process that plays tables is gone. Each of them reads the program's file: what starts tables stands"
                ' below `if __name__ == "__main__":`.'
            ) from error
        for answer in answers:
            if answer[:1] == FAILED:
                raise RuntimeError(f"A process that plays tables failed:\n{answer[1:].decode()}")

    def close(self) -> None:
        for end, worker in zip(self.ends, self.workers, strict=True):
            with suppress(OSError):  # it may be gone already
                end.send_bytes(CLOSE)
            worker.join(timeout=10)
            end.close()
        self.ends, self.workers = [], []
        if self.shared.arrays:
            del self.observations, self.masks, self.asked, self.rewards, self.over, self.cut
            self.shared.close(whole=True)

    def __enter__(self) -> "ManyTables":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Rows:
    """The tables of one process that nobody else plays at: stepped together."""

    def __init__(self, game: str, options: dict[str, Any], shared: Shared, first: int, last: int) -> None:
        self.first = first
        chosen = {name: value for name, value in options.items() if name not in OF_ONE_TABLE}
        self.batch = Batch(game, last - first, **chosen)
        self.arrays = {name: array[first:last] for name, array in shared.arrays.items()}

    def reset(self, seed: int) -> None:
        self.batch.reset(seed, self.first)
        self.show()

    def step(self) -> None:
        self.batch.step(self.arrays["choices"].tolist())
        self.show()

    def show(self) -> None:
        batch = self.batch
        self.arrays["observations"][:] = batch.observations
        self.arrays["masks"][:] = batch.masks
        self.arrays["asked"][:] = batch.asked
        self.arrays["rewards"][:] = batch.rewards
        self.arrays["over"][:] = batch.over
        self.arrays["cut"][:] = batch.cut


class Seats:
    """The tables of one process at which bots play the other seats."""

    def __init__(self, game: str, options: dict[str, Any], shared: Shared, first: int, last: int) -> None:
        self.first = first
        self.seats = [SeatEnv(game, **options) for _ in range(first, last)]
        self.arrays = {name: array[first:last] for name, array in shared.arrays.items()}

    def reset(self, seed: int) -> None:
        for row, seat in enumerate(self.seats):
            self.arrays["over"][row] = self.arrays["cut"][row] = False
            seat.reset(seed=seed * SEEDS_APART + self.first + row)
            self.show(row, seat)

    def step(self) -> None:
        for row, seat in enumerate(self.seats):
            _, _, over, cut, _ = seat.step(int(self.arrays["choices"][row]))
            self.arrays["over"][row], self.arrays["cut"][row] = over or cut, cut
            self.arrays["rewards"][row] = list(seat.table.rewards.values()) if over else 0.0
            if over or cut:
                seat.reset()
            self.show(row, seat)

    def show(self, row: int, seat: SeatEnv) -> None:
        """What the seat sees. (Bots may have ended a game before it was asked.)"""
        table = seat.table
        while (decision := table.position.decision) is None:
            seat.reset()
        self.arrays["asked"][row] = decision.seat
        encoding = table.encoding
        self.arrays["observations"][row] = np.frombuffer(encoding.observe(table.position, decision.seat), np.uint8)
        self.arrays["masks"][row] = np.frombuffer(encoding.mask(decision), np.int8)


def work(
    end: Connection,
    memory: str,
    form: tuple[int, int, int, int],
    game: str,
    options: dict[str, Any],
    first: int,
    last: int,
) -> None:
    """What a process does: play its tables, until it is told to stop or nobody is there any more."""
    shared = Shared(*form, name=memory)
    tables: Rows | Seats | None = None
    try:
        kind = Seats if "opponents" in options else Rows
        tables = kind(game, options, shared, first, last)
        while (told := end.recv_bytes()) != CLOSE:
            end.send_bytes(obey(told, tables))
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    finally:
        if tables is not None:
            tables.arrays.clear()
        shared.close(whole=False)


def obey(told: bytes, tables: Rows | Seats) -> bytes:
    """Do what is told at every table; what to answer."""
    try:
        if told == STEP:
            tables.step()
        else:
            tables.reset(int(told[1:]))
    except Exception:
        return FAILED + traceback.format_exc().encode()
    return DONE
