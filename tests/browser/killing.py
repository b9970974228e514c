"""Server processes behind one address are killed in turn, the database too, while people play in real browsers.

What a page has sent and what it was answered is read off its socket, and held against the journals at the end.
"""

import json
import os
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from mulligan.server.play.table import Table
from mulligan.server.storage.store import Store
from tests.browser.pages import ASKED, OVER, link, make, press, settings
from tests.server.many.killing import NEVER, Outcome, kill_database
from tests.server.postgres import Postgres
from tests.serving import Server

GAMES = [("mystic-war", 2), ("unmatched", 1), ("spoils", 1)]  # and so many bots
WORKERS = 3


@dataclass
class Sitting:
    """One person at one table, in a browser of their own."""

    game: str
    page: Page
    made: dict[str, Any]
    random: Random
    lines: int = 0  # how often the page has called the server
    sent: int = 0
    acknowledged: int = 0
    waiting: set[int] = field(default_factory=set)

    def listen(self) -> None:
        self.page.on("websocket", self.called)

    def called(self, socket: WebSocket) -> None:
        self.lines += 1
        self.waiting.clear()  # whoever is cut off is told nothing more of what was under way
        socket.on("framesent", self.said)
        socket.on("framereceived", self.heard)

    def said(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("do", {}).get("act") == "choose":
            self.sent += 1
            self.waiting.add(told["id"])

    def heard(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in ("done", "refused") and told["id"] in self.waiting:
            self.waiting.discard(told["id"])
            if told["type"] == "done":
                self.acknowledged += 1
            elif told["code"] != "not-certain":
                self.sent -= 1  # it is known not to have happened

    @property
    def over(self) -> bool:
        return self.page.query_selector(OVER) is not None

    def try_something(self) -> None:
        if self.page.query_selector(ASKED):
            press(self.page, self.random)
        self.page.wait_for_timeout(40)


class Evening:
    """Three games in three browsers, at a house of several processes."""

    def __init__(self, browser: Browser, postgres: Postgres, seed: str) -> None:
        self.browser = browser
        self.postgres = postgres
        self.random = Random(seed)
        self.store = Store(postgres.new_database())
        self.server = Server(self.store.url, "0", ["--workers", str(WORKERS)])
        self.sittings: list[Sitting] = []
        self.left: list[Sitting] = []

    def __enter__(self) -> "Evening":
        try:
            self.server.start()
            self.sittings += [self.sit_down(game, bots) for game, bots in GAMES]
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.server.stop()
        self.store.engine.dispose()
        for sitting in self.sittings:
            sitting.page.context.close()

    def sit_down(self, game: str, bots: int) -> Sitting:
        context = self.browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        context.add_init_script(settings())
        made = make(self.server.address, 1, bots, str(self.random.random()), game)
        sitting = Sitting(game, context.new_page(), made, Random(self.random.random()))
        sitting.listen()
        sitting.page.goto(link(self.server.address, made, 0))
        return sitting

    def workers(self) -> list[int]:
        """The processes that serve, the oldest first."""
        assert self.server.process is not None
        parent = self.server.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [int(child) for child in children]

    def lose(self, worker: int) -> list[tuple[float, str]]:
        os.kill(worker, signal.SIGKILL)
        return self.go_on("a server")

    def lose_database(self) -> list[tuple[float, str]]:
        kill_database(self.postgres)
        return self.go_on("the database")

    def go_on(self, killed: str) -> list[tuple[float, str]]:
        """Seconds until each page has had one more choice acknowledged."""
        began = time.monotonic()
        before = [sitting.acknowledged for sitting in self.sittings]
        waits: dict[int, float] = {}
        while len(waits) < len(self.sittings):
            for number, sitting in enumerate(self.sittings):
                if number in waits:
                    continue
                if sitting.over:
                    sitting = self.sittings[number] = self.next_game(number)
                    before[number] = 0
                sitting.try_something()
                if sitting.acknowledged > before[number]:
                    waits[number] = time.monotonic() - began
            assert time.monotonic() - began < NEVER, f"a page does not go on after {killed}"
        return [(wait, f"{self.sittings[number].game} in a browser after {killed}") for number, wait in waits.items()]

    def next_game(self, number: int) -> Sitting:
        self.left.append(self.sittings[number])
        self.left[-1].page.context.close()
        return self.sit_down(*GAMES[number])

    def check(self) -> Outcome:
        """What pages were told is kept, and nothing that they did not say; and they know that they are heard."""
        for sitting in self.sittings:
            assert sitting.page.query_selector(".lost") is None, sitting
        outcome = Outcome()
        for sitting in [*self.left, *self.sittings]:
            stored = self.store.read_now(sitting.made["table"])
            assert stored is not None
            Table.read_back(stored)
            kept = sum(entry.kind == "choice" and entry.seat == 0 for entry in stored.entries)
            assert sitting.acknowledged <= kept <= sitting.sent, sitting
            outcome.tables += 1
            outcome.choices += sitting.acknowledged
            outcome.uncertain += sitting.sent - sitting.acknowledged
        return outcome
