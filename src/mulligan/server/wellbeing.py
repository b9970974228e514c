"""Whether the server lives, whether it is ready for people, and its figures."""

import asyncio
import time
from http import HTTPStatus

import sqlalchemy as sql
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse

from mulligan import build
from mulligan.server import wire
from mulligan.server.entrance.limits import caller_of
from mulligan.server.many import metrics
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.storage.store import NotRead

READY_WITHIN = 5.0


def add_wellbeing(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/health", include_in_schema=False)
    async def health() -> dict[str, str]:
        """It answers, so it lives."""
        return {"mulligan": build.VERSION}

    @app.get("/api/time", tags=["lobby"])
    async def now() -> wire.Time:
        """The time by which clocks are kept."""
        return wire.Time(now=time.time())

    @app.get("/api/ready", include_in_schema=False)
    async def ready() -> JSONResponse:
        """Can it keep what people do? A proxy sends nobody to one that is not ready."""
        try:
            await asyncio.wait_for(hall.store.ask(sql.text("SELECT 1")), READY_WITHIN)
        except (NotRead, TimeoutError):
            return JSONResponse({"ready": False}, HTTPStatus.SERVICE_UNAVAILABLE)
        return JSONResponse({"ready": True})

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        """For whoever may see them: this machine itself, unless the host names others."""
        passed_on = "x-forwarded-for" in request.headers and not hall.settings.proxies  # by whom nobody has named
        if passed_on or caller_of(request.client) not in hall.settings.figures_for:
            raise Refusal("no-such-page")
        metrics.TABLES.set(len(hall.rooms))
        metrics.SOCKETS.set(sum(len(room.viewers) for room in hall.rooms.values()))
        return Response(metrics.figures(), media_type=metrics.CONTENT_TYPE)
