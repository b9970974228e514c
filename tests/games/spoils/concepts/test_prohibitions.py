"""What cards and players are kept from (402.7): who cannot block, pick or destroy a card; what nobody may do."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RAT = character("Rat", (1, 1, 1))
KILL = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
RAGE = ["Rage"] * 4


@pytest.mark.rules("412.1", "402.7", "Ruling 27")
def test_a_character_that_some_characters_cannot_block() -> None:
    giant = character("Giant", (3, 3, 3), "This card cannot be blocked by characters with 1 strength or less.")
    scene = Scene([giant, RAT, BRUISER], A=Side(play=["Giant"]), B=Side(play=["Rat", "Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.options() == ["Bruiser", "Done"]
    assert scene.why_not("Rat") == "412.1"
    mixed = Scene([giant, RAT, BRUISER], A=Side(play=["Giant", "Bruiser"]), B=Side(play=["Rat"]))
    mixed.choose("A", "Attack The Open Gate (B)", "Giant", "Bruiser")
    assert "Rat" in mixed.options()  # the other member can be blocked


@pytest.mark.rules("412.1", "504.1")
def test_only_some_characters_can_block_while_a_condition_holds() -> None:
    boar = character(
        "Boar",
        (2, 2, 2),
        "While it is your turn, only characters with X or more speed can block this card, where X is its speed.",
    )
    scene = Scene([boar, RAT, BRUISER], A=Side(play=["Boar"]), B=Side(play=["Rat", "Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.options() == ["Bruiser", "Done"]


@pytest.mark.rules("412.1")
def test_a_party_that_is_too_small_cannot_block() -> None:
    beast = character("Beast", (3, 3, 3), "This card cannot be blocked by parties of less than 2 members.")
    alone = Scene([beast, RAT], A=Side(play=["Beast"]), B=Side(play=["Rat"]))
    alone.choose("A", "Attack The Open Gate (B)")
    assert alone.influence("B") == 22  # nobody could block
    two = Scene([beast, RAT], A=Side(play=["Beast"]), B=Side(play=["Rat", "Rat"]))
    two.choose("A", "Attack The Open Gate (B)")
    assert two.options() == ["Rat (1)", "Rat (2)", "Done"]
    two.choose("B", "Rat (1)")
    assert two.influence("B") == 25  # the second had to join, and nobody got through


@pytest.mark.rules("504.1", "412.1")
def test_what_holds_of_the_player_of_whom_the_condition_holds() -> None:
    thief = character(
        "Thief", (2, 2, 2), "While an opponent controls an item, this card cannot be blocked by that player."
    )
    rope = item("Rope", "This card cannot be destroyed.")
    cards = [thief, rope, RAT]
    scene = Scene(cards, A=Side(play=["Thief"]), B=Side(play=["Rat", "Rope"]), C=Side(play=["Rat"]))
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.influence("B") == 23
    other = Scene(cards, A=Side(play=["Thief"]), B=Side(play=["Rat", "Rope"]), C=Side(play=["Rat"]))
    other.choose("A", "Attack The Open Gate (C)")
    assert other.options() == ["Rat (2)", "Done"]


@pytest.mark.rules("402.2", "502.4")
def test_those_players_are_the_ones_that_the_condition_was_true_of() -> None:
    gamer = character(
        "Gamer",
        (2, 2, 2),
        "OUTWIT\nCOST: Use this only if an opponent controls more characters than you.\n"
        "EFFECT: This turn, this card cannot be blocked by those players.",
    )
    scene = Scene([gamer, RAT], A=Side(play=["Gamer"]), B=Side(play=["Rat", "Rat"]), C=Side(play=["Rat"]))
    scene.choose("A", "Gamer: Outwit").pass_windows()
    scene.choose("A", "Attack The Open Gate (B)").pass_windows()
    assert scene.influence("B") == 23


@pytest.mark.rules("505.1", "608.1d")
def test_a_character_that_must_block_one_attacker_blocks_no_other_by_force() -> None:
    dancer = character(
        "Dancer",
        (1, 9, 1),
        "When this card attacks, pick a character. That character must block this card this turn if able.",
    )
    scene = Scene([dancer, RAT], A=Side(play=["Dancer"]), B=Side(play=["Rat"]))
    scene.choose("A", "Attack The Open Gate (B)", "Rat")
    assert scene.influence("B") == 25  # the rat had no choice
    assert scene.happened("blocks") == 1


@pytest.mark.rules("310.1", "402.7")
def test_what_cannot_be_picked_by_tactics_or_abilities_can_be_picked_by_a_trigger() -> None:
    fish = character("Fish", (1, 1, 1), "This card cannot be picked by tactics or abilities.")
    poke = character(
        "Poke", (1, 1, 1), "POKE\nCOST: Pick a character an opponent controls.\nEFFECT: Destroy the character."
    )
    hook = character(
        "Hook", (1, 1, 1), "When this card enters play, pick a character an opponent controls. Destroy that character."
    )
    cards = [fish, poke, hook, KILL]
    side = Side(hand=["Kill", "Hook"], play=["Poke"], resources=RAGE)
    scene = Scene(cards, A=side, B=Side(play=["Fish"]))
    assert "Poke: Poke" not in scene.options()
    scene.choose("A", "Play Kill")
    assert "Fish" not in scene.options()
    scene.choose("A", "Poke").choose("A", "Play Hook")
    assert scene.where("Fish") == "discard"


@pytest.mark.rules("402.7a", "304.1")
def test_a_card_that_cards_of_some_players_cannot_destroy() -> None:
    guard = tactic(
        "Guard",
        "This turn, characters you control cannot be destroyed by cards or abilities your opponents control.",
        cost=0,
    )
    side = Side(hand=["Guard", "Kill"], play=["Bruiser"])
    scene = Scene([BRUISER, guard, KILL], A=side, B=Side(hand=["Kill"]))
    scene.choose("A", "Play Guard").choose("B", "Do nothing")
    scene.choose("A", "Play Kill", "Bruiser").choose("B", "Play Kill", "Bruiser")
    assert scene.where("Bruiser") == "discard"  # by the own tactic in the end
    assert scene.happened("destroyed") == 1


@pytest.mark.rules("408.7", "402.7")
def test_who_cannot_inflict_damage_to_a_card() -> None:
    den = location("Den", 3, "Characters with COVERT cannot inflict damage to this card.")
    shade = character("Shade", (5, 1, 1), "COVERT")
    scene = Scene([den, shade], A=Side(play=["Shade"]), B=Side(play=["Den"]))
    scene.choose("A", "Attack Den (B)")
    assert scene.where("Den") == "play"


@pytest.mark.rules("505.1", "608.1b")
def test_attacking_with_one_character_must_be_paid_for() -> None:
    tax = item("Tax", "ATTACH TO CHARACTER\nThe attached character's controller must pay 3 to attack with it.")
    taxed = Placed("Tax", attached_to="Bruiser")
    rich = Scene([tax, BRUISER, RAT], A=Side(play=["Bruiser", "Rat", taxed], resources=RAGE), B=Side())
    rich.choose("A", "Attack The Open Gate (B)", "Bruiser", "Done").pass_windows()
    assert rich.unattached("A") == 1
    poor = Scene([tax, BRUISER, RAT], A=Side(play=["Bruiser", "Rat", taxed], resources=["Rage"]), B=Side())
    poor.choose("A", "Attack The Open Gate (B)").pass_windows()
    assert poor.influence("B") == 24  # only the rat could be afforded


@pytest.mark.rules("505.1", "312.1")
def test_searching_a_deck_must_be_paid_for_or_does_not_happen() -> None:
    toll = location("Tollgate", 3, "Your opponents must pay 2 to search their deck.")
    hunt = tactic("Hunt", "Search your deck for a character and put it into your hand.", cost=0)
    deck = ["Bruiser", "Greed"]
    rich = Scene([toll, hunt, BRUISER], A=Side(hand=["Hunt"], deck=deck, resources=RAGE), B=Side(play=["Tollgate"]))
    rich.choose("A", "Play Hunt", "Bruiser")
    assert rich.hand("A") == ["Bruiser"]
    assert rich.unattached("A") == 2
    poor = Scene([toll, hunt, BRUISER], A=Side(hand=["Hunt"], deck=deck, resources=["Rage"]), B=Side(play=["Tollgate"]))
    poor.choose("A", "Play Hunt")
    assert poor.hand("A") == []
    assert poor.happened("searched") == 0


@pytest.mark.rules("402.7")
def test_what_players_cannot_do_at_all() -> None:
    hush = tactic("Hush", "COST: Pick a player.\nEFFECT: This turn, that player cannot draw cards.", cost=0)
    read = tactic("Read", "Draw 2 cards.", cost=0)
    scene = Scene([hush, read], A=Side(hand=["Hush", "Read"], deck=["Greed"] * 4), B=Side())
    scene.choose("A", "Play Hush", "A").choose("A", "Play Read")
    assert scene.hand("A") == []
    fast = item("Fast", "Players cannot gain influence.")
    feast = tactic("Feast", "Your faction gains 3 influence.", cost=0)
    lean = Scene([fast, feast], A=Side(hand=["Feast"], play=["Fast"]), B=Side())
    lean.choose("A", "Play Feast")
    assert lean.influence("A") == 25


@pytest.mark.rules("604.1", "402.7")
def test_tactics_that_cannot_be_played_this_turn_or_only_in_the_own_turn() -> None:
    rest = tactic("Rest", "This turn, tactics cannot be played.", cost=0)
    read = tactic("Read", "Draw a card.", cost=0)
    scene = Scene([rest, read, BRUISER], A=Side(hand=["Rest", "Read"], play=["Bruiser"]), B=Side(hand=["Read"]))
    scene.choose("A", "Play Rest").choose("B", "Do nothing")
    assert "Play Read" not in scene.options()
    assert scene.why_not("Play Read") == "402.7"
    wall = location("Wall", 3, "Your opponents may only play tactics during their own turn.")
    mine = Scene([wall, read, RAT], A=Side(hand=["Read"], play=["Wall", "Rat"]), B=Side(hand=["Read"]))
    mine.choose("A", "Play Read")
    assert mine.asked == "A"  # nobody could respond
    theirs = Scene([wall, read], turn="B", A=Side(play=["Wall"]), B=Side(hand=["Read"]))
    assert "Play Read" in theirs.options()


@pytest.mark.rules("507.3a", "507.3b", "101.1")
def test_a_party_that_is_covert_because_of_one_member_and_blockers_of_covert_parties() -> None:
    creeper = character(
        "Creeper", (2, 2, 2), "COVERT\nWhile this card is a member of an attacking party, the party is COVERT."
    )
    scene = Scene([creeper, BRUISER, RAT], A=Side(play=["Creeper", "Bruiser"]), B=Side(play=["Rat"]))
    scene.choose("A", "Attack The Open Gate (B)", "Creeper", "Bruiser")
    assert scene.influence("B") == 20
    eye = location("Eye", 3, "COVERT parties can be blocked by characters without COVERT.")
    seen = Scene([creeper, RAT, eye], A=Side(play=["Creeper"]), B=Side(play=["Rat", "Eye"]))
    seen.choose("A", "Attack The Open Gate (B)")
    assert seen.options() == ["Rat", "Done"]


@pytest.mark.rules("505.2")
def test_a_party_with_a_required_size_lends_nobody_the_abilities_of_others() -> None:
    march = item("March", "If an attacking party is formed, it must have an even number of members.")
    cook = character("Cook", (1, 1, 1), "COOK\nCOST: Pay 0.\nEFFECT: Draw a card.")
    scene = Scene([march, cook, RAT], A=Side(play=["March", "Rat", "Rat"]), B=Side(play=["Cook"]))
    assert "Cook: Cook" not in scene.options()


@pytest.mark.rules("314.1", "402.7")
def test_a_tactic_that_cannot_be_terminated() -> None:
    stone = tactic("Stone", "This card cannot be terminated. Draw a card.", cost=0)
    stop = tactic("Stop", "COST: Play this only in response to a tactic.\nEFFECT: Terminate the tactic.", cost=0)
    scene = Scene([stop, stone], A=Side(hand=["Stone"], deck=["Greed"] * 2), B=Side(hand=["Stop"]))
    scene.choose("A", "Play Stone").choose("B", "Play Stop")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("402.7")
@pytest.mark.parametrize(("zones", "kept"), [("the void, discard pile or play", True), ("the void", False)])
def test_cards_are_kept_from_getting_into_a_hand(zones: str, kept: bool) -> None:
    lockbox = item("Lockbox", f"Cards cannot be put into your opponents' hands from {zones}.")
    rat, ox = character("Rat", (1, 1, 1)), character("Ox", (2, 2, 2))
    back = tactic("Back", "Put all characters into their owners' hands.", cost=0)
    again = tactic("Again", "Put a character from your discard pile into your hand.", cost=0)
    ours = Side(hand=["Back", "Again"], play=["Rat"], discard=["Ox"])
    scene = Scene([lockbox, rat, ox, back, again], A=ours, B=Side(play=["Lockbox", "Ox"]))
    scene.choose("A", "Play Back", "Play Again")
    if not kept and scene.asked == "A" and "Ox" in scene.options():
        scene.choose("A", "Ox")
    assert scene.hand("A") == ([] if kept else ["Ox", "Rat"])
    assert scene.hand("B") == ["Ox"]
