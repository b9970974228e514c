"""The table of Mystic War: realms, hands, deck and the cards just played, as columns; and all that changes them."""

from typing import Final

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.cards import (
    ACTION_CARDS,
    EARTH_GODDESS,
    EFFECT,
    GOD_KING,
    VICTORY_CARDS,
    WHITE_JUDGMENT,
)
from mulligan.games.mystic_war.mat import AT_THE_START, FOLLOWERS, GOLD, LEAST, MOST, MYSTIC_POWER, RESOURCES, wealth_of
from mulligan.kernel.state import PREVENTED, RowState

# The round column.
FIRST: Final = 0  # the First Player (2.4)
NEXT_FIRST: Final = 1  # who passed first this round, -1 while nobody has (7.11)
PASSES: Final = 2  # how many have passed in a row (7.3)
TURN: Final = 3  # whose turn it is
DECK_ENDED: Final = 4  # 1 when the last card of the deck was drawn this round (7.10)
NUMBER: Final = 5  # which round this is
ROUND_SIZE: Final = 6

ROUNDS_AT_MOST: Final = 1000  # then the game is a draw (Ruling 18)

# Groups of cards that may be mistaken for each other (kernel, `group`).
ACTION_GROUP: Final = 0  # the first deck; every later one has a number of its own
VICTORY_GROUP: Final = 1
GENIE_GROUP: Final = 2  # the discards that somebody went through unseen, and the card taken from them
FIRST_LATER_GROUP: Final = 3

# What happens. The names are those of the message catalogue.
EVENTS: Final = [
    "cuts", "goes-first", "round", "draws", "receives", "trades", "gains", "loses", "forfeits", "shielded",
    "passes", "discards", "plays", "adds", "face-up", "gives-up", "takes-deity", "keeps-deity", "captures", "canceled",
    "negated", "refuses", "accepts", "reshuffles", "deck-ends", "judgment-under", "exchanges", "keeps-goal", "checks",
    "wins", "nobody-wins", "draws-for-chaos", "no-legal-play", "takes-discard", "turns-up", "shows-goal", "endless",
    "no-effect", "spared", "doubled", "halved",
]  # fmt: skip
CUTS: Final = 0
GOES_FIRST: Final = 1
ROUND_BEGINS: Final = 2
DRAWS: Final = 3
RECEIVES: Final = 4
TRADES: Final = 5
GAINS: Final = 6
LOSES: Final = 7  # a loss that a face-up deity can prevent
FORFEITS: Final = 8  # a loss that nothing prevents: a trade, an EVENT card
SHIELDED: Final = 9
PASSED: Final = 10
DISCARDS: Final = 11
PLAYS: Final = 12
ADDS: Final = 13
FACE_UP: Final = 14
GIVES_UP: Final = 15
TAKES_DEITY: Final = 16
KEEPS_DEITY: Final = 17
CAPTURES: Final = 18
CANCELED: Final = 19
NEGATED: Final = 20
REFUSES: Final = 21
ACCEPTS: Final = 22
RESHUFFLES: Final = 23
DECK_ENDS: Final = 24
JUDGMENT_UNDER: Final = 25
EXCHANGES: Final = 26
KEEPS_GOAL: Final = 27
CHECKS: Final = 28
WINS: Final = 29
NOBODY_WINS: Final = 30
DRAWS_FOR_CHAOS: Final = 31
NO_LEGAL_PLAY: Final = 32
TAKES_DISCARD: Final = 33
TURNS_UP: Final = 34
SHOWS_GOAL: Final = 35
ENDLESS: Final = 36
NO_EFFECT_LEFT: Final = 37
SPARED: Final = 38
DOUBLED: Final = 39
HALVED: Final = 40


class Table(RowState):
    """Everything on and around the table, and the events that change it."""

    round: list[int]
    resources: list[int]
    deck: list[int]
    discards: list[int]
    spare_goals: list[int]
    goals: list[int]
    drawn: list[int]
    on_table: list[int]
    plays_card: list[int]
    plays_by: list[int]
    plays_effect: list[int]
    plays_on: list[int]
    plays_detail: list[int]
    plays_refused: list[int]
    given_up: list[int]
    hands: list[list[int]]
    face_up: list[list[int]]

    def fields(self) -> None:
        super().fields()
        self.round = self.column("round")
        self.resources = self.column("resources")  # three to a seat
        self.deck = self.column("deck")  # the last is on top
        self.discards = self.column("discards")
        self.spare_goals = self.column("spare goals")
        self.goals = self.column("goals")  # a victory card to a seat
        self.drawn = self.column("drawn")  # for Chaos Strikes
        self.on_table = self.column("on table")  # played and not yet discarded
        self.plays_card = self.column("plays: card")  # the card just played and all that was added to it, in order
        self.plays_by = self.column("plays: by")
        self.plays_effect = self.column("plays: effect")
        self.plays_on = self.column("plays: on")
        self.plays_detail = self.column("plays: detail")
        self.plays_refused = self.column("plays: refused")
        self.given_up = self.column("given up")  # the deities that Vacation of the Gods is about to take
        self.hands = self.columns_of("hand", self.seats)
        self.face_up = self.columns_of("face up", self.seats)

    # ---- looking ---------------------------------------------------------------------------------------------------

    def kind(self, card: int) -> int:
        return self.printed[card]

    def effect(self, card: int) -> int:
        return EFFECT[self.printed[card]]

    def amount_of(self, seat: int, resource: int) -> int:
        return self.resources[seat * RESOURCES + resource]

    def box(self, seat: int, resource: int) -> int:
        return self.resources[seat * RESOURCES + resource] // 10

    def wealth(self, seat: int) -> int:
        return wealth_of(self.resources[seat * RESOURCES + FOLLOWERS], self.resources[seat * RESOURCES + GOLD])

    def has_deity(self, seat: int, effect: int) -> bool:
        for card in self.face_up[seat]:
            if EFFECT[self.printed[card]] == effect:
                return True
        return False

    def shielded(self, seat: int, resource: int) -> bool:
        """God King and Earth Goddess: no loss of Mystic Power, no loss of Followers."""
        if resource == MYSTIC_POWER:
            return self.has_deity(seat, GOD_KING)
        if resource == FOLLOWERS:
            return self.has_deity(seat, EARTH_GODDESS)
        return False

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    def holds(self, seat: int, effect: int) -> bool:
        for card in self.hands[seat]:
            if EFFECT[self.printed[card]] == effect:
                return True
        return False

    def in_hand(self, seat: int, kind: int) -> int:
        """The card of that kind in a hand (like ones are one and the same)."""
        for card in self.hands[seat]:
            if self.printed[card] == kind:
                return card
        raise RuntimeError(f"no {cards.NAME[kind]} in the hand of seat {seat}")

    # ---- events ----------------------------------------------------------------------------------------------------

    def replace(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> int:
        if kind == LOSES and self.shielded(seat, detail):
            self.note(
                SHIELDED, seat, "God King" if detail == MYSTIC_POWER else "Earth Goddess", -1, amount, other, detail
            )
            return PREVENTED
        return amount

    def change(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> int:
        if kind == GAINS or kind == RECEIVES:
            return self.set_resource(seat, detail, amount)
        if kind == LOSES or kind == FORFEITS:
            return -self.set_resource(seat, detail, -amount)
        return amount

    def set_resource(self, seat: int, resource: int, by: int) -> int:
        """7.9: no resource goes below 1 or above 49. Gives the change that really came about."""
        i = seat * RESOURCES + resource
        before = self.resources[i]
        after = before + by
        if after < LEAST:
            after = LEAST
        elif after > MOST:
            after = MOST
        self.resources[i] = after
        return after - before

    # ---- cards on the move -----------------------------------------------------------------------------------------

    def discard(self, card: int) -> None:
        self.show(card)
        self.discards.append(card)

    def forget_plays(self, base: int) -> None:
        """The play that began here is over."""
        while len(self.plays_card) > base:
            self.plays_card.pop()
            self.plays_by.pop()
            self.plays_effect.pop()
            self.plays_on.pop()
            self.plays_detail.pop()
            self.plays_refused.pop()

    def draw(self) -> int:
        """The top card of the deck, -1 if none is left anywhere. 7.10: an empty deck is made anew of the discards."""
        if not self.deck:
            if not self.discards:
                return -1
            self.reshuffle()
        self.no_way_back()
        card = self.deck.pop()
        if not self.deck:
            self.round[DECK_ENDED] = 1
            self.happen(DECK_ENDS, -1, "7.10")
        return card

    def reshuffle(self) -> None:
        """7.10: the discards become the deck; the white-backed Judgment, if it is there, lies under it, face up."""
        self.deck.extend(self.discards)
        self.discards.clear()
        self.group_the_deck()
        self.happen(RESHUFFLES, -1, "7.10")
        white = self.take_white_judgment(self.deck)
        self.shuffle(self.deck)
        if white >= 0:
            self.put_judgment_under(white)

    def group_the_deck(self) -> None:
        """Who counts knows what is in the new deck, and what is in the hands: they are not mistaken for each other.

        Only the card that Genie took could be any of those that it lay among, and they are in the deck now.
        """
        group = self.group
        fresh = FIRST_LATER_GROUP
        while fresh in group:
            fresh += 1
        for card in self.deck:
            group[card] = fresh
        for card in range(ACTION_CARDS):
            if group[card] == GENIE_GROUP:
                group[card] = fresh

    def take_white_judgment(self, pile: list[int]) -> int:
        for card in pile:
            if self.printed[card] == WHITE_JUDGMENT:
                pile.remove(card)
                return card
        return -1

    def put_judgment_under(self, card: int) -> None:
        self.deck.insert(0, card)
        self.show(card)
        self.happen(JUDGMENT_UNDER, -1, "7.10", card)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def zones(self) -> list[list[int]]:
        """Every place where an action card can be."""
        return [self.deck, self.discards, self.drawn, self.on_table, *self.hands, *self.face_up]

    def set_out_cards(self) -> None:
        """3.0: realms of five each, the decks, and who knows what: nobody anything."""
        self.round.extend([0] * ROUND_SIZE)
        self.resources.extend([AT_THE_START] * (RESOURCES * self.seats))
        for card, kind in enumerate(cards.printed()):
            self.new_card(kind, ACTION_GROUP if card < ACTION_CARDS else VICTORY_GROUP)
        total = ACTION_CARDS + VICTORY_CARDS
        self.deck.extend(range(ACTION_CARDS))
        self.spare_goals.extend(range(ACTION_CARDS, total))
