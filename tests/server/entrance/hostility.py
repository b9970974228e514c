"""Hostile requests and messages without end, each from its number: what answers them must not break, hang or tell.

They go to the service as a server would pass them on, without a network in between: a thousand a second.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from mulligan.server.app import application
from mulligan.server.settings import Settings
from tests.server.entrance.described import Described, written

LONGEST = 20.0  # seconds for one answer, on a busy machine
Pairs = list[tuple[bytes, bytes]]
Telling = Callable[[int, Counter[str]], None]
JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 7, 10**9, 10**30, -(10**30), 0.5, 1e308, "", "x", "x" * 90, "x" * 5_000, "\x00",
    "\ud800", "\u202e", "i.", "me", "..", "/etc/passwd", "{{7*7}}", "'; DROP TABLE entries; --", [], [[]], [None], {},
    {"": ""}, {"a": {"a": {"a": []}}},
]  # fmt: skip
WORDS = [
    "act",
    "seat",
    "seats",
    "game",
    "setup",
    "seed",
    "open",
    "at",
    "name",
    "kind",
    "option",
    "ticket",
    "text",
    "key",
]
HEADERS = [
    "origin",
    "host",
    "authorization",
    "accept-language",
    "content-length",
    "content-type",
    "cookie",
    "range",
    "x",
]


@dataclass
class Grounds:
    """A service with tables at which something can be tried, and the secrets that nobody may be told."""

    app: FastAPI
    described: Described
    tables: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    invitations: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)  # tables and keys that any act may be tried with
    tally: Counter[str] = field(default_factory=Counter)

    async def lay(self) -> None:
        """Tables of every game, one of them open, all in the middle of nothing."""
        for game, people in (("mystic-war", 3), ("unmatched", 2), ("spoils", 2)):
            for kind in ("me", "person"):
                plan = [{"kind": "me" if not number else kind, "name": f"P{number}"} for number in range(people)]
                body = {"game": game, "seats": plan, "open": kind == "person" and game == "mystic-war"}
                answer = await self.request("POST", "/api/tables", json.dumps(body).encode())
                made = json.loads(answer.body)
                self.tables.append(made["table"])
                for link in made["seats"]:
                    if link["token"]:
                        (self.invitations if link["token"].startswith("i.") else self.keys).append(link["token"])
                room = await self.app.state.hall.room(made["table"])
                self.hidden += [room.table.row.seed, room.table.row.salt]

    async def lay_out(self, number: int) -> None:
        """Something that may be played, given up and deleted: a table, and people with profiles."""
        keys = [f"{number:016d}{name}" for name in ("key-of-a-", "key-of-b-")]
        for key in keys:
            await self.request("POST", "/api/profiles", json.dumps({"name": "Ash", "key": key}).encode())
        game, people = (("mystic-war", 3), ("unmatched", 2), ("spoils", 2))[number % 3]
        plan = [{"kind": "me", "name": f"P{seat}"} for seat in range(people)]
        body = {"game": game, "seats": plan, "profile": keys[0]}
        made = json.loads((await self.request("POST", "/api/tables", json.dumps(body).encode())).body)
        self.pool = [made["table"], *keys, *(link["token"] for link in made["seats"])]

    async def request(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Pairs | None = None,
        query: bytes = b"",
    ) -> "Answer":
        usual = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": quote(path, errors="replace").encode(), "query_string": query, "root_path": "",
            "headers": usual + (headers or []), "client": ("192.0.2.1", 1), "server": ("127.0.0.1", 80), "state": {},
        }  # fmt: skip
        answer = Answer()
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if waiting:
                return waiting.pop()
            await asyncio.sleep(3600)
            return {"type": "http.disconnect"}

        await asyncio.wait_for(self.app(scope, receive, answer.send), LONGEST)
        return answer

    async def converse(
        self, path: str, said: list[str | bytes], headers: list[tuple[bytes, bytes]]
    ) -> list[dict[str, Any]]:
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode("utf-8", "replace"), "query_string": b"", "root_path": "", "subprotocols": [],
            "headers": [(b"host", b"127.0.0.1"), *headers], "client": ("192.0.2.1", 1), "server": ("127.0.0.1", 80),
            "state": {},
        }  # fmt: skip
        heard: list[dict[str, Any]] = []
        waiting: list[dict[str, Any]] = [{"type": "websocket.connect"}]
        waiting += [
            {"type": "websocket.receive", ("text" if isinstance(word, str) else "bytes"): word} for word in said
        ]
        waiting.append({"type": "websocket.disconnect", "code": 1000})

        async def receive() -> dict[str, Any]:
            return waiting.pop(0) if waiting else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            heard.append(message)

        await asyncio.wait_for(self.app(scope, receive, send), LONGEST)
        return heard

    # ---- one case --------------------------------------------------------------------------------------------------

    async def try_case(self, random: Random) -> None:
        if random.random() < 0.3:
            await self.try_socket(random)
        elif random.random() < 0.4:
            await self.try_described(random)
        else:
            await self.try_request(random)

    async def try_request(self, random: Random) -> None:
        key = self.some_key(random)
        method = random.choice(["GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "X"])
        path = self.some_path(random)
        headers = [(b"authorization", f"Bearer {key}".encode("latin-1", "replace"))]
        for _ in range(random.choice([0, 0, 0, 1, 3])):
            headers.append((random.choice(HEADERS).encode(), str(random.choice(JUNK)).encode("utf-8", "replace")[:300]))
        query = f"{random.choice(WORDS)}={quote(str(random.choice(JUNK)), errors='replace')}&at={random.choice(JUNK)!r}"
        body = self.some_body(random)
        answer = await self.request(method, path, body, headers, query.encode("utf-8", "replace")[:2_000])
        self.tally[f"{answer.status}"] += 1
        if answer.status == 503 and b"make build" in answer.body:
            return  # there is no page to serve yet
        assert 200 <= answer.status < 500, (method, path, headers, query, body, answer.body)
        assert answer.headers.get(b"x-content-type-options") == b"nosniff"
        assert answer.status != 405 or answer.headers.get(b"allow"), (method, path)
        if answer.status >= 400 and method != "HEAD":
            assert answer.headers.get(b"content-type") == b"application/json", (method, path, answer.body)
            told = json.loads(answer.body)
            assert told["code"]
            assert told["text"]
        self.check_secrets(answer.body.decode("utf-8", "replace"), key, path)

    async def try_described(self, random: Random) -> None:
        asked, path, query, meant = self.described.some(random, self.pool)
        body = written(spoiled(meant, random) if random.random() < 0.3 else meant)
        key = random.choice(self.pool)
        answer = await self.request(asked.method, path, body, [(b"authorization", f"Bearer {key}".encode())], query)
        self.tally[f"{answer.status}"] += 1
        self.tally[f"described {answer.status // 100}xx"] += 1
        assert 200 <= answer.status < 500, (asked.method, path, query, body, key, answer.body)
        assert answer.status in asked.answers, (asked.method, path, query, body, key, answer.status)
        self.check_secrets(answer.body.decode("utf-8", "replace"), key, path)

    async def try_socket(self, random: Random) -> None:
        key = self.some_key(random)
        hello: Any = {"token": key}
        if random.random() < 0.4:
            hello = spoiled({"token": key, "lang": "en", "generation": 0, "log_seen": 0, "chat_seen": 0}, random)
        said: list[str | bytes] = [json.dumps(hello)]
        for _ in range(random.randrange(4)):
            said.append(self.some_body(random).decode("utf-8", "replace") if random.random() < 0.95 else b"\x00\xff")
        headers = [(b"origin", random.choice([b"http://evil", b"http://[", b"null"]))] if random.random() < 0.05 else []
        path = f"/api/tables/{random.choice([*self.tables, '0' * 16, 'x'])}/live"
        for message in await self.converse(path, said, headers):
            if message["type"] == "websocket.send":
                told = json.loads(message["text"])
                self.tally[told["type"]] += 1
                self.check_secrets(message["text"], key, path)
            elif message["type"] == "websocket.close":
                self.tally[f"closed {message.get('code')}"] += 1
                assert message.get("code") != 1011, (path, said)

    def check_secrets(self, told: str, key: str, path: str) -> None:
        """Nobody is told another's key, or what the deal is made of."""
        for secret in (*self.keys, *self.invitations, *self.hidden):
            assert secret == key or secret not in told, (path, secret)

    # ---- what is tried ---------------------------------------------------------------------------------------------

    def some_key(self, random: Random) -> str:
        return random.choice([*self.keys, *self.invitations, "", "guess", "x" * 300, self.keys[0][:-1]])

    def some_path(self, random: Random) -> str:
        table = random.choice([*self.tables, *self.tables, "0" * 16, "x", "..", "%00", "é", "0" * 3_000])
        return random.choice([
            "/", "/api/games", "/api/tables", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/acts",
            f"/api/tables/{table}/acts", f"/api/tables/{table}/sit", f"/api/tables/{table}/join",
            f"/api/tables/{table}/replay", f"/api/tables/{table}/journal", f"/api/tables/{table}/branch",
            f"/api/tables/{table}/printed", f"/api/tables/{table}/status", f"/api/words/{table}", "/metrics",
            "/api/games/spoils/rules", f"/api/games/{table}/rules", f"/assets/{table}", f"/table/{table}", f"/{table}",
            "/api/openapi.json", "/api/health",
        ])  # fmt: skip

    def some_body(self, random: Random) -> bytes:
        if random.random() < 0.08:
            return bytes(random.randrange(256) for _ in range(random.randrange(60)))
        meant: Any = random.choice(MEANT)(self, random)
        return json.dumps(spoiled(meant, random) if random.random() < 0.6 else meant).encode()[:70_000]


MEANT: list[Callable[[Grounds, Random], Any]] = [
    lambda grounds, random: {"act": "choose", "ticket": "0" * 18, "option": 1},
    lambda grounds, random: {"id": 1, "do": {"act": "choose", "ticket": "0" * 18, "option": 1}},
    lambda grounds, random: {"id": 2, "do": {"act": "say", "text": "Hello"}},
    lambda grounds, random: {"id": 3, "do": {"act": random.choice(["take-back", "rematch", "deal", "dance"])}},
    lambda grounds, random: {"act": random.choice(["take-back", "rematch", "deal", "dance"])},
    lambda grounds, random: {"act": "stand-in", "seat": random.randrange(9), "on": True},
    lambda grounds, random: {"act": "answer-take-back", "agree": True},
    lambda grounds, random: {"act": "reveal", "share": "0" * 32},
    lambda grounds, random: {"act": "rename", "name": "Ash"},
    lambda grounds, random: {"invitation": "i." + "0" * 24, "key": "0" * 24},
    lambda grounds, random: {"name": "Ash", "seat": 1},
    lambda grounds, random: {"at": 0, "seats": [{"kind": "me", "name": "A"}]},
    lambda grounds, random: {"game": "chess", "seats": [{"kind": "me", "name": "A"}], "setup": {"board": "x"}},
    lambda grounds, random: {"game": "unmatched", "seats": [{"kind": "bot", "name": "A"}], "seed": "x"},
]


@dataclass
class Answer:
    status: int = 0
    headers: dict[bytes, bytes] = field(default_factory=dict)
    body: bytes = b""

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = int(message["status"])
            self.headers = dict(message["headers"])
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


def spoiled(value: Any, random: Random) -> Any:
    """Something about it is not as it should be."""
    if isinstance(value, dict) and value:
        key = random.choice([*value])
        how = random.random()
        if how < 0.2:
            return {name: inner for name, inner in value.items() if name != key}
        if how < 0.35:
            return {**value, random.choice([*WORDS, "\ud800", "x" * 100]): random.choice(JUNK)}
        return {**value, key: spoiled(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.7:
        return [*value[:-1], spoiled(value[-1], random)] if random.random() < 0.7 else value * random.choice([0, 2, 9])
    return random.choice(JUNK)


async def assail(database: str, seed: str, first: int, last: int, tell: Telling) -> Counter[str]:
    """Cases number `first` to `last - 1`. A case that fails is named, so that it can be tried again alone."""
    limits = ("requests_at_once", "files_at_once", "tables_at_once", "acts_at_once")
    unlimited: dict[str, Any] = dict.fromkeys(limits, 10**9)
    settings = Settings(database=database, pace=0, sockets_at_once=10**6, **unlimited)
    app = application(settings)
    async with app.router.lifespan_context(app):
        grounds = Grounds(app, Described(app))
        await grounds.lay()
        for number in range(first, last):
            if number % 500 == 0 or number == first:
                await grounds.lay_out(number)
            try:
                await grounds.try_case(Random(f"{seed} {number}"))
            except Exception as error:
                raise AssertionError(f"case {number} of seed {seed}: {error!r}") from error
            if (number + 1) % 10_000 == 0:
                tell(number + 1, grounds.tally)
        for table in grounds.tables:
            assert (await app.state.hall.room(table)).damaged is None
        return grounds.tally
