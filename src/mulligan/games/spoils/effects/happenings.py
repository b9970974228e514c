"""Does an event fit what a trigger or a replacement waits for? And what it brings into the text's context."""

from mulligan.games.spoils.effects import amounts, conditions, context, nouns, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import bind, bind_seat
from mulligan.games.spoils.events import (
    DESTROYED,
    NO_CARD,
    WOUND_SIZE,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import (
    Table,
    last_blow,
)


class Happening:
    """An event as triggers see it."""

    def __init__(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.card: int = card
        self.amount: int = amount
        self.other: int = other
        self.detail: int = detail


def fits(table: Table, at: Context, code: Code, event: Happening) -> bool:
    if code.op == ops.ANY_EVENT:
        for part in code.parts:
            if fits(table, at, part, event):
                return True
        return False
    if code.a != event.kind:
        return False
    for ask in code.parts:
        if not answers(table, at, ask, event):
            return False
    return True


def answers(table: Table, at: Context, ask: Code, event: Happening) -> bool:
    op = ask.op
    if op == ops.ASK_CARD:
        return is_meant(table, at, ask, event.card)
    if op == ops.ASK_OTHER:
        return is_meant(table, at, ask, event.other) or (
            event.kind == DESTROYED and destroyed_by(table, at, ask, event)
        )
    if op == ops.ASK_PLAYER:
        return nouns.means(table, at, ask.parts[0], event.seat)
    if op == ops.ASK_OTHER_PLAYER:
        return nouns.means(table, at, ask.parts[0], event.other)
    if op == ops.ASK_INFLICTER:
        return event.other != NO_CARD and nouns.means(table, at, ask.parts[0], table.controller[event.other])
    if op == ops.ASK_OWNER:
        return event.card != NO_CARD and nouns.means(table, at, ask.parts[0], table.owner[event.card])
    if op == ops.ASK_AREA:
        return event.detail == ask.a
    if op == ops.ASK_DETAIL:
        return event.detail == ask.a
    if op == ops.ASK_BATTLE:
        return event.detail == 1
    if op == ops.ASK_AMOUNT:
        return nouns.compare(event.amount, amounts.amount(table, at, ask.parts[0]), ask.c)
    if op == ops.ASK_WOUNDED:
        sources = nouns.known_cards(table, at, ask.parts[0])
        for i in range(0, len(table.wounds), WOUND_SIZE):
            if table.wounds[i] == event.card and table.wounds[i + 1] in sources:
                return True
        return False
    if op == ops.ASK_WHILE:
        return conditions.holds(table, at, ask.parts[0])
    if op == ops.ASK_PARTY:
        if ask.a != event.detail:
            return False
        party = nouns.members(table, at, ask.a, 0)
        if ask.b and context.source(at) not in party:
            return False
        return len(party) - ask.b >= ask.c
    return False


def destroyed_by(table: Table, at: Context, ask: Code, event: Happening) -> bool:
    """408.8: of several sources whose damage was one amount, each destroyed it."""
    sources = [table.wounds[i + 1] for i in last_blow(table, event.card)]
    if event.other not in sources:
        return False
    for source in sources:
        if is_meant(table, at, ask, source):
            return True
    return False


def is_meant(table: Table, at: Context, ask: Code, card: int) -> bool:
    if card == NO_CARD:
        return False
    return is_named_by(table, at, ask.parts[0], card)


def is_named_by(table: Table, at: Context, noun: Code, card: int) -> bool:
    if noun.op == ops.THIS:
        return card == context.source(at)
    if noun.op == ops.ALL:
        return nouns.matches(table, at, noun.kind, card)
    if noun.op == ops.TOGETHER:
        for part in noun.parts:
            if is_named_by(table, at, part, card):
                return True
        return False
    return card in nouns.cards_of(table, at, noun)


def bring_in(table: Table, at: Context, code: Code, event: Happening) -> None:
    """Bind the cards and players that the event's phrase brings in."""
    if code.op == ops.ANY_EVENT:
        for part in code.parts:
            if part.op == ops.ANY_EVENT or part.a == event.kind:
                bring_in(table, at, part, event)
                return
        return
    for ask in code.parts:
        if ask.op == ops.ASK_CARD and ask.a and event.card != NO_CARD:
            bind(table, at, ask.a, event.card)
        elif ask.op == ops.ASK_OTHER and ask.a and event.other != NO_CARD:
            bind(table, at, ask.a, event.other)
        elif ask.op == ops.ASK_OTHER_PLAYER and ask.a:
            bind_seat(at, ask.a, event.other)
        elif ask.op == ops.ASK_PLAYER and ask.a:
            bind_seat(at, ask.a, event.seat)
        elif ask.op == ops.ASK_INFLICTER and ask.a and event.other != NO_CARD:
            bind_seat(at, ask.a, table.controller[event.other])
        elif ask.op == ops.ASK_OWNER and ask.a and event.card != NO_CARD:
            bind_seat(at, ask.a, table.owner[event.card])
