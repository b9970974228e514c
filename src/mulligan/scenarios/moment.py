"""A moment of a game as a scenario, from what one seat may know: the last position at rest, and what was done since.

The position is made from the seat's view and from nothing else. What others chose since is said only where everybody
saw it: where the seat's own view gives the same words, and where every card that they name was named in what the seat
was told. Silence is not said at all: whether somebody was asked is not for others to know.
"""

from dataclasses import dataclass
from typing import Any

from mulligan import games
from mulligan.kernel.game import Game
from mulligan.kernel.state import HIDDEN, State
from mulligan.kernel.view import View
from mulligan.messages import SOURCE_LANGUAGE, speaking
from mulligan.scenarios.enactment import contains, tokens
from mulligan.scenarios.stage import Stage


@dataclass(frozen=True)
class Chosen:
    """A choice: by whom, in which words, in which words if the cards that the asking seat does not know were others."""

    seat: int
    words: str
    seen_as: str
    silent: bool
    thinking: bool
    events: int  # how many there were before it


def moment(game: Game, seed: str, choices: list[int], seat: int) -> dict[str, Any]:
    """What stands in a scenario of this moment: `game`, `seats`, `setup`, `given`, `play`."""
    box = games.box(game.name)
    workshop, stage = box.workshop(), box.stage()
    if workshop is None:
        raise ValueError(game.name)
    state = game.start(seed, record=True)
    rest = state.clone()
    since: list[Chosen] = []
    with speaking(SOURCE_LANGUAGE):
        for option in choices:
            if stage.rests(state):
                rest, since = state.clone(), []
            since.append(chosen(state, stage, option, seat))
        if stage.rests(state) or not stage.rests(rest):
            rest, since = state.clone(), []
        told = sentences(state, seat)
        position = workshop.position(known_since(rest, state, seat))
        known = [tokens(name) for name in stage.known(state)]
    play = []
    for one in public(since, seat, told, known):
        play.append({game.seat_names[one.seat]: one.words})
    return {"game": game.name, "seats": game.seat_names, **position, "play": play}


def chosen(state: State, stage: Stage, option: int, seat: int) -> Chosen:
    """Make a choice, and note it."""
    decision = state.decision
    assert decision is not None
    assert state.record is not None
    words = seen_as = state.game.label(state, option)
    silent = decision.seat != seat and stage.unscripted(state) == option
    events = len(state.record.events)
    before = state.clone()
    state.apply(option)
    if decision.seat != seat:
        exchange(before, state, seat)
        seen_as = state.game.label(before, option)
    return Chosen(decision.seat, words, seen_as, silent, state.decision is not None and state.thinks(), events)


def exchange(before: State, after: State, seat: int) -> None:
    """Let every card that this seat does not know afterwards be another one: words that change with it are not seen."""
    kinds = max(before.printed) + 1
    for card in range(len(before.printed)):
        if seat < 0 or not after.seen[card] >> seat & 1:
            before.printed[card] = (before.printed[card] + 1) % kinds


def sentences(state: State, seat: int) -> list[list[str]]:
    """What the seat was told, event by event, as words."""
    assert state.record is not None
    return [tokens(state.game.sentence(event.for_seat(seat), seat)) for event in state.record.events]


def known_since(rest: State, now: State, seat: int) -> View:
    """The view of that position, with what the seat has learned of its cards meanwhile."""
    view, later = View(rest, seat), View(now, seat)
    if rest.random_count == now.random_count:  # a shuffle deals what the cards are anew
        printed, learned = view.position.printed, later.position.printed
        for card in range(min(len(printed), len(learned))):
            if printed[card] == HIDDEN:
                printed[card] = learned[card]
    return view


def public(since: list[Chosen], seat: int, told: list[list[str]], known: list[list[str]]) -> list[Chosen]:
    """What everybody saw of these choices, up to the first that not everybody did."""
    found: list[Chosen] = []
    while since and since[-1].thinking and since[-1].seat != seat:  # somebody is still making up their mind
        since = since[:-1]
    for one in since:
        if one.silent:
            continue
        if one.seat != seat and not was_seen(one, told[one.events :], known):
            break
        found.append(one)
    return found


def was_seen(one: Chosen, told: list[list[str]], known: list[list[str]]) -> bool:
    """Was every card and whatever else it names named in what happened from then on?"""
    if one.words != one.seen_as:
        return False
    words = tokens(one.words)
    named = [name for name in known if contains(words, name)]
    return bool(told) and all(any(contains(sentence, name) for sentence in told) for name in named)
