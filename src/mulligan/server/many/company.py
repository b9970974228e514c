"""One server process in the company of others: what it hears is passed to its tables, and it plays bots for all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from mulligan.server.ending import end
from mulligan.server.many.sharing import GOSSIP_EVERY, Sharing, in_parts
from mulligan.server.many.turns import Turns
from mulligan.server.play.room import Room
from mulligan.server.play.table import Refusal
from mulligan.server.storage.store import NotRead, NotWritten, Store

LOG = logging.getLogger(__name__)


class Company:
    """The tables of this process are `rooms`; `open_room` brings in any other."""

    def __init__(
        self,
        store: Store,
        rooms: dict[str, Room],
        open_room: Callable[[str], Awaitable[Room]],
        bots_at_once: int,
    ) -> None:
        self.rooms = rooms
        self.open_room = open_room
        self.tasks: set[asyncio.Task[None]] = set()
        self.sharing = Sharing(store, self.hear, self.missed)
        store.process = self.sharing.process
        self.turns = Turns(store, self.sharing.process, bots_at_once, self.play)
        self.start(self.gossip())

    def start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        if "bots" in message:
            self.turns.wake.set()
        if (room := self.rooms.get(message.get("table", ""))) is not None:
            self.start(room.hear_of_entry(message["number"]))
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

    async def gossip(self) -> None:
        """Who is here is told again and again: a process that died is not believed for long."""
        while True:
            await asyncio.sleep(GOSSIP_EVERY)
            present = {ident: sorted(room.present_here()) for ident, room in self.rooms.items() if room.viewers}
            for part in in_parts(present):
                self.sharing.tell({"present": part})
            with suppress(NotRead):
                await self.turns.forget_old()

    async def want_bot(self, table: str, number: int, pause: float) -> None:
        await self.turns.want(table, number, pause)
        self.sharing.tell({"bots": 1})

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
