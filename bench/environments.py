"""Measures environment steps a second, observations and masks included, beside PettingZoo's card games and RLCard's.

Each is driven the same plain way: look (what a seat sees, and which actions it has), choose at random, step. Ours is
measured as PettingZoo's environment, table by table, and with many tables stepped together ("batch"), which the others
do not have. The contenders take turns, round after round, on one core; the median counts, in steps a second of
processor time, so that a busy machine slows all of them alike.

    python bench/environments.py
"""

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
OURS = ["mystic-war", "unmatched", "spoils"]
TABLES = 64  # that `mulligan.gym.batch` steps together
PETTINGZOO = ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"]
RLCARD = ["leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy"]
TARGET = 5.0
MUST = ("mystic-war", "unmatched")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(measured(arguments.one, arguments.seconds)))
        return 0
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    names = [f"{way}/{name}" for way in ("mulligan", "batch") for name in OURS]
    names += [f"pettingzoo/{name}" for name in PETTINGZOO] + [f"rlcard/{name}" for name in RLCARD]
    found: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(arguments.rounds):
        for name in names:
            found[name].append(steps_a_second(name, arguments.seconds))
    medians = {name: statistics.median(rates) for name, rates in found.items()}
    fastest = max((name for name in names if not is_ours(name)), key=lambda name: medians[name])
    ratios = {name: rate / medians[fastest] for name, rate in medians.items() if is_ours(name)}
    if arguments.json:
        print(json.dumps({"steps_per_s": medians, "fastest_peer": fastest, "ratios": ratios, "rounds": found}))
    else:
        for name, rate in sorted(medians.items(), key=lambda pair: -pair[1]):
            print(f"{name:36} {rate:>10,.0f} steps/s")
        for name, ratio in ratios.items():
            print(f"{name} takes {ratio:.1f} times the steps of {fastest}")
        print(f"wanted: {TARGET} times for {', '.join(MUST)}")
    return 0 if all(ratios[f"batch/{name}"] >= TARGET for name in MUST) else 1


def is_ours(name: str) -> bool:
    return name.startswith(("mulligan/", "batch/"))


def steps_a_second(name: str, seconds: float) -> float:
    """In a process of its own: ours here, the peers in the bench's environment."""
    python = sys.executable if is_ours(name) else str(PEER_PYTHON)
    command = [python, str(Path(__file__)), "--one", name, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else 'no figures'}")
    return float(json.loads(done.stdout.splitlines()[-1]))


def measured(name: str, seconds: float) -> float:
    kind, _, game = name.partition("/")
    random.seed(1)
    play = rlcard(game) if kind == "rlcard" else batch(game) if kind == "batch" else pettingzoo(kind, game)
    play()
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += play()
    return steps / (time.process_time() - began)


def batch(game: str) -> Callable[[], int]:
    """Many tables of ours together: a hundred steps at each."""
    from mulligan.gym.batch import Batch

    tables = Batch(game, TABLES)
    tables.reset(seed=1)

    def play() -> int:
        for _ in range(100):
            tables.step(tables.sample())
        return 100 * TABLES

    return play


def pettingzoo(kind: str, game: str) -> Callable[[], int]:
    """Any environment of PettingZoo's form: a game from the deal to the end."""
    if kind == "mulligan":
        env: Any = importlib.import_module(f"mulligan.gym.{game.replace('-', '_')}_v0").raw_env()
    else:
        env = importlib.import_module(f"pettingzoo.classic.{game}").raw_env()
    env.reset(seed=1)

    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(random.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps

    return play


def rlcard(game: str) -> Callable[[], int]:
    """RLCard's own environment; the state that a step gives holds the observation."""
    env: Any = importlib.import_module("rlcard").make(game, config={"seed": 1})

    def play() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


if __name__ == "__main__":
    sys.exit(main())
