"""`mulligan serve` in a process of its own, for tests that need the server as people run it."""

import asyncio
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import sqlalchemy as sql

from mulligan.server.storage.preparing import upgrade

T = TypeVar("T")


def on_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """On a loop in a thread of its own: the tests of the page leave one running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def empty_database() -> bytes:
    """An SQLite file in today's form: a server that finds one starts sooner than one that makes it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "tables.sqlite3")
        engine = sql.create_engine(f"sqlite:///{file}")
        upgrade(engine)
        engine.dispose()
        return file.read_bytes()


@dataclass
class Server:
    """Can be stopped and started again at the same address with the same tables."""

    database: Path | str
    pace: str
    more: list[str] = field(default_factory=list)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.database if isinstance(self.database, str) else f"sqlite:///{self.database}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        if isinstance(self.database, Path) and not self.database.exists():
            self.database.write_bytes(empty_database())
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mulligan", "serve", "--port", str(self.port), "--pace", self.pace, "--database",
             self.url, *self.more],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games"):
                    return
            except urllib.error.URLError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(60)
            self.process = None

    def kill(self) -> None:
        """Stop it at once, in the middle of whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
