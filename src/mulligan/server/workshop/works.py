"""What people have made, in the database: under their profile, with its versions, shown to nobody unless shared."""

import json
import re
import secrets
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sql

from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import work_versions, works
from mulligan.server.storage.store import Store

VERSIONS_KEPT = 30
SET = "set"  # brought in from a file; large, so that only the newest version is kept
MOST_SETS = 40
ASKED, OFFERED = "asked", "offered"  # of what everybody may have, as the host decides


class Works:
    """All that is asked of the database about what people make."""

    def __init__(self, store: Store, at_most: int, letters_at_most: int) -> None:
        self.store = store
        self.at_most = at_most
        self.letters_at_most = letters_at_most

    async def all_of(self, profile: str, game: str, kind: str) -> list[dict[str, Any]]:
        """What somebody has made for a game, the latest first."""

        def do(connection: sql.Connection) -> list[dict[str, Any]]:
            query = works.select().where(works.c.profile_id == profile).order_by(works.c.changed.desc())
            if game:
                query = query.where(works.c.game == game)
            if kind:
                query = query.where(works.c.kind == kind)
            return [listed(one) for one in connection.execute(query)]

        return await self.store.within(do)

    async def contents(self, profile: str, game: str, kind: str) -> list[dict[str, Any]]:
        """The newest version of everything of a kind."""

        def do(connection: sql.Connection) -> list[dict[str, Any]]:
            newest = (work_versions.c.work_id == works.c.id) & (work_versions.c.number == works.c.version)
            query = sql.select(work_versions.c.content).join(works, newest).where(
                works.c.profile_id == profile, works.c.game == game, works.c.kind == kind
            ).order_by(works.c.changed.desc())  # fmt: skip
            return [json.loads(content) for content in connection.execute(query).scalars()]

        return await self.store.within(do)

    async def whole(self, profile: str, game: str, *kinds: str) -> list[dict[str, Any]]:
        """What somebody has made of some kinds, with its newest version, the latest first."""

        def do(connection: sql.Connection) -> list[dict[str, Any]]:
            newest = (work_versions.c.work_id == works.c.id) & (work_versions.c.number == works.c.version)
            columns = (works.c.id, works.c.kind, works.c.name, works.c.profile_id, work_versions.c.content)
            query = sql.select(*columns).select_from(works.join(work_versions, newest)).where(
                works.c.profile_id == profile, works.c.game == game, works.c.kind.in_(kinds)
            ).order_by(works.c.changed.desc())  # fmt: skip
            return [{**one._mapping, "content": json.loads(one.content)} for one in connection.execute(query)]

        return await self.store.within(do)

    async def state(self, profile: str, game: str) -> str:
        """Another as soon as somebody changes anything that they have made for a game."""

        def do(connection: sql.Connection) -> str:
            mine = (works.c.profile_id == profile, works.c.game == game)
            found = connection.execute(sql.select(works.c.id, works.c.version).where(*mine).order_by(works.c.id))
            return " ".join(f"{one.id}.{one.version}" for one in found)

        return await self.store.within(do)

    async def own_cards(self, profile: str, game: str, among: str | None = None) -> list[dict[str, Any]]:
        """The cards of somebody's own: those they wrote, then those of sets that they brought in; of a text, only those
        that it may name."""
        written = await self.contents(profile, game, "card")
        sets = await self.contents(profile, game, SET)
        listed = [card for one in sets for card in cards_of(one)]
        return [card for card in (*written, *listed) if among is None or str(card.get("name")) in among]

    async def holding(self, profile: str, game: str, card: str) -> dict[str, str]:
        """The decks of somebody's own that list a card, as they are kept, with their names."""
        listing = re.compile(rf"^\d+ {re.escape(card)}$", re.MULTILINE)

        def do(connection: sql.Connection) -> dict[str, str]:
            newest = (work_versions.c.work_id == works.c.id) & (work_versions.c.number == works.c.version)
            query = sql.select(works.c.id, works.c.name, work_versions.c.content).join(work_versions, newest).where(
                works.c.profile_id == profile, works.c.game == game, works.c.kind == "deck"
            )  # fmt: skip
            found = connection.execute(query).all()
            return {one.id: one.name for one in found if listing.search(str(json.loads(one.content).get("list")))}

        return await self.store.within(do)

    async def make(
        self,
        profile: str,
        game: str,
        kind: str,
        name: str,
        content: dict[str, Any],
        cards: Sequence[dict[str, Any]] = (),
    ) -> dict[str, Any]:
        """Something new, and the cards that come with it: all of it or nothing."""

        def do(connection: sql.Connection) -> dict[str, Any]:
            count = sql.select(sql.func.count()).where(works.c.profile_id == profile)
            if (connection.execute(count).scalar() or 0) + len(cards) >= self.at_most:
                raise Refusal("too-many-works", most=self.at_most)
            for card in cards:
                begin(connection, profile, game, "card", str(card.get("name")), card)
            ident = begin(connection, profile, game, kind, name, content)
            self.weigh(connection, profile)
            return shown(connection, ident, None)

        return await self.store.within(do)

    async def keep_all(self, profile: str, game: str, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Keep what was brought in: all of it or nothing. What has the name of something there is another version."""

        def do(connection: sql.Connection) -> list[dict[str, Any]]:
            mine = connection.execute(works.select().where(works.c.profile_id == profile)).all()
            there = {(one.kind, one.name): str(one.id) for one in mine if one.game == game}
            new = {(one["kind"], one["name"]) for one in found} - set(there)
            if len(mine) + len(new) > self.at_most:
                raise Refusal("too-many-works", most=self.at_most)
            if sum(one.kind == SET for one in mine) + sum(kind == SET for kind, _ in new) > MOST_SETS:
                raise Refusal("too-many-sets", most=MOST_SETS)
            kept: dict[str, None] = {}
            for one in found:
                kind, name = about = (one["kind"], one["name"])
                if about in there:
                    go_on(connection, there[about], name, one["content"])
                else:
                    there[about] = begin(connection, profile, game, kind, name, one["content"])
                kept[there[about]] = None
            self.weigh(connection, profile)
            rows = connection.execute(works.select().where(works.c.id.in_(kept))).all()
            return sorted((listed(row) for row in rows), key=lambda row: list(kept).index(row["id"]))

        return await self.store.within(do)

    def weigh(self, connection: sql.Connection, profile: str) -> None:
        """All that somebody keeps, with its versions, is looked through when they read and goes into one file."""
        letters = sql.select(sql.func.sum(sql.func.length(work_versions.c.content)))
        held = letters.join(works, works.c.id == work_versions.c.work_id).where(works.c.profile_id == profile)
        if (connection.execute(held).scalar() or 0) > self.letters_at_most:
            raise Refusal("too-much-kept", most=self.letters_at_most // 1_000_000)

    async def change(self, profile: str, ident: str, name: str, content: dict[str, Any]) -> dict[str, Any]:
        """Another version, where anything is another."""

        def do(connection: sql.Connection) -> dict[str, Any]:
            go_on(connection, owned(connection, profile, ident), name, content)
            self.weigh(connection, profile)
            return shown(connection, ident, None)

        return await self.store.within(do)

    async def look(self, profile: str, ident: str, version: int | None) -> dict[str, Any]:
        return await self.store.within(lambda connection: shown(connection, owned(connection, profile, ident), version))

    async def share(self, profile: str, ident: str, on: bool) -> dict[str, Any]:
        """A link that anybody may look at it by, or none any more."""

        def do(connection: sql.Connection) -> dict[str, Any]:
            before = shown(connection, owned(connection, profile, ident), None)
            if bool(before["share"]) != on:
                share = secrets.token_urlsafe(15) if on else None
                connection.execute(works.update().where(works.c.id == ident).values(share=share))
            return shown(connection, ident, None)

        return await self.store.within(do)

    async def shared(self, share: str) -> tuple[str, dict[str, Any]]:
        """Whose it is, and what somebody has shared."""

        def do(connection: sql.Connection) -> tuple[str, dict[str, Any]]:
            found = connection.execute(works.select().where(works.c.share == share)).first()
            if found is None:
                raise Refusal("no-such-work")
            return found.profile_id, shown(connection, found.id, None)

        return await self.store.within(do)

    async def delete(self, profile: str, ident: str) -> None:
        def do(connection: sql.Connection) -> None:
            forget(connection, [owned(connection, profile, ident)])

        await self.store.within(do)


def begin(connection: sql.Connection, profile: str, game: str, kind: str, name: str, content: dict[str, Any]) -> str:
    """Something new."""
    ident = secrets.token_hex(8)
    about = {"id": ident, "profile_id": profile, "game": game, "kind": kind, "name": name}
    connection.execute(works.insert(), {**about, "version": 1, "changed": time.time()})
    write_version(connection, ident, 1, content)
    return ident


def go_on(connection: sql.Connection, ident: str, name: str, content: dict[str, Any]) -> None:
    """Another version, where anything is another."""
    before = shown(connection, ident, None)
    if before["content"] == content and before["name"] == name:
        return
    number = before["version"] + 1
    house = ASKED if before["house"] else ""  # what the host has looked at is no more
    new = {"name": name, "version": number, "changed": time.time(), "house": house}
    connection.execute(works.update().where(works.c.id == ident).values(**new))
    write_version(connection, ident, number, content)
    kept = 1 if before["kind"] == SET else VERSIONS_KEPT
    old = (work_versions.c.work_id == ident, work_versions.c.number <= number - kept)
    connection.execute(work_versions.delete().where(*old))


def cards_of(content: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of a set."""
    cards = content.get("cards")
    return [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []


def owned(connection: sql.Connection, profile: str, ident: str) -> str:
    """The work, if it is this profile's; others do not even learn that it is there."""
    found = connection.execute(works.select().where(works.c.id == ident, works.c.profile_id == profile)).first()
    if found is None:
        raise Refusal("no-such-work")
    return ident


def shown(connection: sql.Connection, ident: str, version: int | None) -> dict[str, Any]:
    one = connection.execute(works.select().where(works.c.id == ident)).one()
    kept = connection.execute(
        work_versions.select().where(work_versions.c.work_id == ident).order_by(work_versions.c.number.desc())
    ).all()
    wanted = one.version if version is None else version
    content = next((row.content for row in kept if row.number == wanted), None)
    if content is None:
        raise Refusal("no-such-work")
    versions = [{"number": row.number, "at": row.at} for row in kept]
    return {**listed(one), "content": json.loads(content), "versions": versions}


def listed(one: Any) -> dict[str, Any]:
    return {
        "id": one.id, "game": one.game, "kind": one.kind, "name": one.name, "share": one.share or "",
        "version": one.version, "changed": one.changed, "house": one.house,
    }  # fmt: skip


def write_version(connection: sql.Connection, ident: str, number: int, content: dict[str, Any]) -> None:
    values = {"work_id": ident, "number": number, "content": json.dumps(content), "at": time.time()}
    connection.execute(work_versions.insert(), values)


def forget(connection: sql.Connection, idents: list[str]) -> None:
    connection.execute(work_versions.delete().where(work_versions.c.work_id.in_(idents)))
    connection.execute(works.delete().where(works.c.id.in_(idents)))


def forget_all_of(connection: sql.Connection, profile: str) -> None:
    """Somebody goes away for good."""
    forget(connection, list(connection.execute(sql.select(works.c.id).where(works.c.profile_id == profile)).scalars()))


def everything_of(connection: sql.Connection, profile: str) -> list[dict[str, Any]]:
    """With all versions that are kept, for themselves to take away."""
    found = connection.execute(works.select().where(works.c.profile_id == profile)).all()
    return [
        {
            **listed(one),
            "versions": [
                {"number": row.number, "at": row.at, "content": json.loads(row.content)}
                for row in connection.execute(
                    work_versions.select().where(work_versions.c.work_id == one.id).order_by(work_versions.c.number)
                )
            ],
        }
        for one in found
    ]
