"""The table of Mystic War: realms, hands, deck and the cards just played; and all that changes them."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.cards import ABILITY, ACTION_CARDS, EFFECT, TYPE, VICTORY_CARDS, WHITE_JUDGMENT
from mulligan.games.mystic_war.mat import AT_THE_START, FOLLOWERS, GOLD, LEAST, MOST, RESOURCES, wealth_of
from mulligan.games.mystic_war.options import TAKE
from mulligan.kernel.numbers import FIRST_SEAT, NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.parts import Part
from mulligan.kernel.state import PREVENTED, State

NONE: Final = -1  # no seat, no card, no resource
NO_CHAOS: Final = NOBODY  # in place of the recipient of Chaos Strikes, outside it
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


class Play(Part):
    """A card just played, or added to the one just played. It is never changed, but replaced: clones share it."""

    card: Card
    by: Seat
    effect: int
    on: Seat
    detail: int  # a resource, or the deity that is lost
    refused: bool = False

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(self, card: Card, by: Seat, effect: int, on: Seat, detail: int, refused: bool = False) -> None:
        self.card = card
        self.by = by
        self.effect = effect
        self.on = on
        self.detail = detail
        self.refused = refused

    def copy(self) -> "Play":
        return Play(self.card, self.by, self.effect, self.on, self.detail, self.refused)

    def values(self) -> list[Any]:
        return [self.card, self.by, self.effect, self.on, self.detail, self.refused]


class Table(State):
    """Everything on and around the table, and the events that change it.

    Zones are tuples, which clones share: a card on the move makes a new one of the zone that it leaves and enters.
    """

    first: Seat = FIRST_SEAT  # the First Player (2.4)
    next_first: Seat = NOBODY  # who passed first this round, NONE while nobody has (7.11)
    passes: int = 0  # how many have passed in a row (7.3)
    turn: Seat = FIRST_SEAT  # whose turn it is
    deck_ended: bool = False  # was the last card of the deck drawn this round (7.10)?
    round: int = 0  # which round this is
    free: bool = False  # does the card that was played in this turn not count as one (7.6)?
    unheard: bool = False  # did something end after which nobody could play a deity yet (7.6)?
    resources: vec[i32]  # three to a seat
    stock: tuple[Card, ...]  # the deck as it was shuffled last, the top at the end
    left: int = 0  # and how many cards of it are left
    discards: vec[i32]
    spare_goals: tuple[Card, ...]
    goals: tuple[Card, ...]  # a victory card to a seat
    drawn: tuple[Card, ...]  # for Chaos Strikes
    on_table: tuple[Card, ...]  # played and not yet discarded
    plays: tuple[Play, ...]  # the card just played and all that was added to it, in order
    given_up: tuple[Card, ...]  # the deities that Vacation of the Gods is about to take
    hands: list[tuple[Card, ...]]
    face_up: list[tuple[Card, ...]]

    # ---- looking ---------------------------------------------------------------------------------------------------

    def kind(self, card: Card) -> int:
        return self.printed[card]

    def amount_of(self, seat: Seat, resource: int) -> int:
        return self.resources[seat * RESOURCES + resource]

    def box(self, seat: Seat, resource: int) -> int:
        return self.resources[seat * RESOURCES + resource] // 10

    def wealth(self, seat: Seat) -> int:
        return wealth_of(self.resources[seat * RESOURCES + FOLLOWERS], self.resources[seat * RESOURCES + GOLD])

    def sort(self, card: Card) -> int:
        return TYPE[self.printed[card]]

    def has_deity(self, seat: Seat, effect: int) -> bool:
        for card in self.face_up[seat]:
            if EFFECT[self.printed[card]] == effect:
                return True
        return False

    def shielded(self, seat: Seat, resource: int) -> bool:
        """God King and Earth Goddess: no loss of Mystic Power, no loss of Followers."""
        for card in self.face_up[seat]:
            if ABILITY[EFFECT[self.printed[card]]].shields[resource]:
                return True
        return False

    def shield(self, seat: Seat, resource: int) -> str:
        """The deity that keeps a seat from losing a resource."""
        for card in self.face_up[seat]:
            ability = ABILITY[EFFECT[self.printed[card]]]
            if ability.shields[resource]:
                return ability.name
        return ""

    def lets_refuse(self, seat: Seat) -> bool:
        """Protection: may this seat refuse others' SPELL and RESOURCE cards?"""
        for card in self.face_up[seat]:
            if ABILITY[EFFECT[self.printed[card]]].lets_refuse:
                return True
        return False

    def dragons_doubled(self, seat: Seat) -> str:
        """War God, or what else doubles the Dragons of a seat."""
        for card in self.face_up[seat]:
            ability = ABILITY[EFFECT[self.printed[card]]]
            if ability.doubles_dragons:
                return ability.name
        return ""

    def gives_up(self, seat: Seat) -> Card:
        """The deity that a seat is about to give up to Vacation of the Gods, -1 for none."""
        for card in self.face_up[seat]:
            if card in self.given_up:
                return card
        return NO_CARD

    def clockwise(self, first: Seat) -> list[Seat]:
        return [Seat((first + i) % self.seats) for i in range(self.seats)]

    def held_back(self, seat: Seat) -> bool:
        """7.4: does the seat hold a card with which it may not pass?"""
        for card in self.hands[seat]:
            if ABILITY[EFFECT[self.printed[card]]].holds_back:
                return True
        return False

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of the deck, the top at the end."""
        return self.stock[: self.left]

    def in_hand(self, seat: Seat, kind: int) -> Card:
        """The card of that kind in a hand (like ones are one and the same)."""
        for card in self.hands[seat]:
            if self.printed[card] == kind:
                return card
        raise RuntimeError(f"no {cards.NAME[kind]} in the hand of seat {seat}")

    def discarded(self) -> list[Card]:
        """The discards, the first one first."""
        return [Card(int(card)) for card in self.discards]

    def takes(self, zone: tuple[int, ...]) -> list[int]:
        """The options to take a card of a zone: like ones are one and the same."""
        options: list[int] = []
        for card in zone:
            option = TAKE + self.printed[card]
            if option not in options:
                options.append(option)
        return options

    def standing_before(self, seat: Seat, kind: int) -> Card:
        """The face-up card of that kind before a seat."""
        for card in self.face_up[seat]:
            if self.printed[card] == kind:
                return card
        raise RuntimeError(f"no {cards.NAME[kind]} before seat {seat}")

    # ---- events ----------------------------------------------------------------------------------------------------

    def replace(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        if kind == LOSES and self.shielded(seat, detail):
            self.note(SHIELDED, seat, self.shield(seat, detail), NO_CARD, amount, other, detail)
            return PREVENTED
        return amount

    def change(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        if kind == GAINS or kind == RECEIVES:
            return self.set_resource(seat, detail, amount)
        if kind == LOSES or kind == FORFEITS:
            return -self.set_resource(seat, detail, -amount)
        return amount

    def set_resource(self, seat: Seat, resource: int, by: int) -> int:
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

    def discard(self, card: Card) -> None:
        self.show(card)
        self.discards = append(self.discards, card)

    def into_hand(self, card: Card, seat: Seat) -> None:
        self.hands[seat] = (*self.hands[seat], card)

    def out_of_hand(self, card: Card, seat: Seat) -> None:
        self.hands[seat] = without(self.hands[seat], card)

    def stand(self, card: Card, seat: Seat) -> None:
        """Lie face up before a seat."""
        self.face_up[seat] = (*self.face_up[seat], card)

    def fall(self, card: Card, seat: Seat) -> None:
        """Lie face up before a seat no longer."""
        self.face_up[seat] = without(self.face_up[seat], card)

    def off_the_table(self, card: Card) -> None:
        self.on_table = without(self.on_table, card)

    def pick_up(self, play: Play, seat: Seat) -> None:
        """Sacrifice: the card that was played goes to a hand."""
        self.off_the_table(play.card)
        self.into_hand(play.card, seat)
        self.happen(TAKES_DEITY, seat, ABILITY[play.effect].name, play.card)

    def refuse(self, i: int) -> None:
        """A play counts for nothing: the card is still there."""
        play = self.plays[i]
        refused = Play(play.card, play.by, play.effect, play.on, play.detail, True)
        self.plays = (*self.plays[:i], refused, *self.plays[i + 1 :])

    def draw(self) -> Card:
        """The top card of the deck, -1 if none is left anywhere. 7.10: an empty deck is made anew of the discards."""
        if self.left == 0:
            if not self.discards:
                return NO_CARD
            self.reshuffle()
        self.no_way_back()
        self.left -= 1
        card = self.stock[self.left]
        if self.left == 0:
            self.deck_ended = True
            self.happen(DECK_ENDS, NOBODY, "7.10")
        return card

    def reshuffle(self) -> None:
        """7.10: the discards become the deck; the white-backed Judgment, if it is there, lies under it, face up."""
        deck = [*self.deck, *self.discarded()]
        self.discards = vec[i32]()
        self.group_the_deck(deck)
        self.happen(RESHUFFLES, NOBODY, "7.10")
        white = self.take_white_judgment(deck)
        self.shuffle(deck)
        self.lay_deck(deck)
        if white >= 0:
            self.put_judgment_under(white)

    def lay_deck(self, cards: list[Card]) -> None:
        """These are the deck now, the top at the end."""
        self.stock = tuple(cards)
        self.left = len(cards)

    def group_the_deck(self, deck: list[Card]) -> None:
        """Who counts knows what is in the new deck, and what is in the hands: they are not mistaken for each other.

        Only the card that Genie took could be any of those that it lay among, and they are in the deck now.
        """
        group = self.group
        fresh = FIRST_LATER_GROUP
        while fresh in group:
            fresh += 1
        for card in deck:
            group[card] = fresh
        for taken in range(ACTION_CARDS):
            if group[taken] == GENIE_GROUP:
                group[taken] = fresh

    def take_white_judgment(self, pile: list[Card]) -> Card:
        for card in pile:
            if self.printed[card] == WHITE_JUDGMENT:
                pile.remove(card)
                return card
        return NO_CARD

    def put_judgment_under(self, card: Card) -> None:
        self.lay_deck([card, *self.deck])
        self.show(card)
        self.happen(JUDGMENT_UNDER, NOBODY, "7.10", card)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def zones(self) -> list[list[Card]]:
        """Every place where an action card can be."""
        piles = [list(self.deck), self.discarded(), list(self.drawn), list(self.on_table)]
        return [*piles, *[list(hand) for hand in self.hands], *[list(deities) for deities in self.face_up]]

    def set_out_cards(self) -> None:
        """3.0: realms of five each, the decks, and who knows what: nobody anything."""
        self.first = self.turn = FIRST_SEAT
        self.passes = self.round = 0
        self.next_first = NOBODY
        self.deck_ended = self.free = False
        self.resources = vec[i32]([AT_THE_START] * (RESOURCES * self.seats))
        for card, kind in enumerate(cards.printed()):
            self.new_card(kind, ACTION_GROUP if card < ACTION_CARDS else VICTORY_GROUP)
        self.lay_deck(action_cards())
        self.discards = vec[i32]()
        self.spare_goals = tuple([Card(card) for card in range(ACTION_CARDS, ACTION_CARDS + VICTORY_CARDS)])
        self.goals = self.drawn = self.on_table = self.given_up = ()
        self.plays = ()
        self.hands = [() for _ in range(self.seats)]
        self.face_up = [() for _ in range(self.seats)]

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def copy_into(self, state: "State") -> None:
        assert isinstance(state, Table)
        state.first = self.first
        state.next_first = self.next_first
        state.passes = self.passes
        state.turn = self.turn
        state.deck_ended = self.deck_ended
        state.round = self.round
        state.free = self.free
        state.unheard = self.unheard
        state.resources = self.resources[:]
        state.stock = self.stock
        state.left = self.left
        state.discards = self.discards[:]
        state.spare_goals = self.spare_goals
        state.goals = self.goals
        state.drawn = self.drawn
        state.on_table = self.on_table
        state.plays = self.plays
        state.given_up = self.given_up
        state.hands = self.hands[:]
        state.face_up = self.face_up[:]

    def own(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "next_first": self.next_first,
            "passes": self.passes,
            "turn": self.turn,
            "deck_ended": self.deck_ended,
            "round": self.round,
            "free": self.free,
            "unheard": self.unheard,
            "resources": self.resources,
            "stock": self.stock,
            "left": self.left,
            "discards": self.discards,
            "spare_goals": self.spare_goals,
            "goals": self.goals,
            "drawn": self.drawn,
            "on_table": self.on_table,
            "plays": self.plays,
            "given_up": self.given_up,
            "hands": self.hands,
            "face_up": self.face_up,
        }

    def fill_own(self, saved: dict[str, Any]) -> None:
        self.first = saved["first"]
        self.next_first = saved["next_first"]
        self.passes = saved["passes"]
        self.turn = saved["turn"]
        self.deck_ended = saved["deck_ended"]
        self.round = saved["round"]
        self.free = saved["free"]
        self.unheard = saved["unheard"]
        self.resources = vec[i32](saved["resources"])
        self.stock = tuple(saved["stock"])
        self.left = saved["left"]
        self.discards = vec[i32](saved["discards"])
        self.spare_goals = tuple(saved["spare_goals"])
        self.goals = tuple(saved["goals"])
        self.drawn = tuple(saved["drawn"])
        self.on_table = tuple(saved["on_table"])
        self.plays = tuple([self.game.revived(one) for one in saved["plays"]])
        self.given_up = tuple(saved["given_up"])
        self.hands = [tuple(one) for one in saved["hands"]]
        self.face_up = [tuple(one) for one in saved["face_up"]]


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The other cards, in their order."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def action_cards() -> list[Card]:
    """All of them, in the order of their numbers."""
    return [Card(card) for card in range(ACTION_CARDS)]
