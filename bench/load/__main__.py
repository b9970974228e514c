"""Loads the server: many tables with two live sockets each, beside a bare echo of the same framework in the same run.

Each table makes a choice every two seconds. A choice is answered when it is on disk. The echo has as many sockets and
messages, and answers at once: what it takes is what the machine and the framework take. The two take turns of a few
seconds, so that whatever else the machine does meets both. The server notes what made its event loop late: a slow run
says why.

The processor time of a choice is that of all threads of all server processes from the first counted choice to the last
(PostgreSQL's and that of the processes in which bots think left out), for each choice of people's, and again for each
choice of anybody's. What bots' choices take is in both. So where there are others than people there is no echo: in its
turns those others alone would go on.

`--bots 20` has so many tables beside them at which bots play one another. `--processes 2` serves from so many processes
on a PostgreSQL of its own, each socket at any of them; with `--together` all sockets of a table at the same one, as a
proxy can have it. `--bears` finds how many tables one process bears there, and how
many so many processes do: until more than one choice in a hundred takes too long, or tables come late to their turn.
With `--share 0.3` each server has so much of a core and no more, and that before anybody else; so have the players and
the database all that they need. Where there are not cores enough for all of them, only so is it the servers that are
measured (Linux, as root).
`--typing 10` has so many people write a card beside them, every other few seconds, and tells the choices made meanwhile
from the others.

Whatever is waited for has an end: whoever has not sat down by then, or gets no answer, ends the run with what was
waited for.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from bench.load.players import (
    SECONDS_BETWEEN_CHOICES,
    WARMING,
    Evening,
    at_a_table,
    at_the_echo,
    bots_beside,
    somebody_writes,
)
from bench.load.server import ANSWERED_WITHIN, LATE_MS, Running, Stuck, processor_of_family, quantile
from bench.load.shares import Share, Unshared
from mulligan.games import names
from tests.server.postgres import Postgres, postgres_server

LIMIT_MS = 100.0
LIMIT_MIB = 2.0
FILES = 20_000  # that may be open at once: two sockets a table, and as many of the echo
KEEPING_UP = 0.9  # of the choices that are due are made, or there are too many tables
NEAR_ENOUGH = 10  # what is borne is found to a tenth
SEATED_WITHIN = 20.0, 0.5  # seconds until everybody sits, and more for each table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--game", choices=names(), help="one game at all tables; by default, each game at a third of them"
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=0, metavar="TABLES", help="tables of bots beside them")
    parser.add_argument("--pace", type=float, default=0.0, help="of the pauses: 1 for people, 0 for none")
    parser.add_argument("--processes", type=int, default=0, help="so many servers, on a PostgreSQL of their own")
    parser.add_argument("--together", action="store_true", help="all sockets of a table at the same server")
    parser.add_argument(
        "--typing", type=int, default=0, metavar="PEOPLE", help="who write cards, by turns, beside them"
    )
    parser.add_argument("--bears", action="store_true", help="find what one process bears, and what --processes do")
    parser.add_argument("--share", type=float, default=0.0, help="so much of a core for each server, and no more")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--port", type=int, default=8765)
    arguments = parser.parse_args()
    gc.disable()  # the players' own pauses are nobody's latency
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(files, min(most, FILES)), most))
    games = [arguments.game] if arguments.game else names()
    load = Load(games, arguments.tables, arguments.seconds, arguments.bots, arguments.pace, arguments.port)
    echo = not (arguments.typing or arguments.bots or arguments.processes)
    load = replace(load, typing=arguments.typing, echo=echo, together=arguments.together, share=arguments.share)
    try:
        with before_others(load):
            return tried(load, arguments, parser)
    except (Stuck, Unshared) as error:
        print(f"The run has failed: {error}", file=sys.stderr)
        return 2


@contextmanager
def before_others(load: "Load") -> Iterator[None]:
    """The players, and the database that is started for them, wait for nobody where the servers have their shares."""
    if not load.share:
        yield
        return
    share = Share("players", 0.0)
    share.take(os.getpid())
    try:
        yield
    finally:
        Share.leave(os.getpid())
        share.give_back()


def tried(load: "Load", arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    if arguments.processes or arguments.bears:
        with postgres_server() as postgres:
            if postgres is None:
                parser.error("no PostgreSQL server is installed")
            if arguments.bears:
                print(what_is_borne(load, postgres, max(2, arguments.processes)))
                return 0
            load = replace(load, postgres=postgres.process, databases=[postgres.new_database()] * arguments.processes)
            measured = asyncio.run(measure(load))
    else:
        measured = asyncio.run(measure(load))
    print(json.dumps(measured) if arguments.json else table_of(measured))
    return 0 if measured["tables_p99_ms"] < LIMIT_MS and measured["mib_a_table"] < LIMIT_MIB else 1


@dataclass(frozen=True)
class Load:
    """What is tried. `databases`: of each server process; by default one process, on SQLite."""

    games: list[str]
    tables: int
    seconds: float
    bots: int = 0
    pace: float = 0.0
    port: int = 8765
    databases: list[str] = field(default_factory=list)
    postgres: int = 0  # its process
    together: bool = False
    echo: bool = True
    typing: int = 0
    share: float = 0.0


async def measure(load: Load) -> dict[str, Any]:
    evening = Evening((1 + load.echo) * load.tables, load.seconds, load.echo or load.typing > 0)
    echo_took: list[float] = []
    read: list[float] = []
    took: list[float] = []
    meanwhile: list[float] = []  # while others write
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [
            stack.enter_context(Running("tables", load.port + 1 + number, folder, database, load.pace, load.share))
            for number, database in enumerate(load.databases or [""])
        ]
        before = sum(server.mib for server in servers)
        bases = [server.base for server in servers]
        games = [load.games[number % len(load.games)] for number in range(max(load.tables, load.bots))]
        other = meanwhile if load.typing else None
        places = [[random.choice(bases)] if load.together else bases for _ in range(load.tables)]
        sitting = [at_a_table(at, game, took, other, evening) for at, game in zip(places, games, strict=False)]
        if load.echo:
            echo_server = stack.enter_context(Running("echo", load.port, folder))
            sitting += [at_the_echo(echo_server.base, echo_took, evening) for _ in range(load.tables)]
        beside = [asyncio.create_task(bots_beside(bases, game, evening)) for game in games[: load.bots]]
        beside += [asyncio.create_task(somebody_writes(bases[0], read, evening)) for _ in range(load.typing)]
        everybody = asyncio.gather(*sitting)
        await evening.until(evening.seated, everybody, SEATED_WITHIN[0] + SEATED_WITHIN[1] * load.tables)
        await asyncio.sleep(WARMING)
        seated = time.process_time()
        database = processor_of_family(load.postgres) if load.postgres else 0.0
        written = sum([await asyncio.to_thread(server.written) for server in servers])
        for server in servers:
            server.begin()
        await evening.until(evening.played, everybody, evening.seconds + ANSWERED_WITHIN)
        players = time.process_time() - seated
        database = processor_of_family(load.postgres) - database if load.postgres else 0.0
        mib = sum(server.mib for server in servers) - before
        loops = [await asyncio.to_thread(server.told) for server in servers]
        written = sum([await asyncio.to_thread(server.written) for server in servers]) - written
        evening.measured.set()
        await asyncio.gather(everybody, *beside)
    processor = sum(loop["processor_s"] for loop in loops)
    return {
        "games": load.games,
        "tables": load.tables,
        "bot_tables": load.bots,
        "processes": len(servers),
        "choices": len(took) + len(meanwhile),
        "bot_choices": max(0, written - len(took) - len(meanwhile)),
        "due": round(load.tables * load.seconds * (1 + (load.typing > 0)) / SECONDS_BETWEEN_CHOICES),
        "tables_p50_ms": round(statistics.median(took), 2),
        "tables_p99_ms": round(quantile(took, 0.99), 2),
        "tables_max_ms": round(max(took), 2),
        "echo_p50_ms": round(statistics.median(echo_took), 2) if echo_took else None,
        "echo_p99_ms": round(quantile(echo_took, 0.99), 2) if echo_took else None,
        "echo_max_ms": round(max(echo_took), 2) if echo_took else None,
        "typing": load.typing,
        "typing_p50_ms": round(statistics.median(meanwhile), 2) if meanwhile else None,
        "typing_p99_ms": round(quantile(meanwhile, 0.99), 2) if meanwhile else None,
        "readings": len(read),
        "read_p50_ms": round(statistics.median(read), 1) if read else None,
        "read_p99_ms": round(quantile(read, 0.99), 1) if read else None,
        "under_100_ms": round(sum(one < LIMIT_MS for one in took) / len(took), 4),
        "mib_a_table": round(mib / (load.tables + load.bots), 3),
        "processor_ms_a_choice": round(processor * 1000 / (len(took) + len(meanwhile)), 2),
        "processor_ms_a_write": round(processor * 1000 / max(written, len(took)), 2),
        "players_processor_s": round(players, 1),
        "database_ms_a_choice": round(database * 1000 / (len(took) + len(meanwhile)), 2) if load.postgres else None,
        "loops": loops,
    }


def what_is_borne(load: Load, postgres: Postgres, processes: int) -> str:
    """How many tables one process bears, and how many several do, on this machine with everything else that it does."""
    one = most_tables(load, [postgres.new_database()])
    several = most_tables(replace(load, tables=max(load.tables, one)), [postgres.new_database()] * processes)
    return f"one process bears {one} tables, {processes} bear {several}: {several / max(1, one):.2f} times"


def most_tables(load: Load, databases: list[str]) -> int:
    """More by a quarter each time, until it is too many; then between what was borne and what was not."""
    tables, borne, too_many = load.tables, 0, 0
    while not too_many or too_many - borne > borne / NEAR_ENOUGH:
        found = asyncio.run(measure(replace(load, tables=tables, databases=databases, echo=False)))
        keeping_up = found["choices"] >= KEEPING_UP * found["due"]
        print(
            f"{len(databases)} on PostgreSQL: {tables} tables, {found['choices']} of {found['due']} choices, "
            f"99 % under {found['tables_p99_ms']} ms, {found['processor_ms_a_choice']} ms of processor a choice",
            flush=True,
        )
        if found["tables_p99_ms"] < LIMIT_MS and keeping_up:
            borne = tables
        elif not borne:
            return 0
        else:
            too_many = tables
        tables = (borne + too_many) // 2 if too_many else tables + tables // 4
    return borne


def table_of(measured: dict[str, Any]) -> str:
    beside = f", beside {measured['bot_tables']} of bots ({measured['bot_choices']} choices)"
    echo = (
        f"  bare echo           median {measured['echo_p50_ms']} ms, 99 % under {measured['echo_p99_ms']} ms, "
        f"all under {measured['echo_max_ms']} ms\n"
    )
    typing = (
        f"  while {measured['typing']} people write  median {measured['typing_p50_ms']} ms, 99 % under "
        f"{measured['typing_p99_ms']} ms; {measured['readings']} readings, median {measured['read_p50_ms']} ms, "
        f"99 % under {measured['read_p99_ms']} ms\n"
    )
    database = (
        f"; PostgreSQL {measured['database_ms_a_choice']} ms a choice" if measured["database_ms_a_choice"] else ""
    )
    return (
        f"{measured['tables']} tables ({', '.join(measured['games'])}), two sockets each, "
        f"a choice every two seconds a table: {measured['choices']} choices{beside if measured['bot_tables'] else ''}\n"
        f"  answered, on disk   median {measured['tables_p50_ms']} ms, 99 % under {measured['tables_p99_ms']} ms, "
        f"all under {measured['tables_max_ms']} ms; {measured['under_100_ms']:.2%} under 100 ms\n"
        f"{echo if measured['echo_p50_ms'] is not None else ''}{typing if measured['typing'] else ''}"
        f"  processor           {measured['processor_ms_a_choice']} ms a choice of people's, "
        f"{measured['processor_ms_a_write']} ms a choice of anybody's; "
        f"the players' own {measured['players_processor_s']} s{database}\n"
        f"  memory              {measured['mib_a_table']} MiB a table\n"
    ) + "\n".join(lateness_of(loop) for loop in measured["loops"])


def lateness_of(loop: dict[str, float]) -> str:
    return (
        f"  event loop          99 % under {loop['loop_p99_ms']} ms late, at most {loop['loop_max_ms']} ms; "
        f"{loop['late']} times over {LATE_MS:.0f} ms:\n"
        f"                      {loop['late_collecting_ms']} ms of that collecting garbage "
        f"(longest {loop['longest_collection_ms']} ms, {loop['full_collections']} full), "
        f"{loop['late_working_ms']} ms working, {loop['late_waiting_ms']} ms waiting for a core;\n"
        f"                      {loop['loop_processor_s']} s of {loop['processor_s']} s of processor its own, "
        f"{loop['collecting_s']} s of that collecting garbage"
    )


if __name__ == "__main__":
    sys.exit(main())
