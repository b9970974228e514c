"""Kinds of card joined by "or", each with words of its own before its noun: Micromajig token or "goblin" character."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from parsy import Result

from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.nouns.tests import DifferentIn
from mulligan.games.spoils.vocabulary.terms import CardType, Named
from mulligan.kernel.numbers import Card
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.words import Words

Reads = Callable[[Words, int], Result]

_FAIL = Result.failure(0, "")
_A = literal("a|an")
_OR = literal("or")


@dataclass(frozen=True)
class OfKinds(Test):
    """It is of one kind or another."""

    kinds: tuple[Kind, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for kind in self.kinds:
            if kind.matches(table, at, card):
                return True
        return False


def enter(grammar: Grammar, qualities: Reads, tests: Reads) -> None:
    """Enter the words for them, over what reads the words before a noun and those after it."""
    type_ = grammar.slot_reader(CardType)
    subtypes = grammar.styled("as_noun")

    def plain(words: Words, index: int) -> Result:
        """A kind of which nothing is said after its noun."""
        said = qualities(words, index)
        noun = type_(words, said.index if said.status else index)
        if not noun.status:
            alone = subtypes(words, index)
            return Result.success(alone.index, Kind((), alone.value)) if alone.status else _FAIL
        return Result.success(noun.index, Kind((noun.value,), said.value if said.status else ()))

    def read_either_kind(words: Words, index: int) -> Result:
        """What is said after them is said of both, as after a list of types."""
        found, end = plain(words, index), index
        kinds: list[Kind] = []
        while found.status:
            kinds.append(found.value)
            end = found.index
            joined = _OR(words, end)
            found = plain(words, joined.index) if joined.status else _FAIL
        if len(kinds) < 2 or any(not some.qualities for some in kinds[1:]):
            return _FAIL
        rest = tests(words, end)
        more = rest.value if rest.status else ()
        return Result.success(rest.index if rest.status else end, (OfKinds(tuple(kinds)), *more))

    def read_kinds(words: Words, index: int) -> Result:
        """a character or an item: after "that is" """
        kinds: list[Kind] = []
        end = index
        while (article := _A(words, index)).status or kinds:
            found = plain(words, article.index if article.status else index)
            if not found.status:
                break
            kinds.append(found.value)
            end = found.index
            joined = _OR(words, end)
            if not joined.status:
                break
            index = joined.index
        return Result.success(end, tuple(kinds)) if kinds else _FAIL

    kind = grammar.reader(Kind)

    def read_one_or_each(words: Words, index: int) -> Result:
        """character and/or item, after "a": one of them, or one of each"""
        found = kind(words, index)
        if not found.status or len(found.value.types) < 2:
            return _FAIL
        if "/" not in [word.plain for word in words.words[index : found.index]]:
            return _FAIL
        return Result.success(found.index, replace(found.value, tests=(*found.value.tests, DifferentIn(Named.TYPE))))

    def show_kinds(value: Any, plural: bool) -> list[str]:
        out: list[str] = []
        for some in value:
            shown = grammar.show(some, False)
            article = "an" if shown[0][:1].lower() in "aeiou" else "a"
            out += [*(["or"] if out else []), article, *shown]
        return out

    def never(value: Any, plural: bool) -> list[str]:
        raise PrintError("only read")

    def read_of_kind(words: Words, index: int) -> Result:
        """Rogue characters, after "except": they are such"""
        found = kind(words, index)
        return Result.success(found.index, (OfKinds((found.value,)),)) if found.status else _FAIL

    grammar.style("of_kind", read_of_kind, never)
    grammar.style("either_kind", read_either_kind, never)
    grammar.style("one_or_each", read_one_or_each, never)
    grammar.style("kinds", read_kinds, show_kinds)
    grammar.phrase(OfKinds, "that is~are {kinds:kinds}")
