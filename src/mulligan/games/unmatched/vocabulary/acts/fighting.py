"""The combat: values, boosts, cancelled effects, and who fights."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.abilities import boost_value, holds
from mulligan.games.unmatched.effects.context import Resolving, fresh
from mulligan.games.unmatched.effects.measures import first_of
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.rules.maneuver import Boost
from mulligan.games.unmatched.sheet import UNCANCELLED
from mulligan.games.unmatched.table import (
    ATTACKER,
    BASE,
    BLIND_BOOSTS,
    BONUS,
    BOOSTING,
    CANCELLED,
    COMBAT_CARD,
    COMBAT_PLAYER,
    DEFENDED,
    FIGHTERS,
    FOLLOW_UP,
    IN_COMBAT,
    IS_CANCELLED,
    LENT,
    NOT_CANCELLED,
    NOW_FIGHTS,
    UNBOOSTED,
    VALUE_FIXED,
    VALUE_IGNORED,
    VALUE_IS,
    WINNER,
    WON,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.picking import target
from mulligan.games.unmatched.vocabulary.nouns.amounts import AtMost, Product, WhichCard, side_of
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCombat(Instruction):
    """What can be said of a combat alone."""


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
class CancelEffects(OfCombat):
    """cancel-1: effects on a card do not happen; cancel-3: unless they cannot be cancelled."""

    when: When
    card: WhichCard

    def timings(self) -> int:
        if self.when is When.ALL:
            return p.ALL_EFFECTS
        if self.when is When.AFTER:
            return 1 << p.AFTER
        return 1 << p.DURING if self.when is When.DURING else 1 << p.IMMEDIATELY

    def do(self, table: Table, at: Resolving) -> bool:
        side = side_of(at, self.card)
        at.did = True
        if at.side < 0 or table.combat[COMBAT_CARD + side] < 0:
            return True
        card: Card = Card(table.combat[COMBAT_CARD + side])
        kind: int = table.printed[card]
        if kind >= 0 and (table.sheet.cannot_be_cancelled[kind] or never(table, kind, side)):
            table.happen(NOT_CANCELLED, at.you, "cancel-3", card)
            return True
        timings = self.timings()
        table.combat[CANCELLED + side] |= timings
        table.happen(IS_CANCELLED, at.you, at.cited(table), card, timings)
        return True


def never(table: Table, kind: int, side: int) -> bool:
    """Is this side's card kept from being cancelled, by what it says, or as a card of that fighter alone?"""
    asked = table.sheet.uncancelled_if[kind]
    if asked is not None:
        fighter, player = Fighter(table.combat[FIGHTERS + side]), Player(table.combat[COMBAT_PLAYER + side])
        if asked.holds(table, fresh(player, fighter, Card(table.combat[COMBAT_CARD + side]), side, 0)):
            return True
    if not table.sheet.statics or table.sheet.for_anybody[kind]:
        return False
    return holds(table, UNCANCELLED, Fighter(table.combat[FIGHTERS + side]))


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueChange(OfCombat):
    """value-1, value-2: a card's value is added to, replaced, ignored, or fixed as printed."""

    def whose(self) -> WhichCard:
        raise NotImplementedError

    def change(self, table: Table, at: Resolving, side: int) -> None:
        raise NotImplementedError

    def do(self, table: Table, at: Resolving) -> bool:
        side = side_of(at, self.whose())
        at.did = True
        combat = table.combat
        if at.side < 0 or combat[COMBAT_CARD + side] < 0 or combat[VALUE_FIXED + side]:
            return True
        self.change(table, at, side)
        table.happen(VALUE_IS, at.you, at.cited(table), Card(combat[COMBAT_CARD + side]), table.value(side))
        return True


@dataclass(frozen=True)
class SetValue(ValueChange):
    """A card's value is something instead."""

    card: WhichCard
    value: Amount

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        table.combat[BASE + side] = self.value.of(table, at)


@dataclass(frozen=True)
class AddForEach(OfCombat):
    """A card's value is increased for each of something."""

    card: WhichCard
    amount: Amount
    per: Amount
    most: Amount | None = None

    def lay(self, plan: Plan) -> None:
        added: Amount = Product(self.amount, self.per)
        plan.do(AddValue(self.card, added if self.most is None else AtMost(added, self.most)))


@dataclass(frozen=True)
class AddValue(ValueChange):
    """A card's value is increased."""

    card: WhichCard
    amount: Amount

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        table.combat[BONUS + side] += self.amount.of(table, at)

    def repeated(self, plan: Plan, per: Amount) -> None:
        plan.do(AddValue(self.card, Product(self.amount, per)))


@dataclass(frozen=True)
class LowerValue(ValueChange):
    """A card's value is reduced."""

    card: WhichCard
    amount: Amount

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        table.combat[BONUS + side] -= self.amount.of(table, at)


@dataclass(frozen=True)
class DoubleValue(ValueChange):
    """A card's value now counts twice."""

    card: WhichCard

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        table.combat[BONUS + side] += table.value(side)


@dataclass(frozen=True)
class IgnoreValue(ValueChange):
    """A card's value counts for nothing."""

    card: WhichCard

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        table.combat[VALUE_IGNORED + side] = 1


@dataclass(frozen=True)
class FixValue(ValueChange):
    """A card's value is as printed and does not change."""

    card: WhichCard

    def whose(self) -> WhichCard:
        return self.card

    def change(self, table: Table, at: Resolving, side: int) -> None:
        table.combat[BASE + side] = table.printed_value(side)
        table.combat[BONUS + side] = 0
        table.combat[VALUE_FIXED + side] = 1


@dataclass(frozen=True)
class BoostCard(OfCombat):
    """boost-4: boost the card in combat, as often as the effect allows."""

    times: Amount = Number(1)
    free: bool = False  # one may decline

    def do(self, table: Table, at: Resolving) -> bool:
        at.did = False
        combat = table.combat
        for side in range(2):
            if combat[UNBOOSTED + side]:
                continue
            if at.side >= 0 and combat[COMBAT_PLAYER + side] == at.actor and combat[COMBAT_CARD + side] >= 0:
                table.push(Boost(at.actor, side, self.times.of(table, at), self.free))
                break
        return True

    def offered(self, plan: Plan) -> None:
        plan.do(BoostCard(self.times, True))


@dataclass(frozen=True)
class BlindBoost(OfCombat):
    """Boost with the top card of the deck, which is discarded."""

    times: Amount = Number(1)

    def do(self, table: Table, at: Resolving) -> bool:
        player = at.actor
        at.did = False
        if at.side < 0 or table.combat[UNBOOSTED + at.side] or table.barred(BOOSTING, player):
            return True
        card = table.take_top(player)
        if card < 0:
            return True
        table.to_discard(card)
        at.that_card = card
        at.did = True
        table.note_boost(at.side, card)
        value = boost_value(table, card)
        table.happen(BLIND_BOOSTS, player, at.cited(table), card, value)
        if not table.combat[VALUE_FIXED + at.side]:
            table.combat[BONUS + at.side] += value
        return True

    def rounds(self) -> int:
        if not isinstance(self.times, Number):
            raise CannotBePlayed("a number that is not plain")
        return self.times.value

    def lay(self, plan: Plan) -> None:
        for _ in range(self.rounds()):
            plan.do(BlindBoost())

    def offered(self, plan: Plan) -> None:
        for _ in range(self.rounds()):
            plan.may(BlindBoost())


@dataclass(frozen=True)
class NowIs(Instruction):
    """Ruling 6: another fighter takes over in the combat."""

    who: Fighters
    part: Combatant

    def do(self, table: Table, at: Resolving) -> bool:
        fighter = first_of(self.who.bits(table, at) & table.on_board())
        if fighter >= 0 and at.side >= 0 and table.combat[IN_COMBAT]:
            table.combat[FIGHTERS + at.side] = fighter
            table.happen(NOW_FIGHTS, at.you, at.cited(table), NO_CARD, at.side, fighter)
        return True

    def lay(self, plan: Plan) -> None:
        plan.do(NowIs(target(plan, self.who), self.part))


@dataclass(frozen=True)
class FollowUp(OfCombat):
    """Another attack follows, by the same fighter on the same one, with this value."""

    value: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        if at.side != ATTACKER:
            return at.done(False)
        table.combat[FOLLOW_UP] = self.value.of(table, at) + 1
        return at.done(True)


@dataclass(frozen=True)
class DefendedFirst(Condition):
    """A card was played against the attack that this one follows."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.combat[DEFENDED] > 0


@dataclass(frozen=True)
class FirstDefense(Amount):
    """The printed value of the card played against the attack that this one follows."""

    def of(self, table: Table, at: Resolving) -> int:
        return max(table.combat[DEFENDED] - 1, 0)


@dataclass(frozen=True)
class LendEffect(OfCombat):
    """A fighter has the effect of its hero's gadget in this combat."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        table.combat[LENT] = 1
        return at.done(True)


@dataclass(frozen=True)
class EffectLent(Condition):
    """A fighter has been lent it in this combat."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.side == ATTACKER and table.combat[LENT] == 1


@dataclass(frozen=True)
class CountsAsWon(OfCombat):
    """You are considered to have won."""

    def do(self, table: Table, at: Resolving) -> bool:
        table.combat[WINNER] = at.side
        table.turn[WON] |= 1 << at.you
        return at.done(True)


@dataclass(frozen=True)
class CannotBoost(OfCombat):
    """A side's card cannot be boosted in this combat."""

    theirs: bool = True

    def do(self, table: Table, at: Resolving) -> bool:
        if at.side >= 0:
            table.combat[UNBOOSTED + (1 - at.side if self.theirs else at.side)] = 1
        return at.done(True)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for the combat."""
    grammar.words(When.ALL, "all effects", "the effects", "the effect", "all of the effects")
    grammar.words(When.AFTER, "all after combat effects", "the after combat effects", "any after combat effects")
    grammar.words(When.DURING, "all during combat effects")
    grammar.words(When.IMMEDIATELY, "all immediately effects")
    grammar.words(Combatant.DEFENDER, "the defender")
    grammar.words(Combatant.ATTACKER, "the attacker")
    grammar.words(Combatant.EITHER, "in the combat")
    grammar.phrase(FollowUp, "another attack follows : {value} atk", "make another attack with value {value}")
    grammar.phrase(DefendedFirst, "you 's opponent played a card against the first attack")
    grammar.phrase(FirstDefense, "the printed value of the card played against the first attack")
    grammar.phrase(LendEffect, "{who} gains~gain the effect of #0 's gadget|weapon|item|ability")
    grammar.phrase(NowIs, "choose {who} to become|be the target|defender [of the attack] [instead]",
                   "{who} becomes~become the [new] target [of the attack] [instead]", part=Combatant.DEFENDER,
                   printed=False)  # fmt: skip
    grammar.phrase(NowIs, "{who} is~are now {part} [instead]", "{who} becomes~become {part} [instead]")
    grammar.phrase(
        CancelEffects,
        "cancel(s) {when} on {card}",
        "{when} on {card} are|is canceled|cancelled",
        "ignore {when} on {card}",
    )
    grammar.phrase(CancelEffects, "{card} has no effect+s", "{card} loses [all] [of] [it|they 's] effect+s",
                   "[all] [of] {card} 's effects are canceled|cancelled",
                   "cancel(s) [all] [of] {card} 's effects", when=When.ALL, printed=False)  # fmt: skip
    grammar.phrase(CancelEffects, "cancel(s) [all] [of] it|they 's effects", "cancel(s) all effects on it",
                   "it 's effects are canceled|cancelled", "cancel it",
                   "cancel [all] [of] you 's opponent 's card 's effects",
                   "[all] [of] you 's opponent 's card 's effects are canceled|cancelled",
                   "cancel [all] [of] you 's opponent 's card effects",
                   "[all] [of] you 's opponent 's card effects are canceled|cancelled", when=When.ALL,
                   card=WhichCard.THEIRS, printed=False)  # fmt: skip
    grammar.phrase(
        SetValue, "the value of {card} is [a] {value} instead", "{card} 's value is [a] {value} instead",
        "the value of {card} is equal to {value}",
        "the value of {card} is {value}", "the value of {card} becomes {value}", "{card} 's value becomes {value}",
        "set|change the value of {card} to {value}", "set|change {card} 's value to {value}",
        "change the printed value of {card} to {value}",
        "{card} 's value is equal to {value}", "{card} 's value is {value}", "make {card} 's value {value} instead",
    )  # fmt: skip
    grammar.phrase(
        AddForEach, "add <+> {amount} to {card} 's value for each {per:counted}",
        "{card} 's value is + {amount} for each {per:counted}",
        "increase the value of {card} by [+] {amount} for each {per:counted}",
        "add <+> {amount} to the value of {card} for each {per:counted}",
        "the value of {card} is + {amount} for each {per:counted}",
        "increase {card} 's value by [+] {amount} for each {per:counted}",
        "{card} 's value is increased by [+] {amount} for each {per:counted}",
        "the value of {card} is increased by [+] {amount} for each {per:counted}",
        "{card} gets|gains|has + {amount} [value] for each {per:counted}",
    )  # fmt: skip
    per_each = (
        "add <+> {amount} to {card} 's value for each {per:counted}",
        "increase {card} 's value by [+] {amount} for each {per:counted}",
        "add <+> {amount} to the value of {card} for each {per:counted}",
        "increase the value of {card} by [+] {amount} for each {per:counted}",
        "{card} 's value is + {amount} for each {per:counted}",
        "{card} gets|gains|has + {amount} [value] for each {per:counted}",
    )
    no_more = (", [up] to a maximum of [+] {most}", ", to [+] {most} at most", ", up to [+] {most}")
    grammar.phrase(AddForEach, *(f"{way} {tail}" for way in per_each for tail in no_more))
    grammar.phrase(
        AddValue, "add [+] {amount} to {card} 's [attack|defense] value",
        "increase the value of {card} by [+] {amount}", "add [+] {amount} to the [attack|defense] value of {card}",
        "{card} 's value is + {amount}",
        "increase {card} 's [attack|defense] value by [+] {amount}", "the value of {card} is increased by [+] {amount}",
        "{card} 's value is increased by [+] {amount}", "{card} gets|gains|has + {amount} [value|attack|defense]",
        "{card} gets|gains {amount} value", "add [+] {amount} to {card}", "{card} 's value increases by [+] {amount}",
        "raise {card} 's value by {amount}", "the value of {card} is + {amount}",
    )  # fmt: skip
    own = "they|its 's attack|defense|card [card]"
    grammar.phrase(AddValue, f"they|he|she|it adds~add [+] {{amount}} to the value of {own}",
                   card=WhichCard.THIS, printed=False)  # fmt: skip
    grammar.phrase(LowerValue, "reduce the value of {card} by {amount}", "reduce {card} 's value by {amount}",
                   "subtract {amount} from the value of {card}", "the value of {card} is reduced by {amount}",
                   "{card} 's value is reduced by {amount}", "subtract {amount} from {card} 's value",
                   "decrease the value of {card} by {amount}", "decrease|lower {card} 's value by {amount}",
                   "lower the value of {card} by {amount}", "{card} 's value is decreased by {amount}",
                   "{card} gets|has - {amount} [value]", "{card} 's value is - {amount}")  # fmt: skip
    grammar.phrase(
        DoubleValue,
        "double the value of {card}",
        "double {card} 's value",
        "the value of {card} is doubled",
        "{card} 's value is doubled",
    )
    grammar.phrase(
        IgnoreValue, "ignore the value of {card}", "ignore {card} 's value",
        rather_than=IgnoreValue,
    )  # fmt: skip
    grammar.phrase(
        IgnoreValue, "ignore it 's [attack|defense] value", "ignore that card 's value", card=WhichCard.THEIRS,
        printed=False,
    )  # fmt: skip
    grammar.phrase(FixValue, "the value of {card} is equal to its printed value and cannot be changed",
                   "the value of {card} is equal to it 's printed value and cannot be changed")  # fmt: skip
    change = "change|modify|increase_or_decrease|affect"
    grammar.phrase(
        FixValue, "the value of {card} cannot|can't|may_not be changed|modified [by [card] effects]",
        "{card} 's value cannot|can't|may_not be changed|modified [by [card] effects]",
        f"ignore|cancel|prevent all|any effects that [would] {change} {{card}} 's value",
        f"ignore|cancel|prevent all|any effects that [would] {change} the value of {{card}}", printed=False,
    )  # fmt: skip
    grammar.phrase(FixValue, f"ignore|cancel|prevent all|any effects on you 's opponent 's card that [would] {change} "
                   "its|it_'s|they_'s value", card=WhichCard.THEIRS, printed=False)  # fmt: skip
    boosted = "this_card|this_attack|this_defense|it|that_attack|they_'s_attack|they_'s_card"
    grammar.phrase(BoostCard, f"boost(s) {boosted}")
    grammar.phrase(BoostCard, f"boost(s) {boosted} again|a_second_time", printed=False)
    grammar.phrase(BoostCard, f"boost(s) {boosted} twice", times=Number(2), printed=False)
    grammar.phrase(BoostCard, f"boost(s) {boosted} up to {{times}} times")
    grammar.phrase(BlindBoost, f"blind boost(s) {boosted}", "blind boost you 's attack or defense", "blind boost",
                   f"boost(s) {boosted} with the top card of you 's deck")  # fmt: skip
    grammar.phrase(BlindBoost, f"blind boost(s) {boosted} up to {{times}} times")
    grammar.phrase(CountsAsWon, "you are considered to have won this|the combat", "you win this|the combat",
                   "you are considered the winner [of this|the combat]")  # fmt: skip
    combat = "[this combat|attack] [in|during|from this combat|attack]"
    barred = "cannot|may_not|can't|can_not"
    grammar.phrase(CannotBoost, f"you 's opponent {barred} boost [they 's card|attack|defense] {combat}",
                   f"you 's opponent 's card|attack|defense {barred} be boosted {combat}",
                   f"they {barred} boost [they 's card|attack|defense] {combat}",
                   f"they 's card {barred} be boosted",
                   f"the opposing fighter 's card {barred} be boosted")  # fmt: skip
    grammar.phrase(CannotBoost, f"this card|attack|defense {barred} be boosted {combat}",
                   f"you {barred} boost this card|attack", theirs=False)  # fmt: skip
