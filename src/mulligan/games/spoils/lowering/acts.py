"""How an instruction is made up: done for a time, left to somebody, done to this or to that."""

from __future__ import annotations

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.language.core import flow
from mulligan.language.core.kinds import Duration, Instruction
from mulligan.language.tree import with_fields


def two_ways(act: Act) -> list[Act]:
    """An act done to this or to that, where those are of different numbers: one way for each; else none."""
    for name in act.__match_args__:
        value = getattr(act, name)
        if isinstance(value, ca.EitherOf) and any(isinstance(some, ca.Some) and some.plural for some in value.cards):
            return [with_fields(act, **{name: some}) for some in value.cards]
    return []


def for_a_time(duration: Duration | None, act: Instruction) -> Instruction:
    return act if duration is None else flow.Lasting(duration, act)


def is_offer(act: Instruction) -> bool:
    """Is it left to somebody whether it is done?"""
    if isinstance(act, flow.By | flow.Attempt):
        return is_offer(act.act)
    return isinstance(act, flow.May)
