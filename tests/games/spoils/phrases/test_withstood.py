"""Damage that does not destroy a card, and costs that are only called so."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, location, tactic

RAT = character("Rat", (1, 1, 1))
BRUISER = character("Bruiser", (3, 3, 3))


@pytest.mark.rules("408.6", "402.7", "408.4")
def test_battle_damage_does_not_destroy_it_but_other_damage_does() -> None:
    saint = character("Saint", (1, 3, 1), "This card cannot be destroyed by battle damage.")
    poke = tactic("Poke", "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character.", cost=0)
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    for tool in ("Poke", "Kill"):
        scene = Scene([saint, poke, kill, BRUISER], A=Side(play=["Bruiser"], hand=[tool]), B=Side(play=["Saint"]))
        scene.choose("A", "Attack The Open Gate (B)").answered("Saint")
        assert scene.where("Saint") == "play"
        assert scene.state.damage[scene.card("Saint")] == 3  # it stays on it after the battle
        scene.choose("A", f"Play {tool}", "Saint").pass_windows()
        assert scene.where("Saint") == "discard"


@pytest.mark.rules("408.4", "408.5", "402.7")
def test_no_damage_destroys_it_but_having_no_life_left_does() -> None:
    golem = character("Golem", (1, 2, 1), "This card cannot be destroyed by damage.")
    fort = location("Fort", 2, "This card cannot be destroyed by damage.")
    storm = tactic("Storm", "Inflict 5 damage to each character and each location.", cost=0)
    wither = tactic("Wither", "COST: Pick a character.\nEFFECT: This turn, that character loses 2 life.", cost=0)
    ours = Side(hand=["Storm", "Wither"])
    scene = Scene([golem, fort, storm, wither, RAT], A=ours, B=Side(play=["Golem", "Fort", "Rat"]))
    scene.choose("A", "Play Storm").pass_windows()
    assert [scene.where(name) for name in ("Golem", "Fort", "Rat")] == ["play", "play", "discard"]
    scene.choose("A", "Play Wither", "Golem").pass_windows()
    assert scene.where("Golem") == "discard"


@pytest.mark.rules("408.4")
def test_it_is_destroyed_as_soon_as_nothing_protects_it_any_more() -> None:
    ward = character("Ward", (1, 9, 1), "Other characters you control cannot be destroyed by damage.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    theirs = Side(play=["Ward", Placed("Bruiser", damage=3)])
    scene = Scene([ward, kill, BRUISER], A=Side(hand=["Kill"]), B=theirs)
    scene.choose("A", "Play Kill")
    assert scene.where("Bruiser") == "play"
    scene.choose("A", "Ward").pass_windows()
    assert scene.where("Bruiser") == "discard"


@pytest.mark.rules("402.7", "408.4", "401.2")
@pytest.mark.parametrize(
    ("kept", "left"),
    [
        ("cannot be destroyed by effects", ["Kill"]),
        ("cannot be destroyed except by damage", ["Kill", "Feed"]),
        ("cannot be destroyed except by battle damage", ["Kill", "Feed", "Poke"]),
    ],
)
def test_what_destroys_it_and_what_does_not(kept: str, left: list[str]) -> None:
    saint = character("Saint", (1, 1, 1), f"This card {kept}.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    poke = tactic("Poke", "COST: Pick a character.\nEFFECT: Inflict 1 damage to the character.", cost=0)
    feed = tactic("Feed", "EXTRA COST: Destroy a character you control.\nDraw a card.", cost=0)
    survived = []
    for tool in (kill, feed, poke):
        scene = Scene([saint, tool], A=Side(hand=[tool.name], play=["Saint"]), B=Side())
        if f"Play {tool.name}" in scene.options():
            scene.choose("A", f"Play {tool.name}")
            if "Saint" in scene.options():
                scene.choose("A", "Saint")
        survived += [tool.name] if scene.where("Saint") == "play" else []
    assert survived == left
    scene = Scene([saint, BRUISER], A=Side(play=["Bruiser"]), B=Side(play=["Saint"]))
    scene.choose("A", "Attack The Open Gate (B)").answered("Saint")
    assert scene.where("Saint") == "discard"


@pytest.mark.parametrize(
    "text",
    [
        "All characters you control cannot be destroyed by battle damage.",
        "This card cannot be destroyed by damage.",
        "This card cannot be destroyed by effects.",
    ],
)
def test_it_is_printed_as_it_is_said(text: str) -> None:
    tree = read(text)
    assert show(tree) == text
    assert read(show(tree)) == tree


# ---- costs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "numeric", "found"),
    [
        ("with cost 2 or less", "with numeric cost 2 or less", ["Cheap", "Even"]),
        ("with a cost of 2 or more", "with numeric cost 2 or more", ["Dear", "Even"]),
        ("with cost 2", "with numeric cost 2", ["Even"]),
        ("with cost less than 2", "with numeric cost less than 2", ["Cheap"]),
        ("with a cost greater than 2", "with numeric cost greater than 2", ["Dear"]),
        ("with cost equal to 2", "with numeric cost 2", ["Even"]),
        ("with a cost of at least 3", "with numeric cost 3 or more", ["Dear"]),
    ],
)
def test_a_cost_beside_a_number_is_the_numeric_cost(said: str, numeric: str, found: list[str]) -> None:
    choice = tactic("Choice", f"COST: Pick a character {said}.\nEFFECT: Destroy that character.", cost=0)
    costs = {"Cheap": 1, "Even": 2, "Dear": 3}
    cards = [Card(name, CardType.CHARACTER, strength=1, life=1, speed=1, cost=cost) for name, cost in costs.items()]
    scene = Scene([choice, *cards], A=Side(hand=["Choice"]), B=Side(play=list(costs)))
    scene.choose("A", "Play Choice")
    assert sorted(option for option in scene.options() if option != "Take it back") == found
    assert numeric in show(read(choice.text, CardType.TACTIC))
