"""Which cards and which players a phrase means."""

from mulligan.games.spoils.effects import amounts, characteristics, context, ops
from mulligan.games.spoils.effects.code import Code, Kind
from mulligan.games.spoils.effects.context import bound, bound_seats, last_known
from mulligan.games.spoils.events import (
    A_DESTRUCTION,
    A_DISCARD,
    GONE_SIZE,
    HAS_ASSIGNED,
    IN_ATTACK,
    IN_BLOCK,
    NO_CARD,
    TOLD_SIZE,
    USE_SIZE,
    WOUND_SIZE,
)
from mulligan.games.spoils.parts import Context, Play, Procedure
from mulligan.games.spoils.printed import (
    ANYWHERE,
    BEING_PLAYED,
    DECK,
    DISCARD,
    FACTION,
    HAND,
    ICON_COUNT,
    ICONS,
    MICROMAJIG,
    NOWHERE,
    OUT_OF_GAME,
    PLAY,
)
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.parts import Frame

# ---- players --------------------------------------------------------------------------------------------------------


def seats_of(table: Table, at: Context, code: Code) -> list[int]:
    """The players that a phrase means, the active one first where there are several (402.2)."""
    op = code.op
    if op == ops.YOU:
        return [context.you(at)]
    if op == ops.OPPONENTS:
        return others_than(table, context.you(at))
    if op == ops.EVERYBODY:
        return table.clockwise(table.active_player)
    if op == ops.ACTOR:
        return [context.actor(at)]
    if op == ops.ACTIVE:
        return [table.active_player]
    if op == ops.BOUND_PLAYER:
        return bound_seats(at, code.a)
    if op == ops.THE_OTHERS:
        return others_than(table, context.actor(at))
    found: list[int] = []
    for card in known_cards(table, at, code.parts[0]):
        seat = table.owner[card] if op == ops.OWNER_OF else table.controller[card]
        for meant in others_than(table, seat) if op == ops.OPPONENTS_OF else [seat]:
            if meant not in found:
                found.append(meant)
    return found


def others_than(table: Table, seat: int) -> list[int]:
    """Everybody else, the active player first (402.2)."""
    return [other for other in table.clockwise(table.active_player) if other != seat]


def means(table: Table, at: Context, code: Code, seat: int) -> bool:
    op = code.op
    if op == ops.YOU:
        return context.you(at) == seat
    if op == ops.OPPONENTS:
        return context.you(at) != seat
    if op == ops.EVERYBODY:
        return True
    return seat in seats_of(table, at, code)


# ---- cards ----------------------------------------------------------------------------------------------------------


def known_cards(table: Table, at: Context, code: Code) -> list[int]:
    """Like `cards_of`, but this card and the bound ones are known wherever they went."""
    if code.op == ops.THIS:
        return [context.source(at)]
    if code.op == ops.BOUND:
        return last_known(at, code.a)
    return cards_of(table, at, code)


def cards_of(table: Table, at: Context, code: Code) -> list[int]:
    """The cards that a phrase means."""
    op = code.op
    if op == ops.THIS:
        source = context.source(at)
        return [source] if table.age[source] == context.source_age(at) else []
    if op == ops.BOUND:
        found = bound(table, at, code.a)
        if code.b:  # 208.2: what it speaks of must still be that
            return [
                card for card in found if table.area[card] != PLAY or characteristics.types(table, card) & code.b != 0
            ]
        return found
    if op == ops.ALL:
        return candidates(table, at, code.kind)
    if op == ops.HOST:
        host = table.attached[context.source(at)]
        return [host] if host != NO_CARD and table.age[context.source(at)] == context.source_age(at) else []
    if op == ops.TOP:
        return top_cards(table, at, code)
    if op == ops.WHOLE:
        return whole(table, at, code)
    if op == ops.FACTION_OF:
        return [table.factions[seat] for seat in seats_of(table, at, code.parts[0])]
    if op == ops.MEMBERS:
        return members(table, at, code.a, code.b)
    if op == ops.TOGETHER:
        together: list[int] = []
        for part in code.parts:
            for card in cards_of(table, at, part):
                if card not in together:
                    together.append(card)
        return together
    if op == ops.REST:
        return rest(table, at, code)
    if op == ops.RESPONDED:
        card = responded(table, context.source(at), code.b)
        return [card] if card != NO_CARD else []
    if op == ops.DEALT_WITH:
        return dealt_with(table, at, code)
    if op == ops.UNTIL:
        return until_found(table, at, code)
    if op == ops.NTH:
        return nth(table, at, code)
    if op == ops.TARGET:
        target = table.battle_target
        return [target] if target != NO_CARD else []
    return []


def top_cards(table: Table, at: Context, code: Code) -> list[int]:
    count = amounts.amount(table, at, code.parts[0])
    found: list[int] = []
    for seat in seats_of(table, at, code.parts[1]):
        deck = table.decks[seat]
        for i in range(min(count, len(deck))):
            found.append(deck[i] if code.b else deck[len(deck) - 1 - i])
    return found


def dealt_with(table: Table, at: Context, code: Code) -> list[int]:
    """Those that an instruction before dealt with, wherever they are now, if they came where it wanted them."""
    found: list[int] = []
    for card in last_known(at, code.a):
        here = code.b == ANYWHERE or table.area[card] == code.b or table.area[card] == NOWHERE
        if here and matches(table, at, code.kind, card):
            found.append(card)
    return found


def until_found(table: Table, at: Context, code: Code) -> list[int]:
    """Cards from the top of decks, in each until one of the kind comes or none is left."""
    found: list[int] = []
    for seat in seats_of(table, at, code.parts[0]):
        deck = table.decks[seat]
        for i in range(len(deck) - 1, -1, -1):
            found.append(deck[i])
            if matches(table, at, code.kind, deck[i]):
                break
    return found


def nth(table: Table, at: Context, code: Code) -> list[int]:
    """The first, second, ... of some cards, if it has not moved to another area since (402.4)."""
    known = last_known(at, code.a)
    if len(known) < code.b or known[code.b - 1] not in bound(table, at, code.a):
        return []
    return [known[code.b - 1]]


def whole(table: Table, at: Context, code: Code) -> list[int]:
    found: list[int] = []
    for seat in seats_of(table, at, code.parts[0]):
        found.extend(area_of(table, seat, code.a))
    return found


def area_of(table: Table, seat: int, area: int) -> list[int]:
    if area == HAND:
        return table.hands[seat]
    if area == DECK:
        return table.decks[seat]
    if area == DISCARD:
        return table.discards[seat]
    if area == OUT_OF_GAME:
        return table.outs[seat]
    return [card for card in table.in_play if table.controller[card] == seat]


def rest(table: Table, at: Context, code: Code) -> list[int]:
    """Those of some cards that have not been dealt with."""
    dealt: list[int] = []
    for part in code.parts:
        dealt.extend(known_cards(table, at, part))
    return [card for card in bound(table, at, code.a) if card not in dealt]


def members(table: Table, at: Context, party: int, others: int) -> list[int]:
    """The members of a battle party (302.5)."""
    wanted = IN_ATTACK | IN_BLOCK  # 302.6, 302.7, 302.10: whose it is
    if party == ops.ATTACKING or party == ops.BLOCKING:
        wanted = IN_ATTACK if party == ops.ATTACKING else IN_BLOCK
    found: list[int] = []
    for card in table.in_play:
        if not table.party[card] & wanted or (others and card == context.source(at)):
            continue
        if party == ops.YOURS and table.controller[card] != context.you(at):
            continue
        if party == ops.OPPOSING and table.controller[card] == context.you(at):
            continue
        found.append(card)
    return found


def responded(table: Table, source: int, ability: int) -> int:
    """The card, or the card whose ability, is being responded to; NO_CARD if the other of the two or nothing is.

    That is the play that waits for the responses among which the source is played, or could be.
    """
    stack = table.stack
    i = len(stack) - 1
    while i > 0 and not is_window(stack[i]) and not is_play_of(stack[i], source):
        i -= 1
    if is_play_of(stack[i], source):
        i -= 1
    if i < 1 or not lets_respond(stack[i]):  # 608.1c
        return NO_CARD
    play = stack[i - 1]
    if not isinstance(play, Play):  # 610.1
        return NO_CARD
    return play.card if (play.ability >= 0) == (ability == 1) else NO_CARD


def is_play_of(frame: Frame, card: int) -> bool:
    return isinstance(frame, Play) and frame.card == card


def is_window(frame: Frame) -> bool:
    return isinstance(frame, Procedure) and frame.is_window()


def lets_respond(frame: Frame) -> bool:
    return isinstance(frame, Procedure) and frame.lets_respond()


# ---- kinds ----------------------------------------------------------------------------------------------------------


def candidates(table: Table, at: Context, kind: Kind) -> list[int]:
    """Every card of a kind where the kind is to be found."""
    area = kind.area
    found: list[int] = []
    if area == PLAY:
        for card in table.in_play:
            if matches(table, at, kind, card):
                found.append(card)
        return found
    if area == BEING_PLAYED:
        for card in table.being_played:
            if matches(table, at, kind, card):
                found.append(card)
        return found
    if area == ANYWHERE:
        return found
    seats = seats_of(table, at, kind.whose[0]) if kind.whose else table.clockwise(table.active_player)
    for seat in seats:
        for card in area_of(table, seat, area):
            if matches(table, at, kind, card):
                found.append(card)
    return found


def matches(table: Table, at: Context, kind: Kind, card: int) -> bool:
    """Is this card of that kind? Where it is has been settled, or does not matter."""
    types = characteristics.types(table, card)
    if kind.types:
        if not types & kind.types:
            return False
    elif types & FACTION:  # 402.9
        return False
    for test in kind.tests:
        if not passes(table, at, test, card):
            return False
    return True


def is_one(table: Table, at: Context, kind: Kind, card: int) -> bool:
    """Is this card of that kind, and where the kind is to be found?"""
    if kind.area != ANYWHERE and table.area[card] != kind.area:
        return False
    if kind.whose and table.owner[card] not in seats_of(table, at, kind.whose[0]):
        return False
    return matches(table, at, kind, card)


def passes(table: Table, at: Context, test: Code, card: int) -> bool:
    op = test.op
    if op == ops.CONTROLLED_BY:
        return means(table, at, test.parts[0], table.controller[card]) != (test.b == 1)
    if op == ops.IS:
        return is_in_state(table, at, test.a, card) != (test.b == 1)
    if op == ops.HAS_STAT:
        return compare(characteristics.stat(table, card, test.a), amounts.amount(table, at, test.parts[0]), test.c)
    if op == ops.SUBTYPE:
        return characteristics.has_subtype(table, card, test.a) != (test.b == 1)
    if op == ops.OF_TRADE:
        return (not table.face_down[card] and table.face(card).trade == test.a) != (test.b == 1)
    if op == ops.OF_TYPE:
        return (characteristics.types(table, card) & test.a != 0) != (test.b == 1)
    if op == ops.KEYWORD:
        return (characteristics.keywords(table, card) & test.a != 0) != (test.b == 1)
    if op == ops.OWNED_BY:
        return means(table, at, test.parts[0], table.owner[card]) != (test.b == 1)
    if op == ops.HAS_TOKENS:
        return compare(table.tokens[card], amounts.amount(table, at, test.parts[0]), test.c)
    if op == ops.AMONG:
        return (card in known_cards(table, at, test.parts[0])) != (test.b == 1)
    if op == ops.IDENTIFIED:
        return (not table.face_down[card] and table.face(card).unique == test.words) != (test.b == 1)
    if op == ops.EXTREME:
        return is_extreme(table, at, test, card)
    if op == ops.HAS_ATTACHED:
        for other in table.attached_to(card):
            if matches(table, at, test.kind, other):
                return test.b == 0
        return test.b == 1
    if op == ops.ATTACHED_TO:
        return table.attached[card] in cards_of(table, at, test.parts[0])
    if op == ops.NAMED:
        return (not table.face_down[card] and table.face(card).name.lower() == test.words) != (test.b == 1)
    return passes_rarely(table, at, test, card)


def passes_rarely(table: Table, at: Context, test: Code, card: int) -> bool:
    op = test.op
    if op == ops.SAME_NAME:
        if table.face_down[card]:
            return False  # 411.1: nothing of its front counts
        for other in known_cards(table, at, test.parts[0]):
            if table.face(other).name == table.face(card).name and not table.face_down[other]:
                return True
        return False
    if op == ops.SAME_TYPE:
        for other in known_cards(table, at, test.parts[0]):
            if characteristics.types(table, other) & characteristics.types(table, card) & ~MICROMAJIG:
                return True
        return False
    if op == ops.PROVIDES:
        return provides(table, at, test, card) != (test.b == 1)
    if op == ops.IN_BATTLE:
        return (table.party[card] & (IN_ATTACK | IN_BLOCK) != 0) != (test.b == 1)
    if op == ops.IN_PARTY:
        return card in members(table, at, test.a, 0)
    if op == ops.HAS_ABILITY:
        return (not table.face_down[card] and len(table.face(card).abilities) > 0) != (test.b == 1)
    if op == ops.HAS_FLIP_UP:
        return table.face(card).flip_cost >= 0
    if op == ops.EVEN_STAT:
        return (characteristics.stat(table, card, test.a) % 2 == 0) != (test.b == 1)
    if op == ops.IN_PARTY_WITH:
        side = table.party[card] & (IN_ATTACK | IN_BLOCK)
        for other in cards_of(table, at, test.parts[0]):
            if side and table.party[other] & side:
                return True
        return False
    if op == ops.INFLICTED_TO:
        targets = cards_of(table, at, test.parts[0])
        for i in range(0, len(table.wounds), WOUND_SIZE):
            if table.wounds[i + 1] == card and table.wounds[i] in targets:
                return True
        return False
    if op == ops.DAMAGED:
        return table.damage[card] > 0
    if op == ops.IN_AREA:
        if table.area[card] != test.a:
            return False
        return not test.parts or means(table, at, test.parts[0], table.owner[card])
    if op == ops.ONE_OF:
        for part in test.parts:
            if passes(table, at, part, card):
                return True
        return False
    if op == ops.CHOSEN_QUALITY:
        return has_chosen(table, at, test, card)
    return passes_on_its_text(table, at, test, card)


def passes_on_its_text(table: Table, at: Context, test: Code, card: int) -> bool:
    """What is asked about names, trades and texts, and about what it did this turn."""
    op = test.op
    face = table.face(card)
    if op == ops.SAME_TRADE:
        for other in known_cards(table, at, test.parts[0]):
            if other != card and table.face(other).trade == face.trade:
                return True
        return False
    if op == ops.NAME_OF_NONE:
        for other in table.in_play:
            if not table.face_down[other] and means(table, at, test.parts[0], table.controller[other]):
                if table.face(other).name == face.name:
                    return False
        return True
    if op == ops.NO_TEXT:
        return not face.text.strip() or characteristics.textless(table, card)
    if op == ops.ICON_IN_TEXT:
        return not table.face_down[card] and f"[{ICONS[test.a]}]" in face.text.upper()
    if op == ops.DID:
        return did_this_turn(table, card, test.a) != (test.b == 1)
    if op == ops.ATTACKING_IT:
        attacks = table.party[card] & IN_ATTACK != 0
        return attacks and table.battle_target in cards_of(table, at, test.parts[0])
    if op == ops.UNDER_CONTROL:
        return table.since[card] < table.turn_number
    if op == ops.GONE_BY:
        return gone_by(table, at, card)
    return False


def did_this_turn(table: Table, card: int, what: int) -> bool:
    """Did it attack, block or enter play this turn, in this incarnation? Or was it put where it lies in such a way?"""
    age = table.age[card]
    if what == A_DESTRUCTION or what == A_DISCARD:
        age -= 1
    used = table.used
    for i in range(0, len(used), USE_SIZE):
        if used[i] == card and used[i + 1] == age and used[i + 2] == what:
            return True
    return False


def gone_by(table: Table, at: Context, card: int) -> bool:
    """403.6: was it put out of the game by the card whose text this is? That card may just have left play itself."""
    gone = table.gone
    for i in range(0, len(gone), GONE_SIZE):
        if gone[i] == card and gone[i + 1] == table.age[card] and gone[i + 2] == context.source(at):
            return gone[i + 3] == context.source_age(at) or gone[i + 3] == context.source_age(at) - 1
    return False


def provides(table: Table, at: Context, test: Code, card: int) -> bool:
    """311.1: does it provide at least these icons, or the one that a number stands for?"""
    if test.c:
        return characteristics.provides(table, card, amounts.amount(table, at, test.parts[0])) > 0
    for icon in range(ICON_COUNT):
        if characteristics.provides(table, card, icon) < (test.parts[icon].a if icon < len(test.parts) else 0):
            return False
    return True


# What a text may have had named: the number is kept in NAMED.
BY_NAME = 0
BY_TYPE = 1
BY_SUBTYPE = 2
BY_TRADE = 3
BY_ICON = 4


def has_chosen(table: Table, at: Context, test: Code, card: int) -> bool:
    """Has it what was named: by this text or, where so marked, by another text of its card before?"""
    what = test.a
    named = context.named(at)
    if test.b:
        named = -1
        for i in range(0, len(table.told), TOLD_SIZE):
            if table.told[i] == context.source(at) and table.told[i + 1] == context.source_age(at):
                named = table.told[i + 2]
        if named < 0:
            return False
    if what == BY_NAME:
        return table.printed[card] == named and not table.face_down[card]
    if what == BY_TYPE:
        return characteristics.types(table, card) & named != 0
    if what == BY_SUBTYPE:
        return characteristics.has_subtype(table, card, named)
    if what == BY_TRADE:
        return table.face(card).trade == named and not table.face_down[card]
    return characteristics.provides(table, card, named) > 0


def is_in_state(table: Table, at: Context, state: int, card: int) -> bool:
    if state == ops.S_OTHER:
        return card != context.source(at)
    if state == ops.S_DEPLETED:
        return table.depleted[card] == 1
    if state == ops.S_RESTORED:
        return table.depleted[card] == 0
    if state == ops.S_FACE_DOWN:
        return table.face_down[card] == 1
    if state == ops.S_FACE_UP:
        return table.face_down[card] == 0
    if state == ops.S_ATTACKING:
        return table.party[card] & IN_ATTACK != 0
    if state == ops.S_BLOCKING:
        return table.party[card] & IN_BLOCK != 0  # 302.13; 608.1c: not before the party is formed
    if state == ops.S_ATTACHED:
        return table.attached[card] != NO_CARD
    if state == ops.S_DETACHED:
        return table.attached[card] == NO_CARD
    if state == ops.S_STAPLE:
        return table.face_down[card] == 0 and table.face(card).staple
    if state == ops.S_TOKEN:
        return table.is_token(card)
    if state == ops.S_OPPOSING:
        return table.party[card] & ~HAS_ASSIGNED != 0 and table.controller[card] != context.you(at)
    if state == ops.S_BEING_PLAYED:
        return table.area[card] == BEING_PLAYED
    blocked = table.party[card] & IN_ATTACK != 0 and len(members(table, at, ops.BLOCKING, 0)) > 0
    if state == ops.S_BLOCKED:
        return blocked
    return table.party[card] & IN_ATTACK != 0 and not blocked


def is_extreme(table: Table, at: Context, test: Code, card: int) -> bool:
    """It has the highest or lowest number among cards of the kind (without this test)."""
    own = characteristics.stat(table, card, test.a)
    for other in candidates(table, at, test.kind):
        value = characteristics.stat(table, other, test.a)
        if (value > own) if test.c else (value < own):
            return False
    return True


def compare(left: int, right: int, how: int) -> bool:
    if how == ops.EXACTLY:
        return left == right
    if how == ops.OR_LESS:
        return left <= right
    if how == ops.OR_MORE:
        return left >= right
    return left > right if how == ops.MORE else left < right
