"""Invariants: what holds of every game at every decision, whoever plays."""

import json

from mulligan.kernel.decision import Decision
from mulligan.kernel.state import State

TRIED_EVERY = 8  # at one decision in so many, every option is taken on a clone, and all is put into words


class RuleBroken(Exception):
    """An invariant did not hold. The message says which, and in which game."""


def check_decision(state: State, seed: object) -> None:
    """The position is sound, and the seat that is asked has a choice; now and then, each option is tried."""
    decision = state.decision
    if decision is None:
        raise RuleBroken(f"Seed {seed}: nobody is asked, and the game goes on.")
    complain(state.faults(), state, seed)
    complain(faults_of(decision, state), state, seed)
    if state.choices_made % TRIED_EVERY == 0:
        try_options(state, decision, seed)
        complain(unsaid(decision, state), state, seed)
        save_and_load(state, seed)


def try_options(state: State, decision: Decision, seed: object) -> None:
    """Each option can be taken, and leads to a sound position."""
    for option in decision.options:
        after = state.clone()
        try:
            after.apply(option)
        except Exception as error:
            words = state.game.label(state, option)
            complain([f"option {option} ({words}) cannot be taken: {type(error).__name__}: {error}"], state, seed)
        complain(after.faults(), state, seed)


def save_and_load(state: State, seed: object) -> None:
    """Nothing of it is lost on the way."""
    try:
        again = state.game.load(json.loads(json.dumps(state.save())))
    except Exception as error:
        complain([f"it cannot be saved and loaded: {type(error).__name__}: {error}"], state, seed)
    else:
        complain([] if again == state else ["saved and loaded it is another position"], state, seed)


def unsaid(decision: Decision, state: State) -> list[str]:
    """What somebody at the table would miss: words for a question or an option, a rule for what is not offered."""
    game, found = state.game, []
    if not game.question(state):
        found.append("nothing says what is asked")
    found += [f"option {option} has no words" for option in decision.options if not game.label(state, option)]
    for action in state.imaginable(decision.seat):
        if action not in decision.options:
            refusal = state.why_not(decision.seat, action)
            if refusal is None or not game.reason(refusal):
                found.append(f"“{game.label(state, action)}” is neither offered nor refused by a rule")
    return found


def check_result(state: State, seed: object) -> None:
    """The game has come to a proper end."""
    complain(state.faults(), state, seed)
    if not state.over or state.result is None:
        complain(["it stops and is not over"], state, seed)
    if len(set(state.winners)) != len(state.winners) or not all(0 <= seat < state.seats for seat in state.winners):
        complain([f"its winners are {state.winners}"], state, seed)


def faults_of(decision: Decision, state: State) -> list[str]:
    found: list[str] = []
    if not 0 <= decision.seat < state.seats:
        found.append(f"seat {decision.seat} is asked, which does not exist")
    if len(decision.options) < 2:
        found.append("a decision has fewer than two options")
    if len(set(decision.options)) != len(decision.options):
        found.append("an option stands twice")
    if any(state.why_not(decision.seat, option) is not None for option in decision.options):
        found.append("an option is offered and refused")
    return found


def complain(faults: list[str], state: State, seed: object) -> None:
    if faults:
        raise RuleBroken(f"Seed {seed}, {state.seats} seats, after {state.choices_made} choices: {'; '.join(faults)}.")
