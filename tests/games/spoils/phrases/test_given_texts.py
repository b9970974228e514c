"""A text that a card is given by another is as good as one that is printed on it: games go the same with both."""

import random

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

STEPS = 60
SEEDS = 3

LEVER = item("Lever", "PULL\nCOST: Deplete this card.\nEFFECT: Draw a card.")
RAT = character("Rat", (1, 2, 4))
BOLT = tactic("Bolt", "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character.", cost=0)
TEXTS = [
    "When this card is depleted, draw a card.",
    "When this card is damaged, gain 1 influence.",
    "When this card attacks, put a token on it.",
    "When this card is destroyed, each opponent discards a card.",
    "At the start of your turn, put a token on this card.",
    "If this card would be destroyed, put it into your hand instead.",
    "If damage would be inflicted to this card, reduce that damage by 1.",
    "If you would draw a card, gain 1 influence instead.",
    "While you control an item, this card gains 2 strength.",
    "This card cannot be blocked.",
    "Opponents cannot play tactics.",
    "Reduce the numeric cost of characters you play by 1.",
]


def told(giver: str, bearer: str, seed: int) -> list[list[str]]:
    """What is asked and what happens, in words, with these texts on two of A's cards."""
    cards = [item("Giver", giver), character("Bearer", (2, 3, 3), bearer), LEVER, RAT, BOLT]
    hand, deck = ["Rat", "Bolt", "Bolt"], ["Rat", "Bolt", "Lever", "Rage"] * 3
    ours = Side(play=["Giver", "Bearer", "Lever"], hand=hand[:], resources=["Rage"] * 3, deck=deck[:])
    theirs = Side(play=["Rat", "Lever"], hand=hand[:], resources=["Rage"] * 3, deck=deck[:])
    scene = Scene(cards, "AB"[seed % 2], A=ours, B=theirs)
    state, chance = scene.state, random.Random(seed)
    said: list[list[str]] = []
    for _ in range(STEPS):
        if state.decision is None:
            break
        said.append([scene.asked, *scene.options()])
        state.apply(chance.choice(state.decision.options))
    assert state.record is not None
    return [*said, [state.game.sentence(event) for event in state.record.events]]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_that_is_given_is_as_good_as_one_that_is_printed(text: str) -> None:
    gives = f"Characters you control named Bearer gain “{text}”"
    printed = [told("", text, seed) for seed in range(SEEDS)]
    assert printed != [told("", "", seed) for seed in range(SEEDS)]
    assert [told(gives, "", seed) for seed in range(SEEDS)] == printed
