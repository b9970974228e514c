"""What holds for a while: scheme cards that stay in play, and how they leave; lines that hold until a turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from parsy import Result

from mulligan.games.unmatched.effects import lasting
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import HOLDS_NOW, LEAVES, Table
from mulligan.games.unmatched.vocabulary.abilities import AbilityLine
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.grammar import Grammar, Read
from mulligan.language.words import Words

_FAIL = Result.failure(0, "what holds for a while")


@dataclass(frozen=True)
class SchemeInPlay(Condition):
    """A card of a kind is in play."""

    kind: int

    def holds(self, table: Table, at: Resolving) -> bool:
        for card in table.ongoing[at.you]:
            if table.printed[card] == self.kind:
                return True
        return False


@dataclass(frozen=True)
class DiscardThis(Instruction):
    """This card, which stays in play, leaves it: `SchemeLeaves`, once it is known which it is."""


@dataclass(frozen=True)
class SchemeLeaves(Instruction):
    """The cards of a kind leave play."""

    kind: int

    def do(self, table: Table, at: Resolving) -> bool:
        for card in table.ongoing[at.you].copy():
            if table.printed[card] == self.kind:
                table.ongoing[at.you].remove(card)
                table.to_discard(card)
                table.happen(LEAVES, at.you, at.cited(table), card)
        return at.done(True)


class Term(Enum):
    """Until when something holds."""

    NOW = lasting.THIS_TURN
    UNTIL_YOURS = lasting.UNTIL_NEXT
    THROUGH_YOURS = lasting.THROUGH_NEXT


@dataclass(frozen=True)
class ForAWhile(Instruction):
    """What a special ability could say holds until a turn: `LetHold`, once the line is written."""

    line: AbilityLine
    span: Term
    also: AbilityLine | None = None


@dataclass(frozen=True)
class LetHold(Instruction):
    """effect-1: a line of the sheet holds until a turn."""

    number: int
    span: Term

    def do(self, table: Table, at: Resolving) -> bool:
        lasting.hold(table, self.number, at.you, self.span.value)
        table.happen(HOLDS_NOW, at.you, at.cited(table), NO_CARD, self.span.value)
        return at.done(True)


@dataclass(frozen=True)
class HoldsStill(Condition):
    """A line was said to hold, and its time is not over."""

    number: int

    def holds(self, table: Table, at: Resolving) -> bool:
        return lasting.times(table, self.number) > 0


@dataclass(frozen=True)
class TimesHeld(Amount):
    """How many times over a line holds."""

    number: int

    def of(self, table: Table, at: Resolving) -> int:
        return lasting.times(table, self.number)


TERMS = {
    Term.NOW: ("this turn", "for the rest of the|this|you_'s turn", "until the end of the|this|you_'s turn",
               "during this turn"),
    Term.UNTIL_YOURS: ("until [the start|beginning of] you 's next turn",),
    Term.THROUGH_YOURS: ("until|through the end of you 's next turn",),
}  # fmt: skip


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.phrase(DiscardThis, "discard this card")
    line = grammar.reader(AbilityLine)
    grammar.style("then", lambda words, index: _quietly(line, words, index), lambda value, plural: grammar.show(value))
    for span, ways in TERMS.items():
        grammar.phrase(ForAWhile, *(f"{way} , {{line}}" for way in ways), *(f"{{line:then}} {way}" for way in ways),
                       *(f"{way} , {{line}} [,] and {{also}}" for way in ways), span=span)  # fmt: skip


def _quietly(line: Read, words: Words, index: int) -> Result:
    """A line before how long it holds; where none is, nobody is told what could have stood there."""
    if not any(word.plain == "turn" for word in words.words[index:]):
        return _FAIL
    furthest, expected = words.furthest, dict(words.expected)
    found = line(words, index)
    if not found.status:
        words.furthest, words.expected = furthest, expected
    return found
