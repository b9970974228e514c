"""Cards chosen at random among others, what several players do with their decks, and cards played from the void."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, tactic

NAMES = ["Rat", "Ox", "Hen", "Cow"]
BEASTS = [character(name, (1, 1, 1), threshold="VVV") for name in NAMES]


@pytest.mark.rules("312.1", "403.6")
def test_what_was_voided_may_be_played_and_what_went_on_from_there_may_not() -> None:
    cheat = character(
        "Cheat",
        (1, 1, 1),
        "When this card enters play, search an opponent's deck for 4 characters with different names and put them into "
        "the void. If you do, randomly put 2 of those cards into that player's discard pile. For the rest of the game, "
        "you may play the voided cards as though they were in your hand without meeting their threshold.",
    )
    ours = Side(hand=["Cheat"], resources=["Greed"] * 4)
    scene = Scene([cheat, *BEASTS], A=ours, B=Side(deck=[*NAMES, "Greed"]))
    scene.choose("A", "Play Cheat")
    while scene.asked == "A" and any(name in scene.options() for name in NAMES):
        scene.choose("A", next(name for name in NAMES if name in scene.options()))
    gone = scene.pile("B")
    assert len(gone) == 2
    left = [name for name in NAMES if name not in gone]
    assert [option for option in scene.options() if option.startswith("Play ")] == [f"Play {name}" for name in left]
    scene.choose("A", f"Play {left[0]}")
    assert (scene.where(left[0]), scene.controller(left[0])) == ("play", "A")


@pytest.mark.rules("402.1")
def test_one_of_those_cards_at_random_and_the_rest_elsewhere() -> None:
    look = tactic(
        "Look",
        "Reveal the top 4 cards of your deck. Put 2 of them at random into your hand and the rest into your discard "
        "pile.",
        cost=0,
    )
    scene = Scene([look, *BEASTS], A=Side(hand=["Look"], deck=NAMES), B=Side())
    scene.choose("A", "Play Look")
    assert len(scene.hand("A")) == 2
    assert sorted([*scene.hand("A"), *scene.pile("A")]) == sorted([*NAMES, "Look"])


@pytest.mark.rules("410.2")
def test_two_players_remove_the_top_cards_of_their_decks() -> None:
    smother = tactic(
        "Smother",
        "EXTRA COST: Pick an opponent.\nYou and that player remove the top card of your decks from the game. Your "
        "faction gains X influence, where X is the numeric cost of that player's removed card minus the numeric cost "
        "of your removed card.",
        cost=0,
    )
    cheap, dear = tactic("Cheap", "Draw a card.", cost=1), tactic("Dear", "Draw a card.", cost=4)
    ours = Side(hand=["Smother"], deck=["Cheap"], influence=10)
    scene = Scene([smother, cheap, dear], A=ours, B=Side(deck=["Dear"]))
    scene.choose("A", "Play Smother")
    assert scene.influence("A") == 13
    assert [scene.where(name) for name in ("Cheap", "Dear")] == ["out", "out"]
