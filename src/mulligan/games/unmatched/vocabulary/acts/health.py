"""Damage and recovery, what the damage of a combat comes to, defeat and return."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of, first_of, members
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter
from mulligan.games.unmatched.options import ABOUT_PLACE, DONE, SPACE
from mulligan.games.unmatched.rules import harm
from mulligan.games.unmatched.table import (
    DAMAGE_LIMIT,
    FIGHTERS,
    FLOORED,
    HEALTH_SET,
    LESSENED,
    LIMITED,
    NONE,
    RETURNS,
    SHIELDED,
    STANDING,
    TAKEN_AWAY,
    TOO_LATE,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import OfCombat
from mulligan.games.unmatched.vocabulary.acts.picking import SayHowMany, as_one_likes, target
from mulligan.games.unmatched.vocabulary.asking.conditions import WasDefeated
from mulligan.games.unmatched.vocabulary.nouns.amounts import Product, ThatMuch
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    ByName,
    Defeated,
    EachOfThem,
    EveryDefeated,
    Fighters,
    Group,
    One,
    Oneself,
    Picked,
    SomeDefeated,
    Spaces,
    Spoken,
    YourFighter,
    beside,
)
from mulligan.games.unmatched.vocabulary.nouns.spaces import SpaceBeside
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import If, May
from mulligan.language.core.kinds import Amount, Instruction, Quantity
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar
from mulligan.language.tree import with_fields

ALL_HEALTH = 999  # more than anybody lacks
MOST_SUMMONED = 99  # more than anybody has


def deal(table: Table, at: Resolving, who: int, amount: Amount) -> bool:
    chosen = who & table.on_board()
    dealt = harm.deal(table, chosen, amount.of(table, at), at.cited(table))
    at.picked = chosen
    at.amount = dealt
    return at.done(dealt > 0)


@dataclass(frozen=True)
class DealDamage(Instruction):
    """Damage that is not combat damage."""

    amount: Amount
    to: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        return deal(table, at, self.to.bits(table, at), self.amount)

    def lay(self, plan: Plan) -> None:
        plan.do(DealDamage(self.amount, target(plan, self.to)))

    def repeated(self, plan: Plan, per: Amount) -> None:
        """ "Deal 1 damage to … for each …" is one amount of damage."""
        plan.do(DealDamage(Product(self.amount, per), target(plan, self.to)))


@dataclass(frozen=True)
class DealForEach(Instruction):
    """Each fighter takes damage for each of something that is counted around itself."""

    amount: Amount
    to: Fighters
    per: Amount  # "adjacent to it" is of the fighter that takes the damage

    def do(self, table: Table, at: Resolving) -> bool:
        chosen = self.to.bits(table, at) & table.on_board()
        damage = [0] * len(table.space)
        for fighter in table.sheet.all_fighters:
            if chosen >> fighter & 1:
                at.picked = 1 << fighter
                damage[fighter] = self.amount.of(table, at) * self.per.of(table, at)
        at.picked = chosen
        at.amount = 0
        for much in sorted(set(damage)):
            hurt = 0
            for fighter in table.sheet.all_fighters:
                hurt |= int(damage[fighter] == much) << fighter
            at.amount += harm.deal(table, hurt & chosen, much, at.cited(table))
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class DealUpTo(Instruction):
    """As much damage as one likes, up to a number."""

    most: Amount
    to: Fighters

    def lay(self, plan: Plan) -> None:
        who = target(plan, self.to)
        plan.do(SayHowMany(self.most))
        plan.do(DealDamage(ThatMuch(), who))


@dataclass(frozen=True)
class DealAround(Instruction):
    """A fighter damages each fighter adjacent to it."""

    by: Fighters
    amount: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        return deal(table, at, beside(table, self.by.bits(table, at)), self.amount)


@dataclass(frozen=True)
class DealBy(Instruction):
    """Each of these fighters damages others: once for each of them."""

    by: Fighters
    amount: Amount
    to: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        times = count_of(self.by.bits(table, at) & table.on_board())
        return deal(table, at, self.to.bits(table, at), Product(self.amount, Number(times)))

    def lay(self, plan: Plan) -> None:
        plan.do(DealBy(self.by, self.amount, target(plan, self.to)))


@dataclass(frozen=True)
class RecoverHealth(Instruction):
    """Health comes back."""

    who: Fighters
    amount: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        chosen = self.who.bits(table, at) & table.on_board()
        harm.recover(table, chosen, self.amount.of(table, at), at.cited(table))
        at.picked = chosen
        return at.done(True)

    def lay(self, plan: Plan) -> None:
        plan.do(RecoverHealth(target(plan, self.who), self.amount))

    def repeated(self, plan: Plan, per: Amount) -> None:
        plan.do(RecoverHealth(target(plan, self.who), Product(self.amount, per)))


@dataclass(frozen=True)
class RecoverAll(Instruction):
    """All lost health comes back."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        at.picked = self.who.bits(table, at) & table.on_board()
        at.amount = harm.recover(table, at.picked, ALL_HEALTH, at.cited(table))
        return at.done(at.amount > 0)

    def lay(self, plan: Plan) -> None:
        plan.do(RecoverAll(target(plan, self.who)))


@dataclass(frozen=True)
class SetHealth(Instruction):
    """Health becomes a number."""

    who: Fighters
    health: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        health = self.health.of(table, at)
        chosen = self.who.bits(table, at)
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1 and table.space[fighter] >= 0:
                now = min(health, table.sheet.most_health[fighter])
                table.health[fighter] = now
                table.happen(HEALTH_SET, table.sheet.owner[fighter], at.cited(table), NO_CARD, now, fighter)
        harm.settle(table)
        return True

    def lay(self, plan: Plan) -> None:
        plan.do(SetHealth(target(plan, self.who), self.health))


@dataclass(frozen=True)
class StandAgain(Instruction):
    """Ruling 34: a fighter that was defeated in this combat has health again, and was not defeated."""

    who: Fighters
    health: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        standing = self.who.bits(table, at) & table.combat[STANDING]
        table.combat[STANDING] &= ~standing
        table.combat[TOO_LATE] = 1
        for fighter in range(len(table.space)):
            if standing >> fighter & 1:
                now = min(self.health.of(table, at), table.sheet.health[fighter])
                table.health[fighter] = now
                table.happen(HEALTH_SET, table.sheet.owner[fighter], at.cited(table), NO_CARD, now, fighter)
        return at.done(standing != 0)


@dataclass(frozen=True)
class ReturnDefeated(Instruction):
    """A defeated fighter comes back, with its starting health or less; or one after another all of a name."""

    who: Fighters
    where: Spaces
    health: Amount | None = None
    besides: bool = False  # one who came back just before is spoken of with this one

    def do(self, table: Table, at: Resolving) -> bool:
        found = NO_FIGHTER
        chosen = self.who.bits(table, at)
        for fighter in table.sheet.all_fighters:
            if chosen >> fighter & 1 and revivable(table, fighter):
                found = fighter
                break
        if found < 0:
            if not self.besides and not isinstance(self.who, Picked):
                at.picked = 0
            return at.done(at.stage > 0)
        at.mover = found
        free = self.where.bits(table, at) & ~table.occupied()
        if not free:
            return at.done(at.stage > 0)
        return at.ask(table, ABOUT_PLACE, members(free, SPACE))

    def answered(self, table: Table, at: Resolving) -> bool:
        fighter = at.mover
        space = table.answer - SPACE
        full = table.sheet.health[fighter]
        table.health[fighter] = full if self.health is None else max(min(self.health.of(table, at), full), 1)
        table.space[fighter] = space
        table.happen(RETURNS, table.sheet.owner[fighter], at.cited(table), NO_CARD, 0, fighter, space)
        if isinstance(self.who, Picked):  # one after another all those spoken of
            at.stage = 1
            return False
        at.picked = (at.picked if self.besides else 0) | 1 << fighter
        return at.done(True)

    def lay(self, plan: Plan) -> None:
        who = self.who
        if isinstance(who, One | EachOfThem) and who.group == Group(of=who.group.of, named=who.group.named):
            if who.group.named is not None:  # who comes back was defeated, whether that is said or not
                who = Defeated(who.group.named) if isinstance(who, One) else EveryDefeated(who.group.named)
        if isinstance(who, SomeDefeated):
            if not isinstance(who.count, Number):
                raise CannotBePlayed("a number that is not plain")
            down = Defeated(who.name)
            one = with_fields(self, who=down)
            for number in range(who.count.value):
                one = with_fields(one, besides=number > 0)
                plan.act(If(WasDefeated(down), (one if who.exactly else May(one),)))
        elif isinstance(who, EveryDefeated):
            for number in range(who.name.who.bit_count()):
                plan.do(with_fields(self, who=Defeated(who.name), besides=number > 0))
        else:
            plan.do(with_fields(self, who=who))


@dataclass(frozen=True)
class Summon(Instruction):
    """Fighters that are not on the battlefield come there, with their starting health."""

    count: Quantity
    who: ByName
    where: Spaces

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = self.count.of(table, at)
            at.amount = 0
            at.picked = 0
        away = 0
        for fighter in table.sheet.all_fighters:
            if self.who.who >> fighter & 1 and revivable(table, fighter):
                away |= 1 << fighter
        if at.left <= 0 or not away:
            return at.done(at.amount > 0)
        at.mover = Fighter(first_of(away))
        free = self.where.bits(table, at) & ~table.occupied()
        if not free:
            return at.done(at.amount > 0)
        options = members(free, SPACE)
        if as_one_likes(self.count):
            options.append(DONE)
        return at.ask(table, ABOUT_PLACE, options)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.amount > 0)
        fighter, space = at.mover, table.answer - SPACE
        table.health[fighter] = table.sheet.health[fighter]
        table.space[fighter] = space
        table.happen(RETURNS, table.sheet.owner[fighter], at.cited(table), NO_CARD, 0, fighter, space)
        abilities.set_off(table, table.sheet.owner[fighter], p.ON_SUMMONED, fighter)
        at.picked |= 1 << fighter
        at.amount += 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class SummonInEach(Instruction):
    """As many fighters as there are come to each free space beside somebody."""

    count: Quantity
    who: ByName
    to: Fighters

    def lay(self, plan: Plan) -> None:
        plan.do(Summon(Exactly(Number(MOST_SUMMONED)), self.who, SpaceBeside(self.to)))


@dataclass(frozen=True)
class TakeAway(Instruction):
    """Ruling 39: sidekicks leave the battlefield and are not defeated; they wait beside it to come back.

    A hero leaves it only where the same text says when it comes back, and keeps its health.
    """

    who: Fighters
    heroes: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        heroes = table.sheet.heroes
        gone = self.who.bits(table, at) & table.on_board() & (-1 if self.heroes else ~heroes)
        for fighter in range(len(table.space)):
            if gone >> fighter & 1:
                table.space[fighter] = NONE
                table.health[fighter] = max(table.health[fighter], 1) if heroes >> fighter & 1 else 0
                table.happen(TAKEN_AWAY, table.sheet.owner[fighter], at.cited(table), NO_CARD, 0, fighter)
        at.amount = count_of(gone)
        at.picked = gone
        return at.done(gone != 0)

    def lay(self, plan: Plan) -> None:
        plan.do(TakeAway(target(plan, self.who), self.heroes))


def revivable(table: Table, fighter: Fighter) -> bool:
    """Ruling 8: a defeated fighter can be put back while its player is in the game."""
    return table.space[fighter] < 0 and table.alive(table.sheet.owner[fighter])


@dataclass(frozen=True)
class DealDivided(Instruction):
    """Damage that is shared out among fighters of a kind, point by point."""

    amount: Amount
    group: Group

    def lay(self, plan: Plan) -> None:
        if not isinstance(self.amount, Number):
            raise CannotBePlayed("a number that is not plain")
        for _ in range(self.amount.value):
            DealDamage(Number(1), One(self.group)).lay(plan)


@dataclass(frozen=True)
class DefeatFighter(Instruction):
    """A fighter is defeated."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        chosen = self.who.bits(table, at) & table.on_board()
        if chosen:
            at.spots = table.spaces_of(chosen)  # "adjacent to him" is said of where he was
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1:
                table.health[fighter] = 0
        at.amount = count_of(chosen)
        harm.settle(table)
        return at.done(at.amount > 0)

    def lay(self, plan: Plan) -> None:
        plan.do(DefeatFighter(target(plan, self.who)))


@dataclass(frozen=True)
class FloorHealth(Instruction):
    """Damage leaves at least 1 health this turn."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        table.turn[FLOORED] |= self.who.bits(table, at)
        return at.done(True)

    def lay(self, plan: Plan) -> None:
        plan.do(FloorHealth(target(plan, self.who)))


@dataclass(frozen=True)
class LimitDamage(OfCombat):
    """A fighter takes no more than so much combat damage."""

    who: Fighters
    most: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        return limit(table, at, self.who.bits(table, at), self.most.of(table, at))


@dataclass(frozen=True)
class PreventAllDamage(OfCombat):
    """No damage to somebody in this combat: none of the combat, or none whatever."""

    who: Fighters = YourFighter()
    combat: bool = False  # combat damage alone

    def do(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at)
        if not self.combat:
            table.combat[SHIELDED] |= who
        return limit(table, at, who, 0)


@dataclass(frozen=True)
class LessCombatDamage(OfCombat):
    """The defender takes so much less combat damage."""

    amount: Amount
    who: Fighters = YourFighter()

    def do(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at)
        for side in range(2):
            if who >> table.combat[FIGHTERS + side] & 1:
                table.combat[LESSENED + side] += self.amount.of(table, at)
        return at.done(True)


def limit(table: Table, at: Resolving, who: int, most: int) -> bool:
    """The lowest limit of several counts; it is for these fighters."""
    combat = table.combat
    combat[DAMAGE_LIMIT] = min(most, combat[DAMAGE_LIMIT]) if combat[LIMITED] & who else most
    combat[LIMITED] |= who
    return at.done(True)


@dataclass(frozen=True)
class ShieldFighter(OfCombat):
    """Only combat damage hurts a fighter in this combat."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        table.combat[SHIELDED] |= self.who.bits(table, at)
        return at.done(True)

    def lay(self, plan: Plan) -> None:
        plan.do(ShieldFighter(target(plan, self.who)))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for health."""
    enter_combat(grammar)
    grammar.phrase(
        DealDamage, "deal(s) {amount} [additional|more|extra] damage to {to}",
        "deal(s) damage equal to {amount} to {to}",
        "deal(s) damage to {to} equal to {amount}", "{to} takes~take {amount} damage",
        "{to} takes~take damage equal to {amount}",
    )  # fmt: skip
    grammar.phrase(DealAround, "{by} deals~deal {amount} damage to each|all adjacent fighter+s")
    grammar.phrase(DealBy, "{by} deals~deal {amount} damage to {to}")
    grammar.phrase(DealUpTo, "deal(s) up to {most} damage to {to}", "{to} takes~take up to {most} damage")
    grammar.phrase(DealUpTo, "take up to {most} damage", to=Oneself(), printed=False)
    shared = "[divided|split|distributed|shared] [as you choose|like|want] [in any way you like|choose]"
    grammar.phrase(DealDivided, f"deal {{amount}} damage {shared} among|between [any|the] [number of] {{group}}")
    grammar.phrase(DealDamage, "take {amount} damage", "take damage equal to {amount}", to=Oneself())
    grammar.phrase(DealDamage, "deal {amount} damage", "deal {amount}", to=Spoken(), printed=False)
    grammar.phrase(
        RecoverHealth, "{who} recovers~recover {amount} health", "{who} also recovers~recover {amount} health",
        "{who} each recover {amount} health", "{who} recovers~recover health equal to {amount}",
        "{who} recovers~recover {amount}", "{who} to recover {amount} health", "have {who} recover {amount} health",
        "{who} recovers~recover {amount} of health",
    )  # fmt: skip
    grammar.phrase(RecoverHealth, "recover {amount} health with {who}", printed=False)
    grammar.phrase(RecoverHealth, "recover {amount} health", "recover health equal to {amount}", who=Oneself())
    grammar.phrase(RecoverAll, "{who} recovers~recover all [of] [they|its|it] ['s] [lost|missing] health",
                   "restore {who} to full|maximum|starting health", "{who} recovers~recover to full|starting health",
                   "{who} returns~return to full|starting health", "{who} is~are restored to full health",
                   "restore all [of] {who:simple} 's health")  # fmt: skip
    grammar.phrase(
        RecoverAll, "recover all [of] [you|its|it] ['s] [lost|missing] health", who=YourFighter(), printed=False
    )
    grammar.phrase(SetHealth, "set {who:simple} 's health to {health}", "{who:simple} 's health becomes {health}",
                   "{who:simple} 's health is set to {health}", "{who} is~are left with {health} health",
                   "{who} has~have {health} health left")  # fmt: skip
    grammar.phrase(
        StandAgain, "stand {who} up again with {health} health", "{who} stands~stand again with {health} health",
        "{who} survives~survive with {health} health",
    )  # fmt: skip
    grammar.phrase(
        ReturnDefeated, "return {who} to {where} [with {health} health]",
        "return {who} to the board in {where} [with {health} health]",
    )  # fmt: skip
    grammar.phrase(Summon, "summon(s) {count} {who} in|to|on|into {where}", "summon(s) {count} {who} {where}")
    put = "[and] place|put it|them|each_of_them|each"
    grammar.phrase(
        Summon, f"summon(s) {{count}} {{who}} {put} in|to|on|into {{where}}",
        f"summon(s) {{count}} {{who}} . {put} in|to|on|into {{where}}", printed=False,
    )  # fmt: skip
    grammar.phrase(Summon, "summon(s) all|each [of] [you_'s] [defeated] {who} in|to|on {where}",
                   "summon(s) all|each [of] [you_'s] [defeated] {who} {where}", count=Exactly(Number(MOST_SUMMONED)),
                   printed=False)  # fmt: skip
    every = "in|to|on each|every [empty] space"
    grammar.phrase(SummonInEach, f"summon(s) {{count}} {{who}} {every} adjacent to {{to:simple}}")
    grammar.phrase(TakeAway, "return {who} to you 's supply", "remove {who} from the board|battlefield")
    grammar.phrase(DefeatFighter, "defeat {who}")
    grammar.phrase(DefeatFighter, "{who} is~are defeated", printed=False)
    grammar.phrase(FloorHealth, "damage cannot reduce {who:simple} 's health below 1 this turn")


def enter_combat(grammar: Grammar) -> None:
    """Enter the phrases for what the damage of a combat comes to."""
    combat = "[this combat|attack] [in|during|from this combat|attack]"
    grammar.phrase(
        LimitDamage, "{who} cannot take more than {most} combat damage this combat",
        f"{{who}} cannot take|be_dealt more than {{most}} [combat] damage {combat}",
        f"{{who}} takes~take no more than {{most}} [combat] damage {combat}",
        f"{{who}} takes~take|can_take at most {{most}} [combat] damage {combat}",
        f"{{who}} takes~take only|a_maximum_of {{most}} [combat] damage {combat}",
        f"prevent all but {{most}} [of the] [combat] damage to {{who}} {combat}",
    )  # fmt: skip
    grammar.phrase(LimitDamage, f"you cannot take more than {{most}} [combat] damage {combat}",
                   f"you take no more than {{most}} [combat] damage {combat}", who=YourFighter(),
                   printed=False)  # fmt: skip
    for only, sort in ((True, "combat damage"), (False, "damage")):
        grammar.phrase(
            PreventAllDamage, f"prevent all {sort} to {{who}} {combat}",
            f"prevent all {sort} [that_would_be|that_is] dealt to {{who}} {combat}",
            f"prevent all {sort} {{who}} would take {combat}", f"{{who}} takes~take no {sort} {combat}",
            f"{{who}} does~do not|doesn't take {sort} {combat}", f"{{who}} cannot be dealt {sort} {combat}",
            f"{{who}} cannot take {sort} {combat}", combat=only,
        )  # fmt: skip
        grammar.phrase(PreventAllDamage, f"prevent all {sort} {combat}", f"you take no {sort} {combat}",
                       combat=only)  # fmt: skip
    grammar.phrase(
        LessCombatDamage, f"{{who}} takes~take {{amount}} less [combat] damage {combat}",
        "reduce the [combat] damage {who} takes~take|would_take by {amount}",
        f"reduce the [combat] damage [dealt] to {{who}} by {{amount}} {combat}", "prevent {amount} of that damage",
        f"the [combat] damage {{who}} takes~take|would_take {combat} is reduced by {{amount}}",
        f"prevent [up to] {{amount}} [combat] damage to {{who}} {combat}",
        f"ignore {{amount}} [combat] damage to {{who}} {combat}",
        f"reduce all|the [combat] damage {{who}} takes~take|would_take {combat} by {{amount}}",
        f"reduce all [combat] damage [dealt] to {{who}} {combat} by {{amount}}",
    )  # fmt: skip
    grammar.phrase(LessCombatDamage, "reduce all|the [combat] damage from this attack|combat by {amount}",
                   "prevent [up to] {amount} of the [combat] damage", who=YourFighter(), printed=False)  # fmt: skip
    grammar.phrase(LessCombatDamage, "prevent|ignore {amount} [combat] damage [from|in this|the combat|attack]",
                   who=YourFighter(), printed=False)  # fmt: skip
    this = "in|during|with this|the combat|attack"
    some = "prevent|ignore {amount} [combat] damage"
    grammar.phrase(LessCombatDamage, f"{some} [that_would_be] dealt to {{who}} [{this}]",
                   f"{some} to {{who}} [{this}]", printed=False)  # fmt: skip
    grammar.phrase(PreventAllDamage, f"ignore all [combat] damage [to {{who}}] {this}",
                   "ignore all [combat] damage from this|the attack|combat", printed=False)  # fmt: skip
    grammar.phrase(
        ShieldFighter, "this combat , {who} does not take damage from effects other than combat damage",
    )  # fmt: skip
