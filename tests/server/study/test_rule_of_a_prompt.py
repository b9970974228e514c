"""Whoever is asked can read the rule by which they are asked."""

from importlib import import_module

import pytest

from mulligan.games import box, own
from mulligan.games import game as make
from mulligan.games.layout import AsksByRules
from mulligan.kernel.view import View
from mulligan.rules.index import rule_index


def parts(game: str) -> tuple[list[str], dict[str, str]]:
    """The names of all subjects of a game, and the rules by which some of them are asked."""
    package = f"mulligan.games.{game.replace('-', '_')}"
    asked_by: dict[str, str] = import_module(f"{package}.layout.choosing").ASKED_BY
    return import_module(f"{package}.options").SUBJECTS.names, asked_by


@pytest.mark.parametrize("game", own())
def test_what_is_asked_is_asked_by_a_rule_of_the_index(game: str) -> None:
    subjects, asked_by = parts(game)
    assert set(asked_by) <= set(subjects)
    assert set(asked_by.values()) <= set(rule_index(game).rules)


@pytest.mark.parametrize(("game", "rule"), [("mystic-war", "7.3"), ("spoils", "601.1c"), ("unmatched", "setup-5")])
def test_the_first_question_says_its_rule_to_whoever_is_asked_alone(game: str, rule: str) -> None:
    layout, state = box(game).layout(), make(game).start("1")
    assert isinstance(layout, AsksByRules)
    assert state.decision is not None
    asked = {layout.rule_of(View(state, seat)): seat for seat in range(state.seats)}
    assert asked.pop(rule) == state.decision.seat
    assert set(asked) == {""}
