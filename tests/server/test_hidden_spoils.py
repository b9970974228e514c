"""The Spoils over the wire: hands, decks and face-down resources stay hidden, and so does who could have responded."""

import json
import os
import re
from random import Random
from typing import Any

import pytest

from mulligan.games import game as game_of
from mulligan.games.spoils import layout
from mulligan.games.spoils.options import ATTACK, CARD, DECLINE, TAKE_BACK
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.procedures import RESPONSES, WINDOW
from mulligan.games.spoils.table import Table
from mulligan.kernel.random import Random as Stream
from mulligan.kernel.state import PROCEDURE, State
from mulligan.kernel.view import WATCHER, View
from mulligan.server.sight import Seen, Shown, update
from mulligan.server.store import TableRow
from mulligan.server.table import Table as LiveTable
from tests.server.tables import Live, Service, TestTable, live, make

DECKS = ["eel-lane", "brass-hounds"]
LONGEST = 900  # choices of a game


class Knowledge:
    """The printed cards that each seat has ever been able to know, from the engine's own books."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int, set[int]] = {seat: {0} for seat in range(WATCHER, seats)}  # 0: the token

    def learn(self, state: State) -> None:
        everyone = (1 << state.seats) - 1
        for seat, cards in self.known.items():
            for card, seen in enumerate(state.seen):
                if seen == everyone or (seat >= 0 and seen >> seat & 1):
                    cards.add(state.printed[card])
        for event in state.record.events[-200:] if state.record is not None else []:
            for seat, cards in self.known.items():
                cards.add(event.for_seat(seat).card)


def words_of(message: Any) -> str:
    """All that a message says, without numbers of rules and seeds."""
    if isinstance(message, dict):
        return " ".join(words_of(value) for key, value in message.items() if key not in ("rule", "seed", "salt"))
    if isinstance(message, list):
        return " ".join(words_of(value) for value in message)
    return message if isinstance(message, str) else ""


def faces_in(message: Any) -> set[int]:
    """Every printed card that a message shows, wherever it stands."""
    if isinstance(message, list):
        return set().union(*(faces_in(value) for value in message)) if message else set()
    if not isinstance(message, dict):
        return set()
    found = {value for key, value in message.items() if key == "face" and isinstance(value, int)}
    for key in ("discards", "out"):
        found |= {face for face in message.get(key, []) if isinstance(face, int)}
    return found.union(*(faces_in(value) for value in message.values())) if message else found


class Watch:
    """Holds every message to what its receiver may know."""

    def __init__(self, table: TestTable) -> None:
        self.cards = table.get(0, "/printed")["cards"]
        names = sorted((card["name"] for card in self.cards), key=len, reverse=True)
        self.names = re.compile("|".join(re.escape(name) for name in names))
        self.number = {card["name"]: card["id"] for card in self.cards}

    def check(self, message: dict[str, Any], seat: int, known: set[int]) -> None:
        said = {self.number[name] for name in self.names.findall(words_of(message))}
        shown = faces_in(message.get("position")) | {entry["card"] for entry in message.get("log", [])}
        assert said | shown <= known | {-1}, (seat, [self.cards[card]["name"] for card in (said | shown) - known])
        if message["type"] == "update" and message["prompt"]:
            assert message["status"]["you"] == seat >= 0


@pytest.mark.parametrize("seed", os.environ.get("MULLIGAN_HIDDEN_SEEDS", "one").split(","))
def test_every_message_of_a_whole_game_holds_only_what_its_receiver_may_know(server: Service, seed: str) -> None:
    """Both players and one who watches: errors, take-backs and the replay included."""
    table = make(server, people=2, game="spoils", seed=seed, setup={"decks": DECKS})
    watch, knowledge = Watch(table), Knowledge(2)
    with live(table, -1) as a, live(table, 0) as b, live(table, 1) as c:
        sockets = {-1: a, 0: b, 1: c}
        play_watched(server, table, sockets, knowledge, Random(seed), watch)
    for seat, socket in sockets.items():
        assert len(socket.heard) > 100
        for message in socket.heard:
            watch.check(message, seat, knowledge.known[seat])
    over = table.get(0)["status"]["choices"]
    for at in range(0, over, max(1, over // 12)):
        replayed = table.get(-1, "/replay", at=at, seat=-1)
        watch.check({"type": "replay", **replayed}, -1, knowledge.known[-1])


def play_watched(
    server: Service,
    table: TestTable,
    sockets: dict[int, Live],
    knowledge: Knowledge,
    random: Random,
    watch: Watch,
) -> None:
    portal = server.client.portal
    assert portal is not None
    room = portal.call(server.hall.room, table.ident)
    for somebody in sockets.values():
        somebody.update()
    knowledge.learn(room.table.state)
    for made in range(LONGEST):
        decision = room.table.state.decision
        if decision is None:
            break
        seat = decision.seat
        ticket = room.table.ticket()
        if made % 25 == 0:
            wrong = sockets[1 - seat].do(act="choose", ticket=ticket, option=DECLINE)
            assert wrong["type"] == "refused"
            assert sockets[-1].do(act="say", text="Hm.")["type"] == "done"  # and hears all that was told before
            watch.check(table.get(seat), seat, knowledge.known[seat])
        if random.random() < 0.05 and room.table.can_take_back(seat):
            assert sockets[seat].do(act="take-back")["type"] == "done"
            continue
        option = random.choice(eager(decision.options))
        assert sockets[seat].do(act="choose", ticket=ticket, option=option)["type"] == "done"
        knowledge.learn(room.table.state)
        for stage in room.table.stages:
            if stage.position is not None:
                knowledge.learn(stage.position)
    assert room.table.over
    for somebody in sockets.values():
        assert somebody.do(act="say", text="Well played.")["type"] == "done"


def eager(options: list[int]) -> list[int]:
    """Whoever attacks when they can, and takes nothing back, comes to an end."""
    attacks = [option for option in options if ATTACK <= option < CARD]
    return attacks or [option for option in options if option != TAKE_BACK]


def lay(state: State) -> LiveTable:
    """A table on which this position lies."""
    names = list(state.game.seat_names)
    seats = [{"name": name, "bot": False} for name in names]
    row = TableRow("t", "spoils", {"decks": DECKS, "names": names}, seats, "s", "s", False, False, 0)
    table = LiveTable(row, {})
    table.journal.state = state
    return table


def told(table: LiveTable, state: State, seat: int) -> dict[str, Any]:
    """What this seat would be told of this position, but for the log and the name of the decision."""
    table.journal.state = state
    news = update(table, Shown(state, 0, True), seat, set(), Seen(), "en").model_dump(mode="json")
    news["log"] = []
    if news["prompt"]:
        news["prompt"]["ticket"] = ""
    return json.loads(json.dumps(news)) if news else {}


def test_two_positions_that_a_seat_cannot_tell_apart_are_told_alike() -> None:
    """Deal again what a seat cannot know: every message to it stays the same, word for word."""
    random, stream = Random(3), Stream("hidden spoils")
    game = game_of("spoils", decks=DECKS)
    compared = 0
    for number in range(2):
        state = game.start(number, record=True)
        table = lay(state)
        for _ in range(400):
            decision = state.decision
            if decision is None:
                break
            if random.random() < 0.12:
                for seat in range(WATCHER, 2):
                    other = View(state, seat).deal_again(stream)
                    other.record = state.record
                    assert told(table, other, seat) == told(table, state, seat)
                    compared += 1
            state.apply(random.choice(decision.options))
    assert compared > 100


def test_where_one_may_respond_nobody_is_told_who_is_asked() -> None:
    random = Random(4)
    state = game_of("spoils", decks=DECKS).start(4, record=True)
    table = lay(state)
    windows = 0
    for _ in range(500):
        decision = state.decision
        if decision is None:
            break
        if state.frames[-1][PROCEDURE] in (RESPONSES, WINDOW):
            windows += 1
            for seat in range(WATCHER, 2):
                expected = seat if seat == decision.seat else None
                assert told(table, state, seat)["status"]["asked"] == expected
        state.apply(random.choice(decision.options))
    assert windows > 10


def test_a_card_played_is_followed_by_as_many_silences_whoever_could_have_responded() -> None:
    """The pauses before a card or ability resolves add up to one for each opponent, asked or not."""
    random = Random(9)
    game = game_of("spoils", decks=[*DECKS, "mainspring"])
    counted = 0
    for number in range(2):
        state = game.start(number, record=True)
        for _ in range(250):
            decision = state.decision
            if decision is None:
                break
            option = random.choice(decision.options)
            stages = layout.stages(state, option)
            before = len(state.frames)
            state.apply(option)
            opened = [stage for stage in stages if stage.position is not None and is_answerable(stage.position)]
            asked = state.frames[-1][PROCEDURE] in (RESPONSES, WINDOW)
            if len(opened) == 1 and len(state.frames) <= before and not asked:
                position = opened[0].position
                assert isinstance(position, Table)
                silent = sum(stage.silences for stage in stages[stages.index(opened[0]) :])
                if state.decision is not None and state.decision.seat == position.frames[-1][2]:
                    counted += 1
                    assert silent >= len(position.opponents(position.frames[-1][2]))
    assert counted > 10


def is_answerable(state: State) -> bool:
    return state.frames[-1][PROCEDURE] == RESPONSES


def test_a_face_down_resource_shows_its_face_to_its_owner_alone() -> None:
    random = Random(1)
    state = game_of("spoils", decks=DECKS).start(1, record=True)
    found = 0
    for _ in range(300):
        decision = state.decision
        if decision is None:
            break
        assert isinstance(state, Table)
        down = [card for card in range(len(state.area)) if state.area[card] == PLAY and state.face_down[card]]
        for card in down[:2]:
            for seat in range(WATCHER, 2):
                shown = layout.table(View(state, seat), state.game)
                piece = next(one for side in shown.sides for one in side.resources if one.card == card)
                knows = state.seen[card] >> seat & 1 == 1 if seat >= 0 else state.seen[card] == 3
                assert (piece.face is not None) == knows
                found += not knows
        state.apply(random.choice(decision.options))
    assert found > 20
