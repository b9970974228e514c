"""Who plays for the seats that nobody sits at. A bot sees its seat's view and nothing else."""

from mulligan.agents import agent
from mulligan.kernel.view import View

KIND = "heuristic"


def choose(view: View, seed: str) -> int:
    """An option of the view's decision."""
    decision = view.decision
    assert decision is not None
    return agent(KIND, seed).choose(view, decision)
