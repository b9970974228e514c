"""What an address may ask for counts over all processes, and what they tell each other about it names nobody."""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx2 as httpx
import pytest

from mulligan.server.entrance.limits import Limits
from mulligan.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.tables import once
from tests.serving import Server


def told(one: Limits, other: Limits) -> list[str]:
    """The news of the one arrives at the other."""
    news = one.news()
    other.hear(news)
    return [who for _, who, _ in news]


def two() -> tuple[Limits, Limits]:
    pair = Limits(), Limits()
    for one in pair:
        one.share(lambda: None)
    return pair


def test_what_one_process_gives_is_missing_at_the_other() -> None:
    one, other = two()
    here, there = (process.buckets("tables", 16, 0.0001) for process in (one, other))
    assert sum(here.take("192.0.2.1") for _ in range(30)) == 16
    told(one, other)
    assert not there.take("192.0.2.1")
    assert there.take("192.0.2.2")


def test_what_was_given_twice_over_is_owed() -> None:
    one, other = two()
    here, there = (process.buckets("tables", 16, 0.0001) for process in (one, other))
    for process in (here, there):
        assert sum(process.take("192.0.2.1") for _ in range(30)) == 16
    told(one, other)
    told(other, one)
    for process in (here, there):
        assert not process.take("192.0.2.1")
        process.pour_out("nobody", 1_000_000)  # a debt has an end
    assert min(bucket.left for process in (here, there) for bucket in process._buckets.values()) >= -16


def test_who_asks_little_is_not_talked_about() -> None:
    one, other = two()
    requests = one.buckets("requests", 200, 50)
    for number in range(2_000):
        requests.take(f"192.0.2.{number}")
    assert told(one, other) == []


def test_neither_addresses_nor_secrets_are_told() -> None:
    one, other = two()
    guesses = one.buckets("guesses", 1, 0.1)
    for caller in ("192.0.2.1", "a-secret", "\udcff"):
        guesses.take(caller)
    said = told(one, other)
    assert len(said) == 3
    assert not any(part in who for who in said for part in ("192.0.2.1", "a-secret"))


# ---- as people run it -----------------------------------------------------------------------------------------------


@pytest.fixture
def processes(postgres: Postgres) -> Iterator[list[Server]]:
    url = postgres.new_database()
    with ExitStack() as running:
        servers = [Server(url, pace="0", more=["--no-bots"]) for _ in range(2)]
        for server in servers:
            running.callback(server.stop)
            server.launch()
        for server in servers:
            server.wait()
        yield servers


@once
def test_two_processes_together_make_as_many_tables_as_one(processes: list[Server]) -> None:
    body = {"game": "none", "seats": [{"kind": "me", "name": "A"}]}

    def may_make(server: Server) -> bool:
        answer = httpx.post(f"{server.address}/api/tables", json=body)
        assert answer.status_code in (404, 429)
        return answer.status_code == 404

    one, other = processes
    given = late = 0
    while may_make(one):
        given += 1
    assert given >= Settings.tables_at_once
    while may_make(other):  # alone it would give as many again
        late += 1
        time.sleep(0.2)
    assert late <= Settings.tables_at_once / 2
