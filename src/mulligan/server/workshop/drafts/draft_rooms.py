"""All drafts, in the database: read, changed unless another was quicker, watched until they change; their tables."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import sqlalchemy as sql

from mulligan import games
from mulligan.games.workshop import Workshop
from mulligan.kernel.view import WATCHER
from mulligan.messages import languages
from mulligan.server.people.profiles import sitting_down
from mulligan.server.play.fairness import fresh_salt, fresh_seed, fresh_token, token_hash
from mulligan.server.play.hall import IDENT, Hall, distinct
from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import TableRow, drafts
from mulligan.server.storage.store import NotRead, Overtaken
from mulligan.server.workshop.drafts import wire
from mulligan.server.workshop.drafts.draft_room import MOST_GAMES, Drafter, DraftRoom, Met, Round

KEPT_FOR = 60 * 86_400.0  # seconds since anything happened there
TRIES = 8  # at changing what others change at the same time
LOOK_AGAIN = 1.5  # seconds, where other processes may have changed it
LOOK_FOR_DRAFTS = 20.0  # seconds between two looks for clocks that run elsewhere
CLOCKS_RUN_FOR = 86_400.0  # seconds since anything happened there
LOG = logging.getLogger(__name__)
BOT_NAMES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch")
Change = Callable[[DraftRoom, Workshop], None]


class DraftRooms:
    """Every draft of this server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.changed: dict[str, asyncio.Event] = {}
        self.clock = asyncio.Event()  # a draft with a clock was begun, or went on
        self.due: dict[str, float] = {}  # when somebody's time is over there, for all that is known here

    async def make(self, wanted: wire.NewDraft) -> wire.EnteredDraft:
        workshop = workshop_of(wanted.game)
        if wanted.sort not in workshop.sorts:
            raise Refusal("no-such-game")
        token, sitter = wanted.key or fresh_token(), await self.hall.sitter(wanted.profile)
        own = Drafter(kind="person", name=wanted.name, key=token_hash(token), profile=sitter.id if sitter else "")
        bots = [Drafter(kind="bot", name=name) for name in BOT_NAMES[: min(wanted.bots, wanted.seats - 1)]]
        free = [Drafter() for _ in range(wanted.seats - 1 - len(bots))]
        room = DraftRoom(
            game=wanted.game, sort=wanted.sort, seconds=wanted.seconds, host=own.key, seed=fresh_seed(),
            seats=[own, *free, *bots],
        )  # fmt: skip
        ident, now = secrets.token_hex(8), time.time()

        def do(connection: sql.Connection) -> None:
            connection.execute(drafts.delete().where(drafts.c.changed < now - KEPT_FOR))
            values = {"id": ident, "version": 1, "content": room.model_dump_json(), "changed": now}
            connection.execute(drafts.insert(), values)

        await self.hall.store.within(do)
        return wire.EnteredDraft(draft=ident, seat=0, token=token)

    async def enter(self, ident: str, wanted: wire.EnterDraft) -> wire.EnteredDraft:
        token, sitter = wanted.key or fresh_token(), await self.hall.sitter(wanted.profile)
        avoided = await self.hall.moderation.avoided(sitter.id) if sitter is not None else set()
        seats: list[int] = []

        def come_in(room: DraftRoom, _: Workshop) -> None:
            here = room.seat_of(token_hash(token)) is not None
            if not here and any(one.profile in avoided for one in room.seats):
                raise Refusal("room-full")  # nobody is told by whom they are blocked
            seats.append(room.enter(wanted.name, token_hash(token), sitter.id if sitter else ""))

        await self.change(ident, come_in)
        return wire.EnteredDraft(draft=ident, seat=seats[-1], token=token)

    async def act(self, ident: str, token: str, act: "wire.DraftAct", language: str) -> wire.DraftSeen:
        key = token_hash(token)
        if isinstance(act, wire.HandIn):
            await self.weigh(ident, key, act.list, language)
        return await self.change(ident, partial(do_act, key, act), key)

    async def weigh(self, ident: str, key: str, listed: str, language: str) -> None:
        """Is it a deck of what this seat has opened? It is read elsewhere: strangers wrote it."""
        _, room = await self.read(ident)
        seat = seat_of(room, key)
        if room.phase != "building":
            raise Refusal("draft-not-now")
        asked = {
            "do": "beyond", "game": room.game, "lang": language if language in languages() else "en",
            "content": {"list": listed}, "pool": room.pool(seat),
        }  # fmt: skip
        wrong = await self.hall.readers.ask(key, asked)
        if wrong:
            raise Refusal("draft-deck", reason=" ".join(wrong[:4]))

    async def look(self, ident: str, token: str, known: int, wait: float) -> wire.DraftSeen:
        """The draft, once it is another than the version that is known, or when the time is over."""
        until = time.monotonic() + wait
        await self.read(ident)
        while True:
            changed = self.changed.setdefault(ident, asyncio.Event())
            version, room = await self.read(ident)
            due = room.due()
            if due is not None and due <= time.time():
                await self.change(ident, lambda _, __: None)
                continue
            left = until - time.monotonic()
            if version != known or left <= 0:
                return seen(ident, version, room, token_hash(token))
            pause = left if self.hall.store.lite else min(left, LOOK_AGAIN)
            try:
                await asyncio.wait_for(
                    changed.wait(), pause if due is None else max(0.05, min(pause, due - time.time()))
                )
            except TimeoutError:
                continue

    async def picks(self, ident: str, token: str, seat: int | None) -> list[wire.PickShown]:
        """A seat's picks in their order: one's own, or once the draft is over anybody's."""
        _, room = await self.read(ident)
        own = room.seat_of(token_hash(token))
        wanted = own if seat is None else seat
        if wanted is None or wanted >= len(room.seats):
            raise Refusal("no-such-seat")
        if wanted != own and (room.phase != "over" or await self.still_play(room)):
            raise Refusal("not-over")
        return [
            wire.PickShown(round=number, pack=shown, card=picked.card, by=picked.by)
            for number, shown, picked in room.shown_again(wanted)
        ]

    async def still_play(self, room: DraftRoom) -> bool:
        """Is a game with decks of this draft under way? What lies hidden there is told to nobody."""
        for met in room.games:
            with suppress(Refusal):  # it is damaged, and nobody plays there
                if not (await self.hall.room(met.table)).table.over:
                    return True
        return False

    # ---- playing each other ----------------------------------------------------------------------------------------

    async def play(self, ident: str, token: str, wanted: wire.PlayDraft, language: str) -> wire.DraftTable:
        """A table for two decks of this draft. Everybody's key opens their seat there, too."""
        for _ in range(TRIES):
            version, room = await self.read(ident)
            mine = seat_of(room, token_hash(token))
            if wanted.seat >= len(room.seats) or wanted.seat == mine:
                raise Refusal("no-such-seat")
            if room.phase != "building" or not all(room.seats[seat].deck for seat in (mine, wanted.seat)):
                raise Refusal("draft-not-built")
            if len(room.games) >= MOST_GAMES:
                raise Refusal("too-many")
            try:
                return wire.DraftTable(table=await self.lay(ident, version, room, mine, wanted, language))
            except Overtaken:
                continue
        raise Refusal("too-many")

    async def lay(
        self, ident: str, version: int, room: DraftRoom, mine: int, wanted: wire.PlayDraft, language: str
    ) -> str:
        seats = [mine, wanted.seat]
        playing = [room.seats[seat] for seat in seats]
        names = distinct([one.name for one in playing])
        brought: dict[int, dict[str, Any]] = {
            number: {"kind": "deck", "name": names[number], "content": {"list": one.deck}, "own": []}
            for number, one in enumerate(playing)
        }
        setup = await self.hall.set_up(room.game, names, {}, brought, ident, language)
        places = [
            {
                "name": name, "bot": one.kind == "bot", "level": wanted.level,
                **({"missing": True} if one.key and seat != mine else {}),
            }
            for name, seat, one in zip(names, seats, playing, strict=True)
        ]  # fmt: skip
        row = TableRow(
            secrets.token_hex(8), room.game, setup, places, fresh_seed(), fresh_salt(), False, False, time.time()
        )
        openers = {
            token_hash(fresh_token()): WATCHER,
            **{one.key: number for number, one in enumerate(playing) if one.key},
        }
        sitting = [
            sitting_down(one.profile, row.id, number, room.game) for number, one in enumerate(playing) if one.profile
        ]
        room.games.append(Met(table=row.id, seats=seats))

        def also(connection: sql.Connection) -> None:
            if not replace(connection, ident, version, room):
                raise Overtaken
            for write in sitting:
                write(connection)

        await self.hall.store.make(row, openers, [], {}, also)
        self.tell(ident)
        return row.id

    # ---- in the database -------------------------------------------------------------------------------------------

    async def change(self, ident: str, change: Change, key: str = "") -> wire.DraftSeen:
        """Change a draft, and let bots and clocks go on; if another did so meanwhile, it is done to what it is now."""
        for _ in range(TRIES):
            version, room = await self.read(ident)
            await asyncio.to_thread(changed_by, room, change)
            if await self.hall.store.within(partial(replace, ident=ident, version=version, room=room)):
                self.set_clock(ident, room)
                self.tell(ident)
                return seen(ident, version + 1, room, key)
        raise Refusal("too-many")

    # ---- the clock -------------------------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        """Give a card to whoever lets the time go by, whether or not anybody looks; until the server ends.

        Drafts that were under way before it began, or that other processes know of, are looked for now and then.
        """
        looked = -LOOK_FOR_DRAFTS
        while True:
            try:
                if time.monotonic() - looked >= LOOK_FOR_DRAFTS:
                    looked = time.monotonic()
                    await self.look_for_clocks()
                for ident in [ident for ident, due in self.due.items() if due <= time.time()]:
                    await self.time_is_over(ident)
            except NotRead:  # the database is away, and has been said to be: all clocks are looked for again
                looked = -LOOK_FOR_DRAFTS
                await asyncio.sleep(LOOK_AGAIN)
                continue
            except Exception:  # the clocks of all others go on
                LOG.exception("the clock of a draft could not be kept")
                await asyncio.sleep(LOOK_AGAIN)
            next_due = min(self.due.values(), default=time.time() + LOOK_FOR_DRAFTS) - time.time()
            self.clock.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.clock.wait(), max(0.05, min(next_due, LOOK_FOR_DRAFTS)))

    async def look_for_clocks(self) -> None:
        def do(connection: sql.Connection) -> list[tuple[str, str]]:
            lately = drafts.c.changed > time.time() - CLOCKS_RUN_FOR
            going = drafts.c.content.contains('"phase":"drafting"') & ~drafts.c.content.contains('"seconds":0,')
            return [(row.id, row.content) for row in connection.execute(drafts.select().where(lately, going))]

        for ident, content in await self.hall.store.within(do):
            self.set_clock(ident, DraftRoom.model_validate_json(content))

    async def time_is_over(self, ident: str) -> None:
        self.due.pop(ident, None)
        with suppress(Refusal):  # it is gone, or others are at it
            _, room = await self.read(ident)
            due = room.due()
            if due is not None and due <= time.time():
                await self.change(ident, lambda _, __: None)
            else:
                self.set_clock(ident, room)

    def set_clock(self, ident: str, room: DraftRoom) -> None:
        due = room.due()
        if due is None:
            self.due.pop(ident, None)
        else:
            self.due[ident] = due
            self.clock.set()

    def tell(self, ident: str) -> None:
        self.changed.pop(ident, asyncio.Event()).set()

    async def read(self, ident: str) -> tuple[int, DraftRoom]:
        def do(connection: sql.Connection) -> tuple[int, str] | None:
            found = connection.execute(drafts.select().where(drafts.c.id == ident)).first()
            return None if found is None else (found.version, found.content)

        found = await self.hall.store.within(do) if IDENT.fullmatch(ident) else None
        if found is None:
            raise Refusal("no-such-room")
        return found[0], DraftRoom.model_validate_json(found[1])


def workshop_of(game: str) -> Workshop:
    workshop = games.box(game).workshop() if game in games.names() else None
    if workshop is None:
        raise Refusal("no-such-game")
    return workshop


def seat_of(room: DraftRoom, key: str) -> int:
    seat = room.seat_of(key)
    if seat is None:
        raise Refusal("no-key")
    return seat


def changed_by(room: DraftRoom, change: Change) -> None:
    workshop = workshop_of(room.game)
    change(room, workshop)
    room.go_on(workshop, time.time())


def do_act(key: str, act: "wire.DraftAct", room: DraftRoom, workshop: Workshop) -> None:
    """Let somebody who sits here do something, or refuse it in words."""
    seat = seat_of(room, key)
    match act:
        case wire.PickCard():
            room.pick(seat, act.card, time.time(), workshop)
        case wire.HandIn():
            room.seats[seat].deck = act.list
        case wire.LeaveDraft():
            room.leave(seat)
        case _:
            if key != room.host:
                raise Refusal("room-host")
            lead(act, room, workshop)


def lead(act: "wire.DraftAct", room: DraftRoom, workshop: Workshop) -> None:
    match act:
        case wire.BeginDraft():
            room.begin(workshop, time.time())
        case wire.SeatBotHere():
            room.place(act.seat, Drafter(kind="bot", name=act.name))
        case wire.FreeSeatHere():
            room.place(act.seat, Drafter())
        case wire.EndDraft():
            if room.phase != "building":
                raise Refusal("draft-not-now")
            room.phase = "over"


def replace(connection: sql.Connection, ident: str, version: int, room: DraftRoom) -> bool:
    """Keep a draft as it is now, unless somebody else has changed it since that version."""
    mine = (drafts.c.id == ident, drafts.c.version == version)
    values = {"version": version + 1, "content": room.model_dump_json(), "changed": time.time()}
    return connection.execute(drafts.update().where(*mine).values(**values)).rowcount == 1


def seen(ident: str, version: int, room: DraftRoom, key: str) -> wire.DraftSeen:
    """What one seat sees: of packs only its own."""
    going = Round(room) if room.packs and room.sort == "draft" else None
    you = room.seat_of(key)
    pool = room.pool(you) if you is not None and room.packs else []
    drafting = room.phase == "drafting" and going is not None
    pack = going.hand(you) if drafting and going is not None and you is not None else []
    left = None
    if pack and room.seconds and going is not None and you is not None:
        left = max(0.0, going.since[you] + room.seconds - time.time())
    suggest = room.phase == "building" and bool(pool)
    return wire.DraftSeen(
        draft=ident,
        version=version,
        game=room.game,
        sort=room.sort,
        phase=room.phase,
        seconds=room.seconds,
        left=left,
        you=you,
        seats=[
            wire.DraftSeat(
                kind=one.kind,
                name=one.name,
                host=bool(one.key) and one.key == room.host,
                taken=len(going.taken[seat]) if going is not None else 0,
                waiting=len(going.before[seat]) if drafting and going is not None else 0,
                built=bool(one.deck),
            )
            for seat, one in enumerate(room.seats)
        ],
        round=going.number if going is not None else 0,
        rounds=len(room.packs),
        pack=pack,
        pool=pool,
        deck=room.seats[you].deck if you is not None else "",
        suggested=str(workshop_of(room.game).built(pool)["list"]) if suggest else "",
        games=[wire.DraftGame(table=one.table, seats=one.seats) for one in room.games if you in one.seats],
    )
