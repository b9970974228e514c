"""Starting a game (601): starting resources, who goes first, starting draws, mulligans."""

from mulligan.games.spoils.options import (
    ABOUT_FIRST,
    ABOUT_MULLIGAN,
    ABOUT_STARTING_RESOURCE,
    CARD,
    DONE,
)
from mulligan.games.spoils.options import SEAT as SEAT_OPTION
from mulligan.games.spoils.printed import DECK, ICON_COUNT
from mulligan.games.spoils.procedures import (
    MULLIGAN,
    MULLIGAN_COUNT,
    SEAT,
    START_DECIDER,
    START_KEPT,
    START_PENDING,
    START_PLACED,
    TURN,
)
from mulligan.games.spoils.rules.drawing import draw_now
from mulligan.games.spoils.rules.entering import DOWN, put_into_play
from mulligan.games.spoils.table import ACTIVE, BEGINS, ENTERS, FIRST, FLIPPED_UP, GOES_FIRST, MULLIGANS, NO_CARD, Table
from mulligan.kernel.state import STEP


class Start:
    """601.1, step by step."""

    def starting_resources(self, table: Table) -> None:
        """601.1b: each player searches the deck for the resources that the faction lists."""
        frame = table.frame
        while frame[START_PLACED] < table.seats:
            seat = frame[START_PLACED]
            face = table.face(table.factions[seat])
            needed = sum(face.starting)
            if frame[START_PENDING] >= needed:
                frame[START_PLACED] += 1
                frame[START_PENDING] = 0
                continue
            options = self.staples(table, seat, self.wanted(face.starting, frame[START_PENDING]))
            if options:
                table.ask(seat, ABOUT_STARTING_RESOURCE, options)
                return
            frame[START_PENDING] += 1
        frame[STEP] = 2

    def wanted(self, starting: list[int], number: int) -> int:
        """Which icon the next starting resource must have; ICON_COUNT for any."""
        for icon, count in enumerate(starting):
            if number < count:
                return icon
            number -= count
        return ICON_COUNT

    def staples(self, table: Table, seat: int, icon: int) -> list[int]:
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
        frame = table.frame
        card = table.answer - CARD
        seat = table.owner[card]
        frame[STEP] = 0
        frame[START_PENDING] += 1
        put_into_play(table, card, seat, DOWN)
        table.note(ENTERS, seat, "601.1b", card, 0, NO_CARD, DOWN)

    def who_decides(self, table: Table) -> None:
        """601.1c: chance decides who chooses who goes first. The decks that were searched are shuffled (312.1)."""
        for seat in range(table.seats):
            table.shuffle(table.decks[seat])
        table.frame[START_DECIDER] = table.random_below(table.seats)

    def who_is_first(self, table: Table) -> None:
        decider = table.frame[START_DECIDER]
        table.ask(decider, ABOUT_FIRST, [SEAT_OPTION + seat for seat in table.clockwise(decider)])

    def first(self, table: Table) -> None:
        """601.1d, e: starting resources face up; the starting draws."""
        first = table.answer - SEAT_OPTION
        table.clock[FIRST] = first
        table.clock[ACTIVE] = first
        table.happen(GOES_FIRST, first, "601.1c")
        for card in table.in_play:
            if table.face_down[card]:
                table.face_down[card] = 0
                table.show(card)
                table.note(FLIPPED_UP, table.controller[card], "601.1d", card)
        table.changed()
        for place, seat in enumerate(table.clockwise(first)):
            draws = table.face(table.factions[seat]).draws
            draw_now(table, seat, draws[min(place, len(draws) - 1)], "601.1e")

    def mulligans(self, table: Table) -> None:
        """601.1f, g: each in clockwise order."""
        frame = table.frame
        order = table.clockwise(table.clock[FIRST])
        if frame[START_KEPT] < len(order):
            seat = order[frame[START_KEPT]]
            frame[START_KEPT] += 1
            frame[STEP] -= 1
            table.push_row(MULLIGAN, [seat, 0])

    def first_turn(self, table: Table) -> None:
        """601.1h."""
        table.pop()
        table.happen(BEGINS, table.clock[FIRST], "601.1h")
        table.push_row(TURN, [table.clock[FIRST]])


class Mulligan:
    """601.1f: put any number of cards from the hand on the bottom of the deck in any order, then draw as many. Once."""

    def choose(self, table: Table) -> None:
        frame = table.frame
        options = [DONE]
        done: list[int] = []
        for card in table.hands[frame[SEAT]]:
            if table.printed[card] not in done:
                done.append(table.printed[card])
                options.append(CARD + card)
        table.ask(frame[SEAT], ABOUT_MULLIGAN, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == DONE:
            table.pop()
            if frame[MULLIGAN_COUNT]:
                table.happen(MULLIGANS, frame[SEAT], "601.1f", -1, frame[MULLIGAN_COUNT])
                draw_now(table, frame[SEAT], frame[MULLIGAN_COUNT], "601.1f")
            return
        card = table.answer - CARD
        table.move(card, DECK)
        table.under(card)
        frame[MULLIGAN_COUNT] += 1
        frame[STEP] = 0
