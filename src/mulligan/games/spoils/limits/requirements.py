"""Requirements (505): what must be paid, who must attack, block or be picked, how many a party must have.

Of several requirements for one action as many are met as can be, and at least one (505.2, 505.2c).
"""

from typing import Final

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.statement import DUES, PartyRule
from mulligan.games.spoils.limits.prohibitions import least_blockers
from mulligan.games.spoils.options import CARD
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat

IMPOSSIBLE: Final = -1


def must_be_picked(table: Table, options: list[int]) -> list[int]:
    """505.2: whatever can pick a card that demands it must pick one such."""
    demanded = [option for option in options if characteristics.demanded(table, Card(option - CARD), ops.D_BE_PICKED)]
    return demanded or options


def picks_demanded(table: Table, options: list[int]) -> bool:
    """505.1: is what can be picked what must be? Then whoever may pick fewer picks it all the same."""
    return len(options) > 0 and characteristics.demanded(table, Card(options[0] - CARD), ops.D_BE_PICKED)


# ---- paying to attack -----------------------------------------------------------------------------------------------


def attack_dues(table: Table, seat: Seat, members: list[Card], target: Card) -> int:
    """505.1, 505.2b: what must be paid for a party with these members to attack, all such requirements together."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    total = 0
    if not table.spoken_of & DUES:
        return total
    for i in range(len(table.active)):
        total += table.active[i].statement.attack_dues(table, table.active_in[i], seat, members, target)
    return total


# ---- who must be in a party, and how many ---------------------------------------------------------------------------


def party_rules(table: Table, side: int) -> list[PartyRule]:
    """What is required of the parties of a side, attacking or blocking."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    found: list[PartyRule] = []
    for i in range(len(table.active)):
        found.extend(table.active[i].statement.party_rules(table, table.active_in[i], side))
    return found


class Forming:
    """A party that is being formed: what is required of it, who is in it, who still may be."""

    def __init__(self, table: Table, side: int, chosen: list[Card], free: list[Card], dues: int) -> None:
        self.rules: list[PartyRule] = party_rules(table, side)
        self.must: list[int] = []
        self.side: int = side
        self.chosen: list[Card] = chosen
        self.free: list[Card] = free
        self.met_already: int = 1 if dues else 0  # what must be paid is paid
        self.least_size: int = least_blockers(table) if side == ops.BLOCKING and table.active else 0
        deed = ops.D_ATTACK if side == ops.ATTACKING else ops.D_BLOCK
        for card in [*chosen, *free]:
            if characteristics.demanded(table, card, deed):
                self.must.append(card)

    @property
    def is_free(self) -> bool:
        """Is nothing at all required of it?"""
        return not self.rules and not self.must and self.least_size < 2

    def failures(self, members: list[Card]) -> int:
        """How many requirements a party leaves unmet; IMPOSSIBLE if it meets none."""
        size = len(members)
        if size == 0:
            return len(self.must) if self.side == ops.BLOCKING else IMPOSSIBLE
        if size < self.least_size:
            return IMPOSSIBLE  # 402.7
        required = self.met_already + len(self.must)
        failed = 0
        for card in self.must:
            if card not in members:
                failed += 1
        for rule in self.rules:
            if rule.including == NO_CARD or rule.including in members:
                required += 1
                if not rule.is_met(size):
                    failed += 1
        return IMPOSSIBLE if required and failed == required else failed  # 505.2c

    def least(self, chosen: list[Card], free: list[Card]) -> int:
        """505.2: the fewest requirements that any party leaves unmet which has these and perhaps some of those."""
        groups = self.alike(free)
        best = IMPOSSIBLE
        taken = [0] * len(groups)  # so many of each, the first, for it makes no difference which
        while True:
            members = chosen[:]
            for i, group in enumerate(groups):
                members.extend(group[: taken[i]])
            failed = self.failures(members)
            if failed != IMPOSSIBLE and (best == IMPOSSIBLE or failed < best):
                best = failed
            i = 0
            while i < len(groups) and taken[i] == len(groups[i]):
                taken[i] = 0
                i += 1
            if i == len(groups):
                return best
            taken[i] += 1

    def alike(self, cards: list[Card]) -> list[list[Card]]:
        """Cards of which the same is required, together."""
        kinds: list[list[int]] = []
        groups: list[list[Card]] = []
        for card in cards:
            kind = [1 if card in self.must else 0]
            for rule in self.rules:
                if rule.including == card:
                    kind.extend([rule.least, rule.most, int(rule.even)])
            if kind in kinds:
                groups[kinds.index(kind)].append(card)
            else:
                kinds.append(kind)
                groups.append([card])
        return groups

    def may_join(self) -> list[Card]:
        """Those with whom the party can still become one that meets as much as any can."""
        if self.is_free:
            return self.free
        best = self.least(self.chosen, self.free)
        found: list[Card] = []
        for card in self.free:
            rest = [other for other in self.free if other != card]
            if best != IMPOSSIBLE and self.least([*self.chosen, card], rest) == best:
                found.append(card)
        return found

    def may_be_done(self) -> bool:
        """Does the party as it is meet as much as any can?"""
        if self.is_free:
            return len(self.chosen) > 0 or self.side == ops.BLOCKING
        now = self.failures(self.chosen)
        return now != IMPOSSIBLE and now == self.least(self.chosen, self.free)

    def is_possible(self) -> bool:
        return self.is_free or self.least(self.chosen, self.free) != IMPOSSIBLE
