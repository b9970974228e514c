"""Positions of Mystic War for scenarios and tests: arranged as they say, filled in legally from the seed."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i32

from mulligan.games.mystic_war.cards import ABILITY, COUNT, EFFECT, KINDS, NAME, STAYS, TYPE, VICTORY, WHITE_JUDGMENT
from mulligan.games.mystic_war.game import FIRST_HAND, MysticWarState
from mulligan.games.mystic_war.mat import HAND_LIMIT, LEAST, MOST, MYSTIC_POWER, POOR, RESOURCES, RICH
from mulligan.games.mystic_war.options import (
    ABOUT_ANY_TIME,
    ABOUT_EXCHANGE,
    ABOUT_POWER,
    ABOUT_TURN,
    ABOUT_WINDOW,
    DECLINE,
    OPTIONS,
)
from mulligan.games.mystic_war.rules.rounds import Round
from mulligan.games.mystic_war.words import resource_name
from mulligan.kernel.events import Record
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.messages import text
from mulligan.scenarios.entry import Entry, plain_key, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.given import Given, lay_out, run_in_words
from mulligan.scenarios.stage import TABLE, Found

STEPS = [step.replace("_", " ") for step in Round.STEPS]
TABLE_KEYS = [
    "turn", "step", "round", "first player", "first to pass", "passed", "deck", "deck size", "deck ended", "discard",
]  # fmt: skip
SEAT_KEYS = ["followers", "mystic power", "gold", "hand", "hand size", "face up", "goal", "goal shown"]
RESOURCE_KEYS = SEAT_KEYS[:RESOURCES]
WEALTH = {POOR: "Poor", RICH: "Rich"}
ROUNDS = 10_000
MOST_IN_HAND = 20


class MysticWarStage:
    """Mystic War for `mulligan.scenarios`."""

    def arrange(self, game: Game, given: Entry, seed: str) -> State:
        state = game.lay_out(seed)
        assert isinstance(state, MysticWarState)
        Arrangement(state, Given(given, game.seat_names, TABLE_KEYS, SEAT_KEYS), seed).complete()
        run_in_words(state)
        return state

    def unscripted(self, state: State) -> int | None:
        """Windows, Special Powers and exchanges can be declined; all else the script has to say."""
        decision = state.decision
        if decision is None or decision.subject not in (ABOUT_WINDOW, ABOUT_ANY_TIME, ABOUT_POWER, ABOUT_EXCHANGE):
            return None
        return DECLINE

    def declines(self, option: int) -> bool:
        return option == DECLINE

    def is_of_turn(self, subject: int) -> bool:
        return subject == ABOUT_TURN

    def rests(self, state: State) -> bool:
        return state.decision is not None and state.decision.subject == ABOUT_TURN

    def known(self, state: State) -> list[str]:
        plain = [text(f"mystic-war-option-{name}") for name in OPTIONS.answers]
        return [*NAME, *state.game.seat_names, *plain, *map(resource_name, range(RESOURCES))]

    def number_as_laid_out(self, state: State, rest: State) -> None:
        """No two things on the table are called alike."""

    def ordered(self, key: str) -> bool:
        return key == "deck"

    def look(self, state: State, seat: int, key: str) -> Found:
        assert isinstance(state, MysticWarState)
        return look_at_table(state, key) if seat == TABLE else look_at_seat(state, Seat(seat), key)


def look_at_seat(state: MysticWarState, seat: Seat, key: str) -> Found:
    if key in RESOURCE_KEYS:
        return state.amount_of(seat, RESOURCE_KEYS.index(key))
    if key == "wealth":
        return WEALTH.get(state.wealth(seat), "Content")
    if key == "hand":
        return names(state, state.hands[seat])
    if key == "hand limit":
        return HAND_LIMIT[state.box(seat, MYSTIC_POWER)]
    if key == "face up":
        return names(state, state.face_up[seat])
    if key == "goal":
        return NAME[state.printed[state.goals[seat]]]
    if key == "goal shown":
        return state.seen[state.goals[seat]] == (1 << state.seats) - 1
    raise unknown(key, [*SEAT_KEYS, "wealth", "hand limit"])


def look_at_table(state: MysticWarState, key: str) -> Found:
    seat_names = state.game.seat_names
    if key == "turn":
        return seat_names[state.turn]
    if key == "first player":
        return seat_names[state.first]
    if key == "first to pass":
        return seat_names[state.next_first] if state.next_first >= 0 else ""
    if key == "round":
        return state.round
    if key == "discard":
        return names(state, state.discarded())
    if key == "deck":
        return names(state, state.deck[::-1])
    if key == "deck ended":
        return state.deck_ended
    if key == "deck bottom":
        return NAME[state.printed[state.deck[0]]] if state.deck else ""
    if key == "step":
        return state.stack[0].step_name.replace("_", " ")
    raise unknown(key, [*TABLE_KEYS, "deck bottom", "asked", "over", "winners"])


def names(state: MysticWarState, cards: Iterable[int]) -> list[str]:
    return [NAME[state.printed[card]] for card in cards]


class Arrangement:
    """A position on its way: which kinds of card lie where, before they become cards."""

    def __init__(self, state: MysticWarState, given: Given, seed: str) -> None:
        self.state = state
        self.given = given
        self.random = Random(f"scenario {seed}")
        self.left: list[int] = COUNT.copy()
        self.table = given.table
        self.of_seat = given.of_seat

    def complete(self) -> None:
        hands = [self.cards(part, "hand") for part in self.of_seat]
        face_up = [self.cards(part, "face up") for part in self.of_seat]
        self.refuse_what_does_not_stay(face_up)
        top = self.cards(self.table, "deck")
        discards = self.cards(self.table, "discard")
        self.deal_goals()
        rest = self.rest()
        for seat, part in enumerate(self.of_seat):
            if "hand" not in part or "hand size" in part:
                hands[seat] += self.fill(rest, self.unnamed(part, len(hands[seat])))
        deck = self.deck(top, rest, discards)
        self.lay_out(hands, face_up, deck, discards)
        self.set_numbers()

    # ---- cards -----------------------------------------------------------------------------------------------------

    def cards(self, part: dict[str, Entry], key: str) -> list[int]:
        return [self.take(item, False) for item in part[key].items()] if key in part else []

    def take(self, entry: Entry, victory: bool) -> int:
        """A card by its name, as long as there is one."""
        wanted = entry.text()
        known = {NAME[kind].casefold(): kind for kind in range(KINDS) if (TYPE[kind] == VICTORY) == victory}
        kind = known.get(wanted.casefold())
        if kind is None:
            raise unknown(wanted, [NAME[kind] for kind in known.values()], entry.line)
        if self.left[kind] == 0:
            raise Failure(text("scenario-too-many", name=NAME[kind]), entry.line)
        self.left[kind] -= 1
        return kind

    def refuse_what_does_not_stay(self, face_up: list[list[int]]) -> None:
        for part, kinds in zip(self.of_seat, face_up, strict=True):
            for kind in kinds:
                if not STAYS[kind]:
                    raise Failure(text("scenario-not-face-up", name=NAME[kind]), part["face up"].line)

    def rest(self) -> list[int]:
        """The action cards that nobody named, shuffled; the white-backed Judgment is left where it belongs."""
        kinds = [kind for kind in range(KINDS) if TYPE[kind] != VICTORY and kind != WHITE_JUDGMENT]
        rest = [kind for kind in kinds for _ in range(self.left[kind])]
        self.random.shuffle(rest)
        return rest

    def unnamed(self, part: dict[str, Entry], named: int) -> int:
        """How many cards of a hand the scenario does not name."""
        return part["hand size"].number(named, MOST_IN_HAND) - named if "hand size" in part else FIRST_HAND

    def fill(self, rest: list[int], count: int) -> list[int]:
        """Cards that the scenario does not name: such as do not keep a seat from passing."""
        hand: list[int] = []
        for kind in rest.copy():
            if len(hand) < count and not ABILITY[EFFECT[kind]].holds_back:
                rest.remove(kind)
                hand.append(kind)
        return hand

    def deck(self, top: list[int], rest: list[int], discards: list[int]) -> list[int]:
        """The deck from bottom to top. What does not fit into a deck of a given size was discarded earlier."""
        white = [WHITE_JUDGMENT] if self.left[WHITE_JUDGMENT] else []
        if "deck size" in self.table:
            size = self.table["deck size"].number(0, 82)
            if size < len(top):
                white = []
            filling = size - len(top) - len(white)
            if size < len(top) or filling > len(rest):
                left = len(top) + len(rest) + len(white)
                raise Failure(text("scenario-deck-too-large", left=left), self.table["deck size"].line)
            if filling < 0:  # so small a deck has lost its last card already
                discards.extend(white)
                white = []
                filling = 0
            discards.extend(rest[filling:])
            rest = rest[:filling]
        return [*white, *rest, *top[::-1]]

    def deal_goals(self) -> None:
        goals = [self.take(part["goal"], True) if "goal" in part else -1 for part in self.of_seat]
        rest = [kind for kind in range(KINDS) if TYPE[kind] == VICTORY for _ in range(self.left[kind])]
        self.random.shuffle(rest)
        state = self.state
        for seat, kind in enumerate(goals):
            card = state.goals[seat]
            state.printed[card] = kind if kind >= 0 else rest.pop()
            shown = "goal shown" in self.of_seat[seat] and self.of_seat[seat]["goal shown"].flag()
            state.seen[card] = self.everyone() if shown else 1 << seat
        for card in state.spare_goals:
            state.printed[card] = rest.pop()
            state.seen[card] = 0

    def everyone(self) -> int:
        return (1 << self.state.seats) - 1

    def lay_out(self, hands: list[list[int]], face_up: list[list[int]], deck: list[int], discards: list[int]) -> None:
        state = self.state
        everyone = self.everyone()
        laid: list[list[Card]] = [[] for _ in range(2 + 2 * state.seats)]
        places = [(laid[0], deck, 0), (laid[1], discards, everyone)]
        for seat in range(state.seats):
            places.append((laid[2 + 2 * seat], hands[seat], 1 << seat))
            places.append((laid[3 + 2 * seat], face_up[seat], everyone))
        lay_out(state, 0, places)
        state.lay_deck(laid[0])
        state.discards = vec[i32](laid[1])
        state.hands = [tuple(zone) for zone in laid[2::2]]
        state.face_up = [tuple(zone) for zone in laid[3::2]]
        state.drawn = state.on_table = ()
        state.show(Card(list(state.printed).index(WHITE_JUDGMENT)))  # its back tells

    # ---- numbers ---------------------------------------------------------------------------------------------------

    def set_numbers(self) -> None:
        state = self.state
        for seat, part in enumerate(self.of_seat):
            for resource, key in enumerate(RESOURCE_KEYS):
                if key in part:
                    state.resources[seat * RESOURCES + resource] = part[key].number(LEAST, MOST)
        given = self.given
        state.deck_ended = "deck ended" in self.table and self.table["deck ended"].flag()
        turn = given.seat("turn", Seat(0))
        passed = [given.seat_named(item) for item in self.table["passed"].items()] if "passed" in self.table else []
        if len(passed) >= state.seats:
            raise Failure(text("scenario-round-over"), self.table["passed"].line)
        for seat in passed:
            if passed.count(seat) > 1:
                raise Failure(text("scenario-twice", key=given.seat_names[seat]), self.table["passed"].line)
        state.turn = turn
        state.first = given.seat("first player", turn)
        state.next_first = given.seat("first to pass", passed[0] if passed else -1)
        state.passes = len(passed)
        state.round = given.number("round", 1, ROUNDS, 1)
        self.begin_at_step()
        state.no_way_back()
        given.refuse_faults(state)

    def begin_at_step(self) -> None:
        step = "turns"
        if "step" in self.table:
            step = plain_key(self.table["step"].text())
            if step not in STEPS:
                raise unknown(step, STEPS, self.table["step"].line)
        state = self.state
        state.stack.clear()
        state.record = Record()
        state.push(Round())
        state.stack[-1].step = STEPS.index(step)
