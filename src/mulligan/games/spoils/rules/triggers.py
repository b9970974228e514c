"""Triggers (503): they happen at once and cannot be answered; of several, one player lets them happen one by one."""

from mulligan.games.spoils.effects import characteristics, conditions, context
from mulligan.games.spoils.effects.characteristics import LATER_RECORD, SET_OFF_RECORD
from mulligan.games.spoils.effects.code import TRIGGER
from mulligan.games.spoils.effects.happenings import Happening, bring_in, fits
from mulligan.games.spoils.effects.ops import END
from mulligan.games.spoils.options import ABOUT_TRIGGER
from mulligan.games.spoils.options import TRIGGER as TRIGGER_OPTION
from mulligan.games.spoils.printed import PLAY, Printed
from mulligan.games.spoils.procedures import (
    ABILITY,
    AMOUNT,
    BINDINGS,
    CARD,
    DAMAGE,
    DID,
    DISCARDING,
    DRAWING,
    EFFECT,
    ENTERING,
    LEAVING,
    MODE,
    NAMED,
    NORMAL,
    PAYMENT,
    PLAY_TAIL,
    PLAYING,
    PRINTED,
    PROGRAM,
    REPLACING,
    SEAT,
    SOURCE,
    SOURCE_AGE,
    TRIGGER_LIST,
    TRIGGER_SIZE,
    TRIGGERS,
    UNIQUENESS,
    WAY,
    YOU,
    X,
)
from mulligan.games.spoils.table import ACTIVE, ENTERS, IN_COSTS, NO_CARD, TURN_STARTS, Table
from mulligan.games.spoils.table import TRIGGERS as TRIGGERS_HAPPEN
from mulligan.kernel.state import LOCAL, PROCEDURE, STEP

# A waiting trigger: source, its incarnation, the printed card and paragraph of the text (or minus the number of the
# record that was set off), who controls it; then the event: kind, seat, card, its incarnation, amount, other, detail.
T_SOURCE = 0
T_AGE = 1
T_PRINTED = 2
T_PARAGRAPH = 3
T_YOU = 4
T_KIND = 5
T_SEAT = 6
T_CARD = 7
T_CARD_AGE = 8
T_AMOUNT = 9
T_OTHER = 10
T_DETAIL = 11


def collect(table: Table, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> None:
    """Let every trigger see an event; those that it sets off wait in `pending`."""
    library = table.library.cards
    printed = table.printed
    event: Happening | None = None
    for source in table.in_play:
        face = library[printed[source]]
        if face.watches >> kind & 1 and not table.face_down[source]:
            if event is None:
                event = Happening(kind, seat, card, amount, other, detail)
            if not characteristics.textless(table, source):
                look_at(table, face, printed[source], source, event, PLAY)
    if card != NO_CARD and table.area[card] != PLAY:
        face = library[printed[card]]
        if face.watches >> kind & 1:
            event = Happening(kind, seat, card, amount, other, detail)
            look_at(table, face, printed[card], card, event, table.area[card])
    if table.library.watched_from_afar >> kind & 1:
        collect_from_afar(table, Happening(kind, seat, card, amount, other, detail))
    if characteristics.has_granted(table):
        granted = table.granted
        for i in range(0, len(granted), 3):
            face = library[granted[i + 1]]
            if face.paragraphs[granted[i + 2]].sort == TRIGGER and face.watches >> kind & 1:
                event = Happening(kind, seat, card, amount, other, detail)
                look_at_one(table, face, granted[i + 1], granted[i + 2], granted[i], event)
    if table.records:
        collect_later(table, Happening(kind, seat, card, amount, other, detail))


def collect_from_afar(table: Table, event: Happening) -> None:
    """201.5b: some text says that it is active in a hand or discard pile."""
    library = table.library.cards
    for seat in table.clockwise(table.clock[ACTIVE]):
        for zone in (table.hands[seat], table.discards[seat]):
            for source in zone:
                face = library[table.printed[source]]
                if source != event.card and face.watches_from_afar >> event.kind & 1:
                    look_at(table, face, table.printed[source], source, event, table.area[source])


def look_at(table: Table, face: Printed, printed: int, source: int, event: Happening, area: int) -> None:
    for number in face.triggers:
        if face.paragraphs[number].zones >> area & 1:
            look_at_one(table, face, printed, number, source, event)


def look_at_one(table: Table, face: Printed, printed: int, number: int, source: int, event: Happening) -> None:
    paragraph = face.paragraphs[number]
    seat = table.controller[source]
    if paragraph.threshold and not characteristics.meets(table, seat, paragraph.threshold):
        return
    made = context.fresh(table, printed, number, source, seat)
    made[AMOUNT] = event.amount
    if not fits(table, made, paragraph.event[0], event):
        return
    if paragraph.conditions:
        bring_in(table, made, paragraph.event[0], event)
        for condition in paragraph.conditions:
            if not conditions.holds(table, made, condition):
                return
    wait(table, source, printed, number, seat, event)


def wait(table: Table, source: int, printed: int, number: int, seat: int, event: Happening) -> None:
    card_age = table.age[event.card] if event.card != NO_CARD else 0
    table.pending.extend(
        [
            source, table.age[source], printed, number, seat,
            event.kind, event.seat, event.card, card_age, event.amount, event.other, event.detail,
        ]
    )  # fmt: skip


def collect_later(table: Table, event: Happening) -> None:
    """Triggers that an effect left waiting; most of them happen once. They wait like any other (503.3, 503.4)."""
    for record in table.records[:]:
        if record[PROCEDURE] == LATER_RECORD:
            code = table.library.cards[record[PRINTED]].statements[record[PROGRAM]]
            if fits(table, record, code.parts[0], event):
                if code.b:
                    record = record[:]
                    table.records.append(record)
                record[STEP] = next_number(table)
                record[PROCEDURE] = SET_OFF_RECORD
                record[AMOUNT] = event.amount
                bring_in(table, record, code.parts[0], event)
                wait(table, record[SOURCE], record[PRINTED], -record[STEP], record[YOU], event)


def next_number(table: Table) -> int:
    """The number of the next record that is set off, by which its trigger knows it."""
    highest = 0
    for record in table.records:
        if record[PROCEDURE] == SET_OFF_RECORD:
            highest = max(highest, record[STEP])
    return highest + 1


def follow(table: Table, first: int) -> None:
    """Those that moved with the event are known where they are now; those of earlier events lose track (402.4)."""
    pending = table.pending
    for i in range(first, len(pending), TRIGGER_SIZE):
        pending[i + T_AGE] = table.age[pending[i + T_SOURCE]]
        if pending[i + T_CARD] != NO_CARD:
            pending[i + T_CARD_AGE] = table.age[pending[i + T_CARD]]


def must_wait(table: Table) -> bool:
    """503.3: during costs. And what several things undergo at once, or instead, is done before anything follows."""
    if table.clock[IN_COSTS]:
        return True
    place = len(table.frames) - 1
    while is_instead(table.frames[place]):
        place -= 1
    return table.frames[place][PROCEDURE] in BEFORE_TRIGGERS


def is_instead(frame: list[int]) -> bool:
    """Is it part of what is done instead of something, or paid for that?"""
    return frame[PROCEDURE] == PAYMENT or (frame[PROCEDURE] == EFFECT and frame[MODE] == REPLACING)


BEFORE_TRIGGERS = (LEAVING, DAMAGE, DISCARDING, DRAWING, ENTERING, UNIQUENESS)


def release(table: Table) -> None:
    """503.1: the waiting triggers happen now."""
    seat = table.pending[T_YOU]
    for i in range(0, len(table.pending), TRIGGER_SIZE):
        if table.pending[i + T_YOU] != seat or table.pending[i + T_KIND] == TURN_STARTS:
            seat = table.clock[ACTIVE]  # 503.4: of several players, the active one decides; 602.2: and always here
            break
    drop_finished(table)
    table.push_row(TRIGGERS, [seat, *table.pending])
    table.pending.clear()


def drop_finished(table: Table) -> None:
    """What has nothing left to do ends before the triggers happen, so that a loop of them does not pile up (414.1)."""
    while True:
        frame = table.frames[-1]
        if frame[PROCEDURE] == EFFECT and frame[MODE] == NORMAL:
            ops = table.library.cards[frame[PRINTED]].programs[frame[PROGRAM]].ops
            if ops[frame[STEP]].op != END:
                return
        elif frame[PROCEDURE] != TRIGGERS or len(frame) > TRIGGER_LIST or frame[STEP] != 0:
            return
        table.pop()


class Triggers:
    """503.4a: the deciding player lets one happen, then decides which happens next."""

    def choose(self, table: Table) -> None:
        frame = table.frame
        count = (len(frame) - TRIGGER_LIST) // TRIGGER_SIZE
        if count == 0:
            table.pop()
            return
        options: list[int] = []
        seen: list[list[int]] = []
        for i in range(count):
            base = TRIGGER_LIST + i * TRIGGER_SIZE
            entry = frame[base : base + TRIGGER_SIZE]
            if entry not in seen:
                seen.append(entry)
                options.append(TRIGGER_OPTION + i)
        table.ask(frame[SEAT], ABOUT_TRIGGER, options)

    def happens(self, table: Table) -> None:
        frame = table.frame
        base = TRIGGER_LIST + (table.answer - TRIGGER_OPTION) * TRIGGER_SIZE
        entry = frame[base : base + TRIGGER_SIZE]
        del frame[base : base + TRIGGER_SIZE]
        frame[STEP] = 0
        start(table, entry)


def take_up_play(table: Table, made: list[int]) -> None:
    """A card that has just been played speaks, as it enters play, of what its costs have settled (604.3)."""
    for frame in table.frames:
        if frame[PROCEDURE] == PLAYING and frame[CARD] == made[SOURCE] and frame[ABILITY] < 0:
            tail = frame[PLAY_TAIL:]
            for place in (NAMED, WAY, X, X + 1, X + 2):
                made[place] = tail[place - DID]
            made.extend(tail[BINDINGS - DID :])


def start(table: Table, entry: list[int]) -> None:
    """Follow the instructions of a trigger, as they were written when it happened."""
    made = take_set_off(table, entry) if entry[T_PARAGRAPH] < 0 else as_written(table, entry)
    for i in range(BINDINGS, len(made), 3):
        if made[i + 1] == entry[T_CARD]:
            made[i + 2] = entry[T_CARD_AGE]
    table.note(TRIGGERS_HAPPEN, made[YOU], "503.1", made[SOURCE])
    table.push_row(EFFECT, made[LOCAL:])
    table.causes_what_follows()


def as_written(table: Table, entry: list[int]) -> list[int]:
    """The context of a trigger that stands on a card."""
    paragraph = table.library.cards[entry[T_PRINTED]].paragraphs[entry[T_PARAGRAPH]]
    made = context.fresh(table, entry[T_PRINTED], paragraph.program, entry[T_SOURCE], entry[T_YOU])
    made[SOURCE_AGE] = entry[T_AGE]
    made[AMOUNT] = entry[T_AMOUNT]
    event = Happening(entry[T_KIND], entry[T_SEAT], entry[T_CARD], entry[T_AMOUNT], entry[T_OTHER], entry[T_DETAIL])
    if entry[T_KIND] == ENTERS and entry[T_CARD] == entry[T_SOURCE]:
        take_up_play(table, made)
    bring_in(table, made, paragraph.event[0], event)
    return made


def take_set_off(table: Table, entry: list[int]) -> list[int]:
    """The context of a trigger that an effect left waiting: what its text had bound, and what the event brought in."""
    for i, record in enumerate(table.records):
        if record[PROCEDURE] == SET_OFF_RECORD and record[STEP] == -entry[T_PARAGRAPH]:
            del table.records[i]
            record[PROGRAM] = table.library.cards[record[PRINTED]].statements[record[PROGRAM]].a
            return record
    raise RuntimeError("a trigger was set off that nothing is known of")
