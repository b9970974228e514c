"""What is wrong in files of cards, sets and decks."""

from collections.abc import Iterator
from pathlib import Path

from mulligan.command import Trouble
from mulligan.games.card_files import fault
from mulligan.games.spoils.cards.card import CardTrouble, read_cards, text_line
from mulligan.games.spoils.cards.collection import readings_of, why_not_playable
from mulligan.games.spoils.cards.decklist import DeckTrouble, read_decklist
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.cards.octgn import OctgnTrouble, read_set
from mulligan.messages import text


def card_faults(path: Path) -> Iterator[str]:
    """Cards that are not understood or cannot be carried out."""
    try:
        cards = read_cards(path)
    except CardTrouble as trouble:
        yield trouble.said(path)
        return
    source = path.read_text(encoding="utf-8")
    for reading in read_all(cards):
        first = text_line(source, reading.card)
        for problem in reading.problems:
            line = first + max(problem.line - 1, 0)
            yield fault(path, line, reading.card.name, problem.words, problem.reason, problem.nearest)
        if reading.read and (why := why_not_playable(reading)):
            yield text("check-not-playable", place=f"{path}:{first}", card=reading.card.name, reason=why)


def set_faults(path: Path) -> Iterator[str]:
    """Cards of an OCTGN set that are not understood."""
    try:
        readings = read_all(read_set(path))
    except OctgnTrouble as trouble:
        raise Trouble(str(trouble)) from None
    for reading in readings:
        for problem in reading.problems:
            yield fault(path, 0, reading.card.name, problem.words, problem.reason, problem.nearest)


def deck_faults(path: Path) -> Iterator[str]:
    """Cards of a deck that nobody knows or that cannot be played."""
    try:
        deck = read_decklist(path)
    except DeckTrouble as trouble:
        yield f"{path}: {trouble}"
        return
    readings = readings_of(deck)
    for name in dict.fromkeys(entry.name for entry in deck.entries):
        reading = readings.get(name)
        if reading is None:
            yield text("check-unknown-card", file=str(path), card=name)
        elif why := why_not_playable(reading):
            yield text("check-unplayable-card", file=str(path), card=name, reason=why)
