"""A plug-in of pytest for `bench/mutants.py`: what a test runs is noted by its name, and how long it took."""

import importlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

coverage: Any = importlib.import_module("coverage")
took: dict[str, float] = {}


def pytest_runtest_setup(item: pytest.Item) -> None:
    coverage.Coverage.current().switch_context(item.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    took[report.nodeid] = took.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    Path(os.environ["WITNESS_TIMES"]).write_text(json.dumps(took), encoding="utf-8")
