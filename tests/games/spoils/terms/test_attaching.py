"""Attaching and detaching (301), and what is attached when its card leaves play."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RUNNER = character("Runner", (1, 1, 5))
SWORD = item("Sword", "ATTACH TO CHARACTER", strength=2, life=0, speed=0)
RING = item("Ring", "ATTACH TO ITEM")
MOVE = tactic("Move", "COST: Pick an item. Pick a character.\nEFFECT: Attach the item to the character.")
KILL = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
RAGE = ["Rage"] * 8


def armed(*more: str, cards: tuple[Card, ...] = ()) -> Scene:
    """A's Bruiser carries A's Sword."""
    scene = Scene(
        [BRUISER, RUNNER, SWORD, RING, MOVE, KILL, *cards],
        A=Side(play=["Bruiser", "Runner"], hand=["Sword", *more], resources=RAGE),
        B=Side(),
    )
    return scene.choose("A", "Play Sword", "Bruiser")


@pytest.mark.rules("301.1", "301.2")
def test_attaching_to_another_card_detaches_from_the_first() -> None:
    scene = armed("Move")
    assert scene.attached("Sword") == "Bruiser"
    assert (scene.stat("Bruiser", "strength"), scene.stat("Runner", "strength")) == (5, 1)
    scene.choose("A", "Play Move", "Sword", "Runner")
    assert scene.attached("Sword") == "Runner"
    assert scene.happened("detached") == 1
    assert (scene.stat("Bruiser", "strength"), scene.stat("Runner", "strength")) == (3, 3)


@pytest.mark.rules("301.3")
def test_any_number_of_cards_are_attached_to_one_but_each_to_one_only() -> None:
    scene = armed("Sword", "Sword").choose("A", "Play Sword", "Bruiser", "Play Sword", "Runner")
    carried = [scene.state.attached[card] for card in scene.state.in_play if scene.state.face(card).name == "Sword"]
    assert carried == [scene.card("Bruiser"), scene.card("Bruiser"), scene.card("Runner")]
    assert (scene.stat("Bruiser", "strength"), scene.stat("Runner", "strength")) == (7, 3)


@pytest.mark.rules("301.4", "301.4a")
@pytest.mark.parametrize(
    ("words", "area"),
    [
        ("Destroy the character.", "discard"),
        ("Put the character into its owner's hand.", "hand"),
        ("Remove the character from the game.", "out"),
        ("Shuffle the character into its owner's deck.", "deck"),
    ],
)
def test_what_is_attached_leaves_however_its_card_leaves(words: str, area: str) -> None:
    away = tactic("Away", f"COST: Pick a character.\nEFFECT: {words}")
    scene = armed("Ring", "Away", cards=(away,)).choose("A", "Play Ring", "Sword", "Play Away", "Bruiser")
    assert [scene.where(name) for name in ("Bruiser", "Sword", "Ring")] == [area] * 3
    assert scene.where("Runner") == "play"


@pytest.mark.rules("301.4", "411.4", "Ruling 14")
def test_what_is_attached_to_a_card_that_is_flipped_face_down_is_flipped_with_it() -> None:
    bundle = tactic(
        "Bundle", "COST: Pick a character.\nEFFECT: Flip the character face-down under its owner's control."
    )
    scene = armed("Bundle", cards=(bundle,)).choose("A", "Play Bundle", "Bruiser")
    for name in ("Bruiser", "Sword"):
        assert scene.state.face_down[scene.card(name)] == 1
        assert scene.attached(name) == ""
    assert scene.icons("A", "V") == 2


@pytest.mark.rules("301.4b")
@pytest.mark.parametrize(
    ("instead", "area"),
    [
        ("put it into its owner's hand instead", "hand"),
        ("remove it from the game instead", "out"),
        ("deplete it instead", "play"),
    ],
)
def test_if_its_cards_leaving_is_replaced_so_is_that_of_what_is_attached(instead: str, area: str) -> None:
    lucky = character("Lucky", (1, 1, 3), f"If this card would be destroyed, {instead}.")
    scene = Scene(
        [lucky, SWORD, RING, KILL], A=Side(play=["Lucky"], hand=["Sword", "Ring", "Kill"], resources=RAGE), B=Side()
    )
    scene.choose("A", "Play Sword", "Lucky", "Play Ring", "Sword", "Play Kill", "Lucky")
    assert [scene.where(name) for name in ("Lucky", "Sword", "Ring")] == [area] * 3
    assert scene.happened("destroyed") == 0
    if area == "play":
        assert (scene.attached("Sword"), scene.attached("Ring")) == ("Lucky", "Sword")


@pytest.mark.rules("301.4b", "506.2a")
def test_what_is_attached_keeps_its_own_replacement_when_its_card_is_a_cost() -> None:
    lucky = character("Lucky", (1, 1, 3), "If this card would be destroyed, put it into its owner's hand instead.")
    pick = item("Pick", "ATTACH TO CHARACTER\nIf this card would be destroyed, flip it face-down instead.")
    pyre = tactic("Pyre", "COST: Destroy a character you control.\nEFFECT: Draw a card.")
    scene = Scene([lucky, pick, pyre], A=Side(play=["Lucky"], hand=["Pick", "Pyre"], resources=RAGE), B=Side())
    scene.choose("A", "Play Pick", "Lucky", "Play Pyre", "Lucky")
    assert scene.where("Lucky") == "discard"  # 506.2: an extra cost is not replaced
    assert scene.where("Pick") == "play"
    assert scene.state.face_down[scene.card("Pick")] == 1


@pytest.mark.rules("301.2")
def test_nothing_is_attached_to_what_hangs_on_it() -> None:
    knot = tactic("Knot", "COST: Pick an item. Pick a card.\nEFFECT: Attach the item to the card.")
    scene = armed("Ring", "Knot", cards=(knot,)).choose("A", "Play Ring", "Sword", "Play Knot", "Sword", "Ring")
    assert (scene.attached("Sword"), scene.attached("Ring")) == ("Bruiser", "Sword")


@pytest.mark.rules("507.2a", "301.4", "205.2")
def test_a_tactic_that_attaches_enters_play_and_its_text_holds_there_while_it_does() -> None:
    text = "ATTACH TO CHARACTER\nWhen this card enters play, draw a card.\nThe attached character gains 2 strength."
    scene = Scene(
        [BRUISER, RUNNER, KILL, tactic("Blessing", text)],
        A=Side(hand=["Blessing", "Kill"], play=["Bruiser", "Runner"], resources=RAGE, deck=["Greed", "Elitism"]),
        B=Side(),
    )
    scene.choose("A", "Play Blessing", "Bruiser").pass_windows()
    assert (scene.where("Blessing"), scene.attached("Blessing")) == ("play", "Bruiser")
    assert scene.hand("A") == ["Greed", "Kill"]
    assert scene.stat("Bruiser", "strength") == 5
    scene.choose("A", "Play Kill", "Bruiser").pass_windows()
    assert scene.pile("A") == ["Blessing", "Bruiser", "Kill"]


@pytest.mark.rules("301.4b", "506.2a")
def test_each_of_several_attached_cards_keeps_its_own_replacement() -> None:
    text = "ATTACH TO CHARACTER\nIf this card would be destroyed, put it into its owner's hand instead."
    pyre = tactic("Pyre", "COST: Destroy a character you control.\nEFFECT: Your faction gains 1 influence.", cost=0)
    worn = [Placed(name, attached_to="Bruiser") for name in ("Hat", "Coat", "Cane")]
    ours = Side(play=["Bruiser", *worn], hand=["Pyre"])
    scene = Scene([BRUISER, pyre, *(item(name, text) for name in ("Hat", "Coat", "Cane"))], A=ours, B=Side())
    scene.choose("A", "Play Pyre", "Bruiser")
    assert scene.hand("A") == ["Cane", "Coat", "Hat"]
