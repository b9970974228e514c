"""Changes rules and phrases at random, one place at a time, and sees whether the suite notices.

    make mutants                                   # 40 changes over all games
    make mutants COUNT=200 SEED=3 GAMES=spoils     # more, others, of one game
    make mutants COUNT=200 FROM=61                 # go on with the 61st

The changes are those of Cosmic Ray's operators. Each is made in a copy of `src`; the tests of its game that are known
to run the changed line run interpreted, the quickest first, until one fails; all of them where the line runs when its
module is read. What survives is printed as a difference at once: look at it, and write the test that is missing.
"""

import argparse
import difflib
import importlib
import importlib.util
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

# In a virtual environment of their own, like the peers of the bench. Cosmic Ray does not import parso whole.
parso: Any = importlib.import_module("parso")
importlib.import_module("parso.python.tree")
cosmic_ray_ast: Any = importlib.import_module("cosmic_ray.ast")
mutating: Any = importlib.import_module("cosmic_ray.mutating")
plugins: Any = importlib.import_module("cosmic_ray.plugins")
coverage: Any = importlib.import_module("coverage")

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / ".venv" / "bin" / "python"
GAMES = ROOT / "src" / "mulligan" / "games"
PLACES = (
    "legality.py",
    "table.py",
    "rules/*.py",
    "effects/*.py",
    "limits/*.py",
    "vocabulary/**/*.py",
)
# What reads English is tried by the card files themselves; what `make parts` writes has tests of its own.
NOT_PLAYED = ("__init__.py", "card_files.py", "reading.py", "phrasing.py", "lowering.py", "rulestext.py", "umdb.py")
WRITTEN = "# ---- written by `make parts`"
# Operators that change nothing that could be seen, or only what a type checker sees.
IDLE = ("ReplaceBinaryOperator_BitOr", "RemoveDecorator", "VariableReplacer", "VariableInserter", "ExceptionReplacer")
SAME = ("Operator_Eq_Is", "Operator_NotEq_IsNot", "Operator_Is_Eq", "Operator_IsNot_NotEq")  # there is one of each
SLOWEST = 300.0  # seconds for the tests of a game, before a change counts as found: it made them hang
OUTSIDE = ""  # where coverage notes what no test runs
MEASURING = 6  # times as long while it is noted which test runs which line


@dataclass(frozen=True)
class Mutant:
    """One change: the so-manieth place of a file to which an operator applies, and the lines of its statement."""

    path: Path
    operator: str
    occurrence: int
    lines: range

    @property
    def game(self) -> str:
        return self.path.relative_to(GAMES).parts[0]

    def code(self) -> str:
        source = self.path.read_text(encoding="utf-8")
        return str(mutating.mutate_code(source, plugins.get_operator(self.operator)(), self.occurrence) or source)

    def difference(self) -> str:
        before = self.path.read_text(encoding="utf-8").splitlines()
        name = str(self.path.relative_to(ROOT))
        return "\n".join(difflib.unified_diff(before, self.code().splitlines(), name, name, lineterm="", n=2))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="of these alone, by the names of their folders")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=1, dest="first", help="the number of the first of them to try")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=0.9, help="fail if a smaller part is found")
    arguments = parser.parse_args()
    games = arguments.games or sorted(path.parent.name for path in GAMES.glob("*/rules"))
    every = [mutant for game in games for mutant in mutants_of(game.replace("-", "_"))]
    chosen = random.Random(arguments.seed).sample(every, min(arguments.count, len(every)))
    print(f"{len(chosen)} of {len(every)} possible changes, seed {arguments.seed}.", flush=True)
    chosen = chosen[arguments.first - 1 :]
    found = len(chosen) - tried(chosen, arguments.jobs, arguments.first)
    print(f"\n{found} of {len(chosen)} found, {found / len(chosen):.0%}.")
    return 0 if found >= arguments.least * len(chosen) else 1


# ---- what can be changed ------------------------------------------------------------------------------------------


def operators() -> list[str]:
    return [
        name for name in plugins.operator_names() if not any(idle in name for idle in IDLE) and not name.endswith(SAME)
    ]


def mutants_of(game: str) -> Iterator[Mutant]:
    """Every change to the rules and phrases of a game."""
    for place in PLACES:
        for path in sorted((GAMES / game).glob(place)):
            if path.name not in NOT_PLAYED:
                yield from mutants_in(path)


def mutants_in(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    nodes = list(cosmic_ray_ast.ast_nodes(parso.parse(source)))
    written = written_lines(source)
    for name in operators():
        operator = plugins.get_operator(name)()
        occurrence = 0
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                if start[0] not in written and not is_declaration(node):
                    yield Mutant(path, name, occurrence, lines_of(node))
                occurrence += 1


def lines_of(node: Any) -> range:
    """From where its statement begins to where it ends itself."""
    last = node.end_pos[0]
    while node.parent is not None and not node.type.endswith("_stmt"):
        node = node.parent
    return range(node.start_pos[0], last + 1)


def written_lines(source: str) -> set[int]:
    """The lines that `make parts` has written: each block goes to the end of its class."""
    found: set[int] = set()
    inside = False
    for number, line in enumerate(source.splitlines(), 1):
        if WRITTEN in line:
            inside = True
        elif line and not line.startswith((" ", ")")):
            inside = False
        if inside:
            found.add(number)
    return found


def is_declaration(node: Any) -> bool:
    """Does it stand in an annotation or a decorator, or in the check of types before the code runs?"""
    while node is not None:
        if node.type in ("tfpdef", "decorator") or (node.type == "if_stmt" and "TYPE_CHECKING" in node.get_code()):
            return True
        if node.type == "annassign":
            return "=" not in node.get_code()
        node = node.parent
    return False


# ---- which tests run which lines -----------------------------------------------------------------------------------


class Witnesses:
    """The tests of the games, by the lines that they run: each line is noted by the test that runs it."""

    def __init__(self, games: Sequence[str], folder: Path, source: Path) -> None:
        self.source = source
        self.took: dict[str, float] = {}
        self.notes: dict[str, Any] = {}
        for game in games:
            print(f"Which test of {game} runs which line ...", flush=True)
            data, times = folder / f"{game}.coverage", folder / f"{game}.json"
            settings = folder / f"{game}.ini"
            settings.write_text(f"[run]\ndata_file = {data}\nsource = {source / 'mulligan' / 'games' / game}\n")
            measured = ["-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-p", "bench.witness"]
            if not passes(source, tests_of(game), measured, times):
                raise SystemExit(f"the tests of {game} fail without any change")
            self.took |= json.loads(times.read_text())
            self.notes[game] = coverage.CoverageData(str(data))
            self.notes[game].read()

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run a change, the quickest first; none where all may."""
        by_line = self.notes[mutant.game].contexts_by_lineno(str(self.source / mutant.path.relative_to(ROOT / "src")))
        found = {test for line in mutant.lines for test in by_line.get(line, [])}
        if OUTSIDE in found:  # it ran when a module was read: whatever came of it, any test may see
            return []
        return sorted(found & self.took.keys(), key=lambda test: self.took[test])


# ---- whether anybody notices --------------------------------------------------------------------------------------


def tried(chosen: Sequence[Mutant], jobs: int, first: int) -> int:
    """How many no test notices."""
    with tempfile.TemporaryDirectory() as folder:
        copies: Queue[Path] = Queue()
        for job in range(jobs):
            copy = Path(folder, str(job))
            shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so"))
            copies.put(copy)
        witnesses = Witnesses(sorted({mutant.game for mutant in chosen}), Path(folder), Path(folder, "0"))

        def survives(numbered: tuple[int, Mutant]) -> bool:
            number, mutant = numbered
            copy = copies.get()
            began = time.perf_counter()
            try:
                lives = is_unnoticed(mutant, copy, witnesses.of(mutant))
            finally:
                copies.put(copy)
            took = time.perf_counter() - began
            place = mutant.path.relative_to(GAMES)
            said = f"{number:4} {'LIVES' if lives else 'found'} {took:5.0f} s  {place} {mutant.operator}"
            print(f"{said}\n{mutant.difference()}\n" if lives else said, flush=True)
            return lives

        with ThreadPoolExecutor(jobs) as pool:
            return sum(pool.map(survives, enumerate(chosen, first)))


def is_unnoticed(mutant: Mutant, copy: Path, witnesses: Sequence[str]) -> bool:
    target = copy / mutant.path.relative_to(ROOT / "src")
    before = target.read_text(encoding="utf-8")
    write_anew(target, mutant.code())
    try:
        return passes(copy, witnesses or tests_of(mutant.game))
    finally:
        write_anew(target, before)


def write_anew(target: Path, code: str) -> None:
    """Its byte code goes too: a change within a second that keeps the length would not be seen."""
    target.write_text(code, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(target))).unlink(missing_ok=True)


def tests_of(game: str) -> list[str]:
    """All tests of a game, the quickest first."""
    return ["tests/scenarios", "tests/playthroughs", f"tests/games/{game}", "-k", game]


def passes(copy: Path, tests: Sequence[str], way: Sequence[str] = ("-m", "pytest"), times: Path = Path()) -> bool:
    """Do these tests pass on this copy of the source?"""
    environment = {**os.environ, "PYTHONPATH": str(copy), "MULLIGAN_INTERPRETED": "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("MULLIGAN_HYPOTHESIS", "ci-again")
    environment["WITNESS_TIMES"] = str(times)
    named = copy / "tests.txt"  # as a file: they may be many
    named.write_text("\n".join(tests), encoding="utf-8")
    command = [str(PYTHON), *way, "-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", f"@{named}"]
    limit = SLOWEST if times == Path() else SLOWEST * MEASURING
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=limit)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
