"""The processes in which people's texts are read, seen from the server: limits on time, and turns between people."""

import asyncio
import json
import logging
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import nullcontext, suppress
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


class Readers:
    """A few processes; whoever has had least of their time of late comes first."""

    def __init__(self, seconds: float, places: int = PLACES) -> None:
        self.seconds = seconds
        self.turns = TurnTaking(places)
        self.typed = TurnTaking(1)
        self.idle: list[Process] = []
        self.unused: set[Process] = set()  # these have read nothing yet
        self.children = Children()
        self.warm = False

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
            reader = self.idle.pop() if self.idle else await self.started()
            within = (seconds or self.seconds) + (STARTING if reader in self.unused else 0)
            self.unused.discard(reader)
            try:
                answer = await asyncio.wait_for(answer_of(reader, line, tell), within)
            except (OSError, ValueError) as error:  # it is gone, said nothing, or took too long
                LOG.warning("a text was not read to its end: %r", error)
                self.children.end(reader)
                raise Refusal("too-long-to-read") from None
            except asyncio.CancelledError:
                self.children.end(reader)
                raise
            self.idle.append(reader)
        if "refused" in answer:
            raise Refusal("not-made", reason=answer["refused"])
        return answer["found"]

    async def started(self, *games: str) -> Process:
        reader = await self.children.start(READER, *games)
        self.unused.add(reader)
        return reader

    async def warm_up(self) -> None:
        """Somebody will write soon: have a process ready, which rehearses all games until it is asked."""
        if self.warm or self.children.living:
            return
        self.warm = True  # at once: many people may come together
        async with self.turns.turn(""):
            with suppress(OSError):
                self.idle.append(await self.started(*names()))

    async def close(self) -> None:
        self.idle.clear()
        await self.children.close()


async def answer_of(reader: Process, line: bytes, tell: Callable[[int, int], None] | None) -> dict[str, Any]:
    """What it answers in the end; until then it may say how far it is."""
    answer: dict[str, Any] = json.loads(await say(reader, line))
    while "done" in answer:
        if tell is not None:
            tell(answer["done"], answer["of"])
        assert reader.stdout is not None
        answer = json.loads(await reader.stdout.readline())
    return answer
