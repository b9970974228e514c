"""Phrases of the cards that are added to another (7.6), and of those that are played as another."""

from dataclasses import dataclass
from typing import Final

from mulligan.games.mystic_war.cards import ABILITY, NUMBERS, RESOURCE, SPELL, Ability
from mulligan.games.mystic_war.mat import MYSTIC_POWER, RICH
from mulligan.games.mystic_war.options import (
    ABOUT_SPARED,
    ABOUT_VICTIM,
    ALREADY_CANCELED,
    DOUBLED_BY_WEALTH,
    NO_CHANGE,
    NO_FOLLOWERS_LOST,
    NO_FOLLOWERS_LOST_BY_ANOTHER,
    NOT_A_DRAGON,
    NOT_A_RESOURCE_CARD,
    NOT_A_SORCERY,
    NOT_JUST_PLAYED,
)
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import NONE, Play, Table
from mulligan.games.mystic_war.vocabulary.act import Act, Addition
from mulligan.games.mystic_war.vocabulary.terms import Guise, PlayedCard, Resource, number
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Seat
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Instruction
from mulligan.language.grammar import Grammar

ONLY_ADDED: Final = "only a SPELL card for any time does this, and nothing else"


def only_added(card: Ability) -> str:
    return "" if card.sort == SPELL and card.any_time and not card.stays and len(card.acts) == 1 else ONLY_ADDED


@dataclass(frozen=True)
class AddedTo(Addition):
    """What a card does to the one that it is added to."""

    played: PlayedCard
    act: Instruction

    def change(self) -> "Change":
        assert isinstance(self.act, Change)
        return self.act

    def misfit(self, card: Ability) -> str:
        if not isinstance(self.act, Change):
            return "this cannot be done to a card that was just played"
        return self.act.misplaced(self.played) or only_added(card)

    def describe(self, card: Ability) -> None:
        card.addition = self
        if isinstance(self.act, Change):
            self.act.describe(card)

    def refused(self, table: Table, seat: Seat, standing: Standing) -> int:
        change = self.change()
        if self.played is PlayedCard.DRAGON:
            if not (standing.was_dragon if change.follows() else standing.is_dragon):
                return NOT_A_DRAGON
        elif self.played is PlayedCard.SORCERY:
            if not standing.is_sorcery:
                return NOT_A_SORCERY
        elif not standing.is_resource_card:
            return NOT_A_RESOURCE_CARD
        return change.idle(standing)

    def add(self, standing: Standing, play: Play) -> None:
        self.change().make(standing, play)

    def could_follow(self, card: Ability) -> bool:
        if card.sort != RESOURCE:
            return False
        if self.played is PlayedCard.DRAGON:
            return any_guise(card, True, -1)
        return self.played is PlayedCard.RESOURCE_CARD or any_guise(card, False, MYSTIC_POWER)


def any_guise(card: Ability, destroys: bool, resource: int) -> bool:
    """Can the card be played as one that destroys, or as one that adds to a resource?"""
    guises = [ABILITY[guise] for guise in card.guises] or [card]
    return any(guise.destroys if destroys else guise.gains == resource for guise in guises)


class Change(Act):
    """What becomes of the card that another is added to."""

    def misplaced(self, played: PlayedCard) -> str:
        """Why this cannot be done to such a card."""
        return ""

    def follows(self) -> bool:
        """Does it come after the effect, so that it does not matter what has become of it?"""
        return False

    def idle(self, standing: Standing) -> int:
        """Why it would change nothing."""
        return ALREADY_CANCELED if standing.canceled else ALLOWED

    def make(self, standing: Standing, play: Play) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class CaptureIt(Change):
    """The card goes to hand when it is done."""

    def follows(self) -> bool:
        return True

    def idle(self, standing: Standing) -> int:
        return ALLOWED

    def make(self, standing: Standing, play: Play) -> None:
        standing.captor = play.by
        standing.captured_by = ABILITY[play.effect].name


@dataclass(frozen=True)
class CancelIt(Change):
    """The card has no effect."""

    def describe(self, card: Ability) -> None:
        card.changes_effect = True

    def make(self, standing: Standing, play: Play) -> None:
        standing.canceled = True
        standing.canceler = ABILITY[play.effect].name


@dataclass(frozen=True)
class StrikeBack(Change):
    """Who played it loses what it destroyed."""

    def misplaced(self, played: PlayedCard) -> str:
        return "a Sorcery destroys nothing" if played is PlayedCard.SORCERY else ""

    def idle(self, standing: Standing) -> int:
        if not standing.is_dragon:
            return NOT_A_DRAGON
        return ALREADY_CANCELED if standing.canceled else ALLOWED

    def make(self, standing: Standing, play: Play) -> None:
        standing.reproducer = play.by
        standing.struck_by = ABILITY[play.effect].name


@dataclass(frozen=True)
class DoubleTheGain(Change):
    """What is gained is doubled, unless Wealth has doubled it (7.8)."""

    of: Resource

    def misplaced(self, played: PlayedCard) -> str:
        if played is PlayedCard.DRAGON:
            return "by a Dragon nothing is gained"
        wrong = played is PlayedCard.SORCERY and self.of is not Resource.MYSTIC_POWER
        return "by a Sorcery only Mystic Power is gained" if wrong else ""

    def describe(self, card: Ability) -> None:
        card.changes_effect = True

    def idle(self, standing: Standing) -> int:
        if standing.destroys or standing.resource != number(self.of):
            return NO_CHANGE
        if standing.wealth == RICH:
            return DOUBLED_BY_WEALTH
        return ALREADY_CANCELED if standing.canceled else ALLOWED

    def make(self, standing: Standing, play: Play) -> None:
        if not standing.destroys and standing.resource == number(self.of) and standing.wealth != RICH:
            standing.double(ABILITY[play.effect].name)


@dataclass(frozen=True)
class AffectInstead(Change):
    """It is about another resource."""

    to: Resource

    def misplaced(self, played: PlayedCard) -> str:
        wrong = played is PlayedCard.SORCERY and self.to is Resource.MYSTIC_POWER
        return "a Sorcery affects Mystic Power already" if wrong else ""

    def describe(self, card: Ability) -> None:
        card.changes_effect = True

    def idle(self, standing: Standing) -> int:
        if standing.canceled:
            return ALREADY_CANCELED
        return NO_CHANGE if standing.resource == number(self.to) else ALLOWED

    def make(self, standing: Standing, play: Play) -> None:
        standing.resource = number(self.to)


@dataclass(frozen=True)
class DestroyInstead(Change):
    """It takes away what it would have added."""

    def misplaced(self, played: PlayedCard) -> str:
        return "a Dragon destroys already" if played is PlayedCard.DRAGON else ""

    def describe(self, card: Ability) -> None:
        card.changes_effect = True

    def idle(self, standing: Standing) -> int:
        if standing.canceled:
            return ALREADY_CANCELED
        return NO_CHANGE if standing.destroys else ALLOWED

    def make(self, standing: Standing, play: Play) -> None:
        standing.destroys = True


# ---- losses -------------------------------------------------------------------------------------------------------


def could_take(card: Ability, resource: int) -> bool:
    """Could a card of one's turn, or one that it is played as, take some of this resource?"""
    if card.sort == RESOURCE:
        return any_guise(card, True, -1)
    if card.sort != SPELL or card.any_time:
        return False
    return any(act.could_take(resource) for act in card.acts)


@dataclass(frozen=True)
class OfALoss(Addition):
    """It speaks of what somebody really loses of a resource."""

    of: Resource

    def misfit(self, card: Ability) -> str:
        return only_added(card)

    def describe(self, card: Ability) -> None:
        card.addition = self
        card.of = number(self.of)

    def refused(self, table: Table, seat: Seat, standing: Standing) -> int:
        if self.seats(table, standing, seat):
            return ALLOWED
        return self.no_followers_lost() if self.of is Resource.FOLLOWERS else NO_CHANGE

    def no_followers_lost(self) -> int:
        """Why it cannot be added where nobody of whom it could speak loses any."""
        return NO_FOLLOWERS_LOST

    def could_follow(self, card: Ability) -> bool:
        return could_take(card, number(self.of))


@dataclass(frozen=True)
class GainTheLoss(OfALoss):
    """What another really loses is gained."""

    def no_followers_lost(self) -> int:
        return NO_FOLLOWERS_LOST_BY_ANOTHER

    def about(self) -> int:
        return ABOUT_VICTIM

    def seats(self, table: Table, standing: Standing, player: Seat) -> list[Seat]:
        return standing.losers(number(self.of), player)

    def add(self, standing: Standing, play: Play) -> None:
        standing.gaining = [*standing.gaining, play]


@dataclass(frozen=True)
class CancelLoss(OfALoss):
    """Somebody does not lose a resource."""

    def describe(self, card: Ability) -> None:
        super().describe(card)
        card.changes_effect = True

    def about(self) -> int:
        return ABOUT_SPARED

    def seats(self, table: Table, standing: Standing, player: Seat) -> list[Seat]:
        return standing.losers(number(self.of), NONE)

    def add(self, standing: Standing, play: Play) -> None:
        standing.sparing = [*standing.sparing, play]


@dataclass(frozen=True)
class NegateLast(Addition):
    """The card just played counts for nothing."""

    def misfit(self, card: Ability) -> str:
        return only_added(card)

    def describe(self, card: Ability) -> None:
        card.addition = self
        card.negates = True
        card.changes_effect = True

    def refused(self, table: Table, seat: Seat, standing: Standing) -> int:
        last = table.plays[-1]
        sort = table.sort(last.card)
        return ALLOWED if not last.refused and (sort == SPELL or sort == RESOURCE) else NOT_JUST_PLAYED

    def could_follow(self, card: Ability) -> bool:
        return card.sort == RESOURCE or card.sort == SPELL


@dataclass(frozen=True)
class PlayAsOneOf(Act):
    """This card is played as one of several others."""

    guises: tuple[Guise, ...]
    amount: Number

    def misfit(self, card: Ability) -> str:
        return (
            "" if card.sort == RESOURCE and len(card.acts) == 1 else "only a RESOURCE card does this, and nothing else"
        )

    def describe(self, card: Ability) -> None:
        card.amount = self.amount.value
        card.guises = [NUMBERS[guise.value] for guise in self.guises]


def enter(grammar: Grammar) -> None:
    grammar.phrase(AddedTo, "on {played} : {act}")
    grammar.phrase(CaptureIt, "once|when it is resolved , put that card into you 's hand")
    grammar.phrase(CancelIt, "cancel it")
    grammar.phrase(StrikeBack, "it 's player loses as much of that resource as it really destroyed")
    grammar.phrase(DoubleTheGain, "double the {of} gained")
    grammar.phrase(AffectInstead, "it affects {to} instead")
    grammar.phrase(DestroyInstead, "it destroys instead of adding")
    grammar.phrase(GainTheLoss, "gain the {of} that one other player really loses")
    grammar.phrase(CancelLoss, "cancel one player 's loss of {of}")
    grammar.phrase(NegateLast, "negate the SPELL or RESOURCE card played last")
    grammar.phrase(PlayAsOneOf, "play this card as {guises:or} of {amount}")
