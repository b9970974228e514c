"""Parts of a position: what is written for compiled classes is what their fields and steps say."""

import ast
from pathlib import Path

import pytest

from mulligan.kernel.parts import Frame, fields_of
from mulligan.kernel.state import State
from mulligan.kernel.writing import all_written
from tests.kernel.small_games import Toll, Turn

PACKAGE = Path(__file__).parents[2] / "src" / "mulligan"


def test_what_is_written_for_parts_is_up_to_date() -> None:
    stale = [
        path.as_posix()
        for path, text in all_written(PACKAGE).items()
        if ast.dump(ast.parse(text)) != ast.dump(ast.parse(path.read_text()))
    ]
    assert stale == [], "run `make parts`"


def test_a_procedure_is_copied_and_told_apart_by_its_values_and_its_step() -> None:
    turn = Turn(1)
    twin = turn.copy()
    assert twin == turn
    twin.step = 1
    assert twin != turn
    assert Turn(0) != turn
    assert twin.step_name == "choose"


def test_a_game_is_played_out_inside_the_engine() -> None:
    from mulligan.kernel.random import Random

    state = Toll(3).start(5)
    twin = state.clone()
    made = twin.play_out(Random("x"))
    assert twin.over
    assert twin.choices_made == made
    short = state.clone()
    assert short.play_out(Random("x"), at_most=2) == 2
    assert not short.over


def test_a_step_that_is_called_like_something_of_the_kernel_is_refused_in_words() -> None:
    class Robbery(Frame):
        STEPS = ("take",)

    with pytest.raises(TypeError, match="Robbery has a step “take”, which the kernel has already: rename it"):
        Robbery()


def test_a_step_without_a_method_is_refused_in_words() -> None:
    class Robbery(Frame):
        STEPS = ("whom",)

    with pytest.raises(TypeError, match="Robbery names a step “whom”, and there is no method of that name"):
        Robbery()


def test_a_field_that_is_called_like_something_of_the_kernel_is_refused_in_words() -> None:
    class Table(State):
        coins: list[int]
        floor: int

    with pytest.raises(TypeError, match="Table declares “floor”, which the kernel has already: rename it"):
        fields_of(Table)
