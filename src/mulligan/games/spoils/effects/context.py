"""What a text at work has bound so far: cards and players under slots, for its later words to point at."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32

from mulligan.games.spoils.parts import BINDING_SIZE, Context
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import Card, Seat

# Slots that no text names: what the rules themselves remember with a text.
ASKED_OF: Final = 987  # the player of whom something is asked just now ("an opponent who controls …")
ASKED_ABOUT: Final = 988  # the card of which something is asked just now ("whose strength is …")
ONE_OF_A_KIND: Final = 989  # and each card of a kind in turn, of which one must be so ("a character is attacking")
HOST: Final = 990  # 507.2a: the card that was picked for a card to be attached to
DIVIDED: Final = 991  # what a card gets of a number that is divided: the share stands for its incarnation
LENT: Final = 992  # in what lasts: a card whose control was taken for a time, from whom and by whom
WAS_CHARACTER: Final = 993  # in what lasts: a character that gained rules text
LAPSED: Final = 994  # and one that is a character no more, and has lost that text (508.3)
WON_BID: Final = 996  # who won a bid (413.1)
NAMED_TRADES: Final = 997  # trades that somebody has named, where there are several
FLIPS: Final = 998  # how many coins were flipped
FLIPS_WON: Final = 999  # and how many of those flips were won
WAITED_ON: Final = 995  # in a replacement of so much damage: it has met some of it, and waits for the rest


def fresh(table: Table, printed: int, which: int, source: Card, you: Seat) -> Context:
    """A fresh context for a text on a card."""
    age: int = table.age[source] if source >= 0 else 0
    return Context(you, you, printed, which, source, age, did=True)


# ---- what it has bound ----------------------------------------------------------------------------------------------


def remember(at: Context, slot: int, what: int, number: int) -> None:
    """Put an entry under a slot."""
    entries = append(at.bindings, slot)
    entries = append(entries, what)
    at.bindings = append(entries, number)


def bind(table: Table, at: Context, slot: int, card: Card) -> None:
    """Remember a card under a slot."""
    remember(at, slot, card, table.age[card])


def follow(table: Table, at: Context, card: Card, age: int) -> None:
    """What was bound as the card that it was, is bound as the card that it is now."""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i + 1] == card and entries[i + 2] == age:
            entries[i + 2] = table.age[card]


def bind_seat(at: Context, slot: int, seat: Seat) -> None:
    remember(at, slot, -1 - seat, 0)


def take_cards(at: Context, entries: vec[i32]) -> None:
    """Remember the cards of other entries, too."""
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i + 1] >= 0 and not is_entered(at, entries[i], entries[i + 1]):
            remember(at, entries[i], entries[i + 1], entries[i + 2])


def is_entered(at: Context, slot: int, what: int) -> bool:
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot and entries[i + 1] == what:
            return True
    return False


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


def has_lapsed(table: Table, at: Context, card: Card) -> bool:
    """508.3: has it lost the rules text that it gained here while it was a character?"""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == LAPSED and entries[i + 1] == card and entries[i + 2] == table.age[card]:
            return True
    return False


def bound(table: Table, at: Context, slot: int) -> list[Card]:
    """The cards under a slot that have not moved to another area since (402.4)."""
    found: list[Card] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot:
            card: Card = Card(entries[i + 1])
            if card >= 0 and table.age[card] == entries[i + 2]:
                found.append(card)
    return found


def has_bound(at: Context, slot: int) -> bool:
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot:
            return True
    return False


def note_number(at: Context, slot: int, number: int) -> None:
    """Remember a number under a slot, as that of whoever follows the text."""
    unbind(at, slot)
    remember(at, slot, -1 - at.you, number)


def is_noted(at: Context, slot: int, about: int) -> bool:
    """Was a number put under a slot, and are the cards still spoken of that it is about (402.5b)?"""
    return has_bound(at, slot) and has_bound(at, about)


def noted_number(at: Context, slot: int) -> int:
    """The number under a slot, which has one."""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot:
            return entries[i + 2]
    raise KeyError(slot)


def last_known(at: Context, slot: int) -> list[Card]:
    """The cards under a slot wherever they are now, for what is asked about them after they moved."""
    found: list[Card] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot and entries[i + 1] >= 0:
            found.append(Card(entries[i + 1]))
    return found


def every_bound(at: Context) -> list[Card]:
    """The cards under all slots, wherever they are now."""
    found: list[Card] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i + 1] >= 0:
            found.append(Card(entries[i + 1]))
    return found


def bound_seats(at: Context, slot: int) -> list[Seat]:
    found: list[Seat] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == slot and entries[i + 1] < 0:
            found.append(Seat(-1 - entries[i + 1]))
    return found


def seats_bound_but(at: Context, slot: int) -> list[Seat]:
    """The players under all slots but one."""
    found: list[Seat] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] != slot and entries[i + 1] < 0:
            found.append(Seat(-1 - entries[i + 1]))
    return found


def named_trades(at: Context) -> list[int]:
    """The trades that were named, where there are several."""
    found: list[int] = []
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == NAMED_TRADES:
            found.append(entries[i + 2])
    return found


def give_share(at: Context, card: Card, share: int) -> None:
    """What the next of some cards gets of a number that is divided among them."""
    remember(at, DIVIDED, card, share)


def shared_among(at: Context) -> list[Card]:
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


def rebind(table: Table, at: Context, card: Card) -> None:
    """The text itself moved this card and goes on speaking of it: "put it into your hand. You may play it."."""
    set_age(at, card, table.age[card])
    if card == at.source:
        at.source_age = table.age[card]


def set_age(at: Context, card: Card, age: int) -> None:
    """It is the card in this incarnation that the text speaks of."""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i + 1] == card:
            entries[i + 2] = age
