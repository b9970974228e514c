"""Whether something holds at the moment (504), and how often an ability was used this turn."""

from typing import Final

from mypy_extensions import i64

from mulligan.games.spoils.events import AN_ATTACK, USE_SIZE
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Condition
from mulligan.language.tree import Node

PROGRAMS: Final = 1024  # no card has as many


def holds(table: Table, at: Context, node: Node) -> bool:
    assert isinstance(node, Condition)
    return node.holds(table, at)


def text_number(printed: int, program: int) -> int:
    """The number of an ability's costs among all texts: what a card gained (508) is not its own."""
    return printed * PROGRAMS + program


def times_used(table: Table, card: Card, text: int) -> int:
    """How often an ability was used this turn."""
    used = table.used
    age: i64 = i64(table.age[card])
    wanted: i64 = card
    i: i64
    for i in range(0, len(used), USE_SIZE):
        if used[i] == wanted and used[i + 1] == age and used[i + 2] == text:
            return used[i + 3]
    return 0


def count_use(table: Table, card: Card, text: int) -> None:
    """One more use of an ability this turn, or attack."""
    used = table.used
    age = table.age[card]
    for i in range(0, len(used), USE_SIZE):
        if used[i] == card and used[i + 1] == age and used[i + 2] == text:
            table.used = (*used[: i + 3], used[i + 3] + 1, *used[i + USE_SIZE :])
            return
    table.used = (*used, card, age, text, 1)


def happened_enough(table: Table, card: Card, printed: int, number: int, times: int) -> bool:
    """Has a text of the card happened as often this turn as it may?"""
    return times_used(table, card, text_number(printed, PROGRAMS - 1 - number)) >= times


def once_more(table: Table, card: Card, printed: int, number: int, times: int) -> bool:
    """If it has not, it does now."""
    if happened_enough(table, card, printed, number, times):
        return False
    count_use(table, card, text_number(printed, PROGRAMS - 1 - number))
    return True


def has_attacked(table: Table, card: Card) -> bool:
    """Has it attacked this turn?"""
    return times_used(table, card, AN_ATTACK) > 0
