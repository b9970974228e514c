"""Several server processes behind one listener: started together, started again when one dies, ended together."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from types import FrameType
from typing import Any

from prometheus_client import multiprocess

TRY_AGAIN_AFTER = 1.0  # seconds; a worker that dies at once is not started in a hurry
PATIENCE = 8.0  # seconds for workers to finish what they do


def supervise(listener: socket.socket, number: int, options: list[str]) -> int:
    """Until told to stop. The workers share the listener."""
    stopping = threading.Event()

    def stop(_: int, __: FrameType | None) -> None:
        stopping.set()

    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, stop)
    with tempfile.TemporaryDirectory(prefix="mulligan-figures-") as figures:
        environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": figures}

        def start() -> subprocess.Popen[bytes]:
            return subprocess.Popen(
                [sys.executable, "-m", "mulligan", "serve", *options, "--worker", str(listener.fileno())],
                pass_fds=[listener.fileno()],
                env=environment,
                start_new_session=True,
            )

        workers = [start() for _ in range(number)]
        started = [time.monotonic()] * number
        while not stopping.wait(0.2):
            for place, worker in enumerate(workers):
                if worker.poll() is not None and time.monotonic() - started[place] > TRY_AGAIN_AFTER:
                    forget_figures(worker.pid, figures)
                    workers[place], started[place] = start(), time.monotonic()
        end(workers)
    return 0


def end(workers: list[subprocess.Popen[bytes]]) -> None:
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + PATIENCE
    for worker in workers:
        try:
            worker.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()


def forget_figures(worker: int, folder: str) -> None:
    """What a dead worker had open counts no longer."""
    forget: Any = multiprocess.mark_process_dead
    forget(worker, folder)


def end_with_parent() -> None:
    """A worker whose supervisor was killed ends too."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True, name="parent").start()
