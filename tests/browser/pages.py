"""What people do on the page, by mouse and by key, and what an accessibility checker says of it."""

import json
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any, cast

from playwright.sync_api import Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = ".prompt.mine"
OVER = ".ending"
LIT = (
    ".hand .slot.lit",
    ".realm .target",
    ".realm .spot",
    ".field button.lit",
    "button.deity",
    "button.lit:not(.button)",
)
WAIT = 60_000


def make(address: str, people: int, bots: int, seed: str, game: str = "mystic-war", **setup: Any) -> dict[str, Any]:
    """A table, made as another client would."""
    plan = [{"kind": "me" if number == 0 else "person", "name": f"P{number}"} for number in range(people)]
    plan += [{"kind": "bot", "name": f"B{number}"} for number in range(bots)]
    body = json.dumps({"game": game, "seats": plan, "seed": seed, "setup": setup}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return cast(dict[str, Any], json.load(answer))


# A style for pages that nobody looks at: what pictures there are fills boxes whose size does not depend on them.
WITHOUT_PICTURES = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.picture > img, g.ground > * { display: none }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})();"""


def settings(pictures: bool = False, **chosen: str) -> str:
    """A script that sets the page up before it starts: nothing is waited for or painted, unless asked otherwise."""
    wanted = json.dumps({"pace": "instant", **chosen})
    kept = "JSON.parse(localStorage.getItem('mulligan-settings') ?? '{}')"
    store = f"localStorage.setItem('mulligan-settings', JSON.stringify({{...{kept}, ...{wanted}}}))"
    return f"try {{ {store} }} catch {{}};{'' if pictures else WITHOUT_PICTURES}"


def link(address: str, made: dict[str, Any], seat: int) -> str:
    return f"{address}/table/{made['table']}#{made['seats'][seat]['token']}"


def act(address: str, made: dict[str, Any], body: dict[str, Any]) -> None:
    """Do something at the first seat, as another client would."""
    key = {"Authorization": f"Bearer {made['seats'][0]['token']}", "Content-Type": "application/json"}
    path = f"{address}/api/tables/{made['table']}/acts"
    urllib.request.urlopen(urllib.request.Request(path, json.dumps(body).encode(), key)).close()


def share_key(address: str, made: dict[str, Any]) -> str:
    """What opens a finished game for anybody, as the table tells it."""
    key = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    with urllib.request.urlopen(
        urllib.request.Request(f"{address}/api/tables/{made['table']}/status", None, key)
    ) as answer:
        return str(json.load(answer)["share"])


def settled(page: Page) -> str:
    """Wait until the player is asked or the game is over; say which."""
    page.wait_for_selector(f"{ASKED}, {OVER}", timeout=WAIT)
    return "over" if page.query_selector(OVER) else "asked"


def question(page: Page) -> str:
    return page.inner_text(f"{ASKED} h2")


PICKED = ".line[data-picked]"
FIRST = ".answers > .button[data-option], .choices li .button"


def picked(page: Page) -> None:
    """What was picked can do several things: the first of them."""
    if page.query_selector(PICKED):
        page.locator(FIRST).locator("visible=true").first.click()


def click(page: Page, random: Random, eager: float) -> None:
    """Answer a prompt by mouse: often with what is lit on the table, else with a button."""
    if random.random() < eager:
        for lit in LIT:
            if page.query_selector(lit):
                page.locator(lit).first.click()
                picked(page)
                return
    buttons = (
        ".answers .action.lit, .answers .main:enabled, .answers > .button.lit, .choices li .button, .answers .pass"
    )
    page.locator(f"{buttons}, {', '.join(LIT)}").locator("visible=true").first.click()
    picked(page)


def press(page: Page, random: Random) -> None:
    """Answer a prompt by keyboard alone."""
    chip = page.query_selector(".answers .button:not([disabled]) kbd:text('Space')")
    page.keyboard.press("Space" if chip and random.random() < 0.7 else "1")
    if page.query_selector(PICKED):
        page.keyboard.press("1")


def press_what_is_lit(page: Page, random: Random, eager: float, wanted: str = "") -> None:
    """Answer a prompt by keyboard alone: an action that is wanted, else often what is lit, reached as by Tab."""
    action = page.locator(".answers .action.lit", has_text=wanted) if wanted else None
    if action is not None and action.count():
        action.first.focus()
        page.keyboard.press("Enter")
        if page.query_selector(PICKED):
            page.keyboard.press("1")
        return
    lit = page.locator(", ".join(LIT))
    if lit.count() and (random.random() < eager or not page.query_selector(".answers .button:not([aria-disabled])")):
        lit.nth(random.randrange(lit.count())).focus()
        page.keyboard.press("Enter")
        if page.query_selector(PICKED):
            page.keyboard.press("1")
        elif page.query_selector(".slot.taken"):
            page.keyboard.press("Space")
    else:
        press(page, random)


def play(page: Page, by_mouse: bool, random: Random, at_most: int = 400, eager: float = 0.25) -> int:
    """Play until the game is over, or for so many choices; gives how many were made."""
    for made in range(at_most):
        if settled(page) == "over":
            return made
        if by_mouse:
            click(page, random, eager)
        else:
            press(page, random)
        page.wait_for_timeout(40)
    return at_most


def tap(page: Page, what: str, count: int) -> None:
    """Tap so many times on the first thing that fits, as one does on a phone; nothing may stick out at the side."""
    for _ in range(count):
        if settled(page) == "over":
            return
        assert not overflows(page)
        page.locator(what).locator("visible=true").first.tap()
        if page.query_selector(PICKED):
            page.locator(FIRST).locator("visible=true").last.tap()
        page.wait_for_timeout(60)


def watch_again(page: Page) -> Locator:
    """Open the replay at its beginning; gives its slider."""
    page.get_by_role("button", name="Watch the game again").click()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    return slider


def copied(page: Page, button: str) -> str:
    """Press what copies a link to the replay; gives the link."""
    page.get_by_role("button", name=button).click()
    page.get_by_text("A link to the replay is copied.").wait_for()
    return str(page.evaluate("navigator.clipboard.readText()"))


AXE_RUN = """async () => {
  const wanted = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
  const found = await axe.run(document, { runOnly: wanted, resultTypes: ['violations'] });
  const grave = found.violations.filter((one) => ['serious', 'critical'].includes(one.impact));
  return grave.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.html.slice(0, 160)} | ${node.failureSummary.slice(0, 200)}`));
}"""


def axe(page: Page) -> list[str]:
    """What the checker finds serious on this page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return cast(list[str], page.evaluate(AXE_RUN))


def overflows(page: Page) -> bool:
    """Does anything stick out at the side? A phone shrinks such a page to fit, so its own width tells nothing."""
    return bool(page.evaluate("document.documentElement.scrollWidth > screen.width + 1"))


def until(page: Page, condition: str, seconds: float = 30) -> None:
    stop = time.monotonic() + seconds
    while time.monotonic() < stop:
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {condition}")
