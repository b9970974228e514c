"""Phrases about DEITY cards: what they grant while they are face up, and how they are lost."""

from dataclasses import dataclass
from typing import Final

from mulligan.games.mystic_war.cards import ABILITY, DEITY, Ability
from mulligan.games.mystic_war.options import (
    ABOUT_SACRIFICE,
    NO_DEITY_BEING_LOST,
    NO_DEITY_OF_ANOTHER,
    NO_FACE_UP_DEITY,
    NOT_ANOTHER_PLAYER,
)
from mulligan.games.mystic_war.rules.calamities import VacationOfTheGods, VacationReward
from mulligan.games.mystic_war.rules.effect import Effect
from mulligan.games.mystic_war.rules.play import PlayCard
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import GIVES_UP, KEEPS_DEITY, TAKES_DEITY, Play, Table
from mulligan.games.mystic_war.vocabulary.act import Act, Addition
from mulligan.games.mystic_war.vocabulary.terms import Resource, number
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.grammar import Grammar

ONLY_STAYING: Final = "only a DEITY card that stays face up does this"
ONLY_PLAYED: Final = "only a DEITY card that is played on one's turn does this"


def stays(card: Ability) -> str:
    return "" if card.sort == DEITY and card.stays else ONLY_STAYING


def plays_on_a_turn(card: Ability) -> str:
    return "" if card.sort == DEITY and not card.stays and not card.any_time else ONLY_PLAYED


# ---- while it is face up ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CannotLoseResource(Act):
    """The recipient never loses a resource."""

    of: Resource

    def misfit(self, card: Ability) -> str:
        return stays(card)

    def describe(self, card: Ability) -> None:
        card.has_recipient = True
        card.shields[number(self.of)] = True


@dataclass(frozen=True)
class MayRefuse(Act):
    """The recipient decides whether others' cards take effect."""

    def misfit(self, card: Ability) -> str:
        return stays(card)

    def describe(self, card: Ability) -> None:
        card.has_recipient = True
        card.lets_refuse = True


@dataclass(frozen=True)
class DoubleDragons(Act):
    """The recipient's Dragons count twice."""

    def misfit(self, card: Ability) -> str:
        return stays(card)

    def describe(self, card: Ability) -> None:
        card.has_recipient = True
        card.doubles_dragons = True


# ---- losing it ----------------------------------------------------------------------------------------------------


class LoseDeity(Act):
    """A face-up deity, which the player chooses, is lost; Sacrifice is lost in its place."""

    def misfit(self, card: Ability) -> str:
        return plays_on_a_turn(card) or ("" if len(card.acts) == 1 else "a card takes one deity, and does nothing else")

    def describe(self, card: Ability) -> None:
        card.has_recipient = True
        card.limits_recipient = True
        card.takes_deity = True

    def do(self, table: Table, at: Effect) -> bool:
        loser, deity = at.on, Card(at.play.detail)
        sacrifice = Standing(table, at.base, at.chaos).sacrifice
        if sacrifice is None:
            table.fall(deity, loser)
            self.take(table, at, deity)
            return True
        table.happen(KEEPS_DEITY, loser, ABILITY[sacrifice.effect].name, deity)
        self.take_instead(table, at, sacrifice)
        return True

    def take(self, table: Table, at: Effect, deity: Card) -> None:
        """The deity no longer stands before the recipient."""
        raise NotImplementedError

    def take_instead(self, table: Table, at: Effect, sacrifice: Play) -> None:
        """The deity stays, and the card that stepped in is lost."""


@dataclass(frozen=True)
class RemoveDeity(LoseDeity):
    """A face-up deity is gone."""

    def refuses(self, table: Table, player: Seat, seat: Seat, chaos: bool) -> int:
        return ALLOWED if table.face_up[seat] else NO_FACE_UP_DEITY

    def take(self, table: Table, at: Effect, deity: Card) -> None:
        table.discard(deity)
        table.happen(GIVES_UP, at.on, at.rule, deity)


@dataclass(frozen=True)
class StealDeity(LoseDeity):
    """A face-up deity changes sides."""

    def refuses(self, table: Table, player: Seat, seat: Seat, chaos: bool) -> int:
        if seat == player:
            return NOT_ANOTHER_PLAYER
        return ALLOWED if table.face_up[seat] else NO_DEITY_OF_ANOTHER

    def take(self, table: Table, at: Effect, deity: Card) -> None:
        table.stand(deity, at.player)
        table.happen(TAKES_DEITY, at.player, at.rule, deity, 0, at.on)

    def take_instead(self, table: Table, at: Effect, sacrifice: Play) -> None:
        table.pick_up(sacrifice, at.player)


@dataclass(frozen=True)
class LoseThisInstead(Addition):
    """This card is lost in place of a deity."""

    def misfit(self, card: Ability) -> str:
        alone = card.sort == DEITY and card.any_time and not card.stays and len(card.acts) == 1
        return "" if alone else "only a DEITY card for any time does this, and nothing else"

    def describe(self, card: Ability) -> None:
        card.addition = self

    def refused(self, table: Table, seat: Seat, standing: Standing) -> int:
        return ALLOWED if standing.losing_deities() else NO_DEITY_BEING_LOST

    def about(self) -> int:
        return ABOUT_SACRIFICE

    def seats(self, table: Table, standing: Standing, player: Seat) -> list[Seat]:
        return standing.losing_deities()

    def add(self, standing: Standing, play: Play) -> None:
        standing.sacrifice = play

    def could_follow(self, card: Ability) -> bool:
        return card.takes_deity


@dataclass(frozen=True)
class GiveUpDeities(Act):
    """Everybody with deities gives one up: which, they say as soon as the card is played."""

    def misfit(self, card: Ability) -> str:
        return plays_on_a_turn(card)

    def describe(self, card: Ability) -> None:
        card.has_recipient = True
        card.frees_deities = True

    def announce(self, table: Table, playing: PlayCard) -> None:
        table.push(VacationOfTheGods(playing.player, ABILITY[playing.effect].name))

    def do(self, table: Table, at: Effect) -> bool:
        table.push(VacationReward(at.on, at.base))
        return False


@dataclass(frozen=True)
class KeepGivenUp(Act):
    """The recipient may have one of what was given up."""

    def misfit(self, card: Ability) -> str:
        return "" if card.frees_deities else "nothing is given up before"

    def describe(self, card: Ability) -> None:
        card.keeps_one = True


def enter(grammar: Grammar) -> None:
    grammar.phrase(CannotLoseResource, "the recipient cannot lose {of}")
    grammar.phrase(MayRefuse, "the recipient may refuse the SPELL and RESOURCE cards of others")
    grammar.phrase(DoubleDragons, "Dragons that the recipient plays have double effect")
    grammar.phrase(RemoveDeity, "remove one face-up DEITY card")
    grammar.phrase(StealDeity, "take one face-up DEITY card from another player and put it face up before you")
    grammar.phrase(LoseThisInstead, "a player who is losing a DEITY card keeps it and loses Sacrifice instead")
    grammar.phrase(GiveUpDeities, "each|every player with face-up DEITY cards gives up one")
    grammar.phrase(KeepGivenUp, "the recipient may keep one of those")
