"""Takes the pictures of the lobby and of the tables of Unmatched and The Spoils in docs/images, in a real Chromium.

.venv/bin/python docs/screenshots.py            (after `make build`; needs Chromium)
.venv/bin/python docs/screenshots.py spoils     (the lobby and one game)
"""

import json
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
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.options import ABOUT_BLOCKERS, ABOUT_RESPONSE, ABOUT_TURN
from mulligan.games.spoils.procedures import PLAYING
from mulligan.games.spoils.table import TURN_NUMBER as SPOILS_TURN
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.options import ABOUT_DEFENSE_CARD, ABOUT_MOVE_WHERE
from mulligan.games.unmatched.table import IN_COMBAT, TURN_NUMBER
from mulligan.kernel.journal import Journal
from mulligan.kernel.state import PROCEDURE, State
from mulligan.kernel.view import View

IMAGES = Path(__file__).parent / "images"
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
NAMES = ["Rowan", "Alder", "Briar", "Cypress"]
ACT_SECONDS = 0.11  # the server takes ten acts a second


def moves_far(state: UnmatchedState) -> bool:
    """Somebody in the middle of a game chooses where to go."""
    asked = state.decision
    many = asked is not None and len(asked.options) > 7
    return asked is not None and asked.subject == ABOUT_MOVE_WHERE and state.turn[TURN_NUMBER] > 6 and many


def defends(state: UnmatchedState) -> bool:
    return state.decision is not None and state.decision.subject == ABOUT_DEFENSE_CARD and state.turn[TURN_NUMBER] > 3


def in_the_heat(state: UnmatchedState) -> bool:
    """The cards are turned over, and one of them asks its player something."""
    return state.combat[IN_COMBAT] == 2 and state.turn[TURN_NUMBER] > 4


def ended(state: State) -> bool:
    return state.over


def asked_about(subject: int, turn: int) -> Callable[[SpoilsState], bool]:
    """Somebody is asked this, in that turn or a later one."""

    def holds(state: SpoilsState) -> bool:
        return state.decision is not None and state.decision.subject == subject and state.clock[SPOILS_TURN] >= turn

    return holds


def answers_an_answer(state: SpoilsState) -> bool:
    """Somebody may respond to a response."""
    played = sum(frame[PROCEDURE] == PLAYING for frame in state.frames)
    return played > 1 and asked_about(ABOUT_RESPONSE, 9)(state)


@dataclass
class Moment:
    """A picture: its file's name, the game, and when to take it."""

    name: str
    size: str
    theme: str
    seed: str
    when: Callable[[Any], bool]
    setup: dict[str, Any] = field(default_factory=dict)
    game: str = "unmatched"


WIDOW, PANTHER, SOLDIER = "Black Widow", "Black Panther", "Winter Soldier"
MOMENTS = [
    Moment("unmatched", "wide", "light", "a", moves_far, {"heroes": [WIDOW, PANTHER]}),
    Moment("unmatched", "wide", "dark", "k", in_the_heat, {"heroes": [PANTHER, SOLDIER], "board": "Sarpedon"}),
    Moment("unmatched", "phone", "light", "a", defends, {"heroes": [WIDOW, SOLDIER]}),
    Moment("unmatched", "phone", "dark", "d", moves_far, {"heroes": [PANTHER, SOLDIER], "board": "Yukon"}),
    Moment("unmatched-over", "wide", "light", "b", ended, {"heroes": [WIDOW, SOLDIER], "board": "Soho"}),
    *(
        Moment("spoils", size, theme, seed, when, {"decks": decks}, "spoils")
        for size, theme, seed, when, decks in [
            ("wide", "dark", "a", answers_an_answer, ["low-tide", "old-mothers-money"]),
            ("wide", "light", "b", asked_about(ABOUT_BLOCKERS, 10), ["brass-hounds", "ember-and-ridge"]),
            ("phone", "light", "b", asked_about(ABOUT_TURN, 9), ["brass-hounds", "ember-and-ridge"]),
            ("phone", "dark", "f", asked_about(ABOUT_BLOCKERS, 18), ["low-tide", "old-mothers-money"]),
        ]
    ),
    Moment(
        "spoils-four", "wide", "dark", "a", asked_about(ABOUT_TURN, 13),
        {"decks": ["low-tide", "old-mothers-money", "mainspring", "ember-and-ridge"]}, "spoils",
    ),
]  # fmt: skip


def main() -> None:
    with running() as address, sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            for theme in ("light", "dark"):
                with page(browser, size, theme) as shown:
                    shown.goto(address)
                    shown.wait_for_selector(".game")
                    keep(shown, f"lobby-{size}-{theme}")
        with page(browser, "wide", "light") as shown:
            shown.goto(address)
            shown.locator(".unmatched").get_by_role("button", name="Set up a table").click()
            shown.set_viewport_size({"width": 1440, "height": 1240})
            keep(shown, "lobby-set-up-wide-light")
        for moment in MOMENTS:
            if moment.game in sys.argv[1:] or len(sys.argv) == 1:
                take(browser, address, moment)
        browser.close()


def take(browser: Browser, address: str, moment: Moment) -> None:
    """Play a seeded game to the moment, for all seats, and look at it from the first one."""
    usual = {"heroes": ["Black Widow", "Winter Soldier"], "board": "Helicarrier"} if moment.game == "unmatched" else {}
    setup = {**usual, **moment.setup}
    seats = len(setup.get("decks", setup.get("heroes", [])))
    plan = [{"kind": "me" if seat == 0 else "person", "name": name} for seat, name in enumerate(NAMES[:seats])]
    made = ask(address, "/api/tables", {"game": moment.game, "seats": plan, "setup": setup, "seed": moment.seed})
    tokens = [seat["token"] for seat in made["seats"]]
    journal = Journal(game(moment.game, **setup), moment.seed)
    bot = agent("heuristic", moment.seed)
    with page(browser, moment.size, moment.theme) as shown, page(browser, "wide", "light") as other:
        for number, one in enumerate((shown, other)):
            one.goto(f"{address}/table/{made['table']}#{tokens[number]}")
            one.wait_for_selector(".prompt")
        while (decision := journal.state.decision) is not None:
            if decision.seat == 0 and moment.when(journal.state):
                break
            prompt = wait_for_prompt(address, made["table"], tokens[decision.seat])
            option = bot.choose(View(journal.state, decision.seat), decision)
            act = {"act": "choose", "ticket": prompt["ticket"], "option": option}
            ask(address, f"/api/tables/{made['table']}/acts", act, tokens[decision.seat])
            journal.apply(option)
            time.sleep(ACT_SECONDS)
        shown.wait_for_selector(".prompt.mine, .prompt .result")
        shown.wait_for_timeout(900)
        if moment.when is moves_far:
            shown.locator(".field button.lit").last.focus()
            shown.wait_for_timeout(200)
            shown.evaluate("document.querySelector('.hint')?.remove()")
        if moment.game == "unmatched":
            shown.evaluate("scrollTo(0, 0)")
        keep(shown, f"{moment.name}-{moment.size}-{moment.theme}")


def wait_for_prompt(address: str, table: str, token: str) -> dict[str, Any]:
    while True:
        prompt: dict[str, Any] | None = ask(address, f"/api/tables/{table}", None, token)["prompt"]
        if prompt:
            return prompt
        time.sleep(0.05)


def keep(shown: Page, name: str) -> None:
    shown.wait_for_timeout(300)
    shown.screenshot(path=IMAGES / f"{name}.png")
    print(f"Took {name}")


@contextmanager
def page(browser: Browser, size: str, theme: str) -> Iterator[Page]:
    context = browser.new_context(
        **SIZES[size], color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def ask(address: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as answer:
        return json.load(answer)


@contextmanager
def running() -> Iterator[str]:
    """`mulligan serve` with tables of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mulligan", "serve", "--port", str(port), "--pace", "0"]
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.sqlite3"])
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
