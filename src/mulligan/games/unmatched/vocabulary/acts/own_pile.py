"""A pile of a hero's own beside the deck: cards go there and come back, and it may be completed."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving, begin
from mulligan.games.unmatched.table import (
    ATTACKER,
    CARD_GOES,
    COMBAT_CARD,
    DISCARDS,
    FOLLOW_UP,
    STORES,
    TAKES_CARD,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.piles import SomeFromPile
from mulligan.games.unmatched.vocabulary.nouns.piles import UNNAMED, OwnPile
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Instruction
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


def lay_down(table: Table, at: Resolving, card: Card) -> None:
    """Ruling 37: as the last of the pile; where it lies face down, its player alone knows it."""
    if table.sheet.pile_hidden[at.you]:
        table.tell(card, at.you)
    else:
        table.show(card)
    table.suits[at.you].append(card)


def store(table: Table, at: Resolving, card: Card) -> None:
    lay_down(table, at, card)
    table.happen(STORES, at.you, at.cited(table), card, 0, at.you)


@dataclass(frozen=True)
class StoreCards(SomeFromPile):
    """Ruling 37: cards of the hand or of the discard pile go face up to a pile of the hero's own."""

    pile: OwnPile = UNNAMED
    discarded: bool = False
    hidden: bool = False  # face down

    def zone(self, table: Table, at: Resolving) -> list[Card]:
        return table.discards[at.you] if self.discarded else table.hands[at.you]

    def put(self, table: Table, at: Resolving, card: Card) -> int:
        lay_down(table, at, card)
        return STORES

    def finished(self, table: Table, at: Resolving) -> bool:
        if at.amount > 0:
            abilities.set_off(table, at.you, p.ON_STORED, at.fighter, at.side)
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class StoreFromDeck(Instruction):
    """Ruling 37: the top cards of one's deck go face up to a pile of the hero's own."""

    pile: OwnPile
    count: Amount = Number(1)
    hidden: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        at.amount = 0
        for _ in range(self.count.of(table, at)):
            card = table.take_top(at.you)
            if card < 0:
                break
            store(table, at, card)
            at.that_card = card
            at.amount += 1
        if at.amount > 0:
            abilities.set_off(table, at.you, p.ON_STORED, at.fighter, at.side)
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class StoreThis(Instruction):
    """The card that one plays goes to a pile of the hero's own, unless an effect has sent it elsewhere."""

    pile: OwnPile

    def do(self, table: Table, at: Resolving) -> bool:
        combat, side = table.combat, max(at.side, ATTACKER)
        card = Card(combat[COMBAT_CARD + side]) if at.side >= 0 else at.card
        again = at.side == ATTACKER and combat[FOLLOW_UP]  # the attack that follows is made with it
        if card < 0 or combat[CARD_GOES + side] or again:
            return at.done(False)
        combat[CARD_GOES + side] = p.TO_PILE + 1
        if at.side >= 0:  # a scheme card goes there when it is done
            table.played.remove(card)
            store(table, at, card)
            abilities.set_off(table, at.you, p.ON_STORED, at.fighter, at.side)
        return at.done(True)


@dataclass(frozen=True)
class TakeStored(SomeFromPile):
    """Ruling 37: cards of a hero's own pile go to hand."""

    pile: OwnPile = UNNAMED

    def zone(self, table: Table, at: Resolving) -> list[Card]:
        return table.suits[at.you]


@dataclass(frozen=True)
class DiscardStored(TakeStored):
    """Ruling 37: cards of a hero's own pile are discarded."""

    def put(self, table: Table, at: Resolving, card: Card) -> int:
        table.to_discard(card)
        return DISCARDS


@dataclass(frozen=True)
class TakeFirstStored(Instruction):
    """The card that lies longest in a hero's own pile goes to hand, or the one that came last."""

    pile: OwnPile
    last: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        pile = table.suits[at.you]
        if not pile:
            return at.done(False)
        card = pile.pop(-1 if self.last else 0)
        table.hands[at.you].append(card)
        table.happen(TAKES_CARD, at.you, at.cited(table), card)
        at.that_card = card
        return at.done(True)


@dataclass(frozen=True)
class EmptyPile(Instruction):
    """All cards of a hero's own pile are discarded."""

    pile: OwnPile

    def do(self, table: Table, at: Resolving) -> bool:
        pile = table.suits[at.you]
        at.amount = len(pile)
        while pile:
            card = pile.pop(0)
            table.to_discard(card)
            table.happen(DISCARDS, at.you, at.cited(table), card)
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class CompletePile(Instruction):
    """Ruling 43: what the last card of a hero's own pile says of its completion is done."""

    pile: OwnPile = UNNAMED

    def do(self, table: Table, at: Resolving) -> bool:
        pile = table.suits[at.you]
        kind = table.printed[pile[-1]] if pile else 0
        row = table.sheet.effect[kind][p.COMPLETION] if pile else p.NOTHING
        if row >= 0:
            begin(table, at.you, at.fighter, pile[-1], at.side, row, table.sheet.source_of_kind[kind])
        return at.done(row >= 0)


@dataclass(frozen=True)
class TakeThisStored(Instruction):
    """The card whose completion it is goes from the pile to hand."""

    def do(self, table: Table, at: Resolving) -> bool:
        pile = table.suits[at.you]
        if at.card not in pile:
            return at.done(False)
        pile.remove(at.card)
        table.hands[at.you].append(at.card)
        table.happen(TAKES_CARD, at.you, at.cited(table), at.card)
        return at.done(True)


@dataclass(frozen=True)
class RemoveThis(Instruction):
    """The card that one plays is not played again in this game: it lies beside the deck."""

    def lay(self, plan: Plan) -> None:
        plan.do(StoreThis(OwnPile("")))


STORED = (
    RemoveThis,
    StoreCards,
    StoreFromDeck,
    StoreThis,
    TakeStored,
    DiscardStored,
    TakeFirstStored,
    EmptyPile,
    CompletePile,
)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    pile = "you 's {pile}"
    there = "[face up|faceup] in|into|to|on|onto you 's {pile} [face up|faceup]"
    put = "put|place|add|store|return"
    grammar.phrase(StoreCards, f"{put} {{count}} {{what}} from|in you 's hand {there}")
    grammar.phrase(StoreCards, f"{put} {{count}} {{what}} from|in you 's discard pile {there}", discarded=True)
    grammar.phrase(StoreFromDeck, f"{put} the top card of you 's deck {there}",
                   f"reveal the top card of you 's deck and {put} it {there}", count=Number(1))  # fmt: skip
    grammar.phrase(StoreFromDeck, f"{put} the top {{count}} cards of you 's deck {there}",
                   f"reveal the top {{count}} cards of you 's deck and {put} them {there}")  # fmt: skip
    down = "[face down|facedown] in|into|to|on|onto you 's {pile} [,] face down|facedown"
    before = "face down|facedown in|into|to|on|onto you 's {pile}"
    for hidden in (down, before):
        grammar.phrase(StoreCards, f"{put} {{count}} {{what}} from|in you 's hand {hidden}",
                       hidden=True)  # fmt: skip
        grammar.phrase(StoreCards, f"{put} {{count}} {{what}} from|in you 's discard pile {hidden}", discarded=True,
                       hidden=True)  # fmt: skip
        grammar.phrase(StoreFromDeck, f"{put} the top card of you 's deck {hidden}", count=Number(1),
                       hidden=True)  # fmt: skip
        grammar.phrase(StoreFromDeck, f"{put} the top {{count}} cards of you 's deck {hidden}",
                       hidden=True)  # fmt: skip
    grammar.phrase(RemoveThis, "remove this_card|you_'s_card|the_card_you_played from the game",
                   "remove this_card|you_'s_card from the game instead of discarding it",
                   "set this_card aside for the rest of the game")  # fmt: skip
    grammar.phrase(StoreThis, f"{put} this_card|you_'s_card|the_card_you_played {there} [instead of discarding it]")
    grammar.phrase(TakeStored, f"put|add|take|return|draw {{count}} {{what}} from|in {pile} to|into|in you 's hand",
                   f"draw {{count}} {{what}} from {pile}")  # fmt: skip
    grammar.phrase(TakeFirstStored, f"put|add|take|return the first card from|in|of {pile} to|into|in you 's hand")
    grammar.phrase(TakeFirstStored, f"put|add|take|return the last card from|in|of {pile} to|into|in you 's hand",
                   last=True)  # fmt: skip
    grammar.phrase(DiscardStored, f"discard|spend {{count}} {{what}} from|in {pile}")
    grammar.phrase(EmptyPile, f"discard {pile}", f"discard all [of] [the] cards from|in {pile}",
                   f"discard each|every card from|in {pile}")  # fmt: skip
    last = "effect on|of the last card"
    grammar.phrase(CompletePile, f"resolve the completion {last} [in|of {pile}]", f"resolve the {{pile}} {last}")
