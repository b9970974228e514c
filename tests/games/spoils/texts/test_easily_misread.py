"""Constructions that read, and were once played otherwise than they say."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3), trade="Rogue")
RAT = character("Rat", (1, 1, 1), trade="Banker")
LAMP = item("Lamp", "")
SMASH = tactic("Smash", "COST: Pick an item.\nEFFECT: Destroy the item.", cost=0)
RAGE = ["Rage"] * 4


def refused(text: str, type_: CardType = CardType.TACTIC) -> str:
    (reading,) = read_all([Card("Trial", type_, cost=0, text=text, strength=1, life=1, speed=1)])
    return why_not_playable(reading)


@pytest.mark.rules("401.3", "504.1")
def test_what_holds_of_a_card_that_was_picked_as_extra_cost() -> None:
    friend = character(
        "Friend",
        (1, 1, 1),
        "EXTRA COST: Pick an item you control.\nWhile the picked item is in play, this card gains 2 strength.",
    )
    scene = Scene([friend, LAMP, SMASH], A=Side(hand=["Friend", "Smash"], play=["Lamp"], resources=RAGE), B=Side())
    scene.choose("A", "Play Friend", "Lamp")
    assert scene.stat("Friend", "strength") == 3
    scene.choose("A", "Play Smash", "Lamp")
    assert scene.stat("Friend", "strength") == 1


def test_an_ability_cannot_speak_of_what_the_extra_cost_was() -> None:
    text = "EXTRA COST: Pick an item you control.\nSWAP\nCOST: Pay 1.\nEFFECT: Destroy the picked item."
    assert "extra cost" in refused(text, CardType.CHARACTER)


@pytest.mark.rules("602.1b")
def test_a_duration_said_first_covers_the_sentence_that_goes_on_about_the_same_card() -> None:
    cloak = tactic(
        "Cloak",
        "COST: Pick a character.\nEFFECT: This turn, the character gains 1 strength. It gains COVERT.",
        cost=0,
    )
    ours = Side(hand=["Cloak"], play=["Rat"], deck=["Rage"] * 9)
    scene = Scene([cloak, RAT, BRUISER], A=ours, B=Side(play=["Bruiser"], deck=["Rage"] * 9))
    scene.choose("A", "Play Cloak", "Rat")
    assert scene.has_covert("Rat")
    scene.to_turn_of("B")
    assert not scene.has_covert("Rat")


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(("hand", "where"), [([], "discard"), (["Rage"], "play")])
def test_the_if_of_a_trigger_covers_all_that_follows(hand: list[str], where: str) -> None:
    miser = character(
        "Miser",
        (1, 1, 1),
        "At the end of your turn, if you have no cards in your hand, draw a card. Destroy this card.",
    )
    ours = Side(play=["Miser"], hand=hand, deck=["Greed"] * 9)
    scene = Scene([miser, RAT], A=ours, B=Side(play=["Rat"], deck=["Greed"] * 9))
    scene.to_turn_of("B")
    assert scene.where("Miser") == where


@pytest.mark.rules("504.1")
def test_what_holds_is_no_part_of_the_trigger_before_it() -> None:
    captain = character(
        "Captain",
        (1, 1, 1),
        "When a character enters play under your control, gain 1 influence. Characters you control gain COVERT.",
    )
    scene = Scene([captain, RAT], A=Side(play=["Captain", "Rat"]), B=Side())
    assert scene.has_covert("Rat")


def test_any_characters_are_all_of_them() -> None:
    raid = tactic(
        "Raid",
        "An opponent discards 2 cards. Put any characters discarded this way into play under your control.",
        cost=0,
    )
    scene = Scene([raid, BRUISER, RAT], A=Side(hand=["Raid"]), B=Side(hand=["Bruiser", "Rat"]))
    scene.choose("A", "Play Raid").choose("B", "Rat")
    assert (scene.controller("Bruiser"), scene.controller("Rat")) == ("A", "A")


@pytest.mark.rules("410.2", "401.3")
def test_a_number_is_chosen_before_the_first_cost_that_speaks_of_it() -> None:
    well = item("Well", "DRAIN\nCOST: Remove X tokens from this card. Pay X.\nEFFECT: Draw X cards.")
    side = Side(play=[Placed("Well", tokens=2)], resources=RAGE, deck=["Greed"] * 5)
    scene = Scene([well], A=side, B=Side())
    scene.choose("A", "Well: Drain")
    assert scene.options() == ["0", "1", "2", "Take it back"]
    scene.choose("A", "2")
    assert scene.hand("A") == ["Greed", "Greed"]
    assert scene.state.tokens[scene.card("Well")] == 0


@pytest.mark.rules("409.1", "410.2")
def test_tokens_are_removed_from_among_several_cards() -> None:
    gather = tactic(
        "Gather",
        "COST: Choose a number for X. Remove X tokens from characters you control.\nEFFECT: Draw X cards.",
        cost=0,
    )
    side = Side(hand=["Gather"], play=[Placed("Rat", tokens=1), Placed("Bruiser", tokens=2)], deck=["Greed"] * 5)
    scene = Scene([gather, RAT, BRUISER], A=side, B=Side())
    scene.choose("A", "Play Gather")
    assert scene.options() == ["0", "1", "2", "3", "Take it back"]
    scene.choose("A", "2", "Rat")
    assert scene.hand("A") == ["Greed", "Greed"]
    assert scene.state.tokens[scene.card("Bruiser")] == 1


@pytest.mark.rules("506.1", "411.4")
def test_a_card_that_is_put_into_play_as_a_resource_instead_of_being_destroyed() -> None:
    ghost = character(
        "Ghost",
        (1, 1, 1),
        "If this card would be destroyed, you may lose 2 influence. If you do, put it into play as a face-down "
        "resource instead.",
    )
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    scene = Scene([ghost, zap], A=Side(hand=["Zap"], play=["Ghost"], influence=20), B=Side())
    scene.choose("A", "Play Zap", "Ghost", "Yes")
    assert scene.state.face_down[scene.card("Ghost")] == 1
    assert scene.where("Ghost") == "play"


@pytest.mark.rules("406.3")
def test_a_card_that_reduces_its_own_cost_is_offered_at_that_price() -> None:
    rummage = tactic(
        "Rummage",
        "EXTRA COST: Reduce this card's numeric cost by the number of items you control.\nDraw a card.",
        cost=3,
    )
    scene = Scene(
        [rummage, LAMP], A=Side(hand=["Rummage"], play=["Lamp", "Lamp"], resources=["Rage"], deck=["Greed"]), B=Side()
    )
    scene.choose("A", "Play Rummage")
    assert scene.hand("A") == ["Greed"]
    poor = Scene([rummage, LAMP], A=Side(hand=["Rummage"], play=["Lamp"], resources=["Rage"]), B=Side())
    assert "Play Rummage" not in poor.options()


def test_one_of_the_cards_again_is_another_one() -> None:
    sort = tactic(
        "Sort",
        "Look at the top 3 cards of your deck. Put 1 of the cards into your hand. Put 1 of the cards on the bottom of "
        "your deck. Put 1 of the cards into your discard pile.",
        cost=0,
    )
    scene = Scene([sort, RAT, BRUISER], A=Side(hand=["Sort"], deck=["Rat", "Bruiser", "Greed"]), B=Side())
    scene.choose("A", "Play Sort", "Rat", "Bruiser")
    assert scene.hand("A") == ["Rat"]
    assert scene.pile("A") == ["Greed", "Sort"]


@pytest.mark.rules("313.2")
@pytest.mark.parametrize(("name", "hand"), [("Bruiser", 1), ("Rat", 0)])
def test_what_a_card_was_is_asked_before_it_is_shuffled_into_a_deck(name: str, hand: int) -> None:
    lose = tactic(
        "Lose",
        "COST: Pick a character.\nEFFECT: Shuffle that character into its owner's deck. If that character was a Rogue "
        "character, draw a card.",
        cost=0,
    )
    decks = ["Rat" if name == "Bruiser" else "Bruiser"] * 6
    scene = Scene([lose, BRUISER, RAT], A=Side(hand=["Lose"], deck=["Greed"]), B=Side(play=[name], deck=decks))
    scene.choose("A", "Play Lose", name)
    assert len(scene.hand("A")) == hand


def test_a_card_after_a_pick_is_one_of_the_picked() -> None:
    dig = tactic("Dig", "EXTRA COST: Pick 2 characters in your discard pile.\nPut 1 card into your hand.", cost=0)
    scene = Scene([dig, RAT, BRUISER], A=Side(hand=["Dig"], discard=["Rat", "Bruiser"]), B=Side())
    scene.choose("A", "Play Dig", "Rat", "Bruiser")
    assert sorted(scene.options()) == ["Bruiser", "Rat"]
    assert "where it is" in refused("Put 1 card into your hand.")


@pytest.mark.rules("409.3")
def test_it_is_the_token_that_was_just_made() -> None:
    mould = item(
        "Mould",
        "MAKE\nCOST: Deplete this card.\n"
        "EFFECT: Put a Micromajig token into play under your control. It gains COVERT this turn.",
    )
    scene = Scene([mould, RAT], A=Side(play=["Mould", "Rat"]), B=Side())
    scene.choose("A", "Mould: Make")
    assert scene.has_covert("Micromajig")


def test_nothing_points_from_one_option_into_another() -> None:
    text = "Choose one of the following:\nOPTION 1\nDestroy an item.\nOPTION 2\nIts controller draws a card."
    assert refused(text)


@pytest.mark.rules("302.12")
def test_it_is_whatever_is_blocked_not_what_blocks_it() -> None:
    bull = character(
        "Bull", (1, 1, 1), "When this card is blocked by a Rogue character, it gains 2 strength this turn."
    )
    pause = tactic("Pause", "Draw a card.", cost=0)
    scene = Scene([bull, BRUISER, pause], A=Side(play=["Bull"], hand=["Pause"]), B=Side(play=["Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)")
    scene.pass_windows().choose("B", "Bruiser")
    assert (scene.stat("Bull", "strength"), scene.stat("Bruiser", "strength")) == (3, 3)


def test_a_possessive_covers_both_of_what_it_stands_before() -> None:
    drums = item("Drums", "All your opponent's Rogue characters and Banker characters gain 1 speed.")
    scene = Scene([drums, BRUISER, RAT], A=Side(play=["Drums", "Rat"]), B=Side(play=["Bruiser"]))
    assert scene.stat("Bruiser", "speed") == 4
    assert scene.stat("Rat", "speed") == 1


def test_influence_gained_or_lost_this_way_is_counted() -> None:
    toll = tactic("Toll", "Your faction loses 3 influence. Draw a card for each influence lost this way.", cost=0)
    boon = tactic("Boon", "Gain 2 influence.", cost=0)
    sage = character("Sage", (1, 1, 1), "When you gain influence, draw cards equal to the amount of influence gained.")
    scene = Scene([toll, boon, sage], A=Side(hand=["Toll", "Boon"], play=["Sage"], deck=["Greed"] * 9), B=Side())
    scene.choose("A", "Play Toll")
    assert scene.hand("A").count("Greed") == 3
    scene.choose("A", "Play Boon")
    assert scene.hand("A").count("Greed") == 5
    assert "nothing before" in refused("Draw a card for each influence lost this way.")


@pytest.mark.rules("408.3")
def test_damage_to_a_faction_is_remembered_for_the_turn() -> None:
    burn = tactic("Burn", "Inflict 1 damage to an opponent's faction.", cost=0)
    gloat = tactic("Gloat", "If damage has been inflicted to an opponent's faction this turn, draw a card.", cost=0)
    side = Side(hand=["Gloat", "Burn", "Gloat"], deck=["Greed"] * 3)
    scene = Scene([burn, gloat], A=side, B=Side())
    scene.choose("A", "Play Gloat")
    assert "Greed" not in scene.hand("A")
    scene.choose("A", "Play Burn", "Play Gloat")
    assert "Greed" in scene.hand("A")


@pytest.mark.rules("609.1c")
def test_a_card_that_assigned_damage_has_done_so_after_the_battle_too() -> None:
    thief = character(
        "Thief",
        (1, 1, 1),
        "SNEAK\nCOST: Use this only if this card has not assigned damage this turn.\nEFFECT: Draw a card.",
    )
    scene = Scene([thief, RAT], A=Side(play=["Thief", "Rat"], deck=["Greed"] * 3), B=Side())
    assert "Thief: Sneak" in scene.options()
    scene.choose("A", "Attack The Open Gate (B)", "Thief", "Done")
    scene.pass_windows()
    assert "End the turn" in scene.options()
    assert "Thief: Sneak" not in scene.options()


@pytest.mark.rules("606.1")
def test_using_an_ability_is_an_event() -> None:
    lamp = item("Lantern", "SHINE\nCOST: Deplete this card.\nEFFECT: Gain 1 influence.")
    spy = character("Spy", (1, 1, 1), "When a player uses an ability of an item, draw a card.")
    scene = Scene([lamp, spy], A=Side(play=["Lantern", "Spy"], deck=["Greed"] * 3), B=Side())
    scene.choose("A", "Lantern: Shine")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("402.4")
def test_a_card_that_puts_itself_into_play_is_spoken_of_there() -> None:
    text = "When this card is destroyed, you may lose 3 influence. If you do, put it into play. Deplete it."
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    ours = Side(hand=["Kill"], play=["Ancestor", "Rat"], resources=RAGE)
    scene = Scene([character("Ancestor", (1, 1, 1), text), kill, RAT], A=ours, B=Side())
    scene.choose("A", "Play Kill", "Ancestor", "Yes")
    assert scene.where("Ancestor") == "play"
    assert scene.state.depleted[scene.card("Ancestor")] == 1


@pytest.mark.rules("604.2")
def test_a_face_down_card_that_an_effect_lets_one_deploy() -> None:
    invent = tactic(
        "Invent", "COST: Reveal a face-down item you control.\nEFFECT: You may deploy the item. Draw a card.", cost=0
    )
    ours = Side(hand=["Invent"], face_down=["Lamp"], play=["Rat"], resources=RAGE, deck=["Greed"])
    scene = Scene([invent, LAMP, RAT], A=ours, B=Side())
    scene.choose("A", "Play Invent", "Lamp", "Yes")
    assert scene.where("Lamp") == "play"
    assert scene.state.face_down[scene.card("Lamp")] == 0
    assert scene.hand("A") == ["Greed"]
