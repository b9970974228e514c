"""Effects, and the areas of the game (402, 403, 411)."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.kernel.state import HIDDEN
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
KILL = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
RAGE = ["Rage"] * 6


@pytest.mark.rules("402.1", "402.5")
def test_as_much_of_an_effect_is_done_as_can_be() -> None:
    mix = tactic("Mix", "Destroy an item. Draw a card. Your faction gains 2 influence.")
    scene = Scene([mix], A=Side(hand=["Mix"], resources=RAGE), B=Side())
    scene.choose("A", "Play Mix")  # no item to destroy, no card to draw
    assert scene.influence("A") == 27


@pytest.mark.rules("402.2", "413.1a")
def test_of_several_players_the_active_one_acts_first_then_clockwise() -> None:
    famine = tactic("Famine", "Each player discards a card.")
    hand = ["Rage", "Greed"]
    scene = Scene(
        [famine],
        turn="B",
        A=Side(hand=hand),
        B=Side(hand=["Famine", *hand], resources=RAGE),
        C=Side(hand=hand),
    )
    asked = []
    scene.choose("B", "Play Famine")
    while "Greed" in scene.options():
        asked.append(scene.asked)
        scene.choose(scene.asked, "Greed")
    assert asked == ["B", "C", "A"]


@pytest.mark.rules("402.2")
def test_an_opponent_whose_turn_it_is_comes_first_of_the_opponents() -> None:
    mine = item("Mine", "When a card is destroyed, each opponent discards a card.")
    hand = ["Rage", "Greed"]
    scene = Scene(
        [mine, KILL, BRUISER],
        turn="B",
        A=Side(hand=hand),
        B=Side(hand=["Kill", *hand], play=["Bruiser"], resources=RAGE),
        C=Side(play=["Mine"]),
    )
    scene.choose("B", "Play Kill", "Bruiser")
    assert scene.asked == "B"
    scene.choose("B", "Greed").choose("A", "Rage")
    assert scene.hand("B") == ["Rage"]


@pytest.mark.rules("402.3", "402.3a")
def test_a_card_without_a_named_area_speaks_of_what_is_in_play() -> None:
    sweep = tactic("Sweep", "Destroy all characters.")
    held = Side(hand=["Kill", "Sweep", "Bruiser"], discard=["Bruiser"], deck=["Bruiser"], resources=RAGE)
    scene = Scene([KILL, sweep, BRUISER], A=held, B=Side(hand=["Bruiser"]))
    assert "Play Kill" not in scene.options()
    scene.choose("A", "Play Sweep")
    assert scene.happened("destroyed") == 0
    assert scene.hand("A") == ["Bruiser", "Kill"]


@pytest.mark.rules("402.5b")
def test_if_you_do_is_not_followed_where_the_instruction_was_replaced_or_ignored() -> None:
    harvest = tactic("Harvest", "Destroy a character. If you do, draw a card.")
    stubborn = character("Stubborn", (1, 3, 3), "If this card would be destroyed, deplete it instead.")
    for target, drawn in (("Bruiser", 1), ("Stubborn", 0)):
        side = Side(hand=["Harvest"], deck=["Greed"], resources=RAGE)
        scene = Scene([harvest, stubborn, BRUISER], A=side, B=Side(play=[target]))
        scene.choose("A", "Play Harvest")
        assert len(scene.hand("A")) == drawn
    nobody = Scene([harvest], A=Side(hand=["Harvest"], deck=["Greed"], resources=RAGE), B=Side())
    nobody.choose("A", "Play Harvest")
    assert nobody.hand("A") == []


@pytest.mark.rules("402.5b")
def test_what_speaks_of_a_choice_of_a_replaced_instruction_is_not_followed_either() -> None:
    grind = tactic("Grind", "Destroy a character. Draw X cards, where X is that character's strength.")
    stubborn = character("Stubborn", (2, 3, 3), "If this card would be destroyed, deplete it instead.")
    for target, drawn in (("Bruiser", 3), ("Stubborn", 0)):
        side = Side(hand=["Grind"], deck=["Greed"] * 5, resources=RAGE)
        scene = Scene([grind, stubborn, BRUISER], A=side, B=Side(play=[target]))
        scene.choose("A", "Play Grind")
        assert len(scene.hand("A")) == drawn


@pytest.mark.rules("402.7a")
def test_what_cannot_be_destroyed_is_not_although_an_effect_says_so() -> None:
    ward = item("Ward", "Characters cannot be destroyed.")
    scene = Scene([BRUISER, KILL, ward], A=Side(hand=["Kill"], resources=RAGE), B=Side(play=["Bruiser", "Ward"]))
    scene.choose("A", "Play Kill", "Bruiser")
    assert scene.where("Bruiser") == "play"
    assert scene.happened("destroyed") == 0


@pytest.mark.rules("402.7")
def test_cannot_beats_can() -> None:
    runner = character("Runner", (1, 1, 3), "This card can attack the turn it enters play.")
    chain = item("Chain", "Characters cannot attack.")
    scene = Scene([runner, chain], A=Side(new=["Runner"]), B=Side())
    assert any(option.startswith("Attack") for option in scene.options())
    scene = Scene([runner, chain], A=Side(new=["Runner"], play=["Chain"]), B=Side())
    assert not any(option.startswith("Attack") for option in scene.options())


@pytest.mark.rules("402.8", "402.8a")
def test_a_card_that_is_put_into_play_is_not_played() -> None:
    raise_ = tactic("Raise", "Put a character from your discard pile into play under your control.", cost=0)
    fan = item("Fan", "When you play a character, draw a card.")
    door = item("Door", "When a character enters play, your faction gains 1 influence.")
    side = Side(hand=["Raise", "Bruiser"], discard=["Bruiser"], play=["Fan", "Door"], deck=["Greed"], resources=RAGE)
    scene = Scene([BRUISER, raise_, fan, door], A=side, B=Side())
    scene.choose("A", "Play Raise").pass_windows()
    assert scene.influence("A") == 26
    assert scene.hand("A") == ["Bruiser"]
    scene.choose("A", "Play Bruiser").pass_windows()
    assert scene.influence("A") == 27
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("402.9", "202.9", "202.9a")
def test_effects_reach_factions_only_if_they_say_so() -> None:
    point = tactic("Point", "COST: Pick a card.\nEFFECT: Deplete the card.")
    storm = tactic("Storm", "Inflict 2 damage to all cards.")
    poke = tactic("Poke", "COST: Pick a faction.\nEFFECT: Inflict 2 damage to the faction.")
    side = Side(hand=["Point", "Storm", "Poke"], play=["Bruiser"], resources=["Rage"] * 3)
    scene = Scene([BRUISER, point, storm, poke], A=side, B=Side(influence=9))
    scene.choose("A", "Play Point")
    assert "The Open Gate (1)" not in scene.options()
    scene.choose("A", "Bruiser").pass_windows()
    scene.choose("A", "Play Storm")
    assert (scene.influence("A"), scene.influence("B")) == (25, 9)
    scene.choose("A", "Play Poke", "The Open Gate (2)")
    assert scene.influence("B") == 7


@pytest.mark.rules("403.1", "403.1a", "403.2", "403.2a")
def test_nobody_sees_a_deck_and_only_its_player_a_hand() -> None:
    scene = Scene([BRUISER], A=Side(hand=["Bruiser"], deck=["Rage", "Greed"]), B=Side(hand=["Greed"], deck=["Rage"]))
    for seat in (0, 1):
        view = scene.state.view(seat).position
        assert isinstance(view, type(scene.state))
        for deck in view.decks:
            assert all(view.printed[card] == HIDDEN for card in deck)
        assert all(view.printed[card] != HIDDEN for card in view.hands[seat])
        assert all(view.printed[card] == HIDDEN for card in view.hands[1 - seat])


@pytest.mark.rules("403.2b")
def test_a_hand_has_no_limit() -> None:
    flood = tactic("Flood", "Draw 30 cards.")
    scene = Scene([flood], A=Side(hand=["Flood"], deck=["Rage"] * 40, resources=RAGE), B=Side(deck=["Rage"] * 2))
    scene.choose("A", "Play Flood", "End the turn").pass_windows()
    assert len(scene.hand("A")) == 30


@pytest.mark.rules("403.3", "403.3a", "604.1c")
def test_a_card_is_being_played_until_the_responses_are_done() -> None:
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character.")
    scene = Scene(
        [BRUISER, KILL, zap],
        A=Side(hand=["Bruiser"], play=["Bruiser"], resources=RAGE),
        B=Side(hand=["Zap"], resources=RAGE),
    )
    scene.choose("A", "Play Bruiser")
    assert scene.asked == "B"
    assert [scene.state.face(card).name for card in scene.state.being_played] == ["Bruiser"]
    scene.choose("B", "Play Zap")
    assert scene.options() == ["Bruiser", "Take it back"]  # the one that is being played cannot be picked
    scene.choose("B", "Bruiser").pass_windows()
    assert scene.state.being_played == []
    assert len([card for card in scene.state.in_play if scene.state.face(card).name == "Bruiser"]) == 2


@pytest.mark.rules("403.4", "403.4a", "201.5b")
def test_rules_text_is_active_in_play_alone() -> None:
    banner = character("Banner", (1, 1, 1), "Other characters you control gain 1 strength.")
    side = Side(hand=["Banner"], play=["Bruiser"], discard=["Banner"], resources=RAGE)
    scene = Scene([BRUISER, banner], A=side, B=Side())
    assert scene.stat("Bruiser", "strength") == 3
    scene.choose("A", "Play Banner")
    assert scene.stat("Bruiser", "strength") == 4


@pytest.mark.rules("403.5", "403.5a", "403.6", "403.6a", "304.1")
def test_discard_piles_and_what_is_out_of_the_game_lie_face_up() -> None:
    banish = tactic("Banish", "COST: Pick a character.\nEFFECT: Remove the character from the game.")
    drop = tactic("Drop", "Each opponent discards a card.")
    scene = Scene(
        [BRUISER, KILL, banish, drop],
        A=Side(hand=["Kill", "Banish", "Drop"], resources=RAGE),
        B=Side(play=["Bruiser", "Bruiser"], hand=["Greed"]),
    )
    scene.choose("A", "Play Kill", "Bruiser (1)").choose("A", "Play Banish", "Bruiser").choose("A", "Play Drop")
    view = scene.state.view(0).position
    assert isinstance(view, type(scene.state))
    assert sorted(view.face(card).name for card in view.discards[1]) == ["Bruiser", "Greed"]
    assert [view.face(card).name for card in view.outs[1]] == ["Bruiser"]
    assert sorted(view.face(card).name for card in view.discards[0]) == ["Banish", "Drop", "Kill"]


@pytest.mark.rules("411.3")
def test_a_face_down_card_that_is_flipped_up_has_left_and_enters_as_a_new_card() -> None:
    wake = tactic("Wake", "COST: Pick a face-down card you control.\nEFFECT: Flip the card face-up.", cost=0)
    usher = item("Usher", "When a resource you control leaves play, draw a card.")
    door = item("Door", "When a character enters play, your faction gains 1 influence.")
    side = Side(hand=["Wake"], face_down=["Bruiser"], play=["Usher", "Door"], deck=["Greed"])
    scene = Scene([BRUISER, wake, usher, door], A=side, B=Side())
    assert scene.unattached("A") == 1
    scene.choose("A", "Play Wake", "Bruiser")
    while "Usher" in scene.options():
        scene.choose("A", "Usher")
    assert scene.unattached("A") == 0
    assert scene.hand("A") == ["Greed"]
    assert scene.influence("A") == 26
    assert not any(option.startswith("Attack") for option in scene.options())  # it is new


@pytest.mark.rules("411.3", "Ruling 12")
def test_a_tactic_that_is_flipped_up_cannot_be_in_play() -> None:
    wake = tactic("Wake", "COST: Pick a face-down card you control.\nEFFECT: Flip the card face-up.", cost=0)
    scene = Scene([KILL, wake], A=Side(hand=["Wake"], face_down=["Kill"]), B=Side())
    scene.choose("A", "Play Wake", "Kill")
    assert scene.where("Kill") == "discard"


@pytest.mark.rules("411.4", "411.1")
def test_a_card_that_is_flipped_down_has_left_and_is_a_new_resource() -> None:
    bury = tactic("Bury", "COST: Pick a character.\nEFFECT: Flip the character face-down.")
    ghost = character("Ghost", (2, 2, 2), "When this card leaves play, draw a card.")
    grow = tactic("Grow", "COST: Pick a character.\nEFFECT: Put a token on the character.", cost=0)
    side = Side(hand=["Bury", "Grow"], play=["Ghost"], resources=["Rage"], deck=["Greed"])
    scene = Scene([bury, ghost, grow], A=side, B=Side())
    scene.choose("A", "Play Grow", "Ghost", "Play Bury", "Ghost")
    card = scene.card("Ghost")
    assert scene.state.face_down[card] == 1
    assert scene.state.tokens[card] == 0
    assert scene.hand("A") == ["Greed"]
    assert scene.unattached("A") == 1  # the new resource can pay
    assert not any(option.startswith("Attack") for option in scene.options())


# ---- lose beats gain, and what lies face-down -----------------------------------------------------------------------


@pytest.mark.rules("402.6")
@pytest.mark.parametrize("order", [["Cage", "Bone"], ["Bone", "Cage"]])
def test_a_subtype_that_one_effect_gives_and_another_takes_is_lost(order: list[str]) -> None:
    cage = item("Cage", 'Characters lose the "dog" subtype.')
    bone = item("Bone", 'Characters gain the "dog" subtype.')
    kennel = item("Kennel", 'Each "dog" character gains 1 strength.')
    scene = Scene([BRUISER, cage, bone, kennel], A=Side(play=["Kennel", "Bruiser", *order]), B=Side())
    assert scene.stat("Bruiser", "strength") == 3
    free = Scene([BRUISER, bone, kennel], A=Side(play=["Kennel", "Bruiser", "Bone"]), B=Side())
    assert free.stat("Bruiser", "strength") == 4


@pytest.mark.rules("402.6", "508.2")
def test_a_card_without_rules_text_has_none_of_what_it_gains_either() -> None:
    gag = item("Gag", "ATTACH TO CHARACTER\nTreat the attached character as though it has no rules text.")
    fog = item("Fog", "Characters gain COVERT.")
    will = item("Will", 'Characters gain "When this card is destroyed, draw a card.".')
    side = Side(
        play=["Bruiser", Placed("Gag", attached_to="Bruiser"), "Fog", "Will"],
        hand=["Kill", "Greed"],
        deck=["Greed"],
        resources=RAGE,
    )
    scene = Scene([BRUISER, KILL, gag, fog, will], A=side, B=Side())
    assert not scene.has_covert("Bruiser")
    scene.choose("A", "Play Kill")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("411.1", "201.1b")
def test_a_face_down_card_has_no_name_that_it_could_share() -> None:
    purge = tactic(
        "Purge", "COST: Pick a character.\nEFFECT: Destroy each card with the same name as that character.", 0
    )
    scene = Scene(
        [BRUISER, purge],
        A=Side(play=["Bruiser", "Bruiser"], hand=["Purge"], face_down=["Bruiser"], resources=RAGE),
        B=Side(face_down=["Bruiser"]),
    )
    scene.choose("A", "Play Purge", "Bruiser (1)")
    assert scene.pile("A") == ["Bruiser", "Bruiser", "Purge"]
    assert scene.pile("B") == []


@pytest.mark.rules("411.1", "313.2")
def test_naming_a_card_does_not_reach_what_lies_face_down() -> None:
    curse = tactic("Curse", "Name a card. Destroy all cards with that name.")
    scene = Scene(
        [BRUISER, curse], A=Side(hand=["Curse"], resources=RAGE), B=Side(play=["Bruiser"], face_down=["Bruiser"])
    )
    scene.choose("A", "Play Curse", "Bruiser")
    assert scene.pile("B") == ["Bruiser"]
    assert sum(scene.state.face_down) == 1


@pytest.mark.rules("402.5", "506.1")
def test_cards_in_several_areas_move_although_that_of_some_is_replaced() -> None:
    net = item("Net", "If a character leaves play, remove it from the game instead.")
    recall = tactic("Recall", "Put all characters you control and all characters in your discard pile into your hand.")
    dog = character("Dog", (1, 1, 1))
    side = Side(play=["Net", "Bruiser"], discard=["Dog"], hand=["Recall"], resources=RAGE)
    scene = Scene([BRUISER, dog, net, recall], A=side, B=Side()).choose("A", "Play Recall")
    assert (scene.where("Bruiser"), scene.where("Dog")) == ("out", "hand")


@pytest.mark.rules("402.5", "402.5a", "310.1")
def test_cards_picked_one_by_one_are_dealt_with_together() -> None:
    trap = tactic(
        "Trap", "COST: Pick an item you control. Pick a character.\nEFFECT: Put the cards into their owner's hand."
    )
    lamp = item("Lamp", "")
    scene = Scene([BRUISER, trap, lamp], A=Side(play=["Lamp"], hand=["Trap"], resources=RAGE), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Trap", "Lamp", "Bruiser")
    assert (scene.hand("A"), scene.hand("B")) == (["Lamp"], ["Bruiser"])


@pytest.mark.rules("402.5", "Ruling 22")
def test_whoever_must_do_one_thing_or_another_does_what_can_be_done() -> None:
    stray = character("Stray", (4, 4, 4), "When this card enters play, discard a card or destroy this card.")
    scene = Scene([stray], A=Side(hand=["Stray"], resources=RAGE), B=Side()).choose("A", "Play Stray")
    assert scene.where("Stray") == "discard"  # there is no card to discard
    scene = Scene([stray], A=Side(hand=["Stray", "Greed"], resources=RAGE), B=Side()).choose("A", "Play Stray")
    assert scene.options() == ["Discard a card.", "Destroy this card."]
    fee = character("Fee", (4, 4, 4), "When this card enters play, pay 2 or destroy this card.")
    poor = Scene([fee], A=Side(hand=["Fee"], resources=["Rage"] * 2), B=Side()).choose("A", "Play Fee")
    assert poor.where("Fee") == "discard"
