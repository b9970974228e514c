"""Clocks: the server keeps the time, over restarts and other processes; running out loses or brings a bot."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mulligan.kernel.view import View
from mulligan.server.play import room as rooms
from mulligan.server.play.room import Room
from mulligan.server.storage.journaling import link, origin
from mulligan.server.storage.schema import Entry, house, tables
from mulligan.server.storage.schema import entries as kept
from mulligan.server.storage.store import NotRead, Store
from mulligan.server.timing.beats import Beats
from mulligan.server.timing.clock import Clock
from mulligan.server.timing.terms import WINDOW, Terms
from tests.server.postgres import Postgres
from tests.server.tables import Service, TestTable, asked, live, make, service
from tests.serving import on_a_loop


def duel(server: Service, **terms: Any) -> TestTable:
    return make(server, people=2, game="unmatched", seed="clock", terms=terms)


def eventually(done: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until
        time.sleep(0.03)


@pytest.fixture(autouse=True)
def _no_answer_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "GRACE", 0.0)


def think(table: TestTable, seconds: float) -> None:
    """Whoever is asked has taken so long, as this server sees it."""
    portal = table.service.client.portal
    assert portal is not None
    room = table.service.hall.rooms[table.ident]

    def go_by() -> None:
        room.rested -= seconds
        room.table.clock.since -= seconds
        room.wind()

    portal.call(go_by)


def status(table: TestTable, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.get(seat, "/status")
    return found


def choose_first(table: TestTable, seat: int) -> None:
    prompt = table.get(seat)["prompt"]
    assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200


def entries(server: Service, table: TestTable) -> list[Entry]:
    stored = server.hall.store.read_now(table.ident)
    assert stored is not None
    return stored.entries


def test_who_runs_out_of_time_loses_and_the_journal_knows(any_database: str) -> None:
    with service(any_database) as server:
        table = duel(server, move=60)
        seat = asked(table)
        clocks = status(table)["clocks"]
        assert (clocks["running"], clocks["move"], clocks["within"]) == (seat, 60, 60)
        think(table, 90)
        eventually(lambda: bool(status(table)["over"]))
        found = status(table)
        assert (found["ended_by"], found["winners"]) == ("time", [1 - seat])
        last = entries(server, table)[-1]
        assert (last.kind, last.seat) == ("time", seat)
        assert 60 <= last.data["spent"] < 150
        assert table.get(0, "/journal")["out_of_time"] == [seat]


def test_who_runs_out_of_time_hands_the_seat_to_a_bot_where_the_table_says_so(server: Service) -> None:
    table = duel(server, move=60, out="bot")
    seat = asked(table)
    with live(table, seat) as player:  # also somebody who is here
        think(table, 90)
        eventually(lambda: bool(status(table)["seats"][seat]["stand_in"]))
        assert not status(table)["over"]
        assert player.do(act="stand-in", seat=seat, on=False)["type"] == "done"  # a new decision, a new minute


def test_no_time_left_for_the_game_cannot_be_got_back(server: Service) -> None:
    table = duel(server, game=60, out="bot")
    seat = asked(table)
    think(table, 90)
    eventually(lambda: bool(status(table)["seats"][seat]["stand_in"]))
    assert table.act(seat, act="stand-in", seat=seat, on=False)[1]["code"] == "out-of-time"
    assert status(table)["clocks"]["left"][seat] == 0


def test_thinking_costs_time_of_the_game(server: Service) -> None:
    table = duel(server, game=600, move=300)
    choose_first(table, asked(table))
    seat = asked(table)
    before = status(table)["clocks"]
    time.sleep(0.05)
    choose_first(table, seat)
    after = status(table)["clocks"]
    spent: float = entries(server, table)[-1].data["spent"]
    assert spent >= 0.04
    assert after["left"][seat] == pytest.approx(before["left"][seat] - spent)
    assert after["left"][1 - seat] == before["left"][1 - seat]


def test_the_time_is_the_same_after_a_restart_and_stands_still_meanwhile(any_database: str) -> None:
    with service(any_database) as server:
        table = duel(server, game=600)
        seat = asked(table)
        choose_first(table, seat)
        seat = asked(table)
        before = status(table)["clocks"]
    with service(any_database) as server:
        closed_for(server, table, 3600)
        table.service = server
        after = status(table)["clocks"]
        assert (after["left"], after["running"]) == (before["left"], before["running"])
        assert abs(after["since"] - before["since"]) < 100  # the hour counts for nobody
        assert not status(table)["over"]


def closed_for(server: Service, table: TestTable, seconds: float) -> None:
    """As if everything had been done so much earlier, and the house had been closed since."""
    assert server.client.portal is not None
    stored = server.hall.store.read_now(table.ident)
    assert stored is not None
    chain, moved = origin(stored.row), []
    for entry in stored.entries:
        earlier = replace(entry, at=entry.at - seconds)
        chain = link(chain, earlier)
        moved.append({"number": entry.number, "at": earlier.at, "chain": chain})

    def do(connection: Any) -> None:
        for one in moved:
            where = (kept.c.table_id == table.ident, kept.c.number == one["number"])
            connection.execute(kept.update().where(*where).values(at=one["at"], chain=one["chain"]))
        connection.execute(tables.update().values(head=chain))
        connection.execute(house.update().where(house.c.name == "beat").values(value=repr(time.time() - seconds)))

    server.client.portal.call(server.hall.store.within, do)
    server.client.portal.call(server.hall.beats.beat)


def test_another_process_lets_the_same_clock_run_out_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        table = duel(one, move=60)
        seat = asked(table)
        there = TestTable(other, table.ident, table.tokens, "")
        assert status(there)["clocks"]["running"] == seat
        for here in (table, there):
            think(here, 90)
        eventually(lambda: bool(status(table)["over"]) and bool(status(there)["over"]))
        assert [entry.kind for entry in entries(one, table)] == ["time"]


def test_clocks_wait_until_everybody_sits(server: Service) -> None:
    table = make(server, people=2, game="unmatched", open=True, terms={"move": 1})
    assert status(table)["clocks"]["running"] is None
    room: Room = server.hall.rooms[table.ident]
    assert room.timer is None
    joined = server.client.post(f"/api/tables/{table.ident}/join", json={"name": "Elm"}).json()
    table.tokens[1] = joined["token"]
    assert status(table)["clocks"]["running"] is not None


def test_a_question_that_only_one_knows_of_shows_nobody_a_clock_and_passes_by_itself(server: Service) -> None:
    """Whose clock runs, and whose got shorter, would tell who holds an answer."""
    table = make(server, people=3, seed="b", terms={"game": 600})
    random = Random(1)
    seat = asked(table)
    room: Room = server.hall.rooms[table.ident]
    for _ in range(60):
        if room.table.covert:
            break
        prompt = table.get(seat)["prompt"]
        table.choose(seat, prompt, random.choice(prompt["options"])["id"])
        seat = asked(table)
    assert room.table.covert
    own, others = status(table, seat)["clocks"], [status(table, other)["clocks"] for other in (-1, (seat + 1) % 3)]
    assert (own["running"], own["passes"], own["within"]) == (seat, True, WINDOW)
    assert [(one["running"], one["since"], one["within"], one["passes"]) for one in others] == [(None, 0, 0, False)] * 2
    late = room.table.run_out(seat, 40.0, time.time())
    passing = room.table.layout.passing(View(room.table.state, seat))
    assert (late.kind, late.data) == ("choice", {"option": passing, "asked": room.table.mark(), "late": True})
    before = list(room.table.clock.left)
    prompt = table.get(seat)["prompt"]
    table.choose(seat, prompt, prompt["options"][0]["id"])
    assert room.table.clock.left == before
    assert all("spent" not in entry.data for entry in entries(server, table)[-1:])


def test_going_back_alone_gives_no_time_back_and_by_agreement_a_new_start() -> None:
    clock = Clock(Terms(move=30), 2, 0.0)
    clock.charge(0, 20.0, 20.0)
    clock.choose()
    clock.ask(20.0)
    clock.charge(0, 5.0, 25.0)
    clock.go_back(0, 25.0, clock.used)
    assert clock.within(0, False) == 5.0
    clock.charge(0, 1.0, 26.0)
    clock.choose()
    clock.ask(26.0)
    clock.go_back(0, 26.0, None)
    assert clock.within(0, False) == 30.0


def test_wrong_clocks_are_refused_in_words(server: Service) -> None:
    body = {"game": "unmatched", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "B"}]}
    for terms in ({"move": -1}, {"game": 10**9}, {"out": "win"}, {"away": 0}, {"more": 1}):
        answer = server.client.post("/api/tables", json={**body, "terms": terms})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


# ---- absence --------------------------------------------------------------------------------------------------------


def test_the_game_can_be_claimed_from_somebody_away_for_long_and_never_from_somebody_here(database: str) -> None:
    with service(database, away_seconds=0.2) as server:
        table = make(server, people=2, game="unmatched", seed="claim")
        with live(table, 0) as one:
            with live(table, 1) as other:
                other.update()
                time.sleep(0.7)
                assert one.do(act="claim")["code"] == "not-away-long"
                assert not status(table)["can_claim"]
            eventually(lambda: bool(status(table)["can_claim"]))
            since = status(table)["seats"][1]["away_since"]
            assert 0.5 < server.client.get("/api/time").json()["now"] - since < 60
            assert one.do(act="claim")["type"] == "done"
        found = status(table)
        assert (found["over"], found["winners"], found["ended_by"]) == (True, [0], "claim")


def test_a_seat_that_nobody_took_cannot_be_claimed_from_nor_can_a_bot(database: str) -> None:
    with service(database, away_seconds=0.05) as server:
        waiting = make(server, people=2, game="unmatched", open=True)
        bots = make(server, people=1, bots=1, game="unmatched", seed="c")
        for table in (waiting, bots):
            table.get(0)
            assert table.act(0, act="claim")[1]["code"] == "nobody-to-claim-from"
            assert table.act(-1, act="claim")[1]["code"] == "watching"


def test_how_long_somebody_may_be_away_is_agreed_when_the_table_is_opened(database: str) -> None:
    with service(database, away_seconds=0.05) as server:
        table = make(server, people=2, game="unmatched", terms={"away": 600})
        table.get(1)
        time.sleep(0.2)
        refused = table.act(0, act="stand-in", seat=1, on=True)[1]
        assert refused["code"] == "not-away"
        assert "600" in refused["text"]


def test_a_server_that_starts_while_the_shared_database_is_away_starts_and_says_the_time_later(tmp_path: Path) -> None:
    beats = Beats(Store(f"postgresql+psycopg://mulligan@/tables?host={tmp_path}"))  # nobody is there
    on_a_loop(beats.begin())
    assert beats.last == 0.0
    with pytest.raises(NotRead):
        on_a_loop(beats.hear())
