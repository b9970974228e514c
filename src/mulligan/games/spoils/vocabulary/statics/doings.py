"""What players do that cards can forbid or make them pay for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.limits.prohibitions import (
    TO_DRAW_CARDS,
    TO_FLIP_UP,
    TO_GAIN_INFLUENCE,
    TO_LOSE_INFLUENCE,
    TO_PLAY,
    TO_PLAY_MORE,
    TO_PLAY_RESOURCES,
    TO_SEARCH,
    TO_USE,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD, OF_SEARCH
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.core.kinds import Amount, Cards
from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing(Node):
    """Something players do that can be forbidden or made to cost."""

    def number(self) -> int:
        """What it is among the things that players can be kept from; -1 if none of them."""
        return -1

    def concerns(self, table: Any, at: Any, card: Card) -> bool:
        """Is it done with this card?"""
        return True

    def reached(self, table: Any, at: Any, seat: Seat) -> bool:
        """Has the player done it as often as one may?"""
        return True

    def deed(self) -> int:
        """What certain cards undergo by it."""
        return 0

    def to_cards(self) -> Cards | None:
        """Those cards."""
        return None

    def costs(self) -> int:
        """The sort of cost that comes with it; -1 for none."""
        return -1


@dataclass(frozen=True)
class ToAttack(Doing):
    """Attacking, perhaps a certain target; or that with each character that does."""

    target: Cards | None = None
    each: bool = False

    def deed(self) -> int:
        return ops.D_BE_ATTACKED

    def to_cards(self) -> Cards | None:
        return self.target


@dataclass(frozen=True)
class ToAttackWith(Doing):
    """Attacking with certain cards."""

    cards: Cards


@dataclass(frozen=True)
class ToPlay(Doing):
    """Playing cards of a kind."""

    kind: Kind

    def number(self) -> int:
        return TO_PLAY

    def concerns(self, table: Table, at: Context, card: Card) -> bool:
        return self.kind.matches(table, at, card)

    def costs(self) -> int:
        return OF_CARD


@dataclass(frozen=True)
class ToSearch(Doing):
    """Searching their deck."""

    def number(self) -> int:
        return TO_SEARCH

    def costs(self) -> int:
        return OF_SEARCH


@dataclass(frozen=True)
class ToUse(Doing):
    """Using abilities of cards of a kind."""

    kind: Kind

    def number(self) -> int:
        return TO_USE

    def concerns(self, table: Table, at: Context, card: Card) -> bool:
        return self.kind.matches(table, at, card)

    def costs(self) -> int:
        return OF_ABILITY


@dataclass(frozen=True)
class ToPick(Doing):
    """Picking certain cards (310)."""

    cards: Cards

    def deed(self) -> int:
        return ops.D_BE_PICKED

    def to_cards(self) -> Cards | None:
        return self.cards


@dataclass(frozen=True)
class ToTakeControl(Doing):
    """Taking control of certain cards."""

    cards: Cards

    def deed(self) -> int:
        return ops.D_BE_TAKEN

    def to_cards(self) -> Cards | None:
        return self.cards


@dataclass(frozen=True)
class ToFlipUp(Doing):
    """Playing cards with Flip Up (507.4)."""

    def number(self) -> int:
        return TO_FLIP_UP


@dataclass(frozen=True)
class ToDraw(Doing):
    """Drawing cards."""

    def number(self) -> int:
        return TO_DRAW_CARDS


@dataclass(frozen=True)
class ToGainInfluence(Doing):
    """Gaining influence."""

    def number(self) -> int:
        return TO_GAIN_INFLUENCE


@dataclass(frozen=True)
class ToLoseInfluence(Doing):
    """Losing influence, by damage too (408.3)."""

    def number(self) -> int:
        return TO_LOSE_INFLUENCE


@dataclass(frozen=True)
class ToDrawMore(Doing):
    """Drawing more than so many cards each turn."""

    amount: Amount


@dataclass(frozen=True)
class ToUseAbilities(Doing):
    """Using abilities."""

    def number(self) -> int:
        return TO_USE

    def costs(self) -> int:
        return OF_ABILITY


@dataclass(frozen=True)
class ToPlayResources(Doing):
    """Playing resources."""

    def number(self) -> int:
        return TO_PLAY_RESOURCES


@dataclass(frozen=True)
class ToBlock(Doing):
    """Blocking, perhaps a certain card."""

    cards: Cards | None = None

    def deed(self) -> int:
        return ops.D_BE_BLOCKED

    def to_cards(self) -> Cards | None:
        return self.cards


@dataclass(frozen=True)
class ToPlayMore(Doing):
    """Playing more than so many cards of a kind each turn."""

    amount: Amount
    kind: Kind

    def number(self) -> int:
        return TO_PLAY_MORE

    def concerns(self, table: Table, at: Context, card: Card) -> bool:
        return self.kind.matches(table, at, card)

    def reached(self, table: Table, at: Context, seat: Seat) -> bool:
        count = 0
        for i in range(0, len(table.played), 2):
            if table.played[i] == seat and self.kind.matches(table, at, Card(table.played[i + 1])):
                count += 1
        return count >= self.amount.of(table, at)


@dataclass(frozen=True)
class ToFightWithMore(Doing):
    """Attacking, or blocking, with more than so many characters."""

    amount: Amount
    blocks: bool = False
