"""How an instruction is made up: done for a time, left to somebody, done to this or to that."""

from __future__ import annotations

from typing import Final

from mulligan.games.spoils.effects.act import Act, slots_in
from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_BATTLE, THIS_TURN
from mulligan.games.spoils.printed import Printed
from mulligan.games.spoils.vocabulary.acts.damage import Inflict
from mulligan.games.spoils.vocabulary.acts.moving import IntoPlay, Put, RemoveFromGame
from mulligan.games.spoils.vocabulary.acts.playing import Terminate
from mulligan.games.spoils.vocabulary.acts.standing import Deplete, Destroy, RemoveFromBattle, Restore, TakeControl
from mulligan.games.spoils.vocabulary.acts.tokens import PutTokens, RemoveTokens
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns.amounts import Letter
from mulligan.games.spoils.vocabulary.nouns.tests import BeingPlayed
from mulligan.games.spoils.vocabulary.statics import rules
from mulligan.games.spoils.vocabulary.statics.changes import Modify
from mulligan.language.core import flow
from mulligan.language.core.amounts import AtLeast, Number
from mulligan.language.core.kinds import Amount, Duration, Instruction, Quantity
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields

DONE_IN_PLAY: Final = (
    Deplete, Destroy, Inflict, Modify, Put, PutTokens, RemoveFromBattle, RemoveFromGame, RemoveTokens, Restore,
    TakeControl, Terminate,
)  # fmt: skip


def two_ways(act: Act) -> list[Act]:
    """An act done to this or to that, where those are of different numbers: one way for each; else none."""
    for name in act.__match_args__:
        value = getattr(act, name)
        if isinstance(value, ca.EitherOf) and any(isinstance(some, ca.Some) and some.plural for some in value.cards):
            return [with_fields(act, **{name: some}) for some in value.cards]
    return []


def choice_apart(act: Instruction) -> tuple[ca.Some, Instruction]:
    """The one card in play that must be chosen for an act, and what the act is once it is."""
    found = [part for part in walk(act) if isinstance(part, ca.Some)]
    done = act.act if isinstance(act, flow.Lasting) else act
    enters = isinstance(done, Put) and isinstance(done.to, IntoPlay)
    if len(found) != 1 or found[0].plural or found[0].random or enters or not isinstance(done, DONE_IN_PLAY):
        raise CannotBePlayed(act)

    def change(part: Node) -> Node:
        return It(found[0].slot) if part is found[0] else rebuild(part, change)

    changed = change(act)
    assert isinstance(changed, Instruction)
    some = found[0]
    if isinstance(done, Terminate):
        some = with_fields(some, kind=with_fields(some.kind, tests=(*some.kind.tests, BeingPlayed())))
    return some, changed


def for_a_time(duration: Duration | None, act: Instruction) -> Instruction:
    return act if duration is None else flow.Lasting(duration, act)


def until_when(act: Instruction, duration: Duration | None) -> int:
    """How long something holds that says it by itself; for good where it is left to the duration."""
    if isinstance(act, rules.DamageByLess) and duration is None:
        return THIS_TURN  # said of what would be inflicted
    if isinstance(act, rules.OnlyTheseBlock) and duration is None:
        return THIS_BATTLE
    return THIS_BATTLE if isinstance(act, rules.PreventDamage) and act.this_battle else FOR_GOOD


def save(printed: Printed, amount: Amount, most_chosen: int) -> None:
    """406.3: by how much a card may cost less by its own costs, as far as that is known before they are satisfied."""
    if isinstance(amount, Number):
        printed.saves_at_most += amount.value
    elif slots_in(amount) or any(isinstance(part, Letter) for part in walk(amount)):
        printed.saves_at_most += most_chosen
    else:
        printed.saves.append(amount)


def is_offer(act: Instruction) -> bool:
    """Is it left to somebody whether it is done?"""
    if isinstance(act, flow.By | flow.Attempt):
        return is_offer(act.act)
    if isinstance(act, flow.Averted):
        return is_offer(act.offer)
    return isinstance(act, flow.May)


def least_of(quantity: Quantity) -> int:
    """How many "one or more" are at least."""
    return quantity.amount.value if isinstance(quantity, AtLeast) and isinstance(quantity.amount, Number) else 0
