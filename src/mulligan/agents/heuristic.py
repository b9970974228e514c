"""The agent that takes what looks best one step ahead, by what the game itself knows to say about it."""

from typing import ClassVar

from mulligan.agents.agent import Agent
from mulligan.kernel.decision import Decision
from mulligan.kernel.random import WORD_BITS, block, key_of
from mulligan.kernel.view import View

AS_GOOD = 0.05  # differences below this are a matter of taste


class HeuristicAgent(Agent):
    """Takes the best-looking option; where several look alike, its seed decides.

    What it chooses depends on the position and the seed alone, so a game that was saved goes on as it would have.
    """

    name: ClassVar[str] = "heuristic"

    def __init__(self, seed: str) -> None:
        self.key = key_of(seed)

    def choose(self, view: View, decision: Decision) -> int:
        scores = view.position.game.advise(view)
        best = max(scores)
        alike = [option for option, score in zip(decision.options, scores, strict=True) if score > best - AS_GOOD]
        if len(alike) == 1:
            return alike[0]
        return alike[block(self.key, view.position.choices_made)[0] * len(alike) >> WORD_BITS]
