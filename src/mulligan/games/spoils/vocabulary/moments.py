"""Conditions of the moment: whose turn it is, what battle is on, how and in response to what a card was played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.effects.conditions import text_number, times_used
from mulligan.games.spoils.events import AN_ENTRY, IN_ATTACK
from mulligan.games.spoils.parts import AS_A_TACTIC, BY_FLIP_UP, FROM_HAND, IN_OWN_TURN, Context, Play
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import EitherOf
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.responding import AnAbility, ThatPicked
from mulligan.games.spoils.vocabulary.terms import PARTIES, Party, PlayedWay
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.language.core.amounts import Number
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.kinds import Amount, Cards, Condition, Players
from mulligan.language.grammar import Grammar

WAYS: Final = {
    PlayedWay.FLIP_UP: BY_FLIP_UP, PlayedWay.HAND: FROM_HAND, PlayedWay.TACTIC: AS_A_TACTIC,
}  # fmt: skip


@dataclass(frozen=True)
class During(Condition):
    """It is some players' turn."""

    who: Players
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        return nouns.means(table, at, self.who, table.active_player) == self.value


@dataclass(frozen=True)
class DuringBattle(Condition):
    """A battle is going on (302.8), or not."""

    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        return (table.attacker != NOBODY) == self.value


@dataclass(frozen=True)
class BeingAttacked(Condition):
    """Some players are being attacked (302.2), perhaps by so many characters."""

    who: Players
    by: Amount | None = None

    def holds(self, table: Table, at: Context) -> bool:
        defender = table.defender
        if self.by is not None and len(nouns.members(table, at, nouns.ATTACKING, False)) < self.by.of(table, at):
            return False
        return defender != NOBODY and nouns.means(table, at, self.who, defender)


@dataclass(frozen=True)
class Attacking(Condition):
    """Some players are attacking."""

    who: Players

    def holds(self, table: Table, at: Context) -> bool:
        attacker = table.attacker
        return attacker != NOBODY and nouns.means(table, at, self.who, attacker)


@dataclass(frozen=True)
class Blocking(Condition):
    """Some players have a blocking party."""

    who: Players

    def holds(self, table: Table, at: Context) -> bool:
        defender = table.defender
        if defender == NOBODY or not nouns.members(table, at, nouns.BLOCKING, False):
            return False
        return nouns.means(table, at, self.who, defender)


@dataclass(frozen=True)
class AttackingAt(Condition):
    """A card is attacking a card of a type."""

    cards: Cards
    kind: Kind

    def holds(self, table: Table, at: Context) -> bool:
        target = table.battle_target
        if target == NO_CARD or not self.kind.matches(table, at, target):
            return False
        for card in self.cards.of(table, at):
            if not table.party[card] & IN_ATTACK:
                return False
        return True


@dataclass(frozen=True)
class AttackTargetIs(Condition):
    """The target of the attack is of a kind (302.1)."""

    kind: Kind

    def holds(self, table: Table, at: Context) -> bool:
        target = table.battle_target
        return target != NO_CARD and self.kind.matches(table, at, target)


@dataclass(frozen=True)
class CardAttacked(Condition):
    """A card is the target of the attack (302.1)."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        return table.battle_target in self.cards.of(table, at)


@dataclass(frozen=True)
class MemberOf(Condition):
    """A card is a member of a party, perhaps the only one."""

    cards: Cards
    party: Party
    only: bool = False

    def holds(self, table: Table, at: Context) -> bool:
        party = nouns.members(table, at, PARTIES[self.party], False)
        for card in self.cards.of(table, at):
            if card not in party or (self.only and len(party) != 1):
                return False
        return True


@dataclass(frozen=True)
class PartyHas(Condition):
    """Some players' attacking party has at least so many members."""

    who: Players
    party: Party
    amount: Amount

    def holds(self, table: Table, at: Context) -> bool:
        seat = table.attacker if self.party is Party.ATTACKING else table.defender
        if seat == NOBODY or not nouns.means(table, at, self.who, seat):
            return False
        return len(nouns.members(table, at, PARTIES[self.party], False)) >= self.amount.of(table, at)


@dataclass(frozen=True)
class InResponse(Condition):
    """It is done in response to a card or an ability (607)."""

    to: Cards

    def holds(self, table: Table, at: Context) -> bool:
        return is_response(table, at, self.to)


@dataclass(frozen=True)
class Played(Condition):
    """Who played this card did it in some manner."""

    cards: Cards
    way: PlayedWay
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        return (at.played & WAYS[self.way] != 0) == self.value


@dataclass(frozen=True)
class PlayedNow(Condition):
    """A card that is entering play was played in some manner by you."""

    cards: Cards
    way: PlayedWay
    value: bool = True

    def holds(self, table: Table, at: Context) -> bool:
        so = any(played_now(table, card, at.you) & WAYS[self.way] for card in self.cards.known(table, at))
        return so == self.value


def played_now(table: Table, card: Card, seat: Seat) -> int:
    """How a card that is being played, or is entering play for it, is played by this player; 0 where it is not."""
    for frame in table.stack:
        if isinstance(frame, Play) and frame.card == card and frame.seat == seat:
            return frame.settled.played
    return 0


@dataclass(frozen=True)
class PlayedDuring(Condition):
    """A card was played in some players' turn."""

    cards: Cards
    who: Players

    def holds(self, table: Table, at: Context) -> bool:
        return (at.played & IN_OWN_TURN != 0) == nouns.means(table, at, self.who, at.you)


@dataclass(frozen=True)
class PlayedResponding(Condition):
    """A card was played in response to something."""

    cards: Cards
    to: Cards

    def holds(self, table: Table, at: Context) -> bool:
        return is_response(table, at, self.to)


@dataclass(frozen=True)
class Times(Condition):
    """No more than so many times each turn."""

    amount: Amount

    def holds(self, table: Table, at: Context) -> bool:
        text = text_number(at.printed, at.which)
        return times_used(table, at.source, text) < self.amount.of(table, at) * times_had(table, at)


@dataclass(frozen=True)
class InPlaySince(Condition):
    """A card has been in play since the start of the turn."""

    cards: Cards

    def holds(self, table: Table, at: Context) -> bool:
        cards = self.cards.known(table, at)
        for card in cards:
            if nouns.did_this_turn(table, card, AN_ENTRY):
                return False
        return len(cards) > 0


def times_had(table: Table, at: Context) -> int:
    """502.2, 508: how often a card has the ability: each card that gives it gives one more."""
    if not characteristics.has_granted(table):
        return 1
    given = 0
    paragraphs = table.library.cards[at.printed].paragraphs
    for i in range(0, len(table.granted), 3):
        if table.granted[i] == at.source and table.granted[i + 1] == at.printed:
            if paragraphs[table.granted[i + 2]].costs == at.which:
                given += 1
    return max(1, given)


def is_response(table: Table, at: Context, to: Cards) -> bool:
    """607: is this done in response to such a card, or to such an ability?"""
    if isinstance(to, EitherOf):
        for some in to.cards:
            if is_response(table, at, some):
                return True
        return False
    if isinstance(to, (AnAbility, ThatPicked)):
        return len(to.of(table, at)) > 0
    card = nouns.responded(table, at.source, False)
    return card != NO_CARD and to.includes(table, at, card)


def enter_durations(grammar: Grammar) -> None:
    """Enter the moments that say how long: they are printed in their own words, not after "while"."""
    grammar.phrase(AsLongAs, "{condition:during}")
    grammar.phrase(AsLongAs, "while {condition:standing}", printed=False)
    grammar.phrase(AsLongAs, "until {condition:in_play_still} leave(s) play", printed=False)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for conditions of the moment."""
    _of_battles(grammar)
    _of_times(grammar)


def _of_battles(grammar: Grammar) -> None:
    grammar.phrase(BeingAttacked, "{who} is~are being attacked [by at least {by} character+s]")
    grammar.phrase(
        BeingAttacked, "{who} is~are being attacked by {by} or more characters",
        "{who} is~are being attacked by a party of at least {by} members|characters",
        "{who} is~are being attacked by a party of {by} or more members|characters", printed=False,
    )  # fmt: skip
    battle = "during a battle in which"
    grammar.phrase(
        BeingAttacked, f"{battle} {{who}} is~are defending|being_attacked|attacked", f"{battle} {{who}} defend(s)",
        "{who} is~are defending", printed=False,
    )  # fmt: skip
    grammar.phrase(Attacking, "{who} is~are attacking")
    grammar.phrase(Attacking, f"{battle} {{who}} is~are attacking", f"{battle} {{who}} attack(s)", printed=False)
    grammar.phrase(Blocking, "{who} is~are blocking")
    grammar.phrase(AttackingAt, "{cards} is~are attacking a|an {kind}")
    grammar.phrase(AttackingAt, "the target of {cards} 's attack is a|an {kind}", printed=False)
    grammar.phrase(
        AttackTargetIs, "the target of the|this attack is a|an {kind}", "the|this attack 's target is a|an {kind}",
        "a|an {kind} is~are the target of the|this attack",
    )  # fmt: skip
    grammar.phrase(CardAttacked, "{cards} is~are being attacked")
    grammar.phrase(MemberOf, "{cards} is~are a member of a|an|the {party} party")
    grammar.phrase(MemberOf, "{cards} is~are the only member of a|an|the {party} party", only=True)
    for verb, party in (("attacking", Party.ATTACKING), ("blocking", Party.BLOCKING)):
        grammar.phrase(MemberOf, f"{{cards}} is~are {verb} alone", only=True, party=party, printed=False)
    grammar.phrase(PartyHas, "{who} control(s) a|an {party} party of|with at least {amount} members|characters")
    grammar.phrase(
        PartyHas, "{who} control(s) a|an {party} party of|with {amount} or more members|characters", printed=False
    )
    grammar.phrase(InResponse, "in response to {to} [being played|deployed]")


def _of_times(grammar: Grammar) -> None:
    grammar.phrase(During, "during {who} 's turn", "it is~are {who} 's turn", "during {who} 's turns|own_turn")
    grammar.phrase(During, "on {who} 's [own] turn|turns", printed=False)
    grammar.phrase(
        During, "it is~are not {who} 's turn", "not during {who} 's turn", "outside of {who} 's turn", value=False
    )
    grammar.phrase(DuringBattle, "during a battle")
    grammar.phrase(DuringBattle, "during [each|any|all] battle|battles", "a battle is going on", printed=False)
    grammar.phrase(DuringBattle, "not during a battle", "outside of [a] battle|battles", value=False)
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
