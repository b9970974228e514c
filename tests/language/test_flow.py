"""The flow of an effect: one module runs may, if, if you do, either, for each and by whom for every game."""

from dataclasses import dataclass
from typing import Any

import pytest

from mulligan.kernel.events import Event as Happening
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.parts import Part
from mulligan.kernel.state import State
from mulligan.language.core.amounts import Number
from mulligan.language.core.flow import Attempt, Both, By, Either, ForEach, If, Later, May, Same
from mulligan.language.core.kinds import Amount, Condition, Event, Instruction, Players
from mulligan.language.core.players import AnyOpponent, EachPlayer, You
from mulligan.language.flow import CannotBePlayed, Choice, Effect, Offer, Plan, Program, laid_out
from mulligan.language.tree import Node

NO, YES, WAY, COIN = 0, 1, 10, 100


class Purse(State):
    """Coins, and one text that is followed."""

    coins: list[int]

    def set_up(self) -> None:
        self.coins = [3, 0, 1]
        self.push(Errand(0, 0))


class Errand(Effect):
    """What the text says is being done."""

    def copy(self) -> "Errand":
        twin = Errand(*self.values())
        twin.loops = self.loops
        twin.step = self.step
        return twin

    def program(self, table: State) -> Program:
        assert isinstance(table.game, Errands)
        return table.game.program

    def offer(self, table: State, step: Offer) -> None:
        table.ask(Seat(self.actor), 0, [YES, NO])

    def agreed(self, table: State) -> bool:
        return table.answer == YES

    def choose_way(self, table: State, step: Choice, ways: list[int]) -> None:
        table.ask(Seat(self.actor), 1, [WAY + way for way in ways])

    def way(self, table: State) -> int:
        return table.answer - WAY

    def players(self, table: State, who: Players) -> list[int]:
        others = [(self.you + step) % table.seats for step in range(1, table.seats)]
        return [self.you] if isinstance(who, You) else others if isinstance(who, AnyOpponent) else [self.you, *others]

    def ended(self, table: State) -> None:
        table.pop()
        table.finish([])


class Errands(Game):
    """Follows one text."""

    def __init__(self, *acts: Instruction) -> None:
        super().__init__({}, ["A", "B", "C"])
        self.name = "errands"
        self.program = laid_out(Plan(), acts)

    def blank(self) -> State:
        return Purse()

    def parts(self) -> dict[str, type[Part]]:
        return {"Errand": Errand}

    def label(self, state: State, option: int) -> str:
        return str(option)

    def sentence(self, event: Happening, reader: int = -1) -> str:
        return ""


@dataclass(frozen=True)
class Gain(Instruction):
    """Gain coins."""

    amount: Amount

    def do(self, table: Purse, at: Errand) -> bool:
        table.coins[at.actor] += self.amount.of(table, at)
        at.did = True
        return True


@dataclass(frozen=True)
class PayUp(Instruction):
    """PayUp as many coins as one likes, from 1 up, one after another."""

    def do(self, table: Purse, at: Errand) -> bool:
        if at.left < 0:
            at.left = 0
        if table.coins[at.actor] == 0:
            at.did = at.left > 0
            return True
        table.ask(Seat(at.actor), 2, [COIN, *([NO] if at.left else [])])
        return False

    def answered(self, table: Purse, at: Errand) -> bool:
        if table.answer == NO:
            at.did = True
            return True
        table.coins[at.actor] -= 1
        at.left += 1
        return False


@dataclass(frozen=True)
class Rich(Condition):
    """The actor has two coins or more."""

    def holds(self, table: Purse, at: Errand) -> bool:
        return table.coins[at.actor] >= 2


@dataclass(frozen=True)
class Dawn(Event):
    """The sun rises."""


def follow(*acts: Instruction, answers: list[int]) -> tuple[list[int], list[int]]:
    """The coins in the end, and who was asked, after a save and a clone at every question."""
    state: Any = Errands(*acts).start(1)
    asked = []
    for answer in answers:
        state.reload()
        state = state.clone()
        asked.append(state.decision.seat)
        state.apply(answer)
    assert state.over, state.decision
    return state.coins, asked


ONE = Gain(Number(1))
FIVE = Gain(Number(5))


@pytest.mark.parametrize(("answer", "coins"), [(YES, 4), (NO, 3)])
def test_what_a_player_may_do_is_asked_first(answer: int, coins: int) -> None:
    assert follow(May(ONE), answers=[answer])[0] == [coins, 0, 1]


def test_if_you_do_asks_what_came_of_it() -> None:
    bought = Attempt(PayUp(), (FIVE,), (ONE,))
    assert follow(bought, answers=[COIN, NO])[0] == [6, 0, 1]  # the first is paid without being asked
    declined = Attempt(May(PayUp()), (FIVE,), (ONE,))
    assert follow(declined, answers=[NO])[0] == [4, 0, 1]


def test_each_player_does_it_in_turn_and_they_choose_for_themselves() -> None:
    assert follow(By(EachPlayer(), May(ONE)), answers=[YES, NO, YES]) == ([4, 0, 2], [0, 1, 2])


def test_only_whoever_first_wants_to_does_it() -> None:
    assert follow(By(AnyOpponent(), May(FIVE)), ONE, answers=[YES]) == ([4, 5, 1], [1])


def test_a_condition_is_asked_of_whoever_acts() -> None:
    assert follow(By(EachPlayer(), If(Rich(), (ONE,), (FIVE,))), answers=[])[0] == [4, 5, 6]


def test_one_way_of_several_even_within_another() -> None:
    way = Either((ONE, Both((Either((ONE, FIVE)), ONE))))
    assert follow(way, answers=[WAY])[0] == [4, 0, 1]
    assert follow(way, answers=[WAY + 1, WAY + 1])[0] == [9, 0, 1]


def test_something_is_done_for_each_of_so_many() -> None:
    assert follow(ForEach(May(ONE), Number(3)), answers=[YES, NO, YES])[0] == [5, 0, 1]
    assert follow(ForEach(ONE, Number(0)), answers=[])[0] == [3, 0, 1]


def test_another_does_the_same() -> None:
    assert follow(May(FIVE), By(EachPlayer(), May(Same())), answers=[NO, NO, YES, NO]) == ([3, 5, 1], [0, 0, 1, 2])


def test_a_program_reads_in_english() -> None:
    program = laid_out(Plan(), (Attempt(May(ONE), (FIVE,)),))
    assert program.lines(lambda node: type(node).__name__.lower()) == [
        "0. try this:",
        "1. ask whether to do this; if not, go to 3:",
        "2. gain",
        "3. if that was done; if not, go to 5",
        "4. gain",
        "5. end",
    ]
    leaves: list[Node] = [ONE, FIVE]
    assert program.leaves() == leaves


def test_what_a_game_cannot_carry_out_is_refused_when_it_is_laid_out() -> None:
    with pytest.raises(CannotBePlayed, match="Later"):
        laid_out(Plan(), (Later(Dawn(), ONE),))
    with pytest.raises(CannotBePlayed):
        laid_out(Plan(), (Same(),))
