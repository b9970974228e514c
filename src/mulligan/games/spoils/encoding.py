"""The Spoils as rows of numbers, for programs that learn. Cards have the numbers of the table, as in the actions that
are about them; seats are counted from the one that looks, clockwise."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.characteristics import keywords, stat, types
from mulligan.games.spoils.options import (
    ABILITIES,
    AGAIN,
    ATTACK,
    CARD,
    DECLINE,
    FLIP_UP,
    NUMBER,
    OPTIONS,
    PLAY,
    REPLACE,
    SEAT,
    SUBJECTS,
    TRIGGER,
    USE,
    WAY,
)
from mulligan.games.spoils.printed import BEING_PLAYED, DECK, ICON_COUNT, ICONS
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.terms import KEYWORDS
from mulligan.kernel.encoding import Encoding, Range, knows, put
from mulligan.kernel.numbers import NOBODY, Card, Seat
from mulligan.kernel.state import State

LATER_CARDS: Final = 32  # room for cards that come into the game on the way
USABLE: Final = 12  # paragraphs of a card whose use has an action of its own
NUMBERS: Final = 64
WAYS: Final = 24
OTHERS: Final = 64
ABOUT: Final = len(SUBJECTS.names)

SEAT_FEATURES: Final = [
    "influence", "cards in hand", "cards in the deck", "cards in the discard pile", "cards out of the game",
    "resources to pay with", "in turn", "went first", "has lost", "attacks", "defends",
]  # fmt: skip
TABLE_FEATURES: Final = ["turn", "battles so far", "blockers were chosen", "the card attacked, plus 1"]
CARD_FEATURES: Final = [
    "area, plus 1 (deck, hand, being played, play, discard, out of the game, nowhere)",
    "owner, seats from you plus 1",
    "controller, seats from you plus 1",
    "you know what it is",
    "what it is, plus 1",
    "face down",
    "depleted",
    "damage",
    "tokens",
    "attached to card, plus 1",
    "came into play this turn",
    "part in the battle (attacks 1, blocks 2, joins the block 4, has assigned 8)",
    "types (character 1, item 2, location 4, tactic 8, resource 16, faction 32, token 64, token of another kind 128)",
    f"keywords ({', '.join(f'{keyword.value} {bit}' for keyword, bit in KEYWORDS.items())})",
    "cost",
    "strength",
    "life",
    "speed",
    "structure",
    *[f"threshold: {icon}" for icon in ICONS],
]
KNOWN: Final = 3
FACE_DOWN: Final = 5
TYPES: Final = 12
THRESHOLD: Final = 19
CARD_SIZE: Final = THRESHOLD + ICON_COUNT
SEAT_SIZE: Final = len(SEAT_FEATURES)


class SpoilsEncoding(Encoding):
    """Features and actions of a table with these decks."""

    def __init__(self, seats: int, cards: int) -> None:
        self.cards: int = cards + LATER_CARDS
        self.table_at: int = seats * SEAT_SIZE
        self.asked_at: int = self.table_at + len(TABLE_FEATURES)
        self.subject_at: int = self.asked_at + seats
        self.card_at: int = self.subject_at + ABOUT
        cards = self.cards
        ranges = [
            Range("answer", DECLINE, len(OPTIONS.answers)),
            Range("play card", PLAY, cards),
            Range("flip up card", FLIP_UP, cards),
            Range("use card, paragraph", USE, cards, ABILITIES, USABLE),
            Range("attack card", ATTACK, cards),
            Range("card", CARD, cards),
            Range("seat", SEAT, seats, of_seats=True),
            Range("number", NUMBER, NUMBERS),
            Range("way", WAY, WAYS),
            Range("trigger", TRIGGER, WAYS),
            Range("replacement", REPLACE, WAYS),
            Range("again", AGAIN, WAYS),
        ]
        features = [f"{'you' if i == 0 else f'{i} after you'}: {name}" for i in range(seats) for name in SEAT_FEATURES]
        features.extend(TABLE_FEATURES)
        features.extend(f"seat {i} from you is asked" for i in range(seats))
        features.extend(f"you are asked about: {subject}" for subject in SUBJECTS.names)
        features.extend(f"card {card}: {name}" for card in range(cards) for name in CARD_FEATURES)
        super().__init__(seats, features, ranges, OTHERS)

    def fill(self, state: State, seat: Seat, row: BytesWriter, start: i64) -> None:
        assert isinstance(state, Table)
        for i in range(self.seats):
            self.fill_seat(state, Seat((seat + i) % self.seats), row, start + i * SEAT_SIZE)
        place: i64 = start + self.table_at
        put(row, place, state.turn_number)
        put(row, place + 1, state.battles)
        put(row, place + 2, 1 if state.blocks_made else 0)
        put(row, place + 3, state.battle_target + 1)
        decision = state.decision
        if decision is not None:
            put(row, start + self.asked_at + self.turned(decision.seat, seat), 1)
            if decision.seat == seat:
                put(row, start + self.subject_at + decision.subject, 1)
        for card in range(min(self.cards, len(state.printed))):
            self.fill_card(state, seat, Card(card), row, start + self.card_at + card * CARD_SIZE)

    def turned(self, other: int, seat: Seat) -> int:
        """How far clockwise of a seat another sits."""
        return (other - seat + self.seats) % self.seats

    def fill_seat(self, table: Table, seat: Seat, row: BytesWriter, place: i64) -> None:
        put(row, place, table.influence[seat] if seat < len(table.influence) else 0)
        put(row, place + 1, len(table.hands[seat]))
        put(row, place + 2, len(table.decks[seat]))
        put(row, place + 3, len(table.discards[seat]))
        put(row, place + 4, len(table.outs[seat]))
        put(row, place + 5, resources(table, seat))
        put(row, place + 6, 1 if table.active_player == seat else 0)
        put(row, place + 7, 1 if table.first_player == seat else 0)
        put(row, place + 8, table.lost >> seat & 1)
        put(row, place + 9, 1 if table.attacker != NOBODY and table.attacker == seat else 0)
        put(row, place + 10, 1 if table.defender != NOBODY and table.defender == seat else 0)

    def fill_card(self, table: Table, seat: Seat, card: Card, row: BytesWriter, place: i64) -> None:
        area = int(table.area[card])
        known = knows(table, seat, card)
        put(row, place, area + 1)
        put(row, place + 1, self.turned(int(table.owner[card]), seat) + 1)
        if area == DECK and not known:
            return
        put(row, place + 2, self.turned(int(table.controller[card]), seat) + 1)
        if area == IN_PLAY or area == BEING_PLAYED:
            put(row, place + FACE_DOWN, int(table.face_down[card]))
            put(row, place + 6, int(table.depleted[card]))
            put(row, place + 7, int(table.damage[card]))
            put(row, place + 8, int(table.tokens[card]))
            put(row, place + 9, int(table.attached[card]) + 1)
            put(row, place + 10, 1 if area == IN_PLAY and table.since[card] == table.turn_number else 0)
            put(row, place + 11, int(table.party[card]))
        if not known:
            return
        put(row, place + KNOWN, 1)
        put(row, place + KNOWN + 1, int(table.printed[card]) + 1)
        face = table.face(card)
        for icon in range(ICON_COUNT):
            put(row, place + THRESHOLD + icon, face.threshold[icon])
        if area == IN_PLAY and not table.face_down[card]:
            put(row, place + TYPES, types(table, card))
            put(row, place + TYPES + 1, keywords(table, card))
            put(row, place + TYPES + 2, face.cost)
            put(row, place + TYPES + 3, stat(table, card, ops.STRENGTH))
            put(row, place + TYPES + 4, stat(table, card, ops.LIFE))
            put(row, place + TYPES + 5, stat(table, card, ops.SPEED))
            put(row, place + TYPES + 6, stat(table, card, ops.STRUCTURE))
            return
        put(row, place + TYPES, face.types)
        put(row, place + TYPES + 1, face.keywords)
        put(row, place + TYPES + 2, face.cost)
        put(row, place + TYPES + 3, face.strength)
        put(row, place + TYPES + 4, face.life)
        put(row, place + TYPES + 5, face.speed)
        put(row, place + TYPES + 6, face.structure)


def resources(table: Table, seat: Seat) -> int:
    return table.unattached_resources(seat) if table.factions else 0
