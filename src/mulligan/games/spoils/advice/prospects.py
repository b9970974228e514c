"""Who is ahead, and what looks good at a glance: quick enough to be asked in thousands of imagined positions."""

from math import exp
from typing import Final

from mulligan.games.spoils.advice import battles, habits, worth
from mulligan.games.spoils.advice.battles import Fighter, fighter_of, may_attack
from mulligan.games.spoils.advice.worth import Judge
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.options import ABILITIES, ABOUT_TURN, ATTACK, CARD, END_TURN, FLIP_UP, PLAY, USE
from mulligan.games.spoils.printed import CHARACTER, LOCATION, TACTIC
from mulligan.games.spoils.table import Table
from mulligan.kernel.decision import Decision
from mulligan.kernel.numbers import Card, Seat

SCALE: Final = 6.0  # a lead of so much is worth e to 1
SURE: Final = 30.0

# How good the actions of a turn look, before anybody looks closer.
TO_END: Final = 0.6
TO_PLAY: Final = 1.6
FOR_EACH_RESOURCE: Final = 0.25
A_TACTIC: Final = 0.5
TO_FLIP: Final = 0.7
TO_USE: Final = 0.5
USED_BEFORE: Final = 0.4
TO_ATTACK: Final = 0.9
MOST_GAIN: Final = 6.0


def chances(table: Table) -> list[float]:
    """One for each seat."""
    leads: list[float] = []
    total = 0.0
    printed = list(table.printed)
    for seat in table.all_seats:
        lead = 0.0
        if not table.lost >> seat & 1:
            lead = exp(min(SURE, Judge(seat, printed).side(table, seat) / SCALE))
        leads.append(lead)
        total += lead
    return [lead / total for lead in leads] if total > 0.0 else [1.0 / table.seats] * table.seats


def policy(table: Table, decision: Decision) -> list[float]:
    """A quick score for each option."""
    if decision.subject != ABOUT_TURN:
        return habits.glance(table, decision)
    return [action(table, decision.seat, option) for option in decision.options]


def action(table: Table, seat: Seat, option: int) -> float:
    """What to do in one's own turn."""
    if option == END_TURN:
        return TO_END
    if PLAY <= option < FLIP_UP:
        face = table.face(Card(option - PLAY))
        if face.types & TACTIC:
            return A_TACTIC
        return TO_PLAY + FOR_EACH_RESOURCE * face.cost
    if FLIP_UP <= option < USE:
        return TO_FLIP
    if USE <= option < ATTACK:
        return TO_USE - USED_BEFORE * times_used(table, Card((option - USE) // ABILITIES))
    if ATTACK <= option < CARD:
        return attack(table, seat, Card(option - ATTACK))
    return 0.0


def times_used(table: Table, card: Card) -> int:
    found = 0
    for i in range(0, len(table.used), 4):
        if table.used[i] == card:
            found += table.used[i + 3]
    return found


def attack(table: Table, seat: Seat, target: Card) -> float:
    """What the ready characters would gain by attacking this, if the other side blocks well."""
    defender = table.controller[target]
    attackers: list[Fighter] = []
    blockers: list[Fighter] = []
    for card in table.in_play:
        if table.face_down[card]:
            continue
        if may_attack(table, seat, card):
            attackers.append(fighter_of(table, card, worth.character(table, card)))
        elif table.controller[card] == defender and not table.depleted[card]:
            if characteristics.types(table, card) & CHARACTER:
                if not characteristics.forbidden(table, card, ops.D_BLOCK):
                    blockers.append(fighter_of(table, card, worth.character(table, card)))
    if not attackers:
        return 0.0
    if characteristics.types(table, target) & LOCATION:
        left = characteristics.stat(table, target, ops.STRUCTURE) - int(table.damage[target])
        point = worth.in_play(table, target) / max(1, left)
    else:
        left = table.influence[defender]
        point = worth.eagerness(table) * (worth.POINT_OF_INFLUENCE + 4.0 / max(1, left))
    gain = battles.attack_gain(attackers, blockers, point, left)
    return TO_ATTACK + min(gain, MOST_GAIN) if gain > 0.0 else 0.0
