"""How much: amounts read off the game, worked out when they are needed (410)."""

from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.language.core.amounts import NO_LIMIT
from mulligan.language.core.kinds import Amount
from mulligan.language.tree import Node

__all__ = ["NO_LIMIT", "amount"]


def amount(table: Table, at: Context, node: Node) -> int:
    assert isinstance(node, Amount)
    return node.of(table, at)
