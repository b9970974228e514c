"""Nothing that goes over the wire says more than its receiver may know, and neither does when it goes."""

import os
import re
from random import Random
from typing import Any

import pytest

from mulligan.games import game as game_of
from mulligan.games.mystic_war import cards, layout
from mulligan.games.mystic_war.options import DECLINE
from mulligan.games.mystic_war.rules.play import Window
from mulligan.games.mystic_war.table import CUTS, NO_CHAOS, Play, Table
from mulligan.kernel.random import Random as Stream
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER, View
from tests.server.play.secrets import Book, Knowledge, play_watched, told
from tests.server.tables import Service, live, make


class MysticWarKnowledge(Knowledge):
    def also_told(self, kind: int, amount: int) -> list[int]:
        return [amount] if kind == CUTS else []


def shown_cards(position: dict[str, Any]) -> list[int]:
    """Every card that a position shows."""
    shown = [*position["hand"], *position["discards"], *position["drawn"]]
    shown += [played["card"] for played in position["pile"]]
    shown += [deity["card"] for realm in position["realms"] for deity in realm["deities"]]
    return shown + [realm["goal"] for realm in position["realms"] if realm["goal"] is not None]


# Refusals speak of Protection, God King and the like in general.
MYSTIC_WAR = Book(cards.NAME, {"God King", "Earth Goddess", "Judgment", "Protection", "Sacrifice"}, shown_cards)


@pytest.mark.parametrize("seed", os.environ.get("MULLIGAN_HIDDEN_SEEDS", "one").split(","))
def test_every_message_of_a_whole_game_holds_only_what_its_receiver_may_know(server: Service, seed: str) -> None:
    """Everybody at a socket, errors, take-backs and chat included, from the first message to the last."""
    random = Random(seed)
    table = make(server, people=4, seed=seed)
    knowledge = MysticWarKnowledge(4, MYSTIC_WAR)
    with live(table, -1) as a, live(table, 0) as b, live(table, 1) as c, live(table, 2) as d, live(table, 3) as e:
        sockets = {-1: a, 0: b, 1: c, 2: d, 3: e}
        play_watched(server, table, sockets, knowledge, random)
    for seat, socket in sockets.items():
        assert socket.heard
        for message in socket.heard:
            knowledge.check(message, seat)


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
            top = state.stack[-1]
            if isinstance(top, Window) and top.chaos_on == NO_CHAOS:
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
            if isinstance(state.stack[-1], Window):
                option = DECLINE if DECLINE in state.decision.options else random.choice(state.decision.options)
            else:
                option = random.choice(state.decision.options)
            before = len(pile(state))
            stages = layout.stages(state, option)
            state.apply(option)
            shown = [stage for stage in stages if stage.position is not None]
            if shown and before == 0 and len(shown) == 1:
                opened = shown[0].position
                silent = shown[0].silences if opened is not None and isinstance(opened.stack[-1], Window) else None
            elif silent is not None:
                silent += sum(stage.silences for stage in stages)
            if silent is not None and not pile(state):
                windows += 1
                assert silent == 5
                silent = None
            elif len(shown) > 1:
                silent = None
    assert windows > 100


def pile(state: State) -> tuple[Play, ...]:
    assert isinstance(state, Table)
    return state.plays


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
