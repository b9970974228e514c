"""Whether something holds at the moment (504)."""

from mulligan.games.spoils.effects import amounts, characteristics, context, nouns, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.events import (
    A_DESTRUCTION,
    AN_ATTACK,
    HAS_ASSIGNED,
    NO_CARD,
    USE_SIZE,
    WOUND_SIZE,
)
from mulligan.games.spoils.parts import BY_FLIP_UP, FROM_HAND, IN_OWN_TURN, WON_FLIP, Context
from mulligan.games.spoils.printed import DISCARD, ICON_COUNT, NOWHERE
from mulligan.games.spoils.table import (
    Table,
)

PROGRAMS = 1024  # no card has as many


def holds(table: Table, at: Context, code: Code) -> bool:
    op = code.op
    if op == ops.CONTROLS:
        count = 0
        seats = nouns.seats_of(table, at, code.parts[0])
        for card in nouns.candidates(table, at, code.kind):
            if table.controller[card] in seats:
                count += 1
        return nouns.compare(count, amounts.amount(table, at, code.parts[1]), code.c)
    if op == ops.DURING:
        return nouns.means(table, at, code.parts[0], table.active_player)
    if op == ops.DURING_BATTLE:
        return (table.attacker != NO_CARD) != (code.b == 1)
    if op == ops.EVERY:
        for part in code.parts:
            if not holds(table, at, part):
                return False
        return True
    if op == ops.ANY_OF:
        for part in code.parts:
            if holds(table, at, part):
                return True
        return False
    if op == ops.NOT:
        return not holds(table, at, code.parts[0])
    if op == ops.STAT_IS:
        right = amounts.amount(table, at, code.parts[1])
        cards = nouns.known_cards(table, at, code.parts[0])
        for card in cards:
            if not nouns.compare(characteristics.stat(table, card, code.a), right, code.c):
                return False
        return len(cards) > 0
    if op == ops.EVERY_ONE_IS:
        return every_one_is(table, at, code)
    if op == ops.TOKENS_ARE:
        count = 0
        for card in nouns.cards_of(table, at, code.parts[0]):
            count += table.tokens[card]
        return nouns.compare(count, amounts.amount(table, at, code.parts[1]), code.c)
    if op == ops.HOLDS or op == ops.HOLDS_EVEN:
        return area_holds(table, at, code)
    if op == ops.EXISTS:
        count = len(nouns.candidates(table, at, code.kind))
        return nouns.compare(count, amounts.amount(table, at, code.parts[0]), code.c)
    if op == ops.GREATER:
        return amounts.amount(table, at, code.parts[0]) > amounts.amount(table, at, code.parts[1])
    if op == ops.INFLUENCE_IS:
        right = amounts.amount(table, at, code.parts[1])
        for seat in nouns.seats_of(table, at, code.parts[0]):
            if nouns.compare(table.influence[seat], right, code.c):
                return True
        return False
    if op <= ops.CONTROLS_ICONS:
        return of_players(table, at, code)
    if op <= ops.PARTY_HAS:
        return of_battles(table, at, code)
    return of_the_past(table, at, code)


def every_one_is(table: Table, at: Context, code: Code) -> bool:
    """Each of the cards is of the kind and passes the test."""
    cards = nouns.known_cards(table, at, code.parts[0])
    for card in cards:
        fits = nouns.matches(table, at, code.kind, card)
        if fits and len(code.parts) > 1:
            fits = nouns.passes(table, at, code.parts[1], card)
        if fits == (code.b == 1):
            return False
    return len(cards) > 0


def area_holds(table: Table, at: Context, code: Code) -> bool:
    for seat in nouns.seats_of(table, at, code.parts[0]):
        count = len(nouns.area_of(table, seat, code.a))
        if code.op == ops.HOLDS_EVEN:
            if count % 2 == 0:
                return True
        elif nouns.compare(count, amounts.amount(table, at, code.parts[1]), code.c):
            return True
    return False


def of_players(table: Table, at: Context, code: Code) -> bool:
    op = code.op
    seats = nouns.seats_of(table, at, code.parts[0])
    if op == ops.CONTROLS_ICONS:
        for seat in seats:
            needed = [0] * ICON_COUNT
            for part in code.parts[1:]:
                needed[part.a] += 1
            if characteristics.meets(table, seat, needed):
                return True
        return False
    count = 0
    more = 0
    for card in nouns.candidates(table, at, code.kind):
        if table.controller[card] in seats:
            count += 1
        elif op == ops.CONTROLS_MORE and nouns.means(table, at, code.parts[1], table.controller[card]):
            more += 1
    if op == ops.CONTROLS_EVEN:
        return count % 2 == 0  # 410.1a
    return count > more


def of_battles(table: Table, at: Context, code: Code) -> bool:
    op = code.op
    if op == ops.BEING_ATTACKED:
        return table.defender != NO_CARD and nouns.means(table, at, code.parts[0], table.defender)
    if op == ops.IS_ATTACKING_PLAYER:
        return table.attacker != NO_CARD and nouns.means(table, at, code.parts[0], table.attacker)
    if op == ops.ATTACKING_AT:
        target = table.battle_target
        if target == NO_CARD or not nouns.matches(table, at, code.kind, target):
            return False
        for card in nouns.cards_of(table, at, code.parts[0]):
            if not table.party[card] & 1:
                return False
        return True
    if op == ops.CARD_ATTACKED:
        return table.battle_target in nouns.cards_of(table, at, code.parts[0])
    if op == ops.MEMBER_OF:
        party = nouns.members(table, at, code.a, 0)
        for card in nouns.cards_of(table, at, code.parts[0]):
            if card not in party or (code.b and len(party) != 1):
                return False
        return True
    if op == ops.PARTY_HAS:
        if len(code.parts) > 1:
            seat = table.attacker if code.a == ops.ATTACKING else table.defender
            if seat == NO_CARD or not nouns.means(table, at, code.parts[1], seat):
                return False
        party = nouns.members(table, at, code.a, 0)
        return len(party) >= amounts.amount(table, at, code.parts[0])
    return False


def of_the_past(table: Table, at: Context, code: Code) -> bool:
    op = code.op
    if op == ops.ATTACHED_IS:
        for host in nouns.cards_of(table, at, code.parts[0]):
            for card in table.attached_to(host):
                if nouns.matches(table, at, code.kind, card):
                    return True
        return False
    if op == ops.IN_RESPONSE:
        card = nouns.responded(table, context.source(at), code.b)
        return card != NO_CARD and nouns.matches(table, at, code.kind, card)
    if op == ops.PLAYED_WAY:
        return (context.way(at) & (BY_FLIP_UP if code.a else FROM_HAND) != 0) != (code.b == 1)
    if op == ops.PLAYED_DURING:
        return (context.way(at) & IN_OWN_TURN != 0) == nouns.means(table, at, code.parts[0], context.you(at))
    if op == ops.PLAYED_BEFORE:
        count = 0
        played = table.played
        for i in range(0, len(played), 2):
            if nouns.means(table, at, code.parts[0], played[i]) and played[i + 1] != context.source(at):
                count += nouns.matches(table, at, code.kind, played[i + 1])
        return count >= amounts.amount(table, at, code.parts[1])
    if op == ops.DAMAGED_THIS_TURN:
        for card in nouns.cards_of(table, at, code.parts[0]):
            if table.damage[card] == 0:
                return False
        return True
    if op == ops.NOT_ASSIGNED:
        for card in nouns.cards_of(table, at, code.parts[0]):
            if table.party[card] & HAS_ASSIGNED:
                return False
        return True
    if op == ops.DESTROYED_BY_THAT:
        for card in nouns.known_cards(table, at, code.parts[0]):
            if table.area[card] not in (DISCARD, NOWHERE):  # 409.3b: a token disappears
                return False
        return True
    if op == ops.WON:
        return (context.way(at) & WON_FLIP != 0) != (code.b == 1)
    if op == ops.OWNS:
        for card in nouns.known_cards(table, at, code.parts[1]):
            if not nouns.means(table, at, code.parts[0], table.owner[card]):
                return False
        return True
    if op == ops.TIMES:
        used = times_used(table, context.source(at), text_number(context.printed(at), context.program(at)))
        return used < amounts.amount(table, at, code.parts[0])
    if op == ops.AMOUNT_IS:
        left = amounts.amount(table, at, code.parts[0])
        return nouns.compare(left, amounts.amount(table, at, code.parts[1]), code.c)
    if op == ops.ANY_ARE:
        for card in nouns.known_cards(table, at, code.parts[0]):
            if nouns.matches(table, at, code.kind, card):
                return True
        return False
    if op == ops.PICKED_AS_COST:
        for card in context.every_bound(at):
            if nouns.matches(table, at, code.kind, card):
                return True
        return False
    if op == ops.PICKED_PLAYER:
        asked = code.parts[0].a if code.parts[0].op == ops.BOUND_PLAYER else 0  # is not one picked
        for seat in context.seats_bound_but(at, asked):
            if nouns.means(table, at, code.parts[0], seat):
                return True
        return False
    if op == ops.BLOCKING_PLAYER:
        defender = table.defender
        blocked = defender != NO_CARD and len(nouns.members(table, at, ops.BLOCKING, 0)) > 0
        return blocked and nouns.means(table, at, code.parts[0], defender)
    if op == ops.DESTROYED_THIS_TURN:
        for i in range(0, len(table.used), USE_SIZE):
            if table.used[i + 2] == A_DESTRUCTION and nouns.matches(table, at, code.kind, table.used[i]):
                return True
        return False
    if op == ops.OPTION_IS:
        return context.named(at) == code.a
    if op == ops.INFLICTED_DAMAGE:
        targets = nouns.cards_of(table, at, code.parts[1])
        for i in range(0, len(table.wounds), WOUND_SIZE):
            source = table.wounds[i + 1]
            if table.wounds[i] in targets and source != NO_CARD:
                if nouns.means(table, at, code.parts[0], table.controller[source]):
                    return True
    return False


def text_number(printed: int, program: int) -> int:
    """The number of an ability's costs among all texts: what a card gained (508) is not its own."""
    return printed * PROGRAMS + program


def times_used(table: Table, card: int, text: int) -> int:
    """How often an ability was used this turn."""
    used = table.used
    age = table.age[card]
    for i in range(0, len(used), USE_SIZE):
        if used[i] == card and used[i + 1] == age and used[i + 2] == text:
            return used[i + 3]
    return 0


def count_use(table: Table, card: int, text: int) -> None:
    """One more use of an ability this turn, or attack."""
    used = table.used
    age = table.age[card]
    for i in range(0, len(used), USE_SIZE):
        if used[i] == card and used[i + 1] == age and used[i + 2] == text:
            used[i + 3] += 1
            return
    used.extend([card, age, text, 1])


def has_attacked(table: Table, card: int) -> bool:
    """Has it attacked this turn?"""
    return times_used(table, card, AN_ATTACK) > 0
