"""A PostgreSQL server for tests, in a folder of its own, on a socket of its own; nothing listens on the network."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import sqlalchemy as sql

from mulligan.server.storage.preparing import upgrade

NUMBERS = count(1)


def binaries() -> Path | None:
    """Where the server's programs are: the newest installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


@dataclass
class Postgres:
    """A server that can be stopped and started again, with as many databases as tests want."""

    folder: Path
    programs: Path
    user: int | None
    ready: str = ""

    def start(self) -> None:
        options = (
            f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync=off -c max_connections=60"
        )
        data, log = self.folder / "data", self.folder / "log"
        self.run(self.programs / "pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self.run(self.programs / "pg_ctl", "-D", self.folder / "data", "-w", "-m", how, "stop")

    @property
    def process(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text("utf-8").splitlines()[0])

    def new_database(self) -> str:
        """An empty one in today's form, copied: a server that finds one starts sooner than one that makes it."""
        if not self.ready:
            self.ready = self.made("template1")
            engine = sql.create_engine(self.url(self.ready))
            upgrade(engine)
            engine.dispose()
        return self.url(self.made(self.ready))

    def made(self, template: str) -> str:
        name = f"tables{next(NUMBERS)}"
        self.run(self.programs / "createdb", "-h", self.folder, "-U", "mulligan", "-T", template, name)
        return name

    def url(self, name: str, folder: Path | None = None) -> str:
        return f"postgresql+psycopg://mulligan@/{name}?host={folder or self.folder}"

    def run(self, *command: Path | str) -> None:
        subprocess.run(
            [str(part) for part in command], user=self.user, check=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip


@contextmanager
def postgres_server() -> Iterator[Postgres | None]:
    programs = binaries()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="mulligan-pg-"))
    server = Postgres(folder, programs, unprivileged(folder))
    try:
        server.run(programs / "initdb", "-D", folder / "data", "-U", "mulligan", "-A", "trust", "--no-sync")
        server.start()
        try:
            yield server
        finally:
            with suppress(subprocess.CalledProcessError):  # a test may have stopped it
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def unprivileged(folder: Path) -> int | None:
    """The server refuses to run as root: somebody else owns the folder then."""
    if os.geteuid() != 0:
        return None
    try:
        user = pwd.getpwnam("postgres").pw_uid
    except KeyError:
        user = pwd.getpwnam("nobody").pw_uid
    os.chown(folder, user, -1)
    return user


@dataclass
class Line:
    """The line to a database, which can be cut after a COMMIT was passed on and before its answer came back; or after
    what tells others of new entries, which is the last that is said before they are there."""

    behind: Path
    folder: Path
    cut_next_commit: bool = False
    cuts: int = 0
    age: int = 0
    listener: socket.socket = field(init=False)

    def __post_init__(self) -> None:
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(self.folder / ".s.PGSQL.5432"))
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(self.behind / ".s.PGSQL.5432"))
                threading.Thread(target=self.pass_on, args=(near, far, True), daemon=True).start()
                threading.Thread(target=self.pass_on, args=(far, near, False), daemon=True).start()

    def fall_silent(self) -> None:
        """What others are told does not arrive any more by the lines that are open now, and nothing else is wrong."""
        self.age += 1

    def pass_on(self, here: socket.socket, there: socket.socket, asking: bool) -> None:
        opened = self.age
        with suppress(OSError), here, there:
            while data := here.recv(65536):
                if not asking and opened < self.age and b'"from"' in data:
                    continue
                if asking and self.cut_next_commit and (b"COMMIT" in data or b'"entries"' in data):
                    self.cut_next_commit = False
                    self.cuts += 1
                    here.shutdown(socket.SHUT_RDWR)
                    there.sendall(data)
                    while there.recv(65536):  # until the database has done it and sees that nobody listens
                        there.shutdown(socket.SHUT_WR)
                    return
                there.sendall(data)

    def close(self) -> None:
        self.listener.close()
