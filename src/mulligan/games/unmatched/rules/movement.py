"""Moving on the battlefield: where a fighter can get to, by which path, and who stands in the way."""

from typing import Final

from mypy_extensions import i64

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.numbers import NO_SPACE, Fighter, Player, Space
from mulligan.games.unmatched.sheet import PASSES, UNMOVED
from mulligan.games.unmatched.table import HELD, LAST_MOVER, LAST_SPACE, MOVES, PLACED, SWAPS, Table
from mulligan.kernel.numbers import NO_CARD

FARTHEST: Final = 99  # spaces moved in a turn: nobody counts on
PLACED_BY_EFFECT: Final = 1  # the amount of a PLACED event that is not set-up


def reachable(table: Table, fighter: Fighter, steps: int, through: bool, past: bool = False) -> int:
    """maneuver-3 to maneuver-6: the spaces where a move of up to so many steps can end, the present one among them."""
    start: int = table.space[fighter]
    if start < 0:
        return 0
    if table.turn[HELD] >> fighter & 1:
        return 1 << start
    barred: i64 = 0
    if not passes_through(table, fighter, through):
        barred = opposing_spaces(table, fighter, past or bool(table.sheet.moves_past >> fighter & 1))
    lead_to = table.board.four_lead_to
    here: i64 = 1
    here <<= start
    reached: i64 = here
    edge: i64 = here
    stops: i64 = stopping_spaces(table, fighter)
    joined: i64 = joined_spaces(table, fighter)
    for _step in range(steps):
        following: i64 = 0
        left: i64 = edge if edge == here else edge & ~stops
        if left & joined:
            following = joined
        first: i64 = 0
        while left:
            following |= lead_to[first + (left & 15)]
            left >>= 4
            first += 16
        edge = following & ~barred & ~reached
        if not edge:
            break
        reached |= edge
    return reached & ~table.occupied() | here


def reachable_exactly(table: Table, fighter: Fighter, steps: int, through: bool) -> int:
    """The free spaces at the end of a path of exactly so many steps; the present one if there is no other."""
    start: int = table.space[fighter]
    if start < 0 or table.turn[HELD] >> fighter & 1:
        return 1 << start if start >= 0 else 0
    barred = 0 if passes_through(table, fighter, through) else opposing_spaces(table, fighter)
    edge = 1 << start
    stops = stopping_spaces(table, fighter)
    for step in range(steps):
        following = 0
        for space in range(table.board.size):
            if edge >> space & 1 and (step == 0 or not stops >> space & 1):
                for other in ways_from(table, fighter, Space(space)):
                    if not barred >> other & 1:
                        following |= 1 << other
        edge = following
    free = edge & ~(table.occupied() & ~(1 << start))
    return free if free else 1 << start


def reachable_along(table: Table, fighter: Fighter, steps: int, through: bool, goal: int, away: bool) -> int:
    """The free spaces where a move can end of which every step comes nearer to some spaces, or goes farther away."""
    start: int = table.space[fighter]
    if start < 0 or table.turn[HELD] >> fighter & 1 or not goal:
        return 1 << start if start >= 0 else 0
    barred = 0 if passes_through(table, fighter, through) else opposing_spaces(table, fighter)
    stops = stopping_spaces(table, fighter) & ~(1 << start)
    reached = edge = 1 << start
    for _step in range(steps):
        following = 0
        for space in range(table.board.size):
            if not edge >> space & 1 or stops >> space & 1:
                continue
            far = distance_to(table, Space(space), goal)
            for other in ways_from(table, fighter, Space(space)):
                nearer = far - distance_to(table, other, goal)
                if not barred >> other & 1 and (nearer < 0 if away else nearer > 0):
                    following |= 1 << other
        edge = following
        reached |= edge
    return reached & ~table.occupied() | 1 << start


def distance_to(table: Table, space: Space, goal: int) -> int:
    """How far it is to the nearest of some spaces."""
    return min(table.board.distance[space][other] for other in range(table.board.size) if goal >> other & 1)


def stopping_spaces(table: Table, fighter: Fighter) -> int:
    """Where a move of this fighter must end: spaces with markers that say so."""
    found = 0
    for player, stopped in enumerate(table.sheet.stopping):
        if stopped >> fighter & 1:
            found |= table.marked(Player(player))
    return found


def passed(table: Table, fighter: Fighter, target: Space, steps: int) -> int:
    """The fighters on the path to a space that goes through most opposing ones, as bits."""
    enemies = table.sheet.enemies[table.sheet.owner[fighter]]
    itself = ~(1 << fighter)
    stops = stopping_spaces(table, fighter)
    met_on_the_way: dict[int, list[int]] = {table.space[fighter]: [0]}  # by space: whom the paths there meet
    best = 0
    found = False
    for step in range(steps):
        following: dict[int, list[int]] = {}
        for space, ways in met_on_the_way.items():
            if step and stops >> space & 1:
                continue
            for other in ways_from(table, fighter, Space(space)):
                there = table.fighters_in(1 << other) & itself
                reached = following.setdefault(other, [])
                for met in ways:
                    if met | there not in reached:
                        reached.append(met | there)
        met_on_the_way = following
        for met in following.get(target, []):
            if not found or bits(met & enemies) > bits(best & enemies):
                best = met
                found = True
    return best


def bits(chosen: int) -> int:
    count = 0
    while chosen:
        chosen &= chosen - 1
        count += 1
    return count


def passes_through(table: Table, fighter: Fighter, through: bool) -> bool:
    """Some effects, and some heroes always, let a fighter pass opposing ones."""
    if through or table.sheet.moves_through[table.sheet.owner[fighter]] >> fighter & 1:
        return True
    return abilities.holds(table, PASSES, fighter)


def opposing_spaces(table: Table, fighter: Fighter, past: bool = False) -> int:
    """maneuver-6, maneuver-7: where fighters stand that oppose this one, whoever moves it; heroes alone, perhaps."""
    enemies = table.sheet.enemies[table.sheet.owner[fighter]] & ~table.sheet.passable
    return table.spaces_of(enemies & table.sheet.heroes if past else enemies)


def ways_from(table: Table, fighter: Fighter, space: Space) -> list[Space]:
    """Where one step leads."""
    ways = table.board.ways[space]
    joined = joined_spaces(table, fighter)
    if not joined >> space & 1:
        return ways
    return [*ways, *(Space(other) for other in range(table.board.size) if joined >> other & 1 and other not in ways)]


def joined_spaces(table: Table, fighter: Fighter) -> int:
    """Spaces that are as if adjacent to each other for this fighter: those with its player's markers."""
    return table.marked(table.sheet.owner[fighter]) if table.sheet.marker_ways >> fighter & 1 else 0


def path(table: Table, fighter: Fighter, target: Space, steps: int, through: bool) -> list[Space]:
    """A shortest path to a space, both ends included; empty if there is none."""
    start: Space = Space(table.space[fighter])
    barred = 0 if passes_through(table, fighter, through) else opposing_spaces(table, fighter)
    stops = stopping_spaces(table, fighter)
    came: dict[Space, Space] = {start: NO_SPACE}
    edge = [start]
    for _step in range(steps):
        if target in came:
            break
        following: list[Space] = []
        for space in edge:
            if space != start and stops >> space & 1:
                continue
            for other in ways_from(table, fighter, space):
                if other not in came and not barred >> other & 1:
                    came[other] = space
                    following.append(other)
        edge = following
    if target not in came:
        return []
    walked: list[Space] = []
    space = target
    while space != NO_SPACE:
        walked.append(space)
        space = came[space]
    walked.reverse()
    return walked


def move(table: Table, fighter: Fighter, space: Space, rule: str, through: bool = False) -> bool:
    """A fighter's move ends here. Gives whether it is another space."""
    if space == table.space[fighter]:
        return False
    before: int = table.space[fighter]
    if table.sheet.counts_strides:
        table.strides[fighter] = min(table.strides[fighter] + strides(table, fighter, space, through), FARTHEST)
    table.space[fighter] = space
    table.happen(MOVES, table.sheet.owner[fighter], rule, NO_CARD, before, fighter, space)
    tell_shift(table, fighter, before)
    arrive(table, fighter)
    return True


def strides(table: Table, fighter: Fighter, space: Space, through: bool) -> int:
    """Ruling 36: a move is as long as the shortest way there."""
    walked = path(table, fighter, space, table.board.size, through)
    return len(walked) - 1 if walked else int(table.board.distance[table.space[fighter]][space])


def arrive(table: Table, fighter: Fighter) -> None:
    """hero-3: abilities that wait for a fighter's move, or for one that comes to a marker."""
    at: int = table.space[fighter]
    if table.over or at < 0:
        return
    abilities.set_off(table, table.sheet.owner[fighter], p.ON_MOVED, fighter)
    abilities.tell_foes(table, table.sheet.owner[fighter], p.ON_FOE_MOVED, fighter)
    if not table.sheet.moments >> p.ON_MARKER & 1:
        return
    for player in table.sheet.all_players:
        if table.markers[player] and table.markers[player][at] > 0 and table.alive(player):
            abilities.set_off(table, player, p.ON_MARKER, fighter)


def tell_shift(table: Table, fighter: Fighter, before: int) -> None:
    """hero-3: abilities that wait for an opposing fighter to come somewhere, or to leave; few heroes have one."""
    if not table.sheet.watches_shifts or before < 0 or table.over:
        return
    table.turn[LAST_MOVER] = fighter + 1
    table.turn[LAST_SPACE] = before + 1
    abilities.tell_foes(table, table.sheet.owner[fighter], p.ON_FOE_SHIFTED, fighter)


def put(table: Table, fighter: Fighter, space: Space, rule: str) -> None:
    """A fighter is placed, without moving there step by step."""
    before: int = table.space[fighter]
    table.space[fighter] = space
    table.happen(PLACED, table.sheet.owner[fighter], rule, NO_CARD, PLACED_BY_EFFECT, fighter, space)
    tell_shift(table, fighter, before)


def can_leave(table: Table, fighter: Fighter) -> bool:
    """Ruling 4: a fighter that cannot leave its space is not moved, placed or swapped."""
    return table.space[fighter] >= 0 and not table.turn[HELD] >> fighter & 1


def can_be_moved(table: Table, fighter: Fighter, player: Player) -> bool:
    """An effect of this player moves it, or places it: a text may keep opponents' effects from that."""
    if not can_leave(table, fighter):
        return False
    own = table.sheet.same_side(player, table.sheet.owner[fighter])
    return own or not abilities.holds(table, UNMOVED, fighter)


def swap(table: Table, one: Fighter, other: Fighter, rule: str) -> bool:
    """Two fighters change places, if both can leave their spaces."""
    if one == other or not can_leave(table, one) or not can_leave(table, other):
        return False
    kept: int = table.space[one]
    table.space[one] = table.space[other]
    table.space[other] = kept
    table.happen(SWAPS, table.sheet.owner[one], rule, NO_CARD, one, other)
    return True
