"""Three servers on one database, killed in turn, the database too: no acknowledged choice is lost or made twice.

MULLIGAN_KILLS says how many are killed.
"""

import os
import threading
import time
from dataclasses import dataclass, field
from random import Random

import httpx2 as httpx
import pytest

from mulligan.server.play.table import Table
from mulligan.server.storage.store import Store
from tests.server.postgres import Postgres, postgres_server
from tests.server.tables import bearer, once, seats
from tests.serving import Server

KILLS = int(os.environ.get("MULLIGAN_KILLS", "3"))
TELL_EVERY = 20
NEW_TABLES_EVERY = 25
GAMES = [("mystic-war", 2, 1), ("unmatched", 2, 0), ("spoils", 2, 0)]


@dataclass
class Playing:
    """A table at which somebody chooses at random, at whichever server answers."""

    table: str
    tokens: list[str]
    random: Random
    acknowledged: list[int] = field(default_factory=list)
    uncertain: int = 0
    last: float = field(default_factory=time.monotonic)
    longest: float = 0.0
    over: bool = False
    stopping: bool = False

    def play(self, servers: list[Server]) -> None:
        with httpx.Client(timeout=20) as client:
            while not self.over and not self.stopping:
                try:
                    self.look_and_choose(client, self.random.choice(servers).address)
                except httpx.TransportError:
                    time.sleep(0.02)

    def look_and_choose(self, client: httpx.Client, base: str) -> None:
        for token in self.tokens:
            answer = client.get(f"{base}/api/tables/{self.table}", headers=bearer(token))
            if answer.status_code != 200:
                assert answer.status_code in (429, 503), answer.text
                time.sleep(0.05)
                return
            seen = answer.json()
            self.over = seen["status"]["over"]
            if not seen["prompt"]:
                continue
            option = self.random.choice(seen["prompt"]["options"])["id"]
            body = {"act": "choose", "ticket": seen["prompt"]["ticket"], "option": option}
            self.uncertain += 1
            answer = client.post(f"{base}/api/tables/{self.table}/acts", json=body, headers=bearer(token))
            if answer.status_code == 200:
                self.acknowledged.append(option)
                self.longest = max(self.longest, time.monotonic() - self.last)
                self.last = time.monotonic()
            if answer.status_code in (200, 409) or answer.json()["code"] == "not-written":
                self.uncertain -= 1  # it is known what became of it


def new_tables(base: str, random: Random) -> list[Playing]:
    found = []
    for game, people, bots in GAMES:
        made = httpx.post(f"{base}/api/tables", json={"game": game, "seats": seats(people, bots)}, timeout=30).json()
        tokens = [link["token"] for link in made["seats"] if link["token"]]
        found.append(Playing(made["table"], tokens, Random(random.random())))
    return found


def check(store: Store, playing: Playing) -> None:
    """What was acknowledged is there, in order, once; and what is there fits together."""
    stored = store.read_now(playing.table)
    assert stored is not None
    Table.read_back(stored)
    people = {seat for seat, one in enumerate(stored.row.seats) if not one["bot"]}
    kept = [entry.data["option"] for entry in stored.entries if entry.kind == "choice" and entry.seat in people]
    rest = iter(kept)
    assert all(option in rest for option in playing.acknowledged)
    assert len(kept) <= len(playing.acknowledged) + playing.uncertain


@once
def test_killing_servers_and_the_database_loses_and_doubles_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with postgres_server() as postgres:
        if postgres is None:
            pytest.skip("no PostgreSQL server is installed")
        run(postgres, capsys)


def run(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    random = Random(os.environ.get("MULLIGAN_KILL_SEED", "many"))
    url = postgres.new_database()
    servers = [Server(url, pace="0") for _ in range(3)]
    for server in servers:
        server.start()
    store = Store(url)
    everything: list[Playing] = []
    players: list[threading.Thread] = []
    now: list[Playing] = []
    try:
        for number in range(KILLS):
            if number % NEW_TABLES_EVERY == 0:
                leave(now, players)
                now = new_tables(servers[0].address, random)
                everything += now
                players = [threading.Thread(target=one.play, args=(servers,)) for one in now]
                for player in players:
                    player.start()
            wait_for_choices(now)
            time.sleep(random.uniform(0, 0.3))
            if number % 10 == 9:
                postgres.stop()
                postgres.start()
            else:
                unlucky = servers[number % 3]
                unlucky.kill()
                wait_for_choices(now)  # at the others
                unlucky.start()
            if (number + 1) % TELL_EVERY == 0:
                with capsys.disabled():
                    choices = sum(len(one.acknowledged) for one in everything)
                    longest = max(one.longest for one in everything)
                    print(f"\n{number + 1} of {KILLS} kills: {choices} choices, longest wait {longest:.1f} s", end="")
        leave(now, players)
        for playing in everything:
            check(store, playing)
        assert sum(len(one.acknowledged) for one in everything) >= KILLS
    finally:
        leave(now, players)
        for server in servers:
            server.kill()
        store.engine.dispose()


def wait_for_choices(now: list[Playing]) -> None:
    """Every table goes on: one more choice is acknowledged at each, or its game is over."""
    before = [len(one.acknowledged) for one in now]
    until = time.monotonic() + 120
    while any(not one.over and len(one.acknowledged) == was for one, was in zip(now, before, strict=True)):
        assert time.monotonic() < until, "a table does not go on"
        time.sleep(0.01)


def leave(now: list[Playing], players: list[threading.Thread]) -> None:
    for one in now:
        one.stopping = True
    for player in players:
        player.join(60)
