"""What there is to see on the way from a choice to the next decision: the positions that a table shows in between."""

from collections.abc import Iterator
from dataclasses import dataclass

from mulligan.kernel.state import State

STEPS_SHOWN = 3_000
STAGES_SHOWN = 60


@dataclass(slots=True)
class Stage:
    """A position worth a look on the way to the next decision, the events that led to it, and how many seats keep
    silent before anything follows. `position` is None where nothing new is to be seen but the silence."""

    position: State | None
    events: int
    silences: int


def answered(before: State, option: int) -> State:
    """A recorded copy in which the pending decision has its answer, and nothing came of it yet."""
    state = before.recorded()
    state.decision = None
    state.answer = option
    return state


def shown_steps(state: State) -> Iterator[None]:
    """The steps until somebody is asked, as far as anybody would watch them.

    What goes round for ever is found by the engine when the choice is made; here it would be followed for ever.
    """
    for _ in range(STEPS_SHOWN):
        if not state.goes_on():
            return
        yield


def worth_showing(stages: list[Stage]) -> list[Stage]:
    """The stages, or none where nothing is to be seen and nobody keeps silent, or far too much."""
    if len(stages) > STAGES_SHOWN:
        return []
    return stages if len(stages) > 1 or stages[0].silences else []
