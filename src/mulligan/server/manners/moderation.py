"""Reports, blocks and bans in the database, and the secret of the host."""

import secrets
import time
from typing import Any

import sqlalchemy as sql
from pydantic import BaseModel

from mulligan.server.play.fairness import token_hash
from mulligan.server.play.table import Refusal
from mulligan.server.storage.preparing import engine_at
from mulligan.server.storage.schema import blocks, house, profiles, reports, sittings, tables
from mulligan.server.storage.store import Store
from mulligan.server.workshop.offering import HouseWork

HOST = "host-key"
LISTED = 200
OPEN_REPORTS_AT_MOST = 5  # of one seat: nobody keeps another from reporting by saying much


class Report(BaseModel):
    """What somebody at a table told the host. `profile`: whose it is about, "" where nobody said who they are."""

    id: str
    table: str
    by_seat: int
    seat: int
    name: str
    profile: str
    banned: bool
    words: str
    at: float
    settled: bool


class Known(BaseModel):
    id: str
    name: str


class Hosted(BaseModel):
    """What the host sees: reports, the newest first; who is banned; how many tables and profiles there are; `works`:
    what people would like everybody to have, and what everybody has."""

    reports: list[Report]
    banned: list[Known]
    tables: int
    profiles: int
    works: list[HouseWork] = []


class Moderation:
    """All that is asked of the database about manners."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- people ----------------------------------------------------------------------------------------------------

    async def report(self, table: str, by_seat: int, seat: int, name: str, words: str) -> None:
        def do(connection: sql.Connection) -> None:
            still = (reports.c.table_id == table, reports.c.by_seat == by_seat, reports.c.settled.is_(False))
            count = connection.execute(sql.select(sql.func.count()).select_from(reports).where(*still)).scalar() or 0
            if count >= OPEN_REPORTS_AT_MOST:
                raise Refusal("too-many")
            values = {
                "id": secrets.token_hex(8), "table_id": table, "by_seat": by_seat, "seat": seat, "name": name,
                "profile_id": who_sits(connection, table, seat) or "", "words": words, "at": time.time(),
                "settled": False,
            }  # fmt: skip
            connection.execute(reports.insert(), values)

        await self.store.within(do)

    async def block(self, profile: str, table: str, seat: int) -> None:
        """From now on nothing to do with whoever sits there."""

        def do(connection: sql.Connection) -> None:
            other = who_sits(connection, table, seat)
            if other is None or other == profile:
                raise Refusal("no-profile-there")
            mine = (blocks.c.profile_id == profile, blocks.c.blocked_id == other)
            if connection.execute(blocks.select().where(*mine)).first() is None:
                connection.execute(blocks.insert(), {"profile_id": profile, "blocked_id": other, "at": time.time()})

        await self.store.within(do)

    async def unblock(self, profile: str, other: str) -> None:
        def do(connection: sql.Connection) -> None:
            connection.execute(blocks.delete().where(blocks.c.profile_id == profile, blocks.c.blocked_id == other))

        await self.store.within(do)

    async def blocked(self, profile: str) -> list[Known]:
        def do(connection: sql.Connection) -> list[Known]:
            query = sql.select(profiles.c.id, profiles.c.name).join(blocks, blocks.c.blocked_id == profiles.c.id)
            found = connection.execute(query.where(blocks.c.profile_id == profile).order_by(profiles.c.name))
            return [Known(id=one.id, name=one.name) for one in found]

        return await self.store.within(do)

    async def unwelcome(self, profile: str, table: str) -> bool:
        """Is there somebody at a table with whom this profile has nothing to do, by either's wish?"""

        def do(connection: sql.Connection) -> bool:
            sat = sql.select(sittings.c.profile_id).where(sittings.c.table_id == table)
            return not avoided_by(connection, profile).isdisjoint(connection.execute(sat).scalars())

        return await self.store.within(do)

    async def avoided(self, profile: str) -> set[str]:
        """With whom this profile has nothing to do, by either's wish."""
        return await self.store.within(lambda connection: avoided_by(connection, profile))

    # ---- the host --------------------------------------------------------------------------------------------------

    async def is_host(self, secret: str) -> bool:
        def do(connection: sql.Connection) -> bool:
            kept = connection.execute(sql.select(house.c.value).where(house.c.name == HOST)).scalar()
            return kept is not None and secrets.compare_digest(str(kept), token_hash(secret))

        return await self.store.within(do)

    async def look(self) -> Hosted:
        def do(connection: sql.Connection) -> Hosted:
            banned = connection.execute(profiles.select().where(profiles.c.banned).order_by(profiles.c.name)).all()
            told = connection.execute(
                reports.select().order_by(reports.c.settled, reports.c.at.desc()).limit(LISTED)
            ).all()
            out = {one.id for one in banned}
            return Hosted(
                reports=[report_of(one, out) for one in told],
                banned=[Known(id=one.id, name=one.name) for one in banned],
                tables=connection.execute(sql.select(sql.func.count()).select_from(tables)).scalar() or 0,
                profiles=connection.execute(sql.select(sql.func.count()).select_from(profiles)).scalar() or 0,
            )

        return await self.store.within(do)

    async def settle(self, report: str) -> None:
        await self._change(reports.update().where(reports.c.id == report).values(settled=True))

    async def ban(self, profile: str, banned: bool) -> None:
        await self._change(profiles.update().where(profiles.c.id == profile).values(banned=banned))

    async def _change(self, statement: Any) -> None:
        def do(connection: sql.Connection) -> bool:
            return connection.execute(statement).rowcount == 1

        if not await self.store.within(do):
            raise Refusal("nothing-there")


def avoided_by(connection: sql.Connection, profile: str) -> set[str]:
    between = sql.or_(blocks.c.profile_id == profile, blocks.c.blocked_id == profile)
    found = connection.execute(blocks.select().where(between)).all()
    return {row.blocked_id if row.profile_id == profile else row.profile_id for row in found}


def report_of(one: Any, banned: set[str]) -> Report:
    return Report(
        id=one.id, table=one.table_id, by_seat=one.by_seat, seat=one.seat, name=one.name, profile=one.profile_id,
        banned=one.profile_id in banned, words=one.words, at=one.at, settled=one.settled,
    )  # fmt: skip


def who_sits(connection: sql.Connection, table: str, seat: int) -> str | None:
    query = sql.select(sittings.c.profile_id).where(sittings.c.table_id == table, sittings.c.seat == seat)
    found = connection.execute(query).scalar()
    return None if found is None else str(found)


def new_host(url: str) -> str:
    """A new secret for the host of the house with this database; the last one is void. The server may be running."""
    secret = secrets.token_urlsafe(24)
    engine = engine_at(url)
    try:
        with engine.begin() as connection:
            connection.execute(house.delete().where(house.c.name == HOST))
            connection.execute(house.insert(), {"name": HOST, "value": token_hash(secret)})
    finally:
        engine.dispose()
    return secret
