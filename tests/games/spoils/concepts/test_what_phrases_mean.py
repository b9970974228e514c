"""Phrases that read and once meant nothing, or something else: each is played here as it is said."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RAGE = ["Rage"] * 6


@pytest.mark.rules("402.1")
def test_a_card_in_the_hand_that_was_looked_at_is_chosen_from_that_hand() -> None:
    theft = tactic("Theft", "Look at an opponent's hand and choose a card in it. That player discards that card.")
    scene = Scene(
        [BRUISER, theft],
        A=Side(hand=["Theft"], play=["Bruiser"], resources=RAGE),
        B=Side(hand=["Bruiser", "Greed"]),
    )
    scene.choose("A", "Play Theft").pass_windows()
    assert sorted(scene.options()) == ["Bruiser", "Greed"]
    scene.choose("A", "Greed")
    assert scene.pile("B") == ["Greed"]
    assert scene.hand("B") == ["Bruiser"]


@pytest.mark.rules("411.1")
def test_a_face_down_card_of_a_type_is_one_that_has_the_type_on_its_front() -> None:
    blade = item("Blade", "")
    proof = tactic("Proof", "EXTRA COST: Reveal a face-down item you control.\nDraw 2 cards.")
    side = Side(hand=["Proof"], deck=["Greed"] * 4, face_down=["Blade"], resources=RAGE)
    scene = Scene([BRUISER, blade, proof], A=side, B=Side())
    scene.choose("A", "Play Proof", "Blade", "Rage (1)").pass_windows()
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("304.1")
def test_cards_destroyed_this_turn_are_counted_where_they_have_gone() -> None:
    cull = tactic("Cull", "Destroy all characters.")
    wake = tactic("Wake", "Draw X cards, where X is the number of characters destroyed this turn.")
    side = Side(hand=["Cull", "Wake"], play=["Bruiser"], deck=["Greed"] * 5, resources=RAGE)
    scene = Scene([BRUISER, cull, wake], A=side, B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Cull").pass_windows()
    scene.choose("A", "Play Wake").pass_windows()
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("410.3")
def test_each_card_loses_for_each_token_on_itself() -> None:
    weight = character("Weight", (1, 1, 1), "Each character loses 1 strength for each token on it.")
    mark = tactic("Mark", "Put 2 tokens on a character.")
    side = Side(hand=["Mark"], play=["Weight", "Bruiser"], resources=RAGE)
    scene = Scene([BRUISER, weight, mark], A=side, B=Side())
    scene.choose("A", "Play Mark", "Bruiser").pass_windows()
    assert scene.stat("Bruiser", "strength") == 1
    assert scene.stat("Weight", "strength") == 1


@pytest.mark.rules("301.1")
def test_what_an_item_says_of_what_it_is_attached_to_holds_of_that() -> None:
    rogue = Card("Cutpurse", CardType.CHARACTER, trade="Rogue", strength=1, life=1, speed=1, cost=1)
    sash = item(
        "Sash", "ATTACH TO CHARACTER\nWhile this card is attached to a Rogue character, that character gains 2 life."
    )
    side = Side(hand=["Sash"], play=["Cutpurse"], resources=RAGE)
    scene = Scene([rogue, sash], A=side, B=Side())
    scene.choose("A", "Play Sash", "Cutpurse").pass_windows()
    assert scene.stat("Cutpurse", "life") == 3


@pytest.mark.rules("503.1")
def test_a_trigger_of_a_card_that_must_lie_in_the_discard_pile_is_active_there() -> None:
    ghost = character(
        "Ghost",
        (1, 1, 1),
        "When another character is destroyed, if this card is in your discard pile, you may put it into your hand.",
    )
    cull = tactic("Cull", "Destroy all characters.")
    side = Side(hand=["Cull"], discard=["Ghost"], resources=RAGE)
    scene = Scene([BRUISER, ghost, cull], A=side, B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Cull").pass_windows()
    scene.choose("A", "Yes")
    assert scene.hand("A") == ["Ghost"]


@pytest.mark.rules("203.6")
def test_a_resource_that_is_attached_to_your_faction_is_one_of_yours_that_is_not() -> None:
    tax = tactic("Tax", "Attach a resource to your faction.", cost=1)
    side = Side(hand=["Tax"], resources=["Rage", "Rage"])
    scene = Scene([tax], A=side, B=Side(resources=["Greed"]))
    scene.choose("A", "Play Tax").pass_windows()
    assert scene.unattached("A") == 0
    assert scene.unattached("B") == 1


@pytest.mark.rules("402.1")
def test_a_card_with_a_different_name_is_another() -> None:
    cull = tactic("Cull", "Pick a character. Destroy a character with a different name than that character.")
    slim = character("Slim", (1, 1, 1))
    side = Side(hand=["Cull"], play=["Bruiser", "Slim"], resources=RAGE)
    scene = Scene([BRUISER, slim, cull], A=side, B=Side())
    scene.choose("A", "Play Cull", "Bruiser").pass_windows()
    assert scene.where("Slim") == "discard"
    assert scene.where("Bruiser") == "play"


@pytest.mark.rules("607.1")
def test_an_ability_of_a_faction_is_an_ability_to_respond_to() -> None:
    hush = tactic("Hush", "COST: Play this only in response to an ability.\nEFFECT: Terminate the ability.")
    scene = Scene(
        [hush], A=Side(deck=["Greed"] * 3, resources=RAGE), B=Side(hand=["Hush"], deck=["Greed"], resources=RAGE)
    )
    scene.choose("A", "The Open Gate: Study")
    assert scene.asked == "B"
    assert "Play Hush" in scene.options()


@pytest.mark.rules("401.2")
def test_a_cost_may_pick_a_card_in_the_area_of_a_player_picked_before() -> None:
    text = "COST: Pick a player. Pick a card in that player's discard pile. Destroy this card.\nEFFECT: Draw a card."
    urn = item("Urn", f"SIFT\n{text}")
    scene = Scene([urn], A=Side(play=["Urn"], deck=["Greed"] * 3, resources=RAGE), B=Side(discard=["Rage"]))
    assert any(option.startswith("Urn") for option in scene.options())
