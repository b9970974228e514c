"""Triggers of tokens that a player puts and removes, of decks, of what is detached, and of turns."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

RAGE = ["Rage"] * 6
CAST = [
    character("Bruiser", (3, 5, 3)),
    character("Mage", (1, 2, 1)),
    item("Hat", "ATTACH TO CHARACTER"),
    tactic("Mark", "Put a token on a character.", cost=0),
    tactic("Brush", "Remove a token from a character.", cost=0),
    tactic("Mix", "Shuffle your deck.", cost=0),
    tactic("Mill", "Put the top card of your deck into your discard pile.", cost=0),
    tactic("Drop", "Discard a card.", cost=0),
    tactic("Read", "Draw 2 cards.", cost=0),
    tactic("Peek", "Draw a card.", cost=0),
    tactic("Strip", "Pick an item attached to a character you control. Detach it.", cost=0),
    tactic("Slay", "Destroy a character.", cost=0),
]


def gained(event: str, *moves: str) -> int:
    """How much influence A, who has an item with such a trigger, gains for it."""
    tactics = [move.removeprefix("Play ") for move in moves if move.startswith("Play ")]
    scene = Scene(
        [*CAST, item("Eye", f"When {event}, your faction gains 1 influence.")],
        A=Side(hand=[*tactics, "Hat"], play=[Placed("Bruiser", tokens=2), "Eye"], deck=["Greed"] * 9, resources=RAGE),
        B=Side(play=["Mage"], deck=["Greed"], resources=RAGE),
    )
    before = scene.influence("A")
    for move in moves:
        scene.choose(scene.asked, move)
        scene.pass_windows()
    return scene.influence("A") - before


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(
    ("event", "so", "not_so"),
    [
        ("you put a token on a character", ("Play Mark", "Mage"), ("Play Brush",)),
        ("you put a token on a character you control", ("Play Mark", "Bruiser"), ("Play Mark", "Mage")),
        ("you remove a token from a character", ("Play Brush", "Bruiser"), ("Play Mark", "Mage")),
        ("you shuffle your deck", ("Play Mix",), ("Play Mill",)),
        ("a card is put into your discard pile from your deck", ("Play Mill",), ("Play Drop",)),
        ("a resource is put into your discard pile from your deck", ("Play Mill",), ("Play Slay", "Mage")),
        ("you discard a card from your hand", ("Play Drop",), ("Play Mill",)),
        ("you draw 2 or more cards", ("Play Read",), ("Play Peek",)),
        ("you draw 1 or more cards", ("Play Read",), ("Play Mill",)),
    ],
)
def test_it_comes_on_its_event_and_not_on_another(event: str, so: tuple[str, ...], not_so: tuple[str, ...]) -> None:
    assert gained(event, *so) == 1
    assert gained(event, *not_so) == 0


@pytest.mark.rules("503.1", "201.5b")
def test_a_card_comes_back_that_was_put_into_the_discard_pile_from_the_deck() -> None:
    text = "When this card is put into your discard pile from your deck, put it into play under your control."
    scene = Scene(
        [*CAST, character("Ghoul", (1, 1, 1), text)],
        A=Side(hand=["Mill", "Drop", "Ghoul"], play=["Bruiser"], deck=["Ghoul", *["Greed"] * 5]),
        B=Side(play=["Mage"], deck=["Greed"]),
    )
    scene.choose("A", "Play Mill").pass_windows()
    assert len([card for card in scene.state.in_play if scene.state.face(card).name == "Ghoul"]) == 1
    scene.choose("A", "Play Drop").pass_windows()
    assert scene.pile("A").count("Ghoul") == 1


@pytest.mark.rules("301.2")
@pytest.mark.parametrize(
    ("event", "gained"), [("an item is detached from a character", 1), ("this card is detached", 0)]
)
def test_an_item_is_detached(event: str, gained: int) -> None:
    scene = Scene(
        [*CAST, item("Eye", f"When {event}, your faction gains 1 influence.")],
        A=Side(hand=["Strip"], play=["Mage", "Eye", Placed("Hat", attached_to="Mage")], deck=["Greed"] * 9),
        B=Side(play=["Bruiser"], deck=["Greed"]),
    )
    before = scene.influence("A")
    scene.choose("A", "Play Strip").pass_windows()
    assert scene.influence("A") - before == gained


@pytest.mark.rules("602.1", "610.1")
def test_a_turn_starts_and_ends() -> None:
    cast = [
        item("Dawn", "When your turn starts, your faction gains 1 influence."),
        item("Dusk", "When an opponent's turn ends, your faction gains 10 influence."),
    ]
    scene = Scene(
        [*CAST, *cast],
        A=Side(play=["Bruiser", "Dawn", "Dusk"], deck=["Greed"] * 9),
        B=Side(play=["Mage"], deck=["Greed"] * 9),
    )
    before = scene.influence("A")
    scene.to_turn_of("B")
    assert scene.influence("A") - before == 0
    scene.to_turn_of("A")
    assert scene.influence("A") - before == 11


@pytest.mark.rules("314.1")
@pytest.mark.parametrize("pays", [True, False])
def test_unless_its_controller_pays_is_said_of_what_is_spoken_of(pays: bool) -> None:
    """ "Terminate the tactic unless its controller …": of the tactic, though this card was spoken of last."""
    text = (
        "COST: Use this only in response to a tactic being deployed. Destroy this card.\n"
        "EFFECT: Terminate the tactic unless its controller loses 2 influence."
    )
    scene = Scene(
        [*CAST, character("Monk", (1, 1, 1), text)],
        A=Side(hand=["Peek"], play=["Bruiser"], deck=["Greed"] * 9),
        B=Side(play=["Monk"], deck=["Greed"] * 9),
    )
    before = scene.influence("A")
    scene.choose("A", "Play Peek")
    scene.choose("B", next(option for option in scene.options() if "Monk" in option))
    scene.choose("A", "Yes" if pays else "No").pass_windows()
    assert before - scene.influence("A") == (2 if pays else 0)
    assert len(scene.hand("A")) == (1 if pays else 0)
