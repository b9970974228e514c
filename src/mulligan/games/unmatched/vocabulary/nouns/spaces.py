"""Where a fighter may be placed: spaces by who stands near them, by zone, by start."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.table import LAST_SPACE, Table
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group, Spaces, YourFighter
from mulligan.language.core.kinds import Amount, Players
from mulligan.language.core.players import You
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class AnySpace(Spaces):
    """Wherever there is room."""

    def bits(self, table: Table, at: Resolving) -> int:
        return (1 << table.board.size) - 1


@dataclass(frozen=True)
class SpaceInZone(Spaces):
    """In one of a fighter's zones."""

    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return table.zone_spaces(table.spaces_of(self.of.bits(table, at)))


@dataclass(frozen=True)
class OwnZone(Spaces):
    """In a zone of the fighter that is being placed."""

    def bits(self, table: Table, at: Resolving) -> int:
        return table.zone_spaces(table.spaces_of(1 << at.mover))


@dataclass(frozen=True)
class SpaceBeside(Spaces):
    """Adjacent to a fighter."""

    to: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return table.adjacent_spaces(table.spaces_of(self.to.bits(table, at)))


@dataclass(frozen=True)
class SpaceByEither(Spaces):
    """Adjacent to one or to another, or in a zone of one or the other."""

    one: Fighters
    other: Fighters
    zone: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        there = table.spaces_of(self.one.bits(table, at) | self.other.bits(table, at))
        return table.zone_spaces(there) if self.zone else table.adjacent_spaces(there)


@dataclass(frozen=True)
class SpaceOutOfZone(Spaces):
    """In none of a fighter's zones."""

    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        near = table.zone_spaces(table.spaces_of(self.of.bits(table, at)))
        return (1 << table.board.size) - 1 & ~near


@dataclass(frozen=True)
class StartingSpace(Spaces):
    """Where a player's hero started."""

    of: Players

    def bits(self, table: Table, at: Resolving) -> int:
        whose = bits_of(table, at, self.of)
        found = 0
        for player in range(table.sheet.players):
            if whose >> player & 1:
                found |= 1 << table.board.starts[player]
        return found


@dataclass(frozen=True)
class StartingZone(Spaces):
    """The zones of the space where a player's hero started."""

    of: Players

    def bits(self, table: Table, at: Resolving) -> int:
        return table.zone_spaces(StartingSpace(self.of).bits(table, at))


@dataclass(frozen=True)
class SpaceNear(Spaces):
    """At most so many spaces away from a fighter."""

    steps: Amount
    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        found = table.spaces_of(self.of.bits(table, at))
        for _ in range(self.steps.of(table, at)):
            found |= table.adjacent_spaces(found)
        return found


@dataclass(frozen=True)
class SpaceFar(Spaces):
    """At least so many spaces away from every fighter of a kind."""

    steps: Amount
    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        near = table.spaces_of(self.group.bits(table, at) & table.on_board())
        for _ in range(self.steps.of(table, at) - 1):
            near |= table.adjacent_spaces(near)
        return (1 << table.board.size) - 1 & ~near


@dataclass(frozen=True)
class SpaceAtDistance(Spaces):
    """Just so many spaces away from a fighter, along the shortest way."""

    steps: Amount
    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        steps = self.steps.of(table, at)
        here = table.spaces_of(self.of.bits(table, at))
        found = 0
        for space in range(table.board.size):
            for other in range(table.board.size):
                if here >> other & 1 and table.board.distance[other][space] == steps:
                    found |= 1 << space
        return found


@dataclass(frozen=True)
class SpaceNearby(Spaces):
    """At most so many spaces away from where the fighter that is being placed is."""

    steps: Amount

    def bits(self, table: Table, at: Resolving) -> int:
        found = table.spaces_of(1 << at.mover)
        for _ in range(self.steps.of(table, at)):
            found |= table.adjacent_spaces(found)
        return found


@dataclass(frozen=True)
class SpaceInZoneWithout(Spaces):
    """In a zone in which there is no fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        taken = 0
        here = table.spaces_of(self.group.bits(table, at))
        for space in range(table.board.size):
            if here >> space & 1:
                taken |= table.board.zones[space]
        found = 0
        for space in range(table.board.size):
            if table.board.zones[space] & ~taken:
                found |= 1 << space
        return found


@dataclass(frozen=True)
class SpaceZoneOfAny(Spaces):
    """In a zone of at least one fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return table.zone_spaces(table.spaces_of(self.group.bits(table, at)))


@dataclass(frozen=True)
class SpaceByAny(Spaces):
    """Adjacent to at least one fighter of a kind."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        return table.adjacent_spaces(table.spaces_of(self.group.bits(table, at)))


@dataclass(frozen=True)
class SpaceAwayFrom(Spaces):
    """Not adjacent to any fighter of a kind, but for the one that is placed."""

    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        others = self.group.bits(table, at) & ~(1 << at.mover)
        return (1 << table.board.size) - 1 & ~table.adjacent_spaces(table.spaces_of(others))


@dataclass(frozen=True)
class AnyStart(Spaces):
    """Any starting space."""

    def bits(self, table: Table, at: Resolving) -> int:
        found = 0
        for space in table.board.starts:
            found |= 1 << space
        return found


@dataclass(frozen=True)
class LeftSpace(Spaces):
    """Where whoever moved last came from."""

    def bits(self, table: Table, at: Resolving) -> int:
        left: int = table.turn[LAST_SPACE]
        return 1 << (left - 1) if left else 0


@dataclass(frozen=True)
class ZoneAwayFrom(Spaces):
    """In a fighter's zone, and not adjacent to any fighter of a kind."""

    of: Fighters | None  # None for the one that is being placed
    group: Group

    def bits(self, table: Table, at: Resolving) -> int:
        zone: Spaces = OwnZone() if self.of is None else SpaceInZone(self.of)
        return zone.bits(table, at) & SpaceAwayFrom(self.group).bits(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for spaces."""
    whose = "they|he|she|it|#0|#1|#2|that_fighter"
    grammar.phrase(
        LeftSpace, f"the space {whose} [just] left|moved_from|came_from|exited",
        f"the space [that] {whose} started|began that|this|the|they_'s|its move|movement in",
        f"the space in which {whose} started|began that|this|the|they_'s|its move|movement",
        f"the space where {whose} started|began that|this|the|they_'s|its move|movement",
        f"{whose} 's previous|former|last space",
    )  # fmt: skip
    grammar.phrase(
        SpaceInZone,
        "any [empty] space in {of:simple} 's zone",
        "a|an|another|any|one [other|empty] space in {of:simple} 's zone",
        "any [other] space in the same zone as {of:simple}",
        "any [empty] spaces in {of:simple} 's zone",
    )
    grammar.phrase(SpaceInZone, "any|a|an|one [empty|different] space in you 's zone",
                   "[any] [empty] spaces in you 's zone", of=YourFighter(), printed=False)  # fmt: skip
    grammar.phrase(
        SpaceBeside, "a|any|an|one [empty|different|separate] space adjacent to {to:simple}", "adjacent to {to:simple}",
        "any [one] empty space adjacent to {to:simple}", "next to {to:simple}",
        "an adjacent [empty] space to {to:simple}",
        "[any] [empty] spaces adjacent to {to:simple}",
    )  # fmt: skip
    grammar.phrase(SpaceOutOfZone, "a|any space that shares no zones with {of:simple} 's current space",
                   "a|any|an [empty] space that shares no zone+s with {of:simple} ['s] [space]",
                   "a|any|an [empty] space not in {of:simple} 's zone+s",
                   "a|any|an [empty] space that is not in {of:simple} 's zone+s",
                   "[any|empty] spaces [that are] not in {of:simple} 's zone+s",
                   "[any|empty] spaces outside [of] {of:simple} 's zone+s",
                   "a|any|an [empty] space outside [of] {of:simple} 's zone+s")  # fmt: skip
    grammar.phrase(
        AnySpace,
        "any [other|empty] space+s [on the board|battlefield]",
        "empty spaces [on the board|battlefield]",
        "an empty space",
        "a [different|empty] space on the board",
    )
    grammar.phrase(StartingSpace, "{of} 's starting space+s")
    spaces = "[any|an|each] [empty|unoccupied] [space+s] [in]"
    grammar.phrase(StartingZone, f"{spaces} {{of}} 's starting zone")
    grammar.phrase(StartingZone, f"{spaces} #0 's starting zone", of=You(), printed=False)
    grammar.phrase(AnyStart, "a|another|any starting space")
    far_off = ("at least {steps} space+s [away] from", "{steps} or more spaces [away] from")
    grammar.phrase(
        SpaceFar, *(f"a|any|an|one [empty|other] space {way} [any|each|every|all] {{group}}" for way in far_off)
    )
    grammar.phrase(SpaceNear, "a|any|an|one [empty|other] space within {steps} space+s of {of:simple}",
                   "a|any|an|one [empty|other] space up to {steps} space+s away from {of:simple}")  # fmt: skip
    away = "a|any|an|one [empty|other] space+s"
    grammar.phrase(SpaceNearby, f"{away} within {{steps}} space+s", f"{away} up to {{steps}} space+s away",
                   f"{away} within {{steps}} space+s of its|they 's [current] space",
                   f"{away} up to {{steps}} space+s from its|they 's [current] space")  # fmt: skip
    far = f"{away} exactly {{steps}} space+s away"
    grammar.phrase(SpaceAtDistance, f"{far} from {{of:simple}}", f"{away} exactly {{steps}} space+s from {{of:simple}}")
    grammar.phrase(SpaceZoneOfAny, "the same zone as a|an|any {group}", "a zone with a|an|any {group}",
                   "a|any space in the same zone as a|an|any {group}",
                   "a|any space in a zone with a|an|any {group}")  # fmt: skip
    grammar.phrase(SpaceInZoneWithout, "a zone with no {group}", "a|any space in a zone with no {group}")
    grammar.phrase(SpaceByAny, "a|any|an|one [empty] space adjacent to a|an|any|one|another [of] {group}",
                   "adjacent to a|an|any|one|another [of] {group}",
                   "[any|empty] spaces adjacent to [any_of] {group}")  # fmt: skip
    some = "a|any|an|one [empty] space"
    grammar.phrase(SpaceByEither, f"{some} adjacent to [either] {{one:simple}} or {{other:simple}}",
                   "adjacent to [either] {one:simple} or {other:simple}")  # fmt: skip
    grammar.phrase(SpaceByEither, f"{some} in [either] {{one:simple}} 's or {{other:simple}} 's zone",
                   f"{some} in the same zone as [either] {{one:simple}} or {{other:simple}}",
                   f"{some} in [either] {{one:simple}} or {{other:simple}} 's zone", zone=True)  # fmt: skip
    grammar.phrase(
        SpaceAwayFrom, f"{some} that is not adjacent to a|an|any {{group}}",
        f"{some} not adjacent to a|an|any {{group}}",
        f"{some} adjacent to no {{group}}", f"{some} that is adjacent to no {{group}}",
        f"{some} [that_is|that_'s] not adjacent to another {{group}}",
        f"{some} [that_is|that_'s] away from {{group}}",
    )  # fmt: skip
    grammar.phrase(SpaceInZone, "spaces in {of:simple} 's zone", "space in {of:simple} 's zone",
        "[a] [different|separate] [empty] space+s in {of:simple} 's zone+s",
                   "{of:simple} 's zone", "the same zone as {of:simple}", printed=False)  # fmt: skip
    grammar.phrase(SpaceNear, "[any] spaces within {steps} space+s of {of:simple}",
                   "within {steps} space+s of {of:simple}", printed=False)  # fmt: skip
    enter_away(grammar)


def enter_away(grammar: Grammar) -> None:
    some = "a|any|an|one [empty|other] space"
    grammar.phrase(
        ZoneAwayFrom, f"{some} in {{of:simple}} 's zone that is not adjacent to a|an|any {{group}}",
        f"{some} in {{of:simple}} 's zone [that_is] not adjacent to a|an|any {{group}}",
        f"{some} in {{of:simple}} 's zone that isn't adjacent to a|an|any {{group}}",
    )  # fmt: skip
