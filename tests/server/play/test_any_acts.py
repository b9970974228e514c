"""Any acts in any order by people who want what is not theirs, against a model of who may do and know what."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from mulligan.games import own
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER
from mulligan.server import wire
from mulligan.server.play import table as tables
from mulligan.server.play.fairness import fresh_salt
from mulligan.server.play.hall import set_up
from mulligan.server.play.table import Refusal, Table
from mulligan.server.storage.schema import Entry, Stored, TableRow
from tests.server.tables import Service, TestTable, bearer, seats

ACT: TypeAdapter[wire.Act] = TypeAdapter(wire.Act)
GAMES = [(name, game.seats.usual) for name, game in own().items()]
STEPS = int(os.environ.get("MULLIGAN_ACTS", "250"))


# ---- at one table, without a server ---------------------------------------------------------------------------------


@dataclass
class Sitting:
    bot: bool
    stand_in: bool = False
    resigned: bool = False


@dataclass
class Model:
    """What is true of a table by the manners of the house, written down a second time."""

    sitting: list[Sitting]
    made_by: list[int] = field(default_factory=list)  # who made each choice
    asker: int | None = None
    back_to: int = 0
    agreed: set[int] = field(default_factory=set)

    def needed(self) -> set[int]:
        people = {number for number, one in enumerate(self.sitting) if not one.bot and not one.resigned}
        return people - self.agreed - {self.asker if self.asker is not None else -2}


def new_table(game: str, people: int, random: Random) -> Table:
    names = [f"P{number}" for number in range(people)]
    sitting = [{"name": name, "bot": people > 2 and name == names[-1]} for name in names]
    row = TableRow(
        "0" * 16, game, set_up(game, names, {}), sitting, str(random.random()), fresh_salt(), False, False, 0.0,
    )  # fmt: skip
    return Table(row, {}, {})


def some_act(table: Table, seat: int, random: Random) -> dict[str, Any]:
    """Often something that could be meant well, so that the game goes on; else anything."""
    decision = table.state.decision
    ticket = table.ticket() if random.random() < 0.9 else "forged"
    if decision is not None and random.random() < 0.7:
        option = random.choice(decision.options) if random.random() < 0.9 else random.randrange(-5, 99_999)
        return {"act": "choose", "ticket": ticket, "option": option}
    return random.choice(
        [
            {"act": "take-back"},
            {"act": "take-back"},
            {"act": "answer-take-back", "agree": random.random() < 0.7},
            {"act": "answer-take-back", "agree": True},
            {"act": "say", "text": "well"},
            {"act": "stand-in", "seat": random.randrange(8), "on": random.random() < 0.5},
            {"act": "rename", "name": random.choice(["P0", "P1", "Ash"])},
            {"act": "rematch"},
            *([{"act": "resign"}] if random.random() < 0.05 else []),
        ]
    )


def may(model: Model, table: Table, seat: int, act: dict[str, Any]) -> bool:
    """Is it this seat's to do?"""
    kind, over = act["act"], table.over
    if kind == "say":
        return seat != WATCHER or not over
    if seat == WATCHER or over:
        return False
    own = model.sitting[seat]
    plays_itself = own.bot or own.stand_in or own.resigned
    if own.resigned and kind != "rename":
        return False
    if kind == "choose":
        decision = table.state.decision
        asked = decision is not None and decision.seat == seat and act["ticket"] == table.ticket()
        return asked and not plays_itself and decision is not None and act["option"] in decision.options
    if kind == "take-back":
        at_once = bool(model.made_by) and table.can_take_back(seat)
        return not plays_itself and (at_once or (seat in model.made_by and model.asker is None))
    if kind == "answer-take-back":
        return model.asker is not None and model.asker != seat
    if kind == "stand-in":
        if act["seat"] >= len(model.sitting):
            return False
        other = model.sitting[act["seat"]]
        return not (other.bot or other.resigned) and (act["on"] or act["seat"] == seat) and other.stand_in != act["on"]
    if kind == "resign":
        return True
    if kind == "rename":
        return all(other.name != act["name"] for number, other in enumerate(table.seats) if number != seat)
    return False  # a rematch comes after the end


def known_to(state: State, seat: int) -> set[int]:
    """The cards that a seat has seen."""
    return {card for card, seen in enumerate(state.seen) if seen >> seat & 1}


def follow(model: Model, table: Table, seat: int, act: dict[str, Any], before: State, entry: Entry) -> None:
    """Let it happen in the model, and hold the table against it."""
    kind, choices = act["act"], len(table.journal.choices)
    if entry.kind == "choice":
        model.made_by.append(seat)
        if model.asker == seat:
            model.asker = None
        assert choices == len(model.made_by)
        return
    if entry.kind == "undo":  # at once: one's own last choice, and nothing was learned by it
        assert model.made_by.pop() == seat
        assert choices == len(model.made_by)
        assert known_to(before, seat) <= known_to(table.state, seat)
        assert before.random_count == table.state.random_count  # and no chance was taken
        model.asker = None
        return
    if kind == "take-back":
        model.asker, model.agreed = seat, set()
        model.back_to = len(model.made_by) - 1 - model.made_by[::-1].index(seat)
    elif kind == "answer-take-back":
        if act["agree"]:
            model.agreed.add(seat)
        else:
            model.asker = None
    elif kind == "resign":
        model.sitting[seat].resigned = True
    elif kind == "stand-in":
        model.sitting[act["seat"]].stand_in = act["on"]
    settles = kind in ("take-back", "answer-take-back", "resign", "stand-in")
    if settles and model.asker is not None and not model.needed():
        del model.made_by[model.back_to :]
        model.asker = None
    assert choices == len(model.made_by), act
    assert (table.request.seat if table.request is not None else None) == model.asker
    for mine, theirs in zip(model.sitting, table.seats, strict=True):
        assert (mine.bot, mine.stand_in, mine.resigned) == (theirs.bot, theirs.stand_in, theirs.resigned)


@pytest.mark.parametrize(("game", "people"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_anybody_does_only_what_is_theirs_to_do_happens(game: str, people: int, seed: int) -> None:
    random = Random(f"{game} {seed}")
    table = new_table(game, people, random)
    model = Model([Sitting(seat.bot) for seat in table.seats])
    entries: list[Entry] = []
    chains: list[str] = []
    done = refused = 0
    for _ in range(STEPS):
        if table.over:
            break
        decision = table.state.decision
        assert decision is not None
        if table.plays_itself(decision.seat):  # a bot plays
            entry = Entry(table.numbers, "choice", decision.seat, {"option": random.choice(decision.options)}, 0.0)
            act = {"act": "choose"}
            seat, before = decision.seat, table.state.clone()
        else:
            likely = decision.seat if random.random() < 0.6 else Seat(random.randrange(WATCHER, people))
            seat, act = likely, some_act(table, likely, random)
            if seat != WATCHER and table.seats[seat].bot:
                continue  # nobody holds a key for a bot's seat
            before = table.state.clone()
            allowed = may(model, table, seat, act)
            told = (table.chain, table.generation, len(table.journal.choices))
            try:
                entry = table.check(seat, ACT.validate_python(act), 0.0)
            except Refusal:
                assert not allowed, (seat, act)
                assert told == (table.chain, table.generation, len(table.journal.choices))
                refused += 1
                continue
            assert allowed, (seat, act)
        table.apply(entry)
        entries.append(entry)
        chains.append(table.chain)
        done += 1
        follow(model, table, seat, act, before, entry)
    assert done > 30
    assert refused > 10
    again = Table.read_back(Stored(table.row, {}, entries, {}, chains, len(entries)))
    assert (again.state, again.generation) == (table.state, table.generation)
    assert [seat.__dict__ for seat in again.seats] == [seat.__dict__ for seat in table.seats]


# ---- over HTTP, with keys that were stolen or are out of date -------------------------------------------------------


@contextmanager
def unchanged(server: Service, table: str) -> Iterator[None]:
    before = server.hall.store.read_now(table)
    yield
    assert server.hall.store.read_now(table) == before


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_a_key_opens_the_seat_of_whoever_sits_there_and_no_other(server: Service, game: str, people: int) -> None:
    random = Random(game)
    made = server.client.post("/api/tables", json={"game": game, "seats": seats(people, 0, "person")}).json()
    ident = made["table"]
    invitations = {link["token"]: link["seat"] for link in made["seats"][1:]}
    keys: dict[str, int] = {made["seats"][0]["token"]: 0, made["watch"]: WATCHER}
    dead: list[str] = ["", "guess", ident]
    room = None
    for _ in range(60):
        everything = [*keys, *invitations, *dead]
        token = random.choice(everything)
        seat = keys.get(token)
        what = random.random()
        if what < 0.15 and invitations:
            invitation = random.choice([*invitations, *dead])
            answer = server.client.post(f"/api/tables/{ident}/sit", json={"invitation": invitation})
            assert (answer.status_code == 200) == (invitation in invitations)
            if answer.status_code == 200:
                assert answer.json()["seat"] == invitations.pop(invitation)
                keys[answer.json()["token"]] = answer.json()["seat"]
                dead.append(invitation)
        elif what < 0.55:
            answer = server.client.get(f"/api/tables/{ident}", headers=bearer(token))
            if seat is None:
                assert answer.status_code == 403
                assert set(answer.json()) == {"code", "text"}
            else:
                assert answer.json()["status"]["you"] == seat
                prompt = answer.json()["prompt"]
                assert prompt is None or answer.json()["status"]["you"] >= 0
        else:
            room = room or server.hall.rooms.get(ident)
            act = some_act(room.table, seat or 0, random) if room is not None else {"act": "say", "text": "well"}
            table = TestTable(server, ident, {0: token}, "")
            if seat is None:
                with unchanged(server, ident):
                    assert table.act(0, **act)[0] == 403
            else:
                status, answer = table.act(0, **act)
                assert status in (200, 403, 409), answer
                if seat == WATCHER and act["act"] != "say":
                    assert (status, answer["code"]) == (403, "watching")
    stored = server.hall.store.read_now(ident)
    assert stored is not None
    assert sorted(stored.keys.values()) == sorted(keys.values())


# ---- what can be done again and again -------------------------------------------------------------------------------


def test_a_game_is_not_taken_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who reads it goes the whole way again for each time."""
    monkeypatch.setattr(tables, "MOST_TAKEN_BACK", 3)
    random = Random(1)
    table = new_table("unmatched", 2, random)
    back = 0
    for _ in range(400):
        if table.last_by and table.can_take_back(table.last_by[-1]):
            table.apply(table.check(table.last_by[-1], wire.TakeBack(act="take-back"), 0.0))
            back += 1
        decision = table.state.decision
        assert decision is not None
        table.apply(Entry(table.numbers, "choice", decision.seat, {"option": random.choice(decision.options)}, 0.0))
        if back == 3:
            break
    assert back == 3
    asker = table.last_by[-1]
    assert not table.can_take_back(asker)
    assert not table.can_ask_take_back(asker)
    with pytest.raises(Refusal, match="enough-taken-back"):
        table.check(asker, wire.TakeBack(act="take-back"), 0.0)


def test_nobody_takes_names_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_NAMES", 2)
    table = new_table("mystic-war", 3, Random(2))
    for name in ("Ash", "Elm"):
        table.apply(table.check(0, wire.Rename(act="rename", name=name), 0.0))
    with pytest.raises(Refusal, match="enough-names"):
        table.check(0, wire.Rename(act="rename", name="Fir"), 0.0)
    assert table.check(1, wire.Rename(act="rename", name="Fir"), 0.0).kind == "rename"
