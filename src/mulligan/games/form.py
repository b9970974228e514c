"""What can be set up before a game, as fields of a form: the lobby shows them, other clients read them.

A game's box declares its fields; `filled` checks what somebody chose and fills in the rest.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from mulligan.messages import text

Kind: TypeAlias = Literal["choice", "choice-per-seat", "switch", "number"]
Value: TypeAlias = str | bool | int | list[str]


@dataclass(slots=True)
class Spot:
    """A place on a chart, as shares of its width and height, and the colours of what it belongs to."""

    x: float
    y: float
    colours: list[str]


@dataclass(slots=True)
class Chart:
    """A board at a glance: its shape, where one can stand, and which of these places are joined."""

    width: int
    height: int
    spots: list[Spot]
    ways: list[tuple[int, int]]


@dataclass(slots=True)
class Choice:
    """One of the things that a field offers. `seats`: with how many seats it can be had, empty for any number.

    To be recognised at a glance: `signs` are what it is made of, most first; `curve` how many of its cards cost 0, 1,
    2, …; `pictured` is the name, line and text of the card that stands for it; `chart` is a board's.
    """

    value: str
    label: str
    about: str = ""
    seats: list[int] = field(default_factory=list)
    signs: list[str] = field(default_factory=list)
    curve: list[int] = field(default_factory=list)
    pictured: list[str] = field(default_factory=list)
    chart: Chart | None = None


@dataclass(slots=True)
class Field:
    """Something that can be set up. `usual` is what counts unless somebody chooses: for a choice per seat, one a seat.

    `seats`: with how many seats the field is there, empty for any number. `needs`: a switch that must be on for it.
    """

    id: str
    kind: Kind
    label: str
    usual: Value
    hint: str = ""
    choices: list[Choice] = field(default_factory=list)
    least: int = 0
    most: int = 0
    seats: list[int] = field(default_factory=list)
    needs: str = ""


def filled(fields: list[Field], seats: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """A value for every field that is there with so many seats; ValueError says what cannot be had."""
    known = {one.id for one in fields}
    for name in chosen:
        if name not in known:
            raise ValueError(text("web-setup-unknown", field=name))
    values = completed(fields, seats, chosen)
    for one in fields:
        if one.id in chosen and one.id not in values:
            raise ValueError(text("web-setup-not-there", field=one.label))
        if one.id in chosen:
            values[one.id] = checked(one, seats, chosen[one.id])
    return values


def completed(fields: list[Field], seats: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """What was chosen, and what is usual for the other fields that are there with so many seats; nothing is checked."""
    everything = {**{one.id: one.usual for one in fields}, **chosen}
    there = [one for one in fields if is_there(one, seats, everything)]
    return {one.id: chosen[one.id] if one.id in chosen else usual(one, seats) for one in there}


def is_there(one: Field, seats: int, chosen: dict[str, Any]) -> bool:
    return (not one.seats or seats in one.seats) and (not one.needs or bool(chosen.get(one.needs)))


def usual(one: Field, seats: int) -> Value:
    """What counts if nobody chooses; seats beyond the list begin it again."""
    if isinstance(one.usual, list):
        return [one.usual[seat % len(one.usual)] for seat in range(seats)]
    return one.usual


def checked(one: Field, seats: int, value: Any) -> Value:
    """The value, if the field can have it."""
    if one.kind == "switch":
        if not isinstance(value, bool):
            raise ValueError(text("web-setup-switch", field=one.label))
        return value
    if one.kind == "number":
        if not isinstance(value, int) or isinstance(value, bool) or not one.least <= value <= one.most:
            raise ValueError(text("web-setup-number", field=one.label, least=one.least, most=one.most))
        return value
    if one.kind == "choice":
        return offered(one, seats, value)
    if not isinstance(value, list) or len(value) != seats:
        raise ValueError(text("web-setup-per-seat", field=one.label, seats=seats))
    return [offered(one, seats, entry) for entry in value]


def offered(one: Field, seats: int, value: Any) -> str:
    for choice in one.choices:
        if choice.value == value:
            if choice.seats and seats not in choice.seats:
                raise ValueError(text("web-setup-seats", choice=choice.label, seats=seats))
            return choice.value
    offers = ", ".join(choice.label for choice in one.choices if not choice.seats or seats in choice.seats)
    raise ValueError(text("web-setup-choice", field=one.label, value=str(value)[:60], offers=offers))
