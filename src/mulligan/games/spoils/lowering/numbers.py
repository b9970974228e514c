"""Where X is something: worked out before it is needed, after what it speaks of is chosen, or for each card apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Deed
from mulligan.games.spoils.lowering.slots import slot_of
from mulligan.games.spoils.vocabulary.acts.binding import SetNumber
from mulligan.games.spoils.vocabulary.acts.damage import Inflict
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.terms import VARIABLES
from mulligan.language.core import flow
from mulligan.language.core.amounts import Variable
from mulligan.language.core.kinds import Instruction
from mulligan.language.flow import CannotBePlayed, Try
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


def with_numbers_first(plan: TextPlan, act: Instruction, lets: tuple[flow.Let, ...]) -> None:
    """What a number is, before it is needed; where it speaks of a card that is chosen now, after that choice."""
    chosen = {slot_of(part) for part in walk(act) if slot_of(part) and not isinstance(part, It)}
    late = [let for let in lets if any(slot_of(part) in chosen for part in walk(let.value))]
    for let in lets:
        if let not in late:
            plan.act(let)
    if late and isinstance(act, Inflict) and isinstance(act.to, ca.Each | ca.All):  # each has its own
        act, late = with_numbers(act, late), []
    start = plan.here
    plan.act(act)
    if not late:
        return
    written = plan.steps[start:]
    if not all(isinstance(step, Deed | Try) for step in written):
        raise CannotBePlayed("a number that speaks of a card chosen further on")
    place = next(i for i, step in enumerate(written) if isinstance(step, Deed) and not step.deed.settles())
    numbers = [Deed(SetNumber(VARIABLES[let.name], plan.nouns.amount(let.value))) for let in late]
    plan.steps[start + place : start + place] = numbers


def with_numbers(act: Instruction, lets: list[flow.Let]) -> Instruction:
    """The act with what X and Y stand for in their place."""
    values = {let.name: let.value for let in lets}

    def settled(part: Node) -> Node:
        return values.get(part.name, part) if isinstance(part, Variable) else rebuild(part, settled)

    made = settled(act)
    assert isinstance(made, Instruction)
    return made
