"""Files of other programs over HTTP: read in a process of their own, told line by line, kept with the profile."""

import asyncio
import base64
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request
from fastapi.responses import StreamingResponse
from starlette.requests import ClientDisconnect

from mulligan.server.entrance.limits import caller_of
from mulligan.server.people.profiles import Sitter
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.workshop import wire
from mulligan.server.workshop.owners import owners
from mulligan.server.workshop.routes import spoken, with_workshop
from mulligan.server.workshop.telling import LINES, Line, OneEach, Tell, told

BODY = {"content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}, "required": True}


class BroughtIn(Line):
    """`lines`: everything that the file holds, and what became of it; `kept`: what is the caller's own now."""

    lines: list[wire.BroughtLine] = []
    kept: list[wire.Work] = []


def add_bringing_in(app: FastAPI, hall: Hall) -> None:
    uploads = hall.limits.buckets("uploads", hall.settings.uploads_at_once, hall.settings.uploads_per_minute / 60)
    each = OneEach()

    def may_upload(request: Request) -> None:
        if not uploads.take(caller_of(request.client)):
            raise Refusal("too-many")

    Owner = Annotated[Sitter, Depends(owners(hall))]  # noqa: N806 (a type)

    @app.post(
        "/api/workshop/{game}/bring-in",
        tags=["workshop"],
        dependencies=[Depends(may_upload)],
        response_class=StreamingResponse,
        responses={200: {"content": {LINES: {"schema": {"$ref": "#/components/schemas/BroughtIn"}}}}},
        openapi_extra={"requestBody": BODY},
    )
    async def bring_in(
        game: str,
        request: Request,
        who: Owner,
        file: Annotated[str, Query(max_length=200)],
        lang: Annotated[str, Query(max_length=12)] = "en",
    ) -> StreamingResponse:
        """Bring in a set, deck or hero file of another program's, or a zip of them: the body is the file. The answer is
        lines of JSON: how far it is, and in the end what was read, what not and why, and what is kept."""
        asked: dict[str, Any] = {"do": "bring-in", "game": with_workshop(game), "lang": spoken(lang), "file": file}
        data = await whole(request)
        each.begin(who.id)

        async def work(tell: Tell) -> Line:
            own = await hall.works.own_cards(who.id, game)
            asked["known"] = [str(card.get("name")) for card in own]
            asked["data"] = (await asyncio.to_thread(base64.b64encode, data)).decode()
            found: dict[str, Any] = await hall.bringing_in.ask(who.id, asked, tell=tell)
            kept = await hall.works.keep_all(who.id, game, found["works"])
            return BroughtIn(over=True, lines=found["lines"], kept=[wire.Work.model_validate(one) for one in kept])

        lines = told(work, BroughtIn, spoken(lang), lambda: each.end(who.id))
        return StreamingResponse(lines, media_type=LINES)


async def whole(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect:  # it grew too large, or took too long
        raise Refusal("too-large") from None
