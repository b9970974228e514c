"""Some of those spoken of: one of them, the other of a name, all but one, where one of them stands or started."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.asking.memory import COLUMNS, Compared, Past, compare
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    ByName,
    EachOfThem,
    Fighters,
    Group,
    InCombat,
    InPart,
    InZone,
    Spaces,
    Spoken,
    Spot,
    YourFighter,
    active,
)
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Stirred(Spoken):
    """Those of whom an instruction moved some: only who is in another space now."""


@dataclass(frozen=True)
class EachSpoken(Spoken):
    """Each of those spoken of last: both, where two were."""


@dataclass(frozen=True)
class OneOfThose(Fighters):
    """One of the fighters spoken of last, as whoever does it chooses."""

    def bits(self, table: Table, at: Resolving) -> int:
        return at.picked & table.on_board()

    def chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class TheOther(Fighters):
    """A fighter of a name that is not the one that plays the card."""

    name: ByName

    def bits(self, table: Table, at: Resolving) -> int:
        return self.name.bits(table, at) & table.on_board() & ~active(table, at)

    def chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class TheOtherOne(Fighters):
    """Of those among whom one was chosen whoever was not."""

    among: Fighters | None = None  # settled by what stands before

    def bits(self, table: Table, at: Resolving) -> int:
        among = 0 if self.among is None else self.among.bits(table, at)
        return among & table.on_board() & ~at.picked


@dataclass(frozen=True)
class OtherOfThem(Fighters):
    """Of two that were spoken of the one that does not fight now."""

    items: tuple[Fighters, ...]

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for item in self.items:
            found |= item.bits(table, at)
        return found & ~active(table, at)


@dataclass(frozen=True)
class EachBut(Fighters):
    """Each fighter of a kind, except somebody."""

    group: Group
    but: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at) & ~self.but.bits(table, at)


@dataclass(frozen=True)
class OtherThanMoved(Fighters):
    """Fighters of a kind, other than the one that is being placed."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return self.group.bits(table, at) & ~(1 << at.mover)


@dataclass(frozen=True)
class StartedIn(Condition):
    """Ruling 38: a fighter was, at the start of the turn, in a space that is now one of these."""

    who: Fighters
    where: Spaces
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        who, where = self.who.bits(table, at), self.where.bits(table, at)
        for fighter, began in enumerate(table.began):
            if who >> fighter & 1 and began >= 0 and where >> began & 1:
                return not self.never
        return self.never


@dataclass(frozen=True)
class WhoDidIt(Spot):
    """Those who did something this turn, or to whom it was done; or all others."""

    past: Past
    never: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        noted: int = table.turn[COLUMNS[self.past]]
        return table.on_board() & (~noted if self.never else noted)


@dataclass(frozen=True)
class WithHealth(Spot):
    """Those who have so much health, or more, or less."""

    value: Amount
    compared: Compared

    def bits(self, table: Table, at: Resolving) -> int:
        value = self.value.of(table, at)
        found = 0
        for fighter, health in enumerate(table.health):
            found |= int(compare(self.compared, health, value)) << fighter
        return found & table.on_board()


@dataclass(frozen=True)
class MoreOfThem(Condition):
    """There are more fighters of one kind than of another."""

    group: Group
    than: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        return count_of(self.group.bits(table, at)) > count_of(self.than.bits(table, at))


@dataclass(frozen=True)
class AttacksSo(Condition):
    """A fighter is a ranged fighter, or a melee fighter."""

    who: Fighters
    ranged: bool

    def holds(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at)
        for fighter, ranged in enumerate(table.sheet.ranged):
            if who >> fighter & 1 and ranged == self.ranged:
                return True
        return False


@dataclass(frozen=True)
class IsNamed(Condition):
    """A fighter is one of a name, or is not."""

    who: Fighters
    name: ByName
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return (self.who.bits(table, at) & self.name.bits(table, at) != 0) != self.never


@dataclass(frozen=True)
class NotInCombat(Spot):
    """Neither of the two fighters of the combat."""

    def bits(self, table: Table, at: Resolving) -> int:
        return table.on_board() & ~InCombat().bits(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.phrase(EachSpoken, "each of them", "each of those fighters")
    grammar.phrase(Stirred, "each [opposing] fighter+s you moved", "each moved fighter",
                   "each [opposing] fighter+s [that_was] moved this way", "all fighters moved this way")  # fmt: skip
    grammar.phrase(OneOfThose, "one of them", "one of those fighters|heroes|sidekicks", "1 of them", "any one of them")
    but = "[,] except [for] {but}"
    grammar.phrase(EachBut, f"each|every {{group}} {but}", f"all [of] [the] {{group}} {but}")
    grammar.phrase(TheOtherOne, "the other [one|fighter]")
    grammar.phrase(TheOther, "the other {name}", "you 's other {name}")
    grammar.phrase(Group, "[{side}] {role} in the same zone", spots=(InZone(Spoken()),), printed=False)
    grammar.phrase(Group, "other [{side}] {role} in the same zone", spots=(InZone(Spoken()),), other=True,
                   printed=False)  # fmt: skip
    for compared, tail in ((Compared.AT_MOST, "or less|fewer"), (Compared.AT_LEAST, "or more")):
        grammar.phrase(WithHealth, f"with {{value}} {tail} health [remaining|left]",
                       f"that|who has|have {{value}} {tail} health [remaining|left]", compared=compared)  # fmt: skip
    grammar.phrase(MoreOfThem, "there are more {group} than {than}", "you have more {group} than {than}")
    grammar.phrase(MoreOfThem, "there are fewer {than} than {group}", printed=False)
    for ranged, sort in ((True, "ranged"), (False, "melee")):
        grammar.phrase(AttacksSo, f"{{who}} is~are [a] {sort} [fighter+s]", ranged=ranged)
        grammar.phrase(AttacksSo, f"the attack was|is [made] from|by a {sort} fighter", who=InPart(True), ranged=ranged,
                       printed=False)  # fmt: skip
    grammar.phrase(IsNamed, "{who} is~are a|an {name}", "{who} is~are one of [the|you_'s] {name}")
    grammar.phrase(IsNamed, "{who} is~are not a|an {name}", "{who} isn't~aren't a|an {name}", never=True)
    for past, did, done, do in (
        (Past.ATTACKED, "attacked", "attacked", "did not attack"),
        (Past.DEFENDED, "was|were attacked", "been attacked", "was|were not attacked"),
        (Past.HURT, "took damage", "taken damage", "did not take damage"),
        (Past.HURT, "was|were dealt damage", "been dealt damage", "was|were not dealt damage"),
    ):
        grammar.phrase(WhoDidIt, f"that|who [already] {did} this turn",
                       f"that|who has|have [already] {done} this turn", past=past)  # fmt: skip
        grammar.phrase(WhoDidIt, f"that|who {do} this turn", f"that|who has|have not {done} this turn", past=past,
                       never=True)  # fmt: skip
    grammar.phrase(EachOfThem, "each|every {group} , including you 's [own] [fighters]",
                   "each|every {group} , including yours", printed=False)  # fmt: skip
    turn = "this|the|they_'s|you_'s turn"
    for never, started in ((False, "started|began"), (True, "did_not|didn't start|begin")):
        for ways, who in (("{who}", None), ("you", YourFighter())):
            said = (f"{ways} {started} {turn} in|on {{where}}", f"{ways} {started} {turn} {{where}}")
            if who is None:
                grammar.phrase(StartedIn, *said, never=never)
            else:
                grammar.phrase(StartedIn, *said, who=who, never=never, printed=False)
    grammar.phrase(Group, "[{side}] {role} [{spots:many}] other than {than:simple}",
                   "[{side}] {role} [{spots:many}] [,] except [for] {than:simple}")  # fmt: skip
    enter_outside(grammar)


def enter_outside(grammar: Grammar) -> None:
    grammar.phrase(NotInCombat, "that was~were|is~are not in the|this combat", "not in the|this combat",
                   "that was~were|is~are not part of the|this combat", "who was~were not in the|this combat",
                   "that did not fight|take_part in the|this combat")  # fmt: skip
