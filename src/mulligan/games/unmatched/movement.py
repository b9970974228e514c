"""Moving on the battlefield: where a fighter can get to, by which path, and who stands in the way."""

from mulligan.games.unmatched.table import HELD, MOVES, NONE, PLACED, SWAPS, Table

PLACED_BY_EFFECT = 1  # the amount of a PLACED event that is not set-up


def reachable(table: Table, fighter: int, steps: int, through: bool) -> int:
    """maneuver-3 to maneuver-6: the spaces where a move of up to so many steps can end, the present one among them."""
    start = table.space[fighter]
    if start < 0:
        return 0
    if table.turn[HELD] >> fighter & 1:
        return 1 << start
    occupied = table.occupied()
    barred = 0 if passes_through(table, fighter, through) else opposing_spaces(table, fighter)
    ways = table.board.ways
    reached = 1 << start
    edge = [start]
    for _ in range(steps):
        following: list[int] = []
        for space in edge:
            for other in ways[space]:
                bit = 1 << other
                if not reached & bit and not barred & bit:
                    reached |= bit
                    following.append(other)
        if not following:
            break
        edge = following
    return reached & ~occupied | 1 << start


def passes_through(table: Table, fighter: int, through: bool) -> bool:
    """Some effects, and some heroes always, let a fighter pass opposing ones."""
    return through or table.sheet.moves_through[table.sheet.owner[fighter]] >> fighter & 1 == 1


def opposing_spaces(table: Table, fighter: int) -> int:
    """maneuver-6, maneuver-7: where fighters stand that oppose this one, whoever moves it."""
    return table.spaces_of(table.sheet.enemies[table.sheet.owner[fighter]])


def path(table: Table, fighter: int, target: int, steps: int, through: bool) -> list[int]:
    """A shortest path to a space, both ends included; empty if there is none."""
    start = table.space[fighter]
    barred = 0 if passes_through(table, fighter, through) else opposing_spaces(table, fighter)
    came: dict[int, int] = {start: NONE}
    edge = [start]
    for _ in range(steps):
        if target in came:
            break
        following: list[int] = []
        for space in edge:
            for other in table.board.ways[space]:
                if other not in came and not barred >> other & 1:
                    came[other] = space
                    following.append(other)
        edge = following
    if target not in came:
        return []
    walked: list[int] = []
    space = target
    while space != NONE:
        walked.append(space)
        space = came[space]
    walked.reverse()
    return walked


def move(table: Table, fighter: int, space: int, rule: str) -> bool:
    """A fighter's move ends here. Gives whether it is another space."""
    if space == table.space[fighter]:
        return False
    before = table.space[fighter]
    table.space[fighter] = space
    table.happen(MOVES, table.sheet.owner[fighter], rule, NONE, before, fighter, space)
    return True


def put(table: Table, fighter: int, space: int, rule: str) -> None:
    """A fighter is placed, without moving there step by step."""
    table.space[fighter] = space
    table.happen(PLACED, table.sheet.owner[fighter], rule, NONE, PLACED_BY_EFFECT, fighter, space)


def can_leave(table: Table, fighter: int) -> bool:
    """effect-4: a fighter that cannot leave its space is not moved, placed or swapped."""
    return table.space[fighter] >= 0 and not table.turn[HELD] >> fighter & 1


def swap(table: Table, one: int, other: int, rule: str) -> bool:
    """Two fighters change places, if both can leave their spaces."""
    if one == other or not can_leave(table, one) or not can_leave(table, other):
        return False
    kept = table.space[one]
    table.space[one] = table.space[other]
    table.space[other] = kept
    table.happen(SWAPS, table.sheet.owner[one], rule, NONE, one, other)
    return True
