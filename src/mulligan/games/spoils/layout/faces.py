"""Printed cards of The Spoils as the browser draws them."""

from dataclasses import dataclass
from functools import cache

from mulligan.games.spoils.cards.collection import house_cards
from mulligan.games.spoils.effects.code import NO_PROGRAM
from mulligan.games.spoils.printed import (
    CHARACTER,
    FACTION,
    ICONS,
    ITEM,
    LOCATION,
    NEVER,
    RESOURCE,
    TOKENS,
    TRADES,
    TYPE_KEYS,
    Library,
    Printed,
)
from mulligan.games.spoils.vocabulary.terms import KEYWORDS, RULE_OF_KEYWORD
from mulligan.messages import part_of_id, text, translated


@dataclass(slots=True)
class SpoilsFace:
    """A printed card. Numbers that such a card does not have are None; `bonus` is what gear adds to its character.
    `printed` is its text as it is printed, which its picture goes by, where `text` is in another language; `brief` is
    its type line without the trade, which the frame of a small card tells by its colour."""

    id: int
    name: str
    kind: str
    trade: str
    line: str
    brief: str
    subtypes: list[str]
    staple: bool
    cost: int | None
    threshold: str
    provides: str
    strength: int | None
    life: int | None
    speed: int | None
    bonus: list[int]
    structure: int | None
    influence: int | None
    text: str
    printed: str
    keywords: list[str]
    rules: list[str]


def faces(library: Library) -> list[SpoilsFace]:
    """Every printed card of a table, in its order."""
    return [face(library, number) for number in range(len(library.cards))]


def face(library: Library, number: int) -> SpoilsFace:
    printed = library.cards[number]
    fights = printed.types & (CHARACTER | TOKENS) != 0
    priced = not printed.types & (RESOURCE | FACTION | TOKENS)
    text = rules_text(printed.name, printed.text)
    return SpoilsFace(
        id=number,
        name=printed.name,
        kind=kinds(printed.types)[0],
        trade=TRADES[printed.trade].lower(),
        line=type_line(library, printed),
        brief=type_words(library, printed, "brief"),
        subtypes=subtype_names(library, printed),
        staple=printed.staple,
        cost=printed.cost if priced else None,
        threshold=icon_letters(printed.threshold),
        provides=icon_letters(printed.provides),
        strength=printed.strength if fights else None,
        life=printed.life if fights else None,
        speed=printed.speed if fights else None,
        bonus=printed.bonus,
        structure=printed.structure if printed.types & LOCATION else None,
        influence=printed.influence if printed.types & FACTION else None,
        text=text,
        printed=printed.text if text != printed.text else "",
        keywords=keyword_names(printed.keywords),
        rules=rules_touched(printed),
    )


def rules_text(name: str, text: str) -> str:
    """What the card says. The house's cards have it in other languages; one of the same name that says something else
    is another's, and has its own words alone."""
    ours = house_cards().get(name)
    if ours is None or ours.card.text != text:
        return text
    return translated(f"spoils-card-{part_of_id(name)}", text)


def kinds(types: int) -> list[str]:
    """The types that a card has, as the catalogue calls them."""
    return list(_kinds(types))


@cache
def _kinds(types: int) -> tuple[str, ...]:
    return tuple(name for bit, name in enumerate(TYPE_KEYS) if types >> bit & 1)


def icon_letters(counts: list[int]) -> str:
    """Icons as letters: "EE"."""
    return "".join(letter * count for letter, count in zip(ICONS, counts, strict=True))


def keyword_names(bits: int) -> list[str]:
    if not bits:
        return []
    return [text(f"spoils-keyword-{keyword.value}") for keyword, bit in KEYWORDS.items() if bits & bit]


def type_line(library: Library, printed: Printed) -> str:
    """Trade, type and subtypes (201.4)."""
    trade = text(f"spoils-trade-{TRADES[printed.trade].lower()}")
    return type_words(library, printed, "line", trade)


def type_words(library: Library, printed: Printed, form: str, trade: str = "") -> str:
    kind = " ".join(text(f"spoils-type-{name}") for name in kinds(printed.types))
    words = text(f"spoils-type-{form}", trade=trade, staple="yes" if printed.staple else "no", type=kind)
    subtypes = ", ".join(subtype_names(library, printed))
    return f"{words} – {subtypes}" if subtypes else words


def subtype_names(library: Library, printed: Printed) -> list[str]:
    names = {number: name for name, number in library.subtypes.items()}
    return [names[number] for number in printed.subtypes]


# The rule that says what a card of a type is (section 2).
RULE_OF_TYPE = {
    "character": "204.1",
    "item": "206.1",
    "location": "207.1",
    "tactic": "205.1",
    "resource": "203.1",
    "faction": "202.1",
    "token": "409.3",
}


def rules_touched(printed: Printed) -> list[str]:
    """The rules to read beside a card: its type's, then those of what stands on it."""
    touched = [RULE_OF_TYPE[kinds(printed.types)[0]]]
    stands = [
        (bool(printed.attach), "507.2"),
        (printed.types & ITEM != 0 and bool(printed.bonus), "201.7c"),
        (printed.flip_cost != NEVER, "507.4"),
        (bool(printed.unique), "507.5"),
        *[(printed.keywords & bit != 0, RULE_OF_KEYWORD[keyword]) for keyword, bit in KEYWORDS.items()],
        (bool(printed.abilities), "502.1"),
        (bool(printed.triggers) and not printed.types & FACTION, "503.1"),
        (bool(printed.replacements), "506.1"),
        (printed.costs != NO_PROGRAM and not printed.attach, "401.3"),
    ]
    return touched + [rule for is_there, rule in stands if is_there]
