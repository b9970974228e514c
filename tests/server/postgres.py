"""A PostgreSQL server for one test, in a folder of its own, on a socket of its own; nothing listens on the network."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path | None:
    """Where the server's programs are: the newest installed."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


@contextmanager
def postgres_url() -> Iterator[str | None]:
    programs = binaries()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="mulligan-pg-"))
    user = unprivileged(folder)
    try:
        run(user, programs / "initdb", "-D", folder / "data", "-U", "mulligan", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"
        run(user, programs / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql+psycopg://mulligan@/postgres?host={folder}"
        finally:
            run(user, programs / "pg_ctl", "-D", folder / "data", "-w", "-m", "immediate", "stop")
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


def run(user: int | None, *command: Path | str) -> None:
    subprocess.run(
        [str(part) for part in command], user=user, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        cwd="/",
    )  # fmt: skip
