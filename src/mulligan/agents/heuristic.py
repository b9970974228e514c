"""The agent that takes what looks best one step ahead, by what the game itself knows to say about it."""

from random import Random

from mulligan.agents.agent import Agent
from mulligan.kernel.decision import Decision
from mulligan.kernel.view import View

AS_GOOD = 0.05  # differences below this are a matter of taste


class HeuristicAgent(Agent):
    """Takes the best-looking option; where several look alike, its seed decides."""

    name = "heuristic"

    def __init__(self, seed: str) -> None:
        self.fraction = Random(seed).random

    def choose(self, view: View, decision: Decision) -> int:
        scores = view.position.game.advise(view)
        best = max(scores)
        alike = [option for option, score in zip(decision.options, scores, strict=True) if score > best - AS_GOOD]
        return alike[int(self.fraction() * len(alike))]
