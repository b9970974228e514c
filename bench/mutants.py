"""Changes rules and phrases at random, one place at a time, and sees whether the suite notices.

    make mutants                                   # 40 changes over all games
    make mutants COUNT=200 SEED=3 GAMES=spoils     # more, others, of one game
    make mutants COUNT=200 FROM=61                 # go on with the 61st

The changes are those of Cosmic Ray's operators. Each is made in a copy of `src`; the tests that are known to run the
changed line run interpreted, the quickest first, until one fails; after them others of the game where what the line
makes is kept: when its module is read, or by a cache. What survives is printed as a difference at once: look at it, and
write the test that is missing.

Which test runs which line is noted once, under `build/mutants`; later only for tests that are new. Lines of files that
have changed since are found again by what stands in them. `--anew` forgets it all.
"""

import argparse
import difflib
import importlib
import importlib.util
import json
import os
import random
import re
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
# An option is a kind of choice, a multiple of a power of two, and a number below it: to add the kind, to join its bits
# and to flip them is one and the same, and so is to take the kind away, to flip its bits and to take what is left of
# dividing by it.
OPTION_KIND = re.compile(r"^(\w+): Final = OPTIONS\.kind", re.MULTILINE)
ADDED = ("Operator_Add_BitOr", "Operator_Add_BitXor")
TAKEN_AWAY, FLIPPED = ("Operator_Sub_BitXor", "Operator_Sub_Mod"), "Operator_Sub_BitXor"
# Nothing is less than these, so "not equal" is "greater", and "equal" is "no greater".
LEAST = ("ALLOWED", "DECLINE", "NO_CARD", "NOBODY", "NO_PLAYER", "NO_FIGHTER", "NO_SPACE")
AT_LEAST = ("Operator_NotEq_Gt", "Operator_Eq_LtE")
LENGTH = re.compile(r"len\([^()]*(\([^()]*\))*\)")
# Nor are bits that are left, and a length, less than none; one bit is not more than one.
NOT_BELOW_NONE = (*AT_LEAST, "Operator_Gt_NotEq", "Operator_LtE_Eq")
NOT_ABOVE_ONE = ("Operator_Eq_GtE", "Operator_NotEq_Lt")
# Who goes through a list from its beginning meets its end, and does not jump over it.
TO_THE_END = ("Operator_Lt_NotEq", "Operator_Lt_IsNot")
# There are two sides of a combat: to take one from the other and to flip it is the same.
OTHER_SIDE = re.compile(r"1 - (\w+\.)?side")
NOTES = ROOT / "build" / "mutants"
LONGEST = 3600.0  # seconds for all tests of a game, while it is noted which of them runs which line
COMPARING = ("tests/games/test_processes_agree.py",)  # with another process, which would run the source unchanged
OTHERS = 40.0  # seconds of other tests, as measured, where what a line makes is kept: the shortest, after whole games
SLACK = 120.0  # seconds to start in, beside what the tests took when they were measured
KEPT = " (kept)"  # as in witness.py: after the name of a test, where a cache keeps for others what it ran


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
    parser.add_argument("--only", type=int, nargs="*", default=[], help="of them, those of these numbers")
    parser.add_argument("--anew", action="store_true", help="note anew which test runs which line")
    arguments = parser.parse_args()
    games = arguments.games or sorted(path.parent.name for path in GAMES.glob("*/rules"))
    every = [mutant for game in games for mutant in mutants_of(game.replace("-", "_"))]
    chosen = random.Random(arguments.seed).sample(every, min(arguments.count, len(every)))
    print(f"{len(chosen)} of {len(every)} possible changes, seed {arguments.seed}.", flush=True)
    if arguments.anew:
        shutil.rmtree(NOTES, ignore_errors=True)
    numbered = list(enumerate(chosen, 1))[arguments.first - 1 :]
    numbered = [(number, mutant) for number, mutant in numbered if number in (arguments.only or [number])]
    found = len(numbered) - tried(numbered, arguments.jobs)
    print(f"\n{found} of {len(numbered)} found, {found / len(numbered):.0%}.")
    return 0 if found >= arguments.least * len(numbered) else 1


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
    kinds = set(OPTION_KIND.findall((GAMES / path.relative_to(GAMES).parts[0] / "options.py").read_text("utf-8")))
    for name in operators():
        operator = plugins.get_operator(name)()
        occurrence = 0
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                if start[0] not in written and not is_declaration(node) and not is_same(name, node, kinds):
                    yield Mutant(path, name, occurrence, lines_of(node))
                occurrence += 1


def is_same(operator: str, node: Any, kinds: set[str]) -> bool:
    """Does the change say the same in other words?"""
    if node.type == "comparison" and len(node.children) == 3:
        return is_same_comparison(operator, node)
    if operator.endswith(ADDED):
        return {
            side.get_code().strip() for side in (node.get_previous_sibling(), node.get_next_sibling())
        } & kinds != set()
    if operator.endswith(TAKEN_AWAY):
        if node.get_next_sibling().get_code().strip() in kinds:
            return True
        return operator.endswith(FLIPPED) and OTHER_SIDE.fullmatch(node.parent.get_code().strip()) is not None
    return False


def is_same_comparison(operator: str, node: Any) -> bool:
    left, right = node.children[0], node.children[-1].get_code().strip()
    is_length = left.type == "atom_expr" and LENGTH.fullmatch(left.get_code().strip())
    if right == "0" and (left.type == "and_expr" or is_length):
        return operator.endswith(NOT_BELOW_NONE)
    if right == "1" and left.type == "and_expr" and left.children[-1].get_code().strip() == "1":
        return operator.endswith(NOT_ABOVE_ONE)
    within = node.parent.parent if node.parent.type == "and_test" else node.parent
    if within.type == "while_stmt" and right.startswith("len("):
        return operator.endswith(TO_THE_END)
    return right in LEAST and operator.endswith(AT_LEAST)


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
    """Does it stand in an annotation or a decorator, in the check of types before the code runs, or among the fields of
    a part? Those run as `make parts` has written them, and a test sees that it has.
    """
    while node is not None:
        if node.type == "annassign" and is_written_from(node):
            return True
        if node.type in ("tfpdef", "decorator") or (node.type == "if_stmt" and "TYPE_CHECKING" in node.get_code()):
            return True
        if node.type == "annassign":
            return "=" not in node.get_code()
        node = node.parent
    return False


def is_written_from(field: Any) -> bool:
    suite = field.parent.parent.parent
    return suite.type == "suite" and suite.parent.type == "classdef" and WRITTEN in suite.get_code()


# ---- which tests run which lines -----------------------------------------------------------------------------------


class Noted:
    """Which of some tests runs which line, and how long each takes: noted once, on a copy of the source as it was."""

    def __init__(self, folder: Path, game: str) -> None:
        self.source = folder / "src"
        self.took: dict[str, float] = json.loads((folder / "times.json").read_text(encoding="utf-8"))
        self.game = game
        self.data = coverage.CoverageData(str(folder / "coverage"))
        self.data.read()

    @classmethod
    def down(cls, folder: Path, game: str, tests: Sequence[str]) -> "Noted":
        """Runs the tests to note it. What fails without any change sees nothing."""
        shutil.rmtree(folder, ignore_errors=True)
        copy_source(folder / "src")
        settings = folder / "settings.ini"
        noted = folder / "src" / "mulligan" / "games" / game
        settings.write_text(f"[run]\ndata_file = {folder / 'coverage'}\nsource = {noted}\n", encoding="utf-8")
        way = ["-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest"]
        times = folder / "times.unfinished"
        run_tests(folder / "src", tests, LONGEST, way, WITNESS_TIMES=str(times))
        times.rename(folder / "times.json")
        return cls(folder, game)

    def of(self, mutant: Mutant) -> tuple[set[str], bool]:
        """The tests that run the lines of a change, and whether what they make may be kept for others."""
        source = self.source / mutant.path.relative_to(ROOT / "src")
        if not source.exists():
            return set(), True
        then = lines_then(source.read_text(encoding="utf-8"), mutant.path.read_text(encoding="utf-8"))
        by_line = self.data.contexts_by_lineno(str(source))
        contexts = {context for line in mutant.lines for context in by_line.get(then.get(line, 0), [])}
        known = any(line in then for line in mutant.lines)
        tests = {context.removesuffix(KEPT) for context in contexts} & self.took.keys()
        return tests, not known or any(context.endswith(KEPT) or context not in self.took for context in contexts)


def lines_then(before: str, after: str) -> dict[int, int]:
    """The numbers of lines, by the numbers that they have now."""
    if before == after:
        return {number: number for number in range(1, len(after.splitlines()) + 1)}
    matcher = difflib.SequenceMatcher(None, before.splitlines(), after.splitlines(), autojunk=False)
    return {new + k + 1: old + k + 1 for old, new, length in matcher.get_matching_blocks() for k in range(length)}


class Witnesses:
    """The tests of a game, by the lines that they run."""

    def __init__(self, game: str) -> None:
        self.noted: list[Noted] = []
        folder = NOTES / game
        for times in sorted(folder.glob("*/times.json")):
            self.noted.append(Noted(times.parent, game))
        there = names_of_tests(game)
        fresh = sorted(there - {test for noted in self.noted for test in noted.took})
        if fresh:
            print(f"Which of {len(fresh)} tests of {game} runs which line ...", flush=True)
            # All are named by their folders: as thousands of names they would be slow to find.
            named = fresh if self.noted else tests_of(game)
            self.noted.append(Noted.down(folder / f"{len(self.noted):03}", game, named))
        self.took = {
            test: took for noted in self.noted for test, took in noted.took.items() if test in there and took >= 0
        }

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that may see a change: those that run it, the quickest first, then others if it may last."""
        found: set[str] = set()
        lasts = False
        for noted in self.noted:
            tests, kept = noted.of(mutant)
            found |= tests
            lasts = lasts or kept
        known = sorted(found & self.took.keys(), key=self.took.__getitem__)
        return [*known, *self.others(found)] if lasts else known

    def others(self, known: set[str]) -> list[str]:
        chosen: list[str] = []
        left = OTHERS
        for test in sorted(self.took.keys() - known, key=lambda test: ("playthroughs" not in test, self.took[test])):
            left -= self.took[test]
            if left < 0:
                break
            chosen.append(test)
        return chosen


def names_of_tests(game: str) -> set[str]:
    said = run_tests(ROOT / "src", [*tests_of(game), "--collect-only"], LONGEST).stdout.decode()
    found = {line for line in said.splitlines() if "::" in line}
    if not found:
        raise SystemExit(f"no tests of {game} are found:\n{said}")
    return found


def tests_of(game: str) -> list[str]:
    """All tests of a game, and what the tests of all games try with it."""
    every = (str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "games").glob("test_*.py"))
    shared = sorted(path for path in every if path not in COMPARING)
    folders = ["tests/scenarios", "tests/playthroughs", f"tests/games/{game}"]
    return [*folders, *shared, "-k", " or ".join(sorted({game, game.replace("_", "-")}))]


# ---- whether anybody notices --------------------------------------------------------------------------------------


def tried(chosen: Sequence[tuple[int, Mutant]], jobs: int) -> int:
    """How many no test notices."""
    witnesses = {game: Witnesses(game) for game in sorted({mutant.game for _, mutant in chosen})}
    with tempfile.TemporaryDirectory() as folder:
        copies: Queue[Path] = Queue()
        for job in range(jobs):
            copies.put(copy_source(Path(folder, str(job))))

        def survives(numbered: tuple[int, Mutant]) -> bool:
            number, mutant = numbered
            copy = copies.get()
            began = time.perf_counter()
            try:
                lives = is_unnoticed(mutant, copy, witnesses[mutant.game])
            finally:
                copies.put(copy)
            took = time.perf_counter() - began
            place = mutant.path.relative_to(GAMES)
            said = f"{number:4} {'LIVES' if lives else 'found'} {took:5.0f} s  {place} {mutant.operator}"
            print(f"{said}\n{mutant.difference()}\n" if lives else said, flush=True)
            return lives

        with ThreadPoolExecutor(jobs) as pool:
            return sum(pool.map(survives, chosen))


def copy_source(copy: Path) -> Path:
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so", "*.egg-info"))
    return copy


def is_unnoticed(mutant: Mutant, copy: Path, witnesses: Witnesses) -> bool:
    target = copy / mutant.path.relative_to(ROOT / "src")
    before = target.read_text(encoding="utf-8")
    tests = witnesses.of(mutant)
    if not tests:
        return True
    write_anew(target, mutant.code())
    limit = SLACK + sum(witnesses.took[test] for test in tests)
    limits = copy.with_suffix(".json")
    limits.write_text(json.dumps({test: witnesses.took[test] for test in tests}), encoding="utf-8")
    try:
        return run_tests(copy, tests, limit, WITNESS_LIMITS=str(limits)).returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        write_anew(target, before)


def write_anew(target: Path, code: str) -> None:
    """Its byte code goes too: a change within a second that keeps the length would not be seen."""
    target.write_text(code, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(target))).unlink(missing_ok=True)


def run_tests(
    copy: Path, tests: Sequence[str], limit: float, way: Sequence[str] = ("-m", "pytest"), **more: str
) -> "subprocess.CompletedProcess[bytes]":
    """Runs tests on this copy of the source."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "MULLIGAN_INTERPRETED": "1", **more}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("MULLIGAN_HYPOTHESIS", "ci")
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as named:  # as a file: they may be many
        named.write("\n".join(tests))
        named.flush()
        stop = [] if "WITNESS_TIMES" in more else ["-x"]
        plain = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "bench.witness"]
        command = [str(PYTHON), *way, *plain, *stop, f"@{named.name}"]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=limit)


if __name__ == "__main__":
    sys.exit(main())
