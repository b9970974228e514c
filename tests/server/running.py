"""A server in a thread of the test's own process, at a listener that the test has."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn


@contextmanager
def running(server: uvicorn.Server, listener: socket.socket) -> Iterator[None]:
    """Until the server is up; it is stopped afterwards."""
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    until = time.monotonic() + 60
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    assert server.started
    try:
        yield
    finally:
        server.should_exit = True
        thread.join(60)
