"""Who plays for the seats that nobody sits at. A bot sees its seat's view and nothing else."""

from mulligan.kernel.random import Random
from mulligan.kernel.view import View


def choose(view: View, seed: str) -> int:
    """An option of the view's decision."""
    decision = view.decision
    assert decision is not None
    return decision.options[Random(seed).below(len(decision.options))]
