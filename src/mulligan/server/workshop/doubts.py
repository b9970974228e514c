"""Doubts: moments at which somebody says that the rules went wrong, kept for whoever hosts."""

import json
import secrets
import time
from typing import Any

import sqlalchemy as sql

from mulligan.server.play.table import Refusal
from mulligan.server.storage.schema import doubts
from mulligan.server.storage.store import Store

MOST_OF_A_SEAT = 20  # of all who watch together, too: nobody keeps the others from saying theirs


class Doubts:
    """All that is asked of the database about doubts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, table: str, game: str, seat: int, said: dict[str, Any]) -> str:
        """`said`: name, expected, scenario, log and choices."""

        def do(connection: sql.Connection) -> str:
            count = sql.select(sql.func.count()).where(doubts.c.table_id == table, doubts.c.seat == seat)
            if (connection.execute(count).scalar() or 0) >= MOST_OF_A_SEAT:
                raise Refusal("too-many-doubts", most=MOST_OF_A_SEAT)
            ident = secrets.token_hex(4)
            values = {"id": ident, "table_id": table, "game": game, "seat": seat, "at": time.time()}
            connection.execute(doubts.insert(), {**values, **said, "log": json.dumps(said["log"], ensure_ascii=False)})
            return ident

        return await self.store.within(do)


def every_doubt(connection: sql.Connection) -> list[dict[str, Any]]:
    """All of them, the latest first."""
    return [whole(row) for row in connection.execute(doubts.select().order_by(doubts.c.at.desc()))]


def one_doubt(connection: sql.Connection, ident: str) -> dict[str, Any] | None:
    row = connection.execute(doubts.select().where(doubts.c.id == ident)).first()
    return whole(row) if row is not None else None


def whole(row: Any) -> dict[str, Any]:
    return {**row._mapping, "log": json.loads(row.log)}
