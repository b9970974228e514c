"""A pile of a hero's own that counts for something: cards played go there, and it is completed."""

from typing import Any

import pytest

from mulligan.games.unmatched.heroes import Card, Fighter, Hero, as_toml
from mulligan.games.unmatched.vocabulary.texts import umdb
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import Arranged, arranged
from tests.games.unmatched.phrases.trial import health, written

ABILITY = (
    "After you attack or defend, add your card to your verse. When your verse has 5 or more beats, discard your verse. "
    "If there are exactly 5 beats, resolve the completion effect on the last card."
)
HURT = "VERSE EFFECT: Deal 1 damage to the opposing fighter for each other card in your verse."


def poet(effect: str, ability: str = ABILITY) -> Hero:
    fighters = [Fighter("Poet", True, False, 12, 1), Fighter("Muse", False, False, 4, 1)]
    cards = [
        Card("Short", 6, "versatile", 1, 1, [], effect, ["2 beats"]),
        Card("Long", 6, "versatile", 1, 2, [], effect, ["3 beats"]),
        Card("Home", 3, "versatile", 1, 2, [], "AFTER COMBAT: Return this card to your hand.", ["3 beats"]),
        Card("Plain", 6, "scheme", -1, 2, [], "Add this card to your verse.", ["3 beats"]),
    ]
    return Hero("Poet", "Tests", 2, ability, fighters, cards)


def fought(
    effect: str, *script: str, verse: tuple[str, ...] = (), hand: tuple[str, ...] = ("Short", "Long")
) -> Arranged:
    brought = [as_toml(poet(effect)), written("Rival", "Page", "Gain 1 action.")]
    a: dict[str, Any] = {"hand": list(hand), "fighters": {"Poet": "H07 9", "Muse": "H28 4"}}
    if verse:
        a["pile"] = list(verse)
    b = {"hand": ["Swing"], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}
    table = arranged(["Poet", "Rival"], {"items": False, "brought": brought}, A=a, B=b)
    for line in script:
        table.words(*line.split(": ", 1))
    table.settle()
    return table


def names(table: Arranged, zone: str) -> list[str]:
    state = table.table
    lying = {"verse": state.suits, "discard": state.discards, "hand": state.hands}[zone][0]
    return [state.sheet.name[state.printed[card]] for card in lying]


@pytest.mark.rules("Ruling 43")
def test_a_card_played_goes_to_the_pile_and_stays_there_until_it_is_completed() -> None:
    table = fought(HURT, "A: attack Rival with Poet, Short")
    assert (names(table, "verse"), names(table, "discard"), health(table, "Rival")) == (["Short"], [], 8)


@pytest.mark.rules("Ruling 43")
@pytest.mark.parametrize(
    ("verse", "card", "left"),
    [
        (("Long",), "Short", 9 - 1 - 1),  # five beats: what the last card says, with one other card there
        (("Long",), "Long", 9 - 1),  # six: too many
    ],
)
def test_a_pile_is_completed_by_exactly_so_much(verse: tuple[str, ...], card: str, left: int) -> None:
    table = fought(HURT, f"A: attack Rival with Poet, {card}", verse=verse)
    assert health(table, "Rival") == left
    assert (names(table, "verse"), names(table, "discard")) == ([], [*verse, card])


def test_the_card_that_completes_a_pile_may_come_back() -> None:
    table = fought("VERSE EFFECT: Return this card to your hand.", "A: attack Rival with Poet, Short", verse=("Long",))
    assert sorted(names(table, "hand")) == ["Long", "Short"]
    assert names(table, "discard") == ["Long"]


def test_a_card_that_goes_elsewhere_does_not_go_to_the_pile() -> None:
    table = fought(HURT, "A: attack Rival with Poet, Home", hand=("Home", "Short"))
    assert (names(table, "verse"), sorted(names(table, "hand"))) == ([], ["Home", "Short"])


def test_a_scheme_goes_to_the_pile_and_completes_it_outside_a_combat() -> None:
    draw = "VERSE EFFECT: Recover 2 health."
    table = fought(draw, "A: scheme Plain", hand=("Plain", "Short"), verse=("Short",))
    assert (names(table, "verse"), names(table, "discard")) == ([], ["Short", "Plain"])


@pytest.mark.parametrize(
    ("text", "there", "drawn"),
    [
        ("You may return the first card in your verse to your hand.", ["Short", "Long"], "Long"),
        ("You may return the last card in your verse to your hand.", ["Long", "Long"], "Short"),
    ],
)
def test_an_end_of_the_pile_comes_to_hand_before_the_card_goes_there(text: str, there: list[str], drawn: str) -> None:
    short = poet("AFTER COMBAT: " + text, ABILITY.replace("5", "50"))
    brought = [as_toml(short), written("Rival", "Page", "Gain 1 action.")]
    a = {"hand": ["Long", "Plain"], "fighters": {"Poet": "H07 9", "Muse": "H28 4"}, "pile": ["Long", "Short"]}
    b = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}
    table = arranged(["Poet", "Rival"], {"items": False, "brought": brought}, A=a, B=b)
    table.words("A", "attack Rival with Poet, Long, yes")
    table.settle()
    assert (names(table, "verse"), names(table, "hand")) == (there, ["Plain", drawn])


@pytest.mark.parametrize(
    ("said", "drawn"),
    [("your verse has 3 or more cards", 0), ("your verse has 2 or more cards", 1),
     ("your verse has exactly 5 beats", 1), ("your verse has 4 or fewer beats", 0),
     ("there are at least 5 beats in your verse", 1)],
)  # fmt: skip
def test_what_is_in_the_pile_is_asked(said: str, drawn: int) -> None:
    asked = poet(f"AFTER COMBAT: If {said}, the opposing fighter recovers 1 health.", ABILITY.replace("5", "50"))
    brought = [as_toml(asked), written("Rival", "Page", "Gain 1 action.")]
    a = {"hand": ["Short", "Plain"], "fighters": {"Poet": "H07 9", "Muse": "H28 4"}, "pile": ["Long", "Short"]}
    b = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}
    table = arranged(["Poet", "Rival"], {"items": False, "brought": brought}, A=a, B=b)
    table.words("A", "attack Rival with Poet, Short")
    table.settle()
    assert health(table, "Rival") == 8 + drawn


def test_a_number_in_a_box_after_a_name_is_what_the_ability_adds_up() -> None:
    cards = [Card("Short 2\ufe0f\u20e3", 6, "versatile", 1, 1, [], "")]
    umdb.number_titles(ABILITY, cards)
    assert (cards[0].name, cards[0].labels) == ("Short", ["2 beats"])


@pytest.mark.parametrize(
    "ability",
    ["After you attack, add your card to your verse.",
     "When your verse has 5 or more beats, draw 1 card. After you attack, add your card to your verse."],
)  # fmt: skip
def test_what_nothing_completes_is_not_read(ability: str) -> None:
    with pytest.raises(ReadError):
        make_sheet((poet(HURT, ability),) * 2, False)
