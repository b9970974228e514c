"""A million hostile requests and messages: no 5xx, no hang, no leak. A case comes from a seed and its number alone."""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.entrance.hostility import assail


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on from this case")
    parser.add_argument("--cases", type=int, default=1_000_000, help="up to this one")
    arguments = parser.parse_args()
    began = time.monotonic()

    def tell(number: int, tally: Counter[str]) -> None:
        seconds = time.monotonic() - began
        print(f"{number:,} cases, {seconds:.0f} s: {dict(tally.most_common(8))}", flush=True)

    memory = Path("/dev/shm")  # what is kept here is thrown away: it need not wait for a disk
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        tally = asyncio.run(assail(database, arguments.seed, arguments.first, arguments.cases, tell))
    print(f"{arguments.cases - arguments.first:,} cases, none broke anything: {dict(tally.most_common())}")


if __name__ == "__main__":
    main()
