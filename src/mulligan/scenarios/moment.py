"""A moment of a game as a scenario, from what one seat may know: the last position at rest, and what was done since.

The position is made from the seat's view and from nothing else, and so are the words of what was chosen since: cards
that the seat does not know are told apart by nothing. What others chose is said only where the seat saw it: where all
that the words name was named in what it was told, or where it would have been told or asked something else whatever
else had been chosen. What was chosen face down before its eyes is the first that there is (`UNSEEN`). Silence is not
said at all: whether somebody was asked is not for others to know.
"""

from dataclasses import dataclass
from typing import Any

from mulligan import games
from mulligan.kernel.game import Game
from mulligan.kernel.state import HIDDEN, State
from mulligan.kernel.view import View
from mulligan.messages import SOURCE_LANGUAGE, speaking
from mulligan.scenarios.enactment import OPTION, contains, tokens
from mulligan.scenarios.stage import Stage

UNSEEN = f"{OPTION} 1"


@dataclass(frozen=True)
class Chosen:
    """A choice: by whom, where, and what the asking seat knew after it."""

    seat: int
    option: int
    before: State
    known: list[bool]
    silent: bool
    thinking: bool
    events: int  # how many there were before it
    dealt: int  # and how many cards had been dealt anew by shuffles


def moment(game: Game, seed: str, choices: list[int], seat: int, to_the_end: bool = False) -> dict[str, Any]:
    """What stands in a scenario of this moment: `game`, `seats`, `setup`, `given`, `play`.

    `to_the_end`: with what others did last and what goes without saying, because a script comes to it by itself only if
    it goes on after that.
    """
    box = games.box(game.name)
    workshop, stage = box.workshop(), box.stage()
    if workshop is None:
        raise ValueError(game.name)
    state = game.start(seed, record=True)
    rest, dealt = state.clone(), dealt_by(state)
    since: list[Chosen] = []
    with speaking(SOURCE_LANGUAGE):
        for option in choices:
            if stage.rests(state):
                rest, dealt, since = state.clone(), dealt_by(state), []
            since.append(chosen(state, rest, stage, option, seat))
        if stage.rests(state) or not stage.rests(rest):
            rest, dealt, since = state.clone(), dealt_by(state), []
        told = sentences(state, seat)
        position = workshop.position(known_since(rest, state, seat, dealt))
        known = [tokens(name) for name in stage.known(state)]
        play = [{game.seat_names[by]: words} for by, words in public(since, state, seat, told, known, to_the_end)]
    return {"game": game.name, "seats": game.seat_names, **position, "play": play}


def chosen(state: State, rest: State, stage: Stage, option: int, seat: int) -> Chosen:
    """Make a choice, and note it; like things are numbered as in a scenario that begins at `rest`."""
    decision = state.decision
    assert decision is not None
    assert state.record is not None
    silent = decision.seat != seat and stage.unscripted(state) == option
    events, dealt = len(state.record.events), dealt_by(state)
    before = state.clone()
    stage.number_as_laid_out(before, rest)
    state.apply(option)
    thinking = state.decision is not None and state.decision.seat != seat and state.thinks()
    return Chosen(decision.seat, option, before, known_cards(state, seat), silent, thinking, events, dealt)


def dealt_by(state: State) -> int:
    """How many cards shuffles have dealt anew so far."""
    assert state.record is not None
    return len(state.record.dealt)


def lies_as_before(before: State, now: State, dealt: int) -> list[bool]:
    """Which cards are still what they were. One that a shuffle has dealt anew is not, though chance made it the same
    again: that would tell what lay there before."""
    assert now.record is not None
    anew = set(now.record.dealt[dealt:])
    return [card not in anew and kind == now.printed[card] for card, kind in enumerate(before.printed)]


def known_cards(state: State, seat: int) -> list[bool]:
    return [seat >= 0 and bool(seen >> seat & 1) for seen in state.seen]


def words_of(one: Chosen, now: State, seat: int) -> str:
    """A choice, said by one who knows what this seat knows by now; "" where the words depend on anything else."""
    before = one.before
    later = known_cards(now, seat)
    same = lies_as_before(before, now, one.dealt)
    known = [one.known[card] or (later[card] and same[card]) for card in range(len(before.printed))]
    lying = {kind for card, kind in enumerate(before.printed) if known[card]}
    kinds = max(before.printed) + 1
    # Two kinds of card that are not in sight, so that none in sight is numbered after them.
    others = [kind for kind in range(kinds) if kind not in lying] + list(range(kinds))
    said = {said_with(before, known, kind, one.option) for kind in others[:2]}
    if len(said) == 1:
        return said.pop()
    return now.game.label(before, one.option) if one.seat == seat else ""


def said_with(before: State, known: list[bool], kind: int, option: int) -> str:
    """The words if all unknown cards were of this kind."""
    state = before.clone()
    for card, is_known in enumerate(known):
        if not is_known:
            state.printed[card] = kind
    return state.game.label(state, option)


def sentences(state: State, seat: int) -> list[list[str]]:
    """What the seat was told, event by event, as words."""
    assert state.record is not None
    return [tokens(state.game.sentence(event.for_seat(seat), seat)) for event in state.record.events]


def known_since(rest: State, now: State, seat: int, dealt: int) -> View:
    """The view of that position, with what the seat has learned of its cards meanwhile."""
    view, later = View(rest, seat), View(now, seat)
    printed, learned = view.position.printed, later.position.printed
    for card, same in enumerate(lies_as_before(rest, now, dealt)):
        if printed[card] == HIDDEN and same:
            printed[card] = learned[card]
    return view


def public(
    since: list[Chosen], now: State, seat: int, told: list[list[str]], known: list[list[str]], to_the_end: bool
) -> list[tuple[int, str]]:
    """What the seat saw of these choices, with who made them, up to the first that it did not."""
    found: list[tuple[int, str]] = []
    while since and since[-1].thinking and since[-1].seat != seat:  # somebody is still making up their mind
        since = since[:-1]
    unsaid: list[tuple[int, str]] = []
    for one in since:
        words = words_of(one, now, seat)
        if one.seat != seat and not was_seen(one, words, seat, told[one.events :], known):
            if not one.silent and not is_blind(one, seat):
                break
            words = UNSEEN
        if not one.silent:
            found.append((one.seat, words))
            unsaid.clear()
        elif any(noticed(one.before, one.option, seat)):
            unsaid.append((one.seat, words))
    return found + unsaid if to_the_end else found


def was_seen(one: Chosen, words: str, seat: int, told: list[list[str]], known: list[list[str]]) -> bool:
    """Was everything that it names named in what happened from then on, or does what happened leave no other choice?"""
    if not words:
        return False
    named = [name for name in known if contains(tokens(words), name)]
    is_told = bool(told) and all(any(contains(sentence, name) for sentence in told) for name in named)
    return is_told or is_evident(one, seat)


def is_evident(one: Chosen, seat: int) -> bool:
    """Would the seat have been told or asked something else, whatever else had been chosen?"""
    decision = one.before.decision
    assert decision is not None
    seen = noticed(one.before, one.option, seat)
    return any(seen) and all(
        noticed(one.before, other, seat) != seen for other in decision.options if other != one.option
    )


def is_blind(one: Chosen, seat: int) -> bool:
    """Did the seat see that something was chosen, and not what: would the first that there was have looked the same?"""
    decision = one.before.decision
    assert decision is not None
    seen = noticed(one.before, one.option, seat)
    return any(seen) and noticed(one.before, decision.options[0], seat) == seen


def noticed(before: State, option: int, seat: int) -> tuple[list[list[str]], str]:
    """What the seat is told of a choice, and what it is asked then."""
    state = before.recorded()
    state.apply(option)
    asked = state.decision is not None and state.decision.seat == seat
    return sentences(state, seat), state.game.question(state) if asked else ""
