"""What there is to see between two decisions, and the silences that do not tell who could have spoken."""

from mulligan.games.spoils.options import DECLINE
from mulligan.games.spoils.procedures import PLAYING, RESPONDER, RESPONSES, WINDOW
from mulligan.games.spoils.procedures import SEAT as ACTING_SEAT
from mulligan.games.spoils.table import ATTACK, BLOCKS, DAMAGED, Table
from mulligan.games.staging import Stage, answered, moving, step_once, worth_showing
from mulligan.kernel.state import PROCEDURE, STEP, State

WORTH_A_LOOK = frozenset([ATTACK, BLOCKS, DAMAGED])  # events after which everybody wants to see the table
ANSWERED = 1  # the step of a window that takes the answer; there is one also where nobody was asked


def stages(before: State, option: int) -> list[Stage]:
    """The positions between this choice and the next decision in which something new lies on the table."""
    state = answered(before, option)
    record = state.record
    assert isinstance(state, Table)
    assert record is not None
    found = [Stage(None, 0, 0)]
    while moving(state):
        top, events = state.frames[-1], len(record.events)
        procedure, step, left = top[PROCEDURE], top[STEP], left_to_ask(state, top)
        declines = procedure == WINDOW and step == ANSWERED and state.answer == DECLINE
        step_once(state)
        if procedure == RESPONSES:
            found[-1].silences += left - (left_to_ask(state, top) if is_open(state, top) else 0)
        elif declines:
            found[-1].silences += 1
        if moving(state) and (is_played(state, top) or looks_new(state, events)):
            found.append(Stage(state.clone(), len(record.events), 0))
    return worth_showing(found)


def left_to_ask(state: Table, frame: list[int]) -> int:
    """607: how many opponents have not declined to respond yet."""
    if frame[PROCEDURE] != RESPONSES:
        return 0
    return len(state.opponents(frame[ACTING_SEAT])) - frame[RESPONDER]


def is_open(state: Table, frame: list[int]) -> bool:
    return any(other is frame for other in state.frames)


def is_played(state: Table, before: list[int]) -> bool:
    """A card or ability was just played: the opponents may respond to it."""
    opened = state.frames[-1]
    return opened is not before and opened[PROCEDURE] == RESPONSES and state.frames[-2][PROCEDURE] == PLAYING


def looks_new(state: Table, events: int) -> bool:
    assert state.record is not None
    return any(event.kind in WORTH_A_LOOK for event in state.record.events[events:])
