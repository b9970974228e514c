"""Unmatched as rows of numbers, for programs that learn. Players, fighters and kinds of cards have the numbers of the
table; who looks is a feature of its own."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i32, i64

from mulligan.games.unmatched.battlefields import Battlefield
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import (
    ALTERNATIVE,
    ATTACK,
    BOOST,
    BOOST_STORED,
    DECLINE,
    DISCARD,
    DONE,
    FIGHTER,
    FIRST,
    MANEUVER,
    NUMBER,
    OPPONENT,
    PLAY,
    PLAY_SCHEME,
    SCHEME_ITEM,
    SLOTS,
    SPACE,
    SUBJECTS,
    TAKE,
    TARGETS,
    USE_ITEM,
    YES,
)
from mulligan.games.unmatched.rules.maneuver import Maneuver
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.table import (
    ACTIONS,
    ACTIONS_TAKEN,
    ATTACKS,
    BONUS,
    CANCELLED,
    CARDS_PLAYED,
    COMBAT_CARD,
    COMBAT_ITEM,
    DAMAGE,
    DAMAGE_LIMIT,
    FIGHTERS,
    FLOORED,
    GONE,
    HAD_TURN,
    HELD,
    HURT,
    IN_COMBAT,
    MANEUVERS,
    NO_DRAW,
    STARLESS,
    TOLD,
    TURN_NUMBER,
    TURN_PLAYER,
    VALUE_IGNORED,
    WINNER,
    WON,
    Table,
)
from mulligan.kernel.encoding import MIDDLE, Encoding, Range, knows, put_word
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.state import State

ABOUT: Final = len(SUBJECTS.names)
NUMBERS: Final = 32  # numbers, effects that wait and alternatives that have an action of their own
OTHERS: Final = 32  # and room for more than those

# Of the turn.
TURN_FEATURES: Final = ["turn", "actions left", "actions taken", "maneuvers", "attacks", "cards played"]
PLAYER_FLAGS: Final = ["has lost", "had a first turn", "won a combat this turn", "draws nothing", "ignores stars"]
FIGHTER_FLAGS: Final = ["hurt this turn", "cannot leave its space", "keeps 1 health"]
# Of each fighter: health, what its attacks gain, the flags; then its space.
FIGHTER_SPACE: Final = 2 + 3
# Of the combat, once: its stage, damage, winner, limit, the value told.
COMBAT_STAGES: Final = 4
COMBAT_ONCE: Final = COMBAT_STAGES + 4
# Of each side of it: a card is played, its value, what was added, timings cancelled, value ignored, its item; then the
# fighter and the kind of card.
SIDE_FIGHTER: Final = 6


class UnmatchedEncoding(Encoding):
    """Features and actions of a table with these heroes on this board."""

    def __init__(self, seats: int, sheet: Sheet, board: Battlefield) -> None:
        self.players: int = sheet.players
        self.fighters: int = len(sheet.health)
        self.kinds: int = len(sheet.name)
        self.spaces: int = board.size
        self.player_size: int = 1 + len(PLAYER_FLAGS) + 5
        self.fighter_size: int = FIGHTER_SPACE + self.spaces
        self.side_size: int = SIDE_FIGHTER + self.fighters + self.kinds
        self.turn_at: int = seats
        self.player_at: int = self.turn_at + len(TURN_FEATURES)
        self.fighter_at: int = self.player_at + self.players * self.player_size
        self.items_at: int = self.fighter_at + self.fighters * self.fighter_size
        self.hand_at: int = self.items_at + self.spaces
        self.discard_at: int = self.hand_at + self.kinds
        self.suit_at: int = self.discard_at + self.kinds
        self.played_at: int = self.suit_at + self.kinds
        self.combat_at: int = self.played_at + self.kinds
        self.asked_at: int = self.combat_at + COMBAT_ONCE + 2 * self.side_size
        self.subject_at: int = self.asked_at + seats
        self.mover_at: int = self.subject_at + ABOUT
        most_fighters = max(sheet.owner.count(Player(player)) for player in range(self.players))
        kinds, fighters = self.kinds, self.fighters
        ranges = [
            Range("decline", DECLINE, 1),
            Range("maneuver", MANEUVER, 1),
            Range("yes", YES, 1),
            Range("done", DONE, 1),
            Range("use item", USE_ITEM, 1),
            Range("scheme", PLAY_SCHEME, kinds, SLOTS, most_fighters),
            Range("attack", ATTACK, fighters, TARGETS, fighters),
            Range("scheme item", SCHEME_ITEM, fighters),
            Range("play", PLAY, kinds),
            Range("boost", BOOST, kinds),
            Range("boost from the suit", BOOST_STORED, kinds),
            Range("discard", DISCARD, kinds),
            Range("fighter", FIGHTER, fighters),
            Range("space", SPACE, self.spaces),
            Range("opponent", OPPONENT, self.players),
            Range("take", TAKE, kinds),
            Range("first", FIRST, NUMBERS),
            Range("number", NUMBER, NUMBERS),
            Range("alternative", ALTERNATIVE, NUMBERS),
        ]
        self.kind_names: list[str] = sheet.name
        super().__init__(seats, feature_names(seats, sheet, board), ranges, OTHERS)

    def action_name(self, action: int) -> str:
        named = super().action_name(action)
        word, _, number = named.rpartition(" ")
        if word in ("play", "boost", "boost from the suit", "discard", "take"):
            return f"{word} {self.kind_names[int(number)]}"
        return named

    def fill(self, state: State, seat: Seat, row: BytesWriter, start: i64) -> None:
        assert isinstance(state, Table)
        if seat >= 0:
            row[start + seat] = 1
        self.fill_turn(state, row, start)
        self.fill_fighters(state, row, start)
        self.fill_cards(state, seat, row, start)
        if state.combat[IN_COMBAT]:
            self.fill_combat(state, seat, row, start + self.combat_at)
        decision = state.decision
        if decision is None:
            return
        row[start + self.asked_at + decision.seat] = 1
        if decision.seat != seat:
            return
        row[start + self.subject_at + decision.subject] = 1
        top = state.stack[-1]
        if isinstance(top, Maneuver):
            if top.moving >= 0:
                row[start + self.mover_at + top.moving] = 1
        elif isinstance(top, Resolving):
            row[start + self.mover_at + top.mover] = 1

    def fill_turn(self, table: Table, row: BytesWriter, start: i64) -> None:
        turn = table.turn
        place: i64 = start + self.turn_at
        put_word(row, place, turn[TURN_NUMBER])
        put_word(row, place + 1, turn[ACTIONS])
        put_word(row, place + 2, turn[ACTIONS_TAKEN])
        put_word(row, place + 3, turn[MANEUVERS])
        put_word(row, place + 4, turn[ATTACKS])
        put_word(row, place + 5, turn[CARDS_PLAYED])
        in_turn = turn[TURN_PLAYER]
        gone, had_turn, won = turn[GONE], turn[HAD_TURN], turn[WON]
        no_draw, starless = turn[NO_DRAW], turn[STARLESS]
        hands, decks, discards, suits = table.hands, table.decks, table.discards, table.suits
        counters = table.counters
        players: i64 = self.players
        place = start + self.player_at
        for player in range(players):
            if player == in_turn:
                row[place] = 1
            if gone >> player & 1:
                row[place + 1] = 1
            if had_turn >> player & 1:
                row[place + 2] = 1
            if won >> player & 1:
                row[place + 3] = 1
            if no_draw >> player & 1:
                row[place + 4] = 1
            if starless >> player & 1:
                row[place + 5] = 1
            put_word(row, place + 6, len(hands[player]))
            put_word(row, place + 7, len(decks[player]))
            put_word(row, place + 8, len(discards[player]))
            put_word(row, place + 9, len(suits[player]))
            put_word(row, place + 10, counters[player])
            place += self.player_size

    def fill_fighters(self, table: Table, row: BytesWriter, start: i64) -> None:
        turn, health, attack_bonus, spaces = table.turn, table.health, table.attack_bonus, table.space
        hurt, held, floored = turn[HURT], turn[HELD], turn[FLOORED]
        fighters: i64 = self.fighters
        size: i64 = self.fighter_size
        place: i64 = start + self.fighter_at
        for fighter in range(fighters):
            put_word(row, place, health[fighter])
            put_word(row, place + 1, attack_bonus[fighter] + MIDDLE)
            if hurt >> fighter & 1:
                row[place + 2] = 1
            if held >> fighter & 1:
                row[place + 3] = 1
            if floored >> fighter & 1:
                row[place + 4] = 1
            if spaces[fighter] >= 0:
                row[place + FIGHTER_SPACE + spaces[fighter]] = 1
            place += size
        place = start + self.items_at
        for item in table.items:
            if item >= 0:
                put_word(row, place, item + 1)
            place += 1

    def fill_cards(self, table: Table, seat: Seat, row: BytesWriter, start: i64) -> None:
        in_hand: i64 = start + self.hand_at
        discarded: i64 = start + self.discard_at
        in_suit: i64 = start + self.suit_at
        eye: i32 = 1 << seat
        for player in range(self.players):
            count(table, eye, table.hands[player], row, in_hand)
            count(table, eye, table.discards[player], row, discarded)
            count(table, eye, table.suits[player], row, in_suit)
        count(table, eye, table.played, row, start + self.played_at)

    def fill_combat(self, table: Table, seat: Seat, row: BytesWriter, place: i64) -> None:
        combat = table.combat
        stage = combat[IN_COMBAT]
        row[place + stage] = 1
        put_word(row, place + COMBAT_STAGES, combat[DAMAGE])
        put_word(row, place + COMBAT_STAGES + 1, combat[WINNER] + 1)
        put_word(row, place + COMBAT_STAGES + 2, combat[DAMAGE_LIMIT] + 1)
        put_word(row, place + COMBAT_STAGES + 3, combat[TOLD])
        place += COMBAT_ONCE
        for side in range(2):
            card = combat[COMBAT_CARD + side]
            if card >= 0:
                row[place] = 1
                if knows(table, seat, card):
                    put_word(row, place + 1, table.value(side) if stage > 1 else table.printed_value(side))
                    row[place + SIDE_FIGHTER + self.fighters + i64(table.printed[card])] = 1
            put_word(row, place + 2, combat[BONUS + side] + MIDDLE)
            put_word(row, place + 3, combat[CANCELLED + side])
            put_word(row, place + 4, combat[VALUE_IGNORED + side])
            put_word(row, place + 5, combat[COMBAT_ITEM + side] + 1)
            if combat[FIGHTERS + side] >= 0:
                row[place + SIDE_FIGHTER + combat[FIGHTERS + side]] = 1
            place += self.side_size


def count(table: Table, eye: i32, cards: list[Card], row: BytesWriter, place: i64) -> None:
    """How many there are of each kind, of those that a seat (a bit) knows; never more than 255."""
    if not cards:
        return
    printed, seen = table.printed, table.seen
    for number in cards:
        card: i64 = number
        if seen[card] & eye:
            at = place + i64(printed[card])
            row[at] = row[at] + 1


def feature_names(seats: int, sheet: Sheet, board: Battlefield) -> list[str]:
    """Every feature in its place."""
    kinds = [f"{sheet.name[kind]} ({sheet.hero_name[sheet.whose[kind]]})" for kind in range(len(sheet.name))]
    found = [f"you are seat {seat}" for seat in range(seats)]
    found.extend(TURN_FEATURES)
    for player in range(sheet.players):
        who = f"player {player}, {sheet.hero_name[player]}"
        found.append(f"{who}: in turn")
        found.extend(f"{who}: {flag}" for flag in PLAYER_FLAGS)
        found.extend(f"{who}: cards in {zone}" for zone in ("hand", "deck", "discard pile", "suit"))
        found.append(f"{who}: counters")
    for fighter, name in enumerate(sheet.fighter_name):
        who = f"fighter {fighter}, {name}"
        found.extend([f"{who}: health", f"{who}: added to its attacks, plus 128"])
        found.extend(f"{who}: {flag}" for flag in FIGHTER_FLAGS)
        found.extend(f"{who}: in space {space}" for space in board.ids)
    found.extend(f"space {space}: the token in it, plus 1" for space in board.ids)
    for zone in ("in hand, that you know of", "in the discard pile", "in the suit", "on the table"):
        found.extend(f"{kind} {zone}" for kind in kinds)
    found.extend(f"combat: {stage}" for stage in ("none", "cards are chosen", "cards are revealed", "it is decided"))
    found.extend(
        ["combat: damage", "combat: winner, plus 1", "combat: most damage, plus 1", "combat: value told, plus 1"]
    )
    for side in ("attacker", "defender"):
        found.extend(f"{side}: {what}" for what in ("a card is played", "its value, if you know it", "added, plus 128"))
        found.extend(f"{side}: {what}" for what in ("effects cancelled", "value ignored", "item used, plus 1"))
        found.extend(f"{side}: is fighter {fighter}" for fighter in range(len(sheet.health)))
        found.extend(f"{side}: plays {kind}" for kind in kinds)
    found.extend(f"seat {seat} is asked" for seat in range(seats))
    found.extend(f"you are asked about: {subject}" for subject in SUBJECTS.names)
    found.extend(f"you are moving fighter {fighter}" for fighter in range(len(sheet.health)))
    return found
