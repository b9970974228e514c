"""What holds for a time or while a card is in play (504): what each statement says, asked of it by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.context import bind_seat, bound
from mulligan.games.spoils.effects.happenings import Watched, slot_of
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.core.amounts import NO_LIMIT, Number
from mulligan.language.core.kinds import Amount, Cards, Condition, Event, Instruction, Players

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.statements import Statements


NOT_SO: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Statement(Instruction):
    """Something that holds. Each question has an answer that says nothing, for those that do not speak of it."""

    def goes_on(self) -> bool:
        return True

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        """It with all settled that it speaks of; `noun` stands for its cards where they have been settled already."""
        return statements.settled(self, noun)

    def of_those_cards(self) -> Cards | None:
        """Cards that are settled when it begins to hold, if it speaks of such."""
        return None

    # ---- what cards are --------------------------------------------------------------------------------------------

    def apply(self, table: Any, at: Any, phase: int) -> None:
        """Change what cards are, as far as that belongs to a phase (410.3)."""

    def gaining_text(self, table: Any, at: Any) -> list[Card]:
        """508: the cards that gain rules text or a keyword."""
        return []

    def has_what_it_loses(self, table: Any, at: Any) -> bool:
        """401.3b: has every card what it takes from it, as a cost?"""
        return True

    def idle(self, table: Any, at: Any) -> bool:
        """Does it speak only of cards that have moved on?"""
        return False

    def misses_restore(self, table: Any, at: Any, seat: Seat) -> bool:
        """Did it keep a card from being restored by this player's Restore Rule, just the next one?"""
        return False

    # ---- what cannot be done, and what must ------------------------------------------------------------------------

    def keeps(self, table: Any, at: Any, card: Card, deed: int, other: int, seat: Seat, text: Context | None) -> bool:
        """402.7: does it keep a card from a deed where this other card, its text or this player is concerned?"""
        return False

    def prevents(self, table: Any, at: Any, seat: Seat, doing: int, card: Card) -> bool:
        """402.7: does it say that this player cannot do it, with this card where one is concerned?"""
        return False

    def blockers_wanted(self, table: Any, at: Any, card: Card) -> int:
        """412.1: how many a party must have to block it."""
        return 0

    def says_covert(self, table: Any, at: Any) -> bool:
        """507.3a: is the attacking party covert by it?"""
        return False

    def party_rules(self, table: Any, at: Any, side: int) -> list[PartyRule]:
        """505: how many members a party of this side must have."""
        return []

    # ---- what is paid ----------------------------------------------------------------------------------------------

    def change_cost(self, table: Any, at: Any, changes: CostChanges) -> None:
        """406.3: increase or reduce a cost."""

    def toll(self, table: Any, at: Any, seat: Seat, card: Card, what: int) -> int:
        """505.1: what must be paid besides."""
        return 0

    def attack_dues(self, table: Any, at: Any, seat: Seat, members: list[Card], target: Card) -> int:
        """505.1: what must be paid to attack."""
        return 0

    def most_drawn(self, table: Any, at: Any, seat: Seat) -> int:
        """402.7: how many cards this player may draw in a turn."""
        return NO_LIMIT

    def used_up(self, table: Any, at: Any, seat: Seat, card: Card, what: int, total: int) -> bool:
        """Did it reduce this cost, and this one only? Where there was nothing to pay, it may wait on."""
        return False

    def next_threshold(self, table: Any, at: Any) -> int:
        """405.2: by how many of the icon named the threshold of the next card is less; NOT_SO if not at all."""
        return NOT_SO

    def threshold_less(self, table: Any, at: Any) -> int:
        """405.2: by how many icons of any kind the card's own threshold is less."""
        return 0

    # ---- damage and the rest ---------------------------------------------------------------------------------------

    def damage_changes(self, table: Any, at: Any) -> list[ChangesDamage]:
        """408.2: what it says of damage, if it holds at the moment."""
        return []

    def spares_loss(self, table: Any, at: Any, seat: Seat) -> bool:
        """Does this player not lose for want of influence?"""
        return False

    def lets_use_others(self, table: Any, at: Any) -> bool:
        """401.2a: may you use abilities of opponents' cards?"""
        return False

    def shown(self, table: Any, at: Any) -> list[Card]:
        """The cards that everybody sees."""
        return []

    def playable(self, table: Any, at: Any) -> list[Card]:
        """101.1: the cards elsewhere that you may play as if they were in your hand."""
        return []

    def freedom(self, table: Any, at: Any, card: Card) -> int:
        """How you may play such a card, a bit each."""
        return 0

    def tokens(self, table: Any, at: Any) -> int:
        """409.1: with how many tokens the card enters play."""
        return 0

    def enters_with(self, table: Any, at: Any, card: Card) -> int:
        """409.1: with how many tokens this card, perhaps another, enters play."""
        return 0

    def enters_depleted(self, table: Any, at: Any, card: Card) -> bool:
        """Does this card, perhaps another, enter play depleted?"""
        return False


# What statements speak of, a bit each: what no active one speaks of need not be asked of them.
KEEPING: Final = 1
PREVENTING: Final = 2
COSTS: Final = 4
TOLLS: Final = 8
LOSING: Final = 16
USING_OTHERS: Final = 32
SHOWING: Final = 64
PLAYING: Final = 128
DAMAGE: Final = 256
ATTACHMENTS: Final = 512  # what is attached to what, or how many resources can be paid with
ENTERING: Final = 1024
DUES: Final = 2048
DRAWING: Final = 4096
ASKED: Final = {
    "keeps": KEEPING, "prevents": PREVENTING, "change_cost": COSTS, "toll": TOLLS, "attack_dues": DUES,
    "most_drawn": DRAWING, "spares_loss": LOSING,
    "lets_use_others": USING_OTHERS, "shown": SHOWING, "playable": PLAYING, "freedom": PLAYING,
    "damage_changes": DAMAGE, "enters_with": ENTERING, "enters_depleted": ENTERING,
}  # fmt: skip


class Rule:
    """A statement as it stands on a card, and what it speaks of."""

    def __init__(self, statement: Statement, by_numbers: bool, speaks_of: int) -> None:
        self.statement: Statement = statement
        self.by_numbers: bool = by_numbers  # does it hold, or for whom, by strength and the like (504.1)?
        self.speaks_of: int = speaks_of


class PartyRule:
    """How many members a party must have, if it includes a card."""

    def __init__(self, including: int, least: int, most: int, even: bool) -> None:
        self.including: int = including
        self.least: int = least
        self.most: int = most
        self.even: bool = even

    def is_met(self, size: int) -> bool:
        return self.least <= size <= self.most and not (self.even and size % 2)


class CostChanges:
    """Everything that increases or reduces one cost."""

    def __init__(self, seat: Seat, card: Card, what: int) -> None:
        self.seat: Seat = seat
        self.card: Card = card
        self.what: int = what
        self.increase: int = 0
        self.reductions: list[tuple[int, int]] = []  # to what minimum, and by how much

    def add(self, by: int, increase: bool, least: int) -> None:
        if increase:
            self.increase += by
        else:
            self.reductions.append((least, by))

    def applied_to(self, total: int) -> int:
        """410.3: reductions in the order that the player wants: the highest minimum first, which saves the most."""
        total += self.increase
        self.reductions.sort(reverse=True)
        for least, by in self.reductions:
            total -= max(0, min(by, total - least))  # 410.5, 406.6
        return total


# ---- statements in statements ---------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Around(Statement):
    """Other statements, where they hold at the moment."""

    def inner(self, table: Any, at: Any) -> tuple[Statement, ...]:
        """Those that hold now."""
        raise NotImplementedError

    def apply(self, table: Any, at: Any, phase: int) -> None:
        for some in self.inner(table, at):
            some.apply(table, at, phase)

    def keeps(self, table: Any, at: Any, card: Card, deed: int, other: int, seat: Seat, text: Context | None) -> bool:
        for some in self.inner(table, at):
            if some.keeps(table, at, card, deed, other, seat, text):
                return True
        return False

    def prevents(self, table: Any, at: Any, seat: Seat, doing: int, card: Card) -> bool:
        for some in self.inner(table, at):
            if some.prevents(table, at, seat, doing, card):
                return True
        return False

    def blockers_wanted(self, table: Any, at: Any, card: Card) -> int:
        found = 0
        for some in self.inner(table, at):
            found = max(found, some.blockers_wanted(table, at, card))
        return found

    def says_covert(self, table: Any, at: Any) -> bool:
        for some in self.inner(table, at):
            if some.says_covert(table, at):
                return True
        return False

    def party_rules(self, table: Any, at: Any, side: int) -> list[PartyRule]:
        found: list[PartyRule] = []
        for some in self.inner(table, at):
            found.extend(some.party_rules(table, at, side))
        return found

    def change_cost(self, table: Any, at: Any, changes: CostChanges) -> None:
        for some in self.inner(table, at):
            some.change_cost(table, at, changes)

    def toll(self, table: Any, at: Any, seat: Seat, card: Card, what: int) -> int:
        total = 0
        for some in self.inner(table, at):
            total += some.toll(table, at, seat, card, what)
        return total

    def attack_dues(self, table: Any, at: Any, seat: Seat, members: list[Card], target: Card) -> int:
        total = 0
        for some in self.inner(table, at):
            total += some.attack_dues(table, at, seat, members, target)
        return total

    def most_drawn(self, table: Any, at: Any, seat: Seat) -> int:
        most = NO_LIMIT
        for some in self.inner(table, at):
            most = min(most, some.most_drawn(table, at, seat))
        return most

    def threshold_less(self, table: Any, at: Any) -> int:
        total = 0
        for some in self.inner(table, at):
            total += some.threshold_less(table, at)
        return total

    def damage_changes(self, table: Any, at: Any) -> list[ChangesDamage]:
        found: list[ChangesDamage] = []
        for some in self.inner(table, at):
            found.extend(some.damage_changes(table, at))
        return found

    def spares_loss(self, table: Any, at: Any, seat: Seat) -> bool:
        for some in self.inner(table, at):
            if some.spares_loss(table, at, seat):
                return True
        return False

    def lets_use_others(self, table: Any, at: Any) -> bool:
        for some in self.inner(table, at):
            if some.lets_use_others(table, at):
                return True
        return False

    def shown(self, table: Any, at: Any) -> list[Card]:
        found: list[Card] = []
        for some in self.inner(table, at):
            found.extend(some.shown(table, at))
        return found

    def playable(self, table: Any, at: Any) -> list[Card]:
        found: list[Card] = []
        for some in self.inner(table, at):
            found.extend(some.playable(table, at))
        return found

    def freedom(self, table: Any, at: Any, card: Card) -> int:
        flags = 0
        for some in self.inner(table, at):
            flags |= some.freedom(table, at, card)
        return flags

    def tokens(self, table: Any, at: Any) -> int:
        total = 0
        for some in self.inner(table, at):
            total += some.tokens(table, at)
        return total

    def enters_with(self, table: Any, at: Any, card: Card) -> int:
        total = 0
        for some in self.inner(table, at):
            total += some.enters_with(table, at, card)
        return total

    def enters_depleted(self, table: Any, at: Any, card: Card) -> bool:
        for some in self.inner(table, at):
            if some.enters_depleted(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class While(Around):
    """It holds while something else does."""

    condition: Condition
    statement: Statement

    def inner(self, table: Table, at: Context) -> tuple[Statement, ...]:
        return (self.statement,) if self.condition.holds(table, at) else ()

    def gaining_text(self, table: Table, at: Context) -> list[Card]:
        return self.statement.gaining_text(table, at)


@dataclass(frozen=True)
class Several(Around):
    """Several statements hold."""

    statements: tuple[Statement, ...]

    def inner(self, table: Table, at: Context) -> tuple[Statement, ...]:
        return self.statements

    def gaining_text(self, table: Table, at: Context) -> list[Card]:
        found: list[Card] = []
        for some in self.statements:
            found.extend(some.gaining_text(table, at))
        return found


@dataclass(frozen=True)
class WithNumber(Around):
    """It holds with X, Y or Z as it is at the moment."""

    which: int
    value: Amount
    statement: Statement

    def inner(self, table: Table, at: Context) -> tuple[Statement, ...]:
        at.set_number(self.which, self.value.of(table, at))
        return (self.statement,)

    def gaining_text(self, table: Table, at: Context) -> list[Card]:
        return self.statement.gaining_text(table, at)


@dataclass(frozen=True)
class EachOf(Statement):
    """It holds of each of some players, once for each of them."""

    who: Players
    to: int
    statement: Statement

    def one_by_one(self, table: Table, at: Context) -> list[Context]:
        """The contexts in which it holds."""
        found: list[Context] = []
        for seat in nouns.seats_of(table, at, self.who):
            mine = at.copy()
            bind_seat(mine, self.to, seat)
            found.append(mine)
        return found


# ---- what only the rules say ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Awaits(Statement):
    """503, 506.3: a trigger or a replacement that waits for an event, once or every time."""

    event: Watched
    program: int
    every_time: bool


def awaited(table: Table, at: Context) -> Awaits:
    """What a text that waits is waiting for."""
    statement = table.library.cards[at.printed].statements[at.which].statement
    assert isinstance(statement, Awaits)
    return statement


@dataclass(frozen=True)
class Loan(Statement):
    """407.3: control of cards that goes back, when the time is over or something holds no more."""

    cards: Cards
    while_: Condition | None = None
    exchanged: bool = False  # two cards, each taken by the controller of the other

    def idle(self, table: Table, at: Context) -> bool:
        return not bound(table, at, slot_of(self.cards))


@dataclass(frozen=True)
class ChangesDamage(Statement):
    """408.2: damage to be inflicted, or influence to be lost, is increased or reduced, or reduced to so much."""

    event: Event
    kind: int  # the kind of happening
    amount: Amount
    increase: bool
    to_so_much: bool
    least: Amount = Number(0)  # what a reduction leaves of it, where there is so much

    def damage_changes(self, table: Table, at: Context) -> list[ChangesDamage]:
        return [self]
