"""Players that are programs. Each sees what its seat may know, and nothing else."""

from collections.abc import Callable

from mulligan.agents.agent import Agent
from mulligan.agents.heuristic import HeuristicAgent
from mulligan.agents.levels import EasyAgent, HardAgent, MediumAgent
from mulligan.agents.random import RandomAgent
from mulligan.agents.search import SearchAgent

__all__ = ["LEVELS", "NAMES", "Agent", "agent"]

KINDS: dict[str, Callable[[str], Agent]] = {
    kind.name: kind for kind in (RandomAgent, HeuristicAgent, SearchAgent, EasyAgent, MediumAgent, HardAgent)
}
NAMES = tuple(KINDS)
LEVELS = ("easy", "medium", "hard")


def agent(name: str, seed: str) -> Agent:
    """An agent by name. The same seed makes the same choices at the same decisions, unless it thinks by the clock."""
    if name not in KINDS:
        raise ValueError(f"There is no agent called {name!r}. The agents are: {', '.join(NAMES)}.")
    return KINDS[name](seed)
