"""Loads the server: many tables with two live sockets each, beside a bare echo of the same framework in the same run.

Each table makes a choice every two seconds. A choice is answered when it is on disk. The echo has as many sockets and
messages, and answers at once: what it takes is what the machine and the framework take. The two take turns of a few
seconds, so that whatever else the machine does meets both. The server notes what made its event loop late: a slow run
says why.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
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

from mulligan.games import box, names
from mulligan.server.app import application
from mulligan.server.serving import server_options
from mulligan.server.settings import Settings

SECONDS_BETWEEN_CHOICES = 2.0
SECONDS_A_TURN = 5.0
LIMIT_MS = 100.0
LIMIT_MIB = 2.0
TICK = 0.005  # seconds between two looks at the clock
LATE_MS = 20.0  # what counts as a loop that came late


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--game", choices=names(), help="one game at all tables; by default, each game at a third of them"
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=["tables", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database", default="", help=argparse.SUPPRESS)
    parser.add_argument("--report", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.port, arguments.database, arguments.report)
        return 0
    gc.disable()  # the players' own pauses are nobody's latency
    games = [arguments.game] if arguments.game else names()
    measured = asyncio.run(measure(games, arguments.tables, arguments.seconds, arguments.port))
    print(json.dumps(measured) if arguments.json else table_of(measured))
    return 0 if measured["tables_p99_ms"] < LIMIT_MS and measured["mib_a_table"] < LIMIT_MIB else 1


# ---- the servers, each in a process of its own --------------------------------------------------------------------


def serve(kind: str, port: int, database: str, report: Path) -> None:
    many = 1_000_000
    settings = Settings(database=database, pace=0, sockets_at_once=many, requests_at_once=many, tables_at_once=many)
    app = application(settings) if kind == "tables" else echo()
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, **server_options(settings)))
    asyncio.run(watched(server, report))


async def watched(server: uvicorn.Server, report: Path) -> None:
    """Serve, and say what made the loop late (SIGUSR2) since the players began (SIGUSR1)."""
    lateness = Lateness()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, lateness.forget)
    loop.add_signal_handler(signal.SIGUSR2, lateness.tell, report)
    watching = asyncio.create_task(lateness.watch())
    await server.serve()
    watching.cancel()


class Lateness:
    """How late an event loop comes to what is due, and why."""

    def __init__(self) -> None:
        self.collected = self.began = 0.0
        gc.callbacks.append(self.collecting)
        self.forget()

    def forget(self) -> None:
        self.late: list[tuple[float, float, float]] = []  # all of it; of which collecting; of which working; in ms
        self.pauses: list[tuple[int, float]] = []  # generation and ms
        self.processor = time.process_time()

    def collecting(self, phase: str, info: dict[str, int]) -> None:
        now = time.thread_time()
        if phase == "start":
            self.began = now
            return
        took = (now - self.began) * 1000
        self.collected += took
        self.pauses.append((info["generation"], took))

    async def watch(self) -> None:
        while True:
            began, worked, collected = time.perf_counter(), time.thread_time(), self.collected
            await asyncio.sleep(TICK)
            late = (time.perf_counter() - began - TICK) * 1000
            busy = (time.thread_time() - worked) * 1000
            self.late.append((late, self.collected - collected, busy))

    def tell(self, report: Path) -> None:
        full = [took for generation, took in self.pauses if generation == 2]
        ordered = sorted(self.late)
        late = [one for one in ordered if one[0] > LATE_MS]
        told = {
            "loop_p99_ms": round(quantile([one[0] for one in ordered], 0.99), 2),
            "loop_max_ms": round(ordered[-1][0], 2),
            "late": len(late),
            "late_collecting_ms": round(sum(one[1] for one in late), 1),
            "late_working_ms": round(sum(max(0.0, min(one[0], one[2]) - one[1]) for one in late), 1),
            "late_waiting_ms": round(sum(max(0.0, one[0] - one[2]) for one in late), 1),
            "full_collections": len(full),
            "longest_collection_ms": round(max((took for _, took in self.pauses), default=0.0), 1),
            "processor_s": round(time.process_time() - self.processor, 2),
        }
        aside = report.with_suffix(".part")
        aside.write_text(json.dumps(told))
        aside.rename(report)


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

    def __init__(self, kind: str, port: int, folder: str) -> None:
        self.report = Path(folder) / f"{kind}.json"
        command = [sys.executable, __file__, "--serve", kind, "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/tables.sqlite3", "--report", str(self.report)]
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
        """The memory that it and its own processes hold now."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in [self.process.pid, *children])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def begin(self) -> None:
        """What came before does not count."""
        self.process.send_signal(signal.SIGUSR1)

    def told(self) -> dict[str, float]:
        """What it has to say about its loop."""
        self.process.send_signal(signal.SIGUSR2)
        while not self.report.exists():
            time.sleep(0.05)
        told: dict[str, float] = json.loads(self.report.read_text())
        return told

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
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


class Evening:
    """Who plays when: everybody sits down first, then tables and echo take turns until it is time to go."""

    def __init__(self, players: int, seconds: float) -> None:
        self.seconds = seconds
        self.missing = self.playing = players
        self.seated = asyncio.Event()
        self.played = asyncio.Event()
        self.measured = asyncio.Event()
        self.began = float("inf")

    async def sit_down(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.began = time.monotonic()
            self.seated.set()
        await self.seated.wait()
        await asyncio.sleep(random.random() * SECONDS_BETWEEN_CHOICES)

    async def stay(self) -> None:
        """Until everybody has played and it is known what it took: what leaving takes is not counted."""
        self.playing -= 1
        if not self.playing:
            self.played.set()
        await self.measured.wait()

    @property
    def over(self) -> bool:
        return time.monotonic() > self.began + 2 * self.seconds

    def turn_of(self, kind: str) -> bool:
        return int((time.monotonic() - self.began) / SECONDS_A_TURN) % 2 == ("echo", "tables").index(kind)


async def at_a_table(base: str, game: str, took: list[float], evening: Evening) -> None:
    made = await asyncio.to_thread(new_table, base, game)
    address = f"{base.replace('http', 'ws')}/api/tables/{made['table']}/live"
    players = []
    for seat in (0, 1):
        socket = await connect(address, compression=None, open_timeout=60)
        await socket.send(json.dumps({"token": made["seats"][seat]["token"]}))
        players.append(Player(socket))
    await evening.sit_down()
    while not evening.over:
        began = time.monotonic()
        asked = next((player for player in players if player.prompt), None)
        if asked is not None and evening.turn_of("tables"):
            took.append(await asked.choose())
        await asyncio.sleep(max(0.0, SECONDS_BETWEEN_CHOICES - (time.monotonic() - began)))
    await evening.stay()
    for player in players:
        player.reader.cancel()
        await player.socket.close()


def new_table(base: str, game: str) -> Any:
    """Two people, and bots where the game is for more."""
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    seats += [{"kind": "bot", "name": f"C{number}"} for number in range(2, box(game).seats.fewest)]
    body = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def at_the_echo(base: str, took: list[float], evening: Evening) -> None:
    """Two sockets and a message every two seconds, as at a table."""
    address = f"{base.replace('http', 'ws')}/echo"
    sockets = [await connect(address, compression=None, open_timeout=60) for _ in range(2)]
    words = json.dumps({"id": 1, "do": {"act": "choose", "ticket": "0" * 18, "option": 1000}})
    await evening.sit_down()
    while not evening.over:
        began = time.perf_counter()
        if evening.turn_of("echo"):
            await sockets[0].send(words)
            await sockets[0].recv()
            took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(max(0.0, SECONDS_BETWEEN_CHOICES - (time.perf_counter() - began)))
    await evening.stay()
    for socket in sockets:
        await socket.close()


# ---- measuring ----------------------------------------------------------------------------------------------------


async def measure(games: list[str], tables: int, seconds: float, port: int) -> dict[str, Any]:
    evening = Evening(2 * tables, seconds)
    echo_took: list[float] = []
    took: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Running("echo", port, folder) as echo_server,
        Running("tables", port + 1, folder) as server,
    ):
        before = server.mib
        sitting = [at_the_echo(echo_server.base, echo_took, evening) for _ in range(tables)]
        for number in range(tables):
            sitting.append(at_a_table(server.base, games[number % len(games)], took, evening))
        everybody = asyncio.gather(*sitting)
        await evening.seated.wait()
        server.begin()
        await evening.played.wait()
        mib = server.mib - before
        loop = await asyncio.to_thread(server.told)
        evening.measured.set()
        await everybody
    return {
        "games": games,
        "tables": tables,
        "choices": len(took),
        "tables_p50_ms": round(statistics.median(took), 2),
        "tables_p99_ms": round(quantile(took, 0.99), 2),
        "tables_max_ms": round(max(took), 2),
        "echo_p50_ms": round(statistics.median(echo_took), 2),
        "echo_p99_ms": round(quantile(echo_took, 0.99), 2),
        "echo_max_ms": round(max(echo_took), 2),
        "under_100_ms": round(sum(one < LIMIT_MS for one in took) / len(took), 4),
        "mib_a_table": round(mib / tables, 3),
        "processor_ms_a_choice": round(loop["processor_s"] * 1000 / len(took), 2),
        "loop": loop,
    }


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def table_of(measured: dict[str, Any]) -> str:
    loop = measured["loop"]
    return (
        f"{measured['tables']} tables ({', '.join(measured['games'])}), two sockets each, "
        f"a choice every two seconds a table: {measured['choices']} choices\n"
        f"  answered, on disk   median {measured['tables_p50_ms']} ms, 99 % under {measured['tables_p99_ms']} ms, "
        f"all under {measured['tables_max_ms']} ms; {measured['under_100_ms']:.2%} under 100 ms\n"
        f"  bare echo           median {measured['echo_p50_ms']} ms, 99 % under {measured['echo_p99_ms']} ms, "
        f"all under {measured['echo_max_ms']} ms\n"
        f"  processor           {measured['processor_ms_a_choice']} ms a choice\n"
        f"  memory              {measured['mib_a_table']} MiB a table\n"
        f"  event loop          99 % under {loop['loop_p99_ms']} ms late, at most {loop['loop_max_ms']} ms; "
        f"{loop['late']} times over {LATE_MS:.0f} ms:\n"
        f"                      {loop['late_collecting_ms']} ms of that collecting garbage "
        f"(longest {loop['longest_collection_ms']} ms, {loop['full_collections']} full), "
        f"{loop['late_working_ms']} ms working, {loop['late_waiting_ms']} ms waiting for a core"
    )


if __name__ == "__main__":
    sys.exit(main())
