"""Mystic War as rows of numbers, for programs that learn. Seats are counted from the one that looks, clockwise."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i32, i64

from mulligan.games.mystic_war.cards import ABILITY, KINDS, NAME, TYPE, VICTORY
from mulligan.games.mystic_war.mat import MOST, POWER_NAMES, POWERS, RESOURCES
from mulligan.games.mystic_war.options import (
    ACCEPT,
    AFFECT,
    AMOUNT,
    AS,
    DECLINE,
    DISCARD,
    EXCHANGE,
    ON,
    PASS,
    PLAY,
    POWER,
    REFUSE,
    SUBJECTS,
    TAKE,
)
from mulligan.games.mystic_war.rules.playing import Playing
from mulligan.games.mystic_war.table import NONE, Table
from mulligan.kernel.encoding import Encoding, Range, knows, put_word
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import State

RESOURCE_NAMES: Final = ["Followers", "Mystic Power", "Gold"]
FIRST_GOAL: Final = TYPE.index(VICTORY)
GOALS: Final = KINDS - FIRST_GOAL
ABOUT: Final = len(SUBJECTS.names)
PLAYS_TOLD: Final = 3  # of the card just played and those added to it, the last so many

# Of each seat.
HAND: Final = RESOURCES
IS_FIRST: Final = HAND + 1
IN_TURN: Final = HAND + 2
PASSED_FIRST: Final = HAND + 3
GOAL: Final = HAND + 4
FACE_UP: Final = GOAL + GOALS
IN_HAND: Final = FACE_UP + KINDS
SEAT_SIZE: Final = IN_HAND + KINDS

# Of the table.
DECK: Final = 0
ROUND: Final = 1
PASSES: Final = 2
DECK_ENDED: Final = 3
FREE: Final = 4
UNSEEN_DISCARDS: Final = 5
DISCARDS: Final = 6
ON_TABLE: Final = DISCARDS + KINDS
DRAWN: Final = ON_TABLE + KINDS
TABLE_SIZE: Final = DRAWN + KINDS

# Of a card just played: what it is, its effect, whether it was refused, its resource; then by whom and on whom.
PLAY_EFFECT: Final = KINDS
PLAY_REFUSED: Final = PLAY_EFFECT + 1
PLAY_RESOURCE: Final = PLAY_REFUSED + 1
PLAY_BY: Final = PLAY_RESOURCE + RESOURCES


class MysticWarEncoding(Encoding):
    """Features and actions of a table with so many seats."""

    def __init__(self, seats: int) -> None:
        self.around: i64 = seats
        self.play_size: int = PLAY_BY + 2 * seats
        self.table_at: int = seats * SEAT_SIZE
        self.plays_at: int = self.table_at + TABLE_SIZE
        self.asked_at: int = self.plays_at + PLAYS_TOLD * self.play_size
        self.subject_at: int = self.asked_at + seats
        self.playing_at: int = self.subject_at + ABOUT
        ranges = [
            Range("decline", DECLINE, 1),
            Range("pass", PASS, 1),
            Range("accept", ACCEPT, 1),
            Range("refuse", REFUSE, 1),
            Range("exchange", EXCHANGE, 1),
            Range("play card", PLAY, FIRST_GOAL),
            Range("discard card", DISCARD, FIRST_GOAL),
            Range("on seat", ON, seats, of_seats=True),
            Range("resource", AFFECT, RESOURCES),
            Range("as effect", AS, len(ABILITY)),
            Range("power", POWER, POWERS),
            Range("amount", AMOUNT, MOST + 1),
            Range("take card", TAKE, FIRST_GOAL),
        ]
        super().__init__(seats, feature_names(seats), ranges)

    def action_name(self, action: int) -> str:
        named = super().action_name(action)
        word, _, number = named.rpartition(" ")
        if word in ("play card", "discard card", "take card"):
            return f"{word.removesuffix(' card')} {NAME[int(number)]}"
        if word == "power":
            return f"{word} {POWER_NAMES[int(number)]}"
        if word == "resource":
            return RESOURCE_NAMES[int(number)]
        return f"as {ABILITY[int(number)].name}" if word == "as effect" else named

    def fill(self, state: State, seat: Seat, row: BytesWriter, start: i64) -> None:
        assert isinstance(state, Table)
        self.fill_seats(state, seat, row, start)
        self.fill_table(state, seat, row, start + self.table_at)
        self.fill_plays(state, seat, row, start + self.plays_at)
        decision = state.decision
        if decision is None:
            return
        row[start + self.asked_at + self.turned(decision.seat, seat)] = 1
        if decision.seat != seat:
            return
        row[start + self.subject_at + decision.subject] = 1
        top = state.stack[-1]
        if isinstance(top, Playing):
            place: i64 = start + self.playing_at
            if top.card >= 0 and knows(state, seat, top.card):
                row[place + i64(state.printed[top.card])] = 1
            if top.on >= 0:
                row[place + KINDS + self.turned(top.on, seat)] = 1

    def turned(self, other: i64, seat: i64) -> i64:
        """How far clockwise of a seat another sits."""
        return other - seat if other >= seat else other - seat + self.around

    def fill_seats(self, table: Table, seat: Seat, row: BytesWriter, start: i64) -> None:
        printed, seen, resources = table.printed, table.seen, table.resources
        hands, face_up, goals = table.hands, table.face_up, table.goals
        known: i32 = 1 << seat
        other: i64 = seat
        place: i64 = start
        for _ in range(self.around):
            first: i64 = other * RESOURCES
            put_word(row, place, i64(resources[first]))
            put_word(row, place + 1, i64(resources[first + 1]))
            put_word(row, place + 2, i64(resources[first + 2]))
            hand = hands[other]
            put_word(row, place + HAND, len(hand))
            in_hand: i64 = place + IN_HAND
            for held in hand:
                card: i64 = held
                if seen[card] & known:
                    one_more(row, in_hand + i64(printed[card]))
            for card in face_up[other]:
                one_more(row, place + FACE_UP + i64(printed[card]))
            if other < len(goals):
                goal: i64 = goals[other]
                if seen[goal] & known:
                    row[place + GOAL + i64(printed[goal]) - FIRST_GOAL] = 1
            place += SEAT_SIZE
            other += 1
            if other == self.around:
                other = 0
        row[start + self.turned(table.first, seat) * SEAT_SIZE + IS_FIRST] = 1
        row[start + self.turned(table.turn, seat) * SEAT_SIZE + IN_TURN] = 1
        if table.next_first != NONE:
            row[start + self.turned(table.next_first, seat) * SEAT_SIZE + PASSED_FIRST] = 1

    def fill_table(self, table: Table, seat: Seat, row: BytesWriter, place: i64) -> None:
        put_word(row, place + DECK, table.left)
        put_word(row, place + ROUND, table.round)
        put_word(row, place + PASSES, table.passes)
        if table.deck_ended:
            row[place + DECK_ENDED] = 1
        if table.free:
            row[place + FREE] = 1
        printed, seen = table.printed, table.seen
        known: i32 = 1 << seat
        for discard in table.discards:
            card = i64(discard)
            if seen[card] & known:
                one_more(row, place + DISCARDS + i64(printed[card]))
            else:
                one_more(row, place + UNSEEN_DISCARDS)
        for card in table.on_table:
            if seen[card] & known:
                one_more(row, place + ON_TABLE + i64(printed[card]))
        for card in table.drawn:
            if seen[card] & known:
                one_more(row, place + DRAWN + i64(printed[card]))

    def fill_plays(self, table: Table, seat: Seat, row: BytesWriter, place: i64) -> None:
        plays = table.plays
        told = min(PLAYS_TOLD, len(plays))
        for i in range(told):
            play = plays[len(plays) - 1 - i]
            if knows(table, seat, play.card):
                row[place + i64(table.printed[play.card])] = 1
            put_word(row, place + PLAY_EFFECT, play.effect + 1)
            put_word(row, place + PLAY_REFUSED, 1 if play.refused else 0)
            if 0 <= play.detail < RESOURCES:
                row[place + PLAY_RESOURCE + play.detail] = 1
            row[place + PLAY_BY + self.turned(play.by, seat)] = 1
            if play.on >= 0:
                row[place + PLAY_BY + self.around + self.turned(play.on, seat)] = 1
            place += self.play_size


def one_more(row: BytesWriter, place: i64) -> None:
    """Count a card: there are fewer than 255."""
    row[place] = row[place] + 1


def feature_names(seats: int) -> list[str]:
    """Every feature in its place."""
    found: list[str] = []
    for i in range(seats):
        who = "you" if i == 0 else f"{i} after you"
        found.extend(f"{who}: {name}" for name in RESOURCE_NAMES)
        found.append(f"{who}: cards in hand")
        found.extend(f"{who}: {what}" for what in ("First Player", "in turn", "passed first"))
        found.extend(f"{who}: goal is {NAME[kind]}" for kind in range(FIRST_GOAL, KINDS))
        found.extend(f"{who}: {name} face up" for name in NAME)
        found.extend(f"{who}: {name} in hand, that you know of" for name in NAME)
    found.extend(["cards in the deck", "round", "passes in a row", "the deck ended this round"])
    found.extend(["the card played does not count", "discards that you did not see"])
    found.extend(f"{name} among the discards" for name in NAME)
    found.extend(f"{name} on the table" for name in NAME)
    found.extend(f"{name} drawn for Chaos Strikes" for name in NAME)
    for i in range(PLAYS_TOLD):
        which = "last play" if i == 0 else f"{i} before the last play"
        found.extend(f"{which}: {name}" for name in NAME)
        found.extend([f"{which}: its effect, plus 1", f"{which}: refused"])
        found.extend(f"{which}: about {name}" for name in RESOURCE_NAMES)
        found.extend(f"{which}: by seat {j} from you" for j in range(seats))
        found.extend(f"{which}: on seat {j} from you" for j in range(seats))
    found.extend(f"seat {j} from you is asked" for j in range(seats))
    found.extend(f"you are asked about: {subject}" for subject in SUBJECTS.names)
    found.extend(f"you are playing {name}" for name in NAME)
    found.extend(f"you are playing on seat {j} from you" for j in range(seats))
    return found
