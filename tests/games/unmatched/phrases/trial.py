"""A card with one text, in the hands of a made-up hero, and what comes of it."""

from typing import Any

from tests.games.unmatched.arranged import Arranged, arranged

HERO = """
name = "{name}"
set = "Tests"
move = 2
ability = "{ability}"

[[fighter]]
name = "{name}"
role = "hero"
attack = "melee"
health = 12

[[fighter]]
name = "{sidekick}"
role = "sidekick"
attack = "melee"
health = 8

[[card]]
name = "Trial"
count = 2
type = "{type}"
{value}
boost = 1
text = "{text}"

[[card]]
name = "Blow"
count = 8
type = "versatile"
value = 2
boost = 3

[[card]]
name = "Swing"
count = 4
type = "attack"
value = 5
boost = 2

[[card]]
name = "Plan"
count = 6
type = "scheme"
boost = 4
text = "Gain 1 action."
"""
SCHEME = "A: scheme Trial"
ATTACK = "A: attack Rival with Tester, Trial"


def written(name: str, sidekick: str, text: str, type_of_card: str = "scheme", ability: str = "") -> str:
    hero = HERO.replace("{name}", name).replace("{sidekick}", sidekick).replace("{type}", type_of_card)
    value = "" if type_of_card == "scheme" else "value = 4"
    return hero.replace("{value}", value).replace("{ability}", ability).replace("{text}", text)


def trial(text: str, *script: str, ability: str = "", theirs: str = "Gain 1 action.", **given: Any) -> Arranged:
    """Tester (6 of 12) beside Rival (9 of 12); Helper and Page (7 of 8) away from everybody and each other.

    The card Trial has this text, and the script is played: `"A: scheme Trial", "B: Blow"`. A combat card is worth 4.
    """
    types = ["versatile" if "COMBAT" in words or "IMMEDIATELY" in words else "scheme" for words in (text, theirs)]
    brought = [
        written("Tester", "Helper", text.replace("\n", "\\n"), types[0], ability),
        written("Rival", "Page", theirs.replace("\n", "\\n"), types[1]),
        written("Third", "Squire", "Gain 1 action."),
    ]
    a = {"hand": ["Trial"], "fighters": {"Tester": "H07 6", "Helper": "H28 7"}, **given.pop("A", {})}
    b = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H17 7"}, **given.pop("B", {})}
    heroes = ["Tester", "Rival"]
    if "C" in given:
        heroes.append("Third")
    table = arranged(heroes, {"items": False, "brought": brought}, A=a, B=b, **given)
    for line in script:
        seat, words = line.split(": ", 1)
        table.words(seat, words)
    table.settle()
    return table


def health(table: Arranged, name: str) -> int:
    """What a fighter has left."""
    state = table.table
    return state.health[state.sheet.fighter_name.index(name)]


def space(table: Arranged, name: str) -> str:
    state = table.table
    return state.board.ids[state.space[state.sheet.fighter_name.index(name)]]
