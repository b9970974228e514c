"""Many tables of one game played side by side, for programs that learn: a step is an action at each of them.

What there is to see afterwards comes as one row of bytes for all tables, with no Python in between.
"""

from librt.strings import BytesWriter, write_f64_le, write_i64_le

from mulligan.kernel.decision import Decision, IllegalChoice
from mulligan.kernel.encoding import NO_ACTION, Encoding
from mulligan.kernel.game import Game
from mulligan.kernel.random import Random
from mulligan.kernel.state import State


def payoffs(state: State) -> list[float]:
    """What each seat has of a game that is over: 1 for winning alone, 0 for a draw; all together 0."""
    seats, winners = state.seats, state.winners
    if not winners:
        return [0.0] * seats
    share = 1 / len(winners)
    return [((share if seat in winners else 0.0) * seats - 1) / (seats - 1) for seat in range(seats)]


class Together:
    """The tables. At each the seat that is asked is shown; where a game is over, the next is dealt at once."""

    def __init__(self, game: Game, tables: int, steps_at_most: int = 0) -> None:
        self.game: Game = game
        self.encoding: Encoding = game.encoding()
        self.tables: int = tables
        self.steps_at_most: int = steps_at_most
        self.nothing: list[float] = [0.0] * game.seats
        self.chance: list[Random] = []
        self.positions: list[State] = []
        self.decisions: list[Decision] = []
        self.offered: list[list[int]] = [[]] * tables  # at each the actions that stand for the options
        self.row: BytesWriter = BytesWriter()
        self.steps: list[int] = [0] * tables
        self.asked: list[int] = [0] * tables
        self.over: list[bool] = [False] * tables
        self.cut: list[bool] = [False] * tables
        self.rewards: list[list[float]] = [self.nothing] * tables  # of the game that ended with the last step

    def reset(self, seeds: list[int]) -> None:
        """Deal at every table: the game that its seed makes, and after it those that follow on that seed."""
        if len(seeds) != self.tables:
            raise ValueError(f"There are {self.tables} tables, and {len(seeds)} seeds for them.")
        self.chance = [Random(str(seed)) for seed in seeds]
        self.positions = []
        self.decisions = []
        for table in range(self.tables):
            state = self.dealt(table)
            self.positions.append(state)
            self.decisions.append(self.pending(state))
            self.show(table)
        self.over = [False] * self.tables
        self.cut = [False] * self.tables
        self.rewards = [self.nothing] * self.tables

    def dealt(self, table: int) -> State:
        """A new game that is not over before anybody was asked."""
        while True:
            state = self.game.start(f"{self.chance[table].fresh_key():x}")
            if state.decision is not None:
                self.steps[table] = 0
                return state

    def pending(self, state: State) -> Decision:
        decision = state.decision
        assert decision is not None
        return decision

    def show(self, table: int) -> None:
        decision = self.decisions[table]
        self.asked[table] = decision.seat
        self.offered[table] = self.encoding.offered(decision)

    def step(self, actions: list[int]) -> None:
        """Take an action at each table; none is taken anywhere if one of them is not offered."""
        if not self.positions:
            raise RuntimeError("There are no games yet: call reset().")
        if len(actions) != self.tables:
            raise ValueError(f"There are {self.tables} tables, and {len(actions)} actions for them.")
        options = [self.option(table, actions[table]) for table in range(self.tables)]
        for table in range(self.tables):
            state = self.positions[table]
            state.apply(options[table])
            self.steps[table] += 1
            decision = state.decision
            over = decision is None
            cut = not over and self.steps_at_most > 0 and self.steps[table] >= self.steps_at_most
            self.over[table], self.cut[table] = over or cut, cut
            self.rewards[table] = payoffs(state) if over else self.nothing
            if over or cut:
                state = self.dealt(table)
                self.positions[table] = state
            self.decisions[table] = self.pending(state)
            self.show(table)

    def option(self, table: int, action: int) -> int:
        offered = self.offered[table]
        for i in range(len(offered)):
            if offered[i] == action and action != NO_ACTION:
                return self.decisions[table].options[i]
        raise IllegalChoice(f"Action {action} is not among those that the action mask of table {table} offers.")

    # ---- what there is to see --------------------------------------------------------------------------------------

    def observations(self) -> bytes:
        """What the seat that is asked sees at each table, one row after another."""
        encoding, row, rows = self.encoding, self.row, BytesWriter()
        for table in range(self.tables):
            rows.write(encoding.observe_on(row, self.positions[table], self.asked[table]))
        return rows.getvalue()

    def masks(self) -> bytes:
        """1 for every action that is offered, one row after another."""
        encoding, rows = self.encoding, BytesWriter()
        for offered in self.offered:
            encoding.add_mask(rows, offered)
        return rows.getvalue()

    def seats_asked(self) -> bytes:
        """The seat that is asked at each table, in eight bytes."""
        rows = BytesWriter()
        for seat in self.asked:
            write_i64_le(rows, seat)
        return rows.getvalue()

    def ended(self) -> bytes:
        """1 for each table at which a game ended with the last step; then 1 for each at which it was cut off."""
        rows = BytesWriter()
        for over in self.over:
            rows.append(1 if over else 0)
        for cut in self.cut:
            rows.append(1 if cut else 0)
        return rows.getvalue()

    def payments(self) -> bytes:
        """What each seat has of a game that ended with the last step, in eight bytes, one table after another."""
        rows = BytesWriter()
        for rewards in self.rewards:
            for reward in rewards:
                write_f64_le(rows, reward)
        return rows.getvalue()

    def any_actions(self, random: Random) -> list[int]:
        """At each table one of the actions that are offered, each as likely."""
        found: list[int] = []
        for offered in self.offered:
            action = offered[random.below(len(offered))]
            found.append(action if action != NO_ACTION else offered[0])
        return found
