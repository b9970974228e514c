"""`mulligan rules`: the index as people and programs read it."""

import json

import pytest

from mulligan.cli import main
from mulligan.messages import speaking


def test_the_whole_index_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mystic-war"]) == 0
    out = capsys.readouterr().out
    assert "\n7.10: " in out
    assert "\nRuling 1: " in out
    assert "Not a rule of play: " in out


def test_nothing_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mystic-war", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["missing"] == []
    assert said["rules"] == said["shown"] > 100


def test_one_rule_comes_with_its_place_its_tests_and_its_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mystic-war", "7.6"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("7.6: ")
    assert "Stands in rules.play.Window" in out
    assert "scenario tests/scenarios/mystic_war/rulebook/7.6-a-duel-over-one-dragon.yaml" in out


def test_a_card_is_found_without_capitals_and_a_ruling_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mystic-war", "negation", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["number"] == "Negation"
    assert main(["rules", "mystic-war", "ruling 12"]) == 0
    assert "Why: " in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["Ruling 13"]])
def test_the_index_is_read_in_ones_own_language(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("de"):
        assert main(["rules", "mystic-war", *arguments]) == 0
    assert "Ruling 13: Wer den Sieg erklären kann, tut es.\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bridge"], "There is one of: mystic-war"),
        (["mystic-war", "Negatio"], "Did you mean “Negation”?"),
        (["mystic-war", "§§"], "There is no rule “§§”."),
    ],
)
def test_what_is_not_there_is_trouble(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 2
    assert words in capsys.readouterr().err
