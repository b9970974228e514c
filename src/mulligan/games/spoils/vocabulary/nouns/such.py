"""What any condition asks of "it", asked of a card: "whose controller has no cards in their hand"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parsy import Result

from mulligan.games.spoils.effects import context
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import Test
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Cards, Condition
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.references import Mention
from mulligan.language.tree import Node, rebuild
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")
_IT = Mention("it")


@dataclass(frozen=True)
class TheOne(Cards):
    """The card of which something is asked."""

    def of(self, table: Table, at: Context) -> list[Card]:
        return context.bound(table, at, context.ASKED_ABOUT)


@dataclass(frozen=True)
class SuchThat(Test):
    """Something holds of it."""

    condition: Condition

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        alone = at.copy()
        context.unbind(alone, context.ASKED_ABOUT)
        context.bind(table, alone, context.ASKED_ABOUT, card)
        return self.condition.holds(table, alone)


def enter(grammar: Grammar) -> None:
    """Enter the phrase, after all other tests: what has words of its own is read and printed in them."""
    condition = grammar.reader(Condition, simple=True)

    def read_of_its(words: Words, index: int) -> Result:
        """ "strength is 2 or less", after "whose": what is said of it"""
        line = [Word("it", "it", 0), Word("'s", "", 0), *words.words[index:]]
        found = condition(Words(line, shy=words.shy), 0)
        if not found.status or found.index <= 2:
            return _FAIL
        return Result.success(found.index - 2 + index, of_the_one(found.value))

    def show_of_its(value: Any, plural: bool) -> list[str]:
        it, its, *said = grammar.show(of_it(value), False)
        if (it, its) != ("it", "'s"):
            raise PrintError("not of something that it has")
        return said

    grammar.style("of_its", read_of_its, show_of_its)
    grammar.phrase(SuchThat, "who 's {condition:of_its}")


def of_the_one(condition: Node) -> Node:
    """The condition asked of the card at hand, where it speaks of "it"."""
    return rebuild(condition, lambda part: TheOne() if part == _IT else of_the_one(part))


def of_it(condition: Node) -> Node:
    """The condition in words again."""
    return rebuild(condition, lambda part: _IT if isinstance(part, TheOne) else of_it(part))
