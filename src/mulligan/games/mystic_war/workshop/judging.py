"""Positions of Mystic War for judges: what they are made of, and what a seat knows of one."""

from typing import Any

from mulligan.games.mystic_war.cards import KINDS, NAME, TYPE, VICTORY
from mulligan.games.mystic_war.game import MysticWarState
from mulligan.games.mystic_war.mat import LEAST, MOST
from mulligan.games.mystic_war.scenario import MOST_IN_HAND, RESOURCE_KEYS, ROUNDS, STEPS
from mulligan.games.workshop import Desk, Part
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View

MOST_CARDS = 82


def desk(game: Game) -> Desk:
    actions = list(dict.fromkeys(NAME[kind] for kind in range(KINDS) if TYPE[kind] != VICTORY))
    goals = [NAME[kind] for kind in range(KINDS) if TYPE[kind] == VICTORY]
    table = [
        Part("turn", "seat"), Part("step", "choice", choices=STEPS), Part("round", "number", 1, ROUNDS),
        Part("first player", "seat"), Part("passed", "seats"), Part("first to pass", "seat"),
        Part("deck", "cards", heap="cards"), Part("deck size", "number", 0, MOST_CARDS),
        Part("discard", "cards", heap="cards"),
    ]  # fmt: skip
    seat = [
        *(Part(key, "number", LEAST, MOST) for key in RESOURCE_KEYS), Part("hand", "cards", heap="cards"),
        Part("hand size", "number", 0, MOST_IN_HAND), Part("face up", "cards", heap="cards"),
        Part("goal", "choice", choices=goals), Part("goal shown", "flag"),
    ]  # fmt: skip
    return Desk(table, [seat] * game.seats, {"cards": actions}, ["wealth", "hand limit"])


def position(view: View) -> dict[str, Any]:
    state = view.position
    assert isinstance(state, MysticWarState)
    names = state.game.seat_names
    given: dict[str, Any] = {
        "turn": names[state.turn],
        "round": max(1, state.round),
        "first player": names[state.first],
        "deck size": len(state.deck),
        "discard": known(state, state.discarded()),
    }
    top = []
    for card in reversed(state.deck[1:]):
        if state.printed[card] == HIDDEN:
            break
        top.append(card)
    if top:
        given["deck"] = known(state, top)
    if state.deck_ended:
        given["deck ended"] = True
    if state.passes:
        given["passed"] = [names[(state.turn - back) % state.seats] for back in range(state.passes, 0, -1)]
    if state.next_first >= 0:
        given["first to pass"] = names[state.next_first]
    for seat, name in enumerate(names):
        given[name] = side(state, Seat(seat))
    return {"setup": {}, "given": given}


def side(state: MysticWarState, seat: Seat) -> dict[str, Any]:
    hand = known(state, state.hands[seat])
    part: dict[str, Any] = {key: state.amount_of(seat, number) for number, key in enumerate(RESOURCE_KEYS)}
    part["hand"] = hand
    if len(hand) < len(state.hands[seat]):
        part["hand size"] = len(state.hands[seat])
    if state.face_up[seat]:
        part["face up"] = known(state, state.face_up[seat])
    goal = state.goals[seat]
    if state.printed[goal] != HIDDEN:
        part["goal"] = NAME[state.printed[goal]]
        if state.seen[goal] == (1 << state.seats) - 1:
            part["goal shown"] = True
    return part


def known(state: MysticWarState, cards: "list[Card] | tuple[Card, ...]") -> list[str]:
    return [NAME[state.printed[card]] for card in cards if state.printed[card] != HIDDEN]
