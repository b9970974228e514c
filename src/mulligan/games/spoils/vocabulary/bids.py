"""Bidding (413): that players bid, how high they can, who wins, and how much that was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.rules.bidding import HIGHEST_BID, begin
from mulligan.games.spoils.table import Table
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import EachPlayer
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Bid(Act):
    """Some players bid in turn, perhaps on a card; each at most so much."""

    who: Players
    on: Cards | None = None
    most: Amount | None = None

    def settle(self, plan: TextPlan) -> None:
        if not isinstance(self.who, EachPlayer):
            raise CannotBePlayed(self)
        plan.deed(Bid(self.who, None, plan.most_allowed()))

    def done(self, table: Table, at: Context) -> bool:
        """413: each bids at most what the text allows them."""
        most: list[int] = []
        actor = at.actor
        for seat in table.all_seats:
            at.actor = seat
            most.append(HIGHEST_BID if self.most is None else self.most.of(table, at))
        at.actor = actor
        begin(table, most)
        return True


@dataclass(frozen=True)
class BidAtMost(Act):
    """No bid is above an amount, for each player their own."""

    who: Players
    most: Amount

    def settle(self, plan: TextPlan) -> None:
        """The bid has it already, wherever in the text it is said."""
        if plan.most_bid is None:
            raise CannotBePlayed(self)


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
