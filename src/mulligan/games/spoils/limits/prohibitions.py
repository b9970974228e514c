"""What cards are kept from by certain others or players, and what players are kept from doing (402.7)."""

from typing import Final

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.code import ABILITY
from mulligan.games.spoils.effects.statement import KEEPING, PREVENTING
from mulligan.games.spoils.events import (
    IN_ATTACK,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import Card, Seat

# What players can be kept from.
TO_PLAY: Final = 0
TO_FLIP_UP: Final = 1
TO_USE: Final = 2
TO_DRAW_CARDS: Final = 3
TO_GAIN_INFLUENCE: Final = 4
TO_PLAY_RESOURCES: Final = 5
TO_SEARCH: Final = 6
TO_PLAY_MORE: Final = 7  # than so many each turn
TO_GET_INTO_HAND: Final = 8  # a card that is put there
TO_LOSE_INFLUENCE: Final = 9


# ---- one card and another -------------------------------------------------------------------------------------------


def kept_from(table: Table, card: Card, deed: int, other: int, seat: Seat, text: Context | None) -> bool:
    """Does an effect keep a card from a deed where this other card, its text or this player is concerned?"""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & KEEPING:
        return False
    for i in range(len(table.active)):
        if table.active[i].statement.keeps(table, table.active_in[i], card, deed, other, seat, text):
            return True
    return False


def may_pick(table: Table, text: Context, card: Card) -> bool:
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


def may_not_block(table: Table, blocker: Card) -> bool:
    """412.1: a character cannot block a party of which each member cannot be blocked by it."""
    seat = table.controller_of(blocker)
    somebody = False
    for card in table.in_play:
        if table.party[card] & IN_ATTACK:
            somebody = True
            if not (
                characteristics.forbidden(table, card, ops.D_BE_BLOCKED)
                or kept_from(table, card, ops.D_BE_BLOCKED, blocker, seat, None)
                or kept_from(table, blocker, ops.D_BLOCK, card, seat, None)
            ):
                return False
    return somebody


def least_blockers(table: Table) -> int:
    """412.1: how many a blocking party has at least: as many as each attacker wants that cannot be blocked by fewer."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    least = -1
    for card in table.in_play:
        if table.party[card] & IN_ATTACK:
            wanted = 0
            for i in range(len(table.active)):
                wanted = max(wanted, table.active[i].statement.blockers_wanted(table, table.active_in[i], card))
            least = wanted if least < 0 else min(least, wanted)
    return max(least, 0)


def is_said_covert(table: Table) -> bool:
    """507.3a, 101.1: does an effect say that the attacking party is covert?"""
    for i in range(len(table.active)):
        if table.active[i].statement.says_covert(table, table.active_in[i]):
            return True
    return False


# ---- what players cannot do -----------------------------------------------------------------------------------------


def prevented(table: Table, seat: Seat, doing: int, card: Card) -> bool:
    """Does an effect say that this player cannot do it, with this card where one is concerned?"""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & PREVENTING:
        return False
    for i in range(len(table.active)):
        if table.active[i].statement.prevents(table, table.active_in[i], seat, doing, card):
            return True
    return False


def cannot_play(table: Table, seat: Seat, card: Card) -> bool:
    """604: may this player not play this card at all, or not one more?"""
    return prevented(table, seat, TO_PLAY, card) or prevented(table, seat, TO_PLAY_MORE, card)
