"""What there is to see between two decisions, and the silences that do not tell who could have spoken."""

from mulligan.games.staging import Stage, answered, shown_steps, worth_showing
from mulligan.games.unmatched import options as o
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.rules.schemes import Scheme
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


def stages(before: State, option: int) -> list[Stage]:
    """The positions in which cards lie on the table for all to see: an attack declared, a card face down, both turned
    over, the result; a scheme. Where a hand decides whether its seat is asked, a silence follows in any case."""
    state = answered(before, option)
    record, decision = state.record, before.decision
    assert record is not None
    assert decision is not None
    found = [Stage(None, 0, 1 if decision.subject in (o.ABOUT_ATTACK_CARD, o.ABOUT_DEFENSE_CARD) else 0)]
    for _ in shown_steps(state):
        procedure, step = state.stack[-1], state.stack[-1].step
        asking = isinstance(procedure, Attack) and step in (Attack.ATTACK_CARD, Attack.DEFENSE_CARD)
        if asking:
            found.append(Stage(state.clone(), len(record.events), 0))
        state.take_step()
        if asking and state.decision is None:
            found[-1].silences = 1
        elif worth_a_look(procedure, step) and not state.over:
            found.append(Stage(state.clone(), len(record.events), 0))
    return worth_showing(found)


def worth_a_look(procedure: Frame, step: int) -> bool:
    if isinstance(procedure, Attack):
        return step in (Attack.REVEAL, Attack.RESULT)
    return isinstance(procedure, Scheme) and step == Scheme.PLAY
