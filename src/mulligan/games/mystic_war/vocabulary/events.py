"""Phrases of EVENT cards beside those about resources."""

from dataclasses import dataclass
from typing import Final

from mulligan.games.mystic_war.cards import EVENT, NEEDS, Ability
from mulligan.games.mystic_war.mat import RESOURCES
from mulligan.games.mystic_war.rules.calamities import Chaos, GeniesGift
from mulligan.games.mystic_war.rules.effect import Effect
from mulligan.games.mystic_war.table import CHECKS, DRAWS_FOR_CHAOS, NOBODY_WINS, SHOWS_GOAL, WINS, Table
from mulligan.games.mystic_war.vocabulary.act import Act
from mulligan.games.mystic_war.vocabulary.terms import Resource, number
from mulligan.kernel.numbers import Seat
from mulligan.language.core.amounts import Number
from mulligan.language.grammar import Grammar

ONLY_EVENT: Final = "only an EVENT card does this"


class EventAct(Act):
    """What only an EVENT card does."""

    def misfit(self, card: Ability) -> str:
        return "" if card.sort == EVENT else ONLY_EVENT

    def describe(self, card: Ability) -> None:
        card.has_recipient = True


@dataclass(frozen=True)
class StrongestPlays(EventAct):
    """Whoever has most of a resource (ties clockwise from the card's player) draws cards and plays them."""

    of: Resource
    count: Number

    def striker(self, table: Table, player: Seat) -> Seat:
        found = player
        for seat in table.clockwise(player):
            if table.amount_of(seat, number(self.of)) > table.amount_of(found, number(self.of)):
                found = seat
        return found

    def do(self, table: Table, at: Effect) -> bool:
        striker = self.striker(table, at.player)
        for _ in range(self.count.value):
            card = table.draw()
            if card < 0:
                break
            table.drawn = (*table.drawn, card)
            table.show_to(card, striker)
            table.happen(DRAWS_FOR_CHAOS, striker, at.rule, card)
        table.push(Chaos(striker, at.player, at.on))
        return False


@dataclass(frozen=True)
class TakeAnyDiscard(EventAct):
    """The recipient has a card of the discards."""

    def do(self, table: Table, at: Effect) -> bool:
        table.push(GeniesGift(at.decider, at.on, at.rule))
        return False


@dataclass(frozen=True)
class CheckVictory(EventAct):
    """8.0: whoever meets the goal on their victory card wins; of several, whoever exceeds it most."""

    def describe(self, card: Ability) -> None:
        card.checks_victory = True

    def do(self, table: Table, at: Effect) -> bool:
        table.happen(CHECKS, at.player, "8.0")
        best = -1
        winners: list[Seat] = []
        for seat in table.clockwise(at.player):
            surplus = surplus_of(table, seat)
            if surplus < 0:
                continue
            if surplus > best:
                best = surplus
                winners = []
            if surplus == best:
                winners.append(seat)
        if not winners:
            table.happen(NOBODY_WINS, at.player, "8.0")
            return True
        for seat in winners:
            table.show(table.goals[seat])
            table.happen(WINS, seat, "8.0", table.goals[seat], best)
        table.finish(sorted(winners))
        return True


def surplus_of(table: Table, seat: Seat) -> int:
    """How many points a seat has beyond its goal; -1 if it falls short in any resource."""
    needs = NEEDS[table.printed[table.goals[seat]]]
    surplus = 0
    for resource in range(RESOURCES):
        over = table.amount_of(seat, resource) - needs[resource]
        if over < 0:
            return -1
        surplus += over
    return surplus


@dataclass(frozen=True)
class NoPassing(EventAct):
    """Who holds this card cannot pass (7.4)."""

    def describe(self, card: Ability) -> None:
        card.holds_back = True


@dataclass(frozen=True)
class TurnVictoryUp(EventAct):
    """The recipient's goal is open."""

    def do(self, table: Table, at: Effect) -> bool:
        goal = table.goals[at.on]
        table.show(goal)
        table.happen(SHOWS_GOAL, at.on, at.rule, goal)
        return True


def enter(grammar: Grammar) -> None:
    grammar.phrase(StrongestPlays, "whoever has the most {of} draws {count} cards and plays them on the recipient")
    grammar.phrase(TakeAnyDiscard, "the recipient [then] takes any discarded card")
    grammar.phrase(CheckVictory, "a victory check : whoever meets they 's goal wins")
    grammar.phrase(NoPassing, "you cannot pass while you hold this card")
    grammar.phrase(TurnVictoryUp, "the recipient turns they 's victory card face up")
