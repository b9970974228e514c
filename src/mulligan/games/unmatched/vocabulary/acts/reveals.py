"""Cards shown: two alike, some of a hand, one of everybody's at once; values named and predicted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.games.unmatched.effects import abilities, reactions
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import card_options, first_of
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import ABOUT_DECK, ABOUT_DISCARD, ABOUT_THEIRS, DISCARD, NUMBER, TAKE
from mulligan.games.unmatched.rules import harm
from mulligan.games.unmatched.table import (
    DISCARDS,
    LOOKS,
    PREDICTED,
    PUTS_IN_DECK,
    REVEALS_CARD,
    SHUFFLES,
    TAKES_CARD,
    TURN_PLAYER,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import OfCombat
from mulligan.games.unmatched.vocabulary.acts.picking import ask_number
from mulligan.games.unmatched.vocabulary.asking.questions import MOST_VALUE
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Instruction, Players
from mulligan.language.grammar import Grammar

SHOWING = 0  # the questions of a hand of which some cards are shown
CHOOSING = 1
ROOM = 4096  # kinds of card that fit into a number for each player


@dataclass(frozen=True)
class RevealPair(Instruction):
    """Two cards of one name are shown, where one has them."""

    def do(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        twice = [card for card in hand if sum(table.printed[other] == table.printed[card] for other in hand) > 1]
        if not twice:
            return at.done(False)
        return at.ask(table, ABOUT_DECK, card_options(table, twice, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        shown = [card for card in table.hands[at.actor] if table.printed[card] == table.answer - TAKE][:2]
        for card in shown:
            table.show(card)
            table.happen(REVEALS_CARD, at.actor, at.cited(table), card)
        return at.done(True)


@dataclass(frozen=True)
class RevealSome(Instruction):
    """A player shows so many cards of the hand, as that one likes; of these some are chosen and discarded.

    `work` has the places in the hand of what is shown, `left` how many are still to be shown or chosen.
    """

    of: Players
    count: Amount
    chosen: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        if other < 0:
            return at.done(False)
        hand = table.hands[other]
        if at.left < 0:
            at.left = min(self.count.of(table, at), len(hand))
            at.amount = 0
        if at.stage == SHOWING:
            hidden = [card for place, card in enumerate(hand) if not at.work >> place & 1]
            if at.left > 0:
                table.ask(table.seat_of[other], ABOUT_DECK, card_options(table, hidden, TAKE))
                return False
            at.stage = CHOOSING
            at.left = self.chosen.of(table, at)
        shown = [card for place, card in enumerate(hand) if at.work >> place & 1]
        if at.left <= 0 or not shown:
            return at.done(at.amount > 0)
        held = reactions.discarding(table, at, Player(other))
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.done(False)
        return at.ask(table, ABOUT_THEIRS, card_options(table, shown, TAKE))

    def answered(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        hand = table.hands[other]
        wanted = at.stage == CHOOSING
        place = 0
        while table.printed[hand[place]] != table.answer - TAKE or bool(at.work >> place & 1) != wanted:
            place += 1
        card = hand[place]
        at.left -= 1
        if wanted:
            reactions.discard(table, at, Player(other), card)
            below = at.work & (1 << place) - 1
            at.work = at.work >> place + 1 << place | below
            at.that_card = card
            at.amount += 1
        else:
            at.work |= 1 << place
            table.show(card)
            table.happen(REVEALS_CARD, Player(other), at.cited(table), card)
        return False


@dataclass(frozen=True)
class RevealRandom(Instruction):
    """A card of a hand, chosen by chance, is shown, or looked at by one player; it is spoken of from then on."""

    of: Players
    looked: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        hand = table.hands[other] if other >= 0 else []
        at.that_card = NO_CARD
        if not hand:
            return at.done(False)
        card = hand[table.random_below(len(hand))]
        at.that_card = card
        if self.looked:
            table.tell(card, at.you)
            table.happen(LOOKS, at.you, at.cited(table), NO_CARD, 0, other)
        else:
            table.show(card)
            table.happen(REVEALS_CARD, Player(other), at.cited(table), card)
        return at.done(True)


@dataclass(frozen=True)
class RandomToDeck(Instruction):
    """Cards of a hand, chosen by chance, go on the deck, or under it."""

    of: Players
    top: bool = True
    count: Amount = Number(1)

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        hand = table.hands[other] if other >= 0 else []
        at.that_card = NO_CARD
        at.amount = 0
        for _ in range(min(self.count.of(table, at), len(hand))):
            card = hand.pop(table.random_below(len(hand)))
            if self.top:
                table.decks[other].append(card)
            else:
                table.decks[other].insert(0, card)
            table.happen(PUTS_IN_DECK, Player(other), at.cited(table), card)
            at.that_card = card
            at.amount += 1
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class TakeAllShown(Instruction):
    """The top cards of one's deck are shown: all of a kind go to hand, the rest is discarded or shuffled in again."""

    count: Amount
    what: CardsLike
    shuffled: bool

    def do(self, table: Table, at: Resolving) -> bool:
        player = at.actor
        deck = table.decks[player]
        count = min(self.count.of(table, at), len(deck))
        top = deck[len(deck) - count :]
        top.reverse()
        for card in top:
            table.show(card)
            table.happen(REVEALS_CARD, player, at.cited(table), card)
        at.amount = 0
        for card in self.what.among(table, top):
            deck.remove(card)
            table.hands[player].append(card)
            table.happen(TAKES_CARD, player, at.cited(table), card)
            at.that_card = card
            at.amount += 1
        if self.shuffled:
            table.shuffle(deck)
            table.happen(SHUFFLES, player, at.cited(table))
            return at.done(at.amount > 0)
        for card in top:
            if card in deck:
                deck.remove(card)
                table.to_discard(card)
                table.happen(DISCARDS, player, at.cited(table), card)
        return at.done(at.amount > 0)


class Rest(Enum):
    """What becomes of cards that were shown and not taken."""

    SHUFFLED = "shuffled into the deck"
    UNDER = "put under the deck"
    DISCARDED = "discarded"


@dataclass(frozen=True)
class RevealUntil(Instruction):
    """Cards of one's deck are shown, from the top, until one is of a kind: it goes to hand, the rest elsewhere."""

    what: CardsLike
    rest: Rest

    def do(self, table: Table, at: Resolving) -> bool:
        player = at.actor
        deck = table.decks[player]
        shown: list[Card] = []
        at.that_card = NO_CARD
        while deck and at.that_card < 0:
            card = deck.pop()
            table.show(card)
            table.happen(REVEALS_CARD, player, at.cited(table), card)
            if self.what.among(table, [card]):
                at.that_card = card
                table.hands[player].append(card)
                table.happen(TAKES_CARD, player, at.cited(table), card)
            else:
                shown.append(card)
        for card in shown:
            if self.rest is Rest.DISCARDED:
                table.to_discard(card)
                table.happen(DISCARDS, player, at.cited(table), card)
            else:
                deck.insert(0, card)
        if self.rest is Rest.SHUFFLED:
            table.shuffle(deck)
            table.happen(SHUFFLES, player, at.cited(table))
        return at.done(at.that_card >= 0)


@dataclass(frozen=True)
class RevealAtOnce(Instruction):
    """Each player shows a card, all at once, and draws its BOOST value; who drew most takes as much damage.

    `work` has what each player chose, `left` counts the players.
    """

    def do(self, table: Table, at: Resolving) -> bool:
        players = table.sheet.players
        if at.left < 0:
            at.left = 0
        while at.left < players:
            player = Player((table.turn[TURN_PLAYER] + at.left) % players)
            if table.alive(player) and table.hands[player]:
                table.ask(table.seat_of[player], ABOUT_DECK, card_options(table, table.hands[player], TAKE))
                return False
            at.left += 1
        self.draw(table, at)
        return at.done(True)

    def answered(self, table: Table, at: Resolving) -> bool:
        player = (table.turn[TURN_PLAYER] + at.left) % table.sheet.players
        at.work += (table.answer - TAKE + 1) * ROOM**player
        at.left += 1
        return False

    def draw(self, table: Table, at: Resolving) -> None:
        shown: list[Card] = []
        for player in table.sheet.all_players:
            kind = at.work // ROOM**player % ROOM - 1
            card = table.in_hand(player, kind) if kind >= 0 else NO_CARD
            shown.append(card)
            if card >= 0:
                table.show(card)
                table.happen(REVEALS_CARD, player, at.cited(table), card)
        drawn: list[int] = []
        for player, card in zip(table.sheet.all_players, shown, strict=True):
            wanted = abilities.boost_value(table, card)
            drawn.append(harm.draw(table, player, wanted, at.cited(table)) if wanted > 0 else 0)
        most = max(drawn)
        for player, count in zip(table.sheet.all_players, drawn, strict=True):
            if count == most and most > 0 and not table.over:
                harm.deal(table, table.sheet.heroes_of[player], most, at.cited(table))


@dataclass(frozen=True)
class RevealBoth(Instruction):
    """The top cards of one's own and of the opponent's deck are shown: one's own is spoken of, the other compared."""

    of: Players

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        at.that_card = NO_CARD
        at.amount = 0
        for player in (at.you, Player(other)):
            deck = table.decks[player] if player >= 0 else []
            if deck:
                table.show(deck[-1])
                table.happen(REVEALS_CARD, player, at.cited(table), deck[-1])
                if player == at.you:
                    at.that_card = deck[-1]
                else:
                    at.amount = abilities.boost_value(table, deck[-1])
        return at.done(at.that_card >= 0)


@dataclass(frozen=True)
class HigherBoost(Condition):
    """One's own card of the two shown has the higher BOOST value."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.that_card >= 0 and abilities.boost_value(table, at.that_card) > at.amount


@dataclass(frozen=True)
class DiscardMatching(Instruction):
    """A card whose value was named is discarded, where there is one."""

    def do(self, table: Table, at: Resolving) -> bool:
        at.that_card = NO_CARD
        hand = table.hands[at.actor]
        fit = [card for card in hand if table.sheet.value[table.printed[card]] == at.named]
        held = reactions.discarding(table, at, at.actor) if fit else reactions.STOPPED
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.done(False)
        return at.ask(table, ABOUT_DISCARD, card_options(table, fit, DISCARD))

    def answered(self, table: Table, at: Resolving) -> bool:
        card = table.in_hand(at.actor, table.answer - DISCARD)
        reactions.discard(table, at, at.actor, card)
        at.that_card = card
        return at.done(True)


@dataclass(frozen=True)
class NothingMatched(Condition):
    """There was no card of the value that was named."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.that_card < 0


@dataclass(frozen=True)
class PredictValue(OfCombat):
    """Before cards are revealed, a player says what the printed value of the other card will be."""

    def do(self, table: Table, at: Resolving) -> bool:
        return ask_number(table, at, MOST_VALUE)

    def answered(self, table: Table, at: Resolving) -> bool:
        if at.side >= 0:
            table.combat[PREDICTED + at.side] = table.answer - NUMBER + 1
        return at.done(True)


@dataclass(frozen=True)
class PredictedRight(Condition):
    """The prediction came true."""

    def holds(self, table: Table, at: Resolving) -> bool:
        if at.side < 0 or table.combat[PREDICTED + at.side] == 0:
            return False
        return table.combat[PREDICTED + at.side] - 1 == table.printed_value(1 - at.side)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for cards that are shown."""
    enter_chance(grammar)
    grammar.phrase(RevealPair, "reveal(s) two|2 cards from|in you|they 's hand with|of the same name",
                   "reveal(s) two|2 copies of a|one card from|in you|they 's hand")  # fmt: skip
    grammar.phrase(
        RevealSome, "{of} reveals~reveal {count} card+s from|in they 's hand . choose {chosen} of those cards|them for "
        "them to discard",
        "{of} reveals~reveal {count} card+s from|in they 's hand . choose {chosen} of those cards|them . they discard "
        "it|them|those_cards",
    )  # fmt: skip
    shown = "reveal the top {count} cards of you 's deck . put|add all|each {what} [revealed] [among|of them]"
    for shuffled, rest in ((False, "discard the rest|others"),
                           (True, "shuffle the rest|others [back] into you 's deck")):  # fmt: skip
        grammar.phrase(TakeAllShown, f"{shown} in|into|to you 's hand and {rest}",
                       f"{shown} in|into|to you 's hand . {rest}", shuffled=shuffled)  # fmt: skip
    seen = "reveal(s)|flip(s) cards from [the] [top of] you|they 's deck until you|they reveal|find a|an {what}"
    taken = ". put|add|take|draw it|that_card|the_card [in|into|to] [you|they] ['s] [hand] [and|.]"
    for left, said in (
        (Rest.SHUFFLED, "shuffle the rest|others|other_cards|revealed_cards [back] [into] [you|they] ['s] [deck]"),
        (Rest.UNDER, "put|place the rest|others|other_cards on|to the bottom [of you|they 's deck] [in any order]"),
        (Rest.DISCARDED, "discard the rest|others|other_cards"),
    ):
        grammar.phrase(RevealUntil, f"{seen} {taken} {said}", rest=left)
    grammar.phrase(
        RevealAtOnce, "each player simultaneously reveals a card from they 's hand and draws card+s equal to they 's "
        "card 's boost value . the player+s who drew the most cards deals|deal that much damage to they 's hero",
        "all players reveal a card from they 's hand at the same time and draw cards equal to it 's boost value . "
        "whoever drew most takes as much damage",
    )  # fmt: skip
    grammar.phrase(RevealBoth, "reveal the top card of you 's deck and {of} 's deck",
                   "reveal the top card of you 's deck and the top card of {of} 's deck")  # fmt: skip
    grammar.phrase(HigherBoost, "you 's card has a|the higher boost value", "you 's card 's boost value is higher",
                   "the boost value of you 's card is higher")  # fmt: skip
    grammar.phrase(DiscardMatching, "[choose(s)] [and] discard(s) a|one|1 card matching|with|of that|the "
                   "[named] [attack_or_defense] value")  # fmt: skip
    grammar.phrase(NothingMatched, "they do not|don't have a card of|with the|that [named] value",
                   "they have no card of|with the|that [named] value")  # fmt: skip
    grammar.phrase(PredictValue, "predict the printed [attack|defense] value of the|you_'s opponent 's card")
    grammar.phrase(PredictedRight, "you predicted the correct value", "you predicted correctly",
                   "you 's prediction is|was correct")  # fmt: skip


def enter_chance(grammar: Grammar) -> None:
    """Cards of a hand that nobody chooses."""
    chance = ("a|one|1 random card from|in WHOSE 's hand", "a|one|1 card at random from|in WHOSE 's hand",
              "a|one|1 card from|in WHOSE 's hand at random")  # fmt: skip
    own = [way.replace("WHOSE", "they") for way in chance]
    any_ = [way.replace("WHOSE", "{of}") for way in chance]
    grammar.phrase(RevealRandom, *(f"reveal {way}" for way in any_),
                   *(f"{{of}} reveals~reveal|must_reveal {way}" for way in own))  # fmt: skip
    grammar.phrase(RevealRandom, *(f"look at {way}" for way in any_), looked=True)
    for top, end in ((True, "on|on_the|to_the top"), (False, "on|to the bottom")):
        grammar.phrase(RandomToDeck, *(f"put|place|return {way} {end} of they 's deck" for way in any_),
                       *(f"{{of}} puts~put|places~place {way} {end} of they 's deck" for way in own),
                       top=top, count=Number(1))  # fmt: skip
        some = f"{{count}} random cards from|in WHOSE 's hand {end} of they 's deck"
        grammar.phrase(RandomToDeck, "put|place|return " + some.replace("WHOSE", "{of}"),
                       "{of} puts~put|places~place " + some.replace("WHOSE", "they"), top=top)  # fmt: skip
