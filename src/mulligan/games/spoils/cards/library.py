"""The user's own library of cards and decks: a folder of theirs, with what was read from card text kept beside it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.cards.readings import fingerprint, key_of, recall, remember
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import from_json, to_json

_CARDS = "cards.json"
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


def library_folder() -> Path:
    """Where the library is: MULLIGAN_LIBRARY, or the user's data folder."""
    named = os.environ.get("MULLIGAN_LIBRARY")
    folder = Path(named) if named else user_data_path("mulligan", appauthor=False) / "library"
    folder = folder / "spoils"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def read_all(cards: Iterable[Card]) -> list[Reading]:
    """Read the text of many cards: what was not read before, on two cores where there is much of it."""
    wanted = list(cards)
    keys = [key_of(card.text, card.type.value) for card in wanted]
    known = recall()
    unread = {key: card for key, card in zip(keys, wanted, strict=True) if key not in known}
    if unread:
        found = dict(zip(unread, _read_texts(list(unread.values())), strict=True))
        remember(found)
        known.update(found)
    return [_reading(card, known[key]) for key, card in zip(keys, wanted, strict=True)]


def _read_texts(cards: list[Card]) -> list[dict[str, Any]]:
    texts = [(card.text, card.type.value) for card in cards]
    workers = min(os.cpu_count() or 1, 4)
    if len(texts) < _ENOUGH_FOR_TWO or workers < 2:
        return [read_text(*text) for text in texts]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(_read_pair, texts, chunksize=40))


def read_text(text: str, type_: str) -> dict[str, Any]:
    """One text as JSON: its tree, or its problems."""
    from mulligan.games.spoils.language import read

    try:
        return {"tree": to_json(read(text, CardType(type_)))}
    except ReadError as error:
        return {"problems": [asdict(problem) for problem in error.problems]}


class Library:
    """Cards and decks that the user has brought in, under the wording or folder they came from."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or library_folder()
        self._cards: dict[str, Reading] | None = None

    def keep(self, readings: Iterable[Reading], decks: Iterable[Deck]) -> None:
        """Add cards and decks. A card of the same name takes the place of the one that was there."""
        held = {reading.card.name: reading for reading in self.cards().values()}
        held.update((reading.card.name, reading) for reading in readings)
        content = {
            "language": fingerprint(),
            "cards": [
                {
                    "card": _card_json(reading.card),
                    "problems": [asdict(some) for some in reading.problems],
                    "tree": reading.tree_json,
                }
                for reading in held.values()
            ],
        }
        _write(self.folder / _CARDS, content)
        self._cards = held
        for deck in decks:
            entries = [asdict(entry) for entry in deck.entries]
            _write(self.folder / "decks" / f"{_file_name(deck.name)}.json", {"name": deck.name, "entries": entries})

    def cards(self) -> dict[str, Reading]:
        """Every card by name. Texts are read again only where the language has changed since."""
        if self._cards is None:
            self._cards = {reading.card.name: reading for reading in self._load()}
        return self._cards

    def decks(self) -> Iterator[Deck]:
        """Every deck."""
        for path in sorted((self.folder / "decks").glob("*.json")):
            content = json.loads(path.read_text(encoding="utf-8"))
            yield Deck(content["name"], tuple(Entry(**entry) for entry in content["entries"]))

    def _load(self) -> list[Reading]:
        path = self.folder / _CARDS
        if not path.exists():
            return []
        content = json.loads(path.read_text(encoding="utf-8"))
        cards = [_card_from(entry["card"]) for entry in content["cards"]]
        if content.get("language") != fingerprint():
            readings = read_all(cards)
            self.keep_as_read(readings)
            return readings
        return [_reading(card, entry) for card, entry in zip(cards, content["cards"], strict=True)]

    def keep_as_read(self, readings: list[Reading]) -> None:
        """Write down what these cards read as now."""
        self._cards = {reading.card.name: reading for reading in readings}
        self.keep((), ())


def _read_pair(pair: tuple[str, str]) -> dict[str, Any]:
    return read_text(*pair)


def _reading(card: Card, found: dict[str, Any]) -> Reading:
    problems = [Problem(**problem) for problem in found.get("problems") or ()]
    return Reading(card, problems, found.get("tree"))


def _card_json(card: Card) -> dict[str, Any]:
    return {**asdict(card), "type": card.type.value}


def _card_from(given: dict[str, Any]) -> Card:
    lists = {key: tuple(given[key]) for key in ("supertypes", "subtypes")}
    return Card(**{**given, **lists, "type": CardType(given["type"])})


def _file_name(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in " -_." else "_" for letter in name).strip()


def _write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)
