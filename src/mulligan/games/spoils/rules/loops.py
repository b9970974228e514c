"""Action loops (414.2, 414.3): a series of actions that was demonstrated is repeated so many times by itself.

Whoever acts does so at a *point*: the main decision of a turn, a response, a window of a battle. The trail holds what
was chosen since, the laps where in it each visit to a point began. A series that was done twice in a row can be
repeated; what is drawn, revealed or left to chance breaks the trail. The repeats hold a series that is at work.
"""

from typing import Any, Final

from mulligan.games.spoils.events import (
    INTERRUPTS,
    LOOP_ENDS,
    REPEATS,
)
from mulligan.games.spoils.options import (
    ABOUT_INTERRUPTION,
    ABOUT_LOOP,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_TURN,
    ABOUT_WINDOW,
    AGAIN,
    DECLINE,
    NUMBER,
)
from mulligan.games.spoils.parts import Context, Procedure
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, NOBODY, Seat
from mulligan.kernel.parts import Imprint
from mulligan.kernel.state import State

POINTS: Final = (ABOUT_TURN, ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END, ABOUT_WINDOW)
NO_CHOICE: Final = -1
NEVER: Final = -1

# The trail: a seat and what it chose, and so on.
CHOICE_SIZE: Final = 2
LONGEST_TRAIL: Final = 600

# The laps: how many frames stood, where in the trail it begins, which point it is, and what lay on the table if the
# series had been demonstrated before it began.
LAP_SIZE: Final = 4
MOST_ACTIONS: Final = 6  # of a series, at its point

# The repeats: whose series, how many frames stand at its point, how far it has come, how many times are left, for each
# seat after how many it interrupts; then the series.
DEPTH: Final = 1
PLACE: Final = 2
LEFT: Final = 3
AFTER: Final = 4

NOT_LAID: Final = ("trail", "laps", "used", "age", "driven")
# Besides, what names cards by their incarnations.
COUNTING: Final = (*NOT_LAID, "pending", "lasting", "gone", "told", "spared", "played")

TIMES: Final = [*range(21), 50, 100, 200, 500, 1000]
DRIVEN_AT_MOST: Final = 500  # choices in a row that only effects demand (Ruling 35)


def is_driven_on(table: Table) -> bool:
    """Ruling 35: do effects set each other off without end, though in which order they do is somebody's choice?"""
    return table.driven > DRIVEN_AT_MOST


# ---- what was demonstrated ------------------------------------------------------------------------------------------


def note_choice(table: Table, seat: Seat, subject: int, option: int) -> None:
    """Remember a choice that is about to be made."""
    table.driven = 0 if subject in POINTS and option != DECLINE else table.driven + 1
    if table.repeats:
        note_interruption(table, seat, option)
        return
    if option == DECLINE or option == AGAIN:
        return
    if subject in POINTS:
        begin_lap(table, seat)
    if table.laps:
        table.trail.append(seat)
        table.trail.append(option)
        if len(table.trail) > LONGEST_TRAIL:
            table.lose_trail()


def begin_lap(table: Table, seat: Seat) -> None:
    laps = table.laps
    depth = len(table.stack)
    while laps and laps[-LAP_SIZE] > depth:
        del laps[-LAP_SIZE:]
    mark = imprint(table) if laps and series_length(table, seat) else 0
    laps.extend([depth, len(table.trail), point(table, seat), mark])


def point(table: Table, seat: Seat) -> int:
    """The kind of decision that is reached, and whose: of those that a turn, a response and a window ask at."""
    top = table.stack[-1]
    assert isinstance(top, Procedure)
    kind = 1 if top.lets_respond() else 2 if top.is_window() else 0
    return kind * table.seats + seat


def laps_here(table: Table, seat: Seat) -> list[int]:
    """The places of the laps at the point that is reached now, the latest first."""
    found: list[int] = []
    laps = table.laps
    depth = len(table.stack)
    here = point(table, seat)
    for i in range(len(laps) - LAP_SIZE, -1, -LAP_SIZE):
        if laps[i] > depth:
            continue
        if laps[i] < depth or laps[i + 2] != here or len(found) == 2 * MOST_ACTIONS:
            break
        found.append(i)
    return found


def series_length(table: Table, seat: Seat) -> int:
    """414.2a, 414.3a: of how many actions is the series that was just done twice in a row? 0 where there is none."""
    here = laps_here(table, seat)
    trail = table.trail
    end = len(trail)
    for actions in range(1, len(here) // 2 + 1):
        middle = table.laps[here[actions - 1] + 1]
        start = table.laps[here[2 * actions - 1] + 1]
        if end - middle == middle - start and trail[start:middle] == trail[middle:end]:
            return actions
    return 0


def offer(table: Table, seat: Seat, options: list[int]) -> None:
    """Add to the options at a point that the series just demonstrated is repeated; or take away what leads nowhere."""
    lap = demonstrated(table, seat)
    if lap < 0 or first_of(table, lap) not in options:
        return
    if not changed_nothing(table, lap):
        options.append(AGAIN)
    elif len(options) > 1:
        options.remove(first_of(table, lap))


def leads_nowhere(table: Table, seat: Seat, action: int) -> bool:
    """Ruling 8: what changed nothing three times in a row is not done a fourth time."""
    lap = demonstrated(table, seat)
    return lap >= 0 and first_of(table, lap) == action and changed_nothing(table, lap)


def demonstrated(table: Table, seat: Seat) -> int:
    """The place of the lap that began the series which was just done twice in a row; -1 where there is none."""
    if not table.laps or table.repeats:
        return -1
    actions = series_length(table, seat)
    return laps_here(table, seat)[actions - 1] if actions else -1


def first_of(table: Table, lap: int) -> int:
    """The action with which a lap began."""
    return table.trail[table.laps[lap + 1] + 1]


def changed_nothing(table: Table, lap: int) -> bool:
    return table.laps[lap + 3] != 0 and table.laps[lap + 3] == imprint(table)


def imprint(table: Table) -> int:
    """A number for all that lies on the table, above 0; how often abilities were used does not count."""
    laid = Imprint()
    for name, value in table.own().items():
        if name not in NOT_LAID:
            laid.press(value)
    return laid.number


def likeness(table: Table) -> int:
    """414.1: a number for all that lies on the table and what waits, whichever incarnations the cards are in."""
    laid = Imprint()
    laid.press(table.random_count)
    for name, value in table.own().items():
        if name not in COUNTING:
            laid.press(value)
    for waiting in table.pending:
        laid.press([waiting.source, waiting.printed, waiting.paragraph, waiting.kind, waiting.seat, waiting.card])
    for frame in table.stack:
        laid.press(type(frame).__name__)
        laid.press(frame.place if isinstance(frame, Context) else frame.step)
    return laid.number


# ---- the numbers ----------------------------------------------------------------------------------------------------


def begin(table: Table, seat: Seat) -> None:
    """The player wants to repeat the series that was demonstrated."""
    lap = laps_here(table, seat)[series_length(table, seat) - 1]
    series = table.trail[table.laps[lap + 1] :]
    table.repeats.extend([seat, len(table.stack), 0, 0])
    table.repeats.extend([NEVER] * table.seats)
    table.repeats.extend(series)
    first = table.active_player if is_shared(table) else seat
    table.push(Loop(first))


def series_of(table: Table) -> list[int]:
    return table.repeats[AFTER + table.seats :]


def is_shared(table: Table) -> bool:
    """414.3: are several players' actions in it?"""
    series = series_of(table)
    for i in range(0, len(series), CHOICE_SIZE):
        if series[i] != table.repeats[0]:
            return True
    return False


class Loop(Procedure):
    """414.2b, 414.2c, 414.3b: how often is it repeated, and who interrupts when?"""

    STEPS = ("times", "times_chosen", "others", "answered", "repetition")

    seat: Seat
    asked: int = 0  # how many of the others have been asked
    count: int = 0  # how often
    only: Seat = NOBODY  # the seat that is asked again after it has interrupted

    def times(self, table: Table) -> None:
        table.answer = NO_CHOICE
        if self.only == NOBODY:
            table.ask(self.seat, ABOUT_LOOP, [NUMBER + n for n in TIMES])

    def times_chosen(self, table: Table) -> None:
        if table.answer != NO_CHOICE:
            self.count = table.answer - NUMBER

    def others(self, table: Table) -> None:
        """The others in turn: how often they agree to in a loop of several, otherwise when they interrupt it."""
        seat = self.only
        if seat == NOBODY:
            following = table.opponents(self.seat)
            if self.asked >= len(following) or self.count == 0:
                self.step = self.REPETITION
                return
            seat = following[self.asked]
        most = self.count
        if is_shared(table):
            table.ask(seat, ABOUT_LOOP, [NUMBER + n for n in TIMES])
        else:
            table.ask(seat, ABOUT_INTERRUPTION, [DECLINE, *(NUMBER + n for n in TIMES if n < most)])

    def answered(self, table: Table) -> None:
        seat = self.only
        if seat == NOBODY:
            seat = table.opponents(self.seat)[self.asked]
            self.asked += 1
            self.step = self.OTHERS
        if is_shared(table):
            self.count = min(self.count, table.answer - NUMBER)  # 414.3b
        elif table.answer != DECLINE:
            table.repeats[AFTER + seat] = table.answer - NUMBER
            table.note(INTERRUPTS, seat, "414.2c", NO_CARD, table.answer - NUMBER)

    def repetition(self, table: Table) -> None:
        table.pop()
        if self.only != NOBODY:
            return
        table.repeats[LEFT] = self.count
        if self.count == 0:
            table.repeats.clear()
            table.lose_trail()  # it is demonstrated anew before the question comes again
            return
        table.note(REPEATS, Seat(table.repeats[0]), "414.3b" if is_shared(table) else "414.2b", NO_CARD, self.count)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    TIMES: Final = 0
    TIMES_CHOSEN: Final = 1
    OTHERS: Final = 2
    ANSWERED: Final = 3
    REPETITION: Final = 4

    def __init__(self, seat: Seat, asked: int = 0, count: int = 0, only: Seat = NOBODY) -> None:
        self.step = 0
        self.seat = seat
        self.asked = asked
        self.count = count
        self.only = only

    def copy(self) -> "Loop":
        twin = Loop(self.seat, self.asked, self.count, self.only)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.asked, self.count, self.only]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.times(state)
        elif step == 1:
            self.times_chosen(state)
        elif step == 2:
            self.others(state)
        elif step == 3:
            self.answered(state)
        else:
            self.repetition(state)


# ---- the repetition -------------------------------------------------------------------------------------------------


def next_choice(table: Table) -> int:
    """What is chosen by itself for the pending decision; NO_CHOICE where somebody must choose."""
    decision = table.decision
    assert decision is not None
    repeats = table.repeats
    seat, depth = repeats[0], repeats[DEPTH]
    if isinstance(table.stack[-1], Loop):
        return NO_CHOICE  # how often is still being decided
    series = series_of(table)
    if len(table.stack) < depth:
        return stop(table)
    place = repeats[PLACE]
    at_point = len(table.stack) == depth and decision.seat == seat and decision.subject in POINTS
    if at_point and place == len(series):
        return next_repetition(table)
    if place < len(series) and series[place] == decision.seat and series[place + 1] in decision.options:
        if repeats[LEFT] == 1 and is_shared(table) and decision.seat == table.active_player:
            return NO_CHOICE  # 414.3c
        repeats[PLACE] += CHOICE_SIZE
        return series[place + 1]
    if at_point:
        return stop(table)
    if 0 in repeats[AFTER : AFTER + table.seats]:
        return NO_CHOICE
    if DECLINE in decision.options:
        return DECLINE
    return stop(table) if decision.seat == seat else NO_CHOICE


def next_repetition(table: Table) -> int:
    """One more is done. Whoever has interrupted it may say when to do so again (414.2c)."""
    repeats = table.repeats
    repeats[PLACE] = 0
    repeats[LEFT] -= 1
    if repeats[LEFT] == 0:
        return stop(table)
    interrupter = NOBODY
    for seat in table.all_seats:
        after = repeats[AFTER + seat]
        if after == 0:
            interrupter = seat
        if after >= 0:
            repeats[AFTER + seat] = after - 1
    if interrupter == NOBODY:
        return next_choice(table)
    table.decision = None
    table.stack[-1].step -= 1  # the point is offered again afterwards
    table.push(Loop(Seat(repeats[0]), 0, repeats[LEFT], interrupter))
    table.run()
    return NO_CHOICE if table.over else next_choice(table)


def note_interruption(table: Table, seat: Seat, option: int) -> None:
    """A choice that somebody makes while a series is repeated: as in the series, or otherwise."""
    if isinstance(table.stack[-1], Loop):
        return
    repeats = table.repeats
    series = series_of(table)
    place = repeats[PLACE]
    if place < len(series) and series[place] == seat and series[place + 1] == option:
        repeats[PLACE] += CHOICE_SIZE
    elif option != DECLINE:
        table.lose_trail()
        if seat == repeats[0] or seat in series[::CHOICE_SIZE]:
            stop(table)


def stop(table: Table) -> int:
    """The repetition is over, or cannot go on as it was shown."""
    table.note(LOOP_ENDS, Seat(table.repeats[0]), "414.2")
    table.repeats.clear()
    return NO_CHOICE
