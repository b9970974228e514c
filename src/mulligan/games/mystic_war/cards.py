"""The printed cards, read from deck/cards.toml into columns that the rules look things up in.

What a card does is what its text says: `vocabulary` reads it, deck/readings.json keeps what was read.
"""

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

RESOURCE: Final = 0
SPELL: Final = 1
DEITY: Final = 2
EVENT: Final = 3
VICTORY: Final = 4
TYPES: Final = ["resource", "spell", "deity", "event", "victory"]

# What a card does. The first three are also the resources, in the mat's order.
EFFECTS: Final = [
    "followers", "mystic power", "gold", "dragon", "wild",
    "capture", "dragonbane", "necromancy", "negation", "power drain", "reprodestruction", "resurrection",
    "stray energy", "transmute followers", "transmute mystic power", "transmute gold", "transmute destruction",
    "vampiric energy",
    "disfavor", "earth goddess", "favoritism", "god king", "protection", "sacrifice", "vacation", "war god",
    "chaos strikes", "genie", "boon", "judgment", "mega-blast", "pennies", "scrutiny", "slavery", "wrath of the gods",
    "wrath of the war god", "",
]  # fmt: skip
NOTORIETY: Final = 0
SORCERY: Final = 1
RICHES: Final = 2
DRAGON: Final = 3
WILD: Final = 4
CAPTURE: Final = 5
DRAGONBANE: Final = 6
NECROMANCY: Final = 7
NEGATION: Final = 8
POWER_DRAIN: Final = 9
REPRODESTRUCTION: Final = 10
RESURRECTION: Final = 11
STRAY_ENERGY: Final = 12
TRANSMUTE_FOLLOWERS: Final = 13
TRANSMUTE_MYSTIC_POWER: Final = 14
TRANSMUTE_GOLD: Final = 15
TRANSMUTE_DESTRUCTION: Final = 16
VAMPIRIC_ENERGY: Final = 17
DISFAVOR: Final = 18
EARTH_GODDESS: Final = 19
FAVORITISM: Final = 20
GOD_KING: Final = 21
PROTECTION: Final = 22
SACRIFICE: Final = 23
VACATION: Final = 24
WAR_GOD: Final = 25
CHAOS_STRIKES: Final = 26
GENIE: Final = 27
BOON: Final = 28
JUDGMENT: Final = 29
MEGA_BLAST: Final = 30
PENNIES: Final = 31
SCRUTINY: Final = 32
SLAVERY: Final = 33
WRATH_OF_THE_GODS: Final = 34
WRATH_OF_THE_WAR_GOD: Final = 35

# By effect: what the texts fill in. Resources are numbered as on the mat, -1 for none.
POINTS: Final[list[int]] = [0] * len(EFFECTS)  # the number that the text names
GAINED: Final[list[int]] = [-1] * len(EFFECTS)
DOUBLES: Final[list[int]] = [-1] * len(EFFECTS)
HALVES: Final[list[list[int]]] = [[] for _ in EFFECTS]  # one resource, or those to choose from
BARRED_BY: Final[list[int]] = [-1] * len(EFFECTS)  # the effect of the deity that stands in the way
SPARES: Final[list[int]] = [-1] * len(EFFECTS)  # of which that deity protects but this one resource
LOSSES: Final[list[list[list[int]]]] = [[] for _ in EFFECTS]  # resources and amounts, in order

# By printed card.
NAME: Final[list[str]] = []
TYPE: Final[list[int]] = []
EFFECT: Final[list[int]] = []
AMOUNT: Final[list[int]] = []
ANY_TIME: Final[list[bool]] = []
STAYS: Final[list[bool]] = []
COUNT: Final[list[int]] = []
TEXT: Final[list[str]] = []
NEEDS: Final[list[list[int]]] = []


def read() -> None:
    folder = files("mulligan.games.mystic_war").joinpath("deck")
    data = tomllib.loads(folder.joinpath("cards.toml").read_text("utf-8"))
    READINGS.update(json.loads(folder.joinpath("readings.json").read_text("utf-8")))
    for card in data["card"]:
        amounts = card.get("amounts")
        if amounts is None:
            add(card, card["name"], 0, card.get("count", 1))
            continue
        for amount in sorted(set(amounts)):
            name = card["name"] if len(set(amounts)) == 1 else f"{card['name']} {amount}"
            add(card, name, amount, amounts.count(amount))


def add(card: dict[str, Any], name: str, amount: int, count: int) -> None:
    text = card.get("text", "").format(amount=amount)
    deed: dict[str, Any] = deed_of(name, text, card["kind"]) if text else {"effect": ""}
    effect = EFFECTS.index(deed["effect"])
    fill_in(effect, deed)
    NAME.append(name)
    TYPE.append(TYPES.index(card["kind"]))
    EFFECT.append(effect)
    AMOUNT.append(deed.get("amount", 0) if TYPE[-1] == RESOURCE else 0)
    ANY_TIME.append(card.get("timing") == "any time")
    STAYS.append(bool(card.get("stays", False)))
    COUNT.append(count)
    TEXT.append(text)
    NEEDS.append(list(card.get("needs", [])))


def deed_of(name: str, text: str, kind: str) -> dict[str, Any]:
    """What the text of a card says, as kept or as read now."""
    kept: dict[str, Any] | None = READINGS.get(text)
    if kept is not None:
        return kept
    from mulligan.games.mystic_war.vocabulary import lowering
    from mulligan.language.reader import ReadError

    try:
        return lowering.deed_of(text, kind).as_json()
    except ReadError as error:
        wrong = error.problems[0]
        nearest = f" The nearest that would read: {wrong.nearest}" if wrong.nearest else ""
        raise ValueError(f"cards.toml: {name}: “{wrong.words}”: {wrong.reason}.{nearest}") from error


def fill_in(effect: int, deed: dict[str, Any]) -> None:
    """What an effect needs beyond its name."""
    POINTS[effect] = deed.get("amount", 0)
    GAINED[effect] = deed.get("resource", -1)
    DOUBLES[effect] = deed.get("doubles", -1)
    HALVES[effect] = deed.get("halves", [])
    BARRED_BY[effect] = EFFECTS.index(deed["barred_by"]) if "barred_by" in deed else -1
    SPARES[effect] = deed.get("spares", -1)
    LOSSES[effect] = deed.get("losses", [])


READINGS: Final[dict[str, Any]] = {}
read()

KINDS: Final = len(NAME)
WHITE_JUDGMENT: Final = NAME.index("Judgment (white-backed)")
ACTION_CARDS: Final = sum(COUNT[kind] for kind in range(KINDS) if TYPE[kind] != VICTORY)
VICTORY_CARDS: Final = sum(COUNT[kind] for kind in range(KINDS) if TYPE[kind] == VICTORY)


def printed() -> list[int]:
    """Every card of the game, the action cards first."""
    return [kind for kind in range(KINDS) for _ in range(COUNT[kind])]


if any(TYPE[kind] == VICTORY for kind in printed()[:ACTION_CARDS]):
    raise RuntimeError("cards.toml: the victory cards come last")
