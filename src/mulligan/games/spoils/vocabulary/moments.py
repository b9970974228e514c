"""Conditions of the moment: whose turn it is, what battle is on, how and in response to what a card was played."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import Party, PlayedWay
from mulligan.language.core.amounts import Number
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.kinds import Amount, Cards, Condition, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class During(Condition):
    """It is some players' turn."""

    who: Players


@dataclass(frozen=True)
class DuringBattle(Condition):
    """A battle is going on (302.8), or not."""

    value: bool = True


@dataclass(frozen=True)
class BeingAttacked(Condition):
    """Some players are being attacked (302.2)."""

    who: Players


@dataclass(frozen=True)
class Attacking(Condition):
    """Some players are attacking."""

    who: Players


@dataclass(frozen=True)
class Blocking(Condition):
    """Some players have a blocking party."""

    who: Players


@dataclass(frozen=True)
class AttackingAt(Condition):
    """A card is attacking a card of a type."""

    cards: Cards
    kind: Kind


@dataclass(frozen=True)
class CardAttacked(Condition):
    """A card is the target of the attack (302.1)."""

    cards: Cards


@dataclass(frozen=True)
class MemberOf(Condition):
    """A card is a member of a party, perhaps the only one."""

    cards: Cards
    party: Party
    only: bool = False


@dataclass(frozen=True)
class PartyHas(Condition):
    """Some players' attacking party has at least so many members."""

    who: Players
    party: Party
    amount: Amount


@dataclass(frozen=True)
class InResponse(Condition):
    """It is done in response to a card or an ability (607)."""

    to: Cards


@dataclass(frozen=True)
class Played(Condition):
    """Who played this card did it in some manner."""

    cards: Cards
    way: PlayedWay
    value: bool = True


@dataclass(frozen=True)
class PlayedDuring(Condition):
    """A card was played in some players' turn."""

    cards: Cards
    who: Players


@dataclass(frozen=True)
class PlayedResponding(Condition):
    """A card was played in response to something."""

    cards: Cards
    to: Cards


@dataclass(frozen=True)
class Times(Condition):
    """No more than so many times each turn."""

    amount: Amount


@dataclass(frozen=True)
class InPlaySince(Condition):
    """A card has been in play since the start of the turn."""

    cards: Cards


def enter_durations(grammar: Grammar) -> None:
    """Enter the moments that say how long: they are printed in their own words, not after "while"."""
    grammar.phrase(AsLongAs, "{condition:during}")
    grammar.phrase(AsLongAs, "while {condition:standing}", printed=False)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for conditions of the moment."""
    _of_battles(grammar)
    _of_times(grammar)


def _of_battles(grammar: Grammar) -> None:
    grammar.phrase(BeingAttacked, "{who} is~are being attacked")
    grammar.phrase(Attacking, "{who} is~are attacking")
    grammar.phrase(Blocking, "{who} is~are blocking")
    grammar.phrase(AttackingAt, "{cards} is~are attacking a|an {kind}")
    grammar.phrase(CardAttacked, "{cards} is~are being attacked")
    grammar.phrase(MemberOf, "{cards} is~are a member of a|an|the {party} party")
    grammar.phrase(MemberOf, "{cards} is~are the only member of a|an|the {party} party", only=True)
    grammar.phrase(PartyHas, "{who} control(s) a|an {party} party of|with at least {amount} members")
    grammar.phrase(InResponse, "in response to {to} [being played|deployed]")


def _of_times(grammar: Grammar) -> None:
    grammar.phrase(During, "during {who} 's turn", "it is~are {who} 's turn")
    grammar.phrase(DuringBattle, "during a battle")
    grammar.phrase(DuringBattle, "not during a battle", value=False)
    grammar.phrase(Times, "once each|per turn", amount=Number(1))
    grammar.phrase(Times, "twice each|per turn", amount=Number(2), printed=False)
    grammar.phrase(Times, "{amount} times each|per turn")
    grammar.phrase(Played, "you played|deployed {cards} {way}", "{cards} was played|deployed {way}")
    grammar.phrase(
        Played, "you did not play|deploy {cards} {way}", "{cards} was not played|deployed {way}", value=False
    )
    grammar.phrase(InPlaySince, "{cards} has~have been in play since the start of the turn")
    grammar.phrase(PlayedDuring, "you played|deployed {cards} during {who} 's turn")
    grammar.phrase(PlayedResponding, "you played|deployed {cards} in response to {to} [being played|deployed]")
