"""The same seed and choices give the same hashes, events and end in another process, compiled or interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mulligan import build
from tests.games.fingerprint import fingerprint
from tests.games.tables import Table, at_every_table

ROOT = Path(__file__).parents[2]


def in_another_process(table: Table, seed: int, **environment: str) -> dict[str, Any]:
    """What this game comes to in a new process, on the installed package unless PYTHONPATH says otherwise."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MULLIGAN_RELOAD")}
    script = ROOT / "tests" / "games" / "fingerprint.py"
    command = [sys.executable, str(script), table.name, json.dumps(table.setup), str(seed)]
    done = subprocess.run(command, env={**inherited, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@at_every_table
def test_a_process_with_another_hash_seed_agrees(table: Table) -> None:
    here = fingerprint(table.name, json.dumps(table.setup), 11)
    environment = {"PYTHONHASHSEED": "4242"}
    if not build.compiled():
        environment["PYTHONPATH"] = str(ROOT / "src")
    there = in_another_process(table, 11, **environment)
    assert {**there, "compiled": here["compiled"]} == here


@at_every_table
def test_the_compiled_and_the_interpreted_engine_agree(table: Table) -> None:
    compiled = in_another_process(table, 12)
    if not compiled.pop("compiled"):
        pytest.skip("the installed package is not compiled, so there is nothing to compare")
    interpreted = in_another_process(table, 12, PYTHONPATH=str(ROOT / "src"))
    assert not interpreted.pop("compiled")
    assert compiled == interpreted
