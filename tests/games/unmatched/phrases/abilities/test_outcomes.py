"""How a combat came out is a moment: who won or lost it, on which side, and what damage was dealt."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.special.occasions import WhenThis
from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar
from mulligan.language.words import split
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import health, trial

MINE: dict[str, Any] = {"hand": ["Blow", "Swing", "Blow"]}
FOE: dict[str, Any] = {"hand": ["Blow", "Swing", "Blow"]}
STRUCK = ("A: attack Rival with Tester, Blow", "B: decline")  # 2 damage: Tester wins
HARD = ("A: attack Rival with Tester, Swing", "B: Blow")  # 3 damage: Tester wins
PARRIED = ("A: attack Rival with Tester, Blow", "B: Blow")  # Tester loses
HURT = ("B: attack Tester with Rival, Blow", "A: decline")
HELD = ("B: attack Tester with Rival, Blow", "A: Blow")
COMBATS = {"struck": STRUCK, "hard": HARD, "parried": PARRIED, "hurt": HURT, "held": HELD}


def fought(ability: str, *script: str, **given: Any) -> Arranged:
    given.setdefault("turn", script[0][0])
    return trial("Draw 1 card.", *script, ability=ability, A=given.pop("A", MINE), B=FOE, **given)


def drew(ability: str, *script: str, **given: Any) -> int:
    """How many cards the ability had Tester draw."""
    state = fought(ability, *script, **given).table
    return len(state.hands[0]) + len(state.discards[0]) - len(MINE["hand"])


@pytest.mark.parametrize(
    ("moment", "where"),
    [
        ("When you win combat", "struck hard held"),
        ("After Tester wins a combat", "struck hard held"),
        ("Whenever one of your fighters wins the combat", "struck hard held"),
        ("After Helper wins combat", ""),
        ("Each time you lose combat", "parried hurt"),
        ("After Tester wins combat while attacking", "struck hard"),
        ("After you win a combat as the attacker", "struck hard"),
        ("When you lose combat as the attacker", "parried"),
        ("When Tester wins combat while defending", "held"),
        ("After you win combat as the defender", "held"),
        ("When Tester loses a combat while defending", "hurt"),
        ("When Tester is attacked and wins the combat", "held"),
        ("After you win a combat against a hero", "struck hard held"),
        ("After you win a combat against a sidekick", ""),
        ("After Tester deals combat damage", "struck hard"),
        ("After Tester deals 3 or more combat damage", "hard"),
        ("When you deal 2 or more combat damage to a hero", "struck hard"),
        ("When you deal combat damage to a sidekick", ""),
        ("While Tester is adjacent to Helper, after you win a combat", ""),
    ],
)
def test_a_combat_that_came_out_so_is_a_moment(moment: str, where: str) -> None:
    assert [name for name, combat in COMBATS.items() if drew(f"{moment}, draw 1 card.", *combat)] == where.split()


@pytest.mark.parametrize(
    ("ability", "cards"),
    [
        ("After you win a combat, if you have no cards in hand, draw 2 cards.", 0),
        ("After you win a combat, if you have 2 or more cards in hand, draw 2 cards.", 2),
        ("After you win combat, you may draw 1 card. If you do, draw 1 card.", 2),
        ("Draw 1 card after you win a combat.", 1),
        ("After you win a combat while Tester is adjacent to an opposing hero, draw 1 card.", 1),
        ("After combat, if Tester is fighting, draw 1 card.", 1),
    ],
)
def test_what_is_done_after_a_combat_is_asked_for_by_itself(ability: str, cards: int) -> None:
    assert drew(ability, *STRUCK, *(["A: yes"] if "may" in ability else [])) == cards


@pytest.mark.parametrize(
    ("ability", "cards"),
    [
        ("The first time you win a combat each turn, draw 1 card.", 1),
        ("Once per turn, after Tester wins a combat, draw 1 card.", 1),
        ("Once per game, after you win combat, draw 1 card.", 1),
        ("After you win a combat, draw 1 card.", 1),
        ("The first time you lose a combat each turn, draw 1 card.", 1),
    ],
)
def test_a_combat_that_is_lost_does_not_use_up_what_is_done_when_one_is_won(ability: str, cards: int) -> None:
    assert drew(ability, *PARRIED, *HARD[:1], "B: decline") == cards


def test_who_won_is_spoken_of() -> None:
    table = fought("When one of your fighters wins a combat, that fighter recovers 1 health.", *STRUCK)
    assert (health(table, "Tester"), health(table, "Helper")) == (7, 7)


def test_such_moments_print_and_read_back() -> None:
    for text in (
        "after you win combat",
        "after #0 loses a combat while defending",
        "once per turn , when you win combat",
    ):
        found = grammar().reader(WhenThis)(split(text), 0)
        assert found.status
        assert grammar().reader(WhenThis)(split(" ".join(grammar().show(found.value))), 0).value == found.value
