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

from mulligan.gym.seat import SeatEnv
from mulligan.gym.table import TableEnv

STEP, RESET, CLOSE = b"s", b"r", b"c"
DONE, FAILED = b"d", b"f"
SEEDS_APART = 1_000_003  # more than there are tables


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
        if not 1 <= processes <= tables:
            raise ValueError(f"Tables are shared out over 1 to {tables} processes, not {processes}.")
        probe = TableEnv(game, **{name: value for name, value in options.items() if name not in ("opponents", "seat")})
        if probe.as_text:
            raise ValueError("Many tables at once are told as arrays, not as text.")
        form = (tables, probe.encoding.size, probe.encoding.actions, probe.game.seats)
        self.tables = tables
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

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take an action at each table, for the seat that was shown."""
        self.shared.arrays["choices"][:] = actions
        self.tell(STEP)

    def tell(self, what: bytes) -> None:
        for end in self.ends:
            end.send_bytes(what)
        for end in self.ends:
            answer = end.recv_bytes()
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


class Place:
    """One of the tables, as its process plays it."""

    def __init__(self, game: str, options: dict[str, Any], shared: Shared, row: int) -> None:
        self.arrays = {name: array[row] for name, array in shared.arrays.items() if array.ndim > 1}
        self.flat = {name: array for name, array in shared.arrays.items() if array.ndim == 1}
        self.row = row
        self.bots = SeatEnv(game, **options) if "opponents" in options else None
        self.table = self.bots.table if self.bots is not None else TableEnv(game, **options)

    def reset(self, seed: int | None = None) -> None:
        if self.bots is not None:
            self.bots.reset(seed=seed)
        else:
            self.table.reset(seed=seed)

    def step(self) -> None:
        table, action = self.table, int(self.flat["choices"][self.row])
        if self.bots is not None:
            self.bots.step(action)
        else:
            table.step(action)
        agent = table.possible_agents[0]
        over, cut = table.terminations[agent], table.truncations[agent]
        self.flat["over"][self.row], self.flat["cut"][self.row] = over or cut, cut
        self.arrays["rewards"][:] = list(table.rewards.values()) if over else 0.0
        if over or cut:
            self.reset()

    def show(self) -> None:
        """The seat that is asked, or that bots play against. (They may have ended a game before it was asked.)"""
        table = self.table
        while (decision := table.position.decision) is None:
            self.reset()
        seat = decision.seat
        self.flat["asked"][self.row] = seat
        encoding = table.encoding
        self.arrays["observations"][:] = np.frombuffer(encoding.observe(table.position, seat), np.uint8)
        self.arrays["masks"][:] = np.frombuffer(encoding.mask(decision), np.int8)


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
    places: list[Place] = []
    try:
        places = [Place(game, options, shared, row) for row in range(first, last)]
        while (told := end.recv_bytes()) != CLOSE:
            end.send_bytes(obey(told, places))
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    finally:
        places.clear()
        shared.close(whole=False)


def obey(told: bytes, places: list[Place]) -> bytes:
    """Do what is told at every table; what to answer."""
    try:
        for place in places:
            if told == STEP:
                place.step()
            else:
                place.flat["over"][place.row] = place.flat["cut"][place.row] = False
                place.reset(int(told[1:]) * SEEDS_APART + place.row)
            place.show()
    except Exception:
        return FAILED + traceback.format_exc().encode()
    return DONE
