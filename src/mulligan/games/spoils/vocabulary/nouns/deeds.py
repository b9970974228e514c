"""What a card did this turn, or had done to it; what was named, and whether it has that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr
from parsy import Result

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.context import named_trades
from mulligan.games.spoils.events import OF_EARLIER, WOUND_SIZE
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import All
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.terms import (
    DEALT_THIS_TURN,
    NAMED,
    PASTS,
    CardType,
    Manner,
    Past,
)
from mulligan.games.spoils.vocabulary.terms import Named as Chosen
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Cards, Players
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.words import Words

_FAIL = Result.failure(0, "")
_CARD = literal("card+s")
_YOU = literal("you|they|that_player")
_AS_PART = tuple(
    literal(f"as {part} of it|this_card 's {cost}") for part in ("part", "a part") for cost in ("extra cost", "cost")
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PastTest(Test):
    """What it did, or had done to it, this turn."""


@dataclass(frozen=True)
class Did(PastTest):
    """It attacked, blocked or entered play this turn, or did not."""

    past: Past
    did: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.did_this_turn(table, card, PASTS[self.past]) == self.did


@dataclass(frozen=True)
class DidEither(PastTest):
    """It did one thing or another this turn."""

    past: Past
    other: Past

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        did = nouns.did_this_turn(table, card, PASTS[self.past])
        return did or nouns.did_this_turn(table, card, PASTS[self.other])


@dataclass(frozen=True)
class ThisTurnDealt(PastTest):
    """It was dealt with in that manner this turn."""

    how: Manner

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.did_this_turn(table, card, DEALT_THIS_TURN[self.how])


@dataclass(frozen=True)
class GoneBy(Test):
    """It was put out of the game by something."""

    by: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.gone_by(table, at, card)


@dataclass(frozen=True)
class Inflicted(Test):
    """It inflicted damage to something this turn."""

    to: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        targets = self.to.of(table, at)
        for i in range(0, len(table.wounds), WOUND_SIZE):
            if table.wounds[i + 1] == card and table.wounds[i] in targets:
                return True
        return False


@dataclass(frozen=True)
class Damaged(PastTest):
    """Damage was inflicted to it this turn."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.damaged_this_turn(table, card)


@dataclass(frozen=True)
class DamagedBy(PastTest):
    """Something inflicted damage to it this turn."""

    by: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        sources = self.by.known(table, at)
        wounds = table.wounds
        for i in range(0, len(wounds), WOUND_SIZE):
            if wounds[i] == card and wounds[i + 1] in sources and not wounds[i + 3] & OF_EARLIER:
                return True
        return False


@dataclass(frozen=True)
class ThisWay(Test):
    """It was dealt with by the instruction before, in that manner; and is one of these players' cards."""

    how: Manner
    of: Players | None = None
    by: Players | None = None  # who did it, where it is said


@dataclass(frozen=True)
class NotThisWay(Test):
    """It was not dealt with by what was done before in that manner."""

    how: Manner


@dataclass(frozen=True)
class ChosenQuality(Test):
    """It has the name, type, subtype or trade that was named."""

    what: Chosen
    elsewhere: bool = False  # by another text of the card

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.has_named(table, at, NAMED[self.what], self.elsewhere, card)


@dataclass(frozen=True)
class OneOfNamedTrades(Test):
    """It is of one of the trades that were named."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.face(card).trade in named_trades(at) and not table.face_down[card]


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    trades = "one of the named|chosen trades"
    grammar.phrase(OneOfNamedTrades, f"that is~are {trades}", f"of {trades}", f"with {trades}")
    grammar.phrase(Did, "that {past} this turn", "that has~have {past} this turn")
    grammar.phrase(Did, "that {past}", printed=False)  # nothing else is remembered
    grammar.phrase(Did, "that did not|didn't {past:base}", did=False, printed=False)
    grammar.phrase(DidEither, "that {past} or {other} this turn", "that has~have {past} or {other} this turn")
    grammar.phrase(Did, "that did not {past:base} this turn", "that has~have not {past} this turn", did=False)
    for manner in DEALT_THIS_TURN:
        gone = f"{manner.value} this turn"
        grammar.phrase(ThisTurnDealt, gone, f"that was~were {gone}", f"that has~have been {gone}", how=manner)
    grammar.phrase(GoneBy, "removed from the game by {by}", "voided by {by}", "that was~were voided by {by}")
    grammar.phrase(
        GoneBy,
        "that was~were removed from the game by {by}",
        "[that was~were] removed by {by}",
        "removed from the game with {by}",
        printed=False,
    )
    grammar.phrase(Inflicted, "that inflicted damage to {to} this turn", "that damaged {to} this turn")
    grammar.phrase(
        Damaged, "that was~were inflicted damage this turn", "that [has~have] received damage this turn",
        "that was~were damaged this turn", "damaged this turn", "that has~have been damaged this turn",
    )  # fmt: skip
    grammar.phrase(
        DamagedBy, "damaged by {by} this turn", "that was~were damaged by {by} this turn",
        "that was~were dealt|inflicted damage by {by} this turn", "that received damage from {by} this turn",
        "{by} damaged this turn", "[that] {by} inflicted|dealt damage to this turn",
        "to which {by} inflicted damage this turn",
    )  # fmt: skip
    grammar.phrase(ThisWay, "{how} this way", "that was~were {how} this way")
    grammar.phrase(ThisWay, "{by} [has~have] {how} this way", "that {by} [has~have] {how} this way")
    grammar.phrase(ThisWay, "{of:that_player} discarded [this way]", how=Manner.DISCARDED)
    grammar.phrase(NotThisWay, "that was~were not {how} [this way]", "that wasn't|weren't {how} [this way]")
    grammar.phrase(NotThisWay, "not {how} this way", printed=False)
    for verb, manner in (
        ("deplete", Manner.DEPLETED), ("discard", Manner.DISCARDED), ("reveal", Manner.REVEALED),
        ("destroy", Manner.DESTROYED), ("remove", Manner.REMOVED), ("pick", Manner.PICKED), ("draw", Manner.DRAWN),
    ):  # fmt: skip
        grammar.phrase(ThisWay, f"you {verb} this way", how=manner, printed=False)
    for place in ("hand|hands", "discard_pile|discard_piles"):
        put = "[that was~were] put into|in"
        grammar.phrase(ThisWay, f"{put} {{of}} 's {place} this way", how=Manner.PUT)
        grammar.phrase(
            ThisWay,
            f"{put} it_'s|a {place} this way",
            f"{put} it_'s|they_'s|a owner|owners 's {place} this way",
            how=Manner.PUT,
            printed=False,
        )
    types = grammar.slot_reader(tuple[CardType, ...], "types")
    manner_of = grammar.slot_reader(Manner)

    def read_dealt_with(words: Words, index: int) -> Result:
        """resources destroyed; items you discarded as part of this card's cost: this way"""
        noun = types(words, index)
        card = _CARD(words, index)
        end = noun.index if noun.status else card.index
        if not noun.status and not card.status:
            return _FAIL
        you = _YOU(words, end)
        how = manner_of(words, you.index if you.status else end)
        if not how.status:
            return _FAIL
        cost = next((found for some in _AS_PART if (found := some(words, how.index)).status), how)
        return Result.success(cost.index, All(Kind(noun.value if noun.status else (), (), (ThisWay(how.value),))))

    grammar.style("dealt_with", read_dealt_with, _never)
    kind = grammar.reader(Kind)

    def read_this_way(words: Words, index: int) -> Result:
        """characters depleted this way: all of them, after "the" """
        found = kind(words, index)
        told = found.status and any(isinstance(test, ThisWay) for test in found.value.tests)
        return found if told and words.words[found.index - 1].plain == "way" else _FAIL

    grammar.style("this_way", read_this_way, _never)
    grammar.phrase(ThisWay, "shuffled into they|that_player 's deck", how=Manner.SHUFFLED, printed=False)
    grammar.phrase(ThisWay, "you put on the bottom", how=Manner.PUT_ON_BOTTOM, printed=False)
    grammar.phrase(
        ChosenQuality, "with|of the chosen|named {what}", "with|of that {what}", "that is~are the chosen|named {what}"
    )
    named = (ChosenQuality(Chosen.CARD),)
    grammar.phrase(Kind, "copy|copies of the|that [named|chosen] card", types=(), tests=named, printed=False)


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")
