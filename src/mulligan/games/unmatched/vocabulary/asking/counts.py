"""How many there are of something, compared and counted: cards in hands, fighters who are gone, who share a zone."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import closest, count_of
from mulligan.games.unmatched.numbers import Space
from mulligan.games.unmatched.table import ATTACKER, ATTACKS, COMBAT_CARD, DEFENDER, TURN_PLAYER, Table
from mulligan.games.unmatched.vocabulary.asking.conditions import HandExactly
from mulligan.games.unmatched.vocabulary.asking.memory import (
    CardsThere,
    Compared,
    HandIs,
    NumberIs,
    SoManyStand,
    ThereAre,
    compare,
    ever,
)
from mulligan.games.unmatched.vocabulary.asking.standings import ActionsTaken
from mulligan.games.unmatched.vocabulary.nouns.amounts import (
    AtMost,
    Counted,
    CountHand,
    CountHandAbove,
    HealthLost,
    HowMany,
)
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    Another,
    Fighters,
    Group,
    InPart,
    Role,
    SomeDefeated,
    YourFighter,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.core.players import You
from mulligan.language.grammar import Grammar

COMPARED = (
    (Compared.MORE, ("more than {value}",)),
    (Compared.LESS, ("fewer|less than {value}",)),
    (Compared.AT_LEAST, ("{value} or more", "at least {value}")),
    (Compared.AT_MOST, ("{value} or fewer|less", "at most {value}", "no more than {value}")),
    (Compared.EQUAL, ("exactly {value}",)),
)


@dataclass(frozen=True)
class CountGone(Counted):
    """Defeated fighters of a kind."""

    group: Group = Group()
    own: Role | None = None  # one's own alone, of this role

    def of(self, table: Table, at: Resolving) -> int:
        if self.own is None:
            return count_of(ever(table, at, self.group) & ~table.on_board())
        mine = table.sheet.fighters_of[at.you] & ever(table, at, Group(role=self.own))
        return count_of(mine & ~table.on_board())


@dataclass(frozen=True)
class CountLost(Counted):
    """The health that a fighter lacks, point by point."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        return HealthLost(self.who).of(table, at)


@dataclass(frozen=True)
class PlusEach(Amount):
    """So much, and more for each of something."""

    base: Amount
    amount: Amount
    per: Counted

    def of(self, table: Table, at: Resolving) -> int:
        return self.base.of(table, at) + self.amount.of(table, at) * self.per.of(table, at)


@dataclass(frozen=True)
class SomeShareAZone(Condition):
    """So many fighters of a kind, or more, are in one zone."""

    value: Amount
    group: Group

    def holds(self, table: Table, at: Resolving) -> bool:
        who, wanted = self.group.bits(table, at), self.value.of(table, at)
        for zone in range(max(table.board.zones).bit_length()):
            there = 0
            for fighter, space in enumerate(table.space):
                if who >> fighter & 1 and space >= 0 and table.board.zones[space] >> zone & 1:
                    there += 1
            if there >= wanted:
                return True
        return False


@dataclass(frozen=True)
class AttacksMade(Counted):
    """The attacks that you have made this turn, with the present one or without."""

    besides: bool = False

    def of(self, table: Table, at: Resolving) -> int:
        if table.turn[TURN_PLAYER] != at.you:
            return 0
        made: int = table.turn[ATTACKS]
        return max(made - 1, 0) if self.besides else made


@dataclass(frozen=True)
class IsAway(Condition):
    """A fighter is so many spaces away from another, or more, or fewer."""

    who: Fighters
    compared: Compared
    value: Amount
    of: Fighters = YourFighter()

    def holds(self, table: Table, at: Resolving) -> bool:
        who, value = self.who.bits(table, at), self.value.of(table, at)
        other = self.of.bits(table, at) & table.on_board()
        for fighter, space in enumerate(table.space):
            if who >> fighter & 1 and space >= 0 and other:
                if compare(self.compared, closest(table, Space(space), other), value):
                    return True
        return False


@dataclass(frozen=True)
class IsEven(Condition):
    """A number is even, or odd."""

    what: Amount
    odd: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return (self.what.of(table, at) % 2 == 1) == self.odd


@dataclass(frozen=True)
class PlayedThere(Condition):
    """The attacker or the defender of the combat played a card, or did not."""

    who: InPart
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        side = ATTACKER if self.who.attacker else DEFENDER
        return (at.side >= 0 and table.combat[COMBAT_CARD + side] >= 0) != self.never


@dataclass(frozen=True)
class CountsCompared(Condition):
    """There are more of one thing than of another, or fewer, or as many."""

    what: Counted
    compared: Compared
    other: Counted

    def holds(self, table: Table, at: Resolving) -> bool:
        return compare(self.compared, self.what.of(table, at), self.other.of(table, at))


@dataclass(frozen=True)
class ThereIsAnother(Condition):
    """There is one more of a kind, besides the one that plays the card."""

    who: Another

    def holds(self, table: Table, at: Resolving) -> bool:
        return self.who.bits(table, at) & table.on_board() != 0


def enter_combat(grammar: Grammar) -> None:
    for attacker, who in ((True, "the attacker|attacking_fighter"), (False, "the defender|defending_fighter")):
        grammar.phrase(PlayedThere, f"{who} played a [defense|attack] card", who=InPart(attacker))
        grammar.phrase(PlayedThere, f"{who} did_not|didn't play a [defense|attack] card", f"{who} played no card",
                       who=InPart(attacker), never=True)  # fmt: skip
    grammar.phrase(IsEven, "{what} is even", "{what} is an even number")
    grammar.phrase(IsEven, "{what} is odd", "{what} is an odd number", odd=True)
    made = "attack+s you [have|'ve] [already] made this turn"
    grammar.phrase(AttacksMade, made, f"{made} , including this one", "attack+s you've made this turn")
    grammar.phrase(AttacksMade, f"other {made}", f"previous {made}", "time+s you [have] already attacked this turn",
                   besides=True)  # fmt: skip
    for compared, far in (
        (Compared.EQUAL, ("{value}", "exactly {value}")),
        (Compared.AT_LEAST, ("{value} or more", "at least {value}")),
        (Compared.AT_MOST, ("{value} or fewer|less", "at most {value}")),
        (Compared.MORE, ("more than {value}",)),
    ):
        grammar.phrase(IsAway, *(f"{{who}} is~are {way} space+s [away] from {{of:simple}}" for way in far),
                       compared=compared)  # fmt: skip
        grammar.phrase(IsAway, *(f"{{who}} is~are {way} space+s away" for way in far), compared=compared,
                       of=YourFighter(), printed=False)  # fmt: skip


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    enter_combat(grammar)
    enter_compared(grammar)
    grammar.phrase(ThereIsAnother, "there is {who}")
    for number, word in ((2, "two"), (3, "three"), (4, "four")):
        ways = f"{number}|{word} [of you_'s] defeated {{name}}"
        grammar.phrase(SomeDefeated, ways, count=Number(number), exactly=True, printed=False)
    grammar.phrase(HandExactly, "you have no other cards in [you 's] hand", count=Number(0), printed=False)
    grammar.phrase(CountGone, "defeated {group}", "of you 's defeated {own}", "{group} that|who is|are defeated",
                   "{group} that|who has|have been defeated")  # fmt: skip
    grammar.phrase(CountLost, "health [that] {who:simple} has~have lost", "health {who:simple} is~are missing",
                   "point+s of health [that] {who:simple} has~have lost",
                   "[point+s of] damage on {who:simple}",
                   "damage {who:simple} has~have [taken|suffered]")  # fmt: skip
    grammar.phrase(CountLost, "health you have lost", "health you are missing", who=YourFighter(), printed=False)
    grammar.phrase(PlusEach, "{base:simple} plus {amount:simple} [more] for each {per:counted}", compound=True)
    grammar.phrase(AtMost, "{amount:simple} , up to {most:simple}", "{amount:simple} , maximum {most:simple}",
                   compound=True, printed=False)  # fmt: skip
    grammar.phrase(SomeShareAZone, "at least {value} [of] {group} are in the same zone",
                   "{value} or more [of] {group} are in the same zone",
                   "at least {value} [of] {group} share a zone")  # fmt: skip
    for compared, said in (
        (Compared.MORE, "more than {value}"),
        (Compared.LESS, "fewer|less than {value}"),
        (Compared.AT_LEAST, "at least {value}"),
        (Compared.AT_MOST, "at most {value}"),
    ):
        grammar.phrase(HandIs, f"{{of}} has~have {said} card+s in [they|you 's] hand", compared=compared, printed=False)
        for pile, zone in ((False, "deck"), (True, "discard pile")):
            grammar.phrase(CardsThere, f"{{of}} has~have {said} card+s in [they|you 's] {zone}",
                           f"there are {said} card+s in {{of}} 's {zone}", compared=compared, pile=pile,
                           printed=False)  # fmt: skip
        grammar.phrase(ThereAre, f"there are {said} {{what:counted}}", f"you have {said} {{what:counted}}",
                       compared=compared, printed=False)  # fmt: skip
        grammar.phrase(SoManyStand, f"{said} [of] {{group}} is~are {{spot}}", compared=compared, printed=False)


def enter_compared(grammar: Grammar) -> None:
    grammar.phrase(CountHandAbove, "card+s over|above|beyond|in_excess_of {beyond:simple}", whose=You(), printed=False)
    grammar.phrase(CountHand, "card+s in hand", whose=You(), printed=False)
    for compared, word in ((Compared.MORE, "more"), (Compared.LESS, "fewer|less"), (Compared.EQUAL, "as many")):
        than = "as" if compared is Compared.EQUAL else "than"
        shapes = ("you have {word} {what:counted} {than} {other:counted}",
                "there are {word} {what:counted} {than} {other:counted}")  # fmt: skip
        said = [way.replace("{word}", word).replace("{than}", than) for way in shapes]
        grammar.phrase(CountsCompared, *said, compared=compared)
    hand = "in [they|you_'s|you] ['s] hand"
    for compared, much in COMPARED:
        grammar.phrase(
            HandIs, *(f"{{of}} has~have {way} card+s {hand}" for way in much), compared=compared, printed=False
        )
        grammar.phrase(HandIs, *(f"you have {way} card+s {hand}" for way in much), of=You(), compared=compared,
                       printed=False)  # fmt: skip
    for compared, much in COMPARED:
        much = (*much, "{value}") if compared is Compared.EQUAL else much
        taken = [f"you {has} {way} action+s [this turn]" for has in ("took", "have taken", "'ve taken") for way in much]
        grammar.phrase(NumberIs, *taken, what=HowMany(ActionsTaken()), compared=compared, printed=False)
