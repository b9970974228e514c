"""The player who has the most or the least of something, and tokens that are moved."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, location, tactic
from tests.games.spoils.tried import BRUISER, DECK, RAT, played


@pytest.mark.rules("402.3")
@pytest.mark.parametrize(
    ("who", "loser"),
    [
        ("The player with the most cards in their hand", "A"),
        ("The player with the fewest cards in their hand", "B"),
        ("The player who has the most cards in their hand", "A"),
        ("The player with the highest influence", "B"),
        ("The player who has the least influence", "A"),
        ("The player who controls the most characters", "B"),
        ("The player with the fewest characters", "A"),
        ("The opponent with the most influence", "B"),
    ],
)
def test_whoever_has_the_most_or_the_least_is_meant(who: str, loser: str) -> None:
    ours = Side(hand=["Greed", "Greed"], play=["Rat"], influence=9)
    theirs = Side(hand=["Greed"], play=["Rat", "Bruiser"], deck=DECK, influence=20)
    scene = played(f"{who} loses 2 influence.", ours=ours, theirs=theirs)
    assert (scene.influence("A"), scene.influence("B")) == ((7, 20) if loser == "A" else (9, 18))


@pytest.mark.parametrize(("choice", "wanted"), [(0, (23, 25)), (1, (25, 23))])
def test_of_those_who_have_as_much_one_is_chosen(choice: int, wanted: tuple[int, int]) -> None:
    scene = played("The player with the most characters loses 2 influence. That player draws a card.")
    scene.choose("A", scene.options()[choice])
    assert (scene.influence("A"), scene.influence("B")) == wanted
    assert len(scene.hand("A" if choice == 0 else "B")) == 1


@pytest.mark.rules("409.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [("Move all tokens from a Banker character to a Rogue character.", 0),
     ("EXTRA COST: Pick a Banker character.\nMove a token from it to another character.", 2)],
)  # fmt: skip
def test_tokens_are_moved_all_or_some(text: str, left: int) -> None:
    ours = Side(play=[Placed("Rat", tokens=3)], deck=DECK)
    scene = played(text, ours=ours)
    if scene.options()[0] == "Rat":
        scene.choose("A", "Rat")
    tokens = [scene.state.tokens[scene.card(name)] for name in ("Rat", "Bruiser")]
    assert tokens == [left, 3 - left]


@pytest.mark.rules("302.1")
@pytest.mark.parametrize(
    "text",
    [
        "The attack's target becomes a location you control.",
        "Attacking characters attack a location you control instead.",
    ],
)
def test_the_target_of_the_attack_becomes_a_location(text: str) -> None:
    turn = tactic("Turn", f"EXTRA COST: Deploy this only while you are being attacked.\n{text}", cost=0)
    scene = Scene(
        [turn, RAT, BRUISER, location("Keep", 4)],
        A=Side(play=["Bruiser"], deck=DECK), B=Side(hand=["Turn"], play=["Keep", "Rat"], deck=DECK),
    )  # fmt: skip
    scene.choose("A", next(word for word in scene.options() if "ttack" in word))
    while "Play Turn" not in scene.options():
        named = next((word for word in scene.options() if word in ("Bruiser", "The Open Gate", "Attack B")), "")
        scene.choose(scene.asked, named or next(w for w in scene.options() if w in ("Done", "Do nothing")))
    scene.choose("B", "Play Turn")
    assert scene.state.battle_target == scene.card("Keep")
