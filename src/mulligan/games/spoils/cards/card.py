"""A card of The Spoils as data (201): its name, type line, numbers and text, as card files have them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, replace
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from mulligan.games.card_files import cards_of
from mulligan.games.spoils.vocabulary.terms import CardType, Keyword, Trade
from mulligan.messages import text
from mulligan.messages.reasons import in_words

_STATS = re.compile(r"\s*([+-]?\d+)\s*/\s*([+-]?\d+)\s*/\s*([+-]?\d+)\s*$")
_KEYWORD = re.compile(r"[A-Z]{3,}( [A-Z]+)*")
_KNOWN = frozenset(
    [
        "name",
        "line",
        "cost",
        "threshold",
        "stats",
        "structure",
        "influence",
        "text",
        "rarity",
        "number",
        "subtitle",
        "set",
        "copies",
    ]
)


@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a card."""

    name: str
    type: CardType
    trade: str = ""
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    threshold: str = ""
    strength: int | None = None
    life: int | None = None
    speed: int | None = None
    structure: int | None = None
    influence: int | None = None
    rarity: str = ""
    set: str = ""
    text: str = ""
    line: int = 0


class CardTrouble(ValueError):
    """A card file that says something it cannot."""

    def __init__(self, card: str, line: int, words: str, reason: str) -> None:
        super().__init__(f"{card}: {reason}: {words}")
        self.card, self.line, self.words, self.reason = card, line, words, reason

    def said(self, file: Path) -> str:
        """For people, with the place in the file."""
        place = f"{file}:{self.line}" if self.line else str(file)
        reason = in_words(self.reason)
        if not self.words:
            return text("check-fault-as-a-whole", place=place, card=self.card, reason=reason)
        return text("check-fault", place=place, card=self.card, words=self.words, reason=reason)


def read_cards(path: Path) -> list[Card]:
    """The cards of a TOML file. Raises `CardTrouble` for the first thing in it that is wrong."""
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CardTrouble(path.name, 0, "", "not a text file in UTF-8") from None
    try:
        content = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise CardTrouble(path.name, int(found.group(1)) if found else 0, "", f"not TOML: “{error}”") from None
    if not cards_of(content):
        raise CardTrouble(path.name, 0, "", "the file has no [[card]] in it")
    return cards_in(content, source)


def cards_in(content: dict[str, Any], source: str = "") -> list[Card]:
    """The cards of what stands in such a file. Raises `CardTrouble`."""
    keywords = keywords_of(content, starts_of(source, "[[keyword]]"))
    starts = starts_of(source, "[[card]]")
    return [
        with_keywords(card_of(given, line), keywords) for given, line in zip(cards_of(content), starts, strict=False)
    ]


def starts_of(source: str, head: str) -> Iterator[int]:
    """The lines on which such entries begin; 0 for those that are written otherwise."""
    found = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == head]
    return chain(found, repeat(0))


def keywords_of(content: dict[str, Any], starts: Iterator[int]) -> dict[str, str]:
    """Keywords that a file brings for its cards, each with what it says. Raises `CardTrouble`."""
    found: dict[str, str] = {}
    given = content.get("keyword", [])
    for one, line in zip(given if isinstance(given, list) else [given], starts, strict=False):
        entry = one if isinstance(one, dict) else {}
        name, said = str(entry.get("name", "")), str(entry.get("text", "")).strip()
        if not _KEYWORD.fullmatch(name):
            raise CardTrouble(name or "a keyword without a name", line, "", "a keyword is named in capital letters")
        if name.lower() in {some.value for some in Keyword} or name in found:
            raise CardTrouble(name, line, "", "there is such a keyword already")
        if not said or "\n" in said or '"' in said or set(entry) != {"name", "text"}:
            raise CardTrouble(name, line, "", "a keyword has a name and a text of one line, without quotation marks")
        found[name] = said
    return found


def with_keywords(card: Card, keywords: dict[str, str]) -> Card:
    """The card with what its keywords say in their place: on a line of its own, and where something gains one."""
    lines = card.text.split("\n")
    for at, line in enumerate(lines):
        for name, said in keywords.items():
            lines[at] = f"{said} ({name})" if line.strip(" .") == name else lines[at]
            lines[at] = re.sub(rf"\b(gains?|has|have) {name}\b\.?", rf'\g<1> "{said}"', lines[at])
    return replace(card, text="\n".join(lines))


def card_to_json(card: Card) -> dict[str, Any]:
    """A card as JSON values: in libraries, and in the set-ups of games that bring cards of their own."""
    lists = {"supertypes": list(card.supertypes), "subtypes": list(card.subtypes)}
    return {**asdict(card), **lists, "type": card.type.value}


def card_from_json(given: Any) -> Card:
    """Such a card back again. Raises `ValueError` where it is none."""
    known = {some.name for some in fields(Card)}
    if not isinstance(given, dict) or not isinstance(given.get("name"), str) or not known >= set(given):
        raise ValueError(text("card-not-one"))
    try:
        for key in ("supertypes", "subtypes"):
            given = {**given, key: tuple(map(str, given.get(key, ())))}
        return Card(**{**given, "type": CardType(given["type"])})
    except (KeyError, TypeError, ValueError):
        raise ValueError(text("card-not-one")) from None


def text_line(source: str, card: Card) -> int:
    """The line of a file on which a card's text begins."""
    lines = source.splitlines()
    for number in range(card.line, len(lines)):
        if lines[number].lstrip().startswith("text"):
            return number + 1 if '"""' not in lines[number] else number + 2
        if lines[number].strip() == "[[card]]":
            break
    return card.line


def card_of(given: dict[str, Any], line: int) -> Card:
    """A card from the entries of its file. Raises `CardTrouble`."""
    name = str(given.get("name", ""))
    if not name:
        raise CardTrouble("a card without a name", line, "", "every card has a name")
    for key in given:
        if key not in _KNOWN:
            raise CardTrouble(name, line, key, f"a card has no such entry; there are “{', '.join(sorted(_KNOWN))}”")
    trade, supertypes, type_, subtypes = _type_line(name, str(given.get("line", "")), line)
    strength, life, speed = _stats(name, given.get("stats"), line)
    return Card(
        name=name,
        type=type_,
        trade=trade,
        supertypes=supertypes,
        subtypes=subtypes,
        cost=_whole(name, given, "cost", line),
        threshold=_threshold(name, str(given.get("threshold", "")), line),
        strength=strength,
        life=life,
        speed=speed,
        structure=_whole(name, given, "structure", line),
        influence=_whole(name, given, "influence", line),
        rarity=str(given.get("rarity", "")),
        set=str(given.get("set", "")),
        text=str(given.get("text", "")).strip(),
        line=line,
    )


def _type_line(name: str, text: str, line: int) -> tuple[str, tuple[str, ...], CardType, tuple[str, ...]]:
    """Trade, supertypes, type and subtypes (201.4): "Banker Character - clerk, dragon"."""
    before, _, after = text.partition(" - ")
    subtypes = tuple(part.strip().lower() for part in after.split(",") if part.strip())
    trade = ""
    type_: CardType | None = None
    supertypes: list[str] = []
    trades = {some.value.lower(): some.value for some in Trade}
    for word in before.split():
        low = word.lower()
        if low in trades:
            trade = trades[low]
        elif low in {some.value for some in CardType}:
            type_ = CardType(low)
        else:
            supertypes.append(low)
    if type_ is None:
        types = ", ".join(some.value.capitalize() for some in CardType if some is not CardType.MICROMAJIG)
        raise CardTrouble(name, line, text, f"the type line names no card type; there are “{types}”")
    return trade, tuple(supertypes), type_, subtypes


def _stats(name: str, given: Any, line: int) -> tuple[int | None, int | None, int | None]:
    if given is None:
        return None, None, None
    found = _STATS.match(str(given))
    if not found:
        raise CardTrouble(name, line, str(given), "stats are strength, life and speed, such as “2/3/2”")
    return int(found.group(1)), int(found.group(2)), int(found.group(3))


def _whole(name: str, given: dict[str, Any], key: str, line: int) -> int | None:
    value = given.get(key)
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0):
        return value
    raise CardTrouble(name, line, str(value), f"“{key}” is a whole number")


def _threshold(name: str, text: str, line: int) -> str:
    if not re.fullmatch(r"[OGEDRV]*", text):
        raise CardTrouble(name, line, text, "a threshold is written with the icons O, G, E, D, R and V")
    return text
