"""Hands and decks: drawing, discarding, looking at cards and putting them back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects import reactions
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import card_of, card_options, first_of
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import ABOUT_DECK, ABOUT_DISCARD, ABOUT_THEIRS, DISCARD, DONE, NUMBER, TAKE
from mulligan.games.unmatched.rules import harm
from mulligan.games.unmatched.table import (
    ACQUIRES,
    CARD_GOES,
    DISCARDS,
    LOOKS,
    NO_MISSION,
    NONE,
    PUTS_IN_DECK,
    REVEALS_CARD,
    SHUFFLES,
    STORES,
    TAKES_CARD,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.picking import as_one_likes, ask_number
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike, Product
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class DrawCards(Instruction):
    """Draw so many cards."""

    count: Quantity

    def do(self, table: Table, at: Resolving) -> bool:
        wanted = self.count.of(table, at)
        if as_one_likes(self.count):
            return ask_number(table, at, wanted)
        at.amount = harm.draw(table, at.actor, wanted, at.cited(table))
        return at.done(at.amount > 0)

    def answered(self, table: Table, at: Resolving) -> bool:
        number = table.answer - NUMBER
        at.amount = harm.draw(table, at.actor, number, at.cited(table))
        return at.done(number > 0)

    def repeated(self, plan: Plan, per: Amount) -> None:
        if not isinstance(self.count, Exactly):
            raise CannotBePlayed("up to so many for each of something")
        plan.do(DrawAsMany(Product(self.count.amount, per)))

    def asks(self) -> bool:
        return as_one_likes(self.count)


@dataclass(frozen=True)
class DrawAsMany(Instruction):
    """Draw as many cards as an amount says."""

    count: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        at.amount = harm.draw(table, at.actor, self.count.of(table, at), at.cited(table))
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class DrawUntil(Instruction):
    """Draw until there are so many cards in hand. Ruling 1: as many as are missing, each a draw like any other."""

    count: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        missing = self.count.of(table, at) - len(table.hands[at.actor])
        at.amount = harm.draw(table, at.actor, missing, at.cited(table)) if missing > 0 else 0
        return at.done(at.amount > 0)


def discard(table: Table, at: Resolving, card: Card) -> None:
    reactions.discard(table, at, at.actor, card)
    at.that_card = card
    at.amount += 1
    at.left -= 1


@dataclass(frozen=True)
class DiscardCards(Instruction):
    """Discard cards from hand."""

    count: Quantity
    what: CardsLike = CardsLike()
    random: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        if at.left < 0:
            at.left = self.count.of(table, at)
            at.amount = 0
        if at.left > 0 and self.what.among(table, hand) and not as_one_likes(self.count):
            held = reactions.discarding(table, at, at.actor)
            if held != reactions.GOES_ON:
                return held == reactions.STOPPED and at.done(False)
        fit = self.what.among(table, hand)
        while self.random and at.left > 0 and fit:
            discard(table, at, fit[table.random_below(len(fit))])
            fit = self.what.among(table, hand)
        if at.left <= 0 or not fit:
            return at.done(at.amount > 0)
        options = card_options(table, fit, DISCARD)
        if as_one_likes(self.count) and not self.random:
            options.append(DONE)
        return at.ask(table, ABOUT_DISCARD, options)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.amount > 0)
        discard(table, at, table.in_hand(at.actor, table.answer - DISCARD))
        return False

    def asks(self) -> bool:
        return not self.random


@dataclass(frozen=True)
class DiscardHand(Instruction):
    """Discard all cards in hand."""

    def do(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        at.amount = 0
        held = reactions.discarding(table, at, at.actor) if hand else reactions.GOES_ON
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.done(False)
        while hand:
            discard(table, at, hand[-1])
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class DiscardTop(Instruction):
    """Discard from the top of a deck: straight to the discard pile, nobody draws, so nobody is exhausted."""

    of: Players
    count: Amount = Number(1)

    def do(self, table: Table, at: Resolving) -> bool:
        count = self.count.of(table, at)
        whose = bits_of(table, at, self.of)
        at.that_card = NO_CARD
        at.amount = 0
        for player in table.sheet.all_players:
            if not whose >> player & 1:
                continue
            for _ in range(count):
                card = table.take_top(player)
                if card < 0:
                    break
                table.to_discard(card)
                table.happen(DISCARDS, player, at.cited(table), card)
                at.that_card = card
                at.amount += 1
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class StoreTop(Instruction):
    """suit-1: the top cards of a deck are revealed, and go face up into the Vibranium Suit."""

    of: Players
    count: Amount = Number(1)

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        at.did = False
        if other < 0:
            return True
        for _ in range(self.count.of(table, at)):
            card = table.take_top(Player(other))
            if card < 0:
                return True
            table.show(card)
            table.suits[at.you].append(card)
            table.happen(STORES, at.you, at.cited(table), card, 0, other)
            at.that_card = card
            at.did = True
        return True


@dataclass(frozen=True)
class AcquireMission(Instruction):
    """mission-5: reveal cards until one is a mission, which goes to the hand; shuffle the others back."""

    def do(self, table: Table, at: Resolving) -> bool:
        player = at.you
        deck = table.decks[player]
        place = len(deck) - 1
        while place >= 0 and not table.sheet.mission[table.printed[deck[place]]]:
            place -= 1
        if place < 0:
            table.happen(NO_MISSION, player, "mission-6")
            return True
        for i in range(len(deck) - 1, place - 1, -1):
            table.show(deck[i])
            table.happen(REVEALS_CARD, player, "mission-5", deck[i])
        card = deck[place]
        deck.remove(card)
        table.hands[player].append(card)
        table.happen(ACQUIRES, player, "mission-5", card)
        table.shuffle(deck)
        return True


@dataclass(frozen=True)
class LookAtHand(Instruction):
    """See a hand."""

    of: Players

    def do(self, table: Table, at: Resolving) -> bool:
        whose = bits_of(table, at, self.of)
        held = reactions.looking(table, at, whose)
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.cancel(table)
        for player in range(table.sheet.players):
            if whose >> player & 1:
                for card in table.hands[player]:
                    table.tell(card, at.you)
                table.happen(LOOKS, at.you, at.cited(table), NO_CARD, 0, player)
        return at.done(True)


@dataclass(frozen=True)
class ChooseForThem(Instruction):
    """Choose a card of the hand just seen, which is discarded."""

    what: CardsLike = CardsLike()
    whose: Players | None = None  # settled by what stands before

    def holder(self, table: Table, at: Resolving) -> int:
        return NONE if self.whose is None else first_of(bits_of(table, at, self.whose))

    def do(self, table: Table, at: Resolving) -> bool:
        other = self.holder(table, at)
        fit = self.what.among(table, table.hands[other]) if other >= 0 else []
        held = reactions.discarding(table, at, Player(other)) if fit else reactions.STOPPED
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.done(False)
        return at.ask(table, ABOUT_THEIRS, card_options(table, fit, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        other = self.holder(table, at)
        card = table.in_hand(Player(other), table.answer - TAKE)
        reactions.discard(table, at, Player(other), card)
        at.that_card = card
        return at.done(True)


@dataclass(frozen=True)
class RevealTop(Instruction):
    """Show the top card of a deck."""

    of: Players
    bottom: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        deck = table.decks[other] if other >= 0 else []
        at.that_card = NO_CARD
        if deck:
            card = deck[0] if self.bottom else deck[-1]
            table.show(card)
            at.that_card = card
            table.happen(REVEALS_CARD, Player(other), at.cited(table), card)
        return at.done(len(deck) > 0)


def that_card_to(table: Table, at: Resolving, where: int) -> bool:
    """The card spoken of leaves the pile that it is in."""
    card = at.that_card
    at.did = False
    if card < 0:
        return True
    player: Player = Player(table.group[card])
    for zone in (table.decks[player], table.hands[player], table.discards[player]):
        if card in zone:
            zone.remove(card)
            break
    else:
        return True
    if where == p.TO_HAND:
        table.hands[player].append(card)
        table.tell(card, player)
        table.happen(TAKES_CARD, player, at.cited(table), card)
    elif where == p.TO_DISCARD:
        table.to_discard(card)
        table.happen(DISCARDS, player, at.cited(table), card)
    else:
        if where == p.TO_DECK_TOP:
            table.decks[player].append(card)
        else:
            table.decks[player].insert(0, card)
        table.happen(PUTS_IN_DECK, player, at.cited(table), card)
    return at.done(True)


@dataclass(frozen=True)
class PutThatCard(Instruction):
    """The card spoken of goes to hand or to the discard pile."""

    hand: bool = True

    def do(self, table: Table, at: Resolving) -> bool:
        return that_card_to(table, at, p.TO_HAND if self.hand else p.TO_DISCARD)


@dataclass(frozen=True)
class PutThatOnTop(Instruction):
    """The card spoken of goes on top of its deck."""

    def do(self, table: Table, at: Resolving) -> bool:
        return that_card_to(table, at, p.TO_DECK_TOP)


@dataclass(frozen=True)
class PutThatUnder(Instruction):
    """The card spoken of goes under its deck; it may be the one just played."""

    this: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        if self.this:
            return this_goes(table, at, p.TO_DECK_BOTTOM)
        return that_card_to(table, at, p.TO_DECK_BOTTOM)


def this_goes(table: Table, at: Resolving, where: int) -> bool:
    """This card goes there instead of the discard pile."""
    if at.side >= 0:
        table.combat[CARD_GOES + at.side] = where + 1
    elif at.card >= 0:
        table.combat[CARD_GOES] = where + 1
    return at.done(True)


class Where(Enum):
    """Where cards go that were looked at on top of a deck."""

    BACK = "back"
    HAND = "hand"
    DISCARD = "discard"
    BOTTOM = "bottom"


def look_at_top(table: Table, at: Resolving, deck: list[Card], count: int, shown: bool) -> None:
    """Begin with the cards on top of a deck: `left` counts those still to deal with, `work` those put back."""
    at.left = min(count, len(deck))
    for card in deck[len(deck) - at.left :]:
        if shown:
            table.show(card)
        else:
            table.tell(card, at.actor)


def left_of_top(at: Resolving, deck: list[Card]) -> list[Card]:
    """The cards still to deal with: under those that were put back."""
    top = len(deck) - at.work
    return deck[top - at.left : top]


def ask_of_top(table: Table, at: Resolving, deck: list[Card]) -> bool:
    if at.left == 0:
        return at.done(True)
    return at.ask(table, ABOUT_DECK, card_options(table, left_of_top(at, deck), TAKE))


@dataclass(frozen=True)
class SiftTop(Instruction):
    """Look at cards on top of a deck: some go elsewhere, the rest back in any order, from the bottom up."""

    count: Amount
    of: Players
    taken: Amount = Number(0)
    where: Where = Where.BACK
    shown: bool = False
    rest_under: bool = False
    rest_discarded: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        if other < 0:
            return at.done(False)
        deck = table.decks[other]
        if at.left < 0:
            look_at_top(table, at, deck, self.count.of(table, at), self.shown)
            at.amount = min(self.taken.of(table, at), at.left)
        return ask_of_top(table, at, deck)

    def answered(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        deck = table.decks[other]
        card = card_of(table, left_of_top(at, deck), table.answer - TAKE)
        deck.remove(card)
        at.left -= 1
        if at.amount == 0 and self.rest_under:
            deck.insert(0, card)
        elif at.amount == 0 and self.rest_discarded:
            table.to_discard(card)
            table.happen(DISCARDS, Player(other), at.cited(table), card)
        elif at.amount == 0:
            deck.append(card)
            at.work += 1
        else:
            at.amount -= 1
            self.put(table, at, other, card)
        return False

    def put(self, table: Table, at: Resolving, other: int, card: Card) -> None:
        if self.where is Where.HAND:
            table.hands[other].append(card)
            table.tell(card, Player(other))
            table.happen(TAKES_CARD, Player(other), at.cited(table), card)
        elif self.where is Where.DISCARD:
            table.to_discard(card)
            table.happen(DISCARDS, Player(other), at.cited(table), card)
        else:
            table.decks[other].insert(0, card)
            table.happen(PUTS_IN_DECK, Player(other), at.cited(table), card)


@dataclass(frozen=True)
class PutOnDeck(Instruction):
    """Cards of the hand go on the deck, or under it."""

    count: Quantity
    top: bool = True
    what: CardsLike = CardsLike()

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = self.count.of(table, at)
            at.amount = 0
        fit = self.what.among(table, table.hands[at.actor])
        if at.left == 0 or not fit:
            return at.done(at.amount > 0)
        stops = [DONE] if as_one_likes(self.count) else []
        return at.ask(table, ABOUT_DECK, [*card_options(table, fit, TAKE), *stops])

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.amount > 0)
        player = at.actor
        card = table.in_hand(player, table.answer - TAKE)
        table.hands[player].remove(card)
        if self.top:
            table.decks[player].append(card)
        else:
            table.decks[player].insert(0, card)
        table.happen(PUTS_IN_DECK, player, at.cited(table), card)
        at.that_card = card
        at.amount += 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class ShuffleHandIn(Instruction):
    """The hand goes into the deck."""

    def do(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        at.amount = len(hand)
        table.decks[at.actor].extend(hand)
        hand.clear()
        table.shuffle(table.decks[at.actor])
        table.happen(SHUFFLES, at.actor, at.cited(table))
        return at.done(True)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for hands and decks."""
    grammar.phrase(DrawCards, "draw(s) {count} card+s", "draw(s) {count} more|additional card+s")
    grammar.phrase(DrawAsMany, "draw(s) [a number of] card+s equal to {count}", "draw(s) {count} cards")
    grammar.phrase(
        DrawUntil, "draw(s) [cards] until you|they have|has {count} card+s in [you|they_'s|you_'s|they] ['s] hand",
        "draw(s) [cards] until you|they have|has {count} card+s",
        "draw(s) until you|they have|has a hand of {count} card+s",
    )  # fmt: skip
    grammar.phrase(
        DiscardCards, "discard(s) {count} random {what} [from|in you|they 's hand]",
        "discard(s) {count} {what} at random [from|in you|they 's hand]",
        "discard(s) {count} {what} from|in you|they 's hand at random", "randomly discard(s) {count} {what}",
        "discard(s) {count} randomly chosen {what} [from|in you|they 's hand]", random=True,
    )  # fmt: skip
    grammar.phrase(
        DiscardCards,
        "discard(s) {count} {what} [from you|they 's hand]",
        "discard(s) {count} {what} of they 's choice",
        "choose(s) and discard(s) {count} {what}",
    )
    grammar.phrase(DiscardHand, "discard(s) you|they 's hand", "discard(s) all cards in you|they 's hand")
    grammar.phrase(DiscardTop, "discard(s) the top card of {of} 's deck")
    grammar.phrase(DiscardTop, "discard(s) the top {count} cards of {of} 's deck")
    grammar.phrase(
        StoreTop, "reveal the top card of {of} 's deck and store it in you 's vibranium suit",
    )  # fmt: skip
    grammar.phrase(StoreTop, "reveal the top {count} cards of {of} 's deck and store them in you 's vibranium suit")
    grammar.phrase(AcquireMission, "acquire a new mission")
    grammar.phrase(
        LookAtHand, "look at {of} 's hand", "{of} reveals~reveal they 's hand", "{of} must reveal they 's hand"
    )
    ways = (
        "choose {n} {what} for them to discard",
        "choose {n} {what} [that] they must discard",
        "choose {n} {what} in they 's hand for them to discard",
        "choose {n} {what} in they 's hand . they discard it",
        "choose {n} {what} and discard it",
        "choose {n} {what} to discard",
        "discard {n} {what} from it",
        "choose {n} {what} from it|they_'s_hand for them to discard",
    )
    chosen = "they|that_player|you_'s_opponent discards|discard {n} {what} of you 's choice"
    for way in (*ways, chosen):
        for number in ("1", "a|an", "one"):
            grammar.phrase(ChooseForThem, way.replace("{n}", number))
    grammar.phrase(
        RevealTop,
        "reveal the top card of {of} 's deck",
        "look at the top card of {of} 's deck",
        "{of} reveals~reveal the top card of they 's deck",
    )
    grammar.phrase(RevealTop, "reveal the bottom card of {of} 's deck", bottom=True)
    grammar.phrase(PutThatCard, "put the|that card in|into you 's hand", "add the|that card|it to you 's hand",
                   "put|add|take it in|into|to you 's hand", "draw that|the card", "draw it")  # fmt: skip
    grammar.phrase(PutThatCard, "discard(s) that|the [chosen|revealed] card", "discard(s) it", hand=False)
    that = "that_card|it|the_revealed_card|the_card|the_chosen_card"
    grammar.phrase(PutThatUnder, f"put(s)|place(s) {that} on the bottom of you|they 's deck")
    grammar.phrase(PutThatOnTop, f"put(s)|place(s)|return(s) {that} [back] on|on_the|to_the top [of you|they 's deck]")
    top = "look at the top {count} cards of {of} 's deck"
    grammar.phrase(
        SiftTop, f"{top} . put|place them back in any order", f"{top} and put|place|return them [back] in any order"
    )
    for shown, look in ((False, "look at"), (True, "reveal")):
        seen = f"{look} the top {{count}} cards of {{of}} 's deck"
        for joint in (". ", "and ", ", "):
            kept = f"{seen} {joint}put|add|place|keep|draw|take {{taken}} [of them] [in|into|to you_'s hand] "
            for rest in ("and put|place the rest", "and the rest|other", ". put|place the rest|other|others",
                         "and put|place the other+s"):  # fmt: skip
                grammar.phrase(SiftTop, f"{kept}{rest} on|to the bottom [of you 's deck] [in any order]",
                    where=Where.HAND,
                               rest_under=True, shown=shown, printed=False)  # fmt: skip
                grammar.phrase(SiftTop, f"{kept}{rest} back [in any order]",
                               f"{kept}{rest} [back] on|on_the top [of you 's deck] [in any order]",
                               where=Where.HAND, shown=shown, printed=False)  # fmt: skip
            grammar.phrase(SiftTop, f"{kept}and discard the rest|other|others",
                f"{kept}. discard the rest|other|others",
                           where=Where.HAND, rest_discarded=True, shown=shown)  # fmt: skip
    for shown, look in ((False, "look at"), (True, "reveal")):
        for where, kept in ((Where.DISCARD, "put|place {taken} [of them] in|into you|they 's discard pile"),
                            (Where.DISCARD, "[choose and] discard {taken} [of them]"),
                            (Where.DISCARD, "choose {taken} [of them] to discard"),
                            (Where.BOTTOM, "put|place {taken} [of them] on|to the bottom [of you|they 's deck]"),
                            ):  # fmt: skip
            for joint in (". ", "and ", ", "):
                for rest in (" and", " . put|place|return", " and put|place|return", " , then put|place|return"):
                    sifted = [f"{look} the top {{count}} cards of {{of}} 's deck {joint}{kept}{rest} "
                            f"the rest|others|other [card+s] {end} [of you|they 's deck] [in any order]"
                            for end in ("back", "[back] on|on_the|to_the top")]  # fmt: skip
                    grammar.phrase(SiftTop, *sifted, where=where, shown=shown, printed=False)
    taken = "put|add {taken} [of them] in|into|to you 's hand and <put> the rest on the bottom of you 's deck"
    for joint in (".", "and"):
        grammar.phrase(SiftTop, f"{top} {joint} {taken} [in any order]", where=Where.HAND, rest_under=True)
    grammar.phrase(
        SiftTop,
        "look at the top {count} cards of {of} 's deck . put|add {taken} of them in|into|to you 's hand and "
        "<put> the other <two|2|three|3|one|1> back on top of you 's deck [,] in any order",
        where=Where.HAND,
    )
    grammar.phrase(
        SiftTop,
        "look at the top {count} cards of {of} 's deck and discard {taken} of them . put|place the other 2|two|3|three "
        "back in any order",
        where=Where.DISCARD,
    )
    grammar.phrase(
        SiftTop,
        "reveal the top {count} cards of {of} 's deck . put {taken} of them on the bottom of the deck and the rest "
        "on top in any order",
        where=Where.BOTTOM,
        shown=True,
    )
    grammar.phrase(ShuffleHandIn, "shuffle(s) you|they 's hand into you|they 's deck")
