"""The context of a text at work: whose it is, what it has bound so far. Kept as a frame or a record (procedures.py)."""

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.procedures import (
    ACTOR,
    BINDING_SIZE,
    BINDINGS,
    DID,
    EFFECT,
    PRINTED,
    PROGRAM,
    SOURCE,
    SOURCE_AGE,
    YOU,
)
from mulligan.games.spoils.table import Table
from mulligan.kernel.state import STEP


def context(table: Table, printed: int, program: int, source: int, you: int) -> list[int]:
    """A fresh context for a text on a card."""
    made = [0] * BINDINGS
    made[0] = EFFECT
    made[PRINTED] = printed
    made[PROGRAM] = program
    made[SOURCE] = source
    made[SOURCE_AGE] = table.age[source] if source >= 0 else 0
    made[YOU] = you
    made[ACTOR] = you
    made[DID] = 1
    return made


def bind(table: Table, context: list[int], slot: int, card: int) -> None:
    """Remember a card under a slot."""
    context.append(slot)
    context.append(card)
    context.append(table.age[card])


def bind_seat(context: list[int], slot: int, seat: int) -> None:
    context.append(slot)
    context.append(-1 - seat)
    context.append(0)


def unbind(context: list[int], slot: int) -> None:
    i = BINDINGS
    while i < len(context):
        if context[i] == slot:
            del context[i : i + BINDING_SIZE]
        else:
            i += BINDING_SIZE


WAS_CHARACTER = 993  # in what lasts: a character that gained rules text
WAITED_ON = 995  # in a replacement of so much damage: it has met some of it, and waits for the rest
LAPSED = 994  # and one that is a character no more, and has lost that text (508.3)


def has_lapsed(table: Table, context: list[int], card: int) -> bool:
    """508.3: has it lost the rules text that it gained here while it was a character?"""
    for i in range(BINDINGS, len(context), BINDING_SIZE):
        if context[i] == LAPSED and context[i + 1] == card and context[i + 2] == table.age[card]:
            return True
    return False


def bound(table: Table, context: list[int], slot: int) -> list[int]:
    """The cards under a slot that have not moved to another area since (402.4)."""
    found: list[int] = []
    for i in range(BINDINGS, len(context), BINDING_SIZE):
        card = context[i + 1]
        if context[i] == slot and card >= 0 and table.age[card] == context[i + 2]:
            found.append(card)
    return found


def has_bound(context: list[int], slot: int) -> bool:
    for i in range(BINDINGS, len(context), BINDING_SIZE):
        if context[i] == slot:
            return True
    return False


def last_known(context: list[int], slot: int) -> list[int]:
    """The cards under a slot wherever they are now, for what is asked about them after they moved."""
    found: list[int] = []
    for i in range(BINDINGS, len(context), BINDING_SIZE):
        if context[i] == slot and context[i + 1] >= 0:
            found.append(context[i + 1])
    return found


def bound_seats(context: list[int], slot: int) -> list[int]:
    found: list[int] = []
    for i in range(BINDINGS, len(context), BINDING_SIZE):
        if context[i] == slot and context[i + 1] < 0:
            found.append(-1 - context[i + 1])
    return found


def rebind(table: Table, context: list[int], card: int) -> None:
    """The text itself moved this card and goes on speaking of it: "put it into your hand. You may play it."."""
    age = table.age[card]
    for i in range(BINDINGS, len(context), BINDING_SIZE):
        if context[i + 1] == card:
            context[i + 2] = age


def lose_chosen(table: Table, context: list[int]) -> None:
    """402.5b: the instruction just followed came to nothing; what it chose is nothing to later ones."""
    program = table.library.cards[context[PRINTED]].programs[context[PROGRAM]]
    op = program.ops[context[STEP] - 1]
    for part in op.parts:
        if part.op == ops.BOUND and part.c:
            unbind(context, part.a)
