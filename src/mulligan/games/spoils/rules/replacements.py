"""Replacements (506): each applies once to the same thing; of several, one player chooses; delayed ones wait."""

from typing import Any, Final

from mulligan.games.spoils.effects import characteristics, conditions, context
from mulligan.games.spoils.effects.code import REPLACEMENT
from mulligan.games.spoils.effects.context import WAITED_ON, has_bound
from mulligan.games.spoils.effects.happenings import Happening, Watched, bring_in, fits, is_awaited
from mulligan.games.spoils.effects.statement import awaited
from mulligan.games.spoils.events import (
    DAMAGED,
    DESTROYED,
    DISCARDS,
    DRAWS,
    INFLICTS,
    INFLUENCE_GAINED,
    INFLUENCE_LOST,
    LEAVES,
    PUT,
    REPLACED,
    SEARCHED,
)
from mulligan.games.spoils.options import ABOUT_REPLACEMENT, REPLACE
from mulligan.games.spoils.parts import INSTEAD, REPLACING, Procedure
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import State

# A replacement that applies: the card to which it happens, source, printed card, paragraph (below 0: a record), event.
SIZE: Final = 5
APPLIED_SIZE: Final = 4


# What can be replaced so far; a card that would replace anything else is refused (lowering).
REPLACEABLE: Final = (
    DESTROYED, LEAVES, DAMAGED, INFLICTS, DRAWS, DISCARDS, PUT, INFLUENCE_LOST, INFLUENCE_GAINED, SEARCHED,
)  # fmt: skip


def can_replace(kinds: int) -> bool:
    """Can all these events, a bit each, be replaced?"""
    for kind in REPLACEABLE:
        kinds &= ~(1 << kind)
    return kinds == 0


def any_for(table: Table, kind: int) -> bool:
    """Does anything at all wait to replace such an event?"""
    library = table.library.cards
    for card in table.in_play:
        if library[table.printed[card]].replaces >> kind & 1 and not table.face_down[card]:
            return True
    for lasting in table.lasting:
        if lasting.kind == INSTEAD:
            if awaited(table, lasting.text).event.kinds() >> kind & 1:
                return True
    if characteristics.has_granted(table):
        granted = table.granted
        for i in range(0, len(granted), 3):
            if library[granted[i + 1]].replaces >> kind & 1:
                return True
    return False


def applicable(table: Table, events: list[Happening]) -> list[int]:
    """The replacements of these events that have not been applied to this thing yet."""
    found: list[int] = []
    library = table.library.cards
    for number, event in enumerate(events):
        for source in table.in_play:
            printed = table.printed[source]
            face = library[printed]
            if not face.replaces >> event.kind & 1 or table.face_down[source]:
                continue
            if characteristics.textless(table, source):
                continue
            for paragraph in face.replacements:
                if face.paragraphs[paragraph].zones >> PLAY & 1:
                    consider(table, found, source, printed, paragraph, number, event)
        consider_elsewhere(table, found, number, event)
        if characteristics.has_granted(table):
            granted = table.granted
            for i in range(0, len(granted), 3):
                if library[granted[i + 1]].paragraphs[granted[i + 2]].sort == REPLACEMENT:
                    consider(table, found, Card(granted[i]), granted[i + 1], granted[i + 2], number, event)
        for i, lasting in enumerate(table.lasting):
            if lasting.kind == INSTEAD:
                text = lasting.text
                waits = awaited(table, text)
                key = -1 - text.which
                again = waits.every_time or has_bound(text, WAITED_ON)  # any other would be gone, had it been applied
                if again and is_applied(table, event, text.source, text.printed, key):
                    continue
                if fits(table, text, waits.event, event):
                    found.extend([thing(event), text.source, text.printed, -1 - i, number])
    return found


def thing(event: Happening) -> Card:
    """506.5: what it is that a replacement applies to once; for damage, what it is inflicted to."""
    return Card(event.other) if event.kind == INFLICTS else event.card


def is_applied(table: Table, event: Happening, source: int, printed: int, number: int) -> bool:
    """506.5: has this replacement been applied to this thing already?"""
    applied = table.applied
    about = thing(event)
    for i in range(0, len(applied), APPLIED_SIZE):
        if applied[i] == about and applied[i + 1] == source and applied[i + 2] == printed and applied[i + 3] == number:
            return True
    return False


def consider_elsewhere(table: Table, found: list[int], number: int, event: Happening) -> None:
    """A card that is not in play may have text of its own about what happens to it there."""
    card = event.card
    if card == NO_CARD or table.area[card] == PLAY:
        return
    face = table.face(card)
    for paragraph in face.replacements:
        if face.replaces >> event.kind & 1 and face.paragraphs[paragraph].zones >> table.area[card] & 1:
            consider(table, found, card, table.printed[card], paragraph, number, event)


def consider(
    table: Table, found: list[int], source: Card, printed: int, number: int, event_number: int, event: Happening
) -> None:
    paragraph = table.library.cards[printed].paragraphs[number]
    seat = table.controller_of(source)
    if paragraph.threshold and not characteristics.meets(table, seat, paragraph.threshold):
        return
    if is_applied(table, event, source, printed, number):
        return
    for i in range(0, len(found), SIZE):
        if found[i + 1] == source and found[i + 2] == printed and found[i + 3] == number:
            return
    made = context.fresh(table, printed, number, source, seat)
    made.amount = event.amount
    if not is_awaited(table, made, paragraph, event):
        return
    if paragraph.times and conditions.happened_enough(table, source, printed, number, paragraph.times):
        return
    found.extend([thing(event), source, printed, number, event_number])


def offer(table: Table, events: list[Happening]) -> bool:
    """Ask which replacement applies, if any does. The next step is `begin`."""
    found = applicable(table, events)
    if not found:
        return False
    chooser = controller_of(table, found, 0)
    for i in range(SIZE, len(found), SIZE):
        if controller_of(table, found, i) != chooser:
            chooser = table.active_player  # 506.4
    table.ask(chooser, ABOUT_REPLACEMENT, [REPLACE + i // SIZE for i in range(0, len(found), SIZE)])
    return True


def controller_of(table: Table, found: list[int], i: int) -> Seat:
    if found[i + 3] < 0:
        return table.lasting[-1 - found[i + 3]].text.you
    return table.controller_of(Card(found[i + 1]))


def chosen_event(table: Table, events: list[Happening]) -> Watched:
    """What the chosen replacement waited for."""
    found = applicable(table, events)
    base = (table.answer - REPLACE) * SIZE
    face, number = table.library.cards[found[base + 2]], found[base + 3]
    if number < 0:
        return awaited(table, table.lasting[-1 - number].text).event
    return face.paragraphs[number].event[0]


def begin(table: Table, events: list[Happening]) -> None:
    """Do instead what the chosen replacement says."""
    found = applicable(table, events)
    base = (table.answer - REPLACE) * SIZE
    source, printed, number = Card(found[base + 1]), found[base + 2], found[base + 3]
    event = events[found[base + 4]]
    table.note(REPLACED, controller_of(table, found, base), "506.1", source)
    if number < 0:  # 506.3
        lasting = table.lasting[-1 - number]
        waits = awaited(table, lasting.text)
        if not waits.every_time:
            del table.lasting[-1 - number]
        number = -1 - lasting.text.which
        made = lasting.text.copy()
        made.which = waits.program
        made.begin_again()
        bring_in(table, made, waits.event, event)
    else:
        paragraph = table.library.cards[printed].paragraphs[number]
        if paragraph.times:
            conditions.once_more(table, source, printed, number, paragraph.times)
        made = context.fresh(table, printed, paragraph.program, source, table.controller_of(source))
        bring_in(table, made, paragraph.event[0], event)
    table.applied = (*table.applied, found[base], source, printed, number)
    made.amount = event.amount
    made.mode = REPLACING
    table.push(made)


class Replaceable(Procedure):
    """Something that may be replaced: one thing after another is seen to, then what is left of it comes about."""

    STEPS = ("offer", "chosen", "replaced", "coming_about")

    applied_from: int  # how many replacements had been applied before
    at: int = 0  # which thing is being seen to
    took_place: bool = False  # did the replacement chosen last?

    def holds_triggers(self) -> bool:
        return True

    def things(self) -> int:
        """How many things are to be seen to."""
        raise NotImplementedError

    def is_replaceable(self, table: Table) -> bool:
        """Can what is being seen to be replaced at all?"""
        return True

    def events(self, table: Table) -> list[Happening]:
        """What is about to happen to it."""
        raise NotImplementedError

    def replace(self, table: Table) -> None:
        """Something else took place instead of it."""
        raise NotImplementedError

    def come_about(self, table: Table) -> None:
        """Do what is left, once this procedure is over."""
        raise NotImplementedError

    def offer(self, table: Table) -> None:
        while self.at < self.things():
            if self.is_replaceable(table) and offer(table, self.events(table)):
                return
            self.at += 1
        self.step = self.COMING_ABOUT

    def chosen(self, table: Table) -> None:
        self.took_place = False
        begin(table, self.events(table))

    def replaced(self, table: Table) -> None:
        self.step = 0
        if self.took_place:
            self.replace(table)

    def coming_about(self, table: Table) -> None:
        table.applied = table.applied[: self.applied_from]
        table.pop()
        self.come_about(table)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1
    REPLACED: Final = 2
    COMING_ABOUT: Final = 3

    def __init__(self, applied_from: int, at: int = 0, took_place: bool = False) -> None:
        self.step = 0
        self.applied_from = applied_from
        self.at = at
        self.took_place = took_place

    def copy(self) -> "Replaceable":
        twin = Replaceable(self.applied_from, self.at, self.took_place)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.applied_from, self.at, self.took_place]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        elif step == 1:
            self.chosen(state)
        elif step == 2:
            self.replaced(state)
        else:
            self.coming_about(state)
