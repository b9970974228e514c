"""Our rulings, where no test of a rule shows them."""

import pytest

from mulligan.games.spoils.arranging import Begin, Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.formats import CONSTRUCTED, LIMITED, faults
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
GATE = "The Open Gate"


@pytest.mark.rules("Ruling 1", "202.7", "202.8", "602.2")
def test_a_faction_restores_before_it_develops_without_asking_which_comes_first() -> None:
    side = Side(play=[Placed("Bruiser", depleted=True)], resources=[Placed("Rage", attached_to="faction")])
    scene = Scene([BRUISER], begin=Begin.TURN, A=side, B=Side())
    assert scene.state.depleted[scene.card("Bruiser")] == 0
    assert scene.unattached("A") == 1
    assert scene.happened("triggers") == 2


@pytest.mark.rules("Ruling 3", "309.1")
def test_which_resource_pays_is_asked_only_where_it_can_matter() -> None:
    alike = Scene([BRUISER], A=Side(hand=["Bruiser"], resources=["Rage", "Greed"]), B=Side())
    alike.choose("A", "Play Bruiser")
    assert alike.where("Bruiser") == "play"
    unlike = Scene([BRUISER], A=Side(hand=["Bruiser"], resources=["Rage"], face_down=["Bruiser"]), B=Side())
    unlike.choose("A", "Play Bruiser")
    assert {"Rage"} < set(unlike.options())


@pytest.mark.rules("Ruling 3", "309.1")
def test_where_resources_are_told_apart_those_with_tokens_are_like_no_other() -> None:
    names = [f"Well {number}" for number in range(40)]
    wells = [Card(name, CardType.RESOURCE, text="PROVIDES [R]") for name in names]
    wreck = tactic("Wreck", "COST: Pick a resource.\nEFFECT: Destroy the resource.")
    resources = [Placed(name, tokens=1 if name in names[:10] else 0) for name in names]
    scene = Scene([*wells, wreck, BRUISER], A=Side(hand=["Bruiser"], resources=resources), B=Side())
    scene.choose("A", "Play Bruiser")
    assert scene.options() == [*names, "Take it back"]


@pytest.mark.rules("Ruling 4", "402.1")
def test_what_lasts_for_all_of_a_kind_holds_for_latecomers_too() -> None:
    cheer = tactic("Cheer", "This turn, all your characters gain 2 strength.", cost=0)
    scene = Scene([BRUISER, cheer], A=Side(hand=["Cheer", "Cheer", "Bruiser"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Cheer", "Play Bruiser")
    assert scene.stat("Bruiser", "strength") == 5


@pytest.mark.rules("Ruling 6", "402.3")
def test_a_tactic_named_without_an_area_is_one_that_is_being_played() -> None:
    hush = tactic("Hush", "COST: Pick a tactic.\nEFFECT: Terminate the tactic.", cost=0)
    jab = tactic("Jab", "Your opponent's faction loses 1 influence.", cost=0)
    scene = Scene([hush, jab], A=Side(hand=["Jab"]), B=Side(hand=["Hush"], discard=["Jab"], influence=10))
    scene.choose("A", "Play Jab").choose("B", "Play Hush", "Jab")
    assert (scene.happened("terminated"), scene.influence("B")) == (1, 10)


@pytest.mark.rules("103.1d", "103.2d")
@pytest.mark.parametrize(("format_", "rule"), [(CONSTRUCTED, "103.1d"), (LIMITED, "103.2d")])
def test_a_banned_card_may_not_be_in_a_deck(format_: str, rule: str) -> None:
    deck = Deck("hounds", (Entry("Brass Hound", 1, "Game Deck"), Entry(GATE, 1, "Game Deck")))
    assert any(rule in fault and "Brass Hound" in fault for fault in faults(deck, format_, None, ["Brass Hound"]))
    assert not any(rule in fault for fault in faults(deck, format_, None, []))


@pytest.mark.rules("Ruling 25", "506.1", "402.5")
def test_a_replacement_takes_place_though_nothing_of_it_can_be_done_unless_a_player_may_make_it() -> None:
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    stout = character("Stout", (1, 1, 1), "If this card would be destroyed, remove a token from it instead.")
    meek = character("Meek", (1, 1, 1), "If this card would be destroyed, you may remove a token from it instead.")
    scene = Scene([kill, stout], A=Side(hand=["Kill"]), B=Side(play=["Stout"]))
    scene.choose("A", "Play Kill", "Stout")
    assert scene.where("Stout") == "play"
    other = Scene([kill, meek], A=Side(hand=["Kill"]), B=Side(play=["Meek"]))
    other.choose("A", "Play Kill", "Meek").choose("B", "Yes")
    assert other.where("Meek") == "discard"


@pytest.mark.rules("Ruling 26", "310.1")
def test_nobody_is_asked_whether_to_pick_what_is_not_there_or_to_pay_what_they_cannot() -> None:
    seeker = character(
        "Seeker",
        (1, 1, 1),
        "When this card enters play, you may pick an item. If you do, destroy it. Otherwise, draw a card.",
    )
    beggar = character("Beggar", (1, 1, 1), "When this card enters play, you may pay 3. If you do, draw a card.")
    rope = item("Rope", "All characters gain 1 life.")
    deck = ["Greed"] * 3
    for play, asked in ((["Rope"], True), ([], False)):
        side = Side(hand=["Seeker"], deck=deck, resources=["Rage"])
        scene = Scene([seeker, rope], A=side, B=Side(play=play))
        scene.choose("A", "Play Seeker")
        assert ("Yes" in scene.options()) == asked
        assert (scene.hand("A") == []) == asked
    for resources, asked in ((4, True), (3, False)):
        side = Side(hand=["Beggar"], deck=deck, resources=["Rage"] * resources)
        scene = Scene([beggar], A=side, B=Side())
        scene.choose("A", "Play Beggar")
        assert ("Yes" in scene.options()) == asked


@pytest.mark.rules("Ruling 21", "314.1", "607.2")
def test_whoever_has_terminated_a_card_may_go_on_responding_to_it() -> None:
    nope = tactic("Nope", "COST: Play this only in response to a tactic.\nEFFECT: Terminate that tactic.", cost=0)
    nudge = tactic("Nudge", "EFFECT: Your faction gains 1 influence.", cost=0)
    gift = tactic("Gift", "EFFECT: Your faction gains 5 influence.", cost=0)
    scene = Scene([nope, nudge, gift], A=Side(hand=["Gift"], influence=10), B=Side(hand=["Nope", "Nudge"]))
    scene.choose("A", "Play Gift").choose("B", "Play Nope")
    assert scene.options() == ["Do nothing", "Play Nudge"]
    scene.choose("B", "Play Nudge")
    assert scene.influence("A") == 10
