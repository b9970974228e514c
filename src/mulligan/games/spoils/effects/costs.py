"""Could costs be satisfied, as things stand (401)? What depends on choices to come is not judged yet."""

from typing import Final

from mulligan.games.spoils.effects import amounts, characteristics, nouns, ops
from mulligan.games.spoils.effects.act import Act, are_in_deck
from mulligan.games.spoils.effects.code import Code, Program
from mulligan.games.spoils.effects.context import bind, has_bound
from mulligan.games.spoils.limits.prohibitions import may_pick
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Rest, Those
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
        act = op.act
        if act is not None:
            filled |= act.fills()
            if act_settled(made, op, act):
                total += act.pays(table, made)
                if total > resources + 10:
                    return total
                if not act.possible(table, made):
                    return IMPOSSIBLE
        elif number == ops.CHOOSE:
            if not op.b & ops.UP_TO and not can_choose(table, made, op):
                if op.kind.where < 0 or not filled >> op.kind.where & 1:  # 401.3: in the order in which they are listed
                    return IMPOSSIBLE
        elif number == ops.BIND:
            if settled(made, op, 0):
                if not are_in_deck(table, made, op.parts[0]):
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
        elif number == ops.EITHER:
            return total if any_way(table, made, program, op, resources) else IMPOSSIBLE
        elif number == ops.JUMP_UNLESS or number == ops.MAY:
            return total
    return total


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
    act = op.act
    if act is None or not act_settled(made, op, act):
        return True
    return act.pays(table, made) <= resources and act.possible(table, made)


def act_settled(made: Context, op: Code, act: Act) -> bool:
    """Does an act do something to what is known before any choice?"""
    if not op.slots:
        subject = act.subject()
        op.slots.append([] if subject is None else slots_in(subject))
    return are_bound(made, op.slots[0])


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
