"""Deck files: plain lists ("3 Lamplight Auditor") and OCTGN's `.o8d`."""

from __future__ import annotations

import re
from pathlib import Path

from mulligan.games.spoils.octgn import Deck, Entry, read_deck

_LINE = re.compile(r"(\d+)\s*[xX]?\s+(.+)$")
_SECTION = re.compile(r"\[(.+)\]$|(.+):$")


class DeckTrouble(ValueError):
    """A line of a deck list that is neither a card nor a heading."""


def read_decklist(path: Path) -> Deck:
    """A deck from a file of either form."""
    if path.suffix == ".o8d":
        return read_deck(path)
    entries: list[Entry] = []
    section = "Game Deck"
    for number, raw in enumerate(path.read_text(encoding="utf-8-sig").splitlines(), 1):
        line = raw.partition("#")[0].strip() if not raw.lstrip().startswith("#") else ""
        if not line:
            continue
        if found := _LINE.match(line):
            entries.append(Entry(found.group(2).strip(), int(found.group(1)), section))
        elif heading := _SECTION.match(line):
            section = (heading.group(1) or heading.group(2)).strip()
        else:
            raise DeckTrouble(f'line {number}: "{line}" is not a number and the name of a card')
    if not entries:
        raise DeckTrouble("the file lists no cards")
    return Deck(path.stem, tuple(entries))
