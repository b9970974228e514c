"""Many servers on one database: a table is at all of them, its bots play once, and any may go away."""

import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest

from mulligan.cli import main
from mulligan.cli.serve import bind
from mulligan.server.many.logs import Discreet, Seldom, Structured
from mulligan.server.play.fairness import fresh_invitation, fresh_token
from mulligan.server.play.room import Room
from mulligan.server.storage import appending
from mulligan.server.storage.store import Entry, NotRead
from tests.server.postgres import Postgres
from tests.server.tables import Service, TestTable, asked, bearer, live, make, once, play_out, seats, service
from tests.serving import Server


def at(table: TestTable, here: Service) -> TestTable:
    """The same table, by way of another server."""
    return TestTable(here, table.ident, table.tokens, table.commitment)


def test_what_is_done_at_one_server_is_seen_at_the_other(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        table = make(one, people=3, seed="c")
        seat = asked(table)
        with live(at(table, other), -1) as watcher, live(at(table, other), (seat + 1) % 3) as neighbour:
            before = watcher.update()
            neighbour.update()
            prompt = table.get(seat)["prompt"]
            table.choose(seat, prompt, prompt["options"][0]["id"])
            while len(watcher.update()["log"]) == 0:
                pass
            assert neighbour.do(act="say", text="I saw that")["type"] == "done"
            assert before["position"] != at(table, other).get(-1)["position"]
        while not (said := table.get(seat)["chat"]):
            time.sleep(0.01)
        assert said[0]["text"] == "I saw that"


@pytest.mark.parametrize(("longest", "reads"), [(7_000, False), (40, True)])
def test_of_what_another_server_writes_nothing_is_read_unless_it_is_too_long_to_be_told(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, longest: int, reads: bool
) -> None:
    monkeypatch.setattr(appending, "LONGEST", longest)
    url, read = postgres.new_database(), []
    with service(url) as one, service(url) as other:
        assert other.hall.company is not None
        assert other.hall.company.sharing.listening.wait(60)
        table = make(one, people=3, seed="c")
        at(table, other).get(-1)
        since = other.hall.store.since

        async def noted(ident: str, number: int) -> tuple[list[Entry], list[str]]:
            read.append(number)
            return await since(ident, number)

        monkeypatch.setattr(other.hall.store, "since", noted)
        for _ in range(3):
            seat = asked(table)
            prompt = table.get(seat)["prompt"]
            table.choose(seat, prompt, prompt["options"][0]["id"])
        table.act(0, act="say", text="Grüße, “Umlaute” \\ %s")
        of_one_mind([here.hall.rooms[table.ident] for here in (one, other)])
        assert at(table, other).get(0)["chat"] == table.get(0)["chat"]
    assert bool(read) == reads


def test_somebody_at_another_server_is_present_and_not_replaced(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url, away_seconds=0.2) as one, service(url) as other:
        table = make(one, people=3, seed="a")
        table.get(0)
        with live(at(table, other), 1) as player:
            player.update()
            while not table.get(0)["status"]["seats"][1]["present"]:
                time.sleep(0.01)
            time.sleep(0.4)
            assert table.act(0, act="stand-in", seat=1, on=True)[1]["code"] == "not-away"
        until = time.monotonic() + 20
        while table.act(0, act="stand-in", seat=1, on=True)[0] != 200 and time.monotonic() < until:
            time.sleep(0.05)
        assert table.get(0)["status"]["seats"][1]["stand_in"]


@pytest.mark.parametrize("waits", [0, 1.5])
def test_somebody_who_asks_another_server_again_and_again_is_not_replaced(postgres: Postgres, waits: float) -> None:
    """Not everybody holds a socket: a bot asks over HTTP, and it may wait there for news."""
    url = postgres.new_database()
    with service(url, away_seconds=0.6) as one, service(url, away_seconds=0.6) as other:
        assert one.hall.company is not None
        assert one.hall.company.sharing.listening.wait(60)
        table = make(one, people=3, seed="a")
        table.get(0)
        patient = (asked(table) + 1) % 3
        hostile = (patient + 1) % 3
        until = time.monotonic() + 2.5
        seen = at(table, other).get(patient)
        while time.monotonic() < until:
            query = {"generation": seen["generation"], "log_seen": len(seen["log"]), "wait": waits}
            asking = threading.Thread(target=at(table, other).get, args=(patient,), kwargs=query if waits else {})
            asking.start()
            while asking.is_alive():
                refused = table.act(hostile, act="stand-in", seat=patient, on=True)
                assert refused[1]["code"] == "not-away"
                time.sleep(0.02)
            asking.join()
        until = time.monotonic() + 20
        while table.act(hostile, act="stand-in", seat=patient, on=True)[0] != 200:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_game_with_bots_is_played_to_its_end_over_two_servers(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        table = make(one, people=2, bots=2, seed="two")
        random = Random(3)
        for _ in range(12):
            for here in (one, other):
                somebody = at(table, here)
                seat = asked(somebody)
                prompt = somebody.get(seat)["prompt"]
                if prompt is not None:  # the news may come in between
                    somebody.choose(seat, prompt, random.choice(prompt["options"])["id"])
        rooms: list[Room] = [here.hall.rooms[table.ident] for here in (one, other)]
        of_one_mind(rooms)
        assert play_out(at(table, other), random, 40) > 0
        of_one_mind(rooms)
        assert rooms[0].table.state == rooms[1].table.state


def of_one_mind(rooms: list[Room]) -> None:
    """Wait until both have heard all."""
    until = time.monotonic() + 60
    while rooms[0].table.chain != rooms[1].table.chain or any(room.bot_seat() is not None for room in rooms):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_seat_taken_at_one_server_is_open_to_its_key_at_the_other(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        body = {"game": "mystic-war", "seats": seats(3, 0, "person")}
        made = one.client.post("/api/tables", json=body).json()
        table = TestTable(one, made["table"], {0: made["seats"][0]["token"]}, "")
        assert at(table, other).get(0)["status"]["you"] == 0
        sat = one.client.post(f"/api/tables/{table.ident}/sit", json={"invitation": made["seats"][1]["token"]}).json()
        table.tokens[1] = sat["token"]
        until = time.monotonic() + 20
        while "code" in (seen := at(table, other).get(1)) and time.monotonic() < until:
            time.sleep(0.02)
        assert seen["status"]["you"] == 1
        table.tokens[2] = made["seats"][1]["token"]
        assert at(table, other).get(2)["code"] == "invitation-used"


def test_a_seat_taken_at_one_server_is_open_at_the_other_though_the_database_went_away_in_between(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        body = {"game": "mystic-war", "seats": seats(3, 0, "person")}
        made = one.client.post("/api/tables", json=body).json()
        table = TestTable(one, made["table"], {0: made["seats"][0]["token"]}, "")
        at(table, other).get(0)
        keys_of, failed = other.hall.store.keys_of, threading.Event()

        async def away_once(ident: str) -> tuple[dict[str, int], dict[str, int]]:
            if not failed.is_set():
                failed.set()
                raise NotRead
            return await keys_of(ident)

        monkeypatch.setattr(other.hall.store, "keys_of", away_once)
        sat = one.client.post(f"/api/tables/{table.ident}/sit", json={"invitation": made["seats"][1]["token"]}).json()
        table.tokens[1] = sat["token"]
        assert failed.wait(20)
        assert table.act(1, act="say", text="Here I am.")[0] == 200
        until = time.monotonic() + 20
        while "code" in (seen := at(table, other).get(1)) and time.monotonic() < until:
            time.sleep(0.02)
        assert seen["status"]["you"] == 1


def test_a_table_that_is_played_elsewhere_is_not_followed_for_ever(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url, followed_seconds=0.3) as other:
        table = make(one, people=3, seed="c")
        at(table, other).get(-1)
        portal = other.client.portal
        assert portal is not None
        with live(table, 0) as player:
            player.update()
            until = time.monotonic() + 0.5
            while time.monotonic() < until:
                assert player.do(act="say", text="We are here, not there.")["type"] == "done"
            portal.call(other.hall.let_go)
            assert table.ident not in other.hall.rooms
            assert at(table, other).get(0)["chat"]


def test_after_the_database_went_away_servers_hear_each_other_again(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        table = make(one, people=3, seed="a")
        at(table, other).get(0)
        postgres.stop()
        postgres.start()
        until = time.monotonic() + 30
        while table.act(0, act="say", text="Still there?")[0] != 200 and time.monotonic() < until:
            time.sleep(0.05)
        while not (heard := at(table, other).get(0)["chat"]) and time.monotonic() < until:
            time.sleep(0.05)
        assert heard[0]["text"] == "Still there?"


# ---- as people run it -----------------------------------------------------------------------------------------------


@once
def test_workers_share_one_address_and_a_killed_one_is_replaced(postgres: Postgres) -> None:
    server = Server(postgres.new_database(), pace="0", more=["--workers", "2"])
    server.start()
    try:
        body = {"game": "mystic-war", "seats": seats(3, 0)}
        made = httpx.post(f"{server.address}/api/tables", json=body).json()
        token = bearer(made["seats"][0]["token"])
        path = f"{server.address}/api/tables/{made['table']}"
        workers = children(server)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        until = time.monotonic() + 60
        said = 0
        while said < 20:
            assert time.monotonic() < until
            try:
                answer = httpx.post(f"{path}/acts", json={"act": "say", "text": f"{said}"}, headers=token)
                said += answer.status_code == 200
            except httpx.TransportError:  # it was on its way to the one that was killed
                continue
        while len(now := children(server)) < 2 or workers[0] in now:
            assert time.monotonic() < until
            time.sleep(0.1)
        figures = httpx.get(f"{server.address}/metrics").text
        assert 'mulligan_acts_total{kind="say"}' in figures
        assert httpx.get(f"{server.address}/api/ready").json() == {"ready": True}
    finally:
        server.stop()
    assert all(not Path(f"/proc/{worker}").exists() for worker in workers)


@once
def test_a_worker_that_starts_while_the_database_is_away_says_so_and_waits_for_it(postgres: Postgres) -> None:
    url = postgres.new_database()
    postgres.stop()
    with bind("127.0.0.1", 0) as listener:
        command = [sys.executable, "-m", "mulligan", "serve", "--database", url, "--worker", str(listener.fileno())]
        with subprocess.Popen(command, pass_fds=[listener.fileno()], stderr=subprocess.PIPE, text=True) as worker:
            try:
                assert worker.stderr is not None
                said = worker.stderr.readline()
                postgres.start()
                ready = f"http://127.0.0.1:{listener.getsockname()[1]}/api/ready"
                assert httpx.get(ready, timeout=60).json() == {"ready": True}
            finally:
                worker.terminate()
            said += worker.stderr.read()
    assert "the database is away, another try follows" in said
    assert "Traceback" not in said


def children(server: Server) -> list[int]:
    assert server.process is not None
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in found.read_text().split()]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["serve", "--workers", "2"], "One SQLite file is for one process"),
        (["serve", "--workers", "0"], "from 1 on"),
        (["serve", "--database", "sqlite://"], "where nothing is kept; a file is sqlite:///FILE"),
        (["serve", "--database", "mysql://here/tables"], "tables are kept with sqlite or postgresql"),
        (["bots", "--database", "sqlite:///x.sqlite3"], "Only a PostgreSQL database can be shared"),
        (["serve", "--proxy", "nowhere"], "nowhere is no address"),
    ],
)
def test_what_cannot_be_served_is_said(
    words: list[str], says: str, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--port", "0", "--database", database] if words[0] == "serve" and "--database" not in words else []
    assert main([*words, *more]) == 2
    assert says in capsys.readouterr().err


# ---- how it does ----------------------------------------------------------------------------------------------------


def test_it_says_that_it_lives_and_whether_it_is_ready(postgres: Postgres) -> None:
    with service(postgres.new_database()) as server:
        assert server.client.get("/api/health").status_code == 200
        assert server.client.get("/api/ready").json() == {"ready": True}
        postgres.stop()
        try:
            assert server.client.get("/api/health").status_code == 200
            answer = server.client.get("/api/ready")
            assert (answer.status_code, answer.json()) == (503, {"ready": False})
        finally:
            postgres.start()


def test_figures_are_for_those_who_may_see_them(database: str) -> None:
    with service(database) as server:
        assert server.client.get("/metrics").json()["code"] == "no-such-page"
    with service(database, figures_for=frozenset({""})) as server:  # a test's client has no address
        table = make(server)
        table.act(0, act="say", text="a secret")
        figures = server.client.get("/metrics").text
        passed_on = server.client.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert (passed_on.status_code, passed_on.json()["code"]) == (
            404,
            "no-such-page",
        )  # a proxy that nobody named lets in the whole world
    assert 'mulligan_acts_total{kind="say"}' in figures
    assert "mulligan_tables_in_memory 1.0" in figures
    assert not any(token in figures for token in table.tokens.values())


def test_what_strangers_bring_about_at_will_is_written_down_once_in_a_while() -> None:
    seldom = Seldom()

    def said(name: str, words: str, at: float) -> bool:
        return seldom.filter(logging.makeLogRecord({"name": name, "msg": words, "created": at}))

    nonsense = "Invalid HTTP request received."
    assert [said("uvicorn.error", nonsense, at) for at in (100.0, 101.0, 109.0, 111.0)] == [True, False, False, True]
    assert said("uvicorn.error", "Something else", 111.0)
    assert [said("mulligan.server", nonsense, 111.0) for _ in range(2)] == [True, True]


def test_no_secret_is_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    key, invitation = fresh_token(), fresh_invitation()
    for structured in (True, False):
        writer = Structured() if structured else Discreet()
        record = logging.makeLogRecord(
            {"msg": "%s %s postgresql+psycopg://me:hunter2@db/tables", "args": (key, invitation), "levelname": "ERROR"}
        )
        line = writer.format(record)
        assert not any(secret in line for secret in (key, invitation, "hunter2"))
        assert "postgresql+psycopg://me:" in line
        if structured:
            assert json.loads(line)["level"] == "error"
