"""A player chosen for good, and what is done all over again."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, tactic
from tests.games.spoils.tried import BRUISER, DECK, RAGE, RAT, played


def with_chooser(text: str) -> Scene:
    chooser = character("Judge", (1, 2, 1), f"When this card enters play, choose a player.\n{text}")
    draw = tactic("Study", "Each player draws a card.", cost=0)
    ours = Side(hand=["Judge", "Study"], resources=RAGE, deck=DECK)
    return Scene([chooser, draw, RAT, BRUISER], A=ours, B=Side(play=["Bruiser"], deck=DECK))


@pytest.mark.parametrize(("who", "left"), [("A", (0, 1)), ("B", (1, 0))])
def test_the_chosen_player_is_known_to_what_the_card_says_elsewhere(who: str, left: tuple[int, int]) -> None:
    scene = with_chooser("The chosen player cannot draw cards.")
    scene.choose("A", "Play Judge", who, "Play Study")
    assert (len(scene.hand("A")), len(scene.hand("B"))) == left


def test_what_holds_of_the_chosen_player_is_asked_of_that_player() -> None:
    text = "While the chosen player controls a character with 3 strength, this card gains 2 strength."
    assert with_chooser(text).choose("A", "Play Judge", "B").stat("Judge", "strength") == 3
    assert with_chooser(text).choose("A", "Play Judge", "A").stat("Judge", "strength") == 1


def test_that_player_after_the_chosen_player_is_that_player() -> None:
    text = "At the start of the chosen player's turn, that player loses 2 influence."
    scene = with_chooser(text).choose("A", "Play Judge", "B").to_turn_of("B")
    assert (scene.influence("A"), scene.influence("B")) == (25, 23)


def test_a_chosen_player_whom_nobody_chooses_does_not_play() -> None:
    with pytest.raises(ValueError, match="nobody chooses"):
        played("The chosen player draws a card.")


# ---- again ----------------------------------------------------------------------------------------------------------


def test_a_process_is_repeated_as_long_as_it_is_said() -> None:
    text = (
        "Reveal the top card of your deck. If it is a character, put it into your hand and repeat this process. "
        "Otherwise, put it into your discard pile."
    )
    scene = played(text, ours=Side(play=["Rat"], deck=["Rat", "Bruiser", "Lamp", "Greed"]))
    assert (scene.hand("A"), scene.pile("A")) == (["Bruiser", "Rat"], ["Lamp", "Trial"])


def test_whoever_may_repeat_it_is_asked_each_time() -> None:
    text = "Draw a card. You may lose 2 influence. If you do, repeat this process."
    scene = played(text, "Yes", "Yes", "No")
    assert (len(scene.hand("A")), scene.influence("A")) == (3, 21)


def test_what_would_be_repeated_for_ever_does_not_play() -> None:
    with pytest.raises(ValueError, match="for ever"):
        played("Draw a card. Repeat this process.")
