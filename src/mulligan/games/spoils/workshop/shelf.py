"""Every card there is, with what there is to know of it; and a card as a file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from mulligan.games.spoils.cards.card import Card, card_to_json
from mulligan.games.spoils.cards.collection import house_cards, not_executed, user_cards
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.layout.faces import SpoilsFace, face
from mulligan.games.spoils.lowering.paragraphs import face_of, lower
from mulligan.games.spoils.printed import ICONS, Library, Printed
from mulligan.games.spoils.vocabulary.terms import RULE_OF_KEYWORD, CardType
from mulligan.games.workshop import Kept, Saying, Term, said_by
from mulligan.language.flow import CannotBePlayed
from mulligan.messages import text

ABOUT_ICONS = "405.5"


def everything() -> list[Kept]:
    """The house's cards, then those of the host's library."""
    ours = house_cards()
    theirs = [reading for name, reading in user_cards().items() if name not in ours]
    return [*kept(ours.values(), "house"), *kept(theirs, "library")]


def terms() -> list[Term]:
    """Keywords, icons with their signs, and the house's cards."""
    rules = {text(f"spoils-keyword-{keyword.value}"): rule for keyword, rule in RULE_OF_KEYWORD.items()}
    rules |= {keyword.value: rule for keyword, rule in RULE_OF_KEYWORD.items()}  # as cards print them
    rules |= {text("spoils-term-flip-up"): "507.4", text("spoils-term-unique"): "507.5"}
    found = [Term(said, rule) for words, rule in rules.items() for said in {words, words.lower(), words.capitalize()}]
    icons = {text(f"web-spoils-icon-{letter}"): letter for letter in ICONS}
    ours = house_cards()
    found += [Term(words, ABOUT_ICONS, [words] if words in ours else [], sign) for words, sign in icons.items()]
    return found + [Term(name, card=[name]) for name in ours if name not in icons]


def sayings() -> list[Saying]:
    """What the cards of the house and of the host's library say, as far as it is understood."""
    readings = [*house_cards().values(), *user_cards().values()]
    return said_by((one.card.name, said_as(one.card), one.card.text) for one in readings if one.read)


def said_as(card: Card) -> str:
    """What a tactic does at once needs a moment or a cost on other cards (205)."""
    return "tactic" if card.type is CardType.TACTIC else ""


def kept(readings: Iterable[Reading], origin: str) -> list[Kept]:
    return [one(reading, origin) for reading in readings]


def one(reading: Reading, origin: str) -> Kept:
    library = Library()
    card = reading.card
    icons = "".join(letter for letter in card.threshold if letter in ICONS)  # imported ones have slips
    reading = replace(reading, card=replace(card, threshold=icons))
    why, printed = carried_out(reading, library)
    return Kept(
        face=seen(library, printed), set=set_of(card, origin), rarity=card.rarity, origin=origin, why=why,
        unlimited=printed.unlimited or printed.staple, draws=printed.draws, starting=printed.starting,
    )  # fmt: skip


def carried_out(reading: Reading, library: Library) -> tuple[str, Printed]:
    """Why the rules cannot carry a card out, if so, and the card as it is printed."""
    if not reading.read:
        return text("deck-not-understood", words=reading.problems[0].words), bare(reading.card, library)
    tree = reading.tree()
    try:
        return "", lower(reading.card, tree, library)
    except CannotBePlayed as error:
        return not_executed(error, tree), bare(reading.card, library)


def bare(card: Card, library: Library) -> Printed:
    """A card without what its text does."""
    return face_of(card, library)


def seen(library: Library, printed: Printed) -> SpoilsFace:
    number = library.add(printed)
    return replace(face(library, number), id=0)


def set_of(card: Card, origin: str) -> str:
    return card.set or ("Harrowgate" if origin == "house" else "")


def as_json(card: Card) -> dict[str, Any]:
    return card_to_json(card)


def as_toml(content: dict[str, Any]) -> str:
    """A card file that `mulligan check` reads. JSON's strings and numbers are TOML's."""
    lines = ["[[card]]"]
    for key, value in content.items():
        if value not in ("", None) and key != "text":
            lines.append(f"{key} = {json.dumps(value, ensure_ascii=False)}")
    body = str(content.get("text", "")).strip()
    if body:
        quoted = body.replace("\\", "\\\\").replace('"""', '""\\"')
        lines.append(f'text = """\n{quoted}\n"""')
    return "\n".join(lines) + "\n"
