"""Many tables of one game played side by side, for programs that learn: a step is an action at each of them.

What there is to see afterwards comes as one row of bytes for all tables, with no Python in between.
"""

from librt.strings import BytesWriter, write_f64_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mulligan.kernel.decision import Decision, IllegalChoice
from mulligan.kernel.encoding import NO_ACTION, Encoding
from mulligan.kernel.game import Game
from mulligan.kernel.random import WORDS, Random
from mulligan.kernel.state import LEHMER_FACTOR, LEHMER_MODULUS, RELOAD, State


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
        self.chance: list[Random] = []
        self.positions: list[State] = []
        self.decisions: list[Decision] = []
        self.offered: vec[i32] = vec[i32]()  # the actions that stand for the options, those of one table after another
        self.ends: vec[i64] = vec[i64]()  # where those of each table end
        self.rows: BytesWriter = BytesWriter()  # room for what is shown, kept for the next time
        self.steps: vec[i64] = vec[i64]([0] * tables)
        self.asked: vec[i64] = vec[i64]([0] * tables)
        self.ending: list[int] = []  # the tables at which a game ended with the last step
        self.over: list[bool] = [False] * tables
        self.cut: list[bool] = [False] * tables
        self.nothing: list[float] = [0.0] * game.seats
        self.rewards: list[list[float]] = [self.nothing] * tables  # of the game that ended with the last step

    def reset(self, seeds: list[int]) -> None:
        """Deal at every table: the game that its seed makes, and after it those that follow on that seed."""
        if len(seeds) != self.tables:
            raise ValueError(f"There are {self.tables} tables, and {len(seeds)} seeds for them.")
        self.chance = [Random(str(seed)) for seed in seeds]
        self.positions = [self.dealt(table) for table in range(self.tables)]
        self.decisions = [self.pending(state) for state in self.positions]
        self.forget()
        for table in range(self.tables):
            self.show(table)

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

    def forget(self) -> None:
        """What was shown of the last step."""
        self.offered = vec[i32](capacity=len(self.offered))
        self.ends = vec[i64](capacity=self.tables)
        for table in self.ending:
            self.over[table] = self.cut[table] = False
            self.rewards[table] = self.nothing
        self.ending = []

    def show(self, table: int) -> None:
        decision = self.decisions[table]
        self.asked[table] = decision.seat
        self.offered = self.encoding.add_offered(self.offered, decision)
        self.ends = append(self.ends, len(self.offered))

    def step(self, actions: list[int]) -> None:
        """Take an action at each table; none is taken anywhere if one of them is not offered."""
        if not self.positions:
            raise RuntimeError("There are no games yet: call reset().")
        if len(actions) != self.tables:
            raise ValueError(f"There are {self.tables} tables, and {len(actions)} actions for them.")
        places = vec[i64](capacity=self.tables)
        for table in range(self.tables):
            places = append(places, self.place(table, actions[table]))
        self.forget()
        at_most: i64 = self.steps_at_most
        for table in range(self.tables):
            state = self.positions[table]
            state.choose(self.decisions[table].options[places[table]])
            if RELOAD:
                state.reload()
            self.steps[table] += 1
            if state.decision is None or (at_most > 0 and self.steps[table] >= at_most):
                self.end(table, state)
                state = self.dealt(table)
                self.positions[table] = state
            self.decisions[table] = self.pending(state)
            self.show(table)

    def end(self, table: int, state: State) -> None:
        """The game is over, or cut off."""
        self.ending.append(table)
        self.over[table], self.cut[table] = True, state.decision is not None
        if state.decision is None:
            self.rewards[table] = payoffs(state)

    def place(self, table: int, action: int) -> i64:
        """Where the option that an action stands for is among the options."""
        if 0 <= action < self.encoding.actions:
            wanted = i32(action)
            first: i64 = self.ends[table - 1] if table > 0 else 0
            for i in range(first, self.ends[table]):
                if self.offered[i] == wanted:
                    return i - first
        raise IllegalChoice(f"Action {action} is not among those that the action mask of table {table} offers.")

    # ---- what there is to see --------------------------------------------------------------------------------------

    def observations(self) -> bytes:
        """What the seat that is asked sees at each table, one row after another."""
        encoding, rows = self.encoding, self.rows
        rows.truncate(0)
        for table in range(self.tables):
            encoding.add_row(rows, self.positions[table], self.asked[table])
        return rows.getvalue()

    def masks(self) -> bytes:
        """1 for every action that is offered, one row after another."""
        encoding, rows = self.encoding, self.rows
        rows.truncate(0)
        first: i64 = 0
        for end in self.ends:
            encoding.add_mask(rows, self.offered, first, end)
            first = end
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
        """At each table one of the actions that are offered, each as likely.

        One number of the generator is the seed of a quick one (Lehmer's): here nobody must be kept from guessing.
        """
        found: list[int] = []
        number: i64 = 1 + random.below(WORDS)
        first: i64 = 0
        for end in self.ends:
            number = number * LEHMER_FACTOR % LEHMER_MODULUS
            action = i64(self.offered[first + number % (end - first)])
            found.append(action if action != NO_ACTION else i64(self.offered[first]))
            first = end
        return found
