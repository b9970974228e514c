"""Effects, replacements, attachments, uniques, control, tokens, types (208, 301, 402, 407 to 410, 506 to 508)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.")
RAGE = ["Rage"] * 6


@pytest.mark.rules("506.1", "506.6", "408.4b")
def test_a_replaced_destruction_clears_the_damage_of_its_source() -> None:
    stubborn = character("Stubborn", (1, 3, 3), "If this card would be destroyed, deplete it instead.")
    scene = Scene([stubborn, ZAP], A=Side(hand=["Zap"], resources=RAGE), B=Side(play=["Stubborn"]))
    scene.choose("A", "Play Zap", "Stubborn")
    card = scene.card("Stubborn")
    assert scene.where("Stubborn") == "play"
    assert scene.state.depleted[card] == 1
    assert scene.state.damage[card] == 0


@pytest.mark.rules("506.5")
def test_each_replacement_applies_to_the_same_thing_once() -> None:
    saver = item("Saver", "If a character would be destroyed, put it into its owner's hand instead.")
    breaker = item("Breaker", "If a character would be put into its owner's hand from play, destroy it instead.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
    scene = Scene(
        [BRUISER, saver, breaker, kill],
        A=Side(hand=["Kill"], play=["Saver", "Breaker"], resources=RAGE),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Kill", "Bruiser")
    assert scene.where("Bruiser") == "discard"


@pytest.mark.rules("301.4", "301.4a", "507.2a")
def test_what_is_attached_leaves_in_the_same_way() -> None:
    sword = item("Sword", "ATTACH TO CHARACTER", strength=2, life=0, speed=0)
    back = tactic("Back", "COST: Pick a character.\nEFFECT: Put the character into its owner's hand.")
    scene = Scene([BRUISER, sword, back], A=Side(hand=["Sword", "Back"], play=["Bruiser"], resources=RAGE), B=Side())
    scene.choose("A", "Play Sword", "Bruiser")
    assert scene.stat("Bruiser", "strength") == 5
    scene.choose("A", "Play Back", "Bruiser")
    assert scene.hand("A") == ["Bruiser", "Sword"]


@pytest.mark.rules("507.5a")
def test_a_player_keeps_one_of_two_uniques() -> None:
    king = character("King", (2, 2, 3), "UNIQUE KING")
    scene = Scene([king], A=Side(hand=["King"], play=["King"], resources=RAGE), B=Side(play=["King"]))
    scene.choose("A", "Play King", "King (1)")
    assert scene.happened("destroyed") == 1


@pytest.mark.rules("402.6", "402.7", "508.2")
def test_losing_beats_gaining_and_cannot_beats_can() -> None:
    cloak = item("Cloak", "ATTACH TO CHARACTER\nThe attached character gains COVERT.")
    lamp = item("Lamp", "All characters lose COVERT.")
    scene = Scene([BRUISER, cloak, lamp], A=Side(hand=["Cloak", "Lamp"], play=["Bruiser"], resources=RAGE), B=Side())
    scene.choose("A", "Play Cloak", "Bruiser")
    assert scene.has_covert("Bruiser")
    scene.choose("A", "Play Lamp")
    assert not scene.has_covert("Bruiser")


@pytest.mark.rules("402.4")
def test_an_effect_loses_track_of_a_card_that_moved() -> None:
    take = tactic("Take", "COST: Pick a character.\nEFFECT: Put the character into its owner's hand.")
    scene = Scene(
        [BRUISER, take, ZAP],
        A=Side(hand=["Take"], play=["Bruiser"], resources=RAGE),
        B=Side(hand=["Zap"], resources=RAGE),
    )
    scene.choose("A", "Play Take", "Bruiser").choose("B", "Play Zap", "Bruiser").pass_windows()
    assert scene.where("Bruiser") == "discard"


@pytest.mark.rules("407.1", "407.3", "407.7", "407.8")
def test_control_changes_and_ownership_does_not() -> None:
    steal = tactic("Steal", "COST: Pick a character.\nEFFECT: Take control of the character.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
    scene = Scene([BRUISER, steal, kill], A=Side(hand=["Steal", "Kill"], resources=RAGE), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Steal", "Bruiser")
    assert scene.controller("Bruiser") == "A"
    scene.choose("A", "Play Kill", "Bruiser")
    assert len(scene.state.discards[1]) == 1


@pytest.mark.rules("408.1", "408.2", "408.2a")
def test_damage_reduced_to_nothing_is_not_inflicted() -> None:
    padded = character("Padded", (1, 1, 3), "If damage would be inflicted to this card, reduce the amount by 3.")
    scene = Scene([padded, ZAP], A=Side(hand=["Zap"], resources=RAGE), B=Side(play=["Padded"]))
    scene.choose("A", "Play Zap", "Padded")
    assert scene.happened("damaged") == 0
    assert scene.where("Padded") == "play"


@pytest.mark.rules("408.3b")
def test_losing_influence_is_not_damage() -> None:
    shield = item("Shield", "Reduce all damage inflicted to your faction to 0.")
    drain = tactic("Drain", "Your opponent's faction loses 2 influence.")
    scene = Scene([shield, drain], A=Side(hand=["Drain"], resources=RAGE), B=Side(play=["Shield"], influence=10))
    scene.choose("A", "Play Drain")
    assert scene.influence("B") == 8


@pytest.mark.rules("409.1", "409.2", "408.9")
def test_tokens_count_and_disappear_with_their_card() -> None:
    grower = character(
        "Grower",
        (1, 1, 3),
        "This card gains 1 strength for each token on it.\nGROW\nCOST: Pay 1.\nEFFECT: Put a token on this card.",
    )
    scene = Scene([grower], A=Side(play=["Grower"], resources=RAGE), B=Side())
    scene.choose("A", "Grower: Grow", "Grower: Grow")
    assert scene.stat("Grower", "strength") == 3


@pytest.mark.rules("409.3", "409.3a", "409.3b")
def test_a_micromajig_is_a_character_and_disappears_when_it_leaves() -> None:
    crate = tactic("Crate", "Put 2 Micromajig tokens into play under your control.")
    sweep = tactic("Sweep", "Destroy all characters.")
    scene = Scene([crate, sweep], A=Side(hand=["Crate", "Sweep"], resources=RAGE), B=Side())
    scene.choose("A", "Play Crate")
    assert scene.stat("Micromajig", "speed") == 3
    scene.choose("A", "Play Sweep").pass_windows()
    assert scene.where("Micromajig") == "nowhere"


@pytest.mark.rules("503.4", "503.4a")
def test_the_player_of_all_triggers_lets_them_happen_one_by_one() -> None:
    one = item("Chime", "When a character enters play, draw a card.")
    two = item("Gong", "When a character enters play, your faction gains 1 influence.")
    scene = Scene(
        [BRUISER, one, two], A=Side(play=["Chime", "Gong"], hand=["Bruiser"], deck=["Rage"], resources=RAGE), B=Side()
    )
    scene.choose("A", "Play Bruiser")
    assert sorted(scene.options()) == ["Chime", "Gong"]
    scene.choose("A", "Gong")
    assert scene.hand("A") == ["Rage"]
    assert scene.influence("A") == 26


@pytest.mark.rules("312.1", "312.2", "313.1")
def test_a_search_with_criteria_may_fail_and_shuffles() -> None:
    seek = tactic("Seek", "Search your deck for a character and reveal it. Put it into your hand.")
    scene = Scene([BRUISER, seek], A=Side(hand=["Seek"], deck=["Rage", "Bruiser"], resources=RAGE), B=Side())
    scene.choose("A", "Play Seek", "Done")
    assert scene.where("Bruiser") == "deck"
    scene = Scene([BRUISER, seek], A=Side(hand=["Seek"], deck=["Rage", "Bruiser"], resources=RAGE), B=Side())
    scene.choose("A", "Play Seek", "Bruiser")
    assert scene.hand("A") == ["Bruiser"]


@pytest.mark.rules("505.2b")
def test_whatever_can_pick_a_card_that_demands_it_must() -> None:
    idol = character("Idol", (0, 9, 1), "Anything that could pick this card must pick it.")
    scene = Scene([BRUISER, idol, ZAP], A=Side(hand=["Zap"], resources=RAGE), B=Side(play=["Bruiser", "Idol"]))
    scene.choose("A", "Play Zap")
    assert scene.options() == ["Idol", "Take it back"]
    scene.choose("A", "Idol")
    assert scene.state.damage[scene.card("Idol")] == 3


@pytest.mark.rules("602.1a", "602.1b", "408.4a", "202.7", "202.8")
def test_a_new_turn_heals_ends_this_turns_effects_restores_and_develops() -> None:
    grow = tactic("Grow", "COST: Pick a character.\nEFFECT: This turn, the character gains 2 strength.")
    scene = Scene([BRUISER, grow], A=Side(hand=["Grow"], play=["Bruiser"], resources=RAGE), B=Side(deck=["Rage"]))
    scene.choose("A", "Play Grow", "Bruiser")
    assert scene.stat("Bruiser", "strength") == 5
    scene.choose("A", "End the turn")
    assert scene.asked == "B"
    assert scene.stat("Bruiser", "strength") == 3


@pytest.mark.rules("208.1", "208.1a", "208.3", "508.1")
def test_an_item_that_becomes_a_character_forgets_its_damage_when_it_stops() -> None:
    chair = item(
        "Chair",
        'WAKE\nCOST: Pay 1.\nEFFECT: This turn, this card gains the "character" type, 3 strength, 9 life and 2 speed.',
    )
    scene = Scene([chair, ZAP], A=Side(play=["Chair"], hand=["Zap"], resources=RAGE), B=Side(deck=["Rage"]))
    scene.choose("A", "Chair: Wake")
    assert scene.stat("Chair", "life") == 9
    scene.choose("A", "Play Zap", "Chair")
    assert scene.state.damage[scene.card("Chair")] == 3
    scene.choose("A", "End the turn")
    assert scene.state.damage[scene.card("Chair")] == 0


@pytest.mark.rules("414.1")
def test_a_loop_that_nobody_can_end_is_a_draw() -> None:
    ping = item("Ping", "When a character becomes depleted, restore it.")
    pong = item("Pong", "When a character is restored, deplete it.")
    tap = tactic("Tap", "COST: Pick a character.\nEFFECT: Deplete the character.")
    scene = Scene(
        [BRUISER, ping, pong, tap],
        A=Side(hand=["Tap"], play=["Ping", "Pong"], resources=RAGE),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Tap", "Bruiser")
    assert scene.state.result is not None
    assert scene.state.result.draw
