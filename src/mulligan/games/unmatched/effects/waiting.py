"""Effects that wait for a turn to begin, or to end: who has them, and what they speak of."""

from typing import Final

from mulligan.games.unmatched.effects.context import Resolving, begin
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.table import NONE, Table
from mulligan.kernel.numbers import NO_CARD

# A row of the table's `to_come`.
AT_END: Final = 0  # 1 where it waits for the end of the turn
WHOSE: Final = 1  # the player whose turn it is
IN_TURN: Final = 2  # 1 once that turn has begun
TEXT: Final = 3  # the program
PLAYER: Final = 4  # whose effect it is
FIGHTER: Final = 5
SOURCE: Final = 6
PICKED: Final = 7  # the fighters that it speaks of, as bits
PICKED_PLAYERS: Final = 8
ROW_SIZE: Final = 9


def wait(table: Table, at: Resolving, whose: int, at_end: bool, in_turn: bool, text: int, about: list[int]) -> None:
    """An effect waits for a turn of this player; it speaks of fighters and players, two sets of bits."""
    row = (int(at_end), whose, int(in_turn), text, at.you, at.fighter, at.source, *about)
    table.to_come = (*table.to_come, row)


def turn_begins(table: Table, player: Player) -> None:
    """Who is out waits for nothing, and nobody for them; what waits for the end of this turn is in it now."""
    if not table.to_come:
        return
    left: list[tuple[int, ...]] = []
    for row in table.to_come:
        if table.alive(Player(row[PLAYER])) and table.alive(Player(row[WHOSE])):
            left.append((*row[:IN_TURN], 1, *row[IN_TURN + 1 :]) if row[WHOSE] == player else row)
    table.to_come = tuple(left)


def come_due(table: Table, player: Player, at_end: bool) -> None:
    """Let what waits for this moment resolve, in the order in which it was said."""
    if not table.to_come:
        return
    due: list[tuple[int, ...]] = []
    left: list[tuple[int, ...]] = []
    for row in table.to_come:
        fits = row[WHOSE] == player and row[AT_END] == int(at_end) and row[IN_TURN] == 1
        (due if fits and table.alive(Player(row[PLAYER])) else left).append(row)
    table.to_come = tuple(left)
    for row in reversed(due):
        begin(table, Player(row[PLAYER]), Fighter(row[FIGHTER]), NO_CARD, NONE, row[TEXT], row[SOURCE])
        top = table.stack[-1]
        assert isinstance(top, Resolving)
        top.picked = row[PICKED]
        top.picked_players = row[PICKED_PLAYERS]
