"""What people have made for everybody to play with: its owner asks, the host decides; a change is asked for again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

import sqlalchemy as sql
from pydantic import BaseModel

from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import profiles, work_versions, works
from mulligan.server.workshop.works import ASKED, OFFERED, SET, cards_of, owned, shown

if TYPE_CHECKING:
    from mulligan.server.storage.store import Store

KINDS = ("deck", "card", "hero", SET)
LISTED = 200


class HouseWork(BaseModel):
    """Something for the house. `by`: who has made it; `house`: asked for or offered; `holds`: its cards or lines."""

    id: str
    game: str
    kind: str
    name: str
    by: str
    house: Literal["asked", "offered"]
    holds: int


class Offering:
    """All that is asked of the database about it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def ask(self, profile: str, ident: str, on: bool) -> dict[str, Any]:
        """Its owner would like everybody to have it, or nobody any more."""

        def do(connection: sql.Connection) -> dict[str, Any]:
            before = shown(connection, owned(connection, profile, ident), None)
            if before["kind"] not in KINDS:
                raise Refusal("no-such-kind")
            wanted = (before["house"] or ASKED) if on else ""
            connection.execute(works.update().where(works.c.id == ident).values(house=wanted))
            return shown(connection, ident, None)

        return await self.store.within(do)

    async def decide(self, ident: str, on: bool) -> None:
        """The host: everybody has it, or its owner alone."""

        def do(connection: sql.Connection) -> bool:
            mine = (works.c.id == ident, works.c.kind.in_(KINDS))
            return connection.execute(works.update().where(*mine).values(house=OFFERED if on else "")).rowcount == 1

        if not await self.store.within(do):
            raise Refusal("nothing-there")

    async def listed(self) -> list[HouseWork]:
        """What is asked for, then what is offered."""

        def do(connection: sql.Connection) -> list[HouseWork]:
            query = newest(works, work_versions.c.content, profiles.c.name.label("by")).join(
                profiles, profiles.c.id == works.c.profile_id
            )
            order = (works.c.house, works.c.changed.desc())
            found = connection.execute(query.where(works.c.house != "").order_by(*order).limit(LISTED)).all()
            return [
                HouseWork(
                    id=one.id, game=one.game, kind=one.kind, name=one.name, by=one.by, house=one.house,
                    holds=len(contents_of(json.loads(one.content))),
                )
                for one in found
            ]  # fmt: skip

        return await self.store.within(do)

    async def look(self, ident: str) -> dict[str, Any]:
        """What somebody asks to offer, for the host to look at."""

        def do(connection: sql.Connection) -> dict[str, Any]:
            there = works.select().where(works.c.id == ident, works.c.house != "")
            if connection.execute(there).first() is None:
                raise Refusal("no-such-work")
            found = shown(connection, ident, None)
            return {"lines": contents_of(found["content"]), **{key: found[key] for key in ("game", "kind", "name")}}

        return await self.store.within(do)

    async def offered(self, game: str, *kinds: str) -> list[dict[str, Any]]:
        """What everybody has: `id`, `kind`, `name`, `content` and whose it is, the latest first."""

        def do(connection: sql.Connection) -> list[dict[str, Any]]:
            query = newest(works.c.id, works.c.kind, works.c.name, works.c.profile_id, work_versions.c.content)
            ours = (works.c.house == OFFERED, works.c.game == game, works.c.kind.in_(kinds))
            found = connection.execute(query.where(*ours).order_by(works.c.changed.desc(), works.c.id)).all()
            return [{**one._mapping, "content": json.loads(one.content)} for one in found]

        return await self.store.within(do)

    async def whose(self, ident: str) -> str:
        """Whose it is that everybody has; "" where it is not offered."""

        def do(connection: sql.Connection) -> str:
            ours = (works.c.id == ident, works.c.house == OFFERED)
            return connection.execute(sql.select(works.c.profile_id).where(*ours)).scalar() or ""

        return await self.store.within(do)

    async def cards(self, game: str, among: str | None = None) -> list[dict[str, Any]]:
        """The cards that everybody has; of a text, only those that it may name."""
        found = await self.offered(game, "card", SET)
        each = [cards_of(one["content"]) if one["kind"] == SET else [one["content"]] for one in found]
        cards = [card for some in each for card in some]
        return [card for card in cards if among is None or str(card.get("name")) in among]

    async def state(self, game: str) -> str:
        """Another as soon as anything else is offered."""

        def do(connection: sql.Connection) -> str:
            ours = (works.c.house == OFFERED, works.c.game == game)
            found = connection.execute(sql.select(works.c.id, works.c.version).where(*ours).order_by(works.c.id))
            return " ".join(f"{one.id}.{one.version}" for one in found)

        return await self.store.within(do)


def newest(*columns: Any) -> sql.Select[Any]:
    newest_one = (work_versions.c.work_id == works.c.id) & (work_versions.c.number == works.c.version)
    return sql.select(*columns).select_from(works.join(work_versions, newest_one))


def contents_of(content: dict[str, Any]) -> list[str]:
    """A line for each card of something, with its text; a deck's lines as they are."""
    cards = cards_of(content) or [card for card in listed(content.get("card")) if isinstance(card, dict)]
    if cards:
        return [said(card) for card in cards]
    return [line for line in str(content["list"]).splitlines() if line] if "list" in content else [said(content)]


def listed(cards: Any) -> list[Any]:
    return cards if isinstance(cards, list) else []


def said(card: dict[str, Any]) -> str:
    words = " ".join(str(card.get("text", "")).split())
    return f"{card.get('name', '')}: {words}" if words else str(card.get("name", ""))
