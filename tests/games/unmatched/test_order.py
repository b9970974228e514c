"""Which of two effects of one side is first: asked where it can matter, and nowhere else."""

import pytest

from mulligan.games.unmatched.options import ABOUT_ORDER
from tests.games.unmatched.phrases.trial import health, trial

ADDS = "During combat, add 1 to this card's value."
NEAR = "During combat, if Helper is adjacent to the opposing fighter, add 1 to this card's value."


@pytest.mark.rules("item-5")
@pytest.mark.parametrize(
    ("ability", "card", "asked"),
    [
        (ADDS, "Add 2 to this card's value.", False),
        (ADDS, "The value of this card is doubled.", True),
        (NEAR, "You may BOOST this card.", False),
        (NEAR, "You may place Helper in a space adjacent to the opposing fighter.", True),
        (NEAR, "The value of this card is doubled.", False),
        (ADDS, "Draw 1 card.", True),
    ],
)
def test_the_order_is_asked_where_it_can_matter(ability: str, card: str, asked: bool) -> None:
    table = trial(f"DURING COMBAT: {card}", ability=ability, A={"hand": ["Trial", "Blow"]})
    table.words("A", "attack Rival with Tester, Trial")
    table.words("B", "decline")
    decision = table.table.decision
    assert (decision is not None and decision.subject == ABOUT_ORDER) == asked


@pytest.mark.parametrize(("first", "lost"), [("the card's effect", 9), ("the ability of Tester", 10)])
def test_whoever_is_asked_says_which_is_first(first: str, lost: int) -> None:
    rival = {"fighters": {"Rival": "H08 12", "Page": "H17 7"}, "hand": []}
    text = "DURING COMBAT: The value of this card is doubled."
    table = trial(text, "A: attack Rival with Tester, Trial", f"A: {first} first", ability=ADDS, B=rival)
    assert health(table, "Rival") == 12 - lost


def test_an_effect_that_does_not_end_is_asked_about() -> None:
    ability = (
        "When Tester takes damage, Tester recovers 1 health.\\nWhen Tester recovers health, deal 1 damage to Tester."
    )
    loops = f"{ability}\\nDuring combat, deal 1 damage to Tester."
    table = trial("DURING COMBAT: Add 2 to this card's value.", ability=loops)
    table.words("A", "attack Rival with Tester, Trial")
    table.words("B", "decline")
    decision = table.table.decision
    assert decision is not None
    assert decision.subject == ABOUT_ORDER
