"""One server process in the company of others: what it hears is passed to its tables, and it plays bots for all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from mulligan.server.ending import end
from mulligan.server.entrance.limits import Limits
from mulligan.server.many.sharing import GOSSIP_EVERY, Sharing, in_parts
from mulligan.server.many.turns import Turns
from mulligan.server.play.room import Room
from mulligan.server.play.table import Refusal
from mulligan.server.storage.appending import heard
from mulligan.server.storage.store import NotRead, NotWritten, Store

LOG = logging.getLogger(__name__)
TOGETHER = 0.05  # seconds for which what callers took is gathered before others are told
IN_ONE = 150  # callers in a message, of 40 bytes each


class Company:
    """The tables of this process are `rooms`; `open_room` brings in any other."""

    def __init__(
        self,
        store: Store,
        rooms: dict[str, Room],
        open_room: Callable[[str], Awaitable[Room]],
        bots_at_once: int,
        limits: Limits,
    ) -> None:
        self.rooms = rooms
        self.open_room = open_room
        self.tasks: set[asyncio.Task[None]] = set()
        self.sharing = Sharing(store, self.hear, self.missed)
        store.process = self.sharing.process
        self.turns = Turns(store, self.sharing.process, bots_at_once, self.play)
        self.limits = limits
        self.given = asyncio.Event()
        self.start(self.gossip())
        self.start(self.tell_what_was_given())

    def start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        if "bots" in message:
            self.turns.wake.set()
        for table, number, entry, chain in heard(message):
            room = self.rooms.get(table)
            if room is not None and not (entry is not None and room.hear_entry(entry, chain)):
                self.start(room.hear_of_entry(number))
        self.limits.hear(message.get("given", []))
        for table, seat, seconds in message.get("asks", []):
            if table in self.rooms:
                self.rooms[table].attendance.note(seat, seconds)
        for table, seats in message.get("present", {}).items():
            if table in self.rooms:
                self.rooms[table].hear_presence(message["from"], seats)

    def missed(self) -> None:
        """Nobody was listening for a while: whatever happened is in the journals."""
        for room in list(self.rooms.values()):
            self.start(room.hear_of_entry(-1))

    # ---- telling ---------------------------------------------------------------------------------------------------

    def tell_presence(self, table: str, seats: frozenset[int]) -> None:
        self.sharing.tell({"present": {table: sorted(seats)}})

    def tell_request(self, table: str, seat: int, seconds: float) -> None:
        """Somebody asks without a socket, and waits for so long."""
        self.sharing.tell({"asks": [[table, seat, seconds]]})

    async def gossip(self) -> None:
        """Who is here is told again and again: a process that died is not believed for long, and one that does not hear
        itself is deaf."""
        while True:
            await asyncio.sleep(GOSSIP_EVERY)
            present = {ident: sorted(room.present_here()) for ident, room in self.rooms.items() if room.viewers}
            for part in in_parts(present):
                self.sharing.tell({"present": part})
            with suppress(NotRead):
                await self.turns.forget_old()

    async def tell_what_was_given(self) -> None:
        """What callers took here counts at the other processes too (docs/decisions/0013)."""
        loop = asyncio.get_running_loop()

        def wake() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.given.set)

        self.limits.share(wake)
        while True:
            await self.given.wait()
            await asyncio.sleep(TOGETHER)
            self.given.clear()
            news = self.limits.news()
            for first in range(0, len(news), IN_ONE):
                self.sharing.tell({"given": news[first : first + IN_ONE]})

    async def want_bot(self, table: str, number: int, pause: float) -> None:
        await self.turns.want(table, number, pause)

    # ---- bots ------------------------------------------------------------------------------------------------------

    async def play(self, table: str, number: int) -> None:
        try:
            room = await self.open_room(table)
        except Refusal:
            return  # it is damaged, and says so to whoever looks
        try:
            await room.play_for_others(number)
            room.failures = 0
        except (NotRead, NotWritten):
            raise
        except Exception:
            LOG.exception("table %s stumbles", table)
            room.failures += 1

    async def close(self) -> None:
        await self.turns.close()
        await end(*self.tasks)
        await asyncio.to_thread(self.sharing.close)
