"""What there is to see on the way from a choice to the next decision: the positions that a table shows in between."""

from dataclasses import dataclass

from mulligan.kernel.state import State


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


def worth_showing(stages: list[Stage]) -> list[Stage]:
    """The stages, or none where nothing is to be seen and nobody keeps silent."""
    return stages if len(stages) > 1 or stages[0].silences else []
