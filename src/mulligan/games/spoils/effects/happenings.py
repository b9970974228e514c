"""What has happened, or is about to, as triggers and replacements see it; and what it is to be such an event."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import conditions
from mulligan.games.spoils.effects.code import Paragraph
from mulligan.games.spoils.effects.context import bind, bind_seat, bound
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.kinds import Cards, Event
from mulligan.language.tree import Node

IN_PLAY: Final = 1 << PLAY


@mypyc_attr(free_list_len=1)
class Happening:
    """An event as triggers see it."""

    def __init__(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> None:
        self.kind: int = kind
        self.seat: Seat = seat
        self.card: Card = card
        self.amount: int = amount
        self.other: int = other
        self.detail: int = detail


@mypyc_attr(allow_interpreted_subclasses=True)
class Watched(Event):
    """An event that a text can wait for."""

    def kinds(self) -> int:
        """The kinds of happening that it can be, a bit each."""
        raise NotImplementedError

    def fits(self, table: Any, at: Any, event: Any) -> bool:
        """Is that it? It is of the right kind."""
        raise NotImplementedError

    def bring_in(self, table: Any, at: Any, event: Any) -> None:
        """Bind the cards and players that its words bring in."""

    def zones(self) -> int:
        """Where a card must be for its text to wait for it, a bit each area."""
        return IN_PLAY

    def of_itself(self) -> bool:
        """Does it befall the very card that the text stands on?"""
        return False

    def at_once(self) -> bool:
        """Is it one event, though it befalls several cards at the same time?"""
        return False

    def of_one_player(self) -> bool:
        """Where it is, is it one for each player?"""
        return False

    def possible(self) -> bool:
        """Can it be waited for as it is said?"""
        return True

    def asked_later(self) -> bool:
        """Can it be asked afterwards whether it happened?"""
        return True


def fits(table: Table, at: Context, event: Node, happening: Happening) -> bool:
    assert isinstance(event, Watched)
    return event.kinds() >> happening.kind & 1 == 1 and event.fits(table, at, happening)


def bring_in(table: Table, at: Context, event: Node, happening: Happening) -> None:
    assert isinstance(event, Watched)
    event.bring_in(table, at, happening)


def is_awaited(table: Table, at: Context, paragraph: Paragraph, happening: Happening) -> bool:
    """Is this what a paragraph waits for, and does what it says besides hold now?"""
    event = paragraph.event[0]
    if not fits(table, at, event, happening):
        return False
    if paragraph.conditions:
        bring_in(table, at, event, happening)
        for condition in paragraph.conditions:
            if not conditions.holds(table, at, condition):
                return False
    return True


def is_meant(table: Table, at: Context, noun: Cards, card: Card) -> bool:
    """Is this card, if there is one, among those that a phrase means?"""
    return card != NO_CARD and noun.includes(table, at, card)


def bring_card(table: Table, at: Context, noun: Node | None, card: Card) -> None:
    """Bind a card to the slot of the phrase that it was meant by, if that has one; of this or that, to each."""
    if card == NO_CARD:
        return
    several = getattr(noun, "cards", None)
    for some in several if isinstance(several, tuple) else (noun,):
        slot = slot_of(some)
        if slot and card not in bound(table, at, slot):  # "it" may be bound already, as the card that was picked
            bind(table, at, slot, card)


def bring_seat(at: Context, who: Node | None, seat: Seat) -> None:
    slot = slot_of(who)
    if slot:
        bind_seat(at, slot, seat)


def slot_of(noun: object) -> int:
    slot = getattr(noun, "slot", 0)
    return slot if isinstance(slot, int) else 0
