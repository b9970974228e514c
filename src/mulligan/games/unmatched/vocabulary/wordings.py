"""The wordings of instructions: how cards tell players what to do."""

from __future__ import annotations

from mulligan.games.unmatched.vocabulary.amounts import COUNTERS, WhichCard
from mulligan.games.unmatched.vocabulary.fighters import Spoken, YourFighter
from mulligan.games.unmatched.vocabulary.instructions import (
    AcquireMission,
    AddForEach,
    AddValue,
    BlindBoost,
    BoostCard,
    CancelEffects,
    ChooseFighter,
    ChooseForThem,
    ChooseOpponent,
    ChooseOpponentWith,
    Combatant,
    CountsAsWon,
    DealAround,
    DealDamage,
    DealUpTo,
    DefeatFighter,
    DiscardCards,
    DiscardHand,
    DiscardTop,
    DoubleValue,
    DrawAsMany,
    DrawCards,
    DrawUntil,
    EndTheTurn,
    FixValue,
    FloorHealth,
    GainActions,
    GainCounters,
    HoldEveryone,
    HoldFighters,
    IgnoreBrainwashed,
    IgnoreValue,
    LimitDamage,
    LookAtHand,
    LowerValue,
    MoveFighters,
    NoDraws,
    NowIs,
    PassThrough,
    PileToDeck,
    PlaceFighters,
    PlaceInCombatSpace,
    PreventAllDamage,
    PutOnDeck,
    PutThatCard,
    PutThatUnder,
    PutThisOnDeck,
    RecoverHealth,
    ReturnDefeated,
    ReturnThisCard,
    RevealTop,
    SearchFor,
    SetCounters,
    SetHealth,
    SetValue,
    ShieldFighter,
    ShuffleHandIn,
    ShuffleIn,
    ShufflePileIn,
    ShuffleThisIn,
    SiftTop,
    SpendCounters,
    StoreTop,
    StrongerAttacks,
    SwapSpaces,
    TakeAllBack,
    TakeBack,
    When,
    Where,
)
from mulligan.language.core.amounts import Number
from mulligan.language.grammar import Grammar


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
        DrawUntil, "draw(s) [cards] until you|they have|has {count} card+s in you|they 's hand",
        "draw(s) until you|they have|has a hand of {count} card+s",
    )  # fmt: skip
    grammar.phrase(DiscardCards, "discard(s) {count} random {what}", "discard(s) {count} {what} at random", random=True)
    grammar.phrase(
        DiscardCards,
        "discard(s) {count} {what} [from you|they 's hand]",
        "discard(s) {count} {what} of you|they 's choice",
        "choose(s) and discard(s) {count} {what}",
    )
    grammar.phrase(DiscardHand, "discard(s) you|they 's hand", "discard(s) all cards in you|they 's hand")
    grammar.phrase(DiscardTop, "discard(s) the top card of {of} 's deck")
    grammar.phrase(DiscardTop, "discard(s) the top {count} cards of {of} 's deck")
    grammar.phrase(
        StoreTop, "reveal the top card of {of} 's deck and store it in you 's vibranium suit",
    )  # fmt: skip
    grammar.phrase(StoreTop, "reveal the top {count} cards of {of} 's deck and store them in you 's vibranium suit")
    grammar.phrase(AcquireMission, "acquire a new mission")
    grammar.phrase(LookAtHand, "look at {of} 's hand", "{of} reveals~reveal they 's hand")
    ways = (
        "choose {n} {what} for them to discard",
        "choose {n} {what} in they 's hand for them to discard",
        "choose {n} {what} in they 's hand . they discard it",
        "choose {n} {what} and discard it",
        "choose {n} {what} to discard",
    )
    for way in ways:
        for number in ("1", "a|an", "one"):
            grammar.phrase(ChooseForThem, way.replace("{n}", number))
    grammar.phrase(ChooseOpponent, "choose an opponent")
    grammar.phrase(ChooseOpponentWith, "choose an opponent with a|an {group}")
    grammar.phrase(RevealTop, "reveal the top card of {of} 's deck", "look at the top card of {of} 's deck")
    grammar.phrase(RevealTop, "reveal the bottom card of {of} 's deck", bottom=True)
    grammar.phrase(PutThatCard, "put the|that card in|into you 's hand", "add the|that card|it to you 's hand",
                   "put it in|into you 's hand", "draw that|the card", "draw it")  # fmt: skip
    grammar.phrase(PutThatCard, "discard that|the card", "discard it", hand=False)
    grammar.phrase(PutThatUnder, "put that card on the bottom of you 's deck")
    top = "look at the top {count} cards of {of} 's deck"
    grammar.phrase(
        SiftTop, f"{top} . put|place them back in any order", f"{top} and put|place|return them [back] in any order"
    )
    taken = "put|add {taken} [of them] in|into|to you 's hand and <put> the rest on the bottom of you 's deck"
    for joint in (".", "and"):
        grammar.phrase(SiftTop, f"{top} {joint} {taken} [in any order]", where=Where.HAND, rest_under=True)
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
    grammar.phrase(
        PileToDeck, "put {count} {what} from|in you 's discard pile on|on_the top of you 's deck",
        "choose {count} {what} in|from you 's discard pile and put it|them on|on_the top of you 's deck",
        "return {count} {what} from|in you 's discard pile to the top of you 's deck",
    )  # fmt: skip
    grammar.phrase(PutThisOnDeck, "put|place|return this card on|on_the|to_the top of you 's deck")
    grammar.phrase(PutThisOnDeck, "put|place|return this card on|to the bottom of you 's deck", top=False)
    grammar.phrase(ShufflePileIn, "shuffle(s) you 's discard pile [back] into you 's deck")
    grammar.phrase(ShuffleThisIn, "shuffle this card and the top {more} cards of you 's discard pile into you 's deck")
    grammar.phrase(ShuffleThisIn, "shuffle this card [back] into you 's deck", more=Number(0))
    grammar.phrase(
        TakeBack, "return {count} {what} from|in you 's discard pile to you 's hand",
        "choose {count} {what} in|from you 's discard pile and add|return|put it|them to|into|in you 's hand",
        "add {count} {what} from|in you 's discard pile to you 's hand",
        "take {count} {what} from|in you 's discard pile and put|add it|them to|into|in you 's hand",
        "put {count} {what} from|in you 's discard pile into|in you 's hand",
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
        PassThrough, "they may move through opposing fighters", f"{{who}} may move {through}",
        f"you may move {{who}} {through}", f"you may move {through}",
    )  # fmt: skip
    grammar.phrase(PassThrough, f"may move {through}", printed=False)
    grammar.phrase(PlaceFighters, "place(s) {who} in|on {where}", "place(s) {who} {where}")
    grammar.phrase(PlaceInCombatSpace, "choose {where} . place {who} in that space")
    grammar.phrase(
        SwapSpaces, "{one:simple} and {other:simple} swap spaces", "{one:simple} swaps~swap spaces with {other}",
        "swap {one:simple} and {other:simple}", "swap {one:simple} with {other}",
        "swap {one:simple} 's space with {other}",
    )  # fmt: skip
    grammar.phrase(
        SwapSpaces,
        "{one:simple} and {other:simple} may swap spaces",
        "{one:simple} may swap spaces with {other}",
        may=True,
    )
    grammar.phrase(SwapSpaces, "swap spaces with {other}", one=YourFighter(), printed=False)
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
    grammar.phrase(LowerValue, "reduce the value of {card} by {amount}", "reduce {card} 's value by {amount}",
                   "subtract {amount} from the value of {card}", "subtract {amount} from {card} 's value")  # fmt: skip
    grammar.phrase(
        DoubleValue,
        "double the value of {card}",
        "double {card} 's value",
        "the value of {card} is doubled",
        "{card} 's value is doubled",
    )
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
    grammar.phrase(PreventAllDamage, "prevent all [combat] damage",
                   "prevent all [combat] damage to you 's fighter|the_defender")  # fmt: skip
    grammar.phrase(
        ShieldFighter, "this combat , {who} does not take damage from effects other than combat damage",
    )  # fmt: skip


def enter_turn(grammar: Grammar) -> None:
    grammar.phrase(GainActions, "gain(s) {count} action+s", "gain an action")
    grammar.phrase(GainActions, "take another action", "gain another action", count=Number(1), printed=False)
    grammar.phrase(EndTheTurn, "end the turn")
    grammar.phrase(
        StrongerAttacks, "all of {who:simple} 's attacks this turn are + {amount} value",
        "add + {amount} to the value of {who:simple} 's attacks this turn",
        "until the end of the|this|you_'s turn , add <+> {amount} to the value of {who:simple} 's attacks",
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
