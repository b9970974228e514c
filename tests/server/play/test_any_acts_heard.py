"""Any acts in any order by everybody at a table, who come and go, at one server or at two: what each hears holds only
what that seat may know, and what was acknowledged is what is written."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from mulligan.games import game as game_of
from mulligan.games.unmatched.game import Unmatched
from mulligan.kernel.view import WATCHER, View
from mulligan.server.bots import choose_simply
from mulligan.server.play.room import Room
from mulligan.server.play.table import Table
from mulligan.server.storage.schema import Entry
from tests.server.many.test_many import at, of_one_mind
from tests.server.play import test_hidden, test_hidden_spoils, test_hidden_unmatched
from tests.server.play.secrets import Book, Knowledge
from tests.server.play.test_any_acts import some_act
from tests.server.tables import Live, Service, TestTable, live, make, service

ACTS = 200
ENDING = ("resign", "claim")  # where two play: not too soon
PEOPLE = {"mystic-war": 4, "spoils": 2, "unmatched": 2}
SETUP: dict[str, dict[str, Any]] = {
    "mystic-war": {},
    "spoils": {"decks": test_hidden_spoils.DECKS},
    "unmatched": {"heroes": test_hidden_unmatched.HEROES, "board": "Helicarrier"},
}


def what_can_be_known(game: str, table: TestTable) -> Knowledge:
    if game == "mystic-war":
        return test_hidden.MysticWarKnowledge(PEOPLE[game], test_hidden.MYSTIC_WAR)
    if game == "spoils":
        names = [card["name"] for card in table.get(0, "/printed")["cards"]]
        return Knowledge(PEOPLE[game], Book(names, {"Micromajig"}, test_hidden_spoils.faces_in))
    duel = game_of(game, **SETUP[game])
    assert isinstance(duel, Unmatched)
    return Knowledge(PEOPLE[game], test_hidden_unmatched.book(duel))


@dataclass
class Company:
    """Everybody at a table, each at a socket of some server, or gone for a while."""

    tables: list[TestTable]
    random: Random
    lines: ExitStack = field(default_factory=ExitStack)
    here: dict[int, tuple[ExitStack, Live]] = field(default_factory=dict)
    heard: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    acknowledged: list[tuple[int, str]] = field(default_factory=list)

    def come(self, seat: int) -> None:
        line = ExitStack()
        somebody = line.enter_context(live(self.random.choice(self.tables), seat))
        self.heard.setdefault(seat, [])
        somebody.heard = self.heard[seat]
        somebody.update()
        self.here[seat] = (line, somebody)

    def leave(self, seat: int) -> None:
        line, somebody = self.here.pop(seat)
        somebody.do(act="say", text="Back in a moment.")  # and hears all that was told before
        line.close()

    def do(self, seat: int, act: dict[str, Any]) -> None:
        if self.here[seat][1].do(**act)["type"] == "done":
            self.acknowledged.append((seat, act["act"]))


@contextmanager
def written_down(room: Room, knowledge: Knowledge, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What everybody may know is noted before anybody is told of it."""
    happen, generation = room.happen, room.table.generation

    def noted(entry: Entry, chain: str | None = None, seal: str = "") -> None:
        nonlocal generation
        happen(entry, chain, seal)
        if room.table.generation != generation:  # what is in the log now may have happened otherwise before
            knowledge.read, generation = 0, room.table.generation
        knowledge.learn(room.table.state)
        for stage in room.table.stages:
            if stage.position is not None:
                knowledge.learn(stage.position)

    with monkeypatch.context() as patched:
        patched.setattr(room, "happen", noted)
        yield


@pytest.mark.parametrize("seed", os.environ.get("MULLIGAN_HIDDEN_SEEDS", "one").split(","))
@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("game", PEOPLE)
def test_whatever_is_done_everybody_hears_only_what_they_may_know(
    game: str, servers: int, seed: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue("database" if servers == 1 else "postgres")
    url = url if servers == 1 else url.new_database()
    random = Random(f"{game} {servers} {seed}")
    people = range(WATCHER, PEOPLE[game])
    with ExitStack() as stack:
        houses = [stack.enter_context(service(url, away_seconds=0.0)) for _ in range(servers)]
        for house in houses:
            monkeypatch.setattr(house.hall.thinkers, "choose", at_random)
        table = make(houses[0], people=PEOPLE[game], game=game, seed=seed, setup=SETUP[game])
        knowledge = what_can_be_known(game, table)
        company = Company([at(table, house) for house in houses], random)
        rooms = [opened(house, table.ident) for house in houses]
        for room in rooms:
            knowledge.learn(room.table.state)
            stack.enter_context(written_down(room, knowledge, monkeypatch))
        for seat in people:
            company.come(seat)
        for number in range(ACTS):
            room = random.choice(rooms)
            decision = room.table.state.decision
            if decision is None or room.table.over:
                break
            seat = int(decision.seat) if random.random() < 0.6 else random.choice(people)
            if seat not in company.here:
                if random.random() < 0.3:
                    company.come(seat)
            elif random.random() < 0.04:
                company.leave(seat)
            elif seat >= 0 and room.table.seats[seat].stand_in and random.random() < 0.5:
                company.do(seat, {"act": "stand-in", "seat": seat, "on": False})
            elif (act := some_act(room.table, seat, random))["act"] not in ENDING or number > ACTS // 2:
                company.do(seat, act)
        for seat in [*company.here]:
            company.leave(seat)
        for seat in range(PEOPLE[game]):  # whoever is played for would be so for long
            table.act(seat, act="resign")
        of_one_mind([rooms[0], rooms[-1]])
        for seat, heard in company.heard.items():
            for message in heard:
                knowledge.check(message, seat)
        stored = houses[0].hall.store.read_now(table.ident)
        assert stored is not None
        again = Table.read_back(stored)
        assert all(room.table.chain == again.chain for room in rooms)
        assert len(company.acknowledged) > 5
        assert_written(company.acknowledged, stored.entries)


def opened(house: Service, ident: str) -> Room:
    portal = house.client.portal
    assert portal is not None
    found: Room = portal.call(house.hall.room, ident)
    return found


async def at_random(view: View, seed: str, level: str, table: str) -> int:
    return choose_simply(view, seed)


def assert_written(acknowledged: list[tuple[int, str]], entries: list[Entry]) -> None:
    """Everything that was acknowledged is there in its order, and nothing that was not but what bots chose."""
    kinds = {"choose": ["choice"], "take-back": ["undo", "ask-take-back"]}
    rest = iter(entries)
    for seat, act in acknowledged:
        assert any(entry.seat == seat and entry.kind in kinds.get(act, [act]) for entry in rest), (seat, act)
