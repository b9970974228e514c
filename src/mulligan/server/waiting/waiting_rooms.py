"""All rooms, in the database: read, changed unless another was quicker, watched until they change; and the deal."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import sqlalchemy as sql

from mulligan import games
from mulligan.games.form import Field
from mulligan.kernel.view import WATCHER
from mulligan.messages import languages, speaking
from mulligan.server.meeting.matches import TWO
from mulligan.server.people.profiles import Sitter, sitting_down
from mulligan.server.play.fairness import fresh_salt, fresh_seed, fresh_token, token_hash
from mulligan.server.play.hall import IDENT, Hall, distinct
from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import Entry, TableRow, waiting_rooms
from mulligan.server.storage.store import Overtaken
from mulligan.server.waiting import waiting_room as said
from mulligan.server.waiting.waiting_room import Place, WaitingRoom

KEPT_FOR = 30 * 86_400.0  # seconds since anything happened there
TRIES = 8  # at changing what others change at the same time
LOOK_AGAIN = 1.5  # seconds, where other processes may have changed it
Change = Callable[[WaitingRoom, list[Field]], Awaitable[None]]


class WaitingRooms:
    """Every room of this server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.changed: dict[str, asyncio.Event] = {}

    async def make(self, wanted: said.NewRoom) -> said.EnteredRoom:
        if wanted.game not in games.names():
            raise Refusal("no-such-game")
        seats = games.box(wanted.game).seats
        count = min(max(wanted.count or seats.usual, seats.fewest), seats.most)
        token, sitter = wanted.key or fresh_token(), await self.hall.sitter(wanted.profile)
        own = Place(kind="person", name=wanted.name, key=token_hash(token), profile=sitter.id if sitter else "")
        room = WaitingRoom(game=wanted.game, places=[own, *(Place() for _ in range(count - 1))], host=own.key)
        ident, now = secrets.token_hex(8), time.time()

        def do(connection: sql.Connection) -> None:
            connection.execute(waiting_rooms.delete().where(waiting_rooms.c.changed < now - KEPT_FOR))
            values = {"id": ident, "version": 1, "content": room.model_dump_json(), "changed": now}
            connection.execute(waiting_rooms.insert(), values)

        await self.hall.store.within(do)
        return said.EnteredRoom(room=ident, seat=0, token=token)

    async def enter(self, ident: str, wanted: said.EnterRoom) -> said.EnteredRoom:
        token, sitter = wanted.key or fresh_token(), await self.hall.sitter(wanted.profile)
        avoided = await self.hall.moderation.avoided(sitter.id) if sitter is not None else set()
        seat = -1

        async def come_in(room: WaitingRoom, _: list[Field]) -> None:
            nonlocal seat
            here = room.seat_of(token_hash(token)) is not None
            if not here and any(place.profile in avoided for place in room.places):
                raise Refusal("room-full")  # nobody is told by whom they are blocked
            seat = room.enter(wanted.name, token_hash(token), sitter.id if sitter else "")

        await self.change(ident, come_in)
        return said.EnteredRoom(room=ident, seat=seat, token=token)

    async def act(self, ident: str, token: str, act: "said.RoomAct", language: str) -> said.RoomSeen:
        async def do(room: WaitingRoom, form: list[Field]) -> None:
            if isinstance(act, said.SetSeats):
                seats = games.box(room.game).seats
                if not seats.fewest <= act.count <= seats.most:
                    raise Refusal("seats", fewest=seats.fewest, most=seats.most, seats=act.count)
            room.do(token_hash(token), act, form)
            if isinstance(act, said.BringWork) and act.work:
                seat = room.seat_of(token_hash(token))
                assert seat is not None
                room.places[seat].bringing = (await self.brought(room, seat))["name"]

        return await self.change(ident, do, token, language)

    async def look(self, ident: str, token: str, language: str, known: int, wait: float) -> said.RoomSeen:
        """The room, once it is another than the version that is known, or when the time is over."""
        until = time.monotonic() + wait
        await self.read(ident)  # only rooms that are there are waited for
        while True:
            changed = self.changed.setdefault(ident, asyncio.Event())
            version, room = await self.read(ident)
            left = until - time.monotonic()
            if version != known or left <= 0:
                return await self.seen(ident, version, room, token, language)
            try:
                await asyncio.wait_for(changed.wait(), left if self.hall.store.lite else min(left, LOOK_AGAIN))
            except TimeoutError:
                continue

    async def deal(self, ident: str, token: str, promise: str | None, language: str) -> said.DealtTable:
        """The host deals: a table for those who wait here, which their keys open."""
        watch = fresh_token()
        for _ in range(TRIES):
            version, room = await self.read(ident)
            seat = room.seat_of(token_hash(token))
            if seat is None or room.host != room.places[seat].key:
                raise Refusal("room-host")
            if why := room.waited_for():
                raise Refusal(why)
            if room.terms.best_of > 1 and len(room.places) != TWO:
                raise Refusal("match-of-two")
            room.places[seat].promise = promise or ""
            with suppress(Overtaken):
                table = await self.lay(ident, version, room, watch, language)
                self.tell(ident)
                return said.DealtTable(table=table, watch=watch)
        raise Refusal("too-many")

    async def lay(self, ident: str, version: int, room: WaitingRoom, watch: str, language: str) -> str:
        """The table, and the room's word of it: together or not at all."""
        with speaking(language):
            form = await asyncio.to_thread(games.box(room.game).form)
        names = distinct([place.name for place in room.places])
        brought = {seat: await self.brought(room, seat) for seat, place in enumerate(room.places) if place.work}
        setup = await self.hall.set_up(room.game, names, room.choices(form), brought, ident, language)
        row = TableRow(
            secrets.token_hex(8), room.game, setup,
            [
                {"name": name, "bot": place.kind == "bot", "level": place.level, "promise": place.promise}
                for name, place in zip(names, room.places, strict=True)
            ],
            fresh_seed(), fresh_salt(), False, False, time.time(), terms=room.terms.kept(),
        )  # fmt: skip
        openers = {token_hash(watch): WATCHER, **{room.places[seat].key: seat for seat in room.people()}}
        sitting = [
            sitting_down(room.places[seat].profile, row.id, seat, room.game)
            for seat in room.people()
            if room.places[seat].profile
        ]
        room.begin(row.id)

        def also(connection: sql.Connection) -> None:
            if not replace(connection, ident, version, room):
                raise Overtaken
            for write in sitting:
                write(connection)

        met = Entry(0, "room", WATCHER, {"room": ident}, time.time())
        await self.hall.store.make(row, openers, [met], {}, also)
        return row.id

    async def brought(self, room: WaitingRoom, seat: int) -> dict[str, Any]:
        """What somebody plays of their own: of their profile, or shared by anybody."""
        place = room.places[seat]
        sitter = Sitter(place.profile, place.name, banned=False) if place.profile else None
        return await self.hall.brought(room.game, place.work, sitter)

    # ---- in the database -------------------------------------------------------------------------------------------

    async def change(self, ident: str, change: Change, token: str = "", language: str = "en") -> said.RoomSeen:
        """Change a room; if another did so meanwhile, what was to be done is done to what it is now."""
        for _ in range(TRIES):
            version, room = await self.read(ident)
            with speaking(language):
                form = await asyncio.to_thread(games.box(room.game).form)
                await change(room, form)
            if await self.hall.store.within(partial(replace, ident=ident, version=version, room=room)):
                self.tell(ident)
                return await self.seen(ident, version + 1, room, token, language)
        raise Refusal("too-many")

    def tell(self, ident: str) -> None:
        """Whoever waits for something to change here looks again."""
        self.changed.pop(ident, asyncio.Event()).set()

    async def read(self, ident: str) -> tuple[int, WaitingRoom]:
        def do(connection: sql.Connection) -> tuple[int, str] | None:
            found = connection.execute(waiting_rooms.select().where(waiting_rooms.c.id == ident)).first()
            return None if found is None else (found.version, found.content)

        found = await self.hall.store.within(do) if IDENT.fullmatch(ident) else None
        if found is None:
            raise Refusal("no-such-room")
        return found[0], WaitingRoom.model_validate_json(found[1])

    async def seen(self, ident: str, version: int, room: WaitingRoom, token: str, language: str) -> said.RoomSeen:
        with speaking(language if language in languages() else "en"):
            form = await asyncio.to_thread(games.box(room.game).form)
            waited = room.waited_for()
            why = Refusal(waited).words() if waited else ""
            return said.seen(ident, version, room, token_hash(token), form, why)


def replace(connection: sql.Connection, ident: str, version: int, room: WaitingRoom) -> bool:
    """Keep a room as it is now, unless somebody else has changed it since that version."""
    mine = (waiting_rooms.c.id == ident, waiting_rooms.c.version == version)
    values = {"version": version + 1, "content": room.model_dump_json(), "changed": time.time()}
    return connection.execute(waiting_rooms.update().where(*mine).values(**values)).rowcount == 1
