"""Entries of many tables added on PostgreSQL by one statement, which is a transaction by itself.

Every statement is a way to another process and back, and every choice at a table that is looked at from two processes
has to be heard of by the other. So the others are told all of an entry: they have nothing to ask.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from mulligan.server.storage.schema import Entry

LONGEST = 7_000  # bytes of a message; PostgreSQL takes 8,000
Place = tuple[str, int]  # a table, and the number of an entry there

# Locked in the order of their names, so that no two servers wait for each other. Who was overtaken is left out, and
# nobody is told of it. All of it is one text: to hand over a list for every column takes longer than to write it.
ADD_ALL = sql.text("""
    WITH written AS (
        SELECT * FROM json_to_recordset(CAST(:added AS json)) AS written (
            id text, number integer, kind text, seat integer, data text, at float8, chain text, news text,
            whole text, part integer
        )
    ), locked AS MATERIALIZED (
        SELECT id FROM tables WHERE id = ANY(ARRAY(SELECT id FROM written)) ORDER BY id FOR UPDATE
    ), stepped AS (
        UPDATE tables SET length = written.number + 1, head = written.chain
        FROM written JOIN locked USING (id)
        WHERE tables.id = written.id AND tables.length = written.number
        RETURNING tables.id, tables.length - 1 AS number
    ), added AS (
        INSERT INTO entries (table_id, number, kind, seat, data, at, chain)
        SELECT id, number, kind, seat, data, at, chain FROM written JOIN stepped USING (id, number)
    )
    SELECT string_agg(news, ','), CASE WHEN CAST(:process AS text) <> '' THEN pg_notify('mulligan', format(
        '{"from": "%s", "entries": [%s], "whole": [%s]}',
        CAST(:process AS text), string_agg(news, ','), string_agg(whole, ',')
    )) END
    FROM written JOIN stepped USING (id, number) GROUP BY part
""")


@dataclass(frozen=True)
class Added:
    """An entry at the end of a table's journal, with its seal."""

    table: str
    entry: Entry
    chain: str

    @property
    def place(self) -> Place:
        return self.table, self.entry.number


def add_all(connection: sql.Connection, added: Sequence[Added], process: str) -> set[Place]:
    """Where nobody else came first. Of two entries of one table that is the first at most."""
    news = [json.dumps(one.place) for one in added]
    whole = [written(one) for one in added]
    rows = [
        {
            "id": one.table, "number": one.entry.number, "kind": one.entry.kind, "seat": one.entry.seat,
            "data": json.dumps(one.entry.data), "at": one.entry.at, "chain": one.chain,
            "news": news[number], "whole": whole[number], "part": part,
        }
        for number, (one, part) in enumerate(zip(added, parts(zip(news, whole, strict=True)), strict=True))
    ]  # fmt: skip
    found = connection.execute(ADD_ALL, {"added": json.dumps(rows), "process": process})
    return {(table, number) for news, _ in found for table, number in json.loads(f"[{news}]")}


def written(one: Added) -> str:
    """All of an entry, for others to hear; where it is too long they have to ask."""
    entry = one.entry
    said = json.dumps([entry.kind, entry.seat, entry.data, entry.at, one.chain])
    return said if len(said) < LONGEST // 2 else "null"


def parts(told: Iterable[tuple[str, str]]) -> Iterable[int]:
    """The number of the message that each is told in."""
    part = length = 0
    for news, whole in told:
        length += len(news) + len(whole) + 2
        if length > LONGEST:
            part, length = part + 1, len(news) + len(whole) + 2
        yield part


def heard(message: dict[str, Any]) -> Iterable[tuple[str, int, Entry | None, str]]:
    """The tables at which something was written, its number, and the entry with its seal, where they were told."""
    news = message.get("entries", [])
    for (table, number), whole in zip(news, message.get("whole") or [None] * len(news), strict=True):
        if whole is None:
            yield table, number, None, ""
        else:
            kind, seat, data, at, chain = whole
            yield table, number, Entry(number, kind, seat, data, at), chain
