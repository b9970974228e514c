"""Nothing that goes over the wire says more than its receiver may know, and neither does when it goes."""

import json
import os
import re
from random import Random
from typing import Any

import pytest

from mulligan.games import game as game_of
from mulligan.games.mystic_war import cards, layout
from mulligan.games.mystic_war.options import DECLINE
from mulligan.games.mystic_war.procedures import NO_CHAOS, WINDOW, WINDOW_CHAOS_ON
from mulligan.games.mystic_war.table import CUTS, Table
from mulligan.kernel.random import Random as Stream
from mulligan.kernel.state import PROCEDURE, State
from mulligan.kernel.view import WATCHER, View
from mulligan.server.sight import Seen, Shown, update
from mulligan.server.store import TableRow
from mulligan.server.table import Table as LiveTable
from tests.server.tables import Live, Service, TestTable, live, make

NAMES = re.compile("|".join(re.escape(name) for name in sorted(cards.NAME, key=len, reverse=True)))


AFTER_A_TAKE_BACK = 50  # events that may have been taken back and happened otherwise


class Knowledge:
    """Which cards a seat has ever been able to know, from the engine's own books."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int, set[str]] = {seat: set() for seat in range(WATCHER, seats)}
        self.read = 0

    def learn(self, state: State) -> None:
        everyone = (1 << state.seats) - 1
        for seat, names in self.known.items():
            for card, seen in enumerate(state.seen):
                if seen == everyone or (seat >= 0 and seen >> seat & 1):
                    names.add(cards.NAME[state.printed[card]])
        events = state.record.events if state.record is not None else []
        for happened in events[self.read :]:
            for seat, names in self.known.items():
                event = happened.for_seat(seat)
                if event.card >= 0:
                    names.add(cards.NAME[event.card])
                if event.kind == CUTS:
                    names.add(cards.NAME[event.amount])
        self.read = max(0, len(events) - AFTER_A_TAKE_BACK) if events else self.read


def said(message: Any) -> str:
    """What a message says, without the names of rules, which are cards' names too."""
    if isinstance(message, dict):
        return " ".join(said(value) for key, value in message.items() if key not in ("rule", "seed", "salt"))
    if isinstance(message, list):
        return " ".join(said(value) for value in message)
    return message if isinstance(message, str) else ""


def card_numbers(position: dict[str, Any]) -> set[str]:
    """The names of every card that a position shows."""
    shown = [*position["hand"], *position["discards"], *position["drawn"]]
    shown += [played["card"] for played in position["pile"]]
    shown += [deity["card"] for realm in position["realms"] for deity in realm["deities"]]
    shown += [realm["goal"] for realm in position["realms"] if realm["goal"] is not None]
    return {cards.NAME[card] for card in shown if card >= 0}


def check(message: dict[str, Any], seat: int, known: set[str]) -> None:
    # Refusals speak of Protection, God King and the like in general; prompts of cards that their seat holds.
    general = {"God King", "Earth Goddess", "Judgment", "Protection", "Sacrifice"}
    found = set(NAMES.findall(said({**message, "prompt": None})))
    assert found <= known | general, (seat, found - known)
    if message["type"] == "update":
        assert card_numbers(message["position"]) <= known, seat
        assert {cards.NAME[entry["card"]] for entry in message["log"] if entry["card"] >= 0} <= known
        if message["prompt"]:
            assert message["status"]["you"] == seat >= 0
            assert set(NAMES.findall(said(message["prompt"]))) <= known | general
        if not message["status"]["over"]:
            assert message["status"]["seed"] is None
            assert message["status"]["choices"] is None


@pytest.mark.parametrize("seed", os.environ.get("MULLIGAN_HIDDEN_SEEDS", "one").split(","))
def test_every_message_of_a_whole_game_holds_only_what_its_receiver_may_know(server: Service, seed: str) -> None:
    """Everybody at a socket, errors, take-backs and chat included, from the first message to the last."""
    random = Random(seed)
    table = make(server, people=4, seed=seed)
    knowledge = Knowledge(4)
    with live(table, -1) as a, live(table, 0) as b, live(table, 1) as c, live(table, 2) as d, live(table, 3) as e:
        sockets = {-1: a, 0: b, 1: c, 2: d, 3: e}
        play_watched(server, table, sockets, knowledge, random)
    for seat, socket in sockets.items():
        assert socket.heard
        for message in socket.heard:
            check(message, seat, knowledge.known[seat])


def play_watched(
    server: Service, table: TestTable, sockets: dict[int, Live], knowledge: Knowledge, random: Random
) -> None:
    """Play at random. What a seat knows is written down after every choice, and everything heard is kept."""
    portal = server.client.portal
    assert portal is not None
    room = portal.call(server.hall.room, table.ident)
    for somebody in sockets.values():
        somebody.update()
    knowledge.learn(room.table.state)
    for made in range(2000):
        decision = room.table.state.decision
        if decision is None:
            break
        seat = decision.seat
        seen = table.get(seat)
        check(seen, seat, knowledge.known[seat])
        if made % 9 == 0:
            wrong = sockets[(seat + 1) % 4].do(act="choose", ticket=seen["prompt"]["ticket"], option=DECLINE)
            assert wrong["type"] == "refused"
        if seen["status"]["can_take_back"] and random.random() < 0.3:
            assert sockets[seat].do(act="take-back")["type"] == "done"
            continue
        option = random.choice(decision.options)
        assert sockets[seat].do(act="choose", ticket=seen["prompt"]["ticket"], option=option)["type"] == "done"
        knowledge.learn(room.table.state)
        for stage in room.table.stages:
            if stage.position is not None:
                knowledge.learn(stage.position)


def lay(state: State) -> LiveTable:
    """A table on which this position lies."""
    names = list(state.game.seat_names)
    row = TableRow(
        "t", "mystic-war", {"seats": state.seats, "names": names}, seats_of(names), "s", "s", False, False, 0
    )
    table = LiveTable(row, {})
    table.journal.state = state
    return table


def seats_of(names: list[str]) -> list[dict[str, Any]]:
    return [{"name": name, "bot": False} for name in names]


def told(state: State, seat: int) -> dict[str, Any]:
    """What this seat would be told of this position, but for the log and the name of the decision."""
    news = update(lay(state), Shown(state, 0, True), seat, set(), Seen(), "en").model_dump(mode="json")
    news["log"] = []
    if news["prompt"]:
        news["prompt"]["ticket"] = ""
    return json.loads(json.dumps(news)) if news else {}


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_two_positions_that_a_seat_cannot_tell_apart_are_told_alike(seats: int) -> None:
    """Deal again what a seat cannot know: every message to it stays the same, word for word."""
    random, stream = Random(seats), Stream(f"hidden {seats}")
    game = game_of("mystic-war", seats=seats)
    compared = 0
    for number in range(3):
        state = game.start(f"{seats} {number}", record=True)
        while state.decision is not None:
            if random.random() < 0.25 / seats:
                for seat in range(WATCHER, seats):
                    other = View(state, seat).deal_again(stream)
                    other.record = state.record
                    assert told(other, seat) == told(state, seat)
                    compared += 1
            state.apply(random.choice(state.decision.options))
    assert compared > 50


def test_in_a_window_nobody_is_told_who_is_asked() -> None:
    random = Random(4)
    game = game_of("mystic-war", seats=4)
    windows = 0
    for number in range(4):
        state = game.start(number, record=True)
        while state.decision is not None:
            frame = state.frames[-1]
            if frame[PROCEDURE] == WINDOW and frame[WINDOW_CHAOS_ON] == NO_CHAOS:
                windows += 1
                for seat in range(WATCHER, 4):
                    news = told(state, seat)
                    expected = seat if seat == state.decision.seat else None
                    assert news["status"]["asked"] == expected
            state.apply(random.choice(state.decision.options))
    assert windows > 20


def test_a_window_takes_as_many_silences_whoever_could_have_spoken() -> None:
    """The pauses before a card takes effect add up to the same, whether seats were asked and declined or were not."""
    random = Random(9)
    game = game_of("mystic-war", seats=5)
    windows = 0
    for number in range(6):
        state = game.start(number, record=True)
        silent: int | None = None
        while state.decision is not None:
            frame = state.frames[-1]
            if frame[PROCEDURE] == WINDOW:
                option = DECLINE if DECLINE in state.decision.options else random.choice(state.decision.options)
            else:
                option = random.choice(state.decision.options)
            before = len(pile(state))
            stages = layout.stages(state, option)
            state.apply(option)
            shown = [stage for stage in stages if stage.position is not None]
            if shown and before == 0 and len(shown) == 1:
                opened = shown[0].position
                silent = shown[0].silences if opened is not None and opened.frames[-1][PROCEDURE] == WINDOW else None
            elif silent is not None:
                silent += sum(stage.silences for stage in stages)
            if silent is not None and not pile(state):
                windows += 1
                assert silent == 5
                silent = None
            elif len(shown) > 1:
                silent = None
    assert windows > 100


def pile(state: State) -> list[int]:
    assert isinstance(state, Table)
    return state.plays_card


def test_a_ticket_counts_nothing(server: Service) -> None:
    table = make(server, seed="ticket")
    tickets = set()
    for _ in range(30):
        for seat in range(3):
            prompt = table.get(seat)["prompt"]
            if prompt:
                assert re.fullmatch("[0-9a-f]{18}", prompt["ticket"])
                assert prompt["ticket"] not in tickets
                tickets.add(prompt["ticket"])
                table.choose(seat, prompt, prompt["options"][-1]["id"])
    assert len(tickets) == 30 or len(tickets) > 20
