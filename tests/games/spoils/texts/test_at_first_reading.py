"""What cards say that nobody had seen when the language was made: whose cards, other than which, opposed to whom."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.tried import DECK, GUARD, LAMP, RAT

OX = character("Ox", (1, 6, 3))
ELK = character("Elk", (1, 6, 3))


# ---- whose hand -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "EXTRA COST: Pick an opponent.\nThat player discards all items.",
        "EXTRA COST: Pick an opponent.\nLook at that player's hand. That player discards all items.",
        "Each opponent discards all items.",
    ],
)
def test_who_discards_all_of_a_kind_discards_their_own(text: str) -> None:
    deed = tactic("Deed", text, cost=0)
    scene = Scene([deed, RAT, LAMP], A=Side(hand=["Deed", "Lamp"], play=["Rat"]), B=Side(hand=["Lamp", "Lamp", "Rat"]))
    scene.choose("A", "Play Deed").answered()
    assert (scene.hand("A"), scene.hand("B")) == (["Lamp"], ["Rat"])


# ---- another, on what is attached -----------------------------------------------------------------------------------


def test_another_character_is_not_the_attached_one() -> None:
    whip = item(
        "Whip", "ATTACH TO CHARACTER\nLASH\nCOST: Deplete this card. Pick another character.\nEFFECT: Destroy it."
    )
    scene = Scene([whip, RAT, OX], A=Side(play=["Rat", Placed("Whip", attached_to="Rat")]), B=Side(play=["Ox"]))
    scene.choose("A", "Whip: Lash")
    assert [option for option in scene.options() if option != "Take it back"] == ["Ox"]


def test_the_other_members_of_a_party_are_not_the_attached_character() -> None:
    flag = item(
        "Flag",
        "ATTACH TO CHARACTER\n"
        "When the attached character attacks, all other members of the attacking party gain 1 strength this turn.",
    )
    mine = Side(play=["Elk", "Ox", Placed("Flag", attached_to="Ox")], resources=["Greed"] * 8, deck=DECK)
    scene = Scene([flag, ELK, OX], A=mine, B=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Elk", "Ox")
    assert [scene.stat(name, "strength") for name in ("Elk", "Ox")] == [2, 1]


# ---- opposed to whom ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "This turn, the character loses 1 life for each member of the opposing party.",
        "The character loses 1 life this turn for each character in the opposing party.",
    ],
)
@pytest.mark.parametrize(("picked", "lost"), [("Guard", 2), ("Ox", 1)])
def test_the_opposing_party_is_the_one_that_opposes_the_character_spoken_of(text: str, picked: str, lost: int) -> None:
    trip = tactic("Trip", f"EXTRA COST: Pick a character in a battle.\n{text}", cost=0)
    guard = character("Guard", (1, 6, 3))
    scene = Scene([trip, guard, ELK, OX], A=Side(hand=["Trip"], play=["Elk", "Ox"]), B=Side(play=["Guard"]))
    scene.choose("A", "Attack The Open Gate (B)", "Elk", "Ox").pass_windows().choose("B", "Guard")
    scene.choose("A", "Play Trip", picked).pass_windows_of("B")
    assert scene.stat(picked, "life") == 6 - lost


# ---- put into play from face-down -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "controller"), [("under your control", 0), ("under its owner's control", 1)])
def test_a_face_down_card_that_is_put_into_play_is_face_up_there(under: str, controller: int) -> None:
    turn = tactic(
        "Turn",
        f"EXTRA COST: Pick a face-down resource an opponent controls.\nReveal it. Put it into play {under}.",
        cost=0,
    )
    scene = Scene([turn, RAT, GUARD], A=Side(hand=["Turn"], play=["Guard"]), B=Side(face_down=["Rat"]))
    scene.choose("A", "Play Turn").answered()
    rat = scene.card("Rat")
    assert (scene.where("Rat"), scene.state.face_down[rat], scene.state.controller[rat]) == ("play", 0, controller)


# ---- influence about to be gained -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "gained", "drawn"),
    [
        ("When your faction gains influence, increase the amount by 1.", 3, 0),
        ("If your faction would gain influence, reduce the amount by 1.", 1, 0),
        ("If your faction would gain influence, draw a card instead.", 0, 1),
        ("If your faction would gain influence, it gains twice that much influence instead.", 4, 0),
        ("If your faction would gain influence, you may draw a card instead.", 2, 0),
    ],
)
def test_influence_about_to_be_gained_is_changed_or_replaced(text: str, gained: int, drawn: int) -> None:
    vault = location("Vault", 3, text)
    gift = tactic("Gift", "Your faction gains 2 influence.", cost=0)
    scene = Scene([vault, gift, RAT], A=Side(hand=["Gift"], play=["Vault", "Rat"], deck=DECK), B=Side())
    before = scene.influence("A")
    scene.choose("A", "Play Gift").answered("No")
    assert (scene.influence("A") - before, len(scene.hand("A"))) == (gained, drawn)


@pytest.mark.parametrize(("test", "drawn"), [("at least 2", 1), ("at least 3", 0), ("at most 2", 1), ("at most 1", 0)])
def test_a_number_is_at_least_or_at_most_so_much(test: str, drawn: int) -> None:
    deed = tactic("Deed", f"EXTRA COST: X is the number of items you control.\nIf X is {test}, draw a card.", cost=0)
    scene = Scene([deed, LAMP, RAT], A=Side(hand=["Deed"], play=["Lamp", "Lamp", "Rat"], deck=DECK), B=Side())
    scene.choose("A", "Play Deed")
    assert len(scene.hand("A")) == drawn


def test_it_is_the_faction_where_nothing_else_was_spoken_of() -> None:
    refund = tactic("Refund", "Your faction gains 1 influence for each resource attached to it.", cost=0)
    used = [Placed("Greed", attached_to="faction")] * 3
    scene = Scene(
        [refund, RAT], A=Side(hand=["Refund"], play=["Rat"], resources=["Greed", *used]), B=Side(resources=used)
    )
    before = scene.influence("A")
    scene.choose("A", "Play Refund")
    assert scene.influence("A") - before == 3


@pytest.mark.parametrize(
    ("text", "under"),
    [
        ("You may put any of those cards on the bottom of their owners' decks.", ["Elk", "Ox"]),
        ("You may put any one of those cards on the bottom of its owner's deck.", ["Elk"]),
    ],
)
def test_any_of_some_cards_are_as_many_as_one_likes(text: str, under: list[str]) -> None:
    peek = tactic("Peek", f"Look at the top card of each player's deck. {text}", cost=0)
    scene = Scene(
        [peek, ELK, OX, RAT], A=Side(hand=["Peek"], play=["Rat"], deck=["Elk", *DECK]), B=Side(deck=["Ox", *DECK])
    )
    scene.choose("A", "Play Peek").answered("Yes", "Elk", "Ox")
    bottoms = {scene.state.face(deck[0]).name for deck in scene.state.decks}
    assert sorted(bottoms & {"Elk", "Ox"}) == under


@pytest.mark.parametrize(
    "text",
    [
        "This card may assign its battle damage to the target of the attack instead of the blocking party.",
        "When this card attacks, this turn, you may assign its battle damage to the target of the attack instead of to "
        "the blocking party.",
    ],
)
def test_battle_damage_may_be_assigned_past_the_blockers(text: str) -> None:
    ram = character("Ram", (3, 3, 3), text)
    scene = Scene([ram, OX, RAT], A=Side(play=["Ram", "Rat"]), B=Side(play=["Ox"]))
    before = scene.influence("B")
    scene.choose("A", "Attack The Open Gate (B)", "Ram", "Done").answered("Ox", "The Open Gate (B)", "3")
    assert before - scene.influence("B") == 3
