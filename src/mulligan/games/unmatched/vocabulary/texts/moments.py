"""Reads when a line of a special ability is done: at one moment or several, each time or once in so long."""

from __future__ import annotations

from parsy import Result

from mulligan.games.unmatched.vocabulary.special.occasions import WhenThis
from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar
from mulligan.language.grammar import literal
from mulligan.language.tree import with_fields
from mulligan.language.words import Word, Words

_OR = (literal(", or"), literal("or"))
_ONCE = tuple((literal(f"once {each} turn ,"), False) for each in ("per", "each", "a", "every", "during each"))
_EVER = tuple((literal(f"once {each} game ,"), True) for each in ("per", "each", "a"))
_FIRST = literal("the first time")
_EACH_TURN = tuple(literal(span) for span in ("each turn", "in each turn", "every turn", "this turn", "each turn that"))


def moments(words: Words, index: int) -> Result:
    """One moment, or one of several: "when this happens, or when that does"."""
    when = moment(words, index)
    if not when.status:
        return when
    found, end = [when.value], when.index
    while True:
        joined = next((some for joint in _OR if (some := joint(words, end)).status), None)
        if joined is None:
            return Result.success(end, tuple(found))
        other = moment(words, joined.index)
        if not other.status:  # "after this happens or that does"
            again = Words([words.words[index], *words.words[joined.index :]])
            other = grammar().reader(WhenThis)(again, 0)
            if not other.status:
                return Result.success(end, tuple(found))
            other = Result.success(other.index - 1 + joined.index, other.value)
        found.append(other.value)
        end = other.index


def moment(words: Words, index: int) -> Result:
    """One moment; "once per turn" or "the first time" may stand before any."""
    when = grammar().reader(WhenThis)(words, index)
    if when.status:
        return when
    for opening, ever in (*_ONCE, *_EVER):
        opened = opening(words, index)
        if opened.status:
            inner = grammar().reader(WhenThis)(words, opened.index)
            if inner.status:
                limited = with_fields(inner.value, once=not ever, ever=ever, used=True)
                return Result.success(inner.index, limited)
    return first_time(words, index, when)


def first_time(words: Words, index: int, unread: Result) -> Result:
    """ "The first time that happens each turn", "the first time each turn that it happens": when it does, once."""
    opened = _FIRST(words, index)
    if not opened.status:
        return unread
    start = opened.index
    before = next((span for each in _EACH_TURN if (span := each(words, start)).status), None)
    if before is not None:
        start = before.index
    if start < len(words) and words.words[start].plain == "that":
        start += 1
    again = Words([Word("when", "when", 0), *words.words[start:]])
    inner = grammar().reader(WhenThis)(again, 0)
    if not inner.status:
        return unread
    end = inner.index - 1 + start
    if before is None:
        after = next((span for each in _EACH_TURN if (span := each(words, end)).status), None)
        if after is None:
            return unread
        end = after.index
    return Result.success(end, with_fields(inner.value, once=True))
