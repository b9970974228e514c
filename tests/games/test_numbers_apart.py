"""Numbers that stand for something are apart: no two of a list in the source are the same."""

import ast
from pathlib import Path

import pytest

import mulligan.games
from mulligan.games import own

ROOT = Path(mulligan.games.__file__).parent
PACKAGES = sorted(box.package.rpartition(".")[2] for box in own().values())
# Sizes and limits among them, which count something.
COUNTS = {
    "RESOURCES", "ENOUGH_RESOURCES", "LOW_DECK", "NUMBERS", "WOUND_SIZE", "ALL_EFFECTS", "NO_DRAW", "KEPT_BOOSTS",
}  # fmt: skip


def lists(path: Path) -> list[dict[str, int]]:
    """The constants of a module that stand line by line below each other."""
    found: list[dict[str, int]] = []
    line = -1
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(number))):
                if node.lineno != line + 1:
                    found.append({})
                found[-1][name] = number
                line = node.end_lineno or -1
    return found


@pytest.mark.parametrize("game", PACKAGES)
def test_what_stands_in_one_list_has_different_numbers(game: str) -> None:
    every = [numbers for path in sorted((ROOT / game).rglob("*.py")) for numbers in lists(path) if len(numbers) > 2]
    assert len(every) >= 3
    for numbers in every:
        apart = {name: number for name, number in numbers.items() if name not in COUNTS}
        assert len(set(apart.values())) == len(apart), apart
