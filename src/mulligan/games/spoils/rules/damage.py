"""Damage (408): increases and reductions, what it does to characters, locations and factions, and who inflicted it."""

from mulligan.games.spoils.effects import amounts, characteristics, conditions, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import context
from mulligan.games.spoils.effects.happenings import Happening, bring_in, fits
from mulligan.games.spoils.effects.prohibitions import kept_from
from mulligan.games.spoils.printed import CHARACTER, FACTION, LOCATION, PLAY
from mulligan.games.spoils.procedures import (
    AMOUNT,
    APPLIED_FROM,
    AT,
    DAMAGE,
    DAMAGE_FLAGS,
    DAMAGE_LIST,
    DAMAGE_SIZE,
    OF_ONE_SOURCE,
    OUTCOME,
    PRINTED,
)
from mulligan.games.spoils.rules import replacements
from mulligan.games.spoils.rules.leaving import WAITS, report
from mulligan.games.spoils.table import BATTLE_WOUND, DAMAGED, INFLICTS, INFLUENCE_LOST, NO_CARD, SAME_BLOW, Table
from mulligan.kernel.state import STEP

BATTLE_DAMAGE = BATTLE_WOUND


def inflict(table: Table, blows: list[int], battle: int, as_cost: bool = False) -> int:
    """Inflict damage at once: target, source, amount and so on. Gives how much was, or WAITS."""
    hits: list[int] = []
    for i in range(0, len(blows), 3):
        target, source, amount = blows[i], blows[i + 1], blows[i + 2]
        if amount <= 0 or table.area[target] != PLAY:  # 408.1
            continue
        if source != NO_CARD and cannot_inflict(table, source, target):
            continue
        hits.extend([target, table.age[target], source, amount])
    if not hits:
        return 0
    if not as_cost and (replacements.any_for(table, DAMAGED) or replacements.any_for(table, INFLICTS)):  # 506.2
        table.push(DAMAGE, [0, 0, 0, battle, len(table.applied), 0, *hits])
        return WAITS
    return strike(table, hits, battle)


def cannot_inflict(table: Table, source: int, target: int) -> bool:
    """402.7: may this source inflict no damage, or none to this target?"""
    if characteristics.forbidden(table, source, ops.D_INFLICT):
        return True
    return len(table.active) > 0 and kept_from(table, source, ops.D_INFLICT, target, table.controller[target], [])


def strike(table: Table, hits: list[int], battle: int) -> int:
    """408.2, 609.1f: what hits the same thing is one amount; it is increased, then reduced, then inflicted."""
    total = 0
    targets: list[int] = []
    for i in range(0, len(hits), DAMAGE_SIZE):
        if hits[i] not in targets:
            targets.append(hits[i])
    for target in targets:
        total += strike_one(table, target, hits, battle)
    return total


def strike_one(table: Table, target: int, hits: list[int], battle: int) -> int:
    if table.area[target] != PLAY:
        return 0
    amount = 0
    sources: list[int] = []
    for i in range(0, len(hits), DAMAGE_SIZE):
        if hits[i] == target:
            amount += hits[i + 3]
            sources.append(i)
    only = hits[sources[0] + 2] if len(sources) == 1 else NO_CARD
    for i in sources:
        amount = adjusted(table, target, hits[i + 2], amount, battle, i != sources[0])
    if amount <= 0:  # 408.2a
        return 0
    seat = table.controller[target]
    types = characteristics.types(table, target)
    lost = 0
    if types & FACTION:  # 408.3
        lost = min(adjusted_loss(table, target, amount), table.influence[seat])
        table.influence[seat] -= lost
    elif types & (CHARACTER | LOCATION):
        table.damage[target] += amount
        left = amount
        for place, i in enumerate(sources):
            share = left if place == len(sources) - 1 else min(left, hits[i + 3])
            table.wounds.extend([target, hits[i + 2], share, battle | (SAME_BLOW if place else 0)])
            left -= share
    else:
        return 0
    table.changed()
    table.happen(DAMAGED, seat, "408.2b", target, amount, only, battle)
    for i in sources:
        if hits[i + 2] != NO_CARD:
            table.happen(INFLICTS, table.controller[hits[i + 2]], "408.7", hits[i + 2], hits[i + 3], target, battle)
    if lost:
        table.happen(INFLUENCE_LOST, seat, "408.3", target, lost)
    return amount


def adjusted(table: Table, target: int, source: int, amount: int, battle: int, again: bool) -> int:
    """408.2: increases, then reductions; `again` for a further source of what is one amount to its target."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    for i in range(len(table.active)):
        amount = adjust(table, table.active_in[i], table.active[i], target, source, amount, battle, 1, again)
    for i in range(len(table.active)):
        amount = adjust(table, table.active_in[i], table.active[i], target, source, amount, battle, 0, again)
    return amount


def adjust(
    table: Table,
    made: list[int],
    code: Code,
    target: int,
    source: int,
    amount: int,
    battle: int,
    increase: int,
    again: bool,
) -> int:
    op = code.op
    if op == ops.WHILE:
        if conditions.holds(table, made, code.parts[0]):
            return adjust(table, made, code.parts[1], target, source, amount, battle, increase, again)
        return amount
    if op == ops.SEVERAL:
        for part in code.parts:
            amount = adjust(table, made, part, target, source, amount, battle, increase, again)
        return amount
    if op != ops.CHANGES_DAMAGE or code.a != increase or amount <= 0:
        return amount
    event = code.parts[0]
    if event.a == INFLUENCE_LOST:  # 408.3b
        return amount
    if again and event.a == DAMAGED and not asks_source(event):
        return amount
    card, other = (source, target) if event.a == INFLICTS else (target, source)
    if card == NO_CARD:
        return amount
    happening = Happening(event.a, table.controller[card], card, amount, other, battle)
    if not fits(table, made, event, happening):
        return amount
    mine = context(table, made[PRINTED], 0, made[4], made[6])
    mine[AMOUNT] = amount
    bring_in(table, mine, event, happening)
    by = amounts.amount(table, mine, code.parts[1])
    if code.b:  # to so much
        return min(amount, by)
    return amount + by if increase else max(0, amount - by)


def adjusted_loss(table: Table, faction: int, amount: int) -> int:
    """What is left of a loss of influence once it is increased, then reduced (410.3)."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    for increase in (1, 0):
        for i in range(len(table.active)):
            code, made = table.active[i], table.active_in[i]
            if code.op != ops.CHANGES_DAMAGE or code.parts[0].a != INFLUENCE_LOST or code.a != increase:
                continue
            loss = Happening(INFLUENCE_LOST, table.controller[faction], faction, amount, NO_CARD, 0)
            if amount > 0 and fits(table, made, code.parts[0], loss):
                by = amounts.amount(table, made, code.parts[1])
                amount = min(amount, by) if code.b else amount + by if increase else max(0, amount - by)
    return amount


def asks_source(event: Code) -> bool:
    for ask in event.parts:
        if ask.op == ops.ASK_OTHER:
            return True
    return False


class Damage:
    """Damage that something may replace (506). What hits the same thing is one amount (609.1f)."""

    def events(self, table: Table) -> list[Happening]:
        frame = table.frame
        base = DAMAGE_LIST + frame[AT] * DAMAGE_SIZE
        target, source, amount = frame[base], frame[base + 2], frame[base + 3]
        total = 0
        for i in entries_of(frame, target):
            total += frame[i + 3]
        battle = frame[DAMAGE_FLAGS]
        found = [Happening(DAMAGED, table.controller[target], target, total, source, battle)]
        if source != NO_CARD:
            found.append(Happening(INFLICTS, table.controller[source], source, amount, target, battle))
        return found

    def offer(self, table: Table) -> None:
        frame = table.frame
        while DAMAGE_LIST + frame[AT] * DAMAGE_SIZE < len(frame):
            base = DAMAGE_LIST + frame[AT] * DAMAGE_SIZE
            if frame[base + 3] > 0 and table.is_in_play(frame[base], frame[base + 1]):
                if replacements.offer(table, self.events(table)):
                    return
            frame[AT] += 1
        frame[STEP] = 3

    def chosen(self, table: Table) -> None:
        """A replacement that speaks of one source replaces what that source inflicts, any other the whole amount."""
        frame = table.frame
        events = self.events(table)
        code = replacements.chosen_event(table, events)
        frame[OF_ONE_SOURCE] = 1 if code.a == INFLICTS or asks_source(code) else 0
        if frame[OF_ONE_SOURCE]:
            events[0].amount = frame[DAMAGE_LIST + frame[AT] * DAMAGE_SIZE + 3]
        replacements.begin(table, events)

    def replaced(self, table: Table) -> None:
        frame = table.frame
        frame[STEP] = 0
        if not frame[OUTCOME]:
            return
        base = DAMAGE_LIST + frame[AT] * DAMAGE_SIZE
        for i in [base] if frame[OF_ONE_SOURCE] else entries_of(frame, frame[base]):
            frame[i + 3] = 0

    def infliction(self, table: Table) -> None:
        frame = table.frame
        hits: list[int] = []
        for i in range(DAMAGE_LIST, len(frame), DAMAGE_SIZE):
            if frame[i + 3] > 0 and table.age[frame[i]] == frame[i + 1]:
                hits.extend(frame[i : i + DAMAGE_SIZE])
        del table.applied[frame[APPLIED_FROM] :]
        table.pop()
        report(table, strike(table, hits, frame[DAMAGE_FLAGS]))


def entries_of(frame: list[int], target: int) -> list[int]:
    """Where a frame of damage keeps what hits this target."""
    return [i for i in range(DAMAGE_LIST, len(frame), DAMAGE_SIZE) if frame[i] == target]


def redirect(table: Table, to: int, limit: int) -> int:
    """Inflict to another thing instead what is about to be inflicted, up to a limit. Gives how much that is."""
    damage = table.frames[-2]
    target = damage[DAMAGE_LIST + damage[AT] * DAMAGE_SIZE]
    blows: list[int] = []
    moved = 0
    for i in entries_of(damage, target):
        amount = min(damage[i + 3], limit - moved)
        if amount > 0:
            damage[i + 3] -= amount
            moved += amount
            blows.extend([to, damage[i + 2], amount])
    inflict(table, blows, damage[DAMAGE_FLAGS])
    return moved
