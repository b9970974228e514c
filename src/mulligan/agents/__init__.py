"""Players that are programs. Each sees what its seat may know, and nothing else."""

from mulligan.agents.agent import Agent
from mulligan.agents.heuristic import HeuristicAgent
from mulligan.agents.random import RandomAgent

__all__ = ["NAMES", "Agent", "agent"]

NAMES = ("random", "heuristic")


def agent(name: str, seed: str) -> Agent:
    """An agent by name. The same seed makes the same choices at the same decisions."""
    if name == "random":
        return RandomAgent(seed)
    if name == "heuristic":
        return HeuristicAgent(seed)
    raise ValueError(f"There is no agent called {name!r}. The agents are: {', '.join(NAMES)}.")
