"""Damage: prevented, ignored, taken by others, chosen, and what saves somebody from it."""

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial
from tests.games.unmatched.test_own_words import play

HAND = {"hand": ["Trial", "Blow"]}
FOE = {"hand": ["Blow"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


@pytest.mark.parametrize("said", ["Prevent 2 damage dealt to your fighter.", "Prevent 2 combat damage to your fighter "
                                  "in this combat."])  # fmt: skip
def test_some_of_the_damage_is_prevented(said: str) -> None:
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=f"IMMEDIATELY: {said}",
                  A={"hand": ["Swing"]}, B={**FOE, "hand": ["Trial"], "fighters": {"Rival": "H08 9"}})  # fmt: skip
    assert health(table, "Rival") == 9


@pytest.mark.parametrize(("said", "left"), [("ignore all damage from this attack", 9), ("draw 1 card", 8)])
def test_all_damage_of_an_attack_is_ignored(said: str, left: int) -> None:
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial",
                  theirs=f"IMMEDIATELY: If you are defending, {said}.", A={"hand": ["Swing"]},
                  B={**FOE, "hand": ["Trial"]})  # fmt: skip
    assert health(table, "Rival") == left


def test_effects_are_cancelled_in_the_passive_voice() -> None:
    text = "IMMEDIATELY: Your opponent's card effects are canceled."
    table = trial(text, ATTACK, "B: Trial", theirs="AFTER COMBAT: Draw 1 card.", A=HAND, B={"hand": ["Trial"]})
    assert len(table.table.hands[1]) == 0


def test_one_takes_as_much_damage_as_one_likes() -> None:
    table = trial("Take up to 3 damage. Draw 1 card.", "A: scheme Trial, 2", A=HAND)
    assert health(table, "Tester") == 4


def test_everybody_but_somebody_is_hurt() -> None:
    for words in ("other than Tester", "except for Tester"):
        table = trial(f"Deal 1 damage to each fighter in Tester's zone {words}.", SCHEME, A=HAND)
        assert (health(table, "Tester"), health(table, "Rival")) == (6, 8)


@pytest.mark.parametrize(
    "said",
    [
        "If Tester would take damage, you may assign some or all of that damage to one or more Guards in his zone "
        "instead.",
        "When Tester would take damage, you may instead deal some of that damage to Guards in his zone.",
        "When damage would be dealt to Tester, any amount may be dealt to Guards in his zone instead.",
        "If Tester would be dealt damage, you may redirect any of it to any of your Guards in his zone.",
    ],
)
def test_others_take_damage_for_somebody(said: str) -> None:
    given = {"fighters": {"Tester": "H07", "Guard": "H13", "Guard 2": "H28"}}
    table = play(said, "scheme|Deal 3 damage to Tester.", sidekick="Guard", count=2, given=given)
    table.words("A", "scheme Trial 1, 2")
    assert (health(table, "Tester"), health(table, "Guard")) == (9, 3)


@pytest.mark.rules("Ruling 34")
def test_a_card_saves_who_would_be_defeated_and_does_more() -> None:
    text = "AFTER COMBAT: If Rival would be defeated, instead set his health to 2 and defeat Page."
    foe = {"hand": ["Trial"], "fighters": {"Rival": "H08 1", "Page": "H17 7"}}
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=text,
                  A={"hand": ["Swing", "Blow"]}, B=foe)  # fmt: skip
    assert (health(table, "Rival"), health(table, "Page")) == (2, 0)


@pytest.mark.parametrize(("rival", "damage"), [("H08 12", 6), ("H08 9", 4)])
def test_a_hero_with_full_health_is_asked_for(rival: str, damage: int) -> None:
    text = "DURING COMBAT: If the opposing fighter is a hero with full health, this card's value is 6 instead."
    table = trial(text, ATTACK, A=HAND, B={"hand": [], "fighters": {"Rival": rival, "Page": "H17 7"}})
    assert int(rival.split()[1]) - health(table, "Rival") == damage
