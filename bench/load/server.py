"""The servers that are loaded, each in a process of its own, which notes what made its event loop late."""

import argparse
import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from bench.load.shares import Share
from mulligan.server.app import application
from mulligan.server.serving import server_options
from mulligan.server.settings import Settings

TICK = 0.02  # seconds between two looks at the clock: to look four times as often took 2 % of what is measured
LATE_MS = 20.0  # what counts as a loop that came late
WRITTEN = 'mulligan_writes_total{outcome="done"}'
ANSWERED_WITHIN = 60.0  # seconds


class Stuck(Exception):
    """Something that was waited for has not come."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["tables", "echo"])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pace", type=float, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--report", type=Path, required=True)
    chosen = parser.parse_args()
    serve(chosen.kind, chosen.port, chosen.database, chosen.report, chosen.pace)


def serve(kind: str, port: int, database: str, report: Path, pace: float) -> None:
    unlimited = ("sockets_at_once", "requests_at_once", "tables_at_once", "readings_at_once", "lines_at_once")
    limits: dict[str, Any] = dict.fromkeys(unlimited, 1_000_000)
    settings = Settings(database=database, pace=pace, connections_at_once=1_000_000, words_at_once=10**9, **limits)
    app = application(settings) if kind == "tables" else echo()
    config = uvicorn.Config(app, host="127.0.0.1", port=port, **server_options(settings))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(watched(uvicorn.Server(config), report))


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
            "collecting_s": round(sum(took for _, took in self.pauses) / 1000, 2),
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

    def __init__(
        self, kind: str, port: int, folder: str, database: str = "", pace: float = 0.0, share: float = 0.0
    ) -> None:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                raise Stuck(f"somebody else is at port {port}")
        self.report = Path(folder) / f"{kind}-{port}.json"
        command = [sys.executable, "-m", "bench.load.server", kind, "--port", str(port), "--pace", str(pace)]
        command += ["--database", database or f"sqlite:///{folder}/tables.sqlite3", "--report", str(self.report)]
        self.process = subprocess.Popen(command, cwd=Path(__file__).parents[2])
        self.share = Share(str(port), share) if share else None
        if self.share is not None:
            self.share.take(self.process.pid)
        self.base = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.base}/api/games", timeout=ANSWERED_WITHIN).close()
                return
            except OSError:
                time.sleep(0.1)
        self.process.kill()
        raise Stuck("the server does not start")

    def written(self) -> int:
        """How much it has written to its database."""
        with urllib.request.urlopen(f"{self.base}/metrics", timeout=ANSWERED_WITHIN) as answer:
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
        until = time.monotonic() + ANSWERED_WITHIN
        while not self.report.exists():
            if time.monotonic() > until:
                raise Stuck("a server does not say what made its loop late")
            time.sleep(0.05)
        told: dict[str, float] = json.loads(self.report.read_text())
        return told

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(ANSWERED_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.share is not None:
            with suppress(OSError):  # a process of its own still ends
                self.share.give_back()


def processor_of_family(pid: int) -> float:
    """Seconds of processor that a process and those that it has started have taken."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in [pid, *children]]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


if __name__ == "__main__":
    main()
