"""Whether a window is worth a stop: something could be done in it that is not plainly worse than doing nothing."""

from mulligan.kernel.view import View


def worth_a_stop(view: View, passing: int | None, margin: float) -> bool:
    """Does anything look as good as passing, or nearly so? What does nothing costs a card for it, and looks worse."""
    decision = view.decision
    if decision is None or passing is None:
        return True
    scores = dict(zip(decision.options, view.position.game.advise(view), strict=True))
    least = scores.pop(passing) - margin
    return any(score > least for score in scores.values())
