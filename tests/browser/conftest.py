"""A server as people run it, and a real Chromium in front of it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.pages import settings
from tests.serving import Server

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers once, on the package as it is installed."""
    here = Path(__file__).parent
    installed = shutil.which("chromium") or shutil.which("chromium-browser")
    again = os.environ.get("MULLIGAN_INTERPRETED") == "1" or os.environ.get("MULLIGAN_RELOAD") == "1"
    reason = ""
    if again and not os.environ.get("MULLIGAN_BROWSER"):
        reason = "browsers run on the installed package"
    elif installed is None:
        reason = "there is no chromium here"
    for item in items:
        if reason and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        installed = shutil.which("chromium") or shutil.which("chromium-browser")
        running = playwright.chromium.launch(executable_path=installed, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables") / "tables.sqlite3", PACE)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of one's own; whatever it complains about fails the test."""
    complaints: list[str] = []
    context: BrowserContext = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(settings())
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
    context.add_init_script(settings())
    yield context.new_page()
    context.close()
