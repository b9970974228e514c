"""Tables on disk: rows that are only ever added. A write is on disk when its future is done.

One thread writes. It takes whatever waits, commits it in one transaction, and then lets everybody know: many tables
share one wait for the disk.
"""

import asyncio
import json
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

LOG = logging.getLogger(__name__)
metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("seed", sql.String(100), nullable=False),
    sql.Column("salt", sql.String(64), nullable=False),
    sql.Column("chosen_seed", sql.Boolean, nullable=False),
    sql.Column("open", sql.Boolean, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("version", sql.Integer, nullable=False, server_default="1"),
)

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("token_hash", sql.String(64), primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("invitation", sql.Boolean, nullable=False, server_default=sql.false()),
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)

Write: TypeAlias = "Callable[[sql.Connection], None] | dict[str, Any]"  # or the values of one entry
BATCH_AT_MOST = 500
VERSION = 2  # of the manners at a table: what was begun under older ones goes on under them


@dataclass(frozen=True)
class Entry:
    """Something that was done at a table: a choice, a word, a resignation."""

    number: int
    kind: str
    seat: int
    data: dict[str, Any]
    at: float


@dataclass(frozen=True)
class TableRow:
    """A table as it was made."""

    id: str
    game: str
    setup: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: str
    salt: str
    chosen_seed: bool
    open: bool
    made: float
    version: int = VERSION


@dataclass(frozen=True)
class Stored:
    """All that is kept of a table."""

    row: TableRow
    keys: dict[str, int]
    entries: list[Entry]
    invitations: dict[str, int] = field(default_factory=dict)


class NotWritten(Exception):
    """The disk is full, or the database does not answer: nothing of this has happened."""


class Store:
    """The database behind the tables: SQLite in a file, or PostgreSQL, by URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = sql.create_engine(url, poolclass=NullPool if url.startswith("sqlite") else None)
        if self.engine.dialect.name == "sqlite":
            sql.event.listen(self.engine, "connect", careful_sqlite)
        self._waiting: queue.SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Bring the database to today's form and begin to write."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None
        self.engine.dispose()

    # ---- writing ---------------------------------------------------------------------------------------------------

    async def make(
        self, row: TableRow, openers: dict[str, int], first: list[Entry], invitations: dict[str, int] | None = None
    ) -> None:
        """A new table with its keys, and what was already done at it."""
        opening = [(key, seat, False) for key, seat in openers.items()]
        opening += [(key, seat, True) for key, seat in (invitations or {}).items()]

        def write(connection: sql.Connection) -> None:
            values = dict(row.__dict__, setup=json.dumps(row.setup), seats=json.dumps(row.seats))
            connection.execute(tables.insert(), values)
            connection.execute(
                keys.insert(),
                [
                    {"table_id": row.id, "token_hash": key, "seat": seat, "invitation": invitation}
                    for key, seat, invitation in opening
                ],
            )
            if first:
                connection.execute(entries.insert(), [entry_values(row.id, entry) for entry in first])

        await self.write(write)

    async def append(self, table: str, entry: Entry) -> None:
        await self.write(entry_values(table, entry))

    async def seat(self, table: str, key: str, seat: int, entry: Entry) -> None:
        """Somebody takes a seat: the one key that opens it from now on and the entry, together or not at all."""

        def write(connection: sql.Connection) -> None:
            connection.execute(keys.delete().where(keys.c.table_id == table, keys.c.seat == seat))
            connection.execute(keys.insert(), {"table_id": table, "token_hash": key, "seat": seat})
            connection.execute(entries.insert(), entry_values(table, entry))

        await self.write(write)

    async def write(self, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((write, done))
        await done

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while True:
                batch = [self._waiting.get()]
                while len(batch) < BATCH_AT_MOST and not self._waiting.empty():
                    batch.append(self._waiting.get())
                jobs = [job for job in batch if job is not None]
                if jobs:
                    self._commit(connection, jobs)
                if len(jobs) < len(batch):
                    return

    def _commit(self, connection: sql.Connection, jobs: list[tuple[Write, "asyncio.Future[None]"]]) -> None:
        """One transaction for all; if it fails, one for each, so that a bad write spoils no other."""
        try:
            with connection.begin():
                added = [write for write, _ in jobs if isinstance(write, dict)]
                if added:
                    connection.execute(entries.insert(), added)
                for write, _ in jobs:
                    if not isinstance(write, dict):
                        write(connection)
        except Exception as error:
            if len(jobs) == 1:
                LOG.error("not written: %s", str(error).splitlines()[0])
                _tell(jobs[0][1], NotWritten())
                return
            for job in jobs:
                self._commit(connection, [job])
            return
        _tell_all([done for _, done in jobs])

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def read(self, table: str) -> Stored | None:
        return await asyncio.to_thread(self.read_now, table)

    def read_now(self, table: str) -> Stored | None:
        with self.engine.connect() as connection:
            made = connection.execute(tables.select().where(tables.c.id == table)).mappings().first()
            if made is None:
                return None
            opening = connection.execute(keys.select().where(keys.c.table_id == table)).all()
            done = connection.execute(entries.select().where(entries.c.table_id == table).order_by(entries.c.number))
            row = TableRow(**dict(made, setup=json.loads(made["setup"]), seats=json.loads(made["seats"])))
            return Stored(
                row,
                {found.token_hash: found.seat for found in opening if not found.invitation},
                [
                    Entry(entry["number"], entry["kind"], entry["seat"], json.loads(entry["data"]), entry["at"])
                    for entry in done.mappings()
                ],
                {found.token_hash: found.seat for found in opening if found.invitation},
            )

    async def open_tables(self, at_most: int) -> list[str]:
        return await asyncio.to_thread(self._open_tables, at_most)

    def _open_tables(self, at_most: int) -> list[str]:
        with self.engine.connect() as connection:
            query = sql.select(tables.c.id).where(tables.c.open).order_by(tables.c.made.desc()).limit(at_most)
            return list(connection.execute(query).scalars())


def what_is_wrong_with(url: str) -> str:
    """Why tables cannot be kept there, in a line; nothing if they can."""
    try:
        with Store(url).engine.connect():
            return ""
    except (sql.exc.SQLAlchemyError, ImportError, OSError) as error:
        return str(error).splitlines()[0]


def entry_values(table: str, entry: Entry) -> dict[str, Any]:
    return dict(entry.__dict__, data=json.dumps(entry.data), table_id=table)


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


def _tell_all(finished: "list[asyncio.Future[None]]") -> None:
    """One wake-up for everybody who waits in the same loop."""

    def finish() -> None:
        for done in finished:
            if not done.done():
                done.set_result(None)

    loop = finished[0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(finish)


def _tell(done: "asyncio.Future[None]", error: NotWritten) -> None:
    """Fail a future that belongs to another thread's loop, unless that loop is gone."""

    def finish() -> None:
        if not done.done():
            done.set_exception(error)

    loop = done.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(finish)
