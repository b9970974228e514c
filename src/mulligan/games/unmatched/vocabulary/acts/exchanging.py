"""What changes places: the values of the cards in a combat, fighters spoken of together, two that are chosen."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of, first_of, members
from mulligan.games.unmatched.numbers import Fighter
from mulligan.games.unmatched.options import ABOUT_FIGHTER, FIGHTER
from mulligan.games.unmatched.rules import movement
from mulligan.games.unmatched.table import BASE, BONUS, COMBAT_CARD, VALUE_FIXED, VALUE_IGNORED, VALUE_IS, Table
from mulligan.games.unmatched.vocabulary.acts.fighting import OfCombat
from mulligan.games.unmatched.vocabulary.acts.moving import SwapChosen
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group, One, SpokenBoth
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Instruction
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar

TWO = 2


@dataclass(frozen=True)
class SwapBothValues(OfCombat):
    """value-1: each card has what the other's value is made of; nothing where a card is missing or cannot change."""

    def do(self, table: Table, at: Resolving) -> bool:
        combat = table.combat
        for side in range(TWO):
            if combat[COMBAT_CARD + side] < 0 or combat[VALUE_FIXED + side]:
                return at.done(False)
        for column in (BASE, BONUS, VALUE_IGNORED):
            kept: int = combat[column]
            combat[column] = combat[column + 1]
            combat[column + 1] = kept
        for side in range(TWO):
            table.happen(VALUE_IS, at.you, at.cited(table), Card(combat[COMBAT_CARD + side]), table.value(side))
        return at.done(True)


@dataclass(frozen=True)
class SwapBoth(Instruction):
    """The two fighters spoken of together change places."""

    who: Fighters = SpokenBoth()

    def do(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at) & table.on_board()
        one = Fighter(first_of(who))
        other = first_of(who & ~(1 << one)) if one >= 0 else one
        if count_of(who) != TWO:
            return at.done(False)
        return at.done(movement.swap(table, one, Fighter(other), at.cited(table)))


@dataclass(frozen=True)
class SwapPair(Instruction):
    """Two fighters of a kind are chosen and change places."""

    group: Group

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = TWO
            at.picked = 0
            at.work = self.group.bits(table, at)
        if at.left == 0:
            one = Fighter(first_of(at.picked))
            other = first_of(at.picked & ~(1 << one))
            return at.done(movement.swap(table, one, Fighter(other), at.cited(table)))
        if count_of(at.work) < at.left:
            return at.done(False)
        return at.ask(table, ABOUT_FIGHTER, members(at.work, FIGHTER))

    def answered(self, table: Table, at: Resolving) -> bool:
        bit = 1 << table.answer - FIGHTER
        at.picked |= bit
        at.work &= ~bit
        at.left -= 1
        return False


@dataclass(frozen=True)
class PairSwaps(Instruction):
    """Two fighters of a kind change places."""

    group: Group

    def lay(self, plan: Plan) -> None:
        plan.do(SwapChosen(One(self.group), One(self.group)))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for what changes places."""
    grammar.phrase(
        SwapBothValues, "swap|exchange|switch the values of the [two|combat] cards [in the|this|combat] [combat]",
        "swap|exchange|switch the values of both cards", "swap|exchange|switch the [two|combat] cards 's values",
        "swap|exchange|switch the value of this card with|and [the value of] you 's opponent 's card",
        "swap|exchange|switch this card 's value with [the value of] you 's opponent 's card",
        "swap|exchange|switch values with you 's opponent 's card",
    )  # fmt: skip
    places = "spaces|positions|places"
    grammar.phrase(SwapBoth, f"swap they 's {places}", f"they swap {places}", "swap them [with each other]",
                   f"they exchange {places}")  # fmt: skip
    grammar.phrase(SwapPair, f"choose [any] two|2 [of] {{group}} and swap they 's {places}",
                   f"choose [any] two|2 [of] {{group}} . swap they 's {places}",
                   f"swap the {places} of [any] two|2 [of] {{group}}", "swap [any] two|2 [of] {group}")  # fmt: skip
    enter_pairs(grammar)


def enter_pairs(grammar: Grammar) -> None:
    two = "two|2|any_two|any_2 [of] [the] {group}"
    for said in (f"choose {two} . they swap spaces|places|positions", f"{two} swap spaces|places|positions",
                 f"swap|exchange the spaces|positions|places of {two}", f"swap {two}",
                 f"swap {two} 's spaces|positions",
                 f"choose {two} and swap they [positions|'s_positions|'s_spaces]",
                 f"choose {two} . swap they 's spaces|positions|places"):  # fmt: skip
        grammar.phrase(PairSwaps, said)
