"""Three servers on one PostgreSQL are killed in turn during play, the database too: nothing acknowledged is lost or
made twice, and every table goes on at another server. A round of kills comes from a seed and its number alone."""

import argparse
import time

from tests.server.many.killing import KILLS_A_ROUND, House, Outcome
from tests.server.postgres import postgres_server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on from the round with this kill")
    parser.add_argument("--kills", type=int, default=500, help="up to this one")
    arguments = parser.parse_args()
    began = time.monotonic()
    everything = Outcome()
    with postgres_server() as postgres:
        if postgres is None:
            parser.error("no PostgreSQL server is installed")
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


if __name__ == "__main__":
    main()
