"""Drafts over HTTP: made, entered by their link, watched, picked in, built for, played from."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, FastAPI, Header, Query, Request

from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.workshop.drafts import wire
from mulligan.server.workshop.drafts.draft_rooms import DraftRooms

LONGEST_WAIT = 25.0
Language = Annotated[str, Query(max_length=12)]
Authorization = Annotated[str, Header(max_length=200)]


def add_drafts(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    rooms = app.state.drafts = DraftRooms(hall)
    actors = hall.limits.buckets("drafts", hall.settings.acts_at_once, hall.settings.acts_per_second)

    @app.post("/api/drafts", tags=["drafts"], status_code=HTTPStatus.CREATED, dependencies=[Depends(may_make)])
    async def make(wanted: wire.NewDraft) -> wire.EnteredDraft:
        """Make a draft. Its address is the invitation; whoever makes it leads."""
        return await rooms.make(wanted)

    @app.post("/api/drafts/{ident}/enter", tags=["drafts"], dependencies=[Depends(may_make)])
    async def enter(ident: str, wanted: wire.EnterDraft) -> wire.EnteredDraft:
        """Come in and take the first free seat, before it begins."""
        return await rooms.enter(ident, wanted)

    @app.get("/api/drafts/{ident}", tags=["drafts"])
    async def look(
        ident: str,
        request: Request,
        authorization: Authorization = "",
        version: int = -1,
        wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    ) -> wire.DraftSeen:
        """What the caller sees: of packs only the one before them. Waits for another version, if asked to."""
        with hall.waiting(request.client, wait):
            return await rooms.look(ident, key_of(authorization), version, wait)

    @app.post("/api/drafts/{ident}/acts", tags=["drafts"])
    async def act(
        ident: str, do: wire.DraftAct, authorization: Authorization = "", lang: Language = "en"
    ) -> wire.DraftSeen:
        """Take a card, hand a deck in, leave; the host seats bots, begins and ends."""
        if not actors.take(key_of(authorization)):
            raise Refusal("too-many")
        return await rooms.act(ident, key_of(authorization), do, lang)

    @app.post("/api/drafts/{ident}/play", tags=["drafts"], dependencies=[Depends(may_make)])
    async def play(
        ident: str, wanted: wire.PlayDraft, authorization: Authorization = "", lang: Language = "en"
    ) -> wire.DraftTable:
        """A table against another seat of the draft, each with the deck that they have built."""
        return await rooms.play(ident, key_of(authorization), wanted, lang)

    @app.get("/api/drafts/{ident}/picks", tags=["drafts"])
    async def picks(
        ident: str, authorization: Authorization = "", seat: Annotated[int | None, Query(ge=0)] = None
    ) -> list[wire.PickShown]:
        """Pick after pick, with the pack as it lay there: one's own, or when the draft is over anybody's."""
        return await rooms.picks(ident, key_of(authorization), seat)


def key_of(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()
