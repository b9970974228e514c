"""What the phrases of a program come to now: players, fighters, spaces, amounts and conditions."""

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.resolving import fresh_frame
from mulligan.games.unmatched.procedures import (
    ACTOR,
    AMOUNT,
    DONE,
    FIGHTER,
    PASSED,
    PICKED,
    PICKED_PLAYERS,
    PLAYER,
    SIDE,
    THAT_CARD,
)
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
    return holds(table, fresh_frame(player, fighter, NONE, NONE, 0), row)


def side_of(frame: list[int], whose: int) -> int:
    """Which side of the combat is meant: this effect's own, or the other."""
    return frame[SIDE] if whose == p.MINE else 1 - frame[SIDE]


# ---- players ------------------------------------------------------------------------------------------------------


def opponents(table: Table, player: int) -> int:
    found = 0
    for other in range(table.sheet.players):
        if table.alive(other) and not table.sheet.same_side(player, other):
            found |= 1 << other
    return found


def players(table: Table, frame: list[int], row: int) -> int:
    program = table.sheet.program
    op = program.op[row]
    if op == p.P_YOU:
        return 1 << frame[PLAYER]
    if op == p.P_ACTOR:
        return 1 << frame[ACTOR]
    if op == p.P_OPPONENT:
        if frame[SIDE] >= 0:  # players-2: in a combat, the other player in it
            return 1 << table.combat[COMBAT_PLAYER + 1 - frame[SIDE]]
        if frame[PICKED_PLAYERS]:
            return frame[PICKED_PLAYERS]
        found = opponents(table, frame[PLAYER])
        return found & -found
    if op == p.P_OPPONENTS:
        return opponents(table, frame[PLAYER])
    if op == p.P_ALL:
        return opponents(table, frame[PLAYER]) | friends(table, frame[PLAYER])
    if op == p.P_PICKED:
        return frame[PICKED_PLAYERS]
    if op == p.P_OWNERS:
        return owners(table, fighters(table, frame, program.a[row]))
    if op == p.P_WHOSE_START:
        return whose_start(table, frame, program.a[row])
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


def whose_start(table: Table, frame: list[int], row: int) -> int:
    """Opponents in whose starting space one of the fighters is (mission-4)."""
    at = table.spaces_of(fighters(table, frame, row))
    found = 0
    foes = opponents(table, frame[PLAYER])
    for other in range(table.sheet.players):
        if foes >> other & 1 and at >> table.board.starts[other] & 1:
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


def fighters(table: Table, frame: list[int], row: int) -> int:
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    if op == p.F_THESE:
        return a
    if op == p.F_ACTIVE:
        if frame[SIDE] >= 0 and table.combat[IN_COMBAT]:
            return 1 << table.combat[FIGHTERS + frame[SIDE]]
        return 1 << frame[FIGHTER] if frame[FIGHTER] >= 0 else 0
    if op == p.F_OPPOSING:
        return 1 << table.combat[FIGHTERS + 1 - frame[SIDE]] if frame[SIDE] >= 0 else 0
    if op == p.F_COMBAT:
        return 1 << table.combat[FIGHTERS] | 1 << table.combat[FIGHTERS + 1] if frame[SIDE] >= 0 else 0
    if op == p.F_PICKED:
        return frame[PICKED]
    if op == p.F_AND:
        return fighters(table, frame, a) & fighters(table, frame, program.b[row])
    if op == p.F_OR:
        return fighters(table, frame, a) | fighters(table, frame, program.b[row])
    if op == p.F_MINUS:
        return fighters(table, frame, a) & ~fighters(table, frame, program.b[row])
    if op == p.F_ADJACENT:
        at = table.spaces_of(fighters(table, frame, a))
        return table.fighters_in(table.adjacent_spaces(at))
    if op == p.F_ZONE:
        at = table.spaces_of(fighters(table, frame, a))
        return table.fighters_in(table.zone_spaces(at))
    if op == p.F_FRIENDLY:
        return table.sheet.friends[frame[PLAYER]] & table.on_board()
    if op == p.F_ENEMY:
        return table.sheet.enemies[frame[PLAYER]] & table.on_board()
    if op == p.F_OF:
        found = 0
        whose = players(table, frame, a)
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
        return fighters(table, frame, a) & ~table.on_board()
    if op == p.F_PASSED:
        return frame[PASSED]
    if op == p.F_NEAREST:
        return nearest(table, fighters(table, frame, a), fighters(table, frame, program.b[row]))
    if op == p.F_WITHIN:
        return within(table, fighters(table, frame, a), amount(table, frame, program.b[row]))
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


def spaces(table: Table, frame: list[int], row: int) -> int:
    """A set of spaces, taken or not."""
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    every = (1 << table.board.size) - 1
    if op == p.S_ANY:
        return every
    if op == p.S_ADJACENT:
        return table.adjacent_spaces(table.spaces_of(fighters(table, frame, a)))
    if op == p.S_ZONE:
        return table.zone_spaces(table.spaces_of(fighters(table, frame, a)))
    if op == p.S_NO_ZONE:
        return every & ~table.zone_spaces(table.spaces_of(fighters(table, frame, a)))
    found = 0
    if op == p.S_STARTS:
        whose = players(table, frame, a)
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


def amount(table: Table, frame: list[int], row: int) -> int:
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    if op == p.A_NUMBER:
        return a
    if op == p.A_FIGHTERS:
        return count_of(fighters(table, frame, a))
    if op == p.A_BOOST:
        return table.boost_of(frame[THAT_CARD])
    if op == p.A_THAT:
        return frame[AMOUNT]
    if op == p.A_COMBAT_DAMAGE:
        return table.combat[DAMAGE]
    if op == p.A_SUM:
        return amount(table, frame, a) + amount(table, frame, program.b[row])
    if op == p.A_TIMES:
        return amount(table, frame, a) * amount(table, frame, program.b[row])
    if op == p.A_CARD_BOOST:
        return table.boost_of(table.combat[COMBAT_CARD + side_of(frame, a)])
    if op == p.A_PRINTED:
        return table.printed_value(side_of(frame, a))
    if op == p.A_VALUE:
        return table.value(side_of(frame, a))
    if op == p.A_BETWEEN:
        return between(table, fighters(table, frame, a), fighters(table, frame, program.b[row]))
    if op == p.A_HEALTH:
        total = 0
        chosen = fighters(table, frame, a)
        for fighter, health in enumerate(table.health):
            if chosen >> fighter & 1:
                total += health
        return total
    if op == p.A_COUNTERS:
        return table.counters[frame[PLAYER]]
    if op == p.A_ATTACKS:
        return table.turn[ATTACKS]
    if op == p.A_ACTIONS_TAKEN:
        return table.turn[ACTIONS_TAKEN]
    if op == p.A_CARDS_PLAYED:
        return max(table.turn[CARDS_PLAYED] - 1, 0)
    if op == p.A_PILE_BOOST:
        pile = table.discards[frame[PLAYER]]
        return table.boost_of(pile[-1]) if pile else 0
    if op == p.A_ZONES:
        return zones_of(table, fighters(table, frame, a))
    return cards_counted(table, frame, row)


def cards_counted(table: Table, frame: list[int], row: int) -> int:
    """Cards in hands, decks and discard piles."""
    program = table.sheet.program
    op = program.op[row]
    whose = players(table, frame, program.a[row])
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


def holds(table: Table, frame: list[int], row: int) -> bool:
    program = table.sheet.program
    op = program.op[row]
    a = program.a[row]
    b = program.b[row]
    if op == p.C_WON:
        return frame[SIDE] >= 0 and table.combat[WINNER] == frame[SIDE]
    if op == p.C_LOST:
        return frame[SIDE] >= 0 and table.combat[WINNER] == 1 - frame[SIDE]
    if op == p.C_NOT:
        return not holds(table, frame, a)
    if op == p.C_AND:
        return holds(table, frame, a) and holds(table, frame, b)
    if op == p.C_OR:
        return holds(table, frame, a) or holds(table, frame, b)
    if op == p.C_ANY:
        return fighters(table, frame, a) != 0
    if op == p.C_STARS_COUNT:
        return not table.turn[STARLESS] >> frame[PLAYER] & 1
    if op == p.C_AT_LEAST:
        return amount(table, frame, a) >= amount(table, frame, b)
    if op == p.C_EXACTLY:
        return amount(table, frame, a) == amount(table, frame, b)
    if op == p.C_DEFEATED:
        return fighters(table, frame, a) & ~table.on_board() != 0
    if op == p.C_MOVED:
        return moved(table, fighters(table, frame, a))
    if op == p.C_AT:
        return table.spaces_of(fighters(table, frame, a)) & spaces(table, frame, b) != 0
    if op == p.C_HURT:
        return table.turn[HURT] & fighters(table, frame, a) != 0
    if op == p.C_ATTACKING:
        return frame[SIDE] == 0
    if op == p.C_DEFENDING:
        return frame[SIDE] == 1
    if op == p.C_DONE:
        return frame[DONE] == 1
    if op == p.C_WON_BEFORE:
        return table.turn[WON] >> frame[PLAYER] & 1 == 1
    if op == p.C_YOUR_TURN:
        return table.turn[TURN_PLAYER] == frame[PLAYER]
    if op == p.C_MANEUVERED:
        return table.turn[MANEUVERS] > 0
    if op == p.C_OPPOSED:
        return frame[SIDE] >= 0 and table.combat[COMBAT_CARD + 1 - frame[SIDE]] >= 0
    if op == p.C_PLAYED_CARD:
        return frame[SIDE] >= 0 and table.combat[COMBAT_CARD + frame[SIDE]] >= 0
    if op == p.C_ALL_OF:
        wanted = fighters(table, frame, a)
        return wanted != 0 and wanted & ~fighters(table, frame, b) == 0
    if op == p.C_THAT_FITS:
        return frame[THAT_CARD] >= 0 and len(fitting(table, [frame[THAT_CARD]], a)) == 1
    if op == p.C_SAME_ZONE_AS_START:
        return still_in_zone(table, fighters(table, frame, a))
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
