"""Which cards and which players are meant: what the phrases for them share."""

from typing import TYPE_CHECKING, Final

from mulligan.games.spoils.effects import characteristics, context
from mulligan.games.spoils.events import (
    A_DESTRUCTION,
    A_DISCARD,
    GONE_SIZE,
    IN_ATTACK,
    IN_BLOCK,
    OF_EARLIER,
    TOLD_SIZE,
    USE_SIZE,
    WOUND_SIZE,
)
from mulligan.games.spoils.parts import Context, Play, Procedure
from mulligan.games.spoils.printed import DECK, DISCARD, HAND, OUT_OF_GAME
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.parts import Frame
from mulligan.language.core.kinds import Players
from mulligan.language.core.players import (
    ActivePlayer,
    Actor,
    AnOpponent,
    AnyOpponent,
    AnyPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    Jointly,
    SomePlayers,
    They,
    You,
)
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.nouns.kinds import Kind

# Parties (302.5).
ATTACKING: Final = 1
BLOCKING: Final = 2
OPPOSING: Final = 3
YOURS: Final = 4

# ---- players --------------------------------------------------------------------------------------------------------


def seats_of(table: Table, at: Context, who: Node) -> list[Seat]:
    """The players that a phrase means, the active one first where there are several (402.2)."""
    if isinstance(who, You):
        return [at.you]
    if isinstance(who, (EachOpponent, AnOpponent, AnyOpponent)):
        return others_than(table, at.you)
    if isinstance(who, (EachPlayer, AnyPlayer, SomePlayers)):
        return table.clockwise(table.active_player)
    if isinstance(who, Actor):
        return [at.actor]
    if isinstance(who, ActivePlayer):
        return [table.active_player]
    if isinstance(who, They):
        return context.bound_seats(at, who.slot)
    if isinstance(who, EachOtherPlayer):
        if who.than is not None:
            others = seats_of(table, at, who.than)
            return [seat for seat in table.clockwise(table.active_player) if seat not in others]
        return others_than(table, at.actor)
    if isinstance(who, Jointly):
        several: list[int] = []
        for some in who.players:
            several.extend(seats_of(table, at, some))
        return [seat for seat in table.clockwise(table.active_player) if seat in several]
    assert isinstance(who, Players)
    return who.of(table, at)


def others_than(table: Table, seat: Seat) -> list[Seat]:
    """Everybody else, the active player first (402.2)."""
    return [other for other in table.clockwise(table.active_player) if other != seat]


def means(table: Table, at: Context, who: Node, seat: Seat) -> bool:
    """Is this one of the players that a phrase means?"""
    if isinstance(who, You):
        return at.you == seat
    if isinstance(who, (EachOpponent, AnOpponent, AnyOpponent)):
        return at.you != seat
    if isinstance(who, (EachPlayer, AnyPlayer, SomePlayers)):
        return True
    return seat in seats_of(table, at, who)


# ---- cards ----------------------------------------------------------------------------------------------------------


def candidates(table: Table, at: Context, kind: "Kind") -> list[Card]:
    """Every card of a kind where the kind is to be found."""
    return kind.candidates(table, at)


def matches(table: Table, at: Context, kind: "Kind", card: Card) -> bool:
    """Is this card of that kind? Where it is has been settled, or does not matter."""
    return kind.matches(table, at, card)


def area_of(table: Table, seat: Seat, area: int) -> list[Card]:
    if area == HAND:
        return table.hands[seat]
    if area == DECK:
        return table.decks[seat]
    if area == DISCARD:
        return table.discards[seat]
    if area == OUT_OF_GAME:
        return table.outs[seat]
    return [card for card in table.in_play if table.controller[card] == seat]


def members(table: Table, at: Context, party: int, others: bool) -> list[Card]:
    """The members of a battle party (302.5)."""
    wanted = IN_ATTACK | IN_BLOCK  # 302.6, 302.7, 302.10: whose it is
    if party == ATTACKING or party == BLOCKING:
        wanted = IN_ATTACK if party == ATTACKING else IN_BLOCK
    found: list[Card] = []
    for card in table.in_play:
        if not table.party[card] & wanted or (others and card == at.source):
            continue
        if party == YOURS and table.controller[card] != at.you:
            continue
        if party == OPPOSING and table.controller[card] == at.you:
            continue
        found.append(card)
    return found


def responded(table: Table, source: Card, ability: bool) -> Card:
    """The card, or the card whose ability, is being responded to; NO_CARD if the other of the two or nothing is."""
    play = play_responded(table, source)
    return play.card if play is not None and (play.ability >= 0) == ability else NO_CARD


def play_responded(table: Table, source: Card) -> Play | None:
    """The play that waits for the responses among which the source is played, or could be."""
    stack = table.stack
    i = len(stack) - 1
    while i > 0 and not is_window(stack[i]) and not is_play_of(stack[i], source):
        i -= 1
    if is_play_of(stack[i], source):
        i -= 1
    if i < 1 or not lets_respond(stack[i]):  # 608.1c
        return None
    play = stack[i - 1]
    return play if isinstance(play, Play) else None  # 610.1


def is_play_of(frame: Frame, card: Card) -> bool:
    return isinstance(frame, Play) and frame.card == card


def is_window(frame: Frame) -> bool:
    return isinstance(frame, Procedure) and frame.is_window()


def lets_respond(frame: Frame) -> bool:
    return isinstance(frame, Procedure) and frame.lets_respond()


# ---- what a card has done, or had done to it ------------------------------------------------------------------------


def did_this_turn(table: Table, card: Card, what: int) -> bool:
    """Did it attack, block or enter play this turn, in this incarnation? Or was it put where it lies in such a way?"""
    age = table.age[card]
    if what == A_DESTRUCTION or what == A_DISCARD:
        age -= 1
    used = table.used
    for i in range(0, len(used), USE_SIZE):
        if used[i] == card and used[i + 1] == age and used[i + 2] == what:
            return True
    return False


def damaged_this_turn(table: Table, card: Card) -> bool:
    """Was damage inflicted to it this turn? Factions keep none, locations that of earlier turns, too (408.5)."""
    wounds = table.wounds
    for i in range(0, len(wounds), WOUND_SIZE):
        if wounds[i] == card and not wounds[i + 3] & OF_EARLIER:
            return True
    return False


def gone_by(table: Table, at: Context, card: Card) -> bool:
    """403.6: was it put out of the game by the card whose text this is? That card may just have left play itself."""
    gone = table.gone
    for i in range(0, len(gone), GONE_SIZE):
        if gone[i] == card and gone[i + 1] == table.age[card] and gone[i + 2] == at.source:
            return gone[i + 3] == at.source_age or gone[i + 3] == at.source_age - 1
    return False


# What a text may have had named.
BY_NAME: Final = 0
BY_TYPE: Final = 1
BY_SUBTYPE: Final = 2
BY_TRADE: Final = 3


def tell(table: Table, at: Context) -> None:
    """What a text of a card has named is known to its other texts as long as it is this card."""
    told = table.told
    for i in range(0, len(told), TOLD_SIZE):
        if told[i] == at.source:
            told = told[:i] + told[i + TOLD_SIZE :]
            break
    table.told = (*told, at.source, at.source_age, at.named)
    table.changed()


def told_by(table: Table, at: Context) -> int:
    """What another text of this card has named, or -1."""
    named = -1
    for i in range(0, len(table.told), TOLD_SIZE):
        if table.told[i] == at.source and table.told[i + 1] == at.source_age:
            named = table.told[i + 2]
    return named


def has_named(table: Table, at: Context, what: int, elsewhere: bool, card: Card) -> bool:
    """Has it what was named: by this text or by another text of its card before?"""
    named = told_by(table, at) if elsewhere else at.named
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
