"""The turn: actions, counters, and what holds until it ends."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.abilities import in_force
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import NUMBER
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.sheet import NO_ACTIONS
from mulligan.games.unmatched.table import (
    ACTIONS,
    ACTIONS_GAINED,
    BONUS_THIS_TURN,
    ENDING,
    GAINING,
    GAINS_ACTIONS,
    IGNORES_STARS,
    NEXT_ATTACK,
    SPENT,
    STARLESS,
    TURN_PLAYER,
    USED,
    Table,
)
from mulligan.games.unmatched.table import (
    COUNTERS as COUNTERS_CHANGE,
)
from mulligan.games.unmatched.vocabulary.acts.picking import as_one_likes, ask_number, target
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counter
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import AnyNumber, Number
from mulligan.language.core.kinds import Amount, Instruction, Quantity
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


def barred(table: Table, player: Player) -> bool:
    """Does a text keep this player from gaining actions?"""
    if table.barred(GAINING, player):
        return True
    for static in table.sheet.statics:
        if static.sort == NO_ACTIONS and not table.sheet.same_side(static.player, player) and in_force(table, static):
            return True
    return False


@dataclass(frozen=True)
class GainActions(Instruction):
    """turn-5: more actions in this turn; out of one's own turn there is nothing to gain."""

    count: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        count = self.count.of(table, at)
        if table.turn[TURN_PLAYER] != at.actor or barred(table, at.actor):
            return at.done(False)
        table.turn[ACTIONS] += count
        table.turn[ACTIONS_GAINED + at.actor] += count
        table.happen(GAINS_ACTIONS, at.actor, at.cited(table), NO_CARD, count)
        return at.done(True)


@dataclass(frozen=True)
class SpendActions(Instruction):
    """turn-2: actions of this turn are given up, where one has as many."""

    count: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        count = self.count.of(table, at)
        if table.turn[TURN_PLAYER] != at.actor or table.turn[ACTIONS] < count:
            return at.done(False)
        table.turn[ACTIONS] -= count
        table.happen(GAINS_ACTIONS, at.actor, at.cited(table), NO_CARD, -count)
        return at.done(True)


@dataclass(frozen=True)
class MoveValueNow(Instruction):
    """Fighters have another move value in this maneuver, and may pass opposing fighters in it, perhaps."""

    who: Fighters
    value: Amount
    through: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        for frame in reversed(table.stack):
            if isinstance(frame, Maneuver):
                frame.value_is = self.value.of(table, at)
                frame.value_of = self.who.bits(table, at)
                if self.through:
                    frame.passing |= frame.value_of
                return at.done(True)
        return at.done(False)


@dataclass(frozen=True)
class Again(Instruction):
    """What was just done, once more: the sentence itself once it is read."""


@dataclass(frozen=True)
class EndTheTurn(Instruction):
    """The turn is over."""

    def do(self, table: Table, at: Resolving) -> bool:
        table.turn[ENDING] = 1
        return at.done(True)


@dataclass(frozen=True)
class StrongerAttacks(Instruction):
    """A fighter's attacks are worth more this turn."""

    who: Fighters
    amount: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        chosen = self.who.bits(table, at)
        for fighter in range(len(table.space)):
            if chosen >> fighter & 1:
                table.attack_bonus[fighter] += self.amount.of(table, at)
        table.happen(BONUS_THIS_TURN, at.you, at.cited(table), NO_CARD, self.amount.of(table, at))
        return at.done(True)

    def lay(self, plan: Plan) -> None:
        plan.do(StrongerAttacks(target(plan, self.who), self.amount))


@dataclass(frozen=True)
class StrongerNext(Instruction):
    """One's next attack this turn is worth more."""

    amount: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        amount = self.amount.of(table, at)
        if table.turn[TURN_PLAYER] != at.you:
            return at.done(False)
        table.turn[NEXT_ATTACK + at.you] += amount
        table.happen(BONUS_THIS_TURN, at.you, at.cited(table), NO_CARD, amount)
        return at.done(True)


@dataclass(frozen=True)
class IgnoreBrainwashed(Instruction):
    """Brainwashed effects do not happen this turn."""

    def do(self, table: Table, at: Resolving) -> bool:
        table.turn[STARLESS] |= 1 << at.you
        table.happen(IGNORES_STARS, at.you, at.cited(table))
        return at.done(True)


def change_counters(table: Table, at: Resolving, to: int) -> bool:
    player = at.you
    to = max(0, min(to, table.sheet.most_counters[player]))
    by = to - table.counters[player]
    table.counters[player] = to
    if by:
        table.happen(COUNTERS_CHANGE, player, at.cited(table), NO_CARD, by)
    if by > 0:
        abilities.set_off(table, player, p.ON_COUNTERS)
    return at.done(True)


@dataclass(frozen=True)
class SpendAbility(Instruction):
    """An ability that is used once in a turn, or in the game, has been."""

    number: int
    ever: bool

    def do(self, table: Table, at: Resolving) -> bool:
        table.turn[SPENT if self.ever else USED] |= 1 << self.number
        return at.done(True)


@dataclass(frozen=True)
class GainCounters(Instruction):
    """Rage, Hellfire and the like."""

    count: Amount
    name: Counter
    who: Fighters | None = None
    most: Amount | None = None  # no more of them than this by it

    def do(self, table: Table, at: Resolving) -> bool:
        had: int = table.counters[at.you]
        count = self.count.of(table, at)
        if self.most is not None:
            count = min(count, max(self.most.of(table, at) - had, 0))
        return change_counters(table, at, had + count)


@dataclass(frozen=True)
class DoubleCounters(Instruction):
    """As many counters again as one has."""

    name: Counter

    def do(self, table: Table, at: Resolving) -> bool:
        return change_counters(table, at, 2 * table.counters[at.you])


@dataclass(frozen=True)
class FillCounters(Instruction):
    """As many counters as one can have."""

    name: Counter
    both: bool = False  # there are two of them

    def do(self, table: Table, at: Resolving) -> bool:
        return change_counters(table, at, table.sheet.most_counters[at.you])


@dataclass(frozen=True)
class EmptyCounters(Instruction):
    """Every counter is given up; of two that are both given up, both or neither."""

    name: Counter
    both: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        had: int = table.counters[at.you]
        at.amount = 0
        if had == 0 or (self.both and had < table.sheet.most_counters[at.you]):
            return at.done(False)
        at.amount = had
        return change_counters(table, at, 0)


@dataclass(frozen=True)
class SetCounters(Instruction):
    """So many counters."""

    count: Amount
    name: Counter

    def do(self, table: Table, at: Resolving) -> bool:
        return change_counters(table, at, self.count.of(table, at))


@dataclass(frozen=True)
class SpendCounters(Instruction):
    """Give counters up: exactly so many, where one has them; or any number."""

    count: Quantity
    name: Counter

    def do(self, table: Table, at: Resolving) -> bool:
        if as_one_likes(self.count):
            return ask_number(table, at, min(table.counters[at.you], self.count.of(table, at)))
        price = self.count.of(table, at)
        if table.counters[at.you] < price:
            return at.done(False)
        return change_counters(table, at, table.counters[at.you] - price)

    def answered(self, table: Table, at: Resolving) -> bool:
        number = table.answer - NUMBER
        table.counters[at.you] -= number
        if number:
            table.happen(COUNTERS_CHANGE, at.you, at.cited(table), NO_CARD, -number)
        at.amount = number
        return at.done(number > 0)

    def asks(self) -> bool:
        return as_one_likes(self.count)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for the turn."""
    grammar.phrase(GainActions, "gain(s) {count} action+s")
    grammar.phrase(GainActions, "gain(s) an action", "take an|one|1 additional|extra action [this turn]",
                   "gain an|one|1 action this turn", "gain an|one|1 additional|extra action this turn",
                   count=Number(1), printed=False)  # fmt: skip
    grammar.phrase(
        GainActions,
        "take another|an_extra|an_additional action",
        "gain another|an_extra|an_additional action",
        count=Number(1),
        printed=False,
    )
    grammar.phrase(
        SpendActions,
        "spend {count} [additional|more|of_you_'s] action+s",
        "spend {count} action+s",
        "lose {count} action+s",
    )
    grammar.phrase(SpendActions, "lose an action", count=Number(1), printed=False)
    grammar.phrase(SpendActions, "spend an additional action", "spend an action", count=Number(1), printed=False)
    grammar.phrase(
        MoveValueNow, "increase|change|set {who:simple} 's move value to {value} [for this maneuver]",
        "{who:simple} 's move value is|becomes {value} for this maneuver|action",
    )  # fmt: skip
    grammar.phrase(
        Again, "do it|this a second time", "do it|this again", "repeat this|the [effect] [once|one_time|one_more_time]"
    )
    grammar.phrase(EndTheTurn, "end the turn")
    grammar.phrase(
        StrongerAttacks, "all of {who:simple} 's attacks this turn are + {amount} value",
        "add + {amount} to the value of {who:simple} 's attacks this turn",
        "until the end of the|this|you_'s turn , add <+> {amount} to the value of {who:simple} 's attacks",
    )  # fmt: skip
    coming = "you 's next attack this turn"
    grammar.phrase(StrongerNext, f"add [+] {{amount}} to [the value of] {coming}",
                   f"{coming} gets|gains|has|is + {{amount}} [value]",
                   f"{coming} gets|gains|has + {{amount}} to its value",
                   "add [+] {amount} to the value of you 's next attack this turn",
                   f"the value of {coming} is increased by [+] {{amount}}", f"{coming} is increased by [+] {{amount}}",
                   "the next attack you make this turn gets|gains|has|is + {amount} [value]",
                   "the next time you attack this turn , add [+] {amount} to [the value of] that attack")  # fmt: skip
    grammar.phrase(
        IgnoreBrainwashed, "ignore brainwashed effects on you 's cards for the rest of the turn",
        "ignore any brainwashed effects on you 's cards for the rest of you 's turn",
    )  # fmt: skip
    grammar.phrase(
        GainCounters, "gain(s) {count} {name}", "gain(s) {name} equal to {count}", "charge {count} {name}",
        "add {count} {name}", "{who} gains~gain {count} {name}", "place|put|add {count} {name} on this card|it",
        "place|put|add {count} {name} on {who}", "place|put|add {count} {name} on {who:simple} 's card",
    )  # fmt: skip
    grammar.phrase(GainCounters, "gain(s) a|an {name}", "{who} gains~gain a|an {name}", "add a|an {name}",
                   "place|put|add a|an {name} on this card|it", "place|put|add a|an {name} on {who} ['s] [card]",
                   count=Number(1), printed=False)  # fmt: skip
    grammar.phrase(GainCounters, "place|put|add {count} {name} on {who} , [up] to a maximum of {most}", printed=False)
    grammar.phrase(GainCounters, "place|put|add a|an {name} on {who} , [up] to a maximum of {most}", count=Number(1),
                   printed=False)  # fmt: skip
    grammar.phrase(GainCounters, "gain(s) {count} {name} , [up] to a maximum of {most}",
                   "gain(s) {count} {name} , up to {most}", "{who} gains~gain {count} {name} , to a maximum of {most}",
                   "gain(s) {count} {name} , to {most} at most")  # fmt: skip
    grammar.phrase(DoubleCounters, "double the number of {name} you have", "double you 's {name}")
    grammar.phrase(SetCounters, "set you 's {name} to {count}")
    grammar.phrase(SpendCounters, "spend(s)|remove(s)|lose(s)|discharge(s)|discard(s) {count} {name} [from|on #0]")
    grammar.phrase(SpendCounters, "spend|remove|discharge {name}", count=AnyNumber(), printed=False)
    grammar.phrase(FillCounters, "charge both [of] [you 's] {name}", both=True)
    grammar.phrase(EmptyCounters, "spend|remove|lose|discharge|discard both [of] [you 's] {name}", both=True)
    grammar.phrase(FillCounters, "charge all [of] [you 's] {name}", "gain all [of] [you 's] {name}")
    grammar.phrase(EmptyCounters, "spend|remove|lose|discharge|discard all [of] [you 's] {name} [from #0]",
                   )  # fmt: skip
    enter_next(grammar)


def enter_next(grammar: Grammar) -> None:
    whoever = "a_friendly_fighter_attacks|one_of_you_'s_fighters_attacks|any_of_you_'s_fighters_attack"
    grammar.phrase(StrongerNext, f"the next time {whoever} this turn , add [+] {{amount}} to [the value of] "
                   "that_attack|they_'s_attack|they_'s_attack_card|they_'s_card", printed=False)  # fmt: skip
