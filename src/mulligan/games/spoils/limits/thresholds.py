"""Meeting the threshold of a card (405), with what reduces it."""

from mulligan.games.spoils.effects import characteristics, context
from mulligan.games.spoils.effects.statement import NOT_SO
from mulligan.games.spoils.parts import LASTING, Lasting
from mulligan.games.spoils.printed import ICON_COUNT
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import Card, Seat


def meets_threshold(table: Table, seat: Seat, card: Card, threshold: list[int]) -> bool:
    """405.2: does a seat control the icons that a card wants, less what its own text or an effect takes off?"""
    if characteristics.meets(table, seat, threshold):
        return True
    lacking = [max(0, threshold[icon] - characteristics.icons(table, seat, icon)) for icon in range(ICON_COUNT)]
    for lasting in table.lasting:
        if is_about_next(table, lasting, seat):
            named = lasting.text.named
            lacking[named] = max(0, lacking[named] - less_by(table, lasting))
    own = 0
    for statement in table.face(card).own_threshold:
        own += statement.threshold_less(table, context.fresh(table, table.printed[card], 0, card, seat))
    return sum(lacking) <= own


def forget_next(table: Table, seat: Seat) -> None:
    """What takes something off the threshold of the next card has done so."""
    i = 0
    while i < len(table.lasting):
        if is_about_next(table, table.lasting[i], seat):
            del table.lasting[i]
            table.changed()
        else:
            i += 1


def is_about_next(table: Table, lasting: Lasting, seat: Seat) -> bool:
    """Does it take something off the threshold of the next card that this player plays?"""
    return lasting.kind == LASTING and lasting.text.you == seat and less_by(table, lasting) != NOT_SO


def less_by(table: Table, lasting: Lasting) -> int:
    statement = table.library.cards[lasting.text.printed].statements[lasting.text.which].statement
    return statement.next_threshold(table, lasting.text)
