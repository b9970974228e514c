"""Texts of heroes, and what comes of them when they are played."""

from dataclasses import MISSING, fields
from typing import Any, cast

from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar
from mulligan.language.notation import Slot
from tests.games.unmatched.arranged import SOLDIER, Arranged, arranged

HERO = """
name = "Tester"
set = "Tests"
move = 2

[[fighter]]
name = "Tester"
role = "hero"
attack = "melee"
health = 10

[[fighter]]
name = "Helper"
role = "sidekick"
attack = "melee"
health = 5

[[card]]
name = "Trial"
count = 2
type = "scheme"
boost = 1
text = "{text}"
"""


def scheme(text: str) -> Arranged:
    """A hero with 4 of 10 health and a helper with 2 of 5, who is about to play this scheme."""
    setup = {"items": False, "brought": [HERO.replace("{text}", text)]}
    given = {"hand": ["Trial"], "fighters": {"Tester": "H07", "Helper": "H29"}}
    found = arranged(["Tester", SOLDIER], setup, A=given, B={"hand": []})
    found.table.health[0], found.table.health[1] = 4, 2
    return found


def test_all_lost_health_comes_back_to_one_and_to_nobody_else() -> None:
    table = scheme("Helper recovers all lost health.")
    table.words("A", "scheme Trial")
    assert list(table.table.health)[:2] == [4, 5]


def test_if_there_was_nothing_to_recover_it_was_not_done() -> None:
    table = scheme("Tester recovers all health. If you do, Helper recovers 1 health.")
    table.words("A", "scheme Trial")
    assert list(table.table.health)[:2] == [10, 3]
    again = scheme("Tester recovers all health. Tester recovers all health. If you do, Helper recovers 1 health.")
    again.words("A", "scheme Trial")
    assert list(again.table.health)[:2] == [10, 2]


def test_every_way_to_say_a_phrase_says_all_that_it_needs() -> None:
    for phrase in grammar().phrases:
        needed = {field.name for field in fields(cast(Any, phrase.kind)) if field.default is MISSING}
        said = {part.name for part in phrase.parts if isinstance(part, Slot)} | set(phrase.implied)
        assert needed <= said, (phrase.kind.__name__, phrase.notation)
