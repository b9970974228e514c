"""How long somebody who plays Mystic War against three bots waits from one turn of their own to the next.

A real Chromium plays at a server of its own, at "normal" and at "fast"; every question is answered at once, so what is
counted is what the table takes. It says how far it is, and stops when its time is over or when a question stays that it
has answered. Needs what the browser tests need.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, Position, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.pages import ASKED, FIRST, LIT, OVER, PICKED, link, make, settings
from tests.serving import Server

MOST = {"normal": 5.0, "fast": 2.0}  # seconds, in the median
ANSWERS = (
    ".own .target, .own .spot, .answers .main:enabled, .answers .button.lit",
    ".realm .target, .realm .spot, button.deity",
    ".choices li .button, .answers .pass",
    ", ".join(LIT),
)
CORNER: Position = {"x": 10, "y": 30}  # of a card: the rest of it may lie under the next one
SILENCE = 60  # seconds in which somebody must be asked
STANDS = 20  # seconds in which what is answered must go away


def waits(page: Page, turns: int, until: float) -> list[float]:
    """The seconds between one's turns, for so many turns or until the game or the time is over."""
    found: list[float] = []
    chosen = 0.0
    before, since = "", 0.0
    while len(found) < turns and time.monotonic() < until:
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=SILENCE * 1000)
        if page.query_selector(OVER):
            break
        asked = page.inner_text(f"{ASKED} h2")
        if asked != before:
            before, since = asked, time.monotonic()
        elif time.monotonic() > since + STANDS:
            raise SystemExit(f"this is answered, and stays: {asked}")
        mine = "Your turn" in asked
        if mine and chosen:
            found.append(time.monotonic() - chosen)
            print(f"  turn {len(found):2} of {turns}: {found[-1]:4.1f} s", flush=True)
            since = time.monotonic()
        chosen = answer(page, mine) or chosen
    return found


def answer(page: Page, mine: bool) -> float:
    """Answer at once; gives when, if it was a card of one's turn or what belongs to it."""
    before = page.inner_text(f"{ASKED} h2")
    if mine and page.query_selector(".hand .slot.lit"):
        page.locator(".hand .slot.lit").first.click(position=CORNER)
        if page.query_selector(PICKED):
            page.locator(FIRST).locator("visible=true").first.click()
    else:
        for wanted in ANSWERS:
            buttons = page.locator(wanted).locator("visible=true")
            if buttons.count():
                buttons.first.click(position=CORNER if wanted is ANSWERS[-1] else None)
                break
    page.wait_for_timeout(30)
    return time.monotonic() if mine or before.startswith(("On whom", "As which")) else 0.0


def played(browser: Browser, address: str, pace: str, game: int, turns: int, until: float) -> list[float]:
    """The waits of one game."""
    print(f"{pace}, game {game + 1}:", flush=True)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(settings(pace=pace))
    page = context.new_page()
    page.goto(link(address, make(address, 1, 3, f"pace-{game}"), 0))
    found = waits(page, turns, until)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--limit", type=float, default=900, help="seconds for all of it")
    chosen = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()) / "tables.sqlite3", "1.0")
    server.start()
    began = time.monotonic()
    told: list[str] = []
    missed = False
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for share, (pace, most) in enumerate(MOST.items(), 1):
                until = began + chosen.limit * share / len(MOST)
                found: list[float] = []
                for game in range(chosen.games):
                    found += played(browser, server.address, pace, game, chosen.turns, until)
                median = statistics.median(found)
                missed |= median > most
                told.append(f"{pace:7} median {median:4.1f} s  longest {max(found):4.1f} s  of {len(found)}")
    finally:
        server.kill()
    print("\n".join(told))
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
