"""Coins: one is flipped, or several, or one until it is lost; what came of it is asked and counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import FLIPS, FLIPS_WON, has_bound, note_number, noted_number
from mulligan.games.spoils.events import COIN
from mulligan.games.spoils.parts import WON_FLIP, Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.terms import Compared, compare
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import ONE, Number
from mulligan.language.core.kinds import Amount, Condition, Players
from mulligan.language.core.players import PlayerMention
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

MOST_FLIPS = 100  # at once


@dataclass(frozen=True)
class FlipCoin(Act):
    """Flip a coin, or several; or one until a flip is lost, or won."""

    amount: Amount = ONE.amount
    until: bool = False
    until_won: bool = False
    again: bool = False  # the one that was flipped before

    def settle(self, plan: TextPlan) -> None:
        if self.again and not plan.nouns.flips:
            raise CannotBePlayed("a coin that nobody flips")
        plan.nouns.flips = True
        plan.deed(FlipCoin(plan.nouns.amount(self.amount), self.until, self.until_won))

    def done(self, table: Table, at: Context) -> bool:
        most = MOST_FLIPS if self.until else min(self.amount.of(table, at), MOST_FLIPS)
        flips = won = 0
        for _ in range(most):
            face = table.random_below(2)
            flips += 1
            won += face
            table.happen(COIN, at.actor, "402.1", NO_CARD, face)
            at.played = at.played | WON_FLIP if face else at.played & ~WON_FLIP
            if self.until and (face == 1) == self.until_won:
                break
        note_number(at, FLIPS, flips)
        note_number(at, FLIPS_WON, won)
        return flips > 0


def flips(at: Context, won: bool) -> int:
    """How many flips of the text at hand were won, or lost."""
    if not has_bound(at, FLIPS):
        return 0
    good = noted_number(at, FLIPS_WON)
    return good if won else noted_number(at, FLIPS) - good


@dataclass(frozen=True)
class Won(Condition):
    """The coin flip was won, or lost; by the player who was spoken of where so said."""

    value: bool = True
    who: Players | None = None

    def holds(self, table: Table, at: Context) -> bool:
        return (at.played & WON_FLIP != 0) == self.value


@dataclass(frozen=True)
class FlipsWere(Condition):
    """Of several coin flips so many were won, or lost."""

    won: bool
    amount: Amount
    compared: Compared = Compared.EXACTLY

    def holds(self, table: Table, at: Context) -> bool:
        return compare(flips(at, self.won), self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class AllFlipsWere(Condition):
    """Every one of several coin flips was won, or lost."""

    won: bool

    def holds(self, table: Table, at: Context) -> bool:
        return flips(at, not self.won) == 0


@dataclass(frozen=True)
class FlipCount(Amount):
    """How many coin flips were won, or lost."""

    won: bool

    def of(self, table: Table, at: Context) -> int:
        return flips(at, self.won)


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    players = grammar.reader(PlayerMention)
    grammar.style(
        "that_player", lambda words, index: players(words, index), lambda value, plural: grammar.show(value, plural)
    )
    grammar.phrase(FlipCoin, "flip(s) a coin", "flip(s) another coin")
    grammar.phrase(FlipCoin, "flip(s) the|that|a coin again", "flip(s) it again", again=True)
    grammar.phrase(FlipCoin, "flip(s) {amount} coin+s", "flip(s) a coin {amount} times")
    grammar.phrase(FlipCoin, "flip(s) a coin twice", amount=Number(2), printed=False)
    for until, until_won in (("lose", False), ("win", True)):
        grammar.phrase(
            FlipCoin, f"flip(s) a coin|coins until you|they {until} [a flip]",
            f"flip(s) a coin|coins until you|they|that_player {until}s [a|the flip]", until=True, until_won=until_won,
        )  # fmt: skip
    for verb, past, won in (("win(s)", "won", True), ("lose(s)", "lost", False)):
        did = f"{verb}|{past}"
        grammar.phrase(Won, f"you {verb} [the|a flip]", f"you {did} the|that [coin] flip", value=won)
        grammar.phrase(
            Won,
            f"{{who:that_player}} {verb} [the|a flip]",
            f"{{who:that_player}} {did} the|that [coin] flip",
            value=won,
        )
        of_them = "[of_the|of_those|of_them|the] [coin_flips|flips|flip]"
        grammar.phrase(AllFlipsWere, f"you {did} all|both|each {of_them}", won=won)
        grammar.phrase(AllFlipsWere, f"you {did} none|neither|no {of_them}", won=not won, printed=False)
        for much, compared in (
            ("at least {amount}", Compared.OR_MORE), ("exactly {amount}", Compared.EXACTLY),
            ("{amount} or more", Compared.OR_MORE), ("{amount} or fewer|less", Compared.OR_LESS),
            ("only {amount}", Compared.EXACTLY), ("{amount}", Compared.EXACTLY),
        ):  # fmt: skip
            grammar.phrase(
                FlipsWere, f"you {did} {much} {of_them}", f"you {did} {much} flip|coin_flip",
                won=won, compared=compared, printed=much in ("at least {amount}", "exactly {amount}"),
            )  # fmt: skip
        grammar.phrase(FlipCount, f"<the> number of [coin] flips|coins you {did}", won=won)
