"""How the processes that work for the server leave the processor to it."""

import os
from contextlib import suppress
from pathlib import Path

SESSION = Path("/proc/self/autogroup")


def give_way(by: int) -> None:
    """Whoever waits for an answer of the server goes first.

    Where Linux shares the processor between sessions, a process that is alone in its own gets as much as the server,
    however polite it is: then its session has to be.
    """
    if not hasattr(os, "nice"):  # Windows
        return
    os.nice(by)
    if os.getsid(0) == os.getpid():
        with suppress(OSError):  # the system shares between processes
            SESSION.write_text(str(by))
