"""What may be so of fighters, said once: asked of one, of some, of all or of none, and as a relative clause."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr
from parsy import Result

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.asking.conditions import all_stand, fallen
from mulligan.games.unmatched.vocabulary.asking.counts import COMPARED
from mulligan.games.unmatched.vocabulary.asking.memory import COLUMNS, Compared, Past, compare, ever
from mulligan.games.unmatched.vocabulary.asking.remembered import noted_before
from mulligan.games.unmatched.vocabulary.nouns.amounts import health_of
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    NAME_MARK,
    EachOfThem,
    Fighters,
    Group,
    Role,
    Spaces,
    Spoken,
    Spot,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node
from mulligan.language.words import Words

# How several fighters begin of whom it is not said that all are meant.
_OF_SEVERAL = frozenset(("opposing", "friendly", "other", "you", "adjacent", "fighters", "heroes", "sidekicks"))
_FAIL = Result.failure(0, "several fighters")


@mypyc_attr(allow_interpreted_subclasses=True)
class WhatIsSo(Node):
    """What is so of fighters."""

    def bits(self, table: Table, at: Resolving) -> int:
        """Of whom it is so, as bits, whether or not they are on the battlefield."""
        raise NotImplementedError

    def lasts(self) -> bool:
        """Is it so of those, too, who have left the battlefield since?"""
        return False


@dataclass(frozen=True)
class DidSo(WhatIsSo):
    """They did it this turn, or since your last turn, or it was done to them."""

    past: Past
    since: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        noted: int = table.turn[COLUMNS[self.past]]
        return noted | noted_before(table, at.you, COLUMNS[self.past]) if self.since else noted

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class HasMoved(WhatIsSo):
    """They started the turn in another space."""

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for fighter, space in enumerate(table.space):
            if space >= 0 and space != table.began[fighter]:
                found |= 1 << fighter
        return found


@dataclass(frozen=True)
class WentFar(WhatIsSo):
    """Ruling 36: they moved so many spaces this turn, or more, or fewer."""

    compared: Compared
    value: Amount

    def bits(self, table: Table, at: Resolving) -> int:
        value = self.value.of(table, at)
        found = 0
        for fighter in range(len(table.space)):
            if compare(self.compared, table.strides[fighter], value):
                found |= 1 << fighter
        return found


@dataclass(frozen=True)
class HasHealth(WhatIsSo):
    """They have so much health, or more, or less."""

    compared: Compared
    value: Amount

    def bits(self, table: Table, at: Resolving) -> int:
        value = self.value.of(table, at)
        found = 0
        for fighter, health in enumerate(table.health):
            found |= int(compare(self.compared, health, value)) << fighter
        return found & table.on_board()


@dataclass(frozen=True)
class HealthBeside(WhatIsSo):
    """They have more health than another fighter, or less, or as much."""

    compared: Compared
    other: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        other = health_of(table, self.other.bits(table, at))
        found = 0
        for fighter, health in enumerate(table.health):
            found |= int(compare(self.compared, health, other)) << fighter
        return found & table.on_board()


@dataclass(frozen=True)
class Unhurt(WhatIsSo):
    """They have all their starting health."""

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for fighter, health in enumerate(table.health):
            found |= int(health >= table.sheet.health[fighter]) << fighter
        return found & table.on_board()


@dataclass(frozen=True)
class StandsThere(WhatIsSo):
    """They stand somewhere."""

    spot: Spot

    def bits(self, table: Table, at: Resolving) -> int:
        return self.spot.bits(table, at) & table.on_board()


@dataclass(frozen=True)
class StandsElsewhere(WhatIsSo):
    """They do not stand there."""

    spot: Spot

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board() & ~self.spot.bits(table, at)


@dataclass(frozen=True)
class IsInside(WhatIsSo):
    """They are in one of these spaces."""

    where: Spaces

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(self.where.bits(table, at))


@dataclass(frozen=True)
class IsOutside(WhatIsSo):
    """They are in none of these spaces."""

    where: Spaces

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board() & ~table.fighters_in(self.where.bits(table, at))


@dataclass(frozen=True)
class IsDown(WhatIsSo):
    """They are defeated."""

    def bits(self, table: Table, at: Resolving) -> int:
        return fallen(table)

    def lasts(self) -> bool:
        return True


@dataclass(frozen=True)
class IsOfSort(WhatIsSo):
    """They are heroes, or sidekicks."""

    role: Role

    def bits(self, table: Table, at: Resolving) -> int:
        of_role = table.sheet.heroes if self.role is Role.HERO else ~table.sheet.heroes
        return of_role & table.on_board()


@dataclass(frozen=True)
class FightsFrom(WhatIsSo):
    """They are ranged fighters, or melee fighters."""

    ranged: bool

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for fighter, ranged in enumerate(table.sheet.ranged):
            found |= int(bool(ranged) == self.ranged) << fighter
        return found & table.on_board()


@dataclass(frozen=True)
class HasNobodyNear(WhatIsSo):
    """Nobody else is in their zones."""

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for fighter, space in enumerate(table.space):
            if space >= 0 and table.fighters_in(table.zone_spaces(1 << space)) == 1 << fighter:
                found |= 1 << fighter
        return found


@dataclass(frozen=True)
class Unlike(WhatIsSo):
    """What is not so of them; they are on the battlefield."""

    state: WhatIsSo

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board() & ~self.state.bits(table, at)


@dataclass(frozen=True)
class EitherSo(WhatIsSo):
    """One thing or another is so of them."""

    one: WhatIsSo
    other: WhatIsSo

    def bits(self, table: Table, at: Resolving) -> int:
        return self.one.bits(table, at) | self.other.bits(table, at)


@dataclass(frozen=True)
class AreSo(Condition):
    """Something is so of these fighters: of all of them, or of any where one may be chosen."""

    who: Fighters
    state: WhatIsSo

    def holds(self, table: Table, at: Resolving) -> bool:
        who, such = self.who.bits(table, at), self.state.bits(table, at)
        return who & such != 0 if self.who.chosen() else all_stand(who, such)


@dataclass(frozen=True)
class SoManyAreSo(Condition):
    """Something is so of that many fighters of a kind, or more, or fewer."""

    group: Group
    state: WhatIsSo
    compared: Compared
    value: Amount

    def holds(self, table: Table, at: Resolving) -> bool:
        who = ever(table, at, self.group) if self.state.lasts() else self.group.bits(table, at)
        return compare(self.compared, count_of(who & self.state.bits(table, at)), self.value.of(table, at))


@dataclass(frozen=True)
class WhoAreSo(Spot):
    """Those of whom something is so."""

    state: WhatIsSo

    def bits(self, table: Table, at: Resolving) -> int:
        return self.state.bits(table, at) & table.on_board()


@dataclass(frozen=True)
class ButThere(Spot):
    """Of those that stand somewhere, the ones that stand there too: "in her zone but not adjacent to her"."""

    spot: Spot

    def bits(self, table: Table, at: Resolving) -> int:
        return self.spot.bits(table, at)


@dataclass(frozen=True)
class WhoHave(Spot):
    """Those who have exactly so much health, or more than that, or less."""

    compared: Compared
    value: Amount

    def bits(self, table: Table, at: Resolving) -> int:
        return HasHealth(self.compared, self.value).bits(table, at)


@dataclass(frozen=True)
class WhoHaveThan(Spot):
    """Those who have more health than another fighter, or less."""

    compared: Compared
    other: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return HealthBeside(self.compared, self.other).bits(table, at)


@dataclass(frozen=True)
class IfSo(Condition):
    """What was asked just before is so after all, or is not: "If she is, …" after "If NAME is not there, …"."""

    who: Spoken
    never: bool = False


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_past(grammar)
    enter_health(grammar)
    grammar.phrase(StandsThere, "is~are [both|still|now] {spot}")
    grammar.phrase(IsInside, "is~are [both|still|now] in|on {where}")
    grammar.phrase(StandsElsewhere, "is~are not|no_longer {spot}", "isn't~aren't {spot}")
    grammar.phrase(IsOutside, "is~are not|no_longer in|on {where}", "isn't~aren't in|on {where}")
    grammar.phrase(IsDown, "is~are defeated", "was~were defeated", "has~have been defeated")
    grammar.phrase(Unlike, "is~are not defeated", "was~were not defeated", "has~have not been defeated",
                   "is~are undefeated", state=IsDown())  # fmt: skip
    grammar.phrase(IsOfSort, "is~are [a|an] {role}")
    for role in (Role.HERO, Role.SIDEKICK):
        grammar.phrase(Unlike, f"is~are not [a|an] {role.value}|{role.value}s|{role.value}es", state=IsOfSort(role))
    for ranged, sort in ((True, "ranged"), (False, "melee")):
        grammar.phrase(FightsFrom, f"is~are [a] {sort} [fighter+s]", f"has~have a {sort} attack", ranged=ranged)
    alone = "alone in it|they 's zone+s"
    grammar.phrase(HasNobodyNear, f"is~are {alone}", "is~are the only fighter+s in it|they 's zone+s")
    grammar.phrase(Unlike, f"is~are not {alone}", state=HasNobodyNear())
    enter_questions(grammar)
    grammar.style("several", lambda words, index: _read_several(grammar, words, index),
                  lambda value, plural: grammar.show(value, True))  # fmt: skip
    grammar.phrase(EachOfThem, "{group:several}", printed=False)
    enter_again(grammar)


def enter_past(grammar: Grammar) -> None:
    did = {
        Past.ATTACKED: (("attacked",), "attacked", "attack"),
        Past.DEFENDED: (("was~were attacked",), "been attacked", ""),
        Past.DEFEATED: (("was~were defeated",), "been defeated", ""),
        Past.HURT: (("took damage", "was~were dealt damage", "was~were damaged"), "taken [any] damage", "take damage"),
        Past.HEALED: (("recovered health",), "recovered health", "recover health"),
        Past.DEALT: (("dealt combat damage",), "dealt combat damage", "deal combat damage"),
    }  # fmt: skip
    for since, time in ((False, "this turn"), (True, "since [the_end_of|the_start_of] you 's last|previous turn")):
        for past, (plain, perfect, base) in did.items():
            if since and past in (Past.HEALED, Past.DEALT):
                continue
            state = DidSo(past, since)
            grammar.phrase(DidSo, *(f"[already] {way} {time}" for way in plain), f"has~have [already] {perfect} {time}",
                           past=past, since=since)  # fmt: skip
            nots = [way.replace("was~were", "was~were not") for way in plain if way.startswith("was")]
            nots += [f"did_not|didn't {base}"] if base else []
            grammar.phrase(Unlike, *(f"{way} {time}" for way in nots), f"has~have not [yet] {perfect} [yet] {time}",
                           state=state)  # fmt: skip
    again = "this turn"
    grammar.phrase(HasMoved, f"moved {again}", f"has~have [already] moved {again}", f"was~were moved {again}")
    grammar.phrase(Unlike, f"did_not|didn't move {again}", f"has~have not [yet] moved {again}", state=HasMoved())
    for one, other in ((("moved", "move"), ("attacked", "attack")), (("attacked", "attack"), ("moved", "move"))):
        either = EitherSo(HasMoved(), DidSo(Past.ATTACKED))
        grammar.phrase(EitherSo, f"{one[0]} or {other[0]} {again}", f"has~have {one[0]} or {other[0]} {again}",
                       one=HasMoved(), other=DidSo(Past.ATTACKED))  # fmt: skip
        grammar.phrase(Unlike, f"has~have not {one[0]} or {other[0]} {again}",
                       f"neither {one[0]} nor {other[0]} {again}", f"did_not|didn't {one[1]} or {other[1]} {again}",
                       f"has~have neither {one[0]} nor {other[0]} {again}", state=either)  # fmt: skip
    for compared, ways in COMPARED:
        grammar.phrase(WentFar, *(f"[has~have] moved {way} space+s {again}" for way in ways), compared=compared)


def enter_health(grammar: Grammar) -> None:
    left = "health [remaining|left]"
    for compared, ways in COMPARED:
        grammar.phrase(HasHealth, *(f"has~have {way} {left}" for way in ways), compared=compared)
    grammar.phrase(HasHealth, f"has~have only {{value}} {left}", compared=Compared.EQUAL, printed=False)
    for compared, much in (
        (Compared.MORE, "more health than"), (Compared.LESS, "less|fewer health than"),
        (Compared.EQUAL, "the same [amount_of] health as"), (Compared.EQUAL, "as much health as"),
    ):  # fmt: skip
        grammar.phrase(HealthBeside, f"has~have {much} {{other:simple}}", compared=compared)
    grammar.phrase(Unhurt, "is~are at full health", "has~have full|all_of_their|all_they_'s health",
                   "is~are undamaged|unharmed",
                   "has~have not lost [any] health", "has~have lost no health")  # fmt: skip
    grammar.phrase(Unlike, "has~have lost [any] health", "is~are not at full health", "is~are damaged|injured|wounded",
                   "is~are missing [any] health", "does~do not have full health",
                   "has~have less_than|below full health",
                   state=Unhurt())  # fmt: skip


def enter_questions(grammar: Grammar) -> None:
    grammar.phrase(AreSo, "{who} {state}", "{who:simple} {state}")
    for compared, ways in COMPARED:
        grammar.phrase(SoManyAreSo, *(f"{way} [of] {{group}} {{state}}" for way in ways), compared=compared)
    grammar.phrase(SoManyAreSo, "one_or_more|at_least_one|any|one [of] {group} {state}", "a|an {group} {state}",
                   compared=Compared.AT_LEAST, value=Number(1), printed=False)  # fmt: skip
    grammar.phrase(SoManyAreSo, "only|exactly one [of] {group} {state}", compared=Compared.EQUAL, value=Number(1),
                   printed=False)  # fmt: skip
    grammar.phrase(SoManyAreSo, "no {group} {state}", "none of {group} {state}",
                   "not_one|not_a_single [of] {group} {state}",
                   compared=Compared.EQUAL, value=Number(0), printed=False)  # fmt: skip
    grammar.phrase(WhoAreSo, "that|who|which {state}")
    full = "[their|its|they_'s] full|starting health"
    grammar.phrase(WhoAreSo, f"with|at {full}", state=Unhurt(), printed=False)
    grammar.phrase(WhoAreSo, "damaged|hurt|wounded|injured this turn", "dealt damage this turn", state=DidSo(Past.HURT),
                   printed=False)  # fmt: skip
    grammar.phrase(WhoAreSo, "attacked this turn", state=DidSo(Past.DEFENDED), printed=False)
    for compared, ways in COMPARED:
        said = [way for way in ways if way not in ("{value} or more", "{value} or fewer|less")]
        grammar.phrase(WhoHave, *(f"with {way} health [remaining|left]" for way in said), compared=compared)
    for compared, much in ((Compared.MORE, "more"), (Compared.LESS, "less|fewer")):
        grammar.phrase(WhoHaveThan, f"with {much} health than {{other:simple}}", compared=compared)
    grammar.phrase(ButThere, "but {spot:simple}")


def _read_several(grammar: Grammar, words: Words, index: int) -> Result:
    """ "Opposing fighters adjacent to him": all of them, though it is not said."""
    if index >= len(words) or words.words[index].plain not in _OF_SEVERAL:
        return _FAIL
    found = grammar.reader(Group)(words, index)
    for word in words.words[index : found.index] if found.status else []:
        if word.plain in ("fighters", "heroes", "sidekicks"):
            return found
        if word.plain in ("fighter", "hero", "sidekick") or word.plain.startswith(NAME_MARK):
            break
    return _FAIL


def enter_again(grammar: Grammar) -> None:
    grammar.phrase(IfSo, "{who} is~are", "{who} does~do|did|has~have")
    grammar.phrase(IfSo, "{who} is~are not", "{who} isn't~aren't", "{who} does~do|did|has~have not", never=True)
