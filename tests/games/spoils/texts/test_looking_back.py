"""What a text asks of cards that have left play: how they were when they did."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

DECK = ["Greed"] * 6
RAT = character("Rat", (1, 1, 1))
MOUSE = character("Mouse", (1, 1, 1))
WORN = Placed("Rat", depleted=True, tokens=2)


def drawn(text: str, rat: Placed | str, *answers: str) -> int:
    """How many cards A draws for this text of a tactic that picks B's Rat."""
    deed = tactic("Deed", f"EXTRA COST: Pick a character.\n{text}", cost=0)
    ours = Side(hand=["Deed"], play=["Mouse"], deck=DECK)
    scene = Scene([deed, RAT, MOUSE], A=ours, B=Side(play=[rat], deck=DECK))
    scene.choose("A", "Play Deed", "Rat", *answers)
    return len(scene.hand("A"))


@pytest.mark.rules("402.4", "409.2")
@pytest.mark.parametrize(
    "verb",
    ["Destroy it.", "Put it into its owner's hand.", "Remove it from the game.", "Shuffle it into its owner's deck."],
)
@pytest.mark.parametrize(
    ("asked", "worn", "fresh"),
    [
        ("it was depleted", 1, 0),
        ("it was not depleted", 0, 1),
        ("there was a token on it", 1, 0),
        ("it had 2 or more tokens on it", 1, 0),
        ("it had no tokens on it", 0, 1),
        ("it was depleted and there was a token on it", 1, 0),
        ("it had 2 strength or more", 0, 0),
    ],
)
def test_a_card_that_left_is_known_as_it_was(verb: str, asked: str, worn: int, fresh: int) -> None:
    text = f"{verb} If {asked}, draw a card."
    assert (drawn(text, WORN), drawn(text, "Rat")) == (worn, fresh)


@pytest.mark.rules("402.4", "409.2")
def test_its_numbers_are_those_that_it_had() -> None:
    assert drawn("Destroy it. Draw a card for each token on it.", WORN) == 2
    grown = "It gains 2 strength this turn. Destroy it. Draw cards equal to its strength."
    assert drawn(grown, "Rat") == 3


@pytest.mark.rules("402.5")
def test_what_was_not_done_took_nothing_away() -> None:
    text = "You may destroy it. If you do not, draw a card for each token on it."
    assert (drawn(text, WORN, "Yes"), drawn(text, WORN, "No")) == (0, 2)
    text = "You may destroy it. If you do not, draw a card. If it is depleted, draw a card."
    assert (drawn(text, WORN, "Yes"), drawn(text, WORN, "No")) == (1, 2)
    assert drawn(text, "Rat", "No") == 1


@pytest.mark.rules("503.1", "402.4")
@pytest.mark.parametrize(
    ("text", "worn", "fresh"),
    [
        ("When a character is destroyed, if it was depleted, draw a card.", 1, 0),
        ("When a character leaves play, if there was a token on it, draw a card.", 1, 0),
        ("When a character is destroyed, draw a card for each token on it.", 2, 0),
    ],
)
def test_a_trigger_sees_what_left_as_it_was(text: str, worn: int, fresh: int) -> None:
    smite = tactic("Smite", "EXTRA COST: Pick a character.\nDestroy it.", cost=0)
    for rat, wanted in ((WORN, worn), ("Rat", fresh)):
        ours = Side(hand=["Smite"], play=["Mouse", "Bell"], deck=DECK)
        scene = Scene([smite, RAT, MOUSE, item("Bell", text)], A=ours, B=Side(play=[rat], deck=DECK))
        scene.choose("A", "Play Smite", "Rat")
        assert len(scene.hand("A")) == wanted


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("When this card is destroyed, draw a card for each token on it.", 2),
        ("When this card is destroyed, if it was depleted, draw a card.", 1),
        ("When this card is destroyed, if there are no tokens on it, draw a card.", 0),
    ],
)
def test_a_card_sees_itself_leave(text: str, wanted: int) -> None:
    smite = tactic("Smite", "EXTRA COST: Pick an item.\nDestroy it.", cost=0)
    ours = Side(hand=["Smite"], play=["Mouse", Placed("Bell", depleted=True, tokens=2)], deck=DECK)
    scene = Scene([smite, MOUSE, item("Bell", text)], A=ours, B=Side(deck=DECK))
    scene.choose("A", "Play Smite", "Bell")
    assert len(scene.hand("A")) == wanted


@pytest.mark.rules("402.4")
@pytest.mark.parametrize(
    ("picked", "left"),
    [("Wolf", []), ("Idler", ["Cub", "Wolf"])],
)
def test_whether_one_of_two_was_in_a_party_is_asked_of_how_they_were_when_they_left(
    picked: str, left: list[str]
) -> None:
    chair = item(
        "Chair",
        "TACTICAL\nEJECT\nCOST: Pick a character you own. Pick a character an opponent controls. Destroy this card.\n"
        "EFFECT: Destroy the characters. If either character was a member of an opponent's attacking party, destroy "
        "each character in that party.",
    )
    wolf, cub, idler = (character(name, (1, 1, 1)) for name in ("Wolf", "Cub", "Idler"))
    theirs = Side(play=["Wolf", "Cub", "Idler"])
    cards = [chair, wolf, cub, idler, character("Pawn", (1, 1, 1))]
    scene = Scene(cards, turn="B", A=Side(play=["Chair", "Pawn"]), B=theirs)
    scene.choose("B", "Attack The Open Gate (A)", "Wolf", "Cub", "Done").pass_windows_of("B")
    scene.choose("A", "Chair: Eject", "Pawn", picked)
    assert [name for name in ("Cub", "Wolf") if scene.where(name) == "play"] == left
    assert scene.where("Pawn") == "discard"


@pytest.mark.rules("408.4")
@pytest.mark.parametrize("cost", ["Pick a character.", "Destroy a character you control. Pick a character."])
@pytest.mark.parametrize(
    "told", ["If a character is destroyed this way, draw a card.", "Draw a card for each character destroyed this way."]
)
def test_what_damage_destroys_is_destroyed_this_way(cost: str, told: str) -> None:
    burn = tactic("Burn", f"EXTRA COST: {cost}\nInflict 1 damage to the picked character. {told}", cost=0)
    for name, drawn in (("Rat", 1), ("Ox", 0)):
        ours = Side(hand=["Burn"], play=["Mouse"], deck=DECK)
        scene = Scene([burn, RAT, MOUSE, character("Ox", (2, 2, 2))], A=ours, B=Side(play=["Rat", "Ox"]))
        scene.choose("A", "Play Burn", *(["Mouse"] if cost.startswith("Destroy") else []), name)
        assert len(scene.hand("A")) == drawn
