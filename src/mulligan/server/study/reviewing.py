"""A finished game looked at again for those who played it, in a process beside the server, one game at a time."""

import asyncio
import json
import logging
from asyncio.subprocess import Process
from collections import OrderedDict
from typing import Any

from pydantic import BaseModel

from mulligan.server import wire
from mulligan.server.bots.children import Children
from mulligan.server.play.table import Refusal

LOG = logging.getLogger(__name__)
REVIEWER = "mulligan.server.bots.reviewer"
WORLDS = 60  # at each decision
PATIENCE = 600.0  # seconds for a game
KEPT = 64
WAITING_AT_MOST = 20
OF_ONE_AT_MOST = 4  # of one caller: nobody keeps all others from theirs
WORST = 3
TURNS = 3


class Better(BaseModel):
    """A decision where the seat lost much: after so many choices it chose one thing, and another was better. The values
    are chances of winning, as a bot sees them that knows what the seat knew; `line` is what it expected to follow."""

    after: int
    round: int
    question: str
    chosen: str
    value: float
    better: str
    best_value: float
    line: list[str]


class Turned(BaseModel):
    """A choice with which the game turned: whose, what, and how far the chances of a winner went up or down."""

    after: int
    round: int
    seat: int
    what: str
    winner: int
    gain: float


class Reviewed(BaseModel):
    """How far a review is, and what it found: it is `ready`, or it has `failed`, or one asks again."""

    ready: bool
    failed: bool
    done: int
    of: int
    better: list[Better]
    turned: list[Turned]


class Work:
    """One review under way."""

    def __init__(self, caller: str) -> None:
        self.caller = caller
        self.done = 0
        self.of = 0
        self.found: dict[str, Any] | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.failed or self.found is not None


class Reviews:
    """The last so many reviews, by table, seat and language."""

    def __init__(self) -> None:
        self.works: OrderedDict[tuple[str, int, str], Work] = OrderedDict()
        self.turn = asyncio.Semaphore(1)
        self.children = Children()

    def of(self, ident: str, journal: wire.JournalFile, seat: int, lang: str, caller: str) -> Reviewed:
        """How the review of a seat's decisions stands; it is begun when it is first asked for."""
        key = (ident, seat, lang)
        work = self.works.get(key)
        if work is None:
            waiting = [one.caller for one in self.works.values() if not one.over]
            if len(waiting) >= WAITING_AT_MOST or waiting.count(caller) >= OF_ONE_AT_MOST:
                raise Refusal("too-many")
            work = self.works[key] = Work(caller)
            asked = {
                "journal": journal.model_dump(include={"mulligan", "game", "setup", "seed", "choices"}),
                "seats": [seat] if seat >= 0 else [],
                "worlds": WORLDS,
                "lang": lang,
            }
            work.task = asyncio.create_task(self.look(work, asked))
            self.forget()
        return told(work, seat)

    async def close(self) -> None:
        """End what is under way: no process outlives the server."""
        under_way = [work.task for work in self.works.values() if work.task is not None and not work.task.done()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.children.close()

    def forget(self) -> None:
        for key, work in list(self.works.items()):
            if len(self.works) <= KEPT:
                return
            if work.over:
                del self.works[key]

    async def look(self, work: Work, asked: dict[str, Any]) -> None:
        async with self.turn:
            process: Process | None = None
            try:
                process = await self.children.start(REVIEWER)
                await asyncio.wait_for(listen(process, work, json.dumps(asked).encode() + b"\n"), PATIENCE)
            except (TimeoutError, OSError, ValueError) as error:
                LOG.warning("a game could not be reviewed: %r", error)
            finally:
                work.failed = work.found is None
                if process is not None:
                    self.children.end(process)


async def listen(process: Process, work: Work, question: bytes) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    while line := await process.stdout.readline():
        said = json.loads(line)
        if "review" in said:
            work.found = said
            return
        work.done, work.of = said["done"], said["of"]


def told(work: Work, seat: int) -> Reviewed:
    found = work.found
    if found is None:
        return Reviewed(ready=False, failed=work.failed, done=work.done, of=work.of, better=[], turned=[])
    review, deeds = found["review"], found["deeds"]
    moments = {moment["after"]: moment for moment in review["moments"]}
    worst = [moments[after] for after in review["worst"].get(str(seat), [])[:WORST]]
    better = [
        Better(**{name: moment[name] for name in Better.model_fields if name != "line"}, line=line_of(moment))
        for moment in worst
    ]
    turned = [
        Turned(
            after=one["after"],
            round=deeds[one["after"]][0],
            seat=deeds[one["after"]][1],
            what=deeds[one["after"]][2],
            winner=one["seat"],
            gain=one["gain"],
        )
        for one in review["turns"][:TURNS]
    ]
    return Reviewed(ready=True, failed=False, done=work.of, of=work.of, better=better, turned=turned)


def line_of(moment: dict[str, Any]) -> list[str]:
    """What was expected to follow the better choice."""
    return next((line["words"] for line in moment["lines"] if line["words"][:1] == [moment["better"]]), [])
