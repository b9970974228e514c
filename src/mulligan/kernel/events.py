"""Events: what changed, by which rule, caused by what; and the record that keeps them when somebody reads."""

from typing import Final

from mulligan.kernel.numbers import Seat

EVERYONE: Final = -1


class Told:
    """What is told of a game: equal where its values are."""

    def as_list(self) -> list[object]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Told) or type(self) is not type(other):
            return NotImplemented
        return self.as_list() == other.as_list()

    def __hash__(self) -> int:
        return hash(tuple(self.as_list()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.as_list()})"


class Event(Told):
    """One change, with the rule or card that made it happen and the event that caused it (an index, or -1).

    `card` is the printed card, or -1. `witnesses` is the set of seats (a bit each) that may know the card; the
    others see the event without it.
    """

    def __init__(
        self,
        kind: int,
        seat: Seat,
        card: int,
        amount: int,
        other: int,
        detail: int,
        rule: str,
        cause: int,
        witnesses: int,
    ) -> None:
        self.kind: int = kind
        self.seat: Seat = seat
        self.card: int = card
        self.amount: int = amount
        self.other: int = other
        self.detail: int = detail
        self.rule: str = rule
        self.cause: int = cause
        self.witnesses: int = witnesses

    def as_list(self) -> list[object]:
        return [
            self.kind, self.seat, self.card, self.amount, self.other, self.detail, self.rule, self.cause,
            self.witnesses,
        ]  # fmt: skip

    def for_seat(self, seat: int) -> "Event":
        """The event as this seat may know it (-1: somebody who only watches)."""
        if self.witnesses == EVERYONE or (seat >= 0 and self.witnesses >> seat & 1):
            return self
        return Event(
            self.kind, self.seat, -1, self.amount, self.other, self.detail, self.rule, self.cause, self.witnesses
        )


def causes_behind(events: list[Event], event: Event) -> int:
    """How many causes stand behind an event, one behind the other."""
    count = 0
    while event.cause >= 0:
        event = events[event.cause]
        count += 1
    return count


class Forced(Told):
    """A choice of one that the engine made for a seat: after how many choices, what about, which option."""

    def __init__(self, after: int, seat: Seat, subject: int, option: int) -> None:
        self.after: int = after
        self.seat: Seat = seat
        self.subject: int = subject
        self.option: int = option
        self.words: str = ""  # its label at that moment, where the record keeps words

    def as_list(self) -> list[object]:
        return [self.after, self.seat, self.subject, self.option]


class Record:
    """The events of a state that is being read, with the event that opened each frame as the cause of what follows."""

    def __init__(self, frames: int = 0) -> None:
        self.events: list[Event] = []
        self.forced: list[Forced] = []
        self.with_words: bool = False  # are choices of one kept in words, too? Later nobody can say them.
        self.causes: list[int] = [-1] * frames
        self.dealt: list[int] = []  # the cards of each shuffle: what they are was dealt anew

    def note(
        self, kind: int, seat: Seat, card: int, amount: int, other: int, detail: int, rule: str, witnesses: int
    ) -> None:
        cause = self.causes[-1] if self.causes else -1
        self.events.append(Event(kind, seat, card, amount, other, detail, rule, cause, witnesses))

    def note_forced(self, after: int, seat: Seat, subject: int, option: int) -> None:
        self.forced.append(Forced(after, seat, subject, option))

    def copy(self) -> "Record":
        """The same so far, to go its own way."""
        twin = Record()
        twin.events = self.events[:]
        twin.forced = self.forced[:]
        twin.with_words = self.with_words
        twin.causes = self.causes[:]
        twin.dealt = self.dealt[:]
        return twin

    def open_frame(self) -> None:
        self.causes.append(self.causes[-1] if self.causes else -1)

    def close_frame(self) -> None:
        self.causes.pop()

    def cause_is_last(self) -> None:
        """What follows in this frame is caused by the event just noted."""
        if self.causes:
            self.causes[-1] = len(self.events) - 1
