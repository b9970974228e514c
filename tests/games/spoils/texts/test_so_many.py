"""As many as there are of something, what damage has left, and what waits in the hand."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, location, tactic
from tests.games.spoils.tried import DECK, RAT, SMASH, played


def test_what_is_put_into_play_from_the_hand_waits_there() -> None:
    text = "When another character you control is destroyed, you may put this card into play from your hand."
    heir = character("Heir", (1, 1, 1), text)
    ours = Side(play=["Rat"], hand=["Heir", "Smash"], deck=DECK)
    scene = Scene([heir, RAT, SMASH], A=ours, B=Side(deck=DECK))
    scene.choose("A", "Play Smash", "Rat").answered("Yes")
    assert scene.where("Heir") == "play"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Each opponent discards cards equal to the number of characters you control.", 1),
        ("Each opponent discards a number of cards equal to the number of characters you control.", 1),
        ("Each opponent discards a card for every 2 characters you control.", 2),
    ],
)
def test_so_many_cards_are_as_many_as_there_are_of_something(text: str, left: int) -> None:
    theirs = Side(hand=["Greed", "Greed", "Greed"], play=["Bruiser"], deck=DECK)
    scene = played(text, ours=Side(play=["Rat", "Tank"]), theirs=theirs).answered()
    assert len(scene.hand("B")) == left


@pytest.mark.rules("408.5")
def test_what_is_left_of_a_structure_is_less_than_it() -> None:
    keep = location("Keep", 5)
    trial = tactic("Trial", "EXTRA COST: Pick a location.\nDraw cards equal to its remaining structure.", cost=0)
    theirs = Side(play=[Placed("Keep", damage=3)], deck=DECK)
    scene = Scene([trial, keep], A=Side(hand=["Trial"], deck=DECK), B=theirs)
    assert len(scene.choose("A", "Play Trial", "Keep").hand("A")) == 2


def test_a_card_may_gain_for_every_so_much_influence() -> None:
    heir = character("Heir", (1, 1, 1), "This card gains 1 life for every 5 influence your faction has.")
    scene = Scene([heir], A=Side(play=["Heir"], influence=14, deck=DECK), B=Side(deck=DECK))
    assert scene.stat("Heir", "life") == 3


@pytest.mark.rules("402.1")
def test_what_is_done_at_once_does_not_last() -> None:
    text = (
        "EXTRA COST: Pick a character.\nThis turn, the character gains 2 strength and your faction gains 2 influence."
    )
    scene = played(text, "Rat")
    assert (scene.stat("Rat", "strength"), scene.influence("A")) == (3, 27)
    scene.to_turn_of("B")
    assert (scene.stat("Rat", "strength"), scene.influence("A")) == (1, 27)


@pytest.mark.parametrize(("words", "drawn"), [("less than or equal to 1", 1), ("equal to or greater than 2", 0)])
def test_a_number_is_so_much_or_less_or_more(words: str, drawn: int) -> None:
    scene = played(f"EXTRA COST: Pick a character.\nIf its life is {words}, draw a card.", "Rat")
    assert len(scene.hand("A")) == drawn


def test_what_comes_under_your_control_is_taken_control_of() -> None:
    wanderer = character("Wanderer", (1, 1, 1), "When this card comes under your control, draw a card.")
    grab = tactic("Grab", "EXTRA COST: Pick a character.\nTake control of it.", cost=0)
    ours = Side(hand=["Grab"], play=["Rat"], deck=DECK)
    scene = Scene([wanderer, grab, RAT], A=ours, B=Side(play=["Wanderer"], deck=DECK))
    scene.choose("A", "Play Grab", "Wanderer")
    assert len(scene.hand("A")) == 1
