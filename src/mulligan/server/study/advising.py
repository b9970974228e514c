"""A hint: what a bot would do in a seat's place, from that seat's view alone, and why, in a sentence."""

from pydantic import BaseModel

from mulligan.games.layout import Layout
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.server.play.sight import capital

CLOSE = 0.15  # of the whole range of how good the options look: nearer than that is a matter of taste


class Hint(BaseModel):
    """The option that looks best, in words, with what speaks for it."""

    option: int
    label: str
    text: str


def hint(game: Game, layout: Layout, view: View) -> Hint:
    """What looks best in the view's decision."""
    decision = view.decision
    assert decision is not None
    scores = game.advise(view)
    ranked = sorted(zip(scores, decision.options, strict=True), key=lambda one: -one[0])
    best, option = ranked[0]
    label = words(game, layout, view, option)
    rival = next((other for other in ranked[1:] if words(game, layout, view, other[1]) != label), None)
    spread = best - ranked[-1][0]
    expected = game.forecast(view, option)
    said = [text("web-hint-best", action=capital(label))]
    if expected:
        said.append(text("web-hint-then", expected=expected))
    if rival is not None and spread > 0:
        other = words(game, layout, view, rival[1])
        close = best - rival[0] < CLOSE * spread
        said.append(text("web-hint-close", other=other) if close else text("web-hint-clear", other=other))
    return Hint(option=option, label=capital(label), text=" ".join(said))


def words(game: Game, layout: Layout, view: View, option: int) -> str:
    """An option in words, to whoever is advised: their own seat is not called by its name."""
    label = game.label(view.position, option).rstrip(".")
    if layout.place(view, option) != f"seat:{view.seat}":
        return label
    name = game.seat_names[view.seat]
    return text("web-realm-you", name=name) if label == name else text("web-on-yourself")
