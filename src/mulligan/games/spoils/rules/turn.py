"""A turn: its start (602), what the active player may do (603), its end (610)."""

from typing import Any, Final

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.effects.lasting import UNTIL_END, UNTIL_START, expire
from mulligan.games.spoils.events import DRAW_GAME, OF_EARLIER, TURN_ENDS, TURN_STARTS, WOUND_SIZE
from mulligan.games.spoils.options import ABOUT_TURN, ATTACK, CARD, END_TURN
from mulligan.games.spoils.parts import Procedure
from mulligan.games.spoils.printed import CHARACTER
from mulligan.games.spoils.rules import battle, loops
from mulligan.games.spoils.rules.playing import END_OF_TURN, Responses, act
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.state import State


class Turn(Procedure):
    """602, 603 and 610, step by step."""

    STEPS = ("start", "start_triggers", "offer", "chosen", "ending", "end", "next_turn")

    seat: Seat
    interrupted: Seat = NOBODY  # after whose turn the order goes on, while extra turns are taken

    def start(self, table: Table) -> None:
        """602.1: one point in time; none of this is a trigger."""
        seat = self.seat
        if standstill(table):
            return
        table.turn_number += 1
        table.active_player = seat
        heal_characters(table)
        expire(table, UNTIL_START, seat)
        for card in table.in_play:  # 602.1c: also what comes back at this very moment
            if table.controller[card] == seat and table.since[card] == table.turn_number:
                table.since[card] -= 1
        table.used, table.played, table.barred = (), (), ()
        table.deeds.clear()
        table.changed()

    def start_triggers(self, table: Table) -> None:
        """602.2: the active player decides their order."""
        table.happen(TURN_STARTS, self.seat, "602.2", NO_CARD, table.turn_number)

    def offer(self, table: Table) -> None:
        """603.2: play a card, use an ability, attack, or end the turn."""
        seat = self.seat
        if table.lost >> seat & 1:
            self.step = self.END
            return
        options = legality.actions(table, seat, True)
        options.extend(legality.attacks(table, seat))
        if legality.ending(table, seat) == ALLOWED:
            options.append(END_TURN)
        loops.offer(table, seat, options)
        table.ask(seat, ABOUT_TURN, options)

    def chosen(self, table: Table) -> None:
        if table.answer == END_TURN:
            return
        self.step = self.OFFER
        if ATTACK <= table.answer < CARD:
            battle.begin(table, self.seat, Card(table.answer - ATTACK))
        else:
            act(table, self.seat, table.answer)

    def ending(self, table: Table) -> None:
        """610.1: the opponents may respond."""
        table.push(Responses(self.seat, END_OF_TURN))

    def end(self, table: Table) -> None:
        """610.1a: the turn ends."""
        table.happen(TURN_ENDS, self.seat, "610.1a", NO_CARD, table.turn_number)

    def next_turn(self, table: Table) -> None:
        expire(table, UNTIL_END, self.seat)
        regular = self.seat if self.interrupted == NOBODY else self.interrupted
        self.step = 0
        while table.extra_turns:
            extra, table.extra_turns = table.extra_turns[0], table.extra_turns[1:]
            if not table.lost >> extra & 1:
                self.seat = extra
                self.interrupted = regular
                return
        following = table.opponents(regular)
        if following:
            self.seat = following[0]
        self.interrupted = NOBODY

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    START: Final = 0
    START_TRIGGERS: Final = 1
    OFFER: Final = 2
    CHOSEN: Final = 3
    ENDING: Final = 4
    END: Final = 5
    NEXT_TURN: Final = 6

    def __init__(self, seat: Seat, interrupted: Seat = NOBODY) -> None:
        self.step = 0
        self.seat = seat
        self.interrupted = interrupted

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.interrupted)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.interrupted]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.start(state)
        elif step == 1:
            self.start_triggers(state)
        elif step == 2:
            self.offer(state)
        elif step == 3:
            self.chosen(state)
        elif step == 4:
            self.ending(state)
        elif step == 5:
            self.end(state)
        else:
            self.next_turn(state)


QUIET_ROUNDS: Final = 20
ROUNDS_AT_MOST: Final = 100


def standstill(table: Table) -> bool:
    """Rulings 2 and 7: a draw when nothing has changed for twenty rounds, and after a hundred rounds in any case."""
    trace = table.trace()
    table.quiet = table.quiet + 1 if table.traced == trace else 0
    table.traced = trace
    rule = ""
    if table.quiet >= QUIET_ROUNDS * len(table.clockwise(0)):
        rule = "Ruling 2"
    elif table.turn_number >= ROUNDS_AT_MOST * table.seats:
        rule = "Ruling 7"
    if not rule:
        return False
    table.happen(DRAW_GAME, NOBODY, rule)
    table.finish([])
    return True


def heal_characters(table: Table) -> None:
    """408.4a: only damage of the current turn counts for characters; locations keep theirs."""
    for card in table.in_play:
        if table.damage[card] and characteristics.types(table, card) & CHARACTER:
            table.damage[card] = 0
    wounds = table.wounds
    i = 0
    while i < len(wounds):
        if table.damage[wounds[i]] == 0:
            del wounds[i : i + WOUND_SIZE]
        else:
            wounds[i + 3] |= OF_EARLIER
            i += WOUND_SIZE
