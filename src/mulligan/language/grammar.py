"""A grammar: phrases entered under the kinds of node they make, read with parsy and printed from the same lines."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import Any, Union, cast, get_args, get_origin

from parsy import Parser, Result, seq

from mulligan.language import notation
from mulligan.language.declarations import hints
from mulligan.language.notation import Form, Group, Literal, Part
from mulligan.language.tree import Node
from mulligan.language.words import Words

Read = Callable[[Words, int], Result]
Print = Callable[[Any, bool], list[str]]
_FAIL = Result.failure(0, "")
_BUSY = Result.failure(0, "")
_NO_WORDS: frozenset[str] = frozenset()
# After these a verb stands in its base form, whoever the subject is.
_MODAL = frozenset({"may", "must", "cannot", "can", "to", "could", "would", "not"})
# After these a noun stands alone.
_ONE = frozenset({"a", "an", "another", "each", "every"})
_NOTHING = object()


@dataclass(frozen=True, slots=True)
class Phrase:
    """One way to say a node: its kind, its parts, and the field values that the words themselves imply."""

    kind: type[Node]
    notation: str
    parts: tuple[Part, ...]
    implied: dict[str, object]
    compound: bool
    printed: bool
    bold: bool
    rather_than: type[Node] | None
    firsts: frozenset[str] | None


class PrintError(ValueError):
    """A tree that no phrase of the grammar can say."""


class LeftRecursionError(Exception):
    """A phrase that begins with itself: a fault of the grammar, not of the text."""


class Grammar:
    """The phrases of a language. A kind of node may be read wherever it or one of its bases is asked for."""

    def __init__(self) -> None:
        self.phrases: list[Phrase] = []
        self._by_kind: dict[type, list[Phrase]] = {}
        self._words: dict[Enum, list[tuple[Part, ...]]] = {}
        self._members: dict[type[Enum], list[tuple[Enum, tuple[Part, ...]]]] = {}
        self._readers: dict[tuple[type, bool], Parser] = {}
        self._compiled: dict[int, Parser] = {}
        self._special: dict[type, tuple[Read, Print]] = {}
        self._printing: dict[type, list[Phrase]] = {}
        self._styles: dict[str, tuple[Read, Print]] = {}
        self._apart: dict[tuple[type, type], list[Phrase]] = {}
        self._defaults: dict[type, dict[str, object]] = {}
        self._lexicon: set[str] = set()  # empty: not put together since something was entered
        self._meant: set[tuple[type[Node], type[Node]]] = set()

    # -- writing a grammar ------------------------------------------------------------------------------------------

    def phrase(
        self,
        kind: type[Node],
        /,
        *ways: str,
        compound: bool = False,
        printed: bool = True,
        bold: bool = False,
        apart: type | None = None,
        rather_than: type[Node] | None = None,
        **implied: object,
    ) -> None:
        """Enter ways to say a node; the first that fits is printed.

        A compound way begins with its own kind; a bold one is not tried when words are read shyly. A way that stands
        apart is read only where that mark is asked for: an event in the past, say. `rather_than` is the kind that other
        phrases would make of the same words, and that is not meant.
        """
        self._lexicon = set()
        for way in ways:
            parts = notation.parse(way)
            firsts = notation.firsts(parts)
            entry = Phrase(
                kind,
                way,
                parts,
                implied,
                compound,
                printed,
                bold,
                rather_than,
                None if firsts is None else frozenset(firsts),
            )
            self.phrases.append(entry)
            if apart is not None:
                self._by_kind.setdefault(apart, []).append(entry)
                self._apart.setdefault((apart, kind), []).append(entry)
                continue
            for base in kind.__mro__:
                if base is not object and issubclass(base, Node):
                    self._by_kind.setdefault(base, []).append(entry)
            self._printing.setdefault(kind, []).append(entry)

    def mean(self, kind: type[Node], *others: type[Node]) -> None:
        """Where the same words can be read as this kind and as others, this one is meant, whatever phrase makes it."""
        self._meant.update((kind, other) for other in others)

    def words(self, member: Enum, *ways: str) -> None:
        """Enter the words for a member of an enumeration."""
        self._lexicon = set()
        for way in ways:
            parts = notation.parse(way)
            self._words.setdefault(member, []).append(parts)
            self._members.setdefault(type(member), []).append((member, parts))

    def special(self, kind: type, read: Read, show: Print) -> None:
        """Read and print one kind of value with functions of its own."""
        self._special[kind] = (read, show)

    def style(self, name: str, read: Read, show: Print) -> None:
        """Read and print a slot written `{field:name}` with functions of its own."""
        self._styles[name] = (read, show)

    def styled(self, name: str) -> Parser:
        """What reads a slot of a style, which may be entered later."""
        return Parser(lambda words, index: self._styles[name][0](words, index))

    def show_styled(self, name: str, value: Any) -> list[str]:
        """The words of a slot of a style."""
        return self._styles[name][1](value, True)

    def lexicon(self) -> set[str]:
        """Every word that some phrase has."""
        if not self._lexicon:
            for parts in (
                *(phrase.parts for phrase in self.phrases),
                *(parts for all_ in self._words.values() for parts in all_),
            ):
                self._lexicon |= notation.literals(parts)
        return self._lexicon

    # -- reading ----------------------------------------------------------------------------------------------------

    def reader(self, kind: type, simple: bool = False) -> Parser:
        """What reads one node of a kind; `simple` leaves compound phrases out.

        The longest phrase that fits is read. Of those that are equally long it is the one that is meant (`mean`),
        or else the one that says more in words of its own. Where neither decides, the words are not read.
        """
        key = (kind, simple)
        known = self._readers.get(key)
        if known is None:
            known = self._readers[key] = self._alternatives(kind, simple)
        return known

    def _alternatives(self, kind: type, simple: bool) -> Parser:
        number = len(self._readers) * 2 + simple
        candidates: dict[tuple[str, bool], list[tuple[Phrase | None, Parser]]] = {}

        def choose(word: str, shy: bool) -> list[tuple[Phrase | None, Parser]]:
            fitting = [
                phrase
                for phrase in self._by_kind.get(kind, ())
                if not (simple and phrase.compound)
                and not (shy and phrase.bold)
                and (phrase.firsts is None or word in phrase.firsts)
            ]
            chosen = candidates[word, shy] = [(phrase, self._phrase_reader(phrase)) for phrase in fitting]
            chosen.extend((None, Parser(read)) for some, (read, _) in self._special.items() if issubclass(some, kind))
            return chosen

        def read(words: Words, index: int) -> Result:
            key = (number, index)
            known = words.memo.get(key)
            if known is not None:
                if known is _BUSY:
                    raise LeftRecursionError(kind.__name__)
                return cast(Result, known)
            words.memo[key] = _BUSY
            word = words.words[index].plain if index < len(words.words) else ""
            chosen = candidates.get((word, words.shy))
            if chosen is None:
                chosen = choose(word, words.shy)
            best = _FAIL
            longest: list[tuple[Phrase | None, Result]] = []
            for phrase, parser in chosen:
                found = parser(words, index)
                if found.status and (not best.status or found.index >= best.index):
                    if not best.status or found.index > best.index:
                        best = found
                        longest.clear()
                    longest.append((phrase, found))
            if len(longest) > 1:
                best = self._meant_of(longest, words, index)
            if not best.status:
                words.fail(index, kind.__name__)
            words.memo[key] = best
            return best

        return Parser(read)

    def _meant_of(self, ways: list[tuple[Phrase | None, Result]], words: Words, index: int) -> Result:
        """Which of several ways to read the same words is meant."""
        left = [ways[0]]
        for way in ways[1:]:
            if any(way[1].value == one[1].value for one in left):
                continue
            wins = [self._rather(way, one, words, index) for one in left]
            left = [one for one, won in zip(left, wins, strict=True) if won <= 0]
            if all(won >= 0 for won in wins):
                left.append(way)
        if len(left) == 1:
            return left[0][1]
        words.doubt(index, left[0][1].index, left[0][1].value, left[1][1].value)
        return _FAIL

    def _rather(
        self, one: tuple[Phrase | None, Result], other: tuple[Phrase | None, Result], words: Words, index: int
    ) -> int:
        """Above 0 if the first of two ways to read the same words is meant rather than the second, below if not."""
        declared = self._declared(one, other) - self._declared(other, one)
        if declared != 0:
            return declared
        own, others = (0 if phrase is None else self._own_words(phrase, words, index) for phrase, _ in (one, other))
        return own - others

    def _declared(self, one: tuple[Phrase | None, Result], other: tuple[Phrase | None, Result]) -> bool:
        """Whether the grammar says that the first of two ways to read the same words is meant."""
        kind = type(other[1].value)
        said = one[0] is not None and one[0].rather_than is kind
        return said or (type(one[1].value), kind) in self._meant

    def _own_words(self, phrase: Phrase, words: Words, index: int) -> int:
        """How many of the words that a phrase reads are its own, and in none of its slots."""

        def count(parts: tuple[Part, ...], index: int) -> tuple[int, int]:
            own = 0
            for part in parts:
                found = self._part_reader(phrase.kind, part)(words, index)
                if isinstance(part, Group) and found.index > index:
                    more, _ = count(part.parts, index)
                    own += more
                elif isinstance(part, Literal):
                    own += found.index - index
                index = found.index
            return own, index

        return count(phrase.parts, index)[0]

    def _phrase_reader(self, phrase: Phrase) -> Parser:
        known = self._compiled.get(id(phrase))
        if known is None:
            kind, implied = phrase.kind, phrase.implied

            parts = [self._part_reader(kind, part) for part in phrase.parts]

            def read(words: Words, index: int) -> Result:
                given = dict(implied)
                for part in parts:
                    found = part(words, index)
                    if not found.status:
                        return found
                    index = found.index
                    if found.value:
                        given.update(found.value)
                return Result.success(index, kind(**given))

            known = Parser(read)
            self._compiled[id(phrase)] = known
        return known

    def _sequence(self, kind: type, parts: tuple[Part, ...]) -> Parser:
        readers = [self._part_reader(kind, part) for part in parts]

        def read(words: Words, index: int) -> Result:
            merged: dict[str, object] = {}
            for part in readers:
                found = part(words, index)
                if not found.status:
                    return found
                index = found.index
                if found.value:
                    merged.update(found.value)
            return Result.success(index, merged)

        return Parser(read)

    def _part_reader(self, kind: type, part: Part) -> Parser:
        if isinstance(part, Literal):
            return _literal_reader(part)
        if isinstance(part, Group):
            return _optional_reader(self._sequence(kind, part.parts))
        return _named_reader(part.name, self.slot_reader(hints(kind)[part.name], part.style))

    def slot_reader(self, hint: Any, style: str = "") -> Parser:
        """What reads a value of a declared type, in a style."""
        if style in self._styles:
            return Parser(self._styles[style][0])
        hint = without_none(hint)
        if get_origin(hint) is tuple:
            item = self.slot_reader(get_args(hint)[0], "simple")
            return _list_reader(item, style)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._enum_reader(hint)
        if isinstance(hint, type):
            return self.reader(hint, simple=style == "simple")
        raise TypeError(f"no phrase can read {hint!r}")

    def _enum_reader(self, kind: type[Enum]) -> Parser:
        choices: dict[str, list[tuple[Enum, Parser]]] = {}
        for member, parts in self._members.get(kind, ()):
            for first in notation.firsts(parts) or ():
                choices.setdefault(first, []).append((member, self._sequence(kind, parts)))

        def read(words: Words, index: int) -> Result:
            best = _FAIL
            word = words.words[index].plain if index < len(words.words) else ""
            for member, parser in choices.get(word, ()):
                found = parser(words, index)
                if found.status and (not best.status or found.index > best.index):
                    best = Result.success(found.index, member)
            if not best.status:
                words.fail(index, kind.__name__)
            return best

        return Parser(read)

    # -- printing ---------------------------------------------------------------------------------------------------

    def show(self, value: Any, plural: bool = True) -> list[str]:
        """The words of a node, or of a member of an enumeration. `plural` is the number of what governs it."""
        if isinstance(value, Enum):
            if value not in self._words:
                raise PrintError(f"no words for {value}")
            return self._show_parts(None, self._words[value][0], plural)[0]
        special = self._special.get(type(value))
        if special is not None:
            return special[1](value, plural)
        for phrase in self._printing.get(type(value), ()):
            if phrase.printed and self._fits(phrase, value):
                try:
                    return self._show_parts(value, phrase.parts, plural)[0]
                except PrintError:
                    continue
        raise PrintError(f"no phrase says {value!r}")

    def show_list(self, values: Any, plural: bool, style: str = "types") -> list[str]:
        """Several words in the style of a list."""
        return _show_list([self.show(value, plural) for value in values], style)

    def show_apart(self, mark: type, value: Node, plural: bool = True) -> list[str]:
        """The words of a node in the ways that stand apart under a mark."""
        for phrase in self._apart.get((mark, type(value)), ()):
            if phrase.printed and self._fits(phrase, value):
                try:
                    return self._show_parts(value, phrase.parts, plural)[0]
                except PrintError:
                    continue
        raise PrintError(f"no phrase says {value!r}")

    def _fits(self, phrase: Phrase, value: Node) -> bool:
        defaults = self._defaults_of(type(value))
        said = {slot.name for slot in notation.slots(phrase.parts)}
        for name in value.__match_args__:
            field = getattr(value, name)
            if name in phrase.implied:
                if phrase.implied[name] != field:
                    return False
            elif name not in said:
                if defaults[name] is _NOTHING or field != defaults[name]:
                    return False
            elif (field is None or field == ()) and not _optional(phrase.parts, name):
                return False
        return True

    def _defaults_of(self, kind: type) -> dict[str, object]:
        known = self._defaults.get(kind)
        if known is None:
            known = {
                field.name: _NOTHING if field.default is MISSING else field.default for field in fields(cast(Any, kind))
            }
            self._defaults[kind] = known
        return known

    def _show_parts(self, value: Any, parts: tuple[Part, ...], plural: bool) -> tuple[list[str], bool]:
        out: list[str] = []
        for part in parts:
            if isinstance(part, Literal):
                forms = part.ways[0]
                for form in forms:
                    out.append(form.plural if plural else form.singular)
                if forms[-1].singular in _MODAL:
                    plural = True
                elif forms[-1].singular in _ONE:
                    plural = False
            elif isinstance(part, Group):
                if self._shown(value, part):
                    more, plural = self._show_parts(value, part.parts, plural)
                    out.extend(more)
            else:
                field = getattr(value, part.name)
                out.extend(self._show_slot(field, part.style, plural))
                plural = number(field, plural)
        return out, plural

    def _shown(self, value: Any, group: Group) -> bool:
        if group.shown:
            return True
        defaults = self._defaults_of(type(value)) if isinstance(value, Node) else {}
        return any(
            (field := getattr(value, slot.name)) is not None and field != () and field != defaults[slot.name]
            for slot in notation.slots(group.parts)
        )

    def _show_slot(self, field: Any, style: str, plural: bool) -> list[str]:
        if style in self._styles:
            return self._styles[style][1](field, plural)
        if isinstance(field, tuple):
            return _show_list([self.show(item, plural) for item in field], style)
        special = self._special.get(type(field))
        return special[1](field, plural) if special is not None else self.show(field, plural)


def number(value: object, otherwise: bool) -> bool:
    """Whether what has just been said is more than one."""
    if isinstance(value, Node):
        return value.plural
    return otherwise


def literal(words: str) -> Parser:
    """What reads fixed words."""
    return seq(*(_literal_reader(part) for part in notation.parse(words) if isinstance(part, Literal)))


def _literal_reader(part: Literal) -> Parser:
    ways = sorted((tuple(_accepted(form) for form in way) for way in part.ways), key=len, reverse=True)
    wanted = " ".join(form.singular for form in part.ways[0])
    nothing: dict[str, object] = {}

    if all(len(way) == 1 for way in ways):
        single = frozenset(word for way in ways for word in way[0])

        def read_word(words: Words, index: int) -> Result:
            if index < len(words.words) and words.words[index].plain in single:
                return Result(True, index + 1, nothing, -1, _NO_WORDS)
            words.fail(index, wanted)
            return _FAIL

        return Parser(read_word)

    def read(words: Words, index: int) -> Result:
        line = words.words
        for way in ways:
            end = index + len(way)
            if end <= len(line) and all(line[index + at].plain in accepted for at, accepted in enumerate(way)):
                return Result.success(end, nothing)
        words.fail(index, wanted)
        return _FAIL

    return Parser(read)


def _accepted(form: Form) -> frozenset[str]:
    accepted = {form.singular.lower(), form.plural.lower()}
    if accepted & {"is", "are"}:
        accepted.add("'s")  # "it's" for "it is"
    return frozenset(accepted)


def _optional_reader(parser: Parser) -> Parser:
    def read(words: Words, index: int) -> Result:
        found = parser(words, index)
        return found if found.status else Result.success(index, None)

    return Parser(read)


def _named_reader(name: str, parser: Parser) -> Parser:
    def read(words: Words, index: int) -> Result:
        found = parser(words, index)
        return Result.success(found.index, {name: found.value}) if found.status else found

    return Parser(read)


def _optional(parts: tuple[Part, ...], name: str) -> bool:
    return any(
        isinstance(part, Group) and any(slot.name == name for slot in notation.slots(part.parts)) for part in parts
    )


def without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        rest = [some for some in get_args(hint) if some is not type(None)]
        if len(rest) == 1:
            return rest[0]
    return hint


_JOINS: dict[str, tuple[str, ...]] = {
    "or": (", and/or", ", or", "and/or", "or", ","),
    "and": (", and then", ", then", ", and", "and then", "and", "then", ","),
    "plus": (", and", "and", ","),
    "types": (", or a", ", or an", "or a", "or an", ", and/or", ", or", ", and", "and/or", "or", "and", ","),
}


def _list_reader(item: Parser, style: str) -> Parser:
    least = 2 if style.endswith("2") else 1
    joins = [literal(join.replace("and/or", "and / or")) for join in _JOINS.get(style.rstrip("2"), ())]

    def read(words: Words, index: int) -> Result:
        found = item(words, index)
        if not found.status:
            return found
        values = [found.value]
        index = found.index
        kept, end = 1, index
        while (following := _next_item(words, index, item, joins)) is not None:
            result, by_comma = following
            values.append(result.value)
            index = result.index
            if not by_comma:
                kept, end = len(values), index
        # Items after commas alone belong to the list only where an "and" or an "or" closes it.
        return Result.success(end, tuple(values[:kept])) if kept >= least else _FAIL

    return Parser(read)


def _next_item(words: Words, index: int, item: Parser, joins: list[Parser]) -> tuple[Result, bool] | None:
    if not joins:
        found = item(words, index)
        return (found, False) if found.status else None
    for join in joins:
        joined = join(words, index)
        if joined.status:
            found = item(words, joined.index)
            if found.status:
                return found, joined.index == index + 1 and words.words[index].plain == ","
    return None


def _show_list(items: list[list[str]], style: str) -> list[str]:
    word = style.rstrip("2")
    if word not in _JOINS:
        return [one for item in items for one in item]
    word = {"plus": "and", "types": "or"}.get(word, word)
    out = list(items[0])
    for at, item in enumerate(items[1:], 1):
        if len(items) > 2:
            out.append(",")
        if at == len(items) - 1:
            out.append(word)
        out.extend(item)
    return out
