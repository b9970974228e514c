"""What a card tells players to do."""

from __future__ import annotations

from enum import Enum

from mulligan.games.unmatched.vocabulary.amounts import COUNTERS, CardsLike, WhichCard
from mulligan.games.unmatched.vocabulary.fighters import Fighters, Group, Spaces, Spoken, YourFighter
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity
from mulligan.language.grammar import Grammar
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
class TakeBack(Instruction):
    """Cards of the discard pile go to hand."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False


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


@node
class PutThatUnder(Instruction):
    """The card spoken of goes under its deck."""


@node
class PutThatCard(Instruction):
    """The card spoken of goes to hand or to the discard pile."""

    hand: bool = True


def enter(grammar: Grammar) -> None:
    """Enter the phrases for instructions."""
    enter_words(grammar)
    enter_cards(grammar)
    enter_piles(grammar)
    enter_health(grammar)
    enter_movement(grammar)
    enter_combat(grammar)
    enter_turn(grammar)


def enter_words(grammar: Grammar) -> None:
    grammar.words(When.ALL, "all effects", "the effects", "the effect", "all of the effects")
    grammar.words(When.AFTER, "all after combat effects", "the after combat effects", "any after combat effects")
    grammar.words(When.DURING, "all during combat effects")
    grammar.words(When.IMMEDIATELY, "all immediately effects")
    grammar.words(Combatant.DEFENDER, "the defender")
    grammar.words(Combatant.ATTACKER, "the attacker")
    grammar.words(Combatant.EITHER, "in the combat")


def enter_cards(grammar: Grammar) -> None:
    grammar.phrase(DrawCards, "draw(s) {count} card+s", "draw(s) {count} more|additional card+s")
    grammar.phrase(DrawAsMany, "draw(s) [a number of] card+s equal to {count}", "draw(s) {count} cards")
    grammar.phrase(
        DrawUntil, "draw(s) until you|they have|has {count} card+s in you|they 's hand",
        "draw(s) until you|they have|has a hand of {count} card+s",
    )  # fmt: skip
    grammar.phrase(DiscardCards, "discard(s) {count} random {what}", "discard(s) {count} {what} at random", random=True)
    grammar.phrase(
        DiscardCards, "discard(s) {count} {what} [from you|they 's hand]", "choose(s) and discard(s) {count} {what}"
    )
    grammar.phrase(DiscardTop, "discard(s) the top card of {of} 's deck")
    grammar.phrase(DiscardTop, "discard(s) the top {count} cards of {of} 's deck")
    grammar.phrase(
        StoreTop, "reveal the top card of {of} 's deck and store it in you 's vibranium suit",
    )  # fmt: skip
    grammar.phrase(StoreTop, "reveal the top {count} cards of {of} 's deck and store them in you 's vibranium suit")
    grammar.phrase(AcquireMission, "acquire a new mission")
    grammar.phrase(LookAtHand, "look at {of} 's hand")
    ways = (
        "choose {n} {what} for them to discard",
        "choose {n} {what} in they 's hand for them to discard",
        "choose {n} {what} in they 's hand . they discard it",
    )
    for way in ways:
        for number in ("1", "a|an", "one"):
            grammar.phrase(ChooseForThem, way.replace("{n}", number))
    grammar.phrase(ChooseOpponent, "choose an opponent")
    grammar.phrase(ChooseOpponentWith, "choose an opponent with a|an {group}")
    grammar.phrase(RevealTop, "reveal the top card of {of} 's deck", "look at the top card of {of} 's deck")
    grammar.phrase(RevealTop, "reveal the bottom card of {of} 's deck", bottom=True)
    grammar.phrase(PutThatCard, "put the|that card in|into you 's hand", "add the|that card|it to you 's hand",
                   "put it in|into you 's hand", "draw that|the card")  # fmt: skip
    grammar.phrase(PutThatCard, "discard that|the card", "discard it", hand=False)
    grammar.phrase(PutThatUnder, "put that card on the bottom of you 's deck")
    grammar.phrase(SiftTop, "look at the top {count} cards of {of} 's deck . put|place them back in any order")
    grammar.phrase(
        SiftTop,
        "look at the top {count} cards of {of} 's deck . put|add {taken} of them in|into|to you 's hand and "
        "<put> the other <two|2|three|3|one|1> back on top of you 's deck [,] in any order",
        where=Where.HAND,
    )
    grammar.phrase(
        SiftTop,
        "look at the top {count} cards of {of} 's deck and discard {taken} of them . put|place the other 2|two|3|three "
        "back in any order",
        where=Where.DISCARD,
    )
    grammar.phrase(
        SiftTop,
        "reveal the top {count} cards of {of} 's deck . put {taken} of them on the bottom of the deck and the rest "
        "on top in any order",
        where=Where.BOTTOM,
        shown=True,
    )
    grammar.phrase(PutOnDeck, "put(s) {count} card+s from|in you 's hand on|on_the top of you 's deck",
                   "put(s) {count} card+s from|in you 's hand on the top of you 's deck")  # fmt: skip
    grammar.phrase(PutOnDeck, "put(s) [out] {count} card+s from|in you 's hand on the bottom of you 's deck", top=False)
    grammar.phrase(ShuffleHandIn, "shuffle you 's hand into you 's deck")


def enter_piles(grammar: Grammar) -> None:
    grammar.phrase(
        ShuffleIn, "shuffle(s) {count} {what} from|in you 's discard pile [back] into you 's deck",
        "choose {count} {what} in|from you 's discard pile and shuffle it|them [back] into you 's deck",
    )  # fmt: skip
    grammar.phrase(
        ShuffleIn, "shuffle(s) {count} random {what} from|in you 's discard pile into you 's deck", random=True
    )
    grammar.phrase(ShuffleThisIn, "shuffle this card and the top {more} cards of you 's discard pile into you 's deck")
    grammar.phrase(ShuffleThisIn, "shuffle this card [back] into you 's deck", more=Number(0))
    grammar.phrase(
        TakeBack, "return {count} {what} from|in you 's discard pile to you 's hand",
        "choose {count} {what} in|from you 's discard pile and add|return|put it|them to|into|in you 's hand",
        "add {count} {what} from|in you 's discard pile to you 's hand",
    )  # fmt: skip
    grammar.phrase(TakeBack, "return {count} random {what} from|in you 's discard pile to you 's hand", random=True)
    grammar.phrase(
        TakeAllBack, "take all {what} from|in you 's discard pile and add them to you 's hand",
        "return all {what} from|in you 's discard pile to you 's hand",
    )  # fmt: skip
    grammar.phrase(
        SearchFor, "search you 's deck and|or discard pile for a|an|the {what} and add it to you 's hand",
        "search you 's deck and|or discard pile for a|an|the {what} . add it to you 's hand",
        "search you 's deck and|or discard pile for a|an|the {what} . add it to you 's hand . "
        "if you searched you 's deck , shuffle it",
    )  # fmt: skip
    grammar.phrase(
        SearchFor, "search you 's deck for a|an|the {what} , reveal it , and add it to you 's hand", pile=False
    )
    grammar.phrase(ReturnThisCard, "return this card to you 's hand", "put this card back into you 's hand",
                   "return this card to you 's hand instead of discarding it")  # fmt: skip


def enter_health(grammar: Grammar) -> None:
    grammar.phrase(
        DealDamage, "deal(s) {amount} damage to {to}", "deal(s) damage equal to {amount} to {to}",
        "deal(s) damage to {to} equal to {amount}", "{to} takes~take {amount} damage",
        "{to} takes~take damage equal to {amount}",
    )  # fmt: skip
    grammar.phrase(DealUpTo, "deal(s) up to {most} damage to {to}")
    grammar.phrase(DealAround, "{by} deals~deal {amount} damage to each|all adjacent fighter+s")
    grammar.phrase(DealDamage, "take {amount} damage", "take damage equal to {amount}", to=YourFighter())
    grammar.phrase(DealDamage, "deal {amount} damage", "deal {amount}", to=Spoken(), printed=False)
    grammar.phrase(
        RecoverHealth, "{who} recovers~recover {amount} health", "{who} also recovers~recover {amount} health",
        "{who} each recover {amount} health", "{who} recovers~recover health equal to {amount}",
        "{who} recovers~recover {amount}", "{who} to recover {amount} health", "have {who} recover {amount} health",
        "{who} recovers~recover {amount} of health",
    )  # fmt: skip
    grammar.phrase(RecoverHealth, "recover {amount} health", "recover health equal to {amount}", who=YourFighter())
    grammar.phrase(SetHealth, "set {who:simple} 's health to {health}")
    grammar.phrase(
        ReturnDefeated, "return {who} to {where}", "return {who} to the board in {where}",
    )  # fmt: skip
    grammar.phrase(DefeatFighter, "defeat {who}")
    grammar.phrase(FloorHealth, "damage cannot reduce {who:simple} 's health below 1 this turn")


def enter_movement(grammar: Grammar) -> None:
    grammar.phrase(
        MoveFighters, "move(s) {who} up to {steps} space+s [each]", "move(s) {who} {steps} space+s",
        "move(s) {who} a number of spaces up to {steps}", "choose {who} and move them up to {steps} space+s",
    )  # fmt: skip
    grammar.phrase(MoveFighters, "move(s) {who} exactly {steps} space+s", exactly=True)
    grammar.phrase(MoveFighters, "move up to {steps} space+s", "move {steps} space+s", who=YourFighter())
    through = "through [spaces containing] [other|they_'s] opposing fighters"
    grammar.phrase(
        PassThrough, f"{{who}} may move {through}", f"you may move {{who}} {through}", f"you may move {through}",
    )  # fmt: skip
    grammar.phrase(PassThrough, f"may move {through}", printed=False)
    grammar.phrase(PlaceFighters, "place(s) {who} in|on {where}", "place(s) {who} {where}")
    grammar.phrase(PlaceInCombatSpace, "choose {where} . place {who} in that space")
    grammar.phrase(
        SwapSpaces, "{one:simple} and {other:simple} swap spaces", "{one:simple} swaps~swap spaces with {other}",
        "swap {one:simple} and {other:simple}",
    )  # fmt: skip
    grammar.phrase(
        SwapSpaces,
        "{one:simple} and {other:simple} may swap spaces",
        "{one:simple} may swap spaces with {other}",
        may=True,
    )
    grammar.phrase(NowIs, "{who} is~are now {part}")
    grammar.phrase(
        HoldFighters, "{who} cannot|may_not leave they|their 's|its space+s for the rest of the turn",
        "{who} cannot|may_not leave they 's space+s for the rest of the turn",
        "{who} cannot|may_not leave they 's space+s this turn",
        "{who} cannot|may_not leave it 's space this turn",
    )  # fmt: skip
    grammar.phrase(HoldEveryone, "fighters cannot|may_not leave they 's spaces for the rest of the turn")
    grammar.phrase(ChooseFighter, "choose {who}")


def enter_combat(grammar: Grammar) -> None:
    grammar.phrase(CancelEffects, "cancel(s) {when} on {card}")
    grammar.phrase(
        SetValue, "the value of {card} is [a] {value} instead", "{card} 's value is [a] {value} instead",
        "the value of {card} is equal to {value}", "change the printed value of {card} to {value}",
        "{card} 's value is equal to {value}", "{card} 's value is {value}", "make {card} 's value {value} instead",
    )  # fmt: skip
    grammar.phrase(
        AddForEach, "add <+> {amount} to {card} 's value for each {per:counted}",
        "{card} 's value is + {amount} for each {per:counted}",
        "increase the value of {card} by [+] {amount} for each {per:counted}",
        "add <+> {amount} to the value of {card} for each {per:counted}",
        "the value of {card} is + {amount} for each {per:counted}",
    )  # fmt: skip
    grammar.phrase(
        AddValue, "add [+] {amount} to {card} 's [attack|defense] value",
        "increase the value of {card} by [+] {amount}", "add [+] {amount} to the [attack|defense] value of {card}",
        "{card} 's value is + {amount}",
        "increase {card} 's value by {amount}",
    )  # fmt: skip
    grammar.phrase(
        IgnoreValue, "ignore the value of {card}", "ignore {card} 's value",
    )  # fmt: skip
    grammar.phrase(
        IgnoreValue, "ignore it 's [attack|defense] value", "ignore that card 's value", card=WhichCard.THEIRS,
        printed=False,
    )  # fmt: skip
    grammar.phrase(FixValue, "the value of {card} is equal to its printed value and cannot be changed",
                   "the value of {card} is equal to it 's printed value and cannot be changed")  # fmt: skip
    boosted = "this_card|this_attack|this_defense|it|that_attack|they_'s_attack|they_'s_card"
    grammar.phrase(BoostCard, f"boost(s) {boosted}")
    grammar.phrase(BoostCard, f"boost(s) {boosted} twice", times=Number(2), printed=False)
    grammar.phrase(BoostCard, f"boost(s) {boosted} up to {{times}} times")
    grammar.phrase(BlindBoost, f"blind boost(s) {boosted}", "blind boost you 's attack or defense")
    grammar.phrase(BlindBoost, f"blind boost(s) {boosted} up to {{times}} times")
    grammar.phrase(CountsAsWon, "you are considered to have won this combat")
    grammar.phrase(LimitDamage, "{who} cannot take more than {most} combat damage this combat")
    grammar.phrase(PreventAllDamage, "prevent all damage")
    grammar.phrase(
        ShieldFighter, "this combat , {who} does not take damage from effects other than combat damage",
    )  # fmt: skip


def enter_turn(grammar: Grammar) -> None:
    grammar.phrase(GainActions, "gain(s) {count} action+s", "gain an action")
    grammar.phrase(EndTheTurn, "end the turn")
    grammar.phrase(
        StrongerAttacks, "all of {who:simple} 's attacks this turn are + {amount} value",
        "add + {amount} to the value of {who:simple} 's attacks this turn",
    )  # fmt: skip
    grammar.phrase(
        IgnoreBrainwashed, "ignore brainwashed effects on you 's cards for the rest of the turn",
        "ignore any brainwashed effects on you 's cards for the rest of you 's turn",
    )  # fmt: skip
    grammar.phrase(NoDraws, "{who} can't|cannot draw cards this turn")
    for name in COUNTERS:
        grammar.phrase(GainCounters, f"gain(s) {{count}} {name}", f"gain(s) {name} equal to {{count}}", name=name)
        grammar.phrase(SetCounters, f"set you 's {name} to {{count}}", name=name)
        grammar.phrase(SpendCounters, f"spend {{count}} {name}", name=name)
