"""Damage that is inflicted to something else instead (506): always, for a time, or the next so much of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.effects.lasting import THIS_TURN
from mulligan.games.spoils.lowering.durations import duration_of
from mulligan.games.spoils.lowering.nouns import code
from mulligan.games.spoils.vocabulary import occasions as oc
from mulligan.games.spoils.vocabulary import rules
from mulligan.games.spoils.vocabulary.acts.damage import SendDamage
from mulligan.games.spoils.vocabulary.terms import HIDDEN_VARIABLE
from mulligan.language.core.kinds import Cards, Duration
from mulligan.language.flow import CannotBePlayed

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.instructions import Writer


def damage_to(cards: Cards) -> Watched:
    """The event that is replaced."""
    return oc.IsInflicted(cards)


def redirect_later(writer: Writer, duration: Duration | None, node: rules.RedirectDamage) -> None:
    """506.3: a replacement that waits; with an amount it waits this turn, until that much has come."""
    until, players, condition = duration_of(writer.nouns, duration)
    if condition is not None:
        raise CannotBePlayed(node)
    limited = node.amount is not None
    if node.amount is not None:
        until = THIS_TURN
        writer.let(HIDDEN_VARIABLE, writer.nouns.amount(node.amount))
    event = damage_to(writer.settle(node.from_))
    inner = writer.another()
    inner.deed(SendDamage(writer.settle(node.to), limited))
    writer.printed.statements.append(code(ops.WAITING, event, a=inner.finish(), b=int(not limited)))
    number = len(writer.printed.statements) - 1
    writer.emit(code(ops.LATER, *players, a=number, b=until, c=1))
