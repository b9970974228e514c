"""Discard piles: cards out of them into the deck or the hand, and where this card goes."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import card_of, card_options
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import ABOUT_SHUFFLE, ABOUT_TAKE, DECLINE, DONE, FROM_DECK, TAKE
from mulligan.games.unmatched.table import PUTS_IN_DECK, SHUFFLES, TAKES_CARD, Table
from mulligan.games.unmatched.vocabulary.acts.drawing import PutOnDeck, PutThatOnTop, PutThatUnder, this_goes
from mulligan.games.unmatched.vocabulary.acts.picking import as_one_likes
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike
from mulligan.kernel.numbers import Card
from mulligan.language.core.amounts import NO_LIMIT, Number
from mulligan.language.core.flow import Either
from mulligan.language.core.kinds import Amount, Condition, Instruction, Quantity
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


@mypyc_attr(allow_interpreted_subclasses=True)
class FromPile(Instruction):
    """Cards leave the discard pile: chosen, at random, from the top, or all."""

    def most(self, table: Table, at: Resolving) -> int:
        return NO_LIMIT

    def wanted(self) -> CardsLike:
        return ANY_CARD

    def asked(self) -> bool:
        """Does somebody choose them?"""
        return True

    def by_chance(self) -> bool:
        return False

    def may_stop(self) -> bool:
        return False

    def shuffled(self) -> bool:
        """Are they shuffled into the deck?"""
        return False

    def zone(self, table: Table, at: Resolving) -> list[Card]:
        """Where they are."""
        return table.discards[at.actor]

    def put(self, table: Table, at: Resolving, card: Card) -> int:
        """Where it goes; gives what happened."""
        if self.shuffled():
            table.decks[at.actor].append(card)
            return SHUFFLES
        table.hands[at.actor].append(card)
        return TAKES_CARD

    def finished(self, table: Table, at: Resolving) -> bool:
        if self.shuffled() and at.amount > 0:
            table.shuffle(table.decks[at.actor])
        return at.done(at.amount > 0)

    def do(self, table: Table, at: Resolving) -> bool:
        pile = self.zone(table, at)
        if at.left < 0:
            at.left = self.most(table, at)
            at.amount = 0
        fit = self.wanted().among(table, pile)
        while not self.asked() and at.left > 0 and fit:
            self.out(table, at, fit[table.random_below(len(fit))] if self.by_chance() else fit[-1])
            fit = self.wanted().among(table, pile)
        if at.left <= 0 or not fit:
            return self.finished(table, at)
        options = card_options(table, fit, TAKE)
        if self.may_stop():
            options.append(DONE)
        return at.ask(table, ABOUT_SHUFFLE if self.shuffled() else ABOUT_TAKE, options)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return self.finished(table, at)
        self.out(table, at, card_of(table, self.zone(table, at), table.answer - TAKE))
        return False

    def out(self, table: Table, at: Resolving, card: Card) -> None:
        self.zone(table, at).remove(card)
        table.happen(self.put(table, at, card), at.actor, at.cited(table), card)
        at.that_card = card
        at.amount += 1
        at.left -= 1

    def asks(self) -> bool:
        return self.asked()


ANY_CARD = CardsLike()


@dataclass(frozen=True)
class SomeFromPile(FromPile):
    """So many cards of a kind leave a pile; where they go is what its kinds differ in."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False

    def most(self, table: Table, at: Resolving) -> int:
        return self.count.of(table, at)

    def wanted(self) -> CardsLike:
        return self.what

    def asked(self) -> bool:
        return not self.random

    def by_chance(self) -> bool:
        return True

    def may_stop(self) -> bool:
        return as_one_likes(self.count)


@dataclass(frozen=True)
class ShuffleIn(SomeFromPile):
    """Cards of the discard pile go into the deck."""

    def shuffled(self) -> bool:
        return True


@dataclass(frozen=True)
class ShuffleTopIn(FromPile):
    """Cards from the top of the discard pile go into the deck."""

    count: Amount

    def shuffled(self) -> bool:
        return True

    def most(self, table: Table, at: Resolving) -> int:
        return self.count.of(table, at)

    def asked(self) -> bool:
        return False


@dataclass(frozen=True)
class ShuffleThisIn(Instruction):
    """This card, and cards from the top of the discard pile, go into the deck."""

    more: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        return this_goes(table, at, p.TO_DECK_SHUFFLED)

    def lay(self, plan: Plan) -> None:
        plan.do(ShuffleTopIn(self.more))
        plan.do(self)


@dataclass(frozen=True)
class ShufflePileIn(FromPile):
    """The whole discard pile goes into the deck."""

    def shuffled(self) -> bool:
        return True

    def asked(self) -> bool:
        return False


@dataclass(frozen=True)
class TakeBack(SomeFromPile):
    """Cards of the discard pile go to hand."""


@dataclass(frozen=True)
class TakeTopBack(FromPile):
    """Cards from the top of the discard pile go to hand."""

    count: Amount = Number(1)

    def most(self, table: Table, at: Resolving) -> int:
        return self.count.of(table, at)

    def asked(self) -> bool:
        return False


@dataclass(frozen=True)
class PileToDeck(SomeFromPile):
    """Cards of the discard pile go on top of the deck, or under it."""

    under: bool = False

    def put(self, table: Table, at: Resolving, card: Card) -> int:
        deck = table.decks[at.actor]
        deck.insert(0 if self.under else len(deck), card)
        return PUTS_IN_DECK


@dataclass(frozen=True)
class TakeAllBack(FromPile):
    """All cards of a kind go from the discard pile to hand."""

    what: CardsLike

    def wanted(self) -> CardsLike:
        return self.what

    def asked(self) -> bool:
        return False


@dataclass(frozen=True)
class PileTopToDeck(FromPile):
    """The top card of the discard pile goes on top of the deck, or under it."""

    top: bool = True

    def do(self, table: Table, at: Resolving) -> bool:
        pile = table.discards[at.actor]
        if not pile:
            return at.done(False)
        card = pile.pop()
        if self.top:
            table.decks[at.actor].append(card)
        else:
            table.decks[at.actor].insert(0, card)
        at.that_card = card
        table.happen(PUTS_IN_DECK, at.actor, at.cited(table), card)
        return at.done(True)


@dataclass(frozen=True)
class PutThisOnDeck(Instruction):
    """This card goes on top of the deck, or under it."""

    top: bool = True

    def do(self, table: Table, at: Resolving) -> bool:
        return this_goes(table, at, p.TO_DECK_TOP if self.top else p.TO_DECK_BOTTOM)


@dataclass(frozen=True)
class ReturnThisCard(Instruction):
    """This card goes back to hand."""

    def do(self, table: Table, at: Resolving) -> bool:
        return this_goes(table, at, p.TO_HAND)


@dataclass(frozen=True)
class SearchFor(Instruction):
    """Find a card in the deck or the discard pile; one may fail to find it."""

    what: CardsLike
    deck: bool = True
    pile: bool = True

    def do(self, table: Table, at: Resolving) -> bool:
        zone = table.decks[at.actor].copy() if self.deck else []
        if self.pile:
            zone.extend(table.discards[at.actor])
        found = sorted(self.what.among(table, zone), key=lambda card: table.printed[card])
        if not found:
            return self.finished(table, at, False)
        options = card_options(table, found, TAKE)
        if self.deck and self.pile:
            lying = table.kinds_in(table.discards[at.actor])
            twice = [kind for kind in table.kinds_in(table.decks[at.actor]) if kind in lying and TAKE + kind in options]
            options.extend([FROM_DECK + kind for kind in sorted(twice)])
        return at.ask(table, ABOUT_TAKE, [*options, DECLINE])

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DECLINE:
            return self.finished(table, at, False)
        from_deck = table.answer >= FROM_DECK
        kind = table.answer - (FROM_DECK if from_deck else TAKE)
        pile, deck = table.discards[at.actor], table.decks[at.actor]
        lies_there = self.pile and any(table.printed[card] == kind for card in pile)
        zone = pile if lies_there and not from_deck else deck
        card = card_of(table, zone, kind)
        zone.remove(card)
        at.amount = 1 if zone is deck else 0
        table.show(card)
        table.hands[at.actor].append(card)
        table.happen(TAKES_CARD, at.actor, at.cited(table), card)
        at.that_card = card
        return self.finished(table, at, True)

    def finished(self, table: Table, at: Resolving, done: bool) -> bool:
        if self.deck:
            table.shuffle(table.decks[at.actor])
        return at.done(done)


@dataclass(frozen=True)
class FoundInDeck(Condition):
    """The card that was searched for came out of the deck."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.did and at.amount > 0


@dataclass(frozen=True)
class SelectAside(Instruction):
    """Ruling 33: a card that lies beside the deck is selected, and its copies are shuffled in."""

    what: CardsLike
    count: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        fit = self.what.among(table, table.suits[at.you])
        if not fit:
            return at.done(False)
        return at.ask(table, ABOUT_TAKE, card_options(table, fit, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        kind = table.answer - TAKE
        for _ in range(self.count.of(table, at)):
            copies = [card for card in table.suits[at.you] if table.printed[card] == kind]
            if not copies:
                break
            table.suits[at.you].remove(copies[0])
            table.decks[at.you].append(copies[0])
            table.happen(SHUFFLES, at.you, at.cited(table), copies[0])
        table.shuffle(table.decks[at.you])
        return at.done(True)


@dataclass(frozen=True)
class TakeBoosted(Instruction):
    """Cards that one's own card was boosted with go to hand."""

    count: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = self.count.of(table, at)
            at.amount = 0
        there = table.boosted_with(at.side) if at.side >= 0 else []
        if at.left <= 0 or not there:
            return at.done(at.amount > 0)
        return at.ask(table, ABOUT_TAKE, card_options(table, there, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        card = card_of(table, table.boosted_with(at.side), table.answer - TAKE)
        owner: Player = Player(table.group[card])
        table.discards[owner].remove(card)
        table.hands[owner].append(card)
        table.happen(TAKES_CARD, owner, at.cited(table), card)
        at.that_card = card
        at.amount += 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class PutEitherEnd(Instruction):
    """Cards of the hand, or the card spoken of, go on top of the deck or under it, as whoever does it likes."""

    count: Quantity | None = None  # of the hand
    this: bool = False  # the card that is played

    def lay(self, plan: Plan) -> None:
        ways: tuple[Instruction, Instruction] = (PutThatOnTop(), PutThatUnder())
        if self.this:
            ways = (PutThisOnDeck(), PutThisOnDeck(False))
        elif self.count is not None:
            ways = (PutOnDeck(self.count), PutOnDeck(self.count, False))
        plan.act(Either(ways))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for discard piles."""
    ends = "[back] on|on_the|to_the top or [on|to] [the] bottom of you|they 's deck"
    that = "that_card|it|the_revealed_card|the_card|the_chosen_card"
    grammar.phrase(PutEitherEnd, f"put(s)|place(s) {{count}} card+s from|in you|they 's hand {ends}")
    grammar.phrase(PutEitherEnd, f"put(s)|place(s)|return(s) {that} {ends}")
    grammar.phrase(PutEitherEnd, f"put(s)|place(s)|return(s) this card {ends}", this=True)
    grammar.phrase(
        ShuffleIn, "shuffle(s) {count} {what} from|in you 's discard pile [back] into you 's deck",
        "choose {count} {what} in|from you 's discard pile and shuffle it|them [back] into you 's deck",
    )  # fmt: skip
    grammar.phrase(
        ShuffleIn, "shuffle(s) {count} random {what} from|in you 's discard pile into you 's deck", random=True
    )
    grammar.phrase(
        PileToDeck, "put {count} {what} from|in you 's discard pile on|on_the top of you 's deck",
        "choose {count} {what} in|from you 's discard pile and put it|them on|on_the top of you 's deck",
        "return {count} {what} from|in you 's discard pile to the top of you 's deck",
        "search you 's discard pile for {count} {what} and put|place|return it|them on|on_the|to_the top of you 's "
        "deck",
    )  # fmt: skip
    under = "on|to the bottom of you 's deck [in any order]"
    grammar.phrase(PileToDeck, f"put|place|return {{count}} {{what}} from|in you 's discard pile {under}",
                   f"choose {{count}} {{what}} in|from you 's discard pile and put it|them {under}",
                   under=True)  # fmt: skip
    from_top = "put(s)|place(s)|return(s) the top card of you|they 's discard pile"
    grammar.phrase(PileTopToDeck, f"{from_top} on|on_the|to_the top of you|they 's deck")
    grammar.phrase(PileTopToDeck, f"{from_top} on|to the bottom of you|they 's deck", top=False)
    own, rather = "put|place|return this_card|the_card_you_played", "[instead of discarding it]"
    grammar.phrase(PutThisOnDeck, f"{own} on|on_the|to_the top of you 's deck {rather}")
    grammar.phrase(PutThisOnDeck, f"{own} on|to the bottom of you 's deck {rather}", top=False)
    grammar.phrase(ShufflePileIn, "shuffle(s) [the rest of] you 's discard pile [back] into you 's deck")
    grammar.phrase(ShuffleThisIn, "shuffle this card and the top {more} cards of you 's discard pile into you 's deck")
    grammar.phrase(ShuffleThisIn, f"shuffle this card [back] into you 's deck {rather}", more=Number(0))
    grammar.phrase(
        TakeBack, "return {count} {what} from|in you 's discard pile to you 's hand",
        "choose {count} {what} in|from you 's discard pile and add|return|put it|them to|into|in you 's hand",
        "add {count} {what} from|in you 's discard pile to you 's hand",
        "take {count} {what} from|in you 's discard pile and put|add it|them to|into|in you 's hand",
        "put|take {count} {what} from|in you 's discard pile into|in|to you 's hand",
        "search you 's discard pile for {count} {what} and put|add|return it|them to|into|in you 's hand",
        "search you 's discard pile for {count} {what} . put|add|return it|them to|into|in you 's hand",
    )  # fmt: skip
    grammar.phrase(TakeTopBack, "return|put|add the top card of you 's discard pile to|into|in you 's hand",
                   "return|put|add the top {count} cards of you 's discard pile to|into|in you 's hand")  # fmt: skip
    grammar.phrase(TakeBack, "return {count} random {what} from|in you 's discard pile to you 's hand",
                   "put|add|take {count} random {what} from|in you 's discard pile to|into|in you 's hand",
                   "return|put|add {count} {what} at random from|in you 's discard pile to|into|in you 's hand",
                   random=True)  # fmt: skip
    grammar.phrase(TakeBack, "draw|take {count} {what} from|in you 's discard pile", printed=False)
    grammar.phrase(
        TakeAllBack, "take all {what} from|in you 's discard pile and add them to you 's hand",
        "return all {what} from|in you 's discard pile to you 's hand",
    )  # fmt: skip
    grammar.phrase(
        SearchFor, "search you 's deck and|or discard pile for a|an|the {what} and add it to you 's hand",
        "search you 's deck and|or discard pile for a|an|the {what} . add it to you 's hand",
        "search you 's deck and|or discard pile for a|an|the {what} . add it to you 's hand . "
        "if you searched you 's deck , shuffle it",
    )  # fmt: skip
    grammar.phrase(
        SearchFor,
        "search you 's deck for a|an|the {what} , reveal it , and add it to you 's hand",
        "search you 's deck for a|an|the|one|1|any|up_to_one {what} [,] [and] reveal it [,] and|then put|add "
        "it in|into|to you 's hand [. shuffle you 's deck]",
        "search you 's deck for a|an|the|one|any {what} and put|add it in|into|to you 's hand [. shuffle you 's deck]",
        "search you 's deck for a|an|the|one|any {what} . put|add it in|into|to you 's hand [. shuffle you 's deck]",
        pile=False,
    )
    grammar.phrase(FoundInDeck, "you took|found|got|searched it from|in you 's deck", "it came|was from|in you 's deck")
    grammar.phrase(SelectAside, "select|choose a|an|one {what} and shuffle {count} copies|copy of it into you 's deck",
                   "select|choose a|an|one {what} and shuffle {count} of it 's copies into you 's deck")  # fmt: skip
    grammar.phrase(TakeBoosted, "return|take {count} card+s [that] you boosted with to|into you 's hand",
                   "return|take {count} of the cards [that] you boosted with to|into you 's hand")  # fmt: skip
    grammar.phrase(ReturnThisCard, "return this card to you 's hand",
                   "put|take this card [back] in|into|to you 's hand",
                   "return this card to you 's hand instead of discarding it")  # fmt: skip
    enter_hand_to_deck(grammar)


def enter_hand_to_deck(grammar: Grammar) -> None:
    for way in ("put(s)|place(s) [out] {count} card+s from|in you|they 's hand END",
                "put(s)|place(s) {count} card+s END",
                "choose(s) {count} card+s from|in you|they 's hand and put(s)|place(s) it|them END"):  # fmt: skip
        grammar.phrase(PutOnDeck, way.replace("END", "on|on_the|to_the top of you|they 's deck"))
        grammar.phrase(PutOnDeck, way.replace("END", "on|to the bottom of you|they 's deck"), top=False)
    for way in ("put(s)|place(s)|return(s) {count} {what} from|in you|they 's hand END",
                "choose(s) {count} {what} from|in you|they 's hand and put(s)|place(s) it|them END"):  # fmt: skip
        grammar.phrase(PutOnDeck, way.replace("END", "[back] on|on_the|to_the top of you|they 's deck"))
        grammar.phrase(PutOnDeck, way.replace("END", "[back] on|to the bottom of you|they 's deck"), top=False)
