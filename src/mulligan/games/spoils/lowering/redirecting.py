"""Damage that is inflicted to something else instead (506): always, for a time, or the next so much of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.lasting import THIS_TURN
from mulligan.games.spoils.events import (
    DAMAGED,
)
from mulligan.games.spoils.lowering.durations import duration_of
from mulligan.games.spoils.lowering.nouns import HIDDEN_VARIABLE, CannotExecute, code
from mulligan.games.spoils.vocabulary import rules
from mulligan.language.core.kinds import Duration

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.instructions import Writer


def damage_to(cards: Code) -> Code:
    """The event that is replaced."""
    return code(ops.EVENT, code(ops.ASK_CARD, cards), a=DAMAGED)


def redirecting(to: Code, limited: bool) -> Code:
    """The instruction that sends damage elsewhere; a limit lies in the hidden variable."""
    return code(ops.REDIRECT, to, code(ops.VARIABLE, a=HIDDEN_VARIABLE), b=int(limited))


def redirect_later(writer: Writer, duration: Duration | None, node: rules.RedirectDamage) -> None:
    """506.3: a replacement that waits; with an amount it waits this turn, until that much has come."""
    until, players, condition = duration_of(writer.nouns, duration)
    if condition is not None:
        raise CannotExecute(node)
    limited = node.amount is not None
    if node.amount is not None:
        until = THIS_TURN
        writer.emit(code(ops.LET, writer.nouns.amount(node.amount), a=HIDDEN_VARIABLE))
    event = damage_to(writer.settle(node.from_))
    inner = writer.another()
    inner.emit(redirecting(writer.settle(node.to), limited))
    writer.printed.statements.append(code(ops.WAITING, event, a=inner.finish(), b=int(not limited)))
    number = len(writer.printed.statements) - 1
    writer.emit(code(ops.LATER, *players, a=number, b=until, c=1))
