"""Is my card fair? Asked over HTTP, played beside the server by bots that let everybody else go first."""

from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel
from pydantic import Field as Limits

from mulligan.server.entrance.limits import caller_of
from mulligan.server.people.profiles import Sitter
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.wire import Strict
from mulligan.server.workshop import wire
from mulligan.server.workshop.owners import owners
from mulligan.server.workshop.routes import kinds_of, spoken
from mulligan.server.workshop.telling import LINES, Line, OneEach, Tell, told


class Trial(Strict):
    """A card or a hero as it is being written, how many games are to be played over it, and by what bots."""

    kind: Literal["card", "hero"]
    content: wire.Content
    games: Annotated[int, Limits(ge=10, le=400)] = 100
    level: Literal["easy", "medium"] = "medium"


class Verdict(BaseModel):
    """What came of it: `gain` is how many more of 100 games are won with a card, or how many of 100 a hero wins; it is
    95 % sure to lie between `low` and `high`. `verdict`: stronger, weaker or even; `said`, `doubt`: in words."""

    games: int
    of: int
    gain: float
    low: float
    high: float
    verdict: Literal["stronger", "weaker", "even"]
    said: str
    doubt: str


class Weighing(Line):
    verdict: Verdict | None = None


def add_weighing(app: FastAPI, hall: Hall) -> None:
    settings = hall.settings
    trials = hall.limits.buckets("trials", settings.trials_at_once, settings.trials_per_hour / 3600)
    each = OneEach()

    def may_try(request: Request) -> None:
        if not trials.take(caller_of(request.client)):
            raise Refusal("too-many")

    Owner = Annotated[Sitter, Depends(owners(hall))]  # noqa: N806 (a type)

    @app.post(
        "/api/workshop/{game}/fair",
        tags=["workshop"],
        dependencies=[Depends(may_try)],
        response_class=StreamingResponse,
        responses={200: {"content": {LINES: {"schema": {"$ref": "#/components/schemas/Weighing"}}}}},
    )
    async def fair(
        game: str, wanted: Trial, who: Owner, lang: Annotated[str, Query(max_length=12)] = "en"
    ) -> StreamingResponse:
        """Is it fair? Bots play with the card and without it, or with the hero against the house's. The answer is lines
        of JSON: how far it is, and in the end what came of it. To stop listening stops it."""
        kinds_of(game, wanted.kind)
        asked: dict[str, Any] = {"do": "fair", "game": game, "lang": spoken(lang), **wanted.model_dump()}
        asked["seconds"] = settings.trial_seconds
        each.begin(who.id)

        async def work(tell: Tell) -> Line:
            found = await hall.weighing.ask(who.id, asked, 2 * settings.trial_seconds, tell)
            return Weighing(over=True, done=found["games"], of=found["of"], verdict=Verdict.model_validate(found))

        return StreamingResponse(told(work, Weighing, spoken(lang), lambda: each.end(who.id)), media_type=LINES)
