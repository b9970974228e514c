"""How much processor time a letter takes in the search over 3,000 cards, until what it finds is painted.

A real Chromium types into the page of all cards, letter by letter, at a server of its own; the page's main thread says
how long it was busy from the key until the next frame was drawn, in processor time: on a busy machine the time on the
clock says more about the others. The upper half of what is in sight is drawn in that frame, the rest after it. Needs
what the browser tests need.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.pages import settings
from tests.serving import Server

WORDS = ("lamplight aud", "rage", "draw a card", "covert", "zzz", "the")
MOST = 50.0  # milliseconds
CARDS = 3000
WHOLE = "all rows and pictures"
PARTS = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
# The key is pressed by the driver; this is asked before, and answers when the frame after it was drawn.
PAINTED = """() => new Promise((done) => document.querySelector('input[type=search]').addEventListener(
  'input', () => requestAnimationFrame(() => setTimeout(done)), { once: true }))"""


def many(route: Route) -> None:
    """The house's cards again and again, under other names."""
    house = route.fetch().json()
    cards = [
        {**card, "face": {**card["face"], "name": f"{card['face']['name']} {number}"}}
        for number in range(CARDS // len(house) + 1)
        for card in house
    ]
    route.fulfill(json=cards)


def metrics(page: CDPSession) -> dict[str, float]:
    found = page.send("Performance.getMetrics")["metrics"]
    return {one["name"]: 1000 * one["value"] for one in found if one["name"] in PARTS}


def measure(browser: Browser, address: str, size: tuple[int, int]) -> list[tuple[str, dict[str, float]]]:
    """For every letter: what stands in the box then, and the milliseconds by what they were for."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(settings())
    page = context.new_page()
    page.route("**/api/workshop/spoils/cards*", many)
    page.goto(f"{address}/workshop/cards")
    page.wait_for_selector("[data-at]", timeout=120_000)
    page.wait_for_timeout(1500)  # the first pictures have been drawn
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    box = page.get_by_role("searchbox")
    found: list[tuple[str, dict[str, float]]] = []
    for words in WORDS:
        box.fill("")
        page.wait_for_timeout(400)
        box.focus()
        for length, letter in enumerate(words, 1):
            painted = page.evaluate_handle(f"() => {{ window.painted = ({PAINTED})(); }}")
            painted.dispose()
            before = metrics(session)
            page.keyboard.press(letter)
            page.evaluate("window.painted")
            after = metrics(session)
            found.append((words[:length], {part: after[part] - before[part] for part in PARTS}))
            page.wait_for_timeout(250)  # the other rows and pictures are drawn in portions after that
            found[-1][1][WHOLE] = metrics(session)["TaskDuration"] - before["TaskDuration"]
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--all", action="store_true", help="every letter, not the slowest alone")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    server = Server(Path(tempfile.mkdtemp()) / "tables.sqlite3", "1.0")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            found = measure(browser, server.address, (width, height))
    finally:
        server.kill()
    found.sort(key=lambda one: -one[1]["TaskDuration"])
    times = [one["TaskDuration"] for _, one in found]
    over = sum(time > MOST for time in times)
    middle = times[len(times) // 2]
    print(f"{len(found)} letters: {middle:.0f} ms in the middle, {times[0]:.0f} at most, {over} over {MOST:.0f}")
    whole = sorted(one[WHOLE] for _, one in found)
    print(f"with all rows and pictures: {whole[len(whole) // 2]:.0f} ms in the middle, {whole[-1]:.0f} at most")
    for words, parts in found if chosen.all else found[:6]:
        told = ", ".join(f"{part.removesuffix('Duration').lower()} {parts[part]:.0f}" for part in PARTS)
        print(f"  {words!r}: {told}")
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()
