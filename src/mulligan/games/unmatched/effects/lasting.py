"""What a text lets hold for a while: which of its lines, whose it is, and until when."""

from typing import Final

from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.table import Table

# A row of the table's `holding`.
LINE: Final = 0  # the number of the line, of the sheet's `lines_for_a_while`
PLAYER: Final = 1  # whose turn it waits for
TERM: Final = 2
WHOM: Final = 3  # of which fighters it is said, as bits; 0 where the line itself says of whom
ROW_SIZE: Final = 4

# Until when.
THIS_TURN: Final = 0  # until the turn that it is ends
UNTIL_NEXT: Final = 1  # until the player's next turn begins
THROUGH_NEXT: Final = 2  # until it ends
NEXT_ALONE: Final = 3  # in it, and not before
FOR_EVER: Final = 4
TERMS: Final = 5


def hold(table: Table, line: int, player: Player, term: int, whom: int = 0) -> None:
    """A line holds from now on; said twice, it holds twice."""
    table.holding = (*table.holding, (line, player, term, whom))


def times(table: Table, line: int) -> int:
    """How many times over a line holds now."""
    count = 0
    for row in table.holding:
        if row[LINE] == line and row[TERM] != NEXT_ALONE:
            count += 1
    return count


def times_for(table: Table, line: int, fighter: int) -> int:
    """How many times over a line that was said of this fighter holds now."""
    count = 0
    for row in table.holding:
        if row[LINE] == line and row[TERM] != NEXT_ALONE and fighter >= 0 and row[WHOM] >> fighter & 1:
            count += 1
    return count


def turn_begins(table: Table, player: Player) -> None:
    """What held until now is over: the turn before, or whatever waited for this player's."""
    if not table.holding:
        return
    left: list[tuple[int, ...]] = []
    for row in table.holding:
        term = row[TERM]
        mine = row[PLAYER] == player
        if term == THIS_TURN or not table.alive(Player(row[PLAYER])) or (mine and term == UNTIL_NEXT):
            continue
        left.append((row[LINE], row[PLAYER], THIS_TURN if mine and term != FOR_EVER else term, row[WHOM]))
    table.holding = tuple(left)
