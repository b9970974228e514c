"""Profiles in the database: a name behind a secret of the browser, the seats it sat at, and what came of it.

Nothing of it stands in a table's journal: whoever deletes their profile is gone from all but the names they typed.
"""

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from mulligan.server.people.ratings import Rating, after
from mulligan.server.storage.schema import (
    blocks,
    doubts,
    drafts,
    entries,
    profiles,
    ratings,
    reports,
    seekers,
    sittings,
    waiting_rooms,
)
from mulligan.server.storage.store import Store
from mulligan.server.workshop.works import everything_of, forget_all_of

HISTORY = 100
RIVALS = 20


@dataclass(frozen=True)
class Sitter:
    """Who sits down somewhere: a profile that is known, and not banned."""

    id: str
    name: str
    banned: bool


class Profiles:
    """All that is asked of the database about people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, key_hash: str, name: str) -> str:
        """A new profile, or the one that this secret opens already."""

        def do(connection: sql.Connection) -> str:
            found = connection.execute(sql.select(profiles.c.id).where(profiles.c.key_hash == key_hash)).scalar()
            if found is not None:
                return str(found)
            ident, now = secrets.token_hex(8), time.time()
            values = {"id": ident, "key_hash": key_hash, "name": name, "made": now, "seen": now, "banned": False}
            connection.execute(profiles.insert(), values)
            return ident

        return await self.store.within(do)

    async def find(self, key_hash: str) -> Sitter | None:
        def do(connection: sql.Connection) -> Sitter | None:
            found = connection.execute(profiles.select().where(profiles.c.key_hash == key_hash)).first()
            if found is None:
                return None
            if time.time() - found.seen > 3600:
                connection.execute(profiles.update().where(profiles.c.id == found.id).values(seen=time.time()))
            return Sitter(found.id, found.name, found.banned)

        return await self.store.within(do)

    async def rename(self, profile: str, name: str) -> None:
        await self.change(profile, name=name)

    async def is_banned_at(self, table: str, seat: int) -> bool:
        """Has whoever sits there been banned since?"""

        def do(connection: sql.Connection) -> bool:
            query = sql.select(profiles.c.id).join(sittings, sittings.c.profile_id == profiles.c.id)
            here = (sittings.c.table_id == table, sittings.c.seat == seat, profiles.c.banned)
            return connection.execute(query.where(*here)).first() is not None

        return await self.store.within(do)

    async def change(self, profile: str, **values: Any) -> bool:
        def do(connection: sql.Connection) -> bool:
            return connection.execute(profiles.update().where(profiles.c.id == profile).values(**values)).rowcount == 1

        return await self.store.within(do)

    async def delete(self, profile: str) -> None:
        def do(connection: sql.Connection) -> None:
            forget_all_of(connection, profile)
            for table in (sittings, ratings, seekers, blocks):
                connection.execute(table.delete().where(table.c.profile_id == profile))
            connection.execute(blocks.delete().where(blocks.c.blocked_id == profile))
            connection.execute(reports.update().where(reports.c.profile_id == profile).values(profile_id=""))
            forget_where_they_met(connection, profile)
            connection.execute(profiles.delete().where(profiles.c.id == profile))

        await self.store.within(do)

    # ---- what came of games ----------------------------------------------------------------------------------------

    async def note_outcome(self, table: str, game: str, outcomes: list[str], rated: bool) -> None:
        """Outcomes by seat, noted once, however many servers see the end: won, lost, drawn, resigned, or void."""

        def do(connection: sql.Connection) -> None:
            still_open = (sittings.c.table_id == table, sittings.c.outcome == "")
            sat = connection.execute(sittings.select().where(*still_open).order_by(sittings.c.seat)).all()
            ended = 0
            for one in sat:
                step = sittings.update().where(*still_open, sittings.c.seat == one.seat)
                ended += connection.execute(step.values(outcome=outcomes[one.seat], ended=time.time())).rowcount
            people = {one.profile_id for one in sat}
            if not rated or ended != len(outcomes) or len(people) != len(outcomes):
                return  # only among as many people as there are seats, each known
            self._rate(connection, game, str(len(outcomes)), [(one.profile_id, outcomes[one.seat]) for one in sat])

        await self.store.within(do)

    def _rate(self, connection: sql.Connection, game: str, mode: str, came: list[tuple[str, str]]) -> None:
        where = (ratings.c.game == game, ratings.c.mode == mode)
        people = [profile for profile, _ in came]
        known = ratings.select().where(ratings.c.profile_id.in_(people), *where).order_by(ratings.c.profile_id)
        found = connection.execute(known.with_for_update()).all()  # another game of theirs may end at this moment
        before = {one.profile_id: Rating(one.mu, one.sigma, one.games) for one in found}
        places = [1 if outcome in ("won", "drawn") else 2 for _, outcome in came]
        rated = after([before.get(profile, Rating()) for profile in people], places)
        for profile, rating in zip(people, rated, strict=True):
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            if profile in before:
                step = ratings.update().where(ratings.c.profile_id == profile, *where)
                connection.execute(step.values(**values))
            else:
                connection.execute(ratings.insert(), {"profile_id": profile, "game": game, "mode": mode, **values})

    # ---- looking back ----------------------------------------------------------------------------------------------

    async def history(self, profile: str) -> dict[str, Any]:
        """What somebody has played, how they fared, and against whom."""

        def do(connection: sql.Connection) -> dict[str, Any]:
            own = sittings.c.profile_id == profile
            played = connection.execute(
                sittings.select().where(own).order_by(sittings.c.since.desc()).limit(HISTORY)
            ).all()
            counted = connection.execute(
                sql.select(sittings.c.game, sittings.c.outcome, sql.func.count()).where(own)
                .group_by(sittings.c.game, sittings.c.outcome)
            ).all()  # fmt: skip
            rated = connection.execute(ratings.select().where(ratings.c.profile_id == profile)).all()
            return {
                "games": [
                    {"table": one.table_id, "game": one.game, "seat": one.seat, "since": one.since,
                     "outcome": one.outcome} for one in played
                ],
                "statistics": statistics(counted),
                "ratings": [
                    {"game": one.game, "mode": one.mode, "games": one.games,
                     "rating": Rating(one.mu, one.sigma, one.games).shown} for one in rated
                ],
                "rivals": rivals(connection, profile),
            }  # fmt: skip

        return await self.store.within(do)

    async def everything(self, profile: str) -> dict[str, Any]:
        """All that is kept of somebody, for themselves to take away."""
        history = await self.history(profile)

        def do(connection: sql.Connection) -> dict[str, Any]:
            one = connection.execute(profiles.select().where(profiles.c.id == profile)).one()
            said = connection.execute(
                sql.select(entries.c.table_id, entries.c.at, entries.c.data)
                .join(sittings, (sittings.c.table_id == entries.c.table_id) & (sittings.c.seat == entries.c.seat))
                .where(sittings.c.profile_id == profile, entries.c.kind == "say").order_by(entries.c.at)
            ).all()  # fmt: skip
            sat = (sittings.c.table_id == reports.c.table_id) & (sittings.c.seat == reports.c.by_seat)
            told = connection.execute(
                sql.select(reports.c.table_id, reports.c.seat, reports.c.name, reports.c.words, reports.c.at)
                .join(sittings, sat).where(sittings.c.profile_id == profile).order_by(reports.c.at)
            ).all()  # fmt: skip
            sat = (sittings.c.table_id == doubts.c.table_id) & (sittings.c.seat == doubts.c.seat)
            doubted = connection.execute(
                sql.select(doubts.c.table_id, doubts.c.expected, doubts.c.at)
                .join(sittings, sat).where(sittings.c.profile_id == profile).order_by(doubts.c.at)
            ).all()  # fmt: skip
            avoided = connection.execute(
                sql.select(profiles.c.name, blocks.c.at).join(blocks, blocks.c.blocked_id == profiles.c.id)
                .where(blocks.c.profile_id == profile).order_by(blocks.c.at)
            ).all()  # fmt: skip
            return {
                "profile": {"id": one.id, "name": one.name, "made": one.made, "seen": one.seen},
                "blocked": [{"name": row.name, "at": row.at} for row in avoided],
                "reported": [
                    {"table": row.table_id, "seat": row.seat, "name": row.name, "words": row.words, "at": row.at}
                    for row in told
                ],
                "doubted": [{"table": row.table_id, "expected": row.expected, "at": row.at} for row in doubted],
                "works": everything_of(connection, profile),
                **where_they_met(connection, profile),
                "said": [{"table": row.table_id, "at": row.at, "text": json.loads(row.data)["text"]} for row in said],
            }

        return {**await self.store.within(do), **history}


def sitting_down(profile: str, table: str, seat: int, game: str) -> Callable[[sql.Connection], None]:
    """To be written together with the key that opens the seat. Whoever has deleted the profile since, or was banned,
    sits without."""

    def write(connection: sql.Connection) -> None:
        known = (profiles.c.id == profile, profiles.c.banned.is_(False))
        there = sql.select(profiles.c.id).where(*known).with_for_update(read=True)
        if connection.execute(there).first() is None:
            return
        connection.execute(sittings.delete().where(sittings.c.table_id == table, sittings.c.seat == seat))
        values = {"table_id": table, "seat": seat, "profile_id": profile, "game": game, "since": time.time()}
        connection.execute(sittings.insert(), values)

    return write


def named(profile: str) -> str:
    """As it stands in what is kept of rooms and drafts."""
    return f'"{profile}"'


def where_they_met(connection: sql.Connection, profile: str) -> dict[str, Any]:
    """The rooms and drafts in which somebody sits, with what they have chosen, taken and built there."""

    def places(kept: sql.Table, seats: str) -> list[tuple[str, dict[str, Any], int]]:
        rows = connection.execute(kept.select().where(kept.c.content.contains(named(profile))).order_by(kept.c.changed))
        found = [(row.id, json.loads(row.content)) for row in rows]
        return [
            (ident, content, number)
            for ident, content in found
            for number, one in enumerate(content[seats])
            if one["profile"] == profile
        ]

    return {
        "rooms": [
            {"room": ident, "game": content["game"], "seat": seat,
             **{what: content["places"][seat][what] for what in ("name", "chosen", "bringing")}}
            for ident, content, seat in places(waiting_rooms, "places")
        ],
        "drafts": [
            {"draft": ident, "game": content["game"], "sort": content["sort"], "seat": seat,
             **{what: content["seats"][seat][what] for what in ("name", "deck")},
             "picks": [one["card"] for one in content["picks"] if one["seat"] == seat]}
            for ident, content, seat in places(drafts, "seats")
        ],
    }  # fmt: skip


def forget_where_they_met(connection: sql.Connection, profile: str) -> None:
    """Rooms and drafts go on with the name that was typed there. Whoever is changing one meanwhile does so again."""
    for kept in (waiting_rooms, drafts):
        there = kept.update().where(kept.c.content.contains(named(profile)))
        without = sql.func.replace(kept.c.content, named(profile), named(""))
        connection.execute(there.values(content=without, version=kept.c.version + 1))


def statistics(counted: Any) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for game, outcome, number in counted:
        if outcome == "void":
            continue
        one = found.setdefault(game, {"game": game, "won": 0, "lost": 0, "drawn": 0, "resigned": 0, "open": 0})
        one[outcome or "open"] = number
    return [found[game] for game in sorted(found)]


def rivals(connection: sql.Connection, profile: str) -> list[dict[str, Any]]:
    """Head to head: how somebody fared in games in which another profile sat too."""
    mine, theirs = sittings.alias("mine"), sittings.alias("theirs")
    query = (
        sql.select(theirs.c.profile_id, profiles.c.name, mine.c.outcome, sql.func.count().label("number"))
        .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.profile_id != mine.c.profile_id))
        .join(profiles, profiles.c.id == theirs.c.profile_id)
        .where(mine.c.profile_id == profile, mine.c.outcome.not_in(("", "void")), theirs.c.outcome != "void")
        .group_by(theirs.c.profile_id, profiles.c.name, mine.c.outcome)
    )
    found: dict[str, dict[str, Any]] = {}
    for other, name, outcome, number in connection.execute(query):
        one = found.setdefault(other, {"profile": other, "name": name, "won": 0, "lost": 0, "drawn": 0})
        one["lost" if outcome == "resigned" else outcome] += number
    return sorted(found.values(), key=lambda one: -(one["won"] + one["lost"] + one["drawn"]))[:RIVALS]
