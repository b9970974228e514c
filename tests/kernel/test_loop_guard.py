"""A game in which nobody can choose otherwise and nothing ends is ended by the kernel."""

import time

import pytest

from mulligan.kernel.result import Result
from mulligan.kernel.state import State
from tests.kernel.small_games import (
    LOOP,
    WALK,
    Endless,
    LandslideState,
    LongWayState,
    PitState,
    TreadmillState,
)

SECONDS_AT_MOST = 20


@pytest.mark.parametrize("kind", [TreadmillState, LandslideState, PitState])
@pytest.mark.parametrize("record", [False, True], ids=["unread", "recorded"])
def test_a_mandatory_loop_is_found_and_ends_as_a_draw(kind: type[State], record: bool) -> None:
    state = Endless(kind).start(1, record=record)
    for _ in range(10):
        state.apply(WALK)
    began = time.monotonic()
    state.apply(LOOP)
    assert state.over
    assert state.result == Result([])
    assert state.decision is None
    assert time.monotonic() - began < SECONDS_AT_MOST


def test_a_loop_that_somebody_can_leave_is_no_loop() -> None:
    state = Endless(TreadmillState).start(1)
    for _ in range(1000):
        state.apply(WALK)
    assert not state.over


def test_a_long_way_without_a_choice_is_no_loop() -> None:
    state = Endless(LongWayState).start(1)
    state.apply(LOOP)
    assert state.result == Result([0])


def test_the_forced_choices_of_a_loop_are_noted() -> None:
    state = Endless(TreadmillState).start(1, record=True)
    state.apply(LOOP)
    assert {forced.option for forced in state.forced_choices(0)} == {LOOP}
