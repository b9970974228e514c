"""What somebody's own cards and heroes read as: whole sets take seconds, so it is kept until they change anything."""

import asyncio
import json
import time
import zlib
from collections import OrderedDict
from typing import Any

from fastapi import Request, Response

from mulligan.server.page import codings_taken
from mulligan.server.play.hall import Hall

KEPT = 64  # answers, packed, of whoever asked last
KEPT_FOR = 600.0  # seconds: the host's library may change meanwhile
FEW = 40  # cards that whoever waits for a card being typed can wait for
GZIP = 31  # zlib's word for it


class OwnReadings:
    """Asked for once, however many pages of somebody's ask at the same time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[tuple[str, ...], tuple[float, asyncio.Task[bytes]]] = OrderedDict()

    async def packed(self, who: str, do: str, game: str, lang: str) -> bytes:
        key = (who, do, game, lang, await self.hall.works.state(who, game))
        since, reading = self.kept.pop(key, (0.0, None))
        failed = reading is not None and reading.done() and (reading.cancelled() or reading.exception() is not None)
        if reading is None or failed or time.monotonic() - since > KEPT_FOR:
            since, reading = time.monotonic(), asyncio.create_task(self.read(who, do, game, lang))
            reading.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
        self.kept[key] = (since, reading)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return await asyncio.shield(reading)

    async def read(self, who: str, do: str, game: str, lang: str) -> bytes:
        cards = await self.hall.works.own_cards(who, game)
        made = cards if do == "own" else [*cards, *await self.hall.works.contents(who, game, "hero")]
        if not made:
            return pack([])
        reading = self.hall.readers if do == "own" and len(made) <= FEW else self.hall.bringing_in
        found = await reading.ask(who, {"do": do, "game": game, "lang": lang, "own": made})
        return await asyncio.to_thread(pack, found)


def pack(found: Any) -> bytes:
    packer = zlib.compressobj(6, zlib.DEFLATED, GZIP)
    return packer.compress(json.dumps(found, ensure_ascii=False).encode()) + packer.flush()


async def unpacked_as_taken(packed: bytes, request: Request, headers: dict[str, str]) -> Response:
    """JSON that is kept packed, to whoever takes it so or not."""
    headers = {**headers, "vary": "Accept-Encoding"}
    if "gzip" in codings_taken(request.headers.get("accept-encoding", "")):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")
    whole = await asyncio.to_thread(zlib.decompress, packed, GZIP)
    return Response(whole, headers=headers, media_type="application/json")
