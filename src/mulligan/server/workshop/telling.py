"""Work that takes its time, told line by line while it goes on: whoever stops listening ends it."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from pydantic import BaseModel

from mulligan.messages import speaking
from mulligan.server.play.table import Refusal
from mulligan.server.storage.store import NotRead

LOG = logging.getLogger(__name__)
LINES = "application/x-ndjson"
Tell: TypeAlias = Callable[[int, int], None]


class Line(BaseModel):
    """How far it is, and in the end that it is `over`; or why it was refused."""

    done: int = 0
    of: int = 0
    over: bool = False
    refused: str = ""


class OneEach:
    """Nobody has two such works under way at once."""

    def __init__(self) -> None:
        self.busy: set[str] = set()

    def begin(self, who: str) -> None:
        if who in self.busy:
            raise Refusal("at-work")
        self.busy.add(who)

    def end(self, who: str) -> None:
        self.busy.discard(who)


async def told(
    work: Callable[[Tell], Awaitable[Line]], line: type[Line], language: str, ended: Callable[[], None]
) -> AsyncGenerator[bytes, None]:
    """Lines of JSON: how far it is, then what came of it. Whatever happens, `ended` is called."""
    news: asyncio.Queue[tuple[int, int] | None] = asyncio.Queue()
    task = asyncio.ensure_future(work(lambda done, of: news.put_nowait((done, of))))
    task.add_done_callback(lambda _: news.put_nowait(None))
    try:
        yield written(line())
        while (far := await news.get()) is not None:
            while not news.empty() and (later := news.get_nowait()) is not None:
                far = later
            yield written(line(done=far[0], of=far[1]))
            if task.done():
                break
        yield written(await result(task, line, language))
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
        ended()


async def result(task: "asyncio.Future[Line]", line: type[Line], language: str) -> Line:
    try:
        return await task
    except Refusal as refusal:
        with speaking(language):
            return line(over=True, refused=refusal.words())
    except NotRead:  # the database is away, and has been said to be
        with speaking(language):
            return line(over=True, refused=Refusal("not-read").words())
    except Exception:
        LOG.exception("work that somebody asked for failed")
        with speaking(language):
            return line(over=True, refused=Refusal("broken").words())


def written(line: Line) -> bytes:
    return line.model_dump_json().encode("utf-8", "replace") + b"\n"
