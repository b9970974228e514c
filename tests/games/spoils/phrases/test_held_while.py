"""A statement that holds while something always does is the plain statement; while something never does, it is none.

Games go the same for both: with the same choices the same is asked, offered, refused, done and known.
"""

import random

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.playthroughs.short_plays import by_chance, mark

ALWAYS = "While you have at least 0 cards in your hand, "
NEVER = "While you have at least 90 cards in your hand, "
STEPS = 50
SEEDS = 3

WORKER = character("Worker", (2, 2, 2), "FETCH\nCOST: Pay 1. Deplete this card.\nEFFECT: Draw a card.")
LEVER = item("Lever", "PULL\nCOST: Pay 1. Deplete this card.\nEFFECT: Gain 1 influence.")
RAT = character("Rat", (1, 1, 4))
FORT = location("Fort", 4)
BOLT = tactic("Bolt", "COST: Pick a character.\nEFFECT: Inflict 2 damage to the character.")
SEEK = tactic("Seek", "Search your deck for a character and put it into your hand. Shuffle your deck.")
STATEMENTS = [
    "opponents cannot use abilities.",
    "opponents cannot play tactics.",
    "opponents cannot attack.",
    "opponents cannot block.",
    "opponents cannot search their deck.",
    "opponents must pay 1 to use an ability.",
    "opponents must pay 2 to search their deck.",
    "opponents must pay 1 for each attacking party they form.",
    "opponents can only play tactics during their own turn.",
    "reduce the numeric cost of tactics you play by 1.",
    "increase the numeric cost of characters opponents play by 1.",
    "reduce the numeric cost of abilities of items by 1.",
    "the first tactic you play each turn costs 1 less.",
    "reduce all damage inflicted to characters you control to 0.",
    "damage inflicted to characters is increased by 1.",
    "all damage that would be inflicted to your faction is inflicted to this card instead.",
    "you may deploy characters whenever you could play a tactic.",
    "the top card of your deck is revealed at all times.",
    "characters you control assign battle damage equal to their life instead of their strength.",
    "only items can block this card.",
    "other characters you control gain 2 strength and COVERT.",
    "characters opponents control lose 1 speed.",
    "items you control gain “When this card is depleted, draw a card.”",
    "opponents' characters must attack.",
]


def played(words: str, seed: int) -> str:
    """The mark of a game that goes on from a table with something of everything."""
    keeper = character("Keeper", (3, 4, 3), words)
    cards = ["Worker", "Rat", "Lever", "Fort"]
    hand, deck = ["Rat", "Bolt", "Seek", "Lever"], ["Rat", "Bolt", "Worker", "Rage"] * 3
    ours = Side(play=cards[:], hand=hand[:], resources=["Rage"] * 4, deck=deck[:])
    theirs = Side(play=["Keeper", *cards], hand=hand[:], resources=["Rage"] * 4, deck=deck[:])
    scene = Scene([keeper, WORKER, LEVER, RAT, FORT, BOLT, SEEK], "AB"[seed % 2], A=ours, B=theirs)
    return mark(scene.state, by_chance(random.Random(seed)), STEPS)


@pytest.fixture(scope="module")
def without() -> list[str]:
    return [played("", seed) for seed in range(SEEDS)]


@pytest.mark.parametrize("words", STATEMENTS)
def test_while_it_always_holds_it_is_plain_and_while_it_never_does_it_is_not_there(
    words: str, without: list[str]
) -> None:
    plain = [played(words[0].upper() + words[1:], seed) for seed in range(SEEDS)]
    assert plain != without
    assert [played(ALWAYS + words, seed) for seed in range(SEEDS)] == plain
    assert [played(NEVER + words, seed) for seed in range(SEEDS)] == without
