"""What plays: of each set how many cards read and can be carried out, and what keeps the others from it."""

from __future__ import annotations

from typing import Any

from mulligan.games.spoils.cards.collection import house_cards, user_cards, why_not_playable
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.workshop.own import cards_of, read_in_parts
from mulligan.games.spoils.workshop.shelf import set_of
from mulligan.games.workshop import SetPlays, blocking


def plays() -> list[SetPlays]:
    ours = house_cards()
    sets: dict[tuple[str, str], list[Reading]] = {}
    for reading in ours.values():
        sets.setdefault((set_of(reading.card, "house"), "house"), []).append(reading)
    for name, reading in user_cards().items():
        if name not in ours:
            sets.setdefault((set_of(reading.card, "library"), "library"), []).append(reading)
    return [weighed(name, origin, readings) for (name, origin), readings in sets.items()]


def own_plays(works: list[dict[str, Any]]) -> list[SetPlays]:
    """Of every set that somebody brought in, and of the cards that they wrote, which are of none."""
    sets: dict[str, list[Reading]] = {}
    for reading in read_in_parts(cards_of(works)):
        sets.setdefault(reading.card.set, []).append(reading)
    return [weighed(name, "own", readings) for name, readings in sets.items()]


def weighed(name: str, origin: str, readings: list[Reading]) -> SetPlays:
    """Cards that do not read are held up by words; of those that read and do not play, by what nothing carries out."""
    held: list[tuple[str, str]] = []
    read = playing = 0
    for reading in readings:
        if not reading.read:
            held.append((reading.problems[0].words, reading.card.name))
            continue
        read += 1
        reason = why_not_playable(reading)
        if reason:
            held.append((reason, reading.card.name))
        else:
            playing += 1
    return SetPlays(name, origin, len(readings), read, playing, blocking(held))
