"""Small games that show what the kernel does for a game that declares its fields and no more."""

from typing import Final

from mulligan.kernel.decision import Refusal
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.parts import Frame, Part
from mulligan.kernel.state import PREVENTED, State

# ---- Toll: take a card, or make the next seat pay -----------------------------------------------------------------

TAKE: Final = 0
TOLL: Final = 1
SHIELD: Final = 2
OPTIONS: Final = ["take a card", "ask the toll", "raise a shield"]

PAYS: Final = 0
TAKES: Final = 1
SHIELDED: Final = 2
RISES: Final = 3

CARDS: Final = 12
COINS: Final = 5


class Turn(Frame):
    """One seat after the other: take a card, ask the toll, or raise a shield."""

    STEPS = ("choose", "do")

    seat: Seat

    def choose(self, table: "TollState") -> None:
        options = [TOLL]
        if table.deck:
            options.append(TAKE)
        if not table.shields[self.seat]:
            options.append(SHIELD)
        table.ask(self.seat, 0, options)

    def do(self, table: "TollState") -> None:
        seat = self.seat
        self.seat = Seat((seat + 1) % table.seats)
        self.step = 0
        if table.answer == TAKE:
            table.take(seat, "turn")
        elif table.answer == SHIELD:
            table.happen(RISES, seat, "shield")
        else:
            table.happen(PAYS, self.seat, "toll", NO_CARD, 1, seat)


class Consolation(Frame):
    """Who pays takes a card."""

    STEPS = ("draw",)

    seat: Seat

    def draw(self, table: "TollState") -> None:
        table.take(self.seat, "consolation")
        table.pop()


class TollState(State):
    """Coins and a deck. A shield prevents the next payment; an empty deck doubles it; who pays takes a card."""

    coins: list[int]
    shields: list[int]
    deck: list[Card]
    hands: list[list[int]]

    def set_up(self) -> None:
        self.coins = [COINS] * self.seats
        self.shields = [0] * self.seats
        self.deck = [self.new_card(kind) for kind in range(CARDS)]
        self.hands = [[] for _ in range(self.seats)]
        self.shuffle(self.deck)
        self.push(Turn(0))

    def take(self, seat: Seat, rule: str) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.show_to(card, seat)
            self.happen(TAKES, seat, rule, card)

    def replace(self, kind: int, seat: Seat, card: int, amount: int, other: int, detail: int) -> int:
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
            self.finish([Seat(other)])
        else:
            self.push(Consolation(seat))
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

    def parts(self) -> dict[str, type[Part]]:
        return {"Turn": Turn, "Consolation": Consolation}


# ---- Games that would never stop ----------------------------------------------------------------------------------

WALK, LOOP = 0, 1


class Walk(Frame):
    """One step after the other."""

    STEPS = ("choose", "go_on")

    loops: int

    def choose(self, table: "TreadmillState") -> None:
        table.ask(Seat(0), 0, [WALK, LOOP] if self.loops == WALK else [LOOP])

    def go_on(self, table: "TreadmillState") -> None:
        self.step = 0
        self.loops = table.answer
        table.go_on()


class TreadmillState(State):
    """Once somebody chooses the loop, each seat has a single thing to do, for ever, and the position comes back."""

    place: list[int]

    def set_up(self) -> None:
        self.place = [0]
        self.push(Walk(WALK))

    def go_on(self) -> None:
        self.happen(0, Seat(0), "treadmill")
        self.place[0] = (self.place[0] + 1) % 97


class LandslideState(TreadmillState):
    """The same, but a column grows: no position comes back."""

    def go_on(self) -> None:
        self.place.append(len(self.place))


class PitState(TreadmillState):
    """The same, but procedures begin and never end."""

    def go_on(self) -> None:
        if self.answer == LOOP:
            self.push(Walk(LOOP))


class LongWayState(TreadmillState):
    """Many steps with nothing to choose, and then an end: no loop."""

    def go_on(self) -> None:
        self.place[0] += 1
        if self.place[0] == 3_000:
            self.finish([Seat(0)])


class Endless(SmallGame):
    def __init__(self, kind: type[State]) -> None:
        super().__init__({"kind": kind.__name__}, ["0"])
        self.name = "endless"
        self.kind = kind

    def blank(self) -> State:
        return self.kind()

    def parts(self) -> dict[str, type[Part]]:
        return {"Walk": Walk}
