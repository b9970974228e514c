"""Who is next where many wait for few places: whoever has had least of late."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

HALF_LIFE = 30.0  # seconds in which half of what somebody has had is forgotten
KEPT = 2_000
A_MOMENT = 2.0  # seconds


@dataclass
class Had:
    seconds: float
    at: float

    def now(self) -> float:
        return float(self.seconds * 0.5 ** ((time.monotonic() - self.at) / HALF_LIFE))


class TurnTaking:
    """So many places. Twenty tables full of bots do not make a person at another table wait for theirs."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: list[tuple[str, asyncio.Future[None]]] = []
        self.had: dict[str, Had] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self.wait(who)
        began = time.monotonic()
        try:
            yield
        finally:
            spent = self.so_far(who) + time.monotonic() - began
            self.had.pop(who, None)
            self.had[who] = Had(spent, time.monotonic())
            if len(self.had) > KEPT:
                del self.had[next(iter(self.had))]
            self.pass_on()

    async def wait(self, who: str) -> None:
        if self.places > 0:
            self.places -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((who, place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.pass_on()  # it was given a place that it does not take
            raise

    def pass_on(self) -> None:
        self.waiting = [(who, place) for who, place in self.waiting if not place.done()]
        if not self.waiting:
            self.places += 1
            return
        number = min(range(len(self.waiting)), key=lambda number: self.so_far(self.waiting[number][0]))
        _, place = self.waiting.pop(number)
        place.set_result(None)

    def crowd(self, who: str) -> int:
        """How many share the places: who asks, those who wait now, and those who had a turn a moment ago."""
        since = time.monotonic() - A_MOMENT
        lately = {other for other, had in self.had.items() if had.at > since}
        return len({who, *lately, *(other for other, _ in self.waiting)})

    def so_far(self, who: str) -> float:
        return self.had[who].now() if who in self.had else 0.0
