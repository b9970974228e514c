"""Servers that share a database are killed in turn, the database too, while games go on at all of them.

Kills come in rounds. A round has its own tables and moments, from a seed and the round's number, and at its end what
was acknowledged in it is held against the journals: so a long run can be taken up at any round.
"""

import multiprocessing
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

import httpx2 as httpx

from mulligan.server.play.table import Table
from mulligan.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.tables import bearer, seats
from tests.serving import free_port

KILLS_A_ROUND = 25
DATABASE_EVERY = 10  # every tenth kill is the database's
SERVERS = 3
GAMES = [("mystic-war", 2, 1), ("unmatched", 2, 0), ("spoils", 2, 0)]  # people, bots
THINKING = 0.05  # seconds between two choices: who clicks without end takes the processor from who is to go on
GOES_ON_WITHIN = 5.0  # seconds, where the machine has nothing else to do
NEVER = 120.0  # seconds after which a table is held to be dead, however busy the machine
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload([__name__, "mulligan.server.app", "alembic.command", "psycopg"])


@dataclass
class Outcome:
    kills: int = 0
    tables: int = 0
    choices: int = 0
    uncertain: int = 0
    waits: list[tuple[float, str]] = field(default_factory=list)  # of each table after each kill, in seconds

    def add(self, other: "Outcome") -> None:
        self.kills += other.kills
        self.tables += other.tables
        self.choices += other.choices
        self.uncertain += other.uncertain
        self.waits += other.waits

    def __str__(self) -> str:
        ordered = sorted(wait for wait, _ in self.waits)
        soon = sum(wait <= GOES_ON_WITHIN for wait in ordered) / len(ordered)
        return (
            f"{self.kills} kills, {self.tables} tables, {self.choices} choices acknowledged and kept once "
            f"({self.uncertain} of which nobody was told); tables went on after {ordered[len(ordered) // 2]:.2f} s "
            f"(median), {ordered[int(len(ordered) * 0.99)]:.2f} s (99 %), {ordered[-1]:.2f} s (longest, "
            f"{max(self.waits)[1]}); {soon:.1%} within {GOES_ON_WITHIN:.0f} s"
        )


# ---- what is killed ------------------------------------------------------------------------------------------------


def serve(port: int, database: str) -> None:
    """`mulligan serve`, in a process that was given the modules: to read them takes longer than all the rest."""
    from mulligan.cli import main

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    main(["serve", "--port", str(port), "--pace", "0", "--database", database])


@dataclass
class Mortal:
    """A server that is killed, and started again at its port."""

    database: str
    port: int = field(default_factory=free_port)
    process: BaseProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = PROCESSES.Process(target=serve, args=(self.port, self.database))
        self.process.start()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None

    def answers(self) -> bool:
        """One that met no database when it started has ended with a word about it, and is started again."""
        if self.process is None or not self.process.is_alive():
            self.start()
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/api/health", timeout=5).status_code == 200
        return False


def kill_database(postgres: Postgres) -> None:
    """Its first process; it comes up again from what is on disk, once the others have noticed."""
    first = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    os.kill(first, signal.SIGKILL)

    def started() -> bool:
        with suppress(subprocess.CalledProcessError):
            postgres.start()
            return True
        return False

    wait_for(started, "the database does not start")


def wait_for(come: Callable[[], bool], otherwise: str) -> None:
    until = time.monotonic() + NEVER
    while not come():
        assert time.monotonic() < until, otherwise
        time.sleep(0.01)


# ---- who plays meanwhile -------------------------------------------------------------------------------------------


@dataclass
class Played:
    """A table at which somebody chose at random, at whichever server answered."""

    table: str
    tokens: list[str]
    acknowledged: list[int] = field(default_factory=list)
    uncertain: int = 0


class Player(threading.Thread):
    """Plays one game after another for everybody at a table. What goes wrong is kept for whoever asks."""

    def __init__(self, game: str, people: int, bots: int, servers: list[Mortal], random: Random) -> None:
        super().__init__(name=game)
        self.plan = {"game": game, "seats": seats(people, bots)}
        self.servers = servers
        self.random = random
        self.played: list[Played] = []
        self.progress = 0
        self.wrong: Exception | None = None
        self.leaving = threading.Event()

    def run(self) -> None:
        try:
            with httpx.Client(timeout=20) as client:
                over = True
                while not self.leaving.is_set():
                    with suppress(httpx.TransportError):
                        base = self.random.choice(self.servers).address
                        over = self.sit_down(client, base) if over else self.look_and_choose(client, base)
                    self.leaving.wait(THINKING)
        except Exception as error:
            self.wrong = error

    def sit_down(self, client: httpx.Client, base: str) -> bool:
        answer = client.post(f"{base}/api/tables", json=self.plan)
        if answer.status_code != 201:
            assert answer.status_code in (429, 503), answer.text
            return True
        made = answer.json()
        self.played.append(Played(made["table"], [link["token"] for link in made["seats"] if link["token"]]))
        self.progress += 1
        return False

    def look_and_choose(self, client: httpx.Client, base: str) -> bool:
        """Says whether the game is over."""
        played = self.played[-1]
        for token in played.tokens:
            answer = client.get(f"{base}/api/tables/{played.table}", headers=bearer(token))
            if answer.status_code != 200:
                assert answer.status_code in (429, 503), answer.text
                return False
            seen = answer.json()
            if seen["status"]["over"]:
                return True
            if seen["prompt"]:
                self.choose(client, f"{base}/api/tables/{played.table}/acts", token, seen["prompt"])
                return False
        return False

    def choose(self, client: httpx.Client, address: str, token: str, prompt: dict[str, Any]) -> None:
        played = self.played[-1]
        option = self.random.choice(prompt["options"])["id"]
        body = {"act": "choose", "ticket": prompt["ticket"], "option": option}
        played.uncertain += 1
        try:
            answer = client.post(address, json=body, headers=bearer(token))
        except httpx.ConnectError:
            played.uncertain -= 1
            raise
        if answer.status_code == 200:
            played.acknowledged.append(option)
            self.progress += 1
        assert answer.status_code in (200, 409, 429, 503), answer.text
        if answer.status_code != 503 or answer.json()["code"] == "not-written":
            played.uncertain -= 1  # it is known what became of it


def check(store: Store, played: Played) -> None:
    """What was acknowledged is there, in order, once; and what is there fits together."""
    stored = store.read_now(played.table)
    assert stored is not None, f"table {played.table} is gone"
    Table.read_back(stored)
    people = {seat for seat, one in enumerate(stored.row.seats) if not one["bot"]}
    kept = [entry.data["option"] for entry in stored.entries if entry.kind == "choice" and entry.seat in people]
    rest = iter(kept)
    assert all(option in rest for option in played.acknowledged), f"table {played.table} has lost a choice"
    assert len(kept) <= len(played.acknowledged) + played.uncertain, f"table {played.table} has a choice twice"


# ---- the killing ---------------------------------------------------------------------------------------------------


class House:
    """Servers on one database, until the end of the run."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        url = postgres.new_database()
        self.store = Store(url)
        self.servers = [Mortal(url) for _ in range(SERVERS)]

    def __enter__(self) -> "House":
        self.servers[0].start()  # it makes the database's tables
        wait_for(self.servers[0].answers, "no server starts")
        for server in self.servers[1:]:
            server.start()
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.kill()
        self.store.engine.dispose()

    def round(self, seed: str, kills: int) -> Outcome:
        random = Random(seed)
        players = [Player(*game, self.servers, Random(random.random())) for game in GAMES]
        for player in players:
            player.start()
        outcome = Outcome()
        try:
            self.go_on(players, "nothing")
            for number in range(1, kills + 1):
                time.sleep(random.uniform(0, 0.3))
                if number % DATABASE_EVERY == 0:
                    kill_database(self.postgres)
                    outcome.waits += self.go_on(players, "the database")
                else:
                    outcome.waits += self.lose_one(random, players)
                outcome.kills += 1
        finally:
            for player in players:
                player.leaving.set()
            for player in players:
                player.join(60)
        for played in [played for player in players for played in player.played]:
            check(self.store, played)
            outcome.tables += 1
            outcome.choices += len(played.acknowledged)
            outcome.uncertain += played.uncertain
        return outcome

    def lose_one(self, random: Random, players: list[Player]) -> list[tuple[float, str]]:
        """One of those that are up; another is up too. It is started again while the others go on."""
        wait_for(lambda: sum(server.answers() for server in self.servers) >= 2, "servers do not come back")
        unlucky = random.choice([server for server in self.servers if server.answers()])
        unlucky.kill()
        waits = self.go_on(players, "a server")
        unlucky.start()
        return waits

    def go_on(self, players: list[Player], killed: str) -> list[tuple[float, str]]:
        """Seconds until each table went on: until one more choice was acknowledged there."""
        began = time.monotonic()
        before = [player.progress for player in players]
        waits: dict[int, float] = {}
        while len(waits) < len(players):
            for number, player in enumerate(players):
                if player.wrong is not None:
                    raise player.wrong
                if player.progress > before[number]:
                    waits.setdefault(number, time.monotonic() - began)
            assert time.monotonic() - began < NEVER, "a table does not go on"
            time.sleep(0.005)
        return [(wait, f"{players[number].name} after {killed}") for number, wait in waits.items()]
