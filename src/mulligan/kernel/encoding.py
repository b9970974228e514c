"""How programs that learn are told of a game: what a seat sees as a row of small numbers, and a number for each option.

A row has the same length at every decision of a table; each of its places is a feature with a name. Options are many
and far between, so they are counted through: range by range where the game says which there are, and otherwise by
their place among the options.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from mulligan.kernel.decision import Decision
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import State

MOST: Final = 255  # what is more is told as this
MIDDLE: Final = 128  # what may be below zero is told as so much more
NO_ACTION: Final = -1


class Range:
    """Options that follow on one another: `count` times `used`, the first of each lot `stride` after that before."""

    def __init__(
        self, name: str, first: int, count: int, stride: int = 1, used: int = 1, of_seats: bool = False
    ) -> None:
        self.name: str = name
        self.first: int = first
        self.count: int = count
        self.stride: int = stride
        self.used: int = used
        self.of_seats: bool = of_seats  # a number of it is a seat, told from the seat that is asked on

    @property
    def size(self) -> int:
        return self.count * self.used

    @property
    def end(self) -> int:
        """The first option that is beyond it."""
        return self.first + (self.count - 1) * self.stride + self.used


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The features and actions of one table. A game derives its own and fills the rows."""

    def __init__(self, seats: int, features: list[str], ranges: list[Range], others: int = 0) -> None:
        self.seats: int = seats
        self.features: list[str] = features
        self.size: int = len(features)
        self.ranges: list[Range] = ranges
        self.others: int = others  # room for options that are in no range, in their order
        self.first_other: int = sum(each.size for each in ranges)
        self.actions: int = self.first_other + others
        self.blank_row: bytes = bytes(self.size)
        self.blank_mask: bytes = bytes(self.actions)
        self.span: i64 = max([each.end for each in ranges], default=0)
        self.by_option: list[vec[i32]] = [vec[i32](self.numbered(seat)) for seat in range(seats)]

    # ---- what a game says ------------------------------------------------------------------------------------------

    def fill(self, state: State, seat: Seat, row: BytesWriter, start: i64) -> None:
        """Write what this seat may know of a position into a row of zeros, which begins at `start`.

        It looks at nothing that is hidden.
        """
        raise NotImplementedError

    def action_name(self, action: int) -> str:
        """Which option an action stands for, in a word and numbers."""
        for each in self.ranges:
            if action < each.size:
                if each.size == 1:
                    return each.name
                if each.used == 1:
                    return f"{each.name} {action}"
                return f"{each.name} {action // each.used} {action % each.used}"
            action -= each.size
        return f"other {action}"

    # ---- rows ------------------------------------------------------------------------------------------------------

    def observe(self, state: State, seat: int) -> bytes:
        """What a seat sees: a byte for each feature."""
        row = BytesWriter()
        self.add_row(row, state, seat)
        return row.getvalue()

    def add_row(self, rows: BytesWriter, state: State, seat: int) -> None:
        """The same after other rows."""
        start = len(rows)
        rows.write(self.blank_row)
        self.fill(state, Seat(seat), rows, start)

    # ---- actions ---------------------------------------------------------------------------------------------------

    def mask(self, decision: Decision | None) -> bytes:
        """1 for every action that the decision offers."""
        row = BytesWriter()
        offered = vec[i32]()
        if decision is not None:
            offered = self.add_offered(offered, decision)
        self.add_mask(row, offered, 0, len(offered))
        return row.getvalue()

    def add_mask(self, rows: BytesWriter, offered: vec[i32], first: i64, end: i64) -> None:
        """The mask of these actions, from the first on, after the others."""
        start = len(rows)
        rows.write(self.blank_mask)
        for i in range(first, end):
            action = i64(offered[i])
            if action != NO_ACTION:
                rows[start + action] = 1

    def offered(self, decision: Decision) -> list[int]:
        """The actions that stand for the options of a decision, in their order; NO_ACTION where there is no room."""
        return [int(action) for action in self.add_offered(vec[i32](), decision)]

    def add_offered(self, offered: vec[i32], decision: Decision) -> vec[i32]:
        """The same after those of other decisions."""
        numbers = self.by_option[decision.seat]
        span: i64 = self.span
        others: i64 = self.first_other
        actions: i64 = self.actions
        for option in decision.options:
            action: i64 = NO_ACTION
            if 0 <= option < span:
                action = i64(numbers[option])
            if action == NO_ACTION and others < actions:
                action = others
                others += 1
            offered = append(offered, i32(action))
        return offered

    def option(self, decision: Decision, action: int) -> int:
        """The option that an action stands for now, or NO_ACTION."""
        offered = self.offered(decision)
        return decision.options[offered.index(action)] if action >= 0 and action in offered else NO_ACTION

    def action(self, decision: Decision, option: int) -> int:
        """The action that stands for an option now, or NO_ACTION where it has no room."""
        options = decision.options
        return self.offered(decision)[options.index(option)] if option in options else NO_ACTION

    def numbered(self, seat: int) -> list[int]:
        """By option, the action that stands for it where this seat is asked, or NO_ACTION."""
        found = [NO_ACTION] * int(self.span)
        before = 0
        for each in self.ranges:
            for lot in range(each.count):
                turned = (lot - seat + self.seats) % self.seats if each.of_seats else lot
                for within in range(each.used):
                    option = each.first + lot * each.stride + within
                    if found[option] == NO_ACTION:
                        found[option] = before + turned * each.used + within
            before += each.size
        return found


def put(row: BytesWriter, place: i64, value: int) -> None:
    """Write one feature."""
    if value > 0:
        row[place] = MOST if value > MOST else value


def put_signed(row: BytesWriter, place: i64, value: int) -> None:
    """Write one feature that may be below zero."""
    put(row, place, value + MIDDLE)


def put_word(row: BytesWriter, place: i64, value: i64) -> None:
    """Write one feature that fits into a machine's word: that is quicker."""
    if value > MOST:
        row[place] = MOST
    elif value > 0:
        row[place] = u8(value)


def knows(state: State, seat: Seat, card: i64) -> bool:
    """Does this seat know what the card is?"""
    return state.seen[card] >> seat & 1 == 1


class PlainEncoding(Encoding):
    """For any game: each card's kind, where known, and its zone; numbers of the table; who is asked what.

    Options are told by their place among those offered.
    """

    ROOM: Final = 32  # for cards that come into the game later
    OTHERS: Final = 256

    def __init__(self, state: State) -> None:
        """From a position at the start of a game."""
        seats = state.seats
        self.cards: int = len(state.printed) + self.ROOM
        self.numbers: list[str] = []
        self.by_seat: list[str] = []
        for name, value in state.own().items():
            if isinstance(value, int):
                self.numbers.append(name)
            elif isinstance(value, (list, tuple)) and len(value) == seats and all(isinstance(n, int) for n in value):
                self.by_seat.append(name)
        features = [f"seat {i} is asked" for i in range(seats)]
        features.append("what you are asked about, plus 1")
        for name in self.numbers:
            features.append(f"{name}, plus 128")
        for name in self.by_seat:
            features.extend(f"{name} of seat {i}, plus 128" for i in range(seats))
        for card in range(self.cards):
            features.append(f"card {card}: what it is, plus 1")
            features.append(f"card {card}: its zone, plus 1")
        super().__init__(seats, features, [], self.OTHERS)

    def fill(self, state: State, seat: Seat, row: BytesWriter, start: i64) -> None:
        position = state.view(seat).position
        decision = position.decision
        if decision is not None:
            row[start + (decision.seat - seat + self.seats) % self.seats] = 1
            put(row, start + self.seats, decision.subject + 1)
        place: i64 = start + self.seats + 1
        own = position.own()
        for name in self.numbers:
            put_signed(row, place, int(own[name]))
            place += 1
        for name in self.by_seat:
            values = own[name]
            for i in range(self.seats):
                put_signed(row, place + i, int(values[(seat + i) % self.seats]))
            place += self.seats
        for card in range(min(self.cards, len(position.printed))):
            put(row, place + 2 * card, position.printed[card] + 1)
        for number, zone in enumerate(position.zones(), 1):
            for card in zone:
                if card < self.cards:
                    put(row, place + 2 * card + 1, number)
