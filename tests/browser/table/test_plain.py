"""The table that every game gets for nothing: the example of the guide, from the lobby to its end."""

import os
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PACE
from tests.browser.pages import OVER, axe, overflows, settled
from tests.serving import Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "toll"


@pytest.fixture
def with_toll(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server beside which the example is installed: its package and what pip would note about it."""
    place = tmp_path / "installed"
    shutil.copytree(EXAMPLE / "toll", place / "toll")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    noted = place / "mulligan_toll-1.0.dist-info"
    noted.mkdir()
    (noted / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", "utf-8")
    brought = [f"{name} = {what}" for name, what in project["entry-points"]["mulligan.games"].items()]
    (noted / "entry_points.txt").write_text("\n".join(["[mulligan.games]", *brought]), "utf-8")
    path = [str(place), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    running = Server(tmp_path / "tables.sqlite3", PACE)
    running.start()
    yield running
    running.kill()


def test_a_game_without_a_layout_of_its_own_is_played_to_its_end(with_toll: Server, page: Page) -> None:
    page.goto(with_toll.address)
    page.locator(".game.toll").get_by_role("button", name="Play against bots").click()
    assert settled(page) == "asked"
    assert not axe(page)
    page.get_by_role("button", name="Take a card").click()
    page.wait_for_selector(".hand-region .slot")
    page.locator(".hand-region .slot").first.hover()
    assert page.inner_text(".preview .name") in ("Purse", "Mask", "Lantern")
    for _ in range(80):
        if settled(page) == "over":
            break
        page.get_by_role("button", name="Ask for the toll").click()
        page.wait_for_timeout(40)
    page.wait_for_selector(OVER)
    page.set_viewport_size({"width": 390, "height": 844})
    assert not overflows(page)
    assert not axe(page)
