"""The agent that takes any option, each as likely as the others."""

from random import Random
from typing import ClassVar

from mulligan.agents.agent import Agent
from mulligan.kernel.decision import Decision
from mulligan.kernel.state import State
from mulligan.kernel.view import View


class RandomAgent(Agent):
    """Chooses at random, from its seed."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: str) -> None:
        # Of Python's generator only this method gives the same numbers in every version.
        self.fraction = Random(seed).random

    def choose(self, view: View, decision: Decision) -> int:
        options = decision.options
        return options[int(self.fraction() * len(options))]

    def answer(self, state: State) -> int:
        """As `choose`, without making a view that nobody would look at."""
        decision = state.decision
        if decision is None:
            raise ValueError("The game is over: there is nothing to choose.")
        options = decision.options
        return options[int(self.fraction() * len(options))]
