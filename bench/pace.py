"""How long somebody who plays Mystic War against three bots waits from one turn of their own to the next.

A real Chromium plays at a server of its own, at "normal" and at "fast"; every question is answered at once, so what is
counted is what the table takes. Needs what the browser tests need.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.pages import ASKED, FIRST, OVER, PICKED, link, make, settings
from tests.serving import Server

ANSWERS = ".own .target, .own .spot, .answers .main:enabled, .answers .button.lit, .realm .target, .realm .spot"
LAST = ".choices li .button, .answers .pass"


def waits(page: Page, turns: int) -> list[float]:
    """The seconds between one's turns, for so many turns or until the game is over."""
    found: list[float] = []
    chosen = 0.0
    while len(found) < turns:
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=120_000)
        if page.query_selector(OVER):
            break
        mine = "Your turn" in page.inner_text(f"{ASKED} h2")
        if mine and chosen:
            found.append(time.monotonic() - chosen)
        chosen = answer(page, mine) or chosen
    return found


def answer(page: Page, mine: bool) -> float:
    """Answer at once; gives when, if it was a card of one's turn or what belongs to it."""
    before = page.inner_text(f"{ASKED} h2")
    if mine and page.query_selector(".hand .slot.lit"):
        page.locator(".hand .slot.lit").first.click()
        if page.query_selector(PICKED):
            page.locator(FIRST).locator("visible=true").first.click()
    else:
        for wanted in (ANSWERS, LAST):
            buttons = page.locator(wanted).locator("visible=true")
            if buttons.count():
                buttons.first.click()
                break
    page.wait_for_timeout(30)
    return time.monotonic() if mine or before.startswith(("On whom", "As which")) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--games", type=int, default=3)
    chosen = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()) / "tables.sqlite3", "1.0")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for pace in ("normal", "fast"):
                found: list[float] = []
                for number in range(chosen.games):
                    context = browser.new_context(viewport={"width": 1440, "height": 900})
                    context.add_init_script(settings(pace=pace))
                    page = context.new_page()
                    page.goto(link(server.address, make(server.address, 1, 3, f"pace-{number}"), 0))
                    found += waits(page, chosen.turns)
                    context.close()
                print(
                    f"{pace:7} median {statistics.median(found):4.1f} s  longest {max(found):4.1f} s  of {len(found)}"
                )
    finally:
        server.kill()


if __name__ == "__main__":
    main()
