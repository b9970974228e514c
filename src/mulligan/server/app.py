"""The service: HTTP and WebSocket, the same messages over both."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from mulligan import build
from mulligan.games import box, names
from mulligan.games.box import Box
from mulligan.games.layout import HasBoard
from mulligan.kernel.view import WATCHER, View
from mulligan.messages import brought_sources, languages, sources, speaking, text
from mulligan.rules.index import indexed_games, rule_index
from mulligan.rules.wording import wording
from mulligan.school.lesson import is_taught
from mulligan.server import wire
from mulligan.server.description import Described
from mulligan.server.entrance.guard import Guard
from mulligan.server.entrance.limits import caller_of
from mulligan.server.manners.routes import add_manners
from mulligan.server.meeting.routes import add_meeting
from mulligan.server.page import add_page, lost, plain_as_taken
from mulligan.server.people.routes import add_people
from mulligan.server.play.fairness import INVITATION, token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.play.live import add_live
from mulligan.server.play.room import Room
from mulligan.server.play.sight import Seen
from mulligan.server.play.standing import Standing, standing
from mulligan.server.play.table import Refusal
from mulligan.server.play.viewer import Viewer
from mulligan.server.settings import Settings
from mulligan.server.storage.store import NotRead, NotWritten
from mulligan.server.study import advising
from mulligan.server.study.advising import Hint
from mulligan.server.study.reviewing import Reviewed
from mulligan.server.study.ruling import RuleText, rules_of
from mulligan.server.study.teaching import add_teaching
from mulligan.server.tidying import seldom_collecting, tidy_up
from mulligan.server.waiting.routes import add_waiting
from mulligan.server.wellbeing import add_wellbeing
from mulligan.server.workshop.bringing import add_bringing_in
from mulligan.server.workshop.drafts.routes import add_drafts
from mulligan.server.workshop.judging import add_judging
from mulligan.server.workshop.routes import add_workshop
from mulligan.server.workshop.weighing import add_weighing

PAGE_WORDS = ("web", "web-draft", "web-house", "web-judge", "web-review", "web-workshop")  # formatted by the page
LONGEST_WAIT = 25.0
SWITCH_SECONDS = 0.0005  # the thread that writes hands back to the one that answers
STATUS = {
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-game": HTTPStatus.NOT_FOUND,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "no-such-room": HTTPStatus.NOT_FOUND,
    "no-such-work": HTTPStatus.NOT_FOUND,
    "no-such-lesson": HTTPStatus.NOT_FOUND,
    "no-key": HTTPStatus.FORBIDDEN,
    "invitation": HTTPStatus.FORBIDDEN,
    "invitation-used": HTTPStatus.FORBIDDEN,
    "watching": HTTPStatus.FORBIDDEN,
    "banned": HTTPStatus.FORBIDDEN,
    "room-host": HTTPStatus.FORBIDDEN,
    "room-turned-away": HTTPStatus.FORBIDDEN,
    "no-profile": HTTPStatus.FORBIDDEN,
    "not-the-host": HTTPStatus.FORBIDDEN,
    "nothing-there": HTTPStatus.NOT_FOUND,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "not-written": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-certain": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-read": HTTPStatus.SERVICE_UNAVAILABLE,
}

TROUBLES = [
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.MISDIRECTED_REQUEST,
    HTTPStatus.UNPROCESSABLE_ENTITY,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.INTERNAL_SERVER_ERROR,
    HTTPStatus.SERVICE_UNAVAILABLE,
]  # what any request may be answered with instead
# By its name: FastAPI would work the model out ten times for each route, at every start.
TROUBLE: dict[str, Any] = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}}

PLAIN: dict[str, Any] = {
    "content": {"text/plain": {"schema": {"type": "string"}}}
}  # and refusals are JSON all the same

Language = Annotated[str, Query(max_length=12, description="en, de, …")]


def application(settings: Settings | None = None) -> FastAPI:
    """The service, ready for uvicorn."""
    chosen = settings or Settings()
    hall = Hall(chosen)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        await hall.open()
        beside = [asyncio.create_task(tidy_up(hall)), asyncio.create_task(app.state.drafts.keep_time())]
        with seldom_collecting():
            yield
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await hall.close()

    app = Described(
        title="Mulligan",
        version=build.VERSION,
        description="Tables for card-battle games. The same acts and updates go over HTTP and over a WebSocket.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={int(status): {**TROUBLE, "description": status.phrase} for status in TROUBLES},
    )
    app.state.hall = hall
    add_errors(app)
    may_make = making_limit(hall)
    add_lobby(app, hall, may_make)
    add_table(app, hall, may_make)
    add_people(app, hall, may_make)
    add_meeting(app, hall, may_make)
    add_manners(app, hall, may_make)
    add_waiting(app, hall, may_make)
    add_workshop(app, hall, may_make)
    add_bringing_in(app, hall)
    add_weighing(app, hall)
    add_judging(app, hall)
    add_drafts(app, hall, may_make)
    add_teaching(app, hall)
    add_live(app, hall)
    add_wellbeing(app, hall)
    add_page(app, before_workshop=hall.readers.warm_up, in_the_lobby=hall.readers.warm_up_soon)
    app.add_middleware(Guard, settings=chosen, limits=hall.limits)
    return app


# ---- errors -------------------------------------------------------------------------------------------------------


def add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        with speaking(language_of(request)):
            trouble = wire.Trouble(code=refusal.code, text=refusal.words())
        return answer(trouble, STATUS.get(refusal.code, HTTPStatus.CONFLICT))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        with speaking(language_of(request)):
            trouble = wire.Trouble(code="malformed", text=text("web-refused-malformed", where=where, what=first["msg"]))
        return answer(trouble, HTTPStatus.UNPROCESSABLE_ENTITY)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        nowhere = error.status_code in (HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED)
        if nowhere and (page := await asyncio.to_thread(lost, request)) is not None:
            return page
        refusal = Refusal("no-such-page") if nowhere else Refusal("malformed", where="body", what=error.detail)
        with speaking(language_of(request)):
            trouble = wire.Trouble(code=refusal.code, text=refusal.words())
        return answer(trouble, error.status_code, error.headers)

    @app.exception_handler(NotWritten)
    async def not_written(request: Request, error: NotWritten) -> JSONResponse:
        return await refused(request, Refusal("not-written" if error.sure else "not-certain"))

    @app.exception_handler(NotRead)
    async def not_read(request: Request, _: NotRead) -> JSONResponse:
        return await refused(request, Refusal("not-read"))


def answer(trouble: wire.Trouble, status: int, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """What was sent may come back in it, and not all that JSON can spell can be sent."""
    sendable = wire.Trouble(code=trouble.code, text=trouble.text.encode("utf-8", "replace").decode())
    return JSONResponse(sendable.model_dump(), status, headers)


def language_of(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "en")[:2]
    return asked if asked in languages() else "en"


# ---- the lobby ----------------------------------------------------------------------------------------------------


def making_limit(hall: Hall) -> Callable[[Request], None]:
    """What every request depends on that makes a table or takes a seat."""

    def may_make(request: Request) -> None:
        if not hall.makers.take(caller_of(request.client)):
            raise Refusal("too-many")

    return may_make


def add_lobby(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    @app.get("/api/games", tags=["lobby"])
    def games(lang: Language = "en") -> list[wire.GameInfo]:
        """The games that can be played here."""
        with speaking(lang):
            return [game_info(box(name)) for name in names()]

    @app.get("/api/games/{name}/rules", tags=["lobby"])
    def rules(name: str, response: Response, lang: Language = "en") -> dict[str, str]:
        """Every rule of a game, by its number, in our own words; in English where the language has none."""
        if name not in names():
            raise Refusal("no-such-game")
        if name not in indexed_games():
            return {}
        response.headers["cache-control"] = "max-age=60"
        with speaking(lang):
            return {rule.number: wording(name, rule) for rule in rule_index(name).rules.values()}

    @app.get("/api/games/{name}/rulebook", tags=["lobby"])
    def rulebook(name: str, response: Response, lang: Language = "en") -> list[RuleText]:
        """The rules and rulings of a game in their order, with reasons, to be read and searched."""
        if name not in names():
            raise Refusal("no-such-game")
        response.headers["cache-control"] = "max-age=60"
        with speaking(lang):
            return rules_of(name) if name in indexed_games() else []

    @app.get("/api/words/{lang}", tags=["lobby"], response_class=Response, responses={200: PLAIN})
    def words(lang: str, request: Request) -> Response:
        """What the page says, in Project Fluent's form."""
        if lang not in languages():
            raise Refusal("no-such-language")
        return plain_as_taken(said_by_the_page(lang), request, "max-age=60")

    @app.get("/api/tables", tags=["lobby"])
    async def open_tables() -> list[wire.OpenTable]:
        """Tables with seats that anybody may take."""
        return await hall.open_tables()

    @app.post("/api/tables", tags=["lobby"], status_code=HTTPStatus.CREATED, dependencies=[Depends(may_make)])
    async def make(wanted: wire.NewTable, request: Request) -> wire.Created:
        """Make a table. The answer holds one's own key and invitations for the others; only hashes of them are kept."""
        return await hall.make(wanted, language_of(request), caller_of(request.client))

    @app.post("/api/tables/{ident}/join", tags=["lobby"], dependencies=[Depends(may_make)])
    async def join(ident: str, wanted: wire.Join) -> wire.Joined:
        """Take a free seat of an open table."""
        return await hall.join(await hall.room(ident), wanted)

    @app.post("/api/tables/{ident}/sit", tags=["lobby"], dependencies=[Depends(may_make)])
    async def sit(ident: str, wanted: wire.Sit) -> wire.Joined:
        """Take the seat that an invitation is for. From then on only the key that the answer names opens it."""
        return await hall.sit(await hall.room(ident), wanted)


def game_info(game: Box) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        title=text(f"web-game-{game.name}"),
        about=text(f"web-about-{game.name}"),
        fewest=game.seats.fewest,
        most=game.seats.most,
        seats=game.seats.usual,
        taught=is_taught(game.name),
        fields=game.form(),
    )


def said_by_the_page(language: str) -> str:
    """Our own files for the page, then all that games of other packages say."""
    own_words = [*PAGE_WORDS, *(words for name in names() for words in box(name).page_words)]
    return f"{sources(language, own_words)}\n{brought_sources(language)}"


# ---- at a table ---------------------------------------------------------------------------------------------------


def add_table(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:

    async def caller(ident: str, authorization: Annotated[str, Header(max_length=200)] = "") -> tuple[Room, int]:
        """The table and the seat (or WATCHER) that the token in the Authorization header opens."""
        room = await hall.room(ident)
        token = authorization.removeprefix("Bearer ").strip()
        seat = room.table.seat_of(token_hash(token))
        if seat is None:
            raise Refusal("invitation-used" if token.startswith(INVITATION) else "no-key")
        room.hear_of(seat)
        return room, seat

    Caller = Annotated[tuple[Room, int], Depends(caller)]  # noqa: N806 (a type)

    @app.get("/api/tables/{ident}", tags=["table"])
    async def look(
        who: Caller,
        request: Request,
        lang: Language = "en",
        generation: int = -1,
        log_seen: Annotated[int, Query(ge=0)] = 0,
        chat_seen: Annotated[int, Query(ge=0)] = 0,
        wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    ) -> wire.Update:
        """The table as the caller sees it, with what is new in the log and the chat; waits for news if asked to."""
        room, seat = who
        viewer = Viewer(room, seat, lang, Seen(generation, log_seen, chat_seen))
        told = viewer.look() or ""
        news = wire.Update.model_validate_json(told)
        if wait and generation == news.generation and not news.log and not news.chat and news.prompt is None:
            with hall.waiting(request.client, wait):
                room.wait(viewer, wait)
                try:
                    told = await asyncio.wait_for(viewer.next(), wait)
                except TimeoutError:
                    pass
                finally:
                    room.wait_no_longer(viewer)
            news = wire.Update.model_validate_json(told)
        else:
            room.go_on()
        return news

    @app.get("/api/tables/{ident}/status", tags=["table"])
    async def stands(who: Caller, lang: Language = "en") -> Standing:
        """How it stands, in short: who plays what, who is asked, what was done last, whether it is over, who won."""
        room, seat = who
        return standing(room.table, room.shown, seat, room.around(), lang)

    @app.get("/api/tables/{ident}/printed", tags=["table"])
    async def printed(who: Caller, response: Response, lang: Language = "en") -> wire.Printed:
        """The printed cards of the table's game, and its board."""
        table = who[0].table
        response.headers["cache-control"] = "max-age=60"
        with speaking(lang):
            board = table.layout.board(table.game) if isinstance(table.layout, HasBoard) else None
            return wire.Printed(cards=table.layout.cards(table.game), board=board)

    @app.get("/api/tables/{ident}/hint", tags=["table"])
    async def hint(who: Caller, request: Request, lang: Language = "en") -> Hint:
        """What a bot would do in the caller's place, who is asked something now; it sees what the caller sees."""
        room, seat = who
        if not hall.may_act(room, seat, caller_of(request.client)):
            raise Refusal("too-many")
        decision = room.table.state.decision
        if decision is None or decision.seat != seat or not room.shown.at_rest or room.table.over:
            raise Refusal("stale")
        with speaking(lang):
            return await asyncio.to_thread(
                advising.hint, room.table.game, room.table.layout, View(room.table.state.clone(), seat)
            )

    @app.post("/api/tables/{ident}/acts", tags=["table"])
    async def act(who: Caller, do: wire.Act, request: Request) -> wire.Done:
        """Do something at the table. When the answer comes, it is on disk."""
        room, seat = who
        if not hall.may_act(room, seat, caller_of(request.client)):
            raise Refusal("too-many")
        if isinstance(do, wire.Rematch) and seat != WATCHER:
            return wire.Done(type="done", id=0, note=await hall.rematch(room, seat, do, caller_of(request.client)))
        await room.act(seat, do)
        return wire.Done(type="done", id=0)

    @app.get("/api/tables/{ident}/replay", tags=["afterwards"])
    async def replay(who: Caller, at: int = 0, seat: int | None = None, lang: Language = "en") -> wire.ReplayPosition:
        """A finished game after so many choices, as a seat saw it (the caller's own unless another is named)."""
        room, own = who
        return hall.replay(room, own if seat is None else seat, at, lang)

    @app.get("/api/tables/{ident}/journal", tags=["afterwards"])
    async def journal(who: Caller, response: Response) -> wire.JournalFile:
        """A finished game as a file for `mulligan replay`, with the seed and the hash that fixed it."""
        response.headers["content-disposition"] = f'attachment; filename="{who[0].table.row.id}.json"'
        return hall.journal(who[0])

    @app.get("/api/tables/{ident}/review", tags=["afterwards"])
    async def review(who: Caller, request: Request, lang: Language = "en") -> Reviewed:
        """A finished game looked at again: where it turned, and where the caller would have done better."""
        room, seat = who
        known = lang if lang in languages() else "en"  # there is one review for each, and few can be made at once
        return hall.reviews.of(room.table.row.id, hall.journal(room), seat, known, caller_of(request.client))

    @app.post(
        "/api/tables/{ident}/branch",
        tags=["afterwards"],
        status_code=HTTPStatus.CREATED,
        dependencies=[Depends(may_make)],
    )
    async def branch(who: Caller, wanted: wire.Branch) -> wire.Created:
        """A new table that begins at a point of a finished one."""
        return await hall.branch(who[0], wanted)
