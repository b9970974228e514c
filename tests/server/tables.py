"""Tables for tests: a service in this process, people who act at it, and games played to their end."""

import json
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from mulligan.games import game as game_of
from mulligan.kernel.journal import Journal
from mulligan.server.app import application
from mulligan.server.play.fairness import commitment, fresh_salt, fresh_token, token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.settings import Settings
from mulligan.server.storage.store import Entry, TableRow

HERE = "http://127.0.0.1"
AGAIN = os.environ.get("MULLIGAN_RELOAD") == "1" or (
    "CI" in os.environ and os.environ.get("MULLIGAN_INTERPRETED") == "1"
)
once = pytest.mark.skipif(AGAIN, reason="once is enough: it is about processes, however the engine was built")
THERE = "ws://127.0.0.1"


@dataclass
class Service:
    """The service, and what it keeps."""

    client: TestClient
    hall: Hall


@contextmanager
def service(database: str, pace: float = 0.0, **limits: Any) -> Iterator[Service]:
    generous: dict[str, Any] = {"acts_at_once": 10_000, "tables_at_once": 1000, "requests_at_once": 100_000}
    app = application(Settings(database=database, pace=pace, **{**generous, **limits}))
    with TestClient(app, base_url=HERE) as client:
        yield Service(client, cast(Hall, app.state.hall))


def seats(people: int, bots: int, others: str = "me") -> list[dict[str, str]]:
    """The first person makes the table; the test holds the keys of the others too, unless they are to come."""
    plan = [{"kind": "me" if number == 0 else others, "name": f"P{number}"} for number in range(people)]
    return plan + [{"kind": "bot", "name": f"B{number}"} for number in range(bots)]


@dataclass
class TestTable:
    """A table that was made, with everybody's token (-1: the one that watches)."""

    __test__ = False
    service: Service
    ident: str
    tokens: dict[int, str]
    commitment: str

    def get(self, seat: int, path: str = "", /, **query: Any) -> Any:
        answer = self.service.client.get(
            f"/api/tables/{self.ident}{path}", params=query, headers=bearer(self.tokens[seat])
        )
        return answer.json()

    def act(self, who: int, /, **act: Any) -> tuple[int, Any]:
        answer = self.service.client.post(f"/api/tables/{self.ident}/acts", json=act, headers=bearer(self.tokens[who]))
        return answer.status_code, answer.json()

    def choose(self, seat: int, prompt: dict[str, Any], option: int) -> tuple[int, Any]:
        return self.act(seat, act="choose", ticket=prompt["ticket"], option=option)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def make(service: Service, people: int = 3, bots: int = 0, **more: Any) -> TestTable:
    others = "person" if more.get("open") else "me"
    body = {"game": "mystic-war", "seats": seats(people, bots, others), **more}
    answer = service.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {link["seat"]: link["token"] for link in made["seats"] if link["token"]}
    return TestTable(service, made["table"], {**tokens, -1: made["watch"]}, made["commitment"])


def asked(table: TestTable) -> int:
    """The person who has a prompt, once the bots have played: on a busy machine they take a while."""
    until = time.monotonic() + 180
    while time.monotonic() < until:
        for seat in table.tokens:
            if seat >= 0 and table.get(seat)["prompt"]:
                return seat
        time.sleep(0.02)  # who asks without a pause takes the processor from the bots that he waits for
    raise AssertionError("nobody is asked")


def finished(service: Service, seed: str = "end", game: str = "mystic-war") -> TestTable:
    """A game of three people that ended, laid into the store as if they had played it."""
    random = Random(seed)
    names = [plan["name"] for plan in seats(3, 0)]
    journal = Journal(game_of(game, seats=3, names=names), seed)
    entries: list[Entry] = []
    while journal.state.decision is not None:
        decision = journal.state.decision
        option = random.choice(decision.options)
        entries.append(Entry(len(entries), "choice", decision.seat, {"option": option}, 0.0))
        journal.apply(option)
    tokens = {seat: fresh_token() for seat in range(-1, 3)}
    row = TableRow(
        secrets.token_hex(8), game, journal.game.setup, [{"name": name, "bot": False} for name in names],
        seed, fresh_salt(), False, False, 0.0,
    )  # fmt: skip
    openers = {token_hash(token): seat for seat, token in tokens.items()}
    portal = service.client.portal
    assert portal is not None
    portal.call(service.hall.store.make, row, openers, entries)
    return TestTable(service, row.id, tokens, commitment(seed, row.salt))


def play_out(table: TestTable, random: Random, at_most: int = 10_000) -> int:
    """Everybody chooses at random until the game is over; gives how many choices were made."""
    people = [seat for seat in table.tokens if seat >= 0]
    for made in range(at_most):
        for seat in people:
            seen = table.get(seat)
            if seen["status"]["over"]:
                return made
            if seen["prompt"]:
                option = random.choice(seen["prompt"]["options"])["id"]
                status, answer = table.choose(seat, seen["prompt"], option)
                assert status == 200, answer
                break
    return at_most


@dataclass
class Live:
    """Somebody at a socket, with everything that came over it."""

    socket: WebSocketTestSession
    heard: list[dict[str, Any]] = field(default_factory=list)
    numbers: int = 0

    def hello(self, token: str, **more: Any) -> None:
        self.socket.send_text(json.dumps({"token": token, **more}))

    def hear(self) -> dict[str, Any]:
        message = cast(dict[str, Any], json.loads(self.socket.receive_text()))
        self.heard.append(message)
        return message

    def update(self) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] == "update":
                return message

    def do(self, **act: Any) -> dict[str, Any]:
        """Act, and give the answer; updates that come before it are kept."""
        self.numbers += 1
        self.socket.send_text(json.dumps({"id": self.numbers, "do": act}))
        while True:
            message = self.hear()
            if message["type"] != "update" and message["id"] == self.numbers:
                return message


@contextmanager
def live(table: TestTable, seat: int, **more: Any) -> Iterator[Live]:
    with table.service.client.websocket_connect(f"{THERE}/api/tables/{table.ident}/live") as socket:
        somebody = Live(socket)
        somebody.hello(table.tokens[seat], **more)
        yield somebody
