"""One game after another between the same people: a rematch, or the next game of a match, in which the loser chooses.

Who goes first is the game's affair. Where it is decided by chance, a seed is drawn that decides it as wished; where the
first seat begins, the seats change places.
"""

import secrets
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql

from mulligan import games
from mulligan.kernel.game import Game
from mulligan.server import wire
from mulligan.server.people.outcomes import counted_winners
from mulligan.server.play.fairness import fresh_salt, fresh_seed
from mulligan.server.play.table import Refusal, Table
from mulligan.server.storage.schema import TableRow, profiles, sittings
from mulligan.server.timing.terms import Match

DRAWN_AT_MOST = 60  # seeds, until it is clear that chance does not decide who begins
TWO = 2


def standing(table: Table, over: bool, gone: frozenset[int] = frozenset()) -> Match:
    """How it stands. Where the loser has left, the choice is anybody's."""
    score = list(table.score)
    if over:
        for winner in counted_winners(table):
            score[winner] += 1
    needed = table.terms.best_of // 2 + 1
    decided = over and max(score) >= needed
    chooser = loser(table) if over and not (decided and table.terms.best_of > 1) else None
    if chooser in gone or (chooser is not None and table.plays_itself(chooser) and not table.seats[chooser].resigned):
        chooser = None
    return Match(best_of=table.terms.best_of, score=score, chooser=chooser, decided=decided)


def loser(table: Table) -> int | None:
    """Who lost against one other, if somebody did."""
    winners = counted_winners(table)
    return 1 - winners[0] if len(table.seats) == TWO and len(winners) == 1 else None


def weigh(table: Table, seat: int, wanted: wire.Rematch, gone: frozenset[int]) -> None:
    """May this seat begin the next game like that?"""
    if not table.over:
        raise Refusal("not-over")
    match = standing(table, True, gone)
    if match.chooser not in (None, seat) and (match.best_of > 1 or wanted.first is not None):
        raise Refusal("loser-chooses", name=table.seats[match.chooser or 0].name)


def next_game(table: Table, seat: int, wanted: wire.Rematch) -> tuple[TableRow, list[int]]:
    """The row of the next table, and which seat of the last one sits at each of its seats."""
    match = standing(table, over=True)
    count = len(table.seats)
    setup = {
        **(swapped(table.row.game, table.row.setup) if wanted.swap else table.row.setup),
        "names": [other.name for other in table.seats],
    }
    first = None if wanted.first is None or count != TWO else seat if wanted.first == "me" else 1 - seat
    game = games.box(table.row.game).make(**setup)
    seed, order = fresh_seed(), list(range(count))
    if first is not None:
        found = seed_for(game, first)
        if found is not None:
            seed = found
        elif first != 0:
            order.reverse()
            setup = seated(table.row.game, setup, order)
    over = match.best_of > 1 and match.decided
    asked = match.best_of > 1 and not over  # the others have agreed to all of a match, and to nothing beyond it
    score = [0] * count if over else [match.score[old] for old in order]
    row = TableRow(
        secrets.token_hex(8),
        table.row.game,
        setup,
        [
            {
                "name": one.name,
                "bot": one.bot,
                "level": one.level,
                "free": one.free,
                "invited": one.invited,
                **({} if asked or one.bot or old == seat else {"missing": True}),
            }
            for old, one in ((old, table.seats[old]) for old in order)
        ],
        seed,
        fresh_salt(),
        False,
        any(one.free for one in table.seats),
        time.time(),
        maker=table.row.maker,
        terms={**table.terms.kept(), **({"score": score} if any(score) else {})},
    )
    return row, order


def seed_for(game: Game, first: int) -> str | None:
    """A seed with which a seat is asked first; None where chance does not decide it."""
    wished, others = None, False
    for _ in range(DRAWN_AT_MOST):
        seed = fresh_seed()
        decision = game.start(seed).decision
        if decision is not None and decision.seat == first:
            wished = seed
        else:
            others = True
        if wished is not None and others:
            return wished
    return None


def each_seats(name: str) -> list[str]:
    return [field.id for field in games.box(name).form() if field.kind == "choice-per-seat"]


def swapped(name: str, setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up in which every seat has what the next one had chosen, where each chose for itself."""
    each = each_seats(name)
    return {key: [*value[1:], *value[:1]] if key in each else value for key, value in setup.items()}


def seated(name: str, setup: dict[str, Any], order: list[int]) -> dict[str, Any]:
    """The same set-up with people at other seats: they take along what they have chosen."""
    each = [*each_seats(name), "names"]
    return {key: [value[old] for old in order] if key in each else value for key, value in setup.items()}


def sitting_on(before: str, table: str, order: list[int]) -> Callable[[sql.Connection], None]:
    """The same people sit at another table, but for those who were banned since."""

    def write(connection: sql.Connection) -> None:
        known = sittings.select().join(profiles, profiles.c.id == sittings.c.profile_id)
        sat = known.where(sittings.c.table_id == before, profiles.c.banned.is_(False))
        for one in connection.execute(sat).all():
            values = {"table_id": table, "seat": order.index(one.seat), "profile_id": one.profile_id}
            connection.execute(sittings.insert(), {**values, "game": one.game, "since": time.time()})

    return write
