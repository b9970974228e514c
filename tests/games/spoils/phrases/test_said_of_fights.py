"""Who meets whom in a battle, who is beside whom, and what happens to those who block and are blocked."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item
from tests.games.spoils.phrases.test_battles_in_words import BOTH, CAST, FACTION, HUT, fight


def in_battle(text: str, attackers: list[str], blockers: list[str]) -> Scene:
    """A, who has an item that says something, attacks."""
    scene = Scene(
        [*CAST, item("Eye", text)],
        A=Side(play=["Bruiser", "Shade", "Eye"], deck=["Greed"] * 9),
        B=Side(play=["Guard", "Veil", "Hut"], deck=["Greed"] * 3),
    )
    return fight(scene, FACTION, attackers, blockers)


@pytest.mark.rules("302.12", "302.14")
@pytest.mark.parametrize(
    ("who", "so", "not_so"),
    [
        ("a character blocked by a character an opponent controls", (["Bruiser"], ["Guard"]), (["Bruiser"], [])),
        ("a character blocking a character", (["Bruiser"], ["Guard"]), (["Bruiser"], [])),
        ("a character attacking with another character", (BOTH, []), (["Bruiser"], [])),
        ("a character attacking with at least 1 other character", (BOTH, []), (["Bruiser"], [])),
        ("a character blocked by exactly 1 character", (["Bruiser"], ["Guard"]), (["Bruiser"], [])),
    ],
)
def test_what_is_said_of_a_character_in_a_battle(
    who: str, so: tuple[list[str], list[str]], not_so: tuple[list[str], list[str]]
) -> None:
    text = f"The first time each turn that a character inflicts battle damage, if there is {who}, draw a card."
    assert in_battle(text, *so).hand("A") == ["Greed"]
    assert in_battle(text, *not_so).hand("A") == []


@pytest.mark.rules("504.1")
@pytest.mark.parametrize(("attackers", "lost"), [(["Wolf"], 1), (["Wolf", "Bruiser"], 8)])
def test_it_is_stronger_while_another_attacks_with_it(attackers: list[str], lost: int) -> None:
    text = "While this card is attacking with another character, it gains 4 strength."
    scene = Scene(
        [*CAST, character("Wolf", (1, 3, 3), text)],
        A=Side(play=["Wolf", "Bruiser"], deck=["Greed"] * 9),
        B=Side(play=["Guard"], deck=["Greed"] * 3),
    )
    before = scene.influence("B")
    assert before - fight(scene, FACTION, attackers, []).influence("B") == lost


@pytest.mark.rules("302.13")
@pytest.mark.parametrize(
    "text",
    [
        "When this card blocks a character, put that character into its owner's hand.",
        "When a character is blocked by this card, put that character into its owner's hand.",
    ],
)
def test_whoever_blocks_a_party_blocks_each_of_them(text: str) -> None:
    """ "That character" is each of those that it blocks."""
    scene = Scene(
        [*CAST, character("Bouncer", (1, 9, 1), text)],
        A=Side(play=["Bruiser", "Shade"], deck=["Greed"] * 9),
        B=Side(play=["Bouncer"], deck=["Greed"] * 3),
    )
    assert fight(scene, FACTION, ["Bruiser"], ["Bouncer"]).where("Bruiser") == "hand"
    assert scene.where("Shade") == "play"


@pytest.mark.rules("302.13")
def test_it_blocks_another_kind_of_character() -> None:
    text = "When this card blocks an item, draw a card. When this card blocks a COVERT character, draw 2 cards."
    scene = Scene(
        [*CAST, character("Bouncer", (1, 9, 1), text)],
        A=Side(play=["Bruiser"], deck=["Greed"] * 9),
        B=Side(play=["Bouncer"], deck=["Greed"] * 3),
    )
    assert fight(scene, FACTION, ["Bruiser"], ["Bouncer"]).hand("B") == []


@pytest.mark.rules("504.1")
def test_those_it_blocks_are_slower() -> None:
    text = "While this card is blocking, characters it is blocking lose 2 speed."
    scene = Scene(
        [*CAST, character("Net", (4, 9, 2), text)],
        A=Side(play=["Bruiser", "Shade"], deck=["Greed"] * 9),
        B=Side(play=["Net"], deck=["Greed"] * 3),
    )
    assert fight(scene, FACTION, ["Shade"], ["Net"]).where("Shade") == "play"  # it attacks covertly


@pytest.mark.rules("503.1")
@pytest.mark.parametrize(
    ("wrapper", "attacks", "drawn"),
    [
        ("The first time this card attacks or blocks each turn, draw a card.", 1, 1),
        ("Once each turn, when this card attacks or blocks, draw a card.", 1, 1),
        ("When this card attacks or blocks during an opponent's turn, draw a card.", 1, 0),
    ],
)
def test_one_event_or_another_is_counted_together(wrapper: str, attacks: int, drawn: int) -> None:
    scene = Scene(
        [*CAST, character("Dog", (1, 3, 3), wrapper)],
        A=Side(play=["Dog"], deck=["Greed"] * 9),
        B=Side(play=["Guard"], deck=["Greed"] * 3),
    )
    assert len(fight(scene, FACTION, ["Dog"], []).hand("A")) == drawn


@pytest.mark.rules("608.1a")
def test_a_player_attacks_a_location() -> None:
    cast = [*CAST, item("Horn", "When an opponent attacks a location you control, your faction gains 9 influence.")]
    for target, gained in ((HUT, 9), (FACTION, -3)):
        scene = Scene(
            cast,
            A=Side(play=["Bruiser"], deck=["Greed"] * 9),
            B=Side(play=["Hut", "Horn"], deck=["Greed"] * 3),
        )
        before = scene.influence("B")
        assert fight(scene, target, ["Bruiser"], []).influence("B") - before == gained


@pytest.mark.rules("302.12")
@pytest.mark.parametrize(("blockers", "strength"), [([], 5), (["Guard"], 3)])
def test_attackers_are_unblocked_once_blocks_were_made_and_nobody_blocks(blockers: list[str], strength: int) -> None:
    eye = "Unblocked characters you control gain 2 strength."
    scene = in_battle(eye, ["Bruiser"], blockers)
    damaged = scene.state.damage[scene.card("Guard")]
    assert 25 - scene.influence("B") + damaged == strength
