"""Nodes of all games' card languages share one register by name: no two have the same name."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "mulligan"


def test_no_two_nodes_have_the_same_name() -> None:
    found: dict[str, list[str]] = {}
    for path in [*SOURCE.glob("games/**/*.py"), *SOURCE.glob("language/**/*.py")]:
        for statement in ast.parse(path.read_text("utf-8")).body:
            if isinstance(statement, ast.ClassDef) and any(
                ast.unparse(mark) == "dataclass(frozen=True)" for mark in statement.decorator_list
            ):
                found.setdefault(statement.name, []).append(path.relative_to(SOURCE).as_posix())
    assert not {name: places for name, places in found.items() if len(places) > 1}
