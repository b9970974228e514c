"""What is done when there is time: letting unused tables go, and looking for garbage.

Looking through all that three hundred tables hold takes a tenth of a second and finds next to nothing: what a table
drops is freed at once as a rule, without looking. So it is done in a quiet moment, or seldom.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from mulligan.server.play.hall import Hall

LOOK_AFTER_EVERY = 5.0
TIDY_EVERY = 60.0
QUIET = 2.0  # seconds in which nobody did anything
LOOK_AT_LEAST_EVERY = 900.0
YOUNG = 1_000  # new objects between two looks at them
NEVER = 1_000_000_000


async def tidy_up(hall: Hall) -> None:
    looked = tidied = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_AFTER_EVERY)
        await hall.look_after()
        if time.monotonic() - tidied < TIDY_EVERY:
            continue
        tidied = time.monotonic()
        hall.let_go()
        now = time.monotonic()
        if now - hall.last_act > QUIET or now - looked > LOOK_AT_LEAST_EVERY:
            gc.collect()
            looked = time.monotonic()


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """What is there by now stays; only what is new is looked through by itself, once."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
