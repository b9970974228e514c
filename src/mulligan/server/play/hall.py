"""All tables: making them, finding them, seating people, and letting unused ones out of memory."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from typing import Any

from mulligan import games
from mulligan.games.form import filled
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER, View
from mulligan.messages import languages, speaking
from mulligan.server import wire
from mulligan.server.bots.thinkers import Thinkers
from mulligan.server.entrance.limits import Held, Limits, caller_of
from mulligan.server.manners.moderation import Moderation
from mulligan.server.many.company import Company
from mulligan.server.meeting import matches
from mulligan.server.people.outcomes import is_rated, outcomes
from mulligan.server.people.profiles import Profiles, Sitter, sitting_down
from mulligan.server.play.fairness import commitment, fresh_invitation, fresh_salt, fresh_seed, fresh_token, token_hash
from mulligan.server.play.room import Room
from mulligan.server.play.sight import capital, ended_by, entry
from mulligan.server.play.table import Damaged, Refusal, Table
from mulligan.server.settings import Settings
from mulligan.server.storage.journaling import link
from mulligan.server.storage.preparing import Unreadable
from mulligan.server.storage.store import Entry, NotRead, Store, TableRow, making
from mulligan.server.study.reviewing import Reviews
from mulligan.server.timing.beats import Beats
from mulligan.server.timing.terms import Terms
from mulligan.server.workshop.doubts import Doubts
from mulligan.server.workshop.offering import Offering
from mulligan.server.workshop.readers import Readers
from mulligan.server.workshop.works import Works

LOG = logging.getLogger(__name__)
OPEN_LISTED = 50
LISTED_OF_ONE = 3  # of one maker
NOTED_AGAIN_AFTER = (0.2, 1.0, 3.0)  # seconds; the database may be away for a moment
SET_UP_SECONDS = 10.0  # for reading what people bring
SET_ASIDE_FOR = 3600.0  # seconds
DAMAGED_FOR = 60.0  # seconds until a damaged table is read again: somebody may have mended it
CROWDED = 1.1  # times as many tables in memory as there may be: some are let go at once
IDENT = re.compile("[0-9a-f]{16}")


class Hall:
    """Every table of this server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.damaged: dict[str, tuple[float, Refusal]] = {}
        self.company: Company | None = None
        self.limits = Limits()
        self.makers = self.limits.buckets("tables", settings.tables_at_once, settings.tables_per_minute / 60)
        self.waits = Held(settings.waits_at_once)
        self.actors = self.limits.buckets("acts", settings.acts_at_once, settings.acts_per_second)
        self.profiles = Profiles(self.store)
        self.beats = Beats(self.store)
        self.moderation = Moderation(self.store)
        self.works = Works(self.store, settings.works_at_most, settings.works_bytes)
        self.offering = Offering(self.store)
        self.doubts = Doubts(self.store)
        self.readers = Readers(settings.reading_seconds)
        self.bringing_in = Readers(settings.bringing_in_seconds, places=1)
        self.weighing = Readers(settings.trial_seconds, places=1)
        self.reviews = Reviews()
        self.tasks: set[asyncio.Task[None]] = set()
        self.setting_up: dict[str, asyncio.Lock] = {}
        self.open_until = 0.0  # clocks run until then at tables that are not at hand

    async def open(self) -> None:
        """Begin; where the database can be shared, in the company of whoever shares it."""
        await asyncio.to_thread(self.store.open)
        await self.beats.begin()
        if not self.store.lite:
            bots_at_once = self.settings.thinkers + 1 if self.settings.bots else 0
            self.company = Company(self.store, self.rooms, self.room, bots_at_once, self.limits)

    # ---- making tables ---------------------------------------------------------------------------------------------

    async def make(self, wanted: wire.NewTable, language: str = "en", caller: str = "") -> wire.Created:
        if wanted.game not in games.names():
            raise Refusal("no-such-game")
        if wanted.open and all(plan.kind != "person" for plan in wanted.seats):
            raise Refusal("nothing-free")
        names = distinct([plan.name for plan in wanted.seats])
        sitter = await self.sitter(wanted.profile)
        if wanted.works:
            setup = await self.set_up_with_works(wanted, names, sitter, language)
        else:
            setup = await self.set_up(wanted.game, names, wanted.setup, {}, "", language)
        seed = wanted.seed or fresh_seed()
        if wanted.terms.best_of > 1 and len(wanted.seats) != matches.TWO:
            raise Refusal("match-of-two")
        maker = await self.maker(caller) if wanted.open else ""
        chosen = wanted.seed is not None
        about = (wanted.game, setup, wanted.seats, names, seed, chosen, wanted.open)
        return await self.lay(*about, [], maker, wanted.promise, sitter, wanted.terms)

    async def set_up_with_works(
        self, wanted: wire.NewTable, names: list[str], sitter: Sitter | None, language: str
    ) -> dict[str, Any]:
        """A set-up in which seats bring what people have made."""
        works = wanted.works or {}
        if games.box(wanted.game).workshop() is None or any(seat >= len(names) for seat in works):
            raise Refusal("no-such-work")
        brought = {seat: await self.brought(wanted.game, ident, sitter) for seat, ident in works.items()}
        who = sitter.id if sitter is not None else ""
        return await self.set_up(wanted.game, names, wanted.setup, brought, who, language)

    async def brought(self, game: str, ident: str, sitter: Sitter | None) -> dict[str, Any]:
        """Something that somebody has made, and the cards of its maker that it may name."""
        whose = await self.offering.whose(ident) or (sitter.id if sitter is not None else "")
        if whose and IDENT.fullmatch(ident):
            work = await self.works.look(whose, ident, None)
        else:
            whose, work = await self.works.shared(ident)
        if work["game"] != game:
            raise Refusal("no-such-work")
        own = await self.cards_for(whose, game, str(work["content"].get("list", "")))
        return {"kind": work["kind"], "name": work["name"], "content": work["content"], "own": own}

    async def cards_for(self, profile: str, game: str, among: str) -> list[dict[str, Any]]:
        """The cards that a text may name: of somebody's own, and those that everybody has."""
        own = await self.works.own_cards(profile, game, among) if profile else []
        return own + await self.offering.cards(game, among)

    async def shared_cards(self, profile: str, game: str, content: dict[str, Any], share: str) -> list[dict[str, Any]]:
        """The cards of a shared deck that its maker wrote and this one still lists, but for those one has already."""
        whose, shared = await self.works.shared(share)
        if shared["kind"] != "deck" or shared["game"] != game:
            return []
        listed = str(content.get("list", ""))
        there = {card.get("name") for card in await self.cards_for(profile, game, listed)}
        theirs = await self.works.own_cards(whose, game, str(shared["content"].get("list", "")))
        return [card for card in theirs if str(card.get("name")) in listed and card.get("name") not in there]

    async def set_up(
        self,
        game: str,
        names: list[str],
        chosen: dict[str, Any],
        brought: dict[int, dict[str, Any]],
        who: str,
        language: str,
    ) -> dict[str, Any]:
        """The set-up of a game. Where seats bring what people have made, it is read elsewhere: it may be endless."""
        if not brought:
            async with self.setting_up.setdefault(game, asyncio.Lock()):  # its cards are read by the first, for all
                with speaking(language):
                    return await asyncio.to_thread(set_up, game, names, chosen)
        asked = {
            "do": "setup", "game": game, "lang": language if language in languages() else "en",
            "names": names, "chosen": chosen, "brought": brought,
        }  # fmt: skip
        setup: dict[str, Any] = await self.readers.ask(who, asked, SET_UP_SECONDS)
        return setup

    async def maker(self, caller: str) -> str:
        """Who makes a table, for nobody to read: good for seeing that two were made by the same caller."""
        key = await self.store.maker_key()
        return blake2b(caller.encode(), digest_size=12, key=key.encode()).hexdigest()

    async def lay(
        self,
        game: str,
        setup: dict[str, Any],
        plans: list[wire.SeatPlan],
        names: list[str],
        seed: str,
        chosen: bool,
        free: bool,
        before: list[Entry],
        maker: str = "",
        promise: str | None = None,
        sitter: Sitter | None = None,
        terms: Terms | None = None,
    ) -> wire.Created:
        """Lay a table, with links for its people."""
        seats: list[dict[str, Any]] = [
            {
                "name": name,
                "bot": plan.kind == "bot",
                **({"level": plan.level} if plan.kind == "bot" else {}),
                "free": free and plan.kind == "person",
                "invited": not free and plan.kind == "person",
            }
            for plan, name in zip(plans, names, strict=True)
        ]
        own = next((seat for seat, plan in zip(seats, plans, strict=True) if plan.kind == "me"), None)
        if promise is not None and own is not None:
            own["promise"] = promise
        row = TableRow(
            secrets.token_hex(8), game, setup, seats, seed, fresh_salt(), chosen, free, time.time(), maker=maker,
            terms=terms.kept() if terms is not None else {},
        )  # fmt: skip
        watch = fresh_token()
        openers: dict[str, int] = {token_hash(watch): WATCHER}
        invitations: dict[str, int] = {}
        links: list[wire.SeatLink] = []
        mine: int | None = None
        for number, plan in enumerate(plans):
            token: str | None = None
            if plan.kind == "me":
                token = fresh_token()
                openers[token_hash(token)] = number
                mine = number if mine is None else mine
            elif plan.kind == "person" and not free:
                token = fresh_invitation()
                invitations[token_hash(token)] = number
            links.append(
                wire.SeatLink(
                    seat=number, name=names[number], kind="bot" if plan.kind == "bot" else "person", token=token
                )
            )
        also = sitting_down(sitter.id, row.id, mine, game) if sitter is not None and mine is not None else None
        await self.store.make(row, openers, before, invitations, also)
        return wire.Created(
            table=row.id, mine=mine, seats=links, watch=watch, commitment=commitment(row.seed, row.salt)
        )

    async def rematch(self, room: Room, seat: int, wanted: wire.Rematch, caller: str) -> str:
        """A new table for the same people, with the same keys. Whoever asks first makes it, in a match the loser; the
        others find it. It counts as any table that a caller makes."""
        table = room.table
        if await self.profiles.is_banned_at(table.row.id, seat):
            raise Refusal("banned")

        async def make_it() -> str:
            if table.rematch is not None:
                return table.rematch
            matches.weigh(table, seat, wanted, room.around().gone)
            if not self.makers.take(caller):
                raise Refusal("too-many")
            row, order = await asyncio.to_thread(matches.next_game, table, seat, wanted)
            there = {WATCHER: WATCHER, **{old: new for new, old in enumerate(order)}}
            keys = {key: there[old] for key, old in table.keys.items()}
            invitations = {key: there[old] for key, old in table.invitations.items()}
            also = making(row, keys, [], invitations, matches.sitting_on(table.row.id, row.id, order))
            entry = Entry(table.numbers, "rematch", seat, {"table": row.id}, time.time())
            seal = link(table.chain, entry)
            await room.write_by(entry, self.store.append(table.row.id, entry, seal, also), seal)
            return row.id

        return await room.one_at_a_time(make_it)

    async def branch(self, room: Room, wanted: wire.Branch) -> wire.Created:
        """A new table from a point of a finished game. Before its end, that would show what is still hidden."""
        table = room.table
        if not table.over:
            raise Refusal("not-over")
        if wanted.at > len(table.journal.choices) or len(wanted.seats) != len(table.seats):
            raise Refusal("no-such-point")
        names = distinct([plan.name for plan in wanted.seats])
        setup = {**table.row.setup, "names": names}
        now = time.time()
        before = [
            Entry(number, "choice", table.last_by[number], {"option": option}, now)
            for number, option in enumerate(table.journal.choices[: wanted.at])
        ]
        return await self.lay(table.row.game, setup, wanted.seats, names, table.journal.seed, True, False, before)

    # ---- finding tables --------------------------------------------------------------------------------------------

    async def room(self, ident: str) -> Room:
        """A table by its name, from memory or from the store."""
        found = self.rooms.get(ident)
        if found is not None:
            if found.damaged is None:
                found.used = time.monotonic()
                return found
            await self.forget(found)
            if found.damaged.refusal.code == "endless":  # read again, it would take as long again
                self.damaged[ident] = (time.monotonic() + SET_ASIDE_FOR, found.damaged.refusal)
        loading = self.loading.get(ident)  # one room for one table, however many come at once
        if loading is None:
            loading = self.loading[ident] = asyncio.create_task(self.load(ident))
            loading.add_done_callback(lambda _: self.loading.pop(ident))
        return await asyncio.shield(loading)

    async def load(self, ident: str) -> Room:
        if not IDENT.fullmatch(ident):
            raise Refusal("no-such-table")
        since, refusal = self.damaged.get(ident, (0.0, None))
        if refusal is not None and time.monotonic() - since < DAMAGED_FOR:
            raise refusal
        try:
            stored = await self.store.read(ident)
            if stored is None:
                raise Refusal("no-such-table")
            table = await asyncio.to_thread(Table.read_back, stored)
        except (Damaged, Unreadable) as error:
            LOG.exception("table %s cannot be read", ident)
            refusal = error.refusal if isinstance(error, Damaged) else Refusal("damaged")
            self.damaged[ident] = (time.monotonic(), refusal)
            raise refusal from error
        if any(seat.bot for seat in table.seats):
            await self.thinkers.warm_up(table.game)
        if table.timed is not None:
            with suppress(NotRead):  # asked again before anybody loses by it
                await self.beats.hear()
        room = self.rooms[ident] = Room(
            table, self.store, self.thinkers, self.settings, self.company, self.note_outcome, self.beats
        )
        if table.over:
            self.note_outcome(table)  # whoever saw it end may have died over it
        if len(self.rooms) > self.settings.tables_in_memory * CROWDED:
            self.let_go()
        if self.company is not None:
            await room.hear_of_entry(-1)  # what came while it was being read
        return room

    async def open_tables(self) -> list[wire.OpenTable]:
        listed = []
        for ident in await self.store.open_tables(OPEN_LISTED, LISTED_OF_ONE):
            try:
                table = (await self.room(ident)).table
            except Refusal:  # it is damaged: the others are not
                continue
            free = [number for number, seat in enumerate(table.seats) if seat.free]
            if free and not table.over:
                names = [seat.name for seat in table.seats]
                listed.append(
                    wire.OpenTable(table=ident, game=table.row.game, names=names, free=free, terms=table.terms)
                )
            else:
                await self.store.no_longer_open(ident)
        return listed

    async def join(self, room: Room, wanted: wire.Join) -> wire.Joined:
        table = room.table
        sitter = await self.sitter(wanted.profile)

        async def take() -> wire.Joined:
            if (sitting := sits_already(table, wanted.key)) is not None:
                return sitting
            if sitter is not None and await self.moderation.unwelcome(sitter.id, table.row.id):
                raise Refusal("nothing-free")
            free = [number for number, seat in enumerate(table.seats) if seat.free]
            if wanted.seat is not None:
                free = [number for number in free if number == wanted.seat]
            if not free or table.over:
                raise Refusal("nothing-free")
            seat = free[0]
            if table.is_named(wanted.name, beside=seat):
                raise Refusal("name-taken")
            done = Entry(table.numbers, "join", seat, {"name": wanted.name, **promised(wanted)}, time.time())
            return await self.seat(room, seat, wanted.key, done, sitter)

        return await room.one_at_a_time(take)

    async def sit(self, room: Room, wanted: wire.Sit) -> wire.Joined:
        """Use an invitation: from now on only the new key opens the seat. Asked again with it, it is so already."""
        table = room.table
        sitter = await self.sitter(wanted.profile)

        async def take() -> wire.Joined:
            if (sitting := sits_already(table, wanted.key)) is not None:
                return sitting
            seat = table.invitations.get(token_hash(wanted.invitation))
            if seat is None:
                raise Refusal("invitation-used")
            done = Entry(table.numbers, "sit", seat, promised(wanted), time.time())
            return await self.seat(room, seat, wanted.key, done, sitter)

        return await room.one_at_a_time(take)

    async def sitter(self, profile: str | None) -> Sitter | None:
        """Who sits down, if they have said so. A profile that nobody knows counts as none."""
        found = await self.profiles.find(token_hash(profile)) if profile is not None else None
        if found is not None and found.banned:
            raise Refusal("banned")
        return found

    async def seat(self, room: Room, seat: int, key: str | None, done: Entry, sitter: Sitter | None) -> wire.Joined:
        """The lock is held: one key opens the seat from now on, and whoever made the table does not have it."""
        table = room.table
        token = key or fresh_token()
        if token_hash(token) in table.keys:
            raise Refusal("key-taken")
        chain = link(table.chain, done)
        also = sitting_down(sitter.id, table.row.id, seat, table.row.game) if sitter is not None else None
        await room.write_by(done, self.store.seat(table.row.id, token_hash(token), seat, done, chain, also))
        for opening in (table.keys, table.invitations):
            for old in [old for old, opened in opening.items() if opened == seat]:
                del opening[old]
        table.keys[token_hash(token)] = seat
        return wire.Joined(table=table.row.id, seat=seat, token=token)

    def note_outcome(self, table: Table) -> None:
        """A game is over: what came of it goes to the profiles that sat there."""

        async def note() -> None:
            for wait in NOTED_AGAIN_AFTER:
                with suppress(NotRead):
                    await self.profiles.note_outcome(table.row.id, table.row.game, outcomes(table), is_rated(table))
                    return
                await asyncio.sleep(wait)

        task = asyncio.create_task(note())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @contextmanager
    def waiting(self, client: Sequence[str | int] | None, seconds: float) -> Iterator[None]:
        """A request that waits for news: a caller has so many at once, as of sockets. (To look for news once costs
        little; thousands who each look every second leave nobody else a turn at the database.)"""
        caller = caller_of(client)
        if seconds and not self.waits.take(caller):
            raise Refusal("too-many")
        try:
            yield
        finally:
            if seconds:
                self.waits.give_back(caller)

    def may_act(self, room: Room, seat: int, caller: str) -> bool:
        """Not too often, whatever it is done by: a seat, or the address of whoever watches."""
        return self.actors.take(f"{room.table.row.id} {caller if seat == WATCHER else seat}")

    @property
    def last_act(self) -> float:
        """When somebody last did something, anywhere."""
        return max((room.used for room in self.rooms.values()), default=0.0)

    @property
    def keeps_time(self) -> bool:
        """Do clocks run here, at tables that are at hand or were let go?"""
        return time.monotonic() < self.open_until or any(room.table.timed is not None for room in self.rooms.values())

    async def forget(self, room: Room) -> None:
        """The store has it; whoever asks for it again reads it anew."""
        if self.rooms.get(room.table.row.id) is room:
            del self.rooms[room.table.row.id]
        await room.close()

    async def look_after(self) -> None:
        """See to it that no table waits for ever, whatever happened there."""
        for room in list(self.rooms.values()):
            room.go_on()
            await room.deal_in_time()
        if self.keeps_time:
            with suppress(NotRead):
                await self.beats.beat()

    def let_go(self) -> None:
        """Forget tables that nobody has looked at for a while, and where there are too many, those unused longest; the
        store has them."""
        now = time.monotonic()
        resting = sorted((room for room in self.rooms.values() if room.rests), key=lambda room: room.used)
        too_many = len(self.rooms) - self.settings.tables_in_memory
        idle = self.settings.idle_seconds if self.company is None else self.settings.followed_seconds
        for number, room in enumerate(resting):
            unused = now - room.used
            if unused > idle or (number < too_many and unused > self.settings.held_seconds):
                if room.rings_in is not None:
                    self.open_until = max(self.open_until, now + room.rings_in)
                room.put_away()
                del self.rooms[room.table.row.id]

    # ---- afterwards ------------------------------------------------------------------------------------------------

    def replay(self, room: Room, seat: int, at: int, language: str) -> wire.ReplayPosition:
        """The table after so many choices, for one pair of eyes; the log of what the last of them brought about."""
        table = room.table
        if not table.over:
            raise Refusal("not-over")
        if not 0 <= at <= len(table.journal.choices) or not WATCHER <= seat < len(table.seats):
            raise Refusal("no-such-point")
        before = events_of(table.after(at - 1)) if at else 0
        state = table.after(at)
        with speaking(language):
            view = View(state, seat)
            assert state.record is not None
            told = [entry(table, event.for_seat(seat), seat) for event in state.record.events[before:]]
            decision = state.decision
            return wire.ReplayPosition(
                at=at,
                choices=len(table.journal.choices),
                seat=seat,
                position=table.layout.table(view, table.game),
                log_from=before,
                log=told,
                question=capital(table.seats[decision.seat].name) if decision is not None else "",
            )

    def journal(self, room: Room) -> wire.JournalFile:
        """The whole game, once it is over: it holds the seed."""
        table = room.table
        if not table.over:
            raise Refusal("not-over")
        saved = table.journal.as_json()
        return wire.JournalFile(
            **saved,
            secret=table.row.seed,
            salt=table.row.salt,
            shares=table.shares,
            commitment=table.commitment,
            version=table.row.version,
            ended_by=ended_by(table),
            out_of_time=[number for number, seat in enumerate(table.seats) if seat.late],
        )

    async def close(self) -> None:
        if self.company is not None:
            await self.company.close()
        for room in self.rooms.values():
            await room.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.keeps_time:
            await self.beats.close()
        await self.thinkers.close()
        await self.readers.close()
        await self.bringing_in.close()
        await self.weighing.close()
        await self.reviews.close()
        await asyncio.to_thread(self.store.close)


def set_up(name: str, names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a game from what somebody chose in the lobby, or a refusal that says what cannot be had."""
    game = games.box(name)
    fewest, most = game.seats.fewest, game.seats.most
    if not fewest <= len(names) <= most:
        raise Refusal("seats", fewest=fewest, most=most, seats=len(names))
    try:
        return game.make(**game.setup(names, filled(game.form(), len(names), chosen))).setup
    except (TypeError, ValueError, KeyError) as error:
        raise Refusal("set-up", reason=str(error)) from error


def sits_already(table: Table, key: str | None) -> wire.Joined | None:
    """Whoever brings the key of a seat has taken it before, and has not heard the answer."""
    seat = table.keys.get(token_hash(key), WATCHER) if key is not None else WATCHER
    return wire.Joined(table=table.row.id, seat=seat, token=key) if key is not None and seat != WATCHER else None


def promised(wanted: wire.Join | wire.Sit) -> dict[str, str]:
    return {"promise": wanted.promise} if wanted.promise is not None else {}


def events_of(state: State) -> int:
    return len(state.record.events) if state.record is not None else 0


def distinct(names: list[str]) -> list[str]:
    """Names as wished, numbered where two are the same."""
    given: list[str] = []
    for name in names:
        unique, number = name, 2
        while wire.folded(unique) in map(wire.folded, given):
            unique, number = f"{name} {number}", number + 1
        given.append(unique)
    return given
