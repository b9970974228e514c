"""The table of Unmatched: fighters on the battlefield, hands, decks and the combat; what changes them."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mulligan.games.unmatched.battlefields import Battlefield
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import NO_VALUE, Sheet
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import PREVENTED, State

# The turn column.
TURN_PLAYER: Final = 0
ACTIONS: Final = 1  # actions left
TURN_NUMBER: Final = 2
ACTIONS_TAKEN: Final = 3  # this turn
MANEUVERS: Final = 4  # this turn
STARLESS: Final = 5  # players whose Brainwashed effects are ignored this turn, as bits
HURT: Final = 6  # fighters that took damage this turn
WON: Final = 7  # players who won a combat this turn
DREW: Final = 8  # players who drew a card this turn
HELD: Final = 9  # fighters that cannot leave their spaces this turn
ENDING: Final = 10  # 1 when an effect ended the turn
HAD_TURN: Final = 11  # players who have taken their first turn
GONE: Final = 12  # eliminated players
CARDS_PLAYED: Final = 13  # by the turn's player, this turn
FLOORED: Final = 14  # fighters whose health does not fall below 1 this turn
ATTACKS: Final = 15  # this turn
SCHEMES: Final = 16  # schemes played this turn, by the turn's player
ATTACKERS: Final = 17  # fighters that attacked this turn
FALLEN: Final = 18  # fighters defeated this turn
USED: Final = 19  # abilities that were set off this turn, of those that are once a turn
HELD_NEXT: Final = 20  # fighters that cannot leave their spaces in their player's next turn
DEFENDERS: Final = 21  # fighters that were attacked this turn
BOOSTED: Final = 22  # players who boosted this turn
HEALED: Final = 23  # fighters that recovered health this turn
PASSED: Final = 24  # fighters that the last maneuver went through
FREE_ATTACK: Final = 25  # fighters of which one may attack without an action, as bits
FALLING: Final = 26  # fighters at 0 health of whom it is still asked whether they are defeated, as bits
SPENT: Final = 27  # abilities that were set off, of those that are once a game
# What players cannot do, a column for each limit: this turn, in their own next turn, until that of who says so.
BARRED: Final = 28  # players, as bits
BARRED_NEXT: Final = 38
BARRED_UNTIL: Final = 48  # four bits for each player who says so
LIMITS: Final = 10
NO_DRAW: Final = 28  # the first of them: players who draw no cards this turn
ACTIONS_NEXT: Final = 58  # by player: how many more actions, or fewer, in their next turn
NO_ATTACK: Final = 62  # fighters that cannot attack this turn
NO_ATTACK_NEXT: Final = 63  # and in their player's next turn
DEALT: Final = 64  # fighters that dealt combat damage this turn
NEXT_ATTACK: Final = 65  # by player: by how much their next attack this turn is worth more
FREE_SCHEME: Final = 69  # 1 where the turn's player may play a scheme card without an action
LAST_HURT: Final = 70  # the damage that fighters took last
LAST_OF_COMBAT: Final = 71  # 1 where that was combat damage
LAST_MOVER: Final = 72  # the fighter that changed its space last, and the space that it left, each with 1 added
LAST_SPACE: Final = 73
FREE_TARGETS: Final = 74  # whom the attack without an action must be on, as bits; 0 for anybody
FREE_AT_MOST: Final = 75  # the printed value that its card may have, plus one; 0 for any
BOOSTED_MOVE: Final = 76  # 1 where the last maneuver was boosted
# What was done since a player's last turn, before this one: `EARLIER_SIZE` sets of fighters for each player.
EARLIER: Final = 77
EARLIER_SIZE: Final = 5
MOVED_EARLIER: Final = 4  # the last of them: who was in another space at the end of a turn
# How often something was done this turn, by player.
CARDS_DRAWN: Final = 97
CARDS_DISCARDED: Final = 101  # from the hand
ACTIONS_GAINED: Final = 105
LOST: Final = 109  # players who lost a combat this turn, as bits
TURN_SIZE: Final = 110

# The limits themselves.
DRAWING: Final = 0
MANEUVERING: Final = 1
MANEUVERING_AGAIN: Final = 2  # more than once
ATTACKING: Final = 3
ATTACKING_AGAIN: Final = 4
SCHEMING: Final = 5  # playing scheme cards
SCHEME_ACTIONS: Final = 6  # and using scheme items
BOOSTING: Final = 7
GAINING: Final = 8  # actions
RECOVERING: Final = 9

# The combat column. Pairs: the attacker's, then the defender's.
IN_COMBAT: Final = 0  # 0 no, 1 cards are being chosen, 2 cards are revealed, 3 the result is determined
FIGHTERS: Final = 1
COMBAT_PLAYER: Final = 3
COMBAT_CARD: Final = 5  # -1 for none
BASE: Final = 7  # the printed value, or what an effect says instead
BONUS: Final = 9
CANCELLED: Final = 11  # the timings whose effects are cancelled, as bits
COMBAT_ITEM: Final = 13  # the token used, -1 for none
VALUE_IGNORED: Final = 15
VALUE_FIXED: Final = 17
DAMAGE: Final = 19  # combat damage dealt
WINNER: Final = 20  # a side, -1 before the result
DAMAGE_LIMIT: Final = 21  # -1 for none
SHIELDED: Final = 22  # fighters that effects do not damage this combat
CARD_GOES: Final = 23  # where each side's card goes instead of the discard pile
ATTACKED: Final = 25  # the fighter that was attacked first
TOLD: Final = 26  # the printed value that the attacker told, plus one; 0 for nothing told
LIMITED: Final = 27  # the fighters that the damage limit is for
UNBOOSTED: Final = 28  # 1 where a side's card cannot be boosted
LESSENED: Final = 30  # by how much less combat damage each side's fighter takes
PREDICTED: Final = 32  # what each side predicts of the other card's value, plus one
FOLLOW_UP: Final = 34  # the value of the attack that follows this one, plus one
FOLLOWS: Final = 35  # 1 where this attack follows another
DEFENDED: Final = 36  # the printed value of the card that was played against the first attack, plus one
HIDDEN_BOOST: Final = 37  # the card that boosts the attack face down, plus one
LENT: Final = 38  # 1 where a fighter has the effect of another's ability in this combat
TIMES_BOOSTED: Final = 39  # how often each side's card was boosted
BOOST_CARDS: Final = 41  # the cards that each side boosted with, plus one: the last three of each
STANDING: Final = 47  # fighters at 0 health whom an effect after the combat may save, as bits
TOO_LATE: Final = 48  # 1 once nobody is saved by that any more
MOST_VALUE: Final = 49  # what each side's card is worth at most, plus one
LEAST_VALUE: Final = 51  # and at least
TOO_FAR: Final = 53  # 1 where only a card that says so reaches the target
CARD_AT_MOST: Final = 54  # the printed value that the attack card may have, plus one; 0 for any
HALVED: Final = 55  # 1 where the defender takes half the combat damage, rounded up; 2 rounded down
COMBAT_SIZE: Final = 56
KEPT_BOOSTS: Final = 3

ATTACKER: Final = 0
DEFENDER: Final = 1
NONE: Final = -1

# What happens. The names are those of the message catalogue.
EVENTS: Final = [
    "placed", "turn", "maneuvers", "draws", "exhausted", "moves", "boosts", "discards", "plays-scheme", "attacks",
    "plays-face-down", "no-defense", "reveals", "takes-item", "value-is", "cancelled", "damage", "recovers",
    "combat-result", "defeated", "eliminated", "wins", "gains-actions", "stores", "acquires", "no-mission", "shuffles",
    "swaps", "now-fights", "held", "ignores-stars", "takes-card", "reveals-card", "looks", "set-health", "returns",
    "item-placed", "uses-item", "turn-ends", "draw-game", "not-cancelled", "prevented", "counters", "puts-in-deck",
    "endless", "blind-boosts", "chooses-player", "bonus", "no-draw", "tells", "form", "marker-placed", "marker-removed",
    "stays", "leaves", "prevented-discard", "prevented-look", "limited", "next-actions", "cannot-attack",
    "damage-lost", "holds-now", "taken-away",
]  # fmt: skip
PLACED: Final = 0
TURN_BEGINS: Final = 1
MANEUVERS_NOW: Final = 2
DRAWS: Final = 3
EXHAUSTED: Final = 4
MOVES: Final = 5
BOOSTS: Final = 6
DISCARDS: Final = 7
PLAYS_SCHEME: Final = 8
ATTACKS_NOW: Final = 9
PLAYS_FACE_DOWN: Final = 10
NO_DEFENSE: Final = 11
REVEALS: Final = 12
TAKES_ITEM: Final = 13
VALUE_IS: Final = 14
IS_CANCELLED: Final = 15
DAMAGED: Final = 16
RECOVERS: Final = 17
COMBAT_RESULT: Final = 18
DEFEATED: Final = 19
ELIMINATED: Final = 20
WINS: Final = 21
GAINS_ACTIONS: Final = 22
STORES: Final = 23
ACQUIRES: Final = 24
NO_MISSION: Final = 25
SHUFFLES: Final = 26
SWAPS: Final = 27
NOW_FIGHTS: Final = 28
IS_HELD: Final = 29
IGNORES_STARS: Final = 30
TAKES_CARD: Final = 31
REVEALS_CARD: Final = 32
LOOKS: Final = 33
HEALTH_SET: Final = 34
RETURNS: Final = 35
ITEM_PLACED: Final = 36
USES_ITEM: Final = 37
TURN_ENDS: Final = 38
DRAWN_GAME: Final = 39
NOT_CANCELLED: Final = 40
PREVENTED_DAMAGE: Final = 41
COUNTERS: Final = 42
PUTS_IN_DECK: Final = 43
ENDLESS: Final = 44
BLIND_BOOSTS: Final = 45
CHOOSES_PLAYER: Final = 46
BONUS_THIS_TURN: Final = 47
DRAWS_NOTHING: Final = 48
TELLS: Final = 49
CHANGES_FORM: Final = 50
MARKER_PLACED: Final = 51
MARKER_REMOVED: Final = 52
STAYS: Final = 53
LEAVES: Final = 54
PREVENTED_DISCARD: Final = 55
PREVENTED_LOOK: Final = 56
IS_LIMITED: Final = 57
NEXT_ACTIONS: Final = 58
CANNOT_ATTACK: Final = 59
DAMAGE_LOST: Final = 60
HOLDS_NOW: Final = 61
TAKEN_AWAY: Final = 62

WORD: Final = 62  # members of a set in one machine word

OF_COMBAT: Final = 1  # the detail of damage that is combat damage
EXHAUSTION_DAMAGE: Final = 2


def joined(sets: vec[i64], members: int) -> int:
    """All that is in the sets of some members."""
    found: i64 = 0
    left: i64 = members
    number: i64 = 0
    while left:
        if left & 1:
            found |= sets[number]
        left >>= 1
        number += 1
    return found


class Table(State):
    """Everything on and around the battlefield, and the events that change it.

    A player is one hero with a deck; a seat is the person who decides. They differ only where one person plays two
    heroes of a team. What happens is told of players.
    """

    SHARED = ("sheet", "board", "seat_of", "with_items")

    sheet: Sheet
    board: Battlefield
    seat_of: list[Seat]
    with_items: bool

    turn: vec[i64]
    combat: vec[i64]
    health: vec[i64]  # by fighter; 0 once defeated
    space: vec[i64]  # by fighter; -1 off the battlefield
    began: vec[i64]  # by fighter: its space when the turn began
    strides: vec[i64]  # by fighter: spaces it moved this turn, where a text asks; then before the last maneuver
    items: vec[i64]  # by space: the token there, -1 for none
    counters: vec[i64]  # by player
    attack_bonus: vec[i64]  # by fighter, this turn
    forms: vec[i64]  # by player: what the hero is now
    played: list[Card]  # cards on the table, not yet discarded
    decks: list[list[Card]]  # the last is on top
    hands: list[list[Card]]
    discards: list[list[Card]]  # the last is on top
    suits: list[list[Card]]  # cards that lie beside the deck, face up: stored in a suit, or set aside
    ongoing: list[list[Card]]  # scheme cards that stay in play
    markers: tuple[tuple[int, ...], ...]  # by player: how many of its markers lie in each space; () where it has none
    to_come: tuple[tuple[int, ...], ...]  # effects that wait for a turn: see `effects.waiting`
    holding: tuple[tuple[int, ...], ...]  # what holds for a while: see `effects.lasting`

    def __init__(self, sheet: Sheet, board: Battlefield, seat_of: list[Seat], with_items: bool) -> None:
        self.sheet = sheet
        self.board = board
        self.seat_of = seat_of
        self.with_items = with_items

    # ---- looking ---------------------------------------------------------------------------------------------------

    def on_board(self) -> int:
        """The fighters on the battlefield, as bits."""
        found: i64 = 0
        bit: i64 = 1
        for space in self.space:
            if space >= 0:
                found |= bit
            bit <<= 1
        return found

    def occupied(self) -> int:
        """The spaces with a fighter in them, as bits."""
        found: i64 = 0
        alone = self.board.alone
        for space in self.space:
            if space >= 0:
                found |= alone[space]
        return found

    def spaces_of(self, fighters: int) -> int:
        """The spaces that these fighters stand in."""
        found: i64 = 0
        alone = self.board.alone
        left: i64 = fighters
        for space in self.space:
            if space >= 0 and left & 1:
                found |= alone[space]
            left >>= 1
        return found

    def marked(self, player: Player) -> int:
        """The spaces with a marker of a player, as bits."""
        found = 0
        for space, count in enumerate(self.markers[player]):
            if count > 0:
                found |= 1 << space
        return found

    def lay_marker(self, player: Player, space: int, count: int = 1) -> None:
        """One more marker of a player lies in a space; or one less, where the count is -1."""
        lying = self.markers[player]
        lying = (*lying[:space], lying[space] + count, *lying[space + 1 :])
        self.markers = (*self.markers[:player], lying, *self.markers[player + 1 :])

    def barred(self, limit: i64, player: Player) -> bool:
        """Does an effect keep this player from something this turn?"""
        return bool(self.turn[BARRED + limit] >> player & 1)

    def alive(self, player: Player) -> bool:
        return not self.turn[GONE] >> player & 1

    def in_hand(self, player: Player, kind: int) -> Card:
        """The card of that kind in a hand: like ones are one and the same, but one that others know goes last."""
        found = NO_CARD
        printed, seen = self.printed, self.seen
        for card in self.hands[player]:
            if printed[card] == kind and (found < 0 or seen[card] < seen[found]):
                found = card
        if found < 0:
            raise RuntimeError(f"no {self.sheet.name[kind]} in the hand of player {player}")
        return found

    def kinds_in(self, zone: list[Card]) -> list[int]:
        """The different kinds in a zone, in its order."""
        kinds: list[int] = []
        printed = self.printed
        known: i64 = 0
        for card in zone:
            kind = i64(printed[card])
            if 0 <= kind < WORD:
                bit: i64 = 1
                bit <<= kind
                if known & bit:
                    continue
                known |= bit
            elif kind in kinds:  # a game of many heroes; or in the eyes of somebody who does not know the card
                continue
            kinds.append(kind)
        return kinds

    def value(self, side: int) -> int:
        """The value of a side's card now: printed or replaced, plus what was added, never below 0."""
        combat = self.combat
        if combat[COMBAT_CARD + side] < 0 or combat[VALUE_IGNORED + side]:
            return 0
        value = combat[BASE + side] + combat[BONUS + side]
        least = combat[LEAST_VALUE + side]
        most = combat[MOST_VALUE + side]
        if value < least:
            value = least
        if most and value >= most:
            value = most - 1
        return value if value > 0 else 0

    def printed_value(self, side: int) -> int:
        card = self.combat[COMBAT_CARD + side]
        if card < 0:
            return 0
        return self.sheet.value_of(self.printed[card])

    def boost_of(self, card: Card) -> int:
        """Ruling 2: a card without a BOOST value counts as 0 where its value is asked for."""
        if card < 0:
            return 0
        boost = self.sheet.boost[self.printed[card]]
        return boost if boost != NO_VALUE else 0

    def adjacent_spaces(self, spaces: int) -> int:
        return joined(self.board.adjacent, spaces)

    def zone_spaces(self, spaces: int) -> int:
        return joined(self.board.zone_mates, spaces)

    def fighters_in(self, spaces: int) -> int:
        found: i64 = 0
        there: i64 = spaces
        bit: i64 = 1
        for space in self.space:
            if space >= 0 and there >> space & 1:
                found |= bit
            bit <<= 1
        return found

    # ---- events ----------------------------------------------------------------------------------------------------

    def replace(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        """Effects that keep damage off a fighter."""
        if kind == DAMAGED and detail != OF_COMBAT and self.combat[IN_COMBAT] and self.combat[SHIELDED] >> other & 1:
            self.note(PREVENTED_DAMAGE, seat, "effect-1", NO_CARD, amount, other)
            return PREVENTED
        return amount

    def change(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        if kind == DAMAGED:
            least = 1 if self.turn[FLOORED] >> other & 1 else 0
            lost = min(amount, max(self.health[other] - least, 0))
            self.health[other] -= lost
            return lost
        if kind == RECOVERS:
            gained = max(min(amount, self.sheet.health[other] - self.health[other]), 0)
            self.health[other] += gained
            return gained
        return amount

    # ---- cards on the move -----------------------------------------------------------------------------------------

    def tell(self, card: Card, player: Player) -> None:
        """The person who plays this hero now knows the card."""
        self.show_to(card, self.seat_of[player])

    def to_discard(self, card: Card) -> None:
        """discard-1: face up, on its owner's own pile."""
        self.show(card)
        self.discards[self.group[card]].append(card)

    def discard_from_hand(self, player: Player, card: Card, rule: str) -> None:
        self.hands[player].remove(card)
        self.to_discard(card)
        self.turn[CARDS_DISCARDED + player] += 1
        self.happen(DISCARDS, player, rule, card)

    def note_boost(self, side: int, card: Card) -> None:
        """A side's card was boosted with this one."""
        self.combat[TIMES_BOOSTED + side] += 1
        first = BOOST_CARDS + side * KEPT_BOOSTS
        for place in range(first + KEPT_BOOSTS - 1, first, -1):
            self.combat[place] = self.combat[place - 1]
        self.combat[first] = card + 1

    def boosted_with(self, side: int) -> list[Card]:
        """The cards that a side boosted with and that lie in their discard pile."""
        first = BOOST_CARDS + side * KEPT_BOOSTS
        noted = [self.combat[place] - 1 for place in range(first, first + KEPT_BOOSTS)]
        return [Card(card) for card in noted if card >= 0 and card in self.discards[self.group[card]]]

    def take_top(self, player: Player) -> Card:
        """The top card of a deck, -1 if it is empty."""
        deck = self.decks[player]
        return deck.pop() if deck else NO_CARD

    # ---- checks ----------------------------------------------------------------------------------------------------

    def zones(self) -> list[list[Card]]:
        """Every place where a card can be."""
        return [self.played, *self.decks, *self.hands, *self.discards, *self.suits, *self.ongoing]

    def placing(self) -> bool:
        """Set-up is not complete yet."""
        return bool(self.turn) and self.turn[TURN_NUMBER] == 0

    def set_out(self) -> None:
        """setup-2 to setup-4: fighters at their starting health, decks unshuffled, nobody anywhere yet."""
        sheet = self.sheet
        fighters = len(sheet.health)
        self.turn = vec[i64]([0] * TURN_SIZE)
        self.combat = vec[i64]([0] * COMBAT_SIZE)
        self.health = vec[i64](sheet.health)
        for fighter in range(fighters):
            if sheet.summoned >> fighter & 1:
                self.health[fighter] = 0
        self.space = vec[i64]([NONE] * fighters)
        self.began = vec[i64]([NONE] * fighters)
        self.strides = vec[i64]([0] * (2 * fighters))
        self.attack_bonus = vec[i64]([0] * fighters)
        self.items = vec[i64]([NONE] * self.board.size)
        self.counters = vec[i64](sheet.counters)
        self.played = []
        self.decks = [[] for _ in range(sheet.players)]
        self.hands = [[] for _ in range(sheet.players)]
        self.discards = [[] for _ in range(sheet.players)]
        self.suits = [[] for _ in range(sheet.players)]
        self.ongoing = [[] for _ in range(sheet.players)]
        self.forms = vec[i64]([0] * sheet.players)
        self.to_come = ()
        self.holding = ()
        nowhere = (0,) * self.board.size
        self.markers = tuple([nowhere if name else () for name in sheet.marker_name])
        for player in range(sheet.players):
            for kind in sheet.deck[player]:
                card = self.new_card(kind, player)
                if sheet.set_aside[kind]:
                    self.suits[player].append(card)
                    self.show(card)
                else:
                    self.decks[player].append(card)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def copy_into(self, state: "State") -> None:
        assert isinstance(state, Table)
        state.turn = self.turn[:]
        state.combat = self.combat[:]
        state.health = self.health[:]
        state.space = self.space[:]
        state.began = self.began[:]
        state.strides = self.strides[:]
        state.items = self.items[:]
        state.counters = self.counters[:]
        state.attack_bonus = self.attack_bonus[:]
        state.forms = self.forms[:]
        state.played = self.played[:]
        state.decks = [one[:] for one in self.decks]
        state.hands = [one[:] for one in self.hands]
        state.discards = [one[:] for one in self.discards]
        state.suits = [one[:] for one in self.suits]
        state.ongoing = [one[:] for one in self.ongoing]
        state.markers = self.markers
        state.to_come = self.to_come
        state.holding = self.holding

    def own(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "combat": self.combat,
            "health": self.health,
            "space": self.space,
            "began": self.began,
            "strides": self.strides,
            "items": self.items,
            "counters": self.counters,
            "attack_bonus": self.attack_bonus,
            "forms": self.forms,
            "played": self.played,
            "decks": self.decks,
            "hands": self.hands,
            "discards": self.discards,
            "suits": self.suits,
            "ongoing": self.ongoing,
            "markers": self.markers,
            "to_come": self.to_come,
            "holding": self.holding,
        }

    def fill_own(self, saved: dict[str, Any]) -> None:
        self.turn = vec[i64](saved["turn"])
        self.combat = vec[i64](saved["combat"])
        self.health = vec[i64](saved["health"])
        self.space = vec[i64](saved["space"])
        self.began = vec[i64](saved["began"])
        self.strides = vec[i64](saved["strides"])
        self.items = vec[i64](saved["items"])
        self.counters = vec[i64](saved["counters"])
        self.attack_bonus = vec[i64](saved["attack_bonus"])
        self.forms = vec[i64](saved["forms"])
        self.played = list(saved["played"])
        self.decks = [list(one) for one in saved["decks"]]
        self.hands = [list(one) for one in saved["hands"]]
        self.discards = [list(one) for one in saved["discards"]]
        self.suits = [list(one) for one in saved["suits"]]
        self.ongoing = [list(one) for one in saved["ongoing"]]
        self.markers = tuple([tuple(one) for one in saved["markers"]])
        self.to_come = tuple([tuple(one) for one in saved["to_come"]])
        self.holding = tuple([tuple(one) for one in saved["holding"]])
