"""Layers look one way only: who may import whom, read off the source files."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from mulligan.games import box, own

SOURCE = Path(__file__).parents[1] / "src"
GAME_ROOMS = {box(name).package for name in own()}

# What each part may import beside itself. The registry, `mulligan.games`, finds the games; whoever wants one asks it.
SHARED = {"mulligan.build", "mulligan.folders", "mulligan.messages"}
KERNEL = SHARED | {"mulligan.kernel", "mulligan.kernel.numbers"}  # of which the language knows the numbers alone
FOR_GAMES = {
    f"mulligan.games.{module}"
    for module in (
        "box",
        "card_files",
        "form",
        "gathering",
        "layout",
        "plain",
        "staging",
        "stops",
        "uploads",
        "workshop",
    )
}
SCENARIO_FORM = {f"mulligan.scenarios.{module}" for module in ("entry", "failure", "given", "stage")}
GAME = (
    KERNEL
    | FOR_GAMES
    | SCENARIO_FORM
    | {"mulligan.language", "mulligan.language.flow"}
    | {"mulligan.command", "mulligan.screen"}
)
REGISTRY = KERNEL | FOR_GAMES | {"mulligan.games"}
MAY = {
    "mulligan.build": set(),
    "mulligan.folders": set(),
    "mulligan.messages": set(),
    "mulligan.command": SHARED,
    "mulligan.kernel": SHARED | {"mulligan.kernel.numbers"},
    "mulligan.kernel.numbers": set(),
    "mulligan.language": SHARED | {"mulligan.language.flow", "mulligan.kernel.numbers"},
    "mulligan.language.flow": KERNEL | {"mulligan.language"},
    "mulligan.screen": KERNEL | FOR_GAMES,
    "mulligan.games": KERNEL | SCENARIO_FORM | {"mulligan.screen"},
    "mulligan.agents": KERNEL | {"mulligan.agents.many_cores"},
    "mulligan.agents.many_cores": KERNEL | {"mulligan.agents", "mulligan.games"},
    "mulligan.scenarios": REGISTRY,
    "mulligan.rules": REGISTRY | {"mulligan.scenarios"},
    "mulligan.school": REGISTRY | {"mulligan.scenarios"},
    "mulligan.arena": REGISTRY | {"mulligan.agents"},
    "mulligan.balance": REGISTRY | {"mulligan.agents", "mulligan.arena"},
    "mulligan.gym": REGISTRY | {"mulligan.agents", "mulligan.screen"},
    "mulligan.server": REGISTRY
    | {"mulligan.agents", "mulligan.arena", "mulligan.balance", "mulligan.command", "mulligan.rules"}
    | {"mulligan.scenarios", "mulligan.school"},
    "mulligan.cli": REGISTRY
    | {
        "mulligan.agents",
        "mulligan.arena",
        "mulligan.balance",
        "mulligan.command",
        "mulligan.rules",
        "mulligan.scenarios",
    }
    | {"mulligan.screen", "mulligan.server"},
    "mulligan": {"mulligan.games"},
    "mulligan.__main__": {"mulligan.cli"},
    **dict.fromkeys(GAME_ROOMS, GAME),
}


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted((SOURCE / "mulligan").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Every module of ours that a file imports, also inside functions and for the type checker alone."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                yield inner if inner in known else node.module


def part(module: str, parts: set[str]) -> str:
    """The longest part that a module belongs to; the package itself has nothing but its own file."""
    fitting = [one for one in parts if module == one or (one != "mulligan" and module.startswith(one + "."))]
    return max(fitting, key=len, default="")


def wrong(module: str, path: Path, known: dict[str, Path]) -> list[str]:
    """The imports that this module may not have."""
    home = part(module, set(MAY))
    assert home, f"{module} belongs to no part: say in MAY what it may import"
    allowed = MAY[home] | {home}
    found = []
    for other in imported(path, known):
        whole, piece = part(other, set(MAY)), part(other, FOR_GAMES | SCENARIO_FORM)
        if whole not in allowed and piece not in allowed:
            found.append(f"{module} imports {other}")
    return found


def test_every_module_imports_only_what_lies_below_it() -> None:
    known = modules()
    assert [fault for module, path in known.items() for fault in wrong(module, path, known)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("mulligan.kernel.state", "from mulligan.games import box"),
        ("mulligan.kernel.state", "def f():\n    import mulligan.games.spoils.game"),
        ("mulligan.games.spoils.game", "from mulligan.games.unmatched import heroes"),
        ("mulligan.games.spoils.game", "from mulligan.games import game"),
        ("mulligan.games.spoils.game", "from mulligan.cli import main"),
        ("mulligan.cli.play", "from mulligan.games.spoils.cards.collection import spoils"),
        ("mulligan.arena.plan", "from mulligan.games.mystic_war.game import MysticWar"),
        ("mulligan.server.wire", "from mulligan.games.unmatched.layout import Board"),
        ("mulligan.server.app", "from mulligan.cli import main"),
        ("mulligan.language.tree", "from mulligan.kernel.state import State"),
    ],
)
def test_an_import_upwards_or_of_another_game_is_found(module: str, source: str, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(source, encoding="utf-8")
    assert wrong(module, file, modules())
