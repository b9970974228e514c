"""The page's files as they were built: compressed for whoever takes that, kept for good where their names allow it.

Beside a file there may be others of its name with `.br` and `.gz` behind it: the same, compressed when it was built.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from gzip import compress
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from mulligan.messages import text

CLIENT = Path(str(files("mulligan.server"))) / "client"
FILES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the smaller first
ASK_EVERY_TIME = "no-cache"
KEEP_FOR_GOOD = "public, max-age=31536000, immutable"  # its name changes with its content
LONGEST_NAME = 100


async def nothing() -> None:
    """What a page needs to be ready that only shows."""


def add_page(
    app: FastAPI,
    client: Path = CLIENT,
    before_workshop: Callable[[], Awaitable[None]] = nothing,
    in_the_lobby: Callable[[], None] = lambda: None,
) -> None:
    """`before_workshop` is done when somebody comes into the workshop, `in_the_lobby` when they come into the lobby."""

    @app.get("/table/{ident}", include_in_schema=False)
    @app.get("/room/{ident}", include_in_schema=False)
    @app.get("/learn", include_in_schema=False)
    @app.get("/learn/{place:path}", include_in_schema=False)
    @app.get("/rules/{place:path}", include_in_schema=False)
    @app.get("/profile", include_in_schema=False)
    @app.get("/opponent", include_in_schema=False)
    @app.get("/host", include_in_schema=False)
    def page(request: Request) -> Response:
        index = client / "index.html"
        if not index.exists():
            return PlainTextResponse(text("web-no-client"), HTTPStatus.SERVICE_UNAVAILABLE)
        return as_taken(index, request, ASK_EVERY_TIME)

    @app.get("/workshop/{place:path}", include_in_schema=False)
    async def of_the_workshop(request: Request) -> Response:
        await before_workshop()
        return await asyncio.to_thread(page, request)

    @app.get("/", include_in_schema=False)
    async def lobby(request: Request) -> Response:
        in_the_lobby()
        return await asyncio.to_thread(page, request)

    @app.get("/sw.js", include_in_schema=False)
    @app.get("/manifest.webmanifest", include_in_schema=False)
    @app.get("/icon.svg", include_in_schema=False)
    def of_the_app(request: Request) -> Response:
        place = client / request.url.path[1:]
        if not place.is_file():
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return as_taken(place, request, ASK_EVERY_TIME)

    @app.get("/assets/{name}", include_in_schema=False)
    def asset(name: str, request: Request) -> Response:
        place = client / "assets" / name
        if len(name) > LONGEST_NAME or place.parent != client / "assets" or place.suffix in COMPRESSED.values():
            raise HTTPException(HTTPStatus.NOT_FOUND)
        if not place.is_file():
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return as_taken(place, request, KEEP_FOR_GOOD)


def lost(request: Request, client: Path = CLIENT) -> Response | None:
    """For somebody who came by a wrong link with a browser: the page, which says so and leads on. Programs get data."""
    index = client / "index.html"
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not reads or request.url.path.startswith(("/api/", "/assets/")) or not index.exists():
        return None
    shown = as_taken(index, request, ASK_EVERY_TIME)
    shown.status_code = HTTPStatus.NOT_FOUND
    return shown


def as_taken(place: Path, request: Request, kept: str) -> Response:
    """A file in the smallest form that is there and that whoever asks takes."""
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    kind = FILES.get(place.suffix)
    for coding in codings_taken(request.headers.get("accept-encoding", "")):
        smaller = place.with_name(place.name + COMPRESSED[coding])
        if kind is not None and smaller.is_file():
            return FileResponse(smaller, media_type=kind, headers={**headers, "content-encoding": coding})
    return FileResponse(place, media_type=kind, headers=headers)


def plain_as_taken(words: str, request: Request, kept: str) -> Response:
    """A text that many ask for, and that has nobody's secret in it."""
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    if "gzip" not in codings_taken(request.headers.get("accept-encoding", "")):
        return PlainTextResponse(words, headers=headers)
    return PlainTextResponse(gzipped(words), headers={**headers, "content-encoding": "gzip"})


def codings_taken(accepted: str) -> list[str]:
    """Of the codings that we have, those that a header Accept-Encoding allows (RFC 9110, 12.5.3), the smaller first."""
    weights: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        name, _, parameter = (piece.strip() for piece in part.partition(";"))
        weights[name] = parameter.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return [coding for coding in COMPRESSED if weights.get(coding, weights.get("*", False))]


@lru_cache(maxsize=8)
def gzipped(words: str) -> bytes:
    return compress(words.encode(), mtime=0)
