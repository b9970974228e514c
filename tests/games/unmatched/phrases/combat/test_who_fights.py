"""Who fights whom, and who was defeated by it."""

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial

HAND = {"hand": ["Trial", "Blow"]}


@pytest.mark.parametrize(("left", "drawn"), [("H08 2", 1), ("H08 7", 0)])
def test_somebody_is_defeated_in_the_combat(left: str, drawn: int) -> None:
    foe = {"hand": [], "fighters": {"Page": left, "Rival": "H13 9"}}
    text = "AFTER COMBAT: If you defeated a sidekick in this combat, draw 1 card."
    table = trial(text, "A: attack Page with Tester, Trial", A=HAND, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(("said", "damage"), [("you are attacking a hero", 6), ("this attack targets a sidekick", 4)])
def test_whom_one_is_attacking(said: str, damage: int) -> None:
    table = trial(f"DURING COMBAT: If {said}, add +2 to this card's value.", ATTACK, A=HAND, B={"hand": []})
    assert 9 - health(table, "Rival") == damage


@pytest.mark.parametrize(("page", "drawn"), [("H08 2", 1), ("H08 7", 0)])
def test_somebody_was_of_a_role_and_was_defeated(page: str, drawn: int) -> None:
    foe = {"hand": [], "fighters": {"Page": page, "Rival": "H13 9"}}
    text = "AFTER COMBAT: If the defender was a sidekick and was defeated, draw 1 card."
    table = trial(text, "A: attack Page with Tester, Trial", A=HAND, B=foe)
    assert len(table.table.hands[0]) == 1 + drawn


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Deal 7 damage to an opposing hero.", 0),
        ("Defeat an opposing sidekick.", 2),
        ("Deal 7 damage to an opposing sidekick.", 2),
        ("Defeat Helper.", 0),
    ],
)
def test_whom_you_defeat_yourself(text: str, gained: int) -> None:
    ability = "You start the game with 0 COINS. When you defeat an opposing sidekick, gain 2 COINS."
    foe = {"hand": [], "fighters": {"Rival": "H08 12", "Page": "H17 7"}}
    table = trial(text, "A: scheme Trial", ability=ability, A={"hand": ["Trial", "Blow"]}, B=foe)
    assert table.table.counters[0] == gained


def test_whom_another_loses_by_itself_you_have_not_defeated() -> None:
    ability = "You start the game with 0 COINS. When you defeat an opposing sidekick, gain 2 COINS."
    table = trial("Gain 1 action.", "B: scheme Trial", ability=ability, theirs="Defeat Page.", turn="B",
                  B={"hand": ["Trial", "Blow"]})  # fmt: skip
    assert table.table.counters[0] == 0


def test_a_guard_that_is_near_is_defeated_for_something() -> None:
    text = "If there is a friendly sidekick adjacent to Tester, you may defeat that sidekick to draw 1 card."
    near = {**HAND, "fighters": {"Tester": "H07 6", "Helper": "H13 7"}}
    table = trial(text, "A: scheme Trial, yes", A=near)
    assert (health(table, "Helper"), len(table.table.hands[0])) == (0, 2)
    far = trial(text, SCHEME, A=HAND)
    assert (health(far, "Helper"), len(far.table.hands[0])) == (7, 1)
