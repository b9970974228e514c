"""The context of a text at work: whose it is, how it is being followed, what it has bound so far.

Phrases reach it only through these functions, each of which takes the context (`at`) first. What it is made of is
nobody's business but that of this module.
"""

from typing import Final

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Program
from mulligan.games.spoils.procedures import (
    ACTOR,
    AMOUNT,
    BINDING_SIZE,
    BINDINGS,
    COUNT,
    DID,
    EFFECT,
    LOOPS,
    MODE,
    MOVED,
    NAMED,
    PRINTED,
    PROGRAM,
    SOURCE,
    SOURCE_AGE,
    TOTAL,
    WAY,
    YOU,
    X,
)
from mulligan.games.spoils.table import Table
from mulligan.kernel.state import STEP

Context = list[int]

# Slots that no text names: what the rules themselves remember with a text.
DIVIDED: Final = 991  # what a card gets of a number that is divided: the share stands for its incarnation
LENDER: Final = 992  # in what lasts: a card whose control was taken for a time, and from whom
WAS_CHARACTER: Final = 993  # in what lasts: a character that gained rules text
LAPSED: Final = 994  # and one that is a character no more, and has lost that text (508.3)
WAITED_ON: Final = 995  # in a replacement of so much damage: it has met some of it, and waits for the rest


def fresh(table: Table, printed: int, program: int, source: int, you: int) -> Context:
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


def copied(at: Context) -> Context:
    return at[:]


# ---- whose text it is -----------------------------------------------------------------------------------------------


def printed(at: Context) -> int:
    """The number of the printed card that the text stands on."""
    return at[PRINTED]


def program(at: Context) -> int:
    """The number of the program, paragraph or statement on that card."""
    return at[PROGRAM]


def set_program(at: Context, number: int) -> None:
    at[PROGRAM] = number


def program_of(table: Table, at: Context) -> Program:
    """The program that is being followed."""
    return table.library.cards[at[PRINTED]].programs[at[PROGRAM]]


def source(at: Context) -> int:
    """The card whose text it is, or NO_CARD."""
    return at[SOURCE]


def source_age(at: Context) -> int:
    """Its incarnation."""
    return at[SOURCE_AGE]


def you(at: Context) -> int:
    """Whom the text means by "you"."""
    return at[YOU]


def actor(at: Context) -> int:
    """Who follows the instruction: you, or each of several players in turn."""
    return at[ACTOR]


def set_actor(at: Context, seat: int) -> None:
    at[ACTOR] = seat


# ---- how it is being followed ---------------------------------------------------------------------------------------


def place(at: Context) -> int:
    """The place in the program of the instruction that comes next."""
    return at[STEP]


def set_place(at: Context, number: int) -> None:
    at[STEP] = number


def mode(at: Context) -> int:
    """NORMAL, AS_COST or REPLACING."""
    return at[MODE]


def set_mode(at: Context, number: int) -> None:
    at[MODE] = number


def did(at: Context) -> int:
    """1 if what was tried last was done."""
    return at[DID]


def set_did(at: Context, done: int) -> None:
    at[DID] = done


def amount(at: Context) -> int:
    """The amount of the event that the text answers to."""
    return at[AMOUNT]


def moved(at: Context) -> int:
    """How many tokens or cards the instruction before moved."""
    return at[MOVED]


def set_moved(at: Context, number: int) -> None:
    at[MOVED] = number


def who_knows(at: Context) -> int:
    """While costs are judged: by whose knowledge, plus one, if not that of whoever satisfies them."""
    return at[MOVED]


def set_who_knows(at: Context, seat_plus_one: int) -> None:
    at[MOVED] = seat_plus_one


def total(at: Context) -> int:
    """406.3: the running total of numbers to pay."""
    return at[TOTAL]


def set_total(at: Context, number: int) -> None:
    at[TOTAL] = number


def named(at: Context) -> int:
    """What was named, or which option was chosen."""
    return at[NAMED]


def set_named(at: Context, term: int) -> None:
    at[NAMED] = term


def way(at: Context) -> int:
    """How the card was played, a bit each."""
    return at[WAY]


def set_way(at: Context, bits: int) -> None:
    at[WAY] = bits


def count(at: Context) -> int:
    """How many a choice still asks for, plus one; 0 if none is being made."""
    return at[COUNT]


def set_count(at: Context, number: int) -> None:
    at[COUNT] = number


def number(at: Context, which: int) -> int:
    """410.2: X, Y, Z, or the one that has no letter."""
    return at[X + which]


def set_number(at: Context, which: int, value: int) -> None:
    at[X + which] = value


def loop(at: Context, which: int) -> int:
    """Where one of the loops stands that lie inside each other."""
    return at[LOOPS + which]


def set_loop(at: Context, which: int, value: int) -> None:
    at[LOOPS + which] = value


# ---- what it has bound ----------------------------------------------------------------------------------------------


def bind(table: Table, at: Context, slot: int, card: int) -> None:
    """Remember a card under a slot."""
    at.append(slot)
    at.append(card)
    at.append(table.age[card])


def bind_seat(at: Context, slot: int, seat: int) -> None:
    at.append(slot)
    at.append(-1 - seat)
    at.append(0)


def unbind(at: Context, slot: int) -> None:
    i = BINDINGS
    while i < len(at):
        if at[i] == slot:
            del at[i : i + BINDING_SIZE]
        else:
            i += BINDING_SIZE


def unbind_last(at: Context) -> None:
    """Take back what was bound last."""
    del at[-BINDING_SIZE:]


def has_lapsed(table: Table, at: Context, card: int) -> bool:
    """508.3: has it lost the rules text that it gained here while it was a character?"""
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i] == LAPSED and at[i + 1] == card and at[i + 2] == table.age[card]:
            return True
    return False


def bound(table: Table, at: Context, slot: int) -> list[int]:
    """The cards under a slot that have not moved to another area since (402.4)."""
    found: list[int] = []
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        card = at[i + 1]
        if at[i] == slot and card >= 0 and table.age[card] == at[i + 2]:
            found.append(card)
    return found


def has_bound(at: Context, slot: int) -> bool:
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i] == slot:
            return True
    return False


def last_known(at: Context, slot: int) -> list[int]:
    """The cards under a slot wherever they are now, for what is asked about them after they moved."""
    found: list[int] = []
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i] == slot and at[i + 1] >= 0:
            found.append(at[i + 1])
    return found


def every_bound(at: Context) -> list[int]:
    """The cards under all slots, wherever they are now."""
    found: list[int] = []
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i + 1] >= 0:
            found.append(at[i + 1])
    return found


def bound_seats(at: Context, slot: int) -> list[int]:
    found: list[int] = []
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i] == slot and at[i + 1] < 0:
            found.append(-1 - at[i + 1])
    return found


def seats_bound_but(at: Context, slot: int) -> list[int]:
    """The players under all slots but one."""
    found: list[int] = []
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i] != slot and at[i + 1] < 0:
            found.append(-1 - at[i + 1])
    return found


def give_share(at: Context, card: int, share: int) -> None:
    """What the next of some cards gets of a number that is divided among them."""
    at.append(DIVIDED)
    at.append(card)
    at.append(share)


def shared_among(at: Context) -> list[int]:
    """The cards that have their share of it."""
    return last_known(at, DIVIDED)


def shares(at: Context) -> list[int]:
    """Their shares, in the same order."""
    found: list[int] = []
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i] == DIVIDED:
            found.append(at[i + 2])
    return found


def rebind(table: Table, at: Context, card: int) -> None:
    """The text itself moved this card and goes on speaking of it: "put it into your hand. You may play it."."""
    age = table.age[card]
    for i in range(BINDINGS, len(at), BINDING_SIZE):
        if at[i + 1] == card:
            at[i + 2] = age


def lose_chosen(table: Table, at: Context) -> None:
    """402.5b: the instruction just followed came to nothing; what it chose is nothing to later ones."""
    op = program_of(table, at).ops[at[STEP] - 1]
    for part in op.parts:
        if part.op == ops.BOUND and part.c:
            unbind(at, part.a)
