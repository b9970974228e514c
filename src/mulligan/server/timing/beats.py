"""When the house was closed. Clocks stand still then: whoever serves says again and again that it is open."""

import asyncio
import time
from contextlib import suppress

import sqlalchemy as sql

from mulligan.server.storage.schema import house, pauses
from mulligan.server.storage.store import NotRead, Store

LONGEST_SILENCE = 12.0  # seconds; a house that says nothing for longer was closed
BELIEVED_FOR = 4.0  # seconds that it is open after it has said so
KEPT_FOR = 60 * 86_400.0
BEAT = "beat"


class Beats:
    """The pauses of this house, as its database knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pauses: list[tuple[float, float]] = []
        self.last = 0.0
        self._lock = asyncio.Lock()

    async def begin(self) -> None:
        """The server starts. Where it is the only one, the house was closed since it last said anything.

        A database that is shared may be away for a moment: whoever asks for the time later says it then.
        """
        if self.store.lite:
            await self.beat(0.0)
        else:
            with suppress(NotRead):
                await self.beat()

    async def beat(self, longest: float = LONGEST_SILENCE) -> None:
        """Say that the house is open, and learn when it was not."""
        async with self._lock:
            self.pauses = await self.store.within(lambda connection: self._say(connection, longest))
            self.last = time.monotonic()

    async def hear(self) -> None:
        """The same, unless it was done a moment ago."""
        if time.monotonic() - self.last > BELIEVED_FOR:
            await self.beat()

    async def close(self) -> None:
        with suppress(NotRead):
            if self.last:
                await self.beat()

    @staticmethod
    def _say(connection: sql.Connection, longest: float) -> list[tuple[float, float]]:
        own = house.c.name == BEAT
        connection.execute(house.update().where(own).values(value=house.c.value))  # one after another
        before, now = float(connection.execute(sql.select(house.c.value).where(own)).scalar() or 0), time.time()
        if before and now - before > longest:
            connection.execute(pauses.insert(), {"since": before, "until": now})
        connection.execute(house.update().where(own).values(value=repr(max(before, now))))
        found = connection.execute(pauses.select().where(pauses.c.until > now - KEPT_FOR).order_by(pauses.c.since))
        return [(one.since, one.until) for one in found]

    def paused(self, since: float, until: float) -> float:
        """For how many seconds the house was closed between two moments."""
        closed = 0.0
        for start, stop in self.pauses:
            start = max(start, since)
            if min(stop, until) > start:
                closed += min(stop, until) - start
                since = min(stop, until)
        return closed
