"""The sequence of play (4.0): Special Powers, Receive, draw, turns until all pass, and what follows a round."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.mat import (
    CARDS_DRAWN,
    DESTRUCTION,
    FIRST_RECEIVE_POWER,
    FOLLOWERS,
    POWER_GAINS,
    POWER_OF,
    POWERS,
    RECEIVE,
    RECEIVED,
    RESOURCES,
)
from mulligan.games.mystic_war.options import (
    ABOUT_EXCHANGE,
    ABOUT_POWER,
    ABOUT_POWER_AMOUNT,
    ABOUT_POWER_RESOURCE,
    ABOUT_POWER_TARGET,
    ABOUT_TURN,
    AFFECT,
    AMOUNT,
    DECLINE,
    DISCARD,
    ON,
    PASS,
    PLAY,
)
from mulligan.games.mystic_war.options import EXCHANGE as EXCHANGE_GOAL
from mulligan.games.mystic_war.options import POWER as USE_POWER
from mulligan.games.mystic_war.rules.play import AnyTime, Selection
from mulligan.games.mystic_war.table import (
    DISCARDS,
    DRAWS,
    ENDLESS,
    EXCHANGES,
    FORFEITS,
    GAINS,
    KEEPS_GOAL,
    LOSES,
    NO_CHAOS,
    PASSED,
    RECEIVES,
    ROUND_BEGINS,
    ROUNDS_AT_MOST,
    TRADES,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import FIRST_SEAT, NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


class Round(Frame):
    """4.0: one round. Its steps are those of the sequence of play."""

    STEPS = ("begin", "special_powers", "receive", "draw", "turns", "end")

    asked: int = 0  # how many seats had their Special Power

    def begin(self, table: Table) -> None:  # 4.0
        if table.round >= ROUNDS_AT_MOST:
            table.happen(ENDLESS, NOBODY, "Ruling 18")
            table.finish([])
            return
        table.round += 1
        table.next_first = NOBODY
        table.passes = 0
        table.deck_ended = False
        self.asked = 0
        table.happen(ROUND_BEGINS, table.first, "4.0", NO_CARD, table.round)

    def special_powers(self, table: Table) -> None:  # 5.1
        while self.asked < table.seats:
            seat = Seat((table.first + self.asked) % table.seats)
            self.asked += 1
            if SpecialPower.has_a_choice(table, seat):
                self.step -= 1
                table.push(SpecialPower(seat))
                return
            table.no_choice(seat, ABOUT_POWER, DECLINE)

    def receive(self, table: Table) -> None:  # 5.2
        for row in range(RESOURCES):
            for seat in table.clockwise(table.first):
                gained = RECEIVE[row][table.box(seat, row)]
                if gained >= 0:
                    table.happen(RECEIVES, seat, "5.2", NO_CARD, RECEIVED, row, gained)

    def draw(self, table: Table) -> None:  # 7.1
        for seat in table.clockwise(table.first):
            for _ in range(CARDS_DRAWN[table.box(seat, FOLLOWERS)]):
                draw_into_hand(table, seat, "7.1")
        table.turn = table.first
        table.unheard = True

    def turns(self, table: Table) -> None:  # 7.3
        if table.passes == table.seats:
            return
        self.step -= 1
        table.push(Turn(table.turn))

    def end(self, table: Table) -> None:  # 7.10, 7.11
        table.first = table.next_first
        self.step = 0
        if not table.deck_ended:
            return
        if table.left == 0:
            table.reshuffle()
        discards = table.discarded()
        white = table.take_white_judgment(discards)
        if white >= 0:
            table.discards = vec[i32](discards)
            table.put_judgment_under(white)
        table.push(Exchange(table.first))

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    BEGIN: Final = 0
    SPECIAL_POWERS: Final = 1
    RECEIVE: Final = 2
    DRAW: Final = 3
    TURNS: Final = 4
    END: Final = 5

    def __init__(self, asked: int = 0) -> None:
        self.step = 0
        self.asked = asked

    def copy(self) -> "Round":
        twin = Round(self.asked)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.asked]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.begin(state)
        elif step == 1:
            self.special_powers(state)
        elif step == 2:
            self.receive(state)
        elif step == 3:
            self.draw(state)
        elif step == 4:
            self.turns(state)
        else:
            self.end(state)


def has_kind(table: Table, cards: tuple[Card, ...], count: int, kind: i32) -> bool:
    """Is one of the first so many cards of this kind?"""
    printed = table.printed
    for i in range(count):
        if printed[cards[i]] == kind:
            return True
    return False


def draw_into_hand(table: Table, seat: Seat, rule: str) -> None:
    card = table.draw()
    if card < 0:
        return
    table.into_hand(card, seat)
    table.show_to(card, seat)
    table.happen(DRAWS, seat, rule, card)


class SpecialPower(Frame):
    """5.1: one seat may exercise one Special Power."""

    STEPS = ("offer", "chosen", "amount", "amount_chosen", "target", "target_chosen", "resource", "destroy")

    seat: Seat
    power: int = 0
    traded: int = 0
    on: Seat = FIRST_SEAT

    @staticmethod
    def has_a_choice(table: Table, seat: Seat) -> bool:
        """Below ten nothing can be traded: most seats early in a game are not even asked."""
        return table.box(seat, 0) > 0 or table.box(seat, 1) > 0 or table.box(seat, 2) > 0

    def offer(self, table: Table) -> None:
        seat = self.seat
        options = [DECLINE]
        for power in range(POWERS):
            if legality.exercising(table, seat, power) == ALLOWED:
                options.append(USE_POWER + power)
        table.ask(seat, ABOUT_POWER, options)

    def chosen(self, table: Table) -> None:
        if table.answer == DECLINE:
            table.pop()
            return
        self.power = table.answer - USE_POWER
        if self.power >= FIRST_RECEIVE_POWER:  # 5.1.1
            table.pop()
            table.happen(RECEIVES, self.seat, "5.1.1", NO_CARD, RECEIVED, POWER_OF[self.power], POWER_GAINS[self.power])

    def amount(self, table: Table) -> None:
        seat = self.seat
        amounts = legality.trades(table, seat, POWER_OF[self.power])
        table.ask(seat, ABOUT_POWER_AMOUNT, [AMOUNT + n for n in amounts])

    def amount_chosen(self, table: Table) -> None:
        self.traded = table.answer - AMOUNT
        if POWER_GAINS[self.power] != DESTRUCTION:
            self.trade(table)

    def trade(self, table: Table) -> None:
        """Half of what is traded in."""
        table.pop()
        power, amount, seat = self.power, self.traded, self.seat
        table.happen(TRADES, seat, "5.1", NO_CARD, amount, -1, power)
        table.happen(FORFEITS, seat, "5.1", NO_CARD, amount, -1, POWER_OF[power])
        table.happen(GAINS, seat, "5.1", NO_CARD, amount // 2, -1, POWER_GAINS[power])

    def target(self, table: Table) -> None:
        table.ask(self.seat, ABOUT_POWER_TARGET, [ON + seat for seat in range(table.seats)])

    def target_chosen(self, table: Table) -> None:
        self.on = Seat(table.answer - ON)

    def resource(self, table: Table) -> None:
        table.ask(self.seat, ABOUT_POWER_RESOURCE, [AFFECT + r for r in range(RESOURCES)])

    def destroy(self, table: Table) -> None:
        """Knights and Demon destroy as much as is traded in; God King and Earth Goddess shield their holder."""
        table.pop()
        power, amount, seat = self.power, self.traded, self.seat
        table.happen(TRADES, seat, "5.1", NO_CARD, amount, -1, power)
        table.happen(FORFEITS, seat, "5.1", NO_CARD, amount, -1, POWER_OF[power])
        table.happen(LOSES, self.on, "5.1", NO_CARD, amount, seat, table.answer - AFFECT)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1
    AMOUNT: Final = 2
    AMOUNT_CHOSEN: Final = 3
    TARGET: Final = 4
    TARGET_CHOSEN: Final = 5
    RESOURCE: Final = 6
    DESTROY: Final = 7

    def __init__(self, seat: Seat, power: int = 0, traded: int = 0, on: Seat = FIRST_SEAT) -> None:
        self.step = 0
        self.seat = seat
        self.power = power
        self.traded = traded
        self.on = on

    def copy(self) -> "SpecialPower":
        twin = SpecialPower(self.seat, self.power, self.traded, self.on)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.power, self.traded, self.on]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        elif step == 1:
            self.chosen(state)
        elif step == 2:
            self.amount(state)
        elif step == 3:
            self.amount_chosen(state)
        elif step == 4:
            self.target(state)
        elif step == 5:
            self.target_chosen(state)
        elif step == 6:
            self.resource(state)
        else:
            self.destroy(state)


class Turn(Frame):
    """7.3: play one card, discard one instead (7.5), or pass (7.4)."""

    STEPS = ("any_time", "offer", "chosen", "played")

    seat: Seat

    def asks_at(self) -> int:
        return self.OFFER

    def any_time(self, table: Table) -> None:  # 7.6
        if table.unheard:
            table.unheard = False
            table.push(AnyTime(Seat((self.seat + 1) % table.seats), 1))

    def offer(self, table: Table) -> None:
        seat = self.seat
        options = [PASS] if legality.passing(table, seat) == ALLOWED else []
        printed = table.printed
        hand = table.hands[seat]
        for i in range(len(hand)):
            kind = printed[hand[i]]
            if has_kind(table, hand, i, kind):
                continue
            if legality.leading(table, seat, kind) == ALLOWED:
                options.append(PLAY + kind)
            if legality.discarding(kind) == ALLOWED:
                options.append(DISCARD + kind)
        table.ask(seat, ABOUT_TURN, options)

    def chosen(self, table: Table) -> None:
        seat = self.seat
        answer = table.answer
        if answer == PASS:
            self.passes(table, seat)
        elif answer >= DISCARD:
            card = table.in_hand(seat, answer - DISCARD)
            table.out_of_hand(card, seat)
            table.discard(card)
            table.happen(DISCARDS, seat, "7.5", card)
            table.passes = 0
            table.unheard = True
            self.end(table, seat)
        else:
            card = table.in_hand(seat, answer - PLAY)
            table.push(Selection(seat, seat, card, NO_CHAOS, len(table.plays)))

    def passes(self, table: Table, seat: Seat) -> None:  # 7.4, 7.11
        table.passes += 1
        first = table.next_first < 0
        if first:
            table.next_first = seat
        table.happen(PASSED, seat, "7.4", NO_CARD, 1 if first else 0)
        table.unheard = True
        self.end(table, seat)

    def played(self, table: Table) -> None:
        if table.free:
            self.step = self.OFFER
            return
        table.passes = 0
        self.end(table, self.seat)

    def end(self, table: Table, seat: Seat) -> None:
        table.turn = Seat((seat + 1) % table.seats)
        table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    ANY_TIME: Final = 0
    OFFER: Final = 1
    CHOSEN: Final = 2
    PLAYED: Final = 3

    def __init__(self, seat: Seat) -> None:
        self.step = 0
        self.seat = seat

    def copy(self) -> "Turn":
        twin = Turn(self.seat)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.any_time(state)
        elif step == 1:
            self.offer(state)
        elif step == 2:
            self.chosen(state)
        else:
            self.played(state)


class Exchange(Frame):
    """7.10: after a round in which the deck ended, each seat may exchange its victory card."""

    STEPS = ("offer", "chosen")

    seat: Seat

    def offer(self, table: Table) -> None:
        table.ask(self.seat, ABOUT_EXCHANGE, [DECLINE, EXCHANGE_GOAL])

    def chosen(self, table: Table) -> None:
        seat = self.seat
        if table.answer == EXCHANGE_GOAL:
            goals, spare = list(table.goals), list(table.spare_goals)
            new = spare.pop()
            spare.append(goals[seat])
            goals[seat] = new
            table.goals, table.spare_goals = tuple(goals), tuple(spare)
            table.show_to(new, seat)
            table.shuffle(spare)
            table.happen(EXCHANGES, seat, "7.10", new)
        else:
            table.happen(KEEPS_GOAL, seat, "7.10")
        self.seat = Seat((seat + 1) % table.seats)
        self.step = 0
        if self.seat == table.first:
            table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat) -> None:
        self.step = 0
        self.seat = seat

    def copy(self) -> "Exchange":
        twin = Exchange(self.seat)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)
