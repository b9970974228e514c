"""The turns of bots, as jobs in the database: any process takes the next one, and one that dies over it loses nothing.

There is one job a table at most. Of those that wait, the table whose bots have thought least of late comes first: so
twenty tables full of bots do not make a person at another table wait for theirs.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sql

from mulligan.server.ending import end
from mulligan.server.storage.store import NotRead, NotWritten, Store

LEASE = 3.0  # seconds for which a job is its taker's; it is renewed while the bot thinks
LOOK_EVERY = 0.5  # seconds, where nobody told that there is something
HALF_LIFE = 30.0  # seconds in which half of what a table's bots have thought is forgotten
NOW = "extract(epoch from clock_timestamp())"

# Only where there is a turn that nobody knew of are others woken.
WANT = sql.text(f"""
    WITH wanted AS (INSERT INTO turns (table_id, number, due, taken_by, taken_until, used, since)
    VALUES (:table, :number, {NOW} + :pause, '', 0, 0, {NOW})
    ON CONFLICT (table_id) DO UPDATE SET number = :number, due = {NOW} + :pause, taken_by = '', taken_until = 0,
        used = turns.used * power(0.5, least(100, ({NOW} - turns.since) / {HALF_LIFE})), since = {NOW}
    WHERE turns.number < :number OR (turns.number = :number AND turns.due IS NULL)
    RETURNING number)
    SELECT pg_notify('mulligan', :news) FROM wanted
""")
TAKE = sql.text(f"""
    UPDATE turns SET taken_by = :process, taken_until = {NOW} + {LEASE} WHERE table_id = (
        SELECT table_id FROM turns WHERE due <= {NOW} AND taken_until < {NOW}
        ORDER BY used, due LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING table_id, number
""")
KEEP = sql.text(f"""
    UPDATE turns SET taken_until = {NOW} + {LEASE} WHERE table_id = :table AND number = :number AND taken_by = :process
""")
DONE = sql.text("""
    UPDATE turns SET due = NULL, used = used + :seconds WHERE table_id = :table AND number = :number
""")
FORGET = sql.text(f"DELETE FROM turns WHERE since < {NOW} - 86400")


class Turns:
    """Jobs for bots. `play` plays one: it is given the table and the number of the entry that the bot is to write."""

    def __init__(self, store: Store, process: str, at_once: int, play: Callable[[str, int], Awaitable[None]]) -> None:
        self.store = store
        self.process = process
        self.play = play
        self.wake = asyncio.Event()
        self.looking = asyncio.Lock()
        self.workers = [asyncio.create_task(self._work(), name="turns") for _ in range(at_once)]

    async def want(self, table: str, number: int, pause: float) -> None:
        """A bot is to play there, not before this pause. Asking twice does no harm."""
        news = json.dumps({"from": self.process, "bots": 1})
        await self._say(WANT, table=table, number=number, pause=pause, news=news)
        self.wake.set()

    async def _work(self) -> None:
        """One looks for all who have nothing to do."""
        while True:
            async with self.looking:
                taken = await self._next()
            await self._play(*taken)

    async def _next(self) -> tuple[str, int]:
        while True:
            self.wake.clear()
            with suppress(NotRead):
                taken = await self._say(TAKE, process=self.process)
                if taken is not None:
                    return str(taken.table_id), int(taken.number)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK_EVERY)

    async def _play(self, table: str, number: int) -> None:
        began = time.monotonic()
        keeping = asyncio.create_task(self._keep(table, number))
        try:
            await self.play(table, number)
        except (NotRead, NotWritten):
            return  # when the lease has run out it is tried again
        finally:
            keeping.cancel()
        try:
            await self._say(DONE, table=table, number=number, seconds=time.monotonic() - began)
        except NotRead:
            return

    async def _keep(self, table: str, number: int) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            try:
                await self._say(KEEP, table=table, number=number, process=self.process)
            except NotRead:
                continue

    async def forget_old(self) -> None:
        await self._say(FORGET)

    async def _say(self, what: sql.TextClause, **values: Any) -> Any:
        return await self.store.ask(what, **values)

    async def close(self) -> None:
        await end(*self.workers)
