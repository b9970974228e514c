"""Plays many games in one process through the public interface and sees whether memory grows."""

import argparse
import gc
import json
import random
import resource
import sys
import time
from pathlib import Path
from typing import Any

import mulligan
from mulligan import build

MIB = 1024 * 1024
NOT_YET = 3


def main() -> int:
    arguments = command_line().parse_args()
    start: Any = getattr(mulligan, "game", None)
    if start is None:
        print(f"memory: mulligan.game does not exist yet, so {arguments.game} cannot be played", file=sys.stderr)
        return NOT_YET
    game = start(arguments.game, seats=arguments.seats)
    play(game, range(arguments.warm_up))
    before = resident()
    began = time.perf_counter()
    decisions = play(game, range(arguments.warm_up, arguments.warm_up + arguments.games))
    took = time.perf_counter() - began
    growth = (resident() - before) / MIB
    report = {
        "game": arguments.game,
        "seats": arguments.seats,
        "compiled": build.compiled(),
        "games": arguments.games,
        "decisions": decisions,
        "seconds": round(took, 1),
        "resident_mib": round(before / MIB, 1),
        "growth_mib": round(growth, 2),
        "limit_mib": arguments.limit,
        "holds": growth <= arguments.limit,
    }
    print(json.dumps(report) if arguments.json else in_words(report))
    return 0 if report["holds"] else 1


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="mystic-war")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--warm-up", type=int, default=500, help="games played before memory is first read")
    parser.add_argument("--limit", type=float, default=2.0, help="MiB that memory may grow by")
    parser.add_argument("--json", action="store_true")
    return parser


def play(game: Any, seeds: range) -> int:
    """Play one game a seed with random seats; the number of decisions made."""
    decisions = 0
    for seed in seeds:
        choice = random.Random(seed)
        state = game.start(seed=seed)
        while (decision := state.decision) is not None:
            state.apply(choice.choice(decision.options))
            decisions += 1
    return decisions


def resident() -> int:
    """Bytes of memory that the process holds now; where the system does not tell, the most it ever held."""
    gc.collect()
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def in_words(report: dict[str, Any]) -> str:
    built = "compiled" if report["compiled"] else "interpreted"
    verdict = "no growth to speak of" if report["holds"] else f"MORE than the {report['limit_mib']} MiB allowed"
    return (
        f"{report['games']:,} games of {report['game']} with {report['seats']} seats ({built}): "
        f"{report['decisions']:,} decisions in {report['seconds']:,} s; "
        f"{report['resident_mib']} MiB held, {report['growth_mib']:+} MiB after: {verdict}."
    )


if __name__ == "__main__":
    sys.exit(main())
