"""Server processes tell each other, through the database, where something happened and who is there.

Nothing depends on it but how soon it is seen: whoever missed something reads it from the journal.
"""

import asyncio
import json
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sql

from mulligan.server.storage.appending import LONGEST
from mulligan.server.storage.store import NotRead, Store

LOG = logging.getLogger(__name__)
CHANNEL = "mulligan"
LISTEN_FOR = 1.0  # seconds between two looks at whether to stop
UNTIL_ANOTHER_TRY = 0.5
GOSSIP_EVERY = 10.0
DEAF_AFTER = 35.0  # seconds in which not even one's own words arrive: the line is dead, and nobody says so
FROM = 30  # letters, within which a message says whose it is


class Deaf(Exception):
    """A line by which nothing comes, though something was said."""


class Sharing:
    """One process among others. `hear` is called in the loop with every message, `missed` when some may be lost."""

    def __init__(self, store: Store, hear: Callable[[dict[str, Any]], None], missed: Callable[[], None]) -> None:
        self.store = store
        self.process = secrets.token_hex(6)
        self._hear = hear
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._stopping = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="sharing", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopping.set()
        self._tell(json.dumps({"from": self.process}))  # whoever waits for a message hears this one, and stops
        self._thread.join()

    def tell(self, message: dict[str, Any]) -> None:
        """Without waiting, and without harm if it does not arrive."""
        self._loop.run_in_executor(None, self._tell, json.dumps({"from": self.process, **message}))

    def _tell(self, message: str) -> None:
        def notify() -> None:
            with self.store.engine.begin() as connection:
                connection.execute(sql.text("SELECT pg_notify(:channel, :message)"), said(message))

        try:
            self.store.using(notify)
        except (sql.exc.SQLAlchemyError, NotRead) as error:
            LOG.info("others were not told: %s", str(error).partition("\n")[0])

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen_while_it_goes()
            except Exception as error:
                LOG.warning("not listening: %s", str(error).splitlines()[0])
            self.listening.clear()
            self._stopping.wait(UNTIL_ANOTHER_TRY)

    def _listen_while_it_goes(self) -> None:
        pooled = self.store.engine.raw_connection()
        try:
            line: Any = pooled.driver_connection
            line.autocommit = True
            line.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self._pass_on(self._missed)
            heard = time.monotonic()
            while not self._stopping.is_set():
                if time.monotonic() - heard > DEAF_AFTER:
                    raise Deaf("nothing arrives any more")
                for told in line.notifies(timeout=LISTEN_FOR):
                    if self._stopping.is_set():
                        return
                    heard = time.monotonic()
                    if self.process not in told.payload[:FROM]:
                        self._pass_on(self._hear, json.loads(told.payload))
        finally:
            pooled.invalidate()

    def _pass_on(self, call: Callable[..., None], *what: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *what)


def said(message: str) -> dict[str, str]:
    return {"channel": CHANNEL, "message": message}


def in_parts(present: dict[str, list[int]]) -> Iterator[dict[str, list[int]]]:
    """Who is at which table, in messages that are not too long; one at least."""
    part: dict[str, list[int]] = {}
    length = 0
    for table, seats in present.items():
        length += len(table) + 4 * len(seats) + 8
        if length > LONGEST:
            yield part
            part, length = {}, len(table) + 4 * len(seats) + 8
        part[table] = seats
    yield part
