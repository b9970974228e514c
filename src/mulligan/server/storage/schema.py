"""The tables of the database, and what their rows are here."""

import json
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql

from mulligan.server.storage.versions import VERSION

metadata = sql.MetaData()


def needed(name: str, kind: Any, before: Any = None) -> sql.Column[Any]:
    """A column that is never empty; `before` is what rows have that are older than it."""
    return sql.Column(name, kind, nullable=False, server_default=before)


tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    needed("game", sql.String(40)),
    needed("setup", sql.Text),
    needed("seats", sql.Text),
    needed("seed", sql.String(100)),
    needed("salt", sql.String(64)),
    needed("chosen_seed", sql.Boolean),
    needed("open", sql.Boolean),
    needed("made", sql.Float),
    needed("version", sql.Integer, "1"),
    needed("commitment", sql.String(64), ""),
    needed("maker", sql.String(32), ""),
    needed("length", sql.Integer, "0"),
    needed("head", sql.String(64), ""),
    needed("terms", sql.Text, ""),
)

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("token_hash", sql.String(64), primary_key=True),
    needed("seat", sql.Integer),
    needed("invitation", sql.Boolean, sql.false()),
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    needed("kind", sql.String(20)),
    needed("seat", sql.Integer),
    needed("data", sql.Text),
    needed("at", sql.Float),
    needed("chain", sql.String(64), ""),
)

turns = sql.Table(
    "turns",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    needed("number", sql.Integer),
    sql.Column("due", sql.Float),
    needed("taken_by", sql.String(32)),
    needed("taken_until", sql.Float),
    needed("used", sql.Float),
    needed("since", sql.Float),
)

profiles = sql.Table(
    "profiles",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("key_hash", sql.String(64), nullable=False, unique=True),
    needed("name", sql.String(24)),
    needed("made", sql.Float),
    needed("seen", sql.Float),
    needed("banned", sql.Boolean),
)

sittings = sql.Table(
    "sittings",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    needed("profile_id", sql.ForeignKey("profiles.id")),
    needed("game", sql.String(40)),
    needed("since", sql.Float),
    needed("outcome", sql.String(10), ""),
    sql.Column("ended", sql.Float),
)

ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("mode", sql.String(20), primary_key=True),
    needed("mu", sql.Float),
    needed("sigma", sql.Float),
    needed("games", sql.Integer),
)

works = sql.Table(
    "works",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    needed("profile_id", sql.ForeignKey("profiles.id")),
    needed("game", sql.String(40)),
    needed("kind", sql.String(10)),
    needed("name", sql.String(60)),
    sql.Column("share", sql.String(40), unique=True),
    needed("version", sql.Integer),
    needed("changed", sql.Float),
    needed("house", sql.String(8), ""),
)

work_versions = sql.Table(
    "work_versions",
    metadata,
    sql.Column("work_id", sql.ForeignKey("works.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    needed("content", sql.Text),
    needed("at", sql.Float),
)

waiting_rooms = sql.Table(
    "waiting_rooms",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    needed("version", sql.Integer),
    needed("content", sql.Text),
    needed("changed", sql.Float),
)

seekers = sql.Table(
    "seekers",
    metadata,
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), primary_key=True),
    needed("game", sql.String(40)),
    needed("chosen", sql.Text),
    needed("key_hash", sql.String(64)),
    needed("promise", sql.String(64)),
    needed("mu", sql.Float),
    needed("since", sql.Float),
    needed("seen", sql.Float),
    needed("table_id", sql.String(32), ""),
    needed("seat", sql.Integer, "0"),
)

blocks = sql.Table(
    "blocks",
    metadata,
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), primary_key=True),
    sql.Column("blocked_id", sql.ForeignKey("profiles.id"), primary_key=True),
    needed("at", sql.Float),
)

reports = sql.Table(
    "reports",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    needed("table_id", sql.String(32)),
    needed("by_seat", sql.Integer),
    needed("seat", sql.Integer),
    needed("name", sql.String(24)),
    needed("profile_id", sql.String(16)),
    needed("words", sql.Text),
    needed("at", sql.Float),
    needed("settled", sql.Boolean),
)

pauses = sql.Table(
    "pauses",
    metadata,
    sql.Column("since", sql.Float, primary_key=True),
    needed("until", sql.Float),
)

doubts = sql.Table(
    "doubts",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    needed("table_id", sql.ForeignKey("tables.id")),
    needed("game", sql.String(40)),
    needed("seat", sql.Integer),
    needed("name", sql.String(24)),
    needed("expected", sql.Text),
    needed("scenario", sql.Text),
    needed("log", sql.Text),
    needed("choices", sql.Integer),
    needed("at", sql.Float),
)

drafts = sql.Table(
    "drafts",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    needed("version", sql.Integer),
    needed("content", sql.Text),
    needed("changed", sql.Float),
)

house = sql.Table(
    "house",
    metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    needed("value", sql.Text),
)


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
    commitment: str = ""
    maker: str = ""
    terms: dict[str, Any] = field(default_factory=dict)  # what differs from the usual


@dataclass(frozen=True)
class Stored:
    """All that is kept of a table. `length` is how many entries there should be, `chains` what each is sealed with."""

    row: TableRow
    keys: dict[str, int]
    entries: list[Entry]
    invitations: dict[str, int] = field(default_factory=dict)
    chains: list[str] = field(default_factory=list)
    length: int = 0


def row_values(row: TableRow) -> dict[str, Any]:
    return dict(row.__dict__, setup=json.dumps(row.setup), seats=json.dumps(row.seats), terms=json.dumps(row.terms))


def entry_values(table: str, entry: Entry, chain: str) -> dict[str, Any]:
    return dict(entry.__dict__, data=json.dumps(entry.data), table_id=table, chain=chain)


def entry_of(values: Any) -> Entry:
    return Entry(values["number"], values["kind"], values["seat"], json.loads(values["data"]), values["at"])
