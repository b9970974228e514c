"""What may be played, on whom, and when: one answer for the options offered and for "why not?"."""

from typing import Final

from mulligan.games.mystic_war.cards import (
    ANY_TIME,
    BARRED_BY,
    CAPTURE,
    DISFAVOR,
    DRAGON,
    DRAGONBANE,
    EARTH_GODDESS,
    EFFECT,
    EVENT,
    FAVORITISM,
    GENIE,
    GOD_KING,
    HALVES,
    JUDGMENT,
    NECROMANCY,
    NEGATION,
    PENNIES,
    POWER_DRAIN,
    REPRODESTRUCTION,
    RESOURCE,
    RESURRECTION,
    SACRIFICE,
    SLAVERY,
    SPARES,
    SPELL,
    STAYS,
    STRAY_ENERGY,
    TRANSMUTE_DESTRUCTION,
    TRANSMUTE_FOLLOWERS,
    TRANSMUTE_GOLD,
    TYPE,
    VAMPIRIC_ENERGY,
    WILD,
    WRATH_OF_THE_WAR_GOD,
)
from mulligan.games.mystic_war.mat import (
    FIRST_RECEIVE_POWER,
    FOLLOWERS,
    HAND_LIMIT,
    LEAST,
    MYSTIC_POWER,
    POWER_BOX,
    POWER_OF,
    RESOURCES,
    RICH,
    TOP_BOX,
)
from mulligan.games.mystic_war.options import (
    ALREADY_CANCELED,
    DOUBLED_BY_WEALTH,
    EARTH_GODDESS_BARS,
    GOD_KING_BARS,
    HOLDS_JUDGMENT,
    JUDGMENT_STAYS,
    NEITHER_FOLLOWERS_NOR_GOLD,
    NO_CHANGE,
    NO_DEITY_BEING_LOST,
    NO_DEITY_OF_ANOTHER,
    NO_FACE_UP_DEITY,
    NO_FOLLOWERS_LOST,
    NO_FOLLOWERS_LOST_BY_ANOTHER,
    NOT_A_DRAGON,
    NOT_A_RESOURCE_CARD,
    NOT_A_SORCERY,
    NOT_ANOTHER_PLAYER,
    NOT_ANY_TIME,
    NOT_JUST_PLAYED,
    NOTHING_TO_MODIFY,
    ONLY_BY_ANY,
    OVER_HAND_LIMIT,
    TRADE_TOO_SMALL,
    WRONG_BOX,
)
from mulligan.games.mystic_war.rules.standing import NOBODY, Standing
from mulligan.games.mystic_war.table import NO_CHAOS, Table
from mulligan.kernel.decision import ALLOWED


def passing(table: Table, seat: int) -> int:
    """7.4: not with more cards than may be kept, not with a Judgment in hand."""
    hand = table.hands[seat]
    if len(hand) > HAND_LIMIT[table.box(seat, MYSTIC_POWER)]:
        return OVER_HAND_LIMIT
    return HOLDS_JUDGMENT if table.holds(seat, JUDGMENT) else ALLOWED


def discarding(kind: int) -> int:
    """7.5: any card but a Judgment."""
    return JUDGMENT_STAYS if EFFECT[kind] == JUDGMENT else ALLOWED


def leading(table: Table, seat: int, kind: int) -> int:
    """7.3: may this card be played on its own, on one's turn?"""
    effect = EFFECT[kind]
    if TYPE[kind] == RESOURCE:
        return ALLOWED
    if ANY_TIME[kind] and not STAYS[kind]:
        return NO_DEITY_BEING_LOST if effect == SACRIFICE else NOTHING_TO_MODIFY
    refused = ALLOWED
    if effect in RECIPIENT_MATTERS:
        for other in range(table.seats):
            refused = receiving(table, seat, effect, other, False)
            if refused == ALLOWED:
                return ALLOWED
    return refused


RECIPIENT_MATTERS: Final = frozenset([POWER_DRAIN, VAMPIRIC_ENERGY, GENIE, SLAVERY, DISFAVOR, FAVORITISM])


def receiving(table: Table, player: int, effect: int, seat: int, chaos: bool) -> int:
    """May this seat be the recipient?"""
    if effect == DISFAVOR:
        return ALLOWED if table.face_up[seat] else NO_FACE_UP_DEITY
    if effect == FAVORITISM:
        if seat == player:
            return NOT_ANOTHER_PLAYER
        return ALLOWED if table.face_up[seat] else NO_DEITY_OF_ANOTHER
    if chaos:
        return ALLOWED  # Chaos Strikes: face-up deities are ignored
    deity = BARRED_BY[effect]
    if deity < 0 or SPARES[effect] >= 0 or not table.has_deity(seat, deity):
        return ALLOWED
    return GOD_KING_BARS if deity == GOD_KING else EARTH_GODDESS_BARS


def affecting(table: Table, effect: int, seat: int, resource: int, chaos: bool) -> int:
    """May this resource of the recipient be chosen?"""
    if effect == WRATH_OF_THE_WAR_GOD:
        if resource not in HALVES[effect]:
            return NEITHER_FOLLOWERS_NOR_GOLD
        deity = BARRED_BY[effect]
        if resource == SPARES[effect] and not chaos and table.has_deity(seat, deity):
            return GOD_KING_BARS if deity == GOD_KING else EARTH_GODDESS_BARS
    return ALLOWED


def recipients(table: Table, player: int, effect: int, chaos: int) -> list[int]:
    """Whom a card can be played on. An empty list: the card has no recipient."""
    if effect == JUDGMENT or effect == PENNIES:
        return []
    if chaos != NO_CHAOS:
        return [chaos]
    if effect not in RECIPIENT_MATTERS:
        return list(range(table.seats))
    return [seat for seat in range(table.seats) if receiving(table, player, effect, seat, False) == ALLOWED]


def resources(table: Table, effect: int, seat: int, chaos: bool) -> list[int]:
    """Which resources of the recipient the player chooses from. An empty list: there is nothing to choose."""
    if effect != DRAGON and effect != WRATH_OF_THE_WAR_GOD:
        return []
    return [r for r in range(RESOURCES) if affecting(table, effect, seat, r, chaos) == ALLOWED]


# ---- cards added to a card ----------------------------------------------------------------------------------------


def adding(table: Table, seat: int, kind: int, standing: Standing) -> int:
    """7.6: may this card be added to the card just played, as it stands now?

    A card is added only where it changes something (Ruling 11).
    """
    if not ANY_TIME[kind]:
        return NOT_ANY_TIME
    if STAYS[kind]:
        return ALLOWED
    effect = EFFECT[kind]
    if effect == NEGATION:
        return ALLOWED if negatable(table, standing) else NOT_JUST_PLAYED
    if effect == SACRIFICE:
        return ALLOWED if losing_deities(table, standing) else NO_DEITY_BEING_LOST
    if effect == NECROMANCY:
        return ALLOWED if losing_followers(table, standing, seat) else NO_FOLLOWERS_LOST_BY_ANOTHER
    if effect == RESURRECTION:
        return ALLOWED if losing_followers(table, standing, NOBODY) else NO_FOLLOWERS_LOST
    if effect == CAPTURE:
        return ALLOWED if standing.was_dragon else NOT_A_DRAGON
    return adding_to_effect(effect, standing)


def adding_to_effect(effect: int, standing: Standing) -> int:
    """The cards that change a RESOURCE card's effect."""
    if effect == DRAGONBANE or effect == REPRODESTRUCTION:
        if not standing.is_dragon:
            return NOT_A_DRAGON
        return ALREADY_CANCELED if standing.canceled else ALLOWED
    if effect == STRAY_ENERGY:
        if not standing.is_sorcery:
            return NOT_A_SORCERY
        if standing.wealth == RICH:
            return DOUBLED_BY_WEALTH
        return ALREADY_CANCELED if standing.canceled else ALLOWED
    if not standing.is_resource_card:
        return NOT_A_RESOURCE_CARD
    if standing.canceled:
        return ALREADY_CANCELED
    if effect == TRANSMUTE_DESTRUCTION:
        return NO_CHANGE if standing.destroys else ALLOWED
    return NO_CHANGE if standing.resource == effect - TRANSMUTE_FOLLOWERS else ALLOWED


def negatable(table: Table, standing: Standing) -> bool:
    """The card just played is a SPELL or RESOURCE card that still counts."""
    last = table.plays[-1]
    if last.refused:
        return False
    kind = table.printed[last.card]
    return TYPE[kind] == SPELL or TYPE[kind] == RESOURCE


def losing_followers(table: Table, standing: Standing, but: int) -> list[int]:
    """The seats about to lose Followers, but for one. Under Chaos Strikes only the recipient counts (Ruling 25)."""
    seats = [standing.recipient] if standing.chaos else range(table.seats)
    return [seat for seat in seats if seat != but and standing.followers_lost(seat) > 0]


def losing_deities(table: Table, standing: Standing) -> list[int]:
    """The seats about to lose a deity, for which Sacrifice can step in (Ruling 24, Ruling 25)."""
    if standing.substituted >= 0:
        return []
    if standing.effect == DISFAVOR or standing.effect == FAVORITISM:
        return [standing.recipient]
    if not standing.takes_a_deity:
        return []
    seats = [standing.recipient] if standing.chaos else range(table.seats)
    return [seat for seat in seats if given_up(table, seat) >= 0]


def given_up(table: Table, seat: int) -> int:
    """The deity that a seat is about to give up to Vacation of the Gods, -1 for none."""
    for card in table.face_up[seat]:
        if card in table.given_up:
            return card
    return -1


# ---- what Chaos Strikes can still do with a card ------------------------------------------------------------------


def could_host(modifier: int, effect: int, kind_type: int) -> bool:
    """Could this card, once played, be the one that the modifier is added to?"""
    if modifier == NEGATION:
        return kind_type == RESOURCE or kind_type == SPELL
    if modifier in (DRAGONBANE, CAPTURE, REPRODESTRUCTION):
        return effect == DRAGON or effect == WILD
    if modifier in (NECROMANCY, RESURRECTION):
        return effect in (DRAGON, WILD, VAMPIRIC_ENERGY)
    if modifier == STRAY_ENERGY:
        return effect in (1, WILD)
    if modifier == SACRIFICE:
        return effect in (DISFAVOR, FAVORITISM)
    if TRANSMUTE_FOLLOWERS <= modifier <= TRANSMUTE_GOLD or modifier == TRANSMUTE_DESTRUCTION:
        return kind_type == RESOURCE
    return False


def leads(table: Table, player: int, kind: int, recipient: int) -> bool:
    """Can Chaos Strikes play this card on its own, on this recipient?"""
    if TYPE[kind] == RESOURCE or TYPE[kind] == EVENT or STAYS[kind]:
        return True
    if ANY_TIME[kind]:
        return False
    return receiving(table, player, EFFECT[kind], recipient, True) == ALLOWED


# ---- Special Powers -----------------------------------------------------------------------------------------------


def exercising(table: Table, seat: int, power: int) -> int:
    """5.1: the disk's own box, or any of that resource's from 40 up (5.1.1); at least ten to trade and one to keep."""
    resource = POWER_OF[power]
    box = table.box(seat, resource)
    if box != TOP_BOX and (box != POWER_BOX[power] or power >= FIRST_RECEIVE_POWER):
        return ONLY_BY_ANY if power >= FIRST_RECEIVE_POWER else WRONG_BOX
    if power >= FIRST_RECEIVE_POWER:
        return ALLOWED
    if resource == MYSTIC_POWER and table.has_deity(seat, GOD_KING):
        return GOD_KING_BARS
    if resource == FOLLOWERS and table.has_deity(seat, EARTH_GODDESS):
        return EARTH_GODDESS_BARS
    return ALLOWED if table.amount_of(seat, resource) - 10 >= LEAST else TRADE_TOO_SMALL


def trades(table: Table, seat: int, resource: int) -> list[int]:
    """5.1: multiples of ten that leave at least one."""
    return list(range(10, table.amount_of(seat, resource) - LEAST + 1, 10))
