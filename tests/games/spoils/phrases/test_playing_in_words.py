"""Cards that effects let players play: for a price, several, up to a total; what is played when only tactics are."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
CHEAP = character("Cheap", (1, 1, 1))
PAIR = [character(name, (1, 1, 1)) for name in ("Left", "Right")]
PROUD = character("Proud", (1, 1, 1), threshold="GGG")


def played(text: str, hand: list[str], *chosen: str, resources: int = 6) -> Scene:
    """A tactic of this text, played by A; then what is chosen, or as little as can be."""
    scene = Scene(
        [CHEAP, *PAIR, PROUD, tactic("Deed", text, cost=0)],
        A=Side(hand=["Deed", *hand], play=["Cheap", "Cheap"], resources=["Rage"] * resources, deck=["Greed"] * 3),
        B=Side(deck=["Greed"] * 3),
    )
    return scene.choose("A", "Play Deed").answered(*chosen)


@pytest.mark.rules("308.1a", "401.3")
def test_nobody_is_asked_to_play_what_cannot_be_played() -> None:
    scene = Scene(
        [PROUD, CHEAP, tactic("Deed", "You may play a character for free.")],
        A=Side(hand=["Deed", "Proud"], resources=RAGE, deck=["Greed"]),
        B=Side(),
    )
    scene.choose("A", "Play Deed").pass_windows()
    assert "Yes" not in scene.options()
    assert scene.hand("A") == ["Proud"]


@pytest.mark.rules("308.1a", "401.3")
def test_only_what_can_be_played_is_offered() -> None:
    scene = Scene(
        [PROUD, CHEAP, tactic("Deed", "You may play a character for free.")],
        A=Side(hand=["Deed", "Proud", "Cheap"], resources=RAGE, deck=["Greed"]),
        B=Side(),
    )
    scene.choose("A", "Play Deed").pass_windows().choose("A", "Yes").pass_windows()
    assert "Proud" not in scene.options()
    assert scene.hand("A") == ["Proud"]


@pytest.mark.rules("604.2", "309.1")
@pytest.mark.parametrize("text", ["You may deploy a character for 3.", "You may pay 3 to deploy a character."])
def test_a_card_is_played_for_a_price_instead_of_its_cost(text: str) -> None:
    scene = played(text, ["Left"], "Yes", "Left")
    assert scene.where("Left") == "play"
    assert scene.unattached("A") == 3
    assert played(text, ["Left"], "Yes", "Left", resources=2).hand("A") == ["Left"]


@pytest.mark.rules("604.2", "402.5")
@pytest.mark.parametrize(
    ("words", "most", "wanted", "hand"),
    [
        ("up to 2 characters for free", 6, ["Left", "Right"], []),
        ("up to 2 characters for free", 6, ["Left"], ["Right"]),
        ("any number of characters for free", 6, ["Left", "Right"], []),
        ("any number of cards for free with total numeric cost 1 or less", 6, ["Left", "Right"], ["Right"]),
        ("any number of cards for free with total numeric cost 2 or less", 0, ["Left", "Right"], []),
    ],
)
def test_several_are_played_one_after_another(words: str, most: int, wanted: list[str], hand: list[str]) -> None:
    scene = played(f"You may play {words}.", ["Left", "Right"], "Yes", *wanted, resources=most)
    assert scene.hand("A") == hand


@pytest.mark.rules("410.2", "604.2")
def test_a_total_is_that_of_cards_that_have_gone_since() -> None:
    text = (
        "X is the total numeric cost of all characters you control. Put those cards into their owners' hands. "
        "You may deploy any number of cards for free with total numeric cost X or less."
    )
    scene = played(text, ["Left"], "Yes", "Left", "Cheap", "Cheap", resources=0)
    assert scene.hand("A") == ["Cheap"]


@pytest.mark.rules("507.6b", "604.1b")
@pytest.mark.parametrize(("turn", "influence"), [("A", 25), ("B", 22)])
def test_what_one_does_for_playing_a_card_when_only_tactics_can_be_played(turn: str, influence: int) -> None:
    text = (
        "You may play this card whenever you could play a tactic. "
        "If you do, when this card enters play lose 3 influence."
    )
    scene = Scene(
        [character("Snake", (1, 1, 1), text), tactic("Wait", "Gain 1 influence.")],
        turn=turn,
        A=Side(hand=["Snake", "Greed"], resources=RAGE, deck=["Rage"] * 3),
        B=Side(hand=["Wait"], resources=RAGE, deck=["Rage"] * 3),
    )
    if turn == "B":
        scene.choose("B", "Play Wait")
    scene.choose("A", "Play Snake")
    while "End the turn" not in scene.options():
        options = scene.options()
        scene.choose(scene.asked, "Do nothing" if "Do nothing" in options else options[0])
    assert scene.where("Snake") == "play"
    assert scene.influence("A") == influence


@pytest.mark.rules("201.5b", "503.1")
def test_the_moment_may_stand_after_what_is_done() -> None:
    text = (
        "While this card is in your hand, you may reveal this card when an item enters play under your control. "
        "If you do, you may pay 2 to deploy this card."
    )
    scene = Scene(
        [character("Lurker", (1, 1, 1), text), item("Bell", "")],
        A=Side(hand=["Lurker", "Bell"], resources=["Rage"] * 3, deck=["Greed"]),
        B=Side(),
    )
    scene.choose("A", "Play Bell").pass_windows().choose("A", "Yes").pass_windows()
    if "Yes" in scene.options():
        scene.choose("A", "Yes").pass_windows()
    assert scene.where("Lurker") == "play"
    assert scene.unattached("A") == 0


@pytest.mark.rules("606.1", "602.1")
def test_an_ability_is_used_when_an_effect_says_so() -> None:
    tool = "WIND\nCOST: Deplete this card.\nEFFECT: Gain 3 influence."
    scene = Scene(
        [item("Tool", tool), tactic("Deed", "You may use an ability.", cost=0)],
        A=Side(hand=["Deed", "Deed"], play=["Tool"], resources=["Rage"], deck=["Greed"] * 3),
        B=Side(),
    )
    scene.choose("A", "Play Deed").pass_windows().choose("A", "Yes")
    if "Tool: Wind" in scene.options():
        scene.choose("A", "Tool: Wind")
    assert scene.pass_windows().influence("A") == 28


@pytest.mark.rules("403.6")
def test_what_a_card_has_voided_is_found_in_the_void() -> None:
    text = (
        "HIDE\nCOST: Pick a character. Pay 1.\nEFFECT: Put that character into the void.\n"
        "SHOW\nCOST: Pay 1.\nEFFECT: Put a character voided by this card into play under your control."
    )
    scene = Scene(
        [CHEAP, *PAIR, item("Hat", text)],
        A=Side(hand=["Right"], play=["Hat"], resources=RAGE, deck=["Greed"]),
        B=Side(play=["Left"], out_of_game=["Cheap"]),
    )
    scene.choose("A", "Hat: Hide", "Left").pass_windows()
    assert scene.where("Left") == "out"
    scene.choose("A", "Hat: Show").pass_windows()
    assert (scene.where("Left"), scene.controller("Left")) == ("play", "A")
    assert scene.where("Right") == "hand"


@pytest.mark.rules("101.1", "604.1b")
@pytest.mark.parametrize(
    "text",
    [
        "You may play this card from your discard pile.",
        "You may deploy this card from your discard pile as though it were in your hand.",
        "While this card is in your discard pile, you may play it.",
    ],
)
def test_a_card_is_played_from_the_discard_pile_where_it_says_so(text: str) -> None:
    ghost = character("Ghost", (1, 1, 1), text, threshold="R")
    scene = Scene([ghost], A=Side(discard=["Ghost"], resources=RAGE), B=Side(discard=["Ghost"], resources=RAGE))
    scene.choose("A", "Play Ghost").pass_windows()
    assert (scene.pile("A"), scene.pile("B")) == ([], ["Ghost"])
    assert scene.unattached("A") == len(RAGE) - 1


@pytest.mark.rules("405.2")
def test_a_card_in_the_discard_pile_needs_what_it_needs_in_hand() -> None:
    ghost = character("Ghost", (1, 1, 1), "You may play this card from your discard pile.", threshold="G")
    scene = Scene([ghost], A=Side(discard=["Ghost"], resources=RAGE), B=Side())
    assert "Play Ghost" not in scene.options()
    assert scene.why_not("Play Ghost") == "405.2"


@pytest.mark.rules("308.1", "101.1")
def test_a_card_says_how_it_is_played_from_the_discard_pile() -> None:
    proud = "You may play this card from your discard pile even if you cannot meet its threshold."
    text = "While you control a character, you may play this card from your discard pile for free."
    cards = [character("Proud", (1, 1, 1), proud, threshold="G"), character("Ghost", (1, 1, 1), text)]
    scene = Scene(cards, A=Side(discard=["Proud", "Ghost"], resources=RAGE), B=Side())
    assert "Play Ghost" not in scene.options()
    scene.choose("A", "Play Proud").pass_windows().choose("A", "Play Ghost").pass_windows()
    assert scene.pile("A") == []
    assert scene.unattached("A") == len(RAGE) - 1
