"""What there is to see between two decisions, and the silences that do not tell who could have spoken."""

from mulligan.games.staging import Stage, answered, moving, step_once, worth_showing
from mulligan.games.unmatched import options as o
from mulligan.games.unmatched.procedures import ATTACK as ATTACKING
from mulligan.games.unmatched.procedures import SCHEME as SCHEMING
from mulligan.kernel.state import PROCEDURE, STEP, State

# Steps of the attack, as `game.steps` numbers them.
STEP_ATTACK_CARD = 1
STEP_DEFENSE_CARD = 5
STEP_REVEAL = 9
STEP_RESULT = 11
STEP_PLAY_SCHEME = 0


def stages(before: State, option: int) -> list[Stage]:
    """The positions in which cards lie on the table for all to see: an attack declared, a card face down, both turned
    over, the result; a scheme. Where a hand decides whether its seat is asked, a silence follows in any case."""
    state = answered(before, option)
    record, decision = state.record, before.decision
    assert record is not None
    assert decision is not None
    found = [Stage(None, 0, 1 if decision.subject in (o.ABOUT_ATTACK_CARD, o.ABOUT_DEFENSE_CARD) else 0)]
    while moving(state):
        procedure, step = state.frames[-1][PROCEDURE], state.frames[-1][STEP]
        asking = procedure == ATTACKING and step in (STEP_ATTACK_CARD, STEP_DEFENSE_CARD)
        if asking:
            found.append(Stage(state.clone(), len(record.events), 0))
        step_once(state)
        if asking and state.decision is None:
            found[-1].silences = 1
        elif worth_a_look(procedure, step) and not state.over:
            found.append(Stage(state.clone(), len(record.events), 0))
    return worth_showing(found)


def worth_a_look(procedure: int, step: int) -> bool:
    if procedure == ATTACKING:
        return step in (STEP_REVEAL, STEP_RESULT)
    return procedure == SCHEMING and step == STEP_PLAY_SCHEME
