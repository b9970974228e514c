"""Symbols on a hero's cards: what a card says next to one, and how many cards with one lie in the discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from parsy import Result

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted, Symbol
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Condition
from mulligan.language.grammar import Grammar
from mulligan.language.words import Words

SYMBOL_MARK = "symbol#"
_FAIL = Result.failure(0, "a symbol")


@dataclass(frozen=True)
class SymbolOnTop(Condition):
    """Ruling 31: the top card of one's discard pile has this symbol."""

    symbol: Symbol

    def holds(self, table: Table, at: Resolving) -> bool:
        pile = table.discards[at.you]
        return bool(pile) and has_symbol(table, pile[-1], self.symbol.words)


def has_symbol(table: Table, card: Card, symbol: str) -> bool:
    """A card that counts as any of several symbols has the names of all of them in one."""
    for label in table.sheet.labels[table.printed[card]]:
        if symbol in label:
            return True
    return False


@dataclass(frozen=True)
class SymbolsInPile(Counted):
    """Ruling 32: cards with a symbol in one's discard pile."""

    symbol: Symbol

    def of(self, table: Table, at: Resolving) -> int:
        count = 0
        for card in table.discards[at.you]:
            if has_symbol(table, card, self.symbol.words):
                count += 1
        return count


@dataclass(frozen=True)
class SymbolRule(AbilityLine):
    """How symbols work, which Ruling 31 says: nothing more to do."""


def enter(grammar: Grammar) -> None:
    """Enter the phrases for symbols."""
    grammar.special(Symbol, _read_symbol, lambda value, plural: value.words.split())
    grammar.phrase(
        SymbolsInPile, "{symbol}", "{symbol} in you 's discard pile", "{symbol} card+s in you 's discard pile"
    )
    grammar.phrase(
        SymbolRule,
        "resolve an effect on a card you play if the symbol next to the effect matches the item in you 's basket",
        "if the symbol next to the effect matches the item in you 's basket , resolve an effect on a card you play",
        "at the start of the game , place #0 's basket in you 's discard pile",
        "#0 's basket : this starts in you 's discard pile", "it does not count as a card",
    )  # fmt: skip


def _read_symbol(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(SYMBOL_MARK):
        return Result.success(index + 1, Symbol(words.words[index].plain))
    words.fail(index, "a symbol")
    return _FAIL
