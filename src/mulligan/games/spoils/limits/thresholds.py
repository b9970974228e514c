"""Meeting the threshold of a card (405), with what reduces it."""

from mulligan.games.spoils.effects import amounts, characteristics, conditions, context, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.parts import LASTING, Lasting
from mulligan.games.spoils.printed import ICON_COUNT
from mulligan.games.spoils.table import (
    Table,
)


def meets_threshold(table: Table, seat: int, card: int, threshold: list[int]) -> bool:
    """405.2: does a seat control the icons that a card wants, less what its own text or an effect takes off?"""
    if characteristics.meets(table, seat, threshold):
        return True
    lacking = [max(0, threshold[icon] - characteristics.icons(table, seat, icon)) for icon in range(ICON_COUNT)]
    for lasting in table.lasting:
        if is_about_next(table, lasting, seat):
            by = amounts.amount(table, lasting.text, statement_of(table, lasting).parts[0])
            named = lasting.text.named
            lacking[named] = max(0, lacking[named] - by)
    own = 0
    for code in table.face(card).own_threshold:
        made = context.fresh(table, table.printed[card], 0, card, seat)
        if code.op == ops.WHILE:
            if not conditions.holds(table, made, code.parts[0]):
                continue
            code = code.part(1)
        own += amounts.amount(table, made, code.parts[0])
    return sum(lacking) <= own


def forget_next(table: Table, seat: int) -> None:
    """What takes something off the threshold of the next card has done so."""
    i = 0
    while i < len(table.lasting):
        if is_about_next(table, table.lasting[i], seat):
            del table.lasting[i]
            table.changed()
        else:
            i += 1


def is_about_next(table: Table, lasting: Lasting, seat: int) -> bool:
    """Does it take something off the threshold of the next card that this player plays?"""
    if lasting.kind != LASTING or lasting.text.you != seat:
        return False
    return statement_of(table, lasting).op == ops.NEXT_THRESHOLD


def statement_of(table: Table, lasting: Lasting) -> Code:
    return table.library.cards[lasting.text.printed].statements[lasting.text.which]
