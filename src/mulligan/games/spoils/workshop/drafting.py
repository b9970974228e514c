"""Sealed and draft (103.2): what is opened, and whether a deck was built of it."""

from __future__ import annotations

from collections import Counter

from mulligan.games.spoils.cards.collection import find
from mulligan.games.spoils.cards.formats import faults
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.cards.packs import DRAFT_PACKS, SEALED_PACKS, draftable, pack
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.random import Random
from mulligan.messages import text

LIMITED = "limited"


def packs(sort: str, seed: str, seats: int) -> list[list[list[str]]]:
    random, names = Random(f"{sort} {seed}"), draftable()
    rounds = SEALED_PACKS if sort == "sealed" else DRAFT_PACKS
    return [[pack(random, names) for _ in range(seats)] for _ in range(rounds)]


def beyond(deck: Deck, pool: list[str]) -> list[str]:
    """What Limited says of it, and what is in it that was not opened: factions and staples are there for everybody."""
    wrong = faults(deck, LIMITED)
    opened = Counter(pool)
    for name, count in Counter({entry.name: entry.count for entry in deck.entries}).items():
        if count > opened[name] and not is_free(name):
            wrong.append(text("workshop-not-opened", card=name, count=count, opened=opened[name]))
    return wrong


def is_free(name: str) -> bool:
    reading = find(name)
    return reading is not None and (reading.card.type is CardType.FACTION or "staple" in reading.card.supertypes)
