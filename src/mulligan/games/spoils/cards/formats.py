"""Formats (103): what a Constructed or Limited deck must be, with every fault named; the banned list is a file."""

from __future__ import annotations

import tomllib
from collections import Counter
from difflib import get_close_matches
from importlib.resources import as_file, files
from pathlib import Path

from mulligan.games.spoils.cards.collection import house_cards, readings_of, user_cards, why_not_playable
from mulligan.games.spoils.cards.decklist import MOST_CARDS
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.printed import Library
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.flow import CannotBePlayed
from mulligan.messages import text

CONSTRUCTED = "constructed"
LIMITED = "limited"
FORMATS = (CONSTRUCTED, LIMITED)
FEWEST_CARDS = {CONSTRUCTED: 75, LIMITED: 45}  # 103.1b, 103.2b
MOST_COPIES = 4  # 103.1c
RULES = {CONSTRUCTED: "103.1", LIMITED: "103.2"}
NO_NAME = "none"


class BannedListTrouble(ValueError):
    """A file that is no list of banned cards."""


def banned(format_: str, file: Path | None = None) -> list[str]:
    """The names that may not be in a deck of a format (103.1d, 103.2d): Mulligan's own list, or one in a file."""
    if file is not None:
        return read_banned(file).get(format_, [])
    with as_file(files("mulligan.games.spoils.cards") / "banned.toml") as own:
        return read_banned(own).get(format_, [])


def read_banned(file: Path) -> dict[str, list[str]]:
    """The lists of a file, by format."""
    try:
        lists = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BannedListTrouble(text("deck-bad-banned", file=str(file), reason=error.strerror or "")) from None
    except ValueError as error:
        raise BannedListTrouble(text("deck-bad-banned", file=str(file), reason=str(error))) from None
    for format_, names in lists.items():
        if format_ not in FORMATS or not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BannedListTrouble(text("deck-bad-banned", file=str(file), reason=text("deck-bad-banned-form")))
    return lists


def faults(
    deck: Deck, format_: str, pool: Counter[str] | None = None, banned_names: list[str] | None = None
) -> list[str]:
    """Everything that is wrong with a deck; a Limited deck is held against its card pool where there is one."""
    if format_ not in FORMATS:
        raise ValueError(text("deck-format-unknown", format=format_, formats=", ".join(FORMATS)))
    rule = RULES[format_]
    found: list[str] = []
    counts: Counter[str] = Counter()
    for entry in deck.entries:
        counts[entry.name] += entry.count
    factions = total = 0
    readings = readings_of(deck)
    for name, count in counts.items():
        reading = readings.get(name)
        if reading is not None and reading.card.type is CardType.FACTION:
            factions += count
        else:
            total += count
        found.extend(card_faults(name, reading, count, format_, pool))
    if factions != 1:
        found.append(text("deck-fault-factions", count=factions, rule=f"{rule}a"))
    if total < FEWEST_CARDS[format_]:
        found.append(text("deck-fault-size", count=total, fewest=FEWEST_CARDS[format_], rule=f"{rule}b"))
    if total > MOST_CARDS:
        found.append(text("deck-too-large", most=MOST_CARDS))
    forbidden = banned(format_) if banned_names is None else banned_names
    found.extend(text("deck-fault-banned", card=name, rule=f"{rule}d") for name in counts if name in forbidden)
    return found


def card_faults(name: str, reading: Reading | None, count: int, format_: str, pool: Counter[str] | None) -> list[str]:
    """What is wrong with so many copies of a card."""
    if reading is None:
        near = get_close_matches(name, [*house_cards(), *user_cards()], 1)
        return [text("deck-fault-unknown", card=name, near=near[0] if near else NO_NAME)]
    found: list[str] = []
    reason = why_not_playable(reading)
    if reason:
        found.append(text("deck-fault-unplayable", card=name, reason=reason))
    if reading.card.type is CardType.FACTION or "staple" in reading.card.supertypes:
        return found
    if format_ == CONSTRUCTED and count > MOST_COPIES and not is_unlimited(reading):
        found.append(text("deck-fault-copies", card=name, count=count, most=MOST_COPIES))
    if format_ == LIMITED and pool is not None and count > pool[name]:
        found.append(text("deck-fault-pool", card=name, count=count, have=pool[name]))
    return found


def is_unlimited(reading: Reading) -> bool:
    """103.1c: does the card itself allow any number of copies?"""
    if not reading.read:
        return False
    try:
        return lower(reading.card, reading.tree(), Library()).unlimited
    except CannotBePlayed:
        return False
