"""What a seat may know, from the engine's own books, beside what it is told over the wire."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER
from mulligan.server.play.sight import Around, Seen, Shown, update
from mulligan.server.play.table import Table as LiveTable
from mulligan.server.storage.store import TableRow
from tests.server.tables import Live, Service, TestTable

AFTER_A_TAKE_BACK = 50  # events that may have been taken back and happened otherwise


@dataclass
class Book:
    """What a game has printed: the cards' names by number, those that words may use freely, and where a position shows
    cards."""

    names: list[str]
    general: set[str]
    shown: Callable[[dict[str, Any]], list[int]]

    def found(self, words: str) -> set[str]:
        longest_first = sorted(self.names, key=len, reverse=True)
        return set(re.findall("|".join(re.escape(name) for name in longest_first), words))


class Knowledge:
    """Which cards a seat has ever been able to know."""

    def __init__(self, seats: int, book: Book) -> None:
        self.known: dict[int, set[str]] = {seat: set() for seat in range(WATCHER, seats)}
        self.book = book
        self.read = 0

    def learn(self, state: State) -> None:
        names = self.book.names
        everyone = (1 << state.seats) - 1
        for seat, known in self.known.items():
            for card, seen in enumerate(state.seen):
                if seen == everyone or (seat >= 0 and seen >> seat & 1):
                    known.add(names[state.printed[card]])
        events = state.record.events if state.record is not None else []
        for happened in events[self.read :]:
            for seat, known in self.known.items():
                event = happened.for_seat(seat)
                if event.card >= 0:
                    known.add(names[event.card])
                known |= {names[card] for card in self.also_told(event.kind, event.amount)}
        self.read = max(0, len(events) - AFTER_A_TAKE_BACK) if events else self.read

    def also_told(self, kind: int, amount: int) -> list[int]:
        """Cards that an event names beside its own."""
        return []

    def check(self, message: dict[str, Any], seat: int) -> None:
        """Prompts speak of cards that their seat holds; the rest of what everybody can see, or this seat."""
        known, book = self.known[seat], self.book
        found = book.found(said({**message, "prompt": None}))
        assert found <= known | book.general, (seat, found - known)
        if message["type"] != "update":
            return
        assert {book.names[card] for card in book.shown(message["position"]) if card >= 0} <= known, seat
        assert {book.names[entry["card"]] for entry in message["log"] if entry["card"] >= 0} <= known
        if message["prompt"]:
            assert message["status"]["you"] == seat >= 0
            assert book.found(said(message["prompt"])) <= known | book.general
        if not message["status"]["over"]:
            assert message["status"]["seed"] is None
            assert message["status"]["choices"] is None


def said(message: Any) -> str:
    """What a message says, without the names of rules, which are cards' names too."""
    if isinstance(message, dict):
        return " ".join(said(value) for key, value in message.items() if key not in ("rule", "seed", "salt"))
    if isinstance(message, list):
        return " ".join(said(value) for value in message)
    return message if isinstance(message, str) else ""


def anything(options: list[int]) -> list[int]:
    return options


def play_watched(
    server: Service,
    table: TestTable,
    sockets: dict[int, Live],
    knowledge: Knowledge,
    random: Random,
    among: Callable[[list[int]], list[int]] = anything,
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
        knowledge.check(seen, seat)
        if made % 9 == 0:
            wrong = sockets[(seat + 1) % (len(sockets) - 1)].do(
                act="choose", ticket=seen["prompt"]["ticket"], option=decision.options[0]
            )
            assert wrong["type"] == "refused"
        if seen["status"]["can_take_back"] and random.random() < 0.3:
            assert sockets[seat].do(act="take-back")["type"] == "done"
            continue
        option = random.choice(among(decision.options))
        assert sockets[seat].do(act="choose", ticket=seen["prompt"]["ticket"], option=option)["type"] == "done"
        knowledge.learn(room.table.state)
        for stage in room.table.stages:
            if stage.position is not None:
                knowledge.learn(stage.position)


def laid(state: State) -> LiveTable:
    """A table for this position's game."""
    seats = [{"name": name, "bot": False} for name in state.game.seat_names]
    row = TableRow("t", state.game.name, state.game.setup, seats, "s", "s", False, False, 0)
    return LiveTable(row, {}, {})


def told(state: State, seat: int, at: LiveTable | None = None) -> dict[str, Any]:
    """What this seat would be told of this position, but for the log and the name of the decision."""
    table = at or laid(state)
    table.journal.state = state
    news = update(table, Shown(state, 0, True), seat, Around(frozenset(), frozenset()), Seen(), "en").model_dump(
        mode="json"
    )
    news["log"] = []
    if news["prompt"]:
        news["prompt"]["ticket"] = ""
    return json.loads(json.dumps(news)) if news else {}
