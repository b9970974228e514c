"""Any acts in any order by people who want what is not theirs, against a model of who may do and know what."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from mulligan.games import own
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER, View
from mulligan.server import wire
from mulligan.server.play import table as tables
from mulligan.server.play.fairness import fresh_salt, promise_of
from mulligan.server.play.hall import set_up
from mulligan.server.play.table import Refusal, Table
from mulligan.server.storage.schema import Entry, Stored, TableRow
from tests.server.tables import Service, TestTable, bearer, seats

ACT: TypeAdapter[wire.Act] = TypeAdapter(wire.Act)
GAMES = [(name, game.seats.usual) for name, game in own().items()]
STEPS = int(os.environ.get("MULLIGAN_ACTS", "250"))
TABLES, MOST_TABLES = 4, 60


# ---- at one table, without a server ---------------------------------------------------------------------------------


@dataclass
class Sitting:
    bot: bool
    stand_in: bool = False
    resigned: bool = False
    invited: bool = False
    promised: str = ""
    given: bool = False

    @property
    def there(self) -> bool:
        """A person who has something to say."""
        return not (self.bot or self.resigned or self.invited)

    @property
    def played_for(self) -> bool:
        return self.bot or self.stand_in or self.resigned


@dataclass
class Model:
    """What is true of a table by the manners of the house, written down a second time."""

    sitting: list[Sitting]
    made_by: list[int] = field(default_factory=list)  # who made each choice
    asker: int | None = None
    back_to: int = 0
    agreed: set[int] = field(default_factory=set)
    dealt: bool = False
    ended: bool = False

    def needed(self) -> set[int]:
        people = {number for number, one in enumerate(self.sitting) if one.there}
        return people - self.agreed - {self.asker if self.asker is not None else -2}

    def owing(self) -> set[int]:
        """Who has promised something for the deal and not given it."""
        return {number for number, one in enumerate(self.sitting) if one.there and one.promised and not one.given}

    def waits(self) -> bool:
        """Nobody begins before everybody sits, or is played for, and what was promised is dealt with."""
        promised = any(one.promised for one in self.sitting)
        return not self.dealt and (promised or any(one.invited and not one.stand_in for one in self.sitting))

    def dealing(self) -> bool:
        complete = all(one.there or one.played_for for one in self.sitting)
        return complete and not self.dealt and any(one.promised for one in self.sitting) and not self.ended

    def can_claim_from(self, seat: int) -> list[int]:
        """Everybody else, where all of them are away; whether they are is not for the table to say."""
        complete = all(one.there or one.played_for for one in self.sitting)
        others = [number for number, one in enumerate(self.sitting) if one.there and number != seat]
        return others if complete and self.sitting[seat].there else []


def share_of(seat: int) -> str:
    """What a seat has promised by its hash."""
    return f"what-seat-{seat}-adds-to-it"


def new_table(game: str, people: int, random: Random, promising: bool = False) -> Table:
    """Who promises comes by an invitation, but for the first."""
    names = [f"P{number}" for number in range(people)]
    sitting = [
        {"name": name, "bot": people > 2 and name == names[-1], "invited": promising and name == names[1]}
        for name in names
    ]
    if promising:
        sitting[0]["promise"] = promise_of(share_of(0))
    row = TableRow(
        "0" * 16, game, set_up(game, names, {}), sitting, str(random.random()), fresh_salt(), False, False, 0.0,
    )  # fmt: skip
    return Table(row, {}, {})


def an_option(table: Table, random: Random) -> int:
    decision = table.state.decision
    likely = decision is not None and random.random() < 0.9
    return random.choice(decision.options) if likely and decision is not None else random.randrange(-5, 99_999)


# How each act of the wire is meant, well or not; and how often it is tried beside the others.
MEANT: dict[type, tuple[int, Callable[[Table, int, Random], dict[str, Any]]]] = {
    wire.Choose: (40, lambda table, seat, random: {
        "ticket": table.ticket() if random.random() < 0.9 else "forged", "option": an_option(table, random),
    }),
    wire.TakeBack: (4, lambda table, seat, random: {}),
    wire.AnswerTakeBack: (4, lambda table, seat, random: {"agree": random.random() < 0.8}),
    wire.Say: (1, lambda table, seat, random: {"text": "well"}),
    wire.Resign: (0, lambda table, seat, random: {}),  # now and then, or no game would go on
    wire.Claim: (0, lambda table, seat, random: {}),
    wire.StandIn: (2, lambda table, seat, random: {"seat": random.randrange(8), "on": random.random() < 0.5}),
    wire.Reveal: (6, lambda table, seat, random: {"share": share_of(random.choice([seat, 0, 1]))}),
    wire.Deal: (1, lambda table, seat, random: {}),
    wire.Rename: (1, lambda table, seat, random: {"name": random.choice(["P0", "P1", "Ash", "Elm"])}),
    wire.Rematch: (1, lambda table, seat, random: {}),
}  # fmt: skip
SELDOM: list[type] = [wire.Resign, wire.Claim]


def acts_of_the_wire() -> set[type]:
    return set(get_args(get_args(wire.Act)[0]))


def named(act: type) -> str:
    return str(get_args(act.__annotations__["act"])[0])


def some_act(table: Table, seat: int, random: Random) -> dict[str, Any]:
    """Anything that the wire knows; often something that could be meant well, so that the game goes on."""
    kind = random.choices([*MEANT], [often for often, _ in MEANT.values()])[0]
    if random.random() < 0.006:
        kind = random.choice(SELDOM)
    elif table.request is not None and random.random() < 0.3:
        kind = wire.AnswerTakeBack
    return {"act": named(kind), **MEANT[kind][1](table, seat, random)}


def may(model: Model, table: Table, seat: int, act: dict[str, Any]) -> bool:
    """Is it this seat's to do?"""
    kind, over = act["act"], table.over
    if kind == "say":
        return seat != WATCHER or not over
    if seat == WATCHER or over:
        return False
    own = model.sitting[seat]
    if own.resigned and kind != "rename":
        return False
    if kind == "choose":
        decision = table.state.decision
        asked = decision is not None and decision.seat == seat and act["ticket"] == table.ticket()
        free = not own.played_for and not model.waits()
        return asked and free and decision is not None and act["option"] in decision.options
    if kind == "take-back":
        at_once = bool(model.made_by) and table.can_take_back(seat)
        return not own.played_for and (at_once or (seat in model.made_by and model.asker is None))
    if kind == "answer-take-back":
        return model.asker is not None and model.asker != seat
    if kind == "stand-in":
        if act["seat"] >= len(model.sitting):
            return False
        other = model.sitting[act["seat"]]
        return not (other.bot or other.resigned) and (act["on"] or act["seat"] == seat) and other.stand_in != act["on"]
    if kind == "rename":
        return all(other.name != act["name"] for number, other in enumerate(table.seats) if number != seat)
    if kind == "reveal":
        return model.dealing() and seat in model.owing() and act["share"] == share_of(seat)
    if kind == "deal":
        return model.dealing()
    if kind == "claim":
        return bool(model.can_claim_from(seat))
    return bool(kind == "resign")  # a rematch comes after the end


def known_to(state: State, seat: int) -> set[int]:
    """The cards that a seat has seen."""
    return {card for card, seen in enumerate(state.seen) if seen >> seat & 1}


def follow(model: Model, table: Table, seat: int, act: dict[str, Any], before: State, entry: Entry) -> None:
    """Let it happen in the model, and hold the table against it."""
    kind, choices = act["act"], len(table.journal.choices)
    if entry.kind == "choice":
        model.made_by.append(seat)
        model.dealt = True
        if model.asker == seat:
            model.asker = None
        silently = table.layout.asked(View(before, WATCHER)) != seat and (
            table.layout.passing(View(before, Seat(seat))) == entry.data["option"]
        )
        if not silently:  # what is chosen now was not agreed to
            model.agreed.discard(seat)
        assert choices == len(model.made_by)
        assert table.request is None or table.request.agreed == model.agreed
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
    elif kind == "claim":
        for absent in model.can_claim_from(seat):
            model.sitting[absent].resigned = True
        model.asker = None
    elif kind == "stand-in":
        model.sitting[act["seat"]].stand_in = act["on"]
    elif kind == "sit":
        model.sitting[seat] = Sitting(False, promised=promise_of(share_of(seat)))
    elif kind == "reveal":
        model.sitting[seat].given = True
    model.dealt |= kind == "deal" or (kind == "reveal" and not model.owing())
    model.ended = table.over
    settles = kind in ("take-back", "answer-take-back", "resign", "stand-in")
    if settles and model.asker is not None and not model.needed():
        del model.made_by[model.back_to :]
        model.asker = None
    assert choices == len(model.made_by), act
    assert (table.request.seat if table.request is not None else None) == model.asker
    assert table.dealt == model.dealt
    for mine, theirs in zip(model.sitting, table.seats, strict=True):
        assert (mine.bot, mine.stand_in, mine.resigned) == (theirs.bot, theirs.stand_in, theirs.resigned)
        assert (mine.invited, mine.given) == (theirs.invited, bool(theirs.share))
    if kind in ("say", "rename", "sit", "reveal", "stand-in", "answer-take-back") and choices == before.choices_made:
        in_the_deal = table.dealt and not before.choices_made and kind == "reveal"
        assert in_the_deal or table.state == before  # words and manners move nothing on the table


def test_every_act_that_the_wire_knows_is_tried() -> None:
    assert set(MEANT) == acts_of_the_wire()


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_whatever_anybody_does_only_what_is_theirs_to_do_happens(game: str, people: int) -> None:
    """Table after table, until everything that can be done at one has been done, and refused."""
    tried: Counter[tuple[str, bool]] = Counter()
    wanted = {(named(act), fine) for act in MEANT for fine in (True, False)}
    wanted -= {("rematch", True), ("say", False), ("resign", False)}  # after the end; and who watches does not resign
    for number in range(MOST_TABLES):
        tried += anything_done(game, people, f"{game} {number}", promising=number % 2 == 1)
        if number + 1 >= TABLES and wanted <= set(tried):
            break
    assert wanted <= set(tried), wanted - set(tried)


def anything_done(game: str, people: int, seed: str, promising: bool) -> Counter[tuple[str, bool]]:
    """How often each act was tried at a table, and whether it was allowed."""
    random = Random(seed)
    table = new_table(game, people, random, promising)
    model = Model([Sitting(seat.bot, invited=seat.invited, promised=seat.promise) for seat in table.seats])
    entries: list[Entry] = []
    chains: list[str] = []
    tried: Counter[tuple[str, bool]] = Counter()
    for _ in range(STEPS):
        if table.over:
            break
        decision = table.state.decision
        assert decision is not None
        before = table.state.clone()
        if table.plays_itself(decision.seat) and not model.waits():  # a bot plays
            entry = Entry(table.numbers, "choice", decision.seat, {"option": random.choice(decision.options)}, 0.0)
            seat, act = decision.seat, {"act": "choose"}
        elif table.seats[1].invited and random.random() < 0.05:
            entry = Entry(table.numbers, "sit", 1, {"promise": promise_of(share_of(1))}, 0.0)
            seat, act = Seat(1), {"act": "sit"}
        else:
            seat = decision.seat if random.random() < 0.6 else Seat(random.randrange(WATCHER, people))
            if seat != WATCHER and (table.seats[seat].bot or table.seats[seat].invited):
                continue  # nobody holds a key for such a seat
            act = some_act(table, seat, random)
            allowed = may(model, table, seat, act)
            tried[act["act"], allowed] += 1
            told = (table.chain, table.generation, len(table.journal.choices))
            try:
                entry = table.check(seat, ACT.validate_python(act), 0.0)
            except Refusal:
                assert not allowed, (seat, act)
                assert told == (table.chain, table.generation, len(table.journal.choices))
                continue
            assert allowed, (seat, act)
        table.apply(entry)
        entries.append(entry)
        chains.append(table.chain)
        follow(model, table, seat, act, before, entry)
    again = Table.read_back(Stored(table.row, {}, entries, {}, chains, len(entries)))
    assert (again.state, again.generation) == (table.state, table.generation)
    assert [seat.__dict__ for seat in again.seats] == [seat.__dict__ for seat in table.seats]
    return tried


def unasked_of(table: Table) -> list[int]:
    """Whose agreement a request waits for."""
    assert table.request is not None
    return table.unasked(table.request)


def test_whoever_chooses_after_agreeing_to_a_take_back_does_not_lose_that_choice_unasked() -> None:
    """Of three people one asks, one agrees and plays on; what the third says then is not for both of them."""
    random = Random("agreed")
    for _ in range(60):
        table = new_table("mystic-war", 4, random)
        agreed: int | None = None
        for _ in range(STEPS):
            decision = table.state.decision
            if decision is None or table.over:
                break
            if table.request is None and table.last_by and table.last_by[-1] < 3:
                asker = table.last_by[-1]
                with suppress(Refusal):
                    entry = table.check(asker, wire.TakeBack(act="take-back"), 0.0)
                    if entry.kind == "ask-take-back":
                        table.apply(entry)
                        agreed = (asker + 1) % 3
                        table.apply(table.check(agreed, wire.AnswerTakeBack(act="answer-take-back", agree=True), 0.0))
                        assert agreed not in unasked_of(table)
            decision = table.state.decision
            assert decision is not None
            seat, public = decision.seat, not table.covert
            table.apply(Entry(table.numbers, "choice", seat, {"option": random.choice(decision.options)}, 0.0))
            if table.request is not None and public and seat == agreed:
                assert seat in unasked_of(table)
                return
    pytest.fail("nobody chose after agreeing")


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
