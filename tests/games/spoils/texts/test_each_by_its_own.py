"""An amount of each card's own, what is denied of cards, one of two by its number, and the end of the game."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import DECK, GUARD, LAMP, RAGE, RAT, TANK, played


@pytest.mark.parametrize(
    "text",
    [
        "Inflict 1 damage to each character for each token on it.",
        "Inflict X damage to each character, where X is the number of tokens on it.",
        "Inflict damage to each character with a token on it equal to the number of tokens on it.",
    ],
)
def test_each_card_is_damaged_by_an_amount_of_its_own(text: str) -> None:
    ours, theirs = Side(play=[Placed("Tank", tokens=2)], deck=DECK), Side(play=[Placed("Bruiser", tokens=1)], deck=DECK)
    scene = played(text, ours=ours, theirs=theirs)
    assert [scene.state.damage[scene.card(name)] for name in ("Tank", "Bruiser")] == [2, 1]


def test_damage_has_something_more_for_each_of_something() -> None:
    text = "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character, plus 1 for each item you control."
    scene = played(text, "Tank", ours=Side(play=["Tank", "Lamp", "Lamp"], deck=DECK))
    assert scene.state.damage[scene.card("Tank")] == 3


@pytest.mark.parametrize(
    ("said", "gone"),
    [
        ("that don't have 3 strength", ["Rat", "Tank"]),
        ("without 1 strength", ["Bruiser"]),
        ("that are not in a battle", ["Bruiser", "Rat", "Tank"]),
    ],
)
def test_what_is_denied_of_cards_leaves_the_others(said: str, gone: list[str]) -> None:
    scene = played(f"Destroy all characters {said}.", ours=Side(play=["Rat", "Tank"], deck=DECK))
    assert sorted(name for name in ("Rat", "Tank", "Bruiser") if scene.where(name) == "discard") == gone


@pytest.mark.parametrize(("which", "gone"), [("greater", "Bruiser"), ("lower", "Guard")])
def test_one_of_the_two_is_known_by_its_number(which: str, gone: str) -> None:
    text = f"COST: Pick 2 characters.\nEFFECT: Destroy the character with the {which} strength."
    scene = played(text, "Guard", "Bruiser", ours=Side(play=["Rat", "Guard"], deck=DECK))
    assert [name for name in ("Rat", "Guard", "Bruiser") if scene.where(name) == "discard"] == [gone]


@pytest.mark.parametrize(("damage", "drawn"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("said", ["If it is destroyed", "If it is destroyed this way"])
def test_whether_the_damage_destroyed_it_is_asked_in_few_words(said: str, damage: int, drawn: int) -> None:
    text = f"COST: Pick a character.\nEFFECT: Inflict {damage} damage to the character. {said}, draw a card."
    assert len(played(text, "Bruiser").hand("A")) == drawn


def test_what_happens_outside_of_battle_is_told_apart() -> None:
    watch = item("Ledger", "When an opponent's faction loses influence outside of battle, draw a card.")
    drain = tactic("Drain", "Each opponent's faction loses 1 influence.", cost=0)
    ours = Side(play=["Ledger", "Rat"], hand=["Drain"], deck=DECK)
    scene = Scene([watch, drain, RAT], A=ours, B=Side(deck=DECK)).choose("A", "Play Drain")
    assert scene.hand("A") == ["Greed"]
    ours = Side(play=["Ledger", "Rat"], hand=["Lamp"], deck=DECK)
    scene = Scene([watch, RAT, LAMP], A=ours, B=Side(deck=DECK)).choose("A", "Attack The Open Gate (B)").answered()
    assert (scene.influence("B"), scene.hand("A")) == (24, ["Lamp"])


@pytest.mark.rules("410.2")
def test_a_number_is_chosen_below_another() -> None:
    text = "COST: Choose a number for X that is less than the number of items you control.\nEFFECT: Draw X cards."
    scene = played(text, ours=Side(play=["Lamp", "Lamp"], deck=DECK))
    assert {option for option in scene.options() if option.isdigit()} == {"0", "1"}


@pytest.mark.rules("102.1")
@pytest.mark.parametrize(("text", "winner"), [("You win the game.", 0), ("You lose the game.", 1)])
def test_a_card_ends_the_game(text: str, winner: int) -> None:
    scene = played(text)
    assert scene.state.result is not None
    assert list(scene.state.result.winners) == [winner]


def test_a_player_without_a_deck_loses_where_a_card_says_so() -> None:
    doom = character("Doom", (1, 1, 1), "When a player has no cards in their deck, they lose the game.")
    mill = tactic("Mill", "Put the top card of an opponent's deck into their discard pile.", cost=0)
    ours = Side(play=["Doom"], hand=["Mill"], deck=DECK)
    scene = Scene([doom, mill, GUARD, TANK], A=ours, B=Side(deck=["Greed"], resources=RAGE)).choose("A", "Play Mill")
    scene.pass_windows()
    assert scene.state.result is not None
