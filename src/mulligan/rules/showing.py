"""Which tests and scenarios name which rules, read off their files: `@pytest.mark.rules("7.6")`, `rules: [7.6]`."""

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mulligan.games import box
from mulligan.games.box import RULEBOOK
from mulligan.messages import text
from mulligan.rules.index import SHOWN, BrokenIndex, RuleIndex
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.running import scenario_files
from mulligan.scenarios.scenario import read_scenario


@dataclass
class Showing:
    """What shows one rule."""

    tests: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)


def showings(root: Path, game: str) -> dict[str, Showing]:
    """By rule, the tests and scenarios of a game that name it. `root` is the repository."""
    found: dict[str, Showing] = {}
    folder = root / "tests" / "games" / box(game).package.rpartition(".")[2]
    for path in sorted((folder if folder.is_dir() else root / "tests").rglob("test_*.py")):
        for test, rules in marked(path.read_text("utf-8"), str(path)):
            for rule in rules:
                shown = found.setdefault(rule, Showing()).tests
                name = f"{path.relative_to(root).as_posix()}::{test}"
                if name not in shown:
                    shown.append(name)
    scenarios = root / "tests" / "scenarios"
    for path in scenario_files([scenarios] if scenarios.is_dir() else []):
        try:
            scenario = read_scenario(path.read_text("utf-8"))
        except Failure as failure:
            raise BrokenIndex(failure.at(1).lines(str(path))[0]) from failure
        if scenario.game == game:
            for rule in scenario.rules:
                found.setdefault(rule, Showing()).scenarios.append(path.relative_to(root).as_posix())
    return found


def marked(source: str, place: str) -> Iterator[tuple[str, list[str]]]:
    """Tests with the rules that they, their class or their module name."""
    tree = ast.parse(source)
    of_module = [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for rule in rules_in(node.value, place)
    ]
    yield from marked_in(tree.body, of_module, "", place)


def marked_in(body: list[ast.stmt], outer: list[str], prefix: str, place: str) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        own = outer + [rule for decorator in node.decorator_list for rule in rules_in(decorator, place)]
        if isinstance(node, ast.ClassDef):
            yield from marked_in(node.body, own, f"{prefix}{node.name}::", place)
        elif node.name.startswith("test"):
            yield prefix + node.name, own


def rules_in(node: ast.expr, place: str) -> Iterator[str]:
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rules"), args=args):
                for argument in args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise BrokenIndex(text("rules-not-literal", place=f"{place}:{call.lineno}"))
                    yield argument.value


def shown_json(index: RuleIndex, found: dict[str, Showing]) -> str:
    """The file that the package carries, since it has no tests folder."""
    shown = {
        number: {"tests": found[number].tests, "scenarios": found[number].scenarios}
        for number in index.rules
        if number in found
    }
    return json.dumps(shown, indent=1, ensure_ascii=False) + "\n"


def shown_file(root: Path, game: str) -> Path:
    """Where that file lies in a checkout: the package may stand below `src` or beside the tests."""
    package = box(game).package.replace(".", "/")
    source = root / "src" if (root / "src" / package).is_dir() else root
    return source / package / RULEBOOK / SHOWN
