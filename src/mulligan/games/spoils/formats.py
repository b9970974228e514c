"""Formats (103): what a Constructed or Limited deck must be, with every fault named; the banned list is a file."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

from mulligan.games.spoils.collection import find, why_not_playable
from mulligan.games.spoils.lowering.nouns import CannotExecute
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.octgn import Deck
from mulligan.games.spoils.printed import Library
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.messages import text

CONSTRUCTED = "constructed"
LIMITED = "limited"
FORMATS = (CONSTRUCTED, LIMITED)
FEWEST_CARDS = {CONSTRUCTED: 75, LIMITED: 45}  # 103.1b, 103.2b
MOST_COPIES = 4  # 103.1c


def banned(format_: str) -> list[str]:
    """The names that may not be in a deck of a format (103.1d, 103.2d)."""
    lists = tomllib.loads((files("mulligan.games.spoils") / "banned.toml").read_text("utf-8"))
    return list(lists.get(format_, []))


def faults(deck: Deck, format_: str, pool: Counter[str] | None = None) -> list[str]:
    """Everything that is wrong with a deck; a Limited deck is held against its card pool where there is one."""
    if format_ not in FORMATS:
        raise ValueError(text("spoils-format-unknown", format=format_, formats=", ".join(FORMATS)))
    found: list[str] = []
    counts: Counter[str] = Counter()
    for entry in deck.entries:
        counts[entry.name] += entry.count
    factions: list[str] = []
    total = 0
    for name, count in counts.items():
        reading = find(name)
        if reading is None:
            found.append(text("spoils-fault-unknown", card=name))
            total += count
            continue
        reason = why_not_playable(reading)
        if reason:
            found.append(text("spoils-fault-unplayable", card=name, reason=reason))
        if reading.card.type is CardType.FACTION:
            factions.extend([name] * count)
            continue
        total += count
        staple = "staple" in reading.card.supertypes
        if format_ == CONSTRUCTED and count > MOST_COPIES and not staple and not is_unlimited(name):
            found.append(text("spoils-fault-copies", card=name, count=count, most=MOST_COPIES))
        if format_ == LIMITED and pool is not None and not staple and count > pool[name]:
            found.append(text("spoils-fault-pool", card=name, count=count, have=pool[name]))
    if len(factions) != 1:
        found.append(text("spoils-fault-factions", count=len(factions)))
    if total < FEWEST_CARDS[format_]:
        found.append(text("spoils-fault-size", count=total, fewest=FEWEST_CARDS[format_]))
    found.extend(text("spoils-fault-banned", card=name) for name in banned(format_) if counts[name])
    return found


def is_unlimited(name: str) -> bool:
    """103.1c: does the card itself allow any number of copies?"""
    reading = find(name)
    if reading is None or not reading.read:
        return False
    try:
        return lower(reading.card, reading.tree(), Library()).unlimited
    except CannotExecute:
        return False
