"""Coins: several at once, one until it is lost, what is counted and asked of them."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.events import COIN
from tests.games.spoils.arranged import Scene
from tests.games.spoils.tried import DECK, played


def faces(scene: Scene) -> list[int]:
    record = scene.state.record
    assert record is not None
    return [event.amount for event in record.events if event.kind == COIN]


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("Flip 5 coins. Draw a card for each flip you win.", True),
        ("Flip five coins. For each coin flip you lost, draw a card.", False),
        ("Flip a coin 5 times. Draw X cards, where X is the number of flips you won.", True),
    ],
)
def test_the_flips_of_several_coins_are_counted(text: str, won: bool) -> None:
    scene = played(text)
    assert 0 < sum(faces(scene)) < 5
    assert len(scene.hand("A")) == faces(scene).count(1 if won else 0)


def test_a_coin_is_flipped_until_a_flip_is_lost() -> None:
    scene = played("Flip a coin until you lose a flip. Your faction gains 2 influence for each flip you won.")
    assert faces(scene)[-1] == 0
    assert sum(faces(scene)) == len(faces(scene)) - 1
    assert scene.influence("A") == 25 + 2 * sum(faces(scene))


@pytest.mark.parametrize(
    ("condition", "of"),
    [
        ("you win both flips", (2,)), ("you win neither flip", (0,)), ("you lose both", (0,)),
        ("you win exactly one flip", (1,)), ("you win at least one of them", (1, 2)), ("you lose only 1", (1,)),
    ],
)  # fmt: skip
def test_how_many_of_two_flips_are_won(condition: str, of: tuple[int, ...]) -> None:
    scene = played(f"Flip 2 coins. If {condition}, draw 2 cards. Otherwise, draw a card.")
    assert len(scene.hand("A")) == (2 if sum(faces(scene)) in of else 1)


def test_each_player_flips_for_themselves() -> None:
    text = "Each player flips a coin. If they lose, they lose 3 influence. If they win, they gain 2 influence."
    scene = played(text, theirs=Side(play=["Bruiser"], deck=DECK))
    assert [scene.influence(seat) for seat in "AB"] == [27 if face else 22 for face in faces(scene)]
