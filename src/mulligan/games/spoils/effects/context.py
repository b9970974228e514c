"""The context of a text at work: whose it is, how it is being followed, what it has bound so far.

Phrases reach it through these functions, each of which takes the context (`at`) first.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32

from mulligan.games.spoils.effects.code import Program
from mulligan.games.spoils.parts import BINDING_SIZE, Context
from mulligan.games.spoils.table import (
    Table,
)

# Slots that no text names: what the rules themselves remember with a text.
HOST: Final = 990  # 507.2a: the card that was picked for a card to be attached to
DIVIDED: Final = 991  # what a card gets of a number that is divided: the share stands for its incarnation
LENDER: Final = 992  # in what lasts: a card whose control was taken for a time, and from whom
WAS_CHARACTER: Final = 993  # in what lasts: a character that gained rules text
LAPSED: Final = 994  # and one that is a character no more, and has lost that text (508.3)
WON_BID: Final = 996  # who won a bid (413.1)
WAITED_ON: Final = 995  # in a replacement of so much damage: it has met some of it, and waits for the rest


def fresh(table: Table, printed: int, program: int, source: int, you: int) -> Context:
    """A fresh context for a text on a card."""
    age: int = table.age[source] if source >= 0 else 0
    return Context(printed, program, source, age, you, you)


def copied(at: Context) -> Context:
    return at.copy()


# ---- whose text it is -----------------------------------------------------------------------------------------------


def printed(at: Context) -> int:
    """The number of the printed card that the text stands on."""
    return at.printed


def program(at: Context) -> int:
    """The number of the program, paragraph or statement on that card."""
    return at.program


def set_program(at: Context, number: int) -> None:
    at.program = number


def program_of(table: Table, at: Context) -> Program:
    """The program that is being followed."""
    return table.library.cards[at.printed].programs[at.program]


def source(at: Context) -> int:
    """The card whose text it is, or NO_CARD."""
    return at.source


def source_age(at: Context) -> int:
    """Its incarnation."""
    return at.source_age


def you(at: Context) -> int:
    """Whom the text means by "you"."""
    return at.you


def actor(at: Context) -> int:
    """Who follows the instruction: you, or each of several players in turn."""
    return at.actor


def set_actor(at: Context, seat: int) -> None:
    at.actor = seat


# ---- how it is being followed ---------------------------------------------------------------------------------------


def place(at: Context) -> int:
    """The place in the program of the instruction that comes next."""
    return at.step


def set_place(at: Context, number: int) -> None:
    at.step = number


def mode(at: Context) -> int:
    """NORMAL, AS_COST or REPLACING."""
    return at.mode


def set_mode(at: Context, number: int) -> None:
    at.mode = number


def did(at: Context) -> int:
    """1 if what was tried last was done."""
    return at.did


def set_did(at: Context, done: int) -> None:
    at.did = done


def amount(at: Context) -> int:
    """The amount of the event that the text answers to."""
    return at.amount


def moved(at: Context) -> int:
    """How many tokens or cards the instruction before moved."""
    return at.moved


def set_moved(at: Context, number: int) -> None:
    at.moved = number


def who_knows(at: Context) -> int:
    """While costs are judged: by whose knowledge, plus one, if not that of whoever satisfies them."""
    return at.who_knows


def set_who_knows(at: Context, seat_plus_one: int) -> None:
    at.who_knows = seat_plus_one


def total(at: Context) -> int:
    """406.3: the running total of numbers to pay."""
    return at.total


def set_total(at: Context, number: int) -> None:
    at.total = number


def named(at: Context) -> int:
    """What was named, or which option was chosen."""
    return at.named


def set_named(at: Context, term: int) -> None:
    at.named = term


def way(at: Context) -> int:
    """How the card was played, a bit each."""
    return at.way


def set_way(at: Context, bits: int) -> None:
    at.way = bits


def count(at: Context) -> int:
    """How many a choice still asks for, plus one; 0 if none is being made."""
    return at.count


def set_count(at: Context, number: int) -> None:
    at.count = number


def number(at: Context, which: int) -> int:
    """410.2: X, Y, Z, or the one that has no letter."""
    return at.number(which)


def set_number(at: Context, which: int, value: int) -> None:
    at.set_number(which, value)


def loop(at: Context, which: int) -> int:
    """Where one of the loops stands that lie inside each other."""
    return at.loop(which)


def set_loop(at: Context, which: int, value: int) -> None:
    at.set_loop(which, value)


# ---- what it has bound ----------------------------------------------------------------------------------------------


def remember(at: Context, slot: int, what: int, number: int) -> None:
    """Put an entry under a slot."""
    entries = append(at.bindings, slot)
    entries = append(entries, what)
    at.bindings = append(entries, number)


def bind(table: Table, at: Context, slot: int, card: int) -> None:
    """Remember a card under a slot."""
    remember(at, slot, card, table.age[card])


def bind_seat(at: Context, slot: int, seat: int) -> None:
    remember(at, slot, -1 - seat, 0)


def unbind(at: Context, slot: int) -> None:
    if not has_bound(at, slot):
        return
    kept = vec[i32]()
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] != slot:
            kept = append(kept, entries[i])
            kept = append(kept, entries[i + 1])
            kept = append(kept, entries[i + 2])
    at.bindings = kept


def unbind_last(at: Context) -> None:
    """Take back what was bound last."""
    at.bindings = at.bindings[: len(at.bindings) - BINDING_SIZE]


def forget_entry(at: Context, place: int) -> None:
    """Take back the entry that begins at a place."""
    kept = at.bindings[:place]
    entries = at.bindings
    for i in range(place + BINDING_SIZE, len(entries)):
        kept = append(kept, entries[i])
    at.bindings = kept


def has_lapsed(table: Table, at: Context, card: int) -> bool:
    """508.3: has it lost the rules text that it gained here while it was a character?"""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == LAPSED and entries[i + 1] == card and entries[i + 2] == table.age[card]:
            return True
    return False


def bound(table: Table, at: Context, slot: int) -> list[int]:
    """The cards under a slot that have not moved to another area since (402.4)."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot:
            card: int = entries[i + 1]
            if card >= 0 and table.age[card] == entries[i + 2]:
                found.append(card)
    return found


def has_bound(at: Context, slot: int) -> bool:
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot:
            return True
    return False


def last_known(at: Context, slot: int) -> list[int]:
    """The cards under a slot wherever they are now, for what is asked about them after they moved."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot and entries[i + 1] >= 0:
            found.append(entries[i + 1])
    return found


def every_bound(at: Context) -> list[int]:
    """The cards under all slots, wherever they are now."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i + 1] >= 0:
            found.append(entries[i + 1])
    return found


def bound_seats(at: Context, slot: int) -> list[int]:
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot and entries[i + 1] < 0:
            found.append(-1 - entries[i + 1])
    return found


def seats_bound_but(at: Context, slot: int) -> list[int]:
    """The players under all slots but one."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] != slot and entries[i + 1] < 0:
            found.append(-1 - entries[i + 1])
    return found


def give_share(at: Context, card: int, share: int) -> None:
    """What the next of some cards gets of a number that is divided among them."""
    remember(at, DIVIDED, card, share)


def shared_among(at: Context) -> list[int]:
    """The cards that have their share of it."""
    return last_known(at, DIVIDED)


def shares(at: Context) -> list[int]:
    """Their shares, in the same order."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == DIVIDED:
            found.append(entries[i + 2])
    return found


def rebind(table: Table, at: Context, card: int) -> None:
    """The text itself moved this card and goes on speaking of it: "put it into your hand. You may play it."."""
    set_age(at, card, table.age[card])


def set_age(at: Context, card: int, age: int) -> None:
    """It is the card in this incarnation that the text speaks of."""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i + 1] == card:
            entries[i + 2] = age


def lose_chosen(table: Table, at: Context) -> None:
    """402.5b: the instruction just followed came to nothing; what it chose is nothing to later ones."""
    op = program_of(table, at).ops[at.step - 1]
    for slot in op.chosen:
        unbind(at, slot)
