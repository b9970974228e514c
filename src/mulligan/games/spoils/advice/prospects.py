"""Who is ahead, and what looks good at a glance: quick enough to be asked in thousands of imagined positions.

The weights of who is ahead were fitted to who won (a logit over the seats) from 36,000 positions of 1,200 games between
two heuristics; docs/decisions/0012 says how good a judge that makes.
"""

from math import exp
from typing import Final

from mulligan.games.spoils.advice import battles, habits, worth
from mulligan.games.spoils.advice.battles import Fighter, damage_through, fighter_of, may_attack
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.options import ABILITIES, ABOUT_TURN, ATTACK, CARD, END_TURN, FLIP_UP, PLAY, USE
from mulligan.games.spoils.printed import CHARACTER, LOCATION, RESOURCE, TACTIC
from mulligan.games.spoils.table import Table
from mulligan.kernel.decision import Decision
from mulligan.kernel.numbers import NO_CARD, Card, Seat

LOST: Final = -1_000.0

# How much each makes it likelier to win: e times for each 1.
A_POINT_OF_INFLUENCE: Final = 0.1113
THE_LAST_POINTS: Final = -3.5966  # shared by so many points as are left, and one
A_THREAT: Final = 1.5402  # to take all influence of another with the next attacks if each blocker stops one of them
MOST_OF_A_THREAT: Final = 1.5
WORTH_OF_A_CHARACTER: Final = 0.2115
A_CHARACTER: Final = -0.1124
A_TEXT_ON_IT: Final = -0.1714
THE_STRONGEST: Final = 0.0855
WORTH_OF_A_LOCATION: Final = 0.1105
COST_OF_WHAT_IS_ATTACHED: Final = 0.0388
RESOURCES: Final = 0.2063
A_CARD: Final = -1.1986
A_STAPLE: Final = 1.2671
WORTH_OF_A_CARD: Final = 1.5323
A_CARD_TO_PLAY: Final = -0.3045
A_CARD_TOO_FEW: Final = -6.2393  # in the deck

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
    best = LOST
    for seat in table.all_seats:
        lead = LOST if table.lost >> seat & 1 else side(table, seat) + threat(table, seat)
        leads.append(lead)
        best = max(best, lead)
    shares = [exp(lead - best) for lead in leads]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def side(table: Table, seat: Seat) -> float:
    """What a seat has."""
    influence = table.influence[seat]
    found = A_POINT_OF_INFLUENCE * influence + THE_LAST_POINTS / (max(0, influence) + 1)
    resources = 0
    strongest = 0
    for card in table.in_play:
        if table.controller[card] != seat:
            continue
        if table.face_down[card] or table.face(card).types & RESOURCE:
            resources += 1
            continue
        types = characteristics.types(table, card)
        if types & CHARACTER:
            strongest = max(strongest, characteristics.stat(table, card, ops.STRENGTH))
            found += A_CHARACTER + WORTH_OF_A_CHARACTER * worth.character(table, card)
            if not characteristics.textless(table, card):
                face = table.face(card)
                found += A_TEXT_ON_IT * (len(face.abilities) + len(face.triggers) + len(face.standing))
        elif types & LOCATION:
            found += WORTH_OF_A_LOCATION * worth.in_play(table, card)
        elif table.attached[card] != NO_CARD:
            found += COST_OF_WHAT_IS_ATTACHED * table.face(card).cost
    found += THE_STRONGEST * strongest + RESOURCES * worth.of_resources(resources)
    found += A_CARD_TOO_FEW * max(0, worth.LOW_DECK - len(table.decks[seat]))
    return found + hand(table, seat, resources)


def hand(table: Table, seat: Seat, resources: int) -> float:
    """Cards that can be played, and how soon."""
    found = 0.0
    for card in table.hands[seat]:
        found += A_CARD
        face = table.face(card)
        if face.types & RESOURCE:
            found += A_STAPLE
            continue
        found += WORTH_OF_A_CARD * worth.in_hand(table, seat, card, resources)
        if face.cost <= resources and characteristics.meets(table, seat, face.threshold):
            found += A_CARD_TO_PLAY
    return found


def threat(table: Table, seat: Seat) -> float:
    """How much of the influence of others the next attacks of a seat would take."""
    attackers: list[Fighter] = []
    for card in table.in_play:
        if table.controller[card] != seat or table.face_down[card]:
            continue
        if characteristics.types(table, card) & CHARACTER and attacks_next(table, seat, card):
            attackers.append(fighter_of(table, card, 0.0))
    if not attackers:
        return 0.0
    most = 0.0
    for other in table.opponents(seat):
        dealt = damage_through(attackers, worth.able_to_block(table, other))
        most = max(most, dealt / max(1, table.influence[other]))
    return A_THREAT * min(MOST_OF_A_THREAT, most)


def attacks_next(table: Table, seat: Seat, card: Card) -> bool:
    """May it attack now, or once its controller's turn has come?"""
    if table.active_player == seat:
        return may_attack(table, seat, card)
    return not characteristics.forbidden(table, card, ops.D_ATTACK)


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
