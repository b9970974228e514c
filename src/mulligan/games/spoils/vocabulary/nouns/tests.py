"""What is said of a card after its noun: "an opponent controls", "with strength 2 or less", "in your discard pile"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.events import IN_ATTACK, IN_BLOCK
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import BEING_PLAYED, ICON_COUNT, MICROMAJIG, PLAY
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import STATES, Kind, Test, is_in_state
from mulligan.games.spoils.vocabulary.terms import (
    AREAS,
    KEYWORDS,
    PARTIES,
    STATS,
    VARIABLES,
    Compared,
    Icon,
    Keyword,
    Party,
    Stat,
    State,
    compare,
    threshold,
)
from mulligan.games.spoils.vocabulary.terms import Named as Chosen
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention


@dataclass(frozen=True)
class InThere(Test):
    """It is among cards spoken of before: in the hand just looked at."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return card in self.cards.known(table, at)

    def those(self) -> Cards | None:
        return self.cards


@dataclass(frozen=True)
class NotProviding(Test):
    """It does not provide these icons."""

    icons: tuple[Icon, ...]

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return not provides(table, card, self.icons)


@dataclass(frozen=True)
class NotProvidingNamed(Test):
    """It does not provide the icon that was named."""

    name: str

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return characteristics.provides(table, card, at.number(VARIABLES[self.name])) == 0


@dataclass(frozen=True)
class DifferentIn(Test):
    """Each of them has another name, or another trade."""

    what: Chosen

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class SameNameAsNone(Test):
    """Its name is that of no card some players control."""

    who: Players

    def passes(self, table: Table, at: Context, card: int) -> bool:
        for other in table.in_play:
            if not table.face_down[other] and nouns.means(table, at, self.who, table.controller[other]):
                if table.face(other).name == table.face(card).name:
                    return False
        return True


@dataclass(frozen=True)
class ControlledBy(Test):
    """Some players control it."""

    who: Players

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return nouns.means(table, at, self.who, table.controller[card])


@dataclass(frozen=True)
class NotControlledBy(Test):
    """Some players do not control it."""

    who: Players

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return not nouns.means(table, at, self.who, table.controller[card])


@dataclass(frozen=True)
class OwnedBy(Test):
    """Some players own it."""

    who: Players

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return nouns.means(table, at, self.who, table.owner[card])


@dataclass(frozen=True)
class NotOwnedBy(Test):
    """Some players do not own it."""

    who: Players

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return not nouns.means(table, at, self.who, table.owner[card])


@dataclass(frozen=True)
class In(Test):
    """It is in an area."""

    zone: Zone

    def passes(self, table: Table, at: Context, card: int) -> bool:
        if table.area[card] != AREAS[self.zone.area]:
            return False
        return self.zone.of is None or nouns.means(table, at, self.zone.of, table.owner[card])

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class HasStat(Test):
    """One of its numbers, measured."""

    stat: Stat
    amount: Amount
    compared: Compared = Compared.EXACTLY

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return compare(characteristics.stat(table, card, STATS[self.stat]), self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class Extreme(Test):
    """It has the highest or the lowest number among such cards."""

    stat: Stat
    highest: bool
    among: Kind | None = None  # such cards, but for this

    def passes(self, table: Table, at: Context, card: int) -> bool:
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

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return (characteristics.keywords(table, card) & KEYWORDS[self.keyword] != 0) == self.has


@dataclass(frozen=True)
class HasTokens(Test):
    """It has so many tokens on it."""

    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return compare(table.tokens[card], self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class PartyWith(Test):
    """It is in a party with another card (302.14)."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        side = table.party[card] & (IN_ATTACK | IN_BLOCK)
        for other in self.cards.of(table, at):
            if side and table.party[other] & side:
                return True
        return False


@dataclass(frozen=True)
class Except(Test):
    """It is another card than this."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return card not in self.cards.known(table, at)


@dataclass(frozen=True)
class SameTrade(Test):
    """It has the trade of another card."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        for other in self.cards.known(table, at):
            if other != card and table.face(other).trade == table.face(card).trade:
                return True
        return False


@dataclass(frozen=True)
class SameCost(Test):
    """It has the numeric cost of another card."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        total = 0
        for other in self.cards.known(table, at):
            total += characteristics.stat(table, other, STATS[Stat.COST])
        return characteristics.stat(table, card, STATS[Stat.COST]) == total


@dataclass(frozen=True)
class HasFlipUp(Test):
    """It has Flip Up (507.4)."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return table.face(card).flip_cost >= 0


@dataclass(frozen=True)
class NoText(Test):
    """It has no rules text."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return not table.face(card).text.strip() or characteristics.textless(table, card)


@dataclass(frozen=True)
class NoAbility(Test):
    """It has no ability."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return table.face_down[card] == 1 or not table.face(card).abilities


@dataclass(frozen=True)
class Standing(Test):
    """It is in some state, or is not."""

    state: State
    value: bool = True

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return is_in_state(table, at, STATES[self.state], card) == self.value


@dataclass(frozen=True)
class EvenStat(Test):
    """One of its numbers is even, or odd (410.1)."""

    stat: Stat
    even: bool = True

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return (characteristics.stat(table, card, STATS[self.stat]) % 2 == 0) == self.even


@dataclass(frozen=True)
class HasAttached(Test):
    """It has such cards attached, or none."""

    kind: Kind
    has: bool = True

    def passes(self, table: Table, at: Context, card: int) -> bool:
        for other in table.attached_to(card):
            if self.kind.matches(table, at, other):
                return self.has
        return not self.has


@dataclass(frozen=True)
class HasIconInText(Test):
    """It has an icon in its rules text."""

    icon: Icon

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return not table.face_down[card] and f"[{self.icon.value}]" in table.face(card).text.upper()


@dataclass(frozen=True)
class InPlay(Test):
    """It is in play."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return table.area[card] == PLAY

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class AttachedTo(Test):
    """It is attached to something."""

    to: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return table.attached[card] in self.to.of(table, at)


@dataclass(frozen=True)
class Named(Test):
    """Its name."""

    name: str
    named: bool = True

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return (not table.face_down[card] and table.face(card).name.lower() == self.name.lower()) == self.named


@dataclass(frozen=True)
class SameName(Test):
    """It has the name of another card, or another."""

    cards: Cards
    same: bool = True

    def passes(self, table: Table, at: Context, card: int) -> bool:
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

    def passes(self, table: Table, at: Context, card: int) -> bool:
        types = characteristics.types(table, card) & ~MICROMAJIG
        for other in self.cards.known(table, at):
            if characteristics.types(table, other) & types:
                return True
        return False


@dataclass(frozen=True)
class Provides(Test):
    """It provides at least these icons (311)."""

    icons: tuple[Icon, ...]

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return provides(table, card, self.icons)


@dataclass(frozen=True)
class InBattle(Test):
    """It is in a battle (302.9), or not."""

    value: bool = True

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return (table.party[card] & (IN_ATTACK | IN_BLOCK) != 0) == self.value


@dataclass(frozen=True)
class InParty(Test):
    """It is a member of a party."""

    party: Party

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return card in nouns.members(table, at, PARTIES[self.party], False)


@dataclass(frozen=True)
class Fights(Test):
    """It is blocking or being blocked."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return is_in_state(table, at, STATES[State.BLOCKING], card) or is_in_state(
            table, at, STATES[State.BLOCKED], card
        )


@dataclass(frozen=True)
class AttackingIt(Test):
    """It is attacking something: the target of the attack (302.1)."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return table.party[card] & IN_ATTACK != 0 and table.battle_target in self.cards.of(table, at)


@dataclass(frozen=True)
class BeingPlayed(Test):
    """It is being played (403.3)."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return table.area[card] == BEING_PLAYED

    def of_each(self) -> bool:
        return False


@dataclass(frozen=True)
class HasAbility(Test):
    """It has an ability in its rules text."""

    def passes(self, table: Table, at: Context, card: int) -> bool:
        return not table.face_down[card] and len(table.face(card).abilities) > 0


def provides(table: Table, card: int, icons: tuple[Icon, ...]) -> bool:
    """311.1: does it provide at least these icons?"""
    needed = threshold(icons)
    for icon in range(ICON_COUNT):
        if characteristics.provides(table, card, icon) < needed[icon]:
            return False
    return True


def enter(grammar: Grammar) -> None:
    """Enter the phrases for tests."""
    _of_players(grammar)
    _of_numbers(grammar)
    _of_state(grammar)


def _of_players(grammar: Grammar) -> None:
    grammar.phrase(ControlledBy, "{who} control(s)", "under {who} 's control")
    grammar.phrase(ControlledBy, "[that is~are] controlled by {who}", "that {who} control(s)", printed=False)
    grammar.phrase(NotControlledBy, "{who} don't|doesn't control")
    grammar.phrase(OwnedBy, "{who} own(s)")
    grammar.phrase(OwnedBy, "[that is~are] owned by {who}", "that {who} own(s)", printed=False)
    grammar.phrase(NotOwnedBy, "{who} don't|doesn't own")
    grammar.phrase(In, "in {zone}", "from {zone}")
    grammar.phrase(InThere, "in {cards:mention}", "among {cards:mention}")
    grammar.phrase(NotProviding, "that doesn't|don't have \" provides [:|-] {icons:icons} \" [,]")
    grammar.phrase(NotProviding, "that doesn't|don't have provides [:|-] {icons:icons} [,]", printed=False)
    grammar.phrase(NotProvidingNamed, "that doesn't|don't have \" provides [:|-] {name:variable} \" [,]")
    grammar.phrase(NotProvidingNamed, "that doesn't|don't have provides [:|-] {name:variable} [,]", printed=False)
    grammar.phrase(DifferentIn, "with different names", what=Chosen.CARD)
    grammar.phrase(DifferentIn, "of different trades", "with different trades", what=Chosen.TRADE)
    grammar.phrase(SameNameAsNone, "with a name {who} don't|doesn't control")
    grammar.phrase(Provides, "that provide(s) [at least] {icons:icons}")


def _of_numbers(grammar: Grammar) -> None:
    for stat in Stat:
        if stat is Stat.COST:
            continue
        word = stat.value
        grammar.phrase(HasStat, f"with less|fewer than {{amount}} {word}", stat=stat, compared=Compared.LESS)
        grammar.phrase(HasStat, f"with greater|more than {{amount}} {word}", stat=stat, compared=Compared.MORE)
        grammar.phrase(HasStat, f"with {{amount}} {word}", f"with {word} {{amount}}", stat=stat)
        grammar.phrase(HasStat, f"with {{amount}} {word} {{compared}}", stat=stat)
        grammar.phrase(HasStat, f"with {word} {{amount}} {{compared}}", stat=stat, printed=False)
        grammar.phrase(
            HasStat,
            f"with {{compared}} {{amount}} {word}",
            f"with {word} {{compared}} {{amount}}",
            stat=stat,
            printed=False,
        )
        grammar.phrase(HasStat, f"with {word} equal to {{amount}}", stat=stat, printed=False)
        grammar.phrase(HasStat, f"with at least {{amount}} {word}", stat=stat, compared=Compared.OR_MORE, printed=False)
        grammar.phrase(HasStat, f"with {{amount}} {{compared}} {word}", stat=stat, printed=False)
        for words, compared in (("more|greater|higher", Compared.MORE), ("less|fewer|lower", Compared.LESS)):
            grammar.phrase(
                HasStat,
                f"with [a] {words} {word} than {{amount:of_{stat.name.lower()}}}",
                stat=stat,
                compared=compared,
                printed=False,
            )
    grammar.phrase(HasStat, "that cost(s) {amount}", "that cost(s) {amount} {compared}", stat=Stat.COST, printed=False)
    grammar.phrase(HasStat, "with [a] numeric cost less than {amount}", stat=Stat.COST, compared=Compared.LESS)
    grammar.phrase(HasStat, "with [a] numeric cost greater than {amount}", stat=Stat.COST, compared=Compared.MORE)
    grammar.phrase(HasStat, "with [a] numeric cost [of] {amount}", stat=Stat.COST)
    grammar.phrase(HasStat, "with [a] numeric cost [of] {amount} {compared}", stat=Stat.COST)
    grammar.phrase(HasStat, "with [a] numeric cost {compared} {amount}", stat=Stat.COST, printed=False)
    grammar.phrase(
        HasStat, "with [a] numeric cost of at least {amount}", stat=Stat.COST, compared=Compared.OR_MORE, printed=False
    )
    grammar.phrase(HasStat, "with [a] numeric cost equal to {amount}", stat=Stat.COST, printed=False)
    grammar.phrase(Extreme, "with the highest|greatest {stat}", highest=True)
    grammar.phrase(Extreme, "with the lowest|least {stat}", highest=False)
    grammar.phrase(
        HasTokens,
        "with a token on it|them",
        "with tokens on it|them",
        "with any tokens on it|them",
        "that has~have a token on it|them",
        "that has~have any tokens on it|them",
        amount=Number(1),
    )
    grammar.phrase(HasTokens, "with at least {amount} token+s on it|them", "with {amount} or more tokens on it|them")
    grammar.phrase(
        HasTokens,
        "that has~have at least {amount} token+s on it|them",
        "that has~have {amount} or more tokens on it|them",
        printed=False,
    )
    grammar.phrase(
        HasTokens,
        "with no tokens on it|them",
        "without a token on it|them",
        amount=Number(0),
        compared=Compared.EXACTLY,
    )
    grammar.phrase(SameCost, "with the same numeric cost as {cards}")
    grammar.phrase(EvenStat, "with an even {stat}", "with even {stat}")
    grammar.phrase(EvenStat, "with an odd {stat}", "with odd {stat}", even=False)


def _of_state(grammar: Grammar) -> None:
    grammar.phrase(HasKeyword, "with {keyword}", "that has|have {keyword}", "that is~are {keyword}")
    grammar.phrase(HasKeyword, "without {keyword}", has=False)
    grammar.phrase(PartyWith, "in a party with {cards}", "in the same party as {cards}")
    grammar.phrase(Except, "other than {cards:pointed}", "except {cards:pointed}")
    grammar.phrase(SameTrade, "of the same trade as {cards}", "that shares a trade with {cards}")
    grammar.phrase(HasFlipUp, "with FLIP UP", "that has FLIP UP")
    grammar.phrase(NoText, "with no rules text", "without rules text")
    grammar.phrase(NoAbility, "with no abilities", "without an ability", "without abilities")
    grammar.phrase(Standing, "that is~are {state}")
    grammar.phrase(Standing, "that is~are not {state}", "that isn't|aren't {state}", value=False)
    grammar.phrase(HasAttached, "with a|an {kind:attached}", "with {kind:attached}")
    grammar.phrase(HasAttached, "with no {kind:attached}", "without a|an {kind:attached}", has=False)
    grammar.phrase(HasIconInText, "with a {icon:icon} icon in it|they 's rules text")
    grammar.phrase(InPlay, "in play", "that is~are in play")
    grammar.phrase(AttachedTo, "attached to {to}", "that is~are attached to {to}")
    grammar.phrase(Named, "named {name:name}")
    grammar.phrase(Named, "not named {name:name}", ", not named {name:name} ,", named=False)
    grammar.phrase(SameName, "with the same name as {cards}", "that share(s) a name with {cards}")
    grammar.phrase(SameName, "with the same name", cards=Mention("it"), printed=False)
    grammar.phrase(
        SameName, "with a different name than {cards}", "with a different name from {cards}",
        "that do(es) not share a name with {cards}", same=False,
    )  # fmt: skip
    grammar.phrase(SameType, "of the same type as {cards}")
    grammar.phrase(InBattle, "in a battle", "that is~are in a battle", "in battle")
    grammar.phrase(InBattle, "that is~are not in a battle", "that is~are not in battle", "not in a battle", value=False)
    grammar.phrase(InParty, "in the {party} party", "from the {party} party")
    grammar.phrase(InParty, "in you 's party", party=Party.YOURS)
    grammar.phrase(AttackingIt, "that is~are attacking {cards}")
    grammar.phrase(AttackingIt, "[that is~are] attacking {cards:pointed}", printed=False)
    grammar.phrase(AttackingIt, "[that is~are] attacking {cards:struck}", printed=False)
    grammar.phrase(BeingPlayed, "being played|deployed", "that is~are being played|deployed")
    grammar.phrase(Fights, "that is~are blocking or being blocked", "that is~are blocking or blocked")
    grammar.phrase(HasAbility, "with an ability <in it 's rules text>", "with abilities")
