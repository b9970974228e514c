"""Players that are programs. Each sees what its seat may know, and nothing else."""

from collections.abc import Callable

from mulligan.agents.agent import Agent
from mulligan.agents.heuristic import HeuristicAgent
from mulligan.agents.levels import EasyAgent, HardAgent, MediumAgent
from mulligan.agents.many_cores import ManyCoresAgent
from mulligan.agents.random import RandomAgent
from mulligan.agents.search import SearchAgent

__all__ = ["LEVELS", "NAMES", "Agent", "agent"]

KINDS: dict[str, Callable[..., Agent]] = {
    kind.name: kind for kind in (RandomAgent, HeuristicAgent, SearchAgent, EasyAgent, MediumAgent, HardAgent)
}
NAMES = tuple(KINDS)
LEVELS = ("easy", "medium", "hard")


def agent(name: str, seed: str) -> Agent:
    """An agent by name, with options for one that has any: `search:worlds=200`, `search:seconds=1;cores=0`.

    The same seed makes the same choices at the same decisions, unless it thinks by the clock.
    """
    kind, _, said = name.partition(":")
    if kind not in KINDS:
        raise ValueError(f"There is no agent called {kind!r}. The agents are: {', '.join(NAMES)}.")
    options = options_of(said)
    if "worlds" in options:
        options.setdefault("seconds", 0.0)
    on_many_cores = kind == SearchAgent.name and "cores" in options
    made: Callable[..., Agent] = ManyCoresAgent if on_many_cores else KINDS[kind]
    try:
        return made(seed, **options)
    except TypeError:
        raise ValueError(f"The agent {kind!r} has no options like {said!r}.") from None


def options_of(said: str) -> dict[str, float]:
    """`worlds=200;heat=0.5` as names and numbers."""
    found: dict[str, float] = {}
    for part in said.split(";") if said else []:
        word, _, number = part.partition("=")
        try:
            found[word] = int(number) if number.isdigit() else float(number)
        except ValueError:
            raise ValueError(f"An option of an agent is a word and a number, as worlds=200, not {part!r}.") from None
    return found
