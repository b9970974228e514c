"""Damage (408): increases and reductions, what it does to characters, locations and factions, and who inflicted it."""

from typing import Any, Final

from mulligan.games.spoils.effects import characteristics, context, ops
from mulligan.games.spoils.effects.happenings import Happening, bring_in, fits
from mulligan.games.spoils.effects.statement import DAMAGE, ChangesDamage, Statement
from mulligan.games.spoils.events import (
    AS_CHARACTER,
    BATTLE_WOUND,
    DAMAGED,
    INFLICTS,
    INFLUENCE_GAINED,
    INFLUENCE_LOST,
    SAME_BLOW,
)
from mulligan.games.spoils.limits.prohibitions import TO_GAIN_INFLUENCE, TO_LOSE_INFLUENCE, kept_from, prevented
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import CHARACTER, FACTION, LOCATION, PLAY
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.rules.leaving import WAITS, report, tell
from mulligan.games.spoils.rules.replacements import Replaceable
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.parts import Part

BATTLE_DAMAGE: Final = BATTLE_WOUND
OF_DAMAGE: Final = "408.3"  # the rule by which a faction loses influence for damage
OF_GAIN: Final = "402.1"  # the rule by which a faction gains influence


class Hit(Part):
    """Damage that is about to be inflicted."""

    target: Card
    age: int
    source: Card
    amount: int

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(self, target: Card, age: int, source: Card, amount: int) -> None:
        self.target = target
        self.age = age
        self.source = source
        self.amount = amount

    def copy(self) -> "Hit":
        return Hit(self.target, self.age, self.source, self.amount)

    def values(self) -> list[Any]:
        return [self.target, self.age, self.source, self.amount]


def inflict(table: Table, blows: list[int], battle: int, as_cost: bool = False) -> int:
    """Inflict damage at once: target, source, amount and so on. Gives how much was, or WAITS."""
    hits: list[Hit] = []
    for i in range(0, len(blows), 3):
        target, source, amount = Card(blows[i]), Card(blows[i + 1]), blows[i + 2]
        if amount <= 0 or table.area[target] != PLAY:  # 408.1
            continue
        if source != NO_CARD and cannot_inflict(table, source, target):
            continue
        hits.append(Hit(target, table.age[target], source, amount))
    if not hits:
        return 0
    if not as_cost and (replacements.any_for(table, DAMAGED) or replacements.any_for(table, INFLICTS)):  # 506.2
        table.push(Damage(len(table.applied), battle, hits))
        return WAITS
    return strike(table, hits, battle, as_cost)


def cannot_inflict(table: Table, source: Card, target: Card) -> bool:
    """402.7: may this source inflict no damage, or none to this target?"""
    if characteristics.forbidden(table, source, ops.D_INFLICT):
        return True
    return len(table.active) > 0 and kept_from(table, source, ops.D_INFLICT, target, table.controller_of(target), None)


def strike(table: Table, hits: list[Hit], battle: int, as_cost: bool = False) -> int:
    """408.2, 609.1f: what hits the same thing is one amount; it is increased, then reduced, then inflicted.

    All of it is adjusted before any is inflicted, so that nothing that one blow changes has a say in another.
    """
    blows: list[Blow] = []
    for hit in hits:
        if table.area[hit.target] == PLAY:
            blow_to(blows, hit.target, battle).add(hit.source, hit.amount)
    for blow in blows:
        adjust_blow(table, blow)
    losses: list[int] | None = [] if not as_cost and replacements.any_for(table, INFLUENCE_LOST) else None
    total = 0
    for blow in blows:
        total += strike_one(table, blow, losses)
    if losses:  # 506: what the factions lose for it may be replaced
        table.push(
            InfluenceMoves(len(table.applied), [Card(faction) for faction in losses[0::2]], losses[1::2], OF_DAMAGE)
        )
    return total


def blow_to(blows: list["Blow"], target: Card, battle: int) -> "Blow":
    """The blow that hits this target; a new one if none did yet."""
    for blow in blows:
        if blow.target == target:
            return blow
    blow = Blow(target, battle)
    blows.append(blow)
    return blow


def strike_one(table: Table, blow: "Blow", losses: list[int] | None) -> int:
    """408.2b to 408.5: what damage does to one thing. Gives how much. A loss that may be replaced is put down."""
    target, battle, amount = blow.target, blow.battle, blow.amount
    if amount <= 0:  # 408.2a
        return 0
    seat = table.controller_of(target)
    types = characteristics.types(table, target)
    lost = 0
    if types & FACTION and losses is not None:
        losses.extend([target, amount])
    elif types & FACTION:  # 408.3
        if not prevented(table, seat, TO_LOSE_INFLUENCE, NO_CARD):
            lost = min(adjusted(table, INFLUENCE_LOST, target, amount), table.influence[seat])
        table.influence[seat] -= lost
    elif types & (CHARACTER | LOCATION):
        table.damage[target] += amount
    else:
        return 0
    mark = battle | (AS_CHARACTER if types & CHARACTER else 0)
    for source, share in zip(blow.sources, blow.shares, strict=True):
        table.wounds.extend([target, source, share, mark])
        mark |= SAME_BLOW
    table.changed()
    only = blow.sources[0] if len(blow.sources) == 1 else NO_CARD
    table.note(DAMAGED, seat, "408.2b", target, amount, only, battle)
    triggers.collect(table, DAMAGED, seat, target, amount, blow.sources[0], battle)  # all of it by one player
    for place, source in enumerate(blow.sources):
        if source != NO_CARD:
            table.happen(INFLICTS, table.controller_of(source), "408.7", source, blow.shares[place], target, battle)
    if lost:
        table.happen(INFLUENCE_LOST, seat, OF_DAMAGE, target, lost)
    return amount


def lose(table: Table, factions: list[Card], amount: int, rule: str) -> int:
    """Factions lose influence. Gives how much they have lost together, or WAITS where something may replace it."""
    if amount > 0 and factions and replacements.any_for(table, INFLUENCE_LOST):
        table.push(InfluenceMoves(len(table.applied), factions, [amount] * len(factions), rule))
        return WAITS
    lost = 0
    for faction in factions:
        lost += lose_now(table, faction, adjusted(table, INFLUENCE_LOST, faction, amount), rule)
    return lost


def lose_now(table: Table, faction: Card, amount: int, rule: str) -> int:
    seat = table.controller_of(faction)
    lost = min(amount, table.influence[seat])
    if lost <= 0 or prevented(table, seat, TO_LOSE_INFLUENCE, NO_CARD):
        return 0
    table.influence[seat] -= lost
    table.changed()
    table.happen(INFLUENCE_LOST, seat, rule, faction, lost)
    return lost


def gain(table: Table, factions: list[Card], amount: int) -> int:
    """Factions gain influence. Gives how much they have gained together, or WAITS where something may replace it."""
    if amount > 0 and factions and replacements.any_for(table, INFLUENCE_GAINED):
        table.push(InfluenceMoves(len(table.applied), factions, [amount] * len(factions), OF_GAIN))
        return WAITS
    gained = 0
    for faction in factions:
        gained += gain_now(table, faction, adjusted(table, INFLUENCE_GAINED, faction, amount))
    return gained


def gain_now(table: Table, faction: Card, amount: int) -> int:
    seat = table.controller_of(faction)
    if amount <= 0 or prevented(table, seat, TO_GAIN_INFLUENCE, NO_CARD):
        return 0
    table.influence[seat] += amount
    table.changed()
    table.happen(INFLUENCE_GAINED, seat, OF_GAIN, faction, amount)
    return amount


class InfluenceMoves(Replaceable):
    """Losses or gains of influence that something may replace (506): each is seen to, then the rest come about."""

    factions: list[Card]
    left: list[int]  # how much each loses or gains
    rule: str

    @property
    def kind(self) -> int:
        return INFLUENCE_GAINED if self.rule == OF_GAIN else INFLUENCE_LOST

    def things(self) -> int:
        return len(self.factions)

    def is_replaceable(self, table: Table) -> bool:
        return self.left[self.at] > 0

    def events(self, table: Table) -> list[Happening]:
        faction = self.factions[self.at]
        return [Happening(self.kind, table.controller_of(faction), faction, self.left[self.at], NO_CARD, 0)]

    def replace(self, table: Table) -> None:
        self.left[self.at] = 0

    def come_about(self, table: Table) -> None:
        moved = 0
        for place, faction in enumerate(self.factions):
            amount = adjusted(table, self.kind, faction, self.left[place])
            if self.kind == INFLUENCE_GAINED:
                moved += gain_now(table, faction, amount)
            else:
                moved += lose_now(table, faction, amount, self.rule)
        if self.rule != OF_DAMAGE:  # 408.3: the effect has inflicted what it inflicted
            report(table, moved)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self, applied_from: int, factions: list[Card], left: list[int], rule: str, at: int = 0, took_place: bool = False
    ) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.factions = factions
        self.left = left
        self.rule = rule
        self.at = at
        self.took_place = took_place

    def copy(self) -> "InfluenceMoves":
        twin = InfluenceMoves(self.applied_from, self.factions[:], self.left[:], self.rule, self.at, self.took_place)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.factions, self.left, self.rule, self.at, self.took_place]


class Blow:
    """What hits one thing at once: one amount (609.1f), of which each source inflicts a share (408.7)."""

    def __init__(self, target: Card, battle: int) -> None:
        self.target: Card = target
        self.battle: int = battle
        self.sources: list[Card] = []
        self.shares: list[int] = []

    @property
    def amount(self) -> int:
        return sum(self.shares)

    def add(self, source: Card, amount: int) -> None:
        if source in self.sources:
            self.shares[self.sources.index(source)] += amount
        else:
            self.sources.append(source)
            self.shares.append(amount)

    def change(self, by: int) -> None:
        """Ruling 15: what changes the whole amount changes the first share, and the next once nothing is left of it."""
        for place in range(len(self.shares)):
            changed = max(0, self.shares[place] + by)
            by -= changed - self.shares[place]
            self.shares[place] = changed
            if not by:
                break

    def drop_empty(self) -> None:
        """408.2a: whoever has nothing left to inflict inflicts nothing."""
        for place in range(len(self.shares) - 1, -1, -1):
            if self.shares[place] <= 0:
                del self.shares[place]
                del self.sources[place]


def adjust_blow(table: Table, blow: Blow) -> None:
    """408.2, 410.3: all increases, then all reductions."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & DAMAGE:
        blow.drop_empty()
        return
    for increase in (True, False):
        for i in range(len(table.active)):
            adjust(table, table.active_in[i], table.active[i].statement, blow, increase)
    blow.drop_empty()


def adjust(table: Table, made: Context, statement: Statement, blow: Blow, increase: bool) -> None:
    """Let a statement change it: one about a source its share, any other the whole amount."""
    for change in statement.damage_changes(table, made):
        kind, target = change.kind, blow.target
        if change.increase != increase:
            continue
        if kind == DAMAGED:
            event = Happening(DAMAGED, table.controller_of(target), target, blow.amount, blow.sources[0], blow.battle)
            blow.change(difference(table, made, change, event))
        elif kind == INFLICTS:
            for place, source in enumerate(blow.sources):
                if source != NO_CARD:
                    seat = table.controller_of(source)
                    event = Happening(INFLICTS, seat, source, blow.shares[place], target, blow.battle)
                    blow.shares[place] += difference(table, made, change, event)


def difference(table: Table, made: Context, change: ChangesDamage, event: Happening) -> int:
    """By how much a statement changes damage that is about to be inflicted."""
    if event.amount <= 0 or not fits(table, made, change.event, event):
        return 0
    mine = context.fresh(table, made.printed, 0, made.source, made.you)
    mine.amount = event.amount
    bring_in(table, mine, change.event, event)
    by = change.amount.of(table, mine)
    if change.to_so_much:
        return min(0, by - event.amount)
    return by if change.increase else -min(by, max(0, event.amount - change.least.of(table, mine)))


def adjusted(table: Table, kind: int, faction: Card, amount: int) -> int:
    """What is left of a loss or a gain of influence once it is increased, then reduced (410.3)."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & DAMAGE:
        return amount
    for increase in (True, False):
        for i in range(len(table.active)):
            made = table.active_in[i]
            for change in table.active[i].statement.damage_changes(table, made):
                if change.kind == kind and change.increase == increase:
                    moved = Happening(kind, table.controller_of(faction), faction, amount, NO_CARD, 0)
                    amount += difference(table, made, change, moved)
    return amount


class Damage(Replaceable):
    """Damage that something may replace (506). What hits the same thing is one amount (609.1f)."""

    battle: int
    hits: list[Hit]
    of_one_source: bool = False  # is what is replaced what one source inflicts?

    def things(self) -> int:
        return len(self.hits)

    def is_replaceable(self, table: Table) -> bool:
        hit = self.hits[self.at]
        return hit.amount > 0 and table.is_in_play(hit.target, hit.age)

    def events(self, table: Table) -> list[Happening]:
        hit = self.hits[self.at]
        target, source = hit.target, hit.source
        total = 0
        for other in self.hits_on(target):
            total += other.amount
        found = [Happening(DAMAGED, table.controller_of(target), target, total, source, self.battle)]
        if source != NO_CARD:
            found.append(Happening(INFLICTS, table.controller_of(source), source, hit.amount, target, self.battle))
        return found

    def chosen(self, table: Table) -> None:
        """A replacement that speaks of one source replaces what that source inflicts, any other the whole amount."""
        events = self.events(table)
        self.of_one_source = replacements.chosen_event(table, events).kinds() == 1 << INFLICTS
        if self.of_one_source:
            events[0].amount = self.hits[self.at].amount
        self.took_place = False
        replacements.begin(table, events)

    def replace(self, table: Table) -> None:
        hit = self.hits[self.at]
        for one in [hit] if self.of_one_source else self.hits_on(hit.target):
            one.amount = 0

    def come_about(self, table: Table) -> None:
        left = [hit for hit in self.hits if hit.amount > 0 and table.age[hit.target] == hit.age]
        below = table.stack[-1]
        tell(table, below, strike(table, left, self.battle))

    def hits_on(self, target: int) -> list[Hit]:
        """What hits this target."""
        return [hit for hit in self.hits if hit.target == target]

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        applied_from: int,
        battle: int,
        hits: "list[Hit]",
        at: int = 0,
        took_place: bool = False,
        of_one_source: bool = False,
    ) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.battle = battle
        self.hits = hits
        self.at = at
        self.took_place = took_place
        self.of_one_source = of_one_source

    def copy(self) -> "Damage":
        twin = Damage(
            self.applied_from,
            self.battle,
            [one.copy() for one in self.hits],
            self.at,
            self.took_place,
            self.of_one_source,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.battle, self.hits, self.at, self.took_place, self.of_one_source]


def redirect(table: Table, to: Card, limit: int) -> int:
    """Inflict to another thing instead what is about to be inflicted, up to a limit. Gives how much that is.

    It is inflicted together with everything else that is about to be, and may be replaced in its turn (506.5).
    """
    damage = table.stack[-2]
    assert isinstance(damage, Damage)
    moved = taken_off(damage, limit)
    damage.hits.extend([Hit(to, table.age[to], hit.source, hit.amount) for hit in moved])
    return sum([hit.amount for hit in moved])


def abate(table: Table, limit: int) -> int:
    """What is about to be inflicted is less by so much. Gives how much that is."""
    damage = table.stack[-2]
    if isinstance(damage, InfluenceMoves):
        less = min(damage.left[damage.at], limit)
        damage.left[damage.at] -= less
        return less
    assert isinstance(damage, Damage)
    return sum([hit.amount for hit in taken_off(damage, limit)])


def taken_off(damage: Damage, limit: int) -> list[Hit]:
    """What is about to be inflicted to the present target is less by so much; what that was, from each source."""
    found: list[Hit] = []
    for hit in damage.hits_on(damage.hits[damage.at].target):
        amount = min(hit.amount, limit)
        if amount > 0:
            hit.amount -= amount
            limit -= amount
            found.append(Hit(hit.target, hit.age, hit.source, amount))
    return found
