"""The processes in which people's texts are read, seen from the server: limits on time, and turns between people."""

import asyncio
import json
import logging
import os
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

from mulligan.games import names
from mulligan.server.bots.children import Children, say
from mulligan.server.bots.turn_taking import TurnTaking
from mulligan.server.play.table import Refusal

LOG = logging.getLogger(__name__)
READER = "mulligan.server.workshop.reader"
PLACES = 2
TYPED = "weigh"  # what is asked after every few letters that somebody types
STARTING = 20.0  # seconds more for a process that has read nothing yet
BUSY = 6  # times the seconds that a reader may take as long as the processor is somewhere else
SOON = 3.0  # seconds after somebody came into the lobby: first comes what they see there
RESTING = 1_800.0  # seconds after which a process that nobody asks gives its memory back


class Readers:
    """A few processes; whoever has had least of their time of late comes first. There are never more than places."""

    def __init__(self, seconds: float, places: int = PLACES, resting: float = RESTING) -> None:
        self.seconds = seconds
        self.resting = resting
        self.turns = TurnTaking(places)
        self.typed = TurnTaking(1)
        self.idle: dict[Process, asyncio.TimerHandle] = {}  # and when they have rested long enough
        self.unused: set[Process] = set()  # these have read nothing yet
        self.children = Children()
        self.soon: asyncio.Task[None] | None = None

    async def ask(
        self,
        who: str,
        question: dict[str, Any],
        seconds: float | None = None,
        tell: Callable[[int, int], None] | None = None,
    ) -> Any:
        """What was found; a refusal where it was refused, or took too long. `tell` hears how far it is."""
        line = json.dumps(question).encode() + b"\n"
        # However many people type, one processor is left to those who play.
        async with self.typed.turn(who) if question["do"] == TYPED else nullcontext(), self.turns.turn(who):
            reader = self.taken() or await self.started()
            seconds_left = (seconds or self.seconds) + (STARTING if reader in self.unused else 0)
            self.unused.discard(reader)
            try:
                answer = await within(seconds_left, reader, answer_of(reader, line, tell))
            except (OSError, ValueError) as error:  # it is gone, said nothing, or took too long
                LOG.warning("a text was not read to its end: %r", error)
                self.children.end(reader)
                raise Refusal("too-long-to-read") from None
            except asyncio.CancelledError:
                self.children.end(reader)
                raise
            self.rest(reader)
        if "refused" in answer:
            raise Refusal("not-made", reason=answer["refused"])
        return answer["found"]

    async def started(self, *games: str) -> Process:
        reader = await self.children.start(READER, *games)
        self.unused.add(reader)
        return reader

    async def warm_up(self) -> None:
        """Somebody will write soon: have a process ready, which rehearses all games until it is asked. Whoever comes in
        does not wait for it: nobody is made ready where one lives, or where all places are taken."""
        if self.children.living or self.children.tasks or not self.turns.places:
            return
        async with self.turns.turn(""):
            with suppress(OSError):
                self.rest(await self.started(*names()))

    def warm_up_soon(self) -> None:
        """Somebody stands in the lobby, from where the workshop is one step."""
        if self.soon is None or self.soon.done():
            self.soon = asyncio.create_task(self.warm_up_after(SOON))

    async def warm_up_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.warm_up()

    def rest(self, reader: Process) -> None:
        self.idle[reader] = asyncio.get_running_loop().call_later(self.resting, self.let_go, reader)

    def taken(self) -> Process | None:
        """The one that was last asked, of those that still live."""
        while self.idle:
            reader, rested = self.idle.popitem()
            rested.cancel()
            if reader.returncode is None:
                return reader
            self.let_go(reader)
        return None

    def let_go(self, reader: Process) -> None:
        self.idle.pop(reader, None)
        self.unused.discard(reader)
        self.children.end(reader)

    async def close(self) -> None:
        for rested in self.idle.values():
            rested.cancel()
        self.idle.clear()
        if self.soon is not None:
            self.soon.cancel()
        await self.children.close()


async def within(seconds: float, reader: Process, answer: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """Wait so many seconds of the reader's processor time: a busy machine is no fault of a text."""
    task = asyncio.create_task(answer)
    before, left = processor_time(reader), seconds
    last = asyncio.get_running_loop().time() + BUSY * seconds
    try:
        while left > 0 and asyncio.get_running_loop().time() < last:
            await asyncio.wait([task], timeout=min(left, last - asyncio.get_running_loop().time()))
            if task.done():
                return task.result()
            used = processor_time(reader)
            left = 0.0 if used is None or before is None else seconds - (used - before)
        raise TimeoutError
    finally:
        task.cancel()


def processor_time(process: Process) -> float | None:
    """The seconds of processor that a process has had, where the system tells (Linux)."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def answer_of(reader: Process, line: bytes, tell: Callable[[int, int], None] | None) -> dict[str, Any]:
    """What it answers in the end; until then it may say how far it is."""
    answer: dict[str, Any] = json.loads(await say(reader, line))
    while "done" in answer:
        if tell is not None:
            tell(answer["done"], answer["of"])
        assert reader.stdout is not None
        answer = json.loads(await reader.stdout.readline())
    return answer
