"""A server as people run it, and a real Chromium in front of it."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PACE = "0.02"


@dataclass
class Server:
    """`mulligan serve`, which can be stopped and started again at the same address with the same tables."""

    port: int
    database: Path
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mulligan", "serve", "--port", str(self.port), "--pace", PACE, "--database",
             f"sqlite:///{self.database}"],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games"):
                    return
            except urllib.error.URLError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers once, on the package as it is installed."""
    here = Path(__file__).parent
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    again = os.environ.get("MULLIGAN_INTERPRETED") == "1" or os.environ.get("MULLIGAN_RELOAD") == "1"
    reason = ""
    if again and not os.environ.get("MULLIGAN_BROWSER"):
        reason = "browsers run on the installed package"
    elif chromium is None:
        reason = "there is no chromium here"
    for item in items:
        if reason and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    running = Server(port, tmp_path_factory.mktemp("tables") / "tables.sqlite3")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of one's own; whatever it complains about fails the test."""
    complaints: list[str] = []
    context: BrowserContext = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    opened = context.new_page()
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    context.close()
    assert not complaints


@pytest.fixture
def german_phone(browser: Browser) -> Iterator[Page]:
    """A phone held upright, in the dark."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE", color_scheme="dark"
    )
    yield context.new_page()
    context.close()
