"""The chain of a table's journal: every entry is sealed with all that came before it, so that a change is found."""

import json
from hashlib import sha256

from mulligan.server.storage.schema import Entry, TableRow
from mulligan.server.storage.versions import SEALED_SINCE

AS_WRITTEN = json.JSONEncoder(sort_keys=True)


def origin(row: TableRow) -> str:
    """What the first entry is linked to: the table as it was made. Tables from before are not sealed ("")."""
    if row.version < SEALED_SINCE:
        return ""
    made = [row.id, row.game, row.setup, row.seats, row.commitment, row.chosen_seed, row.version]
    return digest([*made, row.terms] if row.terms else made)


def link(before: str, entry: Entry) -> str:
    """The seal of an entry after another one."""
    if not before:
        return ""
    return digest([before, entry.number, entry.kind, entry.seat, entry.data, entry.at])


def digest(what: list[object]) -> str:
    return sha256(AS_WRITTEN.encode(what).encode()).hexdigest()
