"""Markers in spaces, by their name: placed, moved, removed, counted; who stands with one, and next to one.

A hero has markers of one kind; several can lie in one space.
"""

from __future__ import annotations

from dataclasses import dataclass

from parsy import Result

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import members
from mulligan.games.unmatched.numbers import Fighter, Player, Space
from mulligan.games.unmatched.options import ABOUT_MARKER, DONE, SPACE
from mulligan.games.unmatched.table import MARKER_PLACED, MARKER_REMOVED, NONE, Table
from mulligan.games.unmatched.vocabulary.acts.picking import as_one_likes
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted, Thing
from mulligan.games.unmatched.vocabulary.nouns.fighters import EachOfThem, Fighters, Group, Spaces, Spot
from mulligan.games.unmatched.vocabulary.nouns.spaces import AnySpace, SpaceBeside, SpaceInZone
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.kinds import Amount, Condition, Instruction, Quantity
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar
from mulligan.language.words import Words

MARKER_MARK = "marker#"
_FAIL = Result.failure(0, "a marker")
WHICH = 0
WHERE = 1


@dataclass(frozen=True)
class Marker(Thing):
    """A kind of marker by its name."""

    words: str


@dataclass(frozen=True)
class WithMarker(Spaces):
    """Spaces in which a marker lies; those adjacent to them too, or alone."""

    marker: Marker
    there: bool = True
    near: bool = False

    def bits(self, table: Table, at: Resolving) -> int:
        lying = table.marked(at.you)
        found = lying if self.there else 0
        return found | table.adjacent_spaces(lying) if self.near else found


@dataclass(frozen=True)
class WithoutMarker(Spaces):
    """Spaces in which no marker lies."""

    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        return (1 << table.board.size) - 1 & ~table.marked(at.you)


@dataclass(frozen=True)
class UnmarkedAmong(Spaces):
    """Of some spaces those in which no marker lies."""

    where: Spaces
    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        return self.where.bits(table, at) & ~table.marked(at.you)


@dataclass(frozen=True)
class ZoneOfMarker(Spaces):
    """Spaces in a zone with a marker."""

    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        return table.zone_spaces(table.marked(at.you))


@dataclass(frozen=True)
class InSpaces(Spot):
    """In a space with a marker, or next to one."""

    where: WithMarker

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(self.where.bits(table, at))


@dataclass(frozen=True)
class SpaceOf(Spaces):
    """The space that a fighter is in."""

    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        return table.spaces_of(self.of.bits(table, at))


@dataclass(frozen=True)
class CountMarkers(Counted):
    """Markers on the battlefield, or in some spaces."""

    marker: Marker
    where: Spaces = AnySpace()

    def of(self, table: Table, at: Resolving) -> int:
        where = self.where.bits(table, at)
        total = 0
        for space, count in enumerate(table.markers[at.you]):
            if where >> space & 1:
                total += count
        return total


@dataclass(frozen=True)
class MarkersLeft(Condition):
    """There are markers that lie nowhere yet, or there are none."""

    marker: Marker
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return (left_over(table, at.you) > 0) != self.never


def left_over(table: Table, player: Player) -> int:
    """How many markers a player still has to place."""
    return table.sheet.most_markers[player] - sum(table.markers[player])


def lay(table: Table, at: Resolving, space: Space) -> None:
    table.lay_marker(at.you, space)
    table.happen(MARKER_PLACED, at.you, at.cited(table), NO_CARD, 0, NONE, space)
    abilities.set_off(table, at.you, p.ON_MARKER_LAID)


def lift(table: Table, at: Resolving, space: Space) -> None:
    table.lay_marker(at.you, space, -1)
    table.happen(MARKER_REMOVED, at.you, at.cited(table), NO_CARD, 0, NONE, space)
    abilities.set_off(table, at.you, p.ON_MARKER_LIFTED)


def ask_where(table: Table, at: Resolving, spaces: int, count: Quantity) -> bool:
    """In which of these spaces the next one is, while there are any left."""
    if at.left <= 0 or not spaces:
        return at.done(at.amount > 0)
    options = members(spaces, SPACE)
    if as_one_likes(count):
        options.append(DONE)
    return at.ask(table, ABOUT_MARKER, options)


@dataclass(frozen=True)
class PlaceMarkers(Instruction):
    """Markers are placed; where none is left, nothing is."""

    count: Quantity
    marker: Marker
    where: Spaces = AnySpace()
    spread: bool = False  # each in a space of its own
    empty: bool = False  # where nobody stands

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = min(self.count.of(table, at), left_over(table, at.you))
            at.amount = 0
        free = self.where.bits(table, at) & ~at.work
        return ask_where(table, at, free & ~table.occupied() if self.empty else free, self.count)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.amount > 0)
        lay(table, at, Space(table.answer - SPACE))
        if self.spread:
            at.work |= 1 << (table.answer - SPACE)
        at.amount += 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class RemoveMarkers(Instruction):
    """Markers are taken from the battlefield."""

    count: Quantity
    marker: Marker
    where: Spaces = AnySpace()

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = self.count.of(table, at)
            at.amount = 0
        return ask_where(table, at, self.where.bits(table, at) & table.marked(at.you), self.count)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.amount > 0)
        lift(table, at, Space(table.answer - SPACE))
        at.spots = 1 << (table.answer - SPACE)
        at.amount += 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class RemoveAllMarkers(Instruction):
    """All markers are taken from the battlefield, or from some spaces."""

    marker: Marker
    where: Spaces = AnySpace()

    def do(self, table: Table, at: Resolving) -> bool:
        lying = self.where.bits(table, at) & table.marked(at.you)
        at.amount = 0
        for space in range(table.board.size):
            while lying >> space & 1 and table.markers[at.you][space] > 0:
                lift(table, at, Space(space))
                at.amount += 1
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class MoveMarkers(Instruction):
    """Markers go to other spaces: `work` has those that may still move, `mover` the space of the one that does."""

    count: Quantity
    marker: Marker
    steps: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = min(self.count.of(table, at), sum(table.markers[at.you]))
            at.work = table.marked(at.you)
            at.did = False
        if at.stage == WHICH:
            movable = at.work & table.marked(at.you)
            if at.left <= 0 or not movable:
                return True
            return at.ask(table, ABOUT_MARKER, [*members(movable, SPACE), DONE])
        return at.ask(table, ABOUT_MARKER, members(self.reached(table, at), SPACE))

    def reached(self, table: Table, at: Resolving) -> int:
        edge = 1 << at.mover
        for _ in range(self.steps.of(table, at)):
            edge |= table.adjacent_spaces(edge)
        return edge

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return True
        if at.stage == WHICH:
            at.mover = Fighter(table.answer - SPACE)  # where the marker lies
            at.stage = WHERE
            return False
        space, before = Space(table.answer - SPACE), Space(at.mover)
        if table.markers[at.you][before] == 1 or space == before:
            at.work &= ~(1 << at.mover)
        if space != before:
            table.lay_marker(at.you, before, -1)
            lay(table, at, space)
            at.did = True
        at.left -= 1
        at.stage = WHICH
        return False


@dataclass(frozen=True)
class PlaceAllMarkers(Instruction):
    """Each marker that is left is placed."""

    marker: Marker
    where: Spaces
    spread: bool = False

    def lay(self, plan: Plan) -> None:
        plan.do(PlaceMarkers(Exactly(Number(99)), self.marker, self.where, self.spread))


@dataclass(frozen=True)
class PlaceInEach(Instruction):
    """A marker is placed in each of some spaces, as far as there are any left."""

    marker: Marker
    beside: Fighters | None = None  # in the spaces adjacent to somebody
    zone: Fighters | None = None  # in those of somebody's zones
    group: Group | None = None  # in those of fighters of a kind
    bare: bool = False  # where none lies yet

    def lay(self, plan: Plan) -> None:
        where = UnmarkedAmong(self.spaces(), self.marker) if self.bare else self.spaces()
        plan.do(PlaceMarkers(Exactly(Number(99)), self.marker, where, True))

    def spaces(self) -> Spaces:
        if self.group is not None:
            return SpaceOf(EachOfThem(self.group))
        if self.zone is not None:
            return SpaceInZone(self.zone)
        assert self.beside is not None
        return SpaceBeside(self.beside)


@dataclass(frozen=True)
class MoveMarkerTo(Instruction):
    """A marker goes to another space, however far."""

    marker: Marker
    where: Spaces

    def do(self, table: Table, at: Resolving) -> bool:
        lying = table.marked(at.you)
        if at.stage == WHICH:
            return at.ask(table, ABOUT_MARKER, members(lying, SPACE)) if lying else at.done(False)
        found = self.where.bits(table, at)
        return at.ask(table, ABOUT_MARKER, members(found, SPACE)) if found else at.done(False)

    def answered(self, table: Table, at: Resolving) -> bool:
        if at.stage == WHICH:
            at.mover = Fighter(table.answer - SPACE)  # where the marker lies
            at.stage = WHERE
            return False
        table.lay_marker(at.you, at.mover, -1)
        lay(table, at, Space(table.answer - SPACE))
        at.spots = 1 << (table.answer - SPACE)
        return at.done(True)


@dataclass(frozen=True)
class ByMarkers(Spot):
    """Adjacent to a space with a marker."""

    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(table.adjacent_spaces(table.marked(at.you)))


@dataclass(frozen=True)
class NearMarkersBy(Spot):
    """At most so many spaces away from a marker."""

    steps: Amount
    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        near = table.marked(at.you)
        for _ in range(self.steps.of(table, at)):
            near |= table.adjacent_spaces(near)
        return table.fighters_in(near)


@dataclass(frozen=True)
class BySomeMarkers(Spot):
    """Adjacent to so many markers, or more."""

    value: Amount
    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        wanted = self.value.of(table, at)
        found = 0
        for fighter, where in enumerate(table.space):
            if where < 0:
                continue
            near = table.adjacent_spaces(1 << int(where))
            count = sum(lying for space, lying in enumerate(table.markers[at.you]) if near >> space & 1)
            if count >= wanted:
                found |= 1 << fighter
        return found


@dataclass(frozen=True)
class InMarkedZone(Spot):
    """In a zone with a marker."""

    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        return table.fighters_in(table.zone_spaces(table.marked(at.you)))


@dataclass(frozen=True)
class AmidMarkers(Spot):
    """In a zone with so many markers, or more."""

    value: Amount
    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        wanted = self.value.of(table, at)
        lying = [0] * (max(table.board.zones).bit_length() + 1)
        for space, count in enumerate(table.markers[at.you]):
            for zone in range(len(lying)):
                if table.board.zones[space] >> zone & 1:
                    lying[zone] += count
        rich = 0
        for zone, count in enumerate(lying):
            rich |= int(count >= wanted) << zone
        found = 0
        for fighter, where in enumerate(table.space):
            if where >= 0 and table.board.zones[where] & rich:
                found |= 1 << fighter
        return found


@dataclass(frozen=True)
class InOrBeside(Spaces):
    """The space of a fighter, and those adjacent to it."""

    of: Fighters

    def bits(self, table: Table, at: Resolving) -> int:
        there = table.spaces_of(self.of.bits(table, at))
        return there | table.adjacent_spaces(there)


@dataclass(frozen=True)
class MarkerThere(Condition):
    """A marker lies in one of some spaces, or none does."""

    marker: Marker
    where: Spaces
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return (table.marked(at.you) & self.where.bits(table, at) != 0) != self.never


@dataclass(frozen=True)
class HasMarkers(AbilityLine):
    """How many markers a hero has in all."""

    count: Amount
    marker: Marker
    who: Fighters | None = None


def enter(grammar: Grammar) -> None:
    """Enter the phrases for markers."""
    grammar.special(Marker, _read_marker, lambda value, plural: [*value.words.split(), "tokens" if plural else "token"])
    spaces = "a|the|any|another|one [other|different] space+s with|containing|that_has a|an|one {marker}"
    grammar.phrase(
        WithMarker, spaces, "spaces with|containing {marker}", "the space of a|an|the {marker}", "a|an|any {marker}",
        "the|you_'s {marker} ['s] [space]",
        "a|an|the|any|another [other] {marker} space+s",
    )  # fmt: skip
    for way in ("in|on or adjacent to a|an {marker}", "with or adjacent to a|an {marker}",
                "in|on a space with|containing a|an {marker} [,] or adjacent to one|it [,]",
                "in or adjacent to a|an space with|containing a|an {marker}",
                "on or adjacent to a|an space with|containing a|an {marker}",
                "in|on a space with|containing a|an|any {marker} or adjacent to one"):  # fmt: skip
        grammar.phrase(NearMarkers, way)
    grammar.phrase(WithMarker, "a|any|an|one [empty] space adjacent to a|an {marker}", there=False, near=True)
    grammar.phrase(WithMarker, "a|any|an|one [empty] space adjacent to a|an space with|containing a|an {marker}",
                   there=False, near=True, printed=False)  # fmt: skip
    grammar.phrase(WithMarker, "a|any space with or adjacent to a|an {marker}", near=True)
    grammar.phrase(ZoneOfMarker, "a|any|an|one [empty|other] space+s in a zone with a|an|the {marker}",
                   "[any|empty] spaces in a zone with a|an|the {marker}")  # fmt: skip
    grammar.phrase(WithMarker, "a|any|an|one [empty] space adjacent to the|you_'s {marker}", there=False, near=True,
                   printed=False)  # fmt: skip
    grammar.phrase(WithoutMarker, "a|any|an [empty] space without a|an {marker}", "a space with no {marker}")
    grammar.phrase(UnmarkedAmong, "{where:simple} without a|an|another|any {marker}", "{where:simple} with no {marker}",
                   "{where:simple} that does_not|doesn't [already] contain|have a|an {marker}",
                   compound=True)  # fmt: skip
    grammar.phrase(InSpaces, "in|on {where}", "that is~are in|on {where}", "sharing a space with {where}")
    grammar.phrase(
        SpaceOf, "{of:simple} 's [new|current] space+s", "the space {of:simple} is|are in",
        "the [same] space as {of:simple}",
        "the space with {of:simple}",
    )  # fmt: skip
    one = "a|an|any|one|one_or_more|at_least_one|the"
    grammar.phrase(ByMarkers, f"adjacent to {one} [of] [you_'s|the] {{marker}}",
                   f"adjacent to {one} space+s with {one} {{marker}}")  # fmt: skip
    grammar.phrase(BySomeMarkers, "[that_is|that_are] adjacent to {value} or more [of] [you_'s|the] {marker}",
                   "[that_is|that_are] adjacent to at least {value} [of] [you_'s|the] {marker}")  # fmt: skip
    grammar.phrase(NearMarkersBy, f"[that_is] within {{steps}} space+s of {one} [of] [you_'s|the] {{marker}}")
    grammar.phrase(InMarkedZone, f"in a zone with {one} {{marker}}", f"in the same zone as {one} {{marker}}")
    grammar.phrase(AmidMarkers, "[that_is] in a zone with|containing {value} or more {marker}",
                   "[that_is] in a zone with|containing at least {value} {marker}")  # fmt: skip
    grammar.phrase(InOrBeside, "in or adjacent to {of:simple} 's space",
                   "in or adjacent to the space {of:simple} is in",
                   "the space {of:simple} is in or a|any|an [space] adjacent to it",
                   "the space {of:simple} is in or a|any|an [space] adjacent space",
                   "{of:simple} 's space or a|any|an [adjacent] space [adjacent to it]")  # fmt: skip
    lies = ("in|on {where}", "{where}")
    grammar.phrase(MarkerThere, *(f"there is~are a|an|any|at_least_one|one_or_more [of] [you_'s] {{marker}} {way}"
                                  for way in lies))  # fmt: skip
    grammar.phrase(MarkerThere, *(f"there is~are no|not_a|not_any {{marker}} {way}" for way in lies), never=True)
    board = "[still] [left] on the board|battlefield"
    grammar.phrase(MarkerThere, f"there is~are a|an|any|at_least_one|one_or_more [of] [you_'s] {{marker}} {board}",
                   where=AnySpace(), printed=False)  # fmt: skip
    grammar.phrase(MarkerThere, f"there is~are no|not_a|not_any {{marker}} {board}", where=AnySpace(), never=True,
                   printed=False)  # fmt: skip
    grammar.phrase(MoveMarkerTo, "move|place a|an|one|1 {marker} to {where}")
    grammar.phrase(MoveMarkerTo, "move a|an|one|1 {marker}", where=AnySpace(), printed=False)
    grammar.phrase(CountMarkers, "{marker} on the board|battlefield", "{marker} in {where}", "{marker} {where}",
                   "{marker}")  # fmt: skip
    grammar.phrase(MarkersLeft, "you have a|an|any {marker} left|remaining")
    grammar.phrase(MarkersLeft, "you have no {marker} left|remaining",
                   "all [2|3|4|5|6] [of] [you_'s|the] {marker} are [already] on the board|battlefield",
                   never=True)  # fmt: skip
    grammar.phrase(PlaceAllMarkers, "place|put all|each [of] [you_'s|the] {marker} in|on separate|different {where}",
                   "place|put each [of] [you_'s|the] {marker} in|on a separate|different {where}",
                   spread=True)  # fmt: skip
    grammar.phrase(PlaceMarkers, "place(s)|put(s) {count} {marker} in|on separate|different {where}", spread=True)
    each = "place(s)|put(s) a|an|one|1 {marker} in|on each|every space"
    grammar.phrase(PlaceInEach, f"{each} adjacent to {{beside:simple}}", f"{each} in {{zone:simple}} 's zone",
                   f"{each} containing|with|occupied_by [a|an|any|one_of] {{group}}")  # fmt: skip
    grammar.phrase(PlaceMarkers, "place(s)|put(s) {count} {marker} in|on different|separate spaces [on the "
                   "board|battlefield]", where=AnySpace(), spread=True, printed=False)  # fmt: skip
    none = "without a|an|any {marker}"
    grammar.phrase(PlaceInEach, f"{each} adjacent to {{beside:simple}} {none}",
                   f"{each} in {{zone:simple}} 's zone {none}", bare=True, printed=False)  # fmt: skip
    few = "any two|2|three|3|four|4 [different|separate] spaces [on the board|battlefield]"
    grammar.phrase(PlaceMarkers, f"place(s)|put(s) {{count}} {{marker}} in|on {few}", where=AnySpace(), spread=True,
                   printed=False)  # fmt: skip
    grammar.phrase(PlaceAllMarkers, "place|put all|each [of] [you_'s|the] {marker} in|on {where}")
    grammar.phrase(
        PlaceMarkers, "place(s)|put(s) {count} {marker} in|on {where}", "place(s)|put(s) {count} {marker} {where}",
        "place(s)|put(s) {count} {marker} [on the board|battlefield]",
    )  # fmt: skip
    free = "place(s)|put(s) {count} {marker} in|on {where} where nobody|no_fighter stands"
    grammar.phrase(PlaceMarkers, free, empty=True)
    grammar.phrase(PlaceMarkers, "place(s)|put(s) {count} {marker} in|on vacant {where}", empty=True, printed=False)
    ways = ("remove(s) {n} {marker} [from the board|battlefield]", "remove(s) {n} {marker} {where}",
            "remove(s) {n} {marker} in|on|from {where}",
            "return(s) {n} {marker} [from the board] to you_'s|the supply|box")  # fmt: skip
    every = (*ways, *(way.replace("{n}", "{n} of you_'s|the") for way in ways))
    grammar.phrase(RemoveMarkers, *(way.replace("{n}", "{count}") for way in every))
    grammar.phrase(RemoveAllMarkers, *(way.replace("{n}", "all|each [of] [you_'s|the]") for way in ways))
    grammar.phrase(MoveMarkers, "move(s) {count} [of you_'s|the] {marker} up to {steps} space+s [each]")
    grammar.phrase(PlaceMarkers, "place(s)|put(s) the|you_'s {marker} in|on {where}", count=Exactly(Number(1)),
                   printed=False)  # fmt: skip
    grammar.phrase(MoveMarkers, "move(s) the|you_'s {marker} up to {steps} space+s", count=Exactly(Number(1)),
                   printed=False)  # fmt: skip
    grammar.phrase(MoveMarkers, "move(s) any|any_one [of you_'s|the] {marker} up to {steps} space+s",
                   count=Exactly(Number(1)), printed=False)  # fmt: skip
    grammar.phrase(MoveMarkers, "move(s) each|all [of] [you_'s|the] {marker} up to {steps} space+s [each]",
                   count=Exactly(Number(99)), printed=False)  # fmt: skip
    grammar.phrase(MoveMarkers, "move(s) {count} [of you_'s|the] {marker} to any|different [other] spaces",
                   steps=Number(99), printed=False)  # fmt: skip
    near = "to an|any|one [empty] adjacent space|space_adjacent_to_its_current_space"
    grammar.phrase(MoveMarkers, f"move(s) {{count}} [of you_'s|the] {{marker}} {near}", steps=Number(1),
                   printed=False)  # fmt: skip
    grammar.phrase(HasMarkers, "you have {count} {marker} [in total]", "{who} has~have {count} {marker}",
                   "[you] start|begin|starts|begins [the game] with {count} {marker}",
                   "{who} starts~start|begins~begin [the game] with {count} {marker}",
                   "you may have up to {count} {marker} on the board|battlefield")  # fmt: skip


@dataclass(frozen=True)
class NearMarkers(Spot):
    """In a space with a marker, or in one adjacent to it."""

    marker: Marker

    def bits(self, table: Table, at: Resolving) -> int:
        lying = table.marked(at.you)
        return table.fighters_in(lying | table.adjacent_spaces(lying))


def _read_marker(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(MARKER_MARK):
        return Result.success(index + 1, Marker(words.words[index].plain))
    words.fail(index, "a marker")
    return _FAIL
