"""A database before it is used: brought to today's form, found to be ours, claimed where one server has it alone."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.pool import NullPool

from mulligan.messages import text
from mulligan.server.storage.schema import Stored, TableRow, entries, entry_of, keys, metadata

KINDS = ("sqlite", "postgresql")  # of databases


class WrongDatabase(Exception):
    """Tables cannot be kept here; it says why, in words."""


# A line that died without a word is found to be dead within ten seconds or so, by who only listens too. A socket on the
# same machine needs none of it and takes no notice.
ALIVE = {
    "keepalives": 1,
    "keepalives_idle": 4,  # seconds
    "keepalives_interval": 2,  # seconds
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}


def engine_at(url: str, **options: Any) -> sql.Engine:
    """The way to a database. A PostgreSQL that was made for no encoding in particular would answer in bytes."""
    if url.startswith("postgresql"):
        said = sql.engine.make_url(url).query  # by the host, who knows the line
        alive = {name: value for name, value in ALIVE.items() if name not in said}
        options["connect_args"] = {**alive, **options.get("connect_args", {}), "client_encoding": "utf8"}
    return sql.create_engine(url, **options)


@dataclass
class Claim:
    """One server alone uses an SQLite file: what it holds in memory would be wrong if another wrote."""

    lock: int | None

    def release(self) -> None:
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None


def claim(url: str) -> Claim:
    file = sqlite_file(url)
    if file is None:
        return Claim(None)
    try:
        import fcntl
    except ImportError:  # Windows: two servers are the user's own care there
        return Claim(None)
    lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise WrongDatabase(text("serve-second", file=str(file))) from None
    return Claim(lock)


def sqlite_file(url: str) -> Path | None:
    parts = sql.engine.make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        return None
    return Path(parts.database)


def upgrade(engine: sql.Engine) -> None:
    """Bring the database to today's form, and see that it has it."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one after another, however many servers start together
            connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        known = sql.inspect(connection).get_table_names()
        if "alembic_version" in known:
            form = connection.scalar(sql.text("SELECT version_num FROM alembic_version"))
        elif set(metadata.tables) & set(known):
            raise WrongDatabase(text("serve-foreign"))
        else:
            form = None
        if form != newest():
            take_steps(connection)
        lacking = missing(connection)
    if lacking:
        raise WrongDatabase(text("serve-lacking", what=", ".join(lacking)))


def newest() -> str:
    """The name of today's form: the number of the last step towards it."""
    return max(path.stem.partition("_")[0] for path in (STEPS / "versions").glob("[0-9]*.py"))


def take_steps(connection: sql.Connection) -> None:
    """From the form that the database has to today's. Alembic takes half a second to import: most starts need none."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise WrongDatabase(text("serve-newer")) from error


STEPS = Path(__file__).parent / "migrations"
MIGRATING = 7_305_871_113  # the number of the lock that is held while the form changes


def missing(connection: sql.Connection) -> list[str]:
    """What today's form has and the database has not."""
    found = sql.inspect(connection)
    lacking = []
    for table in metadata.tables.values():
        if not found.has_table(table.name):
            lacking.append(table.name)
            continue
        there = {column["name"] for column in found.get_columns(table.name)}
        lacking += [f"{table.name}.{column.name}" for column in table.columns if column.name not in there]
    return lacking


# ---- reading a table ------------------------------------------------------------------------------------------------


class Unreadable(Exception):
    """What is kept of a table is not what a table is."""


def stored(connection: sql.Connection, made: dict[str, Any]) -> Stored:
    ident = made["id"]
    found = connection.execute(entries.select().where(entries.c.table_id == ident).order_by(entries.c.number))
    rows = found.mappings().all()
    length = made.pop("length")
    del made["head"]
    try:
        row = TableRow(
            **dict(
                made,
                setup=json.loads(made["setup"]),
                seats=json.loads(made["seats"]),
                terms=json.loads(made["terms"] or "{}"),
            )
        )
        done = [entry_of(values) for values in rows]
    except ValueError as error:
        raise Unreadable(str(error)) from error
    openers, invitations = keys_of(connection, ident)
    return Stored(row, openers, done, invitations, [values["chain"] for values in rows], length)


def keys_of(connection: sql.Connection, table: str) -> tuple[dict[str, int], dict[str, int]]:
    opening = connection.execute(keys.select().where(keys.c.table_id == table)).all()
    return (
        {found.token_hash: found.seat for found in opening if not found.invitation},
        {found.token_hash: found.seat for found in opening if found.invitation},
    )


def what_is_wrong_with(url: str) -> str:
    """Why tables cannot be kept there, in a line; nothing if they can."""
    try:
        kind = sql.make_url(url)
        if kind.get_backend_name() not in KINDS:
            return text("serve-no-such-kind", kind=kind.get_backend_name())
        if kind.get_backend_name() == "sqlite" and kind.database in (None, "", ":memory:"):
            return text("serve-no-file")
        file = sqlite_file(url)
        if file is not None and file.exists() and not os.access(file, os.W_OK):
            return text("serve-read-only", file=str(file))
        with engine_at(url, poolclass=NullPool).connect():
            return ""
    except (sql.exc.SQLAlchemyError, ImportError, OSError) as error:
        return str(error).splitlines()[0]
