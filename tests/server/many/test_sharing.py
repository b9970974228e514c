"""What servers on one database say to each other: no more than is needed, and not into a line that is dead."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from mulligan.server.many import company, sharing
from mulligan.server.many.turns import LOOK_EVERY, TAKE, WANT
from tests.server.many.test_many import at, of_one_mind
from tests.server.play.test_any_acts_heard import at_random, opened
from tests.server.postgres import Line, Postgres
from tests.server.tables import Service, asked, make, service


def test_a_server_whose_line_went_dead_without_a_word_hears_the_others_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A network can lose a line without telling either end of it."""
    monkeypatch.setattr(company, "GOSSIP_EVERY", 0.3)
    monkeypatch.setattr(sharing, "LISTEN_FOR", 0.1)
    monkeypatch.setattr(sharing, "DEAF_AFTER", 1.0)
    name = postgres.new_database().partition("@/")[2].partition("?")[0]
    line = Line(postgres.folder, tmp_path)
    with service(postgres.url(name)) as one, service(postgres.url(name, tmp_path)) as other:
        assert other.hall.company is not None
        assert other.hall.company.sharing.listening.wait(60)
        table = make(one, people=3, seed="a")
        at(table, other).get(0)
        line.fall_silent()
        assert table.act(0, act="say", text="Do you hear?")[0] == 200
        time.sleep(0.3)
        assert at(table, other).get(0)["chat"] == []
        until = time.monotonic() + 30
        while not at(table, other).get(0)["chat"]:
            assert time.monotonic() < until
            time.sleep(0.05)
    line.close()


def said_of_turns(server: Service, monkeypatch: pytest.MonkeyPatch) -> list[sql.TextClause]:
    """What a server says to the database about the turns of bots, from now on."""
    assert server.hall.company is not None
    turns, said = server.hall.company.turns, []
    say = turns._say

    async def noted(what: sql.TextClause, **values: Any) -> Any:
        said.append(what)
        return await say(what, **values)

    monkeypatch.setattr(turns, "_say", noted)
    return said


def test_of_many_workers_for_bots_that_have_nothing_to_do_one_looks_for_all(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service(postgres.new_database(), thinkers=4) as server:
        said = said_of_turns(server, monkeypatch)
        time.sleep(4 * LOOK_EVERY)
        assert 1 <= said.count(TAKE) <= 6


def test_the_turn_of_a_bot_is_asked_for_by_the_server_that_wrote_before_it_and_by_no_other(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        for house in (one, other):
            monkeypatch.setattr(house.hall.thinkers, "choose", at_random)
        table = make(one, people=1, bots=1, game="spoils", seed="c")
        at(table, other).get(0)
        rooms = [house.hall.rooms.get(table.ident) or opened(house, table.ident) for house in (one, other)]
        asked(table)
        of_one_mind(rooms)
        here, there = said_of_turns(one, monkeypatch), said_of_turns(other, monkeypatch)
        before = rooms[0].table.numbers
        random, bots = Random(1), 0
        while bots < 4:
            seat = asked(table)
            prompt = table.get(seat)["prompt"]
            table.choose(seat, prompt, random.choice(prompt["options"])["id"])
            of_one_mind(rooms)
            stored = one.hall.store.read_now(table.ident)
            assert stored is not None
            bots = sum(entry.seat == 1 for entry in stored.entries[before:])
        assert here.count(WANT) + there.count(WANT) <= bots + 1
