"""What instructions leave behind: a statement that holds for a time, a trigger or replacement that waits (503, 506)."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import lasting
from mulligan.games.spoils.effects.act import Act, Tally, are_bound, slots_in
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.language.core.kinds import Players
from mulligan.language.tree import Node


@dataclass(frozen=True)
class MakeLast(Act):
    """A statement of the card holds from now on, for a time. Its cards are those of now."""

    statement: int
    until: int
    of: Players | None = None

    def done(self, table: Table, at: Context) -> bool:
        return lasting.make_last(table, at, self.statement, self.until, self.of)

    def subject(self) -> Node | None:
        return None

    def judged(self, table: Table, at: Context, known: bool, tally: Tally) -> bool:
        """401.3b: nothing can lose as a cost what it does not have."""
        statement = table.library.cards[at.printed].statements[self.statement].statement
        return not are_bound(at, slots_in(statement)) or statement.has_what_it_loses(table, at)


@dataclass(frozen=True)
class LeaveWaiting(Act):
    """503, 506.3: a trigger or a replacement waits for something to happen."""

    statement: int
    until: int
    of: Players | None = None
    replaces: bool = False

    def done(self, table: Table, at: Context) -> bool:
        return lasting.leave_waiting(table, at, self.statement, self.until, self.of, self.replaces)

    def subject(self) -> Node | None:
        return None
