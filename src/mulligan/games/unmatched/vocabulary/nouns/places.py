"""A zone or a space that is chosen, and then spoken of: "in that zone", "adjacent to it"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import members
from mulligan.games.unmatched.numbers import Space
from mulligan.games.unmatched.options import ABOUT_SPACE, ABOUT_ZONE, SPACE, ZONE
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.acts.markers import Marker, lift
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group, Spaces, Spot
from mulligan.games.unmatched.vocabulary.nouns.spaces import AnySpace
from mulligan.language.core.kinds import Instruction
from mulligan.language.grammar import Grammar


def zones_at(table: Table, spaces: int) -> int:
    """The zones that some spaces are in, as bits."""
    found = 0
    for space in range(table.board.size):
        if spaces >> space & 1:
            found |= table.board.zones[space]
    return found


def spaces_in(table: Table, zone: int) -> int:
    """The spaces of a zone."""
    found = 0
    for space in range(table.board.size):
        if table.board.zones[space] >> zone & 1:
            found |= 1 << space
    return found


def ask_zone(table: Table, at: Resolving, zones: int) -> bool:
    at.spots = 0
    if not zones:
        return at.done(False)
    return at.ask(table, ABOUT_ZONE, members(zones, ZONE))


def take_zone(table: Table, at: Resolving) -> bool:
    at.spots = spaces_in(table, table.answer - ZONE)
    return at.done(True)


@dataclass(frozen=True)
class ChooseZone(Instruction):
    """A zone is chosen: any, or one that a fighter is in."""

    of: Fighters | None = None

    def do(self, table: Table, at: Resolving) -> bool:
        whole = (1 << table.board.size) - 1
        return ask_zone(table, at, zones_at(table, whole if self.of is None else self.spaces(table, at)))

    def spaces(self, table: Table, at: Resolving) -> int:
        return 0 if self.of is None else table.spaces_of(self.of.bits(table, at))

    def answered(self, table: Table, at: Resolving) -> bool:
        return take_zone(table, at)


@dataclass(frozen=True)
class ChooseZoneWith(Instruction):
    """A zone is chosen in which there is a fighter of a kind."""

    group: Group

    def do(self, table: Table, at: Resolving) -> bool:
        return ask_zone(table, at, zones_at(table, table.spaces_of(self.group.bits(table, at))))

    def answered(self, table: Table, at: Resolving) -> bool:
        return take_zone(table, at)


@dataclass(frozen=True)
class ChooseSpace(Instruction):
    """A space is chosen; one more than those spoken of, perhaps."""

    where: Spaces
    more: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        found = self.where.bits(table, at)
        if not self.more:
            at.spots = 0
        if not found:
            return at.done(False)
        return at.ask(table, ABOUT_SPACE, members(found, SPACE))

    def answered(self, table: Table, at: Resolving) -> bool:
        at.spots |= 1 << (table.answer - SPACE)
        return at.done(True)


@dataclass(frozen=True)
class RemoveThatMarker(Instruction):
    """The marker spoken of is taken away: the one in the chosen space, or the one that a fighter came to."""

    marker: Marker | None = None

    def do(self, table: Table, at: Resolving) -> bool:
        where = at.spots
        if not where and at.fighter >= 0 and table.space[at.fighter] >= 0:
            where = 1 << table.space[at.fighter]
        lying = where & table.marked(at.you)
        for space in range(table.board.size):
            if lying >> space & 1:
                lift(table, at, Space(space))
                return at.done(True)
        return at.done(False)


@dataclass(frozen=True)
class ThoseSpaces(Spaces):
    """The spaces spoken of: a chosen one, or those of a chosen zone."""

    zone: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        return at.spots


@dataclass(frozen=True)
class BesideThose(Spaces):
    """Spaces adjacent to those spoken of."""

    def bits(self, table: Table, at: Resolving) -> int:
        return table.adjacent_spaces(at.spots)


@dataclass(frozen=True)
class InThose(Spot):
    """In a space or a zone spoken of."""

    zone: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(at.spots)


@dataclass(frozen=True)
class NearThose(Spot):
    """Adjacent to a space spoken of; in it too, perhaps."""

    there: bool = False
    marker: Marker | None = None

    def bits(self, table: Table, at: Resolving) -> int:
        near = table.adjacent_spaces(at.spots)
        return table.fighters_in(near | at.spots if self.there else near)


@dataclass(frozen=True)
class OutOfZones(Spaces):
    """In none of the zones that the fighter being placed is in."""

    def bits(self, table: Table, at: Resolving) -> int:
        near = table.zone_spaces(table.spaces_of(1 << at.mover))
        return (1 << table.board.size) - 1 & ~near


@dataclass(frozen=True)
class OtherZone(Spaces):
    """In a zone that the fighter being placed is not in."""

    def bits(self, table: Table, at: Resolving) -> int:
        own = zones_at(table, table.spaces_of(1 << at.mover))
        found = 0
        for space in range(table.board.size):
            if table.board.zones[space] & ~own:
                found |= 1 << space
        return found


OF_A_PLACE = (ThoseSpaces, BesideThose, InThose, NearThose)
CHOICES = (ChooseZone, ChooseZoneWith, ChooseSpace)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for places that are chosen."""
    grammar.phrase(ChooseZone, "choose(s) a|one|any zone", "choose(s) a|one|any zone [that] {of:simple} is~are in",
                   "choose(s) one of {of:simple} 's zones")  # fmt: skip
    grammar.phrase(
        ChooseZoneWith, "choose(s) a|one|any zone with|containing a|an|any {group} [in it]",
        "choose(s) a|one|any zone with|containing at_least_one|one_or_more [of] {group} [in it]",
    )  # fmt: skip
    grammar.phrase(ChooseSpace, "choose(s) {where}")
    grammar.phrase(ChooseSpace, "choose(s) {where} too", more=True)
    grammar.phrase(ChooseSpace, "choose(s) a|one space [on the board|battlefield]", where=AnySpace(), printed=False)
    grammar.phrase(RemoveThatMarker, "remove(s)|discard(s) the|that token|marker [from the board|battlefield]",
                   "return(s) the|that token|marker to you 's supply|the_box", "remove(s) it",
                   "remove(s)|return(s)|discard(s) the|that {marker} [from the board|battlefield] [to the box|supply]",
                   "return(s) the|that {marker} to you 's supply",
                   "remove(s) that_marker|it from the board|battlefield")  # fmt: skip
    grammar.phrase(ThoseSpaces, "that space", "those spaces", "the chosen space")
    grammar.phrase(ThoseSpaces, "that zone", "a|any|one|an [empty] space in that zone", "the chosen zone", zone=True)
    grammar.phrase(BesideThose, "a|any|an|one [empty] space adjacent to that_space|that_token|the_token",
                   "one space adjacent to it", "an|one adjacent space")  # fmt: skip
    grammar.phrase(InThose, "in|on that space", "in|on those spaces", "in|on the chosen space")
    grammar.phrase(InThose, "in that zone", "in those zones", "in the chosen zone", zone=True)
    grammar.phrase(NearThose, "adjacent to that space|token|marker", "adjacent to those spaces",
                   "adjacent to the token|marker|chosen_space", "adjacent to that|the [chosen] {marker}")  # fmt: skip
    grammar.phrase(NearThose, "in or adjacent to that_space|it", "on or adjacent to that space|token",
                   "in|on or adjacent to that|the [chosen] {marker}", there=True)  # fmt: skip
    grammar.phrase(OtherZone, "a|any|an [empty] space in a|another different|other zone",
                   "a|any|an [empty] space in another zone", "a different zone", "another zone")  # fmt: skip
    grammar.phrase(
        OutOfZones, "a|any|an [empty] space not in that_fighter|they|it 's zone+s",
        "a|any|an [empty] space outside [of] that_fighter|they|it 's [current] zone+s",
    )  # fmt: skip
    contains = "that contains|has|includes a|an|any|one|at_least_one [of] {group}"
    grammar.phrase(ChooseZoneWith, f"choose(s) a|one|any zone {contains}", printed=False)
