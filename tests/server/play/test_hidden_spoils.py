"""The Spoils over the wire: hands, decks and face-down resources stay hidden, and so does who could have responded."""

import os
import time
from random import Random
from typing import Any

import pytest

from mulligan.games import game as game_of
from mulligan.games.spoils import layout
from mulligan.games.spoils.options import ATTACK, CARD, TAKE_BACK
from mulligan.games.spoils.printed import PLAY
from mulligan.games.spoils.rules.battle import Window
from mulligan.games.spoils.rules.playing import Responses
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.random import Random as Stream
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER, View
from mulligan.server.storage.schema import Entry
from tests.server.play.secrets import Book, Knowledge, laid, play_watched, told
from tests.server.tables import Service, live, make

DECKS = ["eel-lane", "brass-hounds"]


def faces_in(message: Any) -> list[int]:
    """Every printed card that a position shows, wherever it stands."""
    if isinstance(message, list):
        return [face for value in message for face in faces_in(value)]
    if not isinstance(message, dict):
        return []
    found = [value for key, value in message.items() if key == "face" and value is not None]
    for key in ("discards", "out"):
        found += [face for face in message.get(key, []) if face is not None]
    return found + [face for value in message.values() for face in faces_in(value)]


def eager(options: list[int]) -> list[int]:
    """Whoever attacks when they can, and takes nothing back, comes to an end."""
    attacks = [option for option in options if ATTACK <= option < CARD]
    return attacks or [option for option in options if option != TAKE_BACK]


@pytest.mark.parametrize("seed", os.environ.get("MULLIGAN_HIDDEN_SEEDS", "one").split(","))
def test_every_message_of_a_whole_game_holds_only_what_its_receiver_may_know(server: Service, seed: str) -> None:
    """Both players and one who watches: errors, take-backs and the replay included."""
    table = make(server, people=2, game="spoils", seed=seed, setup={"decks": DECKS})
    names = [card["name"] for card in table.get(0, "/printed")["cards"]]
    knowledge = Knowledge(2, Book(names, {"Micromajig"}, faces_in))
    with live(table, -1) as a, live(table, 0) as b, live(table, 1) as c:
        sockets = {-1: a, 0: b, 1: c}
        play_watched(server, table, sockets, knowledge, Random(seed), eager)
        for somebody in sockets.values():  # and hears all that was told before
            assert somebody.do(act="say", text="Well played.")["type"] in ("done", "refused")
    for seat, socket in sockets.items():
        assert len(socket.heard) > 100
        for message in socket.heard:
            knowledge.check(message, seat)
    status = table.get(0)["status"]
    assert status["over"]
    for at in range(0, status["choices"], max(1, status["choices"] // 12)):
        knowledge.check({"type": "replay", **table.get(-1, "/replay", at=at, seat=-1)}, -1)


def test_two_positions_that_a_seat_cannot_tell_apart_are_told_alike() -> None:
    """Deal again what a seat cannot know: every message to it stays the same, word for word."""
    random, stream = Random(3), Stream("hidden spoils")
    game = game_of("spoils", decks=DECKS)
    compared = 0
    for number in range(2):
        state = game.start(number, record=True)
        table = laid(state)
        for _ in range(400):
            decision = state.decision
            if decision is None:
                break
            if random.random() < 0.12:
                for seat in range(WATCHER, 2):
                    other = View(state, seat).deal_again(stream)
                    other.record = state.record
                    assert told(other, seat, table) == told(state, seat, table)
                    compared += 1
            state.apply(random.choice(decision.options))
    assert compared > 100


def test_where_one_may_respond_nobody_is_told_who_is_asked() -> None:
    random = Random(4)
    state = game_of("spoils", decks=DECKS).start(4, record=True)
    table = laid(state)
    windows = 0
    for _ in range(500):
        decision = state.decision
        if decision is None:
            break
        if isinstance(state.stack[-1], (Responses, Window)):
            windows += 1
            for seat in range(WATCHER, 2):
                expected = seat if seat == decision.seat else None
                assert told(state, seat, table)["status"]["asked"] == expected
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
            before = len(state.stack)
            answering = isinstance(state.stack[-1], Responses)  # silences of two cards would run together
            state.apply(option)
            opened = [stage for stage in stages if stage.position is not None and is_answerable(stage.position)]
            asked = isinstance(state.stack[-1], (Responses, Window))
            if len(opened) == 1 and len(state.stack) <= before and not asked and not answering:
                position = opened[0].position
                assert isinstance(position, Table)
                top = position.stack[-1]
                assert isinstance(top, Responses)
                silent = sum(stage.silences for stage in stages[stages.index(opened[0]) :])
                if state.decision is not None and state.decision.seat == top.seat:
                    counted += 1
                    assert silent >= len(position.opponents(top.seat))
    assert counted > 5


def is_answerable(state: State) -> bool:
    return isinstance(state.stack[-1], Responses)


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


@pytest.mark.parametrize(("name", "people"), [("spoils", 2), ("mystic-war", 3)])
def test_whoever_could_be_answered_in_secret_takes_nothing_back_at_once(name: str, people: int) -> None:
    """Where nobody can answer there is a silence, after which nothing is taken back; so neither where somebody can."""
    random = Random(6)
    table = laid(game_of(name, seats=people).start(6, record=True))
    silences = asked = 0
    for number in range(400):
        decision = table.state.decision
        if decision is None:
            break
        table.apply(Entry(number, "choice", decision.seat, {"option": random.choice(decision.options)}, 0.0))
        follows = table.state.decision
        if follows is not None and table.covert and follows.seat != decision.seat:
            asked += 1
            assert not table.can_take_back(decision.seat)
        elif any(stage.silences for stage in table.stages):
            silences += 1
            assert not table.can_take_back(decision.seat)
    assert asked > 5
    assert silences > 5


def test_what_a_seat_makes_up_its_mind_about_in_the_open_is_no_part_of_the_silence_after_it(server: Service) -> None:
    """Who ends a turn after long thought sees a silence too: none would tell that nobody was asked."""
    table = make(server, people=2, game="spoils", seed="2", setup={"decks": DECKS})
    portal = server.client.portal
    assert portal is not None
    room = portal.call(server.hall.room, table.ident)
    room.pace = 1.0
    random = Random(2)
    followed = 0
    for _ in range(300):
        decision = room.table.state.decision
        if decision is None or followed > 3:
            break
        room.moments.clear()
        room.shown = room.resting()
        room.asked_since = time.monotonic() - 60
        in_the_open = not room.table.covert
        option = random.choice(decision.options)
        stages = layout.stages(room.table.state, option)
        prompt = table.get(decision.seat)["prompt"]
        assert table.choose(decision.seat, prompt, option)[0] == 200
        if in_the_open and stages and stages[0].position is None and stages[0].silences:
            followed += 1
            assert room.moments
            assert room.moments[0].due > time.monotonic() - 0.5
            assert table.get(decision.seat)["prompt"] is None  # what was asked is over
    assert followed > 3
