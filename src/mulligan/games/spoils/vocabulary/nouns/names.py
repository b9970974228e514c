"""Proper names, subtypes and icons: the leaves of a tree that are words of a card and not of the language."""

from __future__ import annotations

from parsy import Result

from mulligan.games.spoils.vocabulary.nouns.subtypes import SUBTYPES
from mulligan.games.spoils.vocabulary.terms import Icon, Trade
from mulligan.language.grammar import Grammar
from mulligan.language.words import Words, join

_FAIL = Result.failure(0, "a name")
_ICONS = {f"[{icon.value.lower()}]": icon for icon in Icon}
# Inside a run of capitalised words these may stand in lower case.
_SMALL = frozenset({"of", "the", "de", "'s", "&"})
_TRADES = frozenset(trade.value for trade in Trade)  # "a UNIQUE Rogue character"
_ENDINGS = ("", "s", "es")
# The last word of a subtype that stands for several cards: no subtype ends like this by itself.
SUBTYPES_IN_PLURAL = frozenset(f"{name.split()[-1]}s" for name in SUBTYPES) - SUBTYPES
_LONGEST = max(len(name.split()) for name in SUBTYPES)


def enter(grammar: Grammar) -> None:
    """Enter how names and icons are read and printed."""
    grammar.style("name", read_name, lambda name, plural: ['"', name, '"'])
    grammar.style("identifier", read_identifier, lambda name, plural: [name])
    grammar.style("subtype", read_subtype, lambda name, plural: ['"', name, '"'])
    grammar.style("icons", read_icons, lambda icons, plural: [f"[{icon.value}]" for icon in icons])
    grammar.style("icon", read_icon, lambda icon, plural: [f"[{icon.value}]"])
    grammar.style("variable", read_variable, lambda name, plural: [name])


def read_quoted(words: Words, index: int) -> Result:
    """Words between quotation marks."""
    line = words.words
    if index < len(line) and line[index].plain == '"':
        for end in range(index + 1, min(index + 10, len(line))):
            if line[end].plain == '"':
                return Result.success(
                    end + 1, join(word.text or word.plain for word in line[index + 1 : end]).strip(" ,.")
                )
    words.fail(index, "a quoted name")
    return _FAIL


def read_name(words: Words, index: int) -> Result:
    """A card's name: quoted, or a run of capitalised words."""
    quoted = read_quoted(words, index)
    if quoted.status:
        return quoted
    line = words.words
    end = index
    while end < len(line) and (line[end].text[:1].isupper() or (end > index and line[end].plain in _SMALL)):
        end += 1
    while end > index and line[end - 1].plain in _SMALL:
        end -= 1
    if end == index:
        words.fail(index, "a card's name")
        return _FAIL
    return Result.success(end, join(word.text or word.plain for word in line[index:end]))


def read_identifier(words: Words, index: int) -> Result:
    """What follows UNIQUE inside a sentence: a run of words in capitals."""
    line = words.words
    end = index
    while end < len(line) and line[end].text[:1].isupper() and len(line[end].text) > 1:
        if line[end].text in _TRADES:
            break
        end += 1
    if end == index:
        words.fail(index, "an identifier in capitals")
        return _FAIL
    return Result.success(end, join(word.text for word in line[index:end]).upper())


def read_subtype(words: Words, index: int) -> Result:
    """A subtype: quoted, or one of those known without quotation marks."""
    quoted = read_quoted(words, index)
    if quoted.status:
        return Result.success(quoted.index, quoted.value.lower())
    for length in range(min(_LONGEST, len(words) - index), 0, -1):
        name = " ".join(word.plain for word in words.words[index : index + length])
        if name in SUBTYPES and index + length < len(words):
            return Result.success(index + length, name)
    words.fail(index, "a quoted subtype")
    return _FAIL


def read_subtype_as_noun(words: Words, index: int) -> Result:
    """A known subtype that stands for the cards that have it: a soldier, soldiers."""
    for length in range(min(_LONGEST, len(words) - index), 0, -1):
        *front, last = (word.plain for word in words.words[index : index + length])
        for end in _ENDINGS:
            name = " ".join([*front, last.removesuffix(end)])
            if last.endswith(end) and name in SUBTYPES:
                return Result.success(index + length, name)
    words.fail(index, "a subtype")
    return _FAIL


def read_icons(words: Words, index: int) -> Result:
    """A run of resource icons."""
    line = words.words
    end = index
    icons: list[Icon] = []
    while end < len(line) and line[end].plain in _ICONS:
        icons.append(_ICONS[line[end].plain])
        end += 1
    if not icons:
        words.fail(index, "a resource icon")
        return _FAIL
    return Result.success(end, tuple(icons))


def read_icon(words: Words, index: int) -> Result:
    """One resource icon."""
    if index < len(words) and words.words[index].plain in _ICONS:
        return Result.success(index + 1, _ICONS[words.words[index].plain])
    words.fail(index, "a resource icon")
    return _FAIL


def read_variable(words: Words, index: int) -> Result:
    """The letter of a variable."""
    if index < len(words) and words.words[index].plain in ("x", "y", "z"):
        return Result.success(index + 1, words.words[index].plain.upper())
    words.fail(index, "X")
    return _FAIL
