"""Replacements where it is awkward: what leaves by itself and what with it, as a cost, damage on its way (506)."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

OX = character("Ox", (2, 2, 2))
PHOENIX = character("Phoenix", (1, 1, 1), "If this card is destroyed, put a token on it instead.")
HAT = item("Hat", "Attach to character")


@pytest.mark.rules("301.4b", "506.1")
def test_what_is_destroyed_by_itself_is_not_spared_with_what_it_is_attached_to() -> None:
    doom = tactic("Doom", "EFFECT: Destroy all characters and items.", cost=0)
    side = Side(play=["Phoenix", Placed("Hat", attached_to="Phoenix")])
    scene = Scene([PHOENIX, HAT, doom], A=Side(hand=["Doom"]), B=side)
    scene.choose("A", "Play Doom")
    assert scene.where("Phoenix") == "play"
    assert scene.where("Hat") == "discard"


@pytest.mark.rules("301.4b", "506.1")
def test_what_would_only_have_left_with_it_is_spared() -> None:
    doom = tactic("Doom", "EFFECT: Destroy all characters.", cost=0)
    side = Side(play=["Phoenix", Placed("Hat", attached_to="Phoenix")])
    scene = Scene([PHOENIX, HAT, doom], A=Side(hand=["Doom"]), B=side)
    scene.choose("A", "Play Doom")
    assert scene.where("Hat") == "play"


@pytest.mark.rules("506.2", "506.2a")
def test_an_attached_card_that_is_itself_a_cost_is_not_replaced() -> None:
    pick = item("Pick", "Attach to character\nIf this card is destroyed, remove it from the game instead.")
    cup = item("Cup", "")
    toll = tactic("Toll", "COST: Destroy 2 items you control.\nEFFECT: Draw a card.", cost=0)
    side = Side(hand=["Toll"], play=["Ox", Placed("Pick", attached_to="Ox"), "Cup"])
    scene = Scene([OX, pick, cup, toll], A=side, B=Side())
    scene.choose("A", "Play Toll", "Cup", "Pick")
    assert scene.where("Pick") == "discard"


@pytest.mark.rules("609.1f", "102.2", "506.1")
def test_damage_sent_elsewhere_is_inflicted_together_with_the_rest() -> None:
    """A's faction takes what was meant for the Idol at the moment in which B's faction takes its own: both lose."""
    idol = character("Idol", (0, 9, 1), "All damage inflicted to this card is inflicted to your faction instead.")
    storm = tactic("Storm", "EFFECT: Inflict 3 damage to all characters and all opponents' factions.", cost=0)
    scene = Scene([idol, storm], A=Side(hand=["Storm"], play=["Idol"], influence=3), B=Side(influence=3))
    scene.choose("A", "Play Storm")
    assert scene.state.result is not None
    assert scene.state.result.draw
