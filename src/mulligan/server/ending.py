"""Ending tasks for certain: a cancellation can get lost in `wait_for` when what it waits for comes just then."""

import asyncio
from typing import Any

AGAIN_AFTER = 0.5  # seconds


async def end(*tasks: "asyncio.Task[Any]") -> None:
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=AGAIN_AFTER)
