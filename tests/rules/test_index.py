"""The rule indexes are whole: every rule is shown, and nothing names a rule that is not there."""

import importlib
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from mulligan.games import box
from mulligan.rules.citations import citations
from mulligan.rules.index import Rule, indexed_games, rule_index
from mulligan.rules.showing import Showing, showings, shown_file, shown_json

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.parametrize("game", indexed_games())


def shown_now(game: str) -> dict[str, Showing]:
    return showings(ROOT, game)


def test_a_test_or_a_scenario_shows_every_rule(game: str) -> None:
    shown = shown_now(game)
    assert not [rule.number for rule in rule_index(game).of_play if rule.number not in shown]


def test_no_test_or_scenario_names_a_rule_that_does_not_exist(game: str) -> None:
    known = rule_index(game).rules
    wrong = {rule: showing for rule, showing in shown_now(game).items() if rule not in known}
    assert not wrong


def test_the_code_cites_no_rule_that_does_not_exist(game: str) -> None:
    known = rule_index(game).rules
    folder = ROOT / "src" / box(game).package.replace(".", "/")
    cited = citations(folder)
    assert len(cited) > 50
    assert not [citation for citation in cited if citation.rule not in known]


def test_what_the_package_says_is_shown_is_fresh(game: str) -> None:
    file = shown_file(ROOT, game)
    fresh = shown_json(rule_index(game), shown_now(game))
    assert file.read_text("utf-8") == fresh, "run: make index"


def test_every_rule_stands_where_the_index_says(game: str) -> None:
    lost = [
        (rule.number, where) for rule in rule_index(game).of_play for where in rule.where if not stands(game, where)
    ]
    assert not lost


def stands(game: str, where: str) -> bool:
    found: object = importlib.import_module(box(game).package)
    for name in where.split("."):
        if isinstance(found, ModuleType) and has_submodule(found, name):
            found = importlib.import_module(f"{found.__name__}.{name}")
        elif hasattr(found, name) or name in getattr(found, "__annotations__", {}):
            found = getattr(found, name, None)
        else:
            return False
    return True


def has_submodule(module: ModuleType, name: str) -> bool:
    return hasattr(module, "__path__") and find_spec(f"{module.__name__}.{name}") is not None


def test_every_ruling_says_why_and_about_what(game: str) -> None:
    index = rule_index(game)
    rulings = [rule for rule in index.rules.values() if rule.number.startswith("Ruling")]
    assert [rule.number for rule in rulings] == [f"Ruling {n}" for n in range(1, len(rulings) + 1)]
    assert not [rule.number for rule in rulings if not is_founded(rule, index.rules)]


def is_founded(rule: Rule, known: dict[str, Rule]) -> bool:
    return bool(rule.why and rule.about) and all(number in known for number in rule.about)
