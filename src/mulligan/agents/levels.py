"""Bots for people: one to learn against, one that plays sensibly, one that thinks ahead."""

from math import exp
from typing import ClassVar, Final

from mulligan.agents.agent import Agent
from mulligan.agents.heuristic import HeuristicAgent
from mulligan.agents.search import SearchAgent
from mulligan.kernel.decision import Decision
from mulligan.kernel.random import WORD_BITS, block, key_of
from mulligan.kernel.view import View

SLIPS: Final = 0.35  # an option this share of the whole range of scores below the best is chosen e times less often
OVERSIGHT: Final = 0.12  # how often the friend does not see the best option at all, unless it stands out
PLAINLY_BAD: Final = 0.5  # of that range below the best of what is seen: nobody who knows the rules does that
OBVIOUS: Final = 0.8  # of that range before all others, as an attack that wins the game: nobody overlooks that
THINKING: Final = 0.9  # seconds: somebody who waits for another's thought and then for an answer waits two


class EasyAgent(Agent):
    """A friend who knows the rules: sees what is good, misjudges a little, and overlooks things now and then."""

    name: ClassVar[str] = "easy"

    def __init__(self, seed: str) -> None:
        self.key = key_of(seed)

    def choose(self, view: View, decision: Decision) -> int:
        options = decision.options
        game = view.position.game
        scores = game.advise(view)
        luck = [word / (1 << WORD_BITS) for word in block(self.key, view.position.choices_made)]
        best = max(scores)
        whole = max(best - min(scores), 0.01)
        if luck[0] < OVERSIGHT * game.puzzling:
            second = max([score for score in scores if score < best] or scores)
            stands_out = len(options) > 2 and best - second > whole * OBVIOUS
            if not stands_out:
                best = second
                whole = max(best - min(scores), 0.01)
        slip, least = whole * SLIPS * game.puzzling, best - whole * PLAINLY_BAD
        weights = [exp((score - best) / slip) if least <= score <= best else 0.0 for score in scores]
        left = luck[1] * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        return options[scores.index(best)]


class MediumAgent(HeuristicAgent):
    """Takes what looks best one step ahead."""

    name: ClassVar[str] = "medium"


class HardAgent(SearchAgent):
    """Thinks ahead for about a second."""

    name: ClassVar[str] = "hard"

    def __init__(self, seed: str, seconds: float = THINKING) -> None:
        super().__init__(seed, seconds=seconds)
