"""The processes that work for the server: each ends with it, whatever becomes of whoever asked for it.

Somebody who waits for an answer may be sent away at any moment, and again while tidying up. So nothing that must happen
is left to them: a process that is being started is waited for here, and so is the end of one that was killed.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

LONGEST_LINE = 64_000_000
T = TypeVar("T")


class Children:
    """Processes with the same modules as this one, spoken to by lines."""

    def __init__(self) -> None:
        self.living: set[Process] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def start(self, module: str, *words: str) -> Process:
        """In a session of its own: Ctrl-C at the terminal ends the server, and the server ends whoever works for it."""
        if self.closed:
            raise OSError("the server is closing")
        starting = self.see_to(started(module, *words))
        starting.add_done_callback(self.take_in)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self.send_away)
            raise

    def take_in(self, starting: asyncio.Task[Process]) -> None:
        if not starting.cancelled() and starting.exception() is None:
            self.living.add(starting.result())

    def send_away(self, starting: asyncio.Task[Process]) -> None:
        if not starting.cancelled() and starting.exception() is None:
            self.end(starting.result())

    def end(self, process: Process) -> None:
        """Kill it; that it is gone is waited for here."""
        if process in self.living:
            self.living.discard(process)
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            self.see_to(gone(process))

    def see_to(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """End them all, those too that are just being started."""
        self.closed = True
        while self.tasks or self.living:
            for process in list(self.living):
                self.end(process)
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await asyncio.sleep(0)  # what is done is taken in


async def started(module: str, *words: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", module, *words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE,
        start_new_session=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip


async def gone(process: Process) -> None:
    await process.wait()
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()


async def say(process: Process, question: bytes) -> bytes:
    """Ask it a line; the line that it answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return await process.stdout.readline()
