"""Where X is something: worked out before it is needed, after what it speaks of is chosen, or for each card apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Deed
from mulligan.games.spoils.lowering.slots import slot_of
from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.binding import SetNumber
from mulligan.games.spoils.vocabulary.acts.choosing import ChooseNumber, LetIcon
from mulligan.games.spoils.vocabulary.acts.damage import Inflict, LoseInfluence, YouLoseInfluence
from mulligan.games.spoils.vocabulary.acts.looking import Reveal
from mulligan.games.spoils.vocabulary.acts.moving import Discard, Put, RemoveFromGame
from mulligan.games.spoils.vocabulary.acts.playing import Pay
from mulligan.games.spoils.vocabulary.acts.standing import Deplete, Destroy
from mulligan.games.spoils.vocabulary.acts.tokens import RemoveTokens, TakeTokens
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.terms import VARIABLES
from mulligan.language.core import flow
from mulligan.language.core import players as pl
from mulligan.language.core.amounts import Variable
from mulligan.language.core.kinds import Amount, Instruction
from mulligan.language.flow import CannotBePlayed, Try
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

# Costs of which one may do as much as one wants, where they say X and nothing says what that is.
OF_ANY_NUMBER = (
    Deplete, Destroy, Discard, LoseInfluence, Put, RemoveFromGame, RemoveTokens, Reveal, TakeTokens, YouLoseInfluence,
)  # fmt: skip


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


def open_variables(text: p.CardText) -> set[str]:
    """410.2: a card says how its variables are settled; by paying as much as one wants, where it says no more."""
    settled: set[str] = set()
    used: set[str] = set()
    paid: set[str] = set()
    for part in walk(text):
        if isinstance(part, flow.Let | ChooseNumber | LetIcon):
            settled.add(part.name)
        elif isinstance(part, Variable):
            used.add(part.name)
        elif isinstance(part, Pay) and isinstance(part.amount, Variable):
            paid.add(part.amount.name)
    for name in sorted(used - settled - paid - chosen_in_costs(text)):
        raise CannotBePlayed(f"a number “{name}” that nothing settles")
    return used - settled


def chosen_in_costs(text: p.CardText) -> set[str]:
    """ "Remove X tokens", "discard X cards" among costs: as many as one wants."""
    found: set[str] = set()
    for part in walk(text):
        if isinstance(part, p.ExtraCost | p.Ability):
            for cost in part.costs:
                if isinstance(cost, OF_ANY_NUMBER):
                    found |= {some.name for some in walk(cost) if isinstance(some, Variable)}
    return found


def most_to_choose(name: str, costs: list[Instruction]) -> Amount | None:
    """The highest number that somebody can choose for what these costs speak of, where there is any."""
    if any(isinstance(part, Pay) and part.amount == Variable(name) for cost in costs for part in walk(cost)):
        return am.Affordable(pl.Actor())
    if any(isinstance(cost, LoseInfluence | YouLoseInfluence) for cost in costs):
        return am.InfluenceOf(pl.Actor())
    return None
