"""Who is "he" and who is "she": where a sentence names two, the one whom the hero's other texts call so."""

from __future__ import annotations

import re
from collections.abc import Iterable

_PRONOUN = re.compile(r"\b(he|him|himself|his|she|her|herself)\b", re.IGNORECASE)
_SENTENCE = re.compile(r"[^.!:]+[.!:]?")
_NAME = re.compile(r"(?<!\w)#(\d+)")
_OWN = {"his", "her"}


def gender(pronoun: str) -> str:
    return "he" if pronoun.lower().startswith("h") and not pronoun.lower().startswith("her") else "she"


def genders_of(texts: Iterable[str], count: int) -> tuple[str, ...]:
    """What each of so many fighters is called, where a sentence names nobody else; empty where that is not said."""
    found: list[set[str]] = [set() for _ in range(count)]
    for text in texts:
        for sentence in _SENTENCE.findall(text):
            named = {int(number) for number in _NAME.findall(sentence)}
            if len(named) != 1 or max(named) >= count or re.search(r"fighter|hero|sidekick|opponent", sentence):
                continue
            first = _NAME.search(sentence)
            assert first is not None
            for pronoun in _PRONOUN.findall(sentence[first.end() :]):
                found[named.copy().pop()].add(gender(pronoun))
    return tuple(said.copy().pop() if len(said) == 1 else "" for said in found)


def named_pronouns(text: str, genders: tuple[str, ...]) -> str:
    """A text in which a pronoun that can only be the second of two names is that name."""
    if not any(genders):
        return text
    return _SENTENCE.sub(lambda found: sentence_named(found.group(), genders), text)


def sentence_named(sentence: str, genders: tuple[str, ...]) -> str:
    def meant(found: re.Match[str]) -> str:
        before = [int(number) for number in _NAME.findall(sentence[: found.start()])]
        said = gender(found.group())
        fitting = {number for number in before if number < len(genders) and genders[number] == said}
        here = _NAME.search(sentence[: found.start()].rpartition(",")[2])  # named where it is said: no need to look
        clear = len(fitting) == 1 and len(set(before)) > 1 and before[0] not in fitting and here is None
        clause = re.split(r"[,.]", sentence[found.end() :])[0]
        clear = clear and not any(re.search(rf"\bwith #{number}\b", clause) for number in fitting)  # not with oneself
        if not clear or re.search(r"fighter|hero|sidekick", sentence[: found.start()]):
            return found.group()
        own = found.group().lower() == "his" or (
            found.group().lower() == "her"
            and re.match(r" (?!and\b|or\b|to\b|up\b|in\b)[a-z#]", sentence[found.end() :])
        )
        return f"#{fitting.pop()}{chr(39) + 's' if own else ''}"

    return _PRONOUN.sub(meant, sentence)
