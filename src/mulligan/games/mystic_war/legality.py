"""What may be played, on whom, and when: one answer for the options offered and for "why not?"."""

from typing import Final

from mulligan.games.mystic_war.cards import ABILITY, ANY_TIME, DEITY, EFFECT, EVENT, RESOURCE, STAYS, TYPE
from mulligan.games.mystic_war.mat import (
    FIRST_RECEIVE_POWER,
    HAND_LIMIT,
    LEAST,
    MYSTIC_POWER,
    POWER_BOX,
    POWER_OF,
    TOP_BOX,
)
from mulligan.games.mystic_war.options import (
    EARTH_GODDESS_BARS,
    GOD_KING_BARS,
    HOLDS_JUDGMENT,
    JUDGMENT_STAYS,
    NEITHER_FOLLOWERS_NOR_GOLD,
    NO_CHANGE,
    NO_DEITY_BEING_LOST,
    NOT_ANY_TIME,
    NOTHING_TO_MODIFY,
    ONLY_BY_ANY,
    OVER_HAND_LIMIT,
    TRADE_TOO_SMALL,
    WRONG_BOX,
)
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import NO_CHAOS, Table
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Seat


def passing(table: Table, seat: Seat) -> int:
    """7.4: not with more cards than may be kept, not with a Judgment in hand."""
    hand = table.hands[seat]
    if len(hand) > HAND_LIMIT[table.box(seat, MYSTIC_POWER)]:
        return OVER_HAND_LIMIT
    return HOLDS_JUDGMENT if table.held_back(seat) else ALLOWED


def discarding(kind: int) -> int:
    """7.5: any card but a Judgment."""
    return JUDGMENT_STAYS if ABILITY[EFFECT[kind]].holds_back else ALLOWED


def leading(table: Table, seat: Seat, kind: int) -> int:
    """7.3: may this card be played on its own, on one's turn?"""
    if TYPE[kind] == RESOURCE:
        return ALLOWED
    effect = EFFECT[kind]
    if ANY_TIME[kind] and not STAYS[kind]:
        return NO_DEITY_BEING_LOST if TYPE[kind] == DEITY else NOTHING_TO_MODIFY
    refused = ALLOWED
    if ABILITY[effect].limits_recipient:
        for other in range(table.seats):
            refused = receiving(table, seat, effect, Seat(other), False)
            if refused == ALLOWED:
                return ALLOWED
    return refused


def receiving(table: Table, player: Seat, effect: int, seat: Seat, chaos: bool) -> int:
    """May this seat be the recipient? Chaos Strikes ignores face-up deities."""
    for act in ABILITY[effect].acts:
        refused = act.refuses(table, player, seat, chaos)
        if refused != ALLOWED:
            return refused
    return ALLOWED


def affecting(table: Table, effect: int, seat: Seat, resource: int, chaos: bool) -> int:
    """May this resource of the recipient be chosen?"""
    ability = ABILITY[effect]
    if ability.choice and resource not in ability.choice:
        return NEITHER_FOLLOWERS_NOR_GOLD
    if not chaos:
        for act in ability.acts:
            refused = act.keeps_out(table, seat, resource)
            if refused != ALLOWED:
                return refused
    return ALLOWED


def recipients(table: Table, player: Seat, effect: int, chaos: Seat) -> list[Seat]:
    """Whom a card can be played on. An empty list: the card has no recipient."""
    ability = ABILITY[effect]
    if not ability.has_recipient:
        return []
    if chaos != NO_CHAOS:
        return [chaos]
    if not ability.limits_recipient:
        return list(table.all_seats)
    return [seat for seat in table.all_seats if receiving(table, player, effect, seat, False) == ALLOWED]


def resources(table: Table, effect: int, seat: Seat, chaos: bool) -> list[int]:
    """Which resources of the recipient the player chooses from. An empty list: there is nothing to choose."""
    choice = ABILITY[effect].choice
    return [r for r in choice if affecting(table, effect, seat, r, chaos) == ALLOWED]


# ---- cards added to a card ----------------------------------------------------------------------------------------


def adding(table: Table, seat: Seat, kind: int, standing: Standing) -> int:
    """7.6: may this card be added to the card just played, as it stands now?

    A card is added only where it changes something (Ruling 11).
    """
    if not ANY_TIME[kind]:
        return NOT_ANY_TIME
    addition = ABILITY[EFFECT[kind]].addition
    return ALLOWED if addition is None else addition.refused(table, seat, standing)


def leads(table: Table, player: Seat, kind: int, recipient: Seat) -> bool:
    """Can Chaos Strikes play this card on its own, on this recipient?"""
    if TYPE[kind] == RESOURCE or TYPE[kind] == EVENT or STAYS[kind]:
        return True
    if ANY_TIME[kind]:
        return False
    return receiving(table, player, EFFECT[kind], recipient, True) == ALLOWED


# ---- Special Powers -----------------------------------------------------------------------------------------------


SHIELDED: Final = [EARTH_GODDESS_BARS, GOD_KING_BARS, NO_CHANGE]  # by resource


def exercising(table: Table, seat: Seat, power: int) -> int:
    """5.1: the disk's own box, or any of that resource's from 40 up (5.1.1); at least ten to trade and one to keep."""
    resource = POWER_OF[power]
    box = table.box(seat, resource)
    if box != TOP_BOX and (box != POWER_BOX[power] or power >= FIRST_RECEIVE_POWER):
        return ONLY_BY_ANY if power >= FIRST_RECEIVE_POWER else WRONG_BOX
    if power >= FIRST_RECEIVE_POWER:
        return ALLOWED
    if table.shielded(seat, resource):
        return SHIELDED[resource]
    return ALLOWED if table.amount_of(seat, resource) - 10 >= LEAST else TRADE_TOO_SMALL


def trades(table: Table, seat: Seat, resource: int) -> list[int]:
    """5.1: multiples of ten that leave at least one."""
    return list(range(10, table.amount_of(seat, resource) - LEAST + 1, 10))
