"""Triggers (503): they happen at once and cannot be answered; of several, one player lets them happen one by one."""

from typing import Any, Final

from librt.vecs import append

from mulligan.games.spoils.effects import characteristics, conditions, context
from mulligan.games.spoils.effects.code import TRIGGER
from mulligan.games.spoils.effects.happenings import Happening, bring_in, fits, is_awaited
from mulligan.games.spoils.effects.statement import awaited
from mulligan.games.spoils.events import ENTERS, HELD_SIZE, LASTS, TURN_STARTS
from mulligan.games.spoils.events import (
    TRIGGERS as TRIGGERS_HAPPEN,
)
from mulligan.games.spoils.options import ABOUT_TRIGGER
from mulligan.games.spoils.options import TRIGGER as TRIGGER_OPTION
from mulligan.games.spoils.parts import LATER, NORMAL, REPLACING, SET_OFF, Context, Play, Procedure, Waiting
from mulligan.games.spoils.printed import PLAY, Printed
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import State
from mulligan.language.flow import End


def collect(table: Table, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> None:
    """Let every trigger see an event; those that it sets off wait in `pending`."""
    library = table.library.cards
    printed = table.printed
    if table.library.remembered >> kind & 1:
        table.deeds.extend([kind, seat, card, amount, other, detail, table.age[card] if card != NO_CARD else 0])
    if table.library.watched >> kind & 1:
        event = Happening(kind, seat, card, amount, other, detail)
        for source in table.in_play:
            face = library[printed[source]]
            if face.watches >> kind & 1 and not table.face_down[source]:
                if not characteristics.textless(table, source):
                    look_at(table, face, printed[source], source, event, PLAY)
        if card != NO_CARD and table.area[card] != PLAY:
            face = library[printed[card]]
            if face.watches >> kind & 1:
                look_at(table, face, printed[card], card, event, table.area[card])
    if table.library.watched_from_afar >> kind & 1:
        collect_from_afar(table, Happening(kind, seat, card, amount, other, detail))
    if characteristics.has_granted(table):
        granted = table.granted
        for i in range(0, len(granted), 3):
            face = library[granted[i + 1]]
            if face.paragraphs[granted[i + 2]].sort == TRIGGER and face.watches >> kind & 1:
                happening = Happening(kind, seat, card, amount, other, detail)
                look_at_one(table, face, granted[i + 1], granted[i + 2], Card(granted[i]), happening)
    if table.lasting:
        collect_later(table, Happening(kind, seat, card, amount, other, detail))


def collect_from_afar(table: Table, event: Happening) -> None:
    """201.5b: some text says that it is active in a hand or discard pile."""
    library = table.library.cards
    for seat in table.clockwise(table.active_player):
        for zone in (table.hands[seat], table.discards[seat]):
            for source in zone:
                face = library[table.printed[source]]
                if source != event.card and face.watches_from_afar >> event.kind & 1:
                    look_at(table, face, table.printed[source], source, event, table.area[source])


def look_at(table: Table, face: Printed, printed: int, source: Card, event: Happening, area: int) -> None:
    for number in face.triggers:
        if face.paragraphs[number].zones >> area & 1:
            look_at_one(table, face, printed, number, source, event)


def look_at_one(table: Table, face: Printed, printed: int, number: int, source: Card, event: Happening) -> None:
    paragraph = face.paragraphs[number]
    seat = table.controller_of(source)
    if paragraph.threshold and not characteristics.meets(table, seat, paragraph.threshold):
        return
    made = context.fresh(table, printed, number, source, seat)
    made.amount = event.amount
    if not is_awaited(table, made, paragraph, event):
        return
    if paragraph.times and not conditions.once_more(table, source, printed, number, paragraph.times):
        return
    wait(table, source, printed, number, seat, event)


def see_states(table: Table) -> None:
    """Triggers that wait until something holds: they happen when it does and did not before."""
    library = table.library.cards
    for source in table.in_play:
        face = library[table.printed[source]]
        if face.states and not table.face_down[source] and not characteristics.textless(table, source):
            for number in face.states:
                see_state(table, face, source, number)


def see_state(table: Table, face: Printed, source: Card, number: int) -> None:
    held = table.held
    age = table.age[source]
    place = 0
    while place < len(held):
        if held[place] == source and held[place + 1] == age and held[place + 2] == number:
            break
        place += HELD_SIZE
    paragraph = face.paragraphs[number]
    seat = table.controller_of(source)
    made = context.fresh(table, table.printed[source], number, source, seat)
    event = Happening(LASTS, seat, NO_CARD, 0, NO_CARD, 0)
    holds = paragraph.event[0].fits(table, made, event)
    if holds and paragraph.threshold:
        holds = characteristics.meets(table, seat, paragraph.threshold)
    if holds:
        for condition in paragraph.conditions:
            holds = holds and conditions.holds(table, made, condition)
    if not holds:
        table.held = held[:place] + held[place + HELD_SIZE :]
    elif place >= len(held):
        table.held = (*held, source, age, number)
        if not paragraph.times or conditions.once_more(table, source, table.printed[source], number, paragraph.times):
            wait(table, source, table.printed[source], number, seat, event)


def wait(table: Table, source: Card, printed: int, number: int, seat: Seat, event: Happening) -> None:
    card_age = table.age[event.card] if event.card != NO_CARD else 0
    waiting = Waiting(
        source, table.age[source], printed, number, seat,
        event.kind, event.seat, event.card, card_age, event.amount, event.other, event.detail,
    )  # fmt: skip
    table.pending.append(waiting)


def collect_later(table: Table, event: Happening) -> None:
    """Triggers that an effect left waiting; most of them happen once. They wait like any other (503.3, 503.4)."""
    for lasting in table.lasting[:]:
        if lasting.kind == LATER:
            text = lasting.text
            waits = awaited(table, text)
            if fits(table, text, waits.event, event):
                if waits.every_time:
                    lasting = lasting.copy()
                    text = lasting.text
                    table.lasting.append(lasting)
                lasting.number = next_number(table)
                lasting.kind = SET_OFF
                text.amount = event.amount
                bring_in(table, text, waits.event, event)
                wait(table, text.source, text.printed, -lasting.number, text.you, event)


def next_number(table: Table) -> int:
    """The number of the next that is set off, by which its trigger knows it."""
    highest = 0
    for lasting in table.lasting:
        if lasting.kind == SET_OFF:
            highest = max(highest, lasting.number)
    return highest + 1


def follow(table: Table, first: int) -> None:
    """Those that moved with the event are known where they are now; those of earlier events lose track (402.4)."""
    for i in range(first, len(table.pending)):
        waiting = table.pending[i]
        waiting.age = table.age[waiting.source]
        if waiting.card != NO_CARD:
            waiting.card_age = table.age[waiting.card]


def must_wait(table: Table) -> bool:
    """503.3: during costs. And what several things undergo at once, or instead, is done before anything follows."""
    if table.in_costs:
        return True
    for i in range(len(table.stack) - 1, -1, -1):
        frame = table.stack[i]
        if isinstance(frame, Context):
            if frame.mode != REPLACING:
                return False
        elif isinstance(frame, Procedure) and not frame.is_instead():
            return frame.holds_triggers()
    return False


def release(table: Table) -> None:
    """503.1: the waiting triggers happen now."""
    seat = table.pending[0].you
    for waiting in table.pending:
        if waiting.you != seat or waiting.kind == TURN_STARTS:
            seat = table.active_player  # 503.4: of several players, the active one decides; 602.2: and always here
            break
    drop_finished(table)
    table.push(Triggers(seat, table.pending))
    table.pending = []


def is_still_coming(table: Table, card: Card) -> bool:
    """Ruling 29: is something that triggers on a card's own entering play still to be followed to its end?"""
    for waiting in table.pending:
        if waiting.kind == ENTERS and waiting.card == card and waiting.source == card:
            return True
    for frame in table.stack:
        if isinstance(frame, Triggers):
            for waiting in frame.waiting:
                if waiting.kind == ENTERS and waiting.card == card and waiting.source == card:
                    return True
        elif isinstance(frame, Context) and frame.source == card and frame.source_age == table.age[card]:
            face = table.library.cards[frame.printed]
            for number in face.triggers:
                paragraph = face.paragraphs[number]
                if paragraph.program == frame.which and paragraph.event[0].kinds() >> ENTERS & 1:
                    return True
    return False


def drop_finished(table: Table) -> None:
    """What has nothing left to do ends before the triggers happen, so that a loop of them does not pile up (414.1)."""
    while True:
        frame = table.stack[-1]
        if isinstance(frame, Context):
            if frame.mode != NORMAL or not isinstance(frame.program(table).steps[frame.place], End):
                return
        elif not isinstance(frame, Triggers) or frame.waiting or frame.step != 0:
            return
        table.pop()


class Triggers(Procedure):
    """503.4a: the deciding player lets one happen, then decides which happens next."""

    STEPS = ("choose", "happens")

    seat: Seat
    waiting: list[Waiting]

    def choose(self, table: Table) -> None:
        if not self.waiting:
            table.pop()
            return
        options: list[int] = []
        seen: list[Waiting] = []
        for i, waiting in enumerate(self.waiting):
            if not seen or (waiting not in seen and not any_is_of(table, waiting, seen)):
                seen.append(waiting)
                options.append(TRIGGER_OPTION + i)
        if self.is_only_the_faction(table):  # Ruling 1
            del options[1:]
        table.ask(self.seat, ABOUT_TRIGGER, options)

    def is_only_the_faction(self, table: Table) -> bool:
        """202.7, 202.8: is there nothing to order but a faction's own Restore Rule and Develop Rule?"""
        faction = table.factions[self.seat]
        for waiting in self.waiting:
            if waiting.source != faction or waiting.kind != TURN_STARTS:
                return False
        return True

    def happens(self, table: Table) -> None:
        waiting = self.waiting.pop(table.answer - TRIGGER_OPTION)
        self.step = 0
        together: list[Waiting] = []
        for other in self.waiting:
            if is_one_with(table, waiting, other):
                together.append(other)
        if together:
            self.waiting = [other for other in self.waiting if not is_one_with(table, waiting, other)]
        if not table.lost >> waiting.you & 1:  # Ruling 5: nobody is left to follow it
            start(table, waiting, together)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CHOOSE: Final = 0
    HAPPENS: Final = 1

    def __init__(self, seat: Seat, waiting: "list[Waiting]") -> None:
        self.step = 0
        self.seat = seat
        self.waiting = waiting

    def copy(self) -> "Triggers":
        twin = Triggers(self.seat, [one.copy() for one in self.waiting])
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.waiting]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.choose(state)
        else:
            self.happens(state)


def take_up_play(table: Table, made: Context) -> None:
    """A card that has just been played speaks, as it enters play, of what its costs have settled (604.3)."""
    for play in table.stack:
        if isinstance(play, Play) and play.card == made.source and play.ability < 0:
            settled = play.settled
            made.named, made.played = settled.named, settled.played
            made.x, made.y, made.z = settled.x, settled.y, settled.z
            for entry in settled.bindings:
                made.bindings = append(made.bindings, entry)


def is_one_with(table: Table, one: Waiting, other: Waiting) -> bool:
    """Were they set off at once by what a text calls one event: "when one or more characters are destroyed"?"""
    if one.paragraph < 0 or other.paragraph != one.paragraph or other.printed != one.printed:
        return False
    if other.source != one.source or other.age != one.age or other.you != one.you or other.kind != one.kind:
        return False
    event = table.library.cards[one.printed].paragraphs[one.paragraph].event[0]
    return event.at_once() and (one.seat == other.seat or not event.of_one_player())


def any_is_of(table: Table, one: Waiting, others: list[Waiting]) -> bool:
    for other in others:
        if is_one_with(table, one, other):
            return True
    return False


def start(table: Table, waiting: Waiting, together: list[Waiting]) -> None:
    """Follow the instructions of a trigger, as they were written when it happened."""
    made = take_set_off(table, waiting) if waiting.paragraph < 0 else as_written(table, waiting)
    context.set_age(made, waiting.card, waiting.card_age)
    for other in together:
        context.take_cards(made, as_written(table, other).bindings)
        context.set_age(made, other.card, other.card_age)
    if is_one_with(table, waiting, waiting):
        made.amount = 1 + len(together)
    table.note(TRIGGERS_HAPPEN, made.you, "503.1", made.source)
    table.push(made)
    table.causes_what_follows()


def as_written(table: Table, waiting: Waiting) -> Context:
    """The context of a trigger that stands on a card."""
    paragraph = table.library.cards[waiting.printed].paragraphs[waiting.paragraph]
    made = context.fresh(table, waiting.printed, paragraph.program, waiting.source, waiting.you)
    made.source_age = waiting.age
    made.amount = waiting.amount
    event = Happening(waiting.kind, waiting.seat, waiting.card, waiting.amount, waiting.other, waiting.detail)
    if waiting.kind == ENTERS and waiting.card == waiting.source:
        take_up_play(table, made)
    bring_in(table, made, paragraph.event[0], event)
    return made


def take_set_off(table: Table, waiting: Waiting) -> Context:
    """The context of a trigger that an effect left waiting: what its text had bound, and what the event brought in."""
    for i, lasting in enumerate(table.lasting):
        if lasting.kind == SET_OFF and lasting.number == -waiting.paragraph:
            del table.lasting[i]
            text = lasting.text
            text.which = awaited(table, text).program
            text.begin_again()
            return text
    raise RuntimeError("a trigger was set off that nothing is known of")
