"""How often somebody who plays The Spoils in the browser is asked, with the usual stops: ten games, ten turns each.

The person is played by a bot; what the page answers by itself (windows that cannot matter, paying where it makes no
difference, the questions that follow a click on a resource, choices that are confirmed together) is no stop.
"""

import argparse
from dataclasses import dataclass

import mulligan
from mulligan.agents import agent
from mulligan.games.gathering import Gather
from mulligan.games.spoils import layout
from mulligan.games.spoils.table import Table
from mulligan.kernel.view import View

ME = 0
DECKS = ["brass-hounds", "ember-and-ridge"]


@dataclass
class Count:
    stops: int = 0
    passes: int = 0
    unasked: int = 0


def play(seed: str, turns: int) -> Count:
    """One game against the bot, as far as so many turns."""
    game = mulligan.game("spoils", decks=DECKS)
    state = game.start(seed=seed)
    assert isinstance(state, Table)
    bots = [agent("heuristic", f"{seed} {seat}") for seat in range(2)]
    count = Count()
    before = ""  # what kind of choice is being made together, or follows from a click
    while (decision := state.decision) is not None and state.turn_number <= turns:
        view = View(state, decision.seat)
        option = bots[decision.seat].choose(view, decision)
        if decision.seat == ME:
            option, before = weigh(view, option, before, count)
        state.apply(option)
    return count


def weigh(view: View, option: int, before: str, count: Count) -> tuple[int, str]:
    """Count this decision; gives what is chosen, and what follows of itself."""
    kind, passing = layout.prompt_kind(view), layout.passing(view)
    together = layout.together(view)
    if kind == "window" and passing is not None and not layout.matters(view):
        count.unasked += 1
        return passing, ""
    if isinstance(together, Gather) and together.settled:
        count.unasked += 1
        return option, before
    if before == kind or (before == "laying" and kind in ("resource", "facing")):
        count.unasked += 1
        return option, before
    count.stops += 1
    if kind == "window" and option == passing:
        count.passes += 1
    if layout.does(view, option) == "resource" or kind == "resource":
        return option, "laying"
    return option, kind if together is not None else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--turns", type=int, default=10)
    chosen = parser.parse_args()
    counts = [play(f"stops-{number}", chosen.turns) for number in range(chosen.games)]
    for name in ("stops", "passes", "unasked"):
        found = [getattr(count, name) for count in counts]
        print(f"{name:8} {sum(found) / len(found):5.1f} a game  {found}")


if __name__ == "__main__":
    main()
