"""The processes in which people's texts are read, seen from the server: limits on time, and turns between people."""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from mulligan.server.bots.thinkers import end
from mulligan.server.bots.turn_taking import TurnTaking
from mulligan.server.table import Refusal

LOG = logging.getLogger(__name__)
PLACES = 2
STARTING = 20.0  # seconds more for a process that has read nothing yet
LONGEST_ANSWER = 64_000_000


class Readers:
    """A few processes; whoever has had least of their time of late comes first."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turns = TurnTaking(PLACES)
        self.idle: list[Process] = []
        self.busy: set[Process] = set()

    async def ask(self, who: str, question: dict[str, Any], seconds: float | None = None) -> Any:
        """What was found; a refusal where it was refused, or took too long."""
        line = json.dumps(question).encode() + b"\n"
        async with self.turns.turn(who):
            fresh = not self.idle
            reader = await start() if fresh else self.idle.pop()
            self.busy.add(reader)
            try:
                within = (seconds or self.seconds) + (STARTING if fresh else 0)
                answer = await asyncio.wait_for(say(reader, line), within)
            except (OSError, ValueError) as error:  # it is gone, said nothing, or took too long
                LOG.warning("a text was not read to its end: %r", error)
                await end(reader)
                raise Refusal("too-long-to-read") from None
            except asyncio.CancelledError:
                await end(reader)
                raise
            finally:
                self.busy.discard(reader)
            self.idle.append(reader)
        if "refused" in answer:
            raise Refusal("not-made", reason=answer["refused"])
        return answer["found"]

    async def close(self) -> None:
        for reader in [*self.idle, *self.busy]:
            await end(reader)
        self.idle.clear()


async def start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "mulligan.server.workshop.reader",
        stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST_ANSWER,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip


async def say(reader: Process, question: bytes) -> dict[str, Any]:
    reading, writing = reader.stdout, reader.stdin
    assert reading is not None
    assert writing is not None
    writing.write(question)
    await writing.drain()
    answer: dict[str, Any] = json.loads(await reading.readline())
    return answer
