"""How much: amounts read off the game, worked out when they are needed (410)."""

from mulligan.games.spoils.effects import characteristics, context, nouns, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import (
    Table,
)

NO_LIMIT = 1_000_000


def amount(table: Table, at: Context, code: Code) -> int:
    op = code.op
    if op == ops.NUMBER:
        return code.a
    if op == ops.VARIABLE:
        return context.number(at, code.a)
    if op == ops.COUNT_OF:
        return len(nouns.cards_of(table, at, code.parts[0]))
    if op == ops.STAT_OF:
        return stat_of(table, at, code)
    if op == ops.SUM:
        return amount(table, at, code.parts[0]) + amount(table, at, code.parts[1])
    if op == ops.DIFFERENCE:  # 410.4
        left = amount(table, at, code.parts[0]) - amount(table, at, code.parts[1])
        return left if left > 0 else 0
    if op == ops.TWICE:
        return 2 * amount(table, at, code.parts[0])
    if op == ops.HALF:
        return (amount(table, at, code.parts[0]) + code.a) // 2
    if op == ops.TOKENS_ON:
        total = 0
        for card in nouns.cards_of(table, at, code.parts[0]):
            total += table.tokens[card]
        return total
    if op == ops.ICONS_OF:
        total = 0
        for seat in nouns.seats_of(table, at, code.parts[0]):
            total += characteristics.icons(table, seat, code.a)
        return total
    if op == ops.TOTAL_OF or op == ops.HIGHEST_OF:
        return over_cards(table, at, code)
    if op == ops.TOKENS_MOVED or op == ops.CARDS_MOVED:
        return context.moved(at)
    if op == ops.DAMAGE_DEALT:
        return context.amount(at)
    if op == ops.INFLUENCE_OF:
        total = 0
        for seat in nouns.seats_of(table, at, code.parts[0]):
            total += table.face(table.factions[seat]).influence if code.a else table.influence[seat]
        return total
    if op == ops.UNLIMITED:
        return NO_LIMIT
    return rare_amount(table, at, code)


def rare_amount(table: Table, at: Context, code: Code) -> int:
    op = code.op
    total = 0
    if op == ops.NAMED_TERM:
        return context.named(at)
    if op == ops.UNATTACHED:
        for seat in nouns.seats_of(table, at, code.parts[0]):
            total += table.unattached_resources(seat)
        return total
    if op == ops.PRODUCT:
        return amount(table, at, code.parts[0]) * amount(table, at, code.parts[1])
    if op == ops.GAP:
        return abs(amount(table, at, code.parts[0]) - amount(table, at, code.parts[1]))
    if op == ops.THRESHOLD_OF:
        for card in nouns.known_cards(table, at, code.parts[0]):
            for needed in table.face(card).threshold:
                total += needed
        return total
    if op == ops.DIFFERENT_NAMES:
        named = [card for card in nouns.candidates(table, at, code.kind) if not table.face_down[card]]
        return len({table.face(card).name for card in named})
    if op == ops.DIFFERENT_TRADES:
        return len({table.face(card).trade for card in nouns.cards_of(table, at, code.parts[0])})
    return 0


def stat_of(table: Table, at: Context, code: Code) -> int:
    total = 0
    for card in nouns.known_cards(table, at, code.parts[0]):
        if code.b:
            total += characteristics.printed_stat(table, card, code.a)
        else:
            total += characteristics.stat(table, card, code.a)
    return total


def over_cards(table: Table, at: Context, code: Code) -> int:
    total = 0
    for card in nouns.cards_of(table, at, code.parts[0]):
        value = characteristics.stat(table, card, code.a)
        if code.op == ops.TOTAL_OF:
            total += value
        elif value > total:
            total = value
    return total
