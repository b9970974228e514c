"""Conditionals, requirements and keywords where it is awkward (504, 505, 507)."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic

GATE = "Attack The Open Gate (B)"
BANNER = character("Banner", (1, 3, 1), "Your characters gain 2 strength.")


@pytest.mark.rules("504.1")
def test_a_condition_about_strength_sees_it_as_other_effects_have_made_it() -> None:
    ghost = character("Ghost", (1, 3, 1), "While this card has 3 or more strength, this card gains covert.")
    alone = Scene([ghost, BANNER], A=Side(play=["Ghost"]), B=Side())
    assert not alone.has_covert("Ghost")
    for order in (["Ghost", "Banner"], ["Banner", "Ghost"]):
        assert Scene([ghost, BANNER], A=Side(play=order), B=Side()).has_covert("Ghost")


@pytest.mark.rules("504.1", "402.7")
def test_who_cannot_attack_for_want_of_strength_can_once_there_is_enough() -> None:
    warden = character("Warden", (1, 3, 1), "Characters with 2 or less strength cannot attack.")
    small = character("Small", (1, 3, 1))
    weak = Scene([small, warden, BANNER], A=Side(play=["Small"], resources=["Rage"]), B=Side(play=["Warden"]))
    assert GATE not in weak.options()
    strong = Scene([small, warden, BANNER], A=Side(play=["Small", "Banner"]), B=Side(play=["Warden"]))
    assert GATE in strong.options()


@pytest.mark.rules("504.1", "410.3")
def test_strength_that_depends_on_strength_does_not_depend_on_who_came_first() -> None:
    giant = character("Giant", (1, 3, 1), "While this card has 3 or more strength, this card gains 4 life.")
    for order in (["Giant", "Banner"], ["Banner", "Giant"]):
        assert Scene([giant, BANNER], A=Side(play=order), B=Side()).stat("Giant", "life") == 7


@pytest.mark.rules("505.1", "505.2")
def test_whoever_may_pick_fewer_picks_what_must_be_picked_all_the_same() -> None:
    lure = character("Lure", (1, 2, 1), "Anything that could pick this card must pick it.")
    elk = character("Elk", (1, 2, 2))
    zap = tactic("Zap", "EFFECT: Pick up to 2 characters. Destroy those characters.", cost=0)
    scene = Scene([lure, elk, zap], A=Side(hand=["Zap"]), B=Side(play=["Lure", "Elk"]))
    scene.choose("A", "Play Zap")
    assert scene.options() == ["Elk", "Done"]  # the Lure is picked already, there was nothing to choose
    scene.choose("A", "Done")
    assert scene.pile("B") == ["Lure"]


@pytest.mark.rules("507.4a", "402.7")
def test_what_cannot_be_played_cannot_be_flipped_up_either() -> None:
    hush = Card("Hush", CardType.TACTIC, cost=1, text="EFFECT: Draw a card.\nFLIP UP 1")
    gag = character("Gag", (1, 1, 1), "Players cannot play tactics.")
    side = Side(face_down=["Hush"], resources=["Rage"] * 6, deck=["Gag"])
    free = Scene([hush, gag], A=side, B=Side())
    assert "Flip up Hush" in free.options()
    gagged = Scene([hush, gag], A=side, B=Side(play=["Gag"]))
    assert gagged.why_not("Flip up Hush") == "402.7"


@pytest.mark.rules("405.4", "504.1")
def test_a_paragraph_with_a_threshold_counts_icons_that_an_effect_adds() -> None:
    brute = character("Brute", (1, 3, 1), "[R][R]: This card gains 2 strength.")
    fury = tactic("Fury", "EFFECT: This turn, you control an additional [R].", cost=0)
    side = Side(hand=["Fury", "Fury"], play=["Brute"], resources=["Rage"])
    scene = Scene([brute, fury], A=side, B=Side())
    assert scene.stat("Brute", "strength") == 1
    scene.choose("A", "Play Fury")
    assert scene.stat("Brute", "strength") == 3


@pytest.mark.rules("505.1", "505.2")
def test_ever_so_many_that_must_attack_attack_together() -> None:
    zealot = character("Zealot", (1, 1, 3), "This card must attack each turn.")
    side = Side(play=["Zealot"] * 12, resources=["Rage"] * 6)
    scene = Scene([zealot], A=side, B=Side())
    assert "End the turn" not in scene.options()
    scene.choose("A", GATE)
    while "Zealot (1)" in scene.options() or "Zealot (12)" in scene.options():
        assert "Done" not in scene.options()
        scene.choose("A", scene.options()[0])
    scene.pass_windows()
    assert scene.influence("B") == 13
    assert "End the turn" in scene.options()


@pytest.mark.rules("505.2", "505.2b")
def test_many_that_must_attack_in_an_even_party_leave_one_behind_whichever_it_is() -> None:
    zealot = character("Zealot", (1, 1, 3), "This card must attack each turn.")
    hall = item("Hall", "When an attacking or blocking party is formed, it must have an even number of members.")
    side = Side(play=["Zealot"] * 11, resources=["Rage"] * 6)
    scene = Scene([zealot, hall], A=side, B=Side(play=["Hall"]))
    scene.choose("A", GATE)
    for _ in range(9):
        scene.choose("A", scene.options()[0])
    assert "Done" not in scene.options()
    scene.choose("A", scene.options()[-1])
    assert scene.options() == [
        "Zealot (10)",
        "Done",
    ]  # odd, or one left behind: the same


@pytest.mark.rules("502.2", "508.1")
def test_an_ability_that_a_card_gained_is_not_used_up_with_its_own() -> None:
    once = "COST: Use this only once each turn.\nEFFECT:"
    mage = character("Mage", (1, 3, 1), f"ZAP\n{once} Your faction gains 1 influence.")
    book = item("Book", f'Your characters gain "TAP\n{once} Draw a card."')
    side = Side(play=["Mage", "Book"], resources=["Rage"] * 6)
    scene = Scene([mage, book], A=side, B=Side())
    scene.choose("A", "Mage: Zap")
    assert "Mage: Zap" not in scene.options()
    assert "Mage: Tap" in scene.options()
    scene.choose("A", "Mage: Tap")
    assert "Mage: Tap" not in scene.options()
