"""A battle reckoned in the head: who would fall, what would get through, whom to send and whom to block with."""

from typing import Final

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.spoils.vocabulary.terms import COVERT
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Card, Seat

MOST_BLOCKERS: Final = 7  # of more, those of the lowest worth are left out of the reckoning


class Fighter:
    """A character as a battle sees it."""

    def __init__(self, card: Card, strength: int, life: int, speed: int, covert: bool, blockable: bool) -> None:
        self.card: Card = card
        self.strength: int = strength
        self.life: int = life
        self.speed: int = speed
        self.covert: bool = covert
        self.blockable: bool = blockable
        self.worth: float = 0.0


def fighter_of(table: Table, card: Card, worth: float) -> Fighter:
    made = Fighter(
        card,
        characteristics.stat(table, card, ops.STRENGTH),
        characteristics.stat(table, card, ops.LIFE) - table.damage[card],
        characteristics.stat(table, card, ops.SPEED),
        characteristics.keywords(table, card) & COVERT != 0,
        not characteristics.forbidden(table, card, ops.D_BE_BLOCKED),
    )
    made.worth = worth
    return made


def may_attack(table: Table, seat: Seat, card: Card) -> bool:
    return table.controller[card] == seat and legality.attacking(table, seat, card) == ALLOWED


def can_block(attacker: Fighter, blocker: Fighter) -> bool:
    """302.11, 412.1, 507.3, of a party of one."""
    return attacker.blockable and attacker.covert == blocker.covert


def damage_through(attackers: list[Fighter], blockers: list[Fighter]) -> int:
    """What gets through if they attack one by one and each blocker stops the strongest that it can."""
    used: list[int] = []
    dealt = 0
    for attacker in sorted(attackers, key=lambda some: -some.strength):
        stopped = False
        for blocker in blockers:
            if blocker.card not in used and can_block(attacker, blocker):
                used.append(blocker.card)
                stopped = True
                break
        if not stopped:
            dealt += attacker.strength
    return dealt


# ---- one battle -----------------------------------------------------------------------------------------------------


def fight(attackers: list[Fighter], blockers: list[Fighter], point: float, most: int) -> float:
    """What the attacking side gains: those who fall on the other side, less its own, and what reaches the target.

    Each speed level strikes at once, as in 609.1. Each point on the target counts `point`, up to `most`.
    """
    lives = [fighter.life for fighter in attackers]
    others = [fighter.life for fighter in blockers]
    through = 0
    level = 1_000
    while True:
        level = next_level(attackers, lives, blockers, others, level)
        if level < 0:
            break
        strikes = strength_at(attackers, lives, level)
        back = strength_at(blockers, others, level)
        if standing(others):
            strike(strikes, blockers, others)
        else:
            through += strikes
        strike(back, attackers, lives)
    found = point * min(through, most)
    for i, life in enumerate(others):
        if life <= 0:
            found += blockers[i].worth
    for i, life in enumerate(lives):
        if life <= 0:
            found -= attackers[i].worth
    return found


def next_level(
    attackers: list[Fighter], lives: list[int], blockers: list[Fighter], others: list[int], below: int
) -> int:
    """609.1b: the highest speed that has not struck yet; -1 when all have."""
    level = -1
    for i, fighter in enumerate(attackers):
        if lives[i] > 0 and level < fighter.speed < below:
            level = fighter.speed
    for i, fighter in enumerate(blockers):
        if others[i] > 0 and level < fighter.speed < below:
            level = fighter.speed
    return level


def strength_at(fighters: list[Fighter], lives: list[int], level: int) -> int:
    total = 0
    for i, fighter in enumerate(fighters):
        if lives[i] > 0 and fighter.speed == level:
            total += fighter.strength
    return total


def standing(lives: list[int]) -> bool:
    for life in lives:
        if life > 0:
            return True
    return False


def strike(amount: int, fighters: list[Fighter], lives: list[int]) -> None:
    """The most valuable first of those that it kills; what is left wears somebody down."""
    while amount > 0:
        best = -1
        for i, life in enumerate(lives):
            if 0 < life <= amount and (best < 0 or fighters[i].worth > fighters[best].worth):
                best = i
        if best < 0:
            break
        amount -= lives[best]
        lives[best] = 0
    if amount > 0:
        for i, life in enumerate(lives):
            if life > 0:
                lives[i] -= amount
                return


# ---- whom to choose -------------------------------------------------------------------------------------------------


def may_block(attackers: list[Fighter], blocker: Fighter) -> bool:
    """507.3, 412.1: of a party."""
    covert = True
    blockable = False
    for attacker in attackers:
        covert = covert and attacker.covert
        blockable = blockable or attacker.blockable
    return blockable and covert == blocker.covert


def best_block(
    attackers: list[Fighter], chosen: list[Fighter], candidates: list[Fighter], point: float, most: int
) -> list[Fighter]:
    """Those to add to the blockers already chosen, so that the attack gains least."""
    candidates = sorted(candidates, key=lambda some: -some.worth)[:MOST_BLOCKERS]
    added: list[Fighter] = []
    least = fight(attackers, chosen, point, most)
    pairs = len(chosen) == 0
    while True:
        better: list[Fighter] = []
        for i, first in enumerate(candidates):
            if first in added:
                continue
            gain = fight(attackers, [*chosen, *added, first], point, most)
            if gain < least - 0.05:
                least = gain
                better = [first]
            if pairs:
                for second in candidates[i + 1 :]:
                    gain = fight(attackers, [*chosen, first, second], point, most)
                    if gain < least - 0.05:
                        least = gain
                        better = [first, second]
        pairs = False
        if not better:
            return added
        added.extend(better)


def attack_gain(attackers: list[Fighter], defenders: list[Fighter], point: float, most: int) -> float:
    """What an attack gains against the block that hurts it most."""
    allowed: list[Fighter] = []
    for blocker in defenders:
        if may_block(attackers, blocker):
            allowed.append(blocker)
    blockers = best_block(attackers, [], allowed, point, most)
    return fight(attackers, blockers, point, most)


def best_party(
    chosen: list[Fighter], candidates: list[Fighter], defenders: list[Fighter], point: float, most: int, price: float
) -> list[Fighter]:
    """Those to add to the attackers already chosen; each costs `price`, since it will not block."""
    added: list[Fighter] = []
    best = attack_gain(chosen, defenders, point, most) if chosen else -1_000.0
    while True:
        better: list[Fighter] = []
        for fighter in candidates:
            if fighter in added:
                continue
            party = [*chosen, *added, fighter]
            gain = attack_gain(party, defenders, point, most) - price * (len(added) + 1)
            if gain > best + 0.05:
                best = gain
                better = [fighter]
        if not better:
            return added
        added.extend(better)
