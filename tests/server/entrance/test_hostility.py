"""Thousands of hostile requests and messages; `make hostile` tries a million."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from tests.server.entrance.hostility import assail

RUN = "reload" if "MULLIGAN_RELOAD" in os.environ else "interpreted" if "MULLIGAN_INTERPRETED" in os.environ else ""
CASES = int(os.environ.get("MULLIGAN_HOSTILE", "5000" if RUN else "10000"))  # together with the other runs, 20,000


def test_nothing_hostile_breaks_hangs_or_learns_anything(database: str) -> None:
    def run() -> int:
        tally = asyncio.run(assail(database, f"suite {RUN}", 0, CASES, lambda number, tally: None))
        assert tally["200"] > CASES / 100
        assert tally["described 2xx"] > CASES / 100  # of what the service says that it has
        assert tally["done"]
        assert tally["refused"]
        return sum(tally.values())

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(run).result() >= CASES
