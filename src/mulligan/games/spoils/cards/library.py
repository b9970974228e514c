"""The user's own library of cards and decks: a folder of theirs.

What was imported is kept in one file, with what its text was read as. Card files (`.toml`) and decks (`.txt`, `.o8d`)
that the user puts there are read where they lie, as they are at the time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from mulligan.folders import library_folder
from mulligan.games.spoils.cards.card import Card, CardTrouble, card_from_json, card_to_json, read_cards
from mulligan.games.spoils.cards.decklist import SUFFIXES, DeckTrouble, read_decklist
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.cards.readings import fingerprint, key_of, recall, remember
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import from_json, to_json
from mulligan.messages import text

_CARDS = "cards.json"
_DECKS = "decks"
_OURS = (".toml", ".json", *SUFFIXES)
_ENOUGH_FOR_TWO = 200


@dataclass(slots=True)
class Reading:
    """What became of a card's text: a tree, or what was not understood."""

    card: Card
    problems: list[Problem] = field(default_factory=list)
    tree_json: Any = None

    @property
    def read(self) -> bool:
        """Whether all of the text was understood."""
        return not self.problems

    def tree(self) -> CardText:
        """The tree of the text. Only a card that was read has one."""
        import_module("mulligan.games.spoils.language")  # which brings in every kind of node
        tree = from_json(self.tree_json)
        assert isinstance(tree, CardText)
        return tree


def read_all(cards: Iterable[Card]) -> list[Reading]:
    """Read the text of many cards: what was not read before, on two cores where there is much of it."""
    wanted = list(cards)
    keys = [key_of(*said_on(card)) for card in wanted]
    known = recall()
    unread = {key: card for key, card in zip(keys, wanted, strict=True) if key not in known}
    if unread:
        found = dict(zip(unread, _read_texts(list(unread.values())), strict=True))
        remember(found)
        known.update(found)
    return [_reading(card, known[key]) for key, card in zip(keys, wanted, strict=True)]


def _read_texts(cards: list[Card]) -> list[dict[str, Any]]:
    texts = [said_on(card) for card in cards]
    workers = min(os.cpu_count() or 1, 4)
    if len(texts) < _ENOUGH_FOR_TWO or workers < 2:
        return [read_text(*text) for text in texts]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(_read_one, texts, chunksize=40))


def said_on(card: Card) -> tuple[str, str, str, tuple[str, ...]]:
    """What its reading depends on: its text, its type, and its name and subtypes where the text may speak of them."""
    subtypes = tuple(subtype for subtype in card.subtypes if subtype in card.text.lower())
    return card.text, card.type.value, card.name if card.name.partition(",")[0] in card.text else "", subtypes


def read_text(text: str, type_: str, name: str, subtypes: tuple[str, ...]) -> dict[str, Any]:
    """One text as JSON: its tree, or its problems."""
    from mulligan.games.spoils.language import read

    try:
        return {"tree": to_json(read(text, CardType(type_), name, subtypes))}
    except ReadError as error:
        return {"problems": [asdict(problem) for problem in error.problems]}
    except RecursionError:  # it reads, and is too deep to be kept
        return {"problems": [asdict(Problem(1, text[:60], "one phrase stands inside another too often"))]}


class Library:
    """Cards and decks that the user has written or imported."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or library_folder("spoils")
        self.troubles: list[str] = []  # the files that could not be read, and why
        self._imported: dict[str, Reading] | None = None

    def keep(self, readings: Iterable[Reading], decks: Iterable[Deck]) -> None:
        """Import cards and decks. A card of the same name takes the place of the one that was there."""
        held = {**self.imported(), **{reading.card.name: reading for reading in readings}}
        content = {
            "language": fingerprint(),
            "cards": [
                {
                    "card": card_to_json(reading.card),
                    "problems": [asdict(some) for some in reading.problems],
                    "tree": reading.tree_json,
                }
                for reading in held.values()
            ],
        }
        _write(self.folder / _CARDS, content)
        self._imported = held
        for deck in decks:
            entries = [asdict(entry) for entry in deck.entries]
            _write(self.folder / _DECKS / f"{_file_name(deck.name)}.json", {"name": deck.name, "entries": entries})

    def files(self) -> list[Path]:
        """Everything of the user's in the folder: what they wrote and what was imported."""
        return sorted(path for path in self.folder.rglob("*") if path.suffix in _OURS)

    def cards(self) -> dict[str, Reading]:
        """Every card by name: those in the user's card files, then those imported."""
        return {**self.imported(), **self.written()}

    def written(self) -> dict[str, Reading]:
        """The cards of the card files."""
        cards: list[Card] = []
        for path in self.files():
            if path.suffix == ".toml":
                try:
                    cards += read_cards(path)
                except CardTrouble as trouble:
                    self.troubles.append(trouble.said(path))
        return {reading.card.name: reading for reading in read_all(cards)} if cards else {}

    def imported(self) -> dict[str, Reading]:
        """What was imported. Texts are read again only where the language has changed since."""
        if self._imported is None:
            try:
                self._imported = {reading.card.name: reading for reading in self._load()}
            except (OSError, ValueError, KeyError, TypeError):
                self.troubles.append(text("library-damaged", file=str(self.folder / _CARDS)))
                self._imported = {}
        return self._imported

    def decks(self) -> Iterator[Deck]:
        """Every deck that can be read."""
        for path in self.files():
            try:
                if path.suffix in SUFFIXES:
                    yield read_decklist(path)
                elif path.parent.name == _DECKS:
                    content = json.loads(path.read_text(encoding="utf-8"))
                    yield Deck(content["name"], tuple(Entry(**entry) for entry in content["entries"]))
            except DeckTrouble as trouble:
                self.troubles.append(f"{path}: {trouble}")
            except (OSError, ValueError, KeyError, TypeError):
                self.troubles.append(text("library-damaged", file=str(path)))

    def _load(self) -> list[Reading]:
        path = self.folder / _CARDS
        if not path.exists():
            return []
        content = json.loads(path.read_text(encoding="utf-8"))
        cards = [card_from_json(entry["card"]) for entry in content["cards"]]
        if content.get("language") == fingerprint():
            return [_reading(card, entry) for card, entry in zip(cards, content["cards"], strict=True)]
        readings = read_all(cards)
        self._imported = {reading.card.name: reading for reading in readings}
        self.keep((), ())  # as they read now
        return readings


def _read_one(said: tuple[str, str, str, tuple[str, ...]]) -> dict[str, Any]:
    return read_text(*said)


def _reading(card: Card, found: dict[str, Any]) -> Reading:
    problems = [Problem(**problem) for problem in found.get("problems") or ()]
    return Reading(card, problems, found.get("tree"))


def _file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in " -_." else "_" for letter in name).strip()


def _write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)
