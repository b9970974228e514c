"""What is said of each player or of one name; who alone can block; what becomes a character; two sentences in one."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
ONE = ["Greed"]
BRUISER = character("Bruiser", (3, 5, 3))
RUNNER = character("Runner", (1, 2, 5))
GUARD = character("Guard", (1, 9, 1))
ROPE = item("Rope", "", threshold="")


@pytest.mark.rules("608.1d", "302.2")
@pytest.mark.parametrize(
    "who", ["the controller of the faction or location you are attacking", "the defending player", "your opponent"]
)
def test_only_those_that_were_picked_can_block_and_they_must(who: str) -> None:
    text = (
        f"When you attack, {who} picks up to 2 characters they control. "
        "Those characters must block during this battle if able, and only those characters can block."
    )
    cards = [BRUISER, RUNNER, GUARD, item("Horn", text), tactic("Wait", "Draw a card.")]
    for picked, damage, influence in ((["Guard"], [3, 0], 25), (["Guard", "Runner"], [3, 0], 25), ([], [0, 0], 22)):
        scene = Scene(
            cards,
            A=Side(hand=["Wait"], play=["Bruiser", "Horn"], resources=RAGE, deck=["Greed"] * 3),
            B=Side(play=["Guard", "Runner"], deck=["Greed"] * 3),
        )
        scene.choose("A", "Attack The Open Gate (B)").answered("Bruiser", *picked)
        assert scene.asked == "A"
        assert [scene.state.damage[scene.card(name)] for name in ("Guard", "Runner")] == damage
        assert scene.influence("B") == influence


@pytest.mark.rules("208.1a", "402.1")
def test_what_becomes_a_character_has_the_numbers_that_are_said() -> None:
    text = (
        "Pick an item. This turn, it is a golem character with strength and life equal to its numeric cost and 3 speed."
    )
    hit = "Inflict 1 damage to a golem character."
    scene = Scene(
        [item("Chest", "", trade="Rogue"), tactic("Breath", text), tactic("Blow", hit), tactic("Tap", hit)],
        A=Side(hand=["Breath", "Blow", "Tap"], play=["Chest"], resources=RAGE, deck=["Greed"] * 3),
        B=Side(deck=["Greed"] * 3),
    )
    scene.choose("A", "Play Blow").pass_windows()
    assert scene.where("Chest") == "play"
    scene.choose("A", "Play Breath").pass_windows()
    assert [scene.stat("Chest", stat) for stat in ("strength", "life", "speed")] == [1, 1, 3]
    scene.choose("A", "Play Tap").pass_windows()
    assert scene.where("Chest") == "discard"


@pytest.mark.rules("402.2")
@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("Each player who controls an item draws a card.", [ONE, [], ONE]),
        ("Each opponent that controls an item draws a card.", [[], [], ONE]),
        ("Each player who controls an item, draws a card. Otherwise, they draw 2 cards.", [ONE, ONE * 2, ONE]),
        ("Each opponent who has no cards in their hand may draw a card.", [[], ONE, ONE]),
    ],
)  # fmt: skip
def test_of_each_player_it_is_asked_whether_it_is_so(text: str, hands: list[list[str]]) -> None:
    deck = ["Greed"] * 4
    scene = Scene(
        [ROPE, tactic("Deed", text)],
        A=Side(hand=["Deed"], play=["Rope"], resources=RAGE, deck=deck),
        B=Side(deck=deck),
        C=Side(play=["Rope"], deck=deck),
    )
    scene.choose("A", "Play Deed").answered("Yes", "Yes")
    assert [scene.hand(seat) for seat in "ABC"] == hands


@pytest.mark.rules("402.5")
@pytest.mark.parametrize(("number", "left"), [("1", 1), ("2", 0)])
def test_who_has_too_few_loses_all(number: str, left: int) -> None:
    text = (
        "EXTRA COST: Choose a number for X. Destroy X characters you control.\n"
        "Each opponent who controls at least X characters, destroys X characters they control. "
        "Otherwise, destroy all characters they control."
    )
    scene = Scene(
        [BRUISER, RUNNER, GUARD, tactic("Brawl", text)],
        A=Side(hand=["Brawl"], play=["Bruiser", "Bruiser", "Bruiser"], resources=RAGE, deck=["Greed"]),
        B=Side(play=["Guard", "Runner"], deck=["Greed"]),
        C=Side(play=["Guard"], deck=["Greed"]),
    )
    scene.choose("A", "Play Brawl").answered(number)
    assert len(scene.pile("B")) == 2 - left
    assert len(scene.pile("C")) == 1


@pytest.mark.rules("312.1")
def test_of_different_types_of_resource_each_has_another_name() -> None:
    what = 'up to 2 different types of staple resources, not named "Greed",'
    text = f"Search your deck for {what} and reveal them. Put them into your hand."
    scene = Scene(
        [tactic("Plan", text)],
        A=Side(hand=["Plan"], resources=RAGE, deck=["Greed", "Rage", "Rage", "Elitism", "Greed"]),
        B=Side(),
    )
    scene.choose("A", "Play Plan").pass_windows()
    assert "Greed" not in scene.options()
    scene.choose("A", "Rage")
    assert "Rage" not in scene.options()
    scene.answered("Elitism")
    assert scene.hand("A") == ["Elitism", "Rage"]


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(("life", "hand"), [(2, []), (3, ["Greed"])])
def test_a_time_at_the_front_holds_for_what_is_waited_for_too(life: int, hand: list[str]) -> None:
    text = (
        "EXTRA COST: Pick a character.\n"
        "This turn, that character loses 2 life and if it would be destroyed its controller discards a card."
    )
    scene = Scene(
        [character("Victim", (1, life, 1)), tactic("Grip", text)],
        A=Side(hand=["Grip"], resources=RAGE, deck=["Greed"]),
        B=Side(hand=["Greed"], play=["Victim"], deck=["Greed"]),
    )
    scene.choose("A", "Play Grip").answered("Victim")
    assert scene.hand("B") == hand


@pytest.mark.rules("314.1", "607.1")
def test_what_is_said_in_the_passive_is_done() -> None:
    scene = Scene(
        [tactic("Gift", "Draw a card."), tactic("Alarm", "All other unresolved cards are terminated.")],
        A=Side(hand=["Gift"], resources=RAGE, deck=["Greed"]),
        B=Side(hand=["Alarm"], resources=RAGE, deck=["Greed"]),
    )
    scene.choose("A", "Play Gift").choose("B", "Play Alarm").pass_windows()
    assert scene.hand("A") == []
    assert scene.pile("B") == ["Alarm"]


@pytest.mark.rules("402.6")
@pytest.mark.parametrize(("cards", "drawn"), [(["Gift", "Gift"], 1), (["Gift", "Present"], 0)])
def test_cards_of_the_same_name_are_counted_by_name(cards: list[str], drawn: int) -> None:
    text = "If you deployed at least 2 cards with the same name this turn, draw a card."
    gift = "Your faction gains 1 influence."
    scene = Scene(
        [tactic("Gift", gift), tactic("Present", gift), tactic("Toll", text)],
        A=Side(hand=[*cards, "Toll"], resources=RAGE, deck=["Greed"] * 3),
        B=Side(),
    )
    for name in (*cards, "Toll"):
        scene.choose("A", f"Play {name}").pass_windows()
    assert len(scene.hand("A")) == drawn


@pytest.mark.rules("305.1", "503.1")
@pytest.mark.parametrize(
    ("seat", "text", "hand"),
    [("B", "An opponent discards 2 cards.", ["Elitism", "Greed"]), ("A", "Discard 2 cards.", [])],
)
def test_who_makes_a_player_discard_is_told_apart(seat: str, text: str, hand: list[str]) -> None:
    event = "an effect controlled by an opponent causes you to discard any number of cards"
    watch = f"When {event}, you may put them back into your hand."
    sides = {
        "A": Side(hand=["Greed", "Elitism"], play=["Glove"], resources=RAGE, deck=["Rage"]),
        "B": Side(resources=RAGE, deck=["Rage"]),
    }
    sides[seat].hand.append("Deed")
    scene = Scene([item("Glove", watch), tactic("Deed", text)], seat, A=sides["A"], B=sides["B"])
    scene.choose(seat, "Play Deed").answered("Yes", "Yes")
    assert scene.hand("A") == hand


@pytest.mark.rules("402.1")
def test_what_one_controls_and_deploys_is_what_one_controls_from_then_on() -> None:
    text = "This turn, characters you control and deploy gain 1 strength."
    scene = Scene(
        [BRUISER, RUNNER, tactic("Cheer", text)],
        A=Side(hand=["Cheer", "Runner"], play=["Bruiser"], resources=RAGE, deck=["Greed"]),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Cheer").pass_windows().choose("A", "Play Runner").pass_windows()
    assert scene.stat("Runner", "strength") == 2
    bruisers = [card for card in scene.state.in_play if scene.state.face(card).name == "Bruiser"]
    assert sorted(scene.strengths(bruisers)) == [3, 4]


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Each player chooses a character they control. Destroy all other characters.", ["Bruiser", "Guard"]),
        ("Choose a character you control. Destroy all other characters.", ["Bruiser"]),
        ("Destroy all other characters.", []),
    ],
)
def test_the_others_of_a_tactic_are_those_that_were_not_chosen(text: str, left: list[str]) -> None:
    scene = Scene(
        [BRUISER, RUNNER, GUARD, tactic("Cull", text)],
        A=Side(hand=["Cull"], play=["Bruiser", "Runner"], resources=RAGE, deck=["Greed"]),
        B=Side(play=["Guard", "Runner"], deck=["Greed"]),
    )
    scene.choose("A", "Play Cull").answered("Bruiser", "Guard")
    names = [scene.state.face(card).name for card in scene.state.in_play]
    assert sorted(name for name in names if name in ("Bruiser", "Runner", "Guard")) == left
