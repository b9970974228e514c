"""What may be so of fighters: of one, of so many, of all or none, and as a relative clause."""

import pytest

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.numbers import Fighter
from mulligan.games.unmatched.options import ABOUT_ACTION
from mulligan.games.unmatched.sheet import PASSES
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial
from tests.games.unmatched.test_own_words import hero

A = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 12", "Helper": "H28 7"}}  # Rival 9 of 12, Page 7 of 8


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("no opposing fighters are damaged", False),
        ("none of your fighters are damaged", False),
        ("none of your fighters have moved this turn", True),
        ("exactly one of your fighters is damaged", True),
        ("at least 2 opposing fighters have lost health", True),
        ("two or more of your fighters are damaged", False),
        ("at least 2 opposing fighters are adjacent to Tester", False),
        ("any of your fighters is adjacent to an opposing fighter", True),
        ("all of your fighters are adjacent to an opposing fighter", False),
        ("all opposing fighters have at least 7 health", True),
        ("an opposing fighter has more health than Tester", False),
        ("an opposing fighter has less health than Helper", False),
        ("Helper has less than 8 health", True),
        ("Tester has full health", True),
        ("each of your fighters has full health", False),
        ("Helper is alone in its zone", True),
        ("no opposing fighter is alone in its zone", False),
        ("Tester has not moved or attacked this turn", True),
        ("an opposing hero has been defeated", False),
        ("no opposing fighters took damage this turn", True),
        ("any opposing fighter is a sidekick", True),
    ],
)
def test_what_is_so_of_fighters(asked: str, so: bool) -> None:
    table = trial(f"If {asked}, Tester recovers 1 health. Gain 1 action. If {asked}, draw 1 card.", SCHEME, A=A)
    assert len(table.table.hands[0]) == (2 if so else 1)


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("an opposing fighter was defeated this turn", True),
        ("an opposing sidekick has been defeated this turn", True),
        ("an opposing hero was defeated this turn", False),
        ("at least 2 opposing fighters were defeated this turn", False),
        ("no opposing fighters were defeated this turn", False),
        ("one or more opposing fighters took damage this turn", True),
    ],
)
def test_who_is_gone_by_now_is_not_forgotten(asked: str, so: bool) -> None:
    table = trial(f"Deal 7 damage to each opposing sidekick. If {asked}, draw 1 card.", SCHEME, A=A)
    assert len(table.table.hands[0]) == (2 if so else 1)


@pytest.mark.parametrize(
    ("whom", "rival", "page"),
    [
        ("each opposing fighter that has at least 8 health", 8, 7),
        ("each opposing fighter with more health than Helper", 8, 7),
        ("each opposing fighter with less than 8 health", 9, 6),
        ("each opposing fighter that has not moved this turn", 8, 6),
        ("each opposing fighter within 9 spaces of Tester but not adjacent to Tester", 9, 6),
        ("opposing fighters adjacent to Tester", 8, 7),
        ("all opposing fighters that are adjacent to Tester", 8, 7),
    ],
)
def test_what_is_so_of_them_narrows_a_kind(whom: str, rival: int, page: int) -> None:
    table = trial(f"Deal 1 damage to {whom}.", SCHEME, A=A)
    assert (health(table, "Rival"), health(table, "Page")) == (rival, page)


def test_that_fighter_is_one_of_whom_it_is_so() -> None:
    table = trial("If an opposing fighter has less than 8 health, deal 2 damage to that fighter.", SCHEME, A=A)
    assert (health(table, "Rival"), health(table, "Page")) == (9, 5)


def test_damage_of_an_attack_counts_for_each_who_took_it() -> None:
    text = "AFTER COMBAT: If no opposing fighter took damage this turn, draw 1 card."
    table = trial(text, ATTACK, A=A)
    assert len(table.table.hands[0]) == 1


def test_what_was_done_to_those_who_may_be_gone_is_not_asked_by_where_they_stand() -> None:
    text = "If 2 or more opposing fighters adjacent to Tester were defeated, draw 1 card."
    with pytest.raises(ReadError):
        make_sheet((hero("", f"scheme|{text}"),) * 2, False)


@pytest.mark.parametrize(
    ("ability", "passes"),
    [
        ("Friendly fighters adjacent to Tester may move through opposing fighters.", True),
        ("Friendly fighters adjacent to Page may move through opposing fighters.", False),
        ("Friendly fighters not adjacent to Tester may move through opposing fighters.", False),
        ("While Tester is at full health, your sidekicks may move through opposing fighters.", True),
        ("While Tester is damaged, your sidekicks may move through opposing fighters.", False),
    ],
)
def test_what_always_holds_may_hold_for_those_who_stand_somewhere(ability: str, passes: bool) -> None:
    near = {"Tester": "H07 12", "Helper": "H01 7"}
    if "Page" in ability:
        ability = ability.replace("Page", "Helper")  # who is not adjacent to itself
    table = trial("Gain 1 action.", ability=ability, A={**A, "fighters": near}).table
    assert abilities.holds(table, PASSES, Fighter(1)) == passes


@pytest.mark.parametrize(
    "text",
    [
        "Move an opposing hero up to 2 spaces.",
        "Place an opposing hero in any space adjacent to Page.",
        "Swap the spaces of Rival and an opposing hero.",
    ],
)
def test_who_cannot_be_moved_by_opponents_stays(text: str) -> None:
    foe = {"hand": ["Trial", "Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}
    held = trial("Gain 1 action.", "B: scheme Trial", theirs=text, turn="B", A=A, B=foe,
                 ability="Tester cannot be moved by opponents' effects.")  # fmt: skip
    assert space(held, "Tester") == "H07"
    free = trial("Gain 1 action.", theirs=text, turn="B", A=A, B=foe).words("B", "scheme Trial")
    decision = free.table.decision
    assert space(free, "Tester") == "H08" or (decision is not None and decision.subject != ABOUT_ACTION)


@pytest.mark.parametrize(("ability", "attacks"), [("Helper cannot attack.", False), ("Tester cannot attack.", True)])
def test_who_never_attacks(ability: str, attacks: bool) -> None:
    fighters = {"Tester": "H28 12", "Helper": "H07 7"}
    table = trial("Gain 1 action.", ability=ability, A={**A, "fighters": fighters})
    assert bool(table.rule_against("A", "attack Rival with Helper, Blow")) != attacks
