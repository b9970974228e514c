"""Rules that cards lay down: costs changed, damage prevented, things players must pay for or cannot do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mulligan.games.spoils.effects import nouns, ops
from mulligan.games.spoils.effects.statement import CostChanges, PartyRule, Several, Statement
from mulligan.games.spoils.events import DRAWS
from mulligan.games.spoils.limits.prohibitions import TO_GET_INTO_HAND
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import HAND
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD, OF_EFFECT
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.happenings.fights import PartyFormed
from mulligan.games.spoils.vocabulary.happenings.occasions import IsInflicted
from mulligan.games.spoils.vocabulary.nouns.cards import All, Some, This
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy, Except
from mulligan.games.spoils.vocabulary.statics.changes import Can, Cannot, Change, Gains, Modify, Must, TheKeyword
from mulligan.games.spoils.vocabulary.statics.deeds import Attack, BePicked, Block, BlockCovert, TheDeed
from mulligan.games.spoils.vocabulary.statics.doings import (
    Doing,
    ToAttack,
    ToAttackWith,
    ToBlock,
    ToDrawMore,
    ToFightWithMore,
)
from mulligan.games.spoils.vocabulary.terms import AREAS, PARTIES, Area, CardType, Keyword, Stat
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.amounts import NO_LIMIT, Number
from mulligan.language.core.kinds import Amount, Cards, Event, Instruction, Players
from mulligan.language.core.players import You
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import Mention
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.statements import Statements


@dataclass(frozen=True)
class Forbid(Statement):
    """Some players cannot do something (402.7)."""

    who: Players
    doing: Doing

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        doing = self.doing
        if isinstance(doing, ToAttackWith):
            return Modify(statements.affected(doing.cards), (Cannot(Attack()),))
        if isinstance(doing, (ToAttack, ToBlock)) and doing.to_cards() is None:
            theirs = ControlledBy(statements.nouns.players(self.who))
            cards = All(Kind((CardType.CHARACTER,), (), (theirs,)))
            return Modify(cards, (Cannot(Attack() if isinstance(doing, ToAttack) else Block()),))
        if isinstance(doing, ToDrawMore):
            statements.nouns.library.remembered |= 1 << DRAWS
            return statements.settled(self, None)
        if doing.number() < 0 and doing.to_cards() is None and not isinstance(doing, ToFightWithMore):
            raise CannotBePlayed(self)
        return statements.settled(self, None)

    def most_drawn(self, table: Table, at: Context, seat: Seat) -> int:
        doing = self.doing
        if not isinstance(doing, ToDrawMore) or not nouns.means(table, at, self.who, seat):
            return NO_LIMIT
        return doing.amount.of(table, at)

    def keeps(
        self, table: Table, at: Context, card: Card, deed: int, other: int, seat: Seat, text: Context | None
    ) -> bool:
        cards = self.doing.to_cards()
        if cards is None or self.doing.deed() != deed or not cards.includes(table, at, card):
            return False
        return nouns.means(table, at, self.who, seat)

    def party_rules(self, table: Table, at: Context, side: int) -> list[PartyRule]:
        doing = self.doing
        if not isinstance(doing, ToFightWithMore) or (side == ops.BLOCKING) != doing.blocks:
            return []
        fighting = table.defender if doing.blocks else table.active_player
        if not nouns.means(table, at, self.who, fighting):
            return []
        return [PartyRule(NO_CARD, 0, doing.amount.of(table, at), False)]

    def prevents(self, table: Table, at: Context, seat: Seat, doing: int, card: Card) -> bool:
        return is_kept(table, at, self.who, self.doing, seat, doing, card)


@dataclass(frozen=True)
class ForbidAll(Statement):
    """Some players can do none of several things."""

    who: Players
    doings: tuple[Doing, ...]

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        return Several(tuple([Forbid(self.who, doing).holding(statements, None) for doing in self.doings]))


def is_kept(table: Table, at: Context, who: Players, doing: Doing, seat: Seat, number: int, card: Card) -> bool:
    """Is this player one who cannot do it, with this card where one is concerned?"""
    if doing.number() != number or not nouns.means(table, at, who, seat) or not doing.reached(table, at, seat):
        return False
    return card == NO_CARD or doing.concerns(table, at, card)


@dataclass(frozen=True)
class KeepFromHands(Statement):
    """No card is put into some players' hands from certain areas; from anywhere where none is named."""

    whose: Players
    from_: tuple[Area, ...] = ()

    def prevents(self, table: Table, at: Context, seat: Seat, doing: int, card: Card) -> bool:
        if doing != TO_GET_INTO_HAND or not nouns.means(table, at, self.whose, seat):
            return False
        return not self.from_ or table.area[card] in [AREAS[area] for area in self.from_]


@dataclass(frozen=True)
class Confine(Statement):
    """Some players may do something in their own turn alone."""

    who: Players
    doing: Doing

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        if self.doing.number() < 0:
            raise CannotBePlayed(self)
        return statements.settled(self, None)

    def prevents(self, table: Table, at: Context, seat: Seat, doing: int, card: Card) -> bool:
        return table.active_player != seat and is_kept(table, at, self.who, self.doing, seat, doing, card)


@dataclass(frozen=True)
class ChangeNextCost(Statement):
    """The next numeric cost that you pay this turn is reduced: any cost, or that of cards or abilities of a kind."""

    by: Amount
    kind: Kind | None = None
    abilities: bool = False
    any_cost: bool = False
    minimum: Amount | None = None

    def speaks_of(self, table: Table, at: Context, seat: Seat, card: Card, what: int) -> bool:
        """Is this the next cost that it waits for?"""
        if at.you != seat:
            return False
        if self.any_cost:
            return True  # 406.5a
        if what == OF_EFFECT or (what == OF_ABILITY and not self.abilities):
            return False
        return self.kind is None or self.kind.matches(table, at, card)

    def change_cost(self, table: Table, at: Context, changes: CostChanges) -> None:
        if self.speaks_of(table, at, changes.seat, changes.card, changes.what):
            changes.add(self.by.of(table, at), False, least(table, at, self.minimum))

    def used_up(self, table: Table, at: Context, seat: Seat, card: Card, what: int, total: int) -> bool:
        return (total > 0 or not self.any_cost) and self.speaks_of(table, at, seat, card, what)


@dataclass(frozen=True)
class ChangeCosts(Statement):
    """The numeric cost of cards of a kind that some players play is changed, to a minimum."""

    kind: Kind
    who: Players
    by: Amount
    increase: bool = False
    minimum: Amount | None = None
    per: Amount | None = None

    def change_cost(self, table: Table, at: Context, changes: CostChanges) -> None:
        """406.5b: what speaks of cards does not speak of effects."""
        if changes.what == OF_CARD and nouns.means(table, at, self.who, changes.seat):
            if self.kind.matches(table, at, changes.card):
                changes.add(
                    self.by.of(table, at) * times(table, at, self.per), self.increase, least(table, at, self.minimum)
                )


def times(table: Table, at: Context, per: Amount | None) -> int:
    return 1 if per is None else per.of(table, at)


def least(table: Table, at: Context, minimum: Amount | None) -> int:
    return 0 if minimum is None else minimum.of(table, at)


@dataclass(frozen=True)
class FirstCosts(Statement):
    """The first card of a kind that some players play each turn costs less, or more; or the second, ..."""

    kind: Kind
    who: Players
    by: Amount
    increase: bool = False
    minimum: Amount | None = None
    which: int = 1

    def change_cost(self, table: Table, at: Context, changes: CostChanges) -> None:
        if changes.what != OF_CARD or not nouns.means(table, at, self.who, changes.seat):
            return
        if not self.kind.matches(table, at, changes.card):
            return
        before = 0
        for i in range(0, len(table.played), 2):
            if table.played[i] == changes.seat and self.kind.matches(table, at, Card(table.played[i + 1])):
                before += 1
        if before != self.which - 1:
            return
        changes.add(self.by.of(table, at), self.increase, least(table, at, self.minimum))


@dataclass(frozen=True)
class ReduceThisCost(Statement):
    """The numeric cost of a card is reduced."""

    cards: Cards
    by: Amount
    per: Amount | None = None
    minimum: Amount | None = None

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        if not isinstance(self.cards, This):
            raise CannotBePlayed(self)
        return statements.settled(self, None)

    def change_cost(self, table: Table, at: Context, changes: CostChanges) -> None:
        if changes.what == OF_CARD:
            changes.add(times(table, at, self.per) * self.by.of(table, at), False, least(table, at, self.minimum))


@dataclass(frozen=True)
class UseOthersAbilities(Statement):
    """You may use abilities of an opponent's cards, and pay what is to be paid yourself."""

    def lets_use_others(self, table: Table, at: Context) -> bool:
        return True


@dataclass(frozen=True)
class CostsAsTheOther(Instruction):
    """The other costs of such an ability are satisfied as though that opponent used it (401.2a)."""


@dataclass(frozen=True)
class EffectAsTheOther(Instruction):
    """The effect of such an ability happens as though that opponent had used it."""


@dataclass(frozen=True)
class ChangeAbilityCosts(Statement):
    """The numeric cost of abilities of some cards is changed, to a minimum (406.4)."""

    cards: Cards
    by: Amount
    increase: bool = False
    minimum: Amount | None = None
    per: Amount | None = None

    def change_cost(self, table: Table, at: Context, changes: CostChanges) -> None:
        if changes.what == OF_ABILITY and changes.card in self.cards.of(table, at):
            changes.add(
                self.by.of(table, at) * times(table, at, self.per), self.increase, least(table, at, self.minimum)
            )


@dataclass(frozen=True)
class ReduceNextThreshold(Statement):
    """The threshold of the next card that you play is reduced by some of the named icon."""

    by: Amount
    up_to: bool = False

    def next_threshold(self, table: Table, at: Context) -> int:
        return self.by.of(table, at)


@dataclass(frozen=True)
class AsMuch(Amount):
    """As much as it is: what is doubled is so much more."""

    def of(self, table: Table, at: Context) -> int:
        return at.amount


@dataclass(frozen=True)
class PreventDamage(Statement):
    """All damage that fits is reduced to an amount."""

    to: Cards | None = None
    by: Cards | None = None
    battle: bool = False
    this_battle: bool = False
    amount: Amount = Number(0)

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        to = None if self.to is None else statements.nouns.cards(self.to)
        by = None if self.by is None else statements.nouns.cards(self.by)
        return statements.damage_changed(IsInflicted(to, by, self.battle), self.amount, False, True)


@dataclass(frozen=True)
class DamageByLess(Statement):
    """All damage that fits is so much less, or more."""

    to: Cards | None = None
    by: Cards | None = None
    battle: bool = False
    increase: bool = False
    amount: Amount = Number(1)
    minimum: Amount = Number(0)

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        to = None if self.to is None else statements.nouns.cards(self.to)
        by = None if self.by is None else statements.nouns.cards(self.by)
        event = IsInflicted(to, by, self.battle)
        return statements.damage_changed(event, self.amount, self.increase, False, self.minimum)


@dataclass(frozen=True)
class RedirectDamage(Instruction):
    """The next so much damage to one thing, or all of it, is inflicted to another instead."""

    from_: Cards
    to: Cards
    amount: Amount | None = None


@dataclass(frozen=True)
class EntersWith(Statement):
    """A card enters play with tokens on it."""

    cards: Cards
    amount: Amount

    def tokens(self, table: Table, at: Context) -> int:
        return self.amount.of(table, at)

    def enters_with(self, table: Table, at: Context, card: Card) -> int:
        return self.amount.of(table, at) if self.cards.includes(table, at, card) else 0


@dataclass(frozen=True)
class EntersDepleted(Statement):
    """A card enters play depleted."""

    cards: Cards

    def enters_depleted(self, table: Table, at: Context, card: Card) -> bool:
        return self.cards.includes(table, at, card)


@dataclass(frozen=True)
class MayPlayAnytime(Statement):
    """Cards may be played whenever a tactic could be."""

    cards: Cards

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        if not isinstance(self.cards, (All, Some)):
            raise CannotBePlayed(self)
        kind = statements.nouns.kind(self.cards.kind, HAND, You())
        return Modify(All(kind), (Gains(TheKeyword(Keyword.TACTICAL)),))


@dataclass(frozen=True)
class Revealed(Statement):
    """Cards are revealed at all times."""

    cards: Cards

    def shown(self, table: Table, at: Context) -> list[Card]:
        return self.cards.of(table, at)


@dataclass(frozen=True)
class MayLook(Statement):
    """You may look at cards that others do not see: you know them."""

    cards: Cards

    def shown(self, table: Table, at: Context) -> list[Card]:
        """None of them to everybody."""
        for card in self.cards.of(table, at):
            table.show_to(card, at.you)
        return []


ASSIGNED_BY: Final = {
    Stat.LIFE: ops.D_ASSIGN_BY_LIFE, Stat.SPEED: ops.D_ASSIGN_BY_SPEED, Stat.COST: ops.D_ASSIGN_BY_COST,
}  # fmt: skip


@dataclass(frozen=True)
class ChangesThem(Statement):
    """Cards can or must do something, said in words of its own."""

    cards: Cards

    def said(self) -> Change:
        raise NotImplementedError

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        return Modify(noun or statements.affected(self.cards), (self.said(),))


@dataclass(frozen=True)
class Ambush(ChangesThem):
    """While it attacks, its battle damage may be assigned to the target of the attack instead of the blocking party."""

    def said(self) -> Change:
        return Can(TheDeed(ops.D_STRIKE_PAST))


@dataclass(frozen=True)
class AssignsBy(ChangesThem):
    """It assigns as much battle damage as another of its numbers, and not its strength (609.1c)."""

    stat: Stat

    def said(self) -> Change:
        if self.stat not in ASSIGNED_BY:
            raise CannotBePlayed(self)
        return Can(TheDeed(ASSIGNED_BY[self.stat]))


@dataclass(frozen=True)
class Provokes(ChangesThem):
    """All battle damage that could be assigned to it must be."""

    def said(self) -> Change:
        return Must(TheDeed(ops.D_TAKE_ALL_BLOWS))


@dataclass(frozen=True)
class MustBePicked(ChangesThem):
    """Whatever can pick it must pick it (505.2)."""

    def said(self) -> Change:
        return Must(BePicked())


@dataclass(frozen=True)
class OnlyCanBlock(Statement):
    """Only certain cards can block it."""

    blockers: Kind
    cards: Cards

    def said_first(self) -> Node | None:
        return None if isinstance(self.cards, Mention) else self.cards

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def keeps(
        self, table: Table, at: Context, card: Card, deed: int, other: int, seat: Seat, text: Context | None
    ) -> bool:
        if deed != ops.D_BE_BLOCKED or other == NO_CARD or not self.cards.includes(table, at, card):
            return False
        return not self.blockers.matches(table, at, Card(other))


@dataclass(frozen=True)
class OnlyTheseBlock(Statement):
    """No character but those spoken of can block in this battle."""

    cards: Cards

    def of_those_cards(self) -> Cards | None:
        return self.cards

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        others = Kind((CardType.CHARACTER,), (), (Except(noun or statements.affected(self.cards)),))
        return Modify(All(others), (Cannot(Block()),))


@dataclass(frozen=True)
class PartyMustHave(Statement):
    """A party must have so many members, or an even number of them, when it is formed."""

    event: Event
    at_least: Amount | None = None
    exactly: Amount | None = None
    even: bool = False

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        formed = self.event
        if not isinstance(formed, PartyFormed) or formed.others is not None:
            raise CannotBePlayed(self)
        including = None if formed.including is None else statements.nouns.cards(formed.including)
        settle = statements.nouns.amount
        at_least = None if self.at_least is None else settle(self.at_least)
        exactly = None if self.exactly is None else settle(self.exactly)
        return PartyMustHave(PartyFormed(formed.parties, including), at_least, exactly, self.even)

    def party_rules(self, table: Table, at: Context, side: int) -> list[PartyRule]:
        """505: how many members a party must have."""
        formed = self.event
        assert isinstance(formed, PartyFormed)
        if side not in [PARTIES[party] for party in formed.parties]:
            return []
        fewest, most = 0, NO_LIMIT
        if self.exactly is not None:
            fewest = most = self.exactly.of(table, at)
        elif self.at_least is not None:
            fewest = self.at_least.of(table, at)
        if formed.including is None:
            return [PartyRule(NO_CARD, fewest, most, self.even)]
        return [PartyRule(card, fewest, most, self.even) for card in formed.including.of(table, at)]


@dataclass(frozen=True)
class PartyIsCovert(Statement):
    """The party that a card is a member of is covert."""

    def says_covert(self, table: Table, at: Context) -> bool:
        return True


@dataclass(frozen=True)
class CovertBlockable(Statement):
    """Cards of a kind can block covert parties (507.3b)."""

    kind: Kind

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        return Modify(All(statements.nouns.kind(self.kind)), (Can(BlockCovert()),))


@dataclass(frozen=True)
class NoLoss(Statement):
    """Having no influence does not lose the game."""

    who: Players

    def spares_loss(self, table: Table, at: Context, seat: Seat) -> bool:
        return nouns.means(table, at, self.who, seat)


@dataclass(frozen=True)
class OnlyFaceDown(Instruction):
    """A resource may only be played face-down from the hand."""

    cards: Cards


@dataclass(frozen=True)
class ReduceThreshold(Statement):
    """A card's threshold is reduced by so many icons of any kind."""

    cards: Cards
    by: Amount

    def threshold_less(self, table: Table, at: Context) -> int:
        return self.by.of(table, at)


@dataclass(frozen=True)
class StaysInPlay(Instruction):
    """A card does not leave play with what it is attached to (301.4)."""

    cards: Cards


@dataclass(frozen=True)
class UnlimitedCopies(Instruction):
    """Any number of copies may be in a deck (103.1c)."""


@dataclass(frozen=True)
class OnlyByCosts(Statement):
    """Cards can be destroyed by costs alone."""

    def holding(self, statements: Statements, noun: Cards | None) -> Statement:
        return Modify(All(Kind()), (Cannot(TheDeed(ops.D_BE_DESTROYED_BUT_BY_COSTS)),))
