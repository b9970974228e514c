"""Texts of which a word was taken for another thing: whom "it" is, whose number, where such cards are."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

RAGE = ["Rage"] * 6
BRUISER = character("Bruiser", (3, 5, 3))
GIANT = character("Giant", (1, 7, 1))


@pytest.mark.rules("506.1", "402.4")
def test_who_would_be_destroyed_by_another_is_it() -> None:
    text = "If this card would be destroyed by a card an opponent controls, you may put a token on it instead."
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
    scene = Scene(
        [character("Cat", (1, 5, 1), text), kill],
        turn="B",
        A=Side(play=["Cat"], deck=["Greed"]),
        B=Side(hand=["Kill"], resources=RAGE, deck=["Greed"]),
    )
    scene.choose("B", "Play Kill")
    while scene.asked != "A" or "Yes" not in scene.options():
        scene.choose(scene.asked, scene.options()[0])
    scene.choose("A", "Yes")
    assert scene.where("Cat") == "play"
    assert scene.state.tokens[scene.card("Cat")] == 1


@pytest.mark.rules("310.1", "401.2")
def test_what_was_picked_as_part_of_the_cost_is_it() -> None:
    text = (
        "EXTRA COST: You may pick a location.\nWhen this card enters play, if you picked a location as part of its "
        "cost, inflict 4 damage to its controller's faction and destroy it."
    )
    scene = Scene(
        [location("Hut", 4), character("Ram", (1, 1, 1), text)],
        A=Side(hand=["Ram"], resources=RAGE, deck=["Greed"]),
        B=Side(play=["Hut"], deck=["Greed"]),
    )
    scene.choose("A", "Play Ram", "Yes", "Hut").pass_windows()
    assert (scene.where("Ram"), scene.where("Hut")) == ("play", "discard")
    assert (scene.influence("A"), scene.influence("B")) == (25, 21)


@pytest.mark.rules("306.1", "410.2")
def test_the_number_of_cards_drawn_is_that_of_the_event() -> None:
    much = "where X is the number of cards drawn"
    text = f"When you draw any number of cards, inflict X damage to an opponent's faction, {much}."
    scene = Scene(
        [location("Summit", 5, text), tactic("Wit", "Draw 2 cards.")],
        A=Side(hand=["Wit"], play=["Summit"], resources=RAGE, deck=["Greed"] * 4),
        B=Side(),
    )
    scene.choose("A", "Play Wit").pass_windows()
    assert scene.influence("B") == 23


@pytest.mark.rules("411.1", "401.2")
def test_a_face_down_tactic_is_found_in_play() -> None:
    text = "EXTRA COST: Reveal a face-down tactic you control.\nGain 2 influence."
    for below, influence in ((["Wit"], 27), (["Bruiser"], 25)):
        scene = Scene(
            [BRUISER, tactic("Wit", "Draw 2 cards."), tactic("Bare", text)],
            A=Side(hand=["Bare"], face_down=below, resources=RAGE, deck=["Greed"]),
            B=Side(),
        )
        if "Play Bare" in scene.options():
            scene.choose("A", "Play Bare")
            while "End the turn" not in scene.options():
                scene.choose(scene.asked, scene.options()[0])
        assert scene.influence("A") == influence


@pytest.mark.rules("410.2", "402.1")
def test_a_number_of_each_card_is_each_cards_own() -> None:
    text = "All characters lose X life, where X is their printed life minus 2."
    scene = Scene(
        [BRUISER, GIANT, location("Cave", 5, text)],
        A=Side(play=["Bruiser", "Giant", "Cave"]),
        B=Side(play=[Placed("Giant", tokens=1)]),
    )
    assert [scene.stat(name, "life") for name in ("Bruiser", "Giant")] == [2, 2]


@pytest.mark.rules("301.1")
def test_the_attached_card_is_still_itself() -> None:
    text = "ATTACH TO CHARACTER\nAt the start of your turn, put a token on this card."
    scene = Scene(
        [BRUISER, item("Hook", text)],
        A=Side(play=["Bruiser", Placed("Hook", attached_to="Bruiser")], deck=["Greed"] * 9),
        B=Side(deck=["Greed"] * 9),
    )
    scene.choose("A", "End the turn").to_turn_of("A")
    assert [scene.state.tokens[scene.card(name)] for name in ("Hook", "Bruiser")] == [1, 0]


@pytest.mark.rules("305.2", "410.2")
def test_the_number_of_cards_discarded_counts_each_once() -> None:
    text = (
        "When an opponent discards any number of cards, this card gains X strength this turn, "
        "where X is the number of cards discarded."
    )
    scene = Scene(
        [character("Beast", (1, 5, 3), text), tactic("Waste", "An opponent discards 2 cards.")],
        A=Side(hand=["Waste"], play=["Beast"], resources=RAGE, deck=["Greed"]),
        B=Side(hand=["Greed", "Greed", "Rage"], deck=["Greed"]),
    )
    scene.choose("A", "Play Waste")
    while "End the turn" not in scene.options():
        scene.choose(scene.asked, scene.options()[0])
    assert scene.stat("Beast", "strength") == 3
