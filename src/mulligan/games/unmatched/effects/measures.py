"""What the phrases of a program come to now: players, fighters, spaces, amounts and conditions."""

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.context import Resolving, fresh
from mulligan.games.unmatched.table import (
    ACTIONS_TAKEN,
    ATTACKS,
    CARDS_PLAYED,
    COMBAT_CARD,
    COMBAT_PLAYER,
    DAMAGE,
    FIGHTERS,
    HURT,
    IN_COMBAT,
    MANEUVERS,
    NONE,
    STARLESS,
    TURN_PLAYER,
    WINNER,
    WON,
    Table,
)


def requirement_met(table: Table, player: int, fighter: int, row: int) -> bool:
    """mission-2: does what a mission asks for hold now?"""
    return holds(table, fresh(player, fighter, NONE, NONE, 0), row)


def side_of(at: Resolving, whose: int) -> int:
    """Which side of the combat is meant: this effect's own, or the other."""
    return at.side if whose == p.MINE else 1 - at.side


# ---- players ------------------------------------------------------------------------------------------------------


def opponents(table: Table, player: int) -> int:
    found = 0
    for other in range(table.sheet.players):
        if table.alive(other) and not table.sheet.same_side(player, other):
            found |= 1 << other
    return found


def players(table: Table, at: Resolving, row: int) -> int:
    program = table.sheet.program
    op = program.op[row]
    if op == p.P_YOU:
        return 1 << at.you
    if op == p.P_ACTOR:
        return 1 << at.actor
    if op == p.P_OPPONENT:
        if at.side >= 0:  # players-2: in a combat, the other player in it
            return 1 << table.combat[COMBAT_PLAYER + 1 - at.side]
        if at.picked_players:
            return at.picked_players
        found = opponents(table, at.you)
        return found & -found
    if op == p.P_OPPONENTS:
        return opponents(table, at.you)
    if op == p.P_ALL:
        return opponents(table, at.you) | friends(table, at.you)
    if op == p.P_PICKED:
        return at.picked_players
    if op == p.P_OWNERS:
        return owners(table, fighters(table, at, program.a[row]))
    if op == p.P_WHOSE_START:
        return whose_start(table, at, program.a[row])
    raise RuntimeError(f"row {row} gives no players")


def friends(table: Table, player: int) -> int:
    found = 0
    for other in range(table.sheet.players):
        if table.alive(other) and table.sheet.same_side(player, other):
            found |= 1 << other
    return found


def owners(table: Table, chosen: int) -> int:
    found = 0
    for fighter, owner in enumerate(table.sheet.owner):
        if chosen >> fighter & 1:
            found |= 1 << owner
    return found


def whose_start(table: Table, at: Resolving, row: int) -> int:
    """Opponents in whose starting space one of the fighters is (mission-4)."""
    where = table.spaces_of(fighters(table, at, row))
    found = 0
    foes = opponents(table, at.you)
    for other in range(table.sheet.players):
        if foes >> other & 1 and where >> table.board.starts[other] & 1:
            found |= 1 << other
    return found


def first_of(chosen: int) -> int:
    """The lowest member of a set, -1 for none."""
    number = 0
    while chosen:
        if chosen & 1:
            return number
        chosen >>= 1
        number += 1
    return NONE


def count_of(chosen: int) -> int:
    count = 0
    while chosen:
        chosen &= chosen - 1
        count += 1
    return count


# ---- fighters -----------------------------------------------------------------------------------------------------


def fighters(table: Table, at: Resolving, row: int) -> int:
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    if op == p.F_THESE:
        return a
    if op == p.F_ACTIVE:
        if at.side >= 0 and table.combat[IN_COMBAT]:
            return 1 << table.combat[FIGHTERS + at.side]
        return 1 << at.fighter if at.fighter >= 0 else 0
    if op == p.F_OPPOSING:
        return 1 << table.combat[FIGHTERS + 1 - at.side] if at.side >= 0 else 0
    if op == p.F_COMBAT:
        return 1 << table.combat[FIGHTERS] | 1 << table.combat[FIGHTERS + 1] if at.side >= 0 else 0
    if op == p.F_PICKED:
        return at.picked
    if op == p.F_AND:
        return fighters(table, at, a) & fighters(table, at, program.b[row])
    if op == p.F_OR:
        return fighters(table, at, a) | fighters(table, at, program.b[row])
    if op == p.F_MINUS:
        return fighters(table, at, a) & ~fighters(table, at, program.b[row])
    if op == p.F_ADJACENT:
        where = table.spaces_of(fighters(table, at, a))
        return table.fighters_in(table.adjacent_spaces(where))
    if op == p.F_ZONE:
        where = table.spaces_of(fighters(table, at, a))
        return table.fighters_in(table.zone_spaces(where))
    if op == p.F_FRIENDLY:
        return table.sheet.friends[at.you] & table.on_board()
    if op == p.F_ENEMY:
        return table.sheet.enemies[at.you] & table.on_board()
    if op == p.F_OF:
        found = 0
        whose = players(table, at, a)
        for player in range(table.sheet.players):
            if whose >> player & 1:
                found |= table.sheet.fighters_of[player]
        return found & table.on_board()
    if op == p.F_ALL:
        return table.on_board()
    if op == p.F_HEROES:
        return table.sheet.heroes
    if op == p.F_SIDEKICKS:
        return table.on_board() & ~table.sheet.heroes
    if op == p.F_DEFEATED:
        return fighters(table, at, a) & ~table.on_board()
    if op == p.F_PASSED:
        return at.passed
    if op == p.F_NEAREST:
        return nearest(table, fighters(table, at, a), fighters(table, at, program.b[row]))
    if op == p.F_WITHIN:
        return within(table, fighters(table, at, a), amount(table, at, program.b[row]))
    raise RuntimeError(f"row {row} gives no fighters")


def nearest(table: Table, candidates: int, to: int) -> int:
    best = NONE
    found = 0
    for fighter, space in enumerate(table.space):
        if space < 0 or not candidates >> fighter & 1:
            continue
        distance = closest(table, space, to)
        if best < 0 or distance < best:
            best = distance
            found = 0
        if distance == best:
            found |= 1 << fighter
    return found


def closest(table: Table, space: int, to: int) -> int:
    distance = 99
    for fighter, other in enumerate(table.space):
        if other >= 0 and to >> fighter & 1:
            distance = min(distance, table.board.distance[space][other])
    return distance


def within(table: Table, to: int, steps: int) -> int:
    found = 0
    for fighter, space in enumerate(table.space):
        if space >= 0 and closest(table, space, to) <= steps:
            found |= 1 << fighter
    return found


# ---- spaces -------------------------------------------------------------------------------------------------------


def spaces(table: Table, at: Resolving, row: int) -> int:
    """A set of spaces, taken or not."""
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    every = (1 << table.board.size) - 1
    if op == p.S_ANY:
        return every
    if op == p.S_ADJACENT:
        return table.adjacent_spaces(table.spaces_of(fighters(table, at, a)))
    if op == p.S_ZONE:
        return table.zone_spaces(table.spaces_of(fighters(table, at, a)))
    if op == p.S_NO_ZONE:
        return every & ~table.zone_spaces(table.spaces_of(fighters(table, at, a)))
    found = 0
    if op == p.S_STARTS:
        whose = players(table, at, a)
        for player in range(table.sheet.players):
            if whose >> player & 1:
                found |= 1 << table.board.starts[player]
        return found
    if op == p.S_ALL_STARTS:
        for space in table.board.starts:
            found |= 1 << space
        return found
    raise RuntimeError(f"row {row} gives no spaces")


# ---- amounts ------------------------------------------------------------------------------------------------------


def amount(table: Table, at: Resolving, row: int) -> int:
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    if op == p.A_NUMBER:
        return a
    if op == p.A_FIGHTERS:
        return count_of(fighters(table, at, a))
    if op == p.A_BOOST:
        return table.boost_of(at.that_card)
    if op == p.A_THAT:
        return at.amount
    if op == p.A_COMBAT_DAMAGE:
        return table.combat[DAMAGE]
    if op == p.A_SUM:
        return amount(table, at, a) + amount(table, at, program.b[row])
    if op == p.A_TIMES:
        return amount(table, at, a) * amount(table, at, program.b[row])
    if op == p.A_CARD_BOOST:
        return table.boost_of(table.combat[COMBAT_CARD + side_of(at, a)])
    if op == p.A_PRINTED:
        return table.printed_value(side_of(at, a))
    if op == p.A_VALUE:
        return table.value(side_of(at, a))
    if op == p.A_BETWEEN:
        return between(table, fighters(table, at, a), fighters(table, at, program.b[row]))
    if op == p.A_HEALTH:
        total = 0
        chosen = fighters(table, at, a)
        for fighter, health in enumerate(table.health):
            if chosen >> fighter & 1:
                total += health
        return total
    if op == p.A_COUNTERS:
        return table.counters[at.you]
    if op == p.A_ATTACKS:
        return table.turn[ATTACKS]
    if op == p.A_ACTIONS_TAKEN:
        return table.turn[ACTIONS_TAKEN]
    if op == p.A_CARDS_PLAYED:
        return max(table.turn[CARDS_PLAYED] - 1, 0)
    if op == p.A_PILE_BOOST:
        pile = table.discards[at.you]
        return table.boost_of(pile[-1]) if pile else 0
    if op == p.A_ZONES:
        return zones_of(table, fighters(table, at, a))
    return cards_counted(table, at, row)


def cards_counted(table: Table, at: Resolving, row: int) -> int:
    """Cards in hands, decks and discard piles."""
    program = table.sheet.program
    op = program.op[row]
    whose = players(table, at, program.a[row])
    count = 0
    for player in range(table.sheet.players):
        if not whose >> player & 1:
            continue
        if op == p.A_HAND:
            count += len(table.hands[player])
        elif op == p.A_DECK:
            count += len(table.decks[player])
        elif op == p.A_DISCARDS:
            count += len(fitting(table, table.discards[player], program.b[row]))
        else:
            raise RuntimeError(f"row {row} gives no amount")
    return count


def fitting(table: Table, zone: list[int], chosen: int) -> list[int]:
    """The cards of a zone that a filter lets through (-1: all)."""
    if chosen < 0:
        return zone.copy()
    kinds = table.sheet.filters[chosen]
    return [card for card in zone if kinds[table.printed[card]]]


def zones_of(table: Table, chosen: int) -> int:
    zones = 0
    for fighter, space in enumerate(table.space):
        if space >= 0 and chosen >> fighter & 1:
            zones |= table.board.zones[space]
    return count_of(zones)


def between(table: Table, one: int, other: int) -> int:
    """Ruling 5: the spaces strictly between two fighters on a shortest path."""
    a = first_of(one)
    b = first_of(other)
    if a < 0 or b < 0 or table.space[a] < 0 or table.space[b] < 0:
        return 0
    return max(table.board.distance[table.space[a]][table.space[b]] - 1, 0)


# ---- conditions ---------------------------------------------------------------------------------------------------


def holds(table: Table, at: Resolving, row: int) -> bool:
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    b = program.b[row]
    if op == p.C_WON:
        return at.side >= 0 and table.combat[WINNER] == at.side
    if op == p.C_LOST:
        return at.side >= 0 and table.combat[WINNER] == 1 - at.side
    if op == p.C_NOT:
        return not holds(table, at, a)
    if op == p.C_AND:
        return holds(table, at, a) and holds(table, at, b)
    if op == p.C_OR:
        return holds(table, at, a) or holds(table, at, b)
    if op == p.C_ANY:
        return fighters(table, at, a) != 0
    if op == p.C_STARS_COUNT:
        return not table.turn[STARLESS] >> at.you & 1
    if op == p.C_AT_LEAST:
        return amount(table, at, a) >= amount(table, at, b)
    if op == p.C_EXACTLY:
        return amount(table, at, a) == amount(table, at, b)
    if op == p.C_DEFEATED:
        return fighters(table, at, a) & ~table.on_board() != 0
    if op == p.C_MOVED:
        return moved(table, fighters(table, at, a))
    if op == p.C_AT:
        return table.spaces_of(fighters(table, at, a)) & spaces(table, at, b) != 0
    if op == p.C_HURT:
        return table.turn[HURT] & fighters(table, at, a) != 0
    if op == p.C_ATTACKING:
        return at.side == 0
    if op == p.C_DEFENDING:
        return at.side == 1
    if op == p.C_DONE:
        return at.did
    if op == p.C_WON_BEFORE:
        return table.turn[WON] >> at.you & 1 == 1
    if op == p.C_YOUR_TURN:
        return table.turn[TURN_PLAYER] == at.you
    if op == p.C_MANEUVERED:
        return table.turn[MANEUVERS] > 0
    if op == p.C_OPPOSED:
        return at.side >= 0 and table.combat[COMBAT_CARD + 1 - at.side] >= 0
    if op == p.C_PLAYED_CARD:
        return at.side >= 0 and table.combat[COMBAT_CARD + at.side] >= 0
    if op == p.C_ALL_OF:
        wanted = fighters(table, at, a)
        return wanted != 0 and wanted & ~fighters(table, at, b) == 0
    if op == p.C_THAT_FITS:
        return at.that_card >= 0 and len(fitting(table, [at.that_card], a)) == 1
    if op == p.C_SAME_ZONE_AS_START:
        return still_in_zone(table, fighters(table, at, a))
    raise RuntimeError(f"row {row} is no condition")


def moved(table: Table, chosen: int) -> bool:
    """One of these fighters started the turn in a different space."""
    for fighter, space in enumerate(table.space):
        if chosen >> fighter & 1 and space >= 0 and space != table.began[fighter]:
            return True
    return False


def still_in_zone(table: Table, chosen: int) -> bool:
    for fighter, space in enumerate(table.space):
        began = table.began[fighter]
        if chosen >> fighter & 1 and space >= 0 and began >= 0 and table.board.zones[space] & table.board.zones[began]:
            return True
    return False
