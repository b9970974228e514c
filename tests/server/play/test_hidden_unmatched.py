"""Unmatched over the wire: nothing says more than its receiver may know, and neither does when it goes."""

from random import Random
from typing import Any

import pytest

from mulligan.agents import agent
from mulligan.games import game as game_of
from mulligan.games.unmatched import layout
from mulligan.games.unmatched.game import Unmatched, UnmatchedState
from mulligan.games.unmatched.options import ABOUT_ATTACK_CARD, ABOUT_DEFENSE_CARD
from mulligan.games.unmatched.table import IN_COMBAT
from mulligan.kernel.random import Random as Stream
from mulligan.kernel.view import WATCHER, View
from tests.server.play.secrets import Book, Knowledge, play_watched, told
from tests.server.tables import Service, live, make

HEROES = ["Black Panther", "Black Widow"]


def shown_cards(position: dict[str, Any]) -> list[int]:
    """Every card that a position shows."""
    shown = list(position["scheme"])
    for side in position["sides"]:
        shown += [*side["hand"], *side["discards"], *side["stored"]]
    if position["combat"]:
        shown += [side["card"] for side in position["combat"]["sides"] if side["card"] is not None]
    return shown


def book(game: Unmatched) -> Book:
    return Book(game.sheet.name, set(), shown_cards)


def test_every_message_of_a_whole_game_holds_only_what_its_receiver_may_know(server: Service) -> None:
    """Everybody at a socket, errors and take-backs included; then the replay, through every pair of eyes."""
    setup = {"heroes": HEROES, "board": "Helicarrier"}
    table = make(server, people=2, seed="two", game="unmatched", setup=setup)
    game = game_of("unmatched", **setup)
    assert isinstance(game, Unmatched)
    knowledge = Knowledge(2, book(game))
    with live(table, -1) as watcher, live(table, 0) as one, live(table, 1) as other:
        sockets = {-1: watcher, 0: one, 1: other}
        play_watched(server, table, sockets, knowledge, Random(2))
    for seat, socket in sockets.items():
        assert socket.heard
        for message in socket.heard:
            knowledge.check(message, seat)
    choices = table.get(0)["status"]["choices"]
    for at in range(0, choices, 9):
        for seat in range(WATCHER, 2):
            shown = shown_cards(table.get(0, "/replay", at=at, seat=seat)["position"])
            assert {game.sheet.name[card] for card in shown if card >= 0} <= knowledge.known[seat]


@pytest.mark.parametrize("heroes", [2, 4])
def test_two_positions_that_a_seat_cannot_tell_apart_are_told_alike(heroes: int) -> None:
    """Deal again what a seat cannot know: every message to it stays the same, word for word."""
    random, stream, bot = Random(heroes), Stream(f"hidden {heroes}"), agent("heuristic", "hidden")
    game = game_of("unmatched", heroes=[*HEROES, "Winter Soldier", "Black Widow"][:heroes], teams=heroes == 4)
    compared = in_combat = 0
    state = game.start(heroes, record=True)
    while (decision := state.decision) is not None:
        if random.random() < 0.5 / heroes:
            assert isinstance(state, UnmatchedState)
            in_combat += state.combat[IN_COMBAT] == 1
            for seat in range(WATCHER, heroes):
                other = View(state, seat).deal_again(stream)
                other.record = state.record
                assert told(other, seat) == told(state, seat)
                compared += 1
        state.apply(bot.choose(View(state, decision.seat), decision))
    assert compared > 50
    assert in_combat


def test_an_attack_is_followed_by_the_same_silences_whatever_the_hands_hold() -> None:
    """One for the attacker's card and one for the defender's, whether the seat was asked or its hand left no choice."""
    random = Random(3)
    game = game_of("unmatched", heroes=HEROES)
    attacks = unasked = 0
    for number in range(4):
        state = game.start(number, record=True)
        silent = asked = 0
        while state.decision is not None:
            assert isinstance(state, UnmatchedState)
            asked += state.decision.subject in (ABOUT_ATTACK_CARD, ABOUT_DEFENSE_CARD)
            option = random.choice(state.decision.options)
            silent += sum(stage.silences for stage in layout.stages(state, option))
            state.apply(option)
            if state.combat[IN_COMBAT] != 1 and silent:
                attacks += 1
                unasked += asked < 2
                assert silent == 2
                silent = asked = 0
    assert attacks > 20
    assert unasked


def test_everybody_sees_a_seat_waited_for_that_was_not_asked() -> None:
    random = Random(5)
    game = game_of("unmatched", heroes=HEROES)
    state = game.start(5, record=True)
    waited = 0
    while state.decision is not None:
        option = random.choice(state.decision.options)
        for stage in layout.stages(state, option):
            if stage.position is not None and stage.silences:
                (seat,) = {layout.asked(View(stage.position, viewer)) for viewer in range(WATCHER, 2)}
                assert seat in (0, 1)
                waited += 1
        state.apply(option)
    assert waited
