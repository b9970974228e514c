"""What a combat comes to at most: both cards without effects, half the damage, no more than so much; who is healed."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.table import DEFENDER, FIGHTERS, HALVED, Table
from mulligan.games.unmatched.vocabulary.acts.fighting import CancelEffects, CannotBoost, OfCombat, When
from mulligan.games.unmatched.vocabulary.acts.health import DealDamage, FloorHealth, LimitDamage, RecoverHealth
from mulligan.games.unmatched.vocabulary.nouns.amounts import WhichCard
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Oneself, YourFighter
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class CancelBoth(OfCombat):
    """Effects on both cards of the combat do not happen."""

    when: When

    def lay(self, plan: Plan) -> None:
        plan.do(CancelEffects(self.when, WhichCard.THEIRS))
        plan.do(CancelEffects(self.when, WhichCard.THIS))


@dataclass(frozen=True)
class HalfDamage(OfCombat):
    """A fighter takes half the combat damage in this combat, rounded up or down."""

    who: Fighters = YourFighter()
    down: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        if self.who.bits(table, at) >> table.combat[FIGHTERS + DEFENDER] & 1:
            table.combat[HALVED] = 2 if self.down else 1
        return at.done(True)


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(
        CancelBoth, "cancel {when} on both cards", "{when} on both cards are canceled|cancelled",
        "cancel {when} on both players '|'s cards",
        "ignore {when} on both cards",
    )  # fmt: skip
    grammar.phrase(CancelBoth, "both players '|'s cards have they 's effects canceled|cancelled",
                   "both cards have they 's effects canceled|cancelled", "both cards have no effect+s",
                   "both players '|'s cards have no effect+s", when=When.ALL, printed=False)  # fmt: skip
    combat = "[this combat|attack] [in|during|from this combat|attack]"
    halved = (
        f"{{who}} takes~take half [the|of_the] [combat] damage {combat}",
        f"halve the [combat] damage {{who}} takes~take {combat}",
        f"halve the [combat] damage [dealt] to {{who}} {combat}",
        f"the [combat] damage {{who}} takes~take {combat} is halved",
        f"reduce the [combat] damage {{who}} takes~take|would_take {combat} by half",
        f"reduce the|all [combat] damage [dealt] to {{who}} {combat} by half",
        f"the [combat] damage [dealt] to {{who}} {combat} is halved|reduced_by_half",
    )  # fmt: skip
    for rounded, down in (("[, rounded|rounding up]", False), (", rounded|rounding down", True)):
        grammar.phrase(HalfDamage, *(f"{way} {rounded}" for way in halved), down=down)
        grammar.phrase(HalfDamage, *(f"{way} {rounded}" for way in (
            f"halve the [combat] damage you take {combat}", f"you take half [the] [combat] damage {combat}",
            f"reduce the [combat] damage you take|would_take {combat} by half",
            f"halve the [combat] damage [dealt] {combat}", f"reduce the [combat] damage [dealt] {combat} by half",
        )), down=down, printed=False)  # fmt: skip
    barred = "cannot|may_not|can't|can_not"
    grammar.phrase(CannotBoost, f"the defender|attacker 's card|attack|defense {barred} be boosted {combat}",
                   f"the defender|attacker {barred} boost [they 's card|attack|defense] {combat}",
                   printed=False)  # fmt: skip
    grammar.phrase(
        LimitDamage, f"prevent all but {{most}} [of] [the] [combat] damage {{who}} would take|takes|take {combat}",
        f"prevent all but {{most}} [of] [the] [combat] damage [that_would_be] dealt to {{who}} {combat}",
        f"{{who}} {barred} be dealt more than {{most}} [combat] damage {combat}", printed=False,
    )  # fmt: skip
    time = "[by|from|in|during] this|the turn|combat|attack"
    grammar.phrase(
        FloorHealth, f"{{who:simple}} 's health {barred} be reduced below 1 {time}",
        f"{{who}} {barred} be reduced below|to_less_than 1 health {time}",
        f"{{who:simple}} 's health {barred} go|drop|fall below 1 {time}", f"{{who}} {barred} be defeated {time}",
        f"{{who:simple}} 's health {barred} be reduced to less than 1 {time}", printed=False,
    )  # fmt: skip
    enter_damage(grammar)


def enter_damage(grammar: Grammar) -> None:
    grammar.phrase(RecoverHealth, "{who} recovers~recover all [of] {amount}", printed=False)
    grammar.phrase(
        RecoverHealth, "{who} heals~heal {amount} [health|damage]", "heal {who} for|by {amount}", printed=False
    )
    grammar.phrase(RecoverHealth, "heal {amount} [health|damage]", who=Oneself(), printed=False)
    grammar.phrase(DealDamage, "{to} also takes~take {amount} damage", "{to} each take {amount} damage",
                   "{to} is~are dealt {amount} damage", printed=False)  # fmt: skip
