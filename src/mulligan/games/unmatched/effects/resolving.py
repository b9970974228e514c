"""How an effect begins, what it cites, and how it starts each instruction."""

from mulligan.games.unmatched.effects.running import Running
from mulligan.games.unmatched.table import Table


def begin(table: Table, player: int, fighter: int, card: int, side: int, row: int, source: int) -> None:
    """Let an effect resolve; the procedure below goes on when it is done."""
    effect = Running(player, player, fighter, card, side, source)
    effect.place = row
    table.push(effect)
