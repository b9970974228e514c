"""Control and ownership, and whose a Micromajig is (407, 409.3c)."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.kernel.numbers import NO_CARD
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
TOWER = location("Tower", 4)
STEAL = tactic("Steal", "COST: Pick a character.\nEFFECT: Take control of the character.", cost=0)
BORROW = tactic("Borrow", "COST: Pick a character.\nEFFECT: This turn, take control of the character.", cost=0)
RAGE = ["Rage"] * 6


@pytest.mark.rules("407.1a")
def test_whoever_takes_the_card_controls_the_effect_of_its_ability_in_use() -> None:
    priest = character("Priest", (1, 1, 3), "PRAY\nCOST: Deplete this card.\nEFFECT: Draw a card.")
    scene = Scene(
        [priest, STEAL], A=Side(play=["Priest"], deck=["Greed"]), B=Side(hand=["Steal"], deck=["Rage"], resources=RAGE)
    )
    scene.choose("A", "Priest: Pray").choose("B", "Play Steal", "Priest").pass_windows()
    assert scene.controller("Priest") == "B"
    assert scene.hand("B") == ["Rage"]
    assert scene.hand("A") == []


@pytest.mark.rules("407.2")
def test_you_is_the_controller_of_the_moment() -> None:
    priest = character("Priest", (1, 9, 3), "When damage is inflicted to this card, your faction gains 1 influence.")
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character.", cost=0)
    scene = Scene([priest, STEAL, zap], A=Side(hand=["Steal", "Zap", "Zap"]), B=Side(play=["Priest"]))
    scene.choose("A", "Play Zap", "Priest")
    assert (scene.influence("A"), scene.influence("B")) == (25, 26)
    scene.choose("A", "Play Steal", "Priest", "Play Zap", "Priest")
    assert (scene.influence("A"), scene.influence("B")) == (26, 26)


@pytest.mark.rules("407.3", "602.1b")
def test_control_taken_for_a_turn_goes_back() -> None:
    deck = ["Rage"] * 4
    scene = Scene(
        [BRUISER, BORROW], A=Side(hand=["Borrow"], deck=deck, resources=RAGE), B=Side(play=["Bruiser"], deck=deck)
    )
    scene.choose("A", "Play Borrow", "Bruiser")
    assert scene.controller("Bruiser") == "A"
    scene.to_turn_of("B")
    assert scene.controller("Bruiser") == "B"


@pytest.mark.rules("407.3a")
def test_the_latest_taking_counts_and_what_ends_gives_way_to_the_one_before() -> None:
    deck = ["Rage"] * 4
    scene = Scene(
        [BRUISER, STEAL, BORROW],
        A=Side(hand=["Steal"], deck=deck, resources=RAGE),
        B=Side(play=["Bruiser"], hand=["Borrow"], deck=deck),
    )
    scene.choose("A", "Play Steal", "Bruiser").choose("B", "Do nothing")
    scene.choose("A", "End the turn").choose("B", "Play Borrow", "Bruiser").choose("A", "Do nothing")
    assert scene.controller("Bruiser") == "A"  # not back to the owner: A's taking has no end


@pytest.mark.rules("407.3a")
def test_what_was_borrowed_and_then_taken_for_good_does_not_go_back() -> None:
    deck = ["Rage"] * 4
    scene = Scene(
        [BRUISER, STEAL, BORROW],
        A=Side(hand=["Borrow", "Steal"], deck=deck, resources=RAGE),
        B=Side(play=["Bruiser"], deck=deck),
    )
    scene.choose("A", "Play Borrow", "Bruiser", "Play Steal", "Bruiser", "End the turn")
    assert scene.state.active_player == 1
    assert scene.controller("Bruiser") == "A"


@pytest.mark.rules("407.3a")
def test_of_two_borrowers_the_later_gives_back_to_the_first_owner_once_both_are_over() -> None:
    lease = tactic(
        "Lease",
        "COST: Pick a character.\nEFFECT: Until the end of your next turn, take control of the character.",
        cost=0,
    )
    deck = ["Rage"] * 6
    scene = Scene(
        [BRUISER, BORROW, lease],
        A=Side(hand=["Borrow"], deck=deck, resources=RAGE),
        B=Side(hand=["Lease"], deck=deck, resources=RAGE),
        C=Side(play=["Bruiser"], deck=deck, resources=RAGE),
    )
    scene.choose("A", "Play Borrow", "Bruiser").pass_windows()
    scene.choose("A", "End the turn").choose("B", "Play Lease", "Bruiser").pass_windows()
    assert scene.state.active_player == 1
    assert scene.controller("Bruiser") == "B"  # and A's turn, to which it would have gone back, is over
    scene.to_turn_of("C")
    assert scene.controller("Bruiser") == "C"


@pytest.mark.rules("407.3a")
def test_what_is_taken_twice_for_a_time_goes_back_when_both_times_are_over() -> None:
    deck = ["Rage"] * 4
    scene = Scene(
        [BRUISER, BORROW],
        A=Side(hand=["Borrow", "Borrow"], deck=deck, resources=RAGE), B=Side(play=["Bruiser"], deck=deck),
    )  # fmt: skip
    scene.choose("A", "Play Borrow", "Bruiser").choose("A", "Play Borrow", "Bruiser")
    scene.to_turn_of("B")
    assert scene.controller("Bruiser") == "B"


@pytest.mark.rules("407.3a")
def test_what_another_player_took_for_a_time_goes_back_from_them() -> None:
    lend = tactic(
        "Lend", "COST: Pick a character.\nEFFECT: This turn, an opponent takes control of the character.", cost=0
    )
    deck = ["Rage"] * 4
    scene = Scene(
        [BRUISER, lend],
        A=Side(hand=["Lend"], play=["Bruiser"], deck=deck, resources=RAGE),
        B=Side(deck=deck, resources=RAGE),
    )
    scene.choose("A", "Play Lend", "Bruiser").pass_windows()
    assert scene.controller("Bruiser") == "B"
    scene.to_turn_of("B")
    assert scene.controller("Bruiser") == "A"


@pytest.mark.rules("407.4", "407.4a", "302.15")
def test_a_character_that_changes_sides_in_a_battle_is_out_of_it() -> None:
    scene = Scene(
        [BRUISER, STEAL],
        A=Side(play=["Bruiser"], hand=["Steal"]),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Attack The Open Gate (B)", "Do nothing").choose("B", "Bruiser (2)")
    assert scene.asked == "A"  # 609.1a
    scene.choose("A", "Play Steal", "Bruiser (2)").pass_windows()
    assert scene.happened("removed-from-battle") == 1
    assert scene.happened("destroyed") == 0
    assert scene.influence("B") == 22  # nobody is left in the blocking party


@pytest.mark.rules("407.4a")
def test_damage_assigned_to_a_character_that_left_the_battle_is_not_inflicted() -> None:
    scene = Scene(
        [BRUISER, STEAL],
        A=Side(play=["Bruiser"]),
        B=Side(play=["Bruiser"], hand=["Steal"]),
    )
    scene.choose("A", "Attack The Open Gate (B)")
    scene.choose("B", "Do nothing", "Bruiser (2)", "Do nothing")
    assert scene.happened("assigns") == 2
    scene.choose("B", "Play Steal", "Bruiser (1)").pass_windows()
    assert scene.controller("Bruiser") == "B"
    assert scene.state.damage[scene.card("Bruiser")] == 0
    assert scene.influence("B") == 25


@pytest.mark.rules("407.5", "407.5a")
def test_a_location_that_changes_sides_is_no_target_and_the_battle_still_ends() -> None:
    grab = tactic("Grab", "COST: Pick a location.\nEFFECT: Take control of the location.", cost=0)
    scene = Scene([BRUISER, TOWER, grab], A=Side(play=["Bruiser"], hand=["Grab"]), B=Side(play=["Tower"]))
    scene.choose("A", "Attack Tower (B)", "Play Grab", "Tower").pass_windows()
    assert scene.controller("Tower") == "A"
    assert scene.state.damage[scene.card("Tower")] == 0
    assert scene.happened("battle-ends") == 1
    assert scene.state.battle_target == NO_CARD


@pytest.mark.rules("407.5")
def test_a_location_that_a_third_player_takes_is_no_target_either() -> None:
    grab = tactic("Grab", "COST: Pick a location.\nEFFECT: Take control of the location.", cost=0)
    lure = tactic("Lure", "COST: Pay 0.\nEFFECT: Draw a card.", cost=0)
    scene = Scene(
        [BRUISER, TOWER, grab, lure],
        A=Side(play=["Bruiser"], hand=["Lure"]),
        B=Side(play=["Tower"]),
        C=Side(hand=["Grab"]),
    )
    scene.choose("A", "Attack Tower (B)", "Play Lure").choose("C", "Play Grab", "Tower").pass_windows()
    assert scene.controller("Tower") == "C"
    assert scene.state.damage[scene.card("Tower")] == 0


@pytest.mark.rules("407.6", "314.2")
def test_a_character_of_another_cannot_be_added_to_your_party() -> None:
    press = tactic("Press", "COST: Pick a character.\nEFFECT: Add the character to the attacking party.", cost=0)
    scene = Scene([BRUISER, press], A=Side(play=["Bruiser"], hand=["Press"]), B=Side(play=["Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)", "Play Press", "Bruiser (2)")
    assert scene.state.party[scene.card("Bruiser") + 0] == 1
    others = [card for card in scene.state.in_play if scene.state.controller[card] == 1]
    assert not any(scene.state.party[card] for card in others)
    mine = Scene([BRUISER, press], A=Side(play=["Bruiser"], new=["Bruiser"], hand=["Press"]), B=Side())
    mine.choose("A", "Attack The Open Gate (B)", "Play Press", "Bruiser (2)").pass_windows()
    assert mine.influence("B") == 19


@pytest.mark.rules("407.7", "407.7a")
def test_you_own_what_began_in_your_deck_and_your_faction() -> None:
    scene = Scene([BRUISER], A=Side(hand=["Bruiser"]), B=Side())
    state = scene.state
    assert [state.owner[faction] for faction in state.factions] == [0, 1]
    assert state.owner[scene.card("Bruiser")] == 0


@pytest.mark.rules("409.3c", "409.3b")
def test_a_micromajig_belongs_to_whoever_controlled_the_effect_that_made_it() -> None:
    gift = tactic("Gift", "Put a Micromajig token into play under your opponent's control.")
    owl = item("Owl", "Characters you own gain 2 strength.")
    scene = Scene([gift, owl], A=Side(hand=["Gift"], play=["Owl"], resources=RAGE), B=Side())
    scene.choose("A", "Play Gift")
    assert scene.controller("Micromajig") == "B"
    assert scene.state.owner[scene.card("Micromajig")] == 0
    assert scene.stat("Micromajig", "strength") == 3


@pytest.mark.rules("204.2a", "407.7")
def test_cards_of_several_owners_that_enter_at_once_enter_under_each_owner() -> None:
    rise = tactic("Rise", "Put all characters in all discard piles into play under their owner's control.", cost=0)
    dog = character("Dog", (1, 1, 1))
    scene = Scene([BRUISER, dog, rise], A=Side(hand=["Rise"], discard=["Bruiser"]), B=Side(discard=["Dog"]))
    scene.choose("A", "Play Rise")
    assert (scene.controller("Bruiser"), scene.controller("Dog")) == ("A", "B")


@pytest.mark.rules("409.3b", "411.4", "301.4")
def test_a_micromajig_that_is_flipped_face_down_has_left_play_and_disappears() -> None:
    make = tactic("Make", "Put a Micromajig token into play.", cost=0)
    fold = tactic("Fold", "COST: Pick a character.\nEFFECT: Flip the character face-down.", cost=0)
    hat = item("Hat", "ATTACH TO CHARACTER")
    scene = Scene([make, fold, hat], A=Side(hand=["Make", "Fold", "Hat"], resources=RAGE), B=Side())
    scene.choose("A", "Play Make", "Play Hat", "Micromajig", "Play Fold", "Micromajig")
    assert scene.where("Micromajig") == "nowhere"
    assert scene.state.face_down[scene.card("Hat")] == 1
    assert scene.unattached("A") == 6  # one was used for the Hat, which is a resource now


@pytest.mark.rules("407.1a", "502.4")
def test_whoever_took_the_card_controls_the_effect_even_if_the_card_has_left_play_since() -> None:
    priest = character("Priest", (1, 1, 3), "PRAY\nCOST: Deplete this card.\nEFFECT: Draw a card.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    scene = Scene(
        [priest, STEAL, kill],
        A=Side(play=["Priest"], deck=["Greed"]),
        B=Side(hand=["Steal", "Kill"], deck=["Rage"]),
    )
    scene.choose("A", "Priest: Pray").choose("B", "Play Steal", "Priest", "Play Kill", "Priest")
    assert (scene.hand("A"), scene.hand("B")) == ([], ["Rage"])
