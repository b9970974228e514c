"""Rooms over HTTP: made, entered by their link, watched, acted in, dealt from."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, FastAPI, Header, Query, Request

from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.waiting import waiting_room as said
from mulligan.server.waiting.waiting_rooms import WaitingRooms
from mulligan.server.wire import Promise, Strict

LONGEST_WAIT = 25.0
Language = Annotated[str, Query(max_length=12, description="en, de, …")]
Authorization = Annotated[str, Header(max_length=200)]


class DealNow(Strict):
    """`promise`: the host's own part of the deal, as others give theirs when they are ready."""

    promise: Promise | None = None


def add_waiting(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    rooms = WaitingRooms(hall)
    actors = hall.limits.buckets("waiting", hall.settings.acts_at_once, hall.settings.acts_per_second)

    @app.post("/api/rooms", tags=["rooms"], status_code=HTTPStatus.CREATED, dependencies=[Depends(may_make)])
    async def make(wanted: said.NewRoom) -> said.EnteredRoom:
        """Make a room for a game. Its address is the invitation; whoever makes it leads."""
        return await rooms.make(wanted)

    @app.post("/api/rooms/{room}/enter", tags=["rooms"], dependencies=[Depends(may_make)])
    async def enter(room: str, wanted: said.EnterRoom) -> said.EnteredRoom:
        """Come in and take the first free seat. The key opens it here and at every table that is dealt."""
        return await rooms.enter(room, wanted)

    @app.get("/api/rooms/{room}", tags=["rooms"])
    async def look(
        room: str,
        request: Request,
        authorization: Authorization = "",
        lang: Language = "en",
        version: int = -1,
        wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    ) -> said.RoomSeen:
        """Who waits with what; waits itself for another version than the one that is known, if asked to."""
        with hall.waiting(request.client, wait):
            return await rooms.look(room, key_of(authorization), lang, version, wait)

    @app.post("/api/rooms/{room}/acts", tags=["rooms"])
    async def act(
        room: str, do: said.RoomAct, authorization: Authorization = "", lang: Language = "en"
    ) -> said.RoomSeen:
        """Choose, be ready, leave; the host seats bots, frees seats, swaps sides and settles the rest."""
        if not actors.take(key_of(authorization)):
            raise Refusal("too-many")
        return await rooms.act(room, key_of(authorization), do, lang)

    @app.post("/api/rooms/{room}/deal", tags=["rooms"], dependencies=[Depends(may_make)])
    async def deal(
        room: str, wanted: DealNow, authorization: Authorization = "", lang: Language = "en"
    ) -> said.DealtTable:
        """The host deals, once nobody is waited for. Everybody's key opens their seat at the table."""
        return await rooms.deal(room, key_of(authorization), wanted.promise, lang)


def key_of(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()
