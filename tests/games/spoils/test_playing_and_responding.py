"""Playing cards, using abilities, paying, responding, terminating (401, 405, 406, 604, 606, 607)."""

from typing import Any

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.options import TAKE_BACK
from mulligan.kernel.parts import plain
from mulligan.kernel.state import State
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.")
RAGE = ["Rage"] * 4


@pytest.mark.rules("604.1a", "604.1c", "604.1h", "204.2", "309.1", "203.3")
def test_a_character_is_paid_for_by_attaching_resources_and_enters_play() -> None:
    scene = Scene([BRUISER], A=Side(hand=["Bruiser"], resources=RAGE), B=Side())
    scene.choose("A", "Play Bruiser")
    assert scene.where("Bruiser") == "play"
    assert scene.unattached("A") == 3


@pytest.mark.rules("405.1", "405.2", "604.1b", "405.6")
def test_a_card_needs_its_threshold_and_no_icon_is_spent() -> None:
    reader = character("Reader", (1, 1, 3), threshold="OR")
    scene = Scene([reader], A=Side(hand=["Reader"], resources=["Rage", "Rage"]), B=Side())
    assert "Play Reader" not in scene.options()
    scene = Scene([reader], A=Side(hand=["Reader", "Reader"], resources=["Rage", "Obsession"]), B=Side())
    scene.choose("A", "Play Reader", "Play Reader")
    assert scene.unattached("A") == 0


@pytest.mark.rules("607.1", "607.2", "607.2a", "205.1")
def test_only_opponents_respond_and_each_response_can_be_answered() -> None:
    grow = tactic("Grow", "COST: Pick a character.\nEFFECT: This turn, the character gains 4 life.")
    scene = Scene(
        [BRUISER, ZAP, grow],
        A=Side(play=["Bruiser"], hand=["Zap", "Grow"], resources=RAGE),
        B=Side(play=["Bruiser"], hand=["Zap"], resources=RAGE),
    )
    first = scene.card("Bruiser")
    scene.choose("A", "Play Zap", "Bruiser (1)")
    assert scene.asked == "B"
    scene.choose("B", "Play Zap", "Bruiser (1)")
    assert scene.asked == "A"
    scene.choose("A", "Play Grow", "Bruiser (1)")
    scene.pass_windows()
    assert scene.state.area[first] == 3


@pytest.mark.rules("314.1", "403.3a")
def test_a_terminated_character_goes_to_the_discard_pile_and_its_cost_stays_paid() -> None:
    refuse = tactic(
        "Refuse", "COST: Play this only in response to a character being played.\nEFFECT: Terminate that character."
    )
    scene = Scene(
        [BRUISER, refuse], A=Side(hand=["Bruiser"], resources=RAGE), B=Side(hand=["Refuse"], resources=["Rage"])
    )
    scene.choose("A", "Play Bruiser").choose("B", "Play Refuse").pass_windows()
    assert scene.where("Bruiser") == "discard"
    assert scene.where("Refuse") == "discard"
    assert scene.unattached("A") == 3


@pytest.mark.rules("401.3", "604.1e")
def test_a_play_can_be_taken_back_before_everything_is_paid() -> None:
    scene = Scene([BRUISER, ZAP], A=Side(hand=["Zap"], play=["Bruiser"], resources=RAGE), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Zap", "Take it back")
    assert scene.hand("A") == ["Zap"]
    assert scene.unattached("A") == 4
    assert "Play Zap" in scene.options()


@pytest.mark.rules("401.2", "401.3b")
def test_a_cost_that_cannot_be_satisfied_is_not_offered() -> None:
    burner = item("Burner", "BURN\nCOST: Remove a token from this card.\nEFFECT: Draw a card.")
    scene = Scene([burner], A=Side(play=["Burner"], resources=RAGE), B=Side())
    assert "Burner: Burn" not in scene.options()


@pytest.mark.rules("406.3", "406.3a", "406.6", "410.3", "410.5")
def test_increases_come_before_reductions_and_a_minimum_holds() -> None:
    dear = item("Dear Times", "The numeric cost of characters you play is increased by 2.")
    sale = item("Sale", "Reduce the numeric cost of characters you play by 4, to a minimum of 1.")
    scene = Scene(
        [BRUISER, dear, sale], A=Side(play=["Dear Times", "Sale"], hand=["Bruiser"], resources=RAGE), B=Side()
    )
    scene.choose("A", "Play Bruiser")
    assert scene.unattached("A") == 3


@pytest.mark.rules("606.1a", "606.1c", "606.1g", "502.1", "303.1", "303.2")
def test_an_ability_that_depletes_its_card_can_be_used_once_until_it_is_restored() -> None:
    lamp = item("Lamp", "SHINE\nCOST: Deplete this card.\nEFFECT: Draw a card.")
    scene = Scene([lamp], A=Side(play=["Lamp"], deck=["Rage", "Rage"]), B=Side())
    scene.choose("A", "Lamp: Shine")
    assert scene.hand("A") == ["Rage"]
    assert "Lamp: Shine" not in scene.options()


@pytest.mark.rules("502.4", "402.5a")
def test_an_ability_resolves_although_its_source_has_left_play() -> None:
    shooter = character(
        "Shooter", (1, 1, 3), "SHOOT\nCOST: Deplete this card.\nEFFECT: Inflict 2 damage to your opponent's faction."
    )
    scene = Scene([shooter, ZAP], A=Side(play=["Shooter"]), B=Side(hand=["Zap"], resources=RAGE, influence=20))
    scene.choose("A", "Shooter: Shoot").choose("B", "Play Zap", "Shooter")
    scene.pass_windows()
    assert scene.where("Shooter") == "discard"
    assert scene.influence("B") == 18


@pytest.mark.rules("503.1", "503.2", "503.3", "604.1f")
def test_triggers_wait_for_the_costs_and_nobody_responds_to_them() -> None:
    mourner = character("Mourner", (1, 1, 3), "When a character you control is destroyed, draw a card.")
    offering = tactic(
        "Offering", "COST: Destroy a character you control.\nEFFECT: Inflict 1 damage to your opponent's faction."
    )
    scene = Scene(
        [BRUISER, mourner, offering],
        A=Side(play=["Bruiser", "Mourner"], hand=["Offering"], resources=RAGE, deck=["Rage"]),
        B=Side(influence=10),
    )
    scene.choose("A", "Play Offering", "Bruiser")
    scene.pass_windows()
    assert scene.hand("A") == ["Rage"]
    assert scene.influence("B") == 9


@pytest.mark.rules("507.4a", "507.4b", "411.1", "411.2", "406.7")
def test_flip_up_is_paid_with_the_card_itself_and_plays_it() -> None:
    sleeper = character("Sleeper", (2, 2, 3), "FLIP UP: 1")
    scene = Scene([sleeper], A=Side(face_down=["Sleeper"]), B=Side())
    scene.choose("A", "Flip up Sleeper")
    assert scene.where("Sleeper") == "play"
    assert scene.state.face_down[scene.card("Sleeper")] == 0


@pytest.mark.rules("507.6a", "507.6b")
def test_a_tactical_card_is_played_whenever_a_tactic_could_be() -> None:
    sudden = character("Sudden", (2, 2, 3), "TACTICAL")
    scene = Scene([BRUISER, sudden], A=Side(hand=["Bruiser"], resources=RAGE), B=Side(hand=["Sudden"], resources=RAGE))
    scene.choose("A", "Play Bruiser").choose("B", "Play Sudden").pass_windows()
    assert scene.where("Sudden") == "play"


@pytest.mark.rules("507.6a", "507.6b")
@pytest.mark.parametrize(("text", "tactical"), [("", False), ("TACTICAL\n", True), ("COVERT\n", False)])
def test_face_down_a_card_is_tactical_where_it_says_so_and_nothing_else(text: str, tactical: bool) -> None:
    sleeper = character("Sleeper", (2, 2, 3), f"{text}FLIP UP: 1")
    think = tactic("Think", "EFFECT: Draw a card.", cost=0)
    ours, theirs = Side(hand=["Think"], deck=["Greed"] * 2), Side(face_down=["Sleeper"], resources=RAGE)
    scene = Scene([sleeper, think], A=ours, B=theirs).choose("A", "Play Think")
    assert ("Flip up Sleeper" in scene.options()) == tactical
    assert not scene.has_covert("Sleeper")


@pytest.mark.rules("307.1", "307.2")
def test_a_duplicate_has_its_extra_costs_anew_and_no_number_to_pay() -> None:
    echo = tactic("Echo", "COST: Play this only in response to a tactic being played.\nEFFECT: Duplicate that tactic.")
    scene = Scene(
        [character("Giant", (3, 9, 3)), ZAP, echo],
        A=Side(hand=["Zap"], play=["Giant"], resources=RAGE),
        B=Side(hand=["Echo"], play=["Giant"], resources=["Rage"]),
    )
    scene.choose("A", "Play Zap", "Giant (1)").choose("B", "Play Echo")
    scene.pass_windows()
    while "Giant (1)" in scene.options():
        scene.choose(scene.asked, "Giant (1)")
        scene.pass_windows()
    assert scene.happened("duplicated") == 1
    assert scene.happened("damaged") == 2
    assert scene.unattached("B") == 0


@pytest.mark.rules("308.1", "308.1a")
def test_a_card_played_for_free_costs_nothing_but_needs_its_threshold() -> None:
    gift = tactic("Gift", "You may play a character for free.")
    noble = character("Noble", (4, 4, 3), threshold="OOO")
    scene = Scene([BRUISER, noble, gift], A=Side(hand=["Gift", "Bruiser", "Noble"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Gift", "Yes")  # Bruiser: the other is not offered
    assert scene.where("Bruiser") == "play"
    assert scene.where("Noble") == "hand"


@pytest.mark.rules("607.1", "608.1c")
def test_in_the_windows_of_a_battle_nothing_is_responded_to_even_if_a_card_brought_the_battle_about() -> None:
    charge = tactic("Charge", "EFFECT: Attack an opponent.", cost=0)
    nope = tactic("Nope", "COST: Play this only in response to a tactic.\nEFFECT: Terminate that tactic.", cost=0)
    ox = character("Ox", (2, 9, 2))
    scene = Scene([charge, nope, ox], A=Side(hand=["Charge"], play=["Ox"]), B=Side(hand=["Nope"]))
    scene.choose("A", "Play Charge")
    assert scene.options() == ["Do nothing", "Play Nope"]
    scene.choose("B", "Do nothing")
    assert scene.influence("B") == 23  # B was not asked again before the battle was over


@pytest.mark.rules("607.1", "606.1f")
def test_that_nobody_can_respond_to_a_card_does_not_speak_of_its_abilities() -> None:
    text = "Opponents cannot respond to this card.\nPOKE\nCOST: Pay 1.\nEFFECT: Your faction gains 1 influence."
    nudge = tactic("Nudge", "EFFECT: Your faction gains 1 influence.", cost=0)
    sly = character("Sly", (1, 3, 1), text)
    scene = Scene([sly, nudge], A=Side(hand=["Sly"], resources=RAGE), B=Side(hand=["Nudge"]))
    scene.choose("A", "Play Sly")
    assert scene.asked == "A"
    scene.choose("A", "Sly: Poke")
    assert scene.asked == "B"


@pytest.mark.rules("401.3")
def test_what_is_taken_back_in_one_position_leaves_its_copies_alone() -> None:
    """The table from before the play is handed back whole, unless a copy may still have to go back to it."""
    scene = Scene(
        [BRUISER, ZAP], A=Side(play=["Bruiser"], hand=["Zap", "Zap"], resources=RAGE), B=Side(play=["Bruiser"])
    )
    before = laid(scene.state)
    scene.choose("A", "Play Zap")
    twin = scene.state.clone()
    for state in (scene.state, twin):
        state.apply(TAKE_BACK)
        assert state.kept is None
        assert laid(state) == before
    scene.choose("A", "Play Zap", "Take it back")
    assert laid(scene.state) == before
    scene.choose("A", "Play Zap", "Bruiser (1)")
    assert laid(scene.state) != before
    assert laid(twin) == before


def laid(state: State) -> dict[str, Any]:
    """What lies on the table, whatever was tried before."""
    own = {name: plain(value) for name, value in state.own().items()}
    return {name: own[name] for name in ("in_play", "being_played", "attached", "hands", "area", "controller", "age")}
