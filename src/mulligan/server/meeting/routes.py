"""Looking for an opponent, over HTTP."""

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, FastAPI, Header, Query, Request
from pydantic import Field as Limits
from pydantic import StringConstraints

from mulligan.server.meeting.queue import Left, Queue, Sought
from mulligan.server.people.profiles import Sitter
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.wire import Key, Promise, Strict

LONGEST_WAIT = 25.0
Name = Annotated[str, StringConstraints(max_length=40)]
Chosen = Annotated[str, StringConstraints(max_length=200)]


class Seek(Strict):
    """What one wants to play, and with what; the key shall open one's seat at the table that is found."""

    game: Name
    key: Key
    chosen: Annotated[dict[Name, Chosen], Limits(max_length=8)] = {}
    promise: Promise | None = None


def add_meeting(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    queue = Queue(hall.store)

    async def seeker(authorization: Annotated[str, Header(max_length=200)] = "") -> Sitter:
        """The profile that the secret in the Authorization header opens: strength belongs to a profile."""
        found = await hall.sitter(authorization.removeprefix("Bearer ").strip())
        if found is None:
            raise Refusal("no-profile")
        return found

    Seeker = Annotated[Sitter, Depends(seeker)]  # noqa: N806 (a type)

    @app.post("/api/queue", tags=["people"], dependencies=[Depends(may_make)])
    async def enter(who: Seeker, wanted: Seek) -> Sought:
        """Look for somebody of like strength. The game counts for the ratings, and has clocks."""
        return await queue.enter(who, wanted.game, wanted.chosen, wanted.key, wanted.promise)

    @app.get("/api/queue", tags=["people"])
    async def look(who: Seeker, request: Request, wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0) -> Sought:
        """How the search stands; waits for somebody to be found, if asked to. Who does not ask is forgotten."""
        with hall.waiting(request.client, wait):
            gone = asyncio.create_task(until_gone(request))
            try:
                return await queue.wait(who, wait, gone)
            finally:
                gone.cancel()

    @app.delete("/api/queue", tags=["people"])
    async def leave(who: Seeker) -> Left:
        """Look no longer."""
        return await queue.leave(who)


async def until_gone(request: Request) -> None:
    """Until whoever asks has closed the line."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
