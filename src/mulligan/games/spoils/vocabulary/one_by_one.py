"""What is done for each of some cards, one after another, and speaks of that one: "its controller draws a card"."""

from __future__ import annotations

from mulligan.games.spoils.effects.context import bind, unbind
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Card
from mulligan.kernel.state import State
from mulligan.language.core.kinds import Cards, Instruction
from mulligan.language.flow import Effect, Jump, Plan, Show, Step


class EachCard(Step):
    """The cards, as they are when it begins."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Cards = cards

    def go(self, table: State, at: Effect) -> bool:
        assert isinstance(table, Table)
        at.open_loop(tuple(self.cards.of(table, at)))
        at.place += 1
        return False

    def says(self, show: Show) -> str:
        return f"{show(self.cards)}, one after another:"


class NextCard(Step):
    """The next of them, under a slot of its own; or on after the last."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: int = slot

    def go(self, table: State, at: Effect) -> bool:
        assert isinstance(table, Table)
        assert isinstance(at, Context)
        unbind(at, self.slot)
        line = at.loops[-1]
        if line:
            bind(table, at, self.slot, Card(line[0]))
            at.note_loop(line[1:])
            at.place += 1
        else:
            at.close_loop()
            at.place = self.to
        return False

    def says(self, show: Show) -> str:
        return f"the next card; after the last, go to {self.to}"


def one_by_one(plan: Plan, act: Instruction, cards: Cards, slot: int) -> None:
    """Lay out what is done for each of the cards."""
    plan.add(EachCard(cards))
    start = plan.here
    following = plan.add(NextCard(slot))
    plan.act(act)
    back = plan.add(Jump())
    back.to = start
    following.to = plan.here
