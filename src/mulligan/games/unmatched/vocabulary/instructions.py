"""What a card tells players to do."""

from __future__ import annotations

from enum import Enum

from mulligan.games.unmatched.vocabulary.amounts import CardsLike, WhichCard
from mulligan.games.unmatched.vocabulary.fighters import Fighters, Group, Spaces, Spoken
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity
from mulligan.language.tree import node


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


@node
class DrawCards(Instruction):
    """Draw so many cards."""

    count: Quantity


@node
class DrawAsMany(Instruction):
    """Draw as many cards as an amount says."""

    count: Amount


@node
class DrawUntil(Instruction):
    """Draw until there are so many cards in hand."""

    count: Amount


@node
class DiscardCards(Instruction):
    """Discard cards from hand."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


@node
class DiscardHand(Instruction):
    """Discard all cards in hand."""


@node
class DiscardTop(Instruction):
    """Discard from the top of a deck."""

    of: Players
    count: Amount = Number(1)


@node
class DealDamage(Instruction):
    """Damage that is not combat damage."""

    amount: Amount
    to: Fighters


@node
class DealUpTo(Instruction):
    """As much damage as one likes, up to a number."""

    most: Amount
    to: Fighters


@node
class DealAround(Instruction):
    """A fighter damages each fighter adjacent to it."""

    by: Fighters
    amount: Amount


@node
class RecoverHealth(Instruction):
    """Health comes back."""

    who: Fighters
    amount: Amount


@node
class SetHealth(Instruction):
    """Health becomes a number."""

    who: Fighters
    health: Amount


@node
class MoveFighters(Instruction):
    """Move each of these fighters up to so many spaces."""

    who: Fighters
    steps: Amount
    through: bool = False
    exactly: bool = False


@node
class PassThrough(Instruction):
    """The move just spoken of may go through opposing fighters."""

    who: Fighters = Spoken()


@node
class PlaceFighters(Instruction):
    """Put fighters somewhere without a move."""

    who: Fighters
    where: Spaces


@node
class PlaceInCombatSpace(Instruction):
    """Choose a space, then put a fighter there."""

    where: Spaces
    who: Fighters


@node
class SwapSpaces(Instruction):
    """Two fighters change places."""

    one: Fighters
    other: Fighters
    may: bool = False


@node
class NowIs(Instruction):
    """A fighter takes over in the combat."""

    who: Fighters
    part: Combatant


@node
class GainActions(Instruction):
    """More actions this turn."""

    count: Amount


@node
class CancelEffects(Instruction):
    """Effects on a card do not happen."""

    when: When
    card: WhichCard


@node
class SetValue(Instruction):
    """A card's value is something instead."""

    card: WhichCard
    value: Amount


@node
class AddValue(Instruction):
    """A card's value is increased."""

    card: WhichCard
    amount: Amount


@node
class AddForEach(Instruction):
    """A card's value is increased for each of something."""

    card: WhichCard
    amount: Amount
    per: Amount


@node
class LowerValue(Instruction):
    """A card's value is reduced."""

    card: WhichCard
    amount: Amount


@node
class DoubleValue(Instruction):
    """A card's value now counts twice."""

    card: WhichCard


@node
class IgnoreValue(Instruction):
    """A card's value counts for nothing."""

    card: WhichCard


@node
class FixValue(Instruction):
    """A card's value is as printed and does not change."""

    card: WhichCard


@node
class BoostCard(Instruction):
    """Boost the card in combat."""

    times: Amount = Number(1)


@node
class BlindBoost(Instruction):
    """Boost with the top card of the deck."""

    times: Amount = Number(1)


@node
class HoldFighters(Instruction):
    """Fighters cannot leave their spaces this turn."""

    who: Fighters


@node
class HoldEveryone(Instruction):
    """No fighter can leave its space this turn."""


@node
class IgnoreBrainwashed(Instruction):
    """Brainwashed effects do not happen this turn."""


@node
class ShuffleIn(Instruction):
    """Cards of the discard pile go into the deck."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


@node
class ShuffleThisIn(Instruction):
    """This card, and cards from the top of the discard pile, go into the deck."""

    more: Amount


@node
class ShufflePileIn(Instruction):
    """The whole discard pile goes into the deck."""


@node
class TakeBack(Instruction):
    """Cards of the discard pile go to hand."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


@node
class PileToDeck(Instruction):
    """Cards of the discard pile go on top of the deck."""

    count: Quantity
    what: CardsLike = CardsLike()


@node
class PutThisOnDeck(Instruction):
    """This card goes on top of the deck, or under it."""

    top: bool = True


@node
class TakeAllBack(Instruction):
    """All cards of a kind go from the discard pile to hand."""

    what: CardsLike


@node
class SearchFor(Instruction):
    """Find a card in the deck or the discard pile."""

    what: CardsLike
    deck: bool = True
    pile: bool = True


@node
class AcquireMission(Instruction):
    """Find the next mission."""


@node
class StoreTop(Instruction):
    """The top cards of a deck go into the Vibranium Suit."""

    of: Players
    count: Amount = Number(1)


@node
class ChooseOpponent(Instruction):
    """Choose an opponent."""


@node
class ChooseOpponentWith(Instruction):
    """Choose an opponent who has a fighter of a kind."""

    group: Group


@node
class ChooseFighter(Instruction):
    """Choose a fighter."""

    who: Fighters


@node
class LookAtHand(Instruction):
    """See a hand."""

    of: Players


@node
class ChooseForThem(Instruction):
    """Choose a card of the hand just seen, which is discarded."""

    what: CardsLike = CardsLike()


@node
class EndTheTurn(Instruction):
    """The turn is over."""


@node
class StrongerAttacks(Instruction):
    """A fighter's attacks are worth more this turn."""

    who: Fighters
    amount: Amount


@node
class ReturnThisCard(Instruction):
    """This card goes back to hand."""


@node
class ReturnDefeated(Instruction):
    """A defeated fighter comes back."""

    who: Fighters
    where: Spaces


@node
class DefeatFighter(Instruction):
    """A fighter is defeated."""

    who: Fighters


@node
class CountsAsWon(Instruction):
    """You are considered to have won."""


@node
class LimitDamage(Instruction):
    """A fighter takes no more than so much combat damage."""

    who: Fighters
    most: Amount


@node
class PreventAllDamage(Instruction):
    """No combat damage."""


@node
class NoDraws(Instruction):
    """A player draws nothing this turn."""

    who: Players


@node
class ShieldFighter(Instruction):
    """Only combat damage hurts a fighter in this combat."""

    who: Fighters


@node
class FloorHealth(Instruction):
    """Damage leaves at least 1 health this turn."""

    who: Fighters


@node
class GainCounters(Instruction):
    """Rage, Hellfire and the like."""

    count: Amount
    name: str


@node
class SetCounters(Instruction):
    """So many counters."""

    count: Amount
    name: str


@node
class SpendCounters(Instruction):
    """Give counters up."""

    count: Quantity
    name: str


@node
class PutOnDeck(Instruction):
    """Cards of the hand go on the deck, or under it."""

    count: Quantity
    top: bool = True


@node
class ShuffleHandIn(Instruction):
    """The hand goes into the deck."""


@node
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


@node
class SiftTop(Instruction):
    """Look at cards on top of a deck: some go elsewhere, the rest back in any order."""

    count: Amount
    of: Players
    taken: Amount = Number(0)
    where: Where = Where.BACK
    shown: bool = False
    rest_under: bool = False


@node
class PutThatUnder(Instruction):
    """The card spoken of goes under its deck."""


@node
class PutThatCard(Instruction):
    """The card spoken of goes to hand or to the discard pile."""

    hand: bool = True
