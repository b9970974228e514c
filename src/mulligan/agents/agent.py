"""What every agent does: choose one of the options that its seat is offered."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from mulligan.kernel.decision import Decision
from mulligan.kernel.state import State
from mulligan.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A player that is a program."""

    name: ClassVar[str] = ""

    def choose(self, view: View, decision: Decision) -> int:
        """One of the decision's options, from what the seat may know."""
        raise NotImplementedError

    def answer(self, state: State) -> int:
        """Choose for the seat that is asked. It looks at the seat's view, whatever the state holds."""
        decision = state.decision
        if decision is None:
            raise ValueError("The game is over: there is nothing to choose.")
        return self.choose(state.view(decision.seat), decision)
