"""Starting a game (601): starting resources, who goes first, starting draws, mulligans."""

from typing import Any, Final

from mulligan.games.spoils.events import BEGINS, ENTERS, FLIPPED_UP, GOES_FIRST, MULLIGANS
from mulligan.games.spoils.options import (
    ABOUT_FIRST,
    ABOUT_MULLIGAN,
    ABOUT_STARTING_RESOURCE,
    CARD,
    DONE,
)
from mulligan.games.spoils.options import SEAT as SEAT_OPTION
from mulligan.games.spoils.parts import Procedure
from mulligan.games.spoils.printed import DECK, ICON_COUNT
from mulligan.games.spoils.rules.drawing import draw_now
from mulligan.games.spoils.rules.entering import DOWN, put_into_play
from mulligan.games.spoils.rules.turn import Turn
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import FIRST_SEAT, NO_CARD, Card, Seat
from mulligan.kernel.state import State


class Start(Procedure):
    """601.1, step by step."""

    STEPS = ("starting_resources", "placed", "who_decides", "who_is_first", "first", "mulligans", "first_turn")

    ready: int = 0  # how many seats have their starting resources
    pending: int = 0  # how many the next one has
    kept: int = 0  # how many seats have kept their hand
    decider: Seat = FIRST_SEAT

    def starting_resources(self, table: Table) -> None:
        """601.1b: each player searches the deck for the resources that the faction lists."""
        while self.ready < table.seats:
            seat = Seat(self.ready)
            face = table.face(table.factions[seat])
            needed = sum(face.starting)
            if self.pending >= needed:
                self.ready += 1
                self.pending = 0
                continue
            options = self.staples(table, seat, self.wanted(face.starting, self.pending))
            if options:
                table.ask(seat, ABOUT_STARTING_RESOURCE, options)
                return
            self.pending += 1
        self.step = self.WHO_DECIDES

    def wanted(self, starting: list[int], number: int) -> int:
        """Which icon the next starting resource must have; ICON_COUNT for any."""
        for icon, count in enumerate(starting):
            if number < count:
                return icon
            number -= count
        return ICON_COUNT

    def staples(self, table: Table, seat: Seat, icon: int) -> list[int]:
        """One of each kind that will do. Who searches sees the deck (312.1); it is shuffled afterwards."""
        options: list[int] = []
        done: list[int] = []
        for card in table.decks[seat]:
            table.show_to(card, seat)
            face = table.face(card)
            if face.staple and table.printed[card] not in done and (icon == ICON_COUNT or face.provides[icon]):
                done.append(table.printed[card])
                options.append(CARD + card)
        return options

    def placed(self, table: Table) -> None:
        card = Card(table.answer - CARD)
        seat = table.owner_of(card)
        self.step = 0
        self.pending += 1
        put_into_play(table, card, seat, DOWN)
        table.note(ENTERS, seat, "601.1b", card, 0, NO_CARD, DOWN)

    def who_decides(self, table: Table) -> None:
        """601.1c: chance decides who chooses who goes first. The decks that were searched are shuffled (312.1)."""
        for seat in range(table.seats):
            table.shuffle(table.decks[seat])
        self.decider = Seat(table.random_below(table.seats))

    def who_is_first(self, table: Table) -> None:
        decider = self.decider
        table.ask(decider, ABOUT_FIRST, [SEAT_OPTION + seat for seat in table.clockwise(decider)])

    def first(self, table: Table) -> None:
        """601.1d, e: starting resources face up; the starting draws."""
        first = Seat(table.answer - SEAT_OPTION)
        table.first_player = first
        table.active_player = first
        table.happen(GOES_FIRST, first, "601.1c")
        for card in table.in_play:
            if table.face_down[card]:
                table.face_down[card] = 0
                table.show(card)
                table.note(FLIPPED_UP, table.controller_of(card), "601.1d", card)
        table.changed()
        for place, seat in enumerate(table.clockwise(first)):
            draws = table.face(table.factions[seat]).draws
            draw_now(table, seat, draws[min(place, len(draws) - 1)], "601.1e")

    def mulligans(self, table: Table) -> None:
        """601.1f, g: each in clockwise order."""
        order = table.clockwise(table.first_player)
        if self.kept < len(order):
            seat = order[self.kept]
            self.kept += 1
            self.step -= 1
            table.push(Mulligan(seat))

    def first_turn(self, table: Table) -> None:
        """601.1h."""
        table.pop()
        table.happen(BEGINS, table.first_player, "601.1h")
        table.push(Turn(table.first_player))

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    STARTING_RESOURCES: Final = 0
    PLACED: Final = 1
    WHO_DECIDES: Final = 2
    WHO_IS_FIRST: Final = 3
    FIRST: Final = 4
    MULLIGANS: Final = 5
    FIRST_TURN: Final = 6

    def __init__(self, ready: int = 0, pending: int = 0, kept: int = 0, decider: Seat = FIRST_SEAT) -> None:
        self.step = 0
        self.ready = ready
        self.pending = pending
        self.kept = kept
        self.decider = decider

    def copy(self) -> "Start":
        twin = Start(self.ready, self.pending, self.kept, self.decider)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.ready, self.pending, self.kept, self.decider]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.starting_resources(state)
        elif step == 1:
            self.placed(state)
        elif step == 2:
            self.who_decides(state)
        elif step == 3:
            self.who_is_first(state)
        elif step == 4:
            self.first(state)
        elif step == 5:
            self.mulligans(state)
        else:
            self.first_turn(state)


class Mulligan(Procedure):
    """601.1f: put any number of cards from the hand on the bottom of the deck in any order, then draw as many. Once."""

    STEPS = ("choose", "chosen")

    seat: Seat
    count: int = 0

    def choose(self, table: Table) -> None:
        options = [DONE]
        done: list[int] = []
        for card in table.hands[self.seat]:
            if table.printed[card] not in done:
                done.append(table.printed[card])
                options.append(CARD + card)
        table.ask(self.seat, ABOUT_MULLIGAN, options)

    def chosen(self, table: Table) -> None:
        if table.answer == DONE:
            table.pop()
            if self.count:
                table.happen(MULLIGANS, self.seat, "601.1f", NO_CARD, self.count)
                draw_now(table, self.seat, self.count, "601.1f")
            return
        card = Card(table.answer - CARD)
        table.move(card, DECK)
        table.under(card)
        self.count += 1
        self.step = 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CHOOSE: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, count: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.count = count

    def copy(self) -> "Mulligan":
        twin = Mulligan(self.seat, self.count)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.count]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.choose(state)
        else:
            self.chosen(state)
