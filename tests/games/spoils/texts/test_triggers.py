"""Triggers where it is awkward: left waiting by an effect, during costs, about cards that have moved (503)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, tactic

OX = character("Ox", (2, 2, 2))
VOW = tactic("Vow", "EFFECT: Pick a character. When that character is destroyed this turn, draw a card.", cost=0)
ALTAR = character(
    "Altar",
    (1, 5, 1),
    "BURN\nCOST: Destroy a character you control. Discard a card.\nEFFECT: Your faction gains 1 influence.",
)


@pytest.mark.rules("503.3", "606.1c", "606.1e")
def test_a_trigger_that_an_effect_left_waiting_is_held_back_during_costs() -> None:
    side = Side(play=["Altar", "Ox"], hand=["Vow", "Ox"], deck=["Vow", "Vow"], resources=["Rage"])
    scene = Scene([VOW, ALTAR, OX], A=side, B=Side())
    scene.choose("A", "Play Vow", "Ox", "Altar: Burn", "Ox")
    assert scene.hand("A") == ["Ox"]
    scene.choose("A", "Ox")
    assert scene.hand("A") == ["Vow"]
    assert scene.pile("A") == ["Ox", "Ox", "Vow"]


@pytest.mark.rules("503.3", "604.1e")
def test_what_was_set_off_while_costs_were_satisfied_is_terminated_with_the_play() -> None:
    side = Side(play=["Altar", "Ox"], hand=["Vow", "Ox", "Altar"], deck=["Vow", "Vow"], resources=["Rage"])
    scene = Scene([VOW, ALTAR, OX], A=side, B=Side())
    scene.choose("A", "Play Vow", "Ox", "Altar: Burn", "Ox", "Take it back")
    assert scene.hand("A") == ["Altar", "Ox"]
    scene.choose("A", "Altar: Burn", "Ox", "Altar")
    assert scene.hand("A") == ["Ox", "Vow"]  # it still waited, and has happened once


@pytest.mark.rules("503.4", "503.4a", "610.1a")
def test_triggers_that_effects_left_waiting_are_put_in_order_like_any_other() -> None:
    gain = tactic("Vow of Gain", "EFFECT: At the end of this turn, draw a card.", cost=0)
    loss = tactic("Vow of Loss", "EFFECT: At the end of this turn, discard a card.", cost=0)
    side = Side(hand=["Vow of Gain", "Vow of Loss", "Ox"], deck=["Ox"] * 3, resources=["Rage"] * 2)
    scene = Scene([gain, loss, OX], A=side, B=Side())
    scene.choose("A", "Play Vow of Gain", "Play Vow of Loss", "End the turn")
    assert scene.options() == ["Vow of Gain", "Vow of Loss"]
    scene.choose("A", "Vow of Loss")
    assert scene.hand("A") == ["Ox"]


@pytest.mark.rules("503.4")
def test_of_waiting_triggers_of_several_players_the_active_player_decides_the_order() -> None:
    mine = tactic("Toast", "EFFECT: At the end of this turn, your faction gains 1 influence.", cost=0)
    scene = Scene([mine], A=Side(hand=["Toast"]), B=Side(hand=["Toast"]), C=Side())
    scene.choose("A", "Play Toast").choose("B", "Play Toast")
    assert scene.asked == "A"
    assert scene.options() == ["Toast (1)", "Toast (2)"]


@pytest.mark.rules("402.4", "503.1", "408.4")
@pytest.mark.parametrize("other", ["", "If this card is destroyed, remove it from the game instead."])
def test_a_trigger_loses_track_of_a_card_that_the_same_damage_destroyed(other: str) -> None:
    shy = character("Shy", (1, 2, 1), "When damage is inflicted to this card, put this card into its owner's hand.")
    bolt = tactic("Bolt", "EFFECT: Inflict 3 damage to a character.", cost=0)
    scene = Scene(
        [shy, bolt, character("Bystander", (1, 1, 1), other)],
        A=Side(hand=["Bolt"]),
        B=Side(play=["Shy", "Bystander"]),
    )
    scene.choose("A", "Play Bolt", "Shy")
    assert scene.where("Shy") == "discard"


@pytest.mark.rules("503.1", "506.1")
def test_what_cards_undergo_together_is_over_before_triggers_happen() -> None:
    """The Phoenix is spared first; what triggers on that must not save Frail, which is destroyed with it."""
    phoenix = character("Phoenix", (1, 1, 1), "If this card is destroyed, put a token on it instead.")
    nurse = character(
        "Nurse", (1, 9, 1), "When a token is put on a card, put all your other characters into your hand."
    )
    doom = tactic("Doom", "EFFECT: Destroy all characters with strength 2 or less.", cost=0)
    frail = character("Frail", (2, 1, 1))
    scene = Scene([phoenix, nurse, doom, frail], A=Side(hand=["Doom"]), B=Side(play=["Phoenix", "Frail", "Nurse"]))
    scene.choose("A", "Play Doom")
    assert scene.where("Frail") == "discard"


@pytest.mark.rules("503.4a")
def test_triggers_of_one_text_about_different_cards_are_told_apart() -> None:
    hunter = character("Hunter", (2, 9, 3), "When this card inflicts damage to a character, destroy that character.")
    guard = character("Guard", (0, 9, 1))
    page = character("Page", (0, 9, 1))
    scene = Scene([hunter, guard, page], A=Side(play=["Hunter"], resources=["Rage"]), B=Side(play=["Guard", "Page"]))
    scene.choose("A", "Attack The Open Gate (B)").choose("B", "Guard", "Page").choose("A", "1")
    assert scene.options() == ["Hunter (1)", "Hunter (2)"]
    scene.choose("A", "Hunter (2)")
    assert scene.pile("B") == ["Guard", "Page"]


@pytest.mark.rules("503.1", "403.5a")
def test_a_card_put_into_a_discard_pile_from_a_deck_is_put_there_from_anywhere() -> None:
    mill = tactic("Mill", "EFFECT: Put the top card of your deck into your discard pile.", cost=0)
    heir = character("Heir", (1, 1, 1), "When this card is put into your discard pile from anywhere, draw a card.")
    scene = Scene([mill, heir, OX], A=Side(hand=["Mill"], deck=["Heir", "Ox"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Mill")
    assert scene.hand("A") == ["Ox"]


@pytest.mark.rules("411.3", "507.4a", "503.3")
def test_a_resource_that_is_flipped_up_to_be_played_has_left_play() -> None:
    clerk = character("Clerk", (1, 1, 1), "When a resource you control leaves play, put a token on this card.")
    sleeper = character("Sleeper", (1, 1, 1), "FLIP UP 1")
    scene = Scene([clerk, sleeper], A=Side(play=["Clerk"], face_down=["Sleeper"], resources=["Rage"]), B=Side())
    scene.choose("A", "Flip up Sleeper", "Rage")
    assert scene.where("Sleeper") == "play"
    assert scene.state.tokens[scene.card("Clerk")] == 1


@pytest.mark.rules("401.3", "402.4", "503.3")
def test_a_trigger_of_a_cost_loses_track_of_a_card_that_a_later_cost_moves_on() -> None:
    lich = character("Lich", (2, 2, 2), "When this card is destroyed, put it into play.")
    cost = "Destroy a character you control. Remove a card in your discard pile from the game."
    exile = character("Exile", (1, 9, 1), f"RITE\nCOST: {cost}\nEFFECT: Your faction gains 1 influence.")
    scene = Scene([lich, exile], A=Side(play=["Lich", "Exile"], resources=["Rage"]), B=Side())
    scene.choose("A", "Exile: Rite", "Lich", "Lich")
    assert scene.where("Lich") == "out"
    assert scene.influence("A") == 26


@pytest.mark.rules("503.1")
def test_a_trigger_left_waiting_for_the_end_of_a_card_finds_it_where_it_went() -> None:
    vow = tactic("Vow", "EFFECT: When a character you control is destroyed this turn, put it into your hand.", cost=0)
    zap = tactic("Zap", "EFFECT: Destroy a character.", cost=0)
    scene = Scene([vow, zap, OX], A=Side(play=["Ox"], hand=["Vow", "Zap"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Vow", "Play Zap")
    assert scene.hand("A") == ["Ox"]


@pytest.mark.rules("503.1", "506.1")
def test_a_trigger_waits_until_what_is_done_instead_is_paid_for_and_done() -> None:
    """Were the Eye to look while B still pays for the Cat, there would be no token yet to remove."""
    cat = character(
        "Cat", (1, 2, 1), "If this card would be destroyed, you may pay 2. If you do, put a token on it instead."
    )
    eye = character("Eye", (1, 9, 1), "When damage is inflicted to a character, remove all tokens from that character.")
    bolt = tactic("Bolt", "EFFECT: Inflict 3 damage to a character.", cost=0)
    other = Side(play=["Cat"], resources=["Rage"], face_down=["Eye", "Eye"])
    scene = Scene([cat, eye, bolt], A=Side(hand=["Bolt"], play=["Eye"]), B=other)
    scene.choose("A", "Play Bolt").pass_windows().choose("A", "Cat").choose("B", "Yes")
    while scene.asked == "B" and "Rage" in scene.options():
        scene.choose("B", scene.options()[0])
    assert scene.where("Cat") == "play"
    assert scene.state.tokens[scene.card("Cat")] == 0
