"""What any condition asks of "it" or of "them", asked of a card or a player: "whose controller has no cards in their
hand", "an opponent who controls 3 or more items"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parsy import Result

from mulligan.games.spoils.effects import context, nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.conditions import AmountIs
from mulligan.games.spoils.vocabulary.nouns.amounts import StatOf
from mulligan.games.spoils.vocabulary.nouns.cards import ControllerOf, OwnerOf
from mulligan.games.spoils.vocabulary.nouns.kinds import Test
from mulligan.games.spoils.vocabulary.nouns.tests import HasStat
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.core.kinds import Amount, Cards, Condition, Players
from mulligan.language.core.players import EachOpponent, EachPlayer, PlayerMention
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.references import Mention
from mulligan.language.tree import Node, rebuild, walk
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")
_IT = Mention("it")
_THEY, _THAT_PLAYER = PlayerMention("they"), PlayerMention("that player")


@dataclass(frozen=True)
class TheOne(Cards):
    """The card of which something is asked."""

    def of(self, table: Table, at: Context) -> list[Card]:
        return context.bound(table, at, context.ASKED_ABOUT)


@dataclass(frozen=True)
class SuchThat(Test):
    """Something holds of it."""

    condition: Condition

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        alone = at.copy()
        context.unbind(alone, context.ASKED_ABOUT)
        context.bind(table, alone, context.ASKED_ABOUT, card)
        return self.condition.holds(table, alone)


@dataclass(frozen=True)
class TheOneWho(Players):
    """The player of whom something is asked."""

    def of(self, table: Table, at: Context) -> list[Seat]:
        return context.bound_seats(at, context.ASKED_OF)


@dataclass(frozen=True)
class OneWho(Players):
    """One of some players of whom something holds."""

    among: Players
    condition: Condition
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Seat]:
        found: list[Seat] = []
        for seat in nouns.seats_of(table, at, self.among):
            alone = at.copy()
            context.unbind(alone, context.ASKED_OF)
            context.bind_seat(alone, context.ASKED_OF, seat)
            if self.condition.holds(table, alone):
                found.append(seat)
        return found


def enter(grammar: Grammar) -> None:
    """Enter the phrase, after all other tests: what has words of its own is read and printed in them."""
    condition = grammar.reader(Condition, simple=True)

    def read_of_them(words: Words, index: int) -> Result:
        """ "controls an item", after "an opponent who" """
        found = condition(Words([Word("they", "they", 0), *words.words[index:]], shy=words.shy), 0)
        if not found.status or found.index <= 1 or not any(part == _THEY for part in walk(found.value)):
            return _FAIL
        return Result.success(found.index - 1 + index, of_the_one_who(found.value))

    def show_of_them(value: Any, plural: bool) -> list[str]:
        that, player, *said = grammar.show(of_them(value), False)
        if (that, player) != ("that", "player"):
            raise PrintError("not of what they do")
        return said

    grammar.style("of_them", read_of_them, show_of_them)
    for player, among in (("an|any opponent", EachOpponent()), ("a|any player", EachPlayer())):
        grammar.phrase(OneWho, f"{player} who|that {{condition:of_them}}", among=among)

    def read_of_its(words: Words, index: int) -> Result:
        """ "strength is 2 or less", after "whose": what is said of it"""
        line = [Word("it", "it", 0), Word("'s", "", 0), *words.words[index:]]
        found = condition(Words(line, shy=words.shy), 0)
        if not found.status or found.index <= 2:
            return _FAIL
        return Result.success(found.index - 2 + index, of_the_one(found.value))

    def show_of_its(value: Any, plural: bool) -> list[str]:
        it, its, *said = grammar.show(of_it(value), False)
        if (it, its) != ("it", "'s"):
            raise PrintError("not of something that it has")
        return said

    grammar.style("of_its", read_of_its, show_of_its)
    grammar.phrase(SuchThat, "who 's {condition:of_its}")


def of_its_own(test: Node) -> Node:
    """ "With strength less than the number of cards in its controller's hand": whose strength is, of each by itself."""
    if not isinstance(test, HasStat):
        return test
    owned = [part for part in walk(test.amount) if isinstance(part, ControllerOf | OwnerOf) and part.cards == _IT]
    if not owned:
        return test
    amount = of_the_one(test.amount)
    assert isinstance(amount, Amount)
    return SuchThat(AmountIs(StatOf(TheOne(), test.stat), amount, test.compared))


def of_the_one_who(condition: Node) -> Node:
    """The condition asked of the player at hand, where it speaks of "them"."""
    return rebuild(condition, lambda part: TheOneWho() if part == _THEY else of_the_one_who(part))


def of_them(condition: Node) -> Node:
    """The condition in words again."""
    return rebuild(condition, lambda part: _THAT_PLAYER if isinstance(part, TheOneWho) else of_them(part))


def of_the_one(condition: Node) -> Node:
    """The condition asked of the card at hand, where it speaks of "it"."""
    return rebuild(condition, lambda part: TheOne() if part == _IT else of_the_one(part))


def of_it(condition: Node) -> Node:
    """The condition in words again."""
    return rebuild(condition, lambda part: _IT if isinstance(part, TheOne) else of_it(part))
