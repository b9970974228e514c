"""Somebody looking at a table, and what they are told next."""

import asyncio
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from mulligan.server.play.sight import Seen, Shown, as_json, update

if TYPE_CHECKING:
    from mulligan.server.play.room import Room

MOST_UNTOLD = 400  # positions that wait to be told to a viewer


class Viewer:
    """Somebody looking at the table: a seat or a watcher, with a language, and how far they have seen. Who `stays` is
    told all that follows; a request goes with the first answer."""

    def __init__(self, room: "Room", seat: int, language: str, seen: Seen, stays: bool = False) -> None:
        self.room = room
        self.seat = seat
        self.language = language
        self.seen = seen
        self.stays = stays
        self.changed = asyncio.Event()
        self.changed.set()
        self.last = ""
        self.coming: deque[Shown] = deque(maxlen=MOST_UNTOLD)

    async def next(self) -> str:
        """The next thing to tell, as JSON; only when it differs from the last."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            told = self.look()
            if told is not None:
                return told

    def look(self) -> str | None:
        room = self.room
        shown = self.coming.popleft() if self.coming else room.shown
        if self.coming:  # the table has gone on: nothing is asked here any more
            shown = replace(shown, at_rest=False)
            self.changed.set()
        news = update(room.table, shown, self.seat, room.around(), self.seen, self.language)
        told = as_json(news)
        if told == self.last:
            return None
        self.last = told if not news.log and not news.chat else ""
        self.seen = Seen(news.generation, news.log_from + len(news.log), news.chat_from + len(news.chat))
        return told
