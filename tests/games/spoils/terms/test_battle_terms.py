"""The terms of a battle (302): its target, its players, its parties, covert parties, who is in it."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
SHADE = character("Shade", (2, 2, 3), "COVERT")
HUT = location("Hut", 9)
RAGE = ["Rage"] * 6
TO_FACTION = "Attack The Open Gate (B)"


def bell(condition: str) -> Card:
    """An item that shows by its ability whether a condition holds."""
    return item("Bell", f"RING\nCOST: Use this only {condition}.\nEFFECT: Your faction gains 1 influence.")


@pytest.mark.rules("302.1", "302.2", "302.4")
def test_the_target_and_whoever_controls_it_are_being_attacked() -> None:
    guard = character("Guard", (1, 9, 1), "While you are being attacked, this card gains 5 strength.")
    scene = Scene(
        [BRUISER, HUT, guard],
        A=Side(play=["Bruiser"]),
        B=Side(play=["Hut", "Guard"]),
        C=Side(play=["Hut", "Guard"]),
    )
    scene.choose("A", "Attack Hut (B)")
    guards = [card for card in scene.state.in_play if scene.state.face(card).name == "Guard"]
    assert scene.strengths(guards) == [6, 1]
    assert scene.asked == "B"  # the defending player may block


@pytest.mark.rules("302.3", "302.4", "302.6", "302.7", "302.10", "302.12", "302.13")
def test_each_party_belongs_to_its_player() -> None:
    cards = [
        BRUISER,
        tactic("Cheer", "This turn, the attacking party gains 1 strength."),
        tactic("Brace", "This turn, the blocking party gains 2 strength."),
        tactic("Scorn", "This turn, the opposing party loses 3 strength."),
    ]
    scene = Scene(
        cards,
        A=Side(play=["Bruiser", "Bruiser"], hand=["Cheer", "Brace", "Scorn"], resources=RAGE),
        B=Side(play=["Bruiser", "Bruiser"], hand=["Scorn"], resources=RAGE),
    )
    mine = [card for card in scene.state.in_play if scene.state.face(card).name == "Bruiser"]
    scene.choose("A", TO_FACTION, "Bruiser (1)", "Done").pass_windows().choose("B", "Bruiser (3)", "Done")
    scene.choose("A", "Play Cheer").pass_windows_of("B")
    assert scene.strengths(mine) == [4, 3, 3, 3]
    scene.choose("A", "Play Brace").pass_windows_of("B")
    assert scene.strengths(mine) == [4, 3, 5, 3]
    scene.choose("A", "Play Scorn").pass_windows_of("B")
    assert scene.strengths(mine) == [4, 3, 2, 3]
    scene.choose("A", "Do nothing").choose("B", "Play Scorn").pass_windows_of("A")
    assert scene.strengths(mine) == [1, 3, 2, 3]


@pytest.mark.rules("302.3")
def test_the_attacking_player_is_the_one_who_started_the_battle() -> None:
    watch = character("Watch", (1, 9, 1), "While you are attacking, this card gains 5 strength.")
    scene = Scene([BRUISER, watch], A=Side(play=["Bruiser", "Watch"]), B=Side(play=["Watch"]))
    watches = [card for card in scene.state.in_play if scene.state.face(card).name == "Watch"]
    assert scene.strengths(watches) == [1, 1]
    scene.choose("A", TO_FACTION, "Bruiser", "Done")
    assert scene.strengths(watches) == [6, 1]
    scene.choose("B", "Done")
    assert scene.strengths(watches) == [1, 1]


@pytest.mark.rules("302.5", "302.9", "302.12", "302.13")
def test_a_character_is_in_a_battle_while_it_is_in_a_party() -> None:
    cards = [BRUISER, tactic("Look", "This turn, characters in a battle gain 1 strength.")]
    scene = Scene(
        cards,
        A=Side(play=["Bruiser", "Bruiser"], hand=["Look"], resources=RAGE),
        B=Side(play=["Bruiser", "Bruiser"]),
    )
    mine = [card for card in scene.state.in_play if scene.state.face(card).name == "Bruiser"]
    scene.choose("A", TO_FACTION, "Bruiser (1)", "Done").pass_windows().choose("B", "Bruiser (4)", "Done")
    scene.choose("A", "Play Look").pass_windows_of("B")
    assert scene.strengths(mine) == [4, 3, 3, 4]
    strike = tactic("Strike", "COST: Pick an attacking character.\nEFFECT: Destroy the character.")
    parry = tactic("Parry", "COST: Pick a blocking character.\nEFFECT: Destroy the character.")
    scene = Scene(
        [BRUISER, strike, parry],
        A=Side(play=["Bruiser", "Bruiser"]),
        B=Side(play=["Bruiser", "Bruiser"], hand=["Strike", "Parry"], resources=RAGE),
    )
    scene.choose("A", TO_FACTION, "Bruiser (1)", "Done")
    assert "Play Parry" not in scene.options()  # nobody blocks yet
    scene.choose("B", "Do nothing", "Bruiser (3)", "Done")
    scene.choose("B", "Play Parry")
    assert scene.options() == ["Bruiser (3)", "Take it back"]
    scene.choose("B", "Take it back", "Play Strike")
    assert scene.options() == ["Bruiser (1)", "Take it back"]


@pytest.mark.rules("302.8")
def test_a_battle_lasts_from_its_announcement_until_it_is_resolved() -> None:
    scene = Scene([BRUISER, bell("during a battle")], A=Side(play=["Bruiser", "Bell"]), B=Side(play=["Bruiser"]))
    assert "Bell: Ring" not in scene.options()
    scene.choose("A", TO_FACTION)
    assert "Bell: Ring" in scene.options()
    scene.choose("A", "Bell: Ring", "Do nothing").choose("B", "Done")
    assert "Bell: Ring" in scene.options()  # before the damage
    scene.pass_windows()
    assert "Bell: Ring" not in scene.options()
    assert scene.influence("A") == 26


@pytest.mark.rules("302.11a")
def test_a_party_is_not_covert_any_more_once_a_member_is_not() -> None:
    expose = tactic("Expose", "COST: Pick a character.\nEFFECT: This turn, the character loses COVERT.")
    for answer, blockers in (("Do nothing", []), ("Play Expose", ["Bruiser", "Done"])):
        scene = Scene(
            [BRUISER, SHADE, expose],
            A=Side(play=["Shade", "Shade"]),
            B=Side(play=["Bruiser"], hand=["Expose"], resources=RAGE),
        )
        scene.choose("A", TO_FACTION, "Shade (1)", "Shade (2)").choose("B", answer)
        if answer == "Play Expose":
            scene.choose("B", "Shade (1)", "Do nothing")
        assert [word for word in scene.options() if word in ("Bruiser", "Done")] == blockers


@pytest.mark.rules("507.3b", "507.3c")
def test_no_other_keyword_makes_a_blocker_covert() -> None:
    sudden = character("Sudden", (1, 2, 3), "TACTICAL, AGGRO")
    for attacker, offered in (("Bruiser", True), ("Shade", False)):
        scene = Scene([BRUISER, SHADE, sudden], A=Side(play=[attacker]), B=Side(play=["Sudden"]))
        scene.choose("A", TO_FACTION)
        assert ("Sudden" in scene.options()) == offered


@pytest.mark.rules("302.11b")
def test_blocks_already_made_stand_when_the_party_stops_being_covert() -> None:
    expose = tactic("Expose", "COST: Pick a character.\nEFFECT: This turn, the character loses COVERT.")
    thief = character("Thief", (1, 5, 3), "COVERT")
    scene = Scene(
        [SHADE, thief, expose],
        A=Side(play=["Shade"], hand=["Expose"], resources=["Rage"]),
        B=Side(play=["Thief"], influence=10),
    )
    scene.choose("A", TO_FACTION, "Do nothing").choose("B", "Thief")
    scene.choose("A", "Play Expose", "Shade").pass_windows()
    assert scene.happened("damaged") == 2  # the two hit each other
    assert scene.influence("B") == 10


@pytest.mark.rules("302.14")
def test_a_character_is_in_a_party_with_itself_too() -> None:
    drummer = character(
        "Drummer",
        (1, 5, 3),
        "DRUM\nCOST: Pick a character in a party with this card.\nEFFECT: This turn, the character gains 1 strength.",
    )
    scene = Scene([BRUISER, drummer], A=Side(play=["Drummer", "Bruiser", "Bruiser"]), B=Side())
    assert "Drummer: Drum" not in scene.options()
    scene.choose("A", TO_FACTION, "Drummer", "Bruiser (1)", "Done", "Drummer: Drum")
    assert scene.options() == ["Drummer", "Bruiser (1)", "Take it back"]
