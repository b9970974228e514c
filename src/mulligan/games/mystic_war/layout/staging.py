"""What there is to see between two decisions, and the silences that do not tell who could have spoken."""

from mulligan.games.mystic_war.cards import EVENT, TYPE
from mulligan.games.mystic_war.procedures import DECLINES, NO_CHAOS, PLAY_CARD, WINDOW, WINDOW_CHAOS_ON
from mulligan.games.mystic_war.table import Table
from mulligan.games.staging import Stage, answered, moving, step_once, worth_showing
from mulligan.kernel.state import PROCEDURE, State


def stages(before: State, option: int) -> list[Stage]:
    """The positions between this choice and the next decision in which a card lies on the table for all to see."""
    state = answered(before, option)
    record = state.record
    assert isinstance(state, Table)
    assert record is not None
    found = [Stage(None, 0, 0)]
    shown = len(state.plays_card)
    while moving(state):
        top = state.frames[-1]
        in_window = top[PROCEDURE] == WINDOW and top[WINDOW_CHAOS_ON] == NO_CHAOS
        if len(state.plays_card) < shown:
            shown = len(state.plays_card)
        elif len(state.plays_card) > shown and worth_a_look(state, top):
            found.append(Stage(state.clone(), len(record.events), 0))
            shown = len(state.plays_card)
        depth, declined = len(state.frames), top[DECLINES] if in_window else 0
        step_once(state)
        if not in_window:
            continue
        if len(state.frames) < depth:
            found[-1].silences += state.seats - declined
        elif len(state.frames) == depth:
            found[-1].silences += top[DECLINES] - declined
    return worth_showing(found)


def worth_a_look(state: Table, top: list[int]) -> bool:
    """A card was just put on the table: its window opens, or, for an EVENT card, its effect comes next."""
    if top[PROCEDURE] == WINDOW:
        return True
    return top[PROCEDURE] == PLAY_CARD and TYPE[state.printed[state.plays_card[-1]]] == EVENT
