"""What lasts: effects for a time, triggers and replacements that wait, control that goes back (407.3, 503, 506.3).

Each keeps the context of the text that made it.
"""

from typing import Final

from mulligan.games.spoils.effects import characteristics, context, nouns
from mulligan.games.spoils.effects.context import LAPSED, LENT, WAITED_ON, WAS_CHARACTER, bound, has_bound
from mulligan.games.spoils.effects.statement import Awaits, Loan, Statement
from mulligan.games.spoils.events import (
    LASTS,
)
from mulligan.games.spoils.parts import (
    AS_COST,
    BINDING_SIZE,
    INSTEAD,
    LASTING,
    LATER,
    NORMAL,
    SET_OFF,
    Context,
    Lasting,
)
from mulligan.games.spoils.printed import CHARACTER
from mulligan.games.spoils.rules.entering import take_control
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Those
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.core.kinds import Players

THIS_TURN: Final = 1
UNTIL_START: Final = 2
UNTIL_END: Final = 3
FOR_GOOD: Final = 4
THIS_BATTLE: Final = 5


def until(table: Table, at: Context, duration: int, of: Players | None) -> int:
    """The seat, turn or battle until which it lasts, as the duration wants it."""
    if duration == THIS_TURN:
        return table.turn_number
    if duration == THIS_BATTLE:
        return table.battles
    if duration == FOR_GOOD or of is None:
        return 0
    seats = nouns.seats_of(table, at, of)
    seat = seats[0] if seats else at.you
    return seat if duration == UNTIL_START else seat + table.seats * table.turn_number


def lasting_with(table: Table, at: Context, kind: int, statement: int, duration: int, of: Players | None) -> Lasting:
    """What lasts by an instruction: it goes on with the context of now."""
    text = at.copy()
    text.begin_again()
    text.lasts = kind == LASTING
    text.which = statement
    return Lasting(kind, duration, until(table, at, duration, of), text)


def make_last(table: Table, at: Context, statement: int, duration: int, of: Players | None) -> bool:
    """An effect that lasts. Its cards are those of now."""
    lasting = lasting_with(table, at, LASTING, statement, duration, of)
    text = lasting.text
    made = statement_of(table, lasting)
    if at.mode == AS_COST and not made.has_what_it_loses(table, text):
        return False
    if isinstance(made, Loan):
        lent = made.cards.of(table, at)
        for place, card in enumerate(lent):
            taker = table.controller_of(lent[1 - place]) if made.exchanged and len(lent) == 2 else at.actor
            context.remember(text, LENT, card, table.controller[card] * table.seats + taker)
    for card in made.gaining_text(table, text):
        if characteristics.types(table, card) & CHARACTER:
            context.bind(table, text, WAS_CHARACTER, card)
    table.lasting.append(lasting)
    table.changed()
    table.note(LASTS, at.you, "402.1", at.source)
    return True


def leave_waiting(table: Table, at: Context, statement: int, duration: int, of: Players | None, replaces: bool) -> bool:
    """503, 506.3: a trigger or a replacement that waits for something to happen."""
    lasting = lasting_with(table, at, INSTEAD if replaces else LATER, statement, duration, of)
    lasting.text.mode = NORMAL
    table.lasting.append(lasting)
    table.changed()
    return True


def wait_on(table: Table, at: Context, which: int, left: int) -> None:
    """A delayed replacement of so much damage this turn that has met only some of it waits for the rest."""
    for number, rule in enumerate(table.library.cards[at.printed].statements):
        waits = rule.statement
        if isinstance(waits, Awaits) and waits.program == at.which:
            text = at.copy()
            text.begin_again()
            text.which = number
            text.mode = NORMAL
            text.set_number(which, left)
            if not has_bound(text, WAITED_ON):
                context.remember(text, WAITED_ON, text.source, 0)
            table.lasting.append(Lasting(INSTEAD, THIS_TURN, table.turn_number, text))
            table.changed()


def see_to_former_characters(table: Table) -> None:
    """508.3: what a card gained as a character is lost with the type."""
    for lasting in table.lasting:
        if lasting.kind != LASTING:
            continue
        entries = lasting.text.bindings
        for i in range(0, len(entries), BINDING_SIZE):
            if entries[i] == WAS_CHARACTER and table.is_in_play(Card(entries[i + 1]), entries[i + 2]):
                if not characteristics.types(table, Card(entries[i + 1])) & CHARACTER:
                    entries[i] = LAPSED
                    table.changed()


def statement_of(table: Table, lasting: Lasting) -> Statement:
    return table.library.cards[lasting.text.printed].statements[lasting.text.which].statement


# ---- the end of it --------------------------------------------------------------------------------------------------


def expire(table: Table, what: int, seat: Seat) -> None:
    """602.1b: effects of this turn end, and those that last until this point."""
    i = 0
    while i < len(table.lasting):
        if is_over(table, table.lasting[i], what, seat):
            over = table.lasting.pop(i)
            table.changed()
            give_back(table, over)
        else:
            i += 1


def is_over(table: Table, lasting: Lasting, what: int, seat: Seat) -> bool:
    if lasting.kind == SET_OFF:
        return False
    duration, number = lasting.duration, lasting.number
    if duration == THIS_TURN:
        return number < table.turn_number
    if duration == FOR_GOOD:
        return is_idle(table, lasting)
    if what == UNTIL_START and duration in (UNTIL_START, UNTIL_END) and table.lost >> number % table.seats & 1:
        return True  # Ruling 16
    if duration != what:
        return False
    if what == UNTIL_END:  # the next such turn, not the one it began in
        return number % table.seats == seat and number // table.seats < table.turn_number
    return what == THIS_BATTLE or number == seat


def is_idle(table: Table, lasting: Lasting) -> bool:
    """Does it speak only of cards that have moved on?"""
    return lasting.kind == LASTING and statement_of(table, lasting).idle(table, lasting.text)


def forget_missed_restores(table: Table, seat: Seat) -> None:
    """What kept a card from being restored by its controller's next Restore Rule has done so."""
    i = 0
    while i < len(table.lasting):
        lasting = table.lasting[i]
        if lasting.kind == LASTING and statement_of(table, lasting).misses_restore(table, lasting.text, seat):
            del table.lasting[i]
            table.changed()
        else:
            i += 1


# ---- control for a time ---------------------------------------------------------------------------------------------


def see_to_loans(table: Table) -> None:
    """Control that is taken as long as something holds goes back when it does not hold any more."""
    i = 0
    while i < len(table.lasting):
        lasting = table.lasting[i]
        loan = statement_of(table, lasting) if lasting.kind == LASTING else None
        if isinstance(loan, Loan) and loan.while_ is not None and not loan.while_.holds(table, lasting.text):
            give_back(table, table.lasting.pop(i))
        else:
            i += 1


def forget_loans(table: Table, card: Card) -> None:
    """407.3a: control taken for good is the latest taking; what was to go back before does not any more."""
    for lasting in table.lasting:
        place = loan_place(lasting.text, card)
        if place != NOT_LENT and is_loan(table, lasting):
            context.forget_entry(lasting.text, place)


def give_back(table: Table, lasting: Lasting) -> None:
    """407.3a: the time is over. Whoever took it since keeps it, and gives it back to the one before instead."""
    loan = statement_of(table, lasting) if lasting.kind == LASTING else None
    if not isinstance(loan, Loan):
        return
    text = lasting.text
    noun = loan.cards
    assert isinstance(noun, Those)
    for card in bound(table, text, noun.slot):
        place = loan_place(text, card)
        if place == NOT_LENT:
            continue
        lender, taker = lender_of(table, text, place), taker_of(table, text, place)
        later = later_loan(table, taker, card)
        if later is not None:
            number = loan_place(later.text, card) + 2
            later.text.bindings[number] = lender * table.seats + later.text.bindings[number] % table.seats
        elif table.controller[card] == taker:
            take_control(table, card, table.owner_of(card) if table.lost >> lender & 1 else lender)


def later_loan(table: Table, lender: Seat, card: Card) -> Lasting | None:
    """That by which a card was taken from this player for a time, or by which they took again what they had."""
    for lasting in table.lasting:
        if is_loan(table, lasting):
            place = loan_place(lasting.text, card)
            if place != NOT_LENT and lender_of(table, lasting.text, place) == lender:
                return lasting
    return None


NOT_LENT: Final = -1


def loan_place(at: Context, card: Card) -> int:
    """Where it is kept from whom a card was taken, and by whom."""
    entries = at.bindings
    for i in range(0, len(entries), BINDING_SIZE):
        if entries[i] == LENT and entries[i + 1] == card:
            return i
    return NOT_LENT


def lender_of(table: Table, at: Context, place: int) -> Seat:
    return Seat(at.bindings[place + 2] // table.seats)


def taker_of(table: Table, at: Context, place: int) -> Seat:
    return Seat(at.bindings[place + 2] % table.seats)


def is_loan(table: Table, lasting: Lasting) -> bool:
    return lasting.kind == LASTING and isinstance(statement_of(table, lasting), Loan)
