"""Finding somebody of like strength: who seeks is in the database, and whichever process sees a pair first seats it.

The longer somebody waits, the further apart two may be. Nobody is seated with whom they have blocked.
"""

import asyncio
import json
import secrets
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sql
from pydantic import BaseModel

from mulligan import games
from mulligan.games.form import completed, offered
from mulligan.kernel.view import WATCHER
from mulligan.server.people.profiles import Sitter, sitting_down
from mulligan.server.people.ratings import Rating
from mulligan.server.play.fairness import fresh_salt, fresh_seed, fresh_token, token_hash
from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import TableRow, blocks, profiles, ratings, seekers
from mulligan.server.storage.store import Store, making
from mulligan.server.timing.terms import Terms

PATIENCE = 30.0  # seconds that somebody who does not ask any more counts as waiting
LOOK_EVERY = 1.0
SAY_SO_EVERY = 8.0
NEAR = 3.0  # of the model's points: about a third of what is uncertain about somebody new
WIDER = 0.25  # by so much every second
SEEKING = 7_305_871_114  # the number of the lock that is held while people are paired
TERMS = Terms(move=180, game=2_400, out="lose", away=60)


class Sought(BaseModel):
    """How the search stands. `waiting`: how many look for the same game; `table`, `seat`: where one plays, once
    somebody was found; the key that was brought opens it."""

    game: str
    since: float
    waiting: int
    table: str
    seat: int


class Left(BaseModel):
    """Nobody is looked for any more. `table`, `seat`: where one plays all the same, because somebody was found in that
    moment."""

    seeking: bool
    game: str
    table: str
    seat: int


@dataclass(frozen=True)
class Seeker:
    profile: str
    name: str
    chosen: dict[str, str]
    key_hash: str
    promise: str
    mu: float
    since: float

    def reach(self, now: float) -> float:
        return NEAR + WIDER * (now - self.since)


class Queue:
    """All who look for an opponent."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.paired: dict[str, float] = {}  # when it was last looked who of a game can be seated, for all who wait here

    async def enter(self, who: Sitter, game: str, chosen: dict[str, str], key: str, promise: str | None) -> Sought:
        """Look for somebody, from now on; asked again, one begins anew."""
        if game not in games.names():
            raise Refusal("no-such-game")
        await asyncio.to_thread(check, game, chosen)

        def do(connection: sql.Connection) -> None:
            seats = str(size(game))
            mine = (ratings.c.profile_id == who.id, ratings.c.game == game, ratings.c.mode == seats)
            rated = connection.execute(ratings.select().where(*mine)).first()
            now = time.time()
            connection.execute(seekers.delete().where(seekers.c.profile_id == who.id))
            values = {
                "profile_id": who.id, "game": game, "chosen": json.dumps(chosen), "key_hash": token_hash(key),
                "promise": promise or "", "mu": rated.mu if rated is not None else Rating().mu,
                "since": now, "seen": now,
            }  # fmt: skip
            connection.execute(seekers.insert(), values)

        await self.store.within(do)
        await self.pair(game)
        return await self.look(who)

    async def pair(self, game: str) -> None:
        """The game is read in first: whoever makes the first table of it takes a second or more, and nobody is to wait
        for the database meanwhile."""
        await asyncio.to_thread(read_in, game)
        await self.store.within(lambda connection: pair(connection, self.store.lite, game))

    async def look(self, who: Sitter) -> Sought:
        return await self.store.within(lambda connection: looked(connection, who.id))

    async def wait(self, who: Sitter, seconds: float, gone: "asyncio.Task[None]") -> Sought:
        """Until somebody is found, or so many seconds. Whose line is cut meanwhile is not seated with anybody."""
        until = time.monotonic() + seconds
        said = 0.0
        while True:
            if time.monotonic() - said > SAY_SO_EVERY:
                said = time.monotonic()
                await self.store.within(lambda connection: say_so(connection, who.id))
            if gone.done():
                await self.leave(who)
            found = await self.look(who)
            if not found.table and found.waiting > 1 and self.is_time_to_pair(found.game):
                await self.pair(found.game)
                found = await self.look(who)
            if found.table or time.monotonic() >= until:
                return found
            await asyncio.wait([gone], timeout=min(LOOK_EVERY, max(0.0, until - time.monotonic())))

    def is_time_to_pair(self, game: str) -> bool:
        """Whoever looks first looks for all."""
        now = time.monotonic()
        if now - self.paired.get(game, -LOOK_EVERY) < LOOK_EVERY:
            return False
        self.paired[game] = now
        return True

    async def leave(self, who: Sitter) -> Left:
        """Whoever was seated in the same moment is told so: a game that one does not know of is lost."""

        def do(connection: sql.Connection) -> Left:
            own = seekers.c.profile_id == who.id
            connection.execute(seekers.delete().where(own, seekers.c.table_id == ""))
            found = connection.execute(seekers.select().where(own)).first()
            if found is None:
                return Left(seeking=False, game="", table="", seat=0)
            return Left(seeking=False, game=found.game, table=found.table_id, seat=found.seat)

        return await self.store.within(do)


def size(game: str) -> int:
    return max(2, games.box(game).seats.fewest)


def check(game: str, chosen: dict[str, str]) -> None:
    """Only what a seat chooses for itself can be chosen here."""
    each = {field.id: field for field in games.box(game).form() if field.kind == "choice-per-seat"}
    for name, value in chosen.items():
        if name not in each:
            raise Refusal("set-up", reason=name)
        try:
            offered(each[name], size(game), value)
        except ValueError as error:
            raise Refusal("set-up", reason=str(error)) from error


def set_up(game: str, names: list[str], chosen: list[dict[str, str]]) -> dict[str, Any]:
    """What is usual, with what each seat has chosen for itself."""
    box = games.box(game)
    form = box.form()
    usual = completed(form, len(names), {})
    for field in form:
        if field.kind == "choice-per-seat" and field.id in usual:
            usual[field.id] = [one.get(field.id, usual[field.id][number]) for number, one in enumerate(chosen)]
    return box.make(**box.setup(names, usual)).setup


@cache
def read_in(game: str) -> None:
    """A table that nobody sits at."""
    names = [f"{number}" for number in range(size(game))]
    set_up(game, names, [{} for _ in names])


def say_so(connection: sql.Connection, profile: str) -> None:
    """Whoever asks still waits; whoever has not asked for long does not."""
    now = time.time()
    connection.execute(seekers.update().where(seekers.c.profile_id == profile).values(seen=now))
    connection.execute(seekers.delete().where(seekers.c.seen < now - 20 * PATIENCE))


def looked(connection: sql.Connection, profile: str) -> Sought:
    own = connection.execute(seekers.select().where(seekers.c.profile_id == profile)).first()
    if own is None:
        raise Refusal("not-seeking")
    others = (seekers.c.game == own.game, seekers.c.table_id == "", seekers.c.seen > time.time() - PATIENCE)
    waiting = connection.execute(sql.select(sql.func.count()).select_from(seekers).where(*others)).scalar() or 0
    return Sought(game=own.game, since=own.since, waiting=waiting, table=own.table_id, seat=own.seat)


def pair(connection: sql.Connection, lite: bool, game: str) -> None:
    """Seat all who look for a game and can be: who has waited longest first, with whoever is nearest, if somebody is
    near enough. Nobody leaves or begins anew meanwhile, who would not know of the table."""
    if not lite:
        connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({SEEKING})"))
    else:
        connection.execute(seekers.update().where(seekers.c.profile_id == "").values(seat=0))  # takes the lock
    now = time.time()
    there = (seekers.c.game == game, seekers.c.table_id == "", seekers.c.seen > now - PATIENCE)
    query = sql.select(seekers, profiles.c.name).join(profiles, profiles.c.id == seekers.c.profile_id)
    query = query.where(*there, profiles.c.banned.is_(False)).order_by(seekers.c.since).with_for_update(of=seekers)
    found = connection.execute(query).all()
    waiting = {row.profile_id: seeker_of(row) for row in found}
    odds = at_odds(connection, list(waiting))
    for me in list(waiting.values()):
        if me.profile not in waiting:  # seated by now
            continue
        together = nearest(me, list(waiting.values()), odds, now, size(game) - 1)
        if together:
            seat(connection, game, sorted([me, *together], key=lambda one: secrets.randbits(30)))
            for one in (me, *together):
                del waiting[one.profile]


def nearest(me: Seeker, waiting: list[Seeker], odds: set[tuple[str, str]], now: float, needed: int) -> list[Seeker]:
    """So many with whom somebody can be seated, or nobody."""
    near = [
        other
        for other in waiting
        if other is not me
        and abs(other.mu - me.mu) <= max(other.reach(now), me.reach(now))
        and (me.profile, other.profile) not in odds
    ]
    chosen = sorted(near, key=lambda other: (abs(other.mu - me.mu), other.since))[:needed]
    pairs = {(one.profile, other.profile) for one in chosen for other in chosen}
    return chosen if len(chosen) == needed and not pairs & odds else []


def seeker_of(row: Any) -> Seeker:
    return Seeker(row.profile_id, row.name, json.loads(row.chosen), row.key_hash, row.promise, row.mu, row.since)


def at_odds(connection: sql.Connection, people: list[str]) -> set[tuple[str, str]]:
    """Who among them wants nothing to do with whom, either way."""
    query = blocks.select().where(blocks.c.profile_id.in_(people), blocks.c.blocked_id.in_(people))
    found = [(row.profile_id, row.blocked_id) for row in connection.execute(query)]
    return {*found, *((other, one) for one, other in found)}


def seat(connection: sql.Connection, game: str, people: list[Seeker]) -> None:
    """A table for them, in the same transaction: all of them are seated, or nobody is."""
    names: list[str] = []
    for one in people:
        names.append(one.name if one.name not in names else f"{one.name[:21]} {len(names) + 1}")
    setup = set_up(game, names, [one.chosen for one in people])
    seats = [
        {"name": name, "bot": False, "free": False, "invited": False, "promise": one.promise}
        for name, one in zip(names, people, strict=True)
    ]
    row = TableRow(
        secrets.token_hex(8), game, setup, seats, fresh_seed(), fresh_salt(), False, False, time.time(),
        terms=TERMS.kept(),
    )  # fmt: skip
    openers = {token_hash(fresh_token()): WATCHER, **{one.key_hash: number for number, one in enumerate(people)}}
    making(row, openers, [])(connection)
    for number, one in enumerate(people):
        sitting_down(one.profile, row.id, number, game)(connection)
        mine = seekers.update().where(seekers.c.profile_id == one.profile)
        connection.execute(mine.values(table_id=row.id, seat=number))
