"""What every game says of conditions: that one does not hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parsy import Result

from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.kinds import Condition
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.words import Words

_UNLESS = literal("unless")
_FAIL = Result.failure(0, "")
_CUT = frozenset({"influence", "card", "cards", *map(str, range(10)), "x", "a", "an", "half", "up"})


@dataclass(frozen=True)
class Not(Condition):
    """A condition that does not hold: "unless you control a location"."""

    condition: Condition

    def holds(self, table: Any, at: Any) -> bool:
        return not self.condition.holds(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them: before "while", so that they are printed in their own words."""
    condition = grammar.reader(Condition)

    def read(words: Words, index: int) -> Result:
        opened = _UNLESS(words, index)
        found = condition(words, opened.index) if opened.status else _FAIL
        # "unless you lose 2 influence" is something that you do, and no coin flip that you lose
        cut = found.status and found.index < len(words) and words.words[found.index].plain in _CUT
        return _FAIL if cut else Result.success(found.index, Not(found.value)) if found.status else _FAIL

    def show(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, Not):
            raise PrintError("no exception")
        return ["unless", *grammar.show(value.condition)]

    grammar.style("unless", read, show)
    grammar.phrase(AsLongAs, "{condition:unless}")
