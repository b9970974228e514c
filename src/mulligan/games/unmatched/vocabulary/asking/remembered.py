"""What was so before this turn: what was done since one's last turn, who has come back, whose health was more."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import count_of, members, moved
from mulligan.games.unmatched.rules.turns import OF_EARLIER_TURNS
from mulligan.games.unmatched.table import EARLIER, EARLIER_SIZE, LAST_MOVER, LAST_SPACE, MOVED_EARLIER, SPENT, Table
from mulligan.games.unmatched.vocabulary.asking.conditions import FewerCards, HealthBelow, MoreCards, ValuesMatch
from mulligan.games.unmatched.vocabulary.asking.counts import IsEven
from mulligan.games.unmatched.vocabulary.asking.memory import COLUMNS, Compared, Past, compare, ever
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted, PrintedValueOf, WhichCard
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    AdjacentTo,
    Fighters,
    Group,
    Spoken,
)
from mulligan.games.unmatched.vocabulary.nouns.places import ThoseSpaces
from mulligan.language.core.kinds import Condition
from mulligan.language.grammar import Grammar


def noted_before(table: Table, player: int, column: int) -> int:
    """What a column of the turn had of the turns since a player's last one."""
    place = EARLIER + player * EARLIER_SIZE + list(OF_EARLIER_TURNS).index(column)
    return int(table.turn[place])


@dataclass(frozen=True)
class DoneSince(Condition):
    """A fighter did it since your last turn, or it was done to it."""

    who: Fighters
    past: Past
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        noted = table.turn[COLUMNS[self.past]] | noted_before(table, at.you, COLUMNS[self.past])
        return (noted & self.who.bits(table, at) != 0) != self.never


@dataclass(frozen=True)
class SomeSince(Condition):
    """A fighter of a kind did it since your last turn, or it was done to it."""

    group: Group
    past: Past
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        noted = table.turn[COLUMNS[self.past]] | noted_before(table, at.you, COLUMNS[self.past])
        return (noted & ever(table, at, self.group) != 0) != self.never


@dataclass(frozen=True)
class MovedSince(Condition):
    """A fighter is not where it was at the end of your last turn, or has been elsewhere, or has not."""

    who: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at)
        earlier: int = table.turn[EARLIER + at.you * EARLIER_SIZE + MOVED_EARLIER]
        return (earlier & who != 0 or moved(table, who)) != self.never


@dataclass(frozen=True)
class HasReturned(Condition):
    """A fighter would have been defeated once in this game, and something was done in place of it."""

    who: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        sheet = table.sheet
        for ability in sheet.abilities_at(at.you, p.ON_WOULD_FALL):
            of_them = sheet.ability_fighters[ability] & self.who.bits(table, at) != 0
            if of_them and sheet.ability_ever[ability] and table.turn[SPENT] >> ability & 1:
                return not self.never
        return self.never


@dataclass(frozen=True)
class HalfHealth(Condition):
    """A fighter has so much, compared with half of its starting health."""

    who: Fighters
    compared: Compared

    def holds(self, table: Table, at: Resolving) -> bool:
        for fighter in members(self.who.bits(table, at), 0):
            if compare(self.compared, table.health[fighter] * 2, table.sheet.health[fighter]):
                return True
        return False


@dataclass(frozen=True)
class CountPassed(Counted):
    """The fighters that the last move went through: opposing ones, or all."""

    everyone: bool = False

    def of(self, table: Table, at: Resolving) -> int:
        return count_of(at.passed & (-1 if self.everyone else table.sheet.enemies[at.you]))


@dataclass(frozen=True)
class CameThisTurn(Condition):
    """A fighter is in another's zone, or adjacent to it, and was not where it started the turn."""

    who: Fighters
    of: Fighters
    zone: bool = True

    def holds(self, table: Table, at: Resolving) -> bool:
        there = table.spaces_of(self.of.bits(table, at) & table.on_board())
        near = table.zone_spaces(there) if self.zone else table.adjacent_spaces(there)
        who = self.who.bits(table, at) & table.on_board()
        for fighter in range(len(table.space)):
            if not who >> fighter & 1:
                continue
            began: int = table.began[fighter]
            if not near >> table.space[fighter] & 1 or (began >= 0 and near >> began & 1):
                return False
        return who != 0


@dataclass(frozen=True)
class InOtherZone(Condition):
    """A fighter that has just moved is in no zone of the space where it was before."""

    who: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        left: int = table.turn[LAST_SPACE]
        who = self.who.bits(table, at) & table.on_board()
        if not left or not who >> (table.turn[LAST_MOVER] - 1) & 1:
            return self.never
        here = table.space[table.turn[LAST_MOVER] - 1]
        return (table.board.zones[here] & table.board.zones[left - 1] == 0) != self.never


def enter(grammar: Grammar) -> None:
    """Enter the phrases for what was so before."""
    since = "since [the_end_of|the_start_of] you 's last|previous turn"
    done = {
        Past.ATTACKED: ("attacked", "has~have attacked", "did_not|didn't attack", "has~have not attacked"),
        Past.DEFEATED: ("was~were defeated", "has~have been defeated", "was~were not defeated",
                        "has~have not been defeated"),
        Past.HURT: ("took damage", "was~were dealt damage", "has~have taken damage", "has~have been dealt damage",
                    "did_not|didn't take damage", "has~have not taken damage", "has~have not been dealt damage"),
        Past.DEFENDED: ("was~were attacked", "has~have been attacked", "was~were not attacked",
                        "has~have not been attacked"),
    }  # fmt: skip
    for past, ways in done.items():
        for never in (False, True):
            said = [way for way in ways if ("not" in way or "n't" in way) == never]
            grammar.phrase(DoneSince, *(f"{{who}} {way} {since}" for way in said), past=past, never=never)
            grammar.phrase(
                SomeSince, *(f"a|an|any|any_of {{group}} {way} {since}" for way in said), past=past, never=never
            )
    grammar.phrase(MovedSince, f"{{who}} moved {since}", f"{{who}} has~have moved {since}",
                   f"{{who}} has~have been moved {since}")  # fmt: skip
    grammar.phrase(MovedSince, f"{{who}} did_not|didn't move {since}", f"{{who}} has~have not moved {since}",
                   never=True)  # fmt: skip
    back = "[already] been resurrected|revived|reborn"
    grammar.phrase(HasReturned, f"{{who}} has~have {back}", "{who} was~were|is~are [already] resurrected|revived")
    grammar.phrase(HasReturned, f"{{who}} has~have not|n't [yet] {back}", "{who} was~were|is~are not [yet] resurrected",
                   never=True)  # fmt: skip
    half = "half [of] [its|they 's] [starting|maximum|total] health [remaining]"
    for compared, ways in (
        (Compared.LESS, ("has~have less|fewer than", "is~are below", "is~are under")),
        (Compared.AT_MOST, ("has~have at_most|no_more_than", "is~are at or below", "is~are at or under")),
        (Compared.MORE, ("has~have more than", "is~are above", "is~are over")),
        (Compared.AT_LEAST, ("has~have at_least", "is~are at or above")),
    ):
        grammar.phrase(HalfHealth, *(f"{{who}} {way} {half}" for way in ways), compared=compared)
    tail = "[of] [its|they 's] [starting|maximum|total] health [remaining]"
    grammar.phrase(HalfHealth, f"{{who}} has~have half or less {tail}", f"{{who}} has~have half or fewer {tail}",
                   compared=Compared.AT_MOST, printed=False)  # fmt: skip
    through = ("[that] they|he|she|it|you moved|moves|move|passed|passes through", "moved|passed through [this way]",
               "[that] [the] #0|#1|#2|#3|#4 moved|moves|passed|passes through")  # fmt: skip
    grammar.phrase(CountPassed, *(f"opposing fighter+s {way}" for way in through))
    grammar.phrase(CountPassed, *(f"[other] fighter+s {way}" for way in through), everyone=True)
    enter_ways(grammar)
    enter_came(grammar)
    enter_zones(grammar)


def enter_ways(grammar: Grammar) -> None:
    """Further ways to say what other phrases say."""
    grammar.phrase(AdjacentTo, "adjacent to either|any|one of them|those_fighters", to=Spoken(), printed=False)
    grammar.phrase(HealthBelow, "{who:simple} 's health is lower|less than {other:simple} ['s] [health]",
                   "{other:simple} 's health is higher|greater|more than {who:simple} ['s] [health]",
                   printed=False)  # fmt: skip
    for odd, kind in ((False, "even"), (True, "odd")):
        has = f"has an {kind} [printed] [attack|defense] value"
        grammar.phrase(IsEven, f"you 's opponent 's card {has}", what=PrintedValueOf(WhichCard.THEIRS), odd=odd,
                       printed=False)  # fmt: skip
    grammar.phrase(AdjacentTo, "that ends~end [its|they_'s] [move|movement] adjacent to {to:simple}", printed=False)
    grammar.phrase(FewerCards, "{than} has more cards in they|you 's hand than you [do]", printed=False)
    grammar.phrase(MoreCards, "{than} has fewer cards in they|you 's hand than you [do]",
                   "you have more cards in you 's hand than {than}", printed=False)  # fmt: skip
    grammar.phrase(ThoseSpaces, "there", printed=False)
    grammar.phrase(Spoken, "the swapped|summoned|resurrected fighter", printed=False)
    same = "equal|tied|the_same|identical"
    grammar.phrase(
        ValuesMatch, f"the [card|combat] values [of the|both|the_two cards] were|are {same}",
        f"the values of both|the|the_two cards are|were {same}", "the combat was|is [a] tie|tied|draw",
        "both cards have|had the same value", "this card has|had the same value as you 's opponent 's [card]",
        "the value of this card is equal to you 's opponent 's [card]", printed=False,
    )  # fmt: skip


def enter_zones(grammar: Grammar) -> None:
    ends = "ends~end|ended|finishes~finish|finished [they|its|it] ['s] [that|the] [move|movement]"
    grammar.phrase(InOtherZone, f"{{who}} {ends} in a|another [different|new] zone [than they|it started [in]]",
                   f"{{who}} {ends} in a zone other than the one they|it started in",
                   "{who} moved to|into a|another [different|new] zone")  # fmt: skip


def enter_came(grammar: Grammar) -> None:
    grammar.phrase(CameThisTurn, "{who} moved into|to|in {of:simple} 's zone this turn",
                   "{who} [has] entered {of:simple} 's zone this turn",
                   "{who} has~have moved into|to {of:simple} 's zone this turn")  # fmt: skip
    grammar.phrase(CameThisTurn, "{who} [has~have] moved adjacent to {of:simple} this turn", zone=False)
