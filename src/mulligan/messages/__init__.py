"""Everything Mulligan says to people, in their language: `text("message-id", name=value)`.

The messages stand in Project Fluent's form below `<language>`, those of the command in `cli`. A message that a language
lacks is said in English.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Value: TypeAlias = str | int | float

SOURCE_LANGUAGE = "en"
MOST_LETTERS = 2_400  # of one value: beyond 2,500 Fluent says nothing of it at all
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"^-|\{\s*-?[a-z]", re.MULTILINE)  # to a term or to another message


class Catalogue:
    """The messages of one language, with those of its relatives and English behind them."""

    def __init__(self, language: str) -> None:
        self._spoken = [_messages(name) for name in _fallbacks(language)]
        self.language = self._spoken[0].language

    def text(self, message_id: str, /, **values: Value) -> str:
        """The message with its values filled in; the id itself when no language has it."""
        for spoken in self._spoken:
            said = spoken.text(message_id, values)
            if said is not None:
                return said
        return message_id


class Messages:
    """What one language has. A message is parsed when it is first said: of thousands a command needs a few."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Marks that isolate the direction of inserted text would end up in terminals, files and comparisons.
        self._bundle = FluentBundle([language], use_isolating=False)
        folders = [files(__name__), *_more]
        found = [file for folder in folders for file in _resources(folder / language)]
        self._unparsed: dict[str, str] = {}
        for file in found:
            self._unparsed.update(_by_message(file.read_text(encoding="utf-8")))

    def text(self, message_id: str, values: dict[str, Value]) -> str | None:
        """The message with its values filled in, if the language has it."""
        if source := self._unparsed.get(message_id):
            self._bundle.add_resource(FluentResource(source))
            self._unparsed[message_id] = ""
        elif source is None:
            return None
        pattern = self._bundle.get_message(message_id).value
        for name, value in values.items():
            if isinstance(value, str) and len(value) > MOST_LETTERS:
                values = {**values, name: value[:MOST_LETTERS] + "…"}
        return None if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])


def _by_message(source: str) -> dict[str, str]:
    """The text of each message of a file; of the whole file, where a message speaks of another."""
    found = list(_MESSAGE.finditer(source))
    if _REFERENCE.search(source):
        return {message.group(1): source for message in found}
    ends = [message.start() for message in found[1:]] + [len(source)]
    return {message.group(1): source[message.start() : end] for message, end in zip(found, ends, strict=True)}


_more: list[Traversable] = []


def also_in(folder: Traversable) -> None:
    """Messages stand in this folder, too: a game that another package brings has its own."""
    if folder.is_dir() and folder not in _more:
        _more.append(folder)
        for kept in (_said, catalogue, user_catalogue, _messages):
            kept.cache_clear()


_spoken: ContextVar[str] = ContextVar("spoken", default="")


def text(message_id: str, /, **values: Value) -> str:
    """The message in the user's language, or in the one that is being spoken."""
    language = _spoken.get()
    if language:
        return _said(language, message_id, tuple(values.items()))
    return user_catalogue().text(message_id, **values)


def translated(message_id: str, otherwise: str, /, **values: Value) -> str:
    """Text that stands elsewhere in English, on a card for example, in the language being spoken if it is there."""
    said = text(message_id, **values)
    return otherwise if said == message_id else said


@lru_cache(maxsize=20_000)
def part_of_id(words: str) -> str:
    """Words as a part of a message's id: "Widow's Bite" is widows-bite."""
    letters = (letter if letter.isalnum() else " " for letter in words.lower().replace("'", ""))
    return "-".join("".join(letters).split())


def spoken() -> str:
    """The language that is being spoken, or the user's."""
    return _spoken.get() or user_catalogue().language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language for a while: a server has users of several."""
    before = _spoken.set(language and _known(language))
    try:
        yield
    finally:
        _spoken.reset(before)


@lru_cache(maxsize=20_000)
def _said(language: str, message_id: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A server says the same few thousand sentences over and over."""
    return catalogue(language).text(message_id, **dict(values))


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def user_catalogue() -> Catalogue:
    """The catalogue of the language that MULLIGAN_LANG or the locale names."""
    return Catalogue(_user_language())


@cache
def languages() -> tuple[str, ...]:
    """The languages that have messages."""
    return tuple(sorted(folder.name for folder in files(__name__).iterdir() if _resources(folder)))


def sources(language: str, names: list[str]) -> str:
    """The text of some of a language's catalogue files, for those who format messages themselves."""
    folder = files(__name__) / language
    return "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names)


def brought_sources(language: str) -> str:
    """The catalogues that came with other packages, whole; in English where one lacks the language."""
    found = [_resources(folder / language) or _resources(folder / SOURCE_LANGUAGE) for folder in _more]
    return "\n".join(file.read_text(encoding="utf-8") for files_ in found for file in files_)


def _user_language() -> str:
    for variable in ("MULLIGAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value
    return SOURCE_LANGUAGE


def _fallbacks(language: str) -> list[str]:
    """`de_AT.UTF-8` gives de-AT, de and en, as far as there are messages in them."""
    parts = language.partition(".")[0].partition("@")[0].replace("_", "-").split("-")
    wanted = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    known = set(languages())
    found = [name for name in wanted if name in known]
    return found if SOURCE_LANGUAGE in found else [*found, SOURCE_LANGUAGE]


@lru_cache(maxsize=64)
def _known(language: str) -> str:
    """The language in which most is said to whoever asks for this one: nothing is kept for those that nobody speaks."""
    return _fallbacks(language)[0]


@cache
def _messages(language: str) -> Messages:
    return Messages(language)


def _resources(folder: Traversable) -> list[Traversable]:
    """The catalogue files in a folder and below it."""
    if not folder.is_dir():
        return []
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        found += _resources(entry) if entry.is_dir() else [entry] if entry.name.endswith(".ftl") else []
    return found
