"""Tables on disk: rows that are only ever added. A write is on disk when its future is done.

The journal of a table is the truth, and a position in memory only a copy of it. An entry is added at the number that
its writer expects to be the next, or the writer learns that another came first.

One thread writes. It takes whatever waits, commits it in one transaction, and then lets everybody know: many tables
share one wait for the disk. Where several write at once, it waits a moment for more of them: a commit takes about as
much processor time for one as for ten.
"""

import asyncio
import json
import logging
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeGuard, TypeVar

import sqlalchemy as sql
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from mulligan.server.many import metrics
from mulligan.server.play.fairness import commitment
from mulligan.server.storage import preparing
from mulligan.server.storage.appending import Added, add_all
from mulligan.server.storage.journaling import link, origin
from mulligan.server.storage.schema import (
    Entry,
    Stored,
    TableRow,
    entries,
    entry_of,
    entry_values,
    house,
    keys,
    row_values,
    tables,
)

__all__ = ["Entry", "NotRead", "NotWritten", "Overtaken", "Store", "Stored", "TableRow"]

LOG = logging.getLogger(__name__)
BATCH_AT_MOST = 500
GATHERING = 0.015  # seconds
T = TypeVar("T")
NOTIFY = sql.text("SELECT pg_notify('mulligan', :message)")
# What every choice needs is made once: to make it takes longer than to carry it out.
STEP = (
    tables.update()
    .where(tables.c.id == sql.bindparam("table"), tables.c.length == sql.bindparam("number"))
    .values(length=sql.bindparam("following"), head=sql.bindparam("seal"))
)
ADD = entries.insert()
READ_AGAIN = 4  # times; who finds a table in two states as often has found a damaged one
AT_ODDS = 4  # times that something is done again because another did the same meanwhile
COMPLAIN_AGAIN_AFTER = 10.0  # seconds, of the same
MOST_COMPLAINTS = 100
COMPLAINED: dict[str, float] = {}  # of what, and when
LONGEST_USE = 10.0  # seconds that closing waits for
LONGEST_WRITE = 60.0  # seconds; a database that takes longer has not answered


class NotWritten(Exception):
    """The disk is full, or the database does not answer. Whether it happened is known only if `sure`."""

    def __init__(self, sure: bool = True) -> None:
        self.sure = sure
        super().__init__("not written" if sure else "perhaps not written")


class NotRead(Exception):
    """The database does not answer."""


class Overtaken(Exception):
    """Another entry of the same number came first: there is more to read before this can be said again."""


Also = Callable[[sql.Connection], None]  # what is written in the same transaction


@dataclass(frozen=True)
class Append(Added):
    """An entry, and what else belongs to it."""

    also: Also | None = None


@dataclass(frozen=True)
class Make:
    """A new table. Its name was drawn by us: if it is there, we wrote it."""

    table: str
    write: Callable[[sql.Connection], None]


Write = Append | Make
Job = tuple[Write, "asyncio.Future[None]"]


class Store:
    """The database behind the tables: SQLite in a file, or PostgreSQL, by URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lite = url.startswith("sqlite")
        self.engine = preparing.engine_at(url, **engine_options(url))
        if self.lite:
            sql.event.listen(self.engine, "connect", careful_sqlite)
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lines: dict[bool, sql.Connection] = {}  # the writer's own
        self._idle = threading.Condition()
        self._users = 0  # threads that use the database beside the writer
        self._closing = False
        self._claim: preparing.Claim | None = None
        self._maker_key = ""
        self.process = ""  # by what name others know this one, where there are others

    def prepare(self) -> None:
        """Bring the database to today's form, and see that it is ours; WrongDatabase says why not."""
        if self._claim is None:
            self._claim = preparing.claim(self.url)
            try:
                preparing.upgrade(self.engine)
            except BaseException:
                self._claim.release()
                self._claim = None
                raise

    def open(self) -> None:
        """Begin to write."""
        self.prepare()
        self._closing = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None
        with self._idle:
            self._closing = True
            self._idle.wait_for(lambda: self._users == 0, LONGEST_USE)
        self.engine.dispose()
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    # ---- writing ---------------------------------------------------------------------------------------------------

    async def make(
        self,
        row: TableRow,
        openers: dict[str, int],
        first: list[Entry],
        invitations: dict[str, int] | None = None,
        also: Also | None = None,
    ) -> None:
        """A new table with its keys, and what was already done at it."""
        await self._write(Make(row.id, making(row, openers, first, invitations, also)))

    async def append(self, table: str, entry: Entry, chain: str, also: Also | None = None) -> None:
        """Add what was done at a table, if it is the next thing that was done there; and what else came of it."""
        await self._write(Append(table, entry, chain, also))

    async def seat(self, table: str, key: str, seat: int, entry: Entry, chain: str, also: Also | None = None) -> None:
        """Somebody takes a seat: the one key that opens it from now on and the entry, together or not at all."""

        def write(connection: sql.Connection) -> None:
            connection.execute(keys.delete().where(keys.c.table_id == table, keys.c.seat == seat))
            connection.execute(keys.insert(), {"table_id": table, "token_hash": key, "seat": seat})
            if also is not None:
                also(connection)

        await self._write(Append(table, entry, chain, write))

    async def _write(self, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((write, done))
        try:
            await asyncio.wait_for(done, LONGEST_WRITE)
        except TimeoutError:
            raise NotWritten(sure=False) from None

    def _write_all(self) -> None:
        """Until told to stop. A database that is away fails what waits, and is tried again with what comes next."""
        stopping = crowded = False
        while not stopping:
            batch = [self._waiting.get()]
            if crowded:
                time.sleep(GATHERING)
            while len(batch) < BATCH_AT_MOST and not self._waiting.empty():
                batch.append(self._waiting.get())
            crowded = len(batch) > 1
            jobs = [job for job in batch if job is not None]
            stopping = len(jobs) < len(batch)
            self._commit([job for job in jobs if self._at_once(job[0])])
            self._commit([job for job in jobs if not self._at_once(job[0])])
        self._hang_up()

    def _at_once(self, write: Write) -> TypeGuard[Append]:
        """Is it an entry and nothing else, for PostgreSQL? A statement is enough then."""
        return not self.lite and isinstance(write, Append) and write.also is None

    def _connected(self, at_once: bool) -> sql.Connection:
        """The writer's own connection, or that on which every statement is a transaction."""
        if at_once not in self._lines:
            line = self.engine.connect()
            self._lines[at_once] = line.execution_options(isolation_level="AUTOCOMMIT") if at_once else line
        return self._lines[at_once]

    def _hang_up(self) -> None:
        """Whatever state the connections are in, the next write gets a fresh one."""
        for line in self._lines.values():
            with suppress(Exception):
                line.close()
        self._lines.clear()

    def _commit(self, jobs: list[Job], again: bool = False) -> None:
        """One transaction for all; if it fails, one for each, so that a bad write spoils no other.

        When the reply to a commit is lost, what was written is found to be there at the second try.
        """
        if not jobs:
            return
        writes = [write for write, _ in jobs]
        added = [write for write in writes if self._at_once(write)]
        sure = True
        try:
            connection = self._connected(bool(added))
            if added:
                sure = False
                written = add_all(connection, added, self.process)
                late = {number for number, one in enumerate(added) if one.place not in written}
            else:
                carry_out(connection, writes, self.process)
                late = set()
                sure = self.lite  # a file tells the truth; a line can be cut
                connection.commit()
        except Exception as error:
            self._hang_up()
            if len(jobs) == 1:
                self._fail(jobs[0], error, sure, again)
                return
            for job in jobs:
                self._commit([job])
            return
        metrics.WRITES.labels("done").inc(len(jobs) - len(late))
        metrics.WRITES.labels("overtaken").inc(len(late))
        _tell([done for number, (_, done) in enumerate(jobs) if number not in late])
        _tell([jobs[number][1] for number in late], Overtaken())

    def _fail(self, job: Job, error: Exception, sure: bool, again: bool) -> None:
        write, done = job
        if isinstance(write, Make) and isinstance(error, sql.exc.IntegrityError):
            _tell([done], None if self._is_there(write.table) else NotWritten())
        elif isinstance(error, Overtaken | sql.exc.IntegrityError):
            metrics.WRITES.labels("overtaken").inc()
            _tell([done], Overtaken())
        elif not sure and not again and self._reachable():
            self._commit([job], again=True)  # did it happen? The second try says so
        else:
            complain(error)
            metrics.WRITES.labels("failed").inc()
            _tell([done], NotWritten(sure))

    def _is_there(self, table: str) -> bool:
        try:
            connection = self._connected(at_once=False)
            found = connection.execute(sql.select(tables.c.id).where(tables.c.id == table)).first()
            connection.rollback()
        except Exception as error:
            complain(error)
            self._hang_up()
            return False
        return found is not None

    def _reachable(self) -> bool:
        try:
            self._connected(at_once=False)
        except Exception:
            return False
        return True

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def read(self, table: str) -> Stored | None:
        return await self._read(self.read_now, table)

    def read_now(self, table: str) -> Stored | None:
        """All of a table, as it was at one moment: what another writes in between is read again."""
        found = self._read_once(table)
        for _ in range(READ_AGAIN):
            if found is None or len(found.entries) == found.length:
                break
            found = self._read_once(table)
        return found

    def _read_once(self, table: str) -> Stored | None:
        with self.engine.connect() as connection:
            made = connection.execute(tables.select().where(tables.c.id == table)).mappings().first()
            return None if made is None else preparing.stored(connection, dict(made))

    async def since(self, table: str, number: int) -> tuple[list[Entry], list[str]]:
        """What was done at a table from a number on, and its seals."""
        return await self._read(self._since, table, number)

    def _since(self, table: str, number: int) -> tuple[list[Entry], list[str]]:
        with self.engine.connect() as connection:
            query = entries.select().where(entries.c.table_id == table, entries.c.number >= number)
            found = connection.execute(query.order_by(entries.c.number)).mappings().all()
        return [entry_of(values) for values in found], [values["chain"] for values in found]

    async def keys_of(self, table: str) -> tuple[dict[str, int], dict[str, int]]:
        """The keys of a table's seats, and the invitations to them."""
        return await self._read(self._keys_of, table)

    def _keys_of(self, table: str) -> tuple[dict[str, int], dict[str, int]]:
        with self.engine.connect() as connection:
            return preparing.keys_of(connection, table)

    async def open_tables(self, at_most: int, of_one_maker: int) -> list[str]:
        """The newest tables that anybody may join; of each maker a few, so that nobody fills the list alone."""
        return await self._read(self._open_tables, at_most, of_one_maker)

    def _open_tables(self, at_most: int, of_one_maker: int) -> list[str]:
        listed: list[str] = []
        made_by: dict[str, int] = {}
        with self.engine.connect() as connection:
            query = sql.select(tables.c.id, tables.c.maker).where(tables.c.open).order_by(tables.c.made.desc())
            for ident, maker in connection.execute(query.limit(2_000)):
                if maker and made_by.get(maker, 0) >= of_one_maker:
                    continue
                made_by[maker] = made_by.get(maker, 0) + 1
                listed.append(ident)
                if len(listed) == at_most:
                    break
        return listed

    async def no_longer_open(self, table: str) -> None:
        """No seat is free there any more, and none will be."""

        def close() -> None:
            with self.engine.begin() as connection:
                connection.execute(tables.update().where(tables.c.id == table).values(open=False))

        await self._read(close)

    async def maker_key(self) -> str:
        """A secret of this database: who made a table is kept only as a keyed hash."""

        def look() -> str:
            with self.engine.connect() as connection:
                return str(connection.execute(sql.select(house.c.value).where(house.c.name == "maker-key")).scalar())

        self._maker_key = self._maker_key or await self._read(look)
        return self._maker_key

    async def within(self, do: Callable[[sql.Connection], T]) -> T:
        """Something that is not about one table's journal, in a transaction of its own. Where another did the same at
        the same time, it is done again, on what is there then."""

        def once() -> T:
            with self.engine.begin() as connection:
                return do(connection)

        def whole() -> T:
            for _ in range(AT_ODDS):
                try:
                    return once()
                except sql.exc.DBAPIError as error:
                    if not crossed(error):
                        raise
            return once()

        return await self._read(whole)

    async def ask(self, what: sql.TextClause, **values: Any) -> Any:
        """A statement of somebody else's, in a transaction of its own; the first row, if it gives any."""

        def do() -> Any:
            with self.engine.begin() as connection:
                result = connection.execute(what, values)
                return result.first() if result.returns_rows else None

        return await self._read(do)

    async def _read(self, look: Callable[..., T], *about: Any) -> T:
        try:
            return await asyncio.to_thread(self.using, look, *about)
        except sql.exc.SQLAlchemyError as error:
            complain(error)
            raise NotRead from error

    def using(self, look: Callable[..., T], *about: Any) -> T:
        """Use the database in this thread. Once it is being closed nobody begins, and who has begun is waited for."""
        with self._idle:
            if self._closing:
                raise NotRead
            self._users += 1
        try:
            return look(*about)
        finally:
            with self._idle:
                self._users -= 1
                self._idle.notify_all()


def making(
    row: TableRow,
    openers: dict[str, int],
    first: list[Entry],
    invitations: dict[str, int] | None = None,
    also: Also | None = None,
) -> Callable[[sql.Connection], None]:
    """What writes a new table with its keys, and what was already done at it."""
    opening = [(key, seat, False) for key, seat in openers.items()]
    opening += [(key, seat, True) for key, seat in (invitations or {}).items()]
    row = row if row.commitment else replace(row, commitment=commitment(row.seed, row.salt, row.version))
    chain = origin(row)
    added = []
    for entry in first:
        chain = link(chain, entry)
        added.append(entry_values(row.id, entry, chain))

    def write(connection: sql.Connection) -> None:
        connection.execute(tables.insert(), {**row_values(row), "length": len(first), "head": chain})
        connection.execute(
            keys.insert(),
            [
                {"table_id": row.id, "token_hash": key, "seat": seat, "invitation": invitation}
                for key, seat, invitation in opening
            ],
        )
        if added:
            connection.execute(entries.insert(), added)
        if also is not None:
            also(connection)

    return write


def carry_out(connection: sql.Connection, writes: list[Write], process: str) -> None:
    """In the order of the tables' names, so that no two servers wait for each other."""
    for write in writes:
        if isinstance(write, Make):
            write.write(connection)
    appends = sorted((write for write in writes if isinstance(write, Append)), key=lambda write: write.table)
    if not appends:
        return
    steps = [
        {"table": one.table, "number": one.entry.number, "following": one.entry.number + 1, "seal": one.chain}
        for one in appends
    ]
    if connection.execute(STEP, steps if len(steps) > 1 else steps[0]).rowcount != len(steps):
        raise Overtaken
    connection.execute(ADD, [entry_values(write.table, write.entry, write.chain) for write in appends])
    for write in appends:
        if write.also is not None:
            write.also(connection)
        if process:  # others hear of it when it is committed, and not before
            news = [[write.table, write.entry.number]]
            connection.execute(NOTIFY, {"message": json.dumps({"from": process, "entries": news})})


def crossed(error: sql.exc.DBAPIError) -> bool:
    """Did two come in each other's way: the same row made twice, or each waiting for what the other holds?"""
    return isinstance(error, sql.exc.IntegrityError) or getattr(error.orig, "sqlstate", "") in ("40001", "40P01")


def complain(error: Exception) -> None:
    """Once for all that fail for the same reason: a database that is away fails everything that is asked meanwhile."""
    reason, now = str(error).splitlines()[0], time.monotonic()
    if now - COMPLAINED.get(reason, -COMPLAIN_AGAIN_AFTER) < COMPLAIN_AGAIN_AFTER:
        return
    if len(COMPLAINED) == MOST_COMPLAINTS:
        COMPLAINED.clear()
    COMPLAINED[reason] = now
    LOG.error("the database: %s", reason)


def engine_options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"poolclass": NullPool}
    limits = "-c statement_timeout=20000 -c idle_in_transaction_session_timeout=20000"
    return {
        "pool_pre_ping": True,
        "pool_size": 8,
        "max_overflow": 8,
        "connect_args": {"connect_timeout": 5, "options": limits},
    }


def careful_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    """Write ahead, and wait until the disk has it."""
    pragmas = (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "wal_autocheckpoint=8000",  # moving the log into the tables makes everybody wait: seldom
    )
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def _tell(finished: "list[asyncio.Future[None]]", error: Exception | None = None) -> None:
    """One wake-up for everybody who waits in the same loop, unless that loop is gone."""
    if not finished:
        return

    def finish() -> None:
        for done in finished:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    loop = finished[0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(finish)
