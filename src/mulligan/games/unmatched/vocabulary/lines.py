"""Further lines of special abilities: actions in a turn, damage that is less whatever deals it, cards that are boosted.

They are lines like those of `abilities`, and stand here because that file is full.
"""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of
from mulligan.games.unmatched.table import FALLEN, Table
from mulligan.games.unmatched.vocabulary.abilities import (
    ALL_YOURS,
    AbilityLine,
    BoostPlus,
    HandSize,
    LongReach,
    MovePlus,
    OfFighters,
    SharesDamage,
    StartsOff,
)
from mulligan.games.unmatched.vocabulary.memory import Compared, compare, ever
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName, Group
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar

NO_LIMIT = 99  # more cards than a deck has


@dataclass(frozen=True)
class ActionsEachTurn(AbilityLine):
    """Another number of actions in a turn."""

    count: Amount
    usual: Amount | None = None  # instead of this


@dataclass(frozen=True)
class LessOfAll(OfFighters):
    """A fighter takes less damage, combat damage or not."""

    amount: Amount


@dataclass(frozen=True)
class MayBoost(OfFighters):
    """Certain cards may be boosted."""

    attacks: bool
    defenses: bool


@dataclass(frozen=True)
class StartsOnBoard(OfFighters):
    """So many of them start on the battlefield; the others wait beside it."""

    count: Amount


@dataclass(frozen=True)
class MostOnBoard(OfFighters):
    """No more of them on the battlefield than this: there are no others."""

    count: Amount


@dataclass(frozen=True)
class UsesToDefend(OfFighters):
    """A fighter may defend with attack cards."""


@dataclass(frozen=True)
class CountDefeated(Counted):
    """Defeated fighters of a name."""

    name: ByName

    def of(self, table: Table, at: Resolving) -> int:
        return count_of(self.name.bits(table, at) & ~table.on_board())


@dataclass(frozen=True)
class CountFallen(Counted):
    """Fighters of a kind that were defeated this turn."""

    group: Group

    def of(self, table: Table, at: Resolving) -> int:
        return count_of(table.turn[FALLEN] & ever(table, at, self.group))


@dataclass(frozen=True)
class SoManyDefeated(Condition):
    """So many fighters of a name are defeated, or more, or fewer."""

    name: ByName
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, CountDefeated(self.name).of(table, at), self.value.of(table, at))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    for compared, much in (
        (Compared.AT_LEAST, ("{value} or more", "at least {value}")),
        (Compared.AT_MOST, ("{value} or fewer|less", "at most {value}", "no more than {value}")),
        (Compared.EQUAL, ("exactly {value}", "{value}")),
    ):
        down = "is~are|was~were [currently] defeated"
        grammar.phrase(SoManyDefeated, *(f"{way} [of] [you_'s] {{name}} {down}" for way in much),
                       compared=compared)  # fmt: skip
        grammar.phrase(SoManyDefeated, *(f"{way} [of] [you_'s] {{name}} has~have been defeated" for way in much),
                       compared=compared, printed=False)  # fmt: skip
    turn = "each|per|on_each|during|on|every you_'s|of_you_'s|turn [turn+s] [instead of {usual}]"
    grammar.phrase(ActionsEachTurn, f"you have|take|get {{count}} actions {turn}",
                   f"you may|can take {{count}} actions {turn}")  # fmt: skip
    grammar.phrase(
        LessOfAll, "{who} takes~take {amount} less damage from all|any sources|source|effects_and_attacks",
        "reduce all|any damage [dealt] to {who} by {amount}", "reduce all|any damage {who} would take by {amount}",
        "damage [dealt] to {who} is reduced by {amount}", "all damage [dealt] to {who} is reduced by {amount}",
    )  # fmt: skip
    for attacks, defenses, cards in (
        (True, False, "attacks|attack_cards"),
        (False, True, "defenses|defense_cards"),
        (True, True, "cards|attacks_and_defenses|attack_and_defense_cards|attacks_or_defenses"),
    ):
        grammar.phrase(MayBoost, f"you may boost [any|each|all] [of] {{who:simple}} 's {cards}", attacks=attacks,
                       defenses=defenses)  # fmt: skip
        grammar.phrase(MayBoost, f"you may boost [any|each|all] [of] you 's {cards}", who=ALL_YOURS, attacks=attacks,
                       defenses=defenses, printed=False)  # fmt: skip
    grammar.phrase(UsesToDefend, "{who} may|can use|play [they_'s] attack cards as defense|defenses [cards]",
                   "{who} may|can use|play [they_'s] attack cards to defend",
                   "{who} may|can defend with [they_'s] attack cards")  # fmt: skip
    board = "on the board|battlefield [at a|one|any time]"
    grammar.phrase(
        MostOnBoard, f"{{who}} has~have a maximum of {{count}} {board}",
        f"you cannot have more than {{count}} {{who}} {board}",
        f"you may|can have [up to|at_most] {{count}} {{who}} {board}",
        f"there can be at most {{count}} {{who}} {board}",
    )  # fmt: skip
    grammar.phrase(CountDefeated, "defeated {name}")
    grammar.phrase(CountFallen, "{group} [that was|were] defeated this turn")
    first = "starts|start|begins|begin [the game]"
    grammar.phrase(StartsOff, f"[you|#0] {first} with no|without|without_any {{who}} [on the board|battlefield]",
                   "#0 does not start|begin [the game] with any {who} [on the board|battlefield]",
                   "you do not start|begin [the game] with any {who} [on the board|battlefield]",
                   printed=False)  # fmt: skip
    on = "[already] on the board|battlefield"
    grammar.phrase(StartsOnBoard, f"[you|#0] {first} with {{count}} [of_you_'s] {{who}} {on}",
                   f"{{count}} [of_you_'s] {{who}} {first} {on}",
                   f"[only] {{count}} [of_you_'s] {{who}} {first} {on}")  # fmt: skip
    far = "up to {steps} spaces away from {who} [as_if|as_though] [they|it] [were|was] [adjacent]"
    grammar.phrase(LongReach, f"you may|can attack [a|any] [opposing] fighter+s {far}",
                   "{who} may|can attack as_if|as_though they|he|she|it were|was adjacent to any|each|all "
                   "[opposing] fighter+s within {steps} spaces",
                   "{who} may|can attack [a|any] [opposing] fighter+s within {steps} spaces [of they|him|her|it]",
                   printed=False)  # fmt: skip
    grammar.phrase(HandSize, "you have a [maximum] hand limit|size of {size}", starting=False, printed=False)
    grammar.phrase(BoostPlus, "you 's boost values are increased by {amount}",
                   "increase you 's boost values by {amount}", printed=False)  # fmt: skip
    more = "[value] is increased by {amount}"
    grammar.phrase(MovePlus, f"{{who:simple}} 's move {more} [for each {{per:counted}}]",
                   f"you 's move {more} [for each {{per:counted}}]",
                   "add <+> {amount} to {who:simple} 's move value for each {per:counted}", printed=False)  # fmt: skip
    enter_shared(grammar)
    none = "no_hand_limit|no_maximum_hand_size|no_hand_size_limit"
    grammar.phrase(HandSize, f"you have {none}", f"#0 has {none}", "there is no limit to you 's hand [size]",
                   size=Number(NO_LIMIT), starting=False, printed=False)  # fmt: skip
    grammar.phrase(StartsOff, f"[you|#0] {first} with_no|without|without_any {{who}} [on the board|battlefield]",
                   printed=False)  # fmt: skip


def enter_shared(grammar: Grammar) -> None:
    some = "some|all|some_or_all|any|any_amount|any_part|any_or_all|part [of] [that|the|this|it] [damage]"
    to = "to one_or_more|any|one|any_of|a|you_'s [of] [you_'s|the] {group} [instead]"
    near = "to {group} [instead]"
    when = ("if|when|whenever {who} would take damage", "if|when|whenever {who} would be dealt damage",
            "if|when|whenever damage would be dealt to {who}")  # fmt: skip
    may = ("you may [instead] assign|deal|redirect", "you may [instead] choose to assign|deal")
    for whom in (to, near):
        ways = [f"{one} , {way} {some} {whom}" for one in when for way in may]
        ways += [f"{one} , {some} may [instead] be dealt|assigned {whom}" for one in when]
        grammar.phrase(SharesDamage, *ways, printed=False)
    grammar.phrase(SharesDamage, *(f"{one} , {{group}} may take {some} instead" for one in when), printed=False)
    grammar.phrase(SharesDamage, "{group} may take damage instead of {who}",
                   "{group} may take any amount of damage dealt to {who} [instead]", printed=False)  # fmt: skip
