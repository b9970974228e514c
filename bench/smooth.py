"""How soon a page is first painted, how much of it is sent, and how long one task holds it while cards fly.

First paint is what the browser says of a page that it has never loaded; the rest is its own trace of some games.

A real Chromium plays at a server of its own, at the pace and with the motion that a new player has. Of every task of
the page's main thread that runs one of our scripts, or lays out and paints what they changed, the processor time
counts: on a busy machine the time on the clock says more about the others. Needs what the browser tests need.
"""

import argparse
import gzip
import json
import re
import shutil
import statistics
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.pages import link, make, settings
from tests.serving import Server

GAMES: dict[str, dict[str, Any]] = {
    "spoils": {"decks": ["brass-hounds", "ember-and-ridge"]},
    "unmatched": {"heroes": ["Winter Soldier", "Black Widow"], "board": "Sarpedon"},
    "mystic-war": {},
}
MOST = 50.0  # milliseconds
FIRST_PAINT = 1000.0  # milliseconds
SENT = 250_000  # bytes, compressed, without pictures
OPENINGS = 5
PAINTERS = re.compile(
    r"/assets/(motifs|seed|themes|terrain|powers|trades|covers|spoils|unmatched|mystic-war)-[^/]*\.js"
)
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
# Where to click: what waits to be confirmed, then anything that is lit, by a number that is drawn. Gives its middle.
WHERE = """(draw) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const confirm = all('.answers .main:not([disabled])');
  const pieces = ['.slot.lit:not(.taken)', '.field button.lit', '.table :is(.target, .spot, .lit)', '.action.lit'];
  const lit = all(pieces.join());
  const rest = [...confirm, ...all('.answers > .button.lit, .choices li .button'), ...all('.answers .pass')];
  const taken = document.querySelector('.slot.taken') && confirm.length;
  const some = taken ? confirm : lit.length && draw < 0.8 ? lit : rest;
  const chosen = some[Math.floor((draw * 997) % some.length)] ?? lit[0] ?? rest[0];
  if (!chosen) return null;
  const { left, top, width, height } = chosen.getBoundingClientRect();
  return [left + width / 2, top + Math.min(height / 2, 40)];
}"""


@dataclass
class Task:
    """One thing that the page's main thread did without a break, in milliseconds."""

    start: float
    wall: float
    processor: float
    ours: bool = False
    parts: Counter[str] = field(default_factory=Counter)

    def told(self) -> str:
        parts = ", ".join(f"{name} {time:.0f}" for name, time in self.parts.most_common(5) if time >= 1)
        return f"{self.processor:5.0f} ms ({self.wall:.0f} on the clock) after {self.start / 1000:.1f} s: {parts}"


def tasks(trace: dict[str, Any], address: str) -> list[Task]:
    """The tasks of the page's main thread, longest first; each knows what it was made of."""
    events = trace["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    found: list[Task] = []
    began = min((event["ts"] for event in events if event.get("ts")), default=0)
    for thread in main:
        own = [event for event in events if (event.get("pid"), event.get("tid")) == thread and event.get("ph") == "X"]
        own.sort(key=lambda event: (event["ts"], -event.get("dur", 0)))
        found += _tasks(own, began, address)
    return sorted(found, key=lambda task: -task.processor)


def _tasks(events: list[dict[str, Any]], began: int, address: str) -> Iterator[Task]:
    """Events lie inside one another, as their times say."""
    task: Task | None = None
    ends = 0.0
    open_events: list[dict[str, Any]] = []
    for event in events:
        took = event.get("dur", 0)
        if event["ts"] >= ends:
            if event["name"] not in TASKS:
                continue
            task = Task((event["ts"] - began) / 1000, took / 1000, event.get("tdur", took) / 1000)
            ends = event["ts"] + took
            open_events = []
            yield task
            continue
        assert task is not None
        while open_events and event["ts"] >= open_events[-1]["ts"] + open_events[-1].get("dur", 0):
            open_events.pop()
        used = event.get("tdur", took) / 1000
        if open_events:
            task.parts[open_events[-1]["name"]] -= used
        if event["name"] not in TASKS:
            task.parts[event["name"]] += used
            open_events.append(event)
        task.ours |= _ours(event, address)


def _ours(event: dict[str, Any], address: str) -> bool:
    """A script of the page, or what it has to lay out and paint; not the driver's questions."""
    data = event.get("args", {}).get("data") or {}
    script = str(data.get("url", ""))
    return script.startswith(address) or event["name"] in ("Layout", "UpdateLayoutTree", "Paint", "PrePaint")


def play(page: Page, random: Random, choices: int) -> int:
    """By mouse, for so many choices or until it is over."""
    for made in range(choices):
        page.wait_for_selector(".prompt.mine h2, .ending", timeout=120_000)
        if page.query_selector(".ending"):
            return made
        where = page.evaluate(WHERE, random.random())
        if where is not None:
            page.mouse.click(*where)
        page.wait_for_timeout(150)
        if page.query_selector(".line[data-picked]"):
            page.locator(".answers > .button[data-option], .choices li .button").first.click()
            page.wait_for_timeout(100)
    return choices


def measure(browser: Browser, address: str, game: str, choices: int, size: tuple[int, int]) -> tuple[int, list[Task]]:
    """Play a game and give how many choices were made in it, and the tasks."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(settings(pace="normal"))
    page = context.new_page()
    page.goto(link(address, make(address, 1, 3 if game == "mystic-war" else 1, "smooth", game, **GAMES[game]), 0))
    page.wait_for_selector(".prompt.mine h2")
    page.wait_for_timeout(1000)  # the page has been loaded and has drawn its first pictures
    browser.start_tracing(page=page, categories=CATEGORIES)
    made = play(page, Random(game), choices)
    found = tasks(json.loads(browser.stop_tracing()), address)
    context.close()
    return made, [task for task in found if task.ours]


def first_paint(browser: Browser, address: str, path: str) -> tuple[float, int]:
    """The median of some openings, each as if for the first time, in milliseconds; and what is loaded, compressed."""
    found: list[float] = []
    loaded: list[str] = []
    for _ in range(OPENINGS):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto(f"{address}{path}", wait_until="networkidle")
        found.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
        context.close()
    own = [name for name in loaded if "/assets/" in name and not PAINTERS.search(name)]
    return statistics.median(found), sum(compressed(name) for name in own)


def compressed(address: str) -> int:
    with urllib.request.urlopen(address) as answer:
        return len(gzip.compress(answer.read()))


def paints(browser: Browser, address: str) -> int:
    """Print how soon some pages are painted; gives how many of them are too late, or too large."""
    made = make(address, 1, 1, "smooth", "unmatched", **GAMES["unmatched"])
    over = 0
    for name, path in (
        ("lobby", "/"),
        ("table", f"/table/{made['table']}#{made['seats'][0]['token']}"),
        ("learn", "/learn"),
    ):
        took, sent = first_paint(browser, address, path)
        over += took > FIRST_PAINT or sent > SENT
        print(f"{name}: first paint after {took:.0f} ms, {sent / 1000:.0f} kB compressed, without pictures")
    return over


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], default=[])
    parser.add_argument("--choices", type=int, default=40)
    parser.add_argument("--size", default="1440x900")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    server = Server(Path(tempfile.mkdtemp()) / "tables.sqlite3", "1.0")
    server.start()
    over = 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            if not chosen.games:
                over += paints(browser, server.address)
            for game in chosen.games or GAMES:
                made, found = measure(browser, server.address, game, chosen.choices, (width, height))
                long = [task for task in found if task.processor > MOST]
                over += len(long)
                print(f"{game}: {len(found)} tasks of ours in {made} choices, {len(long)} over {MOST:.0f} ms")
                for task in found[:5]:
                    print(f"  {task.told()}")
    finally:
        server.kill()
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()
