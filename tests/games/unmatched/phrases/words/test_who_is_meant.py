"""Names and pronouns: who is "he" where a sentence names two, geese of which one is a goose."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.texts.genders import genders_of
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from tests.games.unmatched.phrases.trial import SCHEME, health, trial
from tests.games.unmatched.test_own_words import hero, play

BESIDE = {"fighters": {"Tester": "H07 6", "Helper": "H13 5"}}


@pytest.mark.parametrize(
    ("ability", "healed"),
    [("After Tester attacks, he may move up to 1 space.", "Tester"), ("After you attack, draw 1 card.", "Helper")],
)
def test_he_is_whom_the_other_texts_call_so(ability: str, healed: str) -> None:
    table = trial("If Helper is adjacent to Tester, he recovers 1 health.", SCHEME, ability=ability, A=BESIDE)
    assert {name: health(table, name) for name in ("Tester", "Helper")} == {"Tester": 6, "Helper": 5} | {
        healed: {"Tester": 7, "Helper": 6}[healed]
    }


def test_a_sentence_that_names_two_does_not_say_who_is_he() -> None:
    assert genders_of(["#0 and #1 meet, and he wins.", "#1 draws her sword."], 2) == ("", "she")
    assert genders_of(["#0 draws his sword.", "#0 keeps her seat."], 1) == ("",)


@pytest.mark.parametrize(("several", "one"), [("Geese", "GOOSE"), ("Sea Wolves", "SEA WOLF"), ("Mice", "MOUSE")])
def test_one_of_several_by_its_name(several: str, one: str) -> None:
    card = f"attack|AFTER COMBAT: Return a defeated {one.title()} to any space.|{one}"
    sheet = make_sheet((hero("", card, sidekick=several, count=2),) * 2, False)
    assert sheet.who[0] == 0b110


@pytest.mark.parametrize(("near", "healed"), [("H13", 0), ("H28", 1)])
def test_unless_somebody_is_somewhere(near: str, healed: int) -> None:
    given = {"fighters": {"Tester": "H07 6", "Helper": f"{near} 5"}}
    table = trial("Tester recovers 1 health unless Helper is adjacent to Tester.", SCHEME, A=given)
    assert health(table, "Tester") == 6 + healed


def test_a_limit_may_stand_in_brackets_of_its_own() -> None:
    ability = "After Tester attacks, he gains 1 Grit. (He has a maximum of 2 Grit.)"
    table = play(ability, "scheme|Gain 5 Grit.", given={"counters": 0})
    table.words("A", "scheme Trial 1")
    assert table.table.counters[0] == 2


def test_only_who_was_moved_is_hurt_for_it() -> None:
    text = "Move each opposing fighter in Tester's zone up to 2 spaces. Then, deal 1 damage to each fighter you moved."
    foes = {"fighters": {"Rival": "H08 9", "Page": "H14 7"}}
    table = trial(text, "A: scheme Trial, Rival, H08, H15", B=foes)
    assert (health(table, "Rival"), health(table, "Page")) == (9, 6)


def test_who_swaps_with_the_defender_takes_its_place_in_the_combat() -> None:
    text = (
        "IMMEDIATELY: If Helper is in Tester's zone, he may swap spaces with Tester. If he does, he becomes the "
        "defender."
    )
    given: dict[str, Any] = {
        "theirs": "DURING COMBAT: Add 1 to this card's value.",
        "turn": "B",
        "B": {"hand": ["Trial"]},
    }
    beside = {"fighters": {"Tester": "H07 6", "Helper": "H13 5"}}
    strike = "B: attack Tester with Rival, Trial"
    table = trial(
        text, strike, "A: Trial, yes", ability="After Tester attacks, he may move up to 1 space.", A=beside, **given
    )
    assert (health(table, "Tester"), health(table, "Helper")) == (6, 4)
