"""What is said of a card in a battle: which party it is a member of, and whom it fights."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.events import IN_ATTACK, IN_BLOCK
from mulligan.games.spoils.legality import is_covert_party
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import STATES, Kind, Test, is_in_state
from mulligan.games.spoils.vocabulary.terms import PARTIES, Compared, Party, State, compare
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Condition, Players


@dataclass(frozen=True)
class PartyWith(Test):
    """It is in a party with another card (302.14)."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        side = table.party[card] & (IN_ATTACK | IN_BLOCK)
        for other in self.cards.of(table, at):
            if side and table.party[other] & side:
                return True
        return False


@dataclass(frozen=True)
class InBattle(Test):
    """It is in a battle (302.9), or not."""

    value: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return (table.party[card] & (IN_ATTACK | IN_BLOCK) != 0) == self.value


@dataclass(frozen=True)
class InParty(Test):
    """It is a member of a party."""

    party: Party

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return card in nouns.members(table, at, PARTIES[self.party], False)


@dataclass(frozen=True)
class InThatParty(Test):
    """It is a member of the party that was spoken of before; of this card's where none was."""


@dataclass(frozen=True)
class InCovertParty(Test):
    """It is in a covert party (302.11)."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.party[card] & IN_ATTACK != 0 and is_covert_party(table)


@dataclass(frozen=True)
class PartySize(Test):
    """It is in a party of so many members, or with so many others."""

    amount: Amount
    compared: Compared = Compared.OR_MORE
    others: bool = False

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        side = table.party[card] & (IN_ATTACK | IN_BLOCK)
        if not side:
            return False
        size = -1 if self.others else 0
        for other in table.in_play:
            if table.party[other] & side:
                size += 1
        return compare(size, self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class InPartyOf(Test):
    """It is in a party of some players."""

    who: Players
    party: Party

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        if not nouns.means(table, at, self.who, table.controller_of(card)):
            return False
        return table.party[card] & (IN_ATTACK if self.party is Party.ATTACKING else IN_BLOCK) != 0


@dataclass(frozen=True)
class Fights(Test):
    """It is blocking or being blocked."""

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return is_in_state(table, at, STATES[State.BLOCKING], card) or is_in_state(
            table, at, STATES[State.BLOCKED], card
        )


@dataclass(frozen=True)
class AttackingIt(Test):
    """It is attacking something: the target of the attack (302.1)."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        return table.party[card] & IN_ATTACK != 0 and table.battle_target in self.cards.of(table, at)


@dataclass(frozen=True)
class BattleWith(Test):
    """It is in the battle that another card is in, on whichever side: there is but one at a time (302.1)."""

    cards: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        if not table.party[card] & (IN_ATTACK | IN_BLOCK):
            return False
        for other in self.cards.of(table, at):
            if other != card and table.party[other] & (IN_ATTACK | IN_BLOCK):
                return True
        return False


@dataclass(frozen=True)
class FightsIt(Test):
    """It is in the party that fights another card: that blocks it, or is blocked by it (302.12)."""

    cards: Cards
    blocks: bool = False  # only where it blocks
    attacks: bool = False  # only where it is blocked

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        mine = table.party[card] & (IN_ATTACK | IN_BLOCK)
        if not mine or (self.blocks and mine != IN_BLOCK) or (self.attacks and mine != IN_ATTACK):
            return False
        for other in self.cards.of(table, at):
            theirs = table.party[other] & (IN_ATTACK | IN_BLOCK)
            if theirs and theirs != mine:
                return True
        return False


@dataclass(frozen=True)
class PartyCounts(Condition):
    """A party has so many members (302.5)."""

    party: Party
    amount: Amount
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        count = len(nouns.members(table, at, PARTIES[self.party], False))
        return compare(count, self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class Faces(Test):
    """It is in a party that fights one with such a card in it (302.12)."""

    kind: Kind

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        mine = table.party[card] & (IN_ATTACK | IN_BLOCK)
        if not mine:
            return False
        for other in self.kind.candidates(table, at):
            theirs = table.party[other] & (IN_ATTACK | IN_BLOCK)
            if theirs and theirs != mine:
                return True
        return False


@dataclass(frozen=True)
class Opposes(Test):
    """It blocks so many cards of a kind, or is blocked by so many (302.12)."""

    kind: Kind
    blocks: bool = True
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        mine, theirs = (IN_BLOCK, IN_ATTACK) if self.blocks else (IN_ATTACK, IN_BLOCK)
        if not table.party[card] & mine:
            return False
        count = 0
        for other in self.kind.candidates(table, at):
            if table.party[other] & theirs:
                count += 1
        return compare(count, self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class FightsBeside(Test):
    """It is attacking, or blocking, with so many others of a kind."""

    kind: Kind
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE
    blocks: bool = False

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        side = IN_BLOCK if self.blocks else IN_ATTACK
        if not table.party[card] & side:
            return False
        others = 0
        for other in self.kind.candidates(table, at):
            if other != card and table.party[other] & side:
                others += 1
        return compare(others, self.compared, self.amount.of(table, at))
