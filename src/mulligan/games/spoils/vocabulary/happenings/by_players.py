"""What triggers watch for that players do to cards: who destroys, depletes or flips one, who detaches a resource."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.happenings import Happening, bring_card, bring_seat, is_meant
from mulligan.games.spoils.events import (
    ATTACHED,
    DEPLETED,
    DESTROYED,
    DETACHED,
    FLIPPED_DOWN,
    RESTORED,
    TERMINATED,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.happenings.events import OfPlayers, is_of_several
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.language.core.kinds import Cards
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class DoesTo(OfPlayers):
    """Some players do something to a card: with a card of theirs."""

    cards: Cards

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        doer = self.doer(table, event)
        return doer != NOBODY and nouns.means(table, at, self.who, doer) and is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        doer = self.doer(table, event)
        if doer != NOBODY:
            bring_seat(at, self.who, doer)
        bring_card(table, at, self.cards, event.card)

    def doer(self, table: Table, event: Happening) -> Seat:
        """Who does it: whoever controls the card that says so."""
        return NOBODY if event.other == NO_CARD else table.controller_of(Card(event.other))

    def of_one_player(self) -> bool:
        return False

    def at_once(self) -> bool:
        return is_of_several(self.cards)


@dataclass(frozen=True)
class Destroys(DoesTo):
    """Some players destroy a card: with a card of theirs, or its damage."""

    def kinds(self) -> int:
        return 1 << DESTROYED


@dataclass(frozen=True)
class DoesToOnesOwn(DoesTo):
    """Some players do something that whoever controls a card does by the rules, too: attacking depletes it (608.1b)."""

    def doer(self, table: Table, event: Happening) -> Seat:
        return event.seat if event.other == NO_CARD else table.controller_of(Card(event.other))


@dataclass(frozen=True)
class Depletes(DoesToOnesOwn):
    """Some players deplete a card (303.1)."""

    def kinds(self) -> int:
        return 1 << DEPLETED


@dataclass(frozen=True)
class Restores(DoesToOnesOwn):
    """Some players restore a card (303.3)."""

    def kinds(self) -> int:
        return 1 << RESTORED


@dataclass(frozen=True)
class FlipsDown(DoesTo):
    """Some players flip a card face-down (411.4)."""

    def kinds(self) -> int:
        return 1 << FLIPPED_DOWN


@dataclass(frozen=True)
class Terminates(DoesTo):
    """Some players terminate a card or an ability (314)."""

    def kinds(self) -> int:
        return 1 << TERMINATED


@dataclass(frozen=True)
class Detaches(OfPlayers):
    """Some players detach a card of theirs, perhaps from a certain other (301.2)."""

    cards: Cards
    from_: Cards | None = None

    def kinds(self) -> int:
        return 1 << DETACHED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.from_ is not None and not is_meant(table, at, self.from_, Card(event.other)):
            return False
        return nouns.means(table, at, self.who, event.seat) and is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.from_, Card(event.other))

    def of_one_player(self) -> bool:
        return False


@dataclass(frozen=True)
class Attaches(OfPlayers):
    """Some players attach a card of theirs to another (301.1)."""

    cards: Cards
    to: Cards

    def kinds(self) -> int:
        return 1 << ATTACHED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not nouns.means(table, at, self.who, event.seat) or not is_meant(table, at, self.cards, event.card):
            return False
        return is_meant(table, at, self.to, Card(event.other))

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.to, Card(event.other))

    def of_one_player(self) -> bool:
        return False


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.phrase(Destroys, "{who} destroy(s) {cards}")
    grammar.phrase(Depletes, "{who} deplete(s) {cards}")
    grammar.phrase(Restores, "{who} restore(s) {cards}")
    grammar.phrase(FlipsDown, "{who} flip(s) {cards} face-down|face_down|down [under it|they 's owner 's control]")
    grammar.phrase(FlipsDown, "{who} flip(s) {cards} face-down under they 's control", printed=False)
    grammar.phrase(Terminates, "{who} terminate(s) {cards}")
    grammar.phrase(Detaches, "{who} detach(es) {cards} [from {from_}]")
    grammar.phrase(Attaches, "{who} attach(es) {cards} to {to}")
