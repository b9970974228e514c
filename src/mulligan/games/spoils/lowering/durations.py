"""How long something lasts."""

from __future__ import annotations

from mulligan.games.spoils.effects.lasting import FOR_GOOD, THIS_BATTLE, THIS_TURN, UNTIL_END, UNTIL_START
from mulligan.games.spoils.lowering.nouns import Nouns
from mulligan.games.spoils.vocabulary.happenings.next_turns import DuringNextTurn, InNotedTurn
from mulligan.language.core import durations
from mulligan.language.core.kinds import Condition, Duration, Players
from mulligan.language.flow import CannotBePlayed


def duration_of(nouns: Nouns, duration: Duration | None) -> tuple[int, Players | None, Condition | None]:
    """A duration, the player that it speaks of, and a condition that ends it."""
    match duration:
        case None | durations.RestOfGame():
            return FOR_GOOD, None, None
        case durations.ThisTurn():
            return THIS_TURN, None, None
        case durations.ThisBattle():
            return THIS_BATTLE, None, None
        case durations.UntilStartOfTurn(of):
            return UNTIL_START, nouns.players(of), None
        case durations.UntilEndOfTurn(of):
            return UNTIL_END, nouns.players(of), None
        case DuringNextTurn(of, noted) if noted:
            return UNTIL_END, nouns.players(of), InNotedTurn(noted)
        case durations.AsLongAs(condition):
            return FOR_GOOD, None, nouns.condition(condition)
    raise CannotBePlayed(duration)
