"""Loads the server: many tables with two live sockets each, beside a bare echo of the same framework in the same run.

Each table makes a choice every two seconds. A choice is answered when it is on disk. The echo has as many sockets and
messages, and answers at once: what it takes is what the machine and the framework take. The two take turns of a few
seconds, so that whatever else the machine does meets both. The server notes what made its event loop late: a slow run
says why.

`--bots 20` has so many tables beside them at which bots play one another. `--processes 2` serves from so many processes
on a PostgreSQL of its own, each socket at any of them. `--bears` finds how many tables one process bears there, and how
many so many processes do: until more than one choice in a hundred takes too long, or tables come late to their turn.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from mulligan.games import box, names
from mulligan.server.app import application
from mulligan.server.serving import server_options
from mulligan.server.settings import Settings
from tests.server.postgres import Postgres, postgres_server

SECONDS_BETWEEN_CHOICES = 2.0
SECONDS_A_TURN = 5.0
LIMIT_MS = 100.0
LIMIT_MIB = 2.0
TICK = 0.005  # seconds between two looks at the clock
FILES = 20_000  # that may be open at once: two sockets a table, and as many of the echo
KEEPING_UP = 0.9  # of the choices that are due are made, or there are too many tables
WRITTEN = 'mulligan_writes_total{outcome="done"}'
LATE_MS = 20.0  # what counts as a loop that came late


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--game", choices=names(), help="one game at all tables; by default, each game at a third of them"
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=0, metavar="TABLES", help="tables of bots beside them")
    parser.add_argument("--pace", type=float, default=0.0, help="of the pauses: 1 for people, 0 for none")
    parser.add_argument("--processes", type=int, default=0, help="so many servers, on a PostgreSQL of their own")
    parser.add_argument("--bears", action="store_true", help="find what one process bears, and what --processes do")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", choices=["tables", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database", default="", help=argparse.SUPPRESS)
    parser.add_argument("--report", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.port, arguments.database, arguments.report, arguments.pace)
        return 0
    gc.disable()  # the players' own pauses are nobody's latency
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(files, min(most, FILES)), most))
    games = [arguments.game] if arguments.game else names()
    load = Load(games, arguments.tables, arguments.seconds, arguments.bots, arguments.pace, arguments.port)
    if arguments.processes or arguments.bears:
        with postgres_server() as postgres:
            if postgres is None:
                parser.error("no PostgreSQL server is installed")
            if arguments.bears:
                print(what_is_borne(load, postgres, max(2, arguments.processes)))
                return 0
            measured = asyncio.run(measure(replace(load, databases=[postgres.new_database()] * arguments.processes)))
    else:
        measured = asyncio.run(measure(load))
    print(json.dumps(measured) if arguments.json else table_of(measured))
    return 0 if measured["tables_p99_ms"] < LIMIT_MS and measured["mib_a_table"] < LIMIT_MIB else 1


@dataclass(frozen=True)
class Load:
    """What is tried. `databases`: of each server process; by default one process, on SQLite."""

    games: list[str]
    tables: int
    seconds: float
    bots: int = 0
    pace: float = 0.0
    port: int = 8765
    databases: list[str] = field(default_factory=list)
    echo: bool = True


# ---- the servers, each in a process of its own --------------------------------------------------------------------


def serve(kind: str, port: int, database: str, report: Path, pace: float) -> None:
    limits: dict[str, Any] = dict.fromkeys(("sockets_at_once", "requests_at_once", "tables_at_once"), 1_000_000)
    settings = Settings(database=database, pace=pace, connections_at_once=1_000_000, **limits)
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
        self.thread = time.thread_time()

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
            "loop_processor_s": round(time.thread_time() - self.thread, 2),
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

    def __init__(self, kind: str, port: int, folder: str, database: str = "", pace: float = 0.0) -> None:
        self.report = Path(folder) / f"{kind}-{port}.json"
        command = [sys.executable, "-m", "bench.load", "--serve", kind, "--port", str(port), "--pace", str(pace)]
        command += ["--database", database or f"sqlite:///{folder}/tables.sqlite3", "--report", str(self.report)]
        self.process = subprocess.Popen(command, cwd=Path(__file__).parents[1])
        self.base = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.base}/api/games").close()
                return
            except OSError:
                time.sleep(0.1)
        self.process.kill()
        raise RuntimeError("the server does not start")

    def written(self) -> int:
        """How much it has written to its database."""
        with urllib.request.urlopen(f"{self.base}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return sum(int(float(line.split()[1])) for line in lines if line.startswith(WRITTEN))

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

    def __init__(self, players: int, seconds: float, alternating: bool = True) -> None:
        self.alternating = alternating
        self.seconds = seconds * 2 if alternating else seconds
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
        return time.monotonic() > self.began + self.seconds

    def turn_of(self, kind: str) -> bool:
        return not self.alternating or int((time.monotonic() - self.began) / SECONDS_A_TURN) % 2 == (
            "echo",
            "tables",
        ).index(kind)


async def at_a_table(bases: list[str], game: str, took: list[float], evening: Evening) -> None:
    made = await asyncio.to_thread(new_table, random.choice(bases), game)
    players = [await sit_down(random.choice(bases), made["table"], made["seats"][seat]["token"]) for seat in (0, 1)]
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


async def sit_down(base: str, table: str, token: str) -> Player:
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
    socket = await connect(address, compression=None, open_timeout=60)
    await socket.send(json.dumps({"token": token}))
    return Player(socket)


async def bots_beside(bases: list[str], game: str, evening: Evening) -> None:
    """One game of bots after another, with somebody who watches."""
    while not evening.played.is_set():
        base = random.choice(bases)
        made = await asyncio.to_thread(new_table, base, game, 0)
        watcher = await sit_down(base, made["table"], made["watch"])
        while not (watcher.over or evening.played.is_set()):
            await asyncio.sleep(0.2)
        watcher.reader.cancel()
        await watcher.socket.close()


def new_table(base: str, game: str, people: int = 2) -> Any:
    """So many people, and bots where the game is for more."""
    seats = [{"kind": "me", "name": name} for name in "AB"[:people]]
    seats += [{"kind": "bot", "name": f"C{number}"} for number in range(people, max(2, box(game).seats.fewest))]
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


async def measure(load: Load) -> dict[str, Any]:
    evening = Evening((1 + load.echo) * load.tables, load.seconds, load.echo)
    echo_took: list[float] = []
    took: list[float] = []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [
            stack.enter_context(Running("tables", load.port + 1 + number, folder, database, load.pace))
            for number, database in enumerate(load.databases or [""])
        ]
        before = sum(server.mib for server in servers)
        bases = [server.base for server in servers]
        games = [load.games[number % len(load.games)] for number in range(max(load.tables, load.bots))]
        sitting = [at_a_table(bases, game, took, evening) for game in games[: load.tables]]
        if load.echo:
            echo_server = stack.enter_context(Running("echo", load.port, folder))
            sitting += [at_the_echo(echo_server.base, echo_took, evening) for _ in range(load.tables)]
        beside = [asyncio.create_task(bots_beside(bases, game, evening)) for game in games[: load.bots]]
        everybody = asyncio.gather(*sitting)
        await evening.seated.wait()
        written = sum([await asyncio.to_thread(server.written) for server in servers])
        for server in servers:
            server.begin()
        await evening.played.wait()
        mib = sum(server.mib for server in servers) - before
        loops = [await asyncio.to_thread(server.told) for server in servers]
        written = sum([await asyncio.to_thread(server.written) for server in servers]) - written
        evening.measured.set()
        await asyncio.gather(everybody, *beside)
    processor = sum(loop["processor_s"] for loop in loops)
    return {
        "games": load.games,
        "tables": load.tables,
        "bot_tables": load.bots,
        "processes": len(servers),
        "choices": len(took),
        "bot_choices": max(0, written - len(took)),
        "due": round(load.tables * load.seconds / SECONDS_BETWEEN_CHOICES),
        "tables_p50_ms": round(statistics.median(took), 2),
        "tables_p99_ms": round(quantile(took, 0.99), 2),
        "tables_max_ms": round(max(took), 2),
        "echo_p50_ms": round(statistics.median(echo_took), 2) if echo_took else None,
        "echo_p99_ms": round(quantile(echo_took, 0.99), 2) if echo_took else None,
        "echo_max_ms": round(max(echo_took), 2) if echo_took else None,
        "under_100_ms": round(sum(one < LIMIT_MS for one in took) / len(took), 4),
        "mib_a_table": round(mib / (load.tables + load.bots), 3),
        "processor_ms_a_choice": round(processor * 1000 / len(took), 2),
        "processor_ms_a_write": round(processor * 1000 / max(written, len(took)), 2),
        "loops": loops,
    }


def what_is_borne(load: Load, postgres: Postgres, processes: int) -> str:
    """How many tables one process bears, and how many several do, on this machine with everything else that it does."""
    borne = [most_tables(load, [postgres.new_database()] * number) for number in (1, processes)]
    return f"one process bears {borne[0]} tables, {processes} bear {borne[1]}: {borne[1] / max(1, borne[0]):.2f} times"


def most_tables(load: Load, databases: list[str]) -> int:
    """More by a quarter each time, until it is too many."""
    tables, borne = load.tables, 0
    while True:
        found = asyncio.run(measure(replace(load, tables=tables, databases=databases, echo=False)))
        keeping_up = found["choices"] >= KEEPING_UP * found["due"]
        print(
            f"{len(databases)} on PostgreSQL: {tables} tables, {found['choices']} of {found['due']} choices, "
            f"99 % under {found['tables_p99_ms']} ms, {found['processor_ms_a_choice']} ms of processor a choice",
            flush=True,
        )
        if found["tables_p99_ms"] >= LIMIT_MS or not keeping_up:
            return borne
        borne, tables = tables, tables + tables // 4


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def table_of(measured: dict[str, Any]) -> str:
    beside = f", beside {measured['bot_tables']} of bots ({measured['bot_choices']} choices)"
    echo = (
        f"  bare echo           median {measured['echo_p50_ms']} ms, 99 % under {measured['echo_p99_ms']} ms, "
        f"all under {measured['echo_max_ms']} ms\n"
    )
    return (
        f"{measured['tables']} tables ({', '.join(measured['games'])}), two sockets each, "
        f"a choice every two seconds a table: {measured['choices']} choices{beside if measured['bot_tables'] else ''}\n"
        f"  answered, on disk   median {measured['tables_p50_ms']} ms, 99 % under {measured['tables_p99_ms']} ms, "
        f"all under {measured['tables_max_ms']} ms; {measured['under_100_ms']:.2%} under 100 ms\n"
        f"{echo if measured['echo_p50_ms'] is not None else ''}"
        f"  processor           {measured['processor_ms_a_choice']} ms a choice of people's, "
        f"{measured['processor_ms_a_write']} ms a choice of anybody's\n"
        f"  memory              {measured['mib_a_table']} MiB a table\n"
    ) + "\n".join(lateness_of(loop) for loop in measured["loops"])


def lateness_of(loop: dict[str, float]) -> str:
    return (
        f"  event loop          99 % under {loop['loop_p99_ms']} ms late, at most {loop['loop_max_ms']} ms; "
        f"{loop['late']} times over {LATE_MS:.0f} ms:\n"
        f"                      {loop['late_collecting_ms']} ms of that collecting garbage "
        f"(longest {loop['longest_collection_ms']} ms, {loop['full_collections']} full), "
        f"{loop['late_working_ms']} ms working, {loop['late_waiting_ms']} ms waiting for a core;\n"
        f"                      {loop['loop_processor_s']} s of {loop['processor_s']} s of processor its own"
    )


if __name__ == "__main__":
    sys.exit(main())
