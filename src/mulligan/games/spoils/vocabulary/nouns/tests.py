"""What is said of a card after its noun: "an opponent controls", "with strength 2 or less", "in your discard pile"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import BEING_PLAYED, ICON_COUNT, PLAY, TOKENS
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Together, Whole, Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import STATES, Kind, Test, is_in_state
from mulligan.games.spoils.vocabulary.terms import (
    AREAS,
    KEYWORDS,
    STATS,
    VARIABLES,
    Compared,
    Icon,
    Keyword,
    Stat,
    State,
    compare,
    threshold,
)
from mulligan.games.spoils.vocabulary.terms import Named as Chosen
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Players


@dataclass(frozen=True)
class InThere(Test):
    """It is among cards spoken of before: in the hand just looked at."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return card in self.cards.known(table, at)

    def those(self) -> Cards | None:
        return self.cards


@dataclass(frozen=True)
class NotProviding(Test):
    """It does not provide these icons."""

    icons: tuple[Icon, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not provides(table, card, self.icons)


@dataclass(frozen=True)
class NotProvidingNamed(Test):
    """It does not provide the icon that was named."""

    name: str

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return characteristics.provides(table, card, at.number(VARIABLES[self.name])) == 0


@dataclass(frozen=True)
class DifferentIn(Test):
    """Each of them has another name, trade or type."""

    what: Chosen

    def of_each(self) -> bool:
        return False

    def fits(self, table: Table, card: Card, others: list[Card]) -> bool:
        """Has it the name, the trade, a type or the controller of none of those chosen before?"""
        face = table.face(card)
        cost = STATS[Stat.COST]
        for other in others:
            if self.what is Chosen.CARD and table.face(other).name == face.name:
                return False
            if self.what is Chosen.TRADE and table.face(other).trade == face.trade:
                return False
            if self.what is Chosen.CONTROLLER and table.controller[other] == table.controller[card]:
                return False
            if self.what is Chosen.COST:
                if characteristics.stat(table, other, cost) == characteristics.stat(table, card, cost):
                    return False
            if self.what is Chosen.TYPE:
                if characteristics.types(table, other) & characteristics.types(table, card) & ~TOKENS:
                    return False
        return True


@dataclass(frozen=True)
class SameNameAsNone(Test):
    """Its name is that of no card some players control."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for other in table.in_play:
            if not table.face_down[other] and nouns.means(table, at, self.who, table.controller_of(other)):
                if table.face(other).name == table.face(card).name:
                    return False
        return True


@dataclass(frozen=True)
class ControlledBy(Test):
    """Some players control it."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.means(table, at, self.who, table.controller_of(card))


@dataclass(frozen=True)
class NotControlledBy(Test):
    """Some players do not control it."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not nouns.means(table, at, self.who, table.controller_of(card))


@dataclass(frozen=True)
class OwnedBy(Test):
    """Some players own it."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return nouns.means(table, at, self.who, table.owner_of(card))


@dataclass(frozen=True)
class NotOwnedBy(Test):
    """Some players do not own it."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not nouns.means(table, at, self.who, table.owner_of(card))


@dataclass(frozen=True)
class In(Test):
    """It is in an area."""

    zone: Zone

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        if table.area[card] != AREAS[self.zone.area]:
            return False
        return self.zone.of is None or nouns.means(table, at, self.zone.of, table.owner_of(card))

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class HasStat(Test):
    """One of its numbers, measured."""

    stat: Stat
    amount: Amount
    compared: Compared = Compared.EXACTLY

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return compare(characteristics.stat(table, card, STATS[self.stat]), self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class Extreme(Test):
    """It has the highest or the lowest number among such cards."""

    stat: Stat
    highest: bool
    among: Kind | None = None  # such cards, but for this

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        assert self.among is not None
        stat = STATS[self.stat]
        own = characteristics.stat(table, card, stat)
        for other in self.among.candidates(table, at):
            value = characteristics.stat(table, other, stat)
            if (value > own) if self.highest else (value < own):
                return False
        return True


@dataclass(frozen=True)
class HasKeyword(Test):
    """It has a keyword."""

    keyword: Keyword
    has: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return (characteristics.keywords(table, card) & KEYWORDS[self.keyword] != 0) == self.has


@dataclass(frozen=True)
class HasTokens(Test):
    """It has so many tokens on it."""

    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return compare(table.tokens[card], self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class Except(Test):
    """It is another card than this."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return card not in self.cards.known(table, at)


@dataclass(frozen=True)
class NotSuch(Test):
    """It is none of those of which something is said."""

    tests: tuple[Test, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for test in self.tests:
            if not test.passes(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class SameTrade(Test):
    """It has the trade of another card."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for other in self.cards.known(table, at):
            if other != card and table.face(other).trade == table.face(card).trade:
                return True
        return False


@dataclass(frozen=True)
class HasFlipUp(Test):
    """It has Flip Up (507.4)."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.face(card).flip_cost >= 0


@dataclass(frozen=True)
class NoText(Test):
    """It has no rules text."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not table.face(card).text.strip() or characteristics.textless(table, card)


@dataclass(frozen=True)
class HasDamage(Test):
    """Damage is on it: of this turn on a character, of any on a location (408.4, 408.5)."""

    damaged: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return (table.damage[card] > 0) == self.damaged


@dataclass(frozen=True)
class NoThreshold(Test):
    """It asks for no icons (201.6)."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not any(table.face(card).threshold)


@dataclass(frozen=True)
class NoAbility(Test):
    """It has no ability."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.face_down[card] == 1 or not table.face(card).abilities


@dataclass(frozen=True)
class Standing(Test):
    """It is in some state, or is not."""

    state: State
    value: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return is_in_state(table, at, STATES[self.state], card) == self.value


@dataclass(frozen=True)
class EvenStat(Test):
    """One of its numbers is even, or odd (410.1)."""

    stat: Stat
    even: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return (characteristics.stat(table, card, STATS[self.stat]) % 2 == 0) == self.even


@dataclass(frozen=True)
class StatOver(Test):
    """It has more of one stat than of another."""

    stat: Stat
    than: Stat

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        left = characteristics.stat(table, card, STATS[self.stat])
        return left > characteristics.stat(table, card, STATS[self.than])


@dataclass(frozen=True)
class SameStat(Test):
    """One of its numbers is the same as that of another card."""

    stat: Stat
    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        own = characteristics.stat(table, card, STATS[self.stat])
        for other in self.cards.known(table, at):
            if characteristics.stat(table, other, STATS[self.stat]) == own:
                return True
        return False


@dataclass(frozen=True)
class Ranged(Test):
    """One of its numbers lies between two others, or is one of them."""

    stat: Stat
    least: Amount
    most: Amount

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        value = characteristics.stat(table, card, STATS[self.stat])
        return self.least.of(table, at) <= value <= self.most.of(table, at)


@dataclass(frozen=True)
class WithUnique(Test):
    """It has Unique, perhaps with this identifier, or has it not (507.5)."""

    identifier: str = ""
    has: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        unique = "" if table.face_down[card] else table.face(card).unique
        return (unique == self.identifier.upper() if self.identifier else unique != "") == self.has


@dataclass(frozen=True)
class EitherTest(Test):
    """One thing or another is true of it."""

    tests: tuple[Test, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for test in self.tests:
            if test.passes(table, at, card):
                return True
        return False


@dataclass(frozen=True)
class OwnedAndControlled(Test):
    """Some players own it and control it."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        mine = nouns.means(table, at, self.who, table.controller_of(card))
        return mine and nouns.means(table, at, self.who, table.owner_of(card))


@dataclass(frozen=True)
class OfAnother(Test):
    """Some players control it and do not own it, or the other way round."""

    who: Players
    owned: bool = False

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        controlled = nouns.means(table, at, self.who, table.controller_of(card))
        owned = nouns.means(table, at, self.who, table.owner_of(card))
        return owned and not controlled if self.owned else controlled and not owned


@dataclass(frozen=True)
class InZones(Test):
    """It is in one of several areas."""

    zones: tuple[Zone, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return True  # it is looked for nowhere else

    def those(self) -> Cards | None:
        return Together(tuple([Whole(zone) for zone in self.zones]))


@dataclass(frozen=True)
class HasAttached(Test):
    """It has such cards attached, or none."""

    kind: Kind
    has: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for other in table.attached_to(card):
            if self.kind.matches(table, at, other):
                return self.has
        return not self.has


@dataclass(frozen=True)
class HasSoManyAttached(Test):
    """It has at least so many such cards attached."""

    kind: Kind
    amount: Amount

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        count = 0
        for other in table.attached_to(card):
            if self.kind.matches(table, at, other):
                count += 1
        return count >= self.amount.of(table, at)


@dataclass(frozen=True)
class AsksFor(Test):
    """Its threshold has at least these icons (201.6)."""

    icons: tuple[Icon, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        if table.face_down[card]:
            return False
        needed, own = threshold(self.icons), table.face(card).threshold
        for icon in range(ICON_COUNT):
            if own[icon] < needed[icon]:
                return False
        return True


@dataclass(frozen=True)
class HasIconInText(Test):
    """It has an icon in its rules text."""

    icon: Icon

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not table.face_down[card] and f"[{self.icon.value}]" in table.face(card).text.upper()


@dataclass(frozen=True)
class InPlay(Test):
    """It is in play."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.area[card] == PLAY

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class AttachedTo(Test):
    """It is attached to something."""

    to: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.attached[card] in self.to.of(table, at)


@dataclass(frozen=True)
class Carries(Test):
    """Something is attached to it."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for attachment in self.cards.of(table, at):
            if table.attached[attachment] == card:
                return True
        return False


@dataclass(frozen=True)
class Named(Test):
    """Its name."""

    name: str
    named: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return (not table.face_down[card] and table.face(card).name.lower() == self.name.lower()) == self.named


@dataclass(frozen=True)
class SameName(Test):
    """It has the name of another card, or another."""

    cards: Cards
    same: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        if table.face_down[card]:
            return False  # 411.1: nothing of its front counts
        for other in self.cards.known(table, at):
            if table.face(other).name == table.face(card).name and not table.face_down[other]:
                return self.same
        return not self.same


@dataclass(frozen=True)
class SameType(Test):
    """It has a type of another card."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        types = characteristics.types(table, card) & ~TOKENS
        for other in self.cards.known(table, at):
            if characteristics.types(table, other) & types:
                return True
        return False


@dataclass(frozen=True)
class SameSubtype(Test):
    """It has a subtype of another card."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for subtype in range(len(table.library.subtypes)):
            if characteristics.has_subtype(table, card, subtype):
                for other in self.cards.known(table, at):
                    if other != card and characteristics.has_subtype(table, other, subtype):
                        return True
        return False


@dataclass(frozen=True)
class Provides(Test):
    """It provides at least these icons (311)."""

    icons: tuple[Icon, ...]

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return provides(table, card, self.icons)


@dataclass(frozen=True)
class BeingPlayed(Test):
    """It is being played (403.3)."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.area[card] == BEING_PLAYED

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class HasAbility(Test):
    """It has an ability in its rules text."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return not table.face_down[card] and len(table.face(card).abilities) > 0


def provides(table: Table, card: Card, icons: tuple[Icon, ...]) -> bool:
    """311.1: does it provide at least these icons?"""
    needed = threshold(icons)
    for icon in range(ICON_COUNT):
        if characteristics.provides(table, card, icon) < needed[icon]:
            return False
    return True
