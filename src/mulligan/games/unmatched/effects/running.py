"""Runs a card's program: one row after another, stopping where somebody must choose. All progress lies in the frame."""

from mulligan.games.unmatched.effects import choices, deeds, measures
from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.measures import holds, players
from mulligan.games.unmatched.options import ABOUT_MAY, ABOUT_ONE_OF, ALTERNATIVE, DECLINE, YES
from mulligan.games.unmatched.procedures import ACTOR, CHOSEN, DONE, EACH_LEFT, PC, PLAYER
from mulligan.games.unmatched.table import NONE, Table
from mulligan.kernel.state import STEP


class Effect:
    """effect-1: an effect does what it says, in order."""

    def go_on(self, table: Table) -> None:
        """Rows up to the next question."""
        frame = table.frame
        program = table.sheet.program
        op = program.op
        depth = len(table.frames)
        while not table.over:
            row = frame[PC]
            code = op[row]
            if code == p.END:
                break
            if code <= p.NEXT:
                if self.steer(table, frame, row, code):
                    return
            elif choices.ASKS[code]:
                if choices.ask(table, frame, row, code):
                    return
            else:
                frame[PC] = row + 1
                deeds.do(table, frame, row, code)
                if len(table.frames) != depth:  # a procedure of its own: we go on after it
                    frame[STEP] = 0
                    return
        table.pop()

    def answered(self, table: Table) -> None:
        """The answer to the question of the present row."""
        frame = table.frame
        frame[STEP] = 0
        program = table.sheet.program
        row = frame[PC]
        code = program.op[row]
        if code == p.MAY:
            yes = table.answer == YES
            frame[DONE] = 1 if yes else 0
            frame[PC] = row + 1 if yes else program.b[row]
        elif code == p.CHOOSE:
            number = table.answer - ALTERNATIVE
            frame[CHOSEN] |= 1 << number
            frame[PC] = program.a[row + 1 + number]
        else:
            choices.take(table, frame, row, code)

    def steer(self, table: Table, frame: list[int], row: int, code: int) -> bool:
        """Jumps, conditions and loops. Gives whether somebody is asked."""
        program = table.sheet.program
        if code == p.JUMP:
            frame[PC] = program.a[row]
        elif code == p.UNLESS:
            frame[PC] = row + 1 if holds(table, frame, program.a[row]) else program.b[row]
        elif code == p.MAY:
            frame[STEP] = 1
            table.ask(table.seat_of[frame[ACTOR]], ABOUT_MAY, [YES, DECLINE])
            return True
        elif code == p.CHOOSE:
            return self.choose(table, frame, row)
        elif code == p.FOR_EACH:
            if frame[EACH_LEFT] < 0:
                frame[EACH_LEFT] = players(table, frame, program.a[row])
            following = self.next_actor(table, frame[EACH_LEFT])
            if following < 0:
                frame[EACH_LEFT] = NONE
                frame[ACTOR] = frame[PLAYER]
                frame[PC] = program.b[row]
            else:
                frame[EACH_LEFT] &= ~(1 << following)
                frame[ACTOR] = following
                frame[PC] = row + 1
        elif code == p.NEXT:
            frame[PC] = program.a[row]
        return False

    def next_actor(self, table: Table, left: int) -> int:
        """Ruling 3: several players do the same in turn order, beginning with whose turn it is."""
        first = table.turn[0]
        for step in range(table.sheet.players):
            player = (first + step) % table.sheet.players
            if left >> player & 1:
                return player
        return NONE

    def choose(self, table: Table, frame: list[int], row: int) -> bool:
        program = table.sheet.program
        alternatives = program.a[row]
        taken = measures.count_of(frame[CHOSEN])
        if taken == min(program.b[row], alternatives):
            frame[CHOSEN] = 0
            frame[PC] = program.c[row]
            return False
        options = [ALTERNATIVE + i for i in range(alternatives) if not frame[CHOSEN] >> i & 1]
        frame[STEP] = 1
        table.ask(table.seat_of[frame[ACTOR]], ABOUT_ONE_OF, options)
        return True
