"""Factions as the score and the start of a game; resources, icons and paying (102, 202, 203, 309, 311)."""

import pytest

import mulligan
from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.language import read
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.state import HIDDEN
from mulligan.language.reader import ReadError
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
GATE = "The Open Gate"
STAPLES = ["Obsession", "Greed", "Elitism", "Deception", "Rage"]


def fresh_game(seed: int = 1) -> SpoilsState:
    """A game between two ready decks, up to the first mulligan."""
    state = mulligan.game("spoils", seats=2).start(seed)
    assert isinstance(state, SpoilsState)
    while state.decision is not None and "mulligan" not in state.game.question(state) and not state.hands[0]:
        state.apply(state.decision.options[0])
    return state


# ---- factions -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("202.2", "202.3a")
def test_a_faction_starts_in_play_with_the_influence_that_it_prints() -> None:
    state = mulligan.game("spoils", decks=["low-tide", "crossroads-company"]).start(3)
    assert isinstance(state, SpoilsState)
    for seat, faction in enumerate(state.factions):
        assert faction in state.in_play
        assert state.controller[faction] == seat
        assert state.influence[seat] == state.face(faction).influence
    assert state.influence == [20, 25]


@pytest.mark.rules("202.3")
def test_whose_influence_runs_out_loses() -> None:
    drain = tactic("Drain", "Your opponent's faction loses 2 influence.")
    scene = Scene([drain], A=Side(hand=["Drain"] * 2, resources=["Rage"] * 2), B=Side(influence=4))
    scene.choose("A", "Play Drain")
    assert (scene.influence("B"), scene.state.result) == (2, None)
    scene.choose("A", "Play Drain")
    assert scene.state.result is not None
    assert scene.state.result.winners == [0]


@pytest.mark.rules("202.5", "202.6")
def test_the_faction_says_which_resources_start_in_play_and_how_many_cards_are_drawn() -> None:
    state = fresh_game()
    first = state.first_player
    for seat in range(2):
        face = state.face(state.factions[seat])
        resources = [card for card in state.in_play if state.controller[card] == seat and state.face(card).staple]
        assert len(resources) == sum(face.starting) == 2
        for icon, wanted in enumerate(face.starting[:6]):
            assert sum(state.face(card).provides[icon] for card in resources) >= wanted
        assert len(state.hands[seat]) == (8 if seat == first else 9)


@pytest.mark.rules("202.9", "202.9a")
def test_effects_reach_a_faction_only_where_they_speak_of_factions() -> None:
    sweep = tactic("Sweep", "Destroy all cards.")
    scene = Scene([BRUISER, sweep], A=Side(hand=["Sweep"], resources=["Rage"] * 3), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Sweep")
    assert scene.where("Bruiser") == "discard"
    assert scene.happened("loses-game") == 0
    kill = tactic("Kill", "COST: Pick a card.\nEFFECT: Destroy the card.")
    name = tactic("Call", "COST: Pick a faction.\nEFFECT: Inflict 2 damage to the faction.")
    scene = Scene(
        [BRUISER, kill, name], A=Side(hand=["Kill", "Call"], resources=["Rage"] * 2), B=Side(play=["Bruiser"])
    )
    scene.choose("A", "Play Kill")
    assert not [word for word in scene.options() if GATE in word]
    scene.choose("A", "Bruiser", "Play Call", f"{GATE} (2)")
    assert scene.influence("B") == 23


@pytest.mark.rules("102.1a", "306.2")
def test_an_empty_deck_loses_nobody_the_game() -> None:
    read_on = tactic("Read On", "Draw 3 cards.")
    scene = Scene([read_on], A=Side(hand=["Read On"], deck=["Greed"], resources=["Rage"] * 4), B=Side())
    scene.choose("A", "Play Read On")
    assert scene.hand("A") == ["Greed"]
    assert scene.happened("draws") == 1
    assert scene.state.result is None


# ---- resources ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("203.1", "203.1a")
def test_a_resource_is_played_only_when_an_effect_says_so() -> None:
    scene = Scene([], A=Side(hand=["Rage"], resources=["Rage"] * 4), B=Side())
    assert "Play Rage" not in scene.options()
    assert scene.why_not("Play Rage") == "203.1"
    scene.choose("A", f"{GATE}: Hire", "Face-up")
    assert scene.icons("A", "R") == 5
    scene = Scene([], A=Side(hand=["Rage"], resources=["Rage"] * 3), B=Side(hand=["Greed"]))
    scene.choose("A", "End the turn")  # the Develop Rule of B's faction offers it
    assert scene.asked == "B"
    scene.choose("B", *scene.options()[:1], "Face-up")
    assert scene.icons("B", "G") == 1


@pytest.mark.rules("203.2", "203.2a")
def test_any_card_can_be_a_face_down_resource_and_its_controller_knows_it() -> None:
    scene = Scene([BRUISER], A=Side(hand=["Bruiser", "Greed"], resources=["Rage"] * 8), B=Side())
    scene.choose("A", f"{GATE}: Hire", "Bruiser")
    card = scene.card("Bruiser")
    assert scene.state.face_down[card] == 1  # a character is not played face-up as a resource
    assert scene.state.view(0).position.printed[card] == scene.state.printed[card]
    assert scene.state.view(1).position.printed[card] == HIDDEN
    scene.choose("A", f"{GATE}: Hire", *["Rage (5)", "Rage (6)", "Rage (7)", "Rage (8)"])
    assert scene.options() == ["Face-up", "Face-down"]


@pytest.mark.rules("203.2a")
def test_whoever_takes_control_of_a_face_down_card_may_look_at_it() -> None:
    take = tactic("Take", "COST: Pick a resource an opponent controls.\nEFFECT: Take control of the resource.")
    scene = Scene([BRUISER, take], A=Side(hand=["Take"], resources=["Rage"] * 3), B=Side(face_down=["Bruiser"]))
    card = scene.card("Bruiser")
    assert scene.state.view(0).position.printed[card] == HIDDEN
    scene.choose("A", "Play Take", "Bruiser")
    assert scene.controller("Bruiser") == "A"
    assert scene.state.view(0).position.printed[card] == scene.state.printed[card]


@pytest.mark.rules("203.3a", "309.1a")
def test_only_resources_attached_to_nothing_can_pay() -> None:
    chain = item(
        "Chain", "CHAIN\nCOST: Pick a resource. Pick a character.\nEFFECT: Attach the resource to the character."
    )
    dear = Card("Dear", CardType.CHARACTER, cost=2, strength=1, life=1, speed=3)
    scene = Scene(
        [BRUISER, chain, dear],
        A=Side(hand=["Dear"], play=["Chain", "Bruiser"], resources=["Rage", "Greed"]),
        B=Side(),
    )
    assert scene.unattached("A") == 2
    scene.choose("A", "Chain: Chain", "Rage", "Bruiser")
    assert scene.unattached("A") == 1
    assert scene.why_not("Play Dear") == "309.1"
    assert scene.icons("A", "R") == 1  # it still provides its icon


@pytest.mark.rules("203.4", "203.4a", "203.5", "203.5c", "311.1", "311.2")
def test_staples_provide_their_icon_face_down_cards_volition_and_other_cards_what_they_say() -> None:
    deep = Card("Deep", CardType.RESOURCE, text="PROVIDES: [O][O]")
    fetch = character("Fetch", (1, 1, 3), "PROVIDES: [G]")
    for name, icon in zip(STAPLES, "OGEDR", strict=True):
        scene = Scene([], A=Side(resources=[name] * 3), B=Side())
        assert [scene.icons("A", one) for one in "OGEDRV"] == [3 * (one == icon) for one in "OGEDRV"]
    scene = Scene(
        [BRUISER, deep, fetch], A=Side(resources=["Deep"], play=["Fetch"], face_down=["Rage", "Bruiser"]), B=Side()
    )
    assert [scene.icons("A", one) for one in "OGEDRV"] == [2, 1, 0, 0, 0, 2]
    needs = character("Needs", (1, 1, 3), threshold="OOGVV")
    scene = Scene(
        [BRUISER, deep, fetch, needs],
        A=Side(hand=["Needs"], resources=["Deep"], play=["Fetch"], face_down=["Rage", "Bruiser"]),
        B=Side(),
    )
    assert "Play Needs" in scene.options()


@pytest.mark.rules("203.5a")
def test_there_are_five_staples() -> None:
    from mulligan.games.spoils.cards.collection import house_cards

    assert sorted(name for name, one in house_cards().items() if "staple" in one.card.supertypes) == sorted(STAPLES)


@pytest.mark.rules("203.7")
def test_resources_do_not_deplete() -> None:
    press = tactic("Press", "COST: Pick a resource.\nEFFECT: Deplete the resource.")
    scene = Scene([press], A=Side(hand=["Press"], resources=["Rage"] * 4), B=Side(resources=["Greed"]))
    scene.choose("A", "Play Press", "Greed")
    assert scene.state.depleted[scene.card("Greed")] == 0
    assert scene.happened("depleted") == 0
    assert scene.unattached("A") == 3


@pytest.mark.rules("309.1b")
def test_influence_is_lost_and_never_paid() -> None:
    for words in ("Pay 2 influence.", "Pay 2 of your influence."):
        with pytest.raises(ReadError):
            read(f"BLEED\nCOST: {words}\nEFFECT: Draw a card.", CardType.ITEM)
    leech = item("Leech", "BLEED\nCOST: Your faction loses 2 influence.\nEFFECT: Draw a card.")
    scene = Scene([leech], A=Side(play=["Leech"], deck=["Rage"], influence=5), B=Side())
    scene.choose("A", "Leech: Bleed")
    assert scene.influence("A") == 3
    assert scene.happened("pays") == 0
    scene = Scene([leech], A=Side(play=["Leech"], resources=["Rage"] * 3, influence=1), B=Side())
    assert "Leech: Bleed" not in scene.options()


@pytest.mark.rules("405.4", "311.1", "405.1")
def test_icons_that_other_cards_give_count_for_the_threshold_of_a_paragraph() -> None:
    flag = item("Flag", 'Characters you control gain "PROVIDES: [R]".')
    banner = item("Banner", '[R][R]: Items you control gain "PROVIDES: [G]".')
    brute = character("Brute", (1, 1, 1), "[G][R][R]: This card gains 4 strength.")
    scene = Scene([flag, banner, brute], A=Side(play=["Brute", "Banner", "Flag"], resources=["Rage"]), B=Side())
    assert (scene.icons("A", "R"), scene.icons("A", "G")) == (2, 2)
    assert scene.stat("Brute", "strength") == 5
    poor = Scene([flag, banner, brute], A=Side(play=["Brute", "Banner", "Flag"]), B=Side())
    assert (poor.icons("A", "R"), poor.icons("A", "G")) == (1, 0)
    assert poor.stat("Brute", "strength") == 1


@pytest.mark.rules("405.4", "203.4")
def test_a_paragraph_goes_with_the_rules_text_that_provided_its_threshold() -> None:
    shrine = item("Shrine", "PROVIDES: [R]")
    hush = item("Hush", "ATTACH TO ITEM\nTreat the attached item as though it has no rules text.")
    brute = character("Brute", (1, 1, 1), "[R]: This card gains 4 strength.")
    scene = Scene([shrine, hush, brute], A=Side(play=["Brute", "Shrine"]), B=Side())
    assert scene.stat("Brute", "strength") == 5
    side = Side(play=["Brute", "Shrine", Placed("Hush", attached_to="Shrine")])
    scene = Scene([shrine, hush, brute], A=side, B=Side())
    assert scene.stat("Brute", "strength") == 1


@pytest.mark.rules("202.7", "407.3")
def test_a_resource_that_an_opponent_has_taken_is_detached_with_those_it_was_used_with() -> None:
    steal = tactic("Steal", "COST: Pick a face-down resource.\nEFFECT: Take control of the resource.", cost=0)
    deck = ["Greed"] * 3
    scene = Scene(
        [BRUISER, steal],
        turn="B",
        A=Side(face_down=[Placed("Bruiser", attached_to="faction")], deck=deck),
        B=Side(hand=["Steal"], deck=deck, resources=["Rage"] * 2),
    )
    scene.choose("B", "Play Steal", "Bruiser")  # the last thing that B can do this turn
    assert scene.controller("Bruiser") == "B"
    assert scene.asked == "A"  # its Restore Rule detaches everything from its faction, whoever controls it
    assert scene.attached("Bruiser") == ""
    assert scene.unattached("B") == 3


@pytest.mark.rules("203.3", "309.1", "301.1")
def test_paying_is_attaching_for_whatever_waits_for_it() -> None:
    meter = item("Meter", "When a resource is attached to your faction, your faction gains 1 influence.")
    scene = Scene([meter, BRUISER], A=Side(play=["Meter"], hand=["Bruiser"], resources=["Rage"] * 2), B=Side())
    scene.choose("A", "Play Bruiser")
    assert scene.influence("A") == 26
    offer = tactic("Offer", "You may pay 2. If you do, draw a card.", cost=0)
    scene = Scene([meter, offer], A=Side(play=["Meter"], hand=["Offer"], resources=["Rage"] * 2), B=Side())
    scene.choose("A", "Play Offer", "Yes", "Meter (1)")  # one for each, in an order of A's choosing
    assert scene.influence("A") == 27
