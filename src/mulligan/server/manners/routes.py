"""Reporting, blocking, and the host's page, over HTTP."""

import time
from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

from fastapi import Depends, FastAPI, Header, Request
from pydantic import BaseModel, StringConstraints
from pydantic import Field as Limits

from mulligan.server.entrance.limits import caller_of
from mulligan.server.manners.moderation import Hosted, Known
from mulligan.server.people.profiles import Sitter
from mulligan.server.play.fairness import token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.play.room import Room
from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import Entry
from mulligan.server.wire import Done, Key, SeatNumber, Strict, Words

Ident: TypeAlias = Annotated[str, StringConstraints(max_length=40)]
GUESSES = (10, 0.1)  # at the host's secret: so many at once, so many a second


class ReportSeat(Strict):
    """Tell the host about whoever sits there, in words."""

    seat: SeatNumber
    words: Words


class BlockSeat(Strict):
    """Have nothing more to do with whoever sits there; it is one's profile that has not."""

    seat: SeatNumber
    profile: Key


class CloseTable(Strict):
    act: Literal["close"]
    table: Ident


class Ban(Strict):
    act: Literal["ban"]
    profile: Ident
    on: bool


class Settle(Strict):
    """A report was seen to."""

    act: Literal["settle"]
    report: Ident


class OfferWork(Strict):
    """What somebody has made is offered to everybody, or is its owner's alone."""

    act: Literal["offer"]
    work: Ident
    on: bool


class LookedAt(BaseModel):
    """Something that people have made, as the host looks at it: a line for each card."""

    game: str
    kind: str
    name: str
    lines: list[str]


HostAct: TypeAlias = Annotated[CloseTable | Ban | Settle | OfferWork, Limits(discriminator="act")]


def add_manners(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    moderation = hall.moderation
    guesses = hall.limits.buckets("guesses", *GUESSES)

    async def at_table(ident: str, authorization: Annotated[str, Header(max_length=200)] = "") -> tuple[Room, int]:
        room = await hall.room(ident)
        seat = room.table.seat_of(token_hash(secret_in(authorization)))
        if seat is None:
            raise Refusal("no-key")
        return room, seat

    async def owner(authorization: Annotated[str, Header(max_length=200)] = "") -> Sitter:
        found = await hall.profiles.find(token_hash(secret_in(authorization)))
        if found is None:
            raise Refusal("no-profile")
        return found

    async def host(request: Request, authorization: Annotated[str, Header(max_length=200)] = "") -> None:
        """Whoever has the secret that `mulligan host` printed."""
        if await moderation.is_host(secret_in(authorization)):
            return
        raise Refusal("not-the-host" if guesses.take(caller_of(request.client)) else "too-many")

    AtTable = Annotated[tuple[Room, int], Depends(at_table)]  # noqa: N806 (types)
    Owner = Annotated[Sitter, Depends(owner)]  # noqa: N806

    async def seen() -> Hosted:
        return (await moderation.look()).model_copy(update={"works": await hall.offering.listed()})

    @app.post("/api/tables/{ident}/report", tags=["people"], dependencies=[Depends(may_make)])
    async def report(who: AtTable, wanted: ReportSeat) -> Done:
        """Tell the host about somebody at the table."""
        room, seat = who
        table = room.table
        if wanted.seat >= len(table.seats) or wanted.seat == seat or table.seats[wanted.seat].bot:
            raise Refusal("no-such-seat")
        name = table.seats[wanted.seat].name
        await moderation.report(table.row.id, seat, wanted.seat, name, wanted.words)
        return Done(type="done", id=0)

    @app.post("/api/tables/{ident}/block", tags=["people"], dependencies=[Depends(may_make)])
    async def block(who: AtTable, wanted: BlockSeat) -> Done:
        """Block whoever sits there: the queue never brings you together, and neither joins the other's tables."""
        sitter = await hall.sitter(wanted.profile)
        if sitter is None:
            raise Refusal("no-profile")
        await moderation.block(sitter.id, who[0].table.row.id, wanted.seat)
        return Done(type="done", id=0)

    @app.get("/api/profile/blocks", tags=["people"])
    async def blocked(who: Owner) -> list[Known]:
        """Whom one has blocked."""
        return await moderation.blocked(who.id)

    @app.delete("/api/profile/blocks/{other}", tags=["people"])
    async def unblock(who: Owner, other: str) -> list[Known]:
        await moderation.unblock(who.id, other)
        return await moderation.blocked(who.id)

    @app.get("/api/host", tags=["host"], dependencies=[Depends(host)])
    async def look() -> Hosted:
        """What the host sees."""
        return await seen()

    @app.get("/api/host/works/{work}", tags=["host"], dependencies=[Depends(host)])
    async def look_at(work: str) -> LookedAt:
        """What somebody asks to offer to everybody, card by card."""
        return LookedAt.model_validate(await hall.offering.look(work))

    @app.post("/api/host", tags=["host"], dependencies=[Depends(host)])
    async def act(do: HostAct) -> Hosted:
        """Close a table, ban a profile or let it in again, settle a report, offer what somebody made to everybody."""
        match do:
            case CloseTable():
                await close(hall, do.table)
            case Ban():
                await moderation.ban(do.profile, do.on)
            case Settle():
                await moderation.settle(do.report)
            case OfferWork():
                await hall.offering.decide(do.work, do.on)
        return await seen()


async def close(hall: Hall, ident: str) -> None:
    """The game ends there, without a winner; its journal stays."""
    room = await hall.room(ident)

    async def do() -> None:
        if room.table.over:
            raise Refusal("over")
        await room.write(Entry(room.table.numbers, "closed", -1, {}, time.time()))

    await room.one_at_a_time(do)
    await hall.store.no_longer_open(ident)


def secret_in(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()
