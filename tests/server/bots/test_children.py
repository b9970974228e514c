"""Processes beside the server: none is lost, whatever becomes of whoever asked for it."""

import asyncio
import os
import time
from asyncio.subprocess import Process
from pathlib import Path

import pytest

from mulligan.server.bots.children import Children, say
from tests.serving import on_a_loop

READER = "mulligan.server.workshop.reader"


def is_running(process: Process) -> bool:
    try:
        os.kill(process.pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_that_was_killed_is_gone_when_the_server_closes_though_nobody_waited_for_it() -> None:
    async def play() -> None:
        children = Children()
        child = await children.start(READER)
        children.end(child)
        children.end(child)
        await children.close()
        assert child.returncode is not None
        assert not is_running(child)
        with pytest.raises(OSError, match="closing"):
            await children.start(READER)

    on_a_loop(play())


@pytest.mark.parametrize("moments", [0, 1, 3])
def test_whoever_is_sent_away_while_a_process_starts_leaves_none_behind(moments: int) -> None:
    async def play() -> None:
        children = Children()
        asking = asyncio.create_task(children.start(READER))
        for _ in range(moments):
            await asyncio.sleep(0)
        begun = list(children.tasks)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await children.close()
        assert not children.living
        for task in begun:
            child = task.result()
            assert child.returncode is not None
            assert not is_running(child)

    on_a_loop(play())


def test_a_process_that_is_busy_ends_with_the_server() -> None:
    async def play() -> None:
        children = Children()
        child = await children.start(READER)
        asking = asyncio.create_task(say(child, b""))  # it waits for a line
        await asyncio.sleep(0)
        await children.close()
        assert await asking == b""
        assert not is_running(child)

    on_a_loop(play())


@pytest.mark.skipif(not Path("/proc/self/autogroup").exists(), reason="the system shares between processes")
def test_a_process_in_a_session_of_its_own_leaves_the_processor_to_the_server() -> None:
    async def play() -> None:
        children = Children()
        child = await children.start(READER)
        session, until = Path(f"/proc/{child.pid}/autogroup"), time.monotonic() + 60
        while not session.read_text().endswith("nice 5\n") and time.monotonic() < until:
            await asyncio.sleep(0.02)
        assert session.read_text().endswith("nice 5\n")
        assert os.getpriority(os.PRIO_PROCESS, child.pid) == os.getpriority(os.PRIO_PROCESS, 0) + 5
        await children.close()

    on_a_loop(play())
