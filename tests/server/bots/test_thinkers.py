"""Bots that think in processes of their own: nobody waits for them, and whatever happens to them, the game goes on."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import httpx2 as httpx
import pytest

from mulligan.games import game
from mulligan.kernel.view import View
from mulligan.server import bots
from mulligan.server.bots import thinkers
from mulligan.server.bots.thinkers import Thinkers
from tests.server.tables import Service, asked, bearer, make, seats
from tests.serving import Server, on_a_loop

once = pytest.mark.skipif(os.environ.get("MULLIGAN_RELOAD") == "1", reason="once is enough: it is about processes")
T = TypeVar("T")


def a_view(choices: int = 3) -> View:
    """What the seat that is asked sees of a game of The Spoils."""
    state = game("spoils", seats=2).start("thinking")
    for _ in range(choices):
        assert state.decision is not None
        state.apply(state.decision.options[0])
    assert state.decision is not None
    return state.view(state.decision.seat)


def thinking(use: Callable[[Thinkers], Awaitable[T]], most: int = 1) -> T:
    async def run() -> T:
        pool = Thinkers(most)
        try:
            return await use(pool)
        finally:
            await pool.close()

    return on_a_loop(run())


@once
def test_a_bot_chooses_the_same_in_a_process_of_its_own() -> None:
    views = [a_view(choices) for choices in (3, 5, 8)]
    chosen = thinking(lambda pool: asyncio.gather(*(pool.choose(view, "seed") for view in views)))
    assert chosen == [bots.choose(view, "seed") for view in views]


@once
def test_a_process_that_dies_is_replaced() -> None:
    view = a_view()

    async def kill_between(pool: Thinkers) -> list[int]:
        first = await pool.choose(view, "seed")
        pool.idle[0].kill()
        return [first, await pool.choose(view, "seed")]

    assert thinking(kill_between) == [bots.choose(view, "seed")] * 2


@once
def test_where_no_process_answers_a_bot_still_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    view = a_view()
    assert view.decision is not None
    assert thinking(lambda pool: pool.choose(view, "seed")) in view.decision.options


@once
def test_an_answer_that_was_not_offered_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fool = tmp_path / "python"
    fool.write_text("#!/bin/sh\nwhile read question; do echo 99999999; done\n")
    fool.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(fool))
    view = a_view()
    assert view.decision is not None
    assert thinking(lambda pool: pool.choose(view, "seed")) in view.decision.options


@once
def test_a_bot_that_loses_its_way_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.01)
    view = a_view()
    assert view.decision is not None
    assert thinking(lambda pool: pool.choose(view, "seed")) in view.decision.options


@once
def test_nobody_waits_for_another_tables_bot(server: Service) -> None:
    """The bot's process is held: its own table waits, the other goes on."""
    pondering = make(server, people=1, bots=1, game="spoils", seed="a")
    table = make(server, people=3, seed="a")
    seat = asked(pondering)
    thinker = server.hall.thinkers.idle[0]
    thinker.send_signal(signal.SIGSTOP)
    try:
        while not server.hall.thinkers.busy:
            seen = pondering.get(seat)["prompt"]
            pondering.choose(seat, seen, seen["options"][0]["id"])
        for _ in range(5):
            seat = asked(table)
            prompt = table.get(seat)["prompt"]
            assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200
        assert server.hall.thinkers.busy
    finally:
        thinker.send_signal(signal.SIGCONT)
    asked(pondering)


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def gone(process: int) -> bool:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@once
@pytest.mark.skipif(sys.platform != "linux", reason="it finds the processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_process_outlives_the_server(tmp_path: Path, how: signal.Signals, capfd: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path / "tables.sqlite3", pace="0")
    server.start()
    assert server.process is not None
    body = {"game": "spoils", "seats": seats(1, 1)}
    made = httpx.post(f"{server.address}/api/tables", json=body).json()
    httpx.get(f"{server.address}/api/tables/{made['table']}", headers=bearer(made["seats"][0]["token"]))
    thinking_for_it = children_of(server.process.pid)
    assert thinking_for_it
    server.process.send_signal(how)
    server.process.wait(30)
    assert all(gone(process) for process in thinking_for_it)
    assert "Traceback" not in capfd.readouterr().err


@once
def test_tables_of_bots_alone_choose_one_after_another() -> None:
    async def many_tables(pool: Thinkers) -> list[float]:
        async def at_a_table() -> float:
            await pool.stand_back()
            return time.monotonic()

        return await asyncio.gather(*(at_a_table() for _ in range(4)))

    chose = sorted(thinking(many_tables))
    assert all(later - earlier >= thinkers.APART * 0.9 for earlier, later in pairwise(chose))


@once
def test_tables_of_bots_alone_wait_the_longer_the_busier_the_server_is() -> None:
    async def left_to_others(pool: Thinkers) -> float:
        await pool.stand_back()
        choosing = asyncio.create_task(pool.stand_back())
        await asyncio.sleep(0)
        time.sleep(0.5)  # people's choices, one after another
        await choosing
        return pool.not_before - time.monotonic()

    assert thinkers.LONGEST_APART >= thinking(left_to_others) > thinkers.LONGEST_APART / 2


def test_a_bot_plays_at_the_level_that_its_seat_says() -> None:
    view = a_view(4)
    chosen = thinking(lambda pool: pool.choose(view, "seed", "easy"))
    assert chosen == bots.choose(view, "seed", "easy")


@once
def test_a_hard_bot_thinks_in_a_process_of_its_own_whatever_the_game() -> None:
    state = game("unmatched", seats=2).start("thinking")
    assert state.decision is not None
    view = state.view(state.decision.seat)

    async def ask(pool: Thinkers) -> tuple[int, int]:
        chosen = await pool.choose(view, "seed", "hard")
        return chosen, len(pool.idle)

    chosen, processes = thinking(ask)
    assert chosen in state.decision.options
    assert processes == 1


def test_the_table_remembers_the_levels_of_its_bots(server: Service) -> None:
    plan = [{"kind": "me", "name": "A"}, *({"kind": "bot", "name": f"B{i}", "level": "easy"} for i in range(2))]
    table = make(server, seats=plan, people=0)
    levels = [seat["level"] for seat in table.get(0)["status"]["seats"]]
    assert levels == ["medium", "easy", "easy"]
    refused = server.client.post(
        "/api/tables",
        json={"game": "mystic-war", "seats": [*plan[:2], {"kind": "bot", "name": "C", "level": "divine"}]},
    )
    assert refused.status_code == 422
