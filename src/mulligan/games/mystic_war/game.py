"""Mystic War as a game of the kernel: set-up (3.0), the procedures in their order, and answers to "why not?"."""

from typing import Any, Final

from mulligan.games.mystic_war import legality, soundness, story, words
from mulligan.games.mystic_war.advice import prospects
from mulligan.games.mystic_war.advice.ahead import advise, advise_in
from mulligan.games.mystic_war.advice.forecast import Forecast
from mulligan.games.mystic_war.advice.suspicion import deal_likely_goals
from mulligan.games.mystic_war.cards import AMOUNT, RESOURCE, TYPE
from mulligan.games.mystic_war.encoding import MysticWarEncoding
from mulligan.games.mystic_war.mat import MOST, POWERS, RESOURCES
from mulligan.games.mystic_war.options import (
    ABOUT_ANY_TIME,
    ABOUT_CHAOS_WINDOW,
    ABOUT_POWER,
    ABOUT_POWER_AMOUNT,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_TURN,
    ABOUT_WINDOW,
    AFFECT,
    DECLINE,
    DISCARD,
    EVENTS_STAND_ALONE,
    MUST_TAKE_EFFECT,
    NO_SUCH_CARD,
    NOT_ANY_TIME,
    NOT_NOW,
    NOT_YOUR_DECISION,
    ON,
    PASS,
    PLAY,
    POWER,
    REFUSALS,
    TRADE_TOO_SMALL,
)
from mulligan.games.mystic_war.options import AMOUNT as AMOUNT_OPTION
from mulligan.games.mystic_war.rules.calamities import Boon, Chaos, GeniesGift, VacationOfTheGods, VacationReward
from mulligan.games.mystic_war.rules.play import Addition, AnyTime, PlayCard, Selection, Window
from mulligan.games.mystic_war.rules.resolution import Resolution
from mulligan.games.mystic_war.rules.rounds import Exchange, Round, SpecialPower, Turn
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import CUTS, GOES_FIRST, NO_CHAOS, Play, Table, action_cards
from mulligan.games.mystic_war.vocabulary.reading import read_cards
from mulligan.kernel.decision import ALLOWED, Refusal
from mulligan.kernel.encoding import Encoding
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game, names_for
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.parts import Part
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.kernel.view import View

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 8
FIRST_HAND: Final = 2
A_ROUND: Final = 43  # choices of four seats, about
DOUBT: Final = 15.0  # points of advice


read_cards()

KINDS: Final[list[type[Part]]] = [
    Addition, AnyTime, Boon, Chaos, Exchange, GeniesGift, Play, PlayCard, Resolution, Round, Selection, SpecialPower,
    Turn, VacationOfTheGods, VacationReward, Window,
]  # fmt: skip
PARTS: Final[dict[str, type[Part]]] = {kind.__name__: kind for kind in KINDS}


class MysticWarState(Table):
    """A position of Mystic War."""

    def set_up(self) -> None:
        """3.0: goals, the deck without the white-backed Judgment, the cut, the deal."""
        self.set_out_cards()
        spare = list(self.spare_goals)
        self.shuffle(spare)
        self.goals = tuple([spare.pop() for _ in range(self.seats)])
        self.spare_goals = tuple(spare)
        for seat in self.all_seats:
            self.show_to(self.goals[seat], seat)
        deck = action_cards()
        white = self.take_white_judgment(deck)
        self.shuffle(deck)
        self.first = self.cut_for_first_player(deck)
        self.shuffle(deck)
        self.show(white)
        for seat in self.clockwise(self.first):
            for _ in range(FIRST_HAND):
                card = deck.pop()
                self.into_hand(card, seat)
                self.show_to(card, seat)
        self.lay_deck([white, *deck])
        self.push(Round())

    def cut_for_first_player(self, deck: list[Card]) -> Seat:
        """3.0: each cuts the deck; the highest RESOURCE card goes first, and a tie is cut again."""
        seats = list(self.all_seats)
        while len(seats) > 1:
            best = -1
            highest: list[Seat] = []
            for seat in seats:
                card = deck[self.random_below(len(deck))]
                kind = self.printed[card]
                value = AMOUNT[kind] if TYPE[kind] == RESOURCE else 0
                self.note(CUTS, seat, "3.0", NO_CARD, kind)
                if value > best:
                    best = value
                    highest = []
                if value == best:
                    highest.append(seat)
            seats = highest
        self.note(GOES_FIRST, seats[0], "3.0")
        return seats[0]

    def faults(self) -> list[str]:
        return super().faults() or soundness.faults_of(self)

    # ---- why not? --------------------------------------------------------------------------------------------------

    def imaginable(self, seat: Seat) -> list[int]:
        kinds = sorted({self.printed[card] for card in self.hands[seat]})
        actions = [PASS, DECLINE]
        actions.extend(PLAY + kind for kind in kinds)
        actions.extend(DISCARD + kind for kind in kinds)
        actions.extend(POWER + power for power in range(POWERS))
        actions.extend(ON + other for other in range(self.seats))
        actions.extend(AFFECT + resource for resource in range(RESOURCES))
        if self.decision is not None and self.decision.subject == ABOUT_POWER_AMOUNT:
            actions.extend(AMOUNT_OPTION + n for n in range(10, MOST, 10))
        return actions

    def refusal_number(self, seat: Seat, action: int) -> int:
        decision = self.decision
        if decision is None:
            return NOT_YOUR_DECISION
        subject = decision.subject
        if decision.seat != seat:
            return self.window_refusal(seat, action) if subject == ABOUT_WINDOW else NOT_YOUR_DECISION
        if action in decision.options:
            return ALLOWED
        if PLAY <= action < DISCARD + 1000:
            kind = (action - PLAY) % 1000
            if not any(self.printed[card] == kind for card in [*self.hands[seat], *self.drawn]):
                return NO_SUCH_CARD
        if subject == ABOUT_TURN:
            if action == PASS:
                return legality.passing(self, seat)
            if PLAY <= action < DISCARD:
                return legality.leading(self, seat, action - PLAY)
            if DISCARD <= action < ON:
                return legality.discarding(action - DISCARD)
        elif subject == ABOUT_ANY_TIME and PLAY <= action < DISCARD:
            return NOT_ANY_TIME
        elif subject == ABOUT_WINDOW and PLAY <= action < DISCARD:
            return self.window_refusal(seat, action)
        elif subject == ABOUT_CHAOS_WINDOW:
            return MUST_TAKE_EFFECT if action == DECLINE else EVENTS_STAND_ALONE
        elif subject == ABOUT_POWER and POWER <= action < POWER + POWERS:
            return legality.exercising(self, seat, action - POWER)
        elif subject == ABOUT_POWER_AMOUNT and AMOUNT_OPTION <= action < AMOUNT_OPTION + MOST:
            return TRADE_TOO_SMALL
        elif subject == ABOUT_RECIPIENT and ON <= action < AFFECT:
            top = self.stack[-1]
            if isinstance(top, Selection):
                return legality.receiving(self, top.player, top.effect, Seat(action - ON), top.chaos_on != NO_CHAOS)
        elif subject == ABOUT_RESOURCE and AFFECT <= action < AFFECT + RESOURCES:
            top = self.stack[-1]
            if isinstance(top, Selection):
                return legality.affecting(self, top.effect, top.on, action - AFFECT, top.chaos_on != NO_CHAOS)
        return NOT_NOW

    def window_refusal(self, seat: Seat, action: int) -> int:
        """While a window is open every seat can know what keeps it from adding a card, whoever is asked first."""
        if not PLAY <= action < DISCARD:
            return NOT_YOUR_DECISION
        if not any(self.printed[card] == action - PLAY for card in self.hands[seat]):
            return NO_SUCH_CARD
        window = self.stack[-1]
        if not isinstance(window, Window):
            return NOT_YOUR_DECISION
        refused = legality.adding(self, seat, action - PLAY, Standing(self, window.base, False))
        return NOT_YOUR_DECISION if refused == ALLOWED else refused


class MysticWar(Game):
    """The game for three to eight seats."""

    def __init__(self, seats: int = 4, names: list[str] | None = None) -> None:
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"Mystic War is for {FEWEST_SEATS} to {MOST_SEATS} players, not {seats}.")
        given = names_for(seats, names)
        setup: dict[str, Any] = {"seats": seats, "names": given}
        super().__init__(setup, given)
        self.name = "mystic-war"
        self.refusals = REFUSALS
        self.foresight = A_ROUND
        self.doubt = DOUBT

    def blank(self) -> State:
        return MysticWarState()

    def policy(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        decision = state.decision
        return advise_in(state, decision) if decision is not None else []

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return prospects.chances(state)

    def lean(self, world: State, seat: Seat, random: Random) -> None:
        assert isinstance(world, Table)
        deal_likely_goals(world, seat, random)

    def advise(self, view: View) -> list[float]:
        return advise(view, view.decision) if view.decision is not None else []

    def rounds(self, state: State) -> int:
        assert isinstance(state, MysticWarState)
        return state.round

    def aims(self, state: State) -> list[str]:
        assert isinstance(state, MysticWarState)
        return [words.card_name(state.printed[goal]) for goal in state.goals]

    def encoding(self) -> Encoding:
        return MysticWarEncoding(self.seats)

    def parts(self) -> dict[str, type[Part]]:
        return PARTS

    def label(self, state: State, option: int) -> str:
        return words.label(self, option)

    def question(self, state: State) -> str:
        assert isinstance(state, MysticWarState)
        return words.question(self, state)

    def sentence(self, event: Event, reader: int = -1) -> str:
        return words.sentence(self, event, Seat(reader))

    def tell(self, events: list[Event], reader: int = -1) -> list[str]:
        return story.tell(self, events, Seat(reader))

    def forecast(self, view: View, option: int) -> str:
        return Forecast(self, view).of(option)

    def reason(self, refusal: Refusal) -> str:
        return words.refusal(refusal)
