"""What another player has a say in: two piles of cards, of which one is taken; trades, of which one is looked for."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, tactic

NAMES = ["Cow", "Hen", "Ox", "Rat"]
BEASTS = [character(name, (1, 1, 1)) for name in NAMES]
SORT = tactic(
    "Sort",
    "EXTRA COST: Pick an opponent.\nReveal the top 4 cards of your deck. That player separates those cards into two "
    "piles. Put one pile into your hand and the other into your discard pile.",
    cost=0,
)


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("way", "hand"),
    [
        ("The pile just shown.", ["Hen"]),
        ("The other pile.", ["Cow", "Ox", "Rat"]),
    ],
)
def test_one_player_makes_two_piles_and_another_takes_one(way: str, hand: list[str]) -> None:
    scene = Scene([SORT, *BEASTS], A=Side(hand=["Sort"], deck=NAMES), B=Side())
    scene.choose("A", "Play Sort")
    assert sorted(scene.options()) == [*NAMES[:1], "Done", *NAMES[1:]]
    scene.choose("B", "Hen", "Done")
    scene.choose("A", way)
    assert scene.hand("A") == hand
    assert scene.pile("A") == sorted([name for name in NAMES if name not in hand] + ["Sort"])


@pytest.mark.rules("402.1")
def test_a_pile_may_be_empty() -> None:
    scene = Scene([SORT, *BEASTS], A=Side(hand=["Sort"], deck=NAMES), B=Side())
    scene.choose("A", "Play Sort").choose("B", "Done")
    scene.choose("A", "The pile just shown.")
    assert (scene.hand("A"), len(scene.pile("A"))) == ([], 5)


@pytest.mark.rules("312.2", "402.1")
def test_another_player_names_the_trades_that_are_searched_for() -> None:
    seek = tactic(
        "Seek",
        "EXTRA COST: Pick an opponent.\nThat player names 2 non-Universal trades. Search your deck for a character of "
        "one of the named trades and put it into your hand.",
        cost=0,
    )
    trades = {"Spy": "Rogue", "Clerk": "Banker", "Smith": "Gearsmith", "Stranger": "Universal"}
    people = [character(name, (1, 1, 1), trade=trade) for name, trade in trades.items()]
    scene = Scene([seek, *people], A=Side(hand=["Seek"], deck=list(trades)), B=Side())
    scene.choose("A", "Play Seek")
    assert "Universal" not in scene.options()
    scene.choose("B", "Rogue")
    assert "Rogue" not in scene.options()
    scene.choose("B", "Banker")
    assert sorted(scene.options()) == ["Clerk", "Done", "Spy"]
    assert scene.choose("A", "Clerk").hand("A") == ["Clerk"]
