"""The suite tests the copy of Mulligan that it means to test."""

import ast
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import mulligan
from mulligan import build

SOURCE = Path(__file__).parents[1] / "src" / "mulligan"
MAKEFILE = (SOURCE.parents[1] / "Makefile").read_text("utf-8")
INTERPRETED = os.environ.get("MULLIGAN_INTERPRETED") == "1"


@pytest.mark.skipif(INTERPRETED, reason="this run is of the source files")
def test_the_installed_package_is_under_test() -> None:
    assert Path(mulligan.__file__).parent != SOURCE


@pytest.mark.skipif(not INTERPRETED, reason="this run is of the installed package")
def test_the_source_files_are_under_test() -> None:
    assert Path(mulligan.__file__).parent == SOURCE


@pytest.mark.skipif("MULLIGAN_EXPECT" not in os.environ, reason="nobody said what to expect")
def test_the_engine_is_compiled_or_interpreted_as_the_build_said() -> None:
    assert build.compiled() == (os.environ["MULLIGAN_EXPECT"] == "compiled")


def test_the_installed_version_is_the_one_that_the_package_says() -> None:
    assert version("mulligan") == build.VERSION


def test_the_package_ships_its_messages_types_and_what_is_printed() -> None:
    package = Path(mulligan.__file__).parent
    assert (package / "py.typed").exists()
    assert (package / "messages" / "en" / "cli" / "cli.ftl").exists()
    assert (package / "games" / "unmatched" / "boards" / "helicarrier.toml").exists()
    assert (package / "games" / "spoils" / "rulebook" / "rules.toml").exists()


@pytest.mark.skipif(INTERPRETED, reason="once is enough")
@pytest.mark.parametrize("command", sorted(set(re.findall(r"-m (bench\.\w+)", MAKEFILE))))
def test_what_make_runs_for_hours_at_least_begins(command: str) -> None:
    asked = subprocess.run([sys.executable, "-m", command, "--help"], cwd=SOURCE.parents[1], capture_output=True)
    assert (asked.returncode, asked.stderr) == (0, b"")


def test_no_function_keeps_kinds_joined_by_bars_under_a_name() -> None:
    """mypyc takes `some = One | Other` in a function for a name of a type, and leaves the assignment out."""
    kept = [
        f"{path.relative_to(SOURCE)}:{line.lineno}"
        for path in sorted(SOURCE.rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in ast.walk(function)
        if isinstance(line, ast.Assign) and joins_kinds(line.value)
    ]
    assert kept == []


def joins_kinds(value: ast.expr) -> bool:
    """`One | Other`, each a name such as classes have."""
    if not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.BitOr):
        return False
    return all(joins_kinds(side) or is_a_kind(side) for side in (value.left, value.right))


def is_a_kind(value: ast.expr) -> bool:
    name = value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else ""
    return name[:1].isupper() and not name.isupper()
