"""How a table stands, for a list of one's games: what everybody plays, how far it is, and what was done last."""

from dataclasses import dataclass, fields
from typing import Any

from mulligan.games import box
from mulligan.kernel.view import View
from mulligan.messages import speaking
from mulligan.server import wire
from mulligan.server.play.sight import Around, Shown, entry, status
from mulligan.server.play.table import Table

TURNS = ("turn", "turn-starts", "round")  # the events that a new turn begins with


@dataclass(slots=True)
class Standing(wire.Status):
    """`plays`: what each seat has chosen, a hero, a deck; empty where nobody chooses. `turn`: the turn or round that
    has begun. `last`: what was done last, in words."""

    plays: list[str]
    turn: int
    last: str


def standing(table: Table, shown: Shown, seat: int, around: Around, language: str) -> Standing:
    assert table.state.record is not None
    events = table.state.record.events[: shown.events]
    with speaking(language):
        told = status(table, shown, View(shown.state, seat), around)
        last = next((text for event in reversed(events) if (text := entry(table, event.for_seat(seat), seat).text)), "")
        turn = sum(table.layout.event_name(event.kind) in TURNS for event in events)
        same = {one.name: getattr(told, one.name) for one in fields(told)}
        return Standing(**same, plays=chosen(table), turn=turn, last=last)


def chosen(table: Table) -> list[str]:
    """What each seat plays, by the name that the form has for it."""
    field = next((one for one in box(table.row.game).form() if one.kind == "choice-per-seat"), None)
    if field is None:
        return []
    labels = {choice.value: choice.label for choice in field.choices}
    return [
        labels.get(one) or name_in(one) if isinstance(one, str) else name_in(one) for one in table.row.setup[field.id]
    ]


def name_in(brought: Any) -> str:
    """What somebody has made goes by its own name: what else is written there, a deck's list, is for nobody's eyes."""
    if isinstance(brought, str):
        first, cards, _ = brought.partition("\n")
        return "" if cards and not first.startswith("#") else first.removeprefix("#").strip()
    return str(brought.get("name", "")) if isinstance(brought, dict) else ""
