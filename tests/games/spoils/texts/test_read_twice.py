"""What a second reading of the longest texts found: each sentence again on a card of our own."""

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.game import SpoilsState
from tests.games.spoils.arranged import Scene, character, item, location, tactic

OX = character("Ox", (2, 3, 2))
BEAR = character("Bear", (4, 5, 3))
PAID = [Placed("Greed", attached_to="faction")]


def test_only_what_is_attached_to_the_faction_is_detached_from_it() -> None:
    relief = tactic("Relief", "Detach up to 2 resources from your faction.", cost=0)
    scene = Scene([relief], A=Side(hand=["Relief"], resources=["Rage", *PAID, *PAID]), B=Side(resources=[*PAID, *PAID]))
    scene.choose("A", "Play Relief")
    assert scene.options() == ["Greed (1)", "Greed (2)", "Done"]
    scene.choose("A", "Greed (1)", "Greed (2)")
    assert (scene.unattached("A"), scene.unattached("B")) == (3, 0)


def test_a_depleted_character_is_not_offered_where_one_is_to_be_depleted() -> None:
    drum = item("Drum", "BEAT\nCOST: Deplete 2 characters you control.\nEFFECT: Gain 1 influence.")
    side = Side(play=["Drum", "Ox", Placed("Bear", depleted=True), "Ox"], influence=10)
    scene = Scene([drum, OX, BEAR], A=side, B=Side())
    scene.choose("A", "Drum: Beat")
    assert "Bear" not in scene.options()


def test_whoever_is_asked_about_anothers_costs_cannot_take_the_play_back() -> None:
    gift = tactic("Gift", "EXTRA COST: An opponent may detach up to 2 resources.\nEFFECT: Draw a card.", cost=0)
    scene = Scene([gift], A=Side(hand=["Gift"], deck=["Rage"]), B=Side(resources=[*PAID, *PAID]))
    scene.choose("A", "Play Gift")
    assert scene.asked == "B"
    scene.choose("B", "Yes")
    assert scene.options() == ["Greed (1)", "Greed (2)", "Done"]


def test_a_number_that_a_chosen_card_gives_measures_the_next_cost() -> None:
    text = "WEIGH\nCOST: Discard a tactic. X is its numeric cost. Pick a character with X strength or less.\n"
    scales = item("Scales", text + "EFFECT: Destroy the character.")
    dear, cheap = tactic("Dear", "Draw a card.", cost=4), tactic("Cheap", "Draw a card.", cost=0)
    scene = Scene([scales, dear, cheap, BEAR], A=Side(play=["Scales"], hand=["Dear", "Cheap"]), B=Side(play=["Bear"]))
    scene.choose("A", "Scales: Weigh")
    assert "Cheap" not in scene.options()
    scene.choose("A", "Dear", "Bear")
    assert scene.where("Bear") == "discard"


def test_what_is_picked_here_or_there_is_one_thing_to_speak_of() -> None:
    text = "EXTRA COST: Pick a character you control or pick a character in your discard pile.\nDestroy the character."
    scene = Scene(
        [tactic("Toll", text, cost=0), OX, BEAR], A=Side(hand=["Toll"], play=["Ox"], discard=["Bear"]), B=Side()
    )
    scene.choose("A", "Play Toll", "Pick a character you control.", "Ox")
    assert scene.where("Ox") == "discard"


def test_if_it_is_this_and_if_it_is_that_ask_of_one_card() -> None:
    text = (
        "TRADE\nCOST: Discard a card.\nEFFECT: If it is an item, search your deck for a character. "
        "If it is a character, search your deck for an item. "
        "Reveal the card you searched for and put it into your hand."
    )
    rope = item("Rope", "This card cannot be picked.")
    scene = Scene(
        [item("Stall", text), rope, OX], A=Side(play=["Stall"], hand=["Ox", "Rope"], deck=["Rope", "Ox"]), B=Side()
    )
    scene.choose("A", "Stall: Trade", "Ox")
    assert scene.options() == ["Rope", "Done"]
    scene.choose("A", "Rope")
    assert scene.hand("A") == ["Rope", "Rope"]


def test_if_you_dont_answers_the_offer_just_before_it() -> None:
    text = (
        "EXTRA COST: Pick a character you control.\nDestroy the character if you can. If you do, search your deck for "
        "an item and reveal it. You may deploy it for free. If you don't, put it into your hand."
    )
    rope = item("Rope", "This card cannot be picked.")
    scene = Scene([tactic("Swap", text, cost=0), rope, OX], A=Side(hand=["Swap"], play=["Ox"], deck=["Rope"]), B=Side())
    scene.choose("A", "Play Swap", "Ox", "Rope", "No")
    assert scene.hand("A") == ["Rope"]


def test_one_of_the_cards_looked_at_that_is_revealed_is_none_of_the_rest() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may choose a character among them and reveal it. If you do, put "
        "it into play. Put the rest on the bottom of your deck in any order."
    )
    scene = Scene(
        [tactic("Scry", text, cost=0), OX], A=Side(hand=["Scry"], deck=["Ox", "Rage", "Greed", "Rage"]), B=Side()
    )
    scene.choose("A", "Play Scry", "Yes", "Rage")
    assert scene.where("Ox") == "play"
    assert len(scene.state.decks[0]) == 3


def test_what_was_not_picked_was_not_destroyed_by_that_damage() -> None:
    text = (
        "EXTRA COST: Pick a location.\nInflict 2 damage to the location. If it is destroyed by that damage, you may "
        "pick an opponent's character. If you do, inflict 1 damage to it. If it is destroyed by that damage, "
        "draw a card."
    )
    scene = Scene(
        [tactic("Chain", text, cost=0), location("Hut", 4)], A=Side(hand=["Chain"], deck=["Rage"]), B=Side(play=["Hut"])
    )
    scene.choose("A", "Play Chain", "Hut")
    assert scene.hand("A") == []


def test_a_face_down_resource_is_asked_for_what_its_front_says() -> None:
    text = "Pick a face-down resource you control. If the resource is a character, draw a card."
    scene = Scene([tactic("Peek", text, cost=0), OX], A=Side(hand=["Peek"], face_down=["Ox"], deck=["Rage"]), B=Side())
    scene.choose("A", "Play Peek")
    assert "Rage" in scene.hand("A")


def test_a_character_has_no_structure_to_be_measured() -> None:
    text = (
        "EXTRA COST: Pick a character or location.\nIf the character has 1 strength or less or the location has "
        "structure 3 or less, put that card into its owner's hand."
    )
    scene = Scene([tactic("Evict", text, cost=0), BEAR], A=Side(hand=["Evict"]), B=Side(play=["Bear"]))
    scene.choose("A", "Play Evict", "Bear")
    assert scene.where("Bear") == "play"


def test_what_triggers_as_it_enters_play_may_give_a_character_its_life() -> None:
    text = (
        "When this card enters play, put 2 tokens on it.\nThis card gains 1 strength and 1 life for each token on it."
    )
    blob = character("Blob", (0, 0, 3), text)
    scene = Scene([blob], A=Side(hand=["Blob"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Blob")
    assert scene.where("Blob") == "play"
    assert scene.stat("Blob", "life") == 2


def test_what_is_to_become_of_a_card_is_waited_for_while_it_is_played() -> None:
    text = (
        "AGAIN\nCOST: Deplete this card. Pick a tactic in your discard pile.\nEFFECT: You may play the tactic. "
        "If the tactic would be put into its owner's discard pile, void it instead."
    )
    scene = Scene(
        [item("Echo", text), tactic("Boon", "Gain 2 influence.", cost=0)],
        A=Side(play=["Echo"], discard=["Boon"]),
        B=Side(),
    )
    scene.choose("A", "Echo: Again", "Boon", "Yes")
    assert scene.where("Boon") == "out"


def test_a_card_shuffled_away_as_a_cost_is_remembered_as_it_was() -> None:
    text = (
        "VOW\nCOST: Reveal a resource from your hand and shuffle it into your deck.\n"
        'EFFECT: If the revealed card was named "Rage", gain 3 influence.'
    )
    scene = Scene(
        [item("Altar", text)], A=Side(play=["Altar"], hand=["Rage"], deck=["Greed"] * 5, influence=10), B=Side()
    )
    scene.choose("A", "Altar: Vow", "Rage")
    assert scene.influence("A") == 13


def test_what_is_divided_anew_is_divided_by_whoever_divides_it() -> None:
    text = (
        "Inflict 2 damage divided however you want to characters you control. "
        "Inflict 2 damage divided however you want to characters an opponent controls."
    )
    scene = Scene(
        [tactic("Split", text, cost=0), BEAR, OX],
        A=Side(hand=["Split"], play=["Bear", "Bear"]),
        B=Side(play=["Ox", "Ox"]),
    )
    scene.choose("A", "Play Split", "2", "0")
    damage = [scene.state.damage[card] for card in scene.state.in_play if scene.state.face(card).name in ("Bear", "Ox")]
    assert damage == [2, 0, 0, 2]


def test_what_can_only_be_paid_by_saving_is_offered_only_where_something_is_saved() -> None:
    text = (
        "EXTRA COST: If you have at least 2 characters in your discard pile, reduce this card's numeric cost by 3.\n"
        "Draw a card."
    )
    rite = tactic("Rite", text, cost=4)
    for pile, offered in ((["Ox"], False), (["Ox", "Ox"], True)):
        scene = Scene(
            [rite, OX, BEAR], A=Side(hand=["Rite"], discard=pile, resources=["Rage"], play=["Bear"]), B=Side()
        )
        assert ("Play Rite" in scene.options()) is offered


def test_a_text_that_terminates_its_own_card_is_followed_no_further() -> None:
    text = "Any opponent may pay 1. If they do, terminate this card. Otherwise, gain 1 influence. Draw a card."
    scene = Scene([tactic("Bid", text, cost=0)], A=Side(hand=["Bid"], deck=["Rage"]), B=Side(resources=["Rage"]))
    scene.choose("A", "Play Bid")
    scene.choose("B", "Yes")
    assert scene.hand("A") == []
    assert scene.where("Bid") == "discard"


def test_a_face_down_card_that_is_revealed_costs_what_its_front_says() -> None:
    text = "EXTRA COST: Reveal a face-down card you control. X is its numeric cost. Destroy it.\nGain X influence."
    side = Side(hand=["Burn"], face_down=["Dear"], influence=10)
    scene = Scene([tactic("Burn", text, cost=0), tactic("Dear", "Draw a card.", cost=4)], A=side, B=Side())
    scene.choose("A", "Play Burn", "Dear")
    assert scene.influence("A") == 14


def test_an_opponent_searches_whose_deck_the_text_says() -> None:
    dare = tactic("Dare", "An opponent may search your deck for a character. If they do, void it.", cost=0)
    scene = Scene([dare, OX, BEAR], A=Side(hand=["Dare"], deck=["Ox"]), B=Side(deck=["Bear"]))
    scene.choose("A", "Play Dare")
    scene.choose("B", "Yes", "Ox")
    assert (scene.where("Ox"), scene.where("Bear")) == ("out", "deck")


def test_a_card_out_of_the_game_is_played_from_a_position_just_copied() -> None:
    text = (
        "Look at an opponent's hand and choose a card in it. Void the card. "
        "For the rest of the game, you may deploy the voided card as though it were in your hand."
    )
    boon = tactic("Boon", "Gain 2 influence.", cost=0)
    scene = Scene([tactic("Grab", text, cost=0), boon], A=Side(hand=["Grab"], influence=10), B=Side(hand=["Boon"]))
    scene.choose("A", "Play Grab")
    scene.choose("B", "Do nothing")
    copied = scene.state.clone()
    assert isinstance(copied, SpoilsState)
    scene.state = copied
    scene.choose("A", "Play Boon")
    assert scene.influence("A") == 12
