"""Attacking, blocking, speed, damage in battle (302, 408, 412, 507.3, 608, 609)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RUNNER = character("Runner", (1, 1, 5))
SHADE = character("Shade", (2, 2, 3), "COVERT")


def attack(scene: Scene, *attackers: str, target: str = "Attack The Open Gate (B)") -> Scene:
    scene.choose("A", target)
    for name in attackers:
        if name in scene.options():
            scene.choose("A", name)
    if "Done" in scene.options() and scene.asked == "A":
        scene.choose("A", "Done")
    return scene


@pytest.mark.rules("608.1a", "608.1b", "609.1c", "408.3", "202.4", "609.1h")
def test_unblocked_attackers_take_influence_and_stay_depleted() -> None:
    scene = attack(Scene([BRUISER], A=Side(play=["Bruiser"]), B=Side(influence=10)), "Bruiser")
    assert scene.influence("B") == 7
    assert scene.state.depleted[scene.card("Bruiser")] == 1


@pytest.mark.rules("204.3", "602.1c")
def test_a_character_that_came_this_turn_cannot_attack() -> None:
    scene = Scene([BRUISER], A=Side(new=["Bruiser"]), B=Side())
    assert "Attack The Open Gate (B)" not in scene.options()


@pytest.mark.rules("609.1b", "609.1f", "204.4c", "408.4", "204.5")
def test_the_faster_character_strikes_first_and_the_dead_do_not_strike_back() -> None:
    duellist = character("Duellist", (3, 1, 5))
    scene = attack(Scene([BRUISER, duellist], A=Side(play=["Duellist"]), B=Side(play=["Bruiser"])), "Duellist")
    scene.choose("B", "Bruiser")
    assert scene.where("Bruiser") == "discard"
    assert scene.where("Duellist") == "play"


@pytest.mark.rules("609.1c", "609.1d")
def test_strength_is_divided_among_the_blockers_however_the_attacker_wants() -> None:
    ogre = character("Ogre", (5, 9, 3))
    scene = attack(Scene([BRUISER, RUNNER, ogre], A=Side(play=["Ogre"]), B=Side(play=["Bruiser", "Runner"])), "Ogre")
    scene.choose("B", "Bruiser", "Runner")
    scene.choose("A", "3")
    assert scene.where("Bruiser") == "discard"
    assert scene.where("Runner") == "discard"


@pytest.mark.rules("507.3a", "507.3b", "507.3c", "302.11")
def test_a_covert_party_can_only_be_blocked_by_covert_characters() -> None:
    scene = attack(Scene([BRUISER, SHADE], A=Side(play=["Shade"]), B=Side(play=["Bruiser"], influence=10)), "Shade")
    assert scene.influence("B") == 8
    scene = attack(Scene([BRUISER, SHADE], A=Side(play=["Bruiser"]), B=Side(play=["Shade"], influence=10)), "Bruiser")
    assert scene.influence("B") == 7


@pytest.mark.rules("412.1")
def test_a_party_is_unblockable_only_if_every_member_is() -> None:
    sneak = character("Sneak", (1, 1, 3), "This card cannot be blocked.")
    scene = attack(Scene([BRUISER, sneak], A=Side(play=["Sneak"]), B=Side(play=["Bruiser"], influence=10)), "Sneak")
    assert scene.influence("B") == 9
    scene = Scene([BRUISER, sneak], A=Side(play=["Sneak", "Bruiser"]), B=Side(play=["Bruiser"], influence=10))
    attack(scene, "Sneak", "Bruiser (1)")
    assert scene.asked == "B"


@pytest.mark.rules("609.2", "207.3", "207.4", "207.5", "408.5")
def test_when_the_location_falls_the_slower_attackers_have_nothing_to_hit() -> None:
    hut = location("Hut", 1)
    scene = Scene([BRUISER, RUNNER, hut], A=Side(play=["Bruiser", "Runner"]), B=Side(play=["Hut"], influence=10))
    attack(scene, "Bruiser", "Runner", target="Attack Hut (B)")
    assert scene.where("Hut") == "discard"
    assert scene.influence("B") == 10


@pytest.mark.rules("302.15", "407.4", "208.4")
def test_a_character_removed_from_the_battle_gives_and_takes_no_damage() -> None:
    pull = tactic("Pull", "COST: Pick an attacking character.\nEFFECT: Remove the character from the battle.")
    scene = Scene([BRUISER, pull], A=Side(play=["Bruiser"]), B=Side(hand=["Pull"], resources=["Rage"], influence=10))
    attack(scene, "Bruiser")
    scene.choose("B", "Play Pull", "Bruiser")
    scene.pass_windows()
    assert scene.influence("B") == 10


@pytest.mark.rules("505.1", "505.2", "505.2a")
def test_two_requirements_to_pay_for_an_attack_add_up() -> None:
    wall = location("Wall", 4, "Your opponent must pay 2 to attack.")
    scene = Scene(
        [BRUISER, wall],
        A=Side(play=["Bruiser"], resources=["Rage"] * 4),
        B=Side(play=["Wall", "Wall"], influence=10),
    )
    attack(scene, "Bruiser")
    assert scene.influence("B") == 7
    assert scene.unattached("A") == 0


@pytest.mark.rules("102.1", "102.2", "306.4")
def test_a_faction_without_influence_loses_and_all_at_once_is_a_draw() -> None:
    doom = tactic("Doom", "Inflict 3 damage to each player's faction.")
    scene = Scene([doom], A=Side(hand=["Doom"], resources=["Rage"], influence=3), B=Side(influence=3))
    scene.choose("A", "Play Doom")
    assert scene.state.result is not None
    assert scene.state.result.draw


@pytest.mark.rules("302.15", "402.4", "609.1f")
def test_battle_damage_loses_track_of_a_character_that_left_and_came_back() -> None:
    blink = tactic(
        "Blink",
        "EFFECT: Pick a character. Remove it from the game, then put it into play under its owner's control.",
        cost=0,
    )
    scene = Scene(
        [BRUISER, SHADE, blink], A=Side(play=["Bruiser"]), B=Side(play=["Bruiser"], hand=["Blink"], influence=9)
    )
    attack(scene, "Bruiser")
    scene.choose("B", "Do nothing", "Bruiser (2)", "Do nothing", "Play Blink", "Bruiser (2)")
    assert scene.pile("A") == ["Bruiser"]
    assert scene.pile("B") == ["Blink"]
    assert scene.influence("B") == 9  # and nobody had the faction for a target


@pytest.mark.rules("407.5", "411.4", "609.1f")
def test_a_location_that_is_flipped_face_down_and_up_again_is_not_the_target_any_more() -> None:
    hut = location("Hut", 2)
    fold = tactic("Fold", "EFFECT: Flip a location face-down.", cost=0)
    open_ = tactic("Open", "EFFECT: Flip a face-down card you control face-up.", cost=0)
    side = Side(play=["Hut"], hand=["Fold", "Open"], influence=9)
    scene = Scene([BRUISER, hut, fold, open_], A=Side(play=["Bruiser"]), B=side)
    attack(scene, "Bruiser", target="Attack Hut (B)").choose("B", "Play Fold", "Play Open")
    assert scene.where("Hut") == "play"
    assert scene.influence("B") == 9


@pytest.mark.rules("609.1d", "609.1g", "302.15")
def test_who_is_removed_from_a_battle_and_comes_back_has_still_assigned_its_damage() -> None:
    away = tactic("Away", "EFFECT: Remove a character from the battle.", cost=0)
    back = tactic("Back", "EFFECT: Add a character you control to the blocking party.", cost=0)
    yak = character("Yak", (1, 9, 1))
    scene = Scene([RUNNER, yak, away, back], A=Side(play=["Yak"]), B=Side(play=["Runner"], hand=["Away", "Back"]))
    attack(scene, "Yak").choose("B", "Do nothing", "Runner", "Do nothing", "Do nothing")
    scene.choose("B", "Play Away", "Runner", "Play Back")
    assert scene.happened("assigns") == 2  # Runner once, then Yak
