"""What a card tells players to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.games.unmatched.vocabulary.amounts import CardsLike, WhichCard
from mulligan.games.unmatched.vocabulary.fighters import Fighters, Group, Spaces, Spoken
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity


class When(Enum):
    """Which effects on a card."""

    ALL = "all"
    AFTER = "after combat"
    DURING = "during combat"
    IMMEDIATELY = "immediately"


class Combatant(Enum):
    """A part in the combat."""

    DEFENDER = "defender"
    ATTACKER = "attacker"
    EITHER = "in the combat"


@dataclass(frozen=True)
class DrawCards(Instruction):
    """Draw so many cards."""

    count: Quantity


@dataclass(frozen=True)
class DrawAsMany(Instruction):
    """Draw as many cards as an amount says."""

    count: Amount


@dataclass(frozen=True)
class DrawUntil(Instruction):
    """Draw until there are so many cards in hand."""

    count: Amount


@dataclass(frozen=True)
class DiscardCards(Instruction):
    """Discard cards from hand."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


@dataclass(frozen=True)
class DiscardHand(Instruction):
    """Discard all cards in hand."""


@dataclass(frozen=True)
class DiscardTop(Instruction):
    """Discard from the top of a deck."""

    of: Players
    count: Amount = Number(1)


@dataclass(frozen=True)
class DealDamage(Instruction):
    """Damage that is not combat damage."""

    amount: Amount
    to: Fighters


@dataclass(frozen=True)
class DealUpTo(Instruction):
    """As much damage as one likes, up to a number."""

    most: Amount
    to: Fighters


@dataclass(frozen=True)
class DealAround(Instruction):
    """A fighter damages each fighter adjacent to it."""

    by: Fighters
    amount: Amount


@dataclass(frozen=True)
class RecoverHealth(Instruction):
    """Health comes back."""

    who: Fighters
    amount: Amount


@dataclass(frozen=True)
class SetHealth(Instruction):
    """Health becomes a number."""

    who: Fighters
    health: Amount


@dataclass(frozen=True)
class MoveFighters(Instruction):
    """Move each of these fighters up to so many spaces."""

    who: Fighters
    steps: Amount
    through: bool = False
    exactly: bool = False


@dataclass(frozen=True)
class PassThrough(Instruction):
    """The move just spoken of may go through opposing fighters."""

    who: Fighters = Spoken()


@dataclass(frozen=True)
class PlaceFighters(Instruction):
    """Put fighters somewhere without a move."""

    who: Fighters
    where: Spaces


@dataclass(frozen=True)
class PlaceInCombatSpace(Instruction):
    """Choose a space, then put a fighter there."""

    where: Spaces
    who: Fighters


@dataclass(frozen=True)
class SwapSpaces(Instruction):
    """Two fighters change places."""

    one: Fighters
    other: Fighters
    may: bool = False


@dataclass(frozen=True)
class NowIs(Instruction):
    """A fighter takes over in the combat."""

    who: Fighters
    part: Combatant


@dataclass(frozen=True)
class GainActions(Instruction):
    """More actions this turn."""

    count: Amount


@dataclass(frozen=True)
class CancelEffects(Instruction):
    """Effects on a card do not happen."""

    when: When
    card: WhichCard


@dataclass(frozen=True)
class SetValue(Instruction):
    """A card's value is something instead."""

    card: WhichCard
    value: Amount


@dataclass(frozen=True)
class AddValue(Instruction):
    """A card's value is increased."""

    card: WhichCard
    amount: Amount


@dataclass(frozen=True)
class AddForEach(Instruction):
    """A card's value is increased for each of something."""

    card: WhichCard
    amount: Amount
    per: Amount


@dataclass(frozen=True)
class LowerValue(Instruction):
    """A card's value is reduced."""

    card: WhichCard
    amount: Amount


@dataclass(frozen=True)
class DoubleValue(Instruction):
    """A card's value now counts twice."""

    card: WhichCard


@dataclass(frozen=True)
class IgnoreValue(Instruction):
    """A card's value counts for nothing."""

    card: WhichCard


@dataclass(frozen=True)
class FixValue(Instruction):
    """A card's value is as printed and does not change."""

    card: WhichCard


@dataclass(frozen=True)
class BoostCard(Instruction):
    """Boost the card in combat."""

    times: Amount = Number(1)


@dataclass(frozen=True)
class BlindBoost(Instruction):
    """Boost with the top card of the deck."""

    times: Amount = Number(1)


@dataclass(frozen=True)
class HoldFighters(Instruction):
    """Fighters cannot leave their spaces this turn."""

    who: Fighters


@dataclass(frozen=True)
class HoldEveryone(Instruction):
    """No fighter can leave its space this turn."""


@dataclass(frozen=True)
class IgnoreBrainwashed(Instruction):
    """Brainwashed effects do not happen this turn."""


@dataclass(frozen=True)
class ShuffleIn(Instruction):
    """Cards of the discard pile go into the deck."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


@dataclass(frozen=True)
class ShuffleThisIn(Instruction):
    """This card, and cards from the top of the discard pile, go into the deck."""

    more: Amount


@dataclass(frozen=True)
class ShufflePileIn(Instruction):
    """The whole discard pile goes into the deck."""


@dataclass(frozen=True)
class TakeBack(Instruction):
    """Cards of the discard pile go to hand."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


@dataclass(frozen=True)
class PileToDeck(Instruction):
    """Cards of the discard pile go on top of the deck."""

    count: Quantity
    what: CardsLike = CardsLike()


@dataclass(frozen=True)
class PutThisOnDeck(Instruction):
    """This card goes on top of the deck, or under it."""

    top: bool = True


@dataclass(frozen=True)
class TakeAllBack(Instruction):
    """All cards of a kind go from the discard pile to hand."""

    what: CardsLike


@dataclass(frozen=True)
class SearchFor(Instruction):
    """Find a card in the deck or the discard pile."""

    what: CardsLike
    deck: bool = True
    pile: bool = True


@dataclass(frozen=True)
class AcquireMission(Instruction):
    """Find the next mission."""


@dataclass(frozen=True)
class StoreTop(Instruction):
    """The top cards of a deck go into the Vibranium Suit."""

    of: Players
    count: Amount = Number(1)


@dataclass(frozen=True)
class ChooseOpponent(Instruction):
    """Choose an opponent."""


@dataclass(frozen=True)
class ChooseOpponentWith(Instruction):
    """Choose an opponent who has a fighter of a kind."""

    group: Group


@dataclass(frozen=True)
class ChooseFighter(Instruction):
    """Choose a fighter."""

    who: Fighters


@dataclass(frozen=True)
class LookAtHand(Instruction):
    """See a hand."""

    of: Players


@dataclass(frozen=True)
class ChooseForThem(Instruction):
    """Choose a card of the hand just seen, which is discarded."""

    what: CardsLike = CardsLike()


@dataclass(frozen=True)
class EndTheTurn(Instruction):
    """The turn is over."""


@dataclass(frozen=True)
class StrongerAttacks(Instruction):
    """A fighter's attacks are worth more this turn."""

    who: Fighters
    amount: Amount


@dataclass(frozen=True)
class ReturnThisCard(Instruction):
    """This card goes back to hand."""


@dataclass(frozen=True)
class ReturnDefeated(Instruction):
    """A defeated fighter comes back."""

    who: Fighters
    where: Spaces


@dataclass(frozen=True)
class DefeatFighter(Instruction):
    """A fighter is defeated."""

    who: Fighters


@dataclass(frozen=True)
class CountsAsWon(Instruction):
    """You are considered to have won."""


@dataclass(frozen=True)
class LimitDamage(Instruction):
    """A fighter takes no more than so much combat damage."""

    who: Fighters
    most: Amount


@dataclass(frozen=True)
class PreventAllDamage(Instruction):
    """No combat damage."""


@dataclass(frozen=True)
class NoDraws(Instruction):
    """A player draws nothing this turn."""

    who: Players


@dataclass(frozen=True)
class ShieldFighter(Instruction):
    """Only combat damage hurts a fighter in this combat."""

    who: Fighters


@dataclass(frozen=True)
class FloorHealth(Instruction):
    """Damage leaves at least 1 health this turn."""

    who: Fighters


@dataclass(frozen=True)
class GainCounters(Instruction):
    """Rage, Hellfire and the like."""

    count: Amount
    name: str


@dataclass(frozen=True)
class SetCounters(Instruction):
    """So many counters."""

    count: Amount
    name: str


@dataclass(frozen=True)
class SpendCounters(Instruction):
    """Give counters up."""

    count: Quantity
    name: str


@dataclass(frozen=True)
class PutOnDeck(Instruction):
    """Cards of the hand go on the deck, or under it."""

    count: Quantity
    top: bool = True


@dataclass(frozen=True)
class ShuffleHandIn(Instruction):
    """The hand goes into the deck."""


@dataclass(frozen=True)
class RevealTop(Instruction):
    """Show the top card of a deck."""

    of: Players
    bottom: bool = False


class Where(Enum):
    """Where cards go that were looked at on top of a deck."""

    BACK = "back"
    HAND = "hand"
    DISCARD = "discard"
    BOTTOM = "bottom"


@dataclass(frozen=True)
class SiftTop(Instruction):
    """Look at cards on top of a deck: some go elsewhere, the rest back in any order."""

    count: Amount
    of: Players
    taken: Amount = Number(0)
    where: Where = Where.BACK
    shown: bool = False
    rest_under: bool = False


@dataclass(frozen=True)
class PutThatUnder(Instruction):
    """The card spoken of goes under its deck."""


@dataclass(frozen=True)
class PutThatCard(Instruction):
    """The card spoken of goes to hand or to the discard pile."""

    hand: bool = True
