"""What holds for a while: scheme cards that stay in play, and how they leave; lines that hold until a turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from parsy import Result

from mulligan.games.unmatched.effects import lasting
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import owners
from mulligan.games.unmatched.table import HOLDS_NOW, LEAVES, Table
from mulligan.games.unmatched.vocabulary.acts.limits import WHOSE
from mulligan.games.unmatched.vocabulary.acts.picking import target
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Amount, Condition, Instruction, Players
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar, Read
from mulligan.language.tree import with_fields
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

    NOW = "this turn"
    UNTIL_YOURS = "until your next turn"
    THROUGH_YOURS = "until the end of your next turn"
    THEIR_NEXT = "their next turn"
    THROUGH_THEIRS = "until the end of their next turn"
    FOR_EVER = "for the rest of the game"


SPANS = {
    Term.NOW: lasting.THIS_TURN,
    Term.UNTIL_YOURS: lasting.UNTIL_NEXT,
    Term.THROUGH_YOURS: lasting.THROUGH_NEXT,
    Term.THEIR_NEXT: lasting.NEXT_ALONE,
    Term.THROUGH_THEIRS: lasting.THROUGH_NEXT,
    Term.FOR_EVER: lasting.FOR_EVER,
}
THEIRS = (Term.THEIR_NEXT, Term.THROUGH_THEIRS)


@dataclass(frozen=True)
class ForAWhile(Instruction):
    """What a special ability could say holds until a turn: `LetHold`, once the line is written."""

    line: AbilityLine
    span: Term
    also: AbilityLine | None = None


@dataclass(frozen=True)
class LetHold(Instruction):
    """effect-1: a line of the sheet holds until a turn: one's own, an opponent's, or that of whose fighters it is."""

    number: int
    span: Term
    whose: Players | None = None
    whom: Fighters | None = None

    def do(self, table: Table, at: Resolving) -> bool:
        whom = 0 if self.whom is None else self.whom.bits(table, at) & table.on_board()
        if self.whom is not None and not whom:
            return at.done(False)
        turns = 1 << at.you
        if self.whose is not None:
            turns = bits_of(table, at, self.whose)
        elif self.span in THEIRS:
            turns = owners(table, whom)
        term = SPANS[self.span]
        for player in table.sheet.all_players:
            if turns >> player & 1:
                lasting.hold(table, self.number, player, term, whom)
        table.happen(HOLDS_NOW, at.you, at.cited(table), NO_CARD, 3 if self.span in THEIRS else term)
        return at.done(True)

    def lay(self, plan: Plan) -> None:
        plan.do(self if self.whom is None else with_fields(self, whom=target(plan, self.whom)))


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


@dataclass(frozen=True)
class HeldFor(Condition):
    """A line was said to hold for the fighter in question, and its time is not over."""

    number: int

    def holds(self, table: Table, at: Resolving) -> bool:
        return lasting.times_for(table, self.number, at.fighter) > 0


@dataclass(frozen=True)
class TimesHeldFor(Amount):
    """How many times over it holds for that fighter."""

    number: int

    def of(self, table: Table, at: Resolving) -> int:
        return lasting.times_for(table, self.number, at.fighter)


TERMS = {
    Term.NOW: ("this turn", "for the rest of the|this|you_'s turn", "until the end of the|this|you_'s turn",
               "during this turn"),
    Term.UNTIL_YOURS: ("until [the start|beginning of] you 's next turn",),
    Term.THROUGH_YOURS: ("until|through the end of you 's next turn",),
    Term.THEIR_NEXT: (f"on|during|in|for {WHOSE} next turn", "on|during|in|for you 's opponent 's next turn"),
    Term.THROUGH_THEIRS: (f"until|through the end of {WHOSE} next turn",
                          "until|through the end of you 's opponent 's next turn"),
    Term.FOR_EVER: ("for the rest of the|this game", "until the end of the game"),
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
    if not any(word.plain in ("turn", "game") for word in words.words[index:]):
        return _FAIL
    furthest, expected = words.furthest, dict(words.expected)
    found = line(words, index)
    if not found.status:
        words.furthest, words.expected = furthest, expected
    return found
