"""101.1: what may be played that is not in hand, and how."""

from mypy_extensions import i64

from mulligan.games.spoils.effects import characteristics, context
from mulligan.games.spoils.printed import DISCARD, HAND
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Card, Seat


def is_like_one_before(table: Table, zone: list[Card], place: i64) -> bool:
    """Does the same card lie before this one? Like ones are one and the same."""
    printed = table.printed
    kind = printed[zone[place]]
    before: i64
    for before in range(place):
        if printed[zone[before]] == kind:
            return True
    return False


def as_in_hand(table: Table, seat: Seat) -> list[Card]:
    """101.1: the cards elsewhere that a seat may play as if they were in its hand."""
    found: list[Card] = []
    for i in range(len(table.active)):
        made = table.active_in[i]
        if made.you == seat:
            found.extend([card for card in table.active[i].statement.playable(table, made) if card not in found])
    if table.library.played_from_pile:
        for card in table.discards[seat]:
            if table.face(card).played_from_pile and card not in found:
                found.extend(_played_from_pile(table, seat, card))
    return found


def _played_from_pile(table: Table, seat: Seat, card: Card) -> list[Card]:
    """The card, if its own text lets it be played from there now."""
    made = context.fresh(table, table.printed[card], 0, card, seat)
    for statement in table.face(card).played_from_pile:
        if statement.playable(table, made):
            return [card]
    return []


def freedom(table: Table, seat: Seat, card: Card) -> int:
    """How a card may be played that is not in hand: for free, or without meeting its threshold."""
    if table.area[card] == HAND:
        return 0
    if table.fresh != table.version:
        characteristics.freshen(table)
    flags = 0
    for i in range(len(table.active)):
        made = table.active_in[i]
        if made.you == seat:
            flags |= table.active[i].statement.freedom(table, made, card)
    if table.area[card] == DISCARD and table.owner[card] == seat:
        made = context.fresh(table, table.printed[card], 0, card, seat)
        for statement in table.face(card).played_from_pile:
            flags |= statement.freedom(table, made, card)
    return flags
