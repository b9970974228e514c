"""What all tests share: which Mulligan is under test, and how hard hypothesis looks."""

import gc
import os
import signal
from pathlib import Path

from hypothesis import HealthCheck, settings

import mulligan
from mulligan import build

settings.register_profile("fast", deadline=None, max_examples=25)
settings.register_profile(
    "ci", deadline=None, max_examples=25, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci-again", settings.get_profile("ci"), max_examples=15)
settings.register_profile("ci-reload", settings.get_profile("ci"), max_examples=5)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("MULLIGAN_HYPOTHESIS") or ("ci" if os.environ.get("CI") else "fast"))

# A shell that runs the suite in the background has it ignore interrupts, and every program that the tests start and
# interrupt would inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    kind = "compiled" if build.compiled() else "interpreted"
    reload = ", saved and loaded at every decision" if os.environ.get("MULLIGAN_RELOAD") else ""
    return f"mulligan: {kind}{reload}, from {Path(mulligan.__file__).parent}"


# The interpreted run notes which phrases it carries out: compiled classes cannot be watched.
PHRASES = os.environ.get("MULLIGAN_PHRASES")


def pytest_collection_finish() -> None:
    """What was imported stays: to look through it again and again for what could be freed took a fifth of the time."""
    gc.collect()
    gc.freeze()


def pytest_sessionstart() -> None:
    if PHRASES:
        from tests import phrases

        phrases.watch()


def pytest_sessionfinish() -> None:
    if PHRASES:
        from tests import phrases

        phrases.write(Path(PHRASES))
