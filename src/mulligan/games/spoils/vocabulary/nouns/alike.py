"""Cards that are alike: chosen together with one name, trade or number, or asked whether they are."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parsy import Result

from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import TOKENS
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.amounts import StatOf
from mulligan.games.spoils.vocabulary.nouns.cards import Some
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.nouns.tests import (
    DifferentIn,
    HasStat,
    SameName,
    SameSubtype,
    SameTrade,
    SameType,
)
from mulligan.games.spoils.vocabulary.terms import STATS, Compared, Named, Stat
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Amount, Cards, Condition, Quantity
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention
from mulligan.language.words import Words

_FAIL = Result.failure(0, "")
_ALL = {
    Named.CARD: "name", Named.TRADE: "trade", Named.TYPE: "[card] type", Named.SUBTYPE: "subtype",
    Named.CONTROLLER: "controller", Named.OWNER: "owner",
}  # fmt: skip
_NAMED = {
    "SameName": Named.CARD, "SameTrade": Named.TRADE, "SameType": Named.TYPE, "SameSubtype": Named.SUBTYPE,
}  # fmt: skip


@dataclass(frozen=True)
class SameIn(Test):
    """Each of them has the name, the trade, a type, a subtype or the number of the others."""

    what: Named | None = None
    stat: Stat | None = None

    def of_each(self) -> bool:
        return False

    def fits(self, table: Table, card: Card, others: list[Card]) -> bool:
        """Is it like those chosen before?"""
        return all(are_alike(table, card, other, self.what, self.stat) for other in others)

    def begins(self, table: Table, cards: list[Card], many: int) -> list[Card]:
        """Those of the cards to which enough others are like."""
        return [card for card in cards if sum(self.fits(table, card, [other]) for other in cards) >= many]


@dataclass(frozen=True)
class InAll(Test):
    """Their numbers together are so much at most."""

    stat: Stat
    amount: Amount

    def of_each(self) -> bool:
        return False

    def leaves_room(self, table: Table, at: Context, card: Card, others: list[Card]) -> bool:
        """Is it no more, with those chosen before?"""
        total = 0
        for one in [card, *others]:
            total += characteristics.stat(table, one, STATS[self.stat])
        return total <= self.amount.of(table, at)


@dataclass(frozen=True)
class AreAlike(Condition):
    """Cards have one name, trade, type, subtype or number, or have not."""

    cards: Cards
    what: Named | None = None
    stat: Stat | None = None
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        if len(cards) < 2:
            return False
        alike = True
        for at_ in range(1, len(cards)):
            for other in range(at_):
                alike = alike and are_alike(table, cards[at_], cards[other], self.what, self.stat)
        return alike == self.value


def are_alike(table: Table, card: Card, other: Card, what: Named | None, stat: Stat | None) -> bool:
    """411.1: a face-down card has no name, no trade and no subtype."""
    if what is Named.CONTROLLER:
        return table.controller[card] == table.controller[other]
    if what is Named.OWNER:
        return table.owner[card] == table.owner[other]
    if stat is not None:
        return characteristics.stat(table, card, STATS[stat]) == characteristics.stat(table, other, STATS[stat])
    if what is Named.TYPE:
        return characteristics.types(table, card) & characteristics.types(table, other) & ~TOKENS != 0
    if table.face_down[card] or table.face_down[other]:
        return False
    if what is Named.CARD:
        return table.face(card).name == table.face(other).name
    if what is Named.TRADE:
        return table.face(card).trade == table.face(other).trade
    for subtype in range(len(table.library.subtypes)):
        if characteristics.has_subtype(table, card, subtype) and characteristics.has_subtype(table, other, subtype):
            return True
    return False


def related_in(kind: Kind) -> DifferentIn | SameIn | InAll | None:
    """In what the cards of a kind must differ from each other or be alike, if it says so."""
    for test in kind.tests:
        if isinstance(test, DifferentIn | SameIn | InAll):
            return test
    return None


def enter(grammar: Grammar) -> None:
    """Enter the phrases, before those in which cards are like the one spoken of."""
    quantity, kind, cards = grammar.reader(Quantity), grammar.reader(Kind), grammar.reader(Cards, simple=True)

    def read_many(words: Words, index: int) -> Result:
        found = cards(words, index)
        return found if found.status and found.value.plural else _FAIL

    grammar.style("several_cards", read_many, lambda value, plural: grammar.show(value, plural))

    def read_several(words: Words, index: int) -> Result:
        found = quantity(words, index)
        return found if found.status and found.value.plural else _FAIL

    def read_alike(words: Words, index: int) -> Result:
        """characters with the same name: as each other"""
        found = kind(words, index)
        if not found.status or not found.value.tests:
            return _FAIL
        *rest, last = found.value.tests
        if isinstance(last, SameName | SameTrade | SameType | SameSubtype) and last.cards == Mention("it"):
            if isinstance(last, SameName) and not last.same:
                return _FAIL
            same = SameIn(_NAMED[type(last).__name__])
        elif isinstance(last, HasStat) and last.amount == StatOf(Mention("it"), last.stat):
            if last.compared is not Compared.EXACTLY:
                return _FAIL
            same = SameIn(None, last.stat)
        else:
            return _FAIL
        return Result.success(found.index, replace(found.value, tests=(*rest, same)))

    grammar.style("several", read_several, lambda value, plural: grammar.show(value, plural))
    grammar.style("alike", read_alike, lambda value, plural: grammar.show(value, plural))
    grammar.phrase(Some, "{quantity:several} {kind:alike}", printed=False, rather_than=Some)
    for what, word in _ALL.items():
        grammar.phrase(SameIn, f"that share a {word}", f"with the same {word} as each other", what=what)
        _are(grammar, f"share a {word}", what, None)
        _are(grammar, f"have the same {word}", what, None)
    for stat in Stat:
        grammar.phrase(
            InAll, f"with [a] total {stat.value} [of] {{amount}} or less",
            f"with {{amount}} or less total {stat.value}", stat=stat,
        )  # fmt: skip
        grammar.phrase(SameIn, f"with the same {stat.value} as each other", stat=stat)
        _are(grammar, f"have the same {stat.value}", None, stat)


def _are(grammar: Grammar, words: str, what: Named | None, stat: Stat | None) -> None:
    have = words.replace("have ", "have|had ").replace("share ", "share|shared ")
    grammar.phrase(AreAlike, f"{{cards:several_cards}} [both|all] {have}", what=what, stat=stat)
    no = words.replace("have ", "do|did not have ").replace("share ", "do|did not share ")
    grammar.phrase(AreAlike, f"{{cards:several_cards}} {no}", what=what, stat=stat, value=False)
    grammar.phrase(
        AreAlike, f"{{cards:several_cards}} don't|didn't {words}", what=what, stat=stat, value=False, printed=False
    )
