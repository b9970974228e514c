"""Why a text does not read, in the language of whoever wrote it.

A reason stands in English where it is found, as a card's text does in its file; the catalogue of another language has
it under an id made of its words. What a reason quotes (“…”) and counts is given to the message as `first`, `second`.
"""

import re

from mulligan.messages import part_of_id, translated

_GIVEN = re.compile(r"“[^”]*”(?:, “[^”]*”)*|\d[\d,]*")
_PLACES = ("first", "second", "third")
_NEXT = "; "
_MARK = "\0"


def in_words(reason: str) -> str:
    """A reason in the language that is being spoken; a part of it that the language lacks stays as it is."""
    given = _GIVEN.findall(reason)
    parts = _GIVEN.sub(_MARK, reason).split(_NEXT)
    said = []
    for part in parts:
        count = part.count(_MARK)
        said.append(_part(part, given[:count]))
        given = given[count:]
    return _NEXT.join(said)


def _part(part: str, given: list[str]) -> str:
    english = part
    for value in given:
        english = english.replace(_MARK, value, 1)
    return translated(f"reason-{part_of_id(part)}", english, **dict(zip(_PLACES, given, strict=False)))
