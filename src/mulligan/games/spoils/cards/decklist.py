"""Deck files: plain lists ("3 Lamplight Auditor") and OCTGN's `.o8d`; and the card files beside them."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from mulligan.games.spoils.cards.card import Card, CardTrouble, read_cards
from mulligan.games.spoils.cards.octgn import Deck, Entry, OctgnTrouble, read_deck
from mulligan.messages import text

MOST_CARDS = 1000  # no rule says so; what is more is a slip, or meant to use up the memory
MAIN_SECTION = "Game Deck"
SUFFIXES = (".txt", ".o8d")
_LINE = re.compile(r"(\d{1,4})\s*[xX]?\s+(.+)$")
_SECTION = re.compile(r"\[(.+)\]$|(.+):$")


class DeckTrouble(ValueError):
    """A file that is no deck, or a line of one that is neither a card nor a heading."""


def read_decklist(path: Path) -> Deck:
    """A deck from a file of either form, with those of its cards that stand in card files of the same folder."""
    deck = _bare_deck(path)
    return replace(deck, cards=_cards_beside(path, {entry.name for entry in deck.entries}))


def _cards_beside(path: Path, wanted: set[str]) -> tuple[Card, ...]:
    found: dict[str, Card] = {}
    for file in sorted(path.parent.glob("*.toml")):
        source = file.read_text(encoding="utf-8", errors="replace")
        if "[[card]]" in source and any(name in source for name in wanted):
            try:
                cards = read_cards(file)
            except CardTrouble as trouble:
                raise DeckTrouble(trouble.said(file)) from None
            found.update((card.name, card) for card in cards if card.name in wanted)
    return tuple(found.values())


def _bare_deck(path: Path) -> Deck:
    if path.suffix == ".o8d":
        try:
            return read_deck(path)
        except OctgnTrouble as trouble:
            raise DeckTrouble(str(trouble)) from None
    try:
        listed = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise DeckTrouble(text("deck-not-text", file=str(path))) from None
    return listed_deck(path.stem, listed)


def listed_deck(name: str, listed: str) -> Deck:
    """A deck from the text of a plain list."""
    entries: list[Entry] = []
    section = MAIN_SECTION
    for number, raw in enumerate(listed.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if found := _LINE.match(line):
            if int(found.group(1)) == 0:
                raise DeckTrouble(text("deck-bad-count", line=number))
            entries.append(Entry(found.group(2).strip(), int(found.group(1)), section))
        elif heading := _SECTION.match(line):
            section = (heading.group(1) or heading.group(2)).strip()
        else:
            begun = "yes" if entries else "no"
            raise DeckTrouble(text("deck-bad-line", line=number, words=line, begun=begun))
    if not entries:
        raise DeckTrouble(text("deck-empty"))
    return Deck(name, tuple(entries))


def as_list(deck: Deck) -> str:
    """A deck as a plain list that is read again as the same; its name is a comment on the first line."""
    lines = [f"# {deck.name}"]
    for section, entries in groupby(deck.entries, key=lambda entry: entry.section):
        lines.append(f"[{section}]")
        lines.extend(f"{entry.count} {entry.name}" for entry in entries)
    return "\n".join(lines) + "\n"
