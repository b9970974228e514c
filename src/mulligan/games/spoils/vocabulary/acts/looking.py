"""Cards that are shown, looked at and searched for (312)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.events import LOOKS, REVEALED, SEARCHED, SHUFFLED
from mulligan.games.spoils.parts import NOT_SEARCHED, Context
from mulligan.games.spoils.printed import DECK, HAND, PLAY
from mulligan.games.spoils.rules.drawing import Searching
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Some, Those, Together, Zone
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy
from mulligan.games.spoils.vocabulary.terms import AREAS, Manner
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Cards, Players
from mulligan.language.core.players import Actor, You
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Search(Act):
    """Search an area for cards (312); a deck is shuffled afterwards."""

    zone: Zone
    what: Cards
    reveal: bool = False

    def settle(self, plan: TextPlan) -> None:
        of = self.zone.of
        whose: Players = You() if of is None else plan.settle_players(of)
        area = AREAS[self.zone.area]
        wanted = self.what.cards if isinstance(self.what, Together) else (self.what,)
        slots = [plan.look_for(some, area, whose, at > 0) for at, some in enumerate(wanted)]
        looked = slots[0]
        if len(slots) > 1:
            looked = plan.fresh()
            plan.bind(Together(tuple([Those(slot) for slot in slots])), looked)
        found = Those(looked)
        plan.deed(Find(found, whose, area, self.reveal))
        plan.looked_at(looked)
        plan.deal_with(Manner.FOUND, found)
        if self.reveal:
            plan.deal_with(Manner.REVEALED, found)


@dataclass(frozen=True)
class Find(Act):
    """312.1: a deck that was searched is shuffled; what was found stays found."""

    what: Cards
    whose: Players
    area: int
    reveal: bool

    def done(self, table: Table, at: Context) -> bool:
        if at.moved == NOT_SEARCHED:
            at.moved = 0
            return False
        found = self.what.of(table, at)
        if self.reveal:
            for card in found:
                table.show(card)
                table.note(REVEALED, at.actor, "312.2", card)
        if self.area == DECK:
            for seat in nouns.seats_of(table, at, self.whose):
                rest = [card for card in table.decks[seat] if card not in found]
                table.shuffle(rest)
                table.happen(SEARCHED, at.actor, "312.1", NO_CARD, len(found), seat)
                if rest:
                    table.happen(SHUFFLED, seat, "313.1")
        return len(found) > 0


@dataclass(frozen=True)
class SearchAllTheSame(Act):
    """The search goes on that was to be replaced (506.1)."""

    def settle(self, plan: TextPlan) -> None:
        if not plan.nouns.of_search:
            raise CannotBePlayed("a search for nothing")
        plan.deed(self)

    def done(self, table: Table, at: Context) -> bool:
        for frame in table.stack:
            if isinstance(frame, Searching):
                frame.resumed = True
        return True


@dataclass(frozen=True)
class Reveal(Act):
    """Show cards to all; `from_hand` where the card itself is said to be there."""

    what: Cards
    from_hand: bool = False

    def settle(self, plan: TextPlan) -> None:
        if is_in_play(self.what):
            noun = plan.settle(self.what, PLAY)
        else:
            noun = plan.settle(self.what, HAND, Actor())
        if isinstance(noun, Those) and noun.slot not in plan.dealt:  # not one of those that were looked at before
            plan.looked_at(noun.slot, self.what)
        plan.deal_with(Manner.REVEALED, noun)
        plan.deed(Reveal(noun))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        for card in cards:
            table.show(card)
            table.note(REVEALED, at.actor, "402.1", card)
        return len(cards) > 0


def is_in_play(cards: Cards) -> bool:
    """Does it speak of a card that somebody controls? Then it is in play, and it may lie face-down."""
    return isinstance(cards, Some) and any(isinstance(test, ControlledBy) for test in cards.kind.tests)


@dataclass(frozen=True)
class LookAt(Act):
    """Look at cards."""

    what: Cards

    def settle(self, plan: TextPlan) -> None:
        noun = plan.settle(self.what)
        if isinstance(noun, Those):
            plan.looked_at(noun.slot, self.what)
        plan.deed(LookAt(noun))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        for card in cards:
            table.show_to(card, at.actor)
            table.note(LOOKS, at.actor, "402.1", NO_CARD, 1)
        return len(cards) > 0


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(
        Search,
        "search(es) {zone} for {what} and reveal|reveals it|them",
        "search(es) {zone} for {what} , reveal|reveals it|them",
        reveal=True,
    )
    grammar.phrase(Search, "search(es) {zone} for {what}")
    grammar.phrase(SearchAllTheSame, "search(es) they 's deck", "search(es) they 's deck as normal")
    grammar.phrase(Reveal, "reveal(s) {what}")
    grammar.phrase(Reveal, "reveal(s) {what:pointed} from you|they 's hand", from_hand=True)
    grammar.phrase(LookAt, "look(s) at {what}")
