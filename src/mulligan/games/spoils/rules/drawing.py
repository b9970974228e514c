"""Drawing as a group (306), discarding (305) and what else goes to a discard pile, and what replaces either."""

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.context import rebind
from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.limits.prohibitions import TO_DRAW_CARDS, prevented
from mulligan.games.spoils.printed import BEING_PLAYED, DISCARD, HAND
from mulligan.games.spoils.procedures import (
    APPLIED_FROM,
    AT,
    DISCARD_BY,
    DISCARD_LIST,
    DISCARD_SIZE,
    DISCARDING,
    DRAWING,
    EFFECT,
    OUTCOME,
    SEAT,
    TO_DRAW,
    UNTOLD,
)
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.rules.leaving import WAITS, report
from mulligan.games.spoils.table import A_DISCARD, DISCARDS, DRAWS, NO_CARD, PUT, Table
from mulligan.kernel.state import PROCEDURE, STEP


def draw(table: Table, seat: int, count: int, rule: str, as_cost: bool) -> int:
    """Draw cards as a group. Gives how many were drawn, or WAITS where something may replace it; 506.2: not a cost."""
    if count <= 0 or prevented(table, seat, TO_DRAW_CARDS, NO_CARD):
        return 0
    if not as_cost and replacements.any_for(table, DRAWS):
        table.push_row(DRAWING, [seat, 0, count, 0, len(table.applied)])
        return WAITS
    return draw_now(table, seat, count, rule)


def draw_now(table: Table, seat: int, count: int, rule: str) -> int:
    """306.3: put them into the hand at the same time; 102.1a: an empty deck gives no more."""
    deck = table.decks[seat]
    drawn = min(count, len(deck))
    for _ in range(drawn):
        card = deck[-1]
        table.move(card, HAND)
        table.note(DRAWS, seat, rule, card, 1)
    if drawn:
        triggers.collect(table, DRAWS, seat, NO_CARD, drawn, NO_CARD, 0)
    return drawn


class Drawing:
    """A draw that something may replace (506)."""

    def events(self, table: Table) -> list[Happening]:
        frame = table.frame
        return [Happening(DRAWS, frame[SEAT], NO_CARD, frame[TO_DRAW], NO_CARD, 0)]

    def offer(self, table: Table) -> None:
        if not replacements.offer(table, self.events(table)):
            table.frame[STEP] = 3

    def chosen(self, table: Table) -> None:
        replacements.begin(table, self.events(table))

    def replaced(self, table: Table) -> None:
        frame = table.frame
        frame[STEP] = 0
        if frame[OUTCOME]:
            frame[TO_DRAW] = 0
            frame[STEP] = 3

    def drawing(self, table: Table) -> None:
        frame = table.frame
        del table.applied[frame[APPLIED_FROM] :]
        table.pop()
        report(table, draw_now(table, frame[SEAT], frame[TO_DRAW], "306.1"))


def discard(table: Table, seat: int, cards: list[int], by: int, as_cost: bool) -> int:
    """Discard cards. Gives how many were, or WAITS where something may replace it; 506.2: not what is a cost."""
    going = [card for card in cards if table.area[card] == HAND and not stays_in_hand(table, card)]
    return into_pile(table, seat, going, by, as_cost, True)


def into_pile(table: Table, seat: int, cards: list[int], by: int, as_cost: bool, told: bool) -> int:
    """Put cards that are not in play into their owners' discard piles; the effect below is told how many were."""
    if cards and not as_cost and is_replaceable(table, cards):
        entries: list[int] = []
        for card in cards:
            entries.extend([card, table.age[card]])
        table.push_row(DISCARDING, [seat, 0, by, 0 if told else 1, len(table.applied), 0, *entries])
        return WAITS
    return discard_now(table, cards, by)


def stays_in_hand(table: Table, card: int) -> bool:
    """402.7: does an effect say that it cannot be discarded?"""
    return characteristics.forbidden(table, card, ops.D_BE_DISCARDED)


def is_replaceable(table: Table, cards: list[int]) -> bool:
    if replacements.any_for(table, DISCARDS) or replacements.any_for(table, PUT):
        return True
    for card in cards:
        if table.face(card).replaces & (1 << DISCARDS | 1 << PUT):
            return True
    return False


def event_of(table: Table, card: int, count: int, by: int) -> Happening:
    """305.1: from a hand a card is discarded; from anywhere else it is put there."""
    if table.area[card] == HAND:
        return Happening(DISCARDS, table.owner[card], card, count, by, 0)
    return Happening(PUT, table.owner[card], card, count, by, DISCARD)


def discard_now(table: Table, cards: list[int], by: int) -> int:
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


class Discarding:
    """What something may replace of this (506): each card is seen to, then the rest are put there together."""

    def events(self, table: Table) -> list[Happening]:
        frame = table.frame
        return [event_of(table, frame[DISCARD_LIST + frame[AT] * DISCARD_SIZE], 1, frame[DISCARD_BY])]

    def offer(self, table: Table) -> None:
        frame = table.frame
        while DISCARD_LIST + frame[AT] * DISCARD_SIZE < len(frame):
            base = DISCARD_LIST + frame[AT] * DISCARD_SIZE
            if table.age[frame[base]] == frame[base + 1]:
                if replacements.offer(table, self.events(table)):
                    return
            frame[AT] += 1
        frame[STEP] = 3

    def chosen(self, table: Table) -> None:
        replacements.begin(table, self.events(table))

    def replaced(self, table: Table) -> None:
        frame = table.frame
        frame[STEP] = 0
        if frame[OUTCOME]:
            base = DISCARD_LIST + frame[AT] * DISCARD_SIZE
            del frame[base : base + DISCARD_SIZE]

    def discarding(self, table: Table) -> None:
        frame = table.frame
        going: list[int] = []
        for i in range(DISCARD_LIST, len(frame), DISCARD_SIZE):
            if table.age[frame[i]] == frame[i + 1]:
                going.append(frame[i])
        del table.applied[frame[APPLIED_FROM] :]
        table.pop()
        count = discard_now(table, going, frame[DISCARD_BY])
        below = table.frames[-1]
        if below[PROCEDURE] == EFFECT:
            for card in going:
                rebind(table, below, card)
        if not frame[UNTOLD]:
            report(table, count)
