"""For each of something, this; three places for three cards; an ability that two cards give; who destroys whom."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

DECK = ["Greed"] * 6
CAT = character("Cat", (1, 3, 1))
DOG = character("Dog", (1, 3, 1))
LAMP = item("Lamp", "")


def played(text: str, ours: Side, theirs: Side | None = None) -> Scene:
    ours.hand.append("Deed")
    scene = Scene([CAT, DOG, LAMP, tactic("Deed", text, cost=0)], A=ours, B=theirs or Side(deck=DECK))
    return scene.choose("A", "Play Deed")


@pytest.mark.rules("402.2", "306.3")
def test_for_each_of_something_cards_are_drawn() -> None:
    scene = played("For each item you control, draw a card.", Side(play=["Lamp", "Lamp", "Cat"], deck=DECK))
    assert (len(scene.hand("A")), scene.happened("draws")) == (2, 2)


@pytest.mark.rules("402.3", "408.2")
def test_for_each_of_something_another_may_be_chosen() -> None:
    scene = played(
        "For each item you control, inflict 1 damage to a character.", Side(play=["Lamp", "Lamp", "Cat", "Dog"])
    )
    scene.choose("A", "Cat", "Dog")
    assert [scene.state.damage[scene.card(name)] for name in ("Cat", "Dog")] == [1, 1]


@pytest.mark.rules("402.1")
def test_three_cards_go_to_three_places() -> None:
    text = (
        "Look at the top 3 cards of your deck. "
        "Put one into your hand, one on the bottom of your deck, and one into your discard pile."
    )
    scene = played(text, Side(play=["Cat"], deck=["Lamp", "Dog", "Rage", *DECK]))
    scene.choose("A", "Dog", "Lamp")
    assert (scene.hand("A"), scene.pile("A")) == (["Dog"], ["Deed", "Rage"])
    assert scene.state.face(scene.state.decks[0][0]).name == "Lamp"


RING = (
    "ATTACH TO CHARACTER\n"
    'The attached character gains the rules text "RING\n'
    'COST: Use this only once each turn. Pay 0.\nEFFECT: Gain 1 influence."'
)


@pytest.mark.rules("401.3a", "502.2", "508.1")
@pytest.mark.parametrize(("names", "times"), [(["Bell"], 1), (["Bell", "Gong"], 2), (["Bell", "Bell"], 2)])
def test_an_ability_that_two_cards_give_is_used_once_for_each(names: list[str], times: int) -> None:
    given = [Placed(name, attached_to="Cat") for name in names]
    ours = Side(play=["Cat", *given], deck=DECK, influence=10)
    scene = Scene([CAT, item("Bell", RING), item("Gong", RING)], A=ours, B=Side(deck=DECK))
    for _ in range(times):
        scene.choose("A", "Cat: Ring")
    assert "Cat: Ring" not in scene.options()
    assert scene.influence("A") == 10 + times


@pytest.mark.rules("506.1", "304.1")
def test_what_a_card_of_an_opponent_would_destroy() -> None:
    text = "If a card an opponent controls would destroy this card, put this card into its owner's hand instead."
    smite = tactic("Smite", "EXTRA COST: Pick a character.\nDestroy it.", cost=0)
    cards = [character("Eel", (1, 1, 1), text), CAT, smite]
    for seat, where in (("A", "discard"), ("B", "hand")):
        sides = {name: Side(play=["Cat"], deck=DECK) for name in ("A", "B")}
        sides[seat].play = ["Cat", "Eel"]
        sides["A"].hand = ["Smite"]
        scene = Scene(cards, A=sides["A"], B=sides["B"]).choose("A", "Play Smite", "Eel")
        assert scene.where("Eel") == where


@pytest.mark.rules("402.3", "201.2")
def test_a_card_of_each_type_is_kept() -> None:
    text = (
        "Each player chooses a card of each non-resource type they control. "
        "Return all remaining characters and all remaining items to their owner's hand."
    )
    scene = played(text, Side(play=["Cat", "Dog", "Lamp"], resources=["Rage"], deck=DECK), Side(play=["Cat"]))
    scene.choose("A", "Dog")
    assert (scene.hand("A"), scene.hand("B"), scene.where("Lamp"), scene.unattached("A")) == (["Cat"], [], "play", 1)


@pytest.mark.rules("305.1", "201.2")
def test_a_card_of_each_type_in_a_hand_is_kept() -> None:
    text = (
        "Each opponent chooses a card of each non-resource type in their hand and discards the remaining "
        "non-resource cards."
    )
    scene = played(text, Side(play=["Cat"]), Side(hand=["Cat", "Dog", "Lamp", "Rage"], deck=DECK))
    scene.choose("B", "Dog")
    assert (scene.hand("B"), scene.pile("B")) == (["Dog", "Lamp", "Rage"], ["Cat"])
