"""Watches a text at work: which of its instructions were carried out and came to something.

It is compiled with the steps that it watches, so that those need not allow for steps that are not.
"""

from mulligan.games.spoils.effects.act import Deed
from mulligan.kernel.state import State
from mulligan.language.flow import Effect


class SeenDeed(Deed):
    """An instruction that notes when it was carried out and came to something."""

    def __init__(self, inner: Deed, seen: set[int], number: int) -> None:
        super().__init__(inner.deed)
        self.to = inner.to
        self.seen: set[int] = seen
        self.number: int = number

    def go(self, table: State, at: Effect) -> bool:
        before, at.did = at.did, True
        over = super().go(table, at)
        self.note(at, before)
        return over

    def answered(self, table: State, at: Effect) -> None:
        before, at.did = at.did, True
        super().answered(table, at)
        self.note(at, before)

    def note(self, at: Effect, before: bool) -> None:
        """What it came to is as it would be without a watch: once something failed, "if you do" does not hold."""
        if at.did:
            self.seen.add(self.number)
        at.did = at.did and before
