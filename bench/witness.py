"""A plug-in of pytest for `bench/mutants.py`.

While it is noted which test runs which line, what a test runs is noted by its name, and apart what a cache keeps for
others; a test that fails is no witness. Later no test may take much longer than it took then, nor much memory: a change
that makes it go on for ever is found.
"""

import faulthandler
import functools
import importlib
import json
import os
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

TIMES = os.environ.get("WITNESS_TIMES", "")  # to be written
LIMITS = os.environ.get("WITNESS_LIMITS", "")  # to be held
KEPT = " (kept)"  # as in mutants.py
FAILED = -1.0
CACHED = ("mulligan.games", "mulligan.language")
TIMES_AS_LONG, SECONDS_MORE, BYTES = 3, 15, 4 << 30


class Notes:
    """What is noted of the tests: how long each took, and what runs in which."""

    def __init__(self) -> None:
        self.coverage: Any = importlib.import_module("coverage").Coverage.current()
        self.took: dict[str, float] = {}
        self.failed: set[str] = set()
        self.test = ""
        self.inside = False  # a cached function

    def begin(self, test: str) -> None:
        self.test = test
        self.coverage.switch_context(test)

    def apart(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Whoever asks a cached function next does not run it again."""

        @functools.wraps(function)
        def noted(*arguments: Any, **named: Any) -> Any:
            if self.inside or not self.test:
                return function(*arguments, **named)
            self.inside = True
            self.coverage.switch_context(self.test + KEPT)
            try:
                return function(*arguments, **named)
            finally:
                self.inside = False
                self.coverage.switch_context(self.test)

        return noted if function.__module__.startswith(CACHED) else function

    def watch_caches(self) -> None:
        """Before anything of ours is imported."""
        plain = functools.lru_cache

        def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
            if callable(maxsize):
                return plain(self.apart(maxsize))
            return lambda function: plain(maxsize, typed)(self.apart(function))

        vars(functools).update(lru_cache=lru_cache, cache=lambda function: plain(None)(self.apart(function)))


notes = Notes() if TIMES else None
limits: dict[str, float] = json.loads(Path(LIMITS).read_text(encoding="utf-8")) if LIMITS else {}
if notes is not None:
    notes.watch_caches()
if limits:
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if notes is not None:
        notes.begin(item.nodeid)
    if limits:
        faulthandler.dump_traceback_later(SECONDS_MORE + TIMES_AS_LONG * limits.get(item.nodeid, 0.0), exit=True)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if notes is not None:
        notes.took[report.nodeid] = notes.took.get(report.nodeid, 0.0) + report.duration
        if not report.passed:
            notes.failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    faulthandler.cancel_dump_traceback_later()
    if notes is not None:
        notes.took |= dict.fromkeys(notes.failed, FAILED)
        Path(TIMES).write_text(json.dumps(notes.took), encoding="utf-8")
