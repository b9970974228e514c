"""Small games that show what the kernel does for a game that declares its fields and no more."""

from typing import Final

from mulligan.kernel.decision import Refusal
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.state import LOCAL, PREVENTED, STEP, State

# ---- Toll: take a card, or make the next seat pay -----------------------------------------------------------------

TAKE: Final = 0
TOLL: Final = 1
SHIELD: Final = 2
OPTIONS: Final = ["take a card", "ask the toll", "raise a shield"]

PAYS: Final = 0
TAKES: Final = 1
SHIELDED: Final = 2
RISES: Final = 3

TURN: Final = 0
CONSOLATION: Final = 1

CARDS: Final = 12
COINS: Final = 5


class TollState(State):
    """Coins and a deck. A shield prevents the next payment; an empty deck doubles it; who pays takes a card."""

    coins: list[int]
    shields: list[int]
    deck: list[int]
    hands: list[list[int]]

    def fields(self) -> None:
        super().fields()
        self.coins = self.column("coins")
        self.shields = self.column("shields")
        self.deck = self.column("deck")
        self.hands = self.columns_of("hand", self.seats)

    def set_up(self) -> None:
        self.coins.extend([COINS] * self.seats)
        self.shields.extend([0] * self.seats)
        self.deck.extend(range(CARDS))
        self.printed.extend(range(CARDS))
        self.seen.extend([0] * CARDS)
        self.group.extend([0] * CARDS)
        self.shuffle(self.deck)
        self.push(TURN, [0])

    def perform(self, procedure: int, step: int) -> None:
        seat = self.frame[LOCAL]
        if procedure == CONSOLATION:
            self.take(seat, "consolation")
            self.pop()
        elif step == 0:
            options = [TOLL]
            if self.deck:
                options.append(TAKE)
            if not self.shields[seat]:
                options.append(SHIELD)
            self.ask(seat, 0, options)
        else:
            self.frame[LOCAL] = (seat + 1) % self.seats
            self.frame[STEP] = 0
            if self.answer == TAKE:
                self.take(seat, "turn")
            elif self.answer == SHIELD:
                self.happen(RISES, seat, "shield")
            else:
                self.happen(PAYS, (seat + 1) % self.seats, "toll", -1, 1, seat)

    def take(self, seat: int, rule: str) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.show_to(card, seat)
            self.happen(TAKES, seat, rule, card)

    def replace(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> int:
        if kind == PAYS and self.shields[seat]:
            self.shields[seat] = 0
            self.note(SHIELDED, seat, "shield")
            return PREVENTED
        return amount * 2 if kind == PAYS and not self.deck else amount

    def change(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> int:
        if kind == PAYS:
            paid = min(amount, self.coins[seat])
            self.coins[seat] -= paid
            return paid
        if kind == RISES:
            self.shields[seat] = 1
        return amount

    def watch(self, kind: int, seat: int, card: int, amount: int, other: int, detail: int) -> None:
        if kind != PAYS:
            return
        if self.coins[seat] == 0:
            self.finish([other])
        else:
            self.push(CONSOLATION, [seat])
            self.causes_what_follows()


class SmallGame(Game):
    """Words that do for a test."""

    def label(self, state: State, option: int) -> str:
        return OPTIONS[option]

    def question(self, state: State) -> str:
        return "What do you do?"

    def sentence(self, event: Event, reader: int = -1) -> str:
        return repr(event)

    def reason(self, refusal: Refusal) -> str:
        return refusal.message


class Toll(SmallGame):
    def __init__(self, seats: int = 2) -> None:
        super().__init__({"seats": seats}, [str(seat) for seat in range(seats)])
        self.name = "toll"

    def blank(self) -> State:
        return TollState()


# ---- Games that would never stop ----------------------------------------------------------------------------------

WALK, LOOP = 0, 1


class TreadmillState(State):
    """Once somebody chooses the loop, each seat has a single thing to do, for ever, and the position comes back."""

    place: list[int]

    def fields(self) -> None:
        super().fields()
        self.place = self.column("place")

    def set_up(self) -> None:
        self.place.append(0)
        self.push(0, [0])

    def perform(self, procedure: int, step: int) -> None:
        frame = self.frame
        if step == 0:
            self.ask(0, 0, [WALK, LOOP] if frame[LOCAL] == 0 else [LOOP])
        else:
            frame[STEP] = 0
            frame[LOCAL] = self.answer
            self.go_on()

    def go_on(self) -> None:
        self.happen(0, 0, "treadmill")
        self.place[0] = (self.place[0] + 1) % 97


class LandslideState(TreadmillState):
    """The same, but a column grows: no position comes back."""

    def go_on(self) -> None:
        self.place.append(len(self.place))


class PitState(TreadmillState):
    """The same, but procedures begin and never end."""

    def go_on(self) -> None:
        if self.frame[LOCAL] == LOOP:
            self.push(0, [LOOP])


class LongWayState(TreadmillState):
    """Many steps with nothing to choose, and then an end: no loop."""

    def go_on(self) -> None:
        self.place[0] += 1
        if self.place[0] == 50_000:
            self.finish([0])


class Endless(SmallGame):
    def __init__(self, kind: type[State]) -> None:
        super().__init__({"kind": kind.__name__}, ["0"])
        self.name = "endless"
        self.kind = kind

    def blank(self) -> State:
        return self.kind()
