"""What is done for each of several, by each of several, and what one subject, one time and one number are said of."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import BRUISER, DECK, LAMP, RAGE, RAT, SMASH, played


def test_for_each_card_its_controller_does_something() -> None:
    scene = played(
        "Destroy all items. For each item destroyed this way, its controller draws a card.",
        ours=Side(play=["Lamp", "Lamp", "Rat"]),
        theirs=Side(play=["Lamp"], deck=DECK),
    )
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (2, 1)


@pytest.mark.parametrize(("answers", "left"), [(["Yes", "No"], 1), (["Yes", "Yes"], 2), (["No", "No"], 0)])
def test_for_each_card_somebody_may_do_something_or_else(answers: list[str], left: int) -> None:
    text = "For each item, its controller may pay 1. If they don't, destroy it."
    scene = played(text, ours=Side(play=["Lamp", "Lamp", "Rat"], resources=RAGE))
    scene.choose("A", *answers)
    assert len([card for card in scene.state.in_play if scene.state.face(card).name == "Lamp"]) == left


@pytest.mark.rules("402.4", "407.1")
@pytest.mark.parametrize("deed", ["Destroy it", "Inflict 9 damage to it", "You may destroy it"])
def test_the_controller_of_a_card_is_who_had_it_before_it_left(deed: str) -> None:
    text = f"COST: Pick a character you don't own.\nEFFECT: {deed}. Its controller gains 1 influence."
    scene = played(text, "Rat", ours=Side(play=[Placed("Rat", owner="B")]))
    scene.choose("A", *(["Yes"] if "may" in deed else []))
    assert (scene.where("Rat"), scene.influence("A"), scene.influence("B")) == ("discard", 26, 25)


# ---- one subject, one time, one number ------------------------------------------------------------------------------


def test_they_who_lose_influence_are_players() -> None:
    text = "Each player may discard a card. If they do, they draw a card. Otherwise, they lose 2 influence."
    scene = played(text, "Yes", ours=Side(hand=["Lamp"]), theirs=Side(hand=["Lamp"], deck=DECK))
    scene.choose("B", "No")
    assert (scene.hand("A"), scene.influence("A")) == (["Greed"], 25)
    assert (scene.hand("B"), scene.influence("B")) == (["Lamp"], 23)


def test_a_subject_holds_after_a_time() -> None:
    text = "COST: Pick a character.\nEFFECT: The character gains 2 strength this turn and gains COVERT this turn."
    scene = played(text, "Rat")
    assert (scene.stat("Rat", "strength"), scene.has_covert("Rat")) == (3, True)
    scene.to_turn_of("B")
    assert (scene.stat("Rat", "strength"), scene.has_covert("Rat")) == (1, False)


def test_a_time_said_at_the_end_is_that_of_both() -> None:
    text = "COST: Pick a character.\nEFFECT: It gains 2 strength and all other characters gain COVERT this turn."
    scene = played(text, "Rat")
    assert (scene.stat("Rat", "strength"), scene.has_covert("Bruiser")) == (3, True)
    scene.to_turn_of("B")
    assert (scene.stat("Rat", "strength"), scene.has_covert("Bruiser")) == (1, False)


def test_several_numbers_of_a_card_are_set() -> None:
    scribe = character(
        "Scribe", (0, 1, 1), "This card's strength and life are equal to the number of items you control."
    )
    scene = Scene([scribe, LAMP], A=Side(play=["Scribe", "Lamp", "Lamp"]), B=Side())
    assert (scene.stat("Scribe", "strength"), scene.stat("Scribe", "life")) == (2, 2)


def test_a_card_attacks_at_once_for_this_turn() -> None:
    scout = tactic(
        "Rush",
        "COST: Pick a character you control.\nEFFECT: It can attack this turn even if it was not under your control at "
        "the start of the turn.",
        cost=0,
    )
    scene = Scene([scout, RAT], A=Side(new=["Rat"], hand=["Rush"]), B=Side())
    assert "Attack The Open Gate (B)" not in scene.options()
    scene.choose("A", "Play Rush", "Rat")
    assert "Attack The Open Gate (B)" in scene.options()


@pytest.mark.parametrize(
    ("amount", "drawn"),
    [("that many cards plus 1", 3), ("that many cards minus 1", 1), ("as many cards as you discarded", 2)],
)
def test_so_many_cards_and_more(amount: str, drawn: int) -> None:
    scene = played(f"Discard your hand. Draw {amount}.", ours=Side(hand=["Lamp", "Lamp"], play=["Rat"]))
    assert len(scene.hand("A")) == drawn


def test_all_except_those_of_which_something_is_said() -> None:
    scene = played("Destroy all characters except those with 5 life.", ours=Side(play=["Rat", "Tank"]))
    assert [scene.where(name) for name in ("Rat", "Tank", "Bruiser")] == ["discard", "play", "discard"]


@pytest.mark.parametrize(("influence", "drawn"), [(20, 1), (25, 0)])
def test_more_influence_than_yours(influence: int, drawn: int) -> None:
    ours = Side(play=["Rat"], influence=influence)
    scene = played("If an opponent's faction has more influence than yours, draw a card.", ours=ours)
    assert len(scene.hand("A")) == drawn


# ---- what a card was attached to ------------------------------------------------------------------------------------


@pytest.mark.rules("301.4", "402.4")
@pytest.mark.parametrize(
    ("then", "where", "ours", "theirs"),
    [
        ("put it into its owner's hand", "hand", 25, 25),
        ("its controller loses 2 influence", "discard", 25, 23),
        ("gain influence equal to that character's strength", "discard", 28, 25),
    ],
)
def test_the_attached_character_that_was_destroyed(then: str, where: str, ours: int, theirs: int) -> None:
    bond = item("Bond", f"ATTACH TO CHARACTER\nWhen the attached character is destroyed, {then}.")
    here = Side(play=["Rat", Placed("Bond", attached_to="Bruiser")], hand=["Smash"])
    scene = Scene([bond, BRUISER, SMASH, RAT], A=here, B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Smash", "Bruiser")
    assert (scene.where("Bruiser"), scene.influence("A"), scene.influence("B")) == (where, ours, theirs)


@pytest.mark.rules("401.2", "402.4")
@pytest.mark.parametrize(
    "text",
    [
        "COST: Destroy this card.\nEFFECT: The attached character gains 2 strength this turn.",
        "COST: Pay 0.\nEFFECT: Destroy this card. The attached character gains 2 strength this turn.",
    ],
)
def test_what_a_card_was_attached_to_before_it_left(text: str) -> None:
    bomb = item("Bomb", f"ATTACH TO CHARACTER\nGO\n{text}")
    scene = Scene([bomb, RAT], A=Side(play=["Rat", Placed("Bomb", attached_to="Rat")]), B=Side())
    scene.choose("A", "Bomb: Go")
    assert (scene.where("Bomb"), scene.stat("Rat", "strength")) == ("discard", 3)


def test_what_was_picked_is_named_by_all_that_it_might_have_been() -> None:
    text = "COST: Pick an item or character in play.\nEFFECT: Destroy that item or character."
    scene = played(text, "Lamp", ours=Side(play=["Rat", "Lamp"])).pass_windows()
    assert (scene.where("Lamp"), scene.where("Rat")) == ("discard", "play")


# ---- what is said of that player after each player -------------------------------------------------------------------


def test_what_is_said_of_that_player_is_done_by_each_of_them_in_turn() -> None:
    text = "Each opponent discards a card. That player loses 2 influence."
    scene = played(text, theirs=Side(play=["Bruiser"], hand=["Lamp"], deck=DECK))
    assert (scene.influence("A"), scene.influence("B"), scene.pile("B")) == (25, 23, ["Lamp"])


def test_what_each_player_reveals_is_asked_of_each() -> None:
    text = (
        "Each player reveals the top card of their deck. If it is a character, that player puts it into their hand. "
        "Otherwise, they lose 1 influence."
    )
    for ours, theirs, hands in (("Rat", "Lamp", (1, 0)), ("Lamp", "Rat", (0, 1)), ("Rat", "Rat", (1, 1))):
        scene = played(text, ours=Side(play=["Rat"], deck=[ours, "Greed"]), theirs=Side(deck=[theirs, "Greed"]))
        assert (len(scene.hand("A")), len(scene.hand("B"))) == hands
        assert (scene.influence("A"), scene.influence("B")) == (24 + hands[0], 24 + hands[1])


def test_you_do_what_is_not_said_of_them() -> None:
    text = "Each opponent reveals the top card of their deck. If it is an item, draw a card and they draw a card."
    scene = played(text, theirs=Side(play=["Bruiser"], deck=["Lamp", "Greed"]))
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (1, 1)
