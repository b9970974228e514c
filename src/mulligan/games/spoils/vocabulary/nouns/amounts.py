"""Amounts read off the game: a card's strength, the number of tokens on it, icons you control."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import Icon, Manner, Stat
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class StatOf(Amount):
    """A number of a card; of several cards, of each where each is dealt with."""

    cards: Cards
    stat: Stat
    as_printed: bool = False


@dataclass(frozen=True)
class TotalOf(Amount):
    """A number of several cards, added up."""

    stat: Stat
    cards: Cards


@dataclass(frozen=True)
class HighestOf(Amount):
    """The highest of a number among cards."""

    stat: Stat
    cards: Cards


@dataclass(frozen=True)
class CountOf(Amount):
    """How many cards there are."""

    cards: Cards


@dataclass(frozen=True)
class TokensOn(Amount):
    """How many tokens are on a card."""

    cards: Cards


@dataclass(frozen=True)
class TokensMoved(Amount):
    """How many tokens the instruction before removed or put."""


@dataclass(frozen=True)
class IconsOf(Amount):
    """How many of an icon some players control (405.1)."""

    icon: Icon
    who: Players


@dataclass(frozen=True)
class ThresholdOf(Amount):
    """How many icons are in a card's threshold (201.3)."""

    cards: Cards


@dataclass(frozen=True)
class DifferentNames(Amount):
    """How many differently named cards there are among some."""

    kind: Kind


@dataclass(frozen=True)
class DifferentTrades(Amount):
    """How many trades there are among cards."""

    cards: Cards


@dataclass(frozen=True)
class InfluenceOf(Amount):
    """The influence that some players' faction has (202.3)."""

    who: Players
    starting: bool = False


@dataclass(frozen=True)
class Gap(Amount):
    """How far two amounts are apart."""

    left: Amount
    right: Amount


@dataclass(frozen=True)
class DamageDealt(Amount):
    """The damage that the event speaks of."""


@dataclass(frozen=True)
class InfluenceMoved(Amount):
    """How much influence the instruction before gave or took."""


@dataclass(frozen=True)
class CardsMoved(Amount):
    """How many cards the event or the instruction before moved in that manner."""

    how: Manner


@dataclass(frozen=True)
class PaidBy(Amount):
    """How much a player paid for this."""

    who: Players


def enter(grammar: Grammar) -> None:
    """Enter the phrases for amounts."""
    grammar.phrase(StatOf, "{cards:pointed} 's {stat}", "the {stat} of {cards}")
    grammar.phrase(StatOf, "{cards:pointed} 's {stat} when it was destroyed", printed=False)
    grammar.phrase(StatOf, "{cards:pointed} 's printed {stat}", as_printed=True)
    grammar.phrase(TotalOf, "the total {stat} of {cards}")
    grammar.phrase(HighestOf, "the highest {stat} among {cards}")
    grammar.phrase(DifferentNames, "<the> number of different {kind}")
    grammar.phrase(CountOf, "<the> number of members of|in {cards:members}", "<the> number of {cards}")
    grammar.phrase(TokensOn, "<the> number of token+s on {cards}")
    grammar.phrase(Gap, "the difference between {left} and {right}")
    grammar.phrase(
        InfluenceMoved, "the amount of influence gained|lost <this way>", "the influence gained|lost this way"
    )
    grammar.phrase(IconsOf, "<the> number of {icon:icon} icons {who} control(s)", printed=False)
    grammar.phrase(TokensMoved, "<the> number of token+s removed <this way>", "<the> number of token+s put this way")
    grammar.phrase(IconsOf, "<the> number of {icon:icon} {who} control(s)")
    grammar.phrase(ThresholdOf, "the threshold of {cards}", "<the> number of threshold icons of {cards}")
    grammar.phrase(DifferentTrades, "<the> number of different trades among {cards}")
    grammar.phrase(InfluenceOf, "the influence of {who} 's faction", "{who} 's influence")
    grammar.phrase(InfluenceOf, "{who} 's faction 's starting influence", starting=True)
    grammar.phrase(
        DamageDealt,
        "that much",
        "that many",
        "the same amount of",
        "the amount of damage [inflicted] [by this card|character|item|location]",
        "the damage inflicted",
        "the amount inflicted",
    )
    grammar.phrase(CardsMoved, "<the> number of card+s {how}", "<the> number of character+s {how}")
    grammar.phrase(CardsMoved, "<the> number of card+s you put on the bottom", how=Manner.PUT_ON_BOTTOM, printed=False)
    grammar.phrase(PaidBy, "the amount {who} paid")
