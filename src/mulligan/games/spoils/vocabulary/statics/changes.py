"""What cards gain, lose, can, cannot and must: "gains 2 strength, 2 life, and loses COVERT"."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import characteristics, nouns, ops
from mulligan.games.spoils.effects.act import slots_in
from mulligan.games.spoils.effects.context import bind, bound, has_lapsed, unbind_last
from mulligan.games.spoils.effects.statement import Statement
from mulligan.games.spoils.limits.prohibitions import TO_PLAY, is_ability
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.conditions import StateIs
from mulligan.games.spoils.vocabulary.nouns.cards import AbilitiesOn, All, Each, Some, Those, Together
from mulligan.games.spoils.vocabulary.statics.deeds import Attack, BeBlocked, BePlayed, BeRestored, Block, Deed
from mulligan.games.spoils.vocabulary.terms import (
    ICONS,
    KEYWORDS,
    STATS,
    TYPES,
    VARIABLES,
    CardType,
    Icon,
    Keyword,
    Stat,
    State,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.durations import RestOfGame
from mulligan.language.core.flow import Lasting
from mulligan.language.core.kinds import Amount, Cards, Instruction, Paragraph
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.statements import Statements

# The phases in which changes are made (410.3).
TYPES_AND_TEXTS: Final = characteristics.FIRST_PHASE
KEYWORDS_AND_DEEDS: Final = characteristics.SECOND_PHASE
NUMBERS_SET: Final = characteristics.THIRD_PHASE
NUMBERS_GAINED: Final = characteristics.FOURTH_PHASE
NUMBERS_IN_THE_END: Final = characteristics.LAST_PHASE
NO_PHASE: Final = -1  # it changes nothing that a card is


# ---- what is gained and lost ----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Gained(Node):
    """Something a card can gain or lose."""

    def phase(self) -> int:
        """When it is gained or lost (410.3)."""
        return TYPES_AND_TEXTS

    def gained(self, table: Any, at: Any, card: Card, times: int) -> None:
        """A card gains it, so many times over."""
        raise CannotBePlayed(self)

    def lost(self, table: Any, at: Any, card: Card, times: int) -> None:
        """A card loses it."""
        raise CannotBePlayed(self)

    def is_had(self, table: Any, at: Any, card: Card) -> bool:
        """401.3b: has a card what it is to lose, as a cost?"""
        return True

    def is_text(self) -> bool:
        """508: is it rules text, or a keyword?"""
        return False


@dataclass(frozen=True)
class Points(Gained):
    """So much of a stat."""

    amount: Amount
    stat: Stat

    def phase(self) -> int:
        return NUMBERS_GAINED

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        add_to_stat(table, card, STATS[self.stat], times * self.amount.of(table, at))

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        add_to_stat(table, card, STATS[self.stat], -times * self.amount.of(table, at))

    def is_had(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.stat(table, card, STATS[self.stat]) >= self.amount.of(table, at)


def add_to_stat(table: Table, card: Card, stat: int, amount: int) -> None:
    table.changed_stats[card * ops.STAT_COUNT + stat] += amount


@dataclass(frozen=True)
class PointsEqual(Gained):
    """As much of some stats as an amount."""

    stats: tuple[Stat, ...]
    amount: Amount

    def phase(self) -> int:
        return NUMBERS_GAINED

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        for stat in self.stats:
            add_to_stat(table, card, STATS[stat], times * self.amount.of(table, at))

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        for stat in self.stats:
            add_to_stat(table, card, STATS[stat], -times * self.amount.of(table, at))

    def is_had(self, table: Table, at: Context, card: Card) -> bool:
        amount = self.amount.of(table, at)
        for stat in self.stats:
            if characteristics.stat(table, card, STATS[stat]) < amount:
                return False
        return True


@dataclass(frozen=True)
class TheKeyword(Gained):
    """A keyword."""

    keyword: Keyword

    def phase(self) -> int:
        return KEYWORDS_AND_DEEDS

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.keywords_gained[card] |= KEYWORDS[self.keyword]

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.keywords_lost[card] |= KEYWORDS[self.keyword]

    def is_had(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.keywords(table, card) & KEYWORDS[self.keyword] != 0

    def is_text(self) -> bool:
        return True


@dataclass(frozen=True)
class ProvidesIcons(Gained):
    """Icons it provides (311)."""

    icons: tuple[Icon, ...]

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        for icon in self.icons:
            characteristics.provide(table, table.controller_of(card), ICONS[icon], 1)


@dataclass(frozen=True)
class ProvidesNamed(Gained):
    """The icon that was named."""

    name: str

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        characteristics.provide(table, table.controller_of(card), at.number(VARIABLES[self.name]), 1)


@dataclass(frozen=True)
class HasSubtype(Gained):
    """A subtype; it has a number in the library of a game."""

    name: str
    number: int = -1

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.more_subtypes.extend([card, self.number, 1])

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.more_subtypes.extend([card, self.number, 0])

    def is_had(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.has_subtype(table, card, self.number)


@dataclass(frozen=True)
class HasType(Gained):
    """A card type (208.1a)."""

    type: CardType

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.types_gained[card] |= TYPES[self.type]
        characteristics.retype(table, card)

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.types_lost[card] |= TYPES[self.type]
        characteristics.retype(table, card)

    def is_had(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.types(table, card) & TYPES[self.type] != 0


@dataclass(frozen=True)
class AllText(Gained):
    """All its rules text."""

    other: bool = False

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        kept = characteristics.ALL_BUT + at.which if self.other else characteristics.NO_TEXT
        characteristics.lose_text(table, card, kept)


@dataclass(frozen=True)
class AllAbilities(Gained):
    """All its abilities."""

    def phase(self) -> int:
        return KEYWORDS_AND_DEEDS

    def lost(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.forbidden[card] |= ops.D_USE_ABILITIES


@dataclass(frozen=True)
class Text(Gained):
    """Rules text, which it has until it enters another area (508): so many paragraphs of the card that says so."""

    paragraphs: tuple[Paragraph, ...]
    first: int = 0
    count: int = 0

    def gained(self, table: Table, at: Context, card: Card, times: int) -> None:
        for number in range(self.first, self.first + self.count):
            table.granted.extend([card, at.printed, number])

    def is_text(self) -> bool:
        return True


# ---- changes --------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Node):
    """One difference made to a card."""

    def phase(self) -> int:
        """When it is made (410.3)."""
        return KEYWORDS_AND_DEEDS

    def make(self, table: Any, at: Any, card: Card, times: int) -> None:
        """Make it to a card, so many times over."""
        raise CannotBePlayed(self)

    def possible(self) -> bool:
        """Is it one that can be made at all?"""
        return True

    def gives_text(self) -> bool:
        """508: does the card gain rules text or a keyword?"""
        return False

    def is_had(self, table: Any, at: Any, card: Card) -> bool:
        """401.3b: has the card what it loses, as a cost?"""
        return True


@dataclass(frozen=True)
class Gains(Change):
    """It gains something."""

    what: Gained

    def phase(self) -> int:
        return self.what.phase()

    def make(self, table: Table, at: Context, card: Card, times: int) -> None:
        self.what.gained(table, at, card, times)

    def possible(self) -> bool:
        return not isinstance(self.what, (AllText, AllAbilities))

    def gives_text(self) -> bool:
        return self.what.is_text()


@dataclass(frozen=True)
class Loses(Change):
    """It loses something; losing beats gaining (402.6)."""

    what: Gained

    def phase(self) -> int:
        return self.what.phase()

    def make(self, table: Table, at: Context, card: Card, times: int) -> None:
        self.what.lost(table, at, card, times)

    def possible(self) -> bool:
        return not isinstance(self.what, (ProvidesIcons, ProvidesNamed, Text))

    def is_had(self, table: Table, at: Context, card: Card) -> bool:
        return self.what.is_had(table, at, card)


@dataclass(frozen=True)
class Cannot(Change):
    """It cannot do something; cannot beats can (402.7)."""

    deed: Deed

    def phase(self) -> int:
        return KEYWORDS_AND_DEEDS if self.deed.plain() and self.deed.others() is None else NO_PHASE

    def make(self, table: Table, at: Context, card: Card, times: int) -> None:
        table.forbidden[card] |= self.deed.bit()

    def possible(self) -> bool:
        return self.deed.plain() or isinstance(self.deed, (BeBlocked, BePlayed))

    def keeps(self, table: Table, at: Context, deed: int, other: int, seat: Seat, text: Context | None) -> bool:
        """402.7: does it keep from a deed where this other card, its text or this player is concerned?"""
        meant = self.deed
        if isinstance(meant, BeBlocked) and meant.by_players is not None:
            return deed == ops.D_BE_BLOCKED and nouns.means(table, at, meant.by_players, seat)
        others = meant.others()
        if others is None or meant.bit() != deed or other == NO_CARD:
            return False
        return speaks_of(table, at, others, Card(other), text)


def speaks_of(table: Table, at: Context, others: Cards, card: Card, text: Context | None) -> bool:
    """Is a card among the others that are meant, or is it an ability of such a card that is at work?"""
    if isinstance(others, AbilitiesOn):
        return is_ability(table, text) and others.kind.matches(table, at, card)
    if isinstance(others, Together):
        for some in others.cards:
            if speaks_of(table, at, some, card, text):
                return True
        return False
    return others.includes(table, at, card)


@dataclass(frozen=True)
class Can(Change):
    """It can do something."""

    deed: Deed

    def make(self, table: Table, at: Context, card: Card, times: int) -> None:
        if isinstance(self.deed, Attack) and self.deed.only_once:
            table.forbidden[card] |= ops.D_ATTACK_TWICE
        else:
            table.allowed[card] |= self.deed.bit()

    def possible(self) -> bool:
        if isinstance(self.deed, Attack):
            return (self.deed.even_if_new or self.deed.only_once) and self.deed.cards is None
        return self.deed.needs_leave() and self.deed.plain() and self.deed.others() is None


@dataclass(frozen=True)
class Must(Change):
    """It must do something if it can (505); what it must block, while that attacks."""

    deed: Deed

    def make(self, table: Table, at: Context, card: Card, times: int) -> None:
        others = self.deed.others()
        if others is None or StateIs(others, State.ATTACKING).holds(table, at):
            table.demanded[card] |= self.deed.bit()

    def possible(self) -> bool:
        return self.deed.plain() and (self.deed.others() is None or isinstance(self.deed, Block))


@dataclass(frozen=True)
class DoubleStat(Instruction):
    """A number of a card becomes twice what it is now."""

    cards: Cards
    stat: Stat

    def goes_on(self) -> bool:
        return True

    def lay(self, plan: Plan) -> None:
        plan.timed(Lasting(RestOfGame(), self))


@dataclass(frozen=True)
class OneChange(Change):
    """One change or another, as its controller chooses when it is made."""

    changes: tuple[Change, ...]

    def possible(self) -> bool:
        return False


# ---- statements -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Modify(Statement):
    """Cards are changed, perhaps once for each of something; each for itself where the changes speak of it."""

    cards: Cards
    changes: tuple[Change, ...]
    per: Amount | None = None
    own_slot: int = 0
    phases: int = field(init=False, default=0, compare=False, repr=False)  # in which it changes anything, a bit each

    def __post_init__(self) -> None:
        phases = 0
        for change in self.changes:
            if change.phase() != NO_PHASE:
                phases |= 1 << change.phase()
        object.__setattr__(self, "phases", phases)

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        for change in self.changes:
            if not change.possible():
                raise CannotBePlayed(change)
            if isinstance(change, Cannot) and isinstance(change.deed, BePlayed):
                if not isinstance(self.cards, (All, Each, Some)):
                    raise CannotBePlayed(change.deed)
        cards = noun or statements.not_in_play(self) or statements.affected(self.cards)
        changes = tuple([statements.changed(change) for change in self.changes])
        per = None if self.per is None else statements.for_each(self.cards, self.per)
        slot = 0
        if isinstance(self.cards, (All, Each)) and self.cards.slot:
            for part in changes if per is None else (*changes, per):
                if self.cards.slot in slots_in(part):
                    slot = self.cards.slot
        return Modify(cards, changes, per, slot)

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def apply(self, table: Table, at: Context, phase: int) -> None:
        if not self.phases >> phase & 1:
            return
        affected = self.cards.of(table, at)
        if not affected:
            return
        if not self.own_slot:
            self.change_each(table, at, affected, phase)
            return
        for card in affected:
            bind(table, at, self.own_slot, card)
            self.change_each(table, at, [card], phase)
            unbind_last(at)

    def change_each(self, table: Table, at: Context, affected: list[Card], phase: int) -> None:
        times = 1 if self.per is None else self.per.of(table, at)
        for change in self.changes:
            if change.phase() != phase:
                continue
            for card in affected:
                if change.gives_text() and has_lapsed(table, at, card):
                    continue
                characteristics.touch(table, card)
                change.make(table, at, card, times)

    def gaining_text(self, table: Table, at: Context) -> list[Card]:
        for change in self.changes:
            if change.gives_text():
                return self.cards.of(table, at)
        return []

    def has_what_it_loses(self, table: Table, at: Context) -> bool:
        for change in self.changes:
            for card in self.cards.of(table, at):
                if not change.is_had(table, at, card):
                    return False
        return True

    def idle(self, table: Table, at: Context) -> bool:
        return isinstance(self.cards, Those) and not bound(table, at, self.cards.slot)

    def misses_restore(self, table: Table, at: Context, seat: Seat) -> bool:
        first = self.changes[0]
        if not isinstance(first, Cannot) or not isinstance(first.deed, BeRestored) or not first.deed.by_next_rule:
            return False
        cards = self.cards.of(table, at)
        return not cards or table.controller[cards[0]] == seat

    def keeps(
        self, table: Table, at: Context, card: Card, deed: int, other: int, seat: Seat, text: Context | None
    ) -> bool:
        for change in self.changes:
            if isinstance(change, Cannot) and change.phase() == NO_PHASE and self.cards.includes(table, at, card):
                if self.own_slot:
                    bind(table, at, self.own_slot, card)
                kept = change.keeps(table, at, deed, other, seat, text)
                if self.own_slot:
                    unbind_last(at)
                if kept:
                    return True
        return False

    def prevents(self, table: Table, at: Context, seat: Seat, doing: int, card: Card) -> bool:
        if doing != TO_PLAY:
            return False
        for change in self.changes:
            if isinstance(change, Cannot) and isinstance(change.deed, BePlayed):
                if card == NO_CARD or self.cards.includes(table, at, card):
                    return True
        return False

    def blockers_wanted(self, table: Table, at: Context, card: Card) -> int:
        for change in self.changes:
            deed = change.deed if isinstance(change, Cannot) else None
            if isinstance(deed, BeBlocked) and deed.smaller_than is not None and self.cards.includes(table, at, card):
                return deed.smaller_than.of(table, at)
        return 0


@dataclass(frozen=True)
class SwapStats(Statement):
    """Two numbers of a card change places."""

    cards: Cards
    stats: tuple[Stat, ...]

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def apply(self, table: Table, at: Context, phase: int) -> None:
        if phase != NUMBERS_IN_THE_END:
            return
        first, second = STATS[self.stats[0]], STATS[self.stats[1]]
        for card in self.cards.of(table, at):
            characteristics.touch(table, card)
            one, other = characteristics.stat(table, card, first), characteristics.stat(table, card, second)
            add_to_stat(table, card, first, other - one)
            add_to_stat(table, card, second, one - other)

    def idle(self, table: Table, at: Context) -> bool:
        return isinstance(self.cards, Those) and not bound(table, at, self.cards.slot)


@dataclass(frozen=True)
class ControlIcons(Statement):
    """Some icons more are controlled."""

    icons: tuple[Icon, ...]

    def apply(self, table: Table, at: Context, phase: int) -> None:
        if phase == TYPES_AND_TEXTS:
            for icon in self.icons:
                characteristics.provide(table, at.you, ICONS[icon], 1)
