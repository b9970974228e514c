"""Each option played out on a position dealt anew, with habits for whatever is asked on the way, and then judged."""

from typing import Final

from mulligan.games.spoils.advice.habits import NEVER_DONE, glance, habit
from mulligan.games.spoils.advice.worth import Judge, boldness
from mulligan.games.spoils.events import (
    AN_ATTACK,
    USE_SIZE,
)
from mulligan.games.spoils.options import (
    ABILITIES,
    ABOUT_ASSIGNMENT,
    ABOUT_ATTACKERS,
    ABOUT_BLOCKERS,
    ABOUT_BOTTOM,
    ABOUT_FIRST,
    ABOUT_INTERRUPTION,
    ABOUT_LOOP,
    ABOUT_MULLIGAN,
    ABOUT_NAME,
    ABOUT_ORDER,
    ABOUT_PAYMENT,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_STARTING_RESOURCE,
    ABOUT_TRIGGER,
    ABOUT_TURN,
    ABOUT_WINDOW,
    AGAIN,
    ATTACK,
    CARD,
    DECLINE,
    END_TURN,
    TAKE_BACK,
    USE,
)
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.decision import Decision
from mulligan.kernel.numbers import Seat
from mulligan.kernel.random import Random
from mulligan.kernel.view import View

BY_HABIT: Final = frozenset(
    [
        ABOUT_ASSIGNMENT, ABOUT_BOTTOM, ABOUT_FIRST, ABOUT_INTERRUPTION, ABOUT_LOOP, ABOUT_MULLIGAN, ABOUT_NAME,
        ABOUT_ORDER, ABOUT_PAYMENT, ABOUT_STARTING_RESOURCE, ABOUT_TRIGGER,
    ]
)  # fmt: skip
UNBRANCHED: Final = BY_HABIT | {ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END, ABOUT_WINDOW, ABOUT_ATTACKERS, ABOUT_BLOCKERS}
MOST_PLAYED_OUT: Final = 24  # options of one decision; the others are left alone
MOST_BRANCHES: Final = 6  # of a choice that follows
MOST_STEPS: Final = 60  # decisions of one play-out
RELUCTANCE: Final = 0.15  # doing something must be worth that much more than doing nothing
TIRING: Final = 0.2  # of using one ability again and again


def advise(view: View) -> list[float]:
    """A score for each option of the pending decision, in their order."""
    decision = view.decision
    table = view.position
    assert isinstance(table, Table)
    if decision is None:
        return []
    if decision.subject in BY_HABIT:
        return glance(table, decision)
    return Ahead(view, decision).scores()


class Ahead:
    """One decision, thought over."""

    def __init__(self, view: View, decision: Decision) -> None:
        table = view.position
        assert isinstance(table, Table)
        world = view.deal_again(Random(f"spoils/{table.choices_made}/{view.seat}"))
        assert isinstance(world, Table)
        self.decision: Decision = decision
        self.seat: Seat = view.seat
        self.world: Table = world
        self.judge: Judge = Judge(view.seat, list(table.printed))

    def scores(self) -> list[float]:
        decision = self.decision
        subject = decision.subject
        found: list[float] = []
        options = decision.options
        played_out = set(options)
        if len(options) > MOST_PLAYED_OUT:
            played_out = set(most_promising(self.world, decision, MOST_PLAYED_OUT))
        for option in options:
            if option in (TAKE_BACK, AGAIN) or option not in played_out:
                found.append(NEVER_DONE)
            elif option == END_TURN or (option == DECLINE and subject == ABOUT_RESPONSE_TO_END):
                found.append(self.judge.worth(copy_of(self.world), False) + RELUCTANCE)
            else:
                found.append(self.outcome(after(self.world, option), 1) + self.leaning(option))
        return found

    def leaning(self, option: int) -> float:
        """What speaks for or against an option whatever comes of it."""
        if option == DECLINE:
            return RELUCTANCE
        if ATTACK <= option < CARD:
            return boldness(self.world)
        return -self.tiring(option)

    def tiring(self, option: int) -> float:
        """An ability that was used before this turn, without end perhaps."""
        if not USE <= option < ATTACK:
            return 0.0
        card = (option - USE) // ABILITIES
        used = self.world.used
        found = 0.0
        for i in range(0, len(used), USE_SIZE):
            if used[i] == card and used[i + 2] >= AN_ATTACK:
                found += TIRING * used[i + 3]
        return found

    def outcome(self, table: Table, branching: int) -> float:
        """What comes of a position once the action in progress is over."""
        for _ in range(MOST_STEPS):
            decision = table.decision
            if decision is None or decision.subject == ABOUT_TURN or table.turn_number != self.world.turn_number:
                break
            if branching and decision.seat == self.seat and decision.subject not in UNBRANCHED:
                best = -10 * 1_000.0
                for option in most_promising(table, decision, MOST_BRANCHES):
                    best = max(best, self.outcome(after(table, option), branching - 1))
                return best
            table.apply(habit(table, decision))
        return self.judge.worth(table)


def copy_of(table: Table) -> Table:
    twin = table.clone()
    assert isinstance(twin, Table)
    return twin


def after(table: Table, option: int) -> Table:
    twin = copy_of(table)
    twin.apply(option)
    return twin


def most_promising(table: Table, decision: Decision, most: int) -> list[int]:
    """The options at both ends of the quick scores: what is good for one card is bad for another."""
    options = [option for option in decision.options if option != TAKE_BACK]
    if len(options) <= most:
        return options
    scores = glance(table, decision)
    quick = {option: scores[i] for i, option in enumerate(decision.options)}
    options.sort(key=lambda option: -quick[option])
    half = most // 2
    return options[: most - half] + options[-half:]
