"""Triggers that wait until something holds: "when there are 3 or more tokens on this card"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects.happenings import Happening, Watched
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.language.core.kinds import Condition
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class ComesToHold(Watched):
    """Something holds that did not before: no event by itself, the rules look whenever something has changed."""

    condition: Condition

    def kinds(self) -> int:
        return 0

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return self.condition.holds(table, at)


@dataclass(frozen=True)
class Such(Watched):
    """An event, where something holds when it happens."""

    event: Watched
    condition: Condition

    def kinds(self) -> int:
        return self.event.kinds()

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return self.event.fits(table, at, event) and self.condition.holds(table, at)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        self.event.bring_in(table, at, event)

    def of_itself(self) -> bool:
        return self.event.of_itself()


def enter(grammar: Grammar) -> None:
    """Any condition can be waited for; it is read only where no event is (rulestext.py)."""
    grammar.phrase(ComesToHold, "{condition}", apart=ComesToHold)
