"""A table that any game has for nothing: what a position declares, laid out by seat, for the browser and the terminal.

A number for each seat stands beside the seat, and so do its cards; `State.zones` says which lists are cards. What the
fields are called is looked up in the catalogue as GAME-field-NAME. Scenarios arrange and read the same fields.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from mulligan.games.staging import Stage as Shown
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.state import HIDDEN, State
from mulligan.kernel.view import View
from mulligan.messages import part_of_id, text, translated
from mulligan.scenarios.entry import Entry, plain_key, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.given import Given
from mulligan.scenarios.stage import Found

MOST = 1_000_000
OVER, WINNERS = "over", "winners"


@dataclass(slots=True)
class PlainFace:
    """A printed card: its number, its name, what it says, and the rules to read beside it."""

    id: int
    name: str
    text: str
    rules: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Amount:
    """A number that the table shows, by name."""

    name: str
    value: int


@dataclass(slots=True)
class Heap:
    """Cards that lie together, by name: which printed cards they are, -1 for one that the viewer may not know."""

    name: str
    cards: list[int]


@dataclass(slots=True)
class PlainSide:
    """What belongs to one seat."""

    seat: int
    name: str
    asked: bool
    amounts: list[Amount]
    heaps: list[Heap]


@dataclass(slots=True)
class PlainTable:
    """The whole table for one viewer: what belongs to a seat, and what to nobody."""

    layout: Literal["plain"]
    sides: list[PlainSide]
    amounts: list[Amount]
    heaps: list[Heap]


class Fields:
    """The fields of a position, sorted: numbers and cards, of the seats and of the table."""

    def __init__(self, state: State) -> None:
        self.seat_amounts: dict[str, list[int]] = {}
        self.seat_heaps: dict[str, list[list[int]]] = {}
        self.amounts: dict[str, int] = {}
        self.heaps: dict[str, list[int]] = {}
        zones = state.zones()
        for name, value in state.own().items():
            if isinstance(value, int):
                self.amounts[name] = int(value)
            elif any(value is zone for zone in zones):
                self.heaps[name] = value
            elif isinstance(value, list) and len(value) == state.seats:
                if all(isinstance(one, int) for one in value):
                    self.seat_amounts[name] = value
                elif all(any(one is zone for zone in zones) for one in value):
                    self.seat_heaps[name] = value


class PlainLayout:
    """The layout of a game that has none of its own. A game that wants more of it overrides what it wants."""

    Position = PlainTable
    Face = PlainFace

    def __init__(self, faces: Callable[[], list[PlainFace]]) -> None:
        self.faces = faces  # asked every time: who reads may speak another language

    def cards(self, game: Game) -> list[PlainFace]:
        return self.faces()

    def table(self, view: View, game: Game) -> PlainTable:
        position, asked = view.position, self.asked(view)
        fields = Fields(position)

        def heap(name: str, cards: list[int]) -> Heap:
            return Heap(field_name(game, name), [int(position.printed[card]) for card in cards])

        sides = [
            PlainSide(
                seat,
                game.seat_names[seat],
                asked == seat,
                [Amount(field_name(game, name), int(values[seat])) for name, values in fields.seat_amounts.items()],
                [heap(name, cards[seat]) for name, cards in fields.seat_heaps.items()],
            )
            for seat in range(position.seats)
        ]
        amounts = [Amount(field_name(game, name), value) for name, value in fields.amounts.items()]
        return PlainTable("plain", sides, amounts, [heap(name, cards) for name, cards in fields.heaps.items()])

    def asked(self, view: View) -> int | None:
        decision = view.decision
        return None if decision is None else decision.seat

    def prompt_kind(self, view: View) -> str:
        return "" if view.own_decision is None else "turn"

    def passing(self, view: View) -> int | None:
        return None

    def place(self, view: View, option: int) -> str:
        return ""

    def verb(self, option: int) -> str:
        return ""

    def number_of(self, option: int) -> int | None:
        return None

    def imaginable(self, view: View) -> list[int]:
        return [] if view.own_decision is None else view.position.imaginable(view.seat)

    def event_name(self, kind: int) -> str:
        return "plain"

    def stages(self, before: State, option: int) -> list[Shown]:
        return []


def field_name(game: Game, name: str) -> str:
    """What people call a field."""
    return translated(f"{game.name}-field-{part_of_id(name.replace('_', ' '))}", name.replace("_", " "))


class PlainStage:
    """Arranges and reads positions by the names of their fields. Cards that are given come out of where they lie."""

    def __init__(self, faces: list[PlainFace]) -> None:
        self.names = [face.name for face in faces]

    def arrange(self, game: Game, given: Entry, seed: str) -> State:
        state = game.lay_out(seed)
        fields = Fields(state)
        table_keys = [plain_key(name) for name in (*fields.amounts, *fields.heaps)]
        seat_keys = [plain_key(name) for name in (*fields.seat_amounts, *fields.seat_heaps)]
        wanted = Given(given, game.seat_names, table_keys, seat_keys)
        placed: set[int] = set()
        for seat, parts in enumerate(wanted.of_seat):
            for name, values in fields.seat_amounts.items():
                if (entry := parts.get(plain_key(name))) is not None:
                    values[seat] = entry.number(0, MOST)
            for name, heaps in fields.seat_heaps.items():
                if (entry := parts.get(plain_key(name))) is not None:
                    self.lay(state, heaps[seat], entry, placed)
                    for card in heaps[seat]:
                        state.show_to(Card(card), Seat(seat))
        for name in fields.amounts:
            if (entry := wanted.table.get(plain_key(name))) is not None:
                setattr(state, name, entry.number(0, MOST))
        for name, cards in fields.heaps.items():
            if (entry := wanted.table.get(plain_key(name))) is not None:
                self.lay(state, cards, entry, placed)
        wanted.refuse_faults(state)
        state.run()
        return state

    def lay(self, state: State, heap: list[int], entry: Entry, placed: set[int]) -> None:
        """The cards that the entry names lie in this heap, and nothing else does."""
        wanted = []
        for item in entry.items():
            kind = self.kind(item)
            card = next((c for c, k in enumerate(state.printed) if k == kind and c not in placed), None)
            if card is None:
                raise Failure(text("scenario-no-more-cards", card=item.text()), item.line)
            placed.add(card)
            wanted.append(card)
        for zone in state.zones():
            zone[:] = [card for card in zone if card not in wanted]
        heap[:] = wanted

    def kind(self, item: Entry) -> int:
        folded = [name.casefold() for name in self.names]
        if item.text().casefold() not in folded:
            raise unknown(item.text(), self.names, item.line)
        return folded.index(item.text().casefold())

    def look(self, state: State, seat: int, key: str) -> Found:
        if key == OVER:
            return state.over
        if key == WINNERS:
            return [state.game.seat_names[winner] for winner in state.winners]
        fields = Fields(state)
        amounts: dict[str, Any] = {plain_key(name): value for name, value in fields.amounts.items()}
        heaps = {plain_key(name): cards for name, cards in fields.heaps.items()}
        if seat >= 0:
            amounts = {plain_key(name): values[seat] for name, values in fields.seat_amounts.items()}
            heaps = {plain_key(name): cards[seat] for name, cards in fields.seat_heaps.items()}
        if key in amounts:
            return int(amounts[key])
        if key in heaps:
            return [self.named(int(state.printed[card])) for card in heaps[key]]
        raise unknown(key, [*amounts, *heaps, OVER, WINNERS])

    def named(self, kind: int) -> str:
        return "" if kind == HIDDEN else self.names[kind]

    def number_as_laid_out(self, state: State, rest: State) -> None:
        """Nothing is numbered."""

    def ordered(self, key: str) -> bool:
        return False

    def unscripted(self, state: State) -> int | None:
        return None

    def declines(self, option: int) -> bool:
        return False

    def is_of_turn(self, subject: int) -> bool:
        return True

    def rests(self, state: State) -> bool:
        return True

    def known(self, state: State) -> list[str]:
        return [*self.names, *state.game.seat_names]
