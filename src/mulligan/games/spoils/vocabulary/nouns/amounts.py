"""Amounts read off the game: a card's strength, the number of tokens on it, icons you control."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import characteristics, context, nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import RESOURCE, TOKENS
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import All
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.tests import DifferentIn
from mulligan.games.spoils.vocabulary.terms import ICONS, STATS, Icon, Manner, Named, Stat
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import EachOpponent, EachPlayer
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class StatOf(Amount):
    """A number of a card; of several cards, of each where each is dealt with."""

    cards: Cards
    stat: Stat
    as_printed: bool = False

    def of(self, table: Table, at: Context) -> int:
        stat = STATS[self.stat]
        total = 0
        for card in self.cards.known(table, at):
            if self.stat is Stat.COST and is_laid_open(table, card):
                total += table.face(card).cost
            elif self.as_printed:
                total += characteristics.printed_stat(table, card, stat)
            else:
                total += characteristics.stat(table, card, stat)
        return total


def is_laid_open(table: Table, card: int) -> bool:
    """Is it a face-down card that was revealed? Whoever asks for its numeric cost asks what its front says (406.1)."""
    return table.face_down[card] == 1 and table.seen[card] == (1 << table.seats) - 1


@dataclass(frozen=True)
class TotalOf(Amount):
    """A number of several cards, added up."""

    stat: Stat
    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        stat = STATS[self.stat]
        total = 0
        for card in self.cards.known(table, at):
            total += characteristics.stat(table, card, stat)
        return total


@dataclass(frozen=True)
class HighestOf(Amount):
    """The highest of a number among cards."""

    stat: Stat
    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        stat = STATS[self.stat]
        highest = 0
        for card in self.cards.known(table, at):
            highest = max(highest, characteristics.stat(table, card, stat))
        return highest


@dataclass(frozen=True)
class LowestOf(Amount):
    """The lowest of a number among cards; 0 where there are none."""

    stat: Stat
    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        stat = STATS[self.stat]
        lowest = -1
        for card in self.cards.known(table, at):
            value = characteristics.stat(table, card, stat)
            lowest = value if lowest < 0 else min(lowest, value)
        return max(lowest, 0)


@dataclass(frozen=True)
class ForEvery(Amount):
    """How many times so many of something there are."""

    many: Amount
    of_what: Amount

    def of(self, table: Table, at: Context) -> int:
        return self.of_what.of(table, at) // max(1, self.many.of(table, at))


@dataclass(frozen=True)
class CountOf(Amount):
    """How many cards there are."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        if isinstance(self.cards, All) and different_in(self.cards.kind) is Named.TRADE:
            return trades_among(table, self.cards.known(table, at))
        return len(self.cards.known(table, at))


@dataclass(frozen=True)
class TokensOn(Amount):
    """How many tokens are on a card."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for card in self.cards.of(table, at):
            total += table.tokens[card]
        return total


@dataclass(frozen=True)
class DamageOn(Amount):
    """How much damage is on a card: of this turn on a character, of any on a location (408.4, 408.5)."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for card in self.cards.of(table, at):
            total += table.damage[card]
        return total


@dataclass(frozen=True)
class Remaining(Amount):
    """What damage has left of the life of a character, or of the structure of a location (408.4, 408.5)."""

    cards: Cards
    stat: Stat

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for card in self.cards.of(table, at):
            total += max(characteristics.stat(table, card, STATS[self.stat]) - table.damage[card], 0)
        return total


@dataclass(frozen=True)
class TokensMoved(Amount):
    """How many tokens the instruction before removed or put."""

    def of(self, table: Table, at: Context) -> int:
        return at.moved


@dataclass(frozen=True)
class IconsOf(Amount):
    """How many of an icon some players control (405.1)."""

    icon: Icon
    who: Players

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for seat in nouns.seats_of(table, at, self.who):
            total += characteristics.icons(table, seat, ICONS[self.icon])
        return total


@dataclass(frozen=True)
class ThresholdOf(Amount):
    """How many icons are in a card's threshold (201.3)."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for card in self.cards.known(table, at):
            for needed in table.face(card).threshold:
                total += needed
        return total


@dataclass(frozen=True)
class DifferentNames(Amount):
    """How many differently named cards there are among some."""

    kind: Kind

    def of(self, table: Table, at: Context) -> int:
        return names_among(table, self.kind.candidates(table, at))


@dataclass(frozen=True)
class DifferentTrades(Amount):
    """How many trades there are among cards."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        return trades_among(table, self.cards.of(table, at))


@dataclass(frozen=True)
class DifferentTypes(Amount):
    """How many card types there are among cards; a face-down card is a resource."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        types = 0
        for card in self.cards.of(table, at):
            types |= RESOURCE if table.face_down[card] else characteristics.types(table, card) & ~TOKENS
        return bin(types).count("1")


@dataclass(frozen=True)
class DifferentSubtypes(Amount):
    """How many subtypes there are among cards (201.4b)."""

    cards: Cards

    def of(self, table: Table, at: Context) -> int:
        subtypes: set[int] = set()
        cards = self.cards.of(table, at)
        for number in table.library.subtypes.values():
            for card in cards:
                if characteristics.has_subtype(table, card, number):
                    subtypes.add(number)
                    break
        return len(subtypes)


@dataclass(frozen=True)
class CountOfPlayers(Amount):
    """How many players there are."""

    who: Players

    def of(self, table: Table, at: Context) -> int:
        return len(nouns.seats_of(table, at, self.who))


@dataclass(frozen=True)
class InfluenceOf(Amount):
    """The influence that some players' faction has (202.3)."""

    who: Players
    starting: bool = False

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for seat in nouns.seats_of(table, at, self.who):
            total += table.face(table.factions[seat]).influence if self.starting else table.influence[seat]
        return total


@dataclass(frozen=True)
class Gap(Amount):
    """How far two amounts are apart."""

    left: Amount
    right: Amount

    def of(self, table: Table, at: Context) -> int:
        return abs(self.left.of(table, at) - self.right.of(table, at))


@dataclass(frozen=True)
class DamageDealt(Amount):
    """The damage that the event speaks of."""

    def of(self, table: Table, at: Context) -> int:
        return at.amount


@dataclass(frozen=True)
class InfluenceMoved(Amount):
    """How much influence the instruction before gave or took."""

    def of(self, table: Table, at: Context) -> int:
        return at.moved


@dataclass(frozen=True)
class CardsMoved(Amount):
    """How many cards the event or the instruction before moved in that manner."""

    how: Manner

    def of(self, table: Table, at: Context) -> int:
        return at.moved


@dataclass(frozen=True)
class PaidBy(Amount):
    """How much a player paid for this."""

    who: Players


# ---- what amounts have come to stand for ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Letter(Amount):
    """X, Y or Z as it was settled (410.2), or the number that has no letter."""

    which: int

    def of(self, table: Table, at: Context) -> int:
        return at.number(self.which)


@dataclass(frozen=True)
class NotedNumber(Amount):
    """So much as it was when it was looked into before; where nobody did, as it is."""

    slot: int
    about: int  # the slot of the cards that have it
    amount: Amount

    def of(self, table: Table, at: Context) -> int:
        if context.is_noted(at, self.slot, self.about):
            return context.noted_number(at, self.slot)
        return self.amount.of(table, at)


@dataclass(frozen=True)
class Multiplied(Amount):
    """So much for each of something."""

    amount: Amount
    per: Amount

    def of(self, table: Table, at: Context) -> int:
        return self.amount.of(table, at) * self.per.of(table, at)


@dataclass(frozen=True)
class NamedTerm(Amount):
    """The number of what was named."""

    def of(self, table: Table, at: Context) -> int:
        return at.named


@dataclass(frozen=True)
class Affordable(Amount):
    """As much as some players could pay (406)."""

    who: Players

    def of(self, table: Table, at: Context) -> int:
        total = 0
        for seat in nouns.seats_of(table, at, self.who):
            total += table.unattached_resources(seat)
        return total


def different_in(kind: Kind) -> Named | None:
    """In what the cards of a kind must differ from each other, if it says so."""
    for test in kind.tests:
        if isinstance(test, DifferentIn):
            return test.what
    return None


def names_among(table: Table, cards: list[Card]) -> int:
    """How many names there are; a face-down card has none (411.1)."""
    names: set[str] = set()
    for card in cards:
        if not table.face_down[card]:
            names.add(table.face(card).name)
    return len(names)


def trades_among(table: Table, cards: list[Card]) -> int:
    trades: set[int] = set()
    for card in cards:
        trades.add(table.face(card).trade)
    return len(trades)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for amounts."""
    grammar.phrase(StatOf, "{cards:pointed} 's {stat}", "the {stat} of {cards}")
    grammar.phrase(StatOf, "{cards:pointed} 's {stat} when it was destroyed", printed=False)
    grammar.phrase(StatOf, "{cards:pointed} 's printed {stat}", as_printed=True)
    grammar.phrase(TotalOf, "the total {stat} of {cards}")
    grammar.phrase(HighestOf, "the highest|greatest {stat} among {cards}", "the highest|greatest {stat} of {cards}")
    grammar.phrase(LowestOf, "the lowest {stat} among {cards}", "the lowest {stat} of {cards}")
    grammar.phrase(DifferentNames, "<the> number of different {kind}")
    grammar.phrase(CountOf, "<the> number of members of|in {cards:members}", "<the> number of {cards}")
    grammar.phrase(TokensOn, "<the> number of token+s on {cards}")
    for stat in (Stat.LIFE, Stat.STRUCTURE):
        left = f"remaining {stat.value}"
        grammar.phrase(Remaining, f"{{cards:pointed}} 's {left}", f"the {left} of {{cards}}", stat=stat)
    grammar.phrase(DamageOn, "the amount of damage on {cards}", "[the] [amount of] damage on {cards}")
    grammar.phrase(DamageOn, "<the> number of damage markers on {cards}", printed=False)
    grammar.phrase(Gap, "the difference between {left} and {right}")
    grammar.phrase(
        InfluenceMoved, "the amount of influence gained|lost <this way>", "the influence gained|lost this way"
    )
    grammar.phrase(IconsOf, "<the> number of {icon:icon} icons {who} control(s)", printed=False)
    grammar.phrase(TokensMoved, "<the> number of token+s removed <this way>", "<the> number of token+s put this way")
    grammar.phrase(IconsOf, "<the> number of {icon:icon} {who} control(s)")
    grammar.phrase(ThresholdOf, "the threshold of {cards}", "<the> number of threshold icons of {cards}")
    grammar.phrase(DifferentTrades, "<the> number of different trades among {cards}")
    grammar.phrase(
        DifferentTypes, "<the> number of different [card] types among|of {cards}",
        "<the> number of different [card] types of {cards}",
    )  # fmt: skip
    grammar.phrase(DifferentSubtypes, "<the> number of different subtypes among {cards}")
    for opponents, who in (("opponents", EachOpponent()), ("players", EachPlayer())):
        grammar.phrase(CountOfPlayers, f"<the> number of {opponents} [you have|in_the_game]", who=who)
    grammar.phrase(InfluenceOf, "the influence of {who} 's faction", "{who} 's [faction 's] influence")
    grammar.phrase(InfluenceOf, "{who} 's faction 's starting influence", starting=True)
    grammar.phrase(
        DamageDealt,
        "that much",
        "that many",
        "that damage",
        "the same amount of",
        "the amount of damage [inflicted] [by this card|character|item|location]",
        "the damage inflicted",
        "the amount inflicted",
    )
    grammar.phrase(CardsMoved, "<the> number of card+s {how}", "<the> number of character+s {how}")
    grammar.phrase(CardsMoved, "<the> number of card+s you put on the bottom", how=Manner.PUT_ON_BOTTOM, printed=False)
    grammar.phrase(CountOf, "<the> number of {cards:dealt_with}", printed=False)
    grammar.phrase(PaidBy, "the amount {who} paid")
