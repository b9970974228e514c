"""What there is to see between two decisions, and the silences that do not tell who could have spoken."""

from mulligan.games.mystic_war.cards import EVENT, TYPE
from mulligan.games.mystic_war.rules.play import PlayCard, Window
from mulligan.games.mystic_war.table import NO_CHAOS, Table
from mulligan.games.staging import Stage, answered, shown_steps, worth_showing
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


def stages(before: State, option: int) -> list[Stage]:
    """The positions between this choice and the next decision in which a card lies on the table for all to see."""
    state = answered(before, option)
    record = state.record
    assert isinstance(state, Table)
    assert record is not None
    found = [Stage(None, 0, 0)]
    shown = len(state.plays)
    for _ in shown_steps(state):
        top = state.stack[-1]
        window = top if isinstance(top, Window) and top.chaos_on == NO_CHAOS else None
        if len(state.plays) < shown:
            shown = len(state.plays)
        elif len(state.plays) > shown and worth_a_look(state, top):
            found.append(Stage(state.clone(), len(record.events), 0))
            shown = len(state.plays)
        depth, declined = len(state.stack), window.declines if window is not None else 0
        state.take_step()
        if window is None:
            continue
        if len(state.stack) < depth:
            found[-1].silences += state.seats - declined
        elif len(state.stack) == depth:
            found[-1].silences += window.declines - declined
    return worth_showing(found)


def worth_a_look(state: Table, top: Frame) -> bool:
    """A card was just put on the table: its window opens, or, for an EVENT card, its effect comes next."""
    if isinstance(top, Window):
        return True
    return isinstance(top, PlayCard) and TYPE[state.printed[state.plays[-1].card]] == EVENT
