"""Responses to a card or ability because of what it has picked: to its pick, to the card itself, to another pick."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from tests.games.spoils.arranged import Scene, character, item, tactic

RAT = character("Rat", (1, 1, 1))
CUB = character("Cub", (2, 5, 2))
BEAR = character("Bear", (4, 4, 4))
DECK = ["Greed"] * 6
RESPONSE = "EXTRA COST: Play this only in response to a card or ability that picked a character."
ELSEWHERE = tactic(
    "Elsewhere",
    f"{RESPONSE} Pick another character that could be picked by that card or ability.\n"
    "When that card or ability resolves, its effect happens as if an opponent had picked the other character instead.",
    cost=0,
)


def scene_with(answer: Card, *cards: Card, ours: list[str], play: list[str], theirs: list[str]) -> Scene:
    """A plays a card of theirs or uses an ability; B has the answer to it in hand."""
    a = Side(hand=ours, play=play, deck=DECK, influence=20)
    b = Side(hand=[answer.name], play=theirs, deck=DECK, influence=20)
    return Scene([answer, RAT, CUB, BEAR, *cards], A=a, B=b)


@pytest.mark.rules("310.1", "607.1")
def test_the_character_that_was_picked_can_be_spoken_of() -> None:
    caper = tactic(
        "Caper",
        f"{RESPONSE}\nPut that character into its owner's hand. If you do and that character is a UNIQUE PLUCK, draw 2 "
        "cards.",
        cost=0,
    )
    zap = tactic("Zap", "EXTRA COST: Pick a character.\nDestroy the character.", cost=0)
    pluck = character("Old Pluck", (1, 1, 1), "UNIQUE PLUCK")
    for name, hand in (("Rat", ["Rat"]), ("Old Pluck", ["Greed", "Greed", "Old Pluck"])):
        scene = scene_with(caper, zap, pluck, ours=["Zap"], play=[], theirs=["Rat", "Old Pluck"])
        scene.choose("A", "Play Zap", name).choose("B", "Play Caper", name).pass_windows()
        assert scene.hand("B") == hand


@pytest.mark.rules("310.1", "607.1")
def test_what_picked_nothing_of_the_kind_cannot_be_responded_to_so() -> None:
    refuse = tactic(
        "Refuse",
        "EXTRA COST: Deploy this only in response to a card that picked a character you control.\nTerminate that card.",
        cost=0,
    )
    zap = tactic("Zap", "EXTRA COST: Pick a character.\nDestroy the character.", cost=0)
    scene = scene_with(refuse, zap, ours=["Zap"], play=["Cub"], theirs=["Rat"])
    scene.choose("A", "Play Zap", "Rat")
    assert scene.options() == ["Do nothing", "Play Refuse"]
    scene.choose("B", "Play Refuse", "Rat").pass_windows()
    assert (scene.where("Rat"), scene.pile("A")) == ("play", ["Zap"])
    scene = scene_with(refuse, zap, ours=["Zap"], play=["Cub"], theirs=["Rat"])
    scene.choose("A", "Play Zap", "Cub")
    assert scene.where("Cub") == "discard"


@pytest.mark.rules("310.1", "607.1")
def test_another_card_takes_the_place_of_the_one_picked() -> None:
    weigh = tactic(
        "Weigh",
        "EXTRA COST: Pick a character an opponent controls. X is its strength.\nDestroy the character. Your faction "
        "gains X influence.",
        cost=0,
    )
    scene = scene_with(ELSEWHERE, weigh, ours=["Weigh"], play=["Cub"], theirs=["Rat", "Bear"])
    scene.choose("A", "Play Weigh", "Rat").choose("B", "Play Elsewhere", "Rat", "Bear").pass_windows()
    assert (scene.where("Rat"), scene.where("Bear")) == ("play", "discard")
    assert scene.influence("A") == 24


@pytest.mark.rules("310.1", "607.1")
def test_only_what_could_have_been_picked_can_take_the_place() -> None:
    club = item("Club", "SWING\nCOST: Pick a character with 2 or less strength.\nEFFECT: Destroy the character.")
    scene = scene_with(ELSEWHERE, club, ours=[], play=["Club", "Bear"], theirs=["Rat", "Cub", "Bear"])
    scene.choose("A", "Club: Swing", "Rat").choose("B", "Play Elsewhere", "Rat", "Cub").pass_windows()
    assert [scene.where(name) for name in ("Rat", "Cub")] == ["play", "discard"]
    scene = scene_with(ELSEWHERE, club, ours=[], play=["Club", "Bear"], theirs=["Rat", "Bear"])
    scene.choose("A", "Club: Swing", "Rat")
    assert scene.where("Rat") == "discard"


@pytest.mark.rules("507.2", "607.1")
def test_what_is_attached_is_attached_to_the_other() -> None:
    ring = item("Ring", "ATTACH TO CHARACTER\nThe attached character gains 3 strength.")
    ours = Side(hand=["Ring"], play=["Cub"], resources=["Rage"])
    scene = Scene([ELSEWHERE, RAT, CUB, ring], A=ours, B=Side(hand=["Elsewhere"], play=["Rat"]))
    scene.choose("A", "Play Ring", "Cub").choose("B", "Play Elsewhere", "Cub", "Rat").pass_windows()
    assert scene.attached("Ring") == "Rat"
