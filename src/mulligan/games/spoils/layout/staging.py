"""What there is to see between two decisions, and the silences that do not tell who could have spoken."""

from mulligan.games.spoils.events import (
    ATTACK,
    BLOCKS,
    DAMAGED,
)
from mulligan.games.spoils.options import DECLINE
from mulligan.games.spoils.parts import Play
from mulligan.games.spoils.rules.battle import Window
from mulligan.games.spoils.rules.playing import Responses
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.staging import Stage, answered, shown_steps, worth_showing
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

WORTH_A_LOOK = frozenset([ATTACK, BLOCKS, DAMAGED])  # events after which everybody wants to see the table


def stages(before: State, option: int) -> list[Stage]:
    """The positions between this choice and the next decision in which something new lies on the table."""
    state = answered(before, option)
    record = state.record
    assert isinstance(state, Table)
    assert record is not None
    found = [Stage(None, 0, 0)]
    for _ in shown_steps(state):
        top, events = state.stack[-1], len(record.events)
        left = left_to_ask(state, top)
        declines = isinstance(top, Window) and top.step == Window.CHOSEN and state.answer == DECLINE
        state.take_step()
        if isinstance(top, Responses):
            found[-1].silences += left - (left_to_ask(state, top) if is_open(state, top) else 0)
        elif declines:
            found[-1].silences += 1
        if state.goes_on() and (is_played(state, top) or looks_new(state, events)):
            found.append(Stage(state.clone(), len(record.events), 0))
    return worth_showing(found)


def left_to_ask(state: Table, frame: Frame) -> int:
    """607: how many opponents have not declined to respond yet."""
    return len(state.opponents(frame.seat)) - frame.asked if isinstance(frame, Responses) else 0


def is_open(state: Table, frame: Frame) -> bool:
    return any(other is frame for other in state.stack)


def is_played(state: Table, before: Frame) -> bool:
    """A card or ability was just played: the opponents may respond to it."""
    opened = state.stack[-1]
    return opened is not before and isinstance(opened, Responses) and isinstance(state.stack[-2], Play)


def looks_new(state: Table, events: int) -> bool:
    assert state.record is not None
    return any(event.kind in WORTH_A_LOOK for event in state.record.events[events:])
