"""Damage (408): increases and reductions, what it does to characters, locations and factions, and who inflicted it."""

from mulligan.games.spoils.effects import amounts, characteristics, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import context
from mulligan.games.spoils.effects.happenings import Happening, bring_in, fits
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
    SOURCE,
    YOU,
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
        if source != NO_CARD and characteristics.forbidden(table, source, ops.D_INFLICT):
            continue
        hits.extend([target, table.age[target], source, amount])
    if not hits:
        return 0
    if not as_cost and (replacements.any_for(table, DAMAGED) or replacements.any_for(table, INFLICTS)):  # 506.2
        table.push(DAMAGE, [0, 0, 0, battle, len(table.applied), 0, *hits])
        return WAITS
    return strike(table, hits, battle)


def strike(table: Table, hits: list[int], battle: int) -> int:
    """408.2, 609.1f: what hits the same thing is one amount; each is increased, then reduced; then all are inflicted.

    So nothing that one of them changes has a say in how much another is.
    """
    blows: list[Blow] = []
    for i in range(0, len(hits), DAMAGE_SIZE):
        if table.area[hits[i]] == PLAY:
            blow_to(blows, hits[i]).add(hits[i + 2], hits[i + 3])
    for blow in blows:
        blow.adjust(table, battle)
    total = 0
    for blow in blows:
        total += inflict_one(table, blow, battle)
    return total


class Blow:
    """What is inflicted to one thing at once: the share of each source in it."""

    def __init__(self, target: int) -> None:
        self.target: int = target
        self.sources: list[int] = []
        self.shares: list[int] = []

    def add(self, source: int, amount: int) -> None:
        self.sources.append(source)
        self.shares.append(amount)

    @property
    def amount(self) -> int:
        return sum(self.shares)

    def become(self, amount: int) -> None:
        """The whole changes: what is added goes to the last source, what is taken off is taken from the last ones."""
        self.shares[-1] += amount - self.amount
        for i in range(len(self.shares) - 1, 0, -1):
            if self.shares[i] < 0:
                self.shares[i - 1] += self.shares[i]
                self.shares[i] = 0

    def adjust(self, table: Table, battle: int) -> None:
        """408.2, 410.3: all increases, then all reductions."""
        if table.fresh != table.version:
            characteristics.freshen(table)
        for increase in (1, 0):
            for i in range(len(table.active)):
                self.adjust_by(table, table.active_in[i], table.active[i], battle, increase)

    def adjust_by(self, table: Table, made: list[int], code: Code, battle: int, increase: int) -> None:
        for change in characteristics.in_force(table, made, code, ops.CHANGES_DAMAGE):
            event = change.parts[0]
            if change.a != increase or event.a == INFLUENCE_LOST:  # 408.3b
                continue
            if event.a == DAMAGED and not asks_source(event):
                self.become(self.changed(table, made, change, self.sources[0], self.amount, battle))
                continue
            for i, source in enumerate(self.sources):  # it speaks of what one source inflicts
                self.shares[i] = self.changed(table, made, change, source, self.shares[i], battle)

    def changed(self, table: Table, made: list[int], change: Code, source: int, amount: int, battle: int) -> int:
        """An amount, of one source or of all, as a statement leaves it."""
        event = change.parts[0]
        card, other = (source, self.target) if event.a == INFLICTS else (self.target, source)
        if card == NO_CARD or amount <= 0:
            return amount
        happening = Happening(event.a, table.controller[card], card, amount, other, battle)
        if not fits(table, made, event, happening):
            return amount
        mine = context(table, made[PRINTED], 0, made[SOURCE], made[YOU])
        mine[AMOUNT] = amount
        bring_in(table, mine, event, happening)
        return changed_by(change, amount, amounts.amount(table, mine, change.parts[1]))


def blow_to(blows: list[Blow], target: int) -> Blow:
    for blow in blows:
        if blow.target == target:
            return blow
    blow = Blow(target)
    blows.append(blow)
    return blow


def changed_by(change: Code, amount: int, by: int) -> int:
    """An amount that is increased or reduced, or reduced to so much."""
    if change.b:
        return min(amount, by)
    return amount + by if change.a else max(0, amount - by)  # 410.4


def inflict_one(table: Table, blow: Blow, battle: int) -> int:
    """408.2b to 408.5: what damage does to one thing. Gives how much it was."""
    target, amount = blow.target, blow.amount
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
    else:
        return 0
    same = 0
    for i, source in enumerate(blow.sources):
        if blow.shares[i]:
            table.wounds.extend([target, source, blow.shares[i], battle | same])
            same = SAME_BLOW
    table.changed()
    only = blow.sources[0] if len(blow.sources) == 1 else NO_CARD
    table.happen(DAMAGED, seat, "408.2b", target, amount, only, battle)
    for i, source in enumerate(blow.sources):
        if source != NO_CARD and blow.shares[i]:
            table.happen(INFLICTS, table.controller[source], "408.7", source, blow.shares[i], target, battle)
    if lost:
        table.happen(INFLUENCE_LOST, seat, "408.3", target, lost)
    return amount


def adjusted_loss(table: Table, faction: int, amount: int) -> int:
    """What is left of a loss of influence once it is increased, then reduced (410.3)."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    for increase in (1, 0):
        for i in range(len(table.active)):
            made = table.active_in[i]
            for change in characteristics.in_force(table, made, table.active[i], ops.CHANGES_DAMAGE):
                if change.parts[0].a != INFLUENCE_LOST or change.a != increase:
                    continue
                loss = Happening(INFLUENCE_LOST, table.controller[faction], faction, amount, NO_CARD, 0)
                if amount > 0 and fits(table, made, change.parts[0], loss):
                    amount = changed_by(change, amount, amounts.amount(table, made, change.parts[1]))
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
