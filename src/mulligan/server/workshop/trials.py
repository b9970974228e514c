"""Is it fair? Bots play many games with a card and without it, or with a hero against those of the house.

The same deals are played with and without the card, from both seats, against every other side in turn.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mulligan.agents import agent
from mulligan.arena.standings import wilson
from mulligan.balance.figures import gain
from mulligan.games import box
from mulligan.games.workshop import Trials, Workshop
from mulligan.kernel.game import Game
from mulligan.messages import text

MOST_DECISIONS = 6_000  # of one game; what goes on for longer is a draw
EVEN = 0.5
POINTS = 100


@dataclass(slots=True)
class Verdict:
    """`gain`, `low`, `high`: of a card, how many more of 100 games are won with it; of a hero, how many of 100 it wins.
    `verdict`: stronger, weaker or even, as far as `games` games can say; `said` and `doubt` in words."""

    games: int
    of: int
    gain: float
    low: float
    high: float
    verdict: str
    said: str
    doubt: str


def tried(workshop: Workshop, asked: dict[str, Any], tell: Callable[[int, int], None]) -> Verdict:
    """Play as many games as are asked for, or as there is time for."""
    trials = workshop.trials(asked["kind"], asked["content"])
    until = time.monotonic() + asked["seconds"]
    played = [0, 0]
    wins = [0.0, 0.0]
    each = 2 if trials.compared else 1
    for number in range(0, asked["games"] - asked["games"] % each, each):
        trial = trials.tables[number // each % len(trials.tables)]
        for which, setup in enumerate(trial.setups):
            wins[which] += won(box(asked["game"]).make(**setup), asked["level"], f"fair {number}", trial.seat)
            played[which] += 1
        tell(number + each, asked["games"])
        if time.monotonic() > until:
            break
    return compared(trials, played, wins, asked) if trials.compared else alone(trials, played[0], wins[0], asked)


def won(game: Game, level: str, seed: str, seat: int) -> float:
    bots = [agent(level, f"{seed}/{number}") for number in range(game.seats)]
    state = game.start(seed)
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            break
        state.apply(bots[decision.seat].answer(state))
    if state.decision is not None or not state.winners:
        return 1 / game.seats
    return 1 / len(state.winners) if seat in state.winners else 0.0


def compared(trials: Trials, played: list[int], wins: list[float], asked: dict[str, Any]) -> Verdict:
    shares = [won / count for won, count in zip(wins, played, strict=True)]
    found = gain([(played[0], shares[0], played[1], shares[1])])
    low, high = (POINTS * bound for bound in found["interval"])
    verdict = "stronger" if low > 0 else "weaker" if high < 0 else "even"
    return told(trials, f"card-{verdict}", POINTS * found["gain"], low, high, 2 * played[0], asked)


def alone(trials: Trials, played: int, wins: float, asked: dict[str, Any]) -> Verdict:
    low, high = wilson(wins, played)
    verdict = "stronger" if low > EVEN else "weaker" if high < EVEN else "even"
    return told(trials, f"hero-{verdict}", POINTS * wins / played, POINTS * low, POINTS * high, played, asked)


def told(
    trials: Trials, which: str, found: float, low: float, high: float, games: int, asked: dict[str, Any]
) -> Verdict:
    numbers: dict[str, str | int] = {"found": whole(found), "low": whole(low), "high": whole(high), "games": games}
    said = text(f"workshop-fair-{which}", name=trials.name, deck=trials.deck, **numbers)
    level = text(f"web-level-{asked['level']}")
    doubt = text("workshop-fair-doubt", level=level, half=whole((high - low) / 2), games=games, of=asked["games"])
    return Verdict(games, asked["games"], found, low, high, which.partition("-")[2], said, doubt)


def whole(number: float) -> str:
    return f"{number:.0f}".replace("-0", "0") if abs(number) < EVEN else f"{number:.0f}"
