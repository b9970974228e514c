"""What triggers and replacements watch for in battles: who attacks, blocks, forms a party."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.happenings import (
    Happening,
    Watched,
    bring_card,
    bring_seat,
    is_meant,
)
from mulligan.games.spoils.events import ATTACK, ATTACKS, BLOCKED, BLOCKS, IN_ATTACK, PARTY
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.happenings.events import OfCards, OfPlayers
from mulligan.games.spoils.vocabulary.nouns.cards import This
from mulligan.games.spoils.vocabulary.terms import PARTIES, Party
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import EachPlayer
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Attacks(OfCards):
    """A card attacks, perhaps in a party of more than so many."""

    more_than: Amount | None = None

    def kinds(self) -> int:
        return 1 << ATTACKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.more_than is not None and event.amount <= self.more_than.of(table, at):
            return False
        return is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class AttacksTarget(OfCards):
    """A card attacks a faction or a location."""

    target: Cards

    def kinds(self) -> int:
        return 1 << ATTACKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return is_meant(table, at, self.cards, event.card) and is_meant(table, at, self.target, Card(event.other))

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.target, Card(event.other))


@dataclass(frozen=True)
class Blocks(OfCards):
    """A card blocks."""

    def kinds(self) -> int:
        return 1 << BLOCKS


@dataclass(frozen=True)
class BlocksAlone(OfCards):
    """A card blocks in a party of its own."""

    def kinds(self) -> int:
        return 1 << BLOCKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.amount == 1 and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class BlocksCovert(OfCards):
    """A card blocks a covert party."""

    def kinds(self) -> int:
        return 1 << BLOCKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.detail == 1 and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class BlocksCard(OfCards):
    """A card blocks another: whoever blocks a party blocks each of its members (302.12, 302.13)."""

    blocked: Cards

    def kinds(self) -> int:
        return 1 << BLOCKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return is_meant(table, at, self.cards, event.card) and len(attackers(table, at, self.blocked)) > 0

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        for card in attackers(table, at, self.blocked):
            bring_card(table, at, self.blocked, card)


@dataclass(frozen=True)
class IsBlockedBy(OfCards):
    """A card is blocked by another: the same, said of the one that is blocked."""

    by: Cards

    def kinds(self) -> int:
        return 1 << BLOCKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return is_meant(table, at, self.by, event.card) and len(attackers(table, at, self.cards)) > 0

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.by, event.card)
        for card in attackers(table, at, self.cards):
            bring_card(table, at, self.cards, card)


def attackers(table: Table, at: Context, noun: Cards) -> list[Card]:
    """Those of the attacking party that are meant: whoever blocks it blocks each of them (302.12, 302.13)."""
    return [card for card in table.in_play if table.party[card] & IN_ATTACK and noun.includes(table, at, card)]


@dataclass(frozen=True)
class IsBlocked(OfCards):
    """A card is blocked, perhaps by more than so many."""

    more_than: Amount = Number(0)

    def kinds(self) -> int:
        return 1 << BLOCKED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.amount > self.more_than.of(table, at) and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class BlocksOrIsBlocked(OfCards):
    """A card blocks or is blocked."""

    def kinds(self) -> int:
        return 1 << BLOCKS | 1 << BLOCKED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.amount > 0 and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class NotBlocked(OfCards):
    """A card attacks and is not blocked."""

    def kinds(self) -> int:
        return 1 << BLOCKED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.amount == 0 and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class PartyFormed(Watched):
    """A battle party is formed, with this card among it."""

    parties: tuple[Party, ...]
    including: Cards | None = None
    others: Amount | None = None

    def kinds(self) -> int:
        return 1 << PARTY

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        for party in self.parties:
            if PARTIES[party] == event.detail and self.is_such(table, at, event.detail):
                return True
        return False

    def is_such(self, table: Table, at: Context, party: int) -> bool:
        members = nouns.members(table, at, party, False)
        if self.including is not None and at.source not in members:
            return False
        others = len(members) if self.including is None else len(members) - 1
        return others >= (0 if self.others is None else self.others.of(table, at))

    def possible(self) -> bool:
        return self.including is None or isinstance(self.including, This)


@dataclass(frozen=True)
class BattleStarts(Watched):
    """A battle starts (608.1a)."""

    def kinds(self) -> int:
        return 1 << ATTACK

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return True


@dataclass(frozen=True)
class PlayerAttacks(OfPlayers):
    """Some players attack."""

    def kinds(self) -> int:
        return 1 << ATTACK


@dataclass(frozen=True)
class AttacksPlayer(OfPlayers):
    """Some players attack certain others."""

    whom: Players

    def kinds(self) -> int:
        return 1 << ATTACK

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat) and nouns.means(table, at, self.whom, Seat(event.other))

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_seat(at, self.whom, Seat(event.other))


@dataclass(frozen=True)
class AttacksThing(OfPlayers):
    """Some players attack a faction or a location (608.1a)."""

    target: Cards

    def kinds(self) -> int:
        return 1 << ATTACK

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat) and is_meant(table, at, self.target, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.target, event.card)


@dataclass(frozen=True)
class CardAttacksPlayer(OfCards):
    """A card attacks the faction or a location of some players (302.2)."""

    whom: Players

    def kinds(self) -> int:
        return 1 << ATTACKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if event.other == NO_CARD or not nouns.means(table, at, self.whom, table.controller_of(Card(event.other))):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        if event.other != NO_CARD:
            bring_seat(at, self.whom, table.controller_of(Card(event.other)))


@dataclass(frozen=True)
class AttacksAlone(OfCards):
    """A card attacks in a party of its own."""

    def kinds(self) -> int:
        return 1 << ATTACKS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.amount == 1 and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class InBattleOf(Players):
    """Who attacks at the moment, or who is attacked (302.2)."""

    attacks: bool = True

    def of(self, table: Table, at: Context) -> list[Seat]:
        seat = table.attacker if self.attacks else table.defender
        return [seat] if seat != NOBODY else []


@dataclass(frozen=True)
class PlayerAttacked(OfPlayers):
    """Some players are attacked."""

    def kinds(self) -> int:
        return 1 << ATTACK

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, Seat(event.other))

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, Seat(event.other))


@dataclass(frozen=True)
class IsAttacked(OfCards):
    """A faction or location is attacked (608.1a)."""

    def kinds(self) -> int:
        return 1 << ATTACK


@dataclass(frozen=True)
class PlayerForms(OfPlayers):
    """Some players form a battle party, perhaps of so many members at least, or of exactly so many."""

    party: Party
    at_least: Amount | None = None
    exactly: Amount | None = None
    whom: Players | None = None  # who is attacked
    target: Cards | None = None

    def kinds(self) -> int:
        return 1 << PARTY

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if event.detail != PARTIES[self.party] or not nouns.means(table, at, self.who, event.seat):
            return False
        if self.whom is not None and not nouns.means(table, at, self.whom, table.defender):
            return False
        if self.target is not None and not is_meant(table, at, self.target, table.battle_target):
            return False
        if self.exactly is not None and event.amount != self.exactly.of(table, at):
            return False
        return self.at_least is None or event.amount >= self.at_least.of(table, at)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.phrase(Attacks, "{cards} [would] attack(s)")
    grammar.phrase(Attacks, "{cards} attack(s) in a party with more than {more_than} member+s")
    beside = "{cards} attack(s) with"
    grammar.phrase(
        Attacks, f"{beside} at least {{more_than}} other character+s",
        f"{beside} {{more_than}} or more other characters", printed=False,
    )  # fmt: skip
    grammar.phrase(Attacks, f"{beside} another character", more_than=Number(1), printed=False)
    grammar.phrase(AttacksAlone, "{cards} attack(s) alone", "{cards} attack(s) by itself|themselves")
    grammar.phrase(AttacksPlayer, "{who} attack(s) {whom}")
    grammar.phrase(AttacksThing, "{who} attack(s) {target}")
    grammar.phrase(CardAttacksPlayer, "{cards} attack(s) {whom}")
    grammar.phrase(InBattleOf, "<the> attacking player")
    grammar.phrase(InBattleOf, "<the> defending player", "the attacked player", attacks=False)
    grammar.phrase(
        InBattleOf, "the controller of the faction or location you|they is~are attacking",
        "the player you|they is~are attacking", attacks=False, printed=False,
    )  # fmt: skip
    grammar.phrase(Blocks, "{cards} [would] block(s)")
    grammar.phrase(BlocksAlone, "{cards} block(s) alone", "{cards} block(s) by itself|themselves")
    grammar.phrase(BlocksCovert, "{cards} block(s) a covert party")
    grammar.phrase(NotBlocked, "{cards} attack(s) and is~are not blocked", "{cards} is~are not blocked")
    grammar.phrase(
        NotBlocked, "{cards} attack(s) and isn't|aren't blocked", "{cards} isn't|aren't blocked", printed=False
    )
    grammar.phrase(NotBlocked, "{cards} attack(s) unblocked", "{cards} is~are unblocked", printed=False)
    grammar.phrase(BlocksCard, "{cards} block(s) {blocked}")
    grammar.phrase(IsBlocked, "{cards} is~are blocked by more than {more_than} character+s")
    grammar.phrase(
        IsBlocked, "{cards} is~are blocked by {more_than:or_more} character+s",
        "{cards} become(s) blocked by {more_than:or_more} character+s", printed=False,
    )  # fmt: skip
    grammar.phrase(IsBlockedBy, "{cards} is~are blocked by {by}", "{cards} become(s) blocked by {by}")
    grammar.phrase(AttacksTarget, "{cards} attack(s) {target}")
    grammar.phrase(AttacksTarget, "{target} is~are attacked by {cards}", printed=False)
    grammar.phrase(BattleStarts, "a battle starts|begins", "the start of a|each battle")
    grammar.phrase(IsBlocked, "{cards} is~are blocked", "{cards} become(s) blocked", "{cards} 's party is~are blocked")
    grammar.phrase(BlocksOrIsBlocked, "{cards} block(s) or is~are blocked")
    grammar.phrase(IsAttacked, "{cards} is~are attacked", "{cards} is~are being attacked")
    grammar.phrase(PlayerAttacked, "{who} is~are attacked", "{who} is~are being attacked")
    grammar.phrase(PlayerAttacks, "{who} attack(s)", "{who} form(s) an attacking party")
    grammar.phrase(
        PlayerForms,
        "{who} form(s) a|an {party} party [with|of at least {at_least} character|characters|member|members]",
        "{who} form(s) a|an {party} party with|of {at_least} or more characters|members",
    )
    grammar.phrase(
        PlayerForms, "{who} attack(s) with at least {at_least} character|characters",
        "{who} attack(s) with {at_least} or more characters", party=Party.ATTACKING, printed=False,
    )  # fmt: skip
    grammar.phrase(
        PlayerForms, "{who} block(s) with at least {at_least} character|characters",
        "{who} block(s) with {at_least} or more characters", party=Party.BLOCKING, printed=False,
    )  # fmt: skip
    for verb, party in (("attack(s)", Party.ATTACKING), ("block(s)", Party.BLOCKING)):
        grammar.phrase(PlayerForms, f"{{who}} {verb} with exactly|only {{exactly}} character+s", party=party)
    grammar.phrase(PlayerForms, "{who} block(s)", party=Party.BLOCKING, printed=False)
    for many in ("at least {at_least} characters", "{at_least} or more characters"):
        grammar.phrase(
            PlayerForms, f"{{who}} attack(s) {{whom}} with {many}", f"{{who}} attack(s) {{target}} with {many}",
            party=Party.ATTACKING,
        )  # fmt: skip
        grammar.phrase(
            PlayerForms, f"{{whom}} is~are attacked by {many}", f"{{target}} is~are attacked by {many}",
            who=EachPlayer(), party=Party.ATTACKING, printed=False,
        )  # fmt: skip
    grammar.phrase(
        PartyFormed,
        "a|an {parties:or} party is formed [including {including:simple} [and at least {others} other characters]]",
    )
