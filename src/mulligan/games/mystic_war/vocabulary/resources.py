"""Phrases about resources: gained, destroyed, doubled, halved, lost, divided; and whom they cannot reach."""

from dataclasses import dataclass
from typing import Final

from mulligan.games.mystic_war.cards import AMOUNT, EVENT, NUMBERS, RESOURCE, SPELL, TYPE, Ability
from mulligan.games.mystic_war.mat import RESOURCES
from mulligan.games.mystic_war.options import EARTH_GODDESS_BARS, GOD_KING_BARS
from mulligan.games.mystic_war.rules.calamities import Boon
from mulligan.games.mystic_war.rules.effect import Effect
from mulligan.games.mystic_war.table import GIVES_UP, NO_EFFECT_LEFT, TURNS_UP, Play, Table
from mulligan.games.mystic_war.vocabulary.act import Act
from mulligan.games.mystic_war.vocabulary.terms import Deity, Resource, Whose, number
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Seat
from mulligan.language.core.amounts import Number
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node

USUAL_BLAST: Final = 6  # what a RESOURCE card is worth on average: nobody knows which one is turned up
ONLY_EVENT: Final = "only an EVENT card does this"
NOT_ADDED: Final = "only a SPELL or EVENT card that is played on one's turn does this"
ONE_CHOICE: Final = "a card lets its player choose one resource, once"
ALONE: Final = "a RESOURCE card does one thing"


def plays_on_a_turn(card: Ability) -> bool:
    return card.sort == EVENT or (card.sort == SPELL and not card.any_time)


def choosing(card: Ability) -> int:
    """How many acts of a card let its player choose a resource."""
    found = 0
    for act in card.acts:
        if isinstance(act, DestroyResource) or (isinstance(act, HalveResource) and len(act.of) > 1):
            found += 1
    return found


@dataclass(frozen=True)
class GainResource(Act):
    """Somebody has more of a resource."""

    who: Whose
    amount: Number
    of: Resource

    def misfit(self, card: Ability) -> str:
        if card.sort == RESOURCE:
            return ALONE if len(card.acts) > 1 or self.who is not Whose.RECIPIENT else ""
        return "" if plays_on_a_turn(card) else NOT_ADDED

    def describe(self, card: Ability) -> None:
        card.amount = self.amount.value
        card.gains = number(self.of)
        if self.who is Whose.RECIPIENT:
            card.has_recipient = True

    def do(self, table: Table, at: Effect) -> bool:
        if self.who is Whose.RECIPIENT:
            at.gain(at.on, number(self.of), self.amount.value)
            return True
        for seat in table.clockwise(at.player):
            at.gain(seat, number(self.of), self.amount.value)
        return True

    def foresee(self, table: Table, at: Effect) -> None:
        self.do(table, at)


@dataclass(frozen=True)
class DestroyResource(Act):
    """The recipient has less of one resource, whichever the player chooses."""

    amount: Number

    def misfit(self, card: Ability) -> str:
        if card.sort == RESOURCE:
            return ALONE if len(card.acts) > 1 else ""
        if choosing(card) > 1:
            return ONE_CHOICE
        return "" if plays_on_a_turn(card) else NOT_ADDED

    def describe(self, card: Ability) -> None:
        card.amount = self.amount.value
        card.destroys = True
        card.has_recipient = True
        card.choice = list(range(RESOURCES))

    def do(self, table: Table, at: Effect) -> bool:
        at.lose(at.on, at.play.detail, self.amount.value)
        return True

    def foresee(self, table: Table, at: Effect) -> None:
        self.do(table, at)

    def takes(self, table: Table, play: Play, resource: int) -> int:
        return self.amount.value if play.detail == resource else 0

    def could_take(self, resource: int) -> bool:
        return True


@dataclass(frozen=True)
class DoubleResource(Act):
    """The recipient has twice as much of a resource."""

    of: Resource

    def misfit(self, card: Ability) -> str:
        return "" if plays_on_a_turn(card) else NOT_ADDED

    def describe(self, card: Ability) -> None:
        card.has_recipient = True

    def do(self, table: Table, at: Effect) -> bool:
        at.gain(at.on, number(self.of), table.amount_of(at.on, number(self.of)))
        return True

    def foresee(self, table: Table, at: Effect) -> None:
        self.do(table, at)


@dataclass(frozen=True)
class HalveResource(Act):
    """The recipient has half as much of a resource, or of one of several. 7.9: what remains is rounded up."""

    of: tuple[Resource, ...]

    def misfit(self, card: Ability) -> str:
        if choosing(card) > 1:
            return ONE_CHOICE
        return "" if plays_on_a_turn(card) else NOT_ADDED

    def describe(self, card: Ability) -> None:
        card.has_recipient = True
        if len(self.of) > 1:
            card.choice = [number(one) for one in self.of]

    def halved(self, play: Play) -> int:
        return number(self.of[0]) if len(self.of) == 1 else play.detail

    def do(self, table: Table, at: Effect) -> bool:
        resource = self.halved(at.play)
        at.lose(at.on, resource, table.amount_of(at.on, resource) // 2)
        return True

    def foresee(self, table: Table, at: Effect) -> None:
        self.do(table, at)

    def takes(self, table: Table, play: Play, resource: int) -> int:
        return table.amount_of(play.on, resource) // 2 if self.halved(play) == resource else 0

    def could_take(self, resource: int) -> bool:
        return any(number(one) == resource for one in self.of)


@dataclass(frozen=True)
class Loss(Node):
    """So much of a resource."""

    amount: Number
    of: Resource


@dataclass(frozen=True)
class LoseDeitiesAnd(Act):
    """The recipient loses all face-up deities, then resources. Nothing can be sacrificed for the deities."""

    losses: tuple[Loss, ...]

    def misfit(self, card: Ability) -> str:
        return "" if card.sort == EVENT else ONLY_EVENT

    def describe(self, card: Ability) -> None:
        card.has_recipient = True

    def do(self, table: Table, at: Effect) -> bool:
        for deity in table.face_up[at.on]:
            table.fall(deity, at.on)
            table.discard(deity)
            table.happen(GIVES_UP, at.on, at.rule, deity)
        self.foresee(table, at)
        return True

    def foresee(self, table: Table, at: Effect) -> None:
        for loss in self.losses:
            at.lose(at.on, number(loss.of), loss.amount.value)


@dataclass(frozen=True)
class LoseTurnedUp(Act):
    """Cards are turned up to the first RESOURCE card; the recipient loses its amount of every resource."""

    def misfit(self, card: Ability) -> str:
        return "" if card.sort == EVENT else ONLY_EVENT

    def describe(self, card: Ability) -> None:
        card.has_recipient = True

    def do(self, table: Table, at: Effect) -> bool:
        if not any(TYPE[table.printed[card]] == RESOURCE for card in [*table.deck, *table.discarded()]):
            table.happen(NO_EFFECT_LEFT, at.on, at.rule)
            return True
        while True:
            card = table.draw()
            kind = table.printed[card]
            table.discard(card)
            table.happen(TURNS_UP, at.on, at.rule, card)
            if TYPE[kind] == RESOURCE:
                for resource in range(RESOURCES):
                    at.lose(at.on, resource, AMOUNT[kind])
                return True

    def foresee(self, table: Table, at: Effect) -> None:
        for resource in range(RESOURCES):
            at.lose(at.on, resource, USUAL_BLAST)


@dataclass(frozen=True)
class DivideAmong(Act):
    """The recipient divides points among the resources and destruction."""

    points: Number

    def misfit(self, card: Ability) -> str:
        return "" if card.sort == EVENT else ONLY_EVENT

    def describe(self, card: Ability) -> None:
        card.has_recipient = True

    def do(self, table: Table, at: Effect) -> bool:
        table.push(Boon(at.decider, at.on, self.points.value, at.rule))
        return False


# ---- whom they cannot reach ---------------------------------------------------------------------------------------


def barred_by(deity: Deity) -> int:
    return GOD_KING_BARS if deity is Deity.GOD_KING else EARTH_GODDESS_BARS


@dataclass(frozen=True)
class NotWith(Act):
    """Whoever has this deity face up cannot be the recipient."""

    deity: Deity

    def misfit(self, card: Ability) -> str:
        return "" if plays_on_a_turn(card) and card.has_recipient else NOT_ADDED

    def describe(self, card: Ability) -> None:
        card.limits_recipient = True

    def refuses(self, table: Table, player: Seat, seat: Seat, chaos: bool) -> int:
        if chaos or not table.has_deity(seat, NUMBERS[self.deity.value]):
            return ALLOWED
        return barred_by(self.deity)


@dataclass(frozen=True)
class NotTheirs(Act):
    """Of whoever has this deity face up, this resource cannot be chosen."""

    of: Resource
    deity: Deity

    def misfit(self, card: Ability) -> str:
        if not plays_on_a_turn(card):
            return NOT_ADDED
        if len(card.choice) < 2 or number(self.of) not in card.choice:
            return "its player does not choose this resource among others"
        return ""

    def keeps_out(self, table: Table, seat: Seat, resource: int) -> int:
        if resource != number(self.of) or not table.has_deity(seat, NUMBERS[self.deity.value]):
            return ALLOWED
        return barred_by(self.deity)


def enter(grammar: Grammar) -> None:
    grammar.phrase(GainResource, "{who} gains {amount} {of}")
    grammar.phrase(DestroyResource, "destroy {amount} of one resource of the recipient")
    grammar.phrase(DoubleResource, "double the recipient 's {of}", "double they 's {of}")
    grammar.phrase(HalveResource, "halve the recipient 's {of:or}", "halve they 's {of:or}")
    grammar.phrase(Loss, "{amount} {of}")
    grammar.phrase(
        LoseDeitiesAnd, "the recipient loses every|each face-up DEITY card , then {losses:and}",
        "the recipient loses every|each face-up DEITY card and then {losses:and}",
    )  # fmt: skip
    grammar.phrase(
        LoseTurnedUp,
        "turn cards from the deck up to a RESOURCE card : the recipient loses it 's amount of every|each resource",
    )
    grammar.phrase(
        DivideAmong,
        "the recipient divides {points} points among Followers , Mystic Power , Gold and destruction of one resource "
        "of another",
    )
    grammar.phrase(NotWith, "not on a player with {deity}")
    grammar.phrase(NotTheirs, "not the {of} of a player with {deity}")
