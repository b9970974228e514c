"""Players told apart by what they did as a part of the same effect: "each opponent who discarded a card this way"."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUTE = character("Brute", (2, 2, 2), trade="Rogue")
LAMP = item("Lamp", "")


def played(text: str, **chosen: str) -> Scene:
    """A tactic of A's; B holds a character, C an item, and each chooses as is said, or declines."""
    scene = Scene(
        [BRUTE, LAMP, tactic("Trial", text, cost=0)],
        A=Side(hand=["Trial"], deck=["Greed"] * 9, influence=20),
        B=Side(hand=["Brute"], deck=["Greed"] * 4, play=["Brute"], influence=20),
        C=Side(hand=["Lamp"], deck=["Greed"] * 4, play=["Lamp", "Brute"], influence=20),
    )
    scene.choose("A", "Play Trial").pass_windows()
    while scene.asked and "End the turn" not in scene.options():
        wanted = chosen.get(scene.asked, "")
        options = scene.options()
        scene.choose(scene.asked, next((some for some in (wanted, "No", "Do nothing") if some in options), options[0]))
    return scene


@pytest.mark.rules("402.2", "402.5")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "Each opponent discards a card. If a character was discarded this way, that player loses 1 influence.",
            (19, 20),
        ),
        (
            "Each opponent discards a card. Each opponent who discarded a character this way loses 1 influence.",
            (19, 20),
        ),
        ("Each opponent discards a card. Each opponent who discarded an item this way loses 1 influence.", (20, 19)),
        (
            "Each opponent may discard a card. Each opponent who didn't discard a card this way loses 2 influence.",
            (20, 18),
        ),
        ("Each opponent may discard a card. Each opponent who discarded a card this way loses 2 influence.", (18, 20)),
        (
            "Each opponent may discard a card. Each player who didn't discard a card this way loses 2 influence.",
            (20, 18),
        ),
        ("Each opponent may discard a card. If it was a character, they lose 2 influence.", (18, 20)),
    ],
)
def test_each_opponent_is_asked_what_they_themselves_did(text: str, left: tuple[int, int]) -> None:
    scene = played(text, B="Yes")
    assert (scene.influence("B"), scene.influence("C")) == left
    assert scene.influence("A") == 20
