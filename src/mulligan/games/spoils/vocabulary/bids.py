"""Bidding (413): that players bid, how high they can, who wins, and how much that was."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.language.core.kinds import Amount, Cards, Instruction, Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Bid(Instruction):
    """Some players bid in turn, perhaps on a card."""

    who: Players
    on: Cards | None = None


@dataclass(frozen=True)
class BidAtMost(Instruction):
    """No bid is above an amount, for each player their own."""

    who: Players
    most: Amount


@dataclass(frozen=True)
class BidWinner(Players):
    """Whoever won the bid."""


@dataclass(frozen=True)
class WinningBid(Amount):
    """The number that won the bid."""

    def of(self, table: Table, at: Context) -> int:
        return at.amount


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(Bid, "{who} take turns bidding [on {on:mention}]", "{who} bid(s) [on {on:mention}]")
    grammar.phrase(
        BidAtMost, "{who} cannot bid a number greater than {most}", "{who} cannot|may_not bid more than {most}"
    )
    grammar.phrase(
        BidWinner, "whichever player makes the winning bid", "the player who won the bid", "whoever won the bid"
    )
    grammar.phrase(WinningBid, "the winning bid", "that many resources")
