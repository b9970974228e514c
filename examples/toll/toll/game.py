"""The rules of Toll for the kernel: a position, a procedure for each thing that is done, and the words for it all."""

from mulligan.kernel.decision import Refusal, Refusals
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game, names_for
from mulligan.kernel.numbers import FIRST_SEAT, Card, Seat
from mulligan.kernel.parts import Frame, Part
from mulligan.kernel.state import PREVENTED, State
from mulligan.kernel.view import View
from mulligan.messages import text

CARDS = ("purse", "mask", "lantern")
EACH, COINS = 4, 5

ASK, TAKE, RAISE = 0, 1, 2
OPTIONS = ("ask", "take", "raise")
PAYS, TAKES, SHIELDED, RAISES = 0, 1, 2, 3
EVENTS = ("pays", "takes", "shielded", "raises")

REFUSALS = Refusals()
NOT_YOURS = REFUSALS.because("1", "not-yours")
NO_CARDS = REFUSALS.because("3", "no-cards")
HAS_SHIELD = REFUSALS.because("4", "has-shield")


class Turn(Frame):
    """1: one after the other takes a card, asks for the toll, or raises a shield."""

    STEPS = ("choose", "act")
    seat: Seat

    def choose(self, table: "Table") -> None:
        table.ask(self.seat, 0, [option for option in (ASK, TAKE, RAISE) if not table.forbids(self.seat, option)])

    def act(self, table: "Table") -> None:
        seat, neighbour = self.seat, Seat((self.seat + 1) % table.seats)
        self.seat, self.step = neighbour, 0
        if table.answer == ASK:
            table.happen(PAYS, neighbour, "2", amount=1, other=seat)
        elif table.answer == TAKE:
            table.take(seat, "3")
        else:
            table.happen(RAISES, seat, "4")


class Consolation(Frame):
    """5: who has paid takes a card."""

    STEPS = ("draw",)
    seat: Seat

    def draw(self, table: "Table") -> None:
        table.take(self.seat, "5")
        table.pop()


class Table(State):
    """Coins and shields, a deck and hands. The kernel copies, saves and hides them."""

    coins: list[int]
    shields: list[int]
    deck: list[Card]
    hand: list[list[Card]]

    def set_up(self) -> None:
        self.coins = [COINS] * self.seats
        self.shields = [0] * self.seats
        self.deck = [self.new_card(kind) for kind in range(len(CARDS)) for _ in range(EACH)]
        self.hand = [[] for _ in range(self.seats)]
        self.shuffle(self.deck)
        self.push(Turn(FIRST_SEAT))

    def zones(self) -> list[list[Card]]:
        return [self.deck, *self.hand]

    def take(self, seat: Seat, rule: str) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hand[seat].append(card)
            self.show_to(card, seat)
            self.happen(TAKES, seat, rule, card)

    def replace(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        """4: a shield prevents a payment. 6: once the deck is empty the toll is two."""
        if kind == PAYS and self.shields[seat]:
            self.shields[seat] = 0
            self.note(SHIELDED, seat, "4")
            return PREVENTED
        return 2 if kind == PAYS and not self.deck else amount

    def change(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> int:
        if kind == PAYS:
            amount = min(amount, self.coins[seat])
            self.coins[seat] -= amount
        elif kind == RAISES:
            self.shields[seat] = 1
        return amount

    def watch(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> None:
        """7: who takes somebody's last coin wins."""
        if kind == PAYS and not self.coins[seat]:
            self.finish([Seat(other)])
        elif kind == PAYS:
            self.push(Consolation(seat))
            self.causes_what_follows()

    def imaginable(self, seat: Seat) -> list[int]:
        return [ASK, TAKE, RAISE]

    def refusal_number(self, seat: Seat, action: int) -> int:
        if self.decision is None or self.decision.seat != seat:
            return NOT_YOURS
        return self.forbids(seat, action)

    def forbids(self, seat: Seat, action: int) -> int:
        """The refusal of an action, or 0 for what may be done."""
        if action == TAKE and not self.deck:
            return NO_CARDS
        return HAS_SHIELD if action == RAISE and self.shields[seat] else 0


class Toll(Game):
    """Toll for two to four."""

    def __init__(self, seats: int = 3, names: list[str] | None = None) -> None:
        if not 2 <= seats <= 4:
            raise ValueError(text("toll-seats", seats=seats))
        given = names_for(seats, names)
        super().__init__({"seats": seats, "names": given}, given)
        self.name = "toll"
        self.refusals = REFUSALS

    def blank(self) -> State:
        return Table()

    def parts(self) -> dict[str, type[Part]]:
        return {"Turn": Turn, "Consolation": Consolation}

    def label(self, state: State, option: int) -> str:
        return text(f"toll-option-{OPTIONS[option]}")

    def question(self, state: State) -> str:
        return text("toll-question")

    def sentence(self, event: Event, reader: int = -1) -> str:
        you = "yes" if event.seat == reader else "no"
        card = text(f"toll-card-{CARDS[event.card]}") if event.card >= 0 else text("toll-a-card")
        name = self.seat_names[event.seat]
        return text(f"toll-{EVENTS[event.kind]}", seat=name, you=you, card=card, amount=event.amount)

    def reason(self, refusal: Refusal) -> str:
        return text(f"toll-{refusal.message}")

    def advise(self, view: View) -> list[float]:
        """For bots and hints: a shield first, then the toll; cards are for those who cannot."""
        worth = {RAISE: 2.0, ASK: 1.0, TAKE: 0.5}
        return [worth[option] for option in view.decision.options] if view.decision is not None else []
