"""Who plays for the seats that nobody sits at. A bot sees its seat's view and nothing else."""

from mulligan.agents import agent
from mulligan.kernel.view import View

KIND = "medium"
SIMPLE_KIND = "random"  # plays where the other one has failed


def choose(view: View, seed: str, kind: str = KIND) -> int:
    """An option of the view's decision."""
    decision = view.decision
    assert decision is not None
    return agent(kind, seed).choose(view, decision)


def choose_simply(view: View, seed: str) -> int:
    """An option that needs no thought, where thinking failed."""
    return choose(view, seed, SIMPLE_KIND)
