"""What cards are kept from by certain others or players, and what players are kept from doing (402.7)."""

from typing import Final

from mulligan.games.spoils.effects import amounts, characteristics, conditions, nouns, ops
from mulligan.games.spoils.effects.code import ABILITY, Code
from mulligan.games.spoils.effects.happenings import is_named_by
from mulligan.games.spoils.events import (
    IN_ATTACK,
    NO_CARD,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import (
    Table,
)

# What players can be kept from.
TO_PLAY: Final = 0
TO_FLIP_UP: Final = 1
TO_USE: Final = 2
TO_DRAW_CARDS: Final = 3
TO_GAIN_INFLUENCE: Final = 4
TO_PLAY_RESOURCES: Final = 5
TO_SEARCH: Final = 6
TO_PLAY_MORE: Final = 7  # than so many each turn


# ---- one card and another -------------------------------------------------------------------------------------------


def kept_from(table: Table, card: int, deed: int, other: int, seat: int, text: Context | None) -> bool:
    """Does an effect keep a card from a deed where this other card, its text or this player is concerned?"""
    if table.fresh != table.version:
        characteristics.freshen(table)
    for i in range(len(table.active)):
        if keeps(table, table.active_in[i], table.active[i], card, deed, other, seat, text):
            return True
    return False


def keeps(
    table: Table, made: Context, code: Code, card: int, deed: int, other: int, seat: int, text: Context | None
) -> bool:
    op = code.op
    if op == ops.WHILE:
        held = conditions.holds(table, made, code.parts[0])
        return held and keeps(table, made, code.part(1), card, deed, other, seat, text)
    if op == ops.WITH_LETS:
        made.set_number(code.a, amounts.amount(table, made, code.parts[0]))
        return keeps(table, made, code.part(1), card, deed, other, seat, text)
    if op == ops.SEVERAL:
        for part in code.several():
            if keeps(table, made, part, card, deed, other, seat, text):
                return True
        return False
    if op != ops.KEEPS_FROM or code.a != deed or not is_named_by(table, made, code.parts[0], card):
        return False
    if code.c & ops.BY_PLAYERS:
        return nouns.means(table, made, code.parts[1], seat)
    if other == NO_CARD or (code.c & ops.BY_ABILITIES and not is_ability(table, text)):
        return False
    return is_named_by(table, made, code.parts[1], other) != (code.c & ops.BY_ALL_BUT != 0)


def may_pick(table: Table, text: Context, card: int) -> bool:
    """310.1: may whoever follows this text pick it?"""
    if characteristics.forbidden(table, card, ops.D_BE_PICKED):
        return False
    return not table.active or not kept_from(table, card, ops.D_BE_PICKED, text.source, text.actor, text)


def is_ability(table: Table, text: Context | None) -> bool:
    """Is a text at work that of an ability: its costs or its effect?"""
    if text is None:
        return False
    for paragraph in table.library.cards[text.printed].paragraphs:
        if paragraph.sort == ABILITY and text.which in (paragraph.costs, paragraph.program):
            return True
    return False


def text_at_work(table: Table) -> Context | None:
    """The text that is being followed; nothing where the rules themselves act."""
    top = table.stack[-1]
    return top if isinstance(top, Context) else None


def may_not_block(table: Table, blocker: int) -> bool:
    """412.1: a character cannot block a party of which each member cannot be blocked by it."""
    seat = table.controller[blocker]
    for card in table.in_play:
        if table.party[card] & IN_ATTACK and not (
            characteristics.forbidden(table, card, ops.D_BE_BLOCKED)
            or kept_from(table, card, ops.D_BE_BLOCKED, blocker, seat, None)
            or kept_from(table, blocker, ops.D_BLOCK, card, seat, None)
        ):
            return False
    return True


def least_blockers(table: Table) -> int:
    """412.1: how many a blocking party has at least: as many as each attacker wants that cannot be blocked by fewer."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    least = -1
    for card in table.in_play:
        if table.party[card] & IN_ATTACK:
            wanted = 0
            for i in range(len(table.active)):
                wanted = max(wanted, blockers_wanted(table, table.active_in[i], table.active[i], card))
            least = wanted if least < 0 else min(least, wanted)
    return max(least, 0)


def blockers_wanted(table: Table, made: Context, code: Code, card: int) -> int:
    if code.op == ops.WHILE:
        return blockers_wanted(table, made, code.part(1), card) if conditions.holds(table, made, code.parts[0]) else 0
    if code.op == ops.SEVERAL:
        found = 0
        for part in code.several():
            found = max(found, blockers_wanted(table, made, part, card))
        return found
    if code.op != ops.BLOCKED_BY_LEAST or not is_named_by(table, made, code.parts[0], card):
        return 0
    return amounts.amount(table, made, code.parts[1])


def is_said_covert(table: Table) -> bool:
    """507.3a, 101.1: does an effect say that the attacking party is covert?"""
    for i in range(len(table.active)):
        code, made = table.active[i], table.active_in[i]
        while code.op == ops.WHILE and conditions.holds(table, made, code.parts[0]):
            code = code.part(1)
        if code.op == ops.PARTY_COVERT:
            return True
    return False


# ---- what players cannot do -----------------------------------------------------------------------------------------


def prevented(table: Table, seat: int, doing: int, card: int) -> bool:
    """Does an effect say that this player cannot do it, with this card where one is concerned?"""
    if table.fresh != table.version:
        characteristics.freshen(table)
    for i in range(len(table.active)):
        if prevents(table, table.active_in[i], table.active[i], seat, doing, card):
            return True
    return False


def prevents(table: Table, made: Context, code: Code, seat: int, doing: int, card: int) -> bool:
    if code.op == ops.WHILE:
        return conditions.holds(table, made, code.parts[0]) and prevents(table, made, code.part(1), seat, doing, card)
    if code.op == ops.SEVERAL:
        for part in code.several():
            if prevents(table, made, part, seat, doing, card):
                return True
        return False
    if code.op != ops.CANNOT_DO or code.a != doing or not nouns.means(table, made, code.parts[0], seat):
        return False
    if code.b and table.active_player == seat:  # only in other players' turns
        return False
    if doing == TO_PLAY_MORE and played_by(table, made, code, seat) < amounts.amount(table, made, code.parts[1]):
        return False
    return card == NO_CARD or nouns.matches(table, made, code.kind, card)


def played_by(table: Table, made: Context, code: Code, seat: int) -> int:
    """How many cards of the kind a player has played this turn."""
    count = 0
    for i in range(0, len(table.played), 2):
        if table.played[i] == seat and nouns.matches(table, made, code.kind, table.played[i + 1]):
            count += 1
    return count


def cannot_play(table: Table, seat: int, card: int) -> bool:
    """604: may this player not play this card at all, or not one more?"""
    return prevented(table, seat, TO_PLAY, card) or prevented(table, seat, TO_PLAY_MORE, card)
