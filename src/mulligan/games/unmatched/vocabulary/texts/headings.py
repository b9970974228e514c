"""What stands before a line of a special ability, and what that does to its words: a name, a form, a defeat."""

from __future__ import annotations

import re

from mulligan.games.unmatched.vocabulary.texts.lexicon import key
from mulligan.language.words import Words

_LABEL = re.compile(r"^([A-Z][A-Z'’! -]{2,}): (?=[A-Z])")
TIMINGS = ("IMMEDIATELY", "DURING COMBAT", "AFTER COMBAT", "ONGOING", "BOOSTED WITH")


def unlabelled(sentence: str, forms: tuple[str, ...]) -> str:
    """A line without the name that it has in capitals, where that is neither a time nor something that the hero is."""
    found = _LABEL.match(sentence)
    if found is None or found.group(1) in TIMINGS or key(found.group(1)) in [key(form) for form in forms]:
        return sentence
    return sentence[found.end() :]


def in_place_of_defeat(text: str) -> str:
    """What is done where somebody would be defeated is done in place of it."""
    text = re.sub(r"(?<=defeated,) instead,?|,? instead\b(?! of)", "", text)
    return re.sub(r"\b(?:he|she|it|they) (?:has|have|is at) (\d+) health(?=\.)", r"set their health to \1", text)


def of_this_turn(words: Words) -> Words:
    """What the hero is from the start of a turn on: of attacks and moves, "this turn" adds nothing to that."""
    said = [word.plain for word in words.words]
    if "defense" in said or "defenses" in said or not {"attack", "attacks", "move"} & set(said):
        return words
    kept = [
        word
        for at, word in enumerate(words.words)
        if said[at : at + 2] != ["this", "turn"] and (at == 0 or said[at - 1 : at + 1] != ["this", "turn"])
    ]
    return Words(kept)
