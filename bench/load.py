"""Loads the server: many tables with two live sockets each, beside a bare echo of the same framework in the same run.

Each table makes a choice every two seconds. A choice is answered when it is on disk. The echo has as many sockets and
messages, and answers at once: what it takes is what the machine and the framework take.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from mulligan.server.app import application
from mulligan.server.settings import Settings, server_options

SECONDS_BETWEEN_CHOICES = 2.0
STOP = [float("inf")]  # when everybody gets up
LIMIT_MS = 100.0
LIMIT_MIB = 2.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=["tables", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.port, arguments.database)
        return 0
    measured = asyncio.run(measure(arguments.tables, arguments.seconds, arguments.port))
    print(json.dumps(measured) if arguments.json else table_of(measured))
    return 0 if measured["tables_p99_ms"] < LIMIT_MS and measured["mib_a_table"] < LIMIT_MIB else 1


# ---- the servers, each in a process of its own --------------------------------------------------------------------


def serve(kind: str, port: int, database: str) -> None:
    many = 1_000_000
    settings = Settings(
        database=database or "sqlite://", pace=0, sockets_at_once=many, requests_at_once=many, tables_at_once=many
    )
    app = application(settings) if kind == "tables" else echo()
    uvicorn.run(app, host="127.0.0.1", port=port, **server_options(settings))


def echo() -> FastAPI:
    app = FastAPI()

    @app.websocket("/echo")
    async def answer(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    @app.get("/api/games")
    def ready() -> str:
        return "ready"

    return app


class Running:
    """A server for as long as it is measured."""

    def __init__(self, kind: str, port: int, database: str) -> None:
        command = [sys.executable, __file__, "--serve", kind, "--port", str(port), "--database", database]
        self.process = subprocess.Popen(command)
        self.base = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.base}/api/games").close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    @property
    def mib(self) -> float:
        """The memory it holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


# ---- the players --------------------------------------------------------------------------------------------------


class Player:
    """A socket that remembers its prompt and times its answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.prompt: dict[str, Any] | None = None
        self.over = False
        self.done = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for words in self.socket:
            message = json.loads(words)
            if message["type"] == "update":
                self.prompt = message["prompt"]
                self.over = message["status"]["over"]
            else:
                self.done.set()

    async def choose(self) -> float:
        """Milliseconds from sending a choice to its being on disk."""
        assert self.prompt is not None
        option = random.choice(self.prompt["options"])["id"]
        act = {"act": "choose", "ticket": self.prompt["ticket"], "option": option}
        self.prompt = None
        self.done.clear()
        began = time.perf_counter()
        await self.socket.send(json.dumps({"id": 1, "do": act}))
        await self.done.wait()
        return (time.perf_counter() - began) * 1000


async def at_a_table(base: str, took: list[float], ready: asyncio.Event) -> None:
    made = await asyncio.to_thread(new_table, base)
    address = f"{base.replace('http', 'ws')}/api/tables/{made['table']}/live"
    players = []
    for seat in (0, 1):
        socket = await connect(address, compression=None, open_timeout=60)
        await socket.send(json.dumps({"token": made["seats"][seat]["token"]}))
        players.append(Player(socket))
    await ready.wait()
    await asyncio.sleep(random.random() * SECONDS_BETWEEN_CHOICES)
    while time.monotonic() < STOP[0]:
        began = time.monotonic()
        asked = next((player for player in players if player.prompt), None)
        if asked is not None:
            took.append(await asked.choose())
        await asyncio.sleep(max(0.0, SECONDS_BETWEEN_CHOICES - (time.monotonic() - began)))
    for player in players:
        player.reader.cancel()
        await player.socket.close()


def new_table(base: str) -> Any:
    seats = [{"kind": "me", "name": "A"}, {"kind": "person", "name": "B"}, {"kind": "bot", "name": "C"}]
    body = json.dumps({"game": "mystic-war", "seats": seats}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def at_the_echo(base: str, took: list[float], ready: asyncio.Event) -> None:
    """Two sockets and a message every two seconds, as at a table."""
    address = f"{base.replace('http', 'ws')}/echo"
    sockets = [await connect(address, compression=None, open_timeout=60) for _ in range(2)]
    words = json.dumps({"id": 1, "do": {"act": "choose", "ticket": "0" * 18, "option": 1000}})
    await ready.wait()
    await asyncio.sleep(random.random() * SECONDS_BETWEEN_CHOICES)
    while time.monotonic() < STOP[0]:
        began = time.perf_counter()
        await sockets[0].send(words)
        await sockets[0].recv()
        passed = time.perf_counter() - began
        took.append(passed * 1000)
        await asyncio.sleep(max(0.0, SECONDS_BETWEEN_CHOICES - passed))
    for socket in sockets:
        await socket.close()


# ---- measuring ----------------------------------------------------------------------------------------------------


async def measure(tables: int, seconds: float, port: int) -> dict[str, float]:
    echo_took, _, _ = await run("echo", tables, seconds, port)
    took, before, after = await run("tables", tables, seconds, port + 1)
    return {
        "tables": tables,
        "choices": len(took),
        "tables_p50_ms": round(statistics.median(took), 2),
        "tables_p99_ms": round(quantile(took, 0.99), 2),
        "echo_p50_ms": round(statistics.median(echo_took), 2),
        "echo_p99_ms": round(quantile(echo_took, 0.99), 2),
        "under_100_ms": round(sum(one < LIMIT_MS for one in took) / len(took), 4),
        "mib_a_table": round((after - before) / tables, 3),
    }


async def run(kind: str, tables: int, seconds: float, port: int) -> tuple[list[float], float, float]:
    """The times of one server, and its memory before and after."""
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.to_thread(Running, kind, port, f"sqlite:///{folder}/tables.sqlite3")
        before = server.mib
        took: list[float] = []
        ready = asyncio.Event()
        STOP[0] = float("inf")
        if kind == "echo":
            sitting = [asyncio.create_task(at_the_echo(server.base, took, ready)) for _ in range(tables)]
        else:
            sitting = [asyncio.create_task(at_a_table(server.base, took, ready)) for _ in range(tables)]
        await asyncio.sleep(min(20.0, 2.0 + tables / 25))  # everybody sits down first
        STOP[0] = time.monotonic() + seconds
        ready.set()
        await asyncio.gather(*sitting)
        after = server.mib
        server.stop()
        return took, before, after


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def table_of(measured: dict[str, float]) -> str:
    return (
        f"{measured['tables']:.0f} tables, two sockets each, a choice every two seconds a table: "
        f"{measured['choices']:.0f} choices\n"
        f"  answered, on disk   median {measured['tables_p50_ms']} ms, 99 % under {measured['tables_p99_ms']} ms, "
        f"{measured['under_100_ms']:.2%} under 100 ms\n"
        f"  bare echo           median {measured['echo_p50_ms']} ms, 99 % under {measured['echo_p99_ms']} ms\n"
        f"  memory              {measured['mib_a_table']} MiB a table"
    )


if __name__ == "__main__":
    sys.exit(main())
