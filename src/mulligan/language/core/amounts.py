"""Numbers, X and Y, sums, and how many: "2", "X+1", "up to 3", "2 or fewer", "any number of"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from parsy import Result

from mulligan.language.core.kinds import Amount, Quantity
from mulligan.language.grammar import Grammar
from mulligan.language.words import Words

MOST_DIGITS = 9  # a longer number is no number that a game has
_NAMED = {
    name: number
    for number, name in enumerate(
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    )
}
_FAIL = Result.failure(0, "a number")
NO_LIMIT: Final = 1_000_000


@dataclass(frozen=True)
class Number(Amount):
    """A plain number."""

    value: int

    def of(self, table: Any, at: Any) -> int:
        return self.value

    @property
    def plural(self) -> bool:
        return self.value != 1


@dataclass(frozen=True)
class Variable(Amount):
    """X, Y or Z, set by a `Let`, a `Where` or a `ChooseNumber` before it."""

    name: str

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class Sum(Amount):
    """X+1, X plus the number of …"""

    left: Amount
    right: Amount

    def of(self, table: Any, at: Any) -> int:
        return self.left.of(table, at) + self.right.of(table, at)

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class Difference(Amount):
    """7 minus the number of …; never below 0 (410.4)."""

    left: Amount
    right: Amount

    def of(self, table: Any, at: Any) -> int:
        return max(self.left.of(table, at) - self.right.of(table, at), 0)

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class Twice(Amount):
    """Two times an amount."""

    amount: Amount

    def of(self, table: Any, at: Any) -> int:
        return 2 * self.amount.of(table, at)


@dataclass(frozen=True)
class Half(Amount):
    """Half an amount, rounded up or down."""

    amount: Amount
    up: bool = True

    def of(self, table: Any, at: Any) -> int:
        amount = self.amount.of(table, at)
        return (amount + 1) // 2 if self.up else amount // 2


@dataclass(frozen=True)
class Capped(Amount):
    """An amount, but no more than so much."""

    amount: Amount
    most: Amount

    def of(self, table: Any, at: Any) -> int:
        return min(self.amount.of(table, at), self.most.of(table, at))

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class LowerOf(Amount):
    """The lower of two amounts, or the higher."""

    left: Amount
    right: Amount
    higher: bool = False

    def of(self, table: Any, at: Any) -> int:
        left, right = self.left.of(table, at), self.right.of(table, at)
        return max(left, right) if self.higher else min(left, right)

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class Exactly(Quantity):
    """That many, or as many as there are."""

    amount: Amount

    @property
    def plural(self) -> bool:
        return self.amount.plural

    def of(self, table: Any, at: Any) -> int:
        return self.amount.of(table, at)


@dataclass(frozen=True)
class UpTo(Quantity):
    """Any number from none to that many."""

    amount: Amount

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Any, at: Any) -> int:
        return self.amount.of(table, at)


@dataclass(frozen=True)
class AtLeast(Quantity):
    """That many, or as many more as one likes: it has a meaning only where somebody chooses."""

    amount: Amount

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class AnyNumber(Quantity):
    """As many as one likes."""

    @property
    def plural(self) -> bool:
        return True

    def of(self, table: Any, at: Any) -> int:
        return NO_LIMIT


ONE = Exactly(Number(1))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for numbers."""
    grammar.special(Number, _read_number, _show_number)
    grammar.special(Variable, _read_variable, lambda value, plural: [value.name])
    grammar.phrase(Sum, "{left:simple} + {right:simple}", "{left:simple} plus {right:simple}", compound=True)
    grammar.phrase(Difference, "{left:simple} minus {right:simple}", "{left:simple} - {right:simple}", compound=True)
    grammar.phrase(Twice, "twice {amount:simple}", "double {amount:simple}", "two times {amount:simple}")
    most = "{amount:simple} , to|up_to a maximum of {most:simple}"
    grammar.phrase(Capped, most, "{amount:simple} to|up_to a maximum of {most:simple}", compound=True)
    grammar.phrase(LowerOf, "the lower|lesser|smaller of {left:simple} and {right:simple}")
    grammar.phrase(LowerOf, "the higher|greater|larger of {left:simple} and {right:simple}", higher=True)
    grammar.phrase(Sum, "{right:simple} more than {left:simple}", compound=True, printed=False)
    grammar.phrase(Difference, "{right:simple} less|fewer than {left:simple}", compound=True, printed=False)
    grammar.phrase(Half, "half [of] {amount:simple} , rounded up", "half [of] {amount:simple} rounded up")
    grammar.phrase(Half, "half [of] {amount:simple} , rounded down", "half [of] {amount:simple} rounded down", up=False)
    grammar.style("few", _read_few, lambda value, plural: grammar.show(value, plural))
    grammar.style("plain", _read_number, lambda value, plural: grammar.show(value, plural))
    grammar.phrase(Exactly, "a|an", "one", amount=Number(1))
    grammar.phrase(Exactly, "{amount}")
    grammar.phrase(UpTo, "up to {amount}", "{amount} or fewer|less")
    grammar.phrase(AtLeast, "{amount:plain} or more", "at least {amount:plain}")
    grammar.phrase(AnyNumber, "any number of", "any amount of")


def _read_number(words: Words, index: int) -> Result:
    if index < len(words):
        word = words.words[index].plain
        if word.isdecimal() and len(word) <= MOST_DIGITS:
            return Result.success(index + 1, Number(int(word)))
        if word in _NAMED:
            return Result.success(index + 1, Number(_NAMED[word]))
    words.fail(index, "a number")
    return _FAIL


def _show_number(value: Any, plural: bool) -> list[str]:
    return [str(value.value)]


def _read_few(words: Words, index: int) -> Result:
    """A plain number or X, perhaps after "up to": a quantity that begins with no other phrase."""
    start = index
    up_to = [word.plain for word in words.words[index : index + 2]] == ["up", "to"]
    if up_to:
        start += 2
    found = _read_number(words, start)
    if not found.status:
        found = _read_variable(words, start)
    if not found.status:
        return found
    return Result.success(found.index, UpTo(found.value) if up_to else Exactly(found.value))


def _read_variable(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain in ("x", "y", "z"):
        return Result.success(index + 1, Variable(words.words[index].plain.upper()))
    words.fail(index, "X")
    return _FAIL
