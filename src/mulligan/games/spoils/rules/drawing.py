"""Drawing as a group (306), discarding (305), shuffling (313), and replacements of a draw."""

from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.printed import DISCARD, HAND
from mulligan.games.spoils.procedures import APPLIED_FROM, DRAWING, OUTCOME, SEAT, TO_DRAW
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.rules.leaving import WAITS, report
from mulligan.games.spoils.table import DISCARDS, DRAWS, NO_CARD, Table
from mulligan.kernel.state import STEP


def draw(table: Table, seat: int, count: int, rule: str) -> int:
    """Draw cards as a group. Gives how many were drawn, or WAITS where something may replace it."""
    if count <= 0:
        return 0
    if replacements.any_for(table, DRAWS):
        table.push(DRAWING, [seat, 0, count, 0, len(table.applied)])
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


def discard(table: Table, seat: int, cards: list[int], by: int) -> int:
    """305.2: all enter the discard pile at the same time."""
    going = [card for card in cards if table.area[card] == HAND]
    for card in going:
        triggers.collect(table, DISCARDS, table.owner[card], card, len(going), by, 0)
    for card in going:
        table.move(card, DISCARD)
        table.note(DISCARDS, table.owner[card], "305.1", card, 0, by)
    triggers.follow(table)
    return len(going)
