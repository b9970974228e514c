"""Cards that one player separates into two piles, and each pile put where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import bound
from mulligan.games.spoils.events import REVEALED
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import ANYWHERE
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.binding import Bind
from mulligan.games.spoils.vocabulary.acts.choosing import ChooseCards
from mulligan.games.spoils.vocabulary.acts.moving import Put, To
from mulligan.games.spoils.vocabulary.nouns.cards import Rest, Those
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.language.core.amounts import NO_LIMIT, Number
from mulligan.language.core.kinds import Cards
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar
from mulligan.language.references import It

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

WAYS = ["The pile just shown.", "The other pile."]


@dataclass(frozen=True)
class Separate(Act):
    """Whoever does it puts some of the cards on one pile and the rest on another."""

    cards: Cards

    def settle(self, plan: TextPlan) -> None:
        cards = plan.settle(self.cards)
        if not isinstance(cards, Those):
            raise CannotBePlayed(self)
        one, other = plan.fresh(), plan.fresh()
        every = Kind(area=ANYWHERE)
        plan.deed(ChooseCards(Number(NO_LIMIT), every, one, up_to=True, among=cards))
        plan.deed(ShowPile(one))
        plan.deed(Bind(Rest(0, cards.slot, (one,)), other))
        plan.nouns.piles = (one, other)


@dataclass(frozen=True)
class ShowPile(Act):
    """Everybody sees which cards are on the first pile."""

    slot: int

    def settles(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        for card in bound(table, at, self.slot):
            table.show(card)
            table.note(REVEALED, at.actor, "402.1", card)
        return True


@dataclass(frozen=True)
class DealPiles(Act):
    """Whoever does it puts one pile in one place and the other in another."""

    to: To
    other_to: To

    def settle(self, plan: TextPlan) -> None:
        if plan.nouns.piles is None:
            raise CannotBePlayed("piles that nobody has made")
        one, other = plan.nouns.piles
        here = Put(It(one), self.to), Put(It(other), self.other_to)
        there = Put(It(other), self.to), Put(It(one), self.other_to)
        plan.either([here, there], WAYS)


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(Separate, "separate(s)|divide(s)|split(s) {cards:mention} into two|2 piles")
    grammar.phrase(DealPiles, "put(s) one pile {to} and the other {other_to}")
    other = "and [put|shuffle|shuffles] the other [pile] {other_to}"
    grammar.phrase(DealPiles, f"put(s) one pile|of_the_piles|of_those_piles {{to}} {other}", printed=False)
