"""What lasts: effects for a time, triggers and replacements that wait, control that goes back (407.3, 503, 506.3).

Each is a record: the context of the text that made it, with its duration where a frame has its step.
"""

from typing import Final

from mulligan.games.spoils.effects import characteristics, conditions, context, nouns, ops
from mulligan.games.spoils.effects.characteristics import (
    LASTING_RECORD,
    LATER_RECORD,
    REPLACING_RECORD,
    SET_OFF_RECORD,
)
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import LAPSED, LENDER, WAITED_ON, WAS_CHARACTER, Context, bound, has_bound
from mulligan.games.spoils.printed import CHARACTER
from mulligan.games.spoils.procedures import AS_COST, BINDING_SIZE, BINDINGS
from mulligan.games.spoils.rules.entering import take_control
from mulligan.games.spoils.table import BATTLES, LASTS, LOST, TURN_NUMBER, Table
from mulligan.kernel.state import PROCEDURE, STEP

THIS_TURN: Final = 1
UNTIL_START: Final = 2
UNTIL_END: Final = 3
FOR_GOOD: Final = 4
THIS_BATTLE: Final = 5
DURATION_SIZE: Final = 16  # a record's step holds its duration and, times this, a seat, a turn or a battle


def until(table: Table, at: Context, op: Code) -> int:
    """A duration, as a record keeps it in its step."""
    if op.b == THIS_TURN:
        return THIS_TURN + DURATION_SIZE * table.clock[TURN_NUMBER]
    if op.b == THIS_BATTLE:
        return THIS_BATTLE + DURATION_SIZE * table.clock[BATTLES]
    if op.b == FOR_GOOD:
        return FOR_GOOD
    seats = nouns.seats_of(table, at, op.parts[-1])
    seat = seats[0] if seats else context.you(at)
    if op.b == UNTIL_START:
        return UNTIL_START + DURATION_SIZE * seat
    return UNTIL_END + DURATION_SIZE * (seat + table.seats * table.clock[TURN_NUMBER])


def make_last(table: Table, at: Context, op: Code) -> bool:
    """An effect that lasts: a record with the context of the text that made it. Its cards are those of now."""
    record = context.copied(at)
    record[PROCEDURE] = LASTING_RECORD
    record[STEP] = until(table, at, op)
    context.set_program(record, op.a)
    code = statement_of(table, record)
    if context.mode(at) == AS_COST and not characteristics.has_what_it_loses(table, record, code):
        return False
    if code.op == ops.CONTROL_BACK:
        for card in nouns.cards_of(table, at, code.parts[0]):
            record.extend([LENDER, card, table.controller[card]])
    for card in gaining_text(table, record, code):
        if characteristics.types(table, card) & CHARACTER:
            record.extend([WAS_CHARACTER, card, table.age[card]])
    table.records.append(record)
    table.changed()
    table.note(LASTS, context.you(at), "402.1", context.source(at))
    return True


def leave_waiting(table: Table, at: Context, op: Code) -> bool:
    """503, 506.3: a trigger or a replacement that waits for something to happen."""
    record = context.copied(at)
    record[PROCEDURE] = REPLACING_RECORD if op.c else LATER_RECORD
    record[STEP] = until(table, at, op)
    context.set_program(record, op.a)
    context.set_mode(record, 0)
    table.records.append(record)
    table.changed()
    return True


def wait_on(table: Table, at: Context, which: int, left: int) -> None:
    """A delayed replacement of so much damage this turn that has met only some of it waits for the rest."""
    for number, statement in enumerate(table.library.cards[context.printed(at)].statements):
        if statement.op == ops.WAITING and statement.a == context.program(at):
            record = context.copied(at)
            record[PROCEDURE] = REPLACING_RECORD
            record[STEP] = THIS_TURN + DURATION_SIZE * table.clock[TURN_NUMBER]
            context.set_program(record, number)
            context.set_mode(record, 0)
            context.set_number(record, which, left)
            if not has_bound(record, WAITED_ON):
                record.extend([WAITED_ON, context.source(record), 0])
            table.records.append(record)
            table.changed()


def gaining_text(table: Table, record: Context, code: Code) -> list[int]:
    """508: the cards that gain rules text or a keyword by a statement."""
    if code.op == ops.MODIFY:
        for change in code.parts[1 : len(code.parts) - code.c]:
            if change.op in (ops.GAINS_TEXT, ops.GAINS_KEYWORD):
                return nouns.cards_of(table, record, code.parts[0])
        return []
    found: list[int] = []
    if code.op in (ops.SEVERAL, ops.WHILE, ops.WITH_LETS):
        for part in code.parts:
            found.extend(gaining_text(table, record, part))
    return found


def see_to_former_characters(table: Table) -> None:
    """508.3: what a card gained as a character is lost with the type."""
    for record in table.records:
        if record[PROCEDURE] != LASTING_RECORD:
            continue
        for i in range(BINDINGS, len(record), BINDING_SIZE):
            if record[i] == WAS_CHARACTER and table.is_in_play(record[i + 1], record[i + 2]):
                if not characteristics.types(table, record[i + 1]) & CHARACTER:
                    record[i] = LAPSED
                    table.changed()


def statement_of(table: Table, record: Context) -> Code:
    return table.library.cards[context.printed(record)].statements[context.program(record)]


# ---- the end of it --------------------------------------------------------------------------------------------------


def expire(table: Table, what: int, seat: int) -> None:
    """602.1b: effects of this turn end, and those that last until this point."""
    records = table.records
    i = 0
    while i < len(records):
        if is_over(table, records[i], what, seat):
            record = records.pop(i)
            table.changed()
            give_back(table, record)
        else:
            i += 1


def is_over(table: Table, record: Context, what: int, seat: int) -> bool:
    if record[PROCEDURE] == SET_OFF_RECORD:
        return False
    duration, number = record[STEP] % DURATION_SIZE, record[STEP] // DURATION_SIZE
    turn = table.clock[TURN_NUMBER]
    if duration == THIS_TURN:
        return number < turn
    if duration == FOR_GOOD:
        return is_idle(table, record)
    if what == UNTIL_START and duration in (UNTIL_START, UNTIL_END) and table.clock[LOST] >> number % table.seats & 1:
        return True  # Ruling 16
    if duration != what:
        return False
    if what == UNTIL_END:
        return (
            number % table.seats == seat and number // table.seats < turn
        )  # the next such turn, not the one it began in
    return what == THIS_BATTLE or number == seat


def is_idle(table: Table, record: Context) -> bool:
    """Does it speak only of cards that have moved on?"""
    if record[PROCEDURE] != LASTING_RECORD:
        return False
    code = statement_of(table, record)
    if code.op != ops.MODIFY and code.op != ops.CONTROL_BACK:
        return False
    return code.parts[0].op == ops.BOUND and not bound(table, record, code.parts[0].a)


def forget_missed_restores(table: Table, seat: int) -> None:
    """What kept a card from being restored by its controller's next Restore Rule has done so."""
    i = 0
    while i < len(table.records):
        record = table.records[i]
        if record[PROCEDURE] == LASTING_RECORD:
            code = statement_of(table, record)
            if code.op == ops.MODIFY and code.parts[1].op == ops.MAY_NOT and code.parts[1].b:
                cards = nouns.cards_of(table, record, code.parts[0])
                if not cards or table.controller[cards[0]] == seat:
                    del table.records[i]
                    continue
        i += 1


# ---- control for a time ---------------------------------------------------------------------------------------------


def see_to_loans(table: Table) -> None:
    """Control that is taken as long as something holds goes back when it does not hold any more."""
    i = 0
    while i < len(table.records):
        record = table.records[i]
        if is_loan(table, record):
            code = statement_of(table, record)
            if len(code.parts) > 1 and not conditions.holds(table, record, code.parts[1]):
                give_back(table, table.records.pop(i))
                continue
        i += 1


def forget_loans(table: Table, card: int) -> None:
    """407.3a: control taken for good is the latest taking; what was to go back before does not any more."""
    for record in table.records:
        place = lender_place(record, card)
        if place and is_loan(table, record):
            del record[place : place + BINDING_SIZE]


def give_back(table: Table, record: Context) -> None:
    """407.3a: the time is over. Whoever took it since keeps it, and gives it back to the one before instead."""
    if not is_loan(table, record):
        return
    for card in bound(table, record, statement_of(table, record).parts[0].a):
        place = lender_place(record, card)
        if not place:
            continue
        lender = record[place + 2]
        later = later_loan(table, context.you(record), card)
        if later:
            later[lender_place(later, card) + 2] = lender
        elif table.controller[card] == context.you(record):
            take_control(table, card, table.owner[card] if table.clock[LOST] >> lender & 1 else lender)


def later_loan(table: Table, lender: int, card: int) -> list[int]:
    """The record by which a card was taken from this player for a time, or nothing."""
    for record in table.records:
        if context.you(record) != lender and is_loan(table, record):
            place = lender_place(record, card)
            if place and record[place + 2] == lender:
                return record
    return []


def lender_place(record: Context, card: int) -> int:
    """Where a record keeps from whom a card was taken; 0 if it does not."""
    for i in range(BINDINGS, len(record), BINDING_SIZE):
        if record[i] == LENDER and record[i + 1] == card:
            return i
    return 0


def is_loan(table: Table, record: Context) -> bool:
    return record[PROCEDURE] == LASTING_RECORD and statement_of(table, record).op == ops.CONTROL_BACK
