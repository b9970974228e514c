"""Single cards of a hand: kept, revealed, chosen in somebody else's; and a deck shuffled."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.effects import reactions
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import card_of, card_options, first_of
from mulligan.games.unmatched.effects.moments import ALL_EFFECTS
from mulligan.games.unmatched.numbers import NO_PLAYER, Fighter, Player
from mulligan.games.unmatched.options import ABOUT_DECK, ABOUT_THEIRS, DONE, TAKE
from mulligan.games.unmatched.rules.window import Window
from mulligan.games.unmatched.table import (
    ATTACKER,
    BASE,
    CANCELLED,
    COMBAT_CARD,
    COMBAT_PLAYER,
    DISCARDS,
    FIGHTERS,
    LOOKS,
    PUTS_IN_DECK,
    REVEALS,
    REVEALS_CARD,
    SHUFFLES,
    TAKES_CARD,
    VALUE_IGNORED,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.drawing import (
    DiscardCards,
    DiscardHand,
    DrawAsMany,
    DrawUntil,
    PutThatUnder,
    ask_of_top,
    left_of_top,
    look_at_top,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import OfCombat
from mulligan.games.unmatched.vocabulary.acts.picking import as_one_likes
from mulligan.games.unmatched.vocabulary.nouns.amounts import AtMost, CardsLike, Counted, CountHand, HowMany
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import Exactly
from mulligan.language.core.flow import By
from mulligan.language.core.kinds import Amount, Instruction, Players, Quantity
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class KeepDrawn(Instruction):
    """Of the cards just drawn some are kept; the others go under the deck, in any order."""

    keep: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        if at.left < 0:
            at.work = min(at.amount, len(hand))
            at.left = max(at.work - self.keep.of(table, at), 0)
        if at.left <= 0:
            return at.done(True)
        return at.ask(table, ABOUT_DECK, card_options(table, hand[len(hand) - at.work :], TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        card = card_of(table, hand[len(hand) - at.work :], table.answer - TAKE)
        hand.remove(card)
        table.decks[at.actor].insert(0, card)
        table.happen(PUTS_IN_DECK, at.actor, at.cited(table), card)
        at.work -= 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class RevealFromHand(Instruction):
    """A card of one's own hand is shown, and spoken of from then on."""

    what: CardsLike = CardsLike()

    def do(self, table: Table, at: Resolving) -> bool:
        fit = self.what.among(table, table.hands[at.actor])
        at.that_card = NO_CARD
        if not fit:
            return at.done(False)
        return at.ask(table, ABOUT_DECK, card_options(table, fit, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        card = table.in_hand(at.actor, table.answer - TAKE)
        table.show(card)
        at.that_card = card
        table.happen(REVEALS_CARD, at.actor, at.cited(table), card)
        return at.done(True)


@dataclass(frozen=True)
class RevealCards(Instruction):
    """Several cards of one's own hand are shown."""

    count: Quantity
    what: CardsLike = CardsLike()

    def do(self, table: Table, at: Resolving) -> bool:
        if at.left < 0:
            at.left = self.count.of(table, at)
            at.amount = at.work = 0
        fit = [card for card in self.fitting(table, at) if not at.work >> table.hands[at.actor].index(card) & 1]
        if at.left <= 0 or not fit:
            return at.done(at.amount > 0)
        options = card_options(table, fit, TAKE)
        if as_one_likes(self.count):
            options.append(DONE)
        return at.ask(table, ABOUT_DECK, options)

    def fitting(self, table: Table, at: Resolving) -> list[Card]:
        return self.what.among(table, table.hands[at.actor])

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DONE:
            return at.done(at.amount > 0)
        hand = table.hands[at.actor]
        hidden = [card for card in self.fitting(table, at) if not at.work >> hand.index(card) & 1]
        card = card_of(table, hidden, table.answer - TAKE)
        table.show(card)
        table.happen(REVEALS_CARD, at.actor, at.cited(table), card)
        at.work |= 1 << hand.index(card)
        at.that_card = card
        at.amount += 1
        at.left -= 1
        return False


@dataclass(frozen=True)
class ChooseSeen(Instruction):
    """A card of the hand just seen, to be spoken of."""

    what: CardsLike = CardsLike()
    whose: Players | None = None  # settled by what stands before

    def holder(self, table: Table, at: Resolving) -> Player:
        return NO_PLAYER if self.whose is None else Player(first_of(bits_of(table, at, self.whose)))

    def do(self, table: Table, at: Resolving) -> bool:
        other = self.holder(table, at)
        fit = self.what.among(table, table.hands[other]) if other >= 0 else []
        at.that_card = NO_CARD
        if not fit:
            return at.done(False)
        return at.ask(table, ABOUT_THEIRS, card_options(table, fit, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        at.that_card = table.in_hand(self.holder(table, at), table.answer - TAKE)
        return at.done(True)


@dataclass(frozen=True)
class DiscardAsMany(Instruction):
    """Discard as many cards as an amount says."""

    count: Amount
    random: bool = False

    def lay(self, plan: Plan) -> None:
        plan.do(DiscardCards(Exactly(self.count), random=self.random))


@dataclass(frozen=True)
class DrawEachUpTo(Instruction):
    """A card is drawn for each of something, and no more than so many."""

    per: Counted
    most: Amount

    def lay(self, plan: Plan) -> None:
        plan.do(DrawAsMany(AtMost(self.per, self.most)))


@dataclass(frozen=True)
class DiscardTheirs(Instruction):
    """Cards of somebody's hand are discarded by chance."""

    of: Players
    count: Quantity

    def lay(self, plan: Plan) -> None:
        plan.act(By(self.of, DiscardCards(self.count, random=True)))


@dataclass(frozen=True)
class ShufflePlayerDeck(Instruction):
    """A deck is shuffled."""

    def do(self, table: Table, at: Resolving) -> bool:
        table.shuffle(table.decks[at.actor])
        table.happen(SHUFFLES, at.actor, at.cited(table))
        return at.done(True)


@dataclass(frozen=True)
class PlayAnother(OfCombat):
    """The attack card goes back to its player's hand, and the defender says which card is played instead."""

    def do(self, table: Table, at: Resolving) -> bool:
        combat = table.combat
        if at.side < 0 or at.side == ATTACKER or combat[COMBAT_CARD] < 0:
            return at.done(False)
        other: int = combat[COMBAT_PLAYER]
        hand = table.hands[other]
        old: Card = Card(combat[COMBAT_CARD])
        held = reactions.looking(table, at, 1 << other)
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.cancel(table)
        if at.left < 0:
            at.left = 1
            for card in hand:
                table.tell(card, at.you)
            table.happen(LOOKS, at.you, at.cited(table), NO_CARD, 0, other)
        fighter: Fighter = Fighter(combat[FIGHTERS])
        fit = [card for card in [*hand, old] if legality.attacking_with(table, fighter, table.printed[card]) == ALLOWED]
        return at.ask(table, ABOUT_THEIRS, card_options(table, fit, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        combat = table.combat
        other: int = combat[COMBAT_PLAYER]
        old: Card = Card(combat[COMBAT_CARD])
        if table.printed[old] == table.answer - TAKE:  # back to the hand, and out again
            card = old
        else:
            card = table.in_hand(Player(other), table.answer - TAKE)
            table.hands[other].remove(card)
            table.hands[other].append(old)
            table.happen(TAKES_CARD, Player(other), at.cited(table), old)
        table.played[table.played.index(old)] = card
        combat[COMBAT_CARD] = card
        table.show(card)
        combat[BASE] = table.printed_value(ATTACKER)
        combat[CANCELLED] = 0
        combat[VALUE_IGNORED] = 0
        table.happen(REVEALS, Player(other), at.cited(table), card, combat[BASE])
        return at.done(True)


@dataclass(frozen=True)
class PlayFromDeck(OfCombat):
    """The attack card is discarded; its player reveals cards of the deck until one can be played, and plays it.

    The others go under the deck by chance. Where none can be played the attack goes on without a value.
    """

    def do(self, table: Table, at: Resolving) -> bool:
        combat = table.combat
        if at.side < 0 or at.side == ATTACKER or combat[COMBAT_CARD] < 0:
            return at.done(False)
        other: int = combat[COMBAT_PLAYER]
        fighter: Fighter = Fighter(combat[FIGHTERS])
        deck = table.decks[other]
        shown: list[Card] = []
        found = NO_CARD
        while deck and found < 0:
            card = deck.pop()
            table.show(card)
            table.happen(REVEALS_CARD, Player(other), at.cited(table), card)
            if legality.attacking_with(table, fighter, table.printed[card]) == ALLOWED:
                found = card
            else:
                shown.append(card)
        while shown:
            deck.insert(0, shown.pop(table.random_below(len(shown))))
        combat[VALUE_IGNORED] = 0
        combat[CANCELLED] = 0
        if found < 0:
            combat[VALUE_IGNORED] = 1
            combat[CANCELLED] = ALL_EFFECTS
            return at.done(False)
        old: Card = Card(combat[COMBAT_CARD])
        table.played[table.played.index(old)] = found
        combat[COMBAT_CARD] = found
        table.to_discard(old)
        table.happen(DISCARDS, Player(other), at.cited(table), old)
        combat[BASE] = table.printed_value(ATTACKER)
        table.happen(REVEALS, Player(other), at.cited(table), found, combat[BASE])
        return at.done(True)


@dataclass(frozen=True)
class PlayInstead(OfCombat):
    """This card goes back to hand, and another one of the hand is played in its place, with all its effects."""

    def do(self, table: Table, at: Resolving) -> bool:
        fit = self.playable(table, at)
        if not fit:
            return at.done(False)
        return at.ask(table, ABOUT_DECK, card_options(table, fit, TAKE))

    def playable(self, table: Table, at: Resolving) -> list[Card]:
        if at.side < 0 or table.combat[COMBAT_CARD + at.side] != at.card:
            return []
        fighter: Fighter = Fighter(table.combat[FIGHTERS + at.side])
        found: list[Card] = []
        for card in table.hands[at.you]:
            kind: int = table.printed[card]
            if at.side == ATTACKER:
                fits = legality.attacking_with(table, fighter, kind) == ALLOWED
                fits = fits and legality.may_strike(table, fighter, Fighter(table.combat[FIGHTERS + 1]), kind)
            else:
                fits = legality.defending_with(table, fighter, kind) == ALLOWED
            if fits:
                found.append(card)
        return found

    def answered(self, table: Table, at: Resolving) -> bool:
        combat, side = table.combat, at.side
        card = table.in_hand(at.you, table.answer - TAKE)
        table.hands[at.you].remove(card)
        table.hands[at.you].append(at.card)
        table.happen(TAKES_CARD, at.you, at.cited(table), at.card)
        table.played[table.played.index(at.card)] = card
        combat[COMBAT_CARD + side] = card
        table.show(card)
        combat[BASE + side] = table.printed_value(side)
        combat[CANCELLED + side] = 0
        combat[VALUE_IGNORED + side] = 0
        table.happen(REVEALS, at.you, at.cited(table), card, combat[BASE + side])
        below = table.stack[-2]
        if isinstance(below, Window):
            below.card_waits(table)
        return at.done(True)


@dataclass(frozen=True)
class DrawToMatch(Instruction):
    """Draw until one has as many cards as somebody else."""

    of: Players

    def lay(self, plan: Plan) -> None:
        plan.do(DrawUntil(HowMany(CountHand(self.of))))


@dataclass(frozen=True)
class CountSeen(Counted):
    """Cards of a kind in a hand that was shown."""

    what: CardsLike
    whose: Players | None = None

    def of(self, table: Table, at: Resolving) -> int:
        whose = 0 if self.whose is None else bits_of(table, at, self.whose)
        count = 0
        for player in range(table.sheet.players):
            if whose >> player & 1:
                count += len(self.what.among(table, table.hands[player]))
        return count


@dataclass(frozen=True)
class TakeAndShuffle(Instruction):
    """Look at the top cards of one's deck: some go to the hand, and the rest is shuffled in again."""

    count: Amount
    taken: Amount
    shown: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        deck = table.decks[at.actor]
        if at.left < 0:
            look_at_top(table, at, deck, self.count.of(table, at), self.shown)
            at.amount = min(self.taken.of(table, at), at.left)
        if at.amount > 0:
            return ask_of_top(table, at, deck)
        table.shuffle(deck)
        return at.done(True)

    def answered(self, table: Table, at: Resolving) -> bool:
        player = at.actor
        deck = table.decks[player]
        card = card_of(table, left_of_top(at, deck), table.answer - TAKE)
        deck.remove(card)
        at.left -= 1
        at.amount -= 1
        table.hands[player].append(card)
        table.tell(card, player)
        table.happen(TAKES_CARD, player, at.cited(table), card)
        return False


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    rest = "put|place any_others|the_others|the_other|the_rest on the bottom of you|they 's deck [in any order]"
    grammar.phrase(KeepDrawn, f"keep {{keep}} [of them] and {rest}")
    grammar.phrase(RevealFromHand, "reveal(s) a|an|1|one {what} from|in you|they 's hand")
    grammar.phrase(RevealCards, "reveal(s) {count} {what} from|in you|they 's hand")
    grammar.phrase(
        ChooseSeen, "choose a|an|1|one {what} [in|from it] [there]", "choose a|an|1|one {what} in|from they 's hand"
    )
    grammar.phrase(ChooseSeen, "choose one|1 of the revealed cards", "choose one|1 of those|these|they_'s cards",
                   "choose a|one|1 revealed card", what=CardsLike(), printed=False)  # fmt: skip
    grammar.phrase(CountSeen, "{what} revealed [this way]", "revealed {what}")
    grammar.phrase(CountSeen, "{what} in|from {whose} 's hand", printed=False)
    grammar.phrase(DiscardAsMany, "discard(s) [a number of] card+s equal to {count}", "discard(s) {count} cards")
    grammar.phrase(DiscardAsMany, "discard(s) [a number of] random card+s equal to {count}",
                   "discard(s) [a number of] card+s at random equal to {count}", "discard(s) {count} random cards",
                   "discard(s) {count} cards at random", random=True)  # fmt: skip
    each = "draw(s) a|1|one card for each {per:counted} ,"
    grammar.phrase(DrawEachUpTo, f"{each} up to {{most}} [cards]", f"{each} [up] to a maximum of {{most}} [cards]",
                   f"{each} maximum {{most}}")  # fmt: skip
    grammar.phrase(DiscardTheirs, "discard {count} random card+s from|in {of} 's hand",
                   "discard {count} card+s at random from|in {of} 's hand",
                   "discard {count} card+s from|in {of} 's hand at random",
                   "{of} loses~lose {count} random card+s from they 's hand")  # fmt: skip
    grammar.phrase(
        DrawToMatch, "draw(s) [cards] until you have as many cards [in you_'s hand] [in hand] as {of} [has~have]"
    )
    grammar.phrase(ShufflePlayerDeck, "shuffle(s) you|they 's deck+s")
    again = "[. resolve all effects on that|the card as normal|usual]"
    grammar.phrase(
        PlayInstead, f"return this card to you 's hand and choose|play a_different|another card to play {again}",
        f"return this card to you 's hand and play a_different|another card [in it 's place] {again}",
    )  # fmt: skip
    grammar.phrase(
        PlayFromDeck, "discard you 's opponent 's [attack] card . they reveal cards from they 's deck until they "
        "reveal|find an attack or versatile card [that] they can|could play . they play that|the card [instead] and "
        "randomly put|place the rest|others [of the revealed cards] on|to the bottom of they 's deck",
    )  # fmt: skip
    grammar.phrase(
        PlayAnother,
        "return you 's opponent 's attack card to they 's hand . look at they 's hand and choose a|an attack or "
        "versatile card for them to play",
        "return you 's opponent 's attack card to they 's hand . look at they 's hand , then choose a|an attack or "
        "versatile card that they play instead",
    )  # fmt: skip
    same = "draw(s) [cards] until you have the same number"
    grammar.phrase(DrawToMatch, f"{same} [of cards] [in hand] as {{of}} [has~have]",
                   f"{same} of cards in you 's hand as {{of}} [has~have]", printed=False)  # fmt: skip
    enter_kept(grammar)


def enter_kept(grammar: Grammar) -> None:
    kept = "add|put|take|choose|keep {taken} [of them] [and] [add|put] [it|them] to|into|in you 's hand"
    rest = "shuffle the rest|others|other [back] into you|the 's deck"
    for shown, look in ((False, "look at"), (True, "reveal")):
        top = f"{look} the top {{count}} cards of you 's deck"
        grammar.phrase(TakeAndShuffle, *(f"{top} {one} {kept} {other} {rest}" for one in (".", "and", ",") for other in
                       (".", "and", ", and", ", then")), shown=shown)  # fmt: skip
    grammar.phrase(PutThatUnder, "put(s)|place(s)|return(s) that_card|it|the_card on|to the bottom [of you|they"
    " 's deck]",
                   printed=False)  # fmt: skip
    grammar.phrase(DiscardHand, "discard(s) you|they 's entire|whole hand",
    "discard(s) all of the cards in you|they 's hand",
                   "discard(s) all [of] you|they 's cards", printed=False)  # fmt: skip
