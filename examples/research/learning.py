"""A small policy learns Unmatched in minutes on one core: a softmax over the actions, linear in what the seat sees.

It plays against bots that choose at random and does more of what it did in games that it won (REINFORCE). The curve of
its wins is drawn as an SVG.

    python examples/research/learning.py --seconds 120 --picture learning.svg
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mulligan.gym.seat import SeatEnv
from mulligan.gym.table import Seen

BATCH = 32  # games between two steps of learning
RATE = 0.05
GAMES_TO_JUDGE = 200

Weights = NDArray[np.float32]
Step = tuple[int, Weights, NDArray[np.int64], Weights]  # what was picked of the actions offered, and their chances


class Policy:
    """Chances of the actions from a row of features."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        self.weights: Weights = np.zeros((actions, features + 1), np.float32)
        self.chance = np.random.default_rng(seed)

    def row(self, seen: Seen) -> Weights:
        return np.append(np.minimum(seen["observation"], 16).astype(np.float32) / 8, np.float32(1.0))

    def chances(self, row: Weights, offered: NDArray[np.int64]) -> Weights:
        scores = self.weights[offered] @ row
        likely = np.exp(scores - scores.max())
        return np.asarray(likely / likely.sum(), np.float32)

    def choose(self, seen: Seen) -> Step:
        """An action, and what is needed to learn from it."""
        offered = np.flatnonzero(seen["action_mask"])
        row = self.row(seen)
        chances = self.chances(row, offered)
        picked = int(self.chance.choice(len(offered), p=chances / chances.sum()))
        return picked, row, offered, chances


def play(
    seat: SeatEnv, policy: Policy, seed: int | None
) -> tuple[float, list[tuple[int, Weights, NDArray[np.int64], Weights]]]:
    seen, _ = seat.reset(seed=seed)
    made = []
    reward, over = seat.table.rewards[seat.name], seat.table.terminations[seat.name]
    while not over:
        step = policy.choose(seen)
        made.append(step)
        seen, reward, over, _, _ = seat.step(int(step[2][step[0]]))
    return reward, made


def learn(seconds: float, seed: int) -> tuple[Policy, list[float]]:
    """Play and learn for so long; the policy, and the share of games won in each batch."""
    seat = SeatEnv("unmatched", opponents="random")
    policy = Policy(seat.table.encoding.size, seat.table.encoding.actions, seed)
    seat.reset(seed=seed)
    course: list[float] = []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        change = np.zeros_like(policy.weights)
        wins = 0
        games = [play(seat, policy, None) for _ in range(BATCH)]
        usual = float(np.mean([reward for reward, _ in games]))
        for reward, made in games:
            wins += reward > 0
            for picked, row, offered, chances in made:
                towards = -chances
                towards[picked] += 1
                change[offered] += np.outer(towards * (reward - usual), row)
        policy.weights += RATE / BATCH * change
        course.append(wins / BATCH)
    return policy, course


def judge(policy: Policy, games: int, seed: int) -> float:
    """The share of new games that it wins."""
    seat = SeatEnv("unmatched", opponents="random")
    return sum(play(seat, policy, seed + number)[0] > 0 for number in range(games)) / games


def drawn(course: list[float]) -> str:
    """The share of wins over the course of learning, ten batches at a time."""
    means = [float(np.mean(course[i : i + 10])) for i in range(0, len(course), 10)]
    across = 560 / max(1, len(means) - 1)
    points = " ".join(f"{40 + across * i:.1f},{220 - 200 * mean:.1f}" for i, mean in enumerate(means))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 250"><style>text { font: 13px sans-serif }</style>'
        '<line x1="40" y1="120" x2="600" y2="120" stroke="#999" stroke-dasharray="4"/>'
        f'<polyline points="{points}" fill="none" stroke="#1f6fb2" stroke-width="2.5"/>'
        '<text x="2" y="24">100 %</text><text x="8" y="124">50 %</text><text x="14" y="224">0 %</text>'
        f'<text x="40" y="244">games won against random play, over {len(course) * BATCH} games</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=Path("learning.svg"))
    arguments = parser.parse_args()
    policy, course = learn(arguments.seconds, arguments.seed)
    arguments.picture.write_text(drawn(course), encoding="utf-8")
    share = judge(policy, GAMES_TO_JUDGE, 1_000_000)
    print(f"learned from {len(course) * BATCH} games; wins {100 * share:.1f} % of {GAMES_TO_JUDGE} new ones")


if __name__ == "__main__":
    main()
