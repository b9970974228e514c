"""Could costs be satisfied, as things stand (401)? What depends on choices to come is not judged yet."""

from typing import Final

from mulligan.games.spoils.effects import amounts, characteristics, conditions, nouns, ops
from mulligan.games.spoils.effects.code import Code, Program
from mulligan.games.spoils.effects.context import bind, has_bound
from mulligan.games.spoils.events import (
    NO_CARD,
)
from mulligan.games.spoils.limits.prohibitions import may_pick
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import DISCARD, HAND, PLAY, RESOURCE
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Bottom, Rest, Those, Top
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.language.core.players import They
from mulligan.language.tree import Node, parts

IMPOSSIBLE: Final = -1


def least_total(table: Table, made: Context, program: Program, resources: int, start: int = 0) -> int:
    """401.2: the numbers that the costs add up to, or IMPOSSIBLE."""
    total = 0
    filled = 0  # the areas into which costs have put cards by then, a bit each
    for place in range(start, len(program.ops)):
        op = program.ops[place]
        number = op.op
        if number >= ops.FIRST_ACT:
            filled |= fills(op)
        if number == ops.PAY:
            if settled(made, op, 0):
                total += amounts.amount(table, made, op.parts[0])
                if total > resources + 10:
                    return total
        elif number == ops.ONLY:
            for condition in op.parts:
                if not conditions.holds(table, made, condition):
                    return IMPOSSIBLE
        elif number == ops.CHOOSE:
            if not op.b & ops.UP_TO and not can_choose(table, made, op):
                if op.kind.where < 0 or not filled >> op.kind.where & 1:  # 401.3: in the order in which they are listed
                    return IMPOSSIBLE
        elif number == ops.BIND:
            if settled(made, op, 0):
                if not are_enough(table, made, op):
                    return IMPOSSIBLE
                for card in nouns.cards_of(table, made, op.parts[0]):
                    bind(table, made, op.a, card)
        elif number == ops.LET:
            if settled(made, op, 0):
                made.set_number(op.a, amounts.amount(table, made, op.parts[0]))
        elif number == ops.LASTING:
            code = table.library.cards[made.printed].statements[op.a]
            if all_settled(made, code) and not characteristics.has_what_it_loses(table, made, code):
                return IMPOSSIBLE
        elif number >= ops.FIRST_ACT:
            if op.parts and settled(made, op, 0) and not possible(table, made, op):
                return IMPOSSIBLE
        elif number == ops.EITHER:
            return total if any_way(table, made, program, op, resources) else IMPOSSIBLE
        elif number == ops.JUMP_UNLESS or number == ops.MAY:
            return total
    return total


def fills(op: Code) -> int:
    """The areas into which an act puts cards, a bit each, as far as later costs may need them there."""
    if op.op == ops.DRAW or (op.op == ops.PUT and op.a == ops.TO_HAND):
        return 1 << HAND
    if op.op in (ops.DESTROY, ops.DISCARD_CARDS) or (op.op == ops.PUT and op.a == ops.TO_DISCARD):
        return 1 << DISCARD
    return 0


def any_way(table: Table, made: Context, program: Program, either: Code, resources: int) -> bool:
    """Can any of several ways be gone?"""
    for i in range(len(either.parts)):
        if can_go(table, made, program, either.part(i).a, resources):
            return True
    return False


def can_go(table: Table, made: Context, program: Program, place: int, resources: int) -> bool:
    """Can the first act of a way be done?"""
    op = program.ops[place]
    if op.op == ops.SET_OPTION:  # 307.2: an option of the card, and then what it costs
        op = program.ops[place + 1]
    if op.op == ops.CHOOSE:
        return op.b & ops.UP_TO != 0 or can_choose(table, made, op)
    if op.op == ops.PAY:
        return not settled(made, op, 0) or amounts.amount(table, made, op.parts[0]) <= resources
    return op.op < ops.FIRST_ACT or not op.parts or not settled(made, op, 0) or possible(table, made, op)


def settled(made: Context, op: Code, number: int) -> bool:
    """Does this part of a phrase speak only of what is known before any choice?"""
    while len(op.slots) <= number:
        op.slots.append(slots_in(op.parts[len(op.slots)]))
    return are_bound(made, op.slots[number])


def all_settled(made: Context, code: Code) -> bool:
    for number in range(len(code.parts)):
        if not settled(made, code, number):
            return False
    return True


def are_bound(made: Context, slots: list[int]) -> bool:
    for slot in slots:
        if not has_bound(made, slot):
            return False
    return True


def slots_in(node: Node) -> list[int]:
    """The slots that a phrase speaks of; whose area its cards are in, is no matter."""
    if isinstance(node, (Those, They)):
        return [node.slot]
    if isinstance(node, Rest):
        return list(node.dealt)
    inside: list[Node] = []
    if isinstance(node, Code):
        inside.extend(node.parts)
    elif isinstance(node, Kind):
        inside.extend(node.qualities)
        inside.extend(node.tests)
    else:
        inside.extend(parts(node))
    found: list[int] = []
    for part in inside:
        found.extend(slots_in(part))
    return found


def can_choose(table: Table, made: Context, op: Code) -> bool:
    if op.b & ops.FROM_BOUND:
        return True
    if not op.kind_slots:
        op.kind_slots.append(slots_in(op.kind))
    if not are_bound(made, op.kind_slots[0]):
        return True
    wanted = amounts.amount(table, made, op.parts[0]) if settled(made, op, 0) else 1
    found = 0
    for card in nouns.candidates(table, made, op.kind):
        if made.who_knows and not table.seen[card] >> (made.who_knows - 1) & 1:
            continue  # 401.2a: only with what one knows
        if not op.b & ops.PICKING or may_pick(table, made, card):
            found += 1
            if found >= wanted:
                return True
    return wanted == 0


def possible(table: Table, made: Context, op: Code) -> bool:
    """Can this act be done as a cost, as things stand?"""
    number = op.op
    if number == ops.DEPLETE:
        for card in nouns.cards_of(table, made, op.parts[0]):
            if table.depleted[card] or table.area[card] != PLAY:  # 303.2
                return False
            if characteristics.types(table, card) & RESOURCE:  # 203.7
                return False
        return True
    if number == ops.REMOVE_TOKENS:
        wanted = amounts.amount(table, made, op.parts[1]) if len(op.parts) > 1 else 1
        for card in nouns.cards_of(table, made, op.parts[0]):
            if table.tokens[card] < wanted:  # 401.3b
                return False
        return True
    if number == ops.DESTROY:
        for card in nouns.cards_of(table, made, op.parts[0]):
            if table.area[card] != PLAY or characteristics.forbidden(table, card, ops.D_BE_DESTROYED):
                return False
        return True
    if number == ops.LOSE_INFLUENCE:
        return table.influence[made.you] >= amounts.amount(table, made, op.parts[1])
    if number == ops.DETACH:
        for card in nouns.cards_of(table, made, op.parts[0]):
            if table.attached[card] == NO_CARD:
                return False
    return are_enough(table, made, op)


def are_enough(table: Table, made: Context, op: Code) -> bool:
    """401.2: are there as many cards in the deck as a cost wants drawn, or taken from the top?"""
    if op.op == ops.DRAW:
        return len(table.decks[made.actor]) >= amounts.amount(table, made, op.parts[0])
    top = op.parts[0] if op.parts else None
    if not isinstance(top, (Top, Bottom)):
        return True
    wanted = top.quantity.of(table, made)
    for seat in nouns.seats_of(table, made, top.whose):
        if len(table.decks[seat]) < wanted:
            return False
    return True
