"""Takes the pictures in docs/images, in a real Chromium: lobby, tables and replay, wide and phone, light and dark.

.venv/bin/python docs/screenshots.py            (after `make build`; needs Chromium)
.venv/bin/python docs/screenshots.py spoils     (only the pictures in docs/images/spoils)
"""

import asyncio
import base64
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from mulligan.agents import agent
from mulligan.games import game
from mulligan.games.mystic_war.options import ABOUT_WINDOW
from mulligan.games.mystic_war.table import Table as MysticWarTable
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.options import ABOUT_BLOCKERS, ABOUT_RESPONSE, ABOUT_TURN
from mulligan.games.spoils.parts import Play
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.options import ABOUT_MOVE_WHERE
from mulligan.games.unmatched.table import IN_COMBAT, TURN_NUMBER
from mulligan.kernel.journal import Journal
from mulligan.kernel.state import State
from mulligan.kernel.view import View
from mulligan.server.play.fairness import fresh_salt, fresh_token, token_hash
from mulligan.server.play.hall import set_up
from mulligan.server.storage.store import Entry, Store, TableRow

IMAGES = Path(__file__).parent / "images"
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
THEMES = ("light", "dark")
NAMES = ["Rowan", "Alder", "Briar", "Cypress", "Damson", "Elder", "Fern", "Gorse"]
QUALITY = 0.82
SEEDS = "abcdefghijklmnopqrstuvwxyz"
AS_WEBP = """async ([picture, quality]) => {
  const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(bytes);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality});
  return [...new Uint8Array(await blob.arrayBuffer())];
}"""


# ---- moments worth a picture ----------------------------------------------------------------------------------------


def a_pile(state: MysticWarTable) -> bool:
    """A card has been answered, and there is more to say."""
    asked = state.decision
    return asked is not None and asked.subject == ABOUT_WINDOW and len(state.plays) > 1


def moves_far(state: UnmatchedState) -> bool:
    """Somebody in the middle of a game chooses where to go."""
    asked = state.decision
    many = asked is not None and len(asked.options) > 7
    return asked is not None and asked.subject == ABOUT_MOVE_WHERE and state.turn[TURN_NUMBER] > 6 and many


def in_the_heat(state: UnmatchedState) -> bool:
    """The cards are turned over, and one of them asks its player something."""
    return state.combat[IN_COMBAT] == 2 and state.turn[TURN_NUMBER] > 4


def ended(state: State) -> bool:
    return state.over


def asked_about(subject: int, turn: int) -> Callable[[SpoilsState], bool]:
    """Somebody is asked this, in that turn or a later one."""

    def holds(state: SpoilsState) -> bool:
        return state.decision is not None and state.decision.subject == subject and state.turn_number >= turn

    return holds


def answers_an_answer(state: SpoilsState) -> bool:
    """Somebody may respond to a response."""
    played = sum(isinstance(frame, Play) for frame in state.stack)
    return played > 1 and asked_about(ABOUT_RESPONSE, 9)(state)


@dataclass
class Moment:
    """A picture: its folder and name, the game, and when to take it; `back`: a replay, so far before the end."""

    name: str
    game: str
    seed: str
    when: Callable[[Any], bool]
    seats: int
    setup: dict[str, Any] = field(default_factory=dict)
    back: int = 0
    token: str = field(default_factory=fresh_token)
    path: str = ""


WIDOW, PANTHER, SOLDIER = "Black Widow", "Black Panther", "Winter Soldier"
TWO = ["low-tide", "old-mothers-money"]
FOUR = [*TWO, "mainspring", "ember-and-ridge"]
MOMENTS = [
    Moment("mystic-war/pile", "mystic-war", "e", a_pile, 4),
    Moment("mystic-war/eight", "mystic-war", "b", a_pile, 8),
    Moment("mystic-war/over", "mystic-war", "d", ended, 4),
    Moment("unmatched/move", "unmatched", "a", moves_far, 2, {"heroes": [WIDOW, PANTHER], "board": "Helicarrier"}),
    Moment("unmatched/combat", "unmatched", "k", in_the_heat, 2, {"heroes": [PANTHER, SOLDIER], "board": "Sarpedon"}),
    Moment("unmatched/over", "unmatched", "b", ended, 2, {"heroes": [WIDOW, SOLDIER], "board": "Soho"}),
    Moment("spoils/answers", "spoils", "h", answers_an_answer, 2, {"decks": TWO}),
    Moment("spoils/battle", "spoils", "f", asked_about(ABOUT_BLOCKERS, 14), 2, {"decks": TWO}),
    Moment("spoils/four", "spoils", "a", asked_about(ABOUT_TURN, 13), 4, {"decks": FOUR}),
    Moment("replay/mystic-war", "mystic-war", "d", ended, 4, back=20),
    Moment("replay/unmatched", "unmatched", "b", ended, 2, {"heroes": [WIDOW, SOLDIER], "board": "Soho"}, back=12),
    Moment("replay/spoils", "spoils", "b", ended, 2, {"decks": ["brass-hounds", "ember-and-ridge"]}, back=15),
]


def main() -> None:
    wanted = set(sys.argv[1:])
    moments = [moment for moment in MOMENTS if not wanted or moment.name.split("/")[0] in wanted]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite3"
        for moment in moments:
            asyncio.run(lay(moment, database))
        with running(database) as address, sync_playwright() as playwright:
            chromium = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for size in SIZES:
                for theme in THEMES:
                    if not wanted or "lobby" in wanted:
                        lobby(browser, address, size, theme)
                    if not wanted or "school" in wanted:
                        school(browser, address, size, theme)
                    for moment in moments:
                        look(browser, address, moment, size, theme)
            browser.close()


# ---- the tables -----------------------------------------------------------------------------------------------------


async def lay(moment: Moment, database: str) -> None:
    """Play seeded games among bots to the moment, and lay the table as if a person had played the first seat."""
    names = NAMES[: moment.seats]
    setup = set_up(moment.game, names, moment.setup)
    for seed in (moment.seed, *SEEDS):  # a change of the rules may take the moment out of a game
        entries = played(moment, setup, seed)
        if entries is not None:
            break
    else:
        raise SystemExit(f"{moment.name}: no game has such a moment")
    ident = token_hash(moment.name)[:16]
    seats = [{"name": name, "bot": number > 0, "free": False} for number, name in enumerate(names)]
    row = TableRow(ident, moment.game, setup, seats, seed, fresh_salt(), False, False, time.time())
    store = Store(database)
    store.open()
    await store.make(row, {token_hash(moment.token): 0}, entries)
    store.close()
    at = f"?at={len(entries) - moment.back}" if moment.back else ""
    moment.path = f"/table/{ident}{at}#{moment.token}"


def played(moment: Moment, setup: dict[str, Any], seed: str) -> list[Entry] | None:
    """What bots do until the moment; None where it does not come."""
    journal = Journal(game(moment.game, **setup), seed)
    bot = agent("heuristic", seed)
    entries: list[Entry] = []
    while (decision := journal.state.decision) is not None:
        if decision.seat == 0 and moment.when(journal.state):
            break
        option = bot.choose(View(journal.state, decision.seat), decision)
        entries.append(Entry(len(entries), "choice", decision.seat, {"option": option}, time.time()))
        journal.apply(option)
    return entries if moment.when(journal.state) else None


# ---- the pictures ---------------------------------------------------------------------------------------------------


def lobby(browser: Browser, address: str, size: str, theme: str) -> None:
    with page(browser, size, theme) as shown:
        shown.goto(address)
        shown.wait_for_selector(".game")
        keep(browser, shown, f"lobby/lobby-{size}-{theme}")
        shown.locator(".unmatched").get_by_role("button", name="Set up a table").click()
        shown.wait_for_selector("form .seats")
        keep(browser, shown, f"lobby/set-up-{size}-{theme}")
        shown.goto(address)
        shown.locator(".spoils").get_by_role("button", name="Play with friends").click()
        shown.get_by_role("button", name="Seat a bot").click()
        shown.wait_for_timeout(900)
        keep(browser, shown, f"lobby/room-{size}-{theme}")


def school(browser: Browser, address: str, size: str, theme: str) -> None:
    """The lessons, one of them at the point where something is to be done, and the rules."""
    with page(browser, size, theme) as shown:
        shown.goto(f"{address}/learn")
        shown.wait_for_selector("ol .button")
        keep(browser, shown, f"school/learn-{size}-{theme}")
        shown.goto(f"{address}/learn/mystic-war/3-window")
        shown.locator(".coach .button.main").click()
        shown.wait_for_selector(".prompt.mine")
        keep(browser, shown, f"school/lesson-{size}-{theme}")
        shown.goto(f"{address}/rules/unmatched/attack-5")
        shown.wait_for_selector(".first li")
        keep(browser, shown, f"school/rules-{size}-{theme}")


def look(browser: Browser, address: str, moment: Moment, size: str, theme: str) -> None:
    with page(browser, size, theme) as shown:
        shown.goto(address + moment.path)
        shown.wait_for_selector(".replay" if moment.back else ".prompt.mine, .ending figure")
        shown.wait_for_timeout(900)
        if moment.when is moves_far:
            shown.locator(".field button.lit").last.focus()
            shown.wait_for_timeout(200)
        keep(browser, shown, f"{moment.name}-{size}-{theme}")


def keep(browser: Browser, shown: Page, name: str) -> None:
    """As WebP, which the browser itself can write; in a page of its own, where no content policy forbids it."""
    shown.wait_for_timeout(300)
    picture = base64.b64encode(shown.screenshot()).decode()
    with page(browser, "wide", "light") as press:
        small = bytes(press.evaluate(AS_WEBP, [picture, QUALITY]))
    place = IMAGES / f"{name}.webp"
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(small)
    print(f"Took {name} ({len(small) // 1024} KiB)")


@contextmanager
def page(browser: Browser, size: str, theme: str) -> Iterator[Page]:
    context = browser.new_context(
        **SIZES[size], color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


@contextmanager
def running(database: str) -> Iterator[str]:
    """`mulligan serve` with these tables."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "mulligan", "serve", "--port", str(port), "--pace", "0", "--database", database]
    server = subprocess.Popen(command)
    try:
        while not answers(address):
            time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait()


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}/api/games").close()
    except urllib.error.URLError:
        return False
    return True


if __name__ == "__main__":
    main()
