"""Reads OCTGN's files for The Spoils where the user has them: sets (`set.xml`) and decks (`.o8d`), slips and all."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.words import mend, unescaped
from mulligan.messages import text as spoken

MOST_DIGITS = 9
_ATTRIBUTE = re.compile(r"\b(\w++)\s*+=\s*+(\"[^\"]*\"|'[^']*')")  # a name that ends nowhere is tried once


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a deck."""

    name: str
    count: int
    section: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck file, with the cards that stand in files beside it."""

    name: str
    entries: tuple[Entry, ...]
    cards: tuple[Card, ...] = ()


class OctgnTrouble(ValueError):
    """A file that is neither a set nor a deck."""


def set_files(path: Path) -> list[Path]:
    """The sets at a path: a file, or every `set.xml` below a folder."""
    return [path] if path.is_file() and path.suffix == ".xml" else sorted(path.rglob("set.xml"))


def deck_files(path: Path) -> list[Path]:
    """The decks at a path."""
    return [path] if path.is_file() and path.suffix == ".o8d" else sorted(path.rglob("*.o8d"))


def read_set(path: Path) -> list[Card]:
    """The cards of a set."""
    text = _text(path)
    found = [card_of(*described) for described in described_cards(text)]
    if not found and "<card" not in text and "<set" not in text:
        raise OctgnTrouble(f"{path} is not an OCTGN set: it has no cards in it")
    return found


def described_cards(text: str) -> list[tuple[str, dict[str, str], str]]:
    """Every card of a set as its file describes it: name, properties, and the name of the set."""
    try:
        root = ET.fromstring(text)
    except ET.ParseError:
        return list(_loose_cards(text))
    return [(node.get("name", ""), dict(_properties(node)), root.get("name", "")) for node in root.iter("card")]


def read_deck(path: Path) -> Deck:
    """A deck, also one that is not well-formed XML."""
    entries = described_deck(_text(path))
    if not entries:
        raise OctgnTrouble(f"{path} is not an OCTGN deck: it lists no cards")
    return Deck(path.stem, entries)


def described_deck(text: str) -> tuple[Entry, ...]:
    """The lines of a deck, none where there are none."""
    try:
        root = ET.fromstring(text)
    except ET.ParseError:
        return tuple(_loose_entries(text))
    return tuple(_entries(root))


def card_of(name: str, properties: dict[str, str], set_name: str) -> Card:
    """A card from what a set says of it. Raises `OctgnTrouble` for a type that there is not."""
    given = {key.lower(): mend(value).strip() for key, value in properties.items()}
    subtypes = tuple(part.strip() for part in given.get("subtype", "").split(",") if part.strip())
    staple = any(part.lower() == "staple" for part in subtypes) or given.get("rarity", "").lower() == "staple"
    try:
        type_ = CardType(given.get("type", "character").lower())
    except ValueError:
        raise OctgnTrouble(spoken("import-octgn-type", card=_name(name), type=given["type"][:40])) from None
    return Card(
        name=_name(name),
        type=type_,
        trade=given.get("trade", ""),
        supertypes=("staple",) if staple and type_ is CardType.RESOURCE else (),
        subtypes=tuple(part for part in subtypes if part.lower() != "staple"),
        cost=_number(given.get("cost", "")),
        threshold=given.get("threshold", ""),
        strength=_number(given.get("strength", "")),
        life=_number(given.get("life", "")),
        speed=_number(given.get("speed", "")),
        structure=_number(given.get("structure", "")),
        rarity=given.get("rarity", ""),
        set=set_name,
        text=given.get("card text") or given.get("text", ""),
    )


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8-sig", errors="replace")


def _entries(root: ET.Element) -> Iterator[Entry]:
    """The cards of the sections, each once, however they nest."""
    waiting: list[tuple[ET.Element, str | None]] = [(root, None)]
    while waiting:
        node, section = waiting.pop()
        if node.tag == "section":
            section = node.get("name", "")
        elif node.tag == "card" and section is not None:
            yield Entry(_name(node.text or ""), _copies(node.get("qty", "1")), section)
        waiting.extend((inside, section) for inside in reversed(node))


def _properties(node: ET.Element) -> Iterator[tuple[str, str]]:
    """What is said of a card, and not of another one inside it."""
    waiting = list(reversed(node))
    while waiting:
        found = waiting.pop()
        if found.tag == "property":
            yield found.get("name", ""), found.get("value") or found.text or ""
        if found.tag != "card":
            waiting.extend(reversed(found))


def _name(text: str) -> str:
    return re.sub(r"\s+", " ", mend(text)).strip()


def _copies(text: str) -> int:
    """How many of a card a deck has; one where the file does not say it in figures."""
    return max(1, _number(text) or 1)


def _number(text: str) -> int | None:
    found = re.fullmatch(rf"[+]?(-?[0-9]{{1,{MOST_DIGITS}}})", text.strip())
    return int(found.group(1)) if found else None


def _loose_entries(text: str) -> Iterator[Entry]:
    """Entries of a deck whose tags do not match: sections and cards in the order they stand."""
    section = ""
    for tag, attributes, inside in _loose_tags(text, "section", "card"):
        if tag == "section":
            section = attributes.get("name", section)
        elif inside is not None:
            yield Entry(_name(inside), _copies(attributes.get("qty", "1")), section)


def _loose_cards(text: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Cards of a set whose XML is broken somewhere: each card that can be made out."""
    set_name = next((attributes.get("name", "") for _, attributes, _ in _loose_tags(text, "set")), "")
    for _, described, inside in _loose_tags(text, "card"):
        properties: dict[str, str] = {}
        for _, attributes, value in _loose_tags(inside or "", "property"):
            properties[attributes.get("name", "")] = attributes.get("value") or value or ""
        name = described.get("name", "")
        if name and properties:
            yield name, properties, set_name


def _loose_tags(text: str, *tags: str) -> Iterator[tuple[str, dict[str, str], str | None]]:
    """Tags with their attributes and what is inside, None where nothing closes them before the next one begins.

    Every part of the text is looked at once, however broken it is.
    """
    begins = list(re.finditer(rf"<({'|'.join(tags)})\b", text))
    ends = [after.start() for after in begins[1:]] + [len(text)]
    for found, end in zip(begins, ends, strict=False):  # where nothing begins, nothing ends
        tag = found.group(1)
        part = text[found.end() : end]
        head, closed, rest = part.partition(">")
        if closed:
            inside, ended, _ = rest.partition(f"</{tag}>")
            yield tag, _attributes(head), inside if ended else None


def _attributes(text: str) -> dict[str, str]:
    return {name: unescaped(value[1:-1]) for name, value in _ATTRIBUTE.findall(text)}
