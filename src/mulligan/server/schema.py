"""The tables of the database, and what their rows are here."""

import json
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql

from mulligan.server.versions import VERSION

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
    sql.Column("commitment", sql.String(64), nullable=False, server_default=""),
    sql.Column("maker", sql.String(32), nullable=False, server_default=""),
    sql.Column("length", sql.Integer, nullable=False, server_default="0"),
    sql.Column("head", sql.String(64), nullable=False, server_default=""),
    sql.Column("terms", sql.Text, nullable=False, server_default=""),
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
    sql.Column("chain", sql.String(64), nullable=False, server_default=""),
)

turns = sql.Table(
    "turns",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("due", sql.Float),
    sql.Column("taken_by", sql.String(32), nullable=False),
    sql.Column("taken_until", sql.Float, nullable=False),
    sql.Column("used", sql.Float, nullable=False),
    sql.Column("since", sql.Float, nullable=False),
)

profiles = sql.Table(
    "profiles",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("key_hash", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("banned", sql.Boolean, nullable=False),
)

sittings = sql.Table(
    "sittings",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("outcome", sql.String(10), nullable=False, server_default=""),
    sql.Column("ended", sql.Float),
)

ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("mode", sql.String(20), primary_key=True),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("sigma", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
)

works = sql.Table(
    "works",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("name", sql.String(60), nullable=False),
    sql.Column("share", sql.String(40), unique=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
)

work_versions = sql.Table(
    "work_versions",
    metadata,
    sql.Column("work_id", sql.ForeignKey("works.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("content", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)

waiting_rooms = sql.Table(
    "waiting_rooms",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("content", sql.Text, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
)

seekers = sql.Table(
    "seekers",
    metadata,
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("chosen", sql.Text, nullable=False),
    sql.Column("key_hash", sql.String(64), nullable=False),
    sql.Column("promise", sql.String(64), nullable=False),
    sql.Column("mu", sql.Float, nullable=False),
    sql.Column("since", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("table_id", sql.String(32), nullable=False, server_default=""),
    sql.Column("seat", sql.Integer, nullable=False, server_default="0"),
)

blocks = sql.Table(
    "blocks",
    metadata,
    sql.Column("profile_id", sql.ForeignKey("profiles.id"), primary_key=True),
    sql.Column("blocked_id", sql.ForeignKey("profiles.id"), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
)

reports = sql.Table(
    "reports",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("by_seat", sql.Integer, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("profile_id", sql.String(16), nullable=False),
    sql.Column("words", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("settled", sql.Boolean, nullable=False),
)

pauses = sql.Table(
    "pauses",
    metadata,
    sql.Column("since", sql.Float, primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)

doubts = sql.Table(
    "doubts",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("table_id", sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("expected", sql.Text, nullable=False),
    sql.Column("scenario", sql.Text, nullable=False),
    sql.Column("log", sql.Text, nullable=False),
    sql.Column("choices", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)

drafts = sql.Table(
    "drafts",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("content", sql.Text, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
)

house = sql.Table(
    "house",
    metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
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
