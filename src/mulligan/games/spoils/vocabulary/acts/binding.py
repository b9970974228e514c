"""What acts settle for the words that follow: cards and players under slots, numbers, an option, what takes place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.act import Act, Tally
from mulligan.games.spoils.effects.context import bind, bind_seat, note_number, unbind, unbind_last
from mulligan.games.spoils.parts import REPLACING, Context
from mulligan.games.spoils.rules.replacements import Replaceable
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.terms import Manner
from mulligan.language.core.kinds import Amount, Cards, Condition, Players

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Bind(Act):
    """Later words speak of these cards, together with those of the players before where so said."""

    cards: Cards
    to: int
    more: bool = False

    def settles(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        cards = self.cards.of(table, at)
        if not self.more:
            unbind(at, self.to)
        for card in cards:
            bind(table, at, self.to, card)
        return True

    def judged(self, table: Table, at: Context, known: bool, tally: Tally) -> bool:
        if not known:
            return True
        if not self.enough(table, at):
            return False
        for card in self.cards.of(table, at):
            bind(table, at, self.to, card)
        return True


@dataclass(frozen=True)
class AnewEachRound(Act):
    """Of what each of several players deals with in that manner, later words in the same round speak by itself."""

    how: Manner | None  # none where they speak of "it"
    to: int

    def settle(self, plan: TextPlan) -> None:
        if self.how is not None:
            plan.in_round[self.how] = self.to
        plan.deed(self)

    def settles(self) -> bool:
        return True

    def silent(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        unbind(at, self.to)
        return True

    def judged(self, table: Table, at: Context, known: bool, tally: Tally) -> bool:
        return True


@dataclass(frozen=True)
class BindPlayers(Act):
    """Later words speak of these players; of those of whom a condition holds if there is one."""

    who: Players
    to: int
    such: Condition | None = None
    alone: bool = False  # and no longer of those before

    def settles(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        if self.alone:
            unbind(at, self.to)
        for seat in nouns.seats_of(table, at, self.who):
            bind_seat(at, self.to, seat)
            if self.such is None:
                continue
            alone = at.copy()
            unbind(alone, self.to)
            bind_seat(alone, self.to, seat)
            if not self.such.holds(table, alone):
                unbind_last(at)
        return True


@dataclass(frozen=True)
class Note(Act):
    """What is asked later is looked into now, while it can be known."""

    what: Condition | Amount
    to: int

    def settles(self) -> bool:
        return True

    def silent(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        what = self.what
        if isinstance(what, Condition):
            note_number(at, self.to, 1 if what.holds(table, at) else 0)
        else:
            note_number(at, self.to, what.of(table, at))
        return True

    def judged(self, table: Table, at: Context, known: bool, tally: Tally) -> bool:
        return True


@dataclass(frozen=True)
class SetNumber(Act):
    """X, Y, Z, or the number that has no letter, is so much from now on (410.2)."""

    which: int
    value: Amount

    def settles(self) -> bool:
        return True

    def silent(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        at.set_number(self.which, self.value.of(table, at))
        return True

    def judged(self, table: Table, at: Context, known: bool, tally: Tally) -> bool:
        return not known or self.done(table, at)


@dataclass(frozen=True)
class SetOption(Act):
    """307.2: this is the option of the card that was chosen."""

    number: int

    def labels(self) -> bool:
        return True

    def settles(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        at.named = self.number
        return True


@dataclass(frozen=True)
class TakePlace(Act):
    """506.1: what is done now takes the place of the event."""

    def settles(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        if at.mode == REPLACING:
            below = table.stack[-2]
            assert isinstance(below, Replaceable)
            below.took_place = True
        return True
