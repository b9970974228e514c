"""Three servers on one PostgreSQL are killed in turn during play, the database too: nothing acknowledged is lost or
made twice, and every table goes on at another server. A round of kills comes from a seed and its number alone."""

import argparse
import time
from random import Random

from tests.browser.conftest import chromium
from tests.browser.killing import Evening
from tests.server.many.killing import DATABASE_EVERY, KILLS_A_ROUND, House, Outcome
from tests.server.postgres import Postgres, postgres_server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on from the round with this kill")
    parser.add_argument("--kills", type=int, default=500, help="up to this one")
    parser.add_argument("--browsers", action="store_true", help="the games are played in real browsers instead")
    arguments = parser.parse_args()
    began = time.monotonic()
    everything = Outcome()
    with postgres_server() as postgres:
        if postgres is None:
            parser.error("no PostgreSQL server is installed")
        if arguments.browsers:
            in_browsers(postgres, arguments.seed, arguments.kills)
            return
        with House(postgres) as house:
            first = arguments.first - arguments.first % KILLS_A_ROUND
            while first < arguments.kills:
                kills = min(KILLS_A_ROUND, arguments.kills - first)
                found = house.round(f"{arguments.seed} {first}", kills)
                everything.add(found)
                first += kills
                print(
                    f"up to kill {first} of {arguments.kills}, {time.monotonic() - began:.0f} s: {everything}",
                    flush=True,
                )
    print(f"Nothing was lost or doubled: {everything}")


def in_browsers(postgres: Postgres, seed: str, kills: int) -> None:
    """One of the processes behind one address each time, every tenth time the database."""
    began = time.monotonic()
    random = Random(seed)
    waits: list[tuple[float, str]] = []
    with chromium() as browser, Evening(browser, postgres, seed) as evening:
        evening.go_on("nothing")
        for number in range(1, kills + 1):
            if number % DATABASE_EVERY == 0:
                waits += evening.lose_database()
            else:
                waits += evening.lose(random.choice(evening.workers()))
            if number % DATABASE_EVERY == 0 or number == kills:
                outcome = evening.check()
                outcome.kills, outcome.waits = number, waits
                print(f"{time.monotonic() - began:.0f} s: {outcome}", flush=True)


if __name__ == "__main__":
    main()
