"""What is done without thinking far: a quick score for every option of any decision.

They answer what makes little difference, and stand for all seats while an option is played out.
"""

from mulligan.games.spoils.advice import battles, worth
from mulligan.games.spoils.advice.battles import Fighter, fighter_of, may_attack
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.events import IN_ATTACK, IN_BLOCK
from mulligan.games.spoils.legality import blocking
from mulligan.games.spoils.options import (
    ABOUT_ASSIGNMENT,
    ABOUT_ATTACKERS,
    ABOUT_BID,
    ABOUT_BLOCKERS,
    ABOUT_BOTTOM,
    ABOUT_DISCARD,
    ABOUT_FIRST,
    ABOUT_INTERRUPTION,
    ABOUT_MULLIGAN,
    ABOUT_NUMBER,
    ABOUT_PAYMENT,
    ABOUT_RESOURCE,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_STARTING_RESOURCE,
    ABOUT_TURN,
    ABOUT_WINDOW,
    AGAIN,
    CARD,
    DECLINE,
    DONE,
    END_TURN,
    FACE_UP,
    NUMBER,
    REPLACE,
    SEAT,
    TAKE_BACK,
    TRIGGER,
    YES,
)
from mulligan.games.spoils.printed import CHARACTER, LOCATION, NEVER, RESOURCE
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.rules.battle import Assigning, members
from mulligan.games.spoils.rules.triggers import Triggers
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.decision import ALLOWED, Decision
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.state import HIDDEN

NEVER_DONE = -1_000.0  # taking back what was thought over, and then thinking it over again
HIGHEST_BID = 2
FEW_RESOURCES = 3
MANY_RESOURCES = 5
DEAR = 6


def habit(table: Table, decision: Decision) -> int:
    """The option with the best quick score."""
    options = decision.options
    scores = glance(table, decision)
    best = 0
    for i in range(1, len(options)):
        if scores[i] > scores[best]:
            best = i
    return options[best]


def glance(table: Table, decision: Decision) -> list[float]:
    """A quick score for each option."""
    subject = decision.subject
    seat = decision.seat
    options = decision.options
    if subject == ABOUT_ATTACKERS:
        return chosen_among(options, attackers(table, seat))
    if subject == ABOUT_BLOCKERS:
        return chosen_among(options, blockers(table, seat))
    if subject == ABOUT_ASSIGNMENT:
        amount = assignment(table)
        return [-float(abs(option - NUMBER - amount)) for option in options]
    if subject == ABOUT_MULLIGAN:
        return mulligan(table, seat, options)
    return [score(table, subject, seat, option) for option in options]


def score(table: Table, subject: int, seat: Seat, option: int) -> float:
    if option == TAKE_BACK or option == AGAIN:
        return NEVER_DONE
    if subject in (ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END, ABOUT_WINDOW, ABOUT_INTERRUPTION):
        return 1.0 if option == DECLINE else 0.0
    if subject == ABOUT_TURN:
        return 1.0 if option == END_TURN else 0.0
    if subject == ABOUT_BID:
        if option == DECLINE:
            return 0.0
        return 1.0 - 0.1 * (option - NUMBER) if option - NUMBER <= HIGHEST_BID else -1.0
    if subject == ABOUT_FIRST:
        return 1.0 if option == SEAT + seat else 0.0
    if TRIGGER <= option < REPLACE:
        frame = table.stack[-1]
        assert isinstance(frame, Triggers)
        return 1.0 if frame.waiting[option - TRIGGER].source in table.factions else 0.0  # first of all, restore
    if CARD <= option < SEAT:
        return card(table, subject, seat, option - CARD)
    if subject == ABOUT_NUMBER:
        return 0.01 * (option - NUMBER)
    if option == YES or option == FACE_UP:
        return 1.0
    if option == DONE:
        return 0.1
    return 0.0


def card(table: Table, subject: int, seat: Seat, number: int) -> float:
    """A card among several: pay with what is of no other use, give up what is worth least, take what is worth most."""
    kind = table.printed[number]
    if kind == HIDDEN:
        return 0.0
    face = table.face(Card(number))
    if subject == ABOUT_PAYMENT:
        if table.face_down[number]:
            return 1.0 if face.flip_cost == NEVER else 0.2
        return 0.8 if face.staple else 0.5
    if subject == ABOUT_STARTING_RESOURCE:
        return float(wanted_icons(table, seat, Card(number)))
    if table.area[number] == IN_PLAY:
        value = worth.in_play(table, Card(number)) if not table.face_down[number] else 1.0
        return value if table.controller[number] != seat else -value
    resources = table.unattached_resources(seat)
    value = 0.4 if face.types & RESOURCE else worth.in_hand(table, seat, Card(number), resources)
    if subject == ABOUT_RESOURCE:
        return 1.0 if face.types & RESOURCE else -value
    return -value if subject in (ABOUT_DISCARD, ABOUT_BOTTOM) else value


def wanted_icons(table: Table, seat: Seat, resource: Card) -> int:
    """How much of what the deck asks for this resource gives."""
    provides = table.face(resource).provides
    found = 0
    for number in table.decks[seat]:
        if table.printed[number] == HIDDEN:
            continue
        threshold = table.face(number).threshold
        for icon, count in enumerate(threshold):
            if count and provides[icon]:
                found += 1
    return found


def mulligan(table: Table, seat: Seat, options: list[int]) -> list[float]:
    """Keep what can be played early, and enough resources for it."""
    resources = 0
    for number in table.hands[seat]:
        if table.face(number).types & RESOURCE:
            resources += 1
    found: list[float] = []
    for option in options:
        if option == DONE:
            found.append(0.0)
            continue
        face = table.face(Card(option - CARD))
        if face.types & RESOURCE:
            found.append(1.0 if resources > MANY_RESOURCES else -1.0)
        elif face.cost >= DEAR or (resources < FEW_RESOURCES and face.cost >= 3):
            found.append(0.1 * face.cost)
        else:
            found.append(-1.0)
    return found


# ---- battles --------------------------------------------------------------------------------------------------------


def chosen_among(options: list[int], wanted: list[int]) -> list[float]:
    found: list[float] = []
    for option in options:
        if option == DONE:
            found.append(0.5)
        else:
            found.append(1.0 if option - CARD in wanted else 0.0)
    return found


def fighters(table: Table, cards: list[Card]) -> list[Fighter]:
    return [fighter_of(table, number, worth.character(table, number)) for number in cards]


def target_point(table: Table) -> float:
    """What a point of damage to the target of the attack is worth."""
    target = table.battle_target
    if target == NO_CARD:
        return 0.0
    if characteristics.types(table, target) & LOCATION:
        return worth.in_play(table, target) / max(1, target_left(table))
    have = target_left(table)
    return worth.eagerness(table) * (worth.POINT_OF_INFLUENCE + 4.0 / max(1, have))


def target_left(table: Table) -> int:
    target = table.battle_target
    if target == NO_CARD:
        return 0
    if characteristics.types(table, target) & LOCATION:
        return characteristics.stat(table, target, ops.STRUCTURE) - table.damage[target]
    return table.influence[table.controller[target]]


def attackers(table: Table, seat: Seat) -> list[int]:
    """Whom to add to the attacking party."""
    chosen = fighters(table, members(table, IN_ATTACK))
    ready: list[Card] = []
    for number in table.in_play:
        if not table.party[number] and may_attack(table, seat, number):
            ready.append(number)
    defender = table.defender
    stand: list[Card] = []
    back = 0
    for number in table.in_play:
        if table.controller[number] == defender and not table.face_down[number]:
            if characteristics.types(table, number) & CHARACTER:
                back = max(back, characteristics.stat(table, number, ops.STRENGTH))
                if not table.depleted[number] and not characteristics.forbidden(table, number, ops.D_BLOCK):
                    stand.append(number)
    price = 0.1 * back
    point, most = target_point(table), target_left(table)
    added = battles.best_party(chosen, fighters(table, ready), fighters(table, stand), point, most, price)
    return [fighter.card for fighter in added]


def blockers(table: Table, seat: Seat) -> list[int]:
    """Whom to add to the blocking party."""
    candidates: list[Card] = []
    for number in table.in_play:
        if not table.party[number] and blocking(table, seat, number) == ALLOWED:
            candidates.append(number)
    chosen = fighters(table, members(table, IN_BLOCK))
    party = fighters(table, members(table, IN_ATTACK))
    point, most = target_point(table), target_left(table)
    added = battles.best_block(party, chosen, fighters(table, candidates), point, most)
    return [fighter.card for fighter in added]


def assignment(table: Table) -> int:
    """609.1c: how much of its strength a character gives to the first of those that are left to hit."""
    frame = table.stack[-1]
    assert isinstance(frame, Assigning)
    left = frame.left
    targets = frame.targets
    needs: list[int] = []
    for number in targets:
        need = characteristics.stat(table, number, ops.LIFE) - table.damage[number]
        for i in range(0, len(table.assigned), 3):
            if table.assigned[i] == number:
                need -= table.assigned[i + 2]
        needs.append(max(0, need))
    party = table.party[frame.character]
    if party and table.attacker != NOBODY:
        order = sorted(range(len(targets)), key=lambda i: -worth.character(table, targets[i]))
        for i in order:
            if 0 < needs[i] <= left:
                left -= needs[i]
                if i == 0:
                    return needs[0]
        weakest = min(order, key=lambda i: needs[i] if needs[i] else 1_000)
        return left if weakest == 0 else 0
    return left
