"""What a card of Mystic War says: one kind of node for each thing that it can tell the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Instruction
from mulligan.language.tree import Node


class Resource(Enum):
    """What a realm has."""

    FOLLOWERS = "followers"
    MYSTIC_POWER = "mystic power"
    GOLD = "gold"


class Whose(Enum):
    """Whom a card speaks of."""

    RECIPIENT = "recipient"
    EVERYBODY = "everybody"


class PlayedCard(Enum):
    """The card that another is added to."""

    DRAGON = "dragon"
    SORCERY = "sorcery"
    RESOURCE_CARD = "resource card"


class Guise(Enum):
    """What a wild card may be played as."""

    NOTORIETY = "notoriety"
    SORCERY = "sorcery"
    RICHES = "riches"
    DRAGON = "dragon"


class Deity(Enum):
    """A face-up card that stands in another's way."""

    GOD_KING = "god king"
    EARTH_GODDESS = "earth goddess"


# ---- resources -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainResource(Instruction):
    """Somebody has more of a resource."""

    who: Whose
    amount: Number
    of: Resource


@dataclass(frozen=True)
class DestroyResource(Instruction):
    """The recipient has less of one resource, whichever the player chooses."""

    amount: Number


@dataclass(frozen=True)
class DoubleResource(Instruction):
    """The recipient has twice as much of a resource."""

    of: Resource


@dataclass(frozen=True)
class HalveResource(Instruction):
    """The recipient has half as much of a resource, or of one of several."""

    of: tuple[Resource, ...]


@dataclass(frozen=True)
class Loss(Node):
    """So much of a resource."""

    amount: Number
    of: Resource


@dataclass(frozen=True)
class LoseDeitiesAnd(Instruction):
    """The recipient loses all face-up deities, then resources."""

    losses: tuple[Loss, ...]


@dataclass(frozen=True)
class LoseTurnedUp(Instruction):
    """The recipient loses of every resource what a card turned up says."""


@dataclass(frozen=True)
class DivideAmong(Instruction):
    """The recipient divides points among the resources and destruction."""

    points: Number


# ---- cards that are added to another (7.6) -------------------------------------------------------------------------


@dataclass(frozen=True)
class AddedTo(Instruction):
    """What a card does to the one that it is added to."""

    played: PlayedCard
    act: Instruction


@dataclass(frozen=True)
class CaptureIt(Instruction):
    """The card goes to hand when it is done."""


@dataclass(frozen=True)
class CancelIt(Instruction):
    """The card has no effect."""


@dataclass(frozen=True)
class StrikeBack(Instruction):
    """Who played it loses what it destroyed."""


@dataclass(frozen=True)
class DoubleTheGain(Instruction):
    """What is gained is doubled."""

    of: Resource


@dataclass(frozen=True)
class AffectInstead(Instruction):
    """It is about another resource."""

    to: Resource


@dataclass(frozen=True)
class DestroyInstead(Instruction):
    """It takes away what it would have added."""


@dataclass(frozen=True)
class GainTheLoss(Instruction):
    """What another really loses is gained."""

    of: Resource


@dataclass(frozen=True)
class CancelLoss(Instruction):
    """Somebody does not lose a resource."""

    of: Resource


@dataclass(frozen=True)
class NegateLast(Instruction):
    """The card just played counts for nothing."""


@dataclass(frozen=True)
class PlayAsOneOf(Instruction):
    """This card is played as one of several others."""

    guises: tuple[Guise, ...]
    amount: Number


# ---- deities -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NotWith(Instruction):
    """Whoever has this deity face up cannot be the recipient."""

    deity: Deity


@dataclass(frozen=True)
class NotTheirs(Instruction):
    """Of whoever has this deity face up, this resource cannot be chosen."""

    of: Resource
    deity: Deity


@dataclass(frozen=True)
class CannotLoseResource(Instruction):
    """The recipient never loses a resource."""

    of: Resource


@dataclass(frozen=True)
class MayRefuse(Instruction):
    """The recipient decides whether others' cards take effect."""


@dataclass(frozen=True)
class DoubleDragons(Instruction):
    """The recipient's Dragons count twice."""


@dataclass(frozen=True)
class RemoveDeity(Instruction):
    """A face-up deity is gone."""


@dataclass(frozen=True)
class StealDeity(Instruction):
    """A face-up deity changes sides."""


@dataclass(frozen=True)
class LoseThisInstead(Instruction):
    """This card is lost in place of a deity."""


@dataclass(frozen=True)
class GiveUpDeities(Instruction):
    """Everybody with deities gives one up."""


@dataclass(frozen=True)
class KeepGivenUp(Instruction):
    """The recipient may have one of what was given up."""


# ---- events --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StrongestPlays(Instruction):
    """Whoever has most of a resource draws cards and plays them."""

    of: Resource
    count: Number


@dataclass(frozen=True)
class TakeAnyDiscard(Instruction):
    """The recipient has a card of the discards."""


@dataclass(frozen=True)
class CheckVictory(Instruction):
    """Whoever meets their goal wins (8.0)."""


@dataclass(frozen=True)
class NoPassing(Instruction):
    """Who holds this card cannot pass (7.4)."""


@dataclass(frozen=True)
class TurnVictoryUp(Instruction):
    """The recipient's goal is open."""
