"""A socket: what is said in one go is sent in one piece, and nobody says more than can be looked at beside others."""

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mulligan.server.entrance.limits import Buckets, caller_of
from mulligan.server.settings import Settings

PORTION = 4_096  # bytes that are looked at before others have their turn
MOST_PIECES = 64  # of one message


class Gathering:
    """A connection on which all that is said in one turn of the event loop is sent at once.

    Whoever chooses is told first that it is done, then what came of it. To send it in one piece instead of two saves a
    twentieth of the time that a choice takes.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._written: list[bytes] = []
        self._stopped = self._held = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self.flush)
        self._written.append(data)

    def flush(self) -> None:
        written, self._written = self._written, []
        if written and not self._transport.is_closing():
            self._transport.write(b"".join(written))

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def pause_reading(self) -> None:
        self._stopped = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._stopped = False
        if not self._held:
            self._transport.resume_reading()

    def hold(self) -> None:
        """Nothing more is read, whoever wants to."""
        self._held = True
        self._transport.pause_reading()

    def let_go(self) -> None:
        held, self._held = self._held, False
        if held and not self._stopped:
            self._transport.resume_reading()


class Conversation(WebSocketsSansIOProtocol):
    """A socket from which nothing more is read while a message of it waits to be looked at, nor while its caller has
    said more than so many bytes a second: some messages are answered by the protocol alone, and six bytes are one.

    Uvicorn stops reading at every message and begins again for the next: to tell the system so twice takes a
    twentieth of the time that a choice takes. Here it does so only for who says a second thing before the first is
    looked at.
    """

    proxies: ClassVar[frozenset[str]] = frozenset()
    callers: ClassVar[Buckets]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.gathering = Gathering(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, self.gathering))
        self.heard = bytearray()
        self.going_on: asyncio.Handle | None = None
        self.words = self.callers.of(caller_of(self.client))

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if self.going_on is None:
            self.take_in()

    def take_in(self) -> None:
        """A portion of what has come; the rest after a turn of everybody else's."""
        self.going_on = None
        portion = bytes(self.heard[:PORTION])
        del self.heard[:PORTION]
        if portion:
            super().data_received(portion)
        if self.transport.is_closing():
            self.heard.clear()
            return
        delay = self.words.owe(len(portion))
        if self.heard or delay:
            self.gathering.hold()
            self.going_on = self.loop.call_later(delay, self.take_in)
        else:
            self.gathering.let_go()

    def handle_connect(self, event: Request) -> None:
        """Everybody comes through a proxy: what is said counts for whom it names."""
        super().handle_connect(event)
        if caller_of(self.client) in self.proxies:
            passed_on = ",".join(event.headers.get_all("X-Forwarded-For")).split(",")
            named = [one.strip() for one in passed_on if one.strip() not in self.proxies]
            self.words = self.callers.of(caller_of(named[-1:]))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.going_on is not None:
            self.going_on.cancel()
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:  # a piece may be empty: there is no end to a message of those
            self.conn.fail(1008, "too many pieces")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        alone = self.queue.empty() and not self.read_paused
        self.read_paused = self.read_paused or alone  # then it is not told to stop
        super().send_receive_event_to_app()
        if alone:
            self.read_paused = False


def conversation(settings: Settings) -> type[Conversation]:
    """The protocol of sockets for uvicorn, with these limits."""

    class Limited(Conversation):
        proxies = settings.proxies
        callers = Buckets(settings.words_at_once, settings.words_per_second)

    return Limited
