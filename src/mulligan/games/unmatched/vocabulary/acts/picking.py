"""Choosing somebody: fighters, an opponent, a number; and whom something is done to."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import members, opponents, owners
from mulligan.games.unmatched.options import (
    ABOUT_FIGHTER,
    ABOUT_NUMBER,
    ABOUT_OPPONENT,
    DONE,
    FIGHTER,
    NUMBER,
    OPPONENT,
)
from mulligan.games.unmatched.table import CHOOSES_PLAYER, Table
from mulligan.games.unmatched.vocabulary.nouns.amounts import ThatMuch
from mulligan.games.unmatched.vocabulary.nouns.fighters import AllOfThese, Fighters, Group, Picked, SeveralFighters
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import AnyNumber, Number, UpTo
from mulligan.language.core.flow import Both
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar

MOST_NUMBER = 99  # to choose from


def target(plan: Plan, who: Fighters) -> Fighters:
    """Whom something is done to: picked first, where somebody must pick them."""
    if isinstance(who, AllOfThese):
        return AllOfThese(tuple([target(plan, item) for item in who.items]))
    if not who.chosen():
        return who
    plan.do(ChooseFighter(who))
    return Picked()


def as_one_likes(count: Quantity) -> bool:
    """As many as one likes, up to a number, and not exactly so many."""
    return isinstance(count, UpTo | AnyNumber)


def ask_number(table: Table, at: Resolving, most: int) -> bool:
    return at.ask(table, ABOUT_NUMBER, [NUMBER + number for number in range(min(most, MOST_NUMBER) + 1)])


@dataclass(frozen=True)
class ChooseFighter(Instruction):
    """Choose a fighter."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        who = self.who
        if at.left < 0:
            at.work = who.bits(table, at)
            at.left = who.count.of(table, at) if isinstance(who, SeveralFighters) else 1
            at.picked = 0
        if at.left == 0 or at.work == 0:
            return at.done(at.picked != 0)
        options = members(at.work, FIGHTER)
        if isinstance(who, SeveralFighters):
            options.append(DONE)
        return at.ask(table, ABOUT_FIGHTER, options)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.picked != 0)
        bit = 1 << table.answer - FIGHTER
        at.picked |= bit
        at.work &= ~bit
        at.left -= 1
        return False

    def lay(self, plan: Plan) -> None:
        target(plan, self.who)


def ask_player(table: Table, at: Resolving, among: int) -> bool:
    if not among:
        at.picked_players = 0
        return at.done(False)
    return at.ask(table, ABOUT_OPPONENT, members(among, OPPONENT))


def take_player(table: Table, at: Resolving) -> bool:
    player = table.answer - OPPONENT
    at.picked_players = 1 << player
    if table.sheet.players > 2:
        table.happen(CHOOSES_PLAYER, at.you, at.cited(table), NO_CARD, 0, player)
    return at.done(True)


@dataclass(frozen=True)
class ChooseOpponent(Instruction):
    """Choose an opponent; one of some, perhaps."""

    among: Players | None = None

    def do(self, table: Table, at: Resolving) -> bool:
        among = opponents(table, at.you) if self.among is None else bits_of(table, at, self.among)
        return ask_player(table, at, among)

    def answered(self, table: Table, at: Resolving) -> bool:
        return take_player(table, at)


@dataclass(frozen=True)
class ChooseOpponentWith(Instruction):
    """Choose an opponent who has a fighter of a kind."""

    group: Group

    def do(self, table: Table, at: Resolving) -> bool:
        near = self.group.bits(table, at) & table.sheet.enemies[at.you] & table.on_board()
        return ask_player(table, at, owners(table, near))

    def answered(self, table: Table, at: Resolving) -> bool:
        return take_player(table, at)


@dataclass(frozen=True)
class SayHowMany(Instruction):
    """Choose a number from 0 to another, to be spoken of."""

    most: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        return ask_number(table, at, self.most.of(table, at))

    def answered(self, table: Table, at: Resolving) -> bool:
        at.amount = table.answer - NUMBER
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class OneOfThese(Instruction):
    """Choose so many of several things, each once."""

    times: int
    options: tuple[Both, ...]
    most: Amount | None = None  # how many, where that is known only then

    def lay(self, plan: Plan) -> None:
        ways = [option.acts for option in self.options]
        if self.most is None:
            plan.choice(self.times, ways)
        else:
            plan.choice_of(self.most, ways)


def some_of(fewer: bool, times: int, options: tuple[Both, ...]) -> Instruction:
    """So many of these, or up to so many: then it is said first how many."""
    if not fewer:
        return OneOfThese(times, options)
    return Both((SayHowMany(Number(times)), OneOfThese(len(options), options, ThatMuch())))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for choosing somebody."""
    grammar.phrase(ChooseOpponent, "choose an opponent")
    grammar.phrase(ChooseOpponentWith, "choose an opponent with a|an {group}")
    grammar.phrase(ChooseFighter, "choose {who}")
