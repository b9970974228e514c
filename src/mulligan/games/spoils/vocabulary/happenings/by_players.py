"""What triggers watch for that players do to cards: who destroys a character, who detaches a resource."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.happenings import Happening, bring_card, bring_seat, is_meant
from mulligan.games.spoils.events import ATTACHED, DESTROYED, DETACHED
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.happenings.events import OfPlayers, is_of_several
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.kinds import Cards
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Destroys(OfPlayers):
    """Some players destroy a card: with a card of theirs, or its damage."""

    cards: Cards

    def kinds(self) -> int:
        return 1 << DESTROYED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if event.other == NO_CARD or not nouns.means(table, at, self.who, table.controller_of(Card(event.other))):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        if event.other != NO_CARD:
            bring_seat(at, self.who, table.controller_of(Card(event.other)))
        bring_card(table, at, self.cards, event.card)

    def of_one_player(self) -> bool:
        return False

    def at_once(self) -> bool:
        return is_of_several(self.cards)


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
    grammar.phrase(Detaches, "{who} detach(es) {cards} [from {from_}]")
    grammar.phrase(Attaches, "{who} attach(es) {cards} to {to}")
