"""What special abilities always say: actions in a turn, damage that is less or shared, most health, what is boosted."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of
from mulligan.games.unmatched.table import FALLEN, Table
from mulligan.games.unmatched.vocabulary.asking.memory import Compared, compare, ever
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName, Fighters, Group
from mulligan.games.unmatched.vocabulary.special.abilities import (
    ALL_YOURS,
    CARDS,
    AbilityLine,
    BoostPlus,
    HandSize,
    LargeFighter,
    LessDamage,
    LongReach,
    MarkerWays,
    MoveIs,
    MovePlus,
    MovesThrough,
    OfFighters,
    OnlyOnce,
    SharesDamage,
    StartsOff,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar

ALL_OF_IT = 99  # more damage than anybody takes

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
class AsMuchAsHealth(AbilityLine):
    """Who takes damage for somebody takes no more of it than they have health: so it is in any case."""

    group: Group


@dataclass(frozen=True)
class BonusAgainst(AbilityLine):
    """Cards are worth more where the other fighter is one of a kind."""

    amount: Amount
    against: Group
    attacks: bool
    defenses: bool
    who: Fighters = ALL_YOURS


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


@dataclass(frozen=True)
class MostHealth(OfFighters):
    """A fighter never has more health than so much."""

    health: Amount


@dataclass(frozen=True)
class StandsInTheWay(OfFighters):
    """Opposing fighters cannot move through somebody, as through nobody: no rule."""


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
    enter_unhurt(grammar)
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
    opening = "at the start|beginning of the game"
    grammar.phrase(
        StartsOff, f"[you_'s] {{who}} {first} off|beside the board|battlefield",
        f"do not|you_do_not place [you_'s|any|the] {{who}} {opening}",
        f"{opening} , do not|you_do_not place [you_'s|any|the] {{who}}",
        f"[you_'s] {{who}} is|are not placed [on the board|battlefield] {opening}",
        f"{opening} , set [you_'s|all|the|all_you_'s] {{who}} aside", f"{opening} , set aside [you_'s|all|the] {{who}}",
        f"#0 {first} without|with_none_of they_'s|you_'s {{who}} [on the board|battlefield]",
        f"set [you_'s|all|the] {{who}} aside {opening}", printed=False,
    )  # fmt: skip
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
    enter_against(grammar)
    enter_large(grammar)
    enter_ways(grammar)
    none = "no_hand_limit|no_maximum_hand_size|no_hand_size_limit"
    grammar.phrase(HandSize, f"you have {none}", f"#0 has {none}", "there is no limit to you 's hand [size]",
                   size=Number(NO_LIMIT), starting=False, printed=False)  # fmt: skip
    grammar.phrase(StartsOff, f"[you|#0] {first} with_no|without|without_any {{who}} [on the board|battlefield]",
                   printed=False)  # fmt: skip
    enter_bounds(grammar)
    enter_limits(grammar)


def enter_unhurt(grammar: Grammar) -> None:
    """Nobody takes as much as is prevented here."""
    for line, sort in ((LessOfAll, "damage"), (LessDamage, "combat damage")):
        grammar.phrase(
            line, f"{{who}} takes~take no {sort}", f"{{who}} cannot|can't take|be_dealt {sort}",
            f"{{who}} does~do not take {sort}", f"prevent all {sort} [that_would_be] [dealt] to {{who}}",
            f"prevent all {sort} {{who}} would take", amount=Number(ALL_OF_IT), printed=False,
        )  # fmt: skip


def enter_against(grammar: Grammar) -> None:
    """Every way to say that cards are worth more against fighters of a kind."""
    for cards, attacks, defenses in CARDS:
        foes = f"{cards} against a|an|any|each {{against}}"
        several = f"{cards} against {{against}}"
        for whom in (foes, several):
            ways = [f"add <+> {{amount}} to [the value of] OF {whom}", f"OF {whom} are|is|get|gets|have|has + "
                    "{amount} [value]", f"increase the value of OF {whom} by [+] {{amount}}"]  # fmt: skip
            grammar.phrase(BonusAgainst, *(way.replace("OF", "you 's") for way in ways), attacks=attacks,
                           defenses=defenses, printed=attacks and not defenses)  # fmt: skip
            own = f"[the value of] [all] they|it 's {whom}"
            grammar.phrase(BonusAgainst, f"{{who}} adds~add <+> {{amount}} to {own}",
                           f"{{who}} gets~get|has~have|gains~gain + {{amount}} to {own}", attacks=attacks,
                           defenses=defenses, printed=False)  # fmt: skip
            grammar.phrase(BonusAgainst, *(way.replace("OF", "{who:simple} 's") for way in ways), attacks=attacks,
                           defenses=defenses, printed=False)  # fmt: skip


def enter_large(grammar: Grammar) -> None:
    """Every way to say that a fighter is large, and takes up two spaces (Ruling 30)."""
    two = "2|two [adjacent] space+s [on the board|battlefield]"
    both = "both [of they_'s|those|these|the|its] spaces"
    for up in (f"takes~take up {two}", f"occupies~occupy|fills~fill {two}"):
        grammar.phrase(LargeFighter, f"{{who}} {up}", f"{{who}} is~are [a] large [fighter+s] and|that|which|who {up}",
                       printed=False)  # fmt: skip
    grammar.phrase(
        LargeFighter, f"{{who}} is~are [considered] [to_be] in {both} [at_once|at_the_same_time] [for all [game] "
        "purposes]",
        "{who} can|may attack from either|any [of] [they_'s|those|these|its|it_'s|the] [two] space+s",
        f"{{who}} can|may attack from {both}", "{who} 's size is large", printed=False,
    )  # fmt: skip


def enter_shared(grammar: Grammar) -> None:
    """Every way to say that others may take damage for somebody."""
    some = "some|all|some_or_all|any|any_amount|any_part|any_or_all|part [of] [that|the|this|it] [damage]"
    several = "one_or_more|any_number_of|any|one|any_of|a|an|you_'s [of] [you_'s|the] {group}"
    when = ("if|when|whenever {who} would take damage", "if|when|whenever {who} would be dealt damage",
            "if|when|whenever damage would be dealt to {who}")  # fmt: skip
    taken = (*when, "if|when|whenever {who} takes~take damage", "if|when|whenever {who} is~are dealt damage")
    may = ("you may [instead] assign|deal|redirect", "you may [instead] choose to assign|deal")
    for whom in (several, "{group}"):
        ways = [f"{one} , {way} {some} to {whom} [instead]" for one in taken for way in may]
        ways += [f"{one} , {some} may [instead] be dealt|assigned to {whom} [instead]" for one in taken]
        ways += [f"{one} , you may have {whom} take {some} [instead]" for one in taken]
        ways += [f"{one} , you may choose for {whom} to take {some} [instead]" for one in taken]
        ways += [f"{one} , {whom} may take {some} instead" for one in taken]
        ways += [f"{one} , you may divide|split|spread [that|the|this|it] [damage] among|between they|him|her|#0|it "
                 f"and {whom} [in_any_way] [as you choose|like]" for one in taken]  # fmt: skip
        ways += [f"{whom} may take {some} dealt to {{who}} [instead]", f"{whom} may take damage instead of {{who}}",
                 f"{whom} may take damage for|in_place_of {{who}}",
                 f"{whom} may take {some} that would be dealt to {{who}} [instead]"]  # fmt: skip
        grammar.phrase(SharesDamage, *ways, printed=False)
    grammar.phrase(AsMuchAsHealth, "you cannot|can't|may_not assign|deal more damage to a|an|any|one [of] {group} "
                   "than it|they|its|they_'s [has|have] [remaining] health [remaining|left]")  # fmt: skip


def enter_ways(grammar: Grammar) -> None:
    """Further ways to say that spaces with markers are as if adjacent for somebody who moves."""
    there = "a|an|any|one|that [space] [with|containing|that_has] [a|an|any|one] {marker} [space]"
    other = "any|another|all|each|every [other] {marker} [space+s]"
    others = "any|another|all|each|every other space+s with|containing [a|an|any|one] {marker}"
    near = "[as_if|as_though] [they|those|it] [were|was] [adjacent] [to each other]"
    cost = "for|by_spending|using 1|one space|move|movement [of] [movement]"
    lying = "[all|any] {marker} spaces"
    grammar.phrase(
        MarkerWays, f"for {{who}} , {lying} are [considered|treated_as] adjacent [to each other] [when|while] [moving]",
        f"{lying} are [considered|treated_as] adjacent [to each other] for {{who}} ['s] [movement] [when|while] "
        "[moving]",
        "for {who} , [all|any] spaces with|containing [a|any] {marker} are [considered|treated_as] adjacent "
        "[to each other] when|while moving", printed=False,
    )  # fmt: skip
    for to in (other, others):
        grammar.phrase(
            MarkerWays, f"{{who}} can|may move from {there} to {to} {near} [{cost}]",
            f"while|when|if {{who}} is~are in|on {there} , they|he|she|it counts~count as [being] adjacent to {to} "
            "[for movement] [when|while] [moving]", printed=False,
        )  # fmt: skip


def enter_bounds(grammar: Grammar) -> None:
    grammar.phrase(MoveIs, "{who} does~do not|never move when you maneuver", "{who} does~do not move "
                   "during|on|as_part_of a_maneuver|maneuvers|you_'s_maneuvers", value=Number(0),
                   printed=False)  # fmt: skip
    grammar.phrase(MovePlus, "for each {per:counted} , add <+> {amount} to {who:simple} 's move value",
                   "for each {per:counted} , {who:simple} 's move value is|gets + {amount}", printed=False)  # fmt: skip
    most = "go above|exceed|be_more_than|be_higher_than|be_raised_above"
    grammar.phrase(MostHealth, f"{{who:simple}} 's health cannot|can_never|may_never|may_not {most} {{health}}",
                   "{who} cannot|can_never have more than {health} health",
                   "{who:simple} 's maximum health is {health}", "{who} has~have a maximum of {health} health",
                   "{who} has~have a maximum health of {health}")  # fmt: skip
    grammar.phrase(StandsInTheWay, "opposing|enemy fighters cannot|may_not move through {who}",
                   "opposing|enemy fighters cannot|may_not move through spaces containing|with|occupied_by {who}",
                   "{who} blocks~block opposing|enemy fighters|movement")  # fmt: skip
    through = "through [spaces containing|with|occupied_by] [other|any|all] [opposing|enemy] fighters"
    grammar.phrase(
        MovesThrough, f"when|whenever|while you maneuver , {{who}} may|can move {through}",
        f"{{who}} may|can move {through} when|whenever|while|as_part_of you maneuver|a_maneuver",
        f"when|whenever|while {{who}} moves~move as|for|during part_of|a a|maneuver [maneuver] , they|it|he|she"
        f" may|can "
        f"move {through}", maneuver=True, printed=False,
    )  # fmt: skip


def enter_limits(grammar: Grammar) -> None:
    for of_game, span in ((False, "per|each|a|every turn"), (True, "per|each|a game")):
        grammar.phrase(OnlyOnce, f"you may|can only use this [ability] once {span}",
                       f"you may|can use this [ability] [only] once {span}", ever=of_game)  # fmt: skip
    first = "starts|start|begins|begin [the game]"
    grammar.phrase(StartsOnBoard, f"[you|#0] {first} with {{count}} [of_you_'s] {{who}}", printed=False)
    grammar.phrase(AsMuchAsHealth, "you cannot|can't|may_not assign|deal damage greater than a|an|any|one {group} 's "
                   "[remaining] health", printed=False)  # fmt: skip
    several = "one_or_more|any_number_of|any|one|any_of|a|an|you_'s [of] [you_'s|the] {group}"
    for whom in (several, "{group}"):
        grammar.phrase(SharesDamage, f"damage [that_would_be] dealt to {{who}} may [instead] be dealt|assigned to "
                       f"{whom} [instead]", printed=False)  # fmt: skip
