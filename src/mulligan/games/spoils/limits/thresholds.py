"""Meeting the threshold of a card (405), with what reduces it."""

from mulligan.games.spoils.effects import amounts, characteristics, conditions, context, ops
from mulligan.games.spoils.effects.characteristics import LASTING_RECORD
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import Context
from mulligan.games.spoils.printed import ICON_COUNT
from mulligan.games.spoils.table import Table
from mulligan.kernel.state import PROCEDURE


def meets_threshold(table: Table, seat: int, card: int, threshold: list[int]) -> bool:
    """405.2: does a seat control the icons that a card wants, less what its own text or an effect takes off?"""
    if characteristics.meets(table, seat, threshold):
        return True
    lacking = [max(0, threshold[icon] - characteristics.icons(table, seat, icon)) for icon in range(ICON_COUNT)]
    for record in table.records:
        if is_about_next(table, record, seat):
            by = amounts.amount(table, record, statement(table, record).parts[0])
            lacking[context.named(record)] = max(0, lacking[context.named(record)] - by)
    own = 0
    for code in table.face(card).own_threshold:
        made = context.fresh(table, table.printed[card], 0, card, seat)
        if code.op == ops.WHILE:
            if not conditions.holds(table, made, code.parts[0]):
                continue
            code = code.parts[1]
        own += amounts.amount(table, made, code.parts[0])
    return sum(lacking) <= own


def forget_next(table: Table, seat: int) -> None:
    """What takes something off the threshold of the next card has done so."""
    i = 0
    while i < len(table.records):
        if is_about_next(table, table.records[i], seat):
            del table.records[i]
            table.changed()
        else:
            i += 1


def is_about_next(table: Table, record: Context, seat: int) -> bool:
    """Does it take something off the threshold of the next card that this player plays?"""
    if record[PROCEDURE] != LASTING_RECORD or context.you(record) != seat:
        return False
    return statement(table, record).op == ops.NEXT_THRESHOLD


def statement(table: Table, record: Context) -> Code:
    return table.library.cards[context.printed(record)].statements[context.program(record)]
