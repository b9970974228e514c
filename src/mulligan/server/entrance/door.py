"""The door: how many connections one caller may hold and open, and how long one may take to say what it wants.

Whoever sends half a request and waits holds a file of the operating system, and there are not many of those. Whoever
opens one after another is heard later: to answer each that they ask for too much takes as long as to answer it.
"""

import asyncio
from collections import Counter
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mulligan.server.entrance.limits import Buckets, caller_of
from mulligan.server.settings import Settings

KEPT_BACK = 128  # files for the database, the bots and the page
FEWEST = 64


class Waiting:
    """The connections on which no request has come yet, the oldest first: of each caller, and of all."""

    def __init__(self) -> None:
        self.of_all: dict[H11Protocol, str] = {}
        self.of: dict[str, dict[H11Protocol, None]] = {}

    def add(self, line: H11Protocol, caller: str) -> None:
        self.of_all[line] = caller
        self.of.setdefault(caller, {})[line] = None

    def remove(self, line: H11Protocol) -> None:
        caller = self.of_all.pop(line, None)
        if caller is not None:
            del self.of[caller][line]
            if not self.of[caller]:
                del self.of[caller]

    def oldest(self, caller: str | None = None) -> H11Protocol | None:
        return next(iter(self.of_all if caller is None else self.of.get(caller, {})), None)


def doorway(settings: Settings) -> type[H11Protocol]:
    """The HTTP protocol for uvicorn, with these limits."""
    callers: Counter[str] = Counter()
    opened = Buckets(settings.lines_at_once, settings.lines_per_second)
    waiting = Waiting()
    most = max(FEWEST, files_at_most() - KEPT_BACK)

    class Doorway(H11Protocol):
        """One connection."""

        caller: str | None = None
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            transport = cast(asyncio.Transport, transport)  # another event loop's is one in all but its class
            super().connection_made(transport)
            caller = caller_of(self.client)
            if not self.is_room_for(caller):
                transport.abort()
                return
            self.caller = caller
            callers[caller] += 1
            self.wait_for_a_request()
            delay = 0.0 if caller in settings.proxies else opened.owe(caller)
            if delay:
                transport.pause_reading()
                self.loop.call_later(delay, self.hear, transport)

        def hear(self, transport: asyncio.Transport) -> None:
            if self.caller is not None and not transport.is_closing():
                transport.resume_reading()

        def is_room_for(self, caller: str) -> bool:
            """Where there is none, whoever has said nothing for longest makes some: first of the same caller."""
            trusted = caller in settings.proxies  # everybody comes through it
            if not trusted and callers[caller] >= settings.connections_at_once:
                return sent_away(waiting.oldest(caller))
            return len(self.connections) <= most or sent_away(waiting.oldest())

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.caller is not None:  # not handed over to a socket
                self.wait_for_a_request()

        def wait_for_a_request(self) -> None:
            """A head that is not whole in time ends the connection; a body has a time of its own (the guard's)."""
            if self.conn.our_state is not h11.IDLE or self.transport.is_closing():
                self.stop_waiting()
            elif self.deadline is None and self.caller is not None:
                self.deadline = self.loop.call_later(settings.head_within, self.transport.abort)
                waiting.add(self, self.caller)

        def stop_waiting(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None
                waiting.remove(self)

        def leave(self) -> None:
            self.stop_waiting()
            if self.caller is None:
                return
            callers[self.caller] -= 1
            if not callers[self.caller]:
                del callers[self.caller]
            self.caller = None

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.leave()  # sockets are counted where they are spoken with
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

    def sent_away(line: H11Protocol | None) -> bool:
        if not isinstance(line, Doorway):
            return False
        line.leave()
        line.transport.abort()
        return True

    return Doorway


def files_at_most() -> int:
    """How many files this process may have open; as many as the system lets it ask for."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 4096
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return 65_536 if soft == resource.RLIM_INFINITY else soft
