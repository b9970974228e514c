"""Runs a card's program: one row after another, stopping where somebody must choose."""

from typing import Any

from mulligan.games.unmatched.effects import choices, deeds, measures
from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.measures import holds, players
from mulligan.games.unmatched.options import ABOUT_MAY, ABOUT_ONE_OF, ALTERNATIVE, DECLINE, YES
from mulligan.games.unmatched.table import NONE, Table
from mulligan.kernel.state import State


class Running(Resolving):
    """An effect that runs rows."""

    def go_on(self, table: State) -> None:
        """Rows up to the next question."""
        assert isinstance(table, Table)
        program = table.sheet.program
        op = program.op
        depth = len(table.stack)
        while not table.over:
            row = self.place
            code = op[row]
            if code == p.END:
                break
            if code <= p.NEXT:
                if self.steer(table, row, code):
                    return
            elif choices.ASKS[code]:
                if choices.ask(table, self, row, code):
                    return
            else:
                self.place = row + 1
                deeds.do(table, self, row, code)
                if len(table.stack) != depth:  # a procedure of its own: we go on after it
                    self.step = 0
                    return
        table.pop()

    def answered(self, table: State) -> None:
        """The answer to the question of the present row."""
        assert isinstance(table, Table)
        self.step = 0
        program = table.sheet.program
        row = self.place
        code = program.op[row]
        if code == p.MAY:
            yes = table.answer == YES
            self.did = bool(yes)
            self.place = row + 1 if yes else program.b[row]
        elif code == p.CHOOSE:
            number = table.answer - ALTERNATIVE
            self.chosen |= 1 << number
            self.place = program.a[row + 1 + number]
        else:
            choices.take(table, self, row, code)

    def steer(self, table: Table, row: int, code: int) -> bool:
        """Jumps, conditions and loops. Gives whether somebody is asked."""
        program = table.sheet.program
        if code == p.JUMP:
            self.place = program.a[row]
        elif code == p.UNLESS:
            self.place = row + 1 if holds(table, self, program.a[row]) else program.b[row]
        elif code == p.MAY:
            self.step = 1
            table.ask(table.seat_of[self.actor], ABOUT_MAY, [YES, DECLINE])
            return True
        elif code == p.CHOOSE:
            return self.choose(table, row)
        elif code == p.FOR_EACH:
            if self.each_left < 0:
                self.each_left = players(table, self, program.a[row])
            following = self.next_actor(table, self.each_left)
            if following < 0:
                self.each_left = NONE
                self.actor = self.you
                self.place = program.b[row]
            else:
                self.each_left &= ~(1 << following)
                self.actor = following
                self.place = row + 1
        elif code == p.NEXT:
            self.place = program.a[row]
        return False

    def next_actor(self, table: Table, left: int) -> int:
        """Ruling 3: several players do the same in turn order, beginning with whose turn it is."""
        first = table.turn[0]
        for step in range(table.sheet.players):
            player = (first + step) % table.sheet.players
            if left >> player & 1:
                return player
        return NONE

    def choose(self, table: Table, row: int) -> bool:
        program = table.sheet.program
        alternatives = program.a[row]
        taken = measures.count_of(self.chosen)
        if taken == min(program.b[row], alternatives):
            self.chosen = 0
            self.place = program.c[row]
            return False
        options = [ALTERNATIVE + i for i in range(alternatives) if not self.chosen >> i & 1]
        self.step = 1
        table.ask(table.seat_of[self.actor], ABOUT_ONE_OF, options)
        return True

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        you: int,
        actor: int,
        fighter: int,
        card: int,
        side: int,
        source: int,
        place: int = 0,
        did: bool = False,
        loops: list[list[int]] | None = None,
        left: int = -1,
        work: int = 0,
        stage: int = 0,
        picked: int = 0,
        picked_players: int = 0,
        that_card: int = NONE,
        amount: int = 0,
        mover: int = 0,
        passed: int = 0,
        each_left: int = NONE,
        chosen: int = 0,
    ) -> None:
        self.step = 0
        self.you = you
        self.actor = actor
        self.fighter = fighter
        self.card = card
        self.side = side
        self.source = source
        self.place = place
        self.did = did
        self.loops = loops if loops is not None else []
        self.left = left
        self.work = work
        self.stage = stage
        self.picked = picked
        self.picked_players = picked_players
        self.that_card = that_card
        self.amount = amount
        self.mover = mover
        self.passed = passed
        self.each_left = each_left
        self.chosen = chosen

    def copy(self) -> "Running":
        twin = Running(
            self.you,
            self.actor,
            self.fighter,
            self.card,
            self.side,
            self.source,
            self.place,
            self.did,
            [one[:] for one in self.loops],
            self.left,
            self.work,
            self.stage,
            self.picked,
            self.picked_players,
            self.that_card,
            self.amount,
            self.mover,
            self.passed,
            self.each_left,
            self.chosen,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.you,
            self.actor,
            self.fighter,
            self.card,
            self.side,
            self.source,
            self.place,
            self.did,
            self.loops,
            self.left,
            self.work,
            self.stage,
            self.picked,
            self.picked_players,
            self.that_card,
            self.amount,
            self.mover,
            self.passed,
            self.each_left,
            self.chosen,
        ]

    def take(self, state: "State", step: int) -> None:
        if step == 0:
            self.go_on(state)
        else:
            self.answered(state)

    # ---- written by `make parts` -----------------------------------------------------------------------------
