"""The judge's desk over HTTP: scenarios run beside the event loop, moments of tables, and doubts for the host."""

import asyncio
import time
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header, Query, Request

from mulligan.games import box, names
from mulligan.kernel.view import View
from mulligan.messages import speaking, text
from mulligan.scenarios.moment import UNSEEN, moment
from mulligan.scenarios.written import written
from mulligan.server.entrance.limits import caller_of
from mulligan.server.play.fairness import token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.play.room import Room
from mulligan.server.play.sight import capital, log
from mulligan.server.play.table import Refusal
from mulligan.server.workshop import wire
from mulligan.server.workshop.routes import spoken, with_workshop

LONGEST_SILENCE = 5.0  # seconds, of all seats together
LOOK_AGAIN = 0.05
Language = Annotated[str, Query(max_length=12)]


def add_judging(app: FastAPI, hall: Hall) -> None:
    readings = hall.limits.buckets("judgements", hall.settings.readings_at_once, hall.settings.readings_per_second)

    def may_read(request: Request) -> str:
        caller = caller_of(request.client)
        if not readings.take(caller):
            raise Refusal("too-many")
        return caller

    async def looker(ident: str, authorization: Annotated[str, Header(max_length=200)] = "") -> tuple[Room, int]:
        """The table, and the seat (or WATCHER) that the token in the Authorization header opens."""
        room = await hall.room(ident)
        seat = room.table.seat_of(token_hash(authorization.removeprefix("Bearer ").strip()))
        if seat is None:
            raise Refusal("no-key")
        return room, seat

    Caller = Annotated[str, Depends(may_read)]  # noqa: N806 (types)
    Looker = Annotated[tuple[Room, int], Depends(looker)]  # noqa: N806

    @app.post("/api/judge", tags=["workshop"])
    async def judge(wanted: wire.Case, caller: Caller, lang: Language = "en") -> wire.Judged:
        """Run a scenario: whether it holds, what happened by which rule, what is asked, and what stands in the end."""
        asked = {"do": "judge", "lang": spoken(lang), **wanted.model_dump()}
        return wire.Judged.model_validate(await hall.readers.ask(caller, asked))

    @app.post("/api/judge/desk", tags=["workshop"])
    async def desk(wanted: wire.DeskWanted, caller: Caller, lang: Language = "en") -> wire.Desk:
        """What positions of a game are made of, for so many seats."""
        setup = {**wanted.setup, "seats": len(wanted.seats), "names": wanted.seats}
        asked = {"do": "desk", "game": with_workshop(wanted.game), "lang": spoken(lang), "setup": setup}
        return wire.Desk.model_validate(await hall.readers.ask(caller, asked))

    @app.get("/api/tables/{ident}/moment", tags=["workshop"])
    async def look(who: Looker, caller: Caller, lang: Language = "en") -> wire.Moment:
        """The moment at a table as a scenario, from what the caller may know and nothing else."""
        await silence_over(*who)
        missing, mine = left_out(*who, spoken(lang)), question_of(*who, spoken(lang))

        async def comes_to(said: str) -> bool:
            """Does the scenario come to what the caller is asked?"""
            asked = {"do": "judge", "lang": spoken(lang), "text": said, "scenario": None}
            judged = await hall.readers.ask(caller, asked)
            return (judged["asked"], judged["question"]) == mine

        said = await as_scenario(*who, spoken(lang), "")
        if mine and not await comes_to(said):
            longer = await as_scenario(*who, spoken(lang), "", to_the_end=True)
            if longer != said and await comes_to(longer):
                said = longer
            else:
                with speaking(spoken(lang)):
                    missing.append(text("workshop-left-out-question", question=mine[1]))
        if f": {UNSEEN}\n" in said:
            with speaking(spoken(lang)):
                missing.append(text("workshop-left-out-unseen"))
        return wire.Moment(text=said, left_out=missing)

    @app.post("/api/tables/{ident}/doubts", tags=["workshop"])
    async def doubt(who: Looker, wanted: wire.Doubt, caller: Caller, lang: Language = "en") -> wire.KeptDoubt:
        """Say that something went wrong: the moment, the log as the caller has it, and what was expected are kept."""
        room, seat = who
        await silence_over(room, seat)
        said = await as_scenario(room, seat, spoken(lang), wanted.expected)
        with speaking(spoken(lang)):
            lines = [f"{one.text} [{one.rule}]" for one in log(room.table, 0, room.shown.events, seat) if one.text]
        about = {
            "name": room.table.name_of(seat), "expected": wanted.expected, "scenario": said, "log": lines,
            "choices": len(room.table.journal.choices),
        }  # fmt: skip
        return wire.KeptDoubt(id=await hall.doubts.keep(room.table.row.id, room.table.row.game, seat, about), text=said)


async def silence_over(room: Room, seat: int) -> None:
    """While somebody may be asked in secret it is not for others to know whether the table has come to rest: who has
    nothing to say has kept silent by then."""
    until = time.monotonic() + (0.0 if room.alone else LONGEST_SILENCE * room.pace)
    while time.monotonic() < until and (not room.shown.at_rest or room.table.asked_in_secret_beside(seat)):
        await asyncio.sleep(LOOK_AGAIN)


def left_out(room: Room, seat: int, language: str) -> list[str]:
    """What the position has that a scenario cannot say."""
    workshop = box(room.table.row.game).workshop()
    assert workshop is not None
    with speaking(language):
        return workshop.left_out(View(room.table.state.clone(), seat))


def question_of(room: Room, seat: int, language: str) -> tuple[str, str] | None:
    """Who is asked what, where it is the caller: what others are asked is not always for everybody to know."""
    decision = room.table.state.decision
    if decision is None or decision.seat != seat:
        return None
    with speaking(language):
        return room.table.game.seat_names[seat], room.table.game.question(room.table.state)


async def as_scenario(room: Room, seat: int, language: str, expected: str, to_the_end: bool = False) -> str:
    """A table's moment for one pair of eyes, which is looked for beside the event loop."""
    table = room.table
    if table.row.game not in names() or not room.shown.at_rest:
        raise Refusal("stale")
    with_workshop(table.row.game)
    found: dict[str, Any] = await asyncio.to_thread(
        moment, table.game, table.journal.seed, table.journal.choices.copy(), seat, to_the_end
    )
    with speaking(language):
        title = capital(text("workshop-moment-title", game=text(f"web-game-{table.row.game}")))
    return written({"title": title, **found, **({"note": expected} if expected else {})})
