"""No card and no player, other people's cards, each of those, and any number of copies."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.language import read, show
from tests.games.spoils.arranged import Scene, character, tactic
from tests.games.spoils.tried import BRUISER, DECK, RAT, SMASH, TANK, played


def test_cards_of_opponents_are_theirs() -> None:
    text = "EXTRA COST: Pick 2 opponents' characters.\nDestroy them."
    scene = played(text, theirs=Side(play=["Bruiser", "Tank"], deck=DECK)).answered("Bruiser", "Tank")
    assert [scene.where(name) for name in ("Rat", "Bruiser", "Tank")] == ["play", "discard", "discard"]


@pytest.mark.parametrize("who", ["No characters can attack this turn.", "Characters can't attack this turn."])
def test_no_character_can_attack(who: str) -> None:
    scene = played(who)
    assert not any(option.startswith("Attack") for option in scene.options())


def test_what_is_done_for_each_of_them() -> None:
    text = "Deplete all characters you control. Draw a card for each of them."
    scene = played(text, ours=Side(play=["Rat", "Tank"]))
    assert len(scene.hand("A")) == 2


@pytest.mark.parametrize(
    "text",
    ["This card can only be blocked by characters with more speed than it.",
     "Only characters with more speed than this card can block it."],
)  # fmt: skip
@pytest.mark.parametrize(("blocker", "can"), [("Runner", True), ("Rat", False)])
def test_it_is_the_card_that_is_blocked(text: str, blocker: str, can: bool) -> None:
    monkey = character("Monkey", (1, 1, 2), text)
    runner = character("Runner", (1, 1, 3))
    scene = Scene([monkey, runner, RAT], A=Side(play=["Monkey"], deck=DECK), B=Side(play=[blocker], deck=DECK))
    scene.choose("A", "Attack The Open Gate (B)").answered("Monkey", f"Block with {blocker}", blocker)
    assert (scene.influence("B") == 25) == can


def test_a_deck_may_have_any_number_of_copies() -> None:
    wanted = read("You may include as many copies of this card in your deck as you want.")
    assert read("You may have any number of copies of this card in your deck.") == wanted


def test_more_of_one_but_less_of_another() -> None:
    lord = character("Lord", (1, 1, 1), "Other characters you control gain 2 strength but lose 1 life.")
    scene = Scene([lord, TANK, BRUISER], A=Side(play=["Lord", "Tank"], deck=DECK), B=Side(play=["Bruiser"], deck=DECK))
    assert (scene.stat("Tank", "strength"), scene.stat("Tank", "life")) == (3, 4)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("If a character would enter play under an opponent's control, it enters play depleted.",
         "All characters an opponent controls enter play depleted."),
        ("When this card enters play, it enters play with a token on it.", "This card enters play with a token on it."),
    ],
)  # fmt: skip
def test_how_a_card_enters_play_holds_before_it_has_entered(text: str, shown: str) -> None:
    assert show(read(text)) == shown


def test_the_lowest_among_those_somebody_controls_is_one_of_theirs() -> None:
    text = "Each opponent destroys the character with the lowest strength among characters they control."
    scene = played(text, theirs=Side(play=["Bruiser", "Guard"], deck=DECK))
    assert [scene.where(name) for name in ("Rat", "Guard", "Bruiser")] == ["play", "discard", "play"]


@pytest.mark.rules("606.1")
@pytest.mark.parametrize(
    "words", ["Abilities of characters can't be used this turn.", "This turn, abilities can't be used."]
)
def test_abilities_may_not_be_used_for_a_time(words: str) -> None:
    seer = character("Seer", (1, 1, 1), "SEE\nCOST: Pay 0.\nEFFECT: Draw a card.")
    hush = tactic("Hush", words, cost=0)
    ours = Side(hand=["Hush", "Smash"], play=["Seer"], deck=DECK)
    scene = Scene([seer, hush, SMASH], A=ours, B=Side(deck=DECK))
    assert "Seer: See" in scene.options()
    scene.choose("A", "Play Hush")
    assert "Seer: See" not in scene.options()


def test_tokens_are_counted_on_a_card_that_is_gone() -> None:
    board = character(
        "Board", (1, 1, 1), "When a character with a token on it is destroyed, draw a card for each token on it."
    )
    ours = Side(hand=["Smash"], play=["Board"], deck=DECK)
    theirs = Side(play=[Placed("Rat", tokens=2)], deck=DECK)
    scene = Scene([board, RAT, SMASH], A=ours, B=theirs).choose("A", "Play Smash", "Rat")
    assert len(scene.hand("A")) == 2
