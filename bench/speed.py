"""Measures Mulligan's decisions a second beside its peers', in one run on one core, and prints the ratios.

The contenders take turns, round after round, so that a machine that slows down slows all of them; the median counts.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
PEERS = {
    "rlcard-uno": "RLCard uno",
    "rlcard-gin-rummy": "RLCard gin rummy",
    "pyminion-dominion": "pyminion Dominion",
    "open_spiel-hearts": "OpenSpiel hearts",
    "open_spiel-gin_rummy": "OpenSpiel gin rummy",
    "dgisim": "dgisim",
}
GAMES = ["mystic-war", "spoils", "unmatched"]
# What each game is to reach, compiled: times the decisions of a peer in the same run, and clones a second.
TARGETS = {
    "mystic-war": ("open_spiel-hearts", 1.0, 800_000),
    "spoils": ("rlcard-uno", 2.5, 350_000),
    "unmatched": ("open_spiel-hearts", 1.0, 800_000),
}
PLAY_OUT = 1.3  # times the same from a Python loop
PEER_PACKAGES = ("rlcard", "pyminion", "open_spiel", "dgisim")
COMPILED, INTERPRETED = "compiled", "interpreted"
RATES = ("decisions_per_s", "games_per_s", "clones_per_s", "play_out_per_s", "python_loop_per_s")


@dataclass
class Contender:
    """One program to measure, and what it printed in each round."""

    key: str
    name: str
    command: list[str]
    built: str = ""  # how, for one of ours
    environment: dict[str, str] = field(default_factory=dict)
    rounds: list[dict[str, Any]] = field(default_factory=list)
    trouble: str = ""

    def measure(self) -> None:
        """Run one round, unless an earlier one failed."""
        if self.trouble:
            return
        environment = {**os.environ, **self.environment}
        done = subprocess.run(self.command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        try:
            measured = json.loads(done.stdout) if done.returncode == 0 else None
        except ValueError:
            measured = None
        if isinstance(measured, dict) and "decisions_per_s" in measured:
            self.rounds.append(measured)
        else:
            self.trouble = what_went_wrong(done)

    def median(self, rate: str) -> float | None:
        """The middle of the rounds; nothing where it was not measured."""
        found = [measured[rate] for measured in self.rounds if rate in measured]
        return statistics.median(found) if found and not self.trouble else None


def main() -> int:
    arguments = command_line().parse_args()
    stay_on_one_core()
    ours = [contender for game in arguments.games or GAMES for contender in our_contenders(game)]
    peers = peer_contenders(arguments.seconds)
    out = Console(stderr=arguments.json)
    turns = [contender for _ in range(arguments.rounds) for contender in (*ours, *peers)]
    for contender in track(turns, "Measuring", console=out, transient=True):
        contender.measure()
    for contender in ours:
        contender.trouble = contender.trouble or wrong_build(contender)
    if arguments.json:
        print(json.dumps(report(ours, peers), indent=2))
    else:
        show(out, ours, peers, arguments.rounds)
    return 0 if any(ratio(mine, peer) for mine in ours for peer in peers) else 1


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all of them if none is named")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long a peer plays in each round")
    parser.add_argument("--json", action="store_true")
    return parser


def stay_on_one_core() -> None:
    """Keep this process and the contenders that it starts on one core, where the system lets us."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def our_contenders(game: str) -> list[Contender]:
    bench = [sys.executable, "-m", "mulligan", "bench", game, "--json"]
    return [
        Contender(f"{game}-{COMPILED}", f"{game}, compiled", bench, COMPILED),
        Contender(
            f"{game}-{INTERPRETED}", f"{game}, interpreted", bench, INTERPRETED, {"PYTHONPATH": str(ROOT / "src")}
        ),
    ]


def peer_contenders(seconds: float) -> list[Contender]:
    script = str(ROOT / "bench" / "peers.py")
    return [
        Contender(key, name, [str(PEER_PYTHON), script, key, "--seconds", str(seconds)]) for key, name in PEERS.items()
    ]


def what_went_wrong(done: subprocess.CompletedProcess[str]) -> str:
    if "invalid choice: 'bench'" in done.stderr:
        return "the command “mulligan bench” does not exist yet"
    lines = done.stderr.strip().splitlines()
    return lines[-1] if lines else f"no figures, exit status {done.returncode}"


def wrong_build(contender: Contender) -> str:
    compiled = any(measured.get("compiled") for measured in contender.rounds)
    if contender.built == COMPILED and contender.rounds and not compiled:
        return "the installed package is not compiled (is there a C compiler?)"
    if contender.built == INTERPRETED and compiled:
        return "src holds compiled modules"
    return ""


def ratio(ours: Contender, peer: Contender) -> float | None:
    """How many of our decisions go into one of the peer's."""
    mine, theirs = ours.median("decisions_per_s"), peer.median("decisions_per_s")
    return mine / theirs if mine and theirs else None


def report(ours: Sequence[Contender], peers: Sequence[Contender]) -> dict[str, Any]:
    contenders = {
        contender.key: {
            **{rate: value for rate in RATES if (value := contender.median(rate)) is not None},
            "rounds": [measured["decisions_per_s"] for measured in contender.rounds],
            **({"trouble": contender.trouble} if contender.trouble else {}),
        }
        for contender in (*ours, *peers)
    }
    ratios = {mine.key: {peer.key: ratio(mine, peer) for peer in peers} for mine in ours}
    return {
        "versions": versions(),
        "contenders": contenders,
        "ratios": ratios,
        "play_out": {mine.key: play_out_ratio(mine) for mine in ours},
        "targets": [{**asdict(goal), "reached": goal.reached == "yes"} for goal in goals(ours, peers)],
    }


def play_out_ratio(ours: Contender) -> float | None:
    inside, outside = ours.median("play_out_per_s"), ours.median("python_loop_per_s")
    return inside / outside if inside and outside else None


def versions() -> dict[str, str]:
    """What was measured, and on what."""
    found = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    found["mulligan"] = metadata.version("mulligan")
    ask = "import sys; from importlib import metadata; print(*(metadata.version(name) for name in sys.argv[1:]))"
    command = [str(PEER_PYTHON), "-c", ask, *PEER_PACKAGES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        found.update(zip(PEER_PACKAGES, done.stdout.split(), strict=True))
    return found


@dataclass(frozen=True)
class Goal:
    """One thing that a game is to reach, and what was measured."""

    what: str
    target: float
    measured: float | None

    @property
    def reached(self) -> str:
        return "-" if self.measured is None else "yes" if self.measured >= self.target else "NO"


def goals(ours: Sequence[Contender], peers: Sequence[Contender]) -> list[Goal]:
    by_key = {peer.key: peer for peer in peers}
    found: list[Goal] = []
    for mine in ours:
        game = mine.key.removesuffix(f"-{COMPILED}")
        if game in TARGETS:
            peer, times, clones = TARGETS[game]
            found.append(Goal(f"{game}: decisions, times {PEERS[peer]}", times, ratio(mine, by_key[peer])))
            found.append(Goal(f"{game}: clones a second", clones, mine.median("clones_per_s")))
            found.append(Goal(f"{game}: play_out, times a Python loop", PLAY_OUT, play_out_ratio(mine)))
    return found


def show(out: Console, ours: Sequence[Contender], peers: Sequence[Contender], rounds: int) -> None:
    out.print(f"Decisions a second of random players, one core, median of {rounds} rounds.")
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("Mulligan")
    for heading in ("decisions/s", "range", "games/s", "clones/s", "play_out/s", "× loop"):
        table.add_column(heading, justify="right", no_wrap=True)
    for contender in ours:
        cells = (rate_cell(contender, rate) for rate in RATES[1:4])
        times = play_out_ratio(contender)
        last = "-" if times is None else f"{times:.2f}"
        table.add_row(contender.name, rate_cell(contender, "decisions_per_s"), spread(contender), *cells, last)
    out.print(table)
    show_peers(out, [mine for mine in ours if mine.built == COMPILED], peers)
    show_goals(out, goals(ours, peers))
    for contender in (*ours, *peers):
        if contender.trouble:
            out.print(f"{contender.name} was not measured: {contender.trouble}", style="bold", soft_wrap=True)


def show_peers(out: Console, ours: Sequence[Contender], peers: Sequence[Contender]) -> None:
    out.print("Its peers; on the right, how many times as many decisions ours makes, compiled.")
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("peer")
    for heading in ("decisions/s", "range", *(mine.name.partition(",")[0] for mine in ours)):
        table.add_column(heading, justify="right", no_wrap=True)
    for peer in peers:
        ratios = (ratio(mine, peer) for mine in ours)
        cells = ("-" if value is None else f"× {value:.2f}" for value in ratios)
        table.add_row(peer.name, rate_cell(peer, "decisions_per_s"), spread(peer), *cells)
    out.print(table)


def show_goals(out: Console, found: Sequence[Goal]) -> None:
    out.print("What is to be reached.")
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("goal")
    for heading in ("target", "measured", "reached"):
        table.add_column(heading, justify="right", no_wrap=True)
    for goal in found:
        measured = "-" if goal.measured is None else f"{goal.measured:,.1f}"
        table.add_row(goal.what, f"{goal.target:,.1f}", measured, goal.reached)
    out.print(table)


def rate_cell(contender: Contender, rate: str) -> str:
    value = contender.median(rate)
    return "-" if value is None else f"{value:,.0f}"


def spread(contender: Contender) -> str:
    rates = [measured["decisions_per_s"] for measured in contender.rounds]
    return f"{min(rates):,.0f}-{max(rates):,.0f}" if rates and not contender.trouble else "-"


if __name__ == "__main__":
    sys.exit(main())
