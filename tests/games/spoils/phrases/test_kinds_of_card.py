"""Kinds of card: what is said of a card before its noun and after it, and who is meant by it."""

from dataclasses import replace

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

RAGE = ["Rage"] * 6
CAST = [
    character("Bruiser", (3, 3, 3), trade="Warlord"),
    character("Slim", (1, 1, 1), trade="Rogue"),
    character("Sneak", (2, 2, 1), "COVERT", trade="Rogue"),
    character("Clerk", (2, 4, 1), "COST: Deplete this card.\nEFFECT: Draw a card.", trade="Banker"),
    character("Lurker", (1, 2, 2), "FLIP UP: 1", trade="Rogue"),
    replace(character("Boss", (5, 5, 5), "UNIQUE BOSS", trade="Warlord"), cost=4),
    character("Seer", (1, 3, 1), "While you control [O][O], this card gains 1 strength.", trade="Arcanist"),
    item("Hat", ""),
    item("Scarf", "ATTACH TO CHARACTER"),
    location("Hut", 3),
]
EVERYBODY = ["Boss", "Bruiser", "Clerk", "Lurker", "Seer", "Slim", "Sneak"]


def destroyed(words: str, *picked: str) -> list[str]:
    """Who is destroyed by a tactic of A that says this."""
    cull = tactic("Cull", words)
    scene = Scene(
        [*CAST, cull],
        A=Side(
            hand=["Cull"],
            play=[Placed("Bruiser", tokens=2), "Slim", Placed("Sneak", depleted=True), "Clerk", "Hat"],
            resources=RAGE,
        ),
        B=Side(
            play=[
                Placed("Lurker", tokens=1),
                Placed("Boss", owner="A"),
                "Seer",
                "Hut",
                Placed("Scarf", attached_to="Seer"),
            ],
            resources=["Greed"],
        ),
    )
    scene.choose("A", "Play Cull", *picked).pass_windows()
    return sorted(name for name in scene.pile("A") + scene.pile("B") if name != "Cull")


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("kind", "meant"),
    [
        ("covert characters", ["Sneak"]),
        ("non-covert characters", ["Boss", "Bruiser", "Clerk", "Lurker", "Seer", "Slim"]),
        ("non-Rogue characters", ["Boss", "Bruiser", "Clerk", "Seer"]),
        ("Rogue or Banker characters", ["Clerk", "Lurker", "Slim", "Sneak"]),
        ("non-resource cards", sorted([*EVERYBODY, "Hat", "Hut", "Scarf"])),
        ("unique BOSS characters", ["Boss"]),
        ("UNIQUE characters", ["Boss"]),
        ("UNIQUE Warlord characters", ["Boss"]),
        ("UNIQUE Rogue characters", []),
        ("non-unique characters", EVERYBODY[1:]),
        ("characters that are not UNIQUE", EVERYBODY[1:]),
        ("characters without UNIQUE", EVERYBODY[1:]),
        ("characters you don't control", ["Boss", "Lurker", "Seer"]),
        ("characters you don't own", ["Lurker", "Seer"]),
        ("characters with the highest strength", ["Boss"]),
        ("characters with the lowest strength", ["Lurker", "Seer", "Slim"]),
        ("characters with a token on them", ["Bruiser", "Lurker"]),
        ("characters with at least 2 tokens on them", ["Bruiser"]),
        ("characters with no tokens on them", ["Boss", "Clerk", "Seer", "Slim", "Sneak"]),
        ("characters with even strength", ["Clerk", "Sneak"]),
        ("characters with odd strength", ["Boss", "Bruiser", "Lurker", "Seer", "Slim"]),
        ("characters with FLIP UP", ["Lurker"]),
        ("characters with no rules text", ["Bruiser", "Slim"]),
        ("characters with no abilities", ["Boss", "Bruiser", "Lurker", "Seer", "Slim", "Sneak"]),
        ("characters with abilities", ["Clerk"]),
        ("characters that are depleted", ["Sneak"]),
        ("characters that are not depleted", ["Boss", "Bruiser", "Clerk", "Lurker", "Seer", "Slim"]),
        ("characters with an item attached", ["Seer"]),
        ("characters with no items attached", ["Boss", "Bruiser", "Clerk", "Lurker", "Slim", "Sneak"]),
        ("characters with a [O] icon in their rules text", ["Seer"]),
        ("characters named Slim", ["Slim"]),
        ("characters not named Slim", ["Boss", "Bruiser", "Clerk", "Lurker", "Seer", "Sneak"]),
        ("characters in play", EVERYBODY),
        ("resources that provide [R]", ["Rage"] * 6),
        ('resources that don\'t have "Provides: [R]"', ["Greed"]),
        ("characters with a name you don't control", ["Boss", "Lurker", "Seer"]),
    ],
)
def test_those_are_meant_of_whom_it_is_said(kind: str, meant: list[str]) -> None:
    fallen = destroyed(f"Destroy all {kind}.")
    if "Scarf" not in meant:  # falls with the character it is attached to
        fallen = [name for name in fallen if name != "Scarf"]
    assert fallen == meant


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("kind", "meant"),
    [
        ("characters other than that character", ["Boss", "Bruiser", "Clerk", "Lurker", "Seer", "Sneak"]),
        ("characters of the same trade as that character", ["Lurker", "Sneak"]),
        ("cards of the same type as that character", EVERYBODY),
        ("characters with the same numeric cost as that character", EVERYBODY[1:]),
    ],
)
def test_those_are_meant_who_are_like_another(kind: str, meant: list[str]) -> None:
    fallen = destroyed(f"Pick a character you control. Destroy all {kind}.", "Slim")
    assert [name for name in fallen if name != "Scarf"] == meant


@pytest.mark.rules("507.5")
@pytest.mark.parametrize(("said", "fallen"), [("UNIQUE", "Boss"), ("not UNIQUE", "Slim")])
def test_a_card_that_was_picked_is_unique_or_is_not(said: str, fallen: str) -> None:
    for picked in ("Boss", "Slim"):
        found = destroyed(f"Pick a character. If it is {said}, destroy it.", picked)
        assert found == ([picked] if picked == fallen else [])


@pytest.mark.rules("201.6", "303.1")
@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Destroy all characters with at least 2 items attached to them.", ["Bruiser"]),
        ("Destroy all characters with 1 or more items attached to them.", ["Bruiser", "Tank"]),
        ("Destroy all characters with [G][G] in their threshold.", ["Clerk"]),
        ("Destroy all characters with a threshold that includes [G].", ["Clerk", "Runner"]),
    ],
)
def test_characters_are_known_by_how_much_is_attached_and_by_their_threshold(text: str, gone: list[str]) -> None:
    cast = [
        tactic("Trial", text, cost=0),
        item("Hat", ""),
        character("Bruiser", (3, 3, 3)),
        character("Tank", (1, 5, 1)),
        character("Clerk", (1, 1, 1), threshold="GG"),
        character("Runner", (1, 1, 1), threshold="G"),
    ]
    hats = [Placed("Hat", attached_to=host) for host in ("Bruiser", "Bruiser", "Tank")]
    theirs = Side(play=["Bruiser", "Tank", "Clerk", "Runner", *hats])
    scene = Scene(cast, A=Side(hand=["Trial"]), B=theirs).choose("A", "Play Trial").answered()
    assert [name for name in ("Bruiser", "Tank", "Clerk", "Runner") if scene.where(name) == "discard"] == gone
