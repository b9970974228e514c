"""Killing the server at random moments loses no acknowledged choice. MULLIGAN_KILLS says how often it is killed."""

import os
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest

from mulligan.games import own
from tests.server.tables import bearer, seats
from tests.serving import Server

KILLS = int(os.environ.get("MULLIGAN_KILLS", "2"))
TELL_EVERY = 10
GAMES = [(name, game.seats.fewest) for name, game in own().items()]


def play(base: str, table: str, tokens: list[str], acknowledged: list[int], random: Random) -> None:
    """Choose at random until the server is gone; write down what it acknowledged."""
    try:
        with httpx.Client(base_url=base) as client:
            while True:
                for token in tokens:
                    looked = client.get(f"/api/tables/{table}", headers=bearer(token))
                    if looked.status_code == 429:  # a quick engine answers sooner than anybody may ask
                        time.sleep(0.05)
                        continue
                    seen = looked.json()
                    if seen["status"]["over"]:
                        return
                    if not seen["prompt"]:
                        continue
                    option = random.choice(seen["prompt"]["options"])["id"]
                    body = {"act": "choose", "ticket": seen["prompt"]["ticket"], "option": option}
                    answer = client.post(f"/api/tables/{table}/acts", json=body, headers=bearer(token))
                    if answer.status_code == 200:
                        acknowledged.append(option)
    except httpx.TransportError:
        return


def count(acknowledged: dict[str, list[int]]) -> int:
    return sum(len(choices) for choices in acknowledged.values())


def new_tables(base: str) -> dict[str, list[str]]:
    """A table of each game, and the tokens of its seats."""
    found: dict[str, list[str]] = {}
    for game, people in GAMES:
        made = httpx.post(f"{base}/api/tables", json={"game": game, "seats": seats(people, 0)}).json()
        found[made["table"]] = [link["token"] for link in made["seats"]]
    return found


def let_play(players: list[threading.Thread], acknowledged: dict[str, list[int]]) -> None:
    """Until one choice at least was acknowledged, which takes a busy machine a while, or the games are over."""
    before = count(acknowledged)
    for player in players:
        player.start()
    until = time.monotonic() + 60
    while count(acknowledged) == before and time.monotonic() < until and any(p.is_alive() for p in players):
        time.sleep(0.01)


def kept(database: Path, table: str) -> list[int]:
    with sqlite3.connect(database) as connection:
        rows: list[Any] = connection.execute(
            "select json_extract(data, '$.option') from entries where table_id = ? and kind = 'choice' order by number",
            [table],
        ).fetchall()
    return [row[0] for row in rows]


@pytest.mark.skipif(os.environ.get("MULLIGAN_RELOAD") == "1", reason="once is enough: it is about the disk")
def test_killing_the_server_loses_no_acknowledged_choice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random = Random(os.environ.get("MULLIGAN_KILL_SEED", "kill"))
    database = tmp_path / "tables.sqlite3"
    server = Server(database, pace="0")
    base = server.address
    tables: dict[str, list[str]] = {}
    acknowledged: dict[str, list[int]] = {}
    for number in range(KILLS):
        server.start()
        try:
            if number % 20 == 0:  # games end; new ones begin
                for table, tokens in new_tables(base).items():
                    tables[table] = tokens
                    acknowledged[table] = []
            players = [
                threading.Thread(target=play, args=(base, table, tokens, acknowledged[table], Random(random.random())))
                for table, tokens in list(tables.items())[-len(GAMES) :]
            ]
            let_play(players, acknowledged)
            time.sleep(random.uniform(0, 0.75))
        finally:
            server.kill()
        for player in players:
            player.join()
        for table in list(tables)[-len(GAMES) :]:
            found = kept(database, table)
            assert found[: len(acknowledged[table])] == acknowledged[table]
            assert len(found) <= len(acknowledged[table]) + 1
            acknowledged[table][:] = found  # what was written and not yet answered counts from now on
        if (number + 1) % TELL_EVERY == 0:
            with capsys.disabled():
                print(f"\n{number + 1} of {KILLS} kills: {count(acknowledged)} choices, none lost", end="", flush=True)
    assert count(acknowledged) >= KILLS
