"""How long bots take to answer."""

import time

from mulligan.agents import agent
from mulligan.kernel.state import State


def slowest_answer(state: State, choices: int) -> float:
    """The longest that one bot thinks, in seconds of its own time, while bots make so many choices."""
    bots = [agent("heuristic", str(seat)) for seat in range(state.seats)]
    slowest = 0.0
    while state.decision is not None and state.choices_made < choices:
        began = time.process_time()
        option = bots[state.decision.seat].answer(state)
        slowest = max(slowest, time.process_time() - began)
        state.apply(option)
    return slowest
