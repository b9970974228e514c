"""A turn: its start (602), what the active player may do (603), its end (610)."""

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.effects.lasting import UNTIL_END, UNTIL_START, expire
from mulligan.games.spoils.options import ABOUT_TURN, ATTACK, CARD, END_TURN
from mulligan.games.spoils.printed import CHARACTER
from mulligan.games.spoils.procedures import RESPONSES, SEAT
from mulligan.games.spoils.rules import battle, loops
from mulligan.games.spoils.rules.playing import END_OF_TURN, act
from mulligan.games.spoils.table import (
    ACTIVE,
    DRAW_GAME,
    EXTRA_TURN,
    LOST,
    OF_EARLIER,
    QUIET,
    TRACE,
    TURN_ENDS,
    TURN_NUMBER,
    TURN_STARTS,
    WOUND_SIZE,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.state import STEP


class Turn:
    """602, 603 and 610, step by step."""

    def start(self, table: Table) -> None:
        """602.1: one point in time; none of this is a trigger."""
        frame = table.frame
        seat = frame[SEAT]
        clock = table.clock
        if standstill(table):
            return
        clock[TURN_NUMBER] += 1
        clock[ACTIVE] = seat
        heal_characters(table)
        expire(table, UNTIL_START, seat)
        for card in table.in_play:  # 602.1c: also what comes back at this very moment
            if table.controller[card] == seat and table.since[card] == clock[TURN_NUMBER]:
                table.since[card] -= 1
        table.used.clear()
        table.played.clear()
        table.barred.clear()
        table.changed()

    def start_triggers(self, table: Table) -> None:
        """602.2: the active player decides their order."""
        table.happen(TURN_STARTS, table.frame[SEAT], "602.2", -1, table.clock[TURN_NUMBER])

    def offer(self, table: Table) -> None:
        """603.2: play a card, use an ability, attack, or end the turn."""
        seat = table.frame[SEAT]
        if table.clock[LOST] >> seat & 1:
            table.frame[STEP] = 5
            return
        options = legality.actions(table, seat, True)
        options.extend(legality.attacks(table, seat))
        if legality.ending(table, seat) == ALLOWED:
            options.append(END_TURN)
        loops.offer(table, seat, options)
        table.ask(seat, ABOUT_TURN, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == END_TURN:
            return
        frame[STEP] = 2
        if ATTACK <= table.answer < CARD:
            battle.begin(table, frame[SEAT], table.answer - ATTACK)
        else:
            act(table, frame[SEAT], table.answer)

    def ending(self, table: Table) -> None:
        """610.1: the opponents may respond."""
        table.push_row(RESPONSES, [table.frame[SEAT], 0, END_OF_TURN])

    def end(self, table: Table) -> None:
        """610.1a: the turn ends."""
        table.happen(TURN_ENDS, table.frame[SEAT], "610.1a", -1, table.clock[TURN_NUMBER])

    def next_turn(self, table: Table) -> None:
        frame = table.frame
        expire(table, UNTIL_END, frame[SEAT])
        following = table.opponents(frame[SEAT])
        extra = table.clock[EXTRA_TURN] - 1
        if extra >= 0 and not table.clock[LOST] >> extra & 1:
            frame[SEAT] = extra
        elif following:
            frame[SEAT] = following[0]
        table.clock[EXTRA_TURN] = 0
        frame[STEP] = 0


QUIET_ROUNDS = 20
ROUNDS_AT_MOST = 100


def standstill(table: Table) -> bool:
    """Rulings 2 and 7: a draw when nothing has changed for twenty rounds, and after a hundred rounds in any case."""
    clock = table.clock
    trace = table.trace()
    clock[QUIET] = clock[QUIET] + 1 if clock[TRACE] == trace else 0
    clock[TRACE] = trace
    rule = ""
    if clock[QUIET] >= QUIET_ROUNDS * len(table.clockwise(0)):
        rule = "Ruling 2"
    elif clock[TURN_NUMBER] >= ROUNDS_AT_MOST * table.seats:
        rule = "Ruling 7"
    if not rule:
        return False
    table.happen(DRAW_GAME, -1, rule)
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
