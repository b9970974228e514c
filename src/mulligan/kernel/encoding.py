"""How programs that learn are told of a game: what a seat sees as a row of small numbers, and a number for each option.

A row has the same length at every decision of a table; each of its places is a feature with a name. Options are many
and far between, so they are counted through: range by range where the game says which there are, and otherwise by
their place among the options.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from mulligan.kernel.decision import Decision
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

    # ---- what a game says ------------------------------------------------------------------------------------------

    def fill(self, state: State, seat: int, row: BytesWriter) -> None:
        """Write what this seat may know of a position into a row of zeros. It looks at nothing that is hidden."""
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
        row.write(self.blank_row)
        self.fill(state, seat, row)
        return row.getvalue()

    # ---- actions ---------------------------------------------------------------------------------------------------

    def mask(self, decision: Decision | None) -> bytes:
        """1 for every action that the decision offers."""
        row = BytesWriter()
        row.write(self.blank_mask)
        if decision is not None:
            others = self.first_other
            for option in decision.options:
                action = self.in_ranges(option, decision.seat)
                if action == NO_ACTION:
                    action = others
                    others += 1
                if action < self.actions:
                    row[action] = 1
        return row.getvalue()

    def option(self, decision: Decision, action: int) -> int:
        """The option that an action stands for now, or NO_ACTION."""
        others = self.first_other
        for option in decision.options:
            found = self.in_ranges(option, decision.seat)
            if found == NO_ACTION:
                found = others
                others += 1
            if found == action:
                return option
        return NO_ACTION

    def action(self, decision: Decision, option: int) -> int:
        """The action that stands for an option now, or NO_ACTION where it has no room."""
        found = self.in_ranges(option, decision.seat)
        if found != NO_ACTION:
            return found
        others = self.first_other
        for one in decision.options:
            if one == option:
                return others if others < self.actions else NO_ACTION
            if self.in_ranges(one, decision.seat) == NO_ACTION:
                others += 1
        return NO_ACTION

    def in_ranges(self, option: int, seat: int) -> int:
        before = 0
        for each in self.ranges:
            past = option - each.first
            if past >= 0:
                if each.stride == 1:
                    if past < each.count:
                        if each.of_seats:
                            past = (past - seat + self.seats) % self.seats
                        return before + past
                else:
                    lot = past // each.stride
                    within = past - lot * each.stride
                    if lot < each.count and within < each.used:
                        return before + lot * each.used + within
            before += each.size
        return NO_ACTION


def put(row: BytesWriter, place: int, value: int) -> None:
    """Write one feature."""
    if value > 0:
        row[place] = MOST if value > MOST else value


def put_signed(row: BytesWriter, place: int, value: int) -> None:
    """Write one feature that may be below zero."""
    put(row, place, value + MIDDLE)


def put_bits(row: BytesWriter, place: int, bits: int, count: int) -> None:
    """A set, a feature for each of its possible members."""
    for i in range(count):
        if bits >> i & 1:
            row[place + i] = 1


def add_one(row: BytesWriter, place: int) -> None:
    """Count one more."""
    value: u8 = row[place]
    if value < MOST:
        row[place] = value + 1


def knows(state: State, seat: int, card: i64) -> bool:
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

    def fill(self, state: State, seat: int, row: BytesWriter) -> None:
        position = state.view(seat).position
        decision = position.decision
        if decision is not None:
            row[(decision.seat - seat + self.seats) % self.seats] = 1
            put(row, self.seats, decision.subject + 1)
        place = self.seats + 1
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
