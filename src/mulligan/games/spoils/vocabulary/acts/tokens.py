"""Tokens on cards (409): put, removed, moved; and tokens that are characters, Micromajigs and others (409.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import bind, shared_among, shares, unbind
from mulligan.games.spoils.effects.following import chooser, impossible
from mulligan.games.spoils.events import TOKEN_PUT, TOKEN_REMOVED
from mulligan.games.spoils.options import ABOUT_CHOICE, CARD, DONE
from mulligan.games.spoils.parts import AS_COST, Context
from mulligan.games.spoils.printed import NOWHERE, PLAY
from mulligan.games.spoils.rules.entering import DEPLETED_AT_ONCE
from mulligan.games.spoils.rules.entering import enter as enter_play
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.damage import pointed_at
from mulligan.games.spoils.vocabulary.nouns.amounts import Multiplied, TokensOn
from mulligan.games.spoils.vocabulary.nouns.cards import All, AllOfThem
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.made_tokens import Made
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import NO_LIMIT, AnyNumber, Exactly, Number, UpTo
from mulligan.language.core.kinds import Amount, Cards, Instruction, Players, Quantity
from mulligan.language.flow import NONE, CannotBePlayed, Plan
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

MOST_TOKENS = 300  # that are characters, at once


@dataclass(frozen=True)
class PutTokens(Act):
    """Put tokens on cards (409)."""

    amount: Amount
    on: Cards
    divided: bool = False
    up_to: bool = False

    def settle(self, plan: TextPlan) -> None:
        on = plan.settle(self.on)
        amount = plan.nouns.amount(self.amount)
        if self.divided:
            plan.divide(amount, on, self.up_to)
        else:
            amount = plan.at_most(amount, self.up_to)
        plan.deed(PutTokens(amount, on, self.divided, self.up_to))

    def repeated(self, plan: Plan, per: Amount) -> None:
        if self.divided or self.up_to:
            plan.times(self, per)
        else:
            plan.act(PutTokens(Multiplied(self.amount, per), self.on))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.on.of(table, at)
        if not cards:
            return False
        done = 0
        if self.divided:
            cards, parts = shared_among(at), shares(at)
            for i in range(len(cards)):
                done += put_tokens(table, at, cards[i], parts[i])
            return done > 0
        amount = self.amount.of(table, at)
        for card in cards:
            done += put_tokens(table, at, card, amount)
        at.moved = done
        return done > 0


def put_tokens(table: Table, at: Context, card: Card, amount: int) -> int:
    if amount <= 0 or table.area[card] != PLAY:
        return 0
    table.tokens[card] += amount
    table.changed()
    table.happen(TOKEN_PUT, at.actor, "409.1", card, amount)
    return amount


@dataclass(frozen=True)
class RemoveTokens(Act):
    """Remove tokens from cards; all of them where no amount is given."""

    from_: Cards
    amount: Amount | None = None
    any_number: bool = False

    def settle(self, plan: TextPlan) -> None:
        if self.any_number and isinstance(self.from_, All):  # from wherever one likes
            plan.act(TakeTokens(self.amount or Number(NO_LIMIT), self.from_.kind, True))
            return
        cards = plan.settle(self.from_)
        amount = None
        if self.any_number:
            amount = plan.at_most(TokensOn(cards), True, self.amount)
        elif self.amount is not None:
            amount = plan.nouns.amount(self.amount)
        plan.deed(RemoveTokens(cards, amount))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.from_.of(table, at)
        if not cards:
            return False
        amount = NO_LIMIT if self.amount is None else self.amount.of(table, at)
        done = 0
        for card in cards:
            removed = min(amount, table.tokens[card]) if table.area[card] == PLAY else 0
            if removed:
                table.tokens[card] -= removed
                table.changed()
                table.happen(TOKEN_REMOVED, at.actor, "409.1", card, removed, -1, table.tokens[card])
            done += removed
        at.moved = done
        if at.mode == AS_COST and done < amount * len(cards):
            return amount == NO_LIMIT
        return done > 0

    def possible(self, table: Table, at: Context) -> bool:
        """401.3b."""
        wanted = 1 if self.amount is None else self.amount.of(table, at)
        for card in self.from_.of(table, at):
            if table.tokens[card] < wanted:
                return False
        return True


@dataclass(frozen=True)
class TakeTokens(Act):
    """Remove so many tokens in all from cards of a kind, one after another from wherever one likes."""

    amount: Amount
    kind: Kind
    up_to: bool = False

    def settle(self, plan: TextPlan) -> None:
        plan.deed(TakeTokens(plan.nouns.amount(self.amount), plan.nouns.kind(self.kind), self.up_to))

    def do(self, table: Table, at: Context) -> bool:
        if at.left == NONE:
            at.left = max(0, self.amount.of(table, at))
            at.moved = 0
        bearers = self.bearers(table, at)
        if not at.left or not bearers:
            if at.left and not self.up_to and (at.mode == AS_COST or not at.moved):
                impossible(table, at)
            return self.over(at)
        enough = [DONE] if self.up_to else []
        table.ask(chooser(table, at), ABOUT_CHOICE, [*(CARD + card for card in bearers), *enough])
        return False

    def over(self, at: Context) -> bool:
        if not at.moved:
            at.did = False
        return True

    def answered(self, table: Table, at: Context) -> bool:
        if table.answer == DONE:
            return self.over(at)
        card = Card(table.answer - CARD)
        table.tokens[card] -= 1
        table.changed()
        table.happen(TOKEN_REMOVED, at.actor, "409.1", card, 1, -1, table.tokens[card])
        at.moved += 1
        at.left -= 1
        return at.left <= 0

    def can_begin(self, table: Table, at: Context) -> bool:
        return len(self.bearers(table, at)) > 0

    def bearers(self, table: Table, at: Context) -> list[int]:
        return [card for card in self.kind.candidates(table, at) if table.tokens[card] > 0]

    def possible(self, table: Table, at: Context) -> bool:
        there = 0
        for card in self.bearers(table, at):
            there += table.tokens[card]
        return self.up_to or there >= self.amount.of(table, at)

    def subject(self) -> Node | None:
        return None


@dataclass(frozen=True)
class AddOrRemoveToken(Act):
    """Add a token to a card or remove one from it."""

    card: Cards

    def settle(self, plan: TextPlan) -> None:
        it = pointed_at(plan, self.card)
        ways: list[tuple[Instruction, ...]] = [(PutTokens(Number(1), it),), (RemoveTokens(it, Number(1)),)]
        plan.either(ways, ["Put a token on it.", "Remove a token from it."])


@dataclass(frozen=True)
class DoubleTokens(Act):
    """Put as many tokens on each card as are on it."""

    on: Cards

    def done(self, table: Table, at: Context) -> bool:
        done = 0
        for card in self.on.of(table, at):
            done += put_tokens(table, at, card, table.tokens[card])
        at.moved = done
        return done > 0


@dataclass(frozen=True)
class MoveTokens(Act):
    """Move tokens from one card to another."""

    quantity: Quantity
    from_: Cards
    to: Cards

    def settle(self, plan: TextPlan) -> None:
        source, target = plan.settle(self.from_), plan.settle(self.to)
        if isinstance(self.quantity, AllOfThem):
            plan.deed(MoveTokens(Exactly(TokensOn(source)), source, target))
            return
        free = isinstance(self.quantity, AnyNumber)
        count: Amount = TokensOn(source) if free else plan.nouns.quantity(self.quantity)
        count = plan.at_most(count, free or isinstance(self.quantity, UpTo))
        plan.deed(MoveTokens(Exactly(count), source, target))

    def done(self, table: Table, at: Context) -> bool:
        """409.1: as many as there are."""
        cards = self.from_.of(table, at)
        to = [card for card in self.to.of(table, at) if table.area[card] == PLAY]
        if not cards or not to:
            return False
        moved = min(table.tokens[cards[0]], self.quantity.of(table, at))
        if moved <= 0:
            return False
        table.tokens[cards[0]] -= moved
        table.happen(TOKEN_REMOVED, at.actor, "409.1", cards[0], moved, -1, table.tokens[cards[0]])
        at.moved = put_tokens(table, at, to[0], moved)
        return True

    def subject(self) -> Cards:
        return self.from_


@dataclass(frozen=True)
class CharacterTokens(Act):
    """Put tokens that are characters into play: Micromajigs (409.3), or those of a card's own making."""

    quantity: Quantity
    under: Players | None = None
    covert: bool = False
    bound_to: int = 0  # the slot by which later words speak of them
    made: Made | None = None
    number: int = 0  # of the token among the printed cards
    depleted: bool = False

    def settle(self, plan: TextPlan) -> None:
        if isinstance(self.quantity, AnyNumber):
            raise CannotBePlayed("any number of tokens")
        count = plan.at_most(plan.nouns.quantity(self.quantity), isinstance(self.quantity, UpTo))
        under = None if self.under is None else plan.nouns.players(self.under)
        slot = self.bound_to or plan.fresh()
        number = 0 if self.made is None else self.made.number(plan.nouns.library)
        plan.deed(CharacterTokens(Exactly(count), under, self.covert, slot, self.made, number, self.depleted))
        if self.covert:
            plan.become_covert(slot)

    def done(self, table: Table, at: Context) -> bool:
        count = self.quantity.of(table, at)
        seat = at.actor
        if self.under is not None:
            seats = nouns.seats_of(table, at, self.under)
            seat = seats[0] if seats else seat
        tokens: list[Card] = []
        for _ in range(min(count, MOST_TOKENS)):
            token = table.spare_token(at.you, self.number)
            table.area[token] = -1  # taken
            tokens.append(token)
        for token in tokens:
            table.area[token] = NOWHERE
        done = enter_play(table, tokens, seat, DEPLETED_AT_ONCE if self.depleted else 0, NO_CARD)
        unbind(at, self.bound_to)
        for token in tokens:
            bind(table, at, self.bound_to, token)
        return done > 0


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(
        PutTokens,
        "put(s)|add(s) a token on|to {on}",
        "put(s)|add(s) another|an_additional token on|to {on}",
        amount=Number(1),
    )
    grammar.phrase(
        PutTokens,
        "put(s)|add(s) {amount} [additional|more] token+s on|to {on}",
        "put(s) tokens on {on} equal to {amount}",
    )
    grammar.phrase(
        PutTokens, "put(s) {amount} token+s divided however you want on {on}",
        "distribute(s)|divide(s) {amount} token+s [as_you_choose|however_you_want] among|between {on}", divided=True,
    )  # fmt: skip
    grammar.phrase(
        PutTokens, "put(s) up to {amount} token+s divided however you want on {on}", divided=True, up_to=True
    )
    grammar.phrase(DoubleTokens, "double the number of tokens on {on}", "double the tokens on {on}")
    grammar.phrase(TakeTokens, "remove(s) {amount} token+s from among {kind:possessed}")
    grammar.phrase(TakeTokens, "remove(s) a token from among {kind:possessed}", amount=Number(1), printed=False)
    grammar.phrase(TakeTokens, "remove(s) {amount} token+s from {kind:bare}", printed=False)
    grammar.phrase(RemoveTokens, "remove(s) a token from {from_}", amount=Number(1))
    grammar.phrase(RemoveTokens, "remove(s) {amount} token+s from {from_}")
    grammar.phrase(RemoveTokens, "remove(s) all tokens from {from_}")
    grammar.phrase(
        MoveTokens, "move(s) all tokens from {from_} to|onto {to}", "move(s) all the tokens from {from_} to|onto {to}",
        quantity=AllOfThem(),
    )  # fmt: skip
    grammar.phrase(
        MoveTokens,
        "move(s) {quantity} token+s from {from_} to {to}",
        "move(s) {quantity} token+s from {from_} onto {to}",
    )
    grammar.phrase(PutTokens, "put(s) up to {amount} token+s on {on}", up_to=True)
    grammar.phrase(PutTokens, "put(s) a number of tokens on {on} equal to {amount}", printed=False)
    grammar.phrase(RemoveTokens, "remove(s) any number of tokens from {from_}", any_number=True)
    grammar.phrase(RemoveTokens, "remove(s) up to {amount} token+s from {from_}", any_number=True)
    grammar.phrase(AddOrRemoveToken, "add(s) or remove(s) a token from {card}")
