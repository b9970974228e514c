"""Numbers (410)."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.language.flow import CannotBePlayed
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RAGE = ["Rage"] * 6


@pytest.mark.rules("410.1", "410.1a")
@pytest.mark.parametrize(("count", "strength"), [(0, 5), (1, 3), (2, 5), (3, 3)])
def test_even_numbers_are_multiples_of_2_and_0_is_one(count: int, strength: int) -> None:
    twin = item("Twin", "While you have an even number of cards in your hand, characters gain 2 strength.")
    scene = Scene([BRUISER, twin], A=Side(play=["Twin", "Bruiser"], hand=["Greed"] * count), B=Side())
    assert scene.stat("Bruiser", "strength") == strength


@pytest.mark.rules("410.2", "410.2a")
def test_a_chosen_number_is_whole_and_may_be_0() -> None:
    fire = tactic(
        "Fire", "COST: Choose a number for X. Pay X+X.\nEFFECT: Inflict X damage to your opponent's faction.", cost=1
    )
    scene = Scene([fire], A=Side(hand=["Fire"], resources=["Rage"] * 4), B=Side())
    scene.choose("A", "Play Fire")
    assert scene.options() == ["0", "1", "Take it back"]
    scene.choose("A", "0")
    assert scene.influence("B") == 25
    assert scene.unattached("A") == 3
    scene = Scene([fire], A=Side(hand=["Fire"], resources=["Rage"] * 4), B=Side())
    scene.choose("A", "Play Fire", "1")
    assert scene.influence("B") == 24
    assert scene.unattached("A") == 1


@pytest.mark.rules("410.2")
def test_a_card_that_does_not_say_what_x_is_is_refused() -> None:
    with pytest.raises(CannotBePlayed, match="“X” that nothing settles"):
        Scene([tactic("Fire", "Inflict X damage to your opponent's faction.")], A=Side(), B=Side())


@pytest.mark.rules("410.4", "406.6")
def test_no_number_goes_below_0() -> None:
    sap = item("Sap", "Characters lose 5 strength.")
    sale = item("Sale", "Reduce the numeric cost of characters you play by 4.")
    scene = Scene([BRUISER, sap, sale], A=Side(play=["Sap", "Sale"], hand=["Bruiser"]), B=Side())
    scene.choose("A", "Play Bruiser")
    assert scene.where("Bruiser") == "play"
    assert scene.stat("Bruiser", "strength") == 0


@pytest.mark.rules("410.3")
def test_increases_are_applied_before_reductions_whatever_came_first() -> None:
    sap = item("Sap", "Characters lose 5 strength.")
    flag = item("Flag", "Characters gain 4 strength.")
    for order in (["Sap", "Flag"], ["Flag", "Sap"]):
        scene = Scene([BRUISER, sap, flag], A=Side(play=["Bruiser", *order]), B=Side())
        assert scene.stat("Bruiser", "strength") == 2


@pytest.mark.rules("410.5", "406.6")
def test_a_minimum_does_not_raise_what_was_below_it() -> None:
    sale = item("Sale", "Reduce the numeric cost of tactics you play by 1, to a minimum of 1.")
    gift = tactic("Gift", "Draw a card.", cost=0)
    scene = Scene([sale, gift], A=Side(play=["Sale"], hand=["Gift"], deck=["Greed"]), B=Side())
    scene.choose("A", "Play Gift")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("410.2", "Ruling 11")
def test_a_number_that_nothing_limits_is_chosen_up_to_20() -> None:
    guess = tactic("Guess", "Choose a number for X. Your faction gains X influence.", cost=0)
    scene = Scene([guess], A=Side(hand=["Guess"]), B=Side())
    scene.choose("A", "Play Guess")
    assert scene.options() == [str(number) for number in range(21)]
    scene.choose("A", "20")
    assert scene.influence("A") == 45


@pytest.mark.rules("410.2")
@pytest.mark.parametrize(("rounded", "drawn"), [("up", 2), ("down", 1)])
def test_a_half_is_rounded_as_the_card_says(rounded: str, drawn: int) -> None:
    halve = tactic(
        "Halve", f"Draw X cards, where X is half the number of characters you control, rounded {rounded}.", cost=0
    )
    side = Side(hand=["Halve"], play=["Bruiser"] * 3, deck=["Greed"] * 3)
    scene = Scene([halve, BRUISER], A=side, B=Side())
    scene.choose("A", "Play Halve")
    assert len(scene.hand("A")) == drawn


@pytest.mark.rules("410.2", "402.5")
def test_any_number_of_cards_may_be_more_than_a_hand_can_hold() -> None:
    tide = tactic("Tide", "Remove any number of cards in your discard pile from the game.", cost=0)
    scene = Scene([tide], A=Side(hand=["Tide"], discard=["Greed"] * 60, resources=RAGE), B=Side())
    scene.choose("A", "Play Tide")
    chosen = 0
    while "Greed" in scene.options():
        scene.choose("A", "Greed")
        chosen += 1
    assert chosen == 60


@pytest.mark.rules("409.3", "410.2", "Ruling 28")
@pytest.mark.parametrize(("deck", "tokens"), [(60, 60), (301, 300)])
def test_as_many_tokens_are_made_as_the_card_says_up_to_a_bound(deck: int, tokens: int) -> None:
    text = "Put X Micromajig tokens into play, where X is the number of cards in your deck."
    swarm = tactic("Swarm", text, cost=0)
    scene = Scene([swarm], A=Side(hand=["Swarm"], deck=["Greed"] * deck, resources=RAGE), B=Side())
    scene.choose("A", "Play Swarm")
    assert sum(scene.state.is_token(card) for card in scene.state.in_play) == tokens


@pytest.mark.rules("410.2", "402.5", "Ruling 28")
def test_something_is_done_for_each_of_many() -> None:
    echo = tactic("Echo", "Put a Micromajig token into play for each card in your discard pile.", cost=0)
    scene = Scene([echo], A=Side(hand=["Echo"], discard=["Greed"] * 50, resources=RAGE), B=Side())
    scene.choose("A", "Play Echo")
    assert sum(scene.state.is_token(card) for card in scene.state.in_play) == 50
