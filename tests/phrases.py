"""The phrase index: which kinds of phrase the suite has carried out, and which it never did.

In the interpreted run each worker notes the kinds whose meaning it saw at work, once each. Afterwards

    python -m tests.phrases FOLDER

names those that no test or scenario has run, and fails if there is one. What is run and then judged by a test is held
by it; what nobody ever runs is not.
"""

import importlib
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mulligan.games
from mulligan.language.tree import Node, kinds_of

# The methods in which the kinds of phrase say what they mean: conditions, nouns, tests, events, instructions, changes.
MEANINGS = ("holds", "of", "passes", "fits", "do", "done", "change", "put", "includes", "seats", "add")

seen: set[str] = set()


def phrases() -> Iterator[tuple[type[Node], list[str]]]:
    """Every kind of phrase that has a meaning of its own, with the methods that say it."""
    for module in pkgutil.walk_packages(mulligan.games.__path__, "mulligan.games."):
        if ".vocabulary" in module.name:
            importlib.import_module(module.name)
    for kind in kinds_of(Node):
        if kind.__module__.startswith("mulligan."):
            own = [name for name in MEANINGS if callable(vars(kind).get(name))]
            if own:
                yield kind, own


def watch() -> None:
    """Note each kind when its meaning is asked for the first time; from then on nothing is different."""
    for kind, methods in phrases():
        for name in methods:
            setattr(kind, name, noting(kind, name, vars(kind)[name]))


def noting(kind: type[Node], name: str, meaning: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*given: Any, **named: Any) -> Any:
        seen.add(kind.__name__)
        setattr(kind, name, meaning)
        return meaning(*given, **named)

    return noted


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{os.environ.get('PYTEST_XDIST_WORKER', 'one')}.txt").write_text("\n".join(sorted(seen)))


def main() -> int:
    ran = {name for path in Path(sys.argv[1]).glob("*.txt") for name in path.read_text().split()}
    every = {kind.__name__: kind.__module__ for kind, _ in phrases()}
    missing = sorted(every.keys() - ran, key=lambda name: (every[name], name))
    for name in missing:
        print(f"no test runs the phrase {name} ({every[name]})")
    print(f"{len(every) - len(missing)} of {len(every)} kinds of phrase were carried out by the suite.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
