"""A time to come: during a player's next turn, and only then."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import context, nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.language.core.kinds import Amount, Condition, Duration, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class DuringNextTurn(Duration):
    """While a player's next turn goes on; not in the turn in which it is said."""

    of: Players
    noted: int = 0  # the slot under which it is put down which turn that was, and whose turn is meant


@dataclass(frozen=True)
class TurnAndPlayer(Amount):
    """Which turn it is now, and a player, in one number."""

    whose: Players

    def of(self, table: Table, at: Context) -> int:
        seats = nouns.seats_of(table, at, self.whose)
        return (seats[0] if seats else at.you) + table.seats * table.turn_number


@dataclass(frozen=True)
class InNotedTurn(Condition):
    """It is a later turn of the player that was put down."""

    noted: int

    def holds(self, table: Table, at: Context) -> bool:
        if not context.has_bound(at, self.noted):
            return False
        number = context.noted_number(at, self.noted)
        return table.active_player == number % table.seats and table.turn_number > number // table.seats


def enter(grammar: Grammar) -> None:
    """Enter the phrase."""
    grammar.phrase(DuringNextTurn, "during {of:simple} 's next turn", "on|in {of:simple} 's next turn")
