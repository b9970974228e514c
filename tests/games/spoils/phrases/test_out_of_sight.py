"""Cards put out of the game face-down, resources met on their way, cards that leave in another's place."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

DECK = ["Greed"] * 6
RAT = character("Rat", (1, 1, 1))
MOUSE = character("Mouse", (1, 1, 1))
SWIPE = tactic(
    "Swipe",
    "Put the top 2 cards of an opponent's deck into the void face-down.\n"
    "For the rest of the game, you may deploy the voided cards as though they were in your hand.",
    cost=0,
)


def known_to(scene: Scene, name: str) -> str:
    """Who knows a card."""
    seen = scene.state.seen[scene.card(name)]
    return "".join(seat for number, seat in enumerate(scene.names) if seen >> number & 1)


@pytest.mark.rules("403.6", "411.1")
def test_cards_in_the_void_face_down_are_known_to_whoever_put_them_there() -> None:
    theirs = Side(deck=["Mouse", "Rat", *DECK], play=["Mouse"])
    scene = Scene([SWIPE, RAT, MOUSE], A=Side(hand=["Swipe"], deck=DECK, resources=["Rage"] * 2), B=theirs)
    scene.choose("A", "Play Swipe")
    assert (scene.where("Rat"), known_to(scene, "Rat")) == ("out", "A")
    scene.choose("A", "Play Rat").pass_windows()
    assert (scene.where("Rat"), scene.controller("Rat"), known_to(scene, "Rat")) == ("play", "A", "AB")


@pytest.mark.rules("403.6", "411.1")
@pytest.mark.parametrize("text", ["Remove it from the game face-down.", "Void it face-down."])
def test_what_lay_face_down_in_play_stays_unknown(text: str) -> None:
    deed = tactic("Deed", f"EXTRA COST: Pick a resource you control.\n{text}", cost=0)
    scene = Scene(
        [deed, RAT, MOUSE],
        A=Side(hand=["Deed"], play=["Mouse"], face_down=["Rat"], deck=DECK),
        B=Side(deck=DECK),
    )
    scene.choose("A", "Play Deed", *[word for word in scene.options() if "Rat" in word][:1])
    if scene.where("Rat") == "play":
        scene.choose("A", scene.options()[0])
    assert (scene.where("Rat"), known_to(scene, "Rat")) == ("out", "A")


@pytest.mark.rules("605.1c", "203.3a")
@pytest.mark.parametrize(("answer", "left", "free"), [("Yes", 0, 0), ("No", 1, 1)])
def test_a_resource_is_attached_on_its_way(answer: str, left: int, free: int) -> None:
    elder = character(
        "Elder",
        (1, 1, 1),
        "Whenever an opponent plays a resource, you may pay 1 to attach that resource to their faction.",
    )
    ripe = tactic("Ripe", "Play a resource.", cost=0)
    scene = Scene(
        [elder, MOUSE, ripe],
        A=Side(hand=["Ripe", "Rage"], play=["Mouse"], deck=DECK),
        B=Side(play=["Elder"], resources=["Rage"], deck=DECK),
    )
    scene.choose("A", "Play Ripe").pass_windows()
    while scene.asked == "A" and "End the turn" not in scene.options():
        scene.choose("A", scene.options()[0])
    scene.choose("B", answer)
    assert (scene.unattached("B"), scene.unattached("A")) == (left, free)


GUARD = character(
    "Guard",
    (1, 1, 1),
    "EXTRA COST: Pick a character you control.\n"
    "If the picked character would leave play, this character leaves play in that way instead.",
)


@pytest.mark.rules("506.1", "301.4")
@pytest.mark.parametrize(
    ("text", "where"),
    [("Destroy it.", "discard"), ("Put it into its owner's hand.", "hand"), ("Remove it from the game.", "out")],
)
def test_one_leaves_in_the_way_in_which_the_other_would_have(text: str, where: str) -> None:
    smite = tactic("Smite", f"EXTRA COST: Pick a character.\n{text}", cost=0)
    ours = Side(hand=["Guard", "Smite", "Smite"], play=["Mouse", "Rat"], deck=DECK, resources=["Rage"])
    scene = Scene([GUARD, smite, MOUSE, RAT], A=ours, B=Side(deck=DECK))
    scene.choose("A", "Play Guard", "Rat").pass_windows()
    scene.choose("A", "Play Smite", "Rat").pass_windows()
    assert (scene.where("Guard"), scene.where("Rat")) == (where, "play")
    scene.choose("A", "Play Smite", "Rat").pass_windows()  # nobody stands in for it any more
    assert scene.where("Rat") == where


@pytest.mark.rules("604.1", "503.1")
def test_how_a_card_that_enters_was_played() -> None:
    bell = item("Bell", "When another character enters play, if it was deployed from your hand, draw a card.")
    boon = tactic("Boon", "Put a character from your hand into play.", cost=0)
    ours = Side(hand=["Rat", "Boon"], play=["Bell", "Mouse"], deck=DECK, resources=["Rage"])
    scene = Scene([bell, boon, RAT, MOUSE], A=ours, B=Side(deck=DECK))
    scene.choose("A", "Play Rat").pass_windows()
    assert scene.hand("A") == ["Boon", "Greed"]
    ours = Side(hand=["Rat", "Boon"], play=["Bell", "Mouse"], deck=DECK)
    scene = Scene([bell, boon, RAT, MOUSE], A=ours, B=Side(deck=DECK))
    scene.choose("A", "Play Boon").pass_windows()
    assert (scene.where("Rat"), scene.hand("A")) == ("play", [])


@pytest.mark.rules("402.3", "403.2a")
@pytest.mark.parametrize(("deck", "taken"), [(["Rat", *DECK], "A"), (DECK, "B")])
def test_if_they_reveal_the_top_card_and_it_is_of_a_kind(deck: list[str], taken: str) -> None:
    hint = tactic(
        "Hint",
        "EXTRA COST: Pick a character.\n"
        "Its controller depletes it or reveals the top card of their deck. "
        "If they revealed the top card of their deck and it was a character, take control of the picked character.",
        cost=0,
    )
    for way, wanted in ((0, "B"), (1, taken)):
        theirs = Side(play=["Mouse"], deck=deck)
        scene = Scene([hint, RAT, MOUSE], A=Side(hand=["Hint"], play=["Rat"], deck=DECK), B=theirs)
        scene.choose("A", "Play Hint", "Mouse")
        scene.choose("B", scene.options()[way])
        assert scene.controller("Mouse") == wanted


@pytest.mark.rules("506.1", "202.8")
@pytest.mark.parametrize(("answer", "hand"), [("Yes", ["Rat"]), ("No", ["Greed"])])
def test_what_was_put_away_comes_back_instead_of_what_is_developed(answer: str, hand: list[str]) -> None:
    escrow = item(
        "Escrow",
        "If you would discard a card, you may put it in the void face-down instead.\n"
        "If you would draw a card during your Develop Rule, "
        "you may return a card voided by this card to its owner's hand instead.",
    )
    deed = tactic("Deed", "Discard a card.", cost=0)
    ours = Side(hand=["Deed", "Rat"], play=["Escrow", "Mouse"], deck=DECK)
    scene = Scene([escrow, deed, RAT, MOUSE], A=ours, B=Side(play=["Mouse"], deck=DECK))
    scene.choose("A", "Play Deed", "Yes")
    assert (scene.where("Rat"), known_to(scene, "Rat")) == ("out", "A")
    scene.choose("A", "End the turn").choose("B", "Draw a card.", "End the turn").choose("A", "Draw a card.", answer)
    assert scene.hand("A") == hand
