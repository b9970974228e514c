"""Damage: sources, limits, triggers, factions, locations (408)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
PACIFIST = character("Pacifist", (0, 3, 3))
TOWER = location("Tower", 4)
RAGE = ["Rage"] * 6


def bolt(amount: int) -> tuple[str, str]:
    return "Bolt", f"COST: Pick a character.\nEFFECT: Inflict {amount} damage to the character."


@pytest.mark.rules("408.1a")
def test_0_damage_triggers_nothing() -> None:
    sting = tactic("Sting", "Inflict X damage to a character, where X is its strength.")
    crier = character("Crier", (0, 2, 2), "When damage is inflicted to this card, draw a card.")
    scene = Scene([sting, crier], A=Side(hand=["Sting"], resources=RAGE), B=Side(play=["Crier"], deck=["Greed"]))
    scene.choose("A", "Play Sting")
    assert scene.happened("damaged") == 0
    assert scene.hand("B") == []
    crier = character("Crier", (1, 2, 2), "When damage is inflicted to this card, draw a card.")
    scene = Scene([sting, crier], A=Side(hand=["Sting"], resources=RAGE), B=Side(play=["Crier"], deck=["Greed"]))
    scene.choose("A", "Play Sting")
    assert scene.hand("B") == ["Greed"]


@pytest.mark.rules("408.1b")
def test_an_attacker_without_strength_has_assigned_all_the_same() -> None:
    scene = Scene([PACIFIST], A=Side(play=["Pacifist"]), B=Side())
    scene.choose("A", "Attack The Open Gate (B)").pass_windows()
    assert scene.happened("battle-ends") == 1
    assert scene.influence("B") == 25
    assert scene.happened("damaged") == 0


@pytest.mark.rules("408.2", "408.2b", "410.3")
def test_increases_come_first_then_reductions_and_only_then_the_triggers() -> None:
    salt = item("Salt", "If damage would be inflicted to a character, increase the amount by 2.")
    pad = item("Pad", "If damage would be inflicted to a character, reduce the amount by 3.")
    crier = character("Crier", (1, 9, 2), "When damage is inflicted to this card, draw a card.")
    for amount, left in ((1, 0), (4, 3)):
        name, text = bolt(amount)
        side = Side(hand=["Bolt"], resources=RAGE)
        scene = Scene(
            [tactic(name, text), salt, pad, crier], A=side, B=Side(play=["Pad", "Salt", "Crier"], deck=["Greed"])
        )
        scene.choose("A", "Play Bolt", "Crier")
        assert scene.state.damage[scene.card("Crier")] == left
        assert len(scene.hand("B")) == (1 if left else 0)


@pytest.mark.rules("408.3", "408.3a", "102.1", "202.3", "202.4")
def test_damage_to_a_faction_takes_influence_and_without_any_its_player_loses() -> None:
    burn = tactic("Burn", "Inflict 3 damage to your opponent's faction.", cost=0)
    scene = Scene([burn], A=Side(hand=["Burn", "Burn"]), B=Side(influence=5))
    scene.choose("A", "Play Burn")
    assert scene.influence("B") == 2
    scene.choose("A", "Play Burn")
    assert scene.influence("B") == 0
    assert scene.state.result is not None
    assert scene.state.result.winners == [0]


@pytest.mark.rules("408.5", "207.4", "207.5")
def test_a_location_keeps_its_damage_from_turn_to_turn() -> None:
    scene = Scene(
        [BRUISER, TOWER], A=Side(play=["Bruiser"], deck=["Rage"] * 3), B=Side(play=["Tower"], deck=["Rage"] * 3)
    )
    scene.choose("A", "Attack Tower (B)").pass_windows()
    assert scene.state.damage[scene.card("Tower")] == 3
    scene.to_turn_of("A").choose("A", "Attack Tower (B)").pass_windows()
    assert scene.where("Tower") == "discard"


@pytest.mark.rules("408.5b", "207.6")
def test_damage_that_an_effect_takes_off_a_location_does_not_count_any_more() -> None:
    hit = tactic("Hit", "COST: Pick a location.\nEFFECT: Inflict 3 damage to the location.", cost=0)
    mend = tactic("Mend", "COST: Pick a location.\nEFFECT: Remove 2 damage from the location.", cost=0)
    clean = tactic("Clean", "COST: Pick a location.\nEFFECT: Remove all damage from the location.", cost=0)
    scene = Scene(
        [hit, mend, clean, TOWER], A=Side(hand=["Hit", "Hit", "Mend", "Mend", "Clean"]), B=Side(play=["Tower"])
    )
    tower = scene.card("Tower")
    scene.choose("A", "Play Hit", "Tower", "Play Mend", "Tower")
    assert scene.state.damage[tower] == 1
    scene.choose("A", "Play Mend", "Tower")
    assert scene.state.damage[tower] == 0  # 410.4
    scene.choose("A", "Play Hit", "Tower")
    assert scene.where("Tower") == "play"
    scene.choose("A", "Play Clean", "Tower")
    assert scene.state.damage[tower] == 0


@pytest.mark.rules("408.5c", "506.6")
def test_a_location_whose_destruction_is_replaced_loses_the_damage_of_its_source_alone() -> None:
    hit = tactic("Hit", "COST: Pick a location.\nEFFECT: Inflict 1 damage to the location.", cost=0)
    smash = tactic("Smash", "COST: Pick a location.\nEFFECT: Inflict 3 damage to the location.", cost=0)
    keep = location("Keep", 4, "If this card would be destroyed, draw a card instead.")
    scene = Scene([hit, smash, keep], A=Side(hand=["Hit", "Smash"]), B=Side(play=["Keep"], deck=["Greed"]))
    scene.choose("A", "Play Hit", "Keep", "Play Smash", "Keep")
    assert scene.where("Keep") == "play"
    assert scene.state.damage[scene.card("Keep")] == 1
    assert scene.hand("B") == ["Greed"]


@pytest.mark.rules("408.6", "408.6a")
def test_battle_damage_is_what_the_steps_of_a_battle_inflict() -> None:
    medic = item("Medic", "When battle damage is inflicted to your faction, draw a card.")
    burn = tactic("Burn", "Inflict 3 damage to your opponent's faction.", cost=0)
    side = Side(play=["Bruiser"], hand=["Burn"])
    scene = Scene([BRUISER, medic, burn], A=side, B=Side(play=["Medic"], deck=["Greed"]))
    scene.choose("A", "Play Burn")
    assert scene.influence("B") == 22
    assert scene.hand("B") == []
    scene.choose("A", "Attack The Open Gate (B)").pass_windows()
    assert scene.influence("B") == 19
    assert scene.hand("B") == ["Greed"]


@pytest.mark.rules("408.7")
def test_the_source_is_the_card_that_says_so_or_the_character_that_assigned() -> None:
    spite = item("Spite", "When damage is inflicted to your faction by a tactic, draw a card.")
    grudge = item("Grudge", "When a character inflicts damage to your faction, your faction gains 1 influence.")
    burn = tactic("Burn", "Inflict 3 damage to your opponent's faction.", cost=0)
    side = Side(play=["Bruiser"], hand=["Burn"])
    scene = Scene([BRUISER, spite, grudge, burn], A=side, B=Side(play=["Spite", "Grudge"], deck=["Greed"] * 2))
    scene.choose("A", "Play Burn")
    assert scene.hand("B") == ["Greed"]
    assert scene.influence("B") == 22
    scene.choose("A", "Attack The Open Gate (B)").pass_windows()
    assert scene.hand("B") == ["Greed"]
    assert scene.influence("B") == 20


@pytest.mark.rules("408.8")
def test_a_card_is_destroyed_by_the_damage_that_puts_it_over_its_limit() -> None:
    giant = character("Giant", (1, 4, 1))
    shoots = "SHOOT\nCOST: Pick a character. Deplete this card.\nEFFECT: Inflict {} damage to the character.\n"
    sniper = character(
        "Sniper", (1, 1, 1), shoots.format(1) + "When a character is destroyed by this card, draw a card."
    )
    heavy = character(
        "Heavy",
        (1, 1, 1),
        shoots.format(3) + "When a character is destroyed by this card, your faction gains 1 influence.",
    )
    side = Side(play=["Sniper", "Heavy"], deck=["Greed"])
    scene = Scene([giant, sniper, heavy], A=side, B=Side(play=["Giant"]))
    scene.choose("A", "Heavy: Shoot", "Giant").choose("A", "Sniper: Shoot", "Giant")
    assert scene.where("Giant") == "discard"
    assert scene.hand("A") == ["Greed"]
    assert scene.influence("A") == 25


@pytest.mark.rules("408.2b", "408.7")
def test_whoever_inflicts_damage_inflicts_what_is_left_of_it() -> None:
    leech = character("Leech", (3, 3, 2), "When this card inflicts damage, your faction gains that much influence.")
    shell = character("Shell", (0, 9, 1), "If damage is inflicted to this card, reduce the amount by 2.")
    scene = Scene([leech, shell], A=Side(play=["Leech"], influence=10), B=Side(play=["Shell"]))
    scene.choose("A", "Attack The Open Gate (B)").choose("B", "Shell")
    assert scene.influence("A") == 11


@pytest.mark.rules("408.2", "410.3", "609.1f")
def test_of_damage_from_several_sources_all_increases_come_before_all_reductions() -> None:
    ox = character("Ox", (2, 3, 2))
    imp = character("Imp", (1, 3, 2), "If this card would inflict damage, increase the amount by 1.")
    shell = character("Shell", (0, 9, 1), "If damage is inflicted to this card, reduce the amount by 3.")
    side = Side(play=["Ox", "Imp"], resources=["Rage"] * 6)
    scene = Scene([ox, imp, shell], A=side, B=Side(play=["Shell"]))
    scene.choose("A", "Attack The Open Gate (B)", "Ox", "Imp").pass_windows().choose("B", "Shell").pass_windows()
    assert scene.state.damage[scene.card("Shell")] == 1


@pytest.mark.rules("408.2", "408.7", "609.1f")
def test_what_changes_the_damage_of_one_source_leaves_that_of_another_alone() -> None:
    ox = character("Ox", (3, 3, 2))
    imp = character("Imp", (3, 3, 2), subtypes=("imp",))
    ward = character("Ward", (0, 9, 1), "All damage inflicted to this card by 'imp' characters is reduced to 1.")
    side = Side(play=["Ox", "Imp"], resources=["Rage"] * 6)
    scene = Scene([ox, imp, ward], A=side, B=Side(play=["Ward"]))
    scene.choose("A", "Attack The Open Gate (B)", "Ox", "Imp").pass_windows().choose("B", "Ward").pass_windows()
    assert scene.state.damage[scene.card("Ward")] == 4


@pytest.mark.rules("408.7", "609.1f", "503.1")
def test_each_source_of_one_amount_is_seen_to_have_inflicted_its_part() -> None:
    ox = character("Ox", (2, 3, 2))
    imp = character("Imp", (1, 3, 2))
    totem = character(
        "Totem", (0, 9, 1), "When damage is inflicted to this card by a character, deplete that character."
    )
    counter = character(
        "Counter", (0, 9, 9), "When damage is inflicted to a character you control, put a token on this card."
    )
    side = Side(play=["Ox", "Imp"], resources=["Rage"] * 6)
    scene = Scene([ox, imp, totem, counter], A=side, B=Side(play=["Totem", "Counter"]))
    scene.choose("A", "Attack The Open Gate (B)", "Ox", "Imp").pass_windows().choose(
        "B", "Totem", "Done"
    ).pass_windows()
    while scene.asked == "B":
        scene.choose("B", scene.options()[0])
    assert scene.state.tokens[scene.card("Counter")] == 1  # it was one amount
    assert scene.happened("triggers") == 3


@pytest.mark.rules("Ruling 15", "408.2a", "408.7")
def test_a_source_of_which_nothing_is_left_has_inflicted_nothing() -> None:
    herald = "When this card inflicts damage, your faction gains 1 influence."
    ox, imp = character("Ox", (1, 3, 2), herald), character("Imp", (3, 3, 2), herald)
    shell = character("Shell", (0, 9, 1), "If damage is inflicted to this card, reduce the amount by 2.")
    side = Side(play=["Ox", "Imp"], resources=["Rage"] * 6, influence=10)
    scene = Scene([ox, imp, shell], A=side, B=Side(play=["Shell"]))
    scene.choose("A", "Attack The Open Gate (B)", "Ox", "Imp").pass_windows().choose("B", "Shell").pass_windows()
    assert scene.influence("A") == 11
    assert scene.state.damage[scene.card("Shell")] == 2


@pytest.mark.rules("408.8", "409.3b")
def test_a_token_that_damage_destroyed_was_destroyed_by_that_damage() -> None:
    zap = tactic(
        "Zap",
        "EFFECT: Inflict 1 damage to a character. If that character is destroyed by that damage, draw a card.",
        cost=0,
    )
    make = tactic("Make", "EFFECT: Put a Micromajig token into play.", cost=0)
    scene = Scene([zap, make], A=Side(hand=["Zap", "Make"], deck=["Make"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Make", "Play Zap")
    assert scene.hand("A") == ["Make"]


@pytest.mark.rules("408.2", "402.2")
def test_damage_to_several_things_at_once_is_adjusted_before_any_of_it_is_inflicted() -> None:
    text = "While your faction has 23 or less influence, if damage would be inflicted to this card, reduce it by 2."
    shy = character("Shy", (1, 9, 1), text.replace("reduce it", "reduce the amount"))
    quake = tactic("Quake", "Inflict 2 damage to each faction and each character.")
    scene = Scene([shy, quake], A=Side(hand=["Quake"], resources=RAGE), B=Side(play=["Shy"]))
    scene.choose("A", "Play Quake")
    assert scene.influence("B") == 23
    assert scene.state.damage[scene.card("Shy")] == 2


@pytest.mark.rules("408.5", "410.4")
def test_a_location_whose_structure_is_taken_away_is_destroyed_without_any_damage() -> None:
    quake = item("Quake", "Locations opponents control lose 4 structure.")
    scene = Scene([TOWER, quake], A=Side(hand=["Quake"], resources=RAGE), B=Side(play=["Tower"]))
    scene.choose("A", "Play Quake")
    assert scene.pile("B") == ["Tower"]


@pytest.mark.rules("408.3b", "504.1", "410.3")
def test_what_changes_a_loss_of_influence_may_hold_only_for_a_while() -> None:
    ward = item("Ward", "While you control a character, if your faction would lose influence, reduce the amount by 1.")
    drain = tactic("Drain", "Your opponent's faction loses 3 influence.")
    scene = Scene([ward, drain, BRUISER], A=Side(hand=["Drain"], resources=RAGE), B=Side(play=["Ward", "Bruiser"]))
    assert scene.choose("A", "Play Drain").influence("B") == 23
    scene = Scene([ward, drain], A=Side(hand=["Drain"], resources=RAGE), B=Side(play=["Ward"]))
    assert scene.choose("A", "Play Drain").influence("B") == 22
