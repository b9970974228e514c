"""Drawing as a group (306), discarding (305) and what else goes to a discard pile, searching, what replaces them."""

from typing import Any

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.code import DEVELOP_RULE
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.context import rebind
from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.effects.statement import DRAWING
from mulligan.games.spoils.events import A_DISCARD, DEED_SIZE, DISCARDS, DRAWS, PUT, SEARCHED
from mulligan.games.spoils.limits.prohibitions import TO_DRAW_CARDS, prevented
from mulligan.games.spoils.parts import NOT_SEARCHED, Context
from mulligan.games.spoils.printed import BEING_PLAYED, DISCARD, HAND
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.rules.leaving import WAITS, report
from mulligan.games.spoils.rules.replacements import Replaceable
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.amounts import NO_LIMIT


def draw(table: Table, seat: Seat, count: int, rule: str, as_cost: bool) -> int:
    """Draw cards as a group. Gives how many were drawn, or WAITS where something may replace it; 506.2: not a cost."""
    count = min(count, draws_left(table, seat))
    if count <= 0 or prevented(table, seat, TO_DRAW_CARDS, NO_CARD):
        return 0
    if not as_cost and replacements.any_for(table, DRAWS):
        table.push(Drawing(len(table.applied), seat, count))
        return WAITS
    return draw_now(table, seat, count, rule)


def draw_now(table: Table, seat: Seat, count: int, rule: str) -> int:
    """306.3: put them into the hand at the same time; 102.1a: an empty deck gives no more."""
    deck = table.decks[seat]
    drawn = min(count, len(deck), draws_left(table, seat))
    for _ in range(drawn):
        card = deck[-1]
        table.move(card, HAND)
        table.note(DRAWS, seat, rule, card, 1)
    if drawn:
        triggers.collect(table, DRAWS, seat, NO_CARD, drawn, NO_CARD, developing(table))
    return drawn


def draws_left(table: Table, seat: Seat) -> int:
    """402.7: how many cards effects let this player draw this turn."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & DRAWING:
        return NO_LIMIT
    most = NO_LIMIT
    for i in range(len(table.active)):
        most = min(most, table.active[i].statement.most_drawn(table, table.active_in[i], seat))
    for i in range(0, len(table.deeds), DEED_SIZE):
        if table.deeds[i] == DRAWS and table.deeds[i + 1] == seat:
            most -= table.deeds[i + 3]
    return max(most, 0)


def developing(table: Table) -> int:
    """202.8: 1 where a Develop Rule has cards drawn, else 0."""
    for i in range(len(table.stack) - 1, -1, -1):
        frame = table.stack[i]
        if isinstance(frame, Context):
            for paragraph in table.library.cards[frame.printed].paragraphs:
                if paragraph.program == frame.which and paragraph.name == DEVELOP_RULE:
                    return 1
            return 0
        if not isinstance(frame, Drawing):
            return 0
    return 0


class Drawing(Replaceable):
    """A draw that something may replace (506)."""

    seat: Seat
    left: int  # how many

    def things(self) -> int:
        return 1

    def is_replaceable(self, table: Table) -> bool:
        return self.left > 0

    def events(self, table: Table) -> list[Happening]:
        return [Happening(DRAWS, self.seat, NO_CARD, self.left, NO_CARD, developing(table))]

    def replace(self, table: Table) -> None:
        self.left = 0

    def come_about(self, table: Table) -> None:
        report(table, draw_now(table, self.seat, self.left, "306.1"))

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(self, applied_from: int, seat: Seat, left: int, at: int = 0, took_place: bool = False) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.seat = seat
        self.left = left
        self.at = at
        self.took_place = took_place

    def copy(self) -> "Drawing":
        twin = Drawing(self.applied_from, self.seat, self.left, self.at, self.took_place)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.seat, self.left, self.at, self.took_place]


class Searching(Replaceable):
    """The search of a deck that something may replace (506); what does may have it go on all the same."""

    seat: Seat
    goes_on: bool = True
    resumed: bool = False  # by what replaces it

    def things(self) -> int:
        return 1

    def is_replaceable(self, table: Table) -> bool:
        return self.goes_on

    def events(self, table: Table) -> list[Happening]:
        return [Happening(SEARCHED, self.seat, NO_CARD, 0, NO_CARD, 0)]

    def replace(self, table: Table) -> None:
        self.goes_on = self.resumed

    def come_about(self, table: Table) -> None:
        below = table.stack[-1]
        if isinstance(below, Context) and not self.goes_on:
            below.left = 0
            below.moved = NOT_SEARCHED

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        applied_from: int,
        seat: Seat,
        at: int = 0,
        took_place: bool = False,
        goes_on: bool = True,
        resumed: bool = False,
    ) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.seat = seat
        self.at = at
        self.took_place = took_place
        self.goes_on = goes_on
        self.resumed = resumed

    def copy(self) -> "Searching":
        twin = Searching(self.applied_from, self.seat, self.at, self.took_place, self.goes_on, self.resumed)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.seat, self.at, self.took_place, self.goes_on, self.resumed]


def discard(table: Table, seat: Seat, cards: list[Card], by: Card, as_cost: bool) -> int:
    """Discard cards. Gives how many were, or WAITS where something may replace it; 506.2: not what is a cost."""
    going = [card for card in cards if table.area[card] == HAND and not stays_in_hand(table, card)]
    return into_pile(table, seat, going, by, as_cost, True)


def into_pile(table: Table, seat: Seat, cards: list[Card], by: Card, as_cost: bool, told: bool) -> int:
    """Put cards that are not in play into their owners' discard piles; the effect below is told how many were."""
    if cards and not as_cost and is_replaceable(table, cards):
        ages: list[int] = []
        for card in cards:
            ages.append(table.age[card])
        table.push(Discarding(len(table.applied), seat, by, told, cards[:], ages))
        return WAITS
    return discard_now(table, cards, by)


def stays_in_hand(table: Table, card: Card) -> bool:
    """402.7: does an effect say that it cannot be discarded?"""
    return characteristics.forbidden(table, card, ops.D_BE_DISCARDED)


def is_replaceable(table: Table, cards: list[Card]) -> bool:
    """What replaces being put into a discard pile from anywhere replaces being discarded too."""
    if replacements.any_for(table, DISCARDS):
        return True
    for card in cards:
        if table.face(card).replaces >> DISCARDS & 1:
            return True
    return False


def event_of(table: Table, card: Card, count: int, by: Card) -> Happening:
    """305.1: from a hand a card is discarded; from anywhere else it is put there."""
    if table.area[card] == HAND:
        return Happening(DISCARDS, table.owner_of(card), card, count, by, 0)
    return Happening(PUT, table.owner_of(card), card, count, by, DISCARD)


def discard_now(table: Table, cards: list[Card], by: Card) -> int:
    """305.2: all enter the discard pile at the same time."""
    before = len(table.pending)
    events = [event_of(table, card, len(cards), by) for card in cards]
    for event in events:
        triggers.collect(table, event.kind, event.seat, event.card, event.amount, by, event.detail)
    for event in events:
        was_played = table.area[event.card] == BEING_PLAYED  # 205.2, 314.1: that it goes there is part of the play
        if event.kind == DISCARDS:
            count_use(table, event.card, A_DISCARD)
        table.move(event.card, DISCARD)
        if event.kind == DISCARDS:
            table.note(DISCARDS, event.seat, "305.1", event.card, 0, by)
        elif not was_played:
            table.note(PUT, event.seat, "402.1", event.card, 0, NO_CARD, DISCARD)
    triggers.follow(table, before)
    return len(cards)


class Discarding(Replaceable):
    """What something may replace of this (506): each card is seen to, then the rest are put there together."""

    seat: Seat
    by: Card
    told: bool  # is it what the effect below set out to do?
    cards: list[Card]
    ages: list[int]

    def things(self) -> int:
        return len(self.cards)

    def is_replaceable(self, table: Table) -> bool:
        return table.age[self.cards[self.at]] == self.ages[self.at]

    def events(self, table: Table) -> list[Happening]:
        return [event_of(table, self.cards[self.at], 1, self.by)]

    def replace(self, table: Table) -> None:
        del self.cards[self.at]
        del self.ages[self.at]

    def come_about(self, table: Table) -> None:
        going: list[Card] = []
        for i, card in enumerate(self.cards):
            if table.age[card] == self.ages[i]:
                going.append(card)
        count = discard_now(table, going, self.by)
        below = table.stack[-1]
        if isinstance(below, Context):
            for card in going:
                rebind(table, below, card)
        if self.told:
            report(table, count)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        applied_from: int,
        seat: Seat,
        by: Card,
        told: bool,
        cards: list[Card],
        ages: list[int],
        at: int = 0,
        took_place: bool = False,
    ) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.seat = seat
        self.by = by
        self.told = told
        self.cards = cards
        self.ages = ages
        self.at = at
        self.took_place = took_place

    def copy(self) -> "Discarding":
        twin = Discarding(
            self.applied_from, self.seat, self.by, self.told, self.cards[:], self.ages[:], self.at, self.took_place
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.seat, self.by, self.told, self.cards, self.ages, self.at, self.took_place]
